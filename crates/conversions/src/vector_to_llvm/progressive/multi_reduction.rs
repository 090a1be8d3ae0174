//! Reductions of several dimensions: transposed so that the reduced dimensions are first or last, reshaped to two
//! dimensions, then unrolled along the first one. Scalable dimensions cannot be unrolled: they always come last.

use super::combine::{combine, combiner};
use super::masking::{Root, mask_operation};
use crate::common::vectors::*;
use crate::prelude::*;
use terrace_llvm::types::is_compatible_float;

/// Reduced dimensions come first, and rows are combined.
pub(crate) static INNER_PARALLEL: &[greedy::Pattern] = rewrites![vector::MultiReduction => reduce::<false>];
/// Reduced dimensions come last, and each row is reduced.
pub(crate) static INNER_REDUCTION: &[greedy::Pattern] = rewrites![vector::MultiReduction => reduce::<true>];
/// [`INNER_PARALLEL`], but a reduction to one number takes whole rows.
pub(crate) static COMPLETE: &[greedy::Pattern] = rewrites![vector::MultiReduction => reduce_completely];

type Dims = SmallVec<[usize; 4]>;

/// A reduction of several dimensions.
struct Reduction<'c> {
    ctx: &'c Context,
    op: vector::MultiReduction,
    source: Value,
    acc: Value,
    from: VectorType<'c>,
    ty: Type,
    kind: CombiningKind,
    reduced: Dims,
    parallel: Dims,
    /// Whether the reduced dimensions are moved behind the others.
    reduces_rows: bool,
}

/// The extents of some dimensions: their product, and whether one is scalable.
fn product(from: &VectorType<'_>, dims: &[usize]) -> Option<(i64, bool)> {
    let n = dims.iter().try_fold(1i64, |n, &dim| n.checked_mul(*from.shape.get(dim)?))?;
    Some((n, dims.iter().any(|&dim| is_scalable(from, dim))))
}

fn vector_type(ctx: &Context, extents: &[(i64, bool)], elem: Type) -> Type {
    let shape: SmallVec<[i64; 4]> = extents.iter().map(|&(extent, _)| extent).collect();
    let flags: SmallVec<[u8; 4]> = extents.iter().map(|&(_, is_scalable)| u8::from(is_scalable)).collect();
    VectorType::get(ctx, &shape, elem, if flags.contains(&1) { &flags } else { &[] })
}

/// Creates a reduction along one dimension in the mask; its result.
fn create(
    b: &mut Builder,
    kind: CombiningKind,
    dims: &[i64],
    (source, acc): (Value, Value),
    mask: Option<Value>,
) -> Value {
    let dims = DenseArrayAttr::of_i64s(b.ctx(), dims);
    let op = vector::MultiReduction::build(b, kind, dims, source, acc);
    mask_operation(b, op.0, mask)
}

fn reduce_completely(op: vector::MultiReduction, rw: &mut Rewriter) -> Option<()> {
    reduce_to_number(op, rw).or_else(|| reduce::<false>(op, rw))
}

/// Reduces one row after the other to one number. Reshaped to one dimension, the vector would be put together by as many
/// steps as it has rows, each of the whole size.
fn reduce_to_number(op: vector::MultiReduction, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (source, mut acc, kind) = (op.source(rw), op.acc(rw), op.kind(rw)?);
    let from = vector_of(ctx, rw, source)?;
    if rw.ty(acc) != from.elem || from.shape.is_empty() {
        return None;
    }
    if from.shape.len() == 1 {
        // A format without arithmetic in LLVM is combined number by number, which widens it.
        if from.elem.is_float(ctx) && !is_compatible_float(ctx, from.elem) {
            return None;
        }
        let root = Root::enter(rw, op.0)?;
        let value = vector::Reduction::build(rw, from.elem, kind, source, Some(acc));
        let value = mask_operation(rw, value.0, root.mask);
        return root.replace(rw, value);
    }
    let n = *from.shape.first()?;
    if !fits(rw, n) || is_scalable(&from, 0) {
        return None;
    }
    let dims: SmallVec<[i64; 4]> = (0..from.shape.len() as i64 - 1).collect();
    let root = Root::enter(rw, op.0)?;
    for at in 0..n {
        let row = extract(rw, source, &[at]);
        let mask = root.mask.map(|mask| extract(rw, mask, &[at]));
        acc = create(rw, kind, &dims, (row, acc), mask);
    }
    root.replace(rw, acc)
}

fn reduce<const REDUCES_ROWS: bool>(op: vector::MultiReduction, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    let dims = integers_of(ctx, op.reduction_dims(rw));
    let is_reduced = |dim: &usize| dims.contains(&(*dim as i64));
    let (reduced, parallel): (Dims, Dims) = (0..from.shape.len()).partition(is_reduced);
    let has_scalable = |dims: &[usize]| dims.iter().any(|&dim| is_scalable(&from, dim));
    let reduces_rows = match (has_scalable(&reduced), has_scalable(&parallel)) {
        (true, _) => true,
        (false, true) => false,
        (false, false) => REDUCES_ROWS,
    };
    let (acc, kind) = (op.acc(rw), op.kind(rw)?);
    let ty = rw.ty(acc);
    let reduction = Reduction { ctx, op, source, acc, from, ty, kind, reduced, parallel, reduces_rows };
    if reduction.reduced.is_empty() {
        return reduction.combine_all(rw);
    }
    reduction
        .permute(rw)
        .or_else(|| reduction.flatten(rw))
        .or_else(|| reduction.add_dimension(rw))
        .or_else(|| reduction.unroll(rw))
}

