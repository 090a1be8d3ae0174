//! `terrace fmt` on all test inputs and on mutations of them: formatted text stays as it is, and has the tokens, the comments
//! and the module of the text before. `TERRACE_FMT_FILES` names a folder with more files, `TERRACE_FMT_MUTATIONS` a number of
//! mutations, which are then all read as modules, too.

mod common;

use common::{LIMIT, Random, corpus, mutate, terrace};
use std::path::{Path, PathBuf};
use std::time::Instant;
use terrace::ir::asm::cursor::Cursor;
use terrace_filecheck::parallel;

/// The tokens of a text, and what is between them without blanks: comments.
fn tokens(text: &[u8]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let mut cursor = Cursor::at_offset(text, 0);
    let mut end = 0;
    cursor.seek(0);
    loop {
        let start = cursor.offset() as usize;
        let comments = text[end..start].split(|byte| matches!(byte, b'\n' | b'\r'));
        let comments =
            comments.map(|line| line.iter().filter(|&&byte| byte != 0).copied().collect::<Vec<u8>>());
        all.extend(comments.map(|line| line.trim_ascii().to_vec()).filter(|line| !line.is_empty()));
        if cursor.at_end() {
            return all;
        }
        end = (cursor.token_end() as usize).max(start + 1);
        all.push(text[start..end].to_vec());
        cursor.seek(end as u32);
    }
}

/// Formats a text; the tokens must be the same, and the format a fixed point.
fn format(name: &str, text: &[u8]) -> Vec<u8> {
    let formatted = terrace_fmt::format(text);
    assert!(tokens(text) == tokens(&formatted), "{name} has other tokens");
    let again = terrace_fmt::format(&formatted);
    if again != formatted {
        panic!("{name} is not formatted:\n{}", terrace_filecheck::diff::lines(&formatted, &again));
    }
    formatted
}

/// The text of the module, or the failure without its locations.
fn module(text: &[u8]) -> (i32, Vec<u8>) {
    let flags = ["opt", "-", "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic"];
    let outcome = terrace(&flags.map(str::to_owned), text);
    (outcome.status, outcome.stdout)
}

#[test]
fn all_files() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.join("tests"), root.join("examples")];
    folders.extend(std::env::var_os("TERRACE_FMT_FILES").map(PathBuf::from));
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "mlir") {
                files.push(path);
            }
        }
    }
    assert!(files.len() > 2000);
    parallel::for_each(&files, |file| check(file));
}

fn check(file: &Path) {
    let (name, text) = (file.display().to_string(), std::fs::read(file).expect("a file"));
    let formatted = format(&name, &text);
    if formatted != text {
        assert!(module(&text) == module(&formatted), "{name} is another module");
    }
}

/// Text that a printer wrote is formatted, but for blanks at the end of lines and two in a row.
#[test]
fn printed_text_is_formatted() {
    let blanks = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text).into_owned();
        text.trim_end()
            .lines()
            .map(|line| {
                let words = line.trim_start();
                let indentation = &line[..line.len() - words.len()];
                indentation.to_owned()
                    + &words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
            })
            .collect()
    };
    let mut n_texts = 0;
    for seed in corpus().iter().step_by(5) {
        let (status, text) = module(&seed.text);
        if status == 0 {
            let (old, new) = (blanks(&text), blanks(&terrace_fmt::format(&text)));
            assert_eq!(old.join("\n"), new.join("\n"));
            n_texts += 1;
        }
    }
    assert!(n_texts > 100);
}

#[test]
fn mutations() {
    let asked: Option<u64> = std::env::var("TERRACE_FMT_MUTATIONS").ok().and_then(|n| n.parse().ok());
    let corpus = corpus();
    let mut random = Random(7 + asked.unwrap_or(0));
    for i in 0..asked.unwrap_or(4000) {
        let mut text = corpus[random.next(corpus.len())].text.clone();
        let other = &corpus[random.next(corpus.len())].text;
        for _ in 0..=random.next(4) {
            if !other.is_empty() {
                mutate(&mut random, &mut text, other);
            }
        }
        let name = String::from_utf8_lossy(&text);
        let formatted = format(&name, &text);
        // Blanks behind a marker go, with which it is none.
        let is_marked =
            text.windows(9).any(|bytes| &bytes[..8] == b"// -----" && b" \t\r\0".contains(&bytes[8]));
        // A text of blanks becomes empty, which has no chunk.
        let is_kept = !is_marked && !formatted.is_empty();
        if formatted != text && is_kept && (asked.is_some() || i % 64 == 0) {
            assert!(module(&text) == module(&formatted), "{name} is another module");
        }
    }
}

