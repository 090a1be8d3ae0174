//! Verifiers of operations that change the shape of vectors, and of masks.

use super::super::{
    BitCast, Broadcast, ConstantMask, CreateMask, ScalableExtract, ScalableInsert, ShapeCast, Shuffle,
    Transpose, TypeCast,
};
use super::{quoted, vector_of, vectors_of};
use crate::memref::is_identity;
use crate::prelude::*;
use terrace_base::dlti::layout::DataLayout;

/// The integers of an array.
pub(in crate::vector) fn integers(ctx: &Context, attr: Option<Attr>) -> Vec<i64> {
    attr.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx))
        .map(|array| array.i64s().collect())
        .unwrap_or_default()
}

/// Whether operand and result have one rank.
pub(in crate::vector) fn same_rank(op: OpShape<'_>) -> bool {
    let rank = |ty: Option<Type>| ty.and_then(|ty| vector_of(op, ty)).map(|v| v.shape.len());
    rank(op.operand(0)) == rank(op.result(0))
}

/// The number of bits of an element; `index` has the width that the data layout at the operation gives.
pub(super) fn element_bits(op: OpRef<'_>, elem: Type) -> Option<u64> {
    match elem {
        Type::INDEX => Some(u64::from(DataLayout::index_width_of(op))),
        _ => DataLayout::default_of(op.ctx()).size_in_bits(elem),
    }
}

/// Verifies that only the innermost dimension differs, and that it has the same number of bits.
pub(in crate::vector) fn bitcast(op: OpRef<'_>) -> Result {
    let shape = op.shape();
    let Some(cast) = shape.as_::<BitCast>() else { return Ok(()) };
    let Some([from, to]) = vectors_of(shape, [cast.source(), cast.result()]) else { return Ok(()) };
    let outer = from.shape.len().saturating_sub(1);
    if let Some(dim) = (0..outer).find(|&dim| from.shape.get(dim) != to.shape.get(dim)) {
        return op.fail(format_args!("dimension size mismatch at: {dim}"));
    }
    let bits = |ty: VectorType<'_>| {
        let last = ty.shape.last().copied().unwrap_or(1) as u64;
        element_bits(op, ty.elem).map(|bits| bits.saturating_mul(last))
    };
    if bits(from) == bits(to) {
        return Ok(());
    }
    op.fail(match from.shape.is_empty() {
        true => "source/result bitwidth of the 0-D vector element types must be equal",
        false => "source/result bitwidth of the minor 1-D vectors must be equal",
    })
}

fn extent(ty: VectorType<'_>, dim: usize) -> String {
    let size = ty.shape.get(dim).copied().unwrap_or(1);
    if ty.is_scalable(dim) { format!("[{size}]") } else { size.to_string() }
}

/// Verifies that the trailing extents of the result are those of the source, or that the latter are one.
pub(in crate::vector) fn broadcast(broadcast: Shape<'_, Broadcast>) -> Result {
    let (source, Some(to)) = (broadcast.source(), vector_of(*broadcast, broadcast.vector())) else {
        return Ok(());
    };
    if source == to.elem {
        return Ok(());
    }
    let Some(from) = vector_of(*broadcast, source) else {
        return broadcast.fail("source type is not a vector");
    };
    let Some(lead) = to.shape.len().checked_sub(from.shape.len()) else {
        return broadcast.fail("source rank higher than destination rank");
    };
    for (dim, &size) in from.shape.iter().enumerate() {
        let target = lead + dim;
        let fits = (size, from.is_scalable(dim)) == (to.shape[target], to.is_scalable(target));
        if !fits && (size != 1 || from.is_scalable(dim)) {
            let (from, to) = (extent(from, dim), extent(to, target));
            return broadcast.fail(format_args!("dimension mismatch ({from} vs. {to})"));
        }
    }
    Ok(())
}

/// Verifies that both vectors have the same elements and as many scalable dimensions.
pub(in crate::vector) fn shape_cast(cast: Shape<'_, ShapeCast>) -> Result {
    let Some([from, to]) = vectors_of(*cast, [cast.source(), cast.result()]) else { return Ok(()) };
    if from.elem != to.elem {
        return cast.fail("has different source and result element types");
    }
    let count = |ty: VectorType<'_>| ty.shape.iter().fold(1i64, |n, &size| n.wrapping_mul(size));
    let (have, want) = (count(from), count(to));
    if have != want {
        return cast
            .fail(format_args!("has different number of elements at source ({have}) and result ({want})"));
    }
    let scalable = |ty: VectorType<'_>| ty.scalable.iter().filter(|&&flag| flag != 0).count();
    let (have, want) = (scalable(from), scalable(to));
    if have != want {
        return cast.fail(format_args!(
            "has different number of scalable dims at source ({have}) and result ({want})"
        ));
    }
    Ok(())
}

