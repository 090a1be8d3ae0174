//! Verifiers of gather and scatter.

use super::ranked;
use crate::index_list::{Integers, integers_of};
use crate::prelude::*;
use crate::tensor::{Gather, Scatter, infer};

/// Verifies the dimensions that indices select: those of the operand `of`. `what` is the prefix of the attribute's name.
fn verify_dims(
    op: OpShape<'_>,
    [what, of]: [&str; 2],
    dims: &[i64],
    indices: RankedTensorType<'_>,
    rank: usize,
) -> Result {
    let fail = |message: &str| op.fail(format_args!("{what}_dims {message}"));
    if dims.is_empty() {
        return fail("must be non-empty");
    }
    if dims.len() > rank {
        return fail(&format!("overflow {of} rank"));
    }
    if indices.shape.last() != Some(&(dims.len() as i64)) {
        return fail("length must match the size of last dimension of indices");
    }
    for &dim in dims {
        if dim < 0 {
            return fail("value must be non-negative");
        }
        if dim >= rank as i64 {
            return fail(&format!("value must be smaller than {of} rank"));
        }
    }
    if dims.windows(2).any(|pair| pair[0] >= pair[1]) {
        return fail("values must be strictly increasing");
    }
    Ok(())
}

/// Verifies that a type is that of the slices, with or without the dimensions that are selected.
fn verify_slices(
    op: OpShape<'_>,
    name: &str,
    have: Type,
    [source, indices]: [RankedTensorType<'_>; 2],
    dims: &[i64],
) -> Result {
    let ctx = op.ctx();
    let [full, reduced] = [false, true].map(|reduced| infer::gathered(ctx, source, indices, dims, reduced));
    if have == full || have == reduced {
        return Ok(());
    }
    let [full, reduced, have] = [full, reduced, have].map(|ty| quoted_type(ctx, ty));
    op.fail(format_args!(
        "{name} type mismatch: expected {full} or its rank-reduced variant {reduced} (got: {have})"
    ))
}

/// Verifies the dimensions and the result type.
pub(in crate::tensor) fn gather(gather: Shape<'_, Gather>) -> Result {
    let (Some(source), Some(indices)) = (ranked(*gather, gather.source()), ranked(*gather, gather.indices()))
    else {
        return Ok(());
    };
    let dims: Integers = integers_of(gather.ctx(), gather.gather_dims());
    verify_dims(*gather, ["gather", "source"], &dims, indices, source.shape.len())?;
    verify_slices(*gather, "result", gather.result(), [source, indices], &dims)
}

/// Verifies the dimensions, `unique`, and the type of the source.
pub(in crate::tensor) fn scatter(scatter: Shape<'_, Scatter>) -> Result {
    let (Some(dest), Some(indices)) = (ranked(*scatter, scatter.dest()), ranked(*scatter, scatter.indices()))
    else {
        return Ok(());
    };
    let dims: Integers = integers_of(scatter.ctx(), scatter.scatter_dims());
    verify_dims(*scatter, ["scatter", "dest"], &dims, indices, dest.shape.len())?;
    if scatter.unique().is_none() {
        return scatter.fail("requires 'unique' attribute to be set");
    }
    verify_slices(*scatter, "source", scatter.source(), [dest, indices], &dims)
}
