//! Transfers and gathers in the region of a `vector.mask` as ones with a mask, and masks of nothing.

use super::masking::mask_around;
use super::zero;
use crate::prelude::*;
use terrace_memory::vector::uniform_mask;
use terrace_rewrite::greedy::Pattern;

/// The patterns.
pub(crate) static PATTERNS: &[Pattern] = rewrites![
    vector::TransferRead => read,
    vector::TransferWrite => write,
    vector::Gather => gather,
    vector::Mask => without_operation,
];

/// A pattern that upstream lacks.
pub(super) static COMPLETE: &[Pattern] = rewrites![vector::TransferRead => read_with_other];

/// A masked read whose elements that are masked out come from a value of their own.
fn read_with_other(op: vector::TransferRead, rw: &mut Rewriter) -> Option<()> {
    type Read = vector::TransferRead;
    let map = op.permutation_map(rw)?;
    let in_bounds = op.in_bounds(rw)?;
    let around = mask_around(rw, op.0)?;
    let (mask, other) = (around.mask(rw), around.passthru(rw)?);
    let ty = rw.ty(op.vector(rw));
    let ctx = &rw.ctx().clone();
    let (vector, selected) = (ty.as_::<VectorType>(ctx)?, rw.ty(mask).as_::<VectorType>(ctx)?);
    if (vector.shape, vector.scalable) != (selected.shape, selected.scalable) {
        return None;
    }
    rw.set_before(around.0);
    let (base, padding) = (op.base(rw), op.padding(rw));
    let indices = op.indices(rw).to_vec();
    let value = Read::new(rw, ty, map, in_bounds, base, &indices, padding, Some(mask));
    let value = arith::Select::new(rw, mask, value, other);
    rw.replace(around.0, &[value]);
    Some(())
}

/// The mask around an operation. Elements that it leaves out have no value of their own.
fn enter(b: &mut Builder, op: Op) -> Option<(vector::Mask, Value)> {
    let around = mask_around(b, op)?;
    if around.passthru(b).is_some() {
        return None;
    }
    b.set_before(around.0);
    Some((around, around.mask(b)))
}

fn read(op: vector::TransferRead, rw: &mut Rewriter) -> Option<()> {
    type Read = vector::TransferRead;
    let map = op.permutation_map(rw)?;
    let in_bounds = op.in_bounds(rw)?;
    let (around, mask) = enter(rw, op.0)?;
    let ty = rw.ty(op.vector(rw));
    let (base, padding) = (op.base(rw), op.padding(rw));
    let indices = op.indices(rw).to_vec();
    let value = Read::new(rw, ty, map, in_bounds, base, &indices, padding, Some(mask));
    rw.replace(around.0, &[value]);
    Some(())
}

fn write(op: vector::TransferWrite, rw: &mut Rewriter) -> Option<()> {
    type Write = vector::TransferWrite;
    let map = op.permutation_map(rw)?;
    let in_bounds = op.in_bounds(rw)?;
    let (around, mask) = enter(rw, op.0)?;
    let ty = rw.results(op.0).iter().next().map(|result| rw.ty(result));
    let (value, base) = (op.value_to_store(rw), op.base(rw));
    let indices = op.indices(rw).to_vec();
    let write = Write::build(rw, ty, map, in_bounds, value, base, &indices, Some(mask));
    let results: SmallVec<[Value; 4]> = rw.results(write.0).iter().collect();
    rw.replace(around.0, &results);
    Some(())
}

/// Both masks must select an element. Upstream takes only the outer one, and zeros for the elements that the inner one
/// leaves out.
fn gather(op: vector::Gather, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let zero = zero(ctx, ty)?;
    let (around, mut mask) = enter(rw, op.0)?;
    let (base, indices, inner) = (op.base(rw), op.indices(rw), op.mask(rw));
    let offsets = op.offsets(rw).to_vec();
    let alignment = op.alignment(rw);
    let pass_thru = match uniform_mask(rw, inner) {
        Some(true) => arith::Constant::new(rw, zero),
        _ => {
            mask = arith::AndI::new(rw, mask, inner);
            op.pass_thru(rw)
        }
    };
    let gather = vector::Gather::with(ty, base, &offsets, indices, mask, pass_thru);
    let value = gather.alignment(alignment).result(rw);
    rw.replace(around.0, &[value]);
    Some(())
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
