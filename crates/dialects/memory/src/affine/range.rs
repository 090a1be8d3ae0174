//! Ranges of affine expressions and induction variables.

use super::{Apply, For};
use crate::prelude::*;
use terrace_ir::decl::Induction;
use terrace_ir::ranges::{self, INDEX_WIDTH, NoWrap};

/// The range of the map's result.
pub(super) fn apply(b: &Body, op: Apply, ranges: &[Option<&IntRange>]) -> Option<IntRange> {
    let map = AffineMap::of(b.ctx(), op.map(b)?)?;
    let operands: Option<SmallVec<[&IntRange; 4]>> = ranges.iter().copied().collect();
    let operands = operands?;
    let n_dims = map.n_dims as usize;
    if operands.len() != map.n_inputs() {
        return None;
    }
    range_of(b.ctx(), *map.results.first()?, &operands, n_dims)
}

/// The range of an expression; the operands are those of the dimensions, then those of the symbols.
fn range_of(ctx: &Context, expr: AffineExpr, operands: &[&IntRange], n_dims: usize) -> Option<IntRange> {
    Some(match expr.node(ctx) {
        AffineNode::Const(value) => IntRange::constant(ApInt::from_i64(INDEX_WIDTH, value)),
        AffineNode::Dim(n) => (*operands.get(n as usize)?).clone(),
        AffineNode::Sym(n) => (*operands.get(n_dims + n as usize)?).clone(),
        AffineNode::Binary(op, lhs, rhs) => {
            let lhs = range_of(ctx, lhs, operands, n_dims)?;
            let rhs = range_of(ctx, rhs, operands, n_dims)?;
            match op {
                AffineOp::Add => ranges::add(&lhs, &rhs, NoWrap::SIGNED),
                AffineOp::Mul => ranges::mul(&lhs, &rhs, NoWrap::SIGNED),
                AffineOp::Mod => modulo(&lhs, &rhs),
                AffineOp::FloorDiv => ranges::floor_div_s(&lhs, &positive(&rhs)),
                AffineOp::CeilDiv => ranges::ceil_div_s(&lhs, &positive(&rhs)),
            }
        }
    })
}

/// The values that divisors may have.
fn positive(range: &IntRange) -> IntRange {
    let one = ApInt::one(INDEX_WIDTH);
    let unsigned = IntRange::unsigned(range.umin.umax(&one), range.umax.clone());
    unsigned.intersection(&IntRange::signed(range.smin.smax(&one), range.smax.clone()))
}

/// The result is not negative and below the divisor; dividends within one period keep their distance.
fn modulo(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    if rhs.smax.is_zero() {
        return IntRange::full(INDEX_WIDTH);
    }
    let (min, max) = (&lhs.smin, &lhs.smax);
    let is_positive = !rhs.smin.is_negative() && !rhs.smin.is_zero();
    if is_positive && lhs.is_non_negative() && max.ult(&rhs.smin) {
        return IntRange::unsigned(min.clone(), max.clone());
    }
    if rhs.smin == rhs.smax
        && lhs.is_non_negative()
        && max.sub(min).ult(&rhs.smax)
        && min.udiv(&rhs.smax) == max.udiv(&rhs.smax)
        && let (Some(min), Some(max)) = (min.urem(&rhs.smax), max.urem(&rhs.smax))
    {
        return IntRange::unsigned(min, max);
    }
    IntRange::unsigned(ApInt::zero(INDEX_WIDTH), rhs.smax.sub(&ApInt::one(INDEX_WIDTH)))
}

/// The induction variable; bounds that are no constants are unknown.
pub(super) fn for_induction(b: &Body, for_op: For) -> SmallVec<[Induction; 1]> {
    let Some(variable) = for_op.induction_variable(b) else { return SmallVec::new() };
    let constant = |value| FoldResult::Attr(IntegerAttr::of_i64(b.ctx(), Type::INDEX, value));
    let induction = Induction {
        variable,
        lower: for_op.constant_lower_bound(b).map(constant),
        upper: for_op.constant_upper_bound(b).map(constant),
        step: for_op.step(b).map(constant),
        unsigned: false,
    };
    SmallVec::from_slice(&[induction])
}
