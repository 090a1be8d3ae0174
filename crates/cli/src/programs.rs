//! Other programs: where they are, and how they are run.

use crate::files::reason;
use crate::temporary::Temporary;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use terrace::Context;
use terrace::programs::{Argument, Programs};

/// A context whose passes may run programs.
pub fn with_programs(ctx: Context) -> Context {
    ctx.register_dialect_interface(&PROGRAMS);
    ctx
}

/// How often passes of this process asked for a program, a file beside it or a variable.
static N_USES: AtomicU64 = AtomicU64::new(0);

/// How often passes of this process asked for a program, a file beside it or a variable, of which a cache does not know.
pub fn n_uses() -> u64 {
    N_USES.load(Ordering::Relaxed)
}

/// The programs that the command line runs for passes.
pub static PROGRAMS: Programs = Programs {
    find: |name, directories| {
        N_USES.fetch_add(1, Ordering::Relaxed);
        let directories: Vec<PathBuf> = directories.iter().map(PathBuf::from).collect();
        Some(find(name, &directories)?.to_string_lossy().into_owned())
    },
    variable: |name| {
        N_USES.fetch_add(1, Ordering::Relaxed);
        std::env::var(name).ok().filter(|value| !value.is_empty())
    },
    run: |program, args| run_with_files(Path::new(program), args),
};

/// The path of a file: in the first of the directories that has it, or else on the path.
pub fn find(name: &str, directories: &[PathBuf]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    directories.iter().chain(&path).map(|directory| directory.join(name)).find(|file| file.is_file())
}

/// Runs a program that reads and writes files, and returns its output. The error is a message.
fn run_with_files(program: &Path, args: &[Argument<'_>]) -> Result<Vec<u8>, String> {
    let output = temporary();
    let mut inputs: Vec<Temporary> = Vec::new();
    let mut words: Vec<OsString> = Vec::new();
    for arg in args {
        words.push(match arg {
            Argument::Text(text) => text.into(),
            Argument::Output => output.path().into(),
            Argument::Input(prefix, bytes) => {
                let file = temporary();
                let path = file.path();
                std::fs::write(path, bytes)
                    .map_err(|error| format!("cannot write '{}': {}", path.display(), reason(&error)))?;
                let mut word = OsString::from(prefix);
                word.push(path);
                inputs.push(file);
                word
            }
        });
    }
    run(program, &words, &[])?;
    let path = output.path();
    std::fs::read(path).map_err(|error| format!("cannot read '{}': {}", path.display(), reason(&error)))
}

/// A file that no other thread or process uses.
fn temporary() -> Temporary {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let name = format!("terrace-{}-tool-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    Temporary::new(std::env::temp_dir().join(name))
}

/// Runs a program with an input and returns its output. The error is a message with what the program reported.
pub fn run(program: &Path, args: &[OsString], input: &[u8]) -> Result<Vec<u8>, String> {
    let name = program.file_name().unwrap_or(OsStr::new("clang")).to_string_lossy().into_owned();
    let failed = |error: std::io::Error| format!("cannot run '{name}': {}", reason(&error));
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(failed)?;
    let stdin = child.stdin.take();
    let output = std::thread::scope(|scope| {
        scope.spawn(|| {
            // Clang closes its input early when it fails; its own message says why.
            let _ = stdin.map(|mut stdin| stdin.write_all(input));
        });
        child.wait_with_output()
    });
    let output = output.map_err(failed)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("'{name}' failed: {}", String::from_utf8_lossy(&output.stderr).trim_end()))
}
