//! Verifiers of extraction and insertion.

use super::super::attrs::integers;
use super::super::{Extract, ExtractStridedSlice, Insert, InsertStridedSlice, scalable_flags};
use super::{quoted, shape, vector_of, vectors_of};
use crate::prelude::*;

/// Positions of an extraction or insertion, [`DYNAMIC`] for those that are operands.
fn positions(op: OpShape<'_>, attr: Option<Attr>) -> Vec<i64> {
    shape::integers(op.ctx(), attr)
}

/// The first position that is neither dynamic nor poison nor within its extent.
fn out_of_bounds(positions: &[i64], ty: VectorType<'_>) -> Option<usize> {
    let is_within =
        |(&position, &size): (&i64, &i64)| matches!(position, DYNAMIC | -1) || (0..size).contains(&position);
    positions.iter().zip(ty.shape).position(|pair| !is_within(pair))
}

/// Verifies that the position is within the source.
pub(in crate::vector) fn extract(extract: Shape<'_, Extract>) -> Result {
    let Some(source) = vector_of(*extract, extract.source()) else { return Ok(()) };
    if vector_of(*extract, extract.result()).is_some_and(|ty| ty.shape.is_empty()) {
        return Err(extract.error("expected a scalar instead of a 0-d vector as the result type").emit());
    }
    let positions = positions(*extract, extract.static_position());
    // Dynamic positions are compared first, so that each of them has an operand.
    let dynamic = positions.iter().filter(|&&position| position == DYNAMIC).count();
    if dynamic != extract.dynamic_position().len() {
        return extract.fail(MISMATCH);
    }
    if positions.len() > source.shape.len() {
        return extract.fail("expected position attribute of rank no greater than vector rank");
    }
    match out_of_bounds(&positions, source) {
        None => Ok(()),
        Some(i) => extract.fail(format_args!(
            "expected position attribute #{} to be a non-negative integer smaller than the corresponding vector \
             dimension or poison (-1)",
            i + 1
        )),
    }
}

/// The message about a position that is marked as dynamic and has no operand, or the reverse.
const MISMATCH: &str = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic \
                        position) -- this can only happen due to an incorrect fold/rewrite";

/// Verifies that the position is within the destination, and that the source has the remaining rank.
pub(in crate::vector) fn insert(insert: Shape<'_, Insert>) -> Result {
    let Some(dest) = vector_of(*insert, insert.dest()) else { return Ok(()) };
    let source = vector_of(*insert, insert.value_to_store());
    if source.is_some_and(|ty| ty.shape.is_empty()) {
        return Err(insert.error("expected a scalar instead of a 0-d vector as the source operand").emit());
    }
    let positions = positions(*insert, insert.static_position());
    if positions.len() > dest.shape.len() {
        return insert.fail("expected position attribute of rank no greater than dest vector rank");
    }
    match source {
        Some(ty) if positions.len() + ty.shape.len() != dest.shape.len() => {
            return insert.fail("expected position attribute rank + source rank to match dest vector rank");
        }
        None if positions.len() != dest.shape.len() => {
            return insert.fail("expected position attribute rank to match the dest vector rank");
        }
        _ => {}
    }
    if let Some(i) = out_of_bounds(&positions, dest) {
        return insert.fail(format_args!(
            "expected position attribute #{} to be a non-negative integer smaller than the corresponding dest vector \
             dimension",
            i + 1
        ));
    }
    // Upstream has no such check: it prints a value that is not there, or leaves one out.
    let dynamic = positions.iter().filter(|&&position| position == DYNAMIC).count();
    if dynamic != insert.dynamic_position().len() { insert.fail(MISMATCH) } else { Ok(()) }
}

/// Verifies that integers are in a range with an exclusive end for each of them.
fn confined(op: OpShape<'_>, name: &str, values: &[i64], start: i64, ends: &[i64]) -> Result {
    match values.iter().zip(ends).position(|(value, &end)| !(start..end).contains(value)) {
        None => Ok(()),
        Some(dim) => op
            .fail(format_args!("expected {name} dimension {dim} to be confined to [{start}, {})", ends[dim])),
    }
}

