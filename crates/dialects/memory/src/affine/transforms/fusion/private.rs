//! Buffers for the elements that a slice hands over within an iteration of the loops around it.

use super::super::redirect::{Buffer, can_redirect};
use crate::affine::For;
use crate::affine::analysis::access::{Access, common_block, enclosing_ivs};
use crate::affine::analysis::region::{MemRefRegion, element_bytes};
use crate::bufferization::transforms::allocations::ancestor_in;
use crate::memref;
use crate::prelude::*;

/// The memory that buffers are in.
#[derive(Clone, Copy)]
pub(super) struct FastMemory {
    /// The memory space of small buffers, if they are not to be in that of the memref.
    pub(super) space: Option<u32>,
    /// The greatest number of bytes of a small buffer.
    pub(super) bytes: u64,
}

/// Lets the stores of a memref in a fused loop and what follows them access a buffer instead, with the elements of an iteration of
/// the outermost `depth` loops; returns the buffer. `None`, and no change, if the elements are not known, or not all
/// stores have the same subscripts.
pub(super) fn privatize(
    b: &mut Body,
    root: For,
    stores: &[Access],
    depth: usize,
    block: Block,
    fast: FastMemory,
) -> Option<Value> {
    let ctx = b.ctx().clone();
    let first = stores.first()?;
    if !stores.windows(2).all(|pair| pair[0].equals(b, &pair[1])) {
        return None;
    }
    let memref = first.memref;
    let mut outer = enclosing_ivs(b, first.op);
    outer.truncate(depth);
    let region = MemRefRegion::with_quotients(b, first, &outer)?;
    let extents = region.extents(b)?;
    let ty = b.ty(memref).as_::<MemRefType>(&ctx)?;
    let (elem, old_space) = (ty.elem, ty.memory_space);
    let shape: SmallVec<[i64; 4]> = extents.iter().map(|extent| extent.size).collect();
    let n_elements = shape.iter().try_fold(1i64, |product, size| product.checked_mul(*size))?;
    let bytes = element_bytes(&ctx, elem).and_then(|size| size.checked_mul(n_elements.unsigned_abs()));
    let space = match fast.space.filter(|_| bytes.is_some_and(|bytes| bytes <= fast.bytes)) {
        Some(0) => None,
        Some(space) => Some(IntegerAttr::of_i64(&ctx, Type::I64, i64::from(space))),
        None => old_space,
    };
    let users = users(b, memref, stores, block)?;
    let region_of_root = b.region_of(b.block_of(root.0)?)?;
    let entry = b.entry_block(region_of_root)?;
    let loc = b.loc(root.0);
    let mut builder = Builder::new(b);
    builder.set_start(entry);
    builder.set_loc(loc);
    let ty = MemRefType::get(&ctx, &shape, elem, None, space);
    let value = memref::Alloc::new(&mut builder, ty, &[], &[]);
    let starts: Vec<AffineExpr> = extents.iter().map(|extent| extent.start).collect();
    let buffer = Buffer { value, symbols: &region.symbols, starts: &starts };
    users.into_iter().for_each(|user| buffer.redirect(b, user));
    Some(value)
}

/// The operations from the first store on, in the innermost block that contains all stores and is within which the slice is put, that
/// use a memref. `None` if one of them does not just access elements.
fn users(b: &Body, memref: Value, stores: &[Access], block: Block) -> Option<Vec<Op>> {
    let mut common = block;
    for store in stores {
        common = common_block(b, store.op, b.first_op(common)?)?.0;
    }
    let ancestors =
        stores.iter().map(|store| ancestor_in(b, common, store.op)).collect::<Option<Vec<Op>>>()?;
    let first = b.ops(common).find(|op| ancestors.contains(op))?;
    let is_after = |&user: &Op| {
        let op = ancestor_in(b, common, user);
        op.is_some_and(|op| op == first || b.is_before(first, op))
    };
    let mut users: Vec<Op> = b.users(memref).filter(is_after).collect();
    users.sort_unstable();
    users.dedup();
    users.iter().all(|&user| can_redirect(b, user)).then_some(users)
}
