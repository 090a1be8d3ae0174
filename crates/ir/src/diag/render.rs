//! The plain form of diagnostics: `file:line:col: error: message`, the source line and a caret.

use super::{Diagnostic, Severity};
use crate::attrs::{CallSiteLoc, FileLineColRange};
use crate::context::Context;
use crate::loc::{Loc, SourceFile};
use parking_lot::Mutex;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// How many callers of a call-site location are shown.
const CALL_STACK: usize = 10;
/// Where tabs stop in source lines.
const TAB: usize = 8;
/// The largest file that is read to show one of its lines.
const MAX_FILE: u64 = 1 << 30;

/// Appends a diagnostic and its notes as `mlir-opt` shows them.
pub fn render(ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
    if diag.severity == Severity::Text {
        return out.extend_from_slice(diag.message.as_bytes());
    }
    let mut shown = diag.loc;
    part(ctx, diag.severity, shown, &diag.message, true, out);
    // The callers of a call-site location, one note each.
    let mut call = call_site(ctx, shown);
    for _ in 0..CALL_STACK {
        let Some(site) = call else { break };
        shown = Loc::of_attr(site.caller);
        part(ctx, Severity::Note, shown, "called from", true, out);
        call = call_site(ctx, shown);
    }
    for &(loc, ref message) in &diag.notes {
        // Consecutive notes at one location show its line once.
        part(ctx, Severity::Note, loc, message, loc != shown, out);
        shown = loc;
    }
}

/// A line and column of a file that a location names.
pub(super) struct Place {
    /// The file's name.
    pub name: String,
    /// The line, from 1; 0 when unknown.
    pub line: u32,
    /// The column in bytes, from 1; 0 when unknown.
    pub col: u32,
    /// The file, if it is a source or can be read.
    pub file: Option<Arc<SourceFile>>,
}

/// The first file position in a location, in the order of its text.
pub(super) fn place(ctx: &Context, loc: Loc) -> Option<Place> {
    if let Some(pos) = loc.pos() {
        let (file, line, col) = ctx.sources.resolve(pos)?;
        return Some(Place { name: file.name.clone(), line, col, file: Some(file) });
    }
    let at = loc.find_part(ctx, |attr| attr.as_::<FileLineColRange>(ctx))?;
    let name = ctx.str(at.file).into_owned();
    let file = ctx.sources.by_name(at.file, ctx).or_else(|| ctx.diag.files.open(&name));
    Some(Place { name, line: at.start_line, col: at.start_col, file })
}

/// The first call site in a location, under names and in fused locations.
fn call_site(ctx: &Context, loc: Loc) -> Option<CallSiteLoc<'_>> {
    loc.find_part(ctx, |attr| attr.as_::<CallSiteLoc>(ctx))
}

/// Appends one line of a diagnostic, `file:line:col: severity: message`, and perhaps the source line.
pub(super) fn part(
    ctx: &Context,
    severity: Severity,
    loc: Loc,
    message: &str,
    show_line: bool,
    out: &mut Vec<u8>,
) {
    let Some(place) = place(ctx, loc) else {
        let text = match loc {
            Loc::UNKNOWN => String::new(),
            loc => format!("{}: ", crate::asm::attr_to_string(ctx, loc.attr(ctx))),
        };
        out.extend_from_slice(format!("<unknown>:0: {}: {text}{message}\n", severity.name()).as_bytes());
        return;
    };
    let Place { name, line, col, file } = place;
    out.extend_from_slice(format!("{name}:{line}:{col}: {}: {message}\n", severity.name()).as_bytes());
    if show_line && let Some(text) = file.as_deref().and_then(|file| line_at(file, line, col)) {
        source_line(text, col as usize - 1, 0, out);
    }
}

/// The text of a line, if the column is in it or just behind it.
fn line_at(file: &SourceFile, line: u32, col: u32) -> Option<&[u8]> {
    if line == 0 || col == 0 || line > file.n_lines() {
        return None;
    }
    let text = file.line(line);
    // A carriage return ends the line as well.
    let end = memchr::memchr(b'\r', text).unwrap_or(text.len());
    (col as usize - 1 <= end).then(|| &text[..end])
}

/// Appends a source line and a caret under byte `at`, with `~` under the `len` bytes from there.
pub(super) fn source_line(text: &[u8], at: usize, len: usize, out: &mut Vec<u8>) {
    let mut column = 0;
    for &byte in text {
        if byte == b'\t' {
            let next = (column / TAB + 1) * TAB;
            out.resize(out.len() + next - column, b' ');
            column = next;
        } else {
            out.push(byte);
            column += 1;
        }
    }
    out.push(b'\n');
    if !text.is_ascii() {
        return;
    }
    let mark = |i: usize| match i {
        i if i == at => b'^',
        i if i > at && i < at + len => b'~',
        _ => b' ',
    };
    let end = (at + len.max(1)).min(text.len() + 1);
    let mut column = 0;
    for i in 0..end {
        // A mark covers the whole width of a tab.
        let next = if text.get(i) == Some(&b'\t') { (column / TAB + 1) * TAB } else { column + 1 };
        out.resize(out.len() + next - column, mark(i));
        column = next;
    }
    out.push(b'\n');
}

/// Files that are not sources but that locations name, by name; `None` for those that cannot be read.
#[derive(Default)]
pub(super) struct Files(Mutex<FxHashMap<String, Option<Arc<SourceFile>>>>);

impl Files {
    fn open(&self, name: &str) -> Option<Arc<SourceFile>> {
        let mut files = self.0.lock();
        if let Some(known) = files.get(name) {
            return known.clone();
        }
        // Regular files only: reading from a device might not end.
        let is_file = std::fs::metadata(name).is_ok_and(|meta| meta.is_file() && meta.len() <= MAX_FILE);
        let text = if is_file { std::fs::read(name).ok() } else { None };
        let file = text.map(|text| Arc::new(SourceFile::new(name, text, 0)));
        files.insert(name.to_owned(), file.clone());
        file
    }
}
