//! Modules of the llvm dialect that are translated batch by batch, as their bodies are parsed, become what they become
//! as a whole, on any number of threads.

use std::path::Path;
use terrace::ir::asm::ParseOptions;
use terrace::ir::diag::{capture, render};
use terrace::ir::{Context, Result};
use terrace::pipeline::{Input, Translation};
use terrace::registry;
use terrace_filecheck::test_file;

/// The LLVM IR of a text, and what was reported.
fn translate(
    text: &[u8],
    threads: usize,
    f: impl FnOnce(Input<'_>) -> Result<Translation>,
) -> (Option<String>, Vec<String>) {
    let ctx: Context = registry::translation_context();
    let file = ctx.sources.add("text.mlir", text.to_vec()).unwrap();
    let options = ParseOptions { exclusive: true, ..ParseOptions::default() };
    let input = Input { ctx: &ctx, file: &file, options, verify: true, threads };
    let (module, diagnostics) = capture(|| f(input));
    let module = module.ok().map(|module| {
        let mut out = Vec::new();
        let _ = module.write(&mut out, None);
        String::from_utf8_lossy(&out).into_owned()
    });
    let rendered = |diagnostic| {
        let mut out = Vec::new();
        render(&ctx, diagnostic, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    };
    (module, diagnostics.iter().map(rendered).collect())
}

#[test]
fn modules_in_batches_become_what_they_become_as_a_whole() {
    let mut translated = 0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    for name in test_file::discover(&root).expect("the tests can be listed") {
        let bytes = std::fs::read(root.join(name)).expect("a test can be read");
        let text = String::from_utf8_lossy(&bytes);
        if bytes.len() >= 6000 || !text.contains("llvm.func") {
            continue;
        }
        let whole = translate(&bytes, 1, |input| Translation::of_root(input.read_in_order()?, 1));
        translated += usize::from(whole.0.is_some());
        for threads in [1, 3] {
            assert_eq!(translate(&bytes, threads, |input| input.translate(None)), whole, "{text}");
        }
    }
    assert!(translated > 100, "{translated}");
}

/// Functions that fill several batches. Their calls have attributes of their own, so that the numbers of these follow
/// those of an intrinsic that the last function declares.
#[test]
fn many_batches() {
    let call = "  llvm.call @g() {no_unwind} : () -> ()\n".repeat(200);
    let mut text: String =
        (0..400).map(|i| format!("llvm.func @f{i}() {{\n{call}  llvm.return\n}}\n")).collect();
    text += "llvm.func @g()\nllvm.func @h(%x: f32) -> f32 {\n\
             %r = llvm.intr.sin(%x) : (f32) -> f32\n  llvm.return %r : f32\n}\n";
    let whole = translate(text.as_bytes(), 1, |input| Translation::of_root(input.read_in_order()?, 1));
    let llvm_ir = whole.0.as_deref().unwrap();
    assert!(
        llvm_ir.contains("call void @g() #1") && llvm_ir.contains("@llvm.sin.f32(float) #0"),
        "{llvm_ir}"
    );
    for threads in [1, 2, 5] {
        assert!(
            translate(text.as_bytes(), threads, |input| input.translate(None)) == whole,
            "{threads} threads"
        );
    }
}
