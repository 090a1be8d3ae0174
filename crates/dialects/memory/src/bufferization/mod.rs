//! The `bufferization` dialect: ownership of buffers. Its operations on tensors are not supported yet.
//!
//! Upstream's reference: MLIR "'bufferization' Dialect".

use crate::prelude::*;

mod canonicalize;
mod ops;
pub mod transforms;
mod verify;

pub use canonicalize::dealloc_patterns;
pub use ops::{Clone, Dealloc, OPS};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "bufferization",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

impl Dealloc {
    /// Creates the operation: `conditions` has one value for each of `memrefs`.
    pub fn of(b: &mut Builder<'_>, memrefs: &[Value], conditions: &[Value], retained: &[Value]) -> Self {
        let mut state = OpState::new(Self::DEF, b.loc());
        state.operands.extend([memrefs, conditions, retained].concat());
        state.results.extend(retained.iter().map(|_| Type::I1));
        let segments = [memrefs.len(), conditions.len(), retained.len()];
        state.set_segments(&b.ctx().clone(), &segments, &[retained.len()]);
        Self::wrap(b.create(state))
    }
}
