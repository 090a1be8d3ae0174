//! The canonicalization patterns of `amdgpu`.

use super::*;
use terrace_base::arith::fold::zero_of;
use terrace_base::layout::strides_and_offset;
use terrace_memory::index_list::integers_of;
use terrace_memory::vector::{Extract, ExtractStridedSlice, Insert, ShapeCast};

/// The patterns.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "RemoveStaticallyOobBufferLoads<mlir::amdgpu::RawBufferLoadOp>": RawBufferLoad => fn(load);
    "RemoveStaticallyOobBufferWrites<mlir::amdgpu::RawBufferStoreOp>": RawBufferStore => fn(store);
    "RemoveStaticallyOobBufferWrites<mlir::amdgpu::RawBufferAtomicFaddOp>": RawBufferAtomicFadd => fn(fadd);
    "RemoveStaticallyOobBufferWrites<mlir::amdgpu::RawBufferAtomicFmaxOp>": RawBufferAtomicFmax => fn(fmax);
    "RemoveStaticallyOobBufferWrites<mlir::amdgpu::RawBufferAtomicSmaxOp>": RawBufferAtomicSmax => fn(smax);
    "RemoveStaticallyOobBufferWrites<mlir::amdgpu::RawBufferAtomicUminOp>": RawBufferAtomicUmin => fn(umin);
    "RemoveStaticallyOobBufferLoads<mlir::amdgpu::RawBufferAtomicCmpswapOp>": RawBufferAtomicCmpswap => fn(cmpswap);
    "" in "": LdsBarrier => fn(repeated_barrier);
    "FuseMemoryCounterWaitOp": MemoryCounterWait => fn(fuse_waits);
    "FoldGatherToLDSOfCast": GatherToLds => fn(gather_of_cast);
    "PackScales": ScaledMfma => fn(pack_scales);
];

/// The element that an access of a buffer begins with.
struct Access<'a> {
    memref: Value,
    indices: Values<'a>,
    bounds_check: Option<bool>,
    index_offset: Option<i64>,
    sgpr_offset: Option<Value>,
}

macro_rules! access {
    ($op:ident, $b:ident) => {
        Access {
            memref: $op.memref($b),
            indices: $op.indices($b),
            bounds_check: $op.bounds_check($b),
            index_offset: $op.index_offset($b),
            sgpr_offset: $op.sgpr_offset($b),
        }
    };
}

/// Declares patterns that erase writes out of bounds.
macro_rules! writes {
    ($($name:ident $Op:ident)*) => { $(
        fn $name(op: $Op, rw: &mut Rewriter<'_>) -> Option<()> {
            access!(op, rw).is_out_of_bounds(rw)?;
            rw.erase(op.0);
            Some(())
        }
    )* };
}

writes! { store RawBufferStore fadd RawBufferAtomicFadd fmax RawBufferAtomicFmax smax RawBufferAtomicSmax umin RawBufferAtomicUmin }

fn load(op: RawBufferLoad, rw: &mut Rewriter<'_>) -> Option<Value> {
    access!(op, rw).is_out_of_bounds(rw)?;
    zero(rw, op.value(rw))
}

fn cmpswap(op: RawBufferAtomicCmpswap, rw: &mut Rewriter<'_>) -> Option<Value> {
    access!(op, rw).is_out_of_bounds(rw)?;
    zero(rw, op.value(rw))
}

/// Accesses out of bounds read zero.
fn zero(rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
    let zero = zero_of(rw.ctx(), rw.ty(value))?;
    Some(arith::Constant::new(rw, zero))
}

impl Access<'_> {
    /// Whether the access is checked and known to be out of bounds: not below the number of elements of the memref, nor below
    /// that of elements from its first one to its last one.
    fn is_out_of_bounds(&self, b: &Body) -> Option<()> {
        if self.bounds_check == Some(false) {
            return None;
        }
        let memref = memref::ranked(b.ctx(), b, self.memref)?;
        let (strides, offset) = strides_and_offset(b.ctx(), memref)?;
        if memref.shape.contains(&DYNAMIC) || strides.contains(&DYNAMIC) || offset == DYNAMIC {
            return None;
        }
        let mut index = i128::from(self.index_offset.unwrap_or(0));
        if let Some(offset) = self.sgpr_offset {
            index += i128::from(constant_u32(b, offset)?);
        }
        if strides.len() != self.indices.len() {
            return None;
        }
        let mut n = memref.shape.iter().try_fold(1i128, |n, &extent| n.checked_mul(extent.into()))?;
        for ((&stride, &extent), value) in strides.iter().zip(memref.shape).zip(self.indices) {
            index += i128::from(stride) * i128::from(constant_u32(b, value)?);
            n = (i128::from(stride) * i128::from(extent)).max(n);
        }
        (index <= i128::from(u32::MAX) && index >= n).then_some(())
    }
}

