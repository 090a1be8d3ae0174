//! The `nvvm` dialect: operations of NVIDIA's PTX on top of the llvm dialect.
//!
//! Upstream's reference: MLIR "'nvvm' Dialect"; semantics: "PTX ISA" and LLVM "User Guide for NVPTX Back-end".

use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

mod asm;
mod attrs;
mod enums;
pub mod function;
mod ops;
pub mod ptx;
mod requirements;
mod target;
pub mod transforms;
pub mod types;
mod verify;
pub mod wmma;

pub use attrs::*;
pub use enums::*;
pub use ops::*;

const ATTR_TABLES: &[&[&KindDef]] = &[STRUCT_ATTRS, ENUM_ATTRS];
static ATTRS: [&KindDef; count(ATTR_TABLES)] = concat(ATTR_TABLES);

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["nvvm.barrier"],
        added: &[AddedAttr { name: "aligned", in_22: In22::Only(|ctx| Bool::encode(ctx, true)) }],
        removed: &["reductionOp", "reduction_predicate"],
    },
    ChangedAttrs {
        since: MlirVersion::V24,
        ops: &["nvvm.inline_ptx"],
        added: &[AddedAttr { name: "memoryClobber", in_22: In22::Only(|ctx| Bool::encode(ctx, false)) }],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["nvvm.barrier.arrive"],
        added: &[AddedAttr { name: "aligned", in_22: In22::Only(|ctx| Bool::encode(ctx, true)) }],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["nvvm.convert.bf16x2.to.f8x2"],
        added: &[AddedAttr { name: "relu", in_22: In22::Only(|ctx| Bool::encode(ctx, false)) }],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["nvvm.convert.f8x2.to.bf16x2"],
        added: &[
            AddedAttr { name: "relu", in_22: In22::Only(|ctx| Bool::encode(ctx, false)) },
            AddedAttr {
                name: "sat",
                in_22: In22::Only(|ctx| SaturationMode::encode(ctx, SaturationMode::None)),
            },
        ],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["nvvm.redux.sync"],
        added: &[AddedAttr { name: "kind", in_22: In22::Changed(redux_kind) }],
        removed: &[],
    },
];

/// `#nvvm<redux_kind ..>` of `#nvvm<reduction_kind ..>`.
fn redux_kind(ctx: &Context, attr: Attr) -> Option<Attr> {
    let kind = ReductionKind::decode(ctx, attr)?;
    Some(ReduxKind::encode(ctx, ReduxKind::from_value(kind as u64)?))
}

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "nvvm",
    ops: &OPS,
    types: &[],
    attrs: &ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(function::op_attr),
        verify_function_args: Some(function::args),
        allows_unknown_ops: true,
        inlining: Some(&InlinerHooks::NONE),
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};
