//! Lowered functions for tests.

use terrace::conversions::common::LowerToLLVMOptions;
use terrace::conversions::to_llvm;
use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::{Body, OpKind};
use terrace::llvm;

/// Lowers a module and calls `f` with the body of each function, in order.
pub fn lowered(text: &str, index_width: u32, f: &mut dyn FnMut(usize, &Body)) {
    let ctx = terrace::registry::context();
    let file = ctx.sources.add("test.mlir", text.as_bytes().to_vec()).expect("the program is short");
    let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
    let module = root.op().expect("there is a module");
    let options = LowerToLLVMOptions { index_width, ..to_llvm::default_options() };
    to_llvm::lower_with(&ctx, options).run(&mut root.body, module, 1).expect("everything has a lowering");
    let inner = root.body.region_body(module);
    let mut functions = Vec::new();
    inner.walk(|op| functions.extend(inner.as_::<llvm::Func>(op)));
    for (i, function) in functions.into_iter().enumerate() {
        f(i, inner.region_body(function.op()));
    }
}
