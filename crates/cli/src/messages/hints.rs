//! Advice about errors: notes with the names that were meant, and the causes of errors that show elsewhere.
//!
//! Advice follows from upstream's words and from the text at the error, so that the parser and the verifier need not know
//! of it and correct programs pay nothing.

use super::content::Content;
use super::spelling::nearest;
use super::{Note, braces};
use std::ops::Range;
use std::sync::Arc;
use terrace::ir::decl::KindDef;
use terrace::ir::diag::{Diagnostic, Severity};
use terrace::ir::loc::SourceFile;
use terrace::ir::{Context, Loc};
use terrace::lower::to_llvm;
use terrace::registry;

/// The names of MLIR's dialects, as `mlir-opt --help` lists them.
const UPSTREAM: &str = include_str!("../upstream/dialects.txt");

/// Errors after these get no advice: each search of the text is linear.
const MAX_ERRORS: u32 = 16;

/// Gives advice about the errors of one input.
pub struct Advisor {
    file: Arc<SourceFile>,
    range: Range<usize>,
    errors: u32,
}

impl Advisor {
    /// An advisor for a range of a file.
    pub fn new(file: &Arc<SourceFile>, range: Option<(u32, u32)>) -> Self {
        let range = range.map_or(0..file.text.len(), |(start, end)| start as usize..end as usize);
        Self { file: file.clone(), range, errors: 0 }
    }

    /// Adds notes to an error.
    pub fn advise(&mut self, ctx: &Context, diag: &mut Diagnostic) {
        if diag.severity != Severity::Error || self.errors == MAX_ERRORS {
            return;
        }
        self.errors += 1;
        let mut notes = Vec::new();
        // What explains the whole text makes guesses about a name worthless.
        if !self.general(diag, &mut notes) {
            self.names(ctx, diag, &mut notes);
        }
        diag.notes.extend(notes);
    }

    fn text(&self) -> &[u8] {
        self.file.text.get(self.range.clone()).unwrap_or(&[])
    }

    /// The offset of a location in the file, if it is in the range.
    fn offset(&self, loc: Loc) -> Option<usize> {
        let at = loc.pos()?.checked_sub(self.file.base)? as usize;
        (self.range.start..=self.range.end).contains(&at).then_some(at)
    }

    fn loc(&self, offset: usize) -> Loc {
        Loc::of_pos(self.file.base + offset as u32)
    }

    /// Adds notes about the whole text, to the first error. Returns whether they explain it.
    fn general(&self, diag: &Diagnostic, notes: &mut Vec<Note>) -> bool {
        if self.errors != 1 {
            return false;
        }
        // Errors about LLVM IR have no location of MLIR.
        if self.offset(diag.loc).is_some()
            && let Some(advice) = Content::of(self.text()).advice()
        {
            notes.push((diag.loc, advice.to_owned()));
            return true;
        }
        if self.old_form(diag, notes) {
            return true;
        }
        let start = self.range.start;
        let Some(open) = braces::unclosed(self.text()) else { return false };
        match open.symbol {
            Some(op) => {
                let name = symbol_at(&self.text()[op..]).unwrap_or("");
                notes.push((self.loc(start + op), format!("'{name}' lacks a closing '}}'")));
                let same_line = !self.text()[op..open.brace].contains(&b'\n');
                if !same_line {
                    notes.push((self.loc(start + open.brace), "this '{' is not closed".to_owned()));
                }
            }
            None => notes.push((self.loc(start + open.brace), "this '{' is not closed".to_owned())),
        }
        false
    }

    /// Notes that the line of an error has a form of earlier years, if it does.
    fn old_form(&self, diag: &Diagnostic, notes: &mut Vec<Note>) -> bool {
        let Some(at) = self.offset(diag.loc) else { return false };
        let line = self.file.line_col(at as u32).0;
        let same_line = |offset: usize| self.file.line_col((self.range.start + offset) as u32).0 == line;
        let upgraded = terrace_upgrade::upgrade(self.text());
        let Some(change) = upgraded.changes.iter().find(|change| same_line(change.offset)) else {
            return false;
        };
        notes.push((
            self.loc(self.range.start + change.offset),
            format!(
                "this is text of an earlier MLIR: '{}' is '{}' since {}; '--upgrade' reads it, 'terrace upgrade' rewrites it",
                change.old, change.new, change.since
            ),
        ));
        true
    }

    /// Adds notes about the names in an error and at its place.
    fn names(&self, ctx: &Context, diag: &Diagnostic, notes: &mut Vec<Note>) {
        let message = diag.message.as_str();
        let mut say = |text: String| notes.push((diag.loc, text));
        let quoted = |before: &str, open: char, close: char| {
            let rest = &message[message.find(before)? + before.len()..];
            let (word, _) = rest.strip_prefix(open)?.split_once(close)?;
            Some(word)
        };
        if let Some(op) = quoted("custom op ", '\'', '\'')
            .filter(|_| message.contains("unknown"))
            .or_else(|| quoted("not found for custom op ", '\'', '\''))
            .or_else(|| quoted("unregistered operation ", '\'', '\''))
        {
            return operation(ctx, op, &mut say);
        }
        if message.starts_with("operation being parsed with an unregistered dialect") {
            if let Some(op) = self.offset(diag.loc).and_then(|at| string_before(&self.file.text[..at])) {
                operation(ctx, op, &mut say);
            }
            return;
        }
        if message.contains("created with unregistered dialect") {
            let name = message.split_once('"').and_then(|(_, rest)| rest.split_once('"'));
            if let Some((name, _)) = name {
                dialect(ctx, name, &mut say);
            }
            return;
        }
        if let Some(dialect) = quoted("in dialect ", '`', '`')
            && let Some(name) = quoted("type ", '`', '`').or_else(|| quoted("attribute ", '`', '`'))
        {
            return kind(ctx, dialect, name, message.contains("type"), &mut say);
        }
        if let Some(name) = message.strip_prefix("unknown LLVM type: ") {
            return kind(ctx, "llvm", name, true, &mut say);
        }
        if message == "use of undeclared SSA value name" {
            let Some(name) = self.offset(diag.loc).and_then(|at| name_at(&self.file.text[at..], b'%')) else {
                return;
            };
            let near = nearest(name, names(self.text(), b'%'));
            say(format!("no operation or block around this use defines '{name}'{}", did_you_mean(near)));
        } else if message == "reference to an undefined block" {
            let Some(name) = self.offset(diag.loc).and_then(|at| name_at(&self.file.text[at..], b'^')) else {
                return;
            };
            let near = nearest(name, names(self.text(), b'^'));
            say(format!("no block of this region is named '{name}'{}", did_you_mean(near)));
        } else if message.contains("does not reference a valid") {
            let Some(name) = quoted("op ", '\'', '\'') else { return };
            let name = format!("@{}", name.trim_start_matches('@'));
            if let Some(near) = nearest(&name, names(self.text(), b'@')) {
                say(format!("did you mean '{near}'?"));
            }
        }
    }
}

