//! Transfers and gathers in the region of a `vector.mask` as ones with a mask, and masks of nothing.

use super::masking::{Root, mask_around};
use crate::common::vectors::*;
use crate::prelude::*;

/// The patterns.
pub(crate) static PATTERNS: &[greedy::Pattern] = rewrites![
    vector::TransferRead => read,
    vector::TransferWrite => write,
    vector::Gather => gather,
    vector::Mask => without_operation,
];

/// A pattern that upstream lacks.
pub(super) static COMPLETE: &[greedy::Pattern] = rewrites![vector::TransferRead => read_with_other];

/// A masked read whose elements that are masked out come from a value of their own.
fn read_with_other(op: vector::TransferRead, rw: &mut Rewriter) -> Option<()> {
    let around = mask_around(rw, op.0)?;
    let (mask, other) = (around.mask(rw), around.passthru(rw)?);
    let ctx = &rw.ctx().clone();
    let (vector, selected) = (vector_of(ctx, rw, op.vector(rw))?, vector_of(ctx, rw, mask)?);
    if (vector.shape, vector.scalable) != (selected.shape, selected.scalable) {
        return None;
    }
    rw.set_before(around.0);
    let value = masked_read(op, rw, mask)?;
    let value = arith::Select::new(rw, mask, value, other);
    rw.replace(around.0, &[value]);
    Some(())
}

/// The read with a mask.
fn masked_read(op: vector::TransferRead, rw: &mut Rewriter, mask: Value) -> Option<Value> {
    let (map, in_bounds, ty) = (op.permutation_map(rw)?, op.in_bounds(rw)?, rw.ty(op.vector(rw)));
    let (base, indices, padding) = (op.base(rw), op.indices(rw).to_vec(), op.padding(rw));
    Some(vector::TransferRead::new(rw, ty, map, in_bounds, base, &indices, padding, Some(mask)))
}

fn read(op: vector::TransferRead, rw: &mut Rewriter) -> Option<()> {
    let root = Root::enter(rw, op.0)?;
    let value = masked_read(op, rw, root.mask?)?;
    root.replace(rw, value)
}

fn write(op: vector::TransferWrite, rw: &mut Rewriter) -> Option<()> {
    let (map, in_bounds) = (op.permutation_map(rw)?, op.in_bounds(rw)?);
    let root = Root::enter(rw, op.0).filter(|root| root.mask.is_some())?;
    let ty = rw.results(op.0).iter().next().map(|result| rw.ty(result));
    let (value, base, indices) = (op.value_to_store(rw), op.base(rw), op.indices(rw).to_vec());
    let write = vector::TransferWrite::build(rw, ty, map, in_bounds, value, base, &indices, root.mask);
    let results = rw.results(write.0).to_vec();
    rw.replace(root.op, &results);
    Some(())
}

/// Both masks must select an element. Upstream takes only the outer one, and zeros for the elements that the inner one
/// leaves out.
fn gather(op: vector::Gather, rw: &mut Rewriter) -> Option<()> {
    let ty = rw.ty(op.result(rw));
    zero(rw.ctx(), ty)?;
    let root = Root::enter(rw, op.0)?;
    let (mut mask, inner) = (root.mask?, op.mask(rw));
    let (base, offsets, indices) = (op.base(rw), op.offsets(rw).to_vec(), op.indices(rw));
    let alignment = op.alignment(rw);
    let pass_thru = match uniform_mask(rw, inner) {
        Some(true) => zeros(rw, ty)?,
        _ => {
            mask = arith::AndI::new(rw, mask, inner);
            op.pass_thru(rw)
        }
    };
    let gather = vector::Gather::with(ty, base, &offsets, indices, mask, pass_thru);
    let value = gather.alignment(alignment).result(rw);
    root.replace(rw, value)
}

/// A mask around no operation selects between the value that its region yields and the one for other elements.
fn without_operation(op: vector::Mask, rw: &mut Rewriter) -> Option<()> {
    let block = rw.entry_block(rw.region(op.0, 0))?;
    let yielded = rw.first_op(block)?;
    if !rw.is::<vector::Yield>(yielded) {
        return None;
    }
    let values = rw.operands(yielded).to_vec();
    if values.len() != rw.n_results(op.0) {
        return None;
    }
    match (op.passthru(rw), values.as_slice()) {
        (None, values) => rw.replace(op.0, values),
        (Some(passthru), &[value]) => {
            let mask = op.mask(rw);
            let value = arith::Select::new(rw, mask, value, passthru);
            rw.replace(op.0, &[value]);
        }
        _ => return None,
    }
    Some(())
}
