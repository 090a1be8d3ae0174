//! Random modules are valid, their text is a fixed point, passes keep them valid, and the result does not depend on
//! the number of threads.

use terrace::compile::CompileOptions;
use terrace::ir::asm::{ParseOptions, PrintOptions, parse_source, print_root};
use terrace::ir::diag::capture;
use terrace::ir::verify::verify;
use terrace::ir::{Context, Root};
use terrace_generate::{Kind, Options, module};

const SEEDS: u64 = 60;

fn make(ctx: &Context, kind: Kind, seed: u64) -> Root {
    let options = Options { kind, dialects: &[], functions: 3, ops: 15 };
    module(ctx, seed, &options).expect("the pools are valid")
}

fn text(root: &Root, generic: bool) -> String {
    let mut out = Vec::new();
    print_root(root, &PrintOptions { generic, ..PrintOptions::default() }, &mut out);
    String::from_utf8(out).expect("text")
}

fn parse(ctx: &Context, text: &str) -> Root {
    let file = ctx.sources.add("module.mlir", text.as_bytes().to_vec()).expect("the file fits");
    let (root, diags) = capture(|| parse_source(ctx, &file, ParseOptions::default()));
    root.unwrap_or_else(|_| panic!("{:?}\n{text}", diags.iter().map(|d| &d.message).collect::<Vec<_>>()))
}

fn each(mut f: impl FnMut(&Context, Kind, u64)) {
    for kind in [Kind::Mixed, Kind::Llvm, Kind::Run] {
        for seed in 0..SEEDS {
            f(&terrace::registry::context(), kind, seed);
        }
    }
}

/// Compares two long texts and shows the first line that differs.
fn assert_same(a: &str, b: &str, kind: Kind, seed: u64) {
    let differs = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    assert!(a == b, "{kind:?} {seed}: {differs:?}");
}

#[test]
fn a_seed_gives_one_valid_module() {
    each(|ctx, kind, seed| {
        let root = make(ctx, kind, seed);
        assert!(verify(&root).is_ok(), "{kind:?} {seed}");
        let again = terrace::registry::context();
        assert_same(&text(&root, false), &text(&make(&again, kind, seed), false), kind, seed);
    });
}

#[test]
fn printed_modules_parse_to_the_same_text() {
    each(|ctx, kind, seed| {
        let root = make(ctx, kind, seed);
        for generic in [false, true] {
            let printed = text(&root, generic);
            assert_same(&text(&parse(ctx, &printed), generic), &printed, kind, seed);
        }
    });
}

#[test]
fn compilation_ends_in_text_or_diagnostics_whatever_the_threads() {
    each(|ctx, kind, seed| {
        let printed = text(&make(ctx, kind, seed), false);
        let compile = |threads| {
            let ctx = terrace::registry::context();
            let (result, diags) = capture(|| {
                CompileOptions { threads, ..CompileOptions::default() }.llvm_ir(&mut parse(&ctx, &printed))
            });
            let messages: Vec<String> = diags.into_iter().map(|d| d.message).collect();
            match result {
                Ok(text) => String::from_utf8(text).expect("text"),
                Err(_) => messages.join("\n"),
            }
        };
        let one = compile(1);
        assert!(!one.is_empty(), "{kind:?} {seed}");
        assert_same(&one, &compile(4), kind, seed);
    });
}

#[test]
fn modules_of_stack_memory_are_valid() {
    for seed in 0..SEEDS {
        let ctx = terrace::registry::context();
        ctx.allow_unregistered(true);
        let root = parse(&ctx, &terrace_generate::slots::text(seed, 3, 15));
        assert!(verify(&root).is_ok(), "{seed}");
    }
}

#[test]
fn modules_of_tensors_become_buffers_and_loops() {
    let passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops},convert-linalg-to-loops";
    let mut n_bufferized = 0;
    for seed in 0..SEEDS {
        let ctx = terrace::registry::context();
        // The verifier refuses a few modules: slices that are out of bounds.
        let text = terrace_generate::tensors::text(seed, 2, 10);
        let Ok(mut module) = terrace::Module::parse(&ctx, "module.mlir", text) else { continue };
        match module.run(passes) {
            Ok(()) => n_bufferized += 1,
            // Conflicts that no copy avoids, and operations without buffers.
            Err(error) => assert!(!error.to_string().contains("panic"), "{seed}: {error}"),
        }
    }
    assert!(n_bufferized > SEEDS / 2, "{n_bufferized} of {SEEDS}");
}

#[test]
fn modules_of_tosa_become_structured_operations() {
    let passes = "func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor),tosa-to-mlprogram";
    let mut n_lowered = 0;
    for seed in 0..SEEDS {
        let ctx = terrace::registry::context();
        // The verifier refuses a few modules: shapes that do not follow from those of operands.
        let text = terrace_generate::tensors::tosa::text(seed, 2, 10);
        let Ok(mut module) = terrace::Module::parse(&ctx, "module.mlir", text) else { continue };
        match module.run(passes) {
            Ok(()) => n_lowered += 1,
            // Dynamic and unranked shapes that no pattern takes.
            Err(error) => assert!(!error.to_string().contains("panic"), "{seed}: {error}"),
        }
    }
    assert!(n_lowered > SEEDS / 4, "{n_lowered} of {SEEDS}");
}
