//! The `math` dialect: mathematical functions, element by element on vectors and tensors.
//!
//! Upstream's reference: MLIR "'math' Dialect".

use terrace_rewrite::prelude::*;

mod fold;
mod ops;
pub mod transforms;

pub use ops::*;

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[ChangedAttrs {
    since: MlirVersion::V23,
    ops: &["math.fma"],
    added: &[AddedAttr::discardable("roundingmode")],
    removed: &[],
}];

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "math",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        inlining: Some(&InlinerHooks::NONE),
        materialize_constant: Some(crate::arith::materialize_constant),
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};
