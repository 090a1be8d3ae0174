//! Terrace: MLIR in, LLVM IR out, in pure Rust.
//!
//! This crate is the library that compilers use, one name for what its crates offer.
//!
//! - [`Module`] is a program: parse or build it, run passes, print it, get LLVM IR. What goes wrong is an [`Error`], which
//!   holds the diagnostics as values.
//! - [`context`] makes a [`Context`] with all dialects; [`Registry`] one with chosen dialects, and lists passes.
//! - With the feature `codegen`, `Module::jit` compiles it in memory, and its functions are called as Rust functions.
//! - [`prelude`] has the names that dialects, passes and lowerings are written with.
//!
//! ```
//! let ctx = terrace::context();
//! let text = "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }";
//! let mut module = terrace::Module::parse(&ctx, "one.mlir", text)?;
//! print!("{}", module.to_llvm_ir()?);
//! # Ok::<(), terrace::Error>(())
//! ```

mod error;
mod module;
pub mod prelude;
pub mod registry;

pub use error::{Details, Error};
pub use module::Module;
pub use registry::{Registry, context};
pub use terrace_ir::diag::{Diagnostic, Message, Severity, capture};
pub use terrace_ir::{Builder, Context, Type, Value};

#[cfg(feature = "codegen")]
pub use terrace_codegen as codegen;
pub use terrace_dialects as dialects;
pub use terrace_ir as ir;
pub use terrace_llir as llir;
pub use terrace_llvm as llvm;
pub use terrace_llvmir as llvmir;
pub use terrace_lower as lower;
pub use terrace_num as num;
pub use terrace_pipeline as pipeline;
pub use terrace_rewrite as rewrite;

use terrace_ir::{Result, Root};

/// Lowers a module to the LLVM dialect, completely.
///
/// # Errors
/// When something has no lowering: every such operation is reported with its location and the reason.
pub fn lower_to_llvm(root: &mut Root, threads: usize) -> Result {
    match root.op() {
        Some(module) => terrace_lower::to_llvm::lower(&mut root.body, module, threads),
        None => Ok(()),
    }
}

/// Compiles a module to the text of LLVM IR: verifies it, links the modules in it, lowers it, translates it.
///
/// # Errors
/// When the module is not valid or something in it has no lowering; the diagnostics say what.
///
/// ```
/// use terrace::ir::asm::{ParseOptions, parse_source};
///
/// let ctx = terrace::registry::context();
/// let text = b"func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }".to_vec();
/// let file = ctx.sources.add("one.mlir", text).unwrap();
/// let mut root = parse_source(&ctx, &file, ParseOptions::default()).unwrap();
/// let llvm_ir = terrace::compile(&mut root, 1).unwrap();
/// assert!(String::from_utf8(llvm_ir).unwrap().contains("define i32 @one()"));
/// ```
pub fn compile(root: &mut Root, threads: usize) -> Result<Vec<u8>> {
    terrace_ir::verify::verify(root)?;
    terrace_llvmir::link_modules(root)?;
    lower_to_llvm(root, threads)?;
    let mut out = Vec::new();
    let options = terrace_llvmir::ExportOptions { threads, verify: true, lossless: false };
    terrace_llvmir::export_to_text(root, &options, &mut out)?;
    Ok(out)
}
