//! Parses, verifies and prints a file of LLVM IR: `opt -S -passes=verify`.

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(name) = std::env::args().nth(1) else {
        eprintln!("usage: roundtrip FILE");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read(&name) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{name}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let module = match terrace_llir::parse(&name, &text) {
        Ok(module) => module,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    if let Err(problems) = terrace_llir::verify_module(&module) {
        for problem in problems {
            eprintln!("{problem}");
        }
        return ExitCode::FAILURE;
    }
    let mut out = std::io::stdout().lock();
    match out.write_all(&terrace_llir::print_module(&module)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
