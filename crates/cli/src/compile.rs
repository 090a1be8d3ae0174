//! `terrace compile`: MLIR to LLVM IR in one go.

use crate::files::Output;
use crate::flags::{Flag, Grammar, flags};
use crate::session::{Chunk, INPUT_FLAGS, PRINT_FLAGS, Session, command_line, verify};
use crate::{Exit, Streams};
use terrace::ir::{Loc, Result, Root};
use terrace::llvmir::link_modules;
use terrace::lower::func::bindings;
use terrace::lower::to_llvm;
use terrace::pipeline::Translation;
use terrace::registry;

static FLAGS: &[Flag] = flags! {
    "emit" = Word(&[
        ("mlir", "The input, verified"),
        ("llvm-dialect", "MLIR's llvm dialect"),
        ("ll", "LLVM IR (default)"),
    ], false) => "What to write";
    "emit-c-header" = Value(Str, "<filename>") =>
        "Write C declarations of the functions that the module offers or expects";
    "emit-rust-bindings" = Value(Str, "<filename>") =>
        "Write Rust declarations of the functions that the module offers or expects";
};

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let grammar = Grammar {
        tool,
        overview: "Lower MLIR to LLVM IR",
        flags: &[FLAGS, INPUT_FLAGS, PRINT_FLAGS],
        upstream: "",
        passes: None,
    };
    let flags = command_line(&grammar, args, io)?;
    let session = Session::new(flags, &registry::context);
    Ok(session.run(io, &mut process))
}

fn process(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let mut root = chunk.parse()?;
    let emit = chunk.session.flags.text("emit").unwrap_or("ll");
    if emit == "mlir" {
        chunk.print(&root, true, out);
        chunk.release(root);
        return Ok(());
    }
    // Modules are linked before lowering, so that symbols which lowering adds are unique.
    link_modules(&mut root)?;
    let declarations = declarations(chunk, &root)?;
    lower(chunk, &mut root)?;
    if let Some(op) = root.op() {
        chunk.timed("Verifier", || verify(root.scope().at(op), chunk.threads))?;
    }
    write_declarations(chunk, declarations, out)?;
    if emit == "llvm-dialect" {
        chunk.print(&root, true, out);
        chunk.release(root);
        return Ok(());
    }
    export(chunk, root, out)
}

/// Lowers a module.
fn lower(chunk: &Chunk<'_>, root: &mut Root) -> Result {
    let Some(module) = root.op() else { return Ok(()) };
    chunk.timed("Lowering", || to_llvm::lower(&mut root.body, module, chunk.threads))
}

/// The paths and texts of the requested declaration files, which describe the module before it is lowered.
fn declarations(chunk: &Chunk<'_>, root: &Root) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for (flag, in_c) in [("emit-c-header", true), ("emit-rust-bindings", false)] {
        let Some(path) = chunk.session.flags.text(flag) else { continue };
        if chunk.range.is_some() {
            let message = format!("'--{flag}' is for one module, not for the parts of a split file");
            return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
        }
        let Some(module) = root.op() else { continue };
        let options = to_llvm::module_options(&root.body, module, to_llvm::default_options());
        let bindings = bindings::describe(&root.body, module, options);
        files.push((path.to_owned(), if in_c { bindings.c_header() } else { bindings.rust() }));
    }
    Ok(files)
}

/// Writes declaration files; `-` is the output.
fn write_declarations(chunk: &Chunk<'_>, files: Vec<(String, String)>, out: &mut Vec<u8>) -> Result {
    for (path, text) in files {
        if path == "-" {
            out.extend_from_slice(text.as_bytes());
            continue;
        }
        let written = Output::open(&path).and_then(|file| file.commit(text.as_bytes(), &mut std::io::sink()));
        if let Err(message) = written {
            return Err(chunk.ctx.error(Loc::UNKNOWN, message.trim_end().to_owned()).emit());
        }
    }
    Ok(())
}

/// Appends the LLVM IR of a module in the llvm dialect.
pub fn export(chunk: &Chunk<'_>, root: Root, out: &mut Vec<u8>) -> Result {
    chunk.timed("Translation", || {
        chunk.write(Translation::of_root(root, chunk.threads)?, out);
        Ok(())
    })
}
