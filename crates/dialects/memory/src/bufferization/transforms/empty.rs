//! `empty-tensor-to-alloc-tensor`: empty tensors have buffers of their own.

use crate::bufferization::AllocTensor;
use crate::prelude::*;
use crate::tensor::Empty;
use terrace_rewrite::greedy::{GreedyConfig, apply_patterns_with};

passes! {
    /// Replace all empty ops by alloc_tensor ops.
    EmptyTensorToAllocTensor("EmptyTensorToAllocTensorPass") = "empty-tensor-to-alloc-tensor" on(Anchor::Any)
        => empty_tensor_to_alloc_tensor;
}

fn empty_tensor_to_alloc_tensor(_: &EmptyTensorToAllocTensor, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    let result = apply_patterns_with(pass.body, pass.op, &patterns, GreedyConfig::default(), pass.threads);
    pass.finish(result.changed)
}

static PATTERNS: &[greedy::Pattern] = rewrites![Empty => allocate];

fn allocate(op: Empty, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (ty, sizes) = (rw.ty(op.result(rw)), op.dynamic_sizes(rw).to_vec());
    Some(AllocTensor::new(rw, ty, &sizes, None, None))
}
