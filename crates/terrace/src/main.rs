//! The `terrace` command; through a link named `mlir-opt` or `mlir-translate` it behaves as that tool.

use std::io::{stderr, stdin, stdout};

fn main() {
    let args: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let status = terrace::cli::run(&args, &mut stdin(), &mut stdout(), &mut stderr());
    std::process::exit(status);
}