/// Verifies that the sums of offsets and sizes are within the extents.
fn confined_sums(op: OpShape<'_>, names: [&str; 2], offsets: &[i64], sizes: &[i64], shape: &[i64]) -> Result {
    for (dim, ((&offset, &size), &extent)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        let end = extent.wrapping_add(1);
        if !(1..end).contains(&offset.wrapping_add(size)) {
            return op.fail(format_args!(
                "expected sum({}, {}) dimension {dim} to be confined to [1, {end})",
                names[0], names[1]
            ));
        }
    }
    Ok(())
}

/// Verifies that all strides are one.
fn unit_strides(op: OpShape<'_>, strides: &[i64]) -> Result {
    if strides.iter().all(|&stride| stride == 1) {
        return Ok(());
    }
    op.fail("expected strides to be confined to [1, 2)")
}

/// Verifies that the slice is within the source, and the type of the result.
pub(in crate::vector) fn extract_strided_slice(slice: Shape<'_, ExtractStridedSlice>) -> Result {
    let ctx = slice.ctx();
    let Some(source) = vector_of(*slice, slice.source()) else { return Ok(()) };
    let [offsets, sizes, strides] =
        [slice.offsets(), slice.sizes(), slice.strides()].map(|attr| integers(ctx, attr));
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        return slice.fail("expected offsets, sizes and strides attributes of same size");
    }
    for (name, values) in [("offsets", &offsets), ("sizes", &sizes), ("strides", &strides)] {
        if values.len() > source.shape.len() {
            return slice.fail(format_args!("expected {name} attribute of rank no greater than vector rank"));
        }
    }
    let ends: Vec<i64> = source.shape.iter().map(|size| size.wrapping_add(1)).collect();
    confined(*slice, "offsets", &offsets, 0, source.shape)?;
    confined(*slice, "sizes", &sizes, 1, &ends)?;
    unit_strides(*slice, &strides)?;
    confined_sums(*slice, ["offsets", "sizes"], &offsets, &sizes, source.shape)?;
    let mut extents = source.shape.to_vec();
    extents[..sizes.len()].copy_from_slice(&sizes);
    let scalable = scalable_flags((0..extents.len()).map(|dim| source.is_scalable(dim)));
    let want = VectorType::get(ctx, &extents, source.elem, &scalable);
    if slice.result() != want {
        return slice.fail(format_args!("expected result type to be {}", quoted(*slice, want)));
    }
    for (dim, &size) in sizes.iter().enumerate() {
        let extent = source.shape[dim];
        if source.is_scalable(dim) && size != extent {
            return slice.fail(format_args!(
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs \
                 {extent})"
            ));
        }
    }
    Ok(())
}

/// Verifies that the slice is within the destination.
pub(in crate::vector) fn insert_strided_slice(slice: Shape<'_, InsertStridedSlice>) -> Result {
    let ctx = slice.ctx();
    let Some([source, dest]) = vectors_of(*slice, [slice.value_to_store(), slice.dest()]) else {
        return Ok(());
    };
    let (offsets, strides) = (integers(ctx, slice.offsets()), integers(ctx, slice.strides()));
    if offsets.len() != dest.shape.len() {
        return slice.fail("expected offsets of same size as destination vector rank");
    }
    if strides.len() != source.shape.len() {
        return slice.fail("expected strides of same size as source vector rank");
    }
    let Some(lead) = dest.shape.len().checked_sub(source.shape.len()) else {
        return slice.fail("expected source rank to be no greater than destination rank");
    };
    // The source has extents of one for the leading dimensions.
    let mut sizes = vec![1; lead];
    sizes.extend_from_slice(source.shape);
    confined(*slice, "offsets", &offsets, 0, dest.shape)?;
    unit_strides(*slice, &strides)?;
    confined_sums(*slice, ["offsets", "source vector shape"], &offsets, &sizes, dest.shape)?;
    for (dim, &size) in source.shape.iter().enumerate() {
        let (scalable, target) = (source.is_scalable(dim), lead + dim);
        if scalable != dest.is_scalable(target) {
            return slice.fail(format_args!("mismatching scalable flags (at source vector idx={dim})"));
        }
        if scalable && size != dest.shape[target] {
            return slice.fail(format_args!(
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {})",
                dest.shape[target]
            ));
        }
    }
    Ok(())
}
