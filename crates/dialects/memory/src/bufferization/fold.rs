//! Folding and effects of `bufferization` operations.

use super::{MaterializeInDestination, ToBuffer, ToTensor};
use crate::prelude::*;

/// Folds the buffer of the tensor of a buffer.
pub(super) fn to_buffer(b: &mut Body, op: ToBuffer) -> Option<Value> {
    let buffer = b.def_as::<ToTensor>(op.tensor(b))?.buffer(b);
    (b.ty(buffer) == b.ty(op.buffer(b))).then_some(buffer)
}

/// Folds the tensor of the buffer of a tensor, if no operation between the two can write the buffer.
pub(super) fn to_tensor(b: &mut Body, op: ToTensor) -> Option<Value> {
    let before = b.def_as::<ToBuffer>(op.buffer(b))?;
    (b.next_op(before.0) == Some(op.0)).then(|| before.tensor(b))
}

/// A memref is written, a tensor is not.
pub(super) fn materialize_effects(b: &Body, op: MaterializeInDestination) -> Effects {
    match b.ty(op.dest(b)).as_shaped(b.ctx()) {
        Some(_) if !b.ty(op.dest(b)).is_tensor(b.ctx()) => Effects::WRITE,
        _ => Effects::NONE,
    }
}
