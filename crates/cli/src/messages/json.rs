//! Diagnostics as JSON: objects of Terrace's own, and results of a SARIF 2.1.0 log.

use core::fmt::Write as _;
use terrace::ir::diag::{self, Place, Severity};
use terrace::ir::{Context, Loc};

/// A message at a place.
pub struct Item<'a> {
    severity: Severity,
    message: &'a str,
    place: Option<Place>,
}

impl<'a> Item<'a> {
    /// A message at a location.
    pub fn new(ctx: &Context, severity: Severity, loc: Loc, message: &'a str) -> Self {
        let place = diag::place(ctx, loc);
        if place.is_none()
            && let Some((place, message)) = quoted_error(message)
        {
            return Self { severity, message, place: Some(place) };
        }
        Self { severity, message, place }
    }

    /// A message that is about no place.
    pub fn general(severity: Severity, message: &'a str) -> Self {
        Self { severity, message, place: None }
    }
}

/// The place and message of `file:line:column: error: message`: errors of the LLVM IR parser come as such texts.
fn quoted_error(text: &str) -> Option<(Place, &str)> {
    let line = text.lines().next()?;
    let (origin, message) = line.split_once(": error: ")?;
    let mut parts = origin.rsplitn(3, ':');
    let col = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    let name = parts.next()?.to_owned();
    // Upstream's name of the text of a pipeline is not that of a file.
    if name == terrace::rewrite::pipeline::TEXT_NAME {
        return None;
    }
    Some((Place { name, line, col, file: None }, message))
}

/// One diagnostic: `{"severity", "file", "line", "column", "message", "notes"}`. Lines and columns (in bytes) count from 1;
/// `file`, `line` and `column` are absent when they are unknown.
pub fn object(item: &Item<'_>, notes: &[Item<'_>]) -> String {
    let mut out = String::new();
    open_object(item, &mut out);
    out.push_str(",\"notes\":[");
    for (i, note) in notes.iter().enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        open_object(note, &mut out);
        out.push('}');
    }
    out.push_str("]}");
    out
}

fn open_object(item: &Item<'_>, out: &mut String) {
    let _ = write!(out, "{{\"severity\":\"{}\"", item.severity.name());
    if let Some(place) = &item.place {
        out.push_str(",\"file\":");
        diag::push_json_string(&place.name, out);
        let _ = match (place.line, place.col) {
            (0, _) => Ok(()),
            (line, 0) => write!(out, ",\"line\":{line}"),
            (line, col) => write!(out, ",\"line\":{line},\"column\":{col}"),
        };
    }
    out.push_str(",\"message\":");
    diag::push_json_string(item.message, out);
}

/// A result of a SARIF log.
pub fn result(item: &Item<'_>, notes: &[Item<'_>]) -> String {
    let level = match item.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note | Severity::Remark | Severity::Text => "note",
    };
    let mut out = format!("{{\"level\":\"{level}\"");
    message(item.message, &mut out);
    if let Some(place) = &item.place {
        out.push_str(",\"locations\":[{");
        physical_location(place, &mut out);
        out.push_str("}]");
    }
    if !notes.is_empty() {
        out.push_str(",\"relatedLocations\":[");
        for (i, note) in notes.iter().enumerate() {
            let _ = write!(out, "{}{{\"id\":{}", if i == 0 { "" } else { "," }, i + 1);
            message(note.message, &mut out);
            if let Some(place) = &note.place {
                out.push(',');
                physical_location(place, &mut out);
            }
            out.push('}');
        }
        out.push(']');
    }
    out.push('}');
    out
}

fn message(text: &str, out: &mut String) {
    out.push_str(",\"message\":{\"text\":");
    diag::push_json_string(text, out);
    out.push('}');
}

fn physical_location(place: &Place, out: &mut String) {
    out.push_str("\"physicalLocation\":{\"artifactLocation\":{\"uri\":");
    diag::push_json_string(&uri(&place.name), out);
    out.push('}');
    if place.line != 0 {
        let _ = write!(out, ",\"region\":{{\"startLine\":{}", place.line);
        if place.col != 0 {
            // SARIF counts characters.
            let before =
                place.file.as_ref().and_then(|file| file.line(place.line).get(..place.col as usize - 1));
            let column =
                before.map_or(place.col as usize, |text| String::from_utf8_lossy(text).chars().count() + 1);
            let _ = write!(out, ",\"startColumn\":{column}");
        }
        out.push('}');
    }
    out.push('}');
}

/// A path as a reference of RFC 3986: all but letters, digits and a few marks become `%XX`.
fn uri(path: &str) -> String {
    let path = path.replace(std::path::MAIN_SEPARATOR, "/");
    let mut out = String::new();
    if path.starts_with('/') {
        out.push_str("file://");
    }
    for &byte in path.as_bytes() {
        match byte {
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b'/'
            | b'.'
            | b'-'
            | b'_'
            | b'~'
            | b'+'
            | b','
            | b'=' => {
                out.push(byte as char);
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

/// A log with these results.
pub fn log(results: &[String]) -> String {
    format!(
        "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\
         \"tool\":{{\"driver\":{{\"name\":\"terrace\",\"version\":\"{}\"}}}},\
         \"columnKind\":\"unicodeCodePoints\",\"results\":[{}]}}]}}\n",
        env!("CARGO_PKG_VERSION"),
        results.join(",")
    )
}
