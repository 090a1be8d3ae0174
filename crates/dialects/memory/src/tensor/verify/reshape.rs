//! Verifiers of operations that regroup dimensions.

use super::ranked;
use crate::index_list::integers_of;
use crate::prelude::*;
use crate::reassociation::{Groups, entries, groups};
use crate::tensor::{CollapseShape, ExpandShape, Reshape, infer};
use terrace_base::layout::n_dynamic;

/// Verifies element types, the number of elements, and that the shape has an extent for each dimension of the result.
pub(in crate::tensor) fn reshape(reshape: Shape<'_, Reshape>) -> Result {
    let ctx = reshape.ctx();
    let (from, to) = (reshape.source(), reshape.result());
    if infer::element(ctx, from) != infer::element(ctx, to) {
        return reshape.fail("element types of source and destination tensor types should be the same");
    }
    let Some(result) = ranked(*reshape, to) else { return Ok(()) };
    let product = |ty: RankedTensorType<'_>| {
        let is_static = n_dynamic(ty.shape) == 0;
        is_static.then(|| ty.shape.iter().fold(1i64, |n, &extent| n.wrapping_mul(extent)))
    };
    if let (Some(n), Some(m)) = (ranked(*reshape, from).and_then(product), product(result))
        && n != m
    {
        return reshape.fail("source and destination tensor should have the same number of elements");
    }
    match ranked(*reshape, reshape.shape()).and_then(|shape| shape.shape.first()) {
        Some(&DYNAMIC) => reshape
            .fail("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type"),
        Some(&length) if usize::try_from(length) != Ok(result.shape.len()) => {
            reshape.fail("length of shape operand differs from the result's tensor rank")
        }
        _ => Ok(()),
    }
}

/// Verifies that the groups are the dimensions of `expanded` in order, one group for each dimension of `collapsed`, and
/// that their extents match (`verifyReshapeLikeTypes`).
fn verify_groups(op: OpShape<'_>, [expanded, collapsed]: [Type; 2], groups: &Groups) -> Result {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (ranked(op, expanded), ranked(op, collapsed)) else {
        return Err(wrong_rank(op, [expanded, collapsed]));
    };
    let (expanded_rank, collapsed_rank) = (from.shape.len(), to.shape.len());
    if expanded_rank < collapsed_rank {
        return Err(wrong_rank(op, [expanded, collapsed]));
    }
    if collapsed_rank != groups.len() {
        return op.fail(format_args!(
            "expected collapsed rank ({collapsed_rank}) to equal the number of reassociation maps ({}).",
            groups.len()
        ));
    }
    // Dimensions are unsigned numbers of 32 bits.
    let size = groups.iter().flatten().map(|&dim| dim as u32).max().map_or(0, |dim| dim.wrapping_add(1));
    if !groups.is_empty() && size as usize != expanded_rank {
        // The two blanks are upstream's.
        return op.fail(format_args!(
            "expected reassociation map #0 to have size equal to the expanded rank ({expanded_rank}), but it is  {size}."
        ));
    }
    // Upstream accepts such types here, but not as those of memrefs.
    if groups.is_empty() && from.shape.iter().any(|&extent| extent != 1) {
        return op.fail("rank 0 tensors can only be extended/collapsed with/from ones");
    }
    let mut next = 0;
    for (at, group) in groups.iter().enumerate() {
        if group.iter().copied().ne(next..next + group.len() as i64) {
            return op.fail(format_args!("expected reassociation map #{at} to be valid and contiguous."));
        }
        next += group.len() as i64;
    }
    for (at, (group, &extent)) in groups.iter().zip(to.shape).enumerate() {
        let Some(extents) = entries(from.shape, group) else { return Ok(()) };
        let product = extents.iter().fold(1i64, |n, extent| n.wrapping_mul(**extent));
        let is_dynamic = extents.contains(&&DYNAMIC);
        if is_dynamic && extent != DYNAMIC {
            return op.fail(format_args!(
                "expected dimension {at} of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic"
            ));
        }
        if !is_dynamic && extent != product {
            return op.fail(format_args!(
                "expected dimension {at} of collapsed type to be static value of {product}"
            ));
        }
    }
    let want = infer::collapsed(ctx, from, groups);
    let same = want.and_then(|want| want.as_::<RankedTensorType>(ctx));
    if !same.is_some_and(|want| want.shape == to.shape && want.elem == to.elem) {
        let want = want.map_or_else(String::new, |want| quoted_type(ctx, want));
        let message =
            format!("expected collapsed type to be {want}, but got {}", quoted_type(ctx, collapsed));
        return op.fail(message);
    }
    Ok(())
}

#[cold]
fn wrong_rank(op: OpShape<'_>, types: [Type; 2]) -> Reported {
    let [expanded, collapsed] = types.map(|ty| quoted_type(op.ctx(), ty));
    let message = format!(
        "expected the expanded type, {expanded} to have a higher (or same) rank than the collapsed type, {collapsed}."
    );
    op.op_error(message).emit()
}

/// Verifies the groups and types.
pub(in crate::tensor) fn collapse_shape(collapse: Shape<'_, CollapseShape>) -> Result {
    let groups = collapse.reassociation().map(|attr| groups(collapse.ctx(), attr)).unwrap_or_default();
    if groups.iter().any(|group| group.is_empty()) {
        return collapse.fail("reassociation indices must not be empty");
    }
    verify_groups(*collapse, [collapse.src(), collapse.result()], &groups)
}

/// Verifies the output shape, the groups and types.
pub(in crate::tensor) fn expand_shape(expand: Shape<'_, ExpandShape>) -> Result {
    let ctx = expand.ctx();
    let output = integers_of(ctx, expand.static_output_shape());
    let rank = ranked(*expand, expand.result()).map(|ty| ty.shape.len());
    if let Some(rank) = rank.filter(|&rank| rank != output.len()) {
        return expand.fail(format_args!(
            "expected number of static shape dims to be equal to the output rank ({rank}) but found {} inputs instead",
            output.len()
        ));
    }
    let (dynamic, values) = (n_dynamic(&output), expand.output_shape().len());
    if dynamic != values {
        return expand.fail(format_args!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
        ));
    }
    let groups = expand.reassociation().map(|attr| groups(ctx, attr)).unwrap_or_default();
    verify_groups(*expand, [expand.result(), expand.src()], &groups)?;
    // Upstream accepts other extents here, but not as those of memrefs.
    let extents = ranked(*expand, expand.result()).map_or(&[][..], |ty| ty.shape);
    let differs = |(&have, &given): (&i64, &i64)| have != DYNAMIC && given != DYNAMIC && have != given;
    match extents.iter().zip(&output).position(differs) {
        Some(at) => expand.fail(format_args!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}
