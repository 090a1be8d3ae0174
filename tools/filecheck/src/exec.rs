//! Runs a [`Script`]: stages are calls of a function that the caller supplies, not processes.
//!
//! Standard output of a stage is standard input of the next one. Standard error is collected for failure messages or,
//! under `2>&1`, put before the standard output, since tools write their output last. As with `set -o pipefail`,
//! every stage must succeed, or fail if `not` precedes it.

use std::path::Path;

use crate::shell::{Script, Stage, Stderr};

/// A command to execute.
#[derive(Clone, Copy, Debug)]
pub struct Command<'a> {
    /// Its name: the first word.
    pub name: &'a str,
    /// Its arguments: the other words.
    pub args: &'a [String],
    /// Its standard input.
    pub stdin: &'a [u8],
}

/// The result of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// Its standard output.
    pub stdout: Vec<u8>,
    /// Its standard error.
    pub stderr: Vec<u8>,
    /// Its exit code; 0 is success. A negative code stands for a signal: a crash, which `not` does not accept.
    pub status: i32,
}

impl Output {
    /// A failure with exit code 1 and a message.
    pub fn failure(message: impl Into<String>) -> Output {
        Output { stdout: Vec::new(), stderr: message.into().into_bytes(), status: 1 }
    }
}

/// An executor of commands.
pub trait Execute {
    /// Executes one command.
    fn execute(&self, command: &Command<'_>) -> Output;
}

impl<F: Fn(&Command<'_>) -> Output> Execute for F {
    fn execute(&self, command: &Command<'_>) -> Output {
        self(command)
    }
}

/// The result of a whole script.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Standard output of the last stage of each pipeline, in order.
    pub stdout: Vec<u8>,
    /// Standard error of all stages that do not merge it into standard output.
    pub stderr: Vec<u8>,
    /// The stage that failed (or succeeded under `not`), and its exit code.
    pub failure: Option<String>,
}

/// Runs a script. `cat` is built in, all other commands go to `tool`. Paths of redirections and of `cat` are relative
/// to `directory`.
pub fn run(script: &Script, tool: &dyn Execute, directory: &Path) -> Outcome {
    let mut outcome = Outcome::default();
    for pipeline in &script.pipelines {
        let mut piped = Vec::new();
        for stage in pipeline {
            piped = run_stage(stage, piped, tool, directory, &mut outcome);
        }
        outcome.stdout.append(&mut piped);
        if outcome.failure.is_some() {
            break;
        }
    }
    outcome
}

/// Runs one stage and returns the input of the next one.
fn run_stage(
    stage: &Stage,
    piped: Vec<u8>,
    tool: &dyn Execute,
    directory: &Path,
    outcome: &mut Outcome,
) -> Vec<u8> {
    let mut fail = |message: String| {
        outcome.failure.get_or_insert(message);
    };
    let stdin = match &stage.stdin {
        None => piped,
        Some(path) => std::fs::read(directory.join(path)).unwrap_or_else(|error| {
            fail(format!("cannot read '{path}': {error}"));
            Vec::new()
        }),
    };
    let command = Command { name: &stage.name, args: &stage.args, stdin: &stdin };
    let mut output = if stage.name == "cat" { cat(&command, directory) } else { tool.execute(&command) };
    match (output.status, stage.negated) {
        (0, false) => {}
        (0, true) => fail(format!("command succeeded but is expected to fail: {stage}")),
        (status, _) if status < 0 => fail(format!("command was killed by signal {}: {stage}", -status)),
        (_, true) => {}
        (status, false) => fail(format!("command failed with exit code {status}: {stage}")),
    }
    match &stage.stderr {
        Stderr::Apart => outcome.stderr.append(&mut output.stderr),
        Stderr::Merged => {
            output.stderr.append(&mut output.stdout);
            output.stdout = output.stderr;
        }
        Stderr::File(path) => {
            if let Err(error) = write(&directory.join(path), &output.stderr, false) {
                outcome.failure.get_or_insert(format!("cannot write '{path}': {error}"));
            }
        }
    }
    if let Some(redirect) = &stage.stdout {
        if let Err(error) = write(&directory.join(&redirect.path), &output.stdout, redirect.append) {
            outcome.failure.get_or_insert(format!("cannot write '{}': {error}", redirect.path));
        }
        return Vec::new();
    }
    output.stdout
}

fn write(path: &Path, bytes: &[u8], append: bool) -> std::io::Result<()> {
    if path == Path::new("/dev/null") {
        return Ok(());
    }
    if append && path.exists() {
        let mut all = std::fs::read(path)?;
        all.extend_from_slice(bytes);
        return std::fs::write(path, all);
    }
    std::fs::write(path, bytes)
}

fn cat(command: &Command<'_>, directory: &Path) -> Output {
    if command.args.is_empty() {
        return Output { stdout: command.stdin.to_vec(), ..Output::default() };
    }
    let mut output = Output::default();
    for path in command.args {
        match std::fs::read(directory.join(path)) {
            Ok(mut bytes) => output.stdout.append(&mut bytes),
            Err(error) => return Output::failure(format!("cat: {path}: {error}\n")),
        }
    }
    output
}

/// A tool with FileCheck added to it.
pub struct BuiltIn<'a>(pub &'a dyn Execute);

impl Execute for BuiltIn<'_> {
    fn execute(&self, command: &Command<'_>) -> Output {
        match command.name {
            "FileCheck" => crate::check::main(command),
            _ => self.0.execute(command),
        }
    }
}
