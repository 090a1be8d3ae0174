//! The output of every tool does not depend on the number of threads, also for many invalid functions.
//!
//! Unlike those of `files.rs`, these inputs are large enough for several threads.

fn run(tool: &[&str], threads: usize, text: &str) -> (i32, String, String) {
    let threads = format!("--threads={threads}");
    let args: Vec<String> =
        ["terrace"].iter().chain(tool).map(|a| a.to_string()).chain([threads, "-".to_owned()]).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), text.as_bytes());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes| String::from_utf8(bytes).expect("what tools write is UTF-8");
    (status, text(stdout), text(stderr))
}

fn check(tool: &[&str], text: &str) -> (i32, String, String) {
    let one = run(tool, 1, text);
    for threads in [2, 4] {
        let many = run(tool, threads, text);
        assert!(one == many, "{tool:?} on {threads} threads:\n{}\ninstead of\n{}", many.2, one.2);
    }
    one
}

/// Functions with loops, branches, memory and calls; every tenth gets the text of `odd`.
fn program(n_funcs: usize, odd: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for i in 0..n_funcs {
        text += &format!(
            "func.func @f{i}(%m: memref<?x?xf32>, %n: index, %c: i1) -> (f32, index) {{\n\
             %c0 = arith.constant 0 : index\n  %c1 = arith.constant {} : index\n\
             %z = arith.constant {i}.5 : f32\n\
             %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {{\n\
               %v = memref.load %m[%i, %c0] : memref<?x?xf32>\n\
               %s = arith.addf %acc, %v : f32\n\
               %t = scf.if %c -> f32 {{\n scf.yield %s : f32\n }} else {{\n scf.yield %acc : f32\n }}\n\
               scf.yield %t : f32\n }}\n",
            i + 1
        );
        for k in 0..40 {
            text += &format!("%x{k} = arith.addi %n, %c1 : index\n");
        }
        text += "%d = memref.dim %m, %c1 : memref<?x?xf32>\n";
        text += "%a = memref.alloc(%n) : memref<?xi32>\nmemref.dealloc %a : memref<?xi32>\n";
        text += &format!("cf.assert %c, \"message {}\"\n", i % 7);
        if i % 10 == 3 {
            text += &odd(i);
        }
        text += &format!("func.call @g{}(%n) : (index) -> ()\n", i % 5);
        text += "return %r, %d : f32, index\n}\n";
    }
    for i in 0..5 {
        text += &format!("func.func private @g{i}(index)\n");
    }
    text
}

const LOWER: &[&str] = &["opt", "--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts"];

#[test]
fn good_programs() {
    let text = program(120, |_| String::new());
    assert_eq!(check(&["opt"], &text).0, 0);
    assert_eq!(check(LOWER, &text).0, 0);
    let nested = "--pass-pipeline=builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),\
                  finalize-memref-to-llvm,convert-func-to-llvm)";
    assert_eq!(check(&["opt", nested], &text).0, 0);
    let (status, ll, complaints) = check(&["compile"], &text);
    assert_eq!((status, complaints.as_str()), (0, ""));
    assert!(ll.contains("define { float, i64 } @f119("));
}

#[test]
fn programs_that_are_not_valid() {
    let text =
        program(120, |i| format!("%w = \"arith.addi\"(%n, %c) : (index, i1) -> index loc(\"w{i}\":1:1)\n"));
    let (status, _, complaints) = check(&["opt"], &text);
    assert_eq!((status, complaints.matches(": error: ").count()), (1, 12));
}

#[test]
fn programs_that_cannot_be_lowered() {
    let text = program(120, |_| "%t = \"unknown.op\"(%n) : (index) -> tensor<4xf32>\n".to_owned());
    assert_eq!(check(&["opt", "--allow-unregistered-dialect", "--convert-to-llvm"], &text).0, 0);
    let (status, _, complaints) = check(&["compile", "--allow-unregistered-dialect"], &text);
    assert_eq!(status, 1);
    assert!(complaints.contains("unknown.op"), "{complaints}");
    let text = program(120, |_| {
        "cf.br ^bb1(%t : tensor<4xf32>)\n^bb1(%u: tensor<4xf32>):\n"
            .replace("%t", "%e")
            .replace("cf.br", "%e = ub.poison : tensor<4xf32>\ncf.br")
    });
    let (status, _, complaints) = check(&["opt", "--convert-cf-to-llvm"], &text);
    assert_eq!(status, 1, "{complaints}");
    assert!(complaints.contains("failed to legalize operation 'cf.br'"), "{complaints}");
}

/// Functions with enough calls to look up their callees on several threads.
fn calls(n_funcs: usize, odd: impl Fn(usize) -> String) -> String {
    let mut text = String::from("func.func private @g(index) -> index\n");
    for i in 0..n_funcs {
        text += &format!("func.func @f{i}(%n: index) -> index {{\n");
        text += &(0..6).map(|k| format!("%x{k} = call @g(%n) : (index) -> index\n")).collect::<String>();
        text += &odd(i);
        text += "return %x0 : index\n}\n";
    }
    text
}

#[test]
fn symbols_and_casts_in_many_functions() {
    let good = calls(1500, |_| String::new());
    assert_eq!(check(&["opt"], &good).0, 0);
    assert_eq!(check(&["compile"], &good).0, 0);
    let wrong = calls(1500, |i| match i {
        700 => "%y = call @none(%n) : (index) -> index\n".to_owned(),
        1400 => "%y = call @g(%n) : (index) -> i32\n".to_owned(),
        _ => String::new(),
    });
    let (status, _, complaints) = check(&["opt"], &wrong);
    assert_eq!(status, 1);
    assert!(complaints.contains("result type mismatch at index 0"), "{complaints}");
    let casts = calls(1500, |i| match i % 500 {
        3 => "%z = builtin.unrealized_conversion_cast %n : index to !llvm.ptr\n\
              cf.br ^bb1(%z : !llvm.ptr)\n^bb1(%u: !llvm.ptr):\n"
            .to_owned(),
        _ => String::new(),
    });
    let (status, _, complaints) = check(&["compile"], &casts);
    assert_eq!((status, complaints.matches(": error: ").count()), (1, 6), "{complaints}");
}
