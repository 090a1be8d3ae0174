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
