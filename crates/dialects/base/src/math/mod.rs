//! The `math` dialect: mathematical functions, element by element on vectors and tensors.
//!
//! Upstream's reference: MLIR "'math' Dialect".

use terrace_rewrite::prelude::*;

mod fold;
mod ops;
pub mod transforms;

pub use ops::*;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "math",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        inlining: Some(&InlinerHooks::NONE),
        materialize_constant: Some(crate::arith::materialize_constant),
        ..DialectHooks::NONE
    },
};
