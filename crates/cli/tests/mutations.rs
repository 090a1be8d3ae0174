//! Runs every command on mutations of the test corpus: no panic, no hang, no stack overflow, and an error message for
//! each failure.
//!
//! The number of a case determines its input. `cargo test` runs the first cases, for a few seconds;
//! `TERRACE_FUZZ=n` runs n cases from number `TERRACE_FUZZ_START` on and writes each failing input, reduced, to
//! `target/tmp/mutations`.

mod common;

use common::{LIMIT, Outcome, Random, Seed, TOKENS, check, corpus, mutate, opt, terrace};
use parking_lot::Mutex;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The number of cases of `cargo test`, and its time limit.
const CASES: usize = 4000;
const BUDGET: Duration = Duration::from_secs(10);

/// A command and its input.
#[derive(Clone, Default)]
struct Case {
    args: Vec<String>,
    text: Vec<u8>,
}

impl Case {
    /// The case of this number.
    fn new(corpus: &[Seed], number: u64) -> Case {
        let mut random = Random(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D);
        for _ in 0..4 {
            random.next(2);
        }
        let seed = &corpus[random.next(corpus.len())];
        let mut text = seed.text.clone();
        let by_bytes = random.next(4) == 0;
        for _ in 0..1 + random.next(4) {
            let other = &corpus[random.next(corpus.len())].text;
            if by_bytes {
                mutate(&mut random, &mut text, other);
            } else {
                text = mutate_tokens(&mut random, &text, other);
            }
        }
        Case { args: command(&mut random, seed), text }
    }

    fn run(&self) -> Outcome {
        terrace(&self.args, &self.text)
    }

    /// A case with the same fault and fewer lines.
    fn reduced(&self) -> Case {
        let mut lines: Vec<&[u8]> = self.text.split_inclusive(|&b| b == b'\n').collect();
        let mut size = lines.len().div_ceil(2);
        while size > 0 {
            let mut at = 0;
            while at < lines.len() {
                let mut fewer = lines.clone();
                fewer.drain(at..(at + size).min(lines.len()));
                let case = Case { args: self.args.clone(), text: fewer.concat() };
                if case.run().fault().is_some() {
                    lines = fewer;
                } else {
                    at += size;
                }
            }
            size /= 2;
        }
        Case { args: self.args.clone(), text: lines.concat() }
    }

    fn describe(&self) -> String {
        format!("terrace {}\n{}", self.args.join(" "), String::from_utf8_lossy(&self.text))
    }
}

/// The seed's own command, or a common one.
fn command(random: &mut Random, seed: &Seed) -> Vec<String> {
    const USUAL: &[&[&str]] = &[
        &["compile", "-"],
        &["compile", "-", "--emit=llvm-dialect"],
        &["translate", "--mlir-to-llvmir", "-"],
        &["translate", "--mlir-to-llvmir", "--preserve-names", "-"],
        &["opt", "-", "--allow-unregistered-dialect", "--convert-scf-to-cf", "--convert-to-llvm"],
        &[
            "opt",
            "-",
            "--finalize-memref-to-llvm",
            "--convert-func-to-llvm=index-bitwidth=32",
            "--convert-cf-to-llvm",
            "--reconcile-unrealized-casts",
        ],
        &["opt", "-", "--convert-func-to-llvm=use-bare-ptr-memref-call-conv=1", "--convert-arith-to-llvm"],
        &[
            "opt",
            "-",
            "--pass-pipeline=builtin.module(any(convert-arith-to-llvm),func.func(convert-scf-to-cf))",
        ],
        &["opt", "-", "--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo"],
        &["opt", "-", "--allow-unregistered-dialect", "--verify-roundtrip"],
    ];
    let own = if random.next(2) == 0 { random.choose(&seed.commands).cloned() } else { None };
    let mut args = own.unwrap_or_else(|| {
        USUAL[random.next(USUAL.len())].iter().map(|arg| arg.to_string()).collect::<Vec<_>>()
    });
    if args.first().is_some_and(|arg| arg != "translate") && random.next(2) == 0 {
        args.push("--threads=2".to_owned());
    }
    if contains(&seed.text, b"// -----") && !args.iter().any(|arg| arg.contains("split-input-file")) {
        args.push("--split-input-file".to_owned());
    }
    args
}

fn contains(text: &[u8], what: &[u8]) -> bool {
    text.windows(what.len()).any(|window| window == what)
}

/// Words, numbers, names with their sigils, single signs, and runs of blanks.
fn tokens(text: &[u8]) -> Vec<&[u8]> {
    let word = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
    let mut rest = text;
    let mut all = Vec::new();
    while let Some(&first) = rest.first() {
        let more = |start: usize, test: &dyn Fn(u8) -> bool| {
            start + rest[start..].iter().take_while(|&&b| test(b)).count()
        };
        let length = match first {
            b'%' | b'@' | b'#' | b'!' | b'^' => more(1, &word),
            b'"' => match rest[1..].iter().position(|&b| b == b'"' || b == b'\n') {
                Some(end) => end + 2,
                None => 1,
            },
            b'/' if rest.get(1) == Some(&b'/') => more(1, &|b| b != b'\n'),
            _ if word(first) => more(1, &word),
            _ if first.is_ascii_whitespace() => more(1, &|b| b.is_ascii_whitespace()),
            _ => 1,
        };
        let (token, tail) = rest.split_at(length.min(rest.len()));
        all.push(token);
        rest = tail;
    }
    all
}

