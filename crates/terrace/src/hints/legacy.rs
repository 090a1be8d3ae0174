//! Text of earlier years: a form that is none today is the reason of an error if today's form has no error.

use super::braces;
use std::sync::Arc;
use terrace_ir::Context;
use terrace_ir::asm::ParseOptions;
use terrace_ir::diag::{Severity, capture};
use terrace_ir::loc::SourceFile;
use terrace_upgrade::forms::NUMBER_OPERAND;
use terrace_upgrade::{Change, upgrade};

/// Longer texts get no advice about earlier years: it takes as long as to read them twice.
const LONGEST: usize = 16 << 20;

/// A note about text of earlier years, and the offset in the text that it is about.
pub struct Legacy {
    pub offset: usize,
    pub note: String,
}

/// The reason of the first error in a text, which is at the offset `at`, if it is a form of earlier years.
pub fn reason(ctx: &Context, text: &[u8], at: usize) -> Option<Legacy> {
    if text.len() > LONGEST {
        return None;
    }
    let start = memchr::memrchr(b'\n', text.get(..at)?).map_or(0, |n| n + 1);
    let end = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
    let line = memchr::memchr_iter(b'\n', &text[..start]).count() as u32 + 1;
    let upgraded = upgrade(text);
    if let Some(problem) = upgraded.problems.iter().find(|problem| (start..=at).contains(&problem.offset)) {
        return Some(Legacy { offset: problem.offset, note: problem.message.clone() });
    }
    // A number where a value belongs is a mistake of every year.
    let is_form = |change: &&Change| change.old != NUMBER_OPERAND.old;
    let here = |change: &&Change| (start..end).contains(&change.offset);
    let change = upgraded.changes.iter().filter(is_form).find(here)?;
    let explains = match first_error(ctx, upgraded.text) {
        None => true,
        // Something else is wrong as well. Today's text has some earlier names, too, and where a brace is missing, they are
        // in the wrong place.
        Some(next) => next > line && !is_todays(change) && braces::lacking(text).is_none(),
    };
    explains.then(|| Legacy {
        offset: change.offset,
        note: format!(
            "this is text of an earlier MLIR: '{}' is '{}' since {}; '--upgrade' reads it, 'terrace upgrade' rewrites it",
            change.old, change.new, change.since
        ),
    })
}

/// Whether a function's body may have the form today.
fn is_todays(change: &Change) -> bool {
    change.new.strip_prefix("func.").is_some_and(|name| name == change.old)
}

/// The line of the first error in a text of today, or `None` if it is valid.
fn first_error(ctx: &Context, text: Vec<u8>) -> Option<u32> {
    let other = Context::new();
    ctx.dialects().into_iter().for_each(|dialect| other.register_dialect(dialect));
    other.allow_unregistered(ctx.allows_unregistered());
    let file = Arc::new(SourceFile::first("", text)?);
    other.sources.share(file.clone());
    let options = ParseOptions::default();
    let (result, diagnostics) = capture(|| {
        crate::pipeline::Input { ctx: &other, file: &file, options, verify: true, threads: 1 }.read()
    });
    let _ = result.err()?;
    let first = diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error)?;
    Some(first.loc.pos().map_or(0, |pos| file.line_col(pos).0))
}
