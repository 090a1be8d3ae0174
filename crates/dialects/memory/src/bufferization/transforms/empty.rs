//! `empty-tensor-to-alloc-tensor`: empty tensors have buffers of their own.

use crate::bufferization::AllocTensor;
use crate::prelude::*;
use crate::tensor::Empty;

passes! {
    /// Replace all empty ops by alloc_tensor ops.
    EmptyTensorToAllocTensor("EmptyTensorToAllocTensorPass") = "empty-tensor-to-alloc-tensor" on(Anchor::Any, Body)
        => empty_tensor_to_alloc_tensor;
}

fn empty_tensor_to_alloc_tensor(_: &EmptyTensorToAllocTensor, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(PATTERNS).into())
}

static PATTERNS: &[greedy::Pattern] = rewrites![Empty => allocate];

fn allocate(op: Empty, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (ty, sizes) = (rw.ty(op.result(rw)), op.dynamic_sizes(rw).to_vec());
    Some(AllocTensor::new(rw, ty, &sizes, None, None))
}
