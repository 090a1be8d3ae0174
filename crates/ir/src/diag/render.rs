//! The plain form of diagnostics: `file:line:col: error: message`, the source line and a caret.

use super::{Diagnostic, Severity};
use crate::attrs::{CallSiteLoc, FileLineColRange};
use crate::context::Context;
use crate::loc::Loc;

/// Appends a diagnostic and its notes as `mlir-opt` shows them.
pub fn render(ctx: &Context, diag: &Diagnostic, out: &mut Vec<u8>) {
    part(ctx, diag.severity, diag.loc, &diag.message, out);
    for (loc, message) in &diag.notes {
        part(ctx, Severity::Note, *loc, message, out);
    }
}

fn part(ctx: &Context, severity: Severity, loc: Loc, message: &str, out: &mut Vec<u8>) {
    let place = loc.file_line_col(ctx);
    match &place {
        Some((file, line, col)) => out.extend_from_slice(format!("{file}:{line}:{col}: ").as_bytes()),
        None => out.extend_from_slice(b"loc(unknown): "),
    }
    out.extend_from_slice(severity.name().as_bytes());
    out.extend_from_slice(b": ");
    out.extend_from_slice(message.as_bytes());
    out.push(b'\n');
    if let Some((file, line, col)) = place
        && let Some(source) = ctx.sources.by_name(ctx.intern(&file), ctx)
    {
        let text = source.line(line);
        out.extend_from_slice(text);
        out.push(b'\n');
        let before = text.get(..col.saturating_sub(1) as usize).unwrap_or(text);
        out.extend(before.iter().map(|&b| if b == b'\t' { b'\t' } else { b' ' }));
        out.extend_from_slice(b"^\n");
    }
    call_stack(ctx, loc, out);
}

/// The callers of a call-site location, one `called from` note each.
fn call_stack(ctx: &Context, loc: Loc, out: &mut Vec<u8>) {
    if loc.pos().is_some() {
        return;
    }
    let mut attr = loc.attr(ctx);
    while let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
        let caller = Loc::of_attr(call.caller);
        if call.caller.is::<FileLineColRange>(ctx) {
            part(ctx, Severity::Note, caller, "called from", out);
        }
        attr = call.caller;
    }
}
