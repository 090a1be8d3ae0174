//! Messages recommend only passes and flags that exist: no text of the program names a pass of MLIR that is not
//! supported, and every quoted pass or flag exists.

use std::path::{Path, PathBuf};
use terrace::registry::PASSES;

/// Quoted words with a hyphen that are neither passes nor flags.
const OTHER_WORDS: &[&str] = &["infer-layout-map"];

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
    for name in
        ["ir/src", "rewrite/src", "dialects", "conversions/src", "llvmir/src", "terrace/src", "cli/src"]
    {
        sources(&crates.join(name), &mut files);
    }
    // Its commands of MLIR's tools are tried by the test `missing_dialects`.
    files.retain(|file| !file.ends_with("hints/dialects.rs"));
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
                let is_command = literal.contains("'mlir-opt ");
                if name.contains('-') && PASSES.unsupported(name).is_some() && !is_command {
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
    for (name, reason) in PASSES.all_unsupported() {
        assert!(PASSES.find(name).is_none(), "'{name}' is there, but called unsupported");
        assert!(!reason.is_empty(), "'{name}' has no reason");
    }
    assert_eq!(PASSES.unsupported("sparsifier"), PASSES.unsupported("sparse-vectorization"));
    assert!(PASSES.unsupported("sparsifier").is_some_and(|reason| reason.contains("sparse tensors")));
    assert!(PASSES.unsupported("cse").is_none() && PASSES.unsupported("canonicalise").is_none());
}

/// Files that are no text are refused where people read the messages, and none of their bytes is shown.
#[test]
fn binary_files_are_not_shown() {
    let mut garbage: Vec<u8> =
        (0..4000u32).map(|i| (i.wrapping_mul(0x9E37_79B9) >> 13) as u8).filter(|&byte| byte != 0).collect();
    garbage.truncate(3000);
    /// `compile` and `run` read it.
    const BITCODE: &[u8] = b"BC\xC0\xDE5\x14\0\0{";
    let files: &[(&str, &[u8], &str)] = &[
        ("a.o", b"\x7FELF\x02\x01\x01\0\0", "the input is machine code"),
        ("a.bc", BITCODE, "the input is LLVM bitcode"),
        ("a.mlirbc", b"ML\xEFR\x0dMLIR22\0", "missing data for top-level section: String (0)"),
        ("garbage", &garbage, "the input is no text"),
        ("zeros", &[0; 100], "the input is no text"),
        ("a.c", b"int main(void) { return 0; }\n", "clang -S -emit-llvm"),
        ("a.rs", b"fn main() {}\n", "rustc"),
    ];
    for (name, bytes, want) in files {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, bytes).unwrap();
        let path = path.to_str().unwrap();
        let tools: &[&[&str]] =
            &[&["compile"], &["run"], &["opt", "--hints"], &["translate", "--mlir-to-llvmir", "--hints"]];
        for tool in tools {
            let args: Vec<String> =
                [&["terrace"], *tool, &[path]].concat().into_iter().map(str::to_owned).collect();
            let (mut out, mut errors) = (Vec::new(), Vec::new());
            assert_eq!(terrace_cli::run(&args, &mut std::io::empty(), &mut out, &mut errors), 1);
            let errors = String::from_utf8(errors).unwrap();
            let is_read = *bytes == BITCODE && matches!(*tool, ["compile"] | ["run"]);
            let want = if is_read { "the file ends in the middle of a record (byte 0x4)" } else { want };
            assert!(
                errors.contains(want) && errors.chars().all(|c| !c.is_control() || c == '\n'),
                "{errors}"
            );
        }
    }
}
