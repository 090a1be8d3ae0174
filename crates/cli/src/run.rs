//! `terrace run`: lowers a program, compiles it in memory and runs it. Through a link named `mlir-runner` it has the
//! defaults and the messages of that tool.

use crate::compile::{pipelines, run_passes};
use crate::flags::{Flag, Grammar, flags};
use crate::messages::Messages;
use crate::session::{Chunk, INPUT_FLAGS, Session, command_line};
use crate::{Exit, Streams};
use std::cell::{Cell, RefCell};
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
    "O0" => "Do not optimize (by default, the machine code is optimized)";
    "O1" => "Optimize before the lowering, as terrace compile does, and the machine code";
    "O2" => "Optimize before and after the lowering (also -O3), and the machine code";
    "O3" => "Optimize before and after the lowering, and the machine code";
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
    let (exit, refusal) = (Cell::new(0), RefCell::new(None));
    let is_runner = tool.contains("mlir-runner");
    let status = session.run(io, &mut |chunk, out| {
        let entry = Entry {
            function: chunk.session.flags.text("e").unwrap_or("main"),
            result: chunk.session.flags.text("entry-point-result").or(is_runner.then_some("f32")),
        };
        let prepared = prepare(chunk)?;
        if is_runner && let Some(message) = entry.refusal(&prepared) {
            refusal.replace(Some(format!("Error: {message}\n")));
            return Ok(());
        }
        exit.set(execute(chunk, &prepared, &entry, &arguments, out)?);
        Ok(())
    });
    if let Some(message) = refusal.take() {
        io.report(&message);
        return Err(1);
    }
    Ok(if status == 0 { exit.get() } else { status })
}

/// The function to be called.
struct Entry<'a> {
    function: &'a str,
    /// The type of a result that is printed; none if the function is the `main` of a program.
    result: Option<&'a str>,
}

impl Entry<'_> {
    /// The words with which `mlir-runner` refuses a module.
    fn refusal(&self, jit: &Jit) -> Option<String> {
        let Some((params, results)) = jit.signature(self.function) else {
            return Some("entry point not found".to_owned());
        };
        if !params.is_empty() {
            return Some("JIT can't invoke a main function expecting arguments".to_owned());
        }
        match self.result {
            Some("void") if !results.is_empty() => Some("expected void function".to_owned()),
            Some(result) if result != "void" && results != [result] => {
                Some(format!("only single {result} function result supported"))
            }
            _ => None,
        }
    }

    /// Calls the function and returns the exit code; appends a result that is to be printed.
    fn call(&self, jit: &Jit, arguments: &[String], out: &mut Vec<u8>) -> core::result::Result<i32, Error> {
        let name = self.function;
        let text = match self.result {
            None => return jit.run_main(name, arguments),
            Some("i32") => format!("{}\n", jit.function::<extern "C" fn() -> i32>(name)?()),
            Some("i64") => format!("{}\n", jit.function::<extern "C" fn() -> i64>(name)?()),
            Some("f32") => exponential(jit.function::<extern "C" fn() -> f32>(name)?().into()),
            Some("f64") => exponential(jit.function::<extern "C" fn() -> f64>(name)?()),
            Some(_) => {
                jit.function::<extern "C" fn()>(name)?();
                String::new()
            }
        };
        out.extend_from_slice(text.as_bytes());
        Ok(0)
    }
}

fn report(chunk: &Chunk<'_>, error: Error) -> terrace::ir::Reported {
    chunk.ctx.error(Loc::UNKNOWN, error.to_string()).emit()
}

/// Lowers and compiles a module.
fn prepare(chunk: &Chunk<'_>) -> Result<Jit> {
    let flags = &chunk.session.flags;
    let mut root = chunk.read()?;
    link_modules(&mut root)?;
    for pipeline in pipelines(chunk)? {
        run_passes(chunk, pipeline, &mut root)?;
    }
    let options = ExportOptions { threads: chunk.threads, verify: true, lossless: false };
    let module = chunk.timed("Translation", || export(&root, &options))?;
    drop(root);
    let options = JitOptions {
        level: if flags.switch("O0", false) { OptLevel::None } else { OptLevel::Speed },
        libraries: flags.list("shared-libs").into_iter().map(Into::into).collect(),
    };
    chunk.timed("Machine code", || Jit::new(&module, &options)).map_err(|error| report(chunk, error))
}

/// Runs a compiled program and returns its exit code.
fn execute(
    chunk: &Chunk<'_>,
    jit: &Jit,
    entry: &Entry<'_>,
    arguments: &[String],
    out: &mut Vec<u8>,
) -> Result<i32> {
    chunk.timed("Run", || {
        let _reports = jit.report_traps();
        jit.run_constructors();
        let code = entry.call(jit, arguments, out);
        jit.run_destructors();
        terrace_runtime::flush_output();
        code.map_err(|error| report(chunk, error))
    })
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
