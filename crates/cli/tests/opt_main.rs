//! `opt_main`: a tool with a dialect, a pass and a lowering of its own.

use terrace::conversions::common::{ConvertToLLVM, Dialect};
use terrace::conversions::one_to_one;
use terrace::ir::decl::constraint::AnySignlessInteger;
use terrace::ir::decl::{DialectDef, DialectHooks};
use terrace::ir::{Builder, Loc, OpKind, OpState, Result, ops};
use terrace::llvm;
use terrace::rewrite::pass::{Anchor, PassContext};
use terrace::rewrite::passes;
use terrace_cli::{Registry, run_opt};

ops! { "toy", OPS;
    /// Does nothing.
    Nop = "nop" { () format "attr-dict" }
    /// A sum.
    Plus = "plus" {
        (lhs: AnySignlessInteger, rhs: AnySignlessInteger) -> (sum: AnySignlessInteger = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs attr-dict `:` type($sum)"
    }
}

static DEF: DialectDef =
    DialectDef { name: "toy", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

static TOY: Dialect = Dialect { passes: &[AddNops::DEF], ..Dialect::new(&DEF) };

static LOWERED: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: &[one_to_one![Plus => llvm::Add]], ..ConvertToLLVM::NONE },
    ..Dialect::new(&DEF)
};

passes! {
    /// Appends operations that do nothing to a module.
    AddNops("AddNopsPass") = "add-nops" on(Anchor::Op("builtin.module")) {
        /// The number of operations.
        count: u32 = 1,
    } => add_nops;
}

/// Passes of another crate that have the name of one of Terrace's.
mod other {
    use super::*;

    passes! {
        /// Appends an operation that does nothing to a module.
        Cse("OtherCsePass") = "cse" on(Anchor::Op("builtin.module")) => cse;
    }

    fn cse(_: &Cse, pass: &mut PassContext<'_>) -> Result {
        add_nops(&AddNops { count: 1 }, pass)
    }
}

fn add_nops(options: &AddNops, pass: &mut PassContext<'_>) -> Result {
    let body = pass.body.region_body_mut(pass.op);
    let block = body.root_block();
    let block = block.expect("a module has a block");
    for _ in 0..options.count {
        Builder::at_end(body, block, Loc::UNKNOWN).create(OpState::new(Nop::DEF, Loc::UNKNOWN));
    }
    Ok(())
}

/// The exit code, standard output and standard error of a tool.
fn tool(registry: &Registry, args: &[&str], text: &str) -> (i32, String, String) {
    let args: Vec<String> = ["/bin/toy-opt"].iter().chain(args).map(|arg| arg.to_string()).collect();
    let (mut stdin, mut stdout, mut stderr) = (text.as_bytes(), Vec::new(), Vec::new());
    let status = run_opt(registry, &args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes| String::from_utf8(bytes).expect("tools write UTF-8");
    (status, text(stdout), text(stderr))
}

const PROGRAM: &str = "func.func @f(%a: i32) -> i32 { %b = toy.plus %a, %a : i32  return %b : i32 }";

#[test]
fn dialects_and_passes_beside_those_of_terrace() {
    let registry = Registry::all().dialects(&[&TOY]);
    let (status, stdout, stderr) = tool(&registry, &["--add-nops=count=2", "--cse"], PROGRAM);
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert!(stdout.contains("toy.plus %arg0, %arg0 : i32"), "{stdout}");
    assert_eq!(stdout.matches("toy.nop").count(), 2, "{stdout}");

    let pipeline = "--pass-pipeline=builtin.module(cse,add-nops)";
    let (_, stdout, _) = tool(&registry, &[pipeline], PROGRAM);
    assert_eq!(stdout.matches("toy.nop").count(), 1, "{stdout}");
    assert!(tool(&registry, &["--list-passes"], "").1.contains("--add-nops "));
    assert!(tool(&registry, &["--show-dialects"], "").1.contains(",tensor,tosa,toy,ub"));
    let (status, _, stderr) = tool(&registry, &["--add-nop"], PROGRAM);
    assert_eq!(status, 1);
    assert!(stderr.starts_with("toy-opt: Unknown") && stderr.contains("--add-nops"), "{stderr}");
}

#[test]
fn dialects_and_passes_instead_of_those_of_terrace() {
    let registry = Registry::new().dialects(&[&TOY]);
    let (status, stdout, stderr) = tool(&registry, &["--add-nops"], "toy.nop");
    assert_eq!((status, stdout.as_str()), (0, "module {\n  toy.nop\n  toy.nop\n}\n\n"), "{stderr}");
    assert_eq!(tool(&registry, &["--show-dialects"], "").1, "Available Dialects: builtin,toy\n");
    assert!(tool(&registry, &["--cse"], "").2.contains("Unknown command line argument '--cse'"));
    assert_eq!(tool(&registry, &[], PROGRAM).0, 1);
}

#[test]
fn a_pass_replaces_one_of_the_same_name() {
    let registry = Registry::all().dialects(&[&TOY]).passes(&[other::Cse::DEF]);
    let (_, stdout, _) = tool(&registry, &["--cse"], "toy.nop");
    assert_eq!(stdout.matches("toy.nop").count(), 2, "{stdout}");
}

#[test]
fn lowerings_join_the_complete_lowering() {
    let registry = Registry::all().dialects(&[&LOWERED]);
    let (_, stdout, stderr) = tool(&registry, &["--convert-to-llvm"], PROGRAM);
    assert!(stdout.contains("llvm.add %arg0, %arg0 : i32"), "{stdout}{stderr}");

    // A lowering is part of a context: it has no effect in others of the same process.
    let (_, stdout, stderr) = tool(&Registry::all().dialects(&[&TOY]), &["--convert-to-llvm"], PROGRAM);
    assert!(stdout.contains("toy.plus"), "{stdout}{stderr}");
}
