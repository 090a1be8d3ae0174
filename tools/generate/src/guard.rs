//! Differential tests of Terrace against itself.
//!
//! A command runs on one text twice: on one thread, and on four with comments at the ends of lines. Standard output,
//! standard error and the exit code must be equal. The comments are removed from diagnostics, which quote lines of the text.

use crate::rng::Rng;
use crate::{Kind, Options, has_debug_info, module};
use std::ops::Range;
use terrace::ir::asm::{PrintOptions, print_root};

/// The comment that is appended to lines: nothing else contains these bytes.
const COMMENT: &[u8] = b" //~";

/// The flag of the first run.
const PLAIN: &str = "--threads=1";
/// The flag of the run with comments.
const COMMENTED: &str = "--threads=4";

/// The result of a command.
#[derive(PartialEq, Eq)]
pub struct Outcome {
    /// The exit code.
    pub status: i32,
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: Vec<u8>,
}

/// Runs `terrace` in this process.
fn run(args: &[String], flag: &str, mut stdin: &[u8]) -> Outcome {
    // The last argument may be a flag whose value is missing.
    let (command, rest) = args.split_at(args.len().min(1));
    let args: Vec<String> = std::iter::once("terrace".to_owned())
        .chain(command.iter().cloned())
        .chain([flag.to_owned()])
        .chain(rest.iter().cloned())
        .collect();
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    Outcome { status, stdout, stderr }
}

/// Appends a comment to each line that is followed by code, unless the line has a comment already or ends inside a
/// string. No token changes its line or column. Messages about the end of the text point behind its last byte, so what
/// follows the last line of code stays: of the text, and of each part of a text with split markers.
pub fn with_comments(text: &[u8]) -> Vec<u8> {
    let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    let mut followed = vec![false; lines.len()];
    let mut code = false;
    for (line, followed) in lines.iter().zip(&mut followed).rev() {
        *followed = code;
        let line = line.trim_ascii();
        match line.starts_with(b"//") {
            true => code &= !line.starts_with(b"// --"),
            false => code |= !line.is_empty(),
        }
    }
    let mut out = Vec::with_capacity(text.len() * 2);
    for (line, followed) in lines.into_iter().zip(followed) {
        match line.strip_suffix(b"\n") {
            Some(line) if followed && ends_in_code(line) => {
                out.extend_from_slice(line);
                out.extend_from_slice(COMMENT);
                out.push(b'\n');
            }
            _ => out.extend_from_slice(line),
        }
    }
    out
}

/// Whether a line ends neither inside a string nor inside a comment.
fn ends_in_code(line: &[u8]) -> bool {
    let (mut quoted, mut bytes) = (false, line.iter().peekable());
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => quoted = !quoted,
            b'\\' if quoted => drop(bytes.next()),
            b'/' if !quoted && bytes.peek() == Some(&&b'/') => return false,
            _ => {}
        }
    }
    !quoted
}

fn without_comments(text: Vec<u8>) -> Vec<u8> {
    if !text.windows(COMMENT.len()).any(|bytes| bytes == COMMENT) {
        return text;
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = &text[..];
    while !rest.is_empty() {
        match rest.strip_prefix(COMMENT) {
            Some(behind) => rest = behind,
            None => {
                out.push(rest[0]);
                rest = &rest[1..];
            }
        }
    }
    out
}

/// Runs a command, which reads standard input, on a text both ways, and returns what comes of it.
///
/// # Errors
/// When the ways differ: a description of both, and the text.
pub fn compare(args: &[String], text: &[u8]) -> Result<Outcome, String> {
    let plain = run(args, PLAIN, text);
    let mut commented = run(args, COMMENTED, &with_comments(text));
    commented.stdout = without_comments(commented.stdout);
    commented.stderr = without_comments(commented.stderr);
    if plain == commented { Ok(plain) } else { Err(difference(args, text, &plain, &commented)) }
}

fn difference(args: &[String], text: &[u8], plain: &Outcome, commented: &Outcome) -> String {
    let show = |outcome: &Outcome| {
        let head = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
        format!("exit code {}\n{}{}", outcome.status, head(&outcome.stderr), head(&outcome.stdout))
    };
    format!(
        "terrace {} {PLAIN}\n{}\n{COMMENTED} with comments:\n{}\nof:\n{}",
        args.join(" "),
        show(plain),
        show(commented),
        String::from_utf8_lossy(text)
    )
}

/// The numbers of comparisons of [`modules`].
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Valid modules; mutations of each are compared, too.
    pub modules: usize,
    /// Commands, each of which ran in every way.
    pub commands: usize,
    /// Commands that failed.
    pub failed: usize,
    /// Commands that differed.
    pub different: usize,
}

/// Commands for modules of MLIR's own dialects.
const MIXED: &[&[&str]] = &[
    &["opt"],
    &["opt", "--mlir-print-debuginfo"],
    &["opt", "--mlir-print-op-generic", "--allow-unregistered-dialect"],
    &["opt", "--convert-to-llvm"],
    &[
        "opt",
        "--convert-scf-to-cf",
        "--expand-strided-metadata",
        "--lower-affine",
        "--convert-complex-to-llvm",
        "--convert-math-to-llvm",
        "--convert-arith-to-llvm",
        "--convert-index-to-llvm",
        "--finalize-memref-to-llvm",
        "--convert-func-to-llvm",
        "--convert-cf-to-llvm",
        "--convert-ub-to-llvm",
        "--reconcile-unrealized-casts",
    ],
    &["opt", "--lower-to-llvm"],
    &["opt", "--canonicalize", "--cse"],
    &["opt", "--pass-pipeline=builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm))"],
    &["compile"],
];

