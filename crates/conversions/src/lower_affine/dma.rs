//! Lowering of `affine.dma_start` and `affine.dma_wait` to `memref`.

use crate::prelude::*;
use terrace_memory::affine::transforms::expand;

/// The values of the subscripts.
fn indices(rw: &mut Lowering, part: &affine::DmaPart) -> Rewrite<SmallVec<[Value; 8]>> {
    expand::map(rw, &part.map, &part.indices)
}

/// The operands of `memref.dma_start` are the source, the destination, the number of elements, the tag and the stride.
pub(super) fn start(op: affine::DmaStart, rw: &mut Lowering) -> Rewrite {
    let dma = affine::Dma::of_start(rw, op.0).ok_or("a map is missing")?;
    let ([source, destination, tag], Some((&n_elements, stride))) =
        (dma.parts.as_slice(), dma.sizes.split_first())
    else {
        return Err("operands are missing".into());
    };
    for part in &dma.parts {
        expand::check(rw, &part.map.results)?;
    }
    let (from, to, tag_indices) = (indices(rw, source)?, indices(rw, destination)?, indices(rw, tag)?);
    let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
    operands.push(source.memref);
    operands.extend(from);
    operands.push(destination.memref);
    operands.extend(to);
    operands.extend([n_elements, tag.memref]);
    operands.extend(tag_indices);
    operands.extend_from_slice(stride);
    memref::DmaStart::build(rw, &operands);
    rw.erase(op.0)
}

pub(super) fn wait(op: affine::DmaWait, rw: &mut Lowering) -> Rewrite {
    let dma = affine::Dma::of_wait(rw, op.0).ok_or("the map is missing")?;
    let ([tag], &[n_elements]) = (dma.parts.as_slice(), dma.sizes.as_slice()) else {
        return Err("operands are missing".into());
    };
    let tag_indices = indices(rw, tag)?;
    memref::DmaWait::build(rw, tag.memref, &tag_indices, n_elements);
    rw.erase(op.0)
}
