//! `cargo xtask exec --passes`: the programs print the same after each pass that transforms a module.
//!
//! Each pass runs on the module as it is, and on the module lowered to the llvm dialect; `terrace run` runs the result.

use std::collections::BTreeMap;
use std::path::Path;

use parking_lot::Mutex;
use terrace_filecheck::{diff, parallel};

use super::{LIMIT, refusal, without_addresses};
use crate::fuzz::passes::transformations;
use crate::process::{self, checked};

/// Passes whose results need others before they can be lowered.
const FOLLOWED: [(&str, [&str; 2]); 1] = [(
    "--ownership-based-buffer-deallocation",
    ["--buffer-deallocation-simplification", "--bufferization-lower-deallocations"],
)];

/// Programs that print something else by a pass's design, which is upstream's.
const BY_DESIGN: [(&str, &[&str]); 4] = [
    // Greatest and least floats are chosen by a comparison, for which zeros of both signs are equal.
    ("--arith-expand", &["matmul", "arith-float-", "small-floats"]),
    // Hyperbolic functions are computed from exponential ones, with fewer bits.
    ("--math-expand-ops", &["math-edges"]),
    // Numbers of 64 bits become vectors of two, for functions in other languages and in printing, too.
    ("--arith-emulate-wide-int", &["runtime", "vector-print-types"]),
    ("--memref-emulate-wide-int", &["vector-print-types"]),
];

/// How many programs have which outcome after a pass.
#[derive(Default, Clone, Copy)]
struct Counts {
    equal: usize,
    refused: usize,
    by_design: usize,
    different: usize,
}

/// A program in one of its forms.
struct Program {
    name: String,
    text: Vec<u8>,
    expected: Vec<u8>,
}

/// Runs the programs after each pass, and prints the counts by pass.
pub fn main(terrace: &Path, names: &[String], root: &Path) -> crate::Outcome {
    let passes = transformations(terrace, root)?;
    let programs = programs(terrace, names, root)?;
    let counts = Mutex::new(BTreeMap::<&str, Counts>::new());
    parallel::for_each(&programs, |program| {
        for pass in &passes {
            let outcome = run(terrace, program, pass, root);
            let mut counts = counts.lock();
            let counts = counts.entry(pass).or_default();
            match outcome {
                Ok(true) => counts.equal += 1,
                Ok(false) => counts.refused += 1,
                Err(_) if is_by_design(program, pass) => counts.by_design += 1,
                Err(message) => {
                    counts.different += 1;
                    print!("{} after {pass}:\n{message}", program.name);
                }
            }
        }
    });
    let counts = counts.into_inner();
    println!("{:56} {:>8} {:>8} {:>10} {:>10}", "pass", "equal", "refused", "by design", "different");
    for (pass, Counts { equal, refused, by_design, different }) in &counts {
        println!("{pass:56} {equal:>8} {refused:>8} {by_design:>10} {different:>10}");
    }
    match counts.values().map(|counts| counts.different).sum::<usize>() {
        0 => Ok(()),
        n => Err(format!("{n} runs of {} programs failed", programs.len())),
    }
}

fn is_by_design(program: &Program, pass: &str) -> bool {
    BY_DESIGN
        .iter()
        .any(|(known, programs)| *known == pass && programs.iter().any(|p| program.name.contains(p)))
}

/// The programs that have a `main` and that the code generator takes: as they are, and in the llvm dialect.
fn programs(terrace: &Path, names: &[String], root: &Path) -> Result<Vec<Program>, String> {
    let mut programs = Vec::new();
    for name in names {
        let path = root.join(name);
        let source = format!("{name}.mlir");
        let text = std::fs::read(root.join(&source)).map_err(|e| format!("cannot read '{source}': {e}"))?;
        let head = String::from_utf8_lossy(&text);
        let called = ["c", "rs"].iter().any(|extension| path.with_extension(extension).is_file());
        if called || refusal(&head).is_some() || head.lines().any(|line| line.starts_with("// PASSES:")) {
            continue;
        }
        let expected = std::fs::read(path.with_extension("expected"))
            .map_err(|e| format!("no '{name}.expected': {e}"))?;
        let lowered = process::run(terrace, ["opt", "--lower-to-llvm", &source], root, b"");
        checked("lower-to-llvm", &lowered).map_err(|message| format!("{source}: {message}"))?;
        let lowered = Program {
            name: format!("{name} in the llvm dialect"),
            text: lowered.stdout,
            expected: expected.clone(),
        };
        programs.extend([Program { name: name.clone(), text, expected }, lowered]);
    }
    Ok(programs)
}

/// Whether the program prints what it should after a pass, or why not; `false` if the pass refuses it.
fn run(terrace: &Path, program: &Program, pass: &str, root: &Path) -> Result<bool, String> {
    let followers = FOLLOWED.iter().find(|(first, _)| *first == pass).map_or(&[][..], |(_, next)| next);
    let args = ["opt"].into_iter().chain(pass.split(' ')).chain(followers.iter().copied());
    let mut transformed = process::run(terrace, args, root, &program.text);
    if transformed.status == 1 {
        // Some passes run on functions only.
        let nested = format!("--pass-pipeline=builtin.module(func.func({}))", pass.trim_start_matches('-'));
        transformed = process::run(terrace, ["opt", &nested], root, &program.text);
    }
    match transformed.status {
        0 => {}
        1 => return Ok(false),
        _ => return checked("the pass", &transformed).map(|()| false),
    }
    let output = process::run_for(LIMIT, terrace, ["run", "-"], root, &transformed.stdout);
    checked("terrace run", &output)?;
    match without_addresses(&output.stdout) {
        printed if printed == program.expected => Ok(true),
        printed => Err(format!("(- expected, + printed)\n{}", diff::lines(&program.expected, &printed))),
    }
}
