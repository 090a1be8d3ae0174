//! `terrace run`: lowers a program, compiles it in memory and runs it. Through a link named `mlir-runner` it has the
//! defaults and the messages of that tool.

use crate::compile::{level, passes};
use crate::flags::{Flags as _, Grammar, flags, words};
use crate::session::{Chunk, InputFlags, OutputFlags, Session, Tool, command_line};
use crate::{Exit, Streams};
use std::cell::{Cell, RefCell};
use terrace::codegen::{Error, Jit};
use terrace::compile::{CompileOptions, LoweringOptions, report_error};
use terrace::ir::Result;
use terrace::registry;

words! {
    /// The words of `--entry-point-result`.
    pub enum EntryResult {
        /// Nothing
        Void = "void",
        /// A number of 32 bits
        I32 = "i32",
        /// A number of 64 bits
        I64 = "i64",
        /// A float
        F32 = "f32",
        /// A double
        F64 = "f64",
    }
}

flags! {
    /// The flags of `terrace run`.
    pub struct RunFlags {
        /// The function to be called (default: main)
        e: Option<String> = "<function name>",
        /// Describe the lines of the source, for reports of traps
        g: bool,
        /// Call the function without arguments and print its result, instead of taking it for the exit code
        entry_point_result: Option<EntryResult>,
        /// Do not optimize (by default, the machine code is optimized)
        O0: bool,
        /// Optimize before the lowering, as terrace compile does, and the machine code
        O1: bool,
        /// Optimize before and after the lowering (also -O3), and the machine code
        O2: bool,
        /// Optimize before and after the lowering, and the machine code
        O3: bool,
        /// Passes to run before the lowering
        pass_pipeline: Option<String> = "<string>",
        /// Shared libraries that have functions which the program calls, separated by commas
        shared_libs: Vec<String> = "<string>",
        ..input: InputFlags,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Run a program in MLIR or LLVM IR (.ll); arguments after the file are the program's",
        operands: "[options] <input file> [<argument>...]",
        flags: RunFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the program's exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (flags, arguments) = command_line::<RunFlags>(&grammar(tool), args, usize::MAX, io)?;
    // The program sees the file's name and what follows it.
    let inputs = arguments.inputs;
    let arguments = if inputs.is_empty() { vec!["-".to_owned()] } else { inputs };
    let messages = flags.input.messages(None, io, true);
    let output = OutputFlags::default();
    let context = &registry::context;
    let kind = Tool { reads_bitcode: true, ..Tool::default() };
    let session = Session::new(&arguments[0], &flags.input, &output, kind, messages, context);
    let (exit, refusal) = (Cell::new(0), RefCell::new(None));
    let is_runner = tool.contains("mlir-runner");
    let entry = Entry {
        function: flags.e.as_deref().unwrap_or("main"),
        result: flags.entry_point_result.or(is_runner.then_some(EntryResult::F32)),
    };
    let status = session.run(io, &mut |chunk, out| {
        let prepared = prepare(&flags, chunk)?;
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
    result: Option<EntryResult>,
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
        match self.result? {
            EntryResult::Void if !results.is_empty() => Some("expected void function".to_owned()),
            EntryResult::Void => None,
            result => {
                let name = result.word();
                (results != [name]).then(|| format!("only single {name} function result supported"))
            }
        }
    }

    /// Calls the function and returns the exit code; appends a result that is to be printed.
    fn call(&self, jit: &Jit, arguments: &[String], out: &mut Vec<u8>) -> core::result::Result<i32, Error> {
        let name = self.function;
        let text = match self.result {
            None => return jit.run_main(name, arguments),
            Some(EntryResult::I32) => format!("{}\n", jit.function::<extern "C" fn() -> i32>(name)?.call()),
            Some(EntryResult::I64) => format!("{}\n", jit.function::<extern "C" fn() -> i64>(name)?.call()),
            Some(EntryResult::F32) => {
                exponential(jit.function::<extern "C" fn() -> f32>(name)?.call().into())
            }
            Some(EntryResult::F64) => exponential(jit.function::<extern "C" fn() -> f64>(name)?.call()),
            Some(EntryResult::Void) => {
                jit.function::<extern "C" fn()>(name)?.call();
                String::new()
            }
        };
        out.extend_from_slice(text.as_bytes());
        Ok(0)
    }
}

/// Lowers and compiles a module.
fn prepare(flags: &RunFlags, chunk: &Chunk<'_>) -> Result<Jit> {
    let mut root = chunk.read()?;
    let options = CompileOptions {
        level: level(flags.O1, flags.O2 || flags.O3),
        passes: passes(chunk, flags.pass_pipeline.as_deref())?,
        lowering: LoweringOptions { debug_lines: flags.g, ..LoweringOptions::default() },
        optimize_code: !flags.O0,
        ..chunk.compile_options()
    };
    let libraries = flags.shared_libs.iter().map(Into::into).collect();
    // SAFETY: the user asks to run the module and to load the libraries, with this process's rights.
    #[allow(unsafe_code, reason = "running the user's code is what the command is for")]
    let jit = unsafe { options.jit(&mut root, libraries) }?;
    chunk.release(root);
    Ok(jit)
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
        code.map_err(|error| report_error(&chunk.ctx, error, note))
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
