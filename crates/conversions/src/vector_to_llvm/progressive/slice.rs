//! Slices as shuffles of one-dimensional vectors.

use crate::common::vectors::*;
use crate::common::vectors::{extract as extract_at, insert as insert_at};
use crate::prelude::*;

/// The integers of an array attribute.
pub(super) fn integers(ctx: &Context, attr: Option<Attr>) -> Option<Vec<i64>> {
    attr?.as_array(ctx)?.iter().map(|elem| elem.as_i64(ctx)).collect()
}

fn array(ctx: &Context, integers: &[i64]) -> Attr {
    let elems: Vec<Attr> = integers.iter().map(|&n| IntegerAttr::of_i64(ctx, Type::I64, n)).collect();
    ArrayAttr::get(ctx, &elems)
}

/// Creates an `extract_strided_slice` with strides of one.
pub(super) fn extract_slice(b: &mut Builder, source: Value, offsets: &[i64], sizes: &[i64]) -> Option<Value> {
    let ctx = &b.ctx().clone();
    let from = b.ty(source).as_::<VectorType>(ctx)?;
    let mut shape = sizes.to_vec();
    shape.extend_from_slice(from.shape.get(sizes.len()..)?);
    let scalable = if from.any_scalable() { from.scalable } else { &[] };
    let ty = VectorType::get(ctx, &shape, from.elem, scalable);
    let strides = vec![1; offsets.len()];
    let (offsets, sizes, strides) = (array(ctx, offsets), array(ctx, sizes), array(ctx, &strides));
    Some(vector::ExtractStridedSlice::new(b, ty, offsets, sizes, strides, source))
}

/// Creates an `insert_strided_slice` with strides of one.
pub(super) fn insert_slice(
    b: &mut Builder,
    value: Value,
    dest: Value,
    offsets: &[i64],
    rank: usize,
) -> Value {
    let ctx = &b.ctx().clone();
    let (offsets, strides) = (array(ctx, offsets), array(ctx, &vec![1; rank]));
    vector::InsertStridedSlice::new(b, offsets, strides, value, dest)
}

fn shuffle(b: &mut Builder, v1: Value, v2: Value, mask: &[i64]) -> Value {
    let mask = DenseArrayAttr::of_i64s(b.ctx(), mask);
    vector::Shuffle::new(b, mask, v1, v2)
}

fn is_small(n: i64) -> bool {
    u64::try_from(n).is_ok_and(|n| n <= MAX_ELEMENTS)
}

/// A slice of the first dimension is a shuffle, others are slices of each row.
pub(super) fn extract(op: vector::ExtractStridedSlice, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let offsets = integers(ctx, op.offsets(rw))?;
    let sizes = integers(ctx, op.sizes(rw))?;
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let (&offset, &size) = (offsets.first()?, sizes.first()?);
    if !is_small(size) || is_scalable(&from, 0) {
        return None;
    }
    let is_shuffle = offsets.len() == 1 && !from.any_scalable();
    if is_shuffle {
        let mask: Vec<i64> = (offset..offset + size).collect();
        return Some(shuffle(rw, source, source, &mask));
    }
    if offsets.len() == 1 {
        let zero = zero(ctx, ty)?;
        let rows: Vec<Value> = (offset..offset + size).map(|at| extract_at(rw, source, &[at])).collect();
        let all = arith::Constant::new(rw, zero);
        return Some(fill(rw, all, row_positions(size), |_, at| rows[at[0] as usize]));
    }
    let zero = zeros(rw, to.elem)?;
    let mut all = vector::Broadcast::new(rw, ty, zero);
    for at in 0..size {
        let row = extract_at(rw, source, &[offset + at]);
        let row = extract_slice(rw, row, &offsets[1..], &sizes[1..])?;
        all = insert_at(rw, row, all, &[at]);
    }
    Some(all)
}

/// A slice of fewer dimensions is inserted into a part of the destination, others row by row; those of one dimension
/// are shuffled.
pub(super) fn insert(op: vector::InsertStridedSlice, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let offsets = integers(ctx, op.offsets(rw))?;
    let (source, dest) = (op.value_to_store(rw), op.dest(rw));
    let (from, to) = (vector_of(ctx, rw, source)?, vector_of(ctx, rw, dest)?);
    let (rank, n_missing) = (from.shape.len(), to.shape.len().checked_sub(from.shape.len())?);
    if n_missing != 0 {
        let (outer, inner) = offsets.split_at_checked(n_missing)?;
        let part = extract_at(rw, dest, outer);
        let part = insert_slice(rw, source, part, inner, rank);
        return Some(insert_at(rw, part, dest, outer));
    }
    if rw.ty(source) == rw.ty(dest) {
        return Some(source);
    }
    let (&offset, &size, &width) = (offsets.first()?, from.shape.first()?, to.shape.first()?);
    if !is_small(width) || is_scalable(&from, 0) || is_scalable(&to, 0) {
        return None;
    }
    if rank == 1 {
        let wide: Vec<i64> = (0..width).map(|at| if at < size { at } else { 0 }).collect();
        let wide = shuffle(rw, source, source, &wide);
        let pick = |at: i64| if (offset..offset + size).contains(&at) { at - offset } else { width + at };
        let mask: Vec<i64> = (0..width).map(pick).collect();
        return Some(shuffle(rw, wide, dest, &mask));
    }
    let mut all = dest;
    for at in 0..size {
        let part = extract_at(rw, source, &[at]);
        let into = extract_at(rw, dest, &[offset + at]);
        let part = insert_slice(rw, part, into, &offsets[1..], rank - 1);
        all = insert_at(rw, part, all, &[offset + at]);
    }
    Some(all)
}
