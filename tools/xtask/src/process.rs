//! Runs a program to its end, with a time limit.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use terrace_filecheck::exec::Output;

/// The time limit of a test or example.
pub const LIMIT: Duration = Duration::from_secs(120);

/// Runs `program` in `directory` with `stdin` as its input.
pub fn run<S: AsRef<OsStr>>(
    program: impl AsRef<OsStr>,
    args: impl IntoIterator<Item = S>,
    directory: &Path,
    stdin: &[u8],
) -> Output {
    run_for(LIMIT, program, args, directory, stdin)
}

/// [`run`] with an explicit time limit.
pub fn run_for<S: AsRef<OsStr>>(
    limit: Duration,
    program: impl AsRef<OsStr>,
    args: impl IntoIterator<Item = S>,
    directory: &Path,
    stdin: &[u8],
) -> Output {
    let program = program.as_ref();
    let mut command = Command::new(program);
    command.args(args).current_dir(directory);
    // LLVM's tools take longer to name the frames of a crash than for all else.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return Output::failure(format!("cannot run '{}': {error}\n", program.display())),
    };
    let (to, out, err) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        // A program may exit without reading its input, so a broken pipe is not an error.
        scope.spawn(move || to.map(|mut to| to.write_all(stdin)));
        let out = scope.spawn(move || read_all(out));
        let err = scope.spawn(move || read_all(err));
        let started = Instant::now();
        let mut timed_out = false;
        let mut pause = Duration::from_micros(200);
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Some(status),
                Ok(None) if started.elapsed() > limit => {
                    timed_out = true;
                    let _ = child.kill();
                    break child.wait().ok();
                }
                Ok(None) => std::thread::sleep(pause),
                Err(_) => break None,
            }
            pause = (pause * 2).min(Duration::from_millis(5));
        };
        let mut output = Output {
            stdout: out.join().unwrap_or_default(),
            stderr: err.join().unwrap_or_default(),
            status: status.map_or(-1, code),
        };
        if timed_out {
            output.stderr.extend_from_slice(format!("stopped after {} s\n", limit.as_secs()).as_bytes());
        }
        output
    })
}

fn read_all(from: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut from) = from {
        let _ = from.read_to_end(&mut bytes);
    }
    bytes
}

/// The exit code, or the negated signal number.
fn code(status: ExitStatus) -> i32 {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return -signal;
    }
    status.code().unwrap_or(-1)
}

/// An error with the start of what a command printed if it failed.
pub fn checked(what: &str, output: &Output) -> Result<(), String> {
    match output.status {
        0 => Ok(()),
        status => {
            let stderr = String::from_utf8_lossy(&output.stderr);
            let head: String = stderr.lines().take(20).map(|l| format!("{l}\n")).collect();
            Err(format!("{what} ended with code {status}\n{head}"))
        }
    }
}

/// A directory for temporary files that is removed at the end.
pub struct Scratch(std::path::PathBuf);

impl Scratch {
    /// Creates the directory.
    pub fn new(name: &str) -> Result<Scratch, String> {
        let path = std::env::temp_dir().join(format!("terrace-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|e| format!("cannot create '{}': {e}", path.display()))?;
        Ok(Scratch(path))
    }

    /// The path of the directory.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
