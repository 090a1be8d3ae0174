//! `terrace run`: lowers a program, compiles it in memory and runs it. Through a link named `mlir-runner` it has the
//! defaults and the messages of that tool.

use crate::compile::{ANCHOR, pipelines, run_passes};
use crate::flags::{Flag, Grammar, flags};
use crate::messages::Messages;
use crate::session::{Chunk, INPUT_FLAGS, Session, command_line};
use crate::{Exit, Streams};
use std::cell::{Cell, RefCell};
use terrace::codegen::{Error, Jit, JitOptions, OptLevel, Place};
use terrace::ir::attrs::FileLineColRange;
use terrace::ir::{Loc, Result, Root, diag};
use terrace::llir::Module;
use terrace::llvmir::{ExportOptions, export, link_modules};
use terrace::registry::{self, PASSES};
use terrace::rewrite::pipeline::Pipeline;

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
    "shared-libs" = Value(List(&Str), "<string>") => "Shared libraries that have functions which the program calls, separated by commas";
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
            Some("i32") => format!("{}\n", jit.function::<extern "C" fn() -> i32>(name)?.call()),
            Some("i64") => format!("{}\n", jit.function::<extern "C" fn() -> i64>(name)?.call()),
            Some("f32") => exponential(jit.function::<extern "C" fn() -> f32>(name)?.call().into()),
            Some("f64") => exponential(jit.function::<extern "C" fn() -> f64>(name)?.call()),
            Some(_) => {
                jit.function::<extern "C" fn()>(name)?.call();
                String::new()
            }
        };
        out.extend_from_slice(text.as_bytes());
        Ok(0)
    }
}

/// Reports an error of the code generator at the source of the construct, if that is known.
pub fn report(chunk: &Chunk<'_>, error: Error) -> terrace::ir::Reported {
    report_with(chunk, error, None)
}

fn report_with(chunk: &Chunk<'_>, mut error: Error, note: Option<&str>) -> terrace::ir::Reported {
    let loc = match error.place.take() {
        Some(Place { file, line, column }) => {
            let file = chunk.ctx.intern(&file);
            Loc::of_attr(FileLineColRange::get(&chunk.ctx, file, line, column, line, column))
        }
        None => Loc::UNKNOWN,
    };
    let diag = chunk.ctx.error(loc, error.to_string());
    match note {
        Some(note) => diag.note(loc, note).emit(),
        None => diag.emit(),
    }
}

/// Generates code for a module in the llvm dialect. If that fails and the module has no debug information, it gets some, so
/// that the error says where the construct is.
pub fn generate<T>(
    chunk: &Chunk<'_>,
    mut root: Root,
    run: impl Fn(&Module) -> core::result::Result<T, Error>,
) -> Result<T> {
    let options = ExportOptions { threads: chunk.threads, verify: true, lossless: false };
    let module = chunk.timed("Translation", || export(&root, &options))?;
    let error = match chunk.timed("Machine code", || run(&module)) {
        Ok(code) => {
            chunk.release(root);
            return Ok(code);
        }
        Err(error) => error,
    };
    if error.place.is_some() || error.symbol.is_none() {
        return Err(report(chunk, error));
    }
    // A module may not allow scopes for all locations, which is no mistake of its author.
    let (again, _) = diag::capture(|| {
        let mut pipeline = Pipeline::new(ANCHOR);
        pipeline.parse_steps(&PASSES, "ensure-debug-info-scope-on-llvm-func").ok()?;
        run_passes(chunk, pipeline, &mut root).ok()?;
        export(&root, &options).ok().and_then(|module| run(&module).err())
    });
    Err(report(chunk, again.unwrap_or(error)))
}

/// Lowers and compiles a module.
fn prepare(chunk: &Chunk<'_>) -> Result<Jit> {
    let flags = &chunk.session.flags;
    let mut root = chunk.read()?;
    link_modules(&mut root)?;
    for pipeline in pipelines(chunk)? {
        run_passes(chunk, pipeline, &mut root)?;
    }
    let options = JitOptions {
        level: if flags.switch("O0", false) { OptLevel::None } else { OptLevel::Speed },
        libraries: flags.list("shared-libs").into_iter().map(Into::into).collect(),
    };
    // SAFETY: the user asks to run the module and to load the libraries, with this process's rights.
    #[allow(unsafe_code, reason = "running the user's code is what the command is for")]
    generate(chunk, root, |module| unsafe { Jit::new(module, &options) })
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
        let is_missing = jit.signature(entry.function).is_none();
        let note = is_missing.then_some("'-e <name>' names another function to call");
        code.map_err(|error| report_with(chunk, error, note))
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
