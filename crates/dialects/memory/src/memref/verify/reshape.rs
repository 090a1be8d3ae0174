//! Verifiers of operations that regroup or permute dimensions.

use super::{memrefs, quoted};
use crate::index_list;
use crate::memref::{CollapseShape, ExpandShape, Reshape, Transpose, base_memref, shape};
use crate::prelude::*;
use crate::reassociation;
use terrace_base::layout::{canonical_layout, is_identity, n_dynamic};

/// Verifies that both memrefs are contiguous with one element type, and that the shape has an extent for each
/// dimension of the result.
pub(in crate::memref) fn reshape(reshape: Shape<'_, Reshape>) -> Result {
    let ctx = reshape.ctx();
    let (from, to) = (reshape.source(), reshape.result());
    let (Some(source), Some(result)) = (base_memref(ctx, from), base_memref(ctx, to)) else {
        return Ok(());
    };
    if source.elem != result.elem {
        return reshape.fail("element types of source and destination memref types should be the same");
    }
    if from.as_::<MemRefType>(ctx).is_some_and(|ty| !is_identity(ctx, ty)) {
        return reshape.fail("source memref type should have identity affine map");
    }
    let Some(result) = to.as_::<MemRefType>(ctx) else { return Ok(()) };
    if !is_identity(ctx, result) {
        return reshape.fail("result memref type should have identity affine map");
    }
    match reshape.shape().as_::<MemRefType>(ctx).and_then(|shape| shape.shape.first().copied()) {
        Some(DYNAMIC) => reshape
            .fail("cannot use shape operand with dynamic length to reshape to statically-ranked memref type"),
        Some(length) if length as usize != result.shape.len() => {
            reshape.fail("length of shape operand differs from the result's memref rank")
        }
        _ => Ok(()),
    }
}

/// Verifies that the groups are the dimensions of `expanded` in order, one group for each dimension of `collapsed`,
/// and that their extents match (`verifyCollapsedShape`).
fn verify_groups(
    op: OpShape<'_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[SmallVec<[i64; 4]>],
) -> Result {
    if collapsed.len() != groups.len() {
        return op.fail(format_args!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        ));
    }
    let mut next = 0;
    for (at, (group, &extent)) in groups.iter().zip(collapsed).enumerate() {
        let mut dynamic = false;
        let mut size = 1i64;
        for &dim in group {
            if dim != next {
                return op.fail("reassociation indices must be contiguous");
            }
            next += 1;
            let Some(&extent) = usize::try_from(dim).ok().and_then(|dim| expanded.get(dim)) else {
                return op.fail(format_args!("reassociation index {dim} is out of bounds"));
            };
            dynamic |= extent == DYNAMIC;
            size = size.wrapping_mul(extent);
        }
        if (extent == DYNAMIC) != dynamic {
            return op.fail(format_args!(
                "collapsed dim ({at}) must be dynamic if and only if reassociation group is dynamic"
            ));
        }
        if !dynamic && size != extent {
            return op.fail(format_args!(
                "collapsed dim size ({extent}) must equal reassociation group size ({size})"
            ));
        }
    }
    if collapsed.is_empty() {
        if expanded.iter().any(|&extent| extent != 1) {
            return op.fail("rank 0 memrefs can only be extended/collapsed with/from ones");
        }
    } else if next as usize != expanded.len() {
        return op.fail(format_args!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        ));
    }
    Ok(())
}

/// Verifies the groups, and that the result has the inferred type.
pub(in crate::memref) fn collapse_shape(collapse: Shape<'_, CollapseShape>) -> Result {
    let ctx = collapse.ctx();
    let (from, to) = (collapse.src(), collapse.result());
    let Some([source, result]) = memrefs(*collapse, [from, to]) else { return Ok(()) };
    let (r0, r1) = (source.shape.len(), result.shape.len());
    if r0 < r1 {
        return collapse.fail(format_args!(
            "has source rank {r0} and result rank {r1}. This is not a collapse ({r0} < {r1})."
        ));
    }
    let groups = collapse.reassociation().map(|attr| reassociation::groups(ctx, attr)).unwrap_or_default();
    verify_groups(*collapse, result.shape, source.shape, &groups)?;
    let Some(expected) = shape::collapsed_type(ctx, source, result.shape, &groups) else {
        return collapse.fail("invalid source layout map or collapsing non-contiguous dims");
    };
    if expected != to {
        return collapse.fail(format_args!(
            "expected collapsed type to be {} but found {}",
            quoted_type(ctx, expected),
            quoted(*collapse, to)
        ));
    }
    Ok(())
}

/// Verifies the groups, and that the result has the type inferred from the output shape.
pub(in crate::memref) fn expand_shape(expand: Shape<'_, ExpandShape>) -> Result {
    let ctx = expand.ctx();
    let (from, to) = (expand.src(), expand.result());
    let Some([source, result]) = memrefs(*expand, [from, to]) else { return Ok(()) };
    let (r0, r1) = (source.shape.len(), result.shape.len());
    if r0 > r1 {
        return expand.fail(format_args!(
            "has source rank {r0} and result rank {r1}. This is not an expansion ({r0} > {r1})."
        ));
    }
    let groups = expand.reassociation().map(|attr| reassociation::groups(ctx, attr)).unwrap_or_default();
    verify_groups(*expand, source.shape, result.shape, &groups)?;
    let Some(expected) = shape::expanded_type(ctx, source, result.shape, &groups) else {
        return expand.fail("invalid source layout map");
    };
    if expected != to {
        return expand.fail(format_args!(
            "expected expanded type to be {} but found {}",
            quoted_type(ctx, expected),
            quoted(*expand, to)
        ));
    }
    let output = index_list::integers_of(ctx, expand.static_output_shape());
    if output.len() != r1 {
        return expand.fail(format_args!(
            "expected number of static shape bounds to be equal to the output rank ({r1}) but found {} inputs instead",
            output.len()
        ));
    }
    let (dynamic, values) = (n_dynamic(&output), expand.output_shape().len());
    if dynamic != values {
        return expand.fail(format_args!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
        ));
    }
    let wrong = result.shape.iter().zip(&output).position(|(&have, &given)| have != DYNAMIC && have != given);
    match wrong {
        Some(at) => expand.fail(format_args!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}

/// Verifies that the map is a permutation, and that the result has the inferred type.
pub(in crate::memref) fn transpose(transpose: Shape<'_, Transpose>) -> Result {
    let ctx = transpose.ctx();
    let (from, to) = (transpose.input(), transpose.result());
    let Some([source, result]) = memrefs(*transpose, [from, to]) else { return Ok(()) };
    let map = transpose.permutation().and_then(|attr| attr.as_::<AffineMapAttr>(ctx));
    let Some(permutation) = map.and_then(|map| shape::permutation(ctx, map)) else {
        return transpose.fail("expected a permutation map");
    };
    if permutation.len() != source.shape.len() {
        return transpose.fail("expected a permutation map of same rank as the input");
    }
    let transposed = shape::transposed_type(ctx, source, &permutation);
    let Some(transposed) = transposed.and_then(|ty| ty.as_::<MemRefType>(ctx)) else { return Ok(()) };
    let expected = canonical_layout(ctx, transposed);
    if canonical_layout(ctx, result) != expected {
        return transpose.fail(format_args!(
            "result type {} is not equivalent to the canonical transposed input type {}",
            quoted(*transpose, to),
            quoted_type(ctx, expected)
        ));
    }
    Ok(())
}
