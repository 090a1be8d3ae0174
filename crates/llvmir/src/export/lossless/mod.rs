//! Export of what only a lossless import keeps: attributes `llvm.name`, metadata in its own form, and the instructions that
//! MLIR 22 has no operation for. `docs/lossless.md` lists the attributes.
//!
//! Reading order: `metadata` (nodes), `attributes`, `symbol` (the module, functions, globals), `inst`
//! (instructions, phis), `ops` (operations that MLIR 22 lacks).

pub(crate) mod attributes;
pub(crate) mod inst;
pub(crate) mod metadata;
pub(crate) mod ops;
pub(crate) mod symbol;

use terrace_ir::{Block, Body, Op};
use terrace_llir::Flags;
use terrace_llvm as l;

/// Whether a block stands for an edge: it passes the result of an `invoke` or `callbr` on, which LLVM's phis take
/// directly.
pub(crate) fn is_edge(b: &Body, block: Block) -> bool {
    let Some(op) = b.first_op(block) else { return false };
    b.is::<l::Br>(op)
        && b.args(block).is_empty()
        && b.next_op(op).is_none()
        && b.discardable(op, "llvm.edge").is_some()
        && {
            let mut uses = b.block_uses(block);
            let is_source = |op: Op| b.is::<l::Invoke>(op) || b.is::<l::CallBr>(op);
            uses.next().is_some_and(|u| is_source(u.owner)) && uses.next().is_none()
        }
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

/// Flags by name that operations may have no place for.
pub(crate) const FLAGS: &[(&str, Flags)] = &[
    ("reassoc", Flags::REASSOC),
    ("nnan", Flags::NNAN),
    ("ninf", Flags::NINF),
    ("nsz", Flags::NSZ),
    ("arcp", Flags::ARCP),
    ("contract", Flags::CONTRACT),
    ("afn", Flags::AFN),
    ("samesign", Flags::SAMESIGN),
    ("swifterror", Flags::SWIFTERROR),
];

/// The start of the names that a lossless import gives to structs without a name.
pub(crate) const UNNAMED: &str = "llvm.unnamed.";
