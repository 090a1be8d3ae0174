//! `terrace compile`: MLIR to LLVM IR in one go.

use super::Streams;
use super::flags::{Flag, Grammar};
use super::session::{Chunk, INPUT_FLAGS, PRINT_FLAGS, Session, command_line, verify};
use crate::registry;
use terrace_ir::{Result, Root};
use terrace_llvmir::ExportOptions;

static FLAGS: &[Flag] = &[Flag::word(
    "emit",
    &[("mlir", "The input, verified"), ("llvm-dialect", "MLIR's llvm dialect"), ("ll", "LLVM IR (default)")],
    false,
    "What to write",
)];

/// Runs the tool; `tool` is what messages call it.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> i32 {
    let grammar = Grammar {
        tool,
        overview: "Lower MLIR to LLVM IR",
        flags: &[FLAGS, INPUT_FLAGS, PRINT_FLAGS],
        passes: None,
    };
    let flags = match command_line(&grammar, "[options] <input file>", args, io) {
        Ok(flags) => flags,
        Err(status) => return status,
    };
    let session = Session::new(flags, registry::context);
    session.run(io, &mut process)
}

fn process(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let mut root = chunk.parse()?;
    let emit = chunk.session.flags.text("emit").unwrap_or("ll");
    if emit == "mlir" {
        chunk.print(&root, true, out);
        chunk.done_with(root);
        return Ok(());
    }
    chunk.timed("Lowering", || crate::lower_to_llvm(&mut root, chunk.threads))?;
    if let Some(op) = root.op() {
        chunk.timed("Verifier", || verify(root.scope().at(op), chunk.threads))?;
    }
    if emit == "llvm-dialect" {
        chunk.print(&root, true, out);
        chunk.done_with(root);
        return Ok(());
    }
    export(chunk, root, out)
}

/// Appends the LLVM IR of a module in the llvm dialect.
pub fn export(chunk: &Chunk<'_>, root: Root, out: &mut Vec<u8>) -> Result {
    let options = ExportOptions { threads: chunk.threads, verify: true };
    chunk.timed("Translation", || {
        let module = terrace_llvmir::export(&root, &options)?;
        terrace_llir::print_module_to(&module, out);
        chunk.done_with(module);
        chunk.done_with(root);
        Ok(())
    })
}
