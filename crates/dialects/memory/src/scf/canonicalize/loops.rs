//! Canonicalization of `scf.for`, and numbers of iterations.

use super::{Operands, is_empty, only_block, yielded};
use crate::index_list::Index;
use crate::prelude::*;
use crate::scf::For;
use terrace_base::arith::IntegerOverflowFlags;

/// The width at which numbers of type `index` are computed.
const INDEX_WIDTH: u32 = 64;

fn constant(b: &Body, index: Index) -> Option<ApInt> {
    match index {
        Index::Static(value) => Some(ApInt::from_i64(INDEX_WIDTH, value)),
        Index::Dynamic(value) => {
            let attr = constant_of(b, value).filter(|attr| attr.is::<IntegerAttr>(b.ctx()))?;
            arith::fold::elements::int_constant(b.ctx(), attr)
        }
    }
}

fn width(b: &Body, index: Index) -> u32 {
    match index {
        Index::Static(_) => INDEX_WIDTH,
        Index::Dynamic(value) => match b.ty(value) {
            Type::INDEX => INDEX_WIDTH,
            ty => ty.as_int(b.ctx()).map_or(INDEX_WIDTH, |(width, _)| width),
        },
    }
}

/// The constant that `upper` is greater than `lower` by, if it is a sum that does not wrap.
fn distance(b: &Body, lower: Value, upper: Value, is_signed: bool) -> Option<ApInt> {
    let sum = b.def_as::<arith::AddI>(upper)?;
    let needed = if is_signed { IntegerOverflowFlags::NSW } else { IntegerOverflowFlags::NUW };
    let flags = sum.overflow_flags(b)?;
    if flags.0 & needed.0 == 0 || sum.lhs(b) != lower {
        return None;
    }
    constant(b, Index::Dynamic(sum.rhs(b)))
}

/// The number of iterations of a loop, if it is constant (`constantTripCount`). A step of zero gives none.
pub(super) fn trip_count(
    b: &Body,
    lower: Index,
    upper: Index,
    step: Index,
    is_signed: bool,
) -> Option<ApInt> {
    let width = width(b, lower);
    let zero = ApInt::zero(width);
    if lower == upper {
        return Some(zero);
    }
    let step = constant(b, step);
    if step.as_ref().is_some_and(|step| step.is_zero() || step.is_negative()) {
        return Some(zero);
    }
    let distance = match (constant(b, lower), constant(b, upper)) {
        (Some(lower), Some(upper)) => {
            let is_empty = if is_signed { upper.sle(&lower) } else { upper.ule(&lower) };
            if is_empty {
                return Some(zero);
            }
            upper.sub(&lower)
        }
        (None, None) => {
            let (Index::Dynamic(lower), Index::Dynamic(upper)) = (lower, upper) else { return None };
            distance(b, lower, upper, is_signed)?
        }
        _ => return None,
    };
    if is_signed && distance.is_negative() {
        return Some(zero);
    }
    let step = step?;
    let (count, rest) = if is_signed { distance.sdivrem(&step)? } else { distance.udivrem(&step)? };
    Some(if rest.is_zero() { count } else { count.add(&ApInt::one(width)) })
}

/// Erases a loop without iterations, inlines one with a single iteration, and erases an empty one whose results do not
/// depend on it.
pub(super) fn trivial(op: For, rw: &mut Rewriter<'_>) -> Option<()> {
    let index = Index::Dynamic;
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let is_signed = op.unsigned_cmp(rw).is_none();
    let count = trip_count(rw, index(lower), index(upper), index(step), is_signed)?;
    let inits: Operands = op.init_args(rw).iter().collect();
    if count.is_zero() {
        rw.replace(op.0, &inits);
        return Some(());
    }
    let block = only_block(rw, op.body(rw))?;
    // In one bit, one is negative.
    if count.is_one() && !count.is_negative() {
        let mut args = Operands::from_slice(&[lower]);
        args.extend(inits);
        return rw.replace_by_block(op.0, block, &args);
    }
    let values = yielded(rw, block);
    if !is_empty(rw, block) || values.iter().any(|&value| rw.def_block(value) == Some(block)) {
        return None;
    }
    rw.replace(op.0, &values);
    Some(())
}
