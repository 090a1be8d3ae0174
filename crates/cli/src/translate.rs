//! `terrace translate`: between MLIR and LLVM IR, as `mlir-translate` does.

use crate::flags::{Flag, Grammar, flags};
use crate::session::{Chunk, INPUT_FLAGS, PRINT_FLAGS, Session, command_line};
use crate::{Exit, Streams};
use terrace::ir::Result;
use terrace::registry;

static FLAGS: &[Flag] = flags! {
    "error-diagnostics-only" => "Filter all non-error diagnostics";
    "mlir-to-llvmir" => "Translate MLIR to LLVMIR";
    "preserve-names" => "Keep the names of values and blocks";
};

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let grammar = Grammar {
        tool,
        overview: "MLIR Translation Tool",
        flags: &[FLAGS, INPUT_FLAGS, PRINT_FLAGS],
        upstream: include_str!("upstream/translate-flags.txt"),
        passes: None,
    };
    let flags = command_line(&grammar, args, 1, io)?;
    if !flags.switch("mlir-to-llvmir", false) {
        io.report("Translations to perform option: must be specified at least once!\n");
        return Err(1);
    }
    let mut session = Session::new(flags, &registry::translation_context);
    session.name_chunks = true;
    // Translation converts nothing, so a thread handles more text.
    session.bytes_per_thread = 32 << 20;
    session.output_marker = "";
    Ok(session.run(io, &mut process))
}

fn process(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    if chunk.timing.is_some() {
        // The timers of the parser and the translation need separate phases.
        let root = chunk.parse()?;
        return crate::compile::export(chunk, root, out);
    }
    chunk.write(chunk.input().translate()?, out);
    Ok(())
}
