//! The `bufferization` dialect: ownership of buffers, and operations between tensors and buffers.
//!
//! Upstream's reference: MLIR "'bufferization' Dialect".

use crate::prelude::*;
use crate::tensor;

pub mod allocation;
pub mod bufferless;
mod canonicalize;
mod constraints;
mod fold;
pub mod one_shot;
mod ops;
mod signature;
pub mod transforms;
mod verify;

pub use canonicalize::dealloc_patterns;
pub use ops::{
    AllocTensor, Clone, Dealloc, DeallocTensor, MaterializeInDestination, OPS, ToBuffer, ToTensor,
};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "bufferization",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        interfaces: Some(interfaces),
        verify_arg_attr: Some(verify::arg_attr),
        verify_op_attr: Some(verify::op_attr),
        ..DialectHooks::NONE
    },
};

/// Registers the forms of operations on buffers.
fn interfaces(ctx: &Context) {
    use one_shot::conflicts::SubsetInsertion;
    ctx.register_dialect_interface(&one_shot::models::MODELS);
    ctx.register_interface::<dyn SubsetInsertion>(tensor::InsertSlice::DEF, |op| {
        Box::new(tensor::InsertSlice(op))
    });
    let def = tensor::ParallelInsertSlice::DEF;
    ctx.register_interface::<dyn SubsetInsertion>(def, |op| Box::new(tensor::ParallelInsertSlice(op)));
    ctx.register_interface::<dyn SubsetInsertion>(ops::MaterializeInDestination::DEF, |op| {
        Box::new(ops::MaterializeInDestination(op))
    });
}

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
