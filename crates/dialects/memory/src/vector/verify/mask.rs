//! The verifier of `vector.mask`.

use super::super::{Mask, TransferRead, Yield, expected_mask, is_maskable};
use crate::prelude::*;

/// Verifies that the region has at most one operation, which is maskable, and that types match.
pub(in crate::vector) fn mask(op: OpView<'_, Mask>) -> Result {
    let b = op.body();
    let mask = op.handle;
    let Some(block) = b.entry_block(mask.mask_region(b)) else { return Ok(()) };
    let Some(end) = b.last_op(block).filter(|&end| b.is::<Yield>(end)) else {
        return op.fail("expects a terminator within the mask region");
    };
    let ops: Vec<_> = b.ops(block).take(3).collect();
    if ops.len() > 2 {
        return op.fail("expects only one operation to mask");
    }
    let (results, yielded) = (mask.results(b), b.operands(end));
    if results.len() != yielded.len() {
        return op.fail("expects number of results to match mask region yielded values");
    }
    let Some(&inner) = ops.first().filter(|&&first| first != end) else { return Ok(()) };
    let inner_ref = op.scope.at(inner);
    if !is_maskable(inner_ref) {
        return op.fail("expects a MaskableOpInterface within the mask region");
    }
    let inner_results = b.results(inner);
    if inner_results.len() != results.len() {
        return op.fail("expects number of results to match maskable operation number of results");
    }
    if !inner_results.iter().eq(yielded.iter()) {
        return op.fail(
            "expects all the results from the MaskableOpInterface to match all the values returned by the \
             terminator",
        );
    }
    if !inner_results.iter().map(|value| b.ty(value)).eq(results.iter().map(|value| b.ty(value))) {
        return op.fail("expects result type to match maskable operation result type");
    }
    // An operation that is not valid, so that it has no such type, is reported itself.
    if let Some(want) = expected_mask(inner_ref).filter(|&want| want != b.ty(mask.mask(b))) {
        let want = quoted_type(op.ctx(), want);
        return op.fail(format_args!("expects a {want} mask for the maskable operation"));
    }
    let Some(passthru) = mask.passthru(b) else { return Ok(()) };
    if !b.is::<TransferRead>(inner) {
        return op.fail("doesn't expect a passthru argument for this maskable operation");
    }
    if results.first().is_some_and(|result| b.ty(result) != b.ty(passthru)) {
        return op.fail("expects passthru type to match result type");
    }
    Ok(())
}
