//! The command line: `terrace opt`, `terrace translate`, `terrace compile`, and the tools that links name.
//!
//! Tools of other crates, with dialects, passes and translations of their own, are one call of [`opt_main`] or
//! [`translate_main`].
//!
//! Everything runs in process through [`run`] and [`run_opt`], without global state, so that tests call them. Reading
//! order: `flags` (command lines), `files` (inputs and outputs), `session` (options, diagnostics and chunks, which the
//! tools share), then the tools `opt`, `translate`, `compile`.

mod cache;
mod commands;
mod compile;
mod completions;
mod explore;
mod files;
mod flags;
mod fmt;
mod ir_tree;
mod link_parts;
mod lsp;
mod man;
mod messages;
mod opt;
mod programs;
mod reduce;
mod reproducer;
#[cfg(feature = "codegen")]
mod run;
mod session;
mod split;
mod temporary;
mod translate;
mod upgrade;

pub use programs::with_programs;
pub use terrace::Registry;
pub use terrace::registry::TranslationDef;
/// The allocator that the program `terrace` installs: `#[global_allocator] static HEAP: Heap = Heap;` in a tool's `main.rs`.
pub use terrace_support::heap::Heap;

use std::io::{IsTerminal, Read, Write};

/// Standard streams of a tool.
struct Streams<'a> {
    /// Standard input.
    stdin: &'a mut (dyn Read + Send),
    /// Standard output.
    stdout: &'a mut (dyn Write + Send),
    /// Standard error.
    stderr: &'a mut (dyn Write + Send),
    /// Whether the process ends with the tool, so that it need not free its memory.
    last: bool,
}

impl Streams<'_> {
    /// Whether a person sees standard error. Only the process's own streams can be a terminal.
    fn stderr_is_terminal(&self) -> bool {
        self.last && std::io::stderr().is_terminal()
    }

    /// Whether a person types standard input.
    fn stdin_is_terminal(&self) -> bool {
        self.last && std::io::stdin().is_terminal()
    }

    /// Writes to standard error. A failure to do so cannot be reported.
    fn report(&mut self, text: &str) {
        let _ = self.stderr.write_all(text.as_bytes()).and_then(|()| self.stderr.flush());
    }

    /// Writes to standard output; returns the exit code.
    fn answer(&mut self, text: &str) -> i32 {
        match self.stdout.write_all(text.as_bytes()).and_then(|()| self.stdout.flush()) {
            Ok(()) => 0,
            Err(_) => 1,
        }
    }
}

/// The exit code of a tool; an error if the tool did not run.
type Exit = core::result::Result<i32, i32>;

/// The text of `--version`: the version, the commit that it was built from, and the version of MLIR that it equals.
pub const VERSION: &str =
    concat!("terrace ", env!("CARGO_PKG_VERSION"), env!("TERRACE_COMMIT"), ", compatible with MLIR 22.1\n");

/// Runs a command line, the program's name first, and returns the exit code.
pub fn run(
    args: &[String],
    stdin: &mut (dyn Read + Send),
    stdout: &mut (dyn Write + Send),
    stderr: &mut (dyn Write + Send),
) -> i32 {
    run_with(Streams { stdin, stdout, stderr, last: false }, |io| dispatch(args, io))
}

/// Runs the process's own command line on its own streams, and ends the process.
pub fn run_process() -> ! {
    run_process_with(dispatch)
}

/// Runs a command line, the program's name first, on the process's own streams, and ends the process: for a process whose
/// own command line has more in it, such as an interpreter's.
pub fn run_process_as(args: &[String]) -> ! {
    end_process_with(|io| dispatch(args, io))
}

/// Runs a command line of `terrace opt` with the dialects and passes of `registry`, and returns the exit code.
///
/// The first argument is the program's name, which messages begin with.
///
/// ```
/// use terrace::ir::decl::{DialectDef, DialectHooks};
/// use terrace::Dialect;
/// use terrace::ir::ops;
/// use terrace_cli::{Registry, run_opt};
///
/// ops! { "toy", OPS;
///     /// Does nothing.
///     Nop = "nop" { () format "attr-dict" }
/// }
/// static DEF: DialectDef =
///     DialectDef { name: "toy", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };
/// static TOY: Dialect = Dialect::new(&DEF);
///
/// let args = ["toy-opt".to_owned(), "--cse".to_owned()];
/// let (mut stdin, mut stdout, mut stderr) = (&b"toy.nop"[..], Vec::new(), Vec::new());
/// let registry = Registry::all().dialects(&[&TOY]);
/// assert_eq!(run_opt(&registry, &args, &mut stdin, &mut stdout, &mut stderr), 0);
/// assert_eq!(stdout, b"module {\n  toy.nop\n}\n\n");
/// ```
pub fn run_opt(
    registry: &Registry,
    args: &[String],
    stdin: &mut (dyn Read + Send),
    stdout: &mut (dyn Write + Send),
    stderr: &mut (dyn Write + Send),
) -> i32 {
    run_with(Streams { stdin, stdout, stderr, last: false }, |io| opt_as_program(registry, args, io))
}

