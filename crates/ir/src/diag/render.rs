//! The plain form of diagnostics: `file:line:col: error: message`, the source line and a caret.

use super::diagnostic::{Diagnostic, Severity};
use crate::attrs::{CallSiteLoc, FileLineColRange};
use crate::context::Context;
use crate::loc::{Loc, SourceFile};
use std::sync::Arc;

/// The note at a caller.
const CALLED: &str = "called from";
/// How many callers of a call-site location are shown.
const CALL_STACK: usize = 10;
/// Where tabs stop in source lines.
const TAB: usize = 8;

/// Appends a diagnostic and its notes as `mlir-opt` shows them.
pub fn render(ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
    if diag.severity == Severity::Text {
        return out.extend_from_slice(diag.message.as_bytes());
    }
    part(ctx, diag.severity, diag.loc, &diag.message, true, out);
    let mut shown = diag.loc;
    let callers = callers(ctx, diag.loc);
    for &loc in &callers {
        part(ctx, Severity::Note, loc, CALLED, true, out);
        shown = loc;
    }
    for &(loc, ref message) in &diag.notes {
        // Consecutive notes at one location show its line once.
        part(ctx, Severity::Note, loc, message, loc != shown, out);
        shown = loc;
    }
}

/// The notes of a diagnostic as they are shown: the callers of its location come before its own notes.
pub fn notes<'d>(ctx: &Context, diag: &'d Diagnostic) -> Vec<(Loc, &'d str)> {
    let callers = callers(ctx, diag.loc).into_iter().map(|loc| (loc, CALLED));
    callers.chain(diag.notes.iter().map(|(loc, message)| (*loc, message.as_str()))).collect()
}

/// The callers of a call-site location, the innermost first.
fn callers(ctx: &Context, mut loc: Loc) -> Vec<Loc> {
    let mut callers = Vec::new();
    while callers.len() < CALL_STACK
        && let Some(site) = call_site(ctx, loc)
    {
        loc = Loc::of_attr(site.caller);
        callers.push(loc);
    }
    callers
}

/// A line and column of a file that a location names.
pub struct Place {
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
pub fn place(ctx: &Context, loc: Loc) -> Option<Place> {
    if let Some(pos) = loc.pos() {
        let (file, line, col) = ctx.sources.resolve(pos)?;
        return Some(Place { name: file.name.clone(), line, col, file: Some(file) });
    }
    let at = loc.find_part(ctx, |attr| attr.as_::<FileLineColRange>(ctx))?;
    let name = ctx.str(at.file).into_owned();
    // Without a line and column there is nothing to show.
    let shows_line = at.start_line != 0 && at.start_col != 0;
    let file =
        ctx.sources.by_name(&name).or_else(|| shows_line.then(|| ctx.diag.files.open(&name)).flatten());
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
    let colors = ctx.diag.colors();
    let Some(place) = place(ctx, loc) else {
        let text = match loc {
            Loc::UNKNOWN => String::new(),
            loc => format!("{}: ", crate::asm::attr_to_string(ctx, loc.attr(ctx))),
        };
        return heading("<unknown>:0", severity, &format!("{text}{message}"), colors, out);
    };
    let Place { name, line, col, file } = place;
    heading(&format!("{name}:{line}:{col}"), severity, message, colors, out);
    if show_line && let Some(text) = file.as_deref().and_then(|file| line_at(file, line, col)) {
        source_line(text, col as usize - 1, 0, colors, out);
    }
}

/// Appends the first line of a diagnostic; `colors` are those of LLVM's `SourceMgr`.
pub fn heading(origin: &str, severity: Severity, message: &str, colors: bool, out: &mut Vec<u8>) {
    let kind = severity.name();
    let text = if colors {
        let color = match severity {
            Severity::Error => 31,
            Severity::Warning => 35,
            Severity::Remark => 34,
            Severity::Note | Severity::Text => 30,
        };
        format!("\x1b[1m{origin}: \x1b[0m\x1b[0;1;{color}m{kind}: \x1b[0m\x1b[1m{message}\n\x1b[0m")
    } else {
        format!("{origin}: {kind}: {message}\n")
    };
    out.extend_from_slice(text.as_bytes());
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
pub(super) fn source_line(text: &[u8], at: usize, len: usize, colors: bool, out: &mut Vec<u8>) {
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
    if colors {
        out.extend_from_slice(b"\x1b[0;1;32m");
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
    if colors {
        out.extend_from_slice(b"\x1b[0m");
    }
}
