//! Prints a random module: `terrace-generate SEED [mixed|unregistered|vector|llvm|run|llir|llir-run|slots|tensors|tosa] [FUNCTIONS] [OPS] [DIALECT]...`,
//! or a program and its output: `terrace-generate SEED loops|views|indices|masks`.

use std::io::Write;
use std::process::ExitCode;
use terrace::ir::asm::{PrintOptions, print_root};
use terrace_generate::{Kind, Options, evaluated, has_debug_info, module};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let made = match args.get(1).map(String::as_str) {
        Some("llir") => Some(terrace_generate::llir::text as fn(u64, usize, usize) -> String),
        Some("llir-run") => Some(terrace_generate::llir_run::text as _),
        Some("slots") => Some(terrace_generate::slots::text as _),
        Some("tensors") => Some(terrace_generate::tensors::text as _),
        Some("tosa") => Some(terrace_generate::tensors::tosa::text as _),
        _ => None,
    };
    if let Some(text) = made {
        let text = text(number(0, 0), number(2, 2) as usize, number(3, 20) as usize);
        return match std::io::stdout().write_all(text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    if let Some(made) = args.get(1).and_then(|kind| evaluated::program(kind, number(0, 0))) {
        print!("{}", made.text);
        made.expected.lines().for_each(|line| println!("// {line}"));
        return ExitCode::SUCCESS;
    }
    let kind = match args.get(1).map(String::as_str) {
        None | Some("mixed") => Kind::Mixed,
        Some("unregistered") => Kind::Unregistered,
        Some("vector") => Kind::Vector,
        Some("llvm") => Kind::Llvm,
        Some("run") => Kind::Run,
        Some(other) => {
            eprintln!(
                "error: unknown kind '{other}': it is 'mixed', 'unregistered', 'vector', 'llvm', 'run', 'llir', 'llir-run', 'slots', 'tensors', 'tosa', 'loops', 'views', 'indices' or 'masks'"
            );
            return ExitCode::FAILURE;
        }
    };
    let dialects: Vec<&str> = args.iter().skip(4).map(String::as_str).collect();
    let options =
        Options { kind, dialects: &dialects, functions: number(2, 2) as usize, ops: number(3, 20) as usize };
    let ctx = terrace::registry::context();
    ctx.allow_unregistered(kind == Kind::Unregistered);
    let Ok(root) = module(&ctx, number(0, 0), &options) else { return ExitCode::FAILURE };
    if terrace::ir::verify::verify(&root).is_err() {
        return ExitCode::FAILURE;
    }
    let mut out = Vec::new();
    let print = PrintOptions { debug_info: has_debug_info(&root), ..PrintOptions::default() };
    print_root(&root, &print, &mut out);
    match std::io::stdout().write_all(&out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
