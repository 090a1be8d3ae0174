//! Movement of values among lanes.

use super::*;
use crate::gpu_common::bits::Words;

/// The control word of a permutation.
fn control(rw: &Lowering, op: Dpp) -> Option<i64> {
    let ctx = rw.context();
    let argument = op.perm_argument(rw);
    let n = || argument?.as_i64(ctx);
    Some(match op.kind(rw)? {
        DppPerm::QuadPerm => {
            let lanes = argument?.as_array(ctx)?;
            lanes.iter().rev().try_fold(0, |all, lane| Some(all << 2 | lane.as_i64(ctx)? & 3))?
        }
        DppPerm::RowShl => 0x100 + n()?,
        DppPerm::RowShr => 0x110 + n()?,
        DppPerm::RowRor => 0x120 + n()?,
        DppPerm::WaveShl => 0x130,
        DppPerm::WaveRol => 0x134,
        DppPerm::WaveShr => 0x138,
        DppPerm::WaveRor => 0x13c,
        DppPerm::RowMirror => 0x140,
        DppPerm::RowHalfMirror => 0x141,
        DppPerm::RowBcast15 => 0x142,
        DppPerm::RowBcast31 => 0x143,
    })
}

pub(super) fn dpp(op: Dpp, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let control = control(rw, op).ok_or("the permutation has no argument")?;
    let row_mask = op.row_mask(rw).unwrap_or(0xf);
    let bank_mask = op.bank_mask(rw).unwrap_or(0xf);
    let bound_ctrl = op.bound_ctrl(rw) == Some(true);
    let args = rw.adaptor(op);
    let ty = rw.ty(args.src);
    let width = ty.bit_width(ctx).ok_or("the value has no width in bits")?;
    let is_float = ty.is_float(ctx);
    let integer = Type::int(ctx, width);
    let moved = match width {
        32 | 64 => ty,
        ..32 => Type::I32,
        _ => Type::I64,
    };
    let mut operands: SmallVec<[Value; 2]> = SmallVec::new();
    for value in [args.src, args.old] {
        operands.push(match width {
            1 | 2 | 4 | 8 | 16 => {
                let value = if is_float { llvm::Bitcast::new(rw, integer, value) } else { value };
                let vector = VectorType::fixed(ctx, &[i64::from(32 / width)], integer);
                let undef = llvm::Undef::new(rw, vector);
                let zero = i32(rw, 0);
                let vector = llvm::InsertElement::new(rw, undef, value, zero);
                llvm::Bitcast::new(rw, Type::I32, vector)
            }
            32 | 64 => value,
            _ => {
                let value = if is_float { llvm::Bitcast::new(rw, integer, value) } else { value };
                llvm::ZExt::new(rw, moved, value)
            }
        });
    }
    let &[src, old] = &operands[..] else { return Err("two operands are expected".into()) };
    let result = rocdl::DPPUpdate::new(rw, control, row_mask, bank_mask, bound_ctrl, old, src);
    if moved == ty {
        return Ok(result);
    }
    let result = llvm::Trunc::new(rw, integer, result);
    Ok(cast(rw, ty, result))
}

/// Moves the words of a value.
fn move_words(
    rw: &mut Lowering,
    value: Value,
    mut word: impl FnMut(&mut Lowering, Value) -> Value,
) -> Rewrite<Value> {
    let words = Words::of(rw, value)?;
    let parts = words.split(rw, value);
    let moved: SmallVec<[Value; 4]> = parts.into_iter().map(|part| word(rw, part)).collect();
    Ok(words.join(rw, &moved))
}

pub(super) fn swizzle(op: SwizzleBitMode, rw: &mut Lowering) -> Rewrite<Value> {
    let (Some(and), Some(or), Some(xor)) = (op.and_mask(rw), op.or_mask(rw), op.xor_mask(rw)) else {
        return Err("a mask is missing".into());
    };
    if ![and, or, xor].iter().all(|mask| (0..32).contains(mask)) {
        return fail(rw, op.0, "expected masks of five bits");
    }
    let src = rw.adaptor(op).src;
    let words = Words::of(rw, src)?;
    let parts = words.split(rw, src);
    let pattern = i32(rw, and | or << 5 | xor << 10);
    let moved: SmallVec<[Value; 4]> =
        parts.into_iter().map(|part| rocdl::DsSwizzle::new(rw, part, pattern)).collect();
    Ok(words.join(rw, &moved))
}

pub(super) fn permlane_swap(op: PermlaneSwap, rw: &mut Lowering) -> Rewrite<Value> {
    if chipset(rw) < GFX950 {
        return fail(rw, op.0, "permlane_swap is only supported on gfx950+");
    }
    let is_16 = op.row_length(rw) == Some(16);
    let (inactive, bound) = (op.fetch_inactive(rw) == Some(true), op.bound_ctrl(rw) == Some(true));
    let src = rw.adaptor(op).src;
    move_words(rw, src, |rw, value| {
        let pair = match is_16 {
            true => rocdl::Permlane16Swap::new(rw, inactive, bound, value, value),
            false => rocdl::Permlane32Swap::new(rw, inactive, bound, value, value),
        };
        let (first, second) = (part(rw, pair, 0), part(rw, pair, 1));
        let is_own = llvm::ICmp::new(rw, llvm::ICmpPredicate::Eq, first, value);
        llvm::Select::new(rw, is_own, second, first)
    })
}
