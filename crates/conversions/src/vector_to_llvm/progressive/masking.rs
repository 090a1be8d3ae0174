//! Operations in the region of a `vector.mask`, which are lowered together with it.

use crate::prelude::*;

/// The `vector.mask` around an operation.
pub(crate) fn mask_around(b: &Body, op: Op) -> Option<vector::Mask> {
    b.as_::<vector::Mask>(b.parent_op(op)?)
}

/// Whether an operation is in the region of a `vector.mask`.
pub(crate) fn is_masked(b: &Body, op: Op) -> bool {
    mask_around(b, op).is_some()
}

/// The operation that a rewritten one replaces, and its mask.
#[derive(Clone, Copy)]
pub(crate) struct Root {
    /// The operation itself, or the `vector.mask` around it.
    pub op: Op,
    /// The mask.
    pub mask: Option<Value>,
}

impl Root {
    /// The root of an operation; the builder inserts in front of it from now on. `None` if elements that are masked out
    /// come from a value of their own.
    pub(crate) fn enter(b: &mut Builder, op: Op) -> Option<Self> {
        let Some(around) = mask_around(b, op) else { return Some(Self { op, mask: None }) };
        if around.passthru(b).is_some() {
            return None;
        }
        b.set_before(around.0);
        Some(Self { op: around.0, mask: Some(around.mask(b)) })
    }

    /// Replaces the root by a value.
    pub(crate) fn replace(self, rw: &mut Rewriter, value: Value) -> Option<()> {
        rw.replace(self.op, &[value]);
        Some(())
    }
}

/// Moves an operation that was just created into a `vector.mask`, if there is a mask; the first result.
pub(crate) fn mask_operation(b: &mut Builder, op: Op, mask: Option<Value>) -> Value {
    let Some(mask) = mask else { return b.result(op, 0) };
    let results: SmallVec<[Value; 4]> = b.results(op).iter().collect();
    let types: SmallVec<[Type; 4]> = results.iter().map(|&result| b.ty(result)).collect();
    let around = vector::Mask::build(b, &types, mask, None);
    let point = b.insert_point();
    let block = b.add_block(around.0, 0, &[]);
    b.move_to_end(op, block);
    b.set_end(block);
    vector::Yield::build(b, &results);
    b.set_insert_point(point);
    b.result(around.0, 0)
}
