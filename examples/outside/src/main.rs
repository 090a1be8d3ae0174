//! Compiles a file to LLVM IR: `cargo run -- program.mlir`; without a file, the program of this crate.

use terrace::{Error, Module};
use terrace_outside::{context, registry};

/// The passes that run before the lowering.
const PIPELINE: &str = "merge-rotations{wrap=positive},erase-full-turns";

fn compile(name: &str, text: &str) -> Result<String, Error> {
    let mut module = Module::parse(&context(), name, text)?;
    module.run_with(&registry(), PIPELINE)?;
    module.to_llvm_ir()
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
        Ok(llvm_ir) => print!("{llvm_ir}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