/// Each text takes linear time and memory.
#[test]
fn extreme_texts() {
    let n = 30_000;
    let lines = |line: &str| line.repeat(n);
    for (open, close) in [
        ("(", ")"),
        ("(\n", ")\n"),
        ("[{\n", "}]\n"),
        ("<", ">"),
        ("!a<", ">"),
        ("!a<", ""),
        ("#a<(\n", ""),
        ("module {", "}"),
        ("module {\n", "}\n"),
        ("\"x.y\"() ({\n^a:\n", "}) : () -> ()\n"),
        ("scf.if %c { ", "} "),
        ("a.b (\n%a: i32) {\n", "}"),
        ("%a,\n", ""),
        ("%a, ", ""),
        ("^a(", "):"),
        ("// expected-error@below {{}}\n", ""),
        ("// expected-error@below {{}} expected-error@above {{}} @LINE ", ""),
        ("// [[@LINE-100000]]\n", ""),
        ("// -----\n", ""),
        ("// -----", ""),
        ("\n", ""),
        (" ", "\t"),
        ("// a\n", ""),
        ("{", ""),
        ("affine_map<(d0) -> (", ""),
        ("\"x.y\"(", ""),
        ("\"", ""),
        ("a.b\n", ""),
        ("a.b ", ""),
        ("%a = a.b ", ""),
        ("\r", ""),
    ] {
        let text = lines(open) + &lines(close);
        let start = Instant::now();
        let formatted = format(open, text.as_bytes());
        assert!(start.elapsed() < LIMIT, "{open}: {:?}", start.elapsed());
        let n_lines = formatted.iter().filter(|&&byte| byte == b'\n').count();
        assert!(formatted.len() < text.len() * 3 + n_lines * 210, "{open}: {}", formatted.len());
    }
}

#[test]
fn command_line() {
    let folder = std::env::temp_dir().join(format!("terrace-fmt-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("inner/.hidden")).expect("a folder");
    let file = |name: &str| folder.join(name).display().to_string();
    let (bad, good) = ("module{ }\n", "module {}\n");
    for (name, text) in
        [("a.mlir", bad), ("inner/b.mlir", good), ("inner/.hidden/c.mlir", bad), ("d.txt", bad)]
    {
        std::fs::write(file(name), text).expect("a file");
    }
    let run = |args: &[&str], stdin: &str| {
        let args: Vec<String> =
            std::iter::once("fmt").chain(args.iter().copied()).map(str::to_owned).collect();
        let outcome = terrace(&args, stdin.as_bytes());
        (outcome.status, String::from_utf8(outcome.stdout).expect("UTF-8"), outcome.stderr)
    };
    let folder_name = folder.display().to_string();
    let text = |name: &str| std::fs::read_to_string(file(name)).expect("a file");
    let list = format!("{}\n{}\n", file("a.mlir"), file("d.txt"));
    assert_eq!(run(&["--check", &folder_name, &file("d.txt")], ""), (1, list, String::new()));
    assert_eq!(text("a.mlir"), bad);
    assert_eq!(run(&[&folder_name], ""), (0, String::new(), String::new()));
    assert_eq!(
        (text("a.mlir"), text("inner/.hidden/c.mlir"), text("d.txt")),
        (good.into(), bad.into(), bad.into())
    );
    assert_eq!(run(&["--check", &folder_name], ""), (0, String::new(), String::new()));
    for args in [&[][..], &["-"]] {
        assert_eq!(run(args, bad), (0, good.to_owned(), String::new()));
    }
    assert_eq!(run(&["--check"], bad), (1, "<stdin>\n".to_owned(), String::new()));
    let (status, _, message) = run(&[&file("none.mlir"), &file("d.txt")], "");
    assert!(status == 1 && message.starts_with("terrace fmt: cannot open input file"), "{message}");
    // The other file is formatted all the same.
    assert_eq!(text("d.txt"), good);
    std::fs::remove_dir_all(folder).expect("the folder");
}

/// Nothing that MLIR has, but the format must be a fixed point.
#[test]
fn colons_behind_other_marks() {
    for text in
        ["%a =:b", "a.b ,:c", "a.b ->:c", "a.b {:c}", "a.b {:c", "scf.if %c {:c\n}", "%a = :b", "a.b( :c)"]
    {
        format(text, text.as_bytes());
    }
}

#[test]
fn chunks_that_stay_as_they_are() {
    let run = |text: &str| {
        let outcome = terrace(&["fmt".to_owned()], text.as_bytes());
        assert_eq!(outcome.status, 0);
        (String::from_utf8(outcome.stdout).expect("UTF-8"), outcome.stderr)
    };
    let (text, messages) = run("f (\n// -----\nmodule{ }\n// -----\n  )\n");
    assert_eq!(text, "f (\n// -----\nmodule {}\n// -----\n  )\n");
    let note = "note: the text around it, up to '// -----', is not formatted";
    let expected = format!(
        "<stdin>:1:3: warning: '(' is not closed\n<stdin>:1:3: {note}\n\
         <stdin>:5:3: warning: no '(' is open at this ')'\n<stdin>:5:3: {note}\n"
    );
    assert_eq!(messages, expected);
    // A marker without a line break is none for upstream.
    for text in ["module {}\n// -----", "module {}\n\n// -----  ", "// -----"] {
        assert_eq!(run(text), (text.to_owned(), String::new()));
    }
    // A carriage return alone ends a comment, but no line that `expected-error` counts.
    let old_mac = "a.b // expected-error @+1 {{x}}\r  a.b\n  a.b\n";
    let (text, messages) = run(&format!("{old_mac}// -----\r\nmodule{{ }}\n"));
    assert_eq!(text, format!("{old_mac}// -----\nmodule {{}}\n"));
    assert!(
        messages.starts_with("<stdin>:1:32: warning: a carriage return has no line feed\n"),
        "{messages}"
    );
    // The lines in front of a chunk are not counted again for each.
    let n = 200_000;
    let start = Instant::now();
    let messages = run(&"(\n// -----\n".repeat(n)).1;
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
    assert_eq!(messages.lines().count(), 2 * n);
}
