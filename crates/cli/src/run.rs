//! `terrace run`: lowers a program, compiles it in memory and runs it.

use crate::compile::{pipelines, run_passes};
use crate::flags::{Flag, Grammar, flags};
use crate::messages::Messages;
use crate::session::{Chunk, INPUT_FLAGS, Session, command_line};
use crate::{Exit, Streams};
use std::cell::Cell;
use terrace::codegen::{Error, Jit, JitOptions, OptLevel};
use terrace::ir::{Loc, Result};
use terrace::llvmir::{ExportOptions, export, link_modules};
use terrace::registry;

static FLAGS: &[Flag] = flags! {
    "e" = Value(Str, "<function name>") => "The function to be called (default: main)";
    "g" => "Describe the lines of the source, for reports of traps";
    "entry-point-result" = Word(&[
        ("void", "Nothing"),
        ("i32", "A number of 32 bits"),
        ("i64", "A number of 64 bits"),
        ("f32", "A float"),
        ("f64", "A double"),
    ], false) => "Call the function without arguments and print its result, instead of taking it for the exit code";
    "O0" => "Do not optimize the machine code";
    "O1" => "Optimize the machine code (default; also -O2 and -O3)";
    "O2" => "Optimize the machine code";
    "O3" => "Optimize the machine code";
    "pass-pipeline" = Value(Str, "<string>") => "Passes to run before the lowering";
    "shared-libs" = Passes => "Shared libraries that have functions which the program calls, separated by commas";
};

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Run a program in MLIR or LLVM IR (.ll); arguments after the file are the program's",
        operands: "[options] <input file> [<argument>...]",
        flags: vec![FLAGS, INPUT_FLAGS],
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the program's exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let mut flags = command_line(&grammar(tool), args, usize::MAX, io)?;
    for flag in ["o", "split-input-file", "verify-diagnostics"] {
        if flags.has(flag) {
            io.report(&format!("{tool}: '--{flag}' is not for running a program\n"));
            return Err(1);
        }
    }
    // The program sees the file's name and what follows it.
    let arguments = if flags.inputs.is_empty() { vec!["-".to_owned()] } else { flags.inputs.clone() };
    flags.inputs.truncate(1);
    let messages = Messages::new(&flags, io, true);
    let session = Session::new(flags, messages, &registry::context);
    let exit = Cell::new(0);
    let status = session.run(io, &mut |chunk, out| {
        let code = process(chunk, &arguments, out)?;
        exit.set(code);
        Ok(())
    });
    Ok(if status == 0 { exit.get() } else { status })
}

/// Lowers, compiles and runs a module. Returns the exit code.
fn process(chunk: &Chunk<'_>, arguments: &[String], out: &mut Vec<u8>) -> Result<i32> {
    let flags = &chunk.session.flags;
    let mut root = chunk.read()?;
    link_modules(&mut root)?;
    for pipeline in pipelines(chunk)? {
        run_passes(chunk, pipeline, &mut root)?;
    }
    let options = ExportOptions { threads: chunk.threads, verify: true };
    let module = chunk.timed("Translation", || export(&root, &options))?;
    drop(root);
    let options = JitOptions {
        level: if flags.switch("O0", false) { OptLevel::None } else { OptLevel::Speed },
        libraries: flags.list("shared-libs").into_iter().map(Into::into).collect(),
    };
    let report = |error: Error| chunk.ctx.error(Loc::UNKNOWN, error.to_string()).emit();
    let jit = chunk.timed("Machine code", || Jit::new(&module, &options)).map_err(report)?;
    drop(module);
    let entry = flags.text("e").unwrap_or("main");
    chunk.timed("Run", || {
        let _reports = jit.report_traps();
        jit.run_constructors();
        let code = call(&jit, entry, flags.text("entry-point-result"), arguments, out);
        jit.run_destructors();
        terrace_runtime::flush_output();
        code.map_err(report)
    })
}

/// Calls the entry point and returns the exit code; appends a result that is to be printed.
fn call(
    jit: &Jit,
    entry: &str,
    result: Option<&str>,
    arguments: &[String],
    out: &mut Vec<u8>,
) -> core::result::Result<i32, Error> {
    let text = match result {
        None => return jit.run_main(entry, arguments),
        Some("i32") => format!("{}\n", jit.function::<extern "C" fn() -> i32>(entry)?()),
        Some("i64") => format!("{}\n", jit.function::<extern "C" fn() -> i64>(entry)?()),
        Some("f32") => exponential(jit.function::<extern "C" fn() -> f32>(entry)?().into()),
        Some("f64") => exponential(jit.function::<extern "C" fn() -> f64>(entry)?()),
        Some(_) => {
            jit.function::<extern "C" fn()>(entry)?();
            String::new()
        }
    };
    out.extend_from_slice(text.as_bytes());
    Ok(0)
}

/// A number as C prints it with `%e`.
fn exponential(value: f64) -> String {
    if !value.is_finite() {
        return format!("{value}\n").to_lowercase();
    }
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(exponent) => ('-', exponent),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{exponent:0>2}\n")
        }
        None => text,
    }
}
