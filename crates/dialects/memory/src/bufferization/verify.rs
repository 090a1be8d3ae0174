//! Verification and inference of types of `bufferization`.

use crate::prelude::*;

/// A condition for each retained memref.
pub(super) fn infer_dealloc(args: &InferArgs<'_>) -> InferredTypes {
    let segments = args.slot(args.def.operand_segments_slot()?)?;
    let retained = segments.as_::<DenseArrayAttr>(args.ctx())?.i32s().nth(2)?;
    Some((0..retained).map(|_| Type::I1).collect())
}

pub(super) fn dealloc(op: OpShape<'_>) -> Result {
    if op.operand_group(0).len() != op.operand_group(1).len() {
        return op.fail("must have the same number of conditions as memrefs to deallocate");
    }
    if op.operand_group(2).len() != op.result_group(0).len() {
        return op.fail("must have the same number of updated conditions (results) as retained operands");
    }
    Ok(())
}