/// The `main` of a tool that behaves as `terrace opt` (and MLIR's `mlir-opt`) with the dialects and passes of
/// `registry`: it runs the process's own command line on its own streams, and ends the process.
///
/// ```no_run
/// use terrace::ir::Result;
/// use terrace::rewrite::pass::{Anchor, PassContext};
/// use terrace::rewrite::passes;
/// use terrace_cli::{Heap, Registry, opt_main};
///
/// #[global_allocator]
/// static HEAP: Heap = Heap;
///
/// passes! {
///     /// Changes nothing.
///     Idle("IdlePass") = "idle" on(Anchor::Any) => idle;
/// }
///
/// fn idle(_: &Idle, pass: &mut PassContext<'_>) -> Result {
///     pass.finish(false)
/// }
///
/// fn main() {
///     // All of Terrace's dialects and passes, and the pass `--idle`.
///     opt_main(&Registry::all().passes(&[Idle::DEF]))
/// }
/// ```
pub fn opt_main(registry: &Registry) -> ! {
    run_process_with(|args, io| opt_as_program(registry, args, io))
}

/// Runs a command line of `terrace translate` with the dialects and translations of `registry`, and returns the exit code.
///
/// The first argument is the program's name, which messages begin with. Translation to LLVM IR knows the dialects
/// `arm_neon`, `arm_sve`, `builtin`, `dlti`, `func`, `llvm`, `nvvm`, `rocdl` and `xevm`; the others are for translations of the tool's
/// own.
///
/// ```
/// use terrace_cli::{Registry, TranslationDef, run_translate};
///
/// static NAMES: TranslationDef = TranslationDef {
///     name: "function-names",
///     doc: "Print the names of all functions",
///     translate: |root, out| {
///         let Some(module) = root.op() else { return Ok(()) };
///         root.scope().at(module).walk(&mut |op| {
///             if op.def().name == "func.func" {
///                 let symbol = terrace::ir::symbols::Symbol { body: op.body(), op: op.op };
///                 out.extend_from_slice(format!("{}\n", symbol.name()).as_bytes());
///             }
///         });
///         Ok(())
///     },
/// };
///
/// let args = ["toy-translate".to_owned(), "--function-names".to_owned()];
/// let text = b"func.func @f() { return }  func.func private @g()";
/// let (mut stdin, mut stdout, mut stderr) = (&text[..], Vec::new(), Vec::new());
/// let registry = Registry::all().translations([&NAMES]);
/// assert_eq!(run_translate(&registry, &args, &mut stdin, &mut stdout, &mut stderr), 0);
/// assert_eq!(stdout, b"f\ng\n");
/// ```
pub fn run_translate(
    registry: &Registry,
    args: &[String],
    stdin: &mut (dyn Read + Send),
    stdout: &mut (dyn Write + Send),
    stderr: &mut (dyn Write + Send),
) -> i32 {
    run_with(Streams { stdin, stdout, stderr, last: false }, |io| translate_as_program(registry, args, io))
}

/// The `main` of a tool that behaves as `terrace translate` (and MLIR's `mlir-translate`) with the dialects and translations
/// of `registry`: it runs the process's own command line on its own streams, and ends the process.
///
/// ```no_run
/// use terrace_cli::{Registry, TranslationDef, translate_main};
///
/// static TO_NOTHING: TranslationDef =
///     TranslationDef { name: "to-nothing", doc: "Print nothing", translate: |_, _| Ok(()) };
///
/// fn main() {
///     translate_main(&Registry::all().translations([&TO_NOTHING]))
/// }
/// ```
pub fn translate_main(registry: &Registry) -> ! {
    run_process_with(|args, io| translate_as_program(registry, args, io))
}

