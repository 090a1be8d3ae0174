//! The messages of a tool on standard error: as text, perhaps in colours, as lines of JSON, or as a SARIF log.
//!
//! The words of diagnostics are upstream's. Advice of Terrace's own ([`terrace::hints`]) is added as notes, where a person reads
//! them: in `terrace compile` and `terrace run`, and in the tools that mimic upstream's when standard error is a terminal.
//! `--hints` and `--hints=false` decide otherwise, and with `--verify-diagnostics` there are none.

mod json;
mod sarif;

use crate::Streams;
use crate::flags::{flags, words};
use parking_lot::Mutex;
use std::borrow::Cow;
use std::sync::Arc;
use terrace::ir::diag::{self, Diagnostic, Place, Severity};
use terrace::ir::{Context, Loc};

words! {
    /// How diagnostics are written: the words of `--diagnostics`.
    pub enum Format {
        /// lines of text, with the source (default)
        Text = "text",
        /// one JSON object for each diagnostic, on a line of its own
        Json = "json",
        /// one SARIF 2.1.0 log, at the end
        Sarif = "sarif",
    }
}

words! {
    /// The words of `--color`.
    pub enum Color (none = Always) {
        /// if standard error is a terminal (default)
        Auto = "auto",
        /// always; also 'true' or no value
        Always = "always",
        /// never; also 'false'
        Never = "never",
        /// as 'always'
        True = "true",
        /// as 'never'
        False = "false",
    }
}

words! {
    /// The words of `--mlir-diagnostic-verbosity-level`: the least important diagnostics that are written.
    pub enum Verbosity {
        /// Errors only
        Errors = "errors",
        /// Errors and warnings
        Warnings = "warnings",
        /// Errors, warnings and remarks
        Remarks = "remarks",
    }
}

impl Verbosity {
    fn includes(self, severity: Severity) -> bool {
        match severity {
            Severity::Error | Severity::Text => true,
            Severity::Warning => self != Self::Errors,
            Severity::Remark | Severity::Note => self == Self::Remarks,
        }
    }
}

flags! {
    /// Flags of all tools that report diagnostics.
    pub struct MessageFlags {
        /// Use colors in messages
        color: Option<Color>,
        /// How messages are written to standard error
        diagnostics: Option<Format>,
    }
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
    /// The least important diagnostics that are written.
    pub verbosity: Verbosity,
    /// Whether notes are written.
    pub notes: bool,
    /// Whether the results become a part of another log.
    is_part: bool,
    /// The results of a SARIF log so far.
    results: Arc<Mutex<Vec<sarif::Outcome>>>,
}

impl Messages {
    /// The settings of a command line; `hints` says whether errors get advice.
    pub fn new(flags: &MessageFlags, io: &Streams<'_>, hints: bool) -> Self {
        let format = flags.diagnostics.unwrap_or(Format::Text);
        let colors = match flags.color {
            Some(Color::Always | Color::True) => true,
            Some(Color::Never | Color::False) => false,
            Some(Color::Auto) | None => {
                io.stderr_is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            }
        };
        Self {
            format,
            colors: colors && format == Format::Text,
            hints,
            verbosity: Verbosity::Remarks,
            notes: true,
            is_part: false,
            results: Arc::default(),
        }
    }

    /// Messages of one of several inputs, written in the same way; [`Messages::add_part`] adds its results to those of the whole.
    pub fn part(&self) -> Self {
        Self { is_part: true, results: Arc::default(), ..self.clone() }
    }

    /// Adds the results of an input.
    pub fn add_part(&self, part: &Self) {
        self.results.lock().append(&mut part.results.lock());
    }

    /// Appends a diagnostic, if it is important enough.
    pub fn diagnostic(&self, ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
        if !self.verbosity.includes(diag.severity) {
            return;
        }
        let mut diag = Cow::Borrowed(diag);
        if !self.notes && !diag.notes.is_empty() {
            diag.to_mut().notes.clear();
        }
        if self.format == Format::Text || diag.severity == Severity::Text {
            return diag::render(ctx, &diag, out);
        }
        let notes = diag::notes(ctx, &diag);
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
            Format::Sarif => self.results.lock().push(sarif::result(item, notes)),
            _ => json::write_diagnostic(item, notes, out),
        }
    }

    /// Whether a SARIF log has results so far.
    pub fn has_results(&self) -> bool {
        !self.results.lock().is_empty()
    }

    /// Appends what comes after the last diagnostic.
    pub fn finish(&self, out: &mut Vec<u8>) {
        if self.format == Format::Sarif && !self.is_part {
            sarif::write_log(&core::mem::take(&mut *self.results.lock()), out);
        }
    }
}

/// A message at a place.
struct Item<'a> {
    severity: Severity,
    message: &'a str,
    place: Option<Place>,
}

impl<'a> Item<'a> {
    /// A message at a location.
    fn new(ctx: &Context, severity: Severity, loc: Loc, message: &'a str) -> Self {
        let place = diag::place(ctx, loc);
        if place.is_none()
            && let Some((place, message)) = quoted_error(message)
        {
            return Self { severity, message, place: Some(place) };
        }
        Self { severity, message, place }
    }

    /// A message that is about no place.
    fn general(severity: Severity, message: &'a str) -> Self {
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
