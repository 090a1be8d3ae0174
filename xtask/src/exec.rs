//! `cargo xtask exec`: do the examples and the run-time tests print what they should?
//!
//! Each `.mlir` file with an `.expected` file beside it goes through Terrace and through upstream's tools;
//! both results are built with clang and run, and what they print is compared. A program that upstream cannot
//! compile says so in a line `// DIFFERS: why`.

use std::path::Path;
use std::time::Duration;

use terrace_filecheck::{diff, test_file};

use crate::process::{self, Scratch};
use crate::upstream;

/// Where the programs are.
const DIRECTORIES: [&str; 2] = ["examples", "tests/run"];
/// A program that runs longer than this hangs.
const LIMIT: Duration = Duration::from_secs(20);

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let (mut oracle_only, mut self_only, mut filters) = (false, false, Vec::new());
    for arg in args {
        match arg.as_str() {
            "--oracle-only" => oracle_only = true,
            "--self-only" => self_only = true,
            _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
            _ => filters.push(arg),
        }
    }
    let mut needed = vec![upstream::CLANG];
    if !self_only {
        needed.extend([upstream::OPT, upstream::TRANSLATE]);
    }
    let missing = upstream::missing(&needed);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let terrace = if oracle_only { None } else { Some(crate::terrace()?) };
    let root = crate::root()?;
    let scratch = Scratch::new("exec")?;
    let mut names = Vec::new();
    for directory in DIRECTORIES {
        let found = test_file::programs(&root.join(directory));
        let found = found.map_err(|e| format!("cannot list '{directory}': {e}"))?;
        names.extend(found.iter().map(|name| format!("{directory}/{}", name.trim_end_matches(".mlir"))));
    }
    names.retain(|name| filters.is_empty() || filters.iter().any(|f| name.contains(f.as_str())));
    let mut failures = 0;
    println!("{:32} {:>10} {:>10}", "program", "terrace", "upstream");
    for name in &names {
        let source = format!("{name}.mlir");
        let text = std::fs::read_to_string(root.join(&source)).unwrap_or_default();
        let explained = text.lines().any(|line| line.starts_with("// DIFFERS:"));
        let expected = std::fs::read(root.join(format!("{name}.expected")));
        let mut messages = Vec::new();
        let mut side = |label: &str, active: bool| {
            if !active {
                return "-";
            }
            let ll = match (label, &terrace) {
                ("terrace", Some(terrace)) => process::run(terrace, ["compile", &source], &root, b""),
                _ => upstream::compile(std::slice::from_ref(&source), &root, b""),
            };
            let outcome = match &expected {
                Err(error) => Err(format!("no '{name}.expected': {error}\n")),
                Ok(expected) => build_and_run(&ll, &scratch, &format!("{}-{label}", name.replace('/', "-")))
                    .and_then(|printed| match printed == *expected {
                        true => Ok(()),
                        false => Err(format!("(- expected, + printed)\n{}", diff::lines(expected, &printed))),
                    }),
            };
            match outcome {
                Ok(()) if explained && label == "upstream" => {
                    messages.push(format!("{source}: carries DIFFERS, but does not differ\n"));
                    "FAILED"
                }
                Ok(()) => "ok",
                Err(_) if explained && label == "upstream" => "explained",
                Err(message) => {
                    messages.push(format!("{source} ({label}):\n{message}"));
                    "FAILED"
                }
            }
        };
        let ours = side("terrace", terrace.is_some());
        let theirs = side("upstream", !self_only);
        println!("{name:32} {ours:>10} {theirs:>10}");
        failures += messages.len();
        messages.iter().for_each(|m| print!("{m}"));
    }
    match failures {
        0 => Ok(()),
        n => Err(format!("{n} runs of {} programs failed", names.len())),
    }
}

/// Builds a program from LLVM IR, runs it, and returns what it prints.
fn build_and_run(
    ll: &terrace_filecheck::exec::Output,
    scratch: &Scratch,
    name: &str,
) -> Result<Vec<u8>, String> {
    let check = |what: &str, output: &terrace_filecheck::exec::Output| match output.status {
        0 => Ok(()),
        status => {
            let stderr = String::from_utf8_lossy(&output.stderr);
            let head: String = stderr.lines().take(20).map(|l| format!("{l}\n")).collect();
            Err(format!("{what} ended with code {status}\n{head}"))
        }
    };
    check("the compiler", ll)?;
    let file = format!("{name}.ll");
    std::fs::write(scratch.path().join(&file), &ll.stdout)
        .map_err(|e| format!("cannot write '{file}': {e}\n"))?;
    let args = ["-Wno-override-module", "-O1", &file, "-o", name, "-lm"];
    check("clang", &process::run(upstream::CLANG, args, scratch.path(), b""))?;
    let program = scratch.path().join(name);
    let output = process::run_for(LIMIT, &program, [""; 0], Path::new("."), b"");
    check("the program", &output)?;
    Ok(output.stdout)
}
