//! Advice about errors: notes with the names that were meant, and the causes of errors that show elsewhere.
//!
//! Advice follows from upstream's words and from the text at the error, so that the parser and the verifier need not know
//! of it and correct programs pay nothing. A note has its reason in the text: where nothing tells, there is none.
//!
//! [`enable`] adds advice to the errors of a context; the program `terrace` does so for people.

mod braces;
pub mod content;
mod dialects;
mod legacy;
mod names;
pub mod spelling;
mod text;
mod words;

use braces::Lacking;
use content::Content;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use terrace_ir::diag::{Diagnostic, Severity};
use terrace_ir::loc::SourceFile;
use terrace_ir::{Context, Loc};

/// Errors after these get no advice: each search of the text is linear.
const MAX_ERRORS: u32 = 16;

/// Adds advice to the errors of a context, as notes; `false` stops it.
///
/// ```
/// let ctx = terrace::context();
/// terrace::hints::enable(&ctx, true);
/// let text = "func.func @f(%a: i32) -> i32 { %0 = arith.mulli %a, %a : i32  return %0 : i32 }";
/// let error = terrace::Module::parse(&ctx, "f.mlir", text).unwrap_err();
/// assert_eq!(error.details()[0].notes[0].1, "did you mean 'arith.muli'?");
/// ```
pub fn enable(ctx: &Context, on: bool) {
    let mut advisor = Advisor::default();
    ctx.diag.set_advisor(
        on.then(|| Box::new(move |ctx: &Context, diag: &mut Diagnostic| advisor.advise(ctx, diag)) as _),
    );
}

/// Gives advice about the errors of one text after another.
#[derive(Default)]
pub struct Advisor {
    /// The part of the file that the errors are about; all of it if `None`.
    range: Option<Range<usize>>,
    /// The file of the last error.
    file: Option<Arc<SourceFile>>,
    /// How many errors the file had.
    errors: u32,
}

impl Advisor {
    /// An advisor for a range of a file.
    pub fn for_range(range: Option<(u32, u32)>) -> Self {
        let range = range.map(|(start, end)| start as usize..end as usize);
        Self { range, ..Self::default() }
    }

    /// Adds notes to an error.
    pub fn advise(&mut self, ctx: &Context, diag: &mut Diagnostic) {
        if diag.severity != Severity::Error {
            return;
        }
        let file = diag.loc.pos().and_then(|pos| ctx.sources.file_at(pos));
        if let Some(file) = &file
            && self.file.as_ref().is_none_or(|last| !Arc::ptr_eq(last, file))
        {
            (self.file, self.errors) = (Some(file.clone()), 0);
        }
        if self.errors == MAX_ERRORS {
            return;
        }
        self.errors += 1;
        let mut notes = Vec::new();
        match file {
            Some(file) => self.place(&file, diag).advise(ctx, diag, self.errors == 1, &mut notes),
            None => names::without_place(&diag.message, &mut |note| notes.push((diag.loc, note))),
        }
        diag.notes.extend(notes);
    }

    fn place<'f>(&self, file: &'f SourceFile, diag: &Diagnostic) -> Place<'f> {
        let whole = 0..file.text.len();
        let range = self.range.clone().filter(|range| range.end <= file.text.len()).unwrap_or(whole);
        let at = diag.loc.pos().map_or(0, |pos| (pos.saturating_sub(file.base)) as usize);
        Place {
            name: &file.name,
            text: &file.text[range.clone()],
            base: file.base + range.start as u32,
            at: at.saturating_sub(range.start).min(range.len()),
        }
    }
}

/// The place of an error.
struct Place<'f> {
    /// The file's name.
    name: &'f str,
    /// The text that the error is about.
    text: &'f [u8],
    /// The position of its first byte.
    base: u32,
    /// The error's offset in it.
    at: usize,
}

impl Place<'_> {
    fn advise(&self, ctx: &Context, diag: &Diagnostic, first: bool, notes: &mut Vec<(Loc, String)>) {
        // What explains the whole text makes guesses about a name worthless.
        if first && self.general(ctx, diag, notes) {
            return;
        }
        let before = notes.len();
        words::advise(self, &diag.message, &mut |note| notes.push((diag.loc, note)));
        if notes.len() == before {
            names::advise(ctx, self, &diag.message, &mut |note| notes.push((diag.loc, note)));
        }
    }

    fn loc(&self, offset: usize) -> Loc {
        Loc::of_pos(self.base + offset as u32)
    }

    /// Adds notes about the whole text. Returns whether they explain the error.
    fn general(&self, ctx: &Context, diag: &Diagnostic, notes: &mut Vec<(Loc, String)>) -> bool {
        if let Some(advice) = Content::of_file(self.name, self.text).advice(self.name) {
            notes.push((diag.loc, advice));
            return true;
        }
        if let Some(legacy) = legacy::reason(ctx, self.text, self.at) {
            notes.push((self.loc(legacy.offset), legacy.note));
            return true;
        }
        let symbol = |op: usize| text::symbol_at(&self.text[op..]).unwrap_or("");
        match braces::lacking(self.text) {
            Some(Lacking::Closing { brace, symbol: op }) if brace < self.at => {
                if let Some(op) = op {
                    notes.push((self.loc(op), format!("'{}' lacks a closing '}}'", symbol(op))));
                }
                if op.is_none_or(|op| self.text[op..brace].contains(&b'\n')) {
                    notes.push((self.loc(brace), "this '{' is not closed".to_owned()));
                }
                true
            }
            Some(Lacking::Opening { op: Some(op), .. }) if op < self.at => {
                let line = self.text[op..].split(|&byte| byte == b'\n').next().unwrap_or(b"");
                let note = match text::symbol_at(line) {
                    Some(name) => format!("'{name}' lacks an opening '{{' behind its signature"),
                    None => "this operation lacks an opening '{'".to_owned(),
                };
                notes.push((self.loc(op), note));
                true
            }
            Some(Lacking::Opening { brace, op: None }) => {
                let note = "the text has more '}' than '{': a '{' is missing, or a '}' is too many";
                notes.push((self.loc(brace), note.to_owned()));
                true
            }
            _ => false,
        }
    }
}

/// The name of a file in a command, if a shell takes it as it is.
fn command_file(name: &str) -> Cow<'_, str> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'/' | b'-' | b'+');
    if !name.is_empty() && name.bytes().all(plain) { Cow::Borrowed(name) } else { Cow::Borrowed("<file>") }
}

/// A list of names in quotes: `'a', 'b' or 'c'`.
fn list(names: &[impl AsRef<str>]) -> String {
    let quote = |name: &dyn AsRef<str>| format!("'{}'", name.as_ref());
    match names {
        [] => String::new(),
        [one] => quote(one),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(|name| quote(name)).collect();
            format!("{} or {}", first.join(", "), quote(last))
        }
    }
}
