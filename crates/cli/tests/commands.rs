//! Terrace's own command line; tests of features that upstream's tools have are in `tests/cli`.

struct Outcome {
    status: i32,
    stdout: String,
    stderr: String,
}

fn run(args: &[&str], stdin: &str) -> Outcome {
    let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), stdin.as_bytes());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes| String::from_utf8(bytes).expect("what tools write is UTF-8");
    Outcome { status, stdout: text(stdout), stderr: text(stderr) }
}

const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";

#[test]
fn help_and_version() {
    for args in [&["terrace", "help"][..], &["terrace", "--help"], &["/usr/bin/terrace", "-h"]] {
        let outcome = run(args, "");
        assert_eq!(outcome.status, 0);
        assert!(outcome.stdout.contains("terrace <command> [options]"), "{}", outcome.stdout);
    }
    assert!(run(&["terrace", "--version"], "").stdout.contains("MLIR 22.1"));
    assert!(run(&["terrace", "opt", "--version"], "").stdout.starts_with("terrace "));
    for command in ["opt", "translate", "compile"] {
        let asked = run(&["terrace", "help", command], "");
        assert_eq!(asked.stdout, run(&["terrace", command, "--help"], "").stdout);
        assert!(asked.stdout.contains(&format!("USAGE: terrace {command} ")), "{}", asked.stdout);
        assert!(!asked.stdout.contains("Not supported"), "{}", asked.stdout);
    }
    let passes = run(&["terrace", "opt", "--list-passes"], "").stdout;
    assert!(passes.contains("--convert-arith-to-llvm ") && passes.contains("--index-bitwidth=<uint>"));
}

#[test]
fn wrong_commands() {
    let outcome = run(&["terrace", "optt"], "");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
    assert!(outcome.stderr.contains("unknown command 'optt'"), "{}", outcome.stderr);
    assert_eq!(run(&["terrace"], "").status, 1);
    assert_eq!(run(&[], "").status, 1);
    let outcome = run(&["terrace", "compile", "--emit=elf"], PROGRAM);
    assert_eq!(outcome.stderr, "terrace compile: for the --emit option: Cannot find option named 'elf'!\n");
    let outcome = run(&["terrace", "opt", "--emit-bytecode"], PROGRAM);
    assert_eq!(outcome.stderr, "terrace opt: the --emit-bytecode option is not supported yet\n");
}

#[test]
fn links_behave_as_upstreams_tools() {
    let outcome = run(&["/usr/bin/mlir-opt", "--convert-func-to-llvm"], PROGRAM);
    assert!(outcome.stdout.contains("llvm.func @f"), "{}", outcome.stderr);
    let outcome = run(&["mlir-translate-22", "--mlir-to-llvmir"], &outcome.stdout);
    assert!(outcome.stdout.contains("define i32 @f(i32 %0)"), "{}", outcome.stderr);
    let outcome = run(&["mlir-opt", "--convert-func-to-llwm"], PROGRAM);
    assert!(outcome.stderr.starts_with("mlir-opt: Unknown command line argument"), "{}", outcome.stderr);
}

#[test]
fn compile_shows_every_stage() {
    let emit = |what: &str| run(&["terrace", "compile", "-", &format!("--emit={what}")], PROGRAM).stdout;
    assert!(emit("mlir").contains("func.func @f(%arg0: i32) -> i32 {"));
    assert!(emit("llvm-dialect").contains("llvm.return %arg0 : i32"));
    assert_eq!(emit("ll"), run(&["terrace", "compile"], PROGRAM).stdout);
    let timed = run(&["terrace", "compile", "--mlir-timing"], PROGRAM);
    for name in ["Parser", "Lowering", "Translation", "Total"] {
        assert!(timed.stderr.contains(name), "{}", timed.stderr);
    }
}

#[test]
fn output_files_are_whole_or_not_there() {
    let dir = std::env::temp_dir().join(format!("terrace-commands-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("out.ll");
    let name = path.to_str().unwrap();
    let outcome = run(&["terrace", "compile", "-o", name], "func.func @f() { oops }");
    assert_eq!(outcome.status, 1);
    assert!(!path.exists());
    let outcome = run(&["terrace", "compile", "-o", name], PROGRAM);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (0, ""));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("define i32 @f"));
    assert_eq!(run(&["terrace", "compile", "-o", name], "func.func @f() { oops }").status, 1);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    std::fs::remove_dir_all(&dir).unwrap();
}
