//! Shape casts as moves of the largest vectors that are contiguous in both shapes.

use super::slice::{extract_slice, insert_slice};
use crate::common::vectors::*;
use crate::prelude::*;
use terrace_memory::vector::limits::ELEMENTS_PER_OP;

/// The most elements of all shuffles together that a cast becomes.
const MAX_SHUFFLED: i64 = (MAX_UNROLL * ELEMENTS_PER_OP) as i64;

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// One side of a shape cast: the dimensions before the parts that are moved, and the extent that is divided into parts.
struct Side {
    rows: Vec<SmallVec<[i64; 4]>>,
    parts: i64,
}

impl Side {
    /// `outer` are the dimensions before the equal ones; the last one is divided into parts of `size`.
    fn of(b: &Builder, outer: &[i64], size: i64) -> Option<Self> {
        let (&last, rows) = outer.split_last()?;
        Some(Self { rows: unrolled_positions(b, rows)?, parts: last / size.max(1) })
    }
}

pub(super) fn shape_cast(op: vector::ShapeCast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let ty = rw.ty(op.result(rw));
    let (from, to) = (vector_of(ctx, rw, source)?, ty.as_::<VectorType>(ctx)?);
    if from.any_scalable() || to.any_scalable() {
        return scalable(op, rw);
    }
    let n_equal = from.shape.iter().rev().zip(to.shape.iter().rev()).take_while(|(a, b)| a == b).count();
    let (from_outer, to_outer) =
        (&from.shape[..from.shape.len() - n_equal], &to.shape[..to.shape.len() - n_equal]);
    // The last dimensions that differ are divided into parts of a common size.
    let (a, b) = (from_outer.last().copied().unwrap_or(1), to_outer.last().copied().unwrap_or(1));
    let size = if from_outer.is_empty() || to_outer.is_empty() { 1 } else { gcd(a, b) };
    let splits = size > 1;
    let side = |rw: &Rewriter, outer: &[i64]| match splits {
        true => Side::of(rw, outer, size),
        false => Some(Side { rows: unrolled_positions(rw, outer)?, parts: 1 }),
    };
    let (from_side, to_side) = (side(rw, from_outer)?, side(rw, to_outer)?);
    // Each part is shuffled into a whole row.
    let n_parts = (to_side.rows.len() as i64).checked_mul(to_side.parts)?;
    let width = to_outer.last().copied().unwrap_or(1);
    if to_side.parts > 1 && n_parts.checked_mul(width).is_none_or(|n| n > MAX_SHUFFLED) {
        return None;
    }
    let row_rank = to_outer.len() - usize::from(splits);
    let row_ty = inner_type(ctx, &to, row_rank, to.elem);
    // Parts in row-major order.
    let mut parts = from_side.rows.iter().flat_map(|row| (0..from_side.parts).map(move |part| (row, part)));
    let mut current: Option<(&SmallVec<[i64; 4]>, Value)> = None;
    let rank = from.shape.len() - from_outer.len() + usize::from(splits);
    let mut all = poison(rw, ty);
    let start = match to_side.parts > 1 && row_rank > 0 {
        true => Some(poison(rw, row_ty)),
        false => None,
    };
    for to_row in &to_side.rows {
        let mut row = start.unwrap_or(all);
        for to_part in 0..to_side.parts {
            let (from_row, from_part) = parts.next()?;
            let whole = match current {
                Some((at, whole)) if at == from_row => whole,
                _ if from_row.is_empty() && rank > 0 => source,
                _ => extract(rw, source, from_row),
            };
            current = Some((from_row, whole));
            let part = match from_side.parts > 1 {
                true => {
                    let mut offsets: SmallVec<[i64; 4]> = SmallVec::from_elem(0, rank);
                    *offsets.first_mut()? = from_part * size;
                    let mut sizes: SmallVec<[i64; 4]> = SmallVec::from_slice(&[size]);
                    sizes.extend_from_slice(&from.shape[from_outer.len()..]);
                    extract_slice(rw, whole, &offsets, &sizes)?
                }
                false => whole,
            };
            row = match to_side.parts > 1 {
                true => {
                    let mut offsets: SmallVec<[i64; 4]> = SmallVec::from_elem(0, rank);
                    *offsets.first_mut()? = to_part * size;
                    insert_slice(rw, part, row, &offsets, rank)
                }
                false => part,
            };
        }
        all = match to_side.parts > 1 && row_rank == 0 {
            true => row,
            false => insert(rw, row, all, to_row),
        };
    }
    Some(all)
}

/// Whether the last dimension alone is scalable.
fn has_scalable_rows(ty: &VectorType<'_>) -> bool {
    ty.scalable.split_last().is_some_and(|(&last, outer)| last == 1 && !outer.contains(&1))
}

/// Moves the greatest parts that are contiguous in both shapes. Positions count elements as if `vscale` was one; they hold
/// for each `vscale`.
fn scalable(op: vector::ShapeCast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let ty = rw.ty(op.result(rw));
    let (from, to) = (vector_of(ctx, rw, source)?, ty.as_::<VectorType>(ctx)?);
    if !has_scalable_rows(&from) || !has_scalable_rows(&to) {
        return None;
    }
    let (&from_width, from_outer) = from.shape.split_last()?;
    let (&to_width, to_outer) = to.shape.split_last()?;
    let width = from_width.min(to_width);
    if width <= 0 || from_width % width != 0 || to_width % width != 0 {
        return None;
    }
    let part_ty = VectorType::get(ctx, &[width], from.elem, &[1]);
    let from_rows = unrolled_positions(rw, from_outer)?;
    let to_rows = unrolled_positions(rw, to_outer)?;
    let (from_parts, to_parts) = (from_width / width, to_width / width);
    let n = (from_rows.len() as i64).checked_mul(from_parts)?;
    let mut all = poison(rw, ty);
    let (mut from_row, mut to_row) = (None, None);
    for at in 0..n {
        let (row, offset) = (&from_rows[usize::try_from(at / from_parts).ok()?], at % from_parts * width);
        let whole = match from_row {
            Some(value) => value,
            None if row.is_empty() => source,
            None => extract(rw, source, row),
        };
        from_row = (at % from_parts + 1 < from_parts).then_some(whole);
        let part = match width < from_width {
            true => vector::ScalableExtract::new(rw, part_ty, offset, whole),
            false => whole,
        };
        let (row, offset) = (&to_rows[usize::try_from(at / to_parts).ok()?], at % to_parts * width);
        let mut into = match to_row {
            Some(value) => value,
            None if width == to_width => part,
            None if row.is_empty() => all,
            None => extract(rw, all, row),
        };
        if width < to_width {
            into = vector::ScalableInsert::new(rw, offset, part, into);
        }
        let is_last = at % to_parts + 1 == to_parts;
        to_row = (!is_last).then_some(into);
        if is_last {
            all = if row.is_empty() { into } else { insert(rw, into, all, row) };
        }
    }
    Some(all)
}
