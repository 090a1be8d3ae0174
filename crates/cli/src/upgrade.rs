//! `terrace upgrade`: MLIR text of earlier years becomes today's.

use crate::flags::{Flag, Grammar, flags};
use crate::messages::{COLORS, FORMATS, Messages};
use crate::session::{Chunk, Session, command_line};
use crate::split::MARKER;
use crate::{Exit, Streams};
use terrace::ir::{Context, Loc, Reported, Result};

static FLAGS: &[Flag] = flags! {
    "color" = Word(COLORS, true) => "Use colors in messages";
    "diagnostics" = Word(FORMATS, false) => "How messages are written to standard error";
    "explain" => "Remark on each form that is rewritten: what it is today, and since when";
    "o" = Value(Str, "<filename>") => "Output filename";
    "split-input-file" = Text(MARKER) =>
        "Split the input file into chunks using the given or default marker and process each on its own";
};

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Rewrite MLIR text of earlier years in today's syntax",
        operands: "[options] <input file>",
        flags: vec![FLAGS],
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let flags = command_line(&grammar(tool), args, 1, io)?;
    let mut messages = Messages::new(&flags, io, false);
    // The errors say what to write.
    messages.hints = false;
    let context = || Context::new();
    let mut session = Session::new(flags, messages, &context);
    session.text_only = true;
    Ok(session.run(io, &mut process))
}

fn process(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let start = chunk.file.base + chunk.range.map_or(0, |(start, _)| start);
    let loc = |offset: usize| Loc::of_pos(start + offset as u32);
    let upgraded = terrace_upgrade::upgrade(chunk.text());
    if chunk.session.flags.switch("explain", false) {
        for change in &upgraded.changes {
            let message = format!("'{}' is '{}' since {}", change.old, change.new, change.since);
            let _ = chunk.ctx.remark(loc(change.offset), message).emit();
        }
    }
    let problem = |problem: &terrace_upgrade::Problem| -> Reported {
        chunk.ctx.error(loc(problem.offset), problem.message.as_str()).emit()
    };
    if let Some(reported) = upgraded.problems.iter().map(problem).fold(None, |_, reported| Some(reported)) {
        return Err(reported);
    }
    // The session ends the line of the marker between two chunks, and the second chunk starts with that line's end.
    let follows = chunk.range.is_some_and(|(start, _)| start > 0);
    let text = if follows { upgraded.text.strip_prefix(b"\n") } else { None };
    out.extend_from_slice(text.unwrap_or(&upgraded.text));
    Ok(())
}
