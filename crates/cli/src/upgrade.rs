//! `terrace upgrade`: MLIR text of earlier years becomes today's.

use crate::flags::{Flags as _, Grammar, flags};
use crate::messages::{MessageFlags, Messages};
use crate::session::{Chunk, FileFlags, InputFlags, OutputFlags, PrintFlags, Session, Tool, command_line};
use crate::{Exit, Registry, Streams};
use terrace::ir::asm::MlirVersion;
use terrace::ir::{Context, Loc, Reported, Result};

flags! {
    /// The flags of `terrace upgrade`.
    pub struct UpgradeFlags {
        /// Remark on each form that is rewritten: what it is today, and since when
        explain: bool,
        /// Print the module as this version of MLIR writes it: 22, 23 or 24
        to: Option<MlirVersion> = "<version>",
        ..messages: MessageFlags,
        ..file: FileFlags,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Rewrite MLIR text of earlier years in today's syntax",
        operands: "[options] <input file>",
        flags: UpgradeFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (flags, arguments) = command_line::<UpgradeFlags>(&grammar(tool), args, 1, io)?;
    // The errors say what to write.
    let messages = Messages::new(&flags.messages, io, false);
    let path = arguments.inputs.first().map_or("-", String::as_str);
    let output = OutputFlags { file: flags.file, ..OutputFlags::default() };
    let tool = Tool { text_only: true, ..Tool::default() };
    if let Some(version) = flags.to {
        let registry = Registry::all();
        let context = || registry.context();
        let input = InputFlags { upgrade: true, allow_unregistered_dialect: true, ..InputFlags::default() };
        let print = PrintFlags { mlir_version: Some(version), ..PrintFlags::default() };
        let session = Session::new(path, &input, &output, tool, messages, &context).printing(&print);
        return Ok(session.run(io, &mut |chunk, out| {
            let root = chunk.parse()?;
            chunk.check_version(&root)?;
            chunk.print(&root, true, out);
            chunk.release(root);
            Ok(())
        }));
    }
    let session = Session::new(path, &InputFlags::default(), &output, tool, messages, &Context::new);
    Ok(session.run(io, &mut |chunk, out| process(chunk, flags.explain, out)))
}

fn process(chunk: &Chunk<'_>, explain: bool, out: &mut Vec<u8>) -> Result {
    let start = chunk.file.base + chunk.range.map_or(0, |(start, _)| start);
    let loc = |offset: usize| Loc::of_pos(start + offset as u32);
    let upgraded = terrace_upgrade::upgrade(chunk.input().text());
    if explain {
        for change in &upgraded.changes {
            let message = format!("'{}' is '{}' since {}", change.old, change.new, change.since);
            let _ = chunk.ctx.remark(loc(change.offset), message).emit();
        }
    }
    for note in &upgraded.notes {
        let _ = chunk.ctx.warning(loc(note.offset), note.message.as_str()).emit();
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