/// Verifies that the permutation is one, and that the result has the permuted extents.
pub(in crate::vector) fn transpose(transpose: Shape<'_, Transpose>) -> Result {
    let Some([from, to]) = vectors_of(*transpose, [transpose.vector(), transpose.result()]) else {
        return Ok(());
    };
    let rank = from.shape.len();
    if to.shape.len() != rank {
        return transpose.fail(format_args!("vector result rank mismatch: {}", to.shape.len()));
    }
    let permutation = integers(transpose.ctx(), transpose.permutation());
    if permutation.len() != rank {
        return transpose.fail(format_args!("transposition length mismatch: {}", permutation.len()));
    }
    let mut seen = vec![false; rank];
    for (dim, &position) in permutation.iter().enumerate() {
        let Some(flag) = usize::try_from(position).ok().and_then(|position| seen.get_mut(position)) else {
            return transpose.fail(format_args!("transposition index out of range: {position}"));
        };
        if core::mem::replace(flag, true) {
            return transpose.fail(format_args!("duplicate position index: {position}"));
        }
        if to.shape[dim] != from.shape[position as usize] {
            return transpose.fail(format_args!("dimension size mismatch at: {position}"));
        }
    }
    Ok(())
}

/// Verifies shapes and positions.
pub(in crate::vector) fn shuffle(shuffle: Shape<'_, Shuffle>) -> Result {
    let vectors = [shuffle.v1(), shuffle.v2(), shuffle.vector()].map(|ty| vector_of(*shuffle, ty));
    let [Some(v1), Some(v2), Some(result)] = vectors else { return Ok(()) };
    // A 0-d vector is shuffled like one of one element.
    let rank = |ty: VectorType<'_>| ty.shape.len();
    let well_formed = match rank(v1) {
        0 => rank(v2) == 0 && rank(result) == 1,
        n => rank(v2) == n && rank(result) == n,
    };
    if !well_formed {
        return shuffle.fail("rank mismatch");
    }
    let inner = |ty: VectorType<'_>| ty.shape.get(1..).unwrap_or(&[]).to_vec();
    if inner(v1) != inner(result) || inner(v2) != inner(result) {
        return shuffle.fail("dimension mismatch");
    }
    let mask = integers(shuffle.ctx(), shuffle.mask());
    if mask.is_empty() {
        return shuffle.fail("invalid mask length");
    }
    if result.shape.first() != Some(&(mask.len() as i64)) {
        return shuffle.fail("mask length mismatch");
    }
    let first = |ty: VectorType<'_>| ty.shape.first().copied().unwrap_or(1);
    let n = first(v1).wrapping_add(first(v2));
    if let Some(i) = mask.iter().position(|&position| position != -1 && !(0..n).contains(&position)) {
        return shuffle.fail(format_args!("mask index #{} out of range", i + 1));
    }
    Ok(())
}

/// Whether the innermost dimension of the source has an even number of elements.
pub(in crate::vector) fn has_even_width(op: OpShape<'_>) -> bool {
    let source = op.operand(0).and_then(|ty| vector_of(op, ty));
    source.and_then(|ty| ty.shape.last().copied()).is_some_and(|size| size % 2 == 0)
}

/// A vector type with another extent of the innermost dimension.
fn with_width(ctx: &Context, ty: VectorType<'_>, width: i64) -> Type {
    let mut shape = ty.shape.to_vec();
    match shape.last_mut() {
        Some(last) => *last = width,
        None => shape.push(width),
    }
    VectorType::get(ctx, &shape, ty.elem, ty.scalable)
}

/// Whether the result is half as wide as the source.
pub(in crate::vector) fn half_width(op: OpShape<'_>) -> bool {
    let Some(source) = op.operand(0).and_then(|ty| vector_of(op, ty)) else { return false };
    let width = source.shape.last().copied().unwrap_or(1);
    op.result(0) == Some(with_width(op.ctx(), source, width / 2))
}

