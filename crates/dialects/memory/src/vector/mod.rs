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
pub mod limits;
mod masking;
mod ops;
pub mod positions;
mod range;
pub mod transforms;
mod verify;

pub use attrs::*;
pub use canonicalize::create_constant_mask;
pub use constraints::AnyVectorOfNonZeroRank;
pub use masking::{expected_mask, is_maskable, transfer_mask, uniform_mask};
pub use ops::*;
pub use verify::has_unit_stride;

use crate::prelude::*;
use masking::scalable_flags;
use terrace_base::arith::FastMathFlags;

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[ChangedAttrs {
    since: MlirVersion::V23,
    ops: &["vector.contract"],
    added: &[AddedAttr {
        name: "fastmath",
        in_22: In22::Unless(|ctx| FastMathFlags::encode(ctx, FastMathFlags::NONE)),
    }],
    removed: &[],
}];

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
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};

/// Constants of folding are those of `arith`, or `ub.poison`.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<terrace_ir::Op> {
    (terrace_base::arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}

impl Load {
    /// Loads a vector, and states `nontemporal = false` as upstream's builder does: where equal operations are merged, an
    /// access that states it differs from one that does not.
    pub fn at(b: &mut Builder<'_>, ty: Type, base: Value, indices: &[Value]) -> Value {
        let load = Self::build(b, ty, base, indices);
        b.set_slot(load.0, Self::SLOTS.nontemporal, Some(Attr::bool(false)));
        load.result(b)
    }
}

impl Store {
    /// Stores a vector, and states `nontemporal = false` as [`Load::at`] does.
    pub fn at(b: &mut Builder<'_>, value: Value, base: Value, indices: &[Value]) {
        let store = Self::build(b, value, base, indices);
        b.set_slot(store.0, Self::SLOTS.nontemporal, Some(Attr::bool(false)));
    }
}
