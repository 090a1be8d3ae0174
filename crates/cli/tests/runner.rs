//! `terrace run` as a process: reports of traps, and the behaviour of `mlir-runner`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `terrace run`, or the tool of this name, on a text.
fn run(name: Option<&str>, args: &[&str], text: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_terrace");
    let mut command = Command::new(program);
    #[cfg(unix)]
    if let Some(name) = name {
        std::os::unix::process::CommandExt::arg0(&mut command, name);
    }
    if name.is_none() {
        command.arg("run");
    }
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    stdin.write_all(text.as_bytes()).expect("the program reads its input");
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("what tools write is UTF-8")
}

const DIVIDE: &str = "func.func @divide(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}
func.func @main() -> i64 {
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %r = func.call @divide(%c1, %c0) : (i64, i64) -> i64
  return %r : i64
}
";

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
#[test]
fn traps_are_reported_with_function_and_line() {
    use std::os::unix::process::ExitStatusExt;
    let output = run(None, &[], DIVIDE);
    assert!(output.status.signal().is_some(), "{}", output.status);
    assert_eq!(text(&output.stderr), "error: trap in function '@divide'\n");
    let output = run(None, &["-g"], DIVIDE);
    assert_eq!(text(&output.stderr), "error: trap in function '@divide' at <stdin>:2:8\n");

    // The fault is in the C library; its caller is named.
    let fault = "llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
llvm.func @main() {
  %zero = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(100 : i64) : i64
  %r = llvm.call @memset(%zero, %c, %n) : (!llvm.ptr, i32, i64) -> !llvm.ptr
  llvm.return
}
";
    let output = run(None, &["-g"], fault);
    assert!(output.status.signal().is_some(), "{}", output.status);
    let expected = "error: access to invalid memory, or stack overflow in function '@main' at <stdin>:6:8\n";
    assert_eq!(text(&output.stderr), expected);

    let endless = "llvm.func @main() -> i32 {
  %r = llvm.call @main() : () -> i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.add %r, %one : i32
  llvm.return %s : i32
}
";
    let output = run(None, &[], endless);
    assert!(output.status.signal().is_some(), "{}", output.status);
    let expected = "error: access to invalid memory, or stack overflow in function '@main'\n";
    assert_eq!(text(&output.stderr), expected);
}

#[test]
fn missing_symbols_are_named_with_their_first_use() {
    let module = "llvm.func @nowhere_to_be_found()
llvm.func @main() {
  llvm.call @nowhere_to_be_found() : () -> ()
  llvm.return
}
";
    let output = run(None, &[], module);
    assert_eq!(output.status.code(), Some(1));
    let message = text(&output.stderr);
    assert!(
        message.contains("'@nowhere_to_be_found'") && message.contains("'@main' uses it first"),
        "{message}"
    );
}

#[cfg(unix)]
#[test]
fn as_mlir_runner_it_has_its_defaults_and_messages() {
    let module =
        "llvm.func @takes(%a: i32) -> f32 { %0 = llvm.mlir.constant(1.5 : f32) : f32 llvm.return %0 : f32 }
llvm.func @i() -> i32 { %0 = llvm.mlir.constant(7 : i32) : i32 llvm.return %0 : i32 }
llvm.func @main() -> f32 { %0 = llvm.mlir.constant(1.5 : f32) : f32 llvm.return %0 : f32 }
";
    let cases: [(&[&str], i32, &str, &str); 7] = [
        (&[], 0, "1.500000e+00\n", ""),
        (&["-e", "i", "--entry-point-result=i32"], 0, "7\n", ""),
        (&["-e", "i"], 1, "", "Error: only single f32 function result supported\n"),
        (
            &["-e", "i", "--entry-point-result=i64"],
            1,
            "",
            "Error: only single i64 function result supported\n",
        ),
        (&["-e", "i", "--entry-point-result=void"], 1, "", "Error: expected void function\n"),
        (&["-e", "takes"], 1, "", "Error: JIT can't invoke a main function expecting arguments\n"),
        (&["-e", "nope"], 1, "", "Error: entry point not found\n"),
    ];
    for (args, status, stdout, stderr) in cases {
        let output = run(Some("mlir-runner"), args, module);
        let actual = (output.status.code(), text(&output.stdout), text(&output.stderr));
        assert_eq!(actual, (Some(status), stdout, stderr), "{args:?}");
    }
}

/// A C program sorts with a function of its own, jumps back, reads variadic arguments and ends by `exit`, after which
/// its functions for the end run.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
#[test]
fn programs_of_clang_run() {
    for level in ["-O0", "-O2"] {
        let output = run(None, &[level, "-", "--", "x", "y z"], include_str!("programs/process.ll"));
        assert_eq!(text(&output.stderr), "3 arguments\n");
        assert_eq!(text(&output.stdout), "1 2 4 9 \n1 1\njumped\n10\nx\ny z\nbye\nlast\n");
        assert_eq!(output.status.code(), Some(7));
    }
}

/// A Rust program runs with the standard library's own code, and prints what it prints when rustc compiles it.
#[cfg(all(target_os = "linux", target_env = "gnu", any(target_arch = "x86_64", target_arch = "aarch64")))]
#[test]
fn programs_of_rustc_run() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let compile = |args: &[&str]| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/standard.rs");
        let mut rustc = Command::new(&rustc);
        let output = rustc.args(["--edition=2024", "-Ccodegen-units=1"]).args(args).arg(source).output();
        let output = output.expect("rustc starts");
        assert!(output.status.success(), "{}", text(&output.stderr));
        output.stdout
    };
    let folder = compile(&["--print=target-libdir"]);
    let libraries = std::fs::read_dir(text(&folder).trim()).expect("the standard library is there");
    let names = libraries.map(|entry| entry.expect("the folder is readable").path());
    let is_standard = |name: &str| name.starts_with("libstd-") && name.ends_with(".so");
    let library = names
        .into_iter()
        .find(|path| path.file_name().and_then(|name| name.to_str()).is_some_and(is_standard))
        .expect("the shared library is there");
    let library = format!("--shared-libs={}", library.display());
    let folder = std::env::temp_dir().join(format!("terrace-runner-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room");
    let program = folder.join("program").display().to_string();
    compile(&["-o", &program]);
    let expected = Command::new(&program).output().expect("the program starts");
    assert_eq!(expected.status.code(), Some(9));
    for level in ["0", "2"] {
        let level = format!("-Copt-level={level}");
        let args = ["--emit=llvm-ir", "-Cpanic=abort", &level, "-o", "-"];
        let output = run(None, &[&library], text(&compile(&args)));
        assert_eq!(text(&output.stderr), "");
        assert_eq!(text(&output.stdout), text(&expected.stdout));
        assert_eq!(output.status.code(), Some(9));
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
