//! `terrace reduce`: makes an input on which a command fails small.

mod command;

use crate::flags::{Flags as _, Grammar, flags};
use crate::messages::Messages;
use crate::session::{
    Chunk, FileFlags, InputFlags, OutputFlags, PrintFlags, Session, Tool, command_line, verify,
};
use crate::{Exit, Streams};
use command::{Command, Failure};
use std::io::Write as _;
use std::time::Duration;
use terrace::ir::asm::PrintOptions;
use terrace::ir::{Loc, Result, Root};
use terrace::llvmir::ImportOptions;
use terrace::reduce::{Form, Progress, Reduced, Reducer};

flags! {
    /// The flags of `terrace reduce`.
    pub struct ReduceFlags {
        /// The command that fails, for a shell; the file's path takes the place of {}, or follows
        test: Option<String> = "<command>",
        /// The failure is that the command writes this text (by default that it ends as on the input, with the same first error)
        message: Option<String> = "<text>",
        /// The time that the command may take; one that takes longer has failed (default 60)
        timeout: Option<u32> = "<seconds>",
        ..print: PrintFlags,
        ..input: InputFlags,
        ..file: FileFlags,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Make MLIR or LLVM IR on which a command fails small",
        operands: "--test=<command> [options] <input file>",
        flags: ReduceFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (flags, arguments) = command_line::<ReduceFlags>(&grammar(tool), args, 1, io)?;
    let Some(test) = &flags.test else {
        io.report(&format!(
            "{tool}: --test=<command> says what fails: {tool} --test='mlir-opt --cse' x.mlir\n"
        ));
        return Err(1);
    };
    let seconds = flags.timeout.filter(|&seconds| seconds > 0).unwrap_or(60);
    let command = Command {
        text: test,
        message: flags.message.as_deref(),
        timeout: Duration::from_secs(seconds.into()),
    };
    // The errors say what to write.
    let messages = Messages::new(&flags.input.messages, io, false);
    let path = arguments.inputs.first().map_or("-", String::as_str);
    let output = OutputFlags { file: flags.file, ..OutputFlags::default() };
    let context = || terrace::registry::Registry::all().context();
    let session = Session::new(path, &flags.input, &output, Tool::default(), messages, &context);
    let session = session.printing(&flags.print);
    let is_shown = io.stderr_is_terminal();
    Ok(session.run(io, &mut |chunk, out| {
        out.extend(reduce(chunk, &command, is_shown)?.text);
        Ok(())
    }))
}

/// Reduces a chunk.
fn reduce(chunk: &Chunk<'_>, command: &Command<'_>, is_shown: bool) -> Result<Reduced> {
    let ctx = &chunk.ctx;
    let start = Loc::of_pos(chunk.file.base + chunk.range.map_or(0, |(start, _)| start));
    let fail = |message: String| ctx.error(start, message);
    let form = if chunk.input().is_llvm_ir() { Form::LlvmIr } else { Form::Mlir };
    let failure = match command.failure(chunk.input().text(), form) {
        Ok(Some(failure)) => failure,
        Ok(None) => {
            let message = match command.message {
                Some(text) => format!("the command does not write '{text}': there is nothing to keep"),
                None => "the command succeeds on this input: there is nothing to keep".to_owned(),
            };
            let advice = format!("it is: {}", command.shell("<file>"));
            return Err(fail(message).note(start, advice).emit());
        }
        Err(message) => return Err(fail(message).emit()),
    };
    let root = read(chunk, form)?;
    let shows = |text: &[u8]| matches!(command.failure(text, form), Ok(Some(other)) if other == failure);
    let progress = |progress: Progress<'_>| tell(is_shown, progress);
    let threads = threads(chunk);
    let reducer = |print| Reducer { form, print, threads, shows_failure: &shows, progress: &progress };
    let print = chunk.session.print;
    let mut reduced = reducer(print).run(&root)?;
    if reduced.is_none() && form == Form::Mlir && !print.debug_info {
        // It may be about locations.
        reduced = reducer(PrintOptions { debug_info: true, ..print }).run(&root)?;
    }
    if is_shown {
        eprint!("\r\x1b[K");
    }
    let Some(reduced) = reduced else {
        let message = format!("the failure ({failure}) does not show on the input as Terrace prints it");
        return Err(fail(message).note(start, "reduce it by hand, or give another --message").emit());
    };
    chunk.session.errors.text(&report(&reduced, &failure, command, chunk));
    Ok(reduced)
}

/// Reads a chunk with everything in it.
fn read(chunk: &Chunk<'_>, form: Form) -> Result<Root> {
    if form == Form::Mlir {
        return chunk.parse();
    }
    let root = chunk.input().import(ImportOptions { lossless: true, ..ImportOptions::default() })?;
    if let Some(op) = root.op() {
        verify(root.scope().at(op), 1)?;
    }
    Ok(root)
}

/// The number of tests at a time: tests take longer than what a thread costs.
fn threads(chunk: &Chunk<'_>) -> usize {
    let input = &chunk.session.input;
    match input.threads() {
        _ if input.mlir_disable_threading => 1,
        Some(n) => n,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// Shows a line of progress on a terminal.
fn tell(is_shown: bool, progress: Progress<'_>) {
    if is_shown {
        let Progress { edit, size, tests } = progress;
        let text = format!(
            "\r\x1b[K{} operations, {} bytes after {tests} tests: {edit}",
            size.operations, size.bytes
        );
        // A failure to write to standard error cannot be reported.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

/// The last message: what was done, and how to see the failure.
fn report(reduced: &Reduced, failure: &Failure, command: &Command<'_>, chunk: &Chunk<'_>) -> String {
    let Reduced { before, size, tests, .. } = reduced;
    let file = chunk.session.output.file.o.as_deref().filter(|&path| path != "-");
    format!(
        "{} operations in {} bytes became {} in {}, by {tests} tests\nfailure: {failure}\ncommand: {}\n",
        before.operations,
        before.bytes,
        size.operations,
        size.bytes,
        command.shell(file.unwrap_or("<file>")),
    )
}
