//! `cargo xtask exec`: do the examples and the run-time tests print what they should?
//!
//! Each `.mlir` file with an `.expected` file beside it goes through Terrace and through upstream's tools;
//! both results are built with clang and run, and what they print is compared. A program that upstream cannot
//! compile says so in a line `// DIFFERS: why`.
//!
//! With a `.c` or `.rs` file of the same name beside it, that is the program, and the module is linked to it; it
//! includes the declarations that `terrace compile` writes, as `<name>.h` or `<name>.bindings.rs`.

use std::path::{Path, PathBuf};
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
            let driver = match Driver::of(&root.join(name), terrace.as_deref(), &scratch) {
                Ok(driver) => driver,
                Err(message) => {
                    messages.push(format!("{source} ({label}):\n{message}"));
                    return "FAILED";
                }
            };
            let outcome = match &expected {
                Err(error) => Err(format!("no '{name}.expected': {error}\n")),
                Ok(expected) => {
                    build_and_run(&ll, &scratch, &format!("{}-{label}", name.replace('/', "-")), &driver)
                        .and_then(|printed| match printed == *expected {
                            true => Ok(()),
                            false => {
                                Err(format!("(- expected, + printed)\n{}", diff::lines(expected, &printed)))
                            }
                        })
                }
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

/// What calls the functions of a module.
enum Driver {
    /// Its own `main`.
    None,
    /// A C program.
    C(PathBuf),
    /// A Rust program, in the scratch directory.
    Rust(PathBuf),
}

impl Driver {
    /// Finds the program beside a module, and has the declarations written that it includes.
    fn of(module: &Path, terrace: Option<&Path>, scratch: &Scratch) -> Result<Self, String> {
        let stem = module.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let source = |extension: &str| Some(module.with_extension(extension)).filter(|path| path.is_file());
        let (driver, flag, declarations) = match (source("c"), source("rs")) {
            (Some(path), _) => (Driver::C(path), "--emit-c-header", format!("{stem}.h")),
            (None, Some(path)) => {
                let copy = scratch.path().join(format!("{stem}.rs"));
                std::fs::copy(&path, &copy)
                    .map_err(|e| format!("cannot copy '{}': {e}\n", path.display()))?;
                (Driver::Rust(copy), "--emit-rust-bindings", format!("{stem}.bindings.rs"))
            }
            (None, None) => return Ok(Driver::None),
        };
        let terrace = terrace.ok_or("the declarations are written by Terrace\n")?;
        let flag = format!("{flag}={declarations}");
        let input = module.with_extension("mlir").to_string_lossy().into_owned();
        let output =
            process::run(terrace, ["compile", &input, &flag, "-o", "unused.ll"], scratch.path(), b"");
        checked("the compiler", &output)?;
        Ok(driver)
    }
}

fn checked(what: &str, output: &terrace_filecheck::exec::Output) -> Result<(), String> {
    match output.status {
        0 => Ok(()),
        status => {
            let stderr = String::from_utf8_lossy(&output.stderr);
            let head: String = stderr.lines().take(20).map(|l| format!("{l}\n")).collect();
            Err(format!("{what} ended with code {status}\n{head}"))
        }
    }
}

/// Builds a program from LLVM IR, runs it, and returns what it prints.
fn build_and_run(
    ll: &terrace_filecheck::exec::Output,
    scratch: &Scratch,
    name: &str,
    driver: &Driver,
) -> Result<Vec<u8>, String> {
    checked("the compiler", ll)?;
    let file = format!("{name}.ll");
    std::fs::write(scratch.path().join(&file), &ll.stdout)
        .map_err(|e| format!("cannot write '{file}': {e}\n"))?;
    let mut args = vec!["-Wno-override-module", "-O1", &file, "-o", name, "-lm"];
    let (object, link_arg);
    match driver {
        Driver::None => checked("clang", &process::run(upstream::CLANG, args, scratch.path(), b""))?,
        Driver::C(path) => {
            let path = path.to_string_lossy();
            args.extend(["-I.", &path]);
            checked("clang", &process::run(upstream::CLANG, args, scratch.path(), b""))?;
        }
        Driver::Rust(path) => {
            object = format!("{name}.o");
            let args = ["-Wno-override-module", "-O1", "-c", "-fPIC", &file, "-o", &object];
            checked("clang", &process::run(upstream::CLANG, args, scratch.path(), b""))?;
            link_arg = format!("-Clink-arg={object}");
            let path = path.to_string_lossy();
            let args = ["--edition=2024", "-O", &path, &link_arg, "-o", name];
            checked("rustc", &process::run("rustc", args, scratch.path(), b""))?;
        }
    }
    let program = scratch.path().join(name);
    let output = process::run_for(LIMIT, &program, [""; 0], Path::new("."), b"");
    checked("the program", &output)?;
    Ok(output.stdout)
}