/// Deletes, repeats, replaces, swaps or splices tokens.
fn mutate_tokens(random: &mut Random, text: &[u8], other: &[u8]) -> Vec<u8> {
    let mut ours = tokens(text);
    let kind = |token: &[u8]| match token.first() {
        Some(b'0'..=b'9') => b'0',
        Some(b) if b.is_ascii_alphabetic() => b'a',
        Some(&b) => b,
        None => 0,
    };
    // The first draw often selects blanks and comments.
    let mut place = random.next(ours.len() + 1);
    for _ in 0..4 {
        if ours.get(place).is_some_and(|token| token[0].is_ascii_whitespace() || token.starts_with(b"//")) {
            place = random.next(ours.len() + 1);
        }
    }
    let end = (place + 1 + random.next(3)).min(ours.len());
    let place = place.min(end);
    match random.next(9) {
        0 => drop(ours.drain(place..end)),
        1 => {
            let copy = ours[place..end].to_vec();
            ours.splice(place..place, copy);
        }
        2 => {
            ours.splice(place..end, [TOKENS[random.next(TOKENS.len())]]);
        }
        // A token of the same kind, from here or elsewhere: most of these still parse.
        3..=5 if place < ours.len() => {
            let theirs = tokens(if random.next(2) == 0 { text } else { other });
            let alike: Vec<&[u8]> =
                theirs.iter().filter(|token| kind(token) == kind(ours[place])).copied().collect();
            let Some(&new) = random.choose(&alike) else { return text.to_vec() };
            ours[place] = new;
            return ours.concat();
        }
        6 => {
            let to = random.next(ours.len());
            if place < ours.len() {
                ours.swap(place, to);
            }
        }
        // A line of another text.
        7 => {
            let lines: Vec<&[u8]> = other.split_inclusive(|&b| b == b'\n').collect();
            let line = lines[random.next(lines.len()).min(lines.len() - 1)];
            let ours_lines: Vec<&[u8]> = text.split_inclusive(|&b| b == b'\n').collect();
            let at = random.next(ours_lines.len() + 1);
            let count = if random.next(2) == 0 { 0 } else { 1.min(ours_lines.len() - at) };
            let mut result = ours_lines.clone();
            result.splice(at..at + count, [line]);
            return result.concat();
        }
        _ => {
            let theirs = tokens(other);
            let from = random.next(theirs.len());
            let part = &theirs[from..(from + 1 + random.next(12)).min(theirs.len())];
            ours.splice(place..end, part.iter().copied());
        }
    }
    ours.concat()
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

/// The file for a failing input of a long run.
fn kept(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mutations");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(name)
}

#[test]
fn mutations_of_the_corpus() {
    let asked = number("TERRACE_FUZZ");
    let start = number("TERRACE_FUZZ_START").unwrap_or(1);
    let current = Arc::new(Mutex::new((0, Case::default())));
    let (done, wait) = mpsc::channel();
    let worker = {
        let current = current.clone();
        std::thread::spawn(move || {
            let corpus = corpus();
            let begin = Instant::now();
            let mut faults = Vec::new();
            for number in start..start + asked.unwrap_or(CASES) {
                if asked.is_none() && begin.elapsed() > BUDGET {
                    break;
                }
                let case = Case::new(&corpus, number as u64);
                if asked.is_some() {
                    std::fs::write(kept("current"), case.describe()).expect("the input can be kept");
                }
                *current.lock() = (number, case.clone());
                if let Some(fault) = case.run().fault() {
                    let case = case.reduced();
                    faults.push(format!("case {number}: {fault}\n{}", case.describe()));
                    if asked.is_none() {
                        break;
                    }
                    std::fs::write(kept(&format!("{number}.mlir")), &case.text).expect("it can be kept");
                    std::fs::write(kept(&format!("{number}.txt")), format!("{}\n{fault}", case.describe()))
                        .expect("it can be kept");
                }
                if done.send(()).is_err() {
                    break;
                }
            }
            faults
        })
    };
    loop {
        match wait.recv_timeout(LIMIT) {
            Ok(()) => {}
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                let (number, case) = current.lock().clone();
                panic!("case {number} does not end: {}", case.describe());
            }
        }
    }
    let faults = worker.join().expect("the worker does not panic");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n----\n"));
}

/// The printed text of an accepted input is accepted.
#[test]
fn accepted_mutations_can_be_read_again() {
    let corpus = corpus();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let begin = Instant::now();
    for seed in &corpus {
        let mut text = seed.text.clone();
        for _ in 0..1 + random.next(3) {
            let other = &corpus[random.next(corpus.len())].text;
            text = mutate_tokens(&mut random, &text, other);
        }
        check(&text);
        if begin.elapsed() > BUDGET {
            break;
        }
    }
    // One case without mutations checks that the corpus is read.
    opt(&["--allow-unregistered-dialect", "--split-input-file"], b"module {}\n// -----\nmodule {}\n");
}
