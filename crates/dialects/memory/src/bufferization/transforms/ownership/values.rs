//! Buffers, their places, and why they cannot be freed.

use crate::prelude::*;

pub(super) type Operands = SmallVec<[Value; 8]>;

/// Why a function stays as it is: a message at an operation, or at a location.
pub(super) enum Failure {
    At(Op, String),
    AtLoc(Loc, String),
}

pub(super) type Freed<T = ()> = core::result::Result<T, Failure>;

pub(super) fn is_memref(b: &Body, value: Value) -> bool {
    let ty = b.ty(value);
    ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx())
}

/// Whether an operation ends a region with values.
pub(super) fn is_region_end(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::ReturnLike) || b.def(op).has(Trait::RegionBranchTerminatorOpInterface)
}

pub(super) fn error(op: Op, message: &str) -> Failure {
    Failure::At(op, message.to_owned())
}

/// Appends operands to the last group of an operation.
pub(super) fn append_operands(b: &mut Body, op: Op, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    let all: Operands = b.operands(op).iter().chain(values.iter().copied()).collect();
    b.set_operands(op, &all);
    let Some(slot) = b.def(op).operand_segments_slot() else { return };
    let segments = b.slot(op, slot).and_then(|attr| attr.as_::<terrace_ir::attrs::DenseArrayAttr>(b.ctx()));
    let Some(mut segments) = segments.map(|list| list.i32s().collect::<SmallVec<[i32; 4]>>()) else { return };
    if let Some(last) = segments.last_mut() {
        *last += values.len() as i32;
    }
    let attr = terrace_ir::attrs::DenseArrayAttr::of_i32s(b.ctx(), &segments);
    b.set_slot(op, slot, Some(attr));
}
