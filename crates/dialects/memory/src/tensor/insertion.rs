//! Insertions of slices.

use super::{Cast, InsertSlice, ParallelInsertSlice};
use crate::index_list::Indices;
use crate::prelude::*;

type Lists = [Indices; 3];

/// The insertion of a slice, with a result or into a shared output of a parallel loop.
pub(crate) trait Insertion: OpKind {
    /// The inserted tensor, the tensor it is inserted into, and offsets, sizes and strides.
    fn parts(self, b: &Body) -> (Value, Value, Lists);
    /// Builds such an operation in the place of this one; its result has the type of the tensor it is inserted into.
    fn replace(self, rw: &mut Rewriter<'_>, source: Value, dest: Value, lists: &Lists);
    /// Puts values before the operation, outside of one that only has such operations.
    fn set_before(self, _: &mut Rewriter<'_>) {}
}

impl Insertion for InsertSlice {
    fn parts(self, b: &Body) -> (Value, Value, Lists) {
        (self.source(b), self.dest(b), self.mixed_lists(b))
    }
    fn replace(self, rw: &mut Rewriter<'_>, source: Value, dest: Value, lists: &Lists) {
        let new = Self::of_lists(rw, source, dest, lists.each_ref().map(|list| list.as_slice()));
        let ty = rw.ty(rw.result(self.0, 0));
        let value = if rw.ty(new) == ty { new } else { Cast::new(rw, ty, new) };
        rw.replace(self.0, &[value]);
    }
}

impl Insertion for ParallelInsertSlice {
    fn parts(self, b: &Body) -> (Value, Value, Lists) {
        (self.source(b), self.dest(b), self.mixed_lists(b))
    }
    fn replace(self, rw: &mut Rewriter<'_>, source: Value, dest: Value, lists: &Lists) {
        rw.set_before(self.0);
        Self::of_lists(rw, source, dest, lists.each_ref().map(|list| list.as_slice()));
        rw.erase(self.0);
    }
    fn set_before(self, rw: &mut Rewriter<'_>) {
        if let Some(parent) = rw.parent_op(self.0) {
            rw.set_before(parent);
        }
    }
}