/// Whether the result is twice as wide as the operands.
pub(in crate::vector) fn double_width(op: OpShape<'_>) -> bool {
    let Some(source) = op.operand(0).and_then(|ty| vector_of(op, ty)) else { return false };
    let width = source.shape.last().copied().unwrap_or(1);
    op.result(0) == Some(with_width(op.ctx(), source, width.wrapping_mul(2)))
}

/// Whether the position is a multiple of a vector's length.
pub(in crate::vector) fn is_multiple(op: OpShape<'_>, ty: Option<Type>) -> bool {
    let extract = op.as_::<ScalableExtract>().map(|extract| extract.pos());
    let position = extract.or_else(|| op.as_::<ScalableInsert>().map(|insert| insert.pos()));
    let length = ty.and_then(|ty| vector_of(op, ty)).and_then(|ty| ty.shape.first().copied());
    match (position.flatten(), length) {
        (Some(position), Some(length)) => position.checked_rem(length) == Some(0),
        _ => true,
    }
}

/// Verifies that there is a bound for each dimension.
pub(in crate::vector) fn create_mask(mask: Shape<'_, CreateMask>) -> Result {
    let Some(ty) = vector_of(*mask, mask.result()) else { return Ok(()) };
    let n = mask.bounds().len();
    if ty.shape.is_empty() && n != 1 {
        return mask.fail("must specify exactly one operand for 0-D create_mask");
    }
    if !ty.shape.is_empty() && n != ty.shape.len() {
        return mask.fail("must specify an operand for each result vector dimension");
    }
    Ok(())
}

/// Verifies that there is a bound for each dimension, and that it is within the extent.
pub(in crate::vector) fn constant_mask(mask: Shape<'_, ConstantMask>) -> Result {
    let Some(ty) = vector_of(*mask, mask.result()) else { return Ok(()) };
    let bounds = integers(mask.ctx(), mask.mask_dim_sizes());
    if ty.shape.is_empty() {
        let message = match bounds[..] {
            [0 | 1] => return Ok(()),
            [_] => "mask dim size must be either 0 or 1 for 0-D vectors",
            _ => "array attr must have length 1 for 0-D vectors",
        };
        return Err(mask.error(message).emit());
    }
    if bounds.len() != ty.shape.len() {
        return mask.fail("must specify array attr of size equal vector result rank");
    }
    for (dim, (&bound, &size)) in bounds.iter().zip(ty.shape).enumerate() {
        if !(0..=size).contains(&bound) {
            return mask.fail("array attr of size out of bounds of vector result dimension size");
        }
        if ty.is_scalable(dim) && bound != 0 && bound != size {
            return mask.fail("only supports 'none set' or 'all set' scalable dimensions");
        }
    }
    if bounds.contains(&0) && bounds.iter().any(|&bound| bound != 0) {
        return mask
            .fail("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
    }
    Ok(())
}

/// The extents of a memref, followed by those of its elements.
fn all_extents(ctx: &Context, ty: MemRefType<'_>) -> Vec<i64> {
    let mut shape = ty.shape.to_vec();
    if let Some(elem) = ty.elem.as_::<VectorType>(ctx) {
        shape.extend_from_slice(elem.shape);
    }
    shape
}

/// Verifies that the result has the same elements in the same memory space.
pub(in crate::vector) fn type_cast(cast: Shape<'_, TypeCast>) -> Result {
    let ctx = cast.ctx();
    let (Some(from), Some(to)) = (cast.memref().as_::<MemRefType>(ctx), cast.result().as_::<MemRefType>(ctx))
    else {
        return Ok(());
    };
    if !is_identity(ctx, from) {
        return cast.fail("expects operand to be a memref with identity layout");
    }
    if !is_identity(ctx, to) {
        return cast.fail("expects result to be a memref with identity layout");
    }
    if from.memory_space != to.memory_space {
        return cast.fail("expects result in same memory space");
    }
    if from.elem.element_or_self(ctx) != to.elem.element_or_self(ctx) {
        return cast.fail(format_args!(
            "expects result and operand with same underlying scalar type: {}",
            quoted(*cast, cast.result())
        ));
    }
    if all_extents(ctx, from) != all_extents(ctx, to) {
        return cast.fail(format_args!(
            "expects concatenated result and operand shapes to be equal: {}",
            quoted(*cast, cast.result())
        ));
    }
    Ok(())
}
