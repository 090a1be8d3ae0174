//! Operations on vectors of several dimensions as operations on their rows.

use super::{extract, inner_type, insert, is_scalable, n_rows, poison, positions, vector_of, zero};
use crate::prelude::*;
use terrace_memory::vector::limits::MAX_ELEMENTS;

/// The broadcast of a vector inserts broadcasts of its rows.
pub(super) fn broadcast(op: vector::Broadcast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    let ty = rw.ty(op.vector(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let (from_rank, rank) = (from.shape.len(), to.shape.len());
    if from_rank <= 1 && rank == 1 {
        let elem = extract(rw, source, &[0][..from_rank]);
        return Some(vector::Broadcast::new(rw, ty, elem));
    }
    let n = n_rows(&to)?;
    let row = inner_type(ctx, &to, 1, to.elem);
    let differs = |dim: usize| from.shape[dim] != to.shape[dim];
    let stretched = match from_rank < rank {
        true => None,
        false => match (0..rank).find(|&dim| differs(dim)) {
            Some(dim) => Some(dim),
            None => {
                return Some(source);
            }
        },
    };
    if is_scalable(&to, 0) {
        return None;
    }
    let mut all;
    match stretched {
        Some(dim) if dim > 0 => {
            all = poison(rw, ty);
            for at in 0..n {
                let part = extract(rw, source, &[at]);
                let part = vector::Broadcast::new(rw, row, part);
                all = insert(rw, part, all, &[at]);
            }
        }
        _ => {
            let part;
            if stretched.is_some() {
                all = poison(rw, ty);
                let first = extract(rw, source, &[0]);
                part = vector::Broadcast::new(rw, row, first);
            } else {
                part = vector::Broadcast::new(rw, row, source);
                all = poison(rw, ty);
            }
            for at in 0..n {
                all = insert(rw, part, all, &[at]);
            }
        }
    }
    Some(all)
}

pub(super) fn fma(op: vector::FMA, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let vector = ty.as_::<VectorType>(ctx)?;
    if vector.shape.len() < 2 || is_scalable(&vector, 0) {
        return None;
    }
    let n = n_rows(&vector)?;
    let zero = zero(ctx, vector.elem)?;
    let (lhs, rhs, acc) = (op.lhs(rw), op.rhs(rw), op.acc(rw));
    let zero = arith::Constant::new(rw, zero);
    let mut all = vector::Broadcast::new(rw, ty, zero);
    for at in 0..n {
        let lhs = extract(rw, lhs, &[at]);
        let rhs = extract(rw, rhs, &[at]);
        let acc = extract(rw, acc, &[at]);
        let row = vector::FMA::new(rw, lhs, rhs, acc);
        all = insert(rw, row, all, &[at]);
    }
    Some(all)
}

/// The positions of the rows of a vector of several dimensions. Scalable dimensions are not unrolled.
fn row_positions(
    b: &Builder,
    ty: &VectorType<'_>,
) -> Option<Vec<terrace_support::small_vec::SmallVec<[i64; 4]>>> {
    let rank = ty.shape.len().checked_sub(1).filter(|&rank| rank > 0)?;
    let rank = (0..rank).find(|&dim| is_scalable(ty, dim)).unwrap_or(rank);
    if rank == 0 {
        return None;
    }
    positions(b, &ty.shape[..rank])
}

pub(super) fn bitcast(op: vector::BitCast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let source = op.source(rw);
    let all_rows = row_positions(rw, &to)?;
    let row = inner_type(ctx, &to, all_rows.first()?.len(), to.elem);
    let mut all = poison(rw, ty);
    for at in all_rows {
        let part = extract(rw, source, &at);
        let part = vector::BitCast::new(rw, row, part);
        all = insert(rw, part, all, &at);
    }
    Some(all)
}

pub(super) fn interleave(op: vector::Interleave, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    let all_rows = row_positions(rw, &to)?;
    let row = inner_type(ctx, &to, all_rows.first()?.len(), to.elem);
    let zero = zero(ctx, ty)?;
    let mut all = arith::Constant::new(rw, zero);
    for at in all_rows {
        let lhs = extract(rw, lhs, &at);
        let rhs = extract(rw, rhs, &at);
        let part = vector::Interleave::new(rw, row, lhs, rhs);
        all = insert(rw, part, all, &at);
    }
    Some(all)
}

pub(super) fn deinterleave(op: vector::Deinterleave, rw: &mut Rewriter) -> Option<[Value; 2]> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.res1(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let source = op.source(rw);
    let all_rows = row_positions(rw, &to)?;
    let row = inner_type(ctx, &to, all_rows.first()?.len(), to.elem);
    let zero = zero(ctx, ty)?;
    let start = arith::Constant::new(rw, zero);
    let (mut even, mut odd) = (start, start);
    for at in all_rows {
        let part = extract(rw, source, &at);
        let parts = vector::Deinterleave::build(rw, row, row, part);
        let (part_even, part_odd) = (parts.res1(rw), parts.res2(rw));
        even = insert(rw, part_even, even, &at);
        odd = insert(rw, part_odd, odd, &at);
    }
    Some([even, odd])
}

pub(super) fn from_elements(op: vector::FromElements, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.dest(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    if to.shape.len() < 2 {
        return None;
    }
    let n = n_rows(&to)?;
    let row = inner_type(ctx, &to, 1, to.elem);
    let elements: Vec<Value> = op.elements(rw).iter().collect();
    let width = elements.len() / usize::try_from(n).ok().filter(|&n| n > 0)?;
    if width == 0 {
        return None;
    }
    let mut all = poison(rw, ty);
    for (at, elements) in (0i64..).zip(elements.chunks(width)) {
        let part = vector::FromElements::new(rw, row, elements);
        all = insert(rw, part, all, &[at]);
    }
    Some(all)
}

pub(super) fn to_elements(op: vector::ToElements, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    if from.shape.len() < 2 {
        return None;
    }
    let n = n_rows(&from)?;
    let rows: Vec<Value> = (0..n).map(|at| extract(rw, source, &[at])).collect();
    let mut all: Vec<Value> = Vec::new();
    for row in rows {
        let part = vector::ToElements::build(rw, row);
        all.extend(part.elements(rw).iter());
    }
    if all.len() != rw.n_results(op.0) {
        return None;
    }
    rw.replace(op.0, &all);
    Some(())
}

pub(super) fn gather(op: vector::Gather, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    if to.shape.len() < 2 || is_scalable(&to, 0) || super::is_masked(rw, op.0) {
        return None;
    }
    let n = n_rows(&to)?;
    let row = inner_type(ctx, &to, 1, to.elem);
    let offsets = op.offsets(rw).to_vec();
    let (base, indices, mask, pass_thru) = (op.base(rw), op.indices(rw), op.mask(rw), op.pass_thru(rw));
    let alignment = op.alignment(rw);
    let mut all = poison(rw, ty);
    for at in 0..n {
        let indices = extract(rw, indices, &[at]);
        let mask = extract(rw, mask, &[at]);
        let pass_thru = extract(rw, pass_thru, &[at]);
        let part = vector::Gather::with(row, base, &offsets, indices, mask, pass_thru);
        let part = part.alignment(alignment).result(rw);
        all = insert(rw, part, all, &[at]);
    }
    Some(all)
}

/// A step vector of fixed length is a constant.
pub(super) fn step(op: vector::Step, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    if is_scalable(&to, 0) {
        return None;
    }
    let &n = to.shape.first().filter(|n| n.unsigned_abs() <= MAX_ELEMENTS)?;
    let data: Vec<u8> = (0..n).flat_map(i64::to_le_bytes).collect();
    Some(arith::Constant::new(rw, DenseElementsAttr::get(ctx, ty, to.shape == [1], &data)))
}
