//! Compiles a file to LLVM IR: `cargo run -- program.mlir`; without a file, the program of this crate.

use terrace::prelude::Result;
use terrace_outside::{context, parse, run_pipeline};

/// The passes that run before the lowering.
const PIPELINE: &str = "builtin.module(merge-rotations{wrap=positive},erase-full-turns)";

fn compile(name: &str, text: &str) -> Result<Vec<u8>> {
    let mut root = parse(&context(), name, text)?;
    run_pipeline(&mut root, PIPELINE)?;
    terrace::compile(&mut root, 1)
}

fn main() {
    let (name, text) = match std::env::args().nth(1) {
        Some(name) => match std::fs::read_to_string(&name) {
            Ok(text) => (name, text),
            Err(error) => {
                eprintln!("{name}: {error}");
                std::process::exit(1);
            }
        },
        None => ("program.mlir".to_owned(), include_str!("../program.mlir").to_owned()),
    };
    match compile(&name, &text) {
        Ok(llvm_ir) => print!("{}", String::from_utf8_lossy(&llvm_ir)),
        // The diagnostics are on standard error.
        Err(_) => std::process::exit(1),
    }
}
