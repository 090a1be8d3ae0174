//! The messages of a tool on standard error: as text, perhaps in colours, as lines of JSON, or as a SARIF log.
//!
//! The words of diagnostics are upstream's. Advice of Terrace's own ([`terrace::hints`]) is added as notes, where a person reads
//! them: in `terrace compile` and `terrace run`, and in the tools that mimic upstream's when standard error is a terminal.
//! `--hints` and `--hints=false` decide otherwise, and with `--verify-diagnostics` there are none.

mod json;

use crate::Streams;
use crate::flags::Parsed;
use json::Item;
use parking_lot::Mutex;
use std::sync::Arc;
use terrace::ir::Context;
use terrace::ir::diag::{self, Diagnostic, Severity};

/// The words of `--diagnostics`.
pub const FORMATS: &[(&str, &str)] = &[
    ("text", "lines of text, with the source (default)"),
    ("json", "one JSON object for each diagnostic, on a line of its own"),
    ("sarif", "one SARIF 2.1.0 log, at the end"),
];

/// The words of `--color`.
pub const COLORS: &[(&str, &str)] = &[
    ("auto", "if standard error is a terminal (default)"),
    ("always", "always; also 'true' or no value"),
    ("never", "never; also 'false'"),
    ("true", "as 'always'"),
    ("false", "as 'never'"),
];

/// How diagnostics are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// As upstream writes them.
    Text,
    /// A JSON object a line.
    Json,
    /// A SARIF log at the end of the run.
    Sarif,
    /// The results of a SARIF log, whose frame the caller writes.
    SarifResults,
}

/// The text of standard error, collected in order, and how diagnostics become text.
#[derive(Clone)]
pub struct Messages {
    /// How diagnostics are written.
    pub format: Format,
    /// Whether text is in colours.
    pub colors: bool,
    /// Whether errors get notes with advice.
    pub hints: bool,
    /// The results of a SARIF log so far.
    results: Arc<Mutex<Vec<String>>>,
}

impl Messages {
    /// The settings of a command line; `hints` says whether the tool gives advice when standard error is no terminal.
    pub fn new(flags: &Parsed, io: &Streams<'_>, hints: bool) -> Self {
        let terminal = io.stderr_is_terminal();
        let format = match flags.text("diagnostics") {
            Some("json") => Format::Json,
            Some("sarif") => Format::Sarif,
            Some("sarif-results") => Format::SarifResults,
            _ => Format::Text,
        };
        let colors = match flags.text("color") {
            Some("always" | "true" | "") => true,
            Some("never" | "false") => false,
            _ => terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        };
        Self {
            format,
            colors: colors && format == Format::Text,
            hints: flags.switch("hints", hints || terminal) && !flags.has("verify-diagnostics"),
            results: Arc::default(),
        }
    }

    /// Appends a diagnostic.
    pub fn diagnostic(&self, ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
        if self.format == Format::Text || diag.severity == Severity::Text {
            return diag::render(ctx, diag, out);
        }
        let notes = diag::notes(ctx, diag);
        let notes: Vec<Item<'_>> =
            notes.iter().map(|(loc, text)| Item::new(ctx, Severity::Note, *loc, text)).collect();
        self.item(&Item::new(ctx, diag.severity, diag.loc, &diag.message), &notes, out);
    }

    /// Appends an error that is about no place in the input, `message` with its line break.
    pub fn error(&self, message: &str, out: &mut Vec<u8>) {
        match self.format {
            Format::Text => out.extend_from_slice(message.as_bytes()),
            _ => self.item(&Item::general(Severity::Error, message.trim_end()), &[], out),
        }
    }

    fn item(&self, item: &Item<'_>, notes: &[Item<'_>], out: &mut Vec<u8>) {
        match self.format {
            Format::Json => {
                out.extend_from_slice(json::object(item, notes).as_bytes());
                out.push(b'\n');
            }
            _ => self.results.lock().push(json::result(item, notes)),
        }
    }

    /// Appends what comes after the last diagnostic.
    pub fn finish(&self, out: &mut Vec<u8>) {
        let results = core::mem::take(&mut *self.results.lock());
        match self.format {
            Format::Text | Format::Json => {}
            Format::Sarif => out.extend_from_slice(json::log(&results).as_bytes()),
            Format::SarifResults => {
                for result in results {
                    out.extend_from_slice(result.as_bytes());
                    out.push(b'\n');
                }
            }
        }
    }
}

/// A SARIF log of the lines that [`Format::SarifResults`] wrote.
pub fn sarif_log(lines: &[u8]) -> String {
    let lines = String::from_utf8_lossy(lines);
    json::log(&lines.lines().map(str::to_owned).collect::<Vec<_>>())
}
