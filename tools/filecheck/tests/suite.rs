//! Runs test files with a tool whose output is easy to predict: `upper` writes its input in capitals.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use terrace_filecheck::exec::{BuiltIn, Command, Output};
use terrace_filecheck::suite;
use terrace_filecheck::test_file::{TestFile, discover, programs};

/// `upper [FILE] [--fail] [--warn]`
fn upper(command: &Command<'_>) -> Output {
    if command.name != "upper" {
        return Output { status: 127, ..Output::failure(format!("{}: no such command\n", command.name)) };
    }
    let mut input = command.stdin.to_vec();
    let mut output = Output::default();
    for arg in command.args {
        match arg.as_str() {
            "--fail" => output.status = 1,
            "--warn" => output.stderr.extend_from_slice(b"warning: loud\n"),
            path => match std::fs::read(path) {
                Ok(bytes) => input = bytes,
                Err(error) => return Output::failure(format!("{path}: {error}\n")),
            },
        }
    }
    output.stdout = input.to_ascii_uppercase();
    output
}

/// A directory with files, which is removed at the end.
struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str, files: &[(&str, &str)]) -> Sandbox {
        let root = std::env::temp_dir().join(format!("filecheck-{name}-{}", std::process::id()));
        for (path, text) in files {
            let path = root.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        Sandbox(root)
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn check(root: &Path, name: &str, bless: bool) -> Result<(), String> {
    TestFile::read(root, name).and_then(|file| file.check(&BuiltIn(&upper), root, bless))
}

/// All in one test, because the current directory belongs to the whole process.
#[test]
fn trials_compare_and_bless_goldens() {
    let plain = "// RUN: upper %s\n// RUN: not upper %s --fail --warn 2>&1 | upper\nhello\n";
    let piped = "// RUN: upper %s \\\n// RUN:   | upper > %t && cat %t | FileCheck %s --match-full-lines\n\
                 // CHECK: HELLO\n// CHECK-NOT: {{h}}ello\nhello\n";
    let failing = "// RUN: upper %s | FileCheck %s\n// CHECK: {{w}}ORLD\nhello\n";
    let sandbox = Sandbox::new(
        "life",
        &[
            ("a/plain.mlir", plain),
            ("piped.mlir", piped),
            ("z/failing.mlir", failing),
            ("z/inputs/not_a_test.mlir", "x"),
            ("z/note.txt", "x"),
            ("z/program.mlir", "x"),
            ("z/program.expected", "x"),
            ("z/none.ll", "no commands"),
            ("z/late.mlir", "// RUN: upper --fail\n// RUN: not upper\n// RUN: lower %s\n// RUN: upper '\n"),
        ],
    );
    let root = sandbox.0.as_path();
    let names = discover(root).unwrap();
    assert_eq!(names, ["a/plain.mlir", "piped.mlir", "z/failing.mlir", "z/late.mlir", "z/none.ll"]);
    assert_eq!(programs(root).unwrap(), ["z/program.mlir"]);

    // `trials` makes the root the current directory, which the rest of the test relies on.
    let trials = suite::trials(root, Arc::new(upper)).unwrap();
    assert!(trials.iter().map(|t| &t.name).eq(&names));
    let mut outcomes = trials.into_iter().map(|t| (t.run)());

    let missing = outcomes.next().unwrap().unwrap_err();
    assert!(missing.contains("a/plain.mlir:1: RUN: upper %s\ncannot read the golden"), "{missing}");
    assert!(missing.contains("TERRACE_BLESS=1"), "{missing}");
    assert_eq!(outcomes.next().unwrap(), Ok(()));
    let failed = outcomes.next().unwrap().unwrap_err();
    assert!(failed.contains("z/failing.mlir:2:11: error: CHECK: expected string not found"), "{failed}");
    let late = outcomes.next().unwrap().unwrap_err();
    for message in [
        "z/late.mlir:1: RUN: upper --fail\ncommand failed with exit code 1: upper --fail",
        "command succeeded but is expected to fail: not upper",
        "command failed with exit code 127: lower z/late.mlir",
        "lower: no such command",
        "z/late.mlir:4: a ' quote is not closed",
    ] {
        assert!(late.contains(message), "{message}\n---\n{late}");
    }
    assert_eq!(outcomes.next().unwrap(), Err("z/none.ll: the file has no RUN line".to_string()));

    assert_eq!(check(root, "a/plain.mlir", true), Ok(()));
    let golden = std::fs::read_to_string(root.join("a/plain.2.out")).unwrap();
    assert_eq!(golden, format!("WARNING: LOUD\n{}", plain.to_uppercase()));
    assert_eq!(check(root, "a/plain.mlir", false), Ok(()));
    std::fs::write(root.join("a/plain.1.out"), plain.to_uppercase().replace("HELLO", "HULLO")).unwrap();
    let differs = check(root, "a/plain.mlir", false).unwrap_err();
    assert!(differs.contains("-    3 HULLO\n+    3 HELLO\n"), "{differs}");
    assert!(!differs.contains("plain.2.out"), "{differs}");
}
