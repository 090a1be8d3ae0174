//! Verifiers of `x86vector`.

use super::{CvtPackedF32ToBF16, MaskCompress};
use terrace_rewrite::prelude::*;

/// Verifies that at most one source is given, of the type of the result.
pub(super) fn mask_compress(compress: Shape<'_, MaskCompress>) -> Result {
    let (src, constant) = (compress.src(), compress.constant_src());
    if src.is_some() && constant.is_some() {
        return Err(compress.error("cannot use both src and constant_src").emit());
    }
    let dst = compress.dst();
    if src.is_some_and(|src| src != dst) {
        return Err(compress.error("failed to verify that src and dst have same type").emit());
    }
    if constant.is_some_and(|constant| constant.ty(compress.ctx()) != Some(dst)) {
        return Err(compress.error("failed to verify that constant_src and dst have same type").emit());
    }
    Ok(())
}

/// Whether a conversion keeps the number of elements.
pub(super) fn same_count(op: OpShape<'_>) -> bool {
    let Some(convert) = op.as_::<CvtPackedF32ToBF16>() else { return true };
    let count = |ty: Type| ty.as_shaped(op.ctx()).and_then(|shaped| shaped.n_elements());
    count(convert.a()) == count(convert.dst())
}
