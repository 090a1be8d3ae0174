//! Export of what only a lossless import keeps: attributes `llvm.name`, metadata in its own form, and the instructions that
//! MLIR 22 has no operation for. `docs/lossless.md` lists the attributes.
//!
//! Reading order: `metadata` (nodes), `constant`, `attributes`, `symbol` (the module, functions, globals), `inst`
//! (instructions, phis), `ops` (operations that MLIR 22 lacks).

pub(crate) mod attributes;
pub(crate) mod constant;
pub(crate) mod inst;
pub(crate) mod metadata;
pub(crate) mod ops;
pub(crate) mod symbol;

use crate::export::ModuleState;
use terrace_llvm::{MetadataNode, NamedMetadata};

/// Ends an export that is not lossless with a remark on what it left out of a lossless import.
pub(crate) fn remark(state: &ModuleState<'_>) {
    let Some((scope, module)) = state.scope.parent else { return };
    if scope.body.discardable(module, "llvm.module_id").is_none() {
        return;
    }
    let b = state.body();
    let count = |is: &dyn Fn(terrace_ir::Op) -> bool| state.ops().filter(|&op| is(op)).count();
    let (named, nodes) = (count(&|op| b.is::<NamedMetadata>(op)), count(&|op| b.is::<MetadataNode>(op)));
    let message = format!(
        "{named} named metadata, {nodes} metadata nodes, and names, flags and attributes of a lossless import are left \
         out: --lossless keeps everything"
    );
    state.ctx.remark(scope.body.loc(module), message).emit();
}

/// The attributes of a lossless import, which an export that is not lossless leaves out without a warning.
pub(crate) const NAMES: &[&str] = &[
    "llvm.address_space",
    "llvm.attributes",
    "llvm.block",
    "llvm.call_attributes",
    "llvm.calling_convention",
    "llvm.code_model",
    "llvm.dbg",
    "llvm.dll_storage",
    "llvm.edge",
    "llvm.flags",
    "llvm.id",
    "llvm.metadata",
    "llvm.metadata_kinds",
    "llvm.module_id",
    "llvm.name",
    "llvm.partition",
    "llvm.personality",
    "llvm.phi_ids",
    "llvm.phis",
    "llvm.predecessor_order",
    "llvm.prefix",
    "llvm.prologue",
    "llvm.resolver",
    "llvm.result_attributes",
    "llvm.sanitizers",
    "llvm.source_filename",
    "llvm.splat_indices",
    "llvm.tail",
    "llvm.thread_local",
    "llvm.unnamed",
    "llvm.wrapped",
];
