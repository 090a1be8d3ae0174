//! The `vector` dialect: operations on vectors of any rank, and transfers between vectors and memory.
//!
//! Upstream's reference: MLIR "'vector' Dialect".

mod asm;
mod attrs;
mod canonicalize;
mod constraints;
mod effects;
mod fold;
mod infer;
mod masking;
mod ops;
mod range;
mod verify;

pub use attrs::*;
pub use masking::{expected_mask, is_maskable, transfer_mask, uniform_mask};
pub use ops::*;

use masking::scalable_flags;
use terrace_ir::decl::{DialectDef, DialectHooks};
use terrace_ir::inlining::InlinerHooks;
use terrace_ir::{Attr, Builder, Type};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "vector",
    ops: OPS,
    types: &[],
    attrs: ATTRS,
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        inlining: Some(&InlinerHooks::NONE),
        canonicalize: canonicalize::PATTERNS,
        ..DialectHooks::NONE
    },
};

/// Constants of folding are those of `arith`, or `ub.poison`.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<terrace_ir::Op> {
    (crate::arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}
