//! Verification of regions that the first thread of a subgroup runs.

use crate::gpu::{WarpExecuteOnLane0, Yield};
use crate::prelude::*;

/// Verifies that each thread has its part of each value that goes in or out.
pub fn execute(op: OpView<'_, WarpExecuteOnLane0>) -> Result {
    let b = op.body();
    let Some(entry) = b.entry_block(op.handle.warp_region(b)) else { return Ok(()) };
    let (args, inner) = (op.handle.args(b), b.args(entry));
    if args.len() != inner.len() {
        return op.fail("expected same number op arguments and block arguments.");
    }
    let Some(end) = b.last_op(entry).and_then(|end| b.as_::<Yield>(end)) else {
        return op.fail("expects regions to end with 'gpu.yield'");
    };
    let (values, results) = (end.values(b), op.handle.results(b));
    if values.len() != results.len() {
        return op.fail("expected same number of yield operands and return values.");
    }
    let size = op.handle.warp_size(b).unwrap_or(0);
    let inputs = inner.iter().copied().zip(args);
    for (expanded, distributed) in inputs.chain(values.iter().zip(results)) {
        verify_distributed(*op, op.ty(expanded), op.ty(distributed), size)?;
    }
    Ok(())
}

/// Verifies that so many parts of a vector are the vector.
fn verify_distributed(op: OpRef<'_>, expanded: Type, distributed: Type, size: i64) -> Result {
    let ctx = op.ctx();
    if expanded == distributed {
        return Ok(());
    }
    let vectors = (expanded.as_::<VectorType>(ctx), distributed.as_::<VectorType>(ctx));
    let (Some(whole), Some(part)) = vectors else {
        return op.fail("expected vector type for distributed operands.");
    };
    if whole.shape.len() != part.shape.len() || whole.elem != part.elem {
        return op.fail("expected distributed vectors to have same rank and element type.");
    }
    let mut scale = Some(1i64);
    for (i, (&whole, &part)) in whole.shape.iter().zip(part.shape).enumerate() {
        let Some(quotient) = whole.checked_div(part).filter(|quotient| quotient * part == whole) else {
            return op.fail(format_args!(
                "expected expanded vector dimension #{i} ({whole}) to be a multipler of the distributed vector dimension ({part})"
            ));
        };
        scale = scale.and_then(|scale| scale.checked_mul(quotient));
    }
    if scale == Some(size) {
        return Ok(());
    }
    let (expanded, distributed) = (quoted_type(ctx, expanded), quoted_type(ctx, distributed));
    op.fail(format_args!(
        "incompatible distribution dimensions from {expanded} to {distributed} with warp size = {size}"
    ))
}
