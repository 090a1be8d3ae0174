//! The `amdgpu` dialect: buffers, lanes, matrix instructions and copies of tensors of AMD's GPUs, on memrefs and vectors.
//!
//! Upstream's reference: MLIR "'amdgpu' Dialect". The meaning of operations is that of the instructions of AMD's ISA
//! documents, and of the intrinsics of LLVM's "User Guide for AMDGPU Backend".

mod asm;
mod attrs;
mod canonicalize;
mod dma_ops;
mod fold;
mod matrix_ops;
mod ops;
pub mod transforms;
mod types;
mod verify;

pub use attrs::{AddressSpace, DppPerm, MfmaPermB, SchedBarrierOpt};
pub use dma_ops::*;
pub use matrix_ops::*;
pub use ops::*;
pub use types::{TdmBaseType, TdmDescriptorType, TdmGatherBaseType};

use crate::prelude::*;
use terrace_ir::decl::tables::{concat, count};

/// Tables of operations.
const OP_TABLES: &[&[&OpDef]] = &[OPS, MATRIX_OPS, DMA_OPS];
static ALL_OPS: [&OpDef; count(OP_TABLES)] = concat(OP_TABLES);

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["amdgpu.gather_to_lds"],
        added: &[AddedAttr::discardable("async")],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["amdgpu.mfma"],
        added: &[AddedAttr { name: "blgp", in_22: In22::Changed(permutation_of_rocdl) }],
        removed: &[],
    },
];

/// `#amdgpu<mfma_perm_b ..>` of an attribute of the dialect rocdl, which MLIR 23 and later have instead.
fn permutation_of_rocdl(ctx: &Context, attr: Attr) -> Option<Attr> {
    let def = attr.def(ctx)?;
    let number = *ctx.attr_words(attr).1.first()?;
    let is_permutation = def.dialect == "rocdl" && def.name == "mfma_perm_b";
    let value = MfmaPermB::from_value(number.into()).filter(|_| is_permutation)?;
    Some(MfmaPermB::encode(ctx, value))
}

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "amdgpu",
    ops: &ALL_OPS,
    types: types::TYPES,
    attrs: attrs::ATTRS,
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};
