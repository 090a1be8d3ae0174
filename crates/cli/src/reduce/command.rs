//! The command that fails, and how it does.

use crate::files::reason;
use crate::temporary::Temporary;
use core::fmt;
use std::io::{self, Read};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use terrace::reduce::Form;

/// How much of a command's output is looked at, in bytes.
const KEPT: u64 = 1 << 20;

/// The words before the text of an error in the output of compilers.
const MARKS: &[&str] = &["Assertion", "panicked at", "LLVM ERROR: ", "fatal error: ", "error: "];

/// A command with the failure that is looked for.
#[derive(Clone, Copy)]
pub struct Command<'a> {
    /// Its text, for a shell.
    pub text: &'a str,
    /// The text that it writes when it fails.
    pub message: Option<&'a str>,
    /// The longest time that it may take.
    pub timeout: Duration,
}

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By itself, with this exit status.
    Status(i32),
    /// By a signal.
    Signal(i32),
    /// It took too long.
    Timeout,
}

/// A failure of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It wrote the text that is looked for.
    Message(String),
    /// It ended so, with this first error, in which names and numbers of values are left out.
    End(End, Option<String>),
}

impl Command<'_> {
    /// The text for the shell, with a file.
    pub fn shell(&self, file: &str) -> String {
        match self.text.contains("{}") {
            true => self.text.replace("{}", file),
            false => format!("{} {file}", self.text),
        }
    }

    /// Runs the command on a text. `None` if it does not fail. The error is a message: it could not be run.
    pub fn failure(&self, text: &[u8], form: Form) -> Result<Option<Failure>, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let extension = match form {
            Form::Mlir => "mlir",
            Form::LlvmIr => "ll",
        };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("terrace-reduce-{}-{number}.{extension}", std::process::id());
        let file = Temporary::new(std::env::temp_dir().join(name));
        let path = file.path().to_string_lossy();
        let failed = |error: io::Error| format!("cannot write '{path}': {}", reason(&error));
        std::fs::write(file.path(), text).map_err(failed)?;
        let failed = |error: io::Error| format!("cannot run '{}': {}", self.text, reason(&error));
        let (end, output) = run(&self.shell(&path), self.timeout).map_err(failed)?;
        Ok(match self.message {
            Some(message) => output.contains(message).then(|| Failure::Message(message.to_owned())),
            None if end == End::Status(0) => None,
            None => Some(Failure::End(end, first_error(&output))),
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (end, error) = match self {
            Self::Message(message) => return write!(f, "the output has '{message}'"),
            Self::End(end, error) => (end, error),
        };
        match end {
            End::Status(status) => write!(f, "exit status {status}")?,
            End::Signal(signal) => write!(f, "signal {signal}")?,
            End::Timeout => write!(f, "it takes too long")?,
        }
        error.as_ref().map_or(Ok(()), |error| write!(f, ", {error}"))
    }
}

/// Runs a shell's command; returns how it ended, and its output, the errors first.
fn run(text: &str, timeout: Duration) -> io::Result<(End, String)> {
    let mut shell = shell(text);
    let mut child = shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        let stdout = scope.spawn(|| stdout.map_or_else(String::new, read));
        let stderr = scope.spawn(|| stderr.map_or_else(String::new, read));
        let end = wait(&mut child, timeout);
        let text = [stderr, stdout].map(|thread| thread.join().unwrap_or_default()).concat();
        Ok((end?, text))
    })
}

/// The start of a stream as text; the rest is read and dropped, so that the writer can go on.
fn read(mut stream: impl Read) -> String {
    let mut text = Vec::new();
    // What was read before an error counts.
    let _ = stream.by_ref().take(KEPT).read_to_end(&mut text);
    let _ = io::copy(&mut stream, &mut io::sink());
    String::from_utf8_lossy(&text).into_owned()
}

fn wait(child: &mut Child, timeout: Duration) -> io::Result<End> {
    let (start, mut pause) = (Instant::now(), Duration::from_micros(200));
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(end_of(status));
        }
        if start.elapsed() > timeout {
            kill(child);
            child.wait()?;
            return Ok(End::Timeout);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}

/// A process of the system's shell, in a group of its own.
#[cfg(unix)]
fn shell(text: &str) -> std::process::Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = std::process::Command::new("sh");
    command.args(["-c", text]).process_group(0);
    command
}

/// A process of the system's shell.
#[cfg(not(unix))]
fn shell(text: &str) -> std::process::Command {
    let mut command = std::process::Command::new("cmd");
    command.args(["/C", text]);
    command
}

/// Ends a command with all that it has started.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    {
        let group = format!("-{}", child.id());
        // Without the program, the shell alone is ended below.
        let _ = std::process::Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    // It may have ended by now.
    let _ = child.kill();
}

fn end_of(status: ExitStatus) -> End {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    match (status.code(), signal) {
        // A shell reports the signal that ended its command so.
        #[cfg(unix)]
        (Some(code), _) if code > 128 => End::Signal(code - 128),
        (Some(code), _) => End::Status(code),
        (None, signal) => End::Signal(signal.unwrap_or(0)),
    }
}

/// The first error in the output of a command, without what differs from one input to the next: the names of values, and
/// numbers.
fn first_error(output: &str) -> Option<String> {
    let mut lines = output.lines();
    let text = lines.find_map(|line| MARKS.iter().find_map(|mark| line.find(mark).map(|at| &line[at..])))?;
    let (mut error, mut is_name) = (String::new(), false);
    for c in text.chars() {
        is_name = c == '%' || is_name && (c.is_alphanumeric() || c == '_');
        match c {
            '%' => error.push(c),
            _ if is_name => {}
            '0'..='9' if error.ends_with('#') => {}
            '0'..='9' => error.push('#'),
            _ => error.push(c),
        }
    }
    Some(error)
}

#[cfg(test)]
mod tests {
    use super::first_error;

    #[test]
    fn errors_do_not_depend_on_values() {
        let error = |text| first_error(text).unwrap();
        assert_eq!(error("x.mlir:3:5: error: use of %x_1: 12 of i32\n"), "error: use of %: # of i#");
        assert_eq!(error("a\nopt: T.cpp:77: Assertion `x < 3' failed."), "Assertion `x < #' failed.");
        assert_eq!(first_error("warning: fine\n"), None);
    }
}
