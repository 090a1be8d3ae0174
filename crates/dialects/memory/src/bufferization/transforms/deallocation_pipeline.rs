//! `buffer-deallocation-pipeline`: the passes that free the buffers of a bufferized module.

use super::lower::LowerDeallocations;
use super::ownership::OwnershipBasedBufferDeallocation;
use super::simplify::BufferDeallocationSimplification;
use crate::memref::transforms::realloc::ExpandRealloc;
use crate::prelude::*;
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::transforms::{Canonicalize, Cse};

passes! {
    /// The default pipeline for automatically inserting deallocation operations after one-shot bufferization.
    ///
    /// Deallocation operations (except `memref.realloc`) may not be present already.
    BufferDeallocationPipeline("buffer-deallocation-pipeline") = "buffer-deallocation-pipeline" on(Anchor::Any, Pipeline) {
        /// Allows to add additional results to private functions to return ownership of returned memrefs to callers. This can avoid spurious buffer clones in the callee.
        private_function_dynamic_ownership: bool = false,
    } => passes;
}

fn passes(o: &BufferDeallocationPipeline) -> Vec<PassInstance> {
    let private_function_dynamic_ownership = o.private_function_dynamic_ownership;
    vec![
        ExpandRealloc { emit_deallocs: false }.instance(),
        Canonicalize::default().instance(),
        OwnershipBasedBufferDeallocation { private_function_dynamic_ownership }.instance(),
        Canonicalize::default().instance(),
        BufferDeallocationSimplification {}.instance(),
        LowerDeallocations {}.instance(),
        Cse {}.instance(),
        Canonicalize::default().instance(),
    ]
}
