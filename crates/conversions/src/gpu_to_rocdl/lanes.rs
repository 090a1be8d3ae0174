//! Lowering of operations on the lanes of a wavefront.

use crate::gpu_common::{bits::Words, indices};
use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_hardware::rocdl;

/// The patterns for wavefronts of 32 lanes.
pub(super) static OF_32: &[&[Pattern]] = &[FUNCTIONS, patterns![gpu::SubgroupSize => subgroup_size::<32>]];
/// The patterns for wavefronts of 64 lanes.
pub(super) static OF_64: &[&[Pattern]] = &[FUNCTIONS, patterns![gpu::SubgroupSize => subgroup_size::<64>]];

static FUNCTIONS: &[Pattern] = patterns![
    gpu::Shuffle => shuffle,
    gpu::LaneId => lane_id,
    gpu::SubgroupBroadcast => broadcast,
];

/// The number of the lane: that of lanes in front of it.
fn lane(rw: &mut Lowering) -> Value {
    let ctx = rw.context();
    let attrs = |high| {
        let range = indices::constant_range(ctx, 0, high);
        let entries = [(ctx.intern("llvm.noundef"), Attr::UNIT), (ctx.intern("llvm.range"), range)];
        ArrayAttr::get(ctx, &[DictionaryAttr::of(ctx, &entries)])
    };
    let zero = llvm::Constant::int(rw, Type::I32, 0);
    let all = llvm::Constant::int(rw, Type::I32, -1);
    let low = rocdl::MbcntLo::with(all, zero).res_attrs(Some(attrs(32))).result(rw);
    rocdl::MbcntHi::with(all, low).res_attrs(Some(attrs(64))).result(rw)
}

fn lane_id(_: gpu::LaneId, rw: &mut Lowering) -> Rewrite<Value> {
    let lane = lane(rw);
    Ok(indices::to_index(rw, lane))
}

fn subgroup_size<const N: i64>(op: gpu::SubgroupSize, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let bound = rw.slot(op.0, gpu::SubgroupSize::SLOTS.upper_bound).and_then(|bound| bound.as_i64(ctx));
    let high =
        bound.and_then(|bound| bound.checked_add(1)).filter(|&high| high != N && u32::try_from(high).is_ok());
    let size = rocdl::WavefrontSize::build(rw, Type::I32);
    let range = high.map(|high| indices::constant_range(ctx, N, high));
    rw.set_slot(size.0, rocdl::WavefrontSize::SLOTS.range, range);
    let size = size.res(rw);
    Ok(indices::to_index(rw, size))
}

/// A lane without a source among the `width` lanes around it keeps its own value.
fn shuffle(op: gpu::Shuffle, rw: &mut Lowering) -> Rewrite {
    if let Some(value) = super::permute::lower(op, rw) {
        // The rewriting has replaced the other result.
        rw.replace_used(op.0, &[Some(value), None]);
        return Ok(());
    }
    let args = rw.adaptor(op);
    let mode = op.mode(rw).ok_or("the mode is missing")?;
    let words = Words::of(rw, args.value)?;
    let own = lane(rw);
    let zero = llvm::Constant::int(rw, Type::I32, 0);
    let negative = llvm::Sub::new(rw, zero, args.width);
    let end = llvm::Add::new(rw, own, args.width);
    let end = llvm::And::new(rw, end, negative);
    let source = match mode {
        gpu::ShuffleMode::Up => llvm::Sub::new(rw, own, args.offset),
        gpu::ShuffleMode::Down => llvm::Add::new(rw, own, args.offset),
        gpu::ShuffleMode::Xor => llvm::XOr::new(rw, own, args.offset),
        gpu::ShuffleMode::Idx => args.offset,
    };
    let is_active = llvm::ICmp::new(rw, llvm::ICmpPredicate::Slt, source, end);
    let source = llvm::Select::new(rw, is_active, source, own);
    // Lanes are addressed by bytes.
    let two = llvm::Constant::int(rw, Type::I32, 2);
    let address = llvm::Shl::new(rw, source, two);
    let parts = words.split(rw, args.value);
    let moved: SmallVec<[Value; 4]> =
        parts.into_iter().map(|part| rocdl::DsBpermute::new(rw, address, part)).collect();
    let value = words.join(rw, &moved);
    rw.replace(op.0, &[value, is_active])
}

fn broadcast(op: gpu::SubgroupBroadcast, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let lane = match op.broadcast_type(rw) {
        Some(gpu::BroadcastType::SpecificLane) => Some(args.lane.ok_or("the lane is missing")?),
        _ => None,
    };
    let read = |rw: &mut Lowering, value| match lane {
        Some(lane) => rocdl::Readlane::new(rw, value, lane),
        None => rocdl::Readfirstlane::new(rw, value),
    };
    if is_read(rw.context(), rw.ty(args.src)) {
        return Ok(read(rw, args.src));
    }
    let words = Words::of(rw, args.src)?;
    let parts = words.split(rw, args.src);
    let values: SmallVec<[Value; 4]> = parts.into_iter().map(|part| read(rw, part)).collect();
    Ok(words.join(rw, &values))
}

/// Whether lanes can be read of values of a type.
fn is_read(ctx: &Context, ty: Type) -> bool {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) if vector.elem == Type::I32 => true,
        Some(vector) => vector.shape == [2] && matches!(vector.elem, Type::F16 | Type::BF16 | Type::I16),
        None => {
            matches!(ty, Type::F16 | Type::BF16 | Type::F32 | Type::F64 | Type::I16 | Type::I32 | Type::I64)
                || ty.is::<llvm::PointerType>(ctx)
        }
    }
}