/// Commands for modules of the llvm dialect.
const LLVM: &[&[&str]] = &[
    &["opt"],
    &["opt", "--mlir-print-debuginfo"],
    &["opt", "--canonicalize", "--cse"],
    &["translate", "--mlir-to-llvmir"],
    &["translate", "--mlir-to-llvmir", "--preserve-names"],
    &["compile"],
];

/// How many of the commands are run on each text.
const COMMANDS: usize = 3;
/// How many mutations of a module are compared.
const MUTATIONS: usize = 2;

/// Compares random modules, and mutations of each; differences are handed to `report`.
///
/// # Panics
/// When a module cannot be made, which is a mistake in the generator.
pub fn modules(seeds: Range<u64>, report: &mut dyn FnMut(&str)) -> Counts {
    let mut counts = Counts::default();
    for seed in seeds {
        counts.modules += 1;
        let mut rng = Rng::new(seed ^ 0xD1FF);
        let kind = if seed % 2 == 0 { Kind::Llvm } else { Kind::Mixed };
        let text = random_text(seed, kind, &mut rng);
        let commands = if kind == Kind::Llvm { LLVM } else { MIXED };
        let mut compare = |text: &[u8], rng: &mut Rng| {
            let first = rng.below(commands.len());
            for command in commands.iter().cycle().skip(first).take(COMMANDS) {
                counts.command(command, text, report);
            }
        };
        compare(&text, &mut rng);
        for _ in 0..MUTATIONS {
            compare(&mutation(&text, &mut rng), &mut rng);
        }
        if kind == Kind::Mixed {
            let args = ["compile".to_owned(), "--emit=llvm-dialect".to_owned()];
            let lowered = run(&args, "--mlir-print-debuginfo", &text);
            if lowered.status == 0 {
                counts.command(&["translate", "--mlir-to-llvmir"], &lowered.stdout, report);
                let mutated = mutation(&lowered.stdout, &mut rng);
                counts.command(&["translate", "--mlir-to-llvmir"], &mutated, report);
            }
        }
    }
    counts
}

impl Counts {
    fn command(&mut self, args: &[&str], text: &[u8], report: &mut dyn FnMut(&str)) {
        let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
        self.commands += 1;
        match compare(&args, text) {
            Ok(outcome) => self.failed += usize::from(outcome.status != 0),
            Err(message) => {
                self.different += 1;
                report(&message);
            }
        }
    }

    /// Adds the counts of other modules.
    pub fn add(&mut self, other: Counts) {
        self.modules += other.modules;
        self.commands += other.commands;
        self.failed += other.failed;
        self.different += other.different;
    }
}

/// The text of a valid module, in custom or generic form, with locations or without.
fn random_text(seed: u64, kind: Kind, rng: &mut Rng) -> Vec<u8> {
    let ctx = terrace::registry::context();
    let functions = [1, 2, 3, 10][rng.below(4)];
    let options = Options { kind, dialects: &[], functions, ops: 6 + 40 / functions };
    let root = module(&ctx, seed, &options).expect("the pools are valid");
    let mut text = Vec::new();
    let debug_info = has_debug_info(&root) || rng.chance(30);
    print_root(
        &root,
        &PrintOptions { debug_info, generic: rng.chance(25), ..PrintOptions::default() },
        &mut text,
    );
    text
}

/// A text with one token removed, repeated or exchanged for another one of the text, or with one byte changed.
fn mutation(text: &[u8], rng: &mut Rng) -> Vec<u8> {
    let tokens = tokens(text);
    let (at, other) = (rng.below(tokens.len()), rng.below(tokens.len()));
    let (Some(at), Some(other)) = (tokens.get(at).cloned(), tokens.get(other).cloned()) else {
        return text.to_vec();
    };
    let mut mutated = text.to_vec();
    match rng.below(8) {
        0 => drop(mutated.drain(at)),
        1 => drop(mutated.splice(at.start..at.start, text[at].iter().copied())),
        2 => mutated[at.start] ^= 1 << rng.below(7),
        3 => drop(mutated.splice(at, text[other].iter().copied())),
        // A token of the same sort: many of these texts parse, and some are invalid.
        _ => {
            let sort = |token: &Range<usize>| match text[token.start] {
                b'0'..=b'9' => b'0',
                byte if byte.is_ascii_alphabetic() => b'a',
                byte => byte,
            };
            let alike: Vec<_> = tokens.iter().filter(|token| sort(token) == sort(&at)).collect();
            let with = alike[rng.below(alike.len())].clone();
            drop(mutated.splice(at, text[with].iter().copied()));
        }
    }
    mutated
}

/// Where words, names with their sigils, and single signs are.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(first) = text.get(at) {
        let start = at;
        at += 1;
        if matches!(first, b'%' | b'@' | b'#' | b'!' | b'^') || word(first) {
            at += text[at..].iter().take_while(|byte| word(byte)).count();
        }
        if !first.is_ascii_whitespace() {
            all.push(start..at);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_where_code_ends() {
        let text = b"a \"//\" b\n// c\n\"x\\\"\n\nd\n\n// -----\ne\nf\n// g\n";
        let commented = with_comments(text);
        let expected = b"a \"//\" b //~\n// c\n\"x\\\"\n //~\nd\n\n// -----\ne //~\nf\n// g\n";
        assert_eq!(commented, expected);
        assert_eq!(without_comments(commented), text);
    }

    #[test]
    fn tokens_are_words_names_and_signs() {
        let text = b"%a.b = x(1)\n";
        let found: Vec<&[u8]> = tokens(text).into_iter().map(|token| &text[token]).collect();
        assert_eq!(found, [&b"%a.b"[..], b"=", b"x", b"(", b"1", b")"]);
    }
}
