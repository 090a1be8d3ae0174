//! A program of the language is compiled, linked and run, and docs/tutorial.md shows the code of this crate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn toy(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_terrace-toy"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(args)
        .output()
        .expect("the compiler was built")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A clang on the path that understands the LLVM IR.
fn clang() -> Option<&'static str> {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    ["clang-22", "clang"].into_iter().find(works)
}

#[test]
fn a_program_runs() {
    let compiled = toy(&["factorial.toy"]);
    assert!(compiled.status.success(), "{}", text(&compiled.stderr));
    let Some(clang) = clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let dir: PathBuf = std::env::temp_dir().join(format!("terrace-toy-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a directory for the program");
    let (ll, program) = (dir.join("factorial.ll"), dir.join("factorial"));
    std::fs::write(&ll, &compiled.stdout).expect("the file is written");
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime.c");
    let linked = Command::new(clang)
        .arg("-Wno-override-module")
        .args([&ll, &runtime])
        .arg("-o")
        .arg(&program)
        .output()
        .expect("clang starts");
    assert!(linked.status.success(), "{}", text(&linked.stderr));
    let ran = Command::new(&program).output().expect("the program was linked");
    std::fs::remove_dir_all(&dir).expect("the directory is there");
    assert_eq!(text(&ran.stdout), "120\n9.5\n");
}

#[test]
fn the_pass_simplifies() {
    let mlir = text(&toy(&["--mlir", "factorial.toy"]).stdout);
    // `1 * 3` is a constant.
    assert!(mlir.contains("toy.number 3.000000e+00 : f64") && mlir.contains("scf.if"), "{mlir}");
    assert_eq!(mlir.matches("toy.mul").count(), 2, "{mlir}");
}

#[test]
fn errors_are_reported() {
    let dir = std::env::temp_dir();
    for (program, message) in [
        ("print y", "there is no variable 'y'"),
        ("print f(1)", "'f' does not reference a valid function"),
        ("fn f(x) = x\nprint f(1, 2)", "incorrect number of operands for callee"),
        ("print (1", "expected ')', found 'the end'"),
    ] {
        let path = dir.join(format!("terrace-toy-{}-error.toy", std::process::id()));
        std::fs::write(&path, program).expect("the file is written");
        let out = toy(&[&path.to_string_lossy()]);
        std::fs::remove_file(&path).expect("the file is there");
        assert!(
            !out.status.success() && text(&out.stderr).contains(message),
            "{program}: {}",
            text(&out.stderr)
        );
    }
}

/// The blocks of code of the tutorial, each with the name of its file from the line before it: `**src/dialect.rs**`.
fn shown(tutorial: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = tutorial.lines();
    let mut name = None;
    while let Some(line) = lines.next() {
        if let Some(file) = line.strip_prefix("**`").and_then(|line| line.strip_suffix("`**")) {
            name = Some(file.to_owned());
        } else if line.starts_with("```") {
            let block: String =
                lines.by_ref().take_while(|line| *line != "```").map(|line| format!("{line}\n")).collect();
            if let Some(name) = name.take() {
                blocks.push((name, block));
            }
        }
    }
    blocks
}

#[test]
fn the_tutorial_shows_this_code() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tutorial =
        std::fs::read_to_string(here.join("../../docs/tutorial.md")).expect("the tutorial is there");
    let blocks = shown(&tutorial);
    assert!(blocks.len() >= 8, "{} blocks", blocks.len());
    for (file, block) in blocks {
        let code = std::fs::read_to_string(here.join(&file)).expect("a file of this crate");
        assert!(code.contains(&block), "docs/tutorial.md shows code that {file} does not have:\n{block}");
    }
}
