//! Operations on vectors of several dimensions as operations on their rows.

use crate::common::vectors::*;
use crate::prelude::*;

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
    if stretched.is_some_and(|dim| dim > 0) {
        let all = poison(rw, ty);
        return Some(fill(rw, all, crate::common::vectors::row_positions(n), |rw, at| {
            let part = extract(rw, source, at);
            vector::Broadcast::new(rw, row, part)
        }));
    }
    let (all, part) = if stretched.is_some() {
        let all = poison(rw, ty);
        let first = extract(rw, source, &[0]);
        (all, vector::Broadcast::new(rw, row, first))
    } else {
        let part = vector::Broadcast::new(rw, row, source);
        (poison(rw, ty), part)
    };
    Some(fill(rw, all, crate::common::vectors::row_positions(n), |_, _| part))
}

pub(super) fn fma(op: vector::FMA, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let vector = ty.as_::<VectorType>(ctx)?;
    if vector.shape.len() < 2 || is_scalable(&vector, 0) {
        return None;
    }
    let n = n_rows(&vector)?;
    let operands = [op.lhs(rw), op.rhs(rw), op.acc(rw)];
    let zero = zeros(rw, vector.elem)?;
    let all = vector::Broadcast::new(rw, ty, zero);
    Some(fill(rw, all, crate::common::vectors::row_positions(n), |rw, at| {
        let [lhs, rhs, acc] = operands.map(|operand| extract(rw, operand, at));
        vector::FMA::new(rw, lhs, rhs, acc)
    }))
}

/// The positions of the rows of a vector of several dimensions, and the type of a row. Scalable dimensions are not
/// unrolled.
fn rows(b: &Builder, ty: Type) -> Option<(Vec<SmallVec<[i64; 4]>>, Type)> {
    let ty = ty.as_::<VectorType>(b.ctx())?;
    let rank = ty.shape.len().checked_sub(1)?;
    let rank = (0..rank).find(|&dim| is_scalable(&ty, dim)).unwrap_or(rank);
    let all = unrolled_positions(b, &ty.shape[..rank]).filter(|all| rank > 0 && !all.is_empty())?;
    Some((all, inner_type(b.ctx(), &ty, rank, ty.elem)))
}

pub(super) fn bitcast(op: vector::BitCast, rw: &mut Rewriter) -> Option<Value> {
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let (rows, row) = rows(rw, ty)?;
    let all = poison(rw, ty);
    Some(fill(rw, all, rows, |rw, at| {
        let part = extract(rw, source, at);
        vector::BitCast::new(rw, row, part)
    }))
}

pub(super) fn interleave(op: vector::Interleave, rw: &mut Rewriter) -> Option<Value> {
    let (operands, ty) = ([op.lhs(rw), op.rhs(rw)], rw.ty(op.result(rw)));
    let (rows, row) = rows(rw, ty)?;
    let all = zeros(rw, ty)?;
    Some(fill(rw, all, rows, |rw, at| {
        let [lhs, rhs] = operands.map(|operand| extract(rw, operand, at));
        vector::Interleave::new(rw, row, lhs, rhs)
    }))
}

pub(super) fn deinterleave(op: vector::Deinterleave, rw: &mut Rewriter) -> Option<[Value; 2]> {
    let (source, ty) = (op.source(rw), rw.ty(op.res1(rw)));
    let (rows, row) = rows(rw, ty)?;
    let start = zeros(rw, ty)?;
    Some(rows.iter().fold([start, start], |[even, odd], at| {
        let part = extract(rw, source, at);
        let parts = vector::Deinterleave::build(rw, row, row, part);
        let (part_even, part_odd) = (parts.res1(rw), parts.res2(rw));
        [insert(rw, part_even, even, at), insert(rw, part_odd, odd, at)]
    }))
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

pub(super) fn to_elements(op: vector::ToElements, rw: &mut Rewriter) -> Option<Vec<Value>> {
    let source = op.source(rw);
    let from = vector_of(rw.ctx(), rw, source)?;
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
    (all.len() == rw.n_results(op.0)).then_some(all)
}

pub(super) fn gather(op: vector::Gather, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    if to.shape.len() < 2 || is_scalable(&to, 0) || super::masking::is_masked(rw, op.0) {
        return None;
    }
    let n = n_rows(&to)?;
    let row = inner_type(ctx, &to, 1, to.elem);
    let offsets = op.offsets(rw).to_vec();
    let (base, indices, mask, pass_thru) = (op.base(rw), op.indices(rw), op.mask(rw), op.pass_thru(rw));
    let alignment = op.alignment(rw);
    let all = poison(rw, ty);
    Some(fill(rw, all, crate::common::vectors::row_positions(n), |rw, at| {
        let [indices, mask, pass_thru] = [indices, mask, pass_thru].map(|operand| extract(rw, operand, at));
        let part = vector::Gather::with(row, base, &offsets, indices, mask, pass_thru);
        part.alignment(alignment).result(rw)
    }))
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