/// The constant of type `i32` that a value is.
fn constant_u32(b: &Body, value: Value) -> Option<u32> {
    (b.ty(value) == Type::I32).then(|| integer_of(b, value)).flatten().map(|value| value as u32)
}

/// Threads that wait twice wait once.
fn repeated_barrier(op: LdsBarrier, rw: &mut Rewriter<'_>) -> Option<()> {
    let next = rw.next_op(op.0)?;
    rw.is::<LdsBarrier>(next).then(|| rw.erase(op.0))
}

/// Waits one after another wait for the lesser numbers.
fn fuse_waits(op: MemoryCounterWait, rw: &mut Rewriter<'_>) -> Option<()> {
    let next = rw.next_op(op.0)?;
    let next = rw.as_::<MemoryCounterWait>(next)?;
    let counters = |b: &Body, wait: MemoryCounterWait| {
        [wait.load(b), wait.store(b), wait.ds(b), wait.exp(b), wait.tensor(b)]
    };
    let slots = &MemoryCounterWait::SLOTS;
    let slots = [slots.load, slots.store, slots.ds, slots.exp, slots.tensor];
    let pairs = counters(rw, op).into_iter().zip(counters(rw, next));
    for (slot, (a, b)) in slots.into_iter().zip(pairs) {
        if let Some(least) = a.into_iter().chain(b).min_by_key(|&n| n as u32) {
            rw.set_slot_as::<I32Attr>(op.0, slot, least);
        }
    }
    rw.modified(op.0);
    rw.erase(next.0);
    Some(())
}

/// Takes memrefs from in front of casts that know less.
fn gather_of_cast(op: GatherToLds, rw: &mut Rewriter<'_>) -> Option<()> {
    let dst = rw.operand_group_range(op.0, 2).0;
    let mut changed = None;
    for at in [0, dst] {
        let memref = rw.operand(op.0, at);
        if let Some(source) = memref::foldable_cast_source(rw, memref) {
            rw.set_operand(op.0, at, source);
            rw.modified(op.0);
            changed = Some(());
        }
    }
    changed
}

/// Takes scales in groups of four from the vector that has them, instead of one by one.
fn pack_scales(op: ScaledMfma, rw: &mut Rewriter<'_>) -> Option<()> {
    let slots = &ScaledMfma::SLOTS;
    let mut changed = None;
    for (at, slot) in [(3, slots.scales_idx_a), (4, slots.scales_idx_b)] {
        let Some((group, index)) = scale_group(op, at, slot, rw) else { break };
        rw.set_operand(op.0, at, group);
        rw.set_slot_as::<I32Attr>(op.0, slot, index);
        rw.modified(op.0);
        changed = Some(());
    }
    changed
}

/// The group of four scales with the one that operand `at` begins with, and its number in the group.
fn scale_group(op: ScaledMfma, at: usize, slot: usize, rw: &mut Rewriter<'_>) -> Option<(Value, i64)> {
    let ctx = rw.ctx().clone();
    let insert = rw.def_as::<Insert>(rw.operand(op.0, at))?;
    let extract = rw.def_as::<Extract>(insert.value_to_store(rw))?;
    // The scale that the operation reads is the one that is inserted.
    let index = rw.slot(op.0, slot)?.as_i64(&ctx)?;
    if rw.ty(insert.value_to_store(rw)).is::<VectorType>(&ctx)
        || integers_of(&ctx, insert.static_position(rw))[..] != [index]
    {
        return None;
    }
    let source = extract.source(rw);
    let vector = rw.ty(source).as_::<VectorType>(&ctx).filter(|vector| !vector.any_scalable())?;
    let n = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent)).filter(|&n| n > 4)?;
    let position = integers_of(&ctx, extract.static_position(rw));
    if position.contains(&DYNAMIC) || position.len() != vector.shape.len() {
        return None;
    }
    let linear = position
        .iter()
        .zip(vector.shape)
        .try_fold(0i64, |sum, (&at, &extent)| sum.checked_mul(extent)?.checked_add(at).filter(|_| at >= 0))?;
    // The last group may overlap the one in front of it.
    let first = (linear - linear % 4).min(n - 4);
    let flat = VectorType::fixed(&ctx, &[n], vector.elem);
    let flat = ShapeCast::new(rw, flat, source);
    let list = |value| ArrayAttr::get(&ctx, &[IntegerAttr::of_i64(&ctx, Type::I64, value)]);
    let ty = VectorType::fixed(&ctx, &[4], vector.elem);
    let group = ExtractStridedSlice::new(rw, ty, list(first), list(4), list(1), flat);
    Some((group, linear - first))
}