impl Reduction<'_> {
    /// A reduction of no dimension combines the source and the accumulator.
    fn combine_all(&self, rw: &mut Rewriter) -> Option<()> {
        let combiner = combiner(self.kind, self.from.elem.is_float(self.ctx))?;
        let root = Root::enter(rw, self.op.0)?;
        let value = combine(rw, combiner, self.source, self.acc, root.mask);
        root.replace(rw, value)
    }

    /// Moves the reduced dimensions behind the others, or in front of them.
    fn permute(&self, rw: &mut Rewriter) -> Option<()> {
        let first = if self.reduces_rows { 0 } else { self.reduced.len() };
        if self.parallel.is_empty() || self.parallel.iter().copied().eq(first..first + self.parallel.len()) {
            return None;
        }
        let (before, after) = match self.reduces_rows {
            true => (&self.parallel, &self.reduced),
            false => (&self.reduced, &self.parallel),
        };
        let permutation: SmallVec<[i64; 4]> = before.iter().chain(after).map(|&dim| dim as i64).collect();
        let root = Root::enter(rw, self.op.0)?;
        let mask = match root.mask {
            Some(mask) => Some(crate::vector_to_llvm::progressive::contract::contraction::transpose(
                rw,
                mask,
                &permutation,
            )?),
            None => None,
        };
        let source = crate::vector_to_llvm::progressive::contract::contraction::transpose(
            rw,
            self.source,
            &permutation,
        )?;
        let first = if self.reduces_rows { self.parallel.len() } else { 0 };
        let dims: SmallVec<[i64; 4]> = (first..first + self.reduced.len()).map(|dim| dim as i64).collect();
        let value = create(rw, self.kind, &dims, (source, self.acc), mask);
        root.replace(rw, value)
    }

    /// Merges the reduced dimensions to one, and the others to one.
    fn flatten(&self, rw: &mut Rewriter) -> Option<()> {
        let rank = self.from.shape.len();
        let n_scalable = (0..rank).filter(|&dim| is_scalable(&self.from, dim)).count();
        if rank < 2 || n_scalable > 1 || (rank == 2 && self.reduced.len() == 1) {
            return None;
        }
        let reduced = product(&self.from, &self.reduced)?;
        let parallel = product(&self.from, &self.parallel)?;
        let has_parallel = !self.parallel.is_empty();
        let (extents, dim): (SmallVec<[(i64, bool); 2]>, i64) = match (has_parallel, self.reduces_rows) {
            (false, _) => (SmallVec::from_slice(&[reduced]), 0),
            (true, true) => (SmallVec::from_slice(&[parallel, reduced]), 1),
            (true, false) => (SmallVec::from_slice(&[reduced, parallel]), 0),
        };
        let root = Root::enter(rw, self.op.0)?;
        let mask =
            root.mask.map(|mask| vector::ShapeCast::new(rw, vector_type(self.ctx, &extents, Type::I1), mask));
        let flat = vector_type(self.ctx, &extents, self.from.elem);
        let source = vector::ShapeCast::new(rw, flat, self.source);
        let acc = match has_parallel {
            true => {
                let flat = vector_type(self.ctx, &[parallel], self.from.elem);
                vector::ShapeCast::new(rw, flat, self.acc)
            }
            false => self.acc,
        };
        let mut value = create(rw, self.kind, &[dim], (source, acc), mask);
        if has_parallel {
            value = vector::ShapeCast::new(rw, self.ty, value);
        }
        root.replace(rw, value)
    }

    /// Reduces a vector of one dimension as the only row of a matrix.
    fn add_dimension(&self, rw: &mut Rewriter) -> Option<()> {
        let [extent] = *self.from.shape else { return None };
        let extents = [(1, false), (extent, is_scalable(&self.from, 0))];
        let root = Root::enter(rw, self.op.0)?;
        let matrix = vector_type(self.ctx, &extents, self.from.elem);
        let source = vector::ShapeCast::new(rw, matrix, self.source);
        let single = VectorType::fixed(self.ctx, &[1], self.from.elem);
        let acc = vector::Broadcast::new(rw, single, self.acc);
        let mask =
            root.mask.map(|mask| vector::Broadcast::new(rw, vector_type(self.ctx, &extents, Type::I1), mask));
        let value = create(rw, self.kind, &[1], (source, acc), mask);
        let value = extract(rw, value, &[0]);
        root.replace(rw, value)
    }

    /// Combines the rows of a matrix, or reduces each.
    fn unroll(&self, rw: &mut Rewriter) -> Option<()> {
        let [n, _] = *self.from.shape else { return None };
        if !fits(rw, n) || is_scalable(&self.from, 0) {
            return None;
        }
        zero(self.ctx, self.ty)?;
        let combiner = combiner(self.kind, self.from.elem.is_float(self.ctx))?;
        let root = Root::enter(rw, self.op.0)?;
        if !self.reduces_rows {
            let mut all = self.acc;
            for at in 0..n {
                let row = extract(rw, self.source, &[at]);
                let mask = root.mask.map(|mask| extract(rw, mask, &[at]));
                all = combine(rw, combiner, row, all, mask);
            }
            return root.replace(rw, all);
        }
        let all = zeros(rw, self.ty)?;
        let all = fill(rw, all, row_positions(n), |rw, at| {
            let [row, acc] = [self.source, self.acc].map(|operand| extract(rw, operand, at));
            let value = vector::Reduction::build(rw, self.from.elem, self.kind, row, Some(acc));
            let mask = root.mask.map(|mask| extract(rw, mask, at));
            mask_operation(rw, value.0, mask)
        });
        root.replace(rw, all)
    }
}
