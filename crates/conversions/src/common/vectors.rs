//! Vectors of several dimensions by rows and elements.

use crate::common::prelude::*;
use terrace_memory::vector::limits::MAX_OPS;

/// The type of a value as a vector.
pub(crate) fn vector_of<'c>(ctx: &'c Context, b: &Builder, value: Value) -> Option<VectorType<'c>> {
    b.ty(value).as_::<VectorType>(ctx)
}

/// Whether a dimension is scalable.
pub(crate) fn is_scalable(ty: &VectorType<'_>, dim: usize) -> bool {
    ty.scalable.get(dim) == Some(&1)
}

/// A vector type without some leading dimensions.
pub(crate) fn inner_type(ctx: &Context, ty: &VectorType<'_>, skipped: usize, elem: Type) -> Type {
    let shape = ty.shape.get(skipped..).unwrap_or_default();
    let scalable = ty.scalable.get(skipped..).unwrap_or_default();
    let scalable = if scalable.contains(&1) { scalable } else { &[] };
    VectorType::get(ctx, shape, elem, scalable)
}

/// Whether unrolling into `n` parts stays below the greatest number of operations.
pub(crate) fn fits(b: &Body, n: i64) -> bool {
    u64::try_from(n).is_ok_and(|n| n <= MAX_UNROLL && b.op_bound() as u64 + n <= MAX_OPS)
}

/// The first extent, if it is small enough to unroll.
pub(crate) fn n_rows(ty: &VectorType<'_>) -> Option<i64> {
    ty.shape.first().copied().filter(|&n| is_unrollable(&[n]))
}

/// All positions in leading dimensions, in row-major order; `None` if there are too many.
pub(crate) fn unrolled_positions(b: &Body, shape: &[i64]) -> Option<Vec<SmallVec<[i64; 4]>>> {
    fits(b, product(shape)).then(|| positions(shape).collect())
}

/// Extracts a row, or an element if the position has all dimensions.
pub(crate) fn extract(b: &mut Builder, source: Value, at: &[i64]) -> Value {
    let ctx = &b.ctx().clone();
    let ty = match b.ty(source).as_::<VectorType>(ctx) {
        Some(ty) if at.len() < ty.shape.len() => inner_type(ctx, &ty, at.len(), ty.elem),
        Some(ty) => ty.elem,
        None => b.ty(source),
    };
    let at = DenseArrayAttr::of_i64s(ctx, at);
    vector::Extract::new(b, ty, at, source, &[])
}

pub(crate) fn insert(b: &mut Builder, value: Value, dest: Value, at: &[i64]) -> Value {
    let at = DenseArrayAttr::of_i64s(b.ctx(), at);
    vector::Insert::new(b, at, value, dest, &[])
}

/// Inserts what `create` makes at each position into a vector.
pub(crate) fn fill<'b, P: AsRef<[i64]>>(
    rw: &mut Rewriter<'b>,
    all: Value,
    positions: impl IntoIterator<Item = P>,
    mut create: impl FnMut(&mut Rewriter<'b>, &[i64]) -> Value,
) -> Value {
    positions.into_iter().fold(all, |all, at| {
        let part = create(rw, at.as_ref());
        insert(rw, part, all, at.as_ref())
    })
}

/// The positions of `n` rows.
pub(crate) fn row_positions(n: i64) -> impl Iterator<Item = [i64; 1]> {
    (0..n).map(|at| [at])
}

pub(crate) fn poison(b: &mut Builder, ty: Type) -> Value {
    ub::Poison::new(b, ty)
}

/// A constant of zeros.
pub(crate) fn zeros(b: &mut Builder, ty: Type) -> Option<Value> {
    let zero = zero(b.ctx(), ty)?;
    Some(arith::Constant::new(b, zero))
}

/// The zero of a scalar or vector type.
pub(crate) fn zero(ctx: &Context, ty: Type) -> Option<Attr> {
    match ty.element_or_self(ctx).is_float(ctx) {
        true => float_attr(ctx, ty, 0.0),
        false => int_attr(ctx, ty, 0),
    }
}

/// An `scf.for` from `lower` to `upper` around what `body` builds from the induction variable and the state, which it
/// yields.
pub(crate) fn for_loop<'b>(
    rw: &mut Rewriter<'b>,
    (lower, upper, step): (Value, Value, Value),
    state: Option<Value>,
    body: impl FnOnce(&mut Rewriter<'b>, Value, Option<Value>) -> Option<Value>,
) -> Op {
    let ty = state.map(|state| rw.ty(state));
    let nest = scf::For::build(rw, ty.as_slice(), lower, upper, step, state.as_slice());
    let point = rw.insert_point();
    rw.unlogged(|rw| {
        let types: SmallVec<[Type; 4]> = core::iter::once(Type::INDEX).chain(ty).collect();
        let block = rw.add_block(nest.0, 0, &types);
        let (iv, inner) = (rw.args(block)[0], rw.args(block).get(1).copied());
        rw.set_end(block);
        let value = body(rw, iv, inner);
        scf::Yield::build(rw, value.as_slice());
    });
    rw.set_insert_point(point);
    nest.0
}

/// The vector with permuted dimensions.
pub(crate) fn transpose(b: &mut Builder, vector: Value, permutation: &[usize]) -> Option<Value> {
    let ty = permuted_type(b, vector, permutation)?;
    let permutation: SmallVec<[i64; 4]> = permutation.iter().map(|&dim| dim as i64).collect();
    let permutation = DenseArrayAttr::of_i64s(b.ctx(), &permutation);
    Some(vector::Transpose::new(b, ty, permutation, vector))
}

/// The type of a vector with permuted dimensions.
pub(crate) fn permuted_type(b: &Builder, vector: Value, permutation: &[usize]) -> Option<Type> {
    let ctx = b.ctx();
    let ty = b.ty(vector).as_::<VectorType>(ctx)?;
    let old = flags(&ty);
    let shape: SmallVec<[i64; 4]> = permutation.iter().map(|&dim| ty.shape[dim]).collect();
    let scalable: SmallVec<[u8; 4]> = permutation.iter().map(|&dim| old[dim]).collect();
    Some(vector_type(ctx, &shape, ty.elem, &scalable))
}

/// A vector type with these scalable dimensions.
pub(crate) fn vector_type(ctx: &Context, shape: &[i64], elem: Type, scalable: &[u8]) -> Type {
    VectorType::get(ctx, shape, elem, if scalable.contains(&1) { scalable } else { &[] })
}

/// Whether each dimension is scalable.
pub(crate) fn flags(ty: &VectorType<'_>) -> SmallVec<[u8; 4]> {
    (0..ty.shape.len()).map(|dim| ty.scalable.get(dim).copied().unwrap_or(0)).collect()
}
