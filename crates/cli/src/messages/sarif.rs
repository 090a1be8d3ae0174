//! Diagnostics as a SARIF 2.1.0 log.

use super::Item;
use serde::Serialize;
use terrace::ir::diag::{Place, Severity};
use terrace_lsp::percent_encode;

#[derive(Serialize)]
struct Log<'a> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Tool,
    column_kind: &'static str,
    results: &'a [Outcome],
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
struct Driver {
    name: &'static str,
    version: &'static str,
}

/// A diagnostic: a `result` of SARIF.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    level: &'static str,
    message: Text,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locations: Vec<Location>,
    /// The notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location>,
}

#[derive(Serialize)]
struct Text {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    physical_location: Option<PhysicalLocation>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Serialize)]
struct ArtifactLocation {
    uri: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_column: Option<usize>,
}

/// A diagnostic and its notes.
pub fn result(item: &Item<'_>, notes: &[Item<'_>]) -> Outcome {
    let text = |item: &Item<'_>| Text { text: item.message.to_owned() };
    let location = |physical_location| Location { id: None, message: None, physical_location };
    let related = |(i, note): (usize, &Item<'_>)| Location {
        id: Some(i + 1),
        message: Some(text(note)),
        physical_location: note.place.as_ref().map(physical_location),
    };
    Outcome {
        level: match item.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note | Severity::Remark | Severity::Text => "note",
        },
        message: text(item),
        locations: item.place.iter().map(|place| location(Some(physical_location(place)))).collect(),
        related_locations: notes.iter().enumerate().map(related).collect(),
    }
}

fn physical_location(place: &Place) -> PhysicalLocation {
    let region = |start_line| Region { start_line, start_column: start_column(place) };
    PhysicalLocation {
        artifact_location: ArtifactLocation { uri: uri(&place.name) },
        region: (place.line != 0).then_some(place.line).map(region),
    }
}

/// The column in characters, which SARIF counts.
fn start_column(place: &Place) -> Option<usize> {
    let before = (place.col as usize).checked_sub(1)?;
    let text = place.file.as_ref().and_then(|file| file.line(place.line).get(..before));
    Some(text.map_or(before, |text| String::from_utf8_lossy(text).chars().count()) + 1)
}

/// A path as a reference of RFC 3986: all but letters, digits and a few marks become `%XX`.
fn uri(path: &str) -> String {
    let path = path.replace(std::path::MAIN_SEPARATOR, "/");
    let scheme = if path.starts_with('/') { "file://" } else { "" };
    format!("{scheme}{}", percent_encode(&path, "/+,="))
}

/// Appends a log with these results.
pub fn write_log(results: &[Outcome], out: &mut Vec<u8>) {
    let driver = Driver { name: "terrace", version: env!("CARGO_PKG_VERSION") };
    let log = Log {
        schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [Run { tool: Tool { driver }, column_kind: "unicodeCodePoints", results }],
    };
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(&mut *out, &log);
    out.push(b'\n');
}
