//! Lowering of operations on the lanes of a warp.

use crate::gpu_common::{bits, indices};
use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_hardware::nvvm;

/// The number of lanes of a warp.
const WARP_SIZE: i64 = 32;

/// Reductions of GPUs that have them (`has-redux`).
pub(super) static REDUX: &[&[Pattern]] = &[patterns![gpu::SubgroupReduce => subgroup_reduce]];

pub(super) fn lane_id(op: gpu::LaneId, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let bound = rw.slot(op.0, gpu::LaneId::SLOTS.upper_bound).and_then(|bound| bound.as_i64(ctx));
    let range = indices::range(ctx, bound.unwrap_or(WARP_SIZE), false);
    let lane = nvvm::LaneId::build(rw, Type::I32);
    rw.set_slot(lane.0, nvvm::LaneId::SLOTS.range, range);
    let lane = lane.res(rw);
    Ok(indices::to_index(rw, lane))
}

/// The mask has a bit for each of the `width` lanes that take part.
pub(super) fn shuffle(op: gpu::Shuffle, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let mode = op.mode(rw).ok_or("the mode is missing")?;
    let args = rw.adaptor(op);
    let is_valid_used = !rw.has_no_uses(op.valid(rw));
    let kind = match mode {
        gpu::ShuffleMode::Xor => nvvm::ShflKind::Bfly,
        gpu::ShuffleMode::Up => nvvm::ShflKind::Up,
        gpu::ShuffleMode::Down => nvvm::ShflKind::Down,
        gpu::ShuffleMode::Idx => nvvm::ShflKind::Idx,
    };
    let layout = bits::Words::of(rw, args.value)?;

    let constant = |rw: &mut Lowering, value| llvm::Constant::int(rw, Type::I32, value);
    let (one, all_lanes, n_lanes) = (constant(rw, 1), constant(rw, -1), constant(rw, WARP_SIZE));
    let n_inactive = llvm::Sub::new(rw, n_lanes, args.width);
    let mask = llvm::LShr::new(rw, all_lanes, n_inactive);
    let clamp = match kind {
        nvvm::ShflKind::Up => n_inactive,
        _ => llvm::Sub::new(rw, args.width, one),
    };
    let mut valid = None;
    let is_float = rw.ty(args.value) == Type::F32;
    let words = if is_float { smallvec![args.value] } else { layout.split(rw, args.value) };
    let moved: SmallVec<[Value; 4]> = words
        .into_iter()
        .map(|word| {
            let ty = rw.ty(word);
            if !is_valid_used {
                return nvvm::Shfl::with(ty, kind, mask, word, args.offset, clamp).result(rw);
            }
            let pair = llvm::StructType::literal(ctx, &[ty, Type::I1], false);
            let shfl = nvvm::Shfl::with(pair, kind, mask, word, args.offset, clamp);
            let pair = shfl.return_value_and_is_valid(true).result(rw);
            let value = part(rw, pair, 0);
            // All words come from the same lane.
            valid = Some(part(rw, pair, 1));
            value
        })
        .collect();
    let value = if is_float { moved[0] } else { layout.join(rw, &moved) };
    rw.replace_used(op.0, &[Some(value), valid]);
    Ok(())
}

fn subgroup_reduce(op: gpu::SubgroupReduce, rw: &mut Lowering) -> Rewrite<Value> {
    use gpu::AllReduceOperation as Operation;
    if op.cluster_size(rw).is_some() {
        return Err("lowering for clustered reduce not implemented".into());
    }
    if op.uniform(rw) != Some(true) {
        return Err("cannot be lowered to redux as the op must be run uniformly (entire subgroup).".into());
    }
    if rw.ty(op.value(rw)) != Type::I32 {
        return Err("unsupported data type".into());
    }
    let kind = match op.op(rw) {
        Some(Operation::Add) => nvvm::ReduxKind::Add,
        Some(Operation::MinSi) => nvvm::ReduxKind::Min,
        Some(Operation::MaxSi) => nvvm::ReduxKind::Max,
        Some(Operation::And) => nvvm::ReduxKind::And,
        Some(Operation::Or) => nvvm::ReduxKind::Or,
        Some(Operation::Xor) => nvvm::ReduxKind::Xor,
        _ => return Err("unsupported reduction mode for redux".into()),
    };
    let value = rw.adaptor(op).value;
    let all_lanes = llvm::Constant::int(rw, Type::I32, -1);
    Ok(nvvm::Redux::new(rw, Type::I32, kind, value, all_lanes))
}
