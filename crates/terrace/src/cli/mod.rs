//! The command line: `terrace opt`, `terrace translate`, `terrace compile`, and the tools that links name.
//!
//! Everything runs in process through [`run`], without global state, so that tests call it. Reading order:
//! [`flags`] (command lines), [`files`] (inputs and outputs), [`session`] (what the tools share: options,
//! diagnostics, chunks), then the tools [`opt`], [`translate`], [`compile`].

pub mod compile;
pub mod files;
pub mod flags;
pub mod opt;
pub mod reproducer;
pub mod session;
pub mod split;
pub mod translate;

use std::io::{Read, Write};

/// Standard streams of a tool.
pub struct Streams<'a> {
    /// Standard input.
    pub stdin: &'a mut (dyn Read + Send),
    /// Standard output.
    pub stdout: &'a mut (dyn Write + Send),
    /// Standard error.
    pub stderr: &'a mut (dyn Write + Send),
    /// The process ends with the tool: what it has in memory need not be freed piece by piece.
    pub last: bool,
}

impl Streams<'_> {
    /// Writes to standard error; there is nobody to tell when that fails.
    pub fn complain(&mut self, text: &str) {
        let _ = self.stderr.write_all(text.as_bytes()).and_then(|()| self.stderr.flush());
    }

    /// Writes to standard output; returns the exit code.
    pub fn answer(&mut self, text: &str) -> i32 {
        match self.stdout.write_all(text.as_bytes()).and_then(|()| self.stdout.flush()) {
            Ok(()) => 0,
            Err(_) => 1,
        }
    }
}

/// The stack that tools run on. Nesting is bounded everywhere, but the bounds are generous.
const STACK: usize = 256 << 20;

/// What `--version` says.
pub const VERSION: &str = concat!("terrace ", env!("CARGO_PKG_VERSION"), ", compatible with MLIR 22.1\n");

const USAGE: &str = "\
Terrace: MLIR to LLVM IR.

USAGE: terrace <command> [options] [<input file>]

COMMANDS:
  compile    - Lower MLIR to LLVM IR
  opt        - Run passes on MLIR, as mlir-opt does
  translate  - Translate between MLIR and LLVM IR, as mlir-translate does
  help       - Show this text, or that of a command

'terrace <command> --help' lists a command's options. '-' names standard input and output.
Through a link named mlir-opt or mlir-translate, terrace behaves as that tool.
";

/// Runs a command line, the program's name first, and returns the exit code.
pub fn run(
    args: &[String],
    stdin: &mut (dyn Read + Send),
    stdout: &mut (dyn Write + Send),
    stderr: &mut (dyn Write + Send),
) -> i32 {
    run_with(args, Streams { stdin, stdout, stderr, last: false })
}

/// Runs the process's own command line on its own streams, and ends the process.
pub fn run_process() -> ! {
    let args: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let (mut stdin, mut stdout, mut stderr) = (std::io::stdin(), stdout(), std::io::stderr());
    let streams = Streams { stdin: &mut stdin, stdout: &mut *stdout, stderr: &mut stderr, last: true };
    std::process::exit(run_with(&args, streams))
}

/// Standard output without the buffer that the library has for it: there is more to write than lines.
#[cfg(unix)]
fn stdout() -> Box<dyn Write + Send> {
    use std::os::fd::AsFd;
    let stdout = std::io::stdout();
    match stdout.as_fd().try_clone_to_owned() {
        Ok(fd) => Box::new(std::fs::File::from(fd)),
        // It is closed: the library takes what is written all the same.
        Err(_) => Box::new(stdout),
    }
}

/// Standard output.
#[cfg(not(unix))]
fn stdout() -> Box<dyn Write + Send> {
    Box::new(std::io::stdout())
}

fn run_with(args: &[String], mut streams: Streams<'_>) -> i32 {
    let outcome = std::thread::scope(|scope| {
        let work = || dispatch(args, &mut streams);
        std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).map(|thread| thread.join())
    });
    let complaint = match outcome {
        Ok(Ok(status)) => return status,
        Ok(Err(_)) => "terrace: this is a mistake in Terrace: please report it with the input\n".to_owned(),
        Err(error) => format!("terrace: cannot start a thread: {error}\n"),
    };
    streams.complain(&complaint);
    70
}

fn dispatch(args: &[String], io: &mut Streams<'_>) -> i32 {
    let (program, args) = match args {
        [program, rest @ ..] => (program.as_str(), rest),
        [] => ("terrace", args),
    };
    let name = program.rsplit('/').next().unwrap_or(program);
    if name.contains("mlir-opt") {
        return opt::run(name, args, io);
    }
    if name.contains("mlir-translate") {
        return translate::run(name, args, io);
    }
    let Some((command, rest)) = args.split_first() else {
        io.complain(USAGE);
        return 1;
    };
    match command.trim_start_matches('-') {
        "opt" => opt::run("terrace opt", rest, io),
        "translate" => translate::run("terrace translate", rest, io),
        "compile" => compile::run("terrace compile", rest, io),
        "version" => io.answer(VERSION),
        "help" | "h" => match rest.first() {
            Some(command) => {
                let args = [program.to_owned(), command.clone(), "--help".to_owned()];
                dispatch(&args, io)
            }
            None => io.answer(USAGE),
        },
        _ => {
            io.complain(&format!(
                "terrace: unknown command '{command}': the commands are compile, opt, translate and help\n"
            ));
            1
        }
    }
}