/// The `main` of a language server for the dialects of `registry`, which behaves as `terrace lsp` (and MLIR's
/// `mlir-lsp-server`): it serves the client on the process's own streams, and ends the process.
///
/// ```no_run
/// // All of Terrace's dialects, and those of a tool: `Registry::all().dialects([&TOY])`.
/// terrace_cli::lsp_main(&terrace_cli::Registry::all());
/// ```
pub fn lsp_main(registry: &Registry) -> ! {
    run_process_with(|args, io| {
        let (program, args) = split_program(args);
        lsp::run(file_name(program), registry, args, io)
    })
}

/// Runs a tool on the process's own command line and streams, and ends the process.
fn run_process_with(tool: impl FnOnce(&[String], &mut Streams<'_>) -> Exit + Send) -> ! {
    let args: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    end_process_with(|io| tool(&args, io))
}

/// Runs a tool on the process's own streams, and ends the process.
fn end_process_with(tool: impl FnOnce(&mut Streams<'_>) -> Exit + Send) -> ! {
    let (mut stdin, mut stdout, mut stderr) = (std::io::stdin(), stdout(), std::io::stderr());
    let streams = Streams { stdin: &mut stdin, stdout: &mut *stdout, stderr: &mut stderr, last: true };
    std::process::exit(run_with(streams, tool))
}

/// Standard output without the line buffer of Rust's library.
#[cfg(unix)]
fn stdout() -> Box<dyn Write + Send> {
    use std::os::fd::AsFd;
    let stdout = std::io::stdout();
    match stdout.as_fd().try_clone_to_owned() {
        Ok(fd) => Box::new(std::fs::File::from(fd)),
        // Standard output is closed: the library discards the text.
        Err(_) => Box::new(stdout),
    }
}

/// Standard output.
#[cfg(not(unix))]
fn stdout() -> Box<dyn Write + Send> {
    Box::new(std::io::stdout())
}

/// Runs a tool on a thread with a large stack, and returns the exit code.
fn run_with(mut streams: Streams<'_>, tool: impl FnOnce(&mut Streams<'_>) -> Exit + Send) -> i32 {
    match terrace::guarded(|| tool(&mut streams)) {
        Ok(Ok(status) | Err(status)) => status,
        Err(message) => {
            streams.report(&format!("terrace: {message}\n"));
            70
        }
    }
}

/// Splits a command line into the program's name and the arguments.
fn split_program(args: &[String]) -> (&str, &[String]) {
    match args {
        [program, rest @ ..] => (program, rest),
        [] => ("terrace", args),
    }
}

/// The name of a program without its directories.
fn file_name(program: &str) -> &str {
    program.rsplit('/').next().unwrap_or(program)
}

/// Runs `terrace opt` as a program of its own.
fn opt_as_program(registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (program, args) = split_program(args);
    opt::run(file_name(program), registry, args, io)
}

/// Runs `terrace translate` as a program of its own.
fn translate_as_program(registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (program, args) = split_program(args);
    translate::run(file_name(program), registry, args, io)
}

fn dispatch(args: &[String], io: &mut Streams<'_>) -> Exit {
    let (program, args) = split_program(args);
    let name = file_name(program);
    if name.contains("mlir-opt") {
        return opt::run(name, &Registry::all(), args, io);
    }
    if name.contains("mlir-translate") {
        return translate::run(name, &terrace::registry::translation(), args, io);
    }
    if name.contains("mlir-lsp-server") {
        return lsp::run(name, &Registry::all(), args, io);
    }
    #[cfg(feature = "codegen")]
    if name.contains("mlir-runner") {
        return run::run(name, args, io);
    }
    let Some((name, rest)) = args.split_first() else {
        io.report(&commands::usage());
        return Err(1);
    };
    match name.trim_start_matches('-') {
        "version" => Ok(io.answer(VERSION)),
        "help" | "h" => match rest.first() {
            Some(topic) if !matches!(topic.trim_start_matches('-'), "help" | "h" | "version") => {
                run_command(topic, &["--help".to_owned()], io)
            }
            _ => Ok(io.answer(&commands::usage())),
        },
        _ => run_command(name, rest, io),
    }
}

/// Runs the command of this name.
fn run_command(name: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    match commands::find(name) {
        Some(command) => (command.run)(&format!("terrace {}", command.name), args, io),
        None => {
            io.report(&commands::unknown(name));
            Err(1)
        }
    }
}
