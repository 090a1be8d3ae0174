//! Verifiers of reductions and outer products.

use super::super::{MultiReduction, OuterProduct, Reduction, Scan};
use super::{quoted, shape, vector_of, vectors_of};
use crate::prelude::*;
use crate::vector::scalable_flags;
use terrace_ir::asm::type_to_string;

/// Verifies the rank, and that the kind takes the element type.
pub(in crate::vector) fn reduction(reduction: Shape<'_, Reduction>) -> Result {
    let Some(ty) = vector_of(*reduction, reduction.vector()) else { return Ok(()) };
    let rank = ty.shape.len();
    if rank > 1 {
        return reduction.fail(format_args!("unsupported reduction rank: {rank}"));
    }
    let (Some(kind), dest) = (reduction.kind(), reduction.dest()) else { return Ok(()) };
    if !kind.takes(reduction.ctx(), dest) {
        // Upstream puts the type in quotes twice.
        return reduction.fail(format_args!(
            "unsupported reduction type '{}' for kind '{}'",
            quoted(*reduction, dest),
            kind.keyword()
        ));
    }
    Ok(())
}

/// Verifies that the result has the extents that are not reduced.
pub(in crate::vector) fn multi_reduction(reduction: Shape<'_, MultiReduction>) -> Result {
    let Some(source) = vector_of(*reduction, reduction.source()) else { return Ok(()) };
    let dims = shape::integers(reduction.ctx(), reduction.reduction_dims());
    let kept: Vec<usize> = (0..source.shape.len()).filter(|&dim| !dims.contains(&(dim as i64))).collect();
    let extents: Vec<i64> = kept.iter().map(|&dim| source.shape[dim]).collect();
    let scalable = scalable_flags(kept.iter().map(|&dim| source.is_scalable(dim)));
    let want = match kept.is_empty() {
        true => source.elem,
        false => VectorType::get(reduction.ctx(), &extents, source.elem, &scalable),
    };
    if reduction.dest() == want {
        return Ok(());
    }
    let (dest, source) = (quoted(*reduction, reduction.dest()), quoted(*reduction, reduction.source()));
    reduction.fail(format_args!("destination type {dest} is incompatible with source type {source}"))
}

/// Verifies the dimension, and the shape of the initial value.
pub(in crate::vector) fn scan(scan: Shape<'_, Scan>) -> Result {
    let Some([source, initial]) = vectors_of(*scan, [scan.source(), scan.initial_value()]) else {
        return Ok(());
    };
    let rank = source.shape.len() as i64;
    let dim = scan.reduction_dim().unwrap_or(0);
    if dim >= rank {
        return scan.fail(format_args!("reduction dimension {dim} has to be less than {rank}"));
    }
    let initial_rank = initial.shape.len() as i64;
    if initial_rank != rank - 1 {
        return scan.fail(format_args!("initial value rank {initial_rank} has to be equal to {}", rank - 1));
    }
    let extents = source.shape.iter().zip(0..).filter(|&(_, i)| i != dim).map(|(size, _)| size);
    if !extents.eq(initial.shape) {
        return scan.fail("incompatible input/initial value shapes");
    }
    match scan.kind() {
        Some(kind) if !kind.takes(scan.ctx(), source.elem) => scan.fail(format_args!(
            "unsupported reduction type '{}' for kind '{}'",
            type_to_string(scan.ctx(), source.elem),
            kind.keyword()
        )),
        _ => Ok(()),
    }
}

/// Verifies shapes, and that the kind takes the element type.
pub(in crate::vector) fn outerproduct(product: Shape<'_, OuterProduct>) -> Result {
    let Some([lhs, result]) = vectors_of(*product, [product.lhs(), product.result()]) else { return Ok(()) };
    let rank = |ty: VectorType<'_>| ty.shape.len();
    if rank(lhs) != 1 {
        return product.fail("expected 1-d vector for operand #1");
    }
    if let Some(rhs) = vector_of(*product, product.rhs()) {
        if rank(rhs) != 1 {
            return product.fail("expected 1-d vector for operand #2");
        }
        if rank(result) != 2 {
            return product.fail("expected 2-d vector result");
        }
        if lhs.shape[0] != result.shape[0] {
            return product.fail("expected #1 operand dim to match result dim #1");
        }
        if rhs.shape[0] != result.shape[1] {
            return product.fail("expected #2 operand dim to match result dim #2");
        }
        if lhs.is_scalable(0) && !rhs.is_scalable(0) {
            return product.fail("expected either both or only #2 operand dim to be scalable");
        }
    } else {
        if rank(result) != 1 {
            return product.fail("expected 1-d vector result");
        }
        if lhs.shape[0] != result.shape[0] {
            return product.fail("expected #1 operand dim to match result dim #1");
        }
    }
    if product.acc().is_some_and(|acc: Type| acc != product.result()) {
        return product.fail("expected operand #3 of same type as result type");
    }
    match product.kind() {
        Some(kind) if !kind.takes(product.ctx(), result.elem) => {
            product.fail("unsupported outerproduct type")
        }
        _ => Ok(()),
    }
}
