//! `terrace reduce` with commands of the system's shell.
#![cfg(unix)]

struct Outcome {
    status: i32,
    stdout: String,
    stderr: String,
}

fn reduce(args: &[&str], input: &str) -> Outcome {
    let args: Vec<String> = ["terrace", "reduce"].iter().chain(args).map(|&arg| arg.to_owned()).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), input.as_bytes());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes| String::from_utf8(bytes).expect("what the tool writes is UTF-8");
    Outcome { status, stdout: text(stdout), stderr: text(stderr) }
}

const MLIR: &str = "\
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %1, %a : i32
  return %2 : i32
}
";

const PRODUCT: &str = "\
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
}

";

#[test]
fn a_command_says_what_fails() {
    for threads in ["1", "4"] {
        let outcome = reduce(&["--test=! grep -q arith.muli", "--threads", threads], MLIR);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (0, PRODUCT), "{}", outcome.stderr);
        assert!(outcome.stderr.starts_with("6 operations in "), "{}", outcome.stderr);
        let command = "failure: exit status 1\ncommand: ! grep -q arith.muli <file>\n";
        assert!(outcome.stderr.contains(command), "{}", outcome.stderr);
    }
}

#[test]
fn the_first_error_stays_the_same() {
    // A product is one error, and a sum another one.
    let test = "if grep -q addi {}; then echo 'x:1: error: sum' >&2; exit 1; fi; \
                if grep -q muli {}; then echo 'x:1: error: product %7' >&2; exit 1; fi";
    let outcome = reduce(&["--test", test], MLIR);
    assert!(outcome.stdout.contains("addi") && !outcome.stdout.contains("muli"), "{}", outcome.stdout);
    assert!(outcome.stderr.contains("failure: exit status 1, error: sum\n"), "{}", outcome.stderr);
    let outcome = reduce(&["--test=cat", "--message=muli"], MLIR);
    assert_eq!(outcome.stdout, PRODUCT);
    assert!(outcome.stderr.contains("failure: the output has 'muli'\n"), "{}", outcome.stderr);
}

#[test]
fn llvm_ir_is_reduced_as_such() {
    let text =
        "define i32 @f(i32 %a, ptr %p) {\n  %x = load i32, ptr %p\n  %y = mul i32 %x, %a\n  ret i32 %y\n}\n";
    let outcome = reduce(&["--test=! grep -q 'mul i32'"], text);
    let expected = "define i32 @f(i32 %a) {\n  %y = mul i32 %a, %a\n  ret i32 %y\n}\n";
    assert!(outcome.stdout.contains(expected), "{}\n{}", outcome.stdout, outcome.stderr);
}

#[test]
fn signals_and_endless_commands_are_failures() {
    let outcome = reduce(&["--test=if grep -q muli {}; then kill -SEGV $$; fi"], MLIR);
    assert_eq!(outcome.stdout, PRODUCT);
    assert!(outcome.stderr.contains("failure: signal 11\n"), "{}", outcome.stderr);
    let test = "--test=if grep -q muli {}; then sleep 100; fi";
    let outcome =
        reduce(&[test, "--timeout=1"], "func.func @f(%a: i32) { %0 = arith.muli %a, %a : i32 return }");
    assert!(outcome.stdout.contains("muli"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("failure: it takes too long\n"), "{}", outcome.stderr);
}

#[test]
fn what_cannot_be_reduced_is_an_error() {
    let fails = |args: &[&str], input: &str, message: &str| {
        let outcome = reduce(args, input);
        assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
        assert!(outcome.stderr.contains(message), "{}", outcome.stderr);
    };
    fails(&[], MLIR, "terrace reduce: --test=<command> says what fails");
    fails(
        &["--test=true"],
        MLIR,
        "<stdin>:1:1: error: the command succeeds on this input: there is nothing to keep",
    );
    fails(&["--test=cat", "--message=xori"], MLIR, "error: the command does not write 'xori'");
    fails(&["--test=false"], "func.func @f(", "error: ");
    // Comments are not kept.
    fails(&["--test=! grep -q '//'"], "// A comment.\n", "does not show on the input as Terrace prints it");
}