fn did_you_mean(near: Option<&str>) -> String {
    near.map_or(String::new(), |near| format!("; did you mean '{near}'?"))
}

/// Advice about an unknown operation.
fn operation(ctx: &Context, op: &str, say: &mut impl FnMut(String)) {
    let dialects = ctx.dialects();
    let all = || dialects.iter().flat_map(|dialect| dialect.ops.iter().map(|op| op.name));
    let last = |name: &'static str| name.split_once('.').map_or(name, |(_, last)| last);
    let Some((prefix, rest)) = op.split_once('.') else {
        let exact = all().find(|name| last(name) == op);
        if let Some(near) =
            exact.or_else(|| all().find(|name| nearest(op, [last(name)].into_iter()).is_some()))
        {
            say(format!("did you mean '{near}'?"));
        }
        return;
    };
    let near = match ctx.dialect(prefix) {
        Some(known) => nearest(op, known.ops.iter().map(|op| op.name)),
        None => None,
    };
    // Operations of a dialect that Terrace lacks are no spelling mistakes.
    if !is_upstream(prefix) || ctx.dialect(prefix).is_some() {
        let mut meant: Vec<&str> = all().filter(|name| last(name) == rest).take(3).collect();
        meant.extend(near.or_else(|| if meant.is_empty() { nearest(op, all()) } else { None }));
        if let Some((one, others)) = meant.split_last() {
            let others = others.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ");
            let or = if others.is_empty() { "" } else { " or " };
            say(format!("did you mean {others}{or}'{one}'?"));
        }
    }
    dialect(ctx, prefix, say);
}

/// Whether MLIR has a dialect.
fn is_upstream(dialect: &str) -> bool {
    UPSTREAM.split_whitespace().any(|known| known == dialect)
}

/// Says what Terrace can do with a dialect.
fn dialect(ctx: &Context, name: &str, say: &mut impl FnMut(String)) {
    if let Some(known) = ctx.dialect(name) {
        let lowered =
            if to_llvm::converts(name) || name == "llvm" { ", which it lowers to LLVM IR" } else { "" };
        return match known.ops.len() {
            0 => {}
            n => say(format!("Terrace has {n} operations of the dialect '{name}'{lowered}")),
        };
    }
    if registry::dialects().any(|known| known.name == name) {
        return say(format!(
            "translation knows the llvm dialect: 'terrace compile' lowers the dialect '{name}' first"
        ));
    }
    if is_upstream(name) {
        let generic = "it reads operations in generic form with '--allow-unregistered-dialect'";
        return say(format!("Terrace does not have MLIR's dialect '{name}': {generic}"));
    }
    if name.is_empty() {
        return;
    }
    let dialects = ctx.dialects();
    let near = nearest(name, dialects.iter().map(|dialect| dialect.name).chain(UPSTREAM.split_whitespace()));
    say(format!("neither Terrace nor MLIR has a dialect '{name}'{}", did_you_mean(near)));
}

/// Advice about an unknown type or attribute of a dialect.
fn kind(ctx: &Context, name: &str, unknown: &str, is_type: bool, say: &mut impl FnMut(String)) {
    let Some(known) = ctx.dialect(name) else { return dialect(ctx, name, say) };
    let (kinds, mark): (&[&KindDef], char) = if is_type { (known.types, '!') } else { (known.attrs, '#') };
    if let Some(near) = nearest(unknown, kinds.iter().map(|kind| kind.name)) {
        say(format!("did you mean '{mark}{name}.{near}'?"));
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-')
}

/// The name with its mark at the start of a text.
fn name_at(text: &[u8], mark: u8) -> Option<&str> {
    let rest = text.strip_prefix(&[mark])?;
    let n = rest.iter().take_while(|&&byte| is_name(byte)).count();
    core::str::from_utf8(&text[..=n]).ok().filter(|name| name.len() > 1)
}

/// The names with a mark in a text.
fn names(text: &[u8], mark: u8) -> impl Iterator<Item = &str> {
    memchr::memchr_iter(mark, text).filter_map(move |at| name_at(&text[at..], mark))
}

/// The symbol that an operation's text names first.
fn symbol_at(text: &[u8]) -> Option<&str> {
    names(text, b'@').next()
}

/// The last string in a text, without its quotes.
fn string_before(text: &[u8]) -> Option<&str> {
    let end = memchr::memrchr(b'"', text)?;
    let start = memchr::memrchr(b'"', &text[..end])?;
    core::str::from_utf8(&text[start + 1..end]).ok()
}
