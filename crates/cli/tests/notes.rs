//! Messages recommend only passes and flags that exist: no text of the program names a pass of MLIR that is not
//! supported, and every quoted pass or flag exists.

use std::path::{Path, PathBuf};
use terrace::registry::PASSES;

/// Quoted words with a hyphen that are neither passes nor flags.
const OTHER_WORDS: &[&str] = &[];

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The string literals of a source, without its comments, and the lines they start in.
fn literals(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut chars = text.chars().peekable();
    let mut line = 1;
    while let Some(c) = chars.next() {
        match c {
            '\n' => line += 1,
            '/' if chars.peek() == Some(&'/') => {
                while chars.peek().is_some_and(|&c| c != '\n') {
                    chars.next();
                }
            }
            // A quote as a character or a byte.
            '\'' if chars.peek() == Some(&'"') => {
                chars.next();
            }
            '\'' if chars.peek() == Some(&'\\') => {
                chars.next();
                chars.next();
            }
            '"' => {
                let (start, mut literal) = (line, String::new());
                while let Some(c) = chars.next() {
                    match c {
                        '"' => break,
                        '\n' => {
                            line += 1;
                            literal.push(' ');
                        }
                        '\\' => match chars.next() {
                            // The literal continues on the next line.
                            Some('\n') => {
                                line += 1;
                                while chars.peek().is_some_and(|c| c.is_whitespace()) {
                                    line += usize::from(chars.next() == Some('\n'));
                                }
                            }
                            Some(escaped) => literal.push(if escaped == 'n' { ' ' } else { escaped }),
                            None => break,
                        },
                        c => literal.push(c),
                    }
                }
                found.push((start, literal));
            }
            _ => {}
        }
    }
    found
}

/// Words in the form of passes and flags: small letters and digits, with hyphens between.
fn words(literal: &str) -> impl Iterator<Item = &str> {
    literal
        .split(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'))
        .filter(|w| !w.is_empty())
}

/// Quoted words with a hyphen inside.
fn quoted(literal: &str) -> impl Iterator<Item = &str> {
    literal.split('\'').skip(1).step_by(2).filter(|word| {
        let inner = word.trim_start_matches('-');
        inner.contains('-') && words(word).eq([*word])
    })
}

#[test]
fn messages_name_only_passes_that_exist() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for name in ["ir", "dialects", "llvm", "rewrite", "lower", "llvmir", "terrace", "cli"] {
        sources(&crates.join(name).join("src"), &mut files);
    }
    assert!(files.len() > 250, "only {} sources found", files.len());
    let help = |tool: &str| {
        let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), &b""[..]);
        let args = ["terrace", tool, "--help"].map(str::to_owned);
        assert_eq!(terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr), 0);
        String::from_utf8(stdout).expect("help is text")
    };
    let help = ["opt", "translate", "compile"].map(help).concat();
    let flags: Vec<&str> = words(&help).filter_map(|word| word.strip_prefix("--")).collect();
    let mut wrong = Vec::new();
    let mut named = 0;
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a source is text");
        for (line, literal) in literals(&text) {
            let place = || format!("{}:{line}", file.display());
            for word in words(&literal) {
                let name = word.trim_start_matches('-');
                // A word without a hyphen need not be the name of a pass.
                if name.contains('-') && PASSES.is_unsupported(name) {
                    wrong.push(format!("{}: '{name}' is not supported, but \"{literal}\" names it", place()));
                }
            }
            for word in quoted(&literal) {
                let name = word.trim_start_matches('-');
                named += 1;
                if PASSES.find(name).is_none() && !flags.contains(&name) && !OTHER_WORDS.contains(&name) {
                    wrong.push(format!("{}: '{word}' in \"{literal}\" is no pass or flag", place()));
                }
            }
        }
    }
    assert!(named > 5, "only {named} names found in messages");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn supported_passes_are_not_called_unsupported() {
    assert!(PASSES.unsupported.split_whitespace().count() > 400);
    // Supported passes of MLIR are not called unsupported.
    assert!(PASSES.passes.iter().all(|pass| !PASSES.is_unsupported(pass.name)));
    assert!(PASSES.is_unsupported("one-shot-bufferize") && PASSES.is_unsupported("sparsifier"));
    assert!(!PASSES.is_unsupported("cse") && !PASSES.is_unsupported("canonicalise"));
}
