//! How stack memory of several elements is divided into that of each element.

use super::ops::Alloca;
use crate::prelude::*;
use terrace_ir::promotion::{Aggregate, Division, PartAccess, PartUse};

/// Memory of more elements is not divided.
const MAX_ELEMENTS: i64 = 16;

/// Memory of several elements, but not of many. The parts are in row-major order.
pub(super) static DIVISION: Division = Division {
    parts: |body, op| {
        let ty = body.ty(body.result(op, 0));
        let memref = ty.as_::<MemRefType>(body.ctx())?;
        let is_static = memref.shape.iter().all(|&extent| (1..=MAX_ELEMENTS).contains(&extent));
        let count = memref.shape.iter().try_fold(1i64, |count, &extent| count.checked_mul(extent))?;
        let n = usize::try_from(count).ok().filter(|_| is_static && (2..=MAX_ELEMENTS).contains(&count))?;
        Some((ty, vec![memref.elem; n]))
    },
    allocate: |b, op, elem| {
        let (loc, ty) = (b.body().loc(op), b.ty(b.result(op, 0)));
        let space = ty.as_::<MemRefType>(b.ctx()).and_then(|memref| memref.memory_space);
        b.set_loc(loc);
        let ty = MemRefType::get(b.ctx(), &[], elem, None, space);
        Alloca::new(b, ty, &[], &[])
    },
};

/// The number of the element that constant indices name, if they are in bounds.
fn part(body: &Body, slot: &Aggregate<'_>, indices: impl Iterator<Item = Value>) -> Option<usize> {
    let shape = slot.ty.as_::<MemRefType>(body.ctx())?.shape;
    let mut number = 0u64;
    for (index, &extent) in indices.zip(shape) {
        let index = constant_of(body, index)?.as_::<IntegerAttr>(body.ctx())?.to_u64()?;
        let extent = u64::try_from(extent).ok().filter(|&extent| index < extent)?;
        number = number * extent + index;
    }
    usize::try_from(number).ok()
}

/// The use of an element by an access whose pointer is the operand `at`, before the indices.
fn part_use(body: &Body, op: Op, at: usize, slot: &Aggregate<'_>) -> Option<PartUse> {
    let indices = body.operands(op).iter().skip(at + 1);
    let part = part(body, slot, indices).filter(|_| body.operand(op, at) == slot.pointer)?;
    Some(PartUse { parts: vec![part], pointer: None })
}

/// Lets an access use the memory of its element, without indices.
fn rewire(b: &mut Builder<'_>, op: Op, at: usize, slot: &Aggregate<'_>, parts: &[Option<Value>]) -> bool {
    let part = part_use(b, op, at, slot).and_then(|found| found.parts.first().copied());
    if let Some(pointer) = part.and_then(|part| parts.get(part).copied().flatten()) {
        let mut operands: SmallVec<[Value; 2]> = b.operands(op).iter().take(at).collect();
        operands.push(pointer);
        b.set_operands(op, &operands);
    }
    false
}

pub(super) static LOAD: PartAccess = PartAccess {
    uses: |body, op, slot| part_use(body, op, 0, slot),
    rewire: |b, op, slot, parts| rewire(b, op, 0, slot, parts),
    is_safe: |_, _, _, _| Some(None),
};

pub(super) static STORE: PartAccess = PartAccess {
    uses: |body, op, slot| part_use(body, op, 1, slot).filter(|_| body.operand(op, 0) != slot.pointer),
    rewire: |b, op, slot, parts| rewire(b, op, 1, slot, parts),
    is_safe: |body, op, (pointer, _), _| (body.operand(op, 0) != pointer).then_some(None),
};
