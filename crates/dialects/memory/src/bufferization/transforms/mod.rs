//! Passes that place allocations and deallocations of buffers.
//!
//! `hoist` moves allocations up (`buffer-hoisting`, `buffer-loop-hoisting`), `promote` puts small ones on the stack
//! (`promote-buffers-to-stack`), `liveness` frees buffers early (`optimize-allocation-liveness`), `simplify` finds out which
//! buffers `bufferization.dealloc` compares (`buffer-deallocation-simplification`), `lower` makes `memref.dealloc`s of it
//! (`bufferization-lower-deallocations`), which `ownership` inserts (`ownership-based-buffer-deallocation`);
//! `deallocation_pipeline` runs these in order (`buffer-deallocation-pipeline`). `empty` gives
//! empty tensors buffers (`empty-tensor-to-alloc-tensor`), `view_flow` says which values can be views of an allocation,
//! `origin` which allocations a value can be a view of.
//!
//! `drop_results` and `out_params` change which buffers functions return (`drop-equivalent-buffer-results`,
//! `buffer-results-to-out-params`), and `signature` their types.

pub(crate) mod allocations;
mod deallocation_pipeline;
mod drop_results;
mod empty;
mod hoist;
mod liveness;
pub mod lower;
mod origin;
mod out_params;
pub mod ownership;
mod promote;
pub mod simplify;
mod view_flow;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    deallocation_pipeline::BufferDeallocationPipeline::DEF,
    simplify::BufferDeallocationSimplification::DEF,
    out_params::BufferResultsToOutParams::DEF,
    drop_results::DropEquivalentBufferResults::DEF,
    hoist::BufferHoisting::DEF,
    hoist::BufferLoopHoisting::DEF,
    super::one_shot::EliminateEmptyTensors::DEF,
    empty::EmptyTensorToAllocTensor::DEF,
    lower::LowerDeallocations::DEF,
    super::one_shot::OneShotBufferize::DEF,
    liveness::OptimizeAllocationLiveness::DEF,
    ownership::OwnershipBasedBufferDeallocation::DEF,
    promote::PromoteBuffersToStack::DEF,
];
