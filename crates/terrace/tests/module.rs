//! `Module` and `Error`: what a user of the library sees.

use std::sync::{Arc, Mutex};
use terrace::ir::Loc;
use terrace::ir::asm::PrintOptions;
use terrace::ir::diag::Severity;
use terrace::ir::symbols::symbol_name;
use terrace::{Error, Module, Registry};

const PROGRAM: &str = "
func.func @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
llvm.mlir.global @seed(7 : i32) : i32
module @inner {
  func.func @nested() { return }
}
llvm.func @abort()
";

fn parse(text: &str) -> Result<Module, Error> {
    Module::parse(&terrace::context(), "program.mlir", text)
}

#[test]
fn walks_reach_nested_bodies_and_look_ups_stay_at_the_top() {
    let module = parse(PROGRAM).expect("the program is right");
    let mut names = Vec::new();
    module.walk(|op| names.push(op.def().name.to_owned()));
    let expected = [
        "builtin.module",
        "func.func",
        "arith.addi",
        "func.return",
        "llvm.mlir.global",
        "builtin.module",
        "func.func",
        "func.return",
        "llvm.func",
    ];
    assert_eq!(names, expected);
    let name = |symbol: terrace::ir::symbols::Symbol<'_>| {
        let name = symbol_name(symbol.body, symbol.op).expect("functions have names");
        module.ctx().str(name).into_owned()
    };
    assert_eq!(module.functions().map(name).collect::<Vec<_>>(), ["double", "abort"]);
    assert_eq!(module.symbol("seed").expect("it is there").def().name, "llvm.mlir.global");
    assert!(module.symbol("nested").is_none() && module.symbol("").is_none());
}

#[test]
fn passes_run_with_and_without_the_anchor() {
    for passes in ["canonicalize,cse", " builtin.module(canonicalize,func.func(cse))"] {
        let mut module = parse(
            "func.func @f() -> i32 {
            %a = arith.constant 1 : i32  %b = arith.constant 1 : i32
            %c = arith.addi %a, %b : i32  return %c : i32 }",
        )
        .expect("the program is right")
        .with_threads(2);
        module.run(passes).expect("the passes do not fail");
        let text = module.to_string();
        assert!(text.contains("arith.constant 2 : i32") && !text.contains("addi"), "{text}");
        let generic = module.print(&PrintOptions { generic: true, ..PrintOptions::default() });
        assert!(generic.contains("\"func.return\"(%0)"), "{generic}");
    }
}

#[test]
fn errors_are_values_with_their_text() {
    let error = parse("func.func @f() { %x = arith.addi %y, %y : i32 }").expect_err("%y is not defined");
    let first = &error.diagnostics()[0];
    assert_eq!(first.severity, Severity::Error);
    assert_eq!(first.loc.file_line_col(error.ctx()), Some(("program.mlir".to_owned(), 1, 34)));
    assert!(
        error.to_string().contains("program.mlir:1:34: error: use of undeclared SSA value name"),
        "{error}"
    );

    let mut module = Module::new(&terrace::context());
    let error = module.run("no-such-pass").expect_err("no such pass").to_string();
    assert!(error.contains("'no-such-pass' does not refer to a registered pass"), "{error}");
    let error = module.run_with(&Registry::new(), "cse").expect_err("no pass is registered").to_string();
    assert!(error.contains("'cse' does not refer to a registered pass"), "{error}");

    let text = "func.func @f(%x: tensor<2xi32>) { %y = \"a.b\"(%x) : (tensor<2xi32>) -> i32  return }";
    let ctx = terrace::context();
    ctx.allow_unregistered(true);
    let error =
        Module::parse(&ctx, "f.mlir", text).expect("it is right").to_llvm_ir().expect_err("a.b is unknown");
    assert!(error.to_string().contains("f.mlir:1:"), "{error}");
    // The error is one that other crates can hold.
    let boxed: Box<dyn std::error::Error + Send + Sync> = Box::new(error);
    assert!(!boxed.to_string().is_empty());
}

#[test]
fn warnings_of_steps_that_succeed_go_to_the_handler() {
    let ctx = terrace::context();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let sink = seen.clone();
    ctx.diag.set_handler(Some(Box::new(move |_, diagnostic| {
        sink.lock().expect("no test fails here").push((diagnostic.severity, diagnostic.message.clone()));
    })));
    let mut module = Module::new(&ctx);
    let value = module.edit(|root| {
        root.body.ctx().warning(Loc::UNKNOWN, "suspicious").emit();
        Ok(3)
    });
    assert_eq!(value.expect("the step succeeds"), 3);
    assert_eq!(*seen.lock().expect("no test fails here"), [(Severity::Warning, "suspicious".to_owned())]);
}
