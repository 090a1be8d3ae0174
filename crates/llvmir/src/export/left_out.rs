//! Warnings about what the translation leaves out: discardable attributes `llvm.x` that it does not read, and modules.

use crate::export::lossless::NAMES;
use terrace_ir::{Body, Op};

/// Names that the translation or a pass reads at a module.
pub(crate) const MODULE: &[&str] = &[
    "llvm.commandline",
    "llvm.data_layout",
    "llvm.dependent_libraries",
    "llvm.ident",
    "llvm.module_asm",
    "llvm.target",
    "llvm.target_triple",
];

/// Names that a pass reads at a function.
pub(crate) const FUNCTION: &[&str] = &["llvm.bareptr", "llvm.emit_c_interface"];

/// Names that the translation reads at an instruction.
pub(crate) const INSTRUCTION: &[&str] = &["llvm.mmra"];

/// Warns about the attributes `llvm.x` of an operation that are not in `read`.
pub(crate) fn warn(b: &Body, op: Op, read: &[&str]) {
    if b.dict(op).is_none() {
        return;
    }
    let ctx = b.ctx();
    for (name, _) in b.dict_entries(op).iter() {
        let name = ctx.str(name);
        if name.starts_with("llvm.") && !read.contains(&&*name) && !NAMES.contains(&&*name) {
            let text = format!("'{name}' means nothing to '{}' in LLVM IR: it is left out", b.def(op).name);
            ctx.warning(b.loc(op), text).emit();
        }
    }
}

/// Warns about a module in a module or function: the translation leaves it out.
#[cold]
pub(crate) fn module(b: &Body, module: Op, next_step: &str) {
    let loc = b.loc(module);
    let text = "LLVM IR has no modules in modules: this one is left out";
    b.ctx().warning(loc, text).note(loc, next_step).emit();
}

/// Whether an operation is a module of kernels.
pub(crate) fn is_kernel_module(b: &Body, op: Op) -> bool {
    b.def(op).name == "gpu.module"
}

/// Warns about a module of kernels: the translation leaves it out.
#[cold]
pub(crate) fn kernels(b: &Body, module: Op) {
    let loc = b.loc(module);
    let text = "the kernels of a 'gpu.module' are code for another processor: this one is left out";
    b.ctx().warning(loc, text).note(loc, "translate the contents of the module by themselves").emit();
}
