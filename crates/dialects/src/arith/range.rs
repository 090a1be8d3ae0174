//! Ranges of results (`InferIntRangeInterface`).

use super::fold::elements::{Dense, Element};
use super::{CmpI, CmpIPredicate, Constant, IntegerOverflowFlags};
use crate::arith::{ExtSI, ExtUI, IndexCast, IndexCastUI, Select, TruncI};
use terrace_ir::decl::OpKind;
use terrace_ir::ranges::{self, Comparison, IntRange, NoWrap};
use terrace_ir::{Body, Op};
use terrace_num::ApInt;

type Ranges<'a> = &'a [Option<&'a IntRange>];

/// The ranges of both operands.
fn both<'a>(ranges: Ranges<'a>) -> Option<(&'a IntRange, &'a IntRange)> {
    Some(((*ranges.first()?)?, (*ranges.get(1)?)?))
}

fn one<'a>(ranges: Ranges<'a>) -> Option<&'a IntRange> {
    *ranges.first()?
}

/// The numbers between the least and the greatest element, or the only number.
pub(super) fn constant(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    let (ctx, value) = (b.ctx(), Constant::wrap(op).value(b)?);
    if let Some((_, int)) = ApInt::of_attr(ctx, value) {
        return Some(IntRange::constant(int));
    }
    let dense = Dense::of(ctx, value).filter(|dense| <ApInt as Element>::fits(&dense.layout))?;
    let n = if dense.splat { 1 } else { dense.len };
    let elements = (0..n).map(|i| IntRange::constant(dense.get(i)));
    elements.reduce(|all, one| all.union(&one))
}

/// The overflow that the flags of an operation exclude, which are its first attribute.
fn no_wrap(b: &Body, op: Op) -> NoWrap {
    use terrace_ir::decl::AttrType;
    let flags = b.slot(op, 0).and_then(|flags| IntegerOverflowFlags::decode(b.ctx(), flags));
    let has = |flag| flags.is_some_and(|flags| flags.has(flag));
    NoWrap { unsigned: has(IntegerOverflowFlags::NUW), signed: has(IntegerOverflowFlags::NSW) }
}

macro_rules! wrapping {
    ($($name:ident => $f:path),* $(,)?) => { $(
        pub(super) fn $name(b: &Body, op: Op, ranges: Ranges<'_>) -> Option<IntRange> {
            let (lhs, rhs) = both(ranges)?;
            Some($f(lhs, rhs, no_wrap(b, op)))
        }
    )* };
}

macro_rules! binary {
    ($($name:ident => $f:path),* $(,)?) => { $(
        pub(super) fn $name(_: &Body, _: Op, ranges: Ranges<'_>) -> Option<IntRange> {
            let (lhs, rhs) = both(ranges)?;
            Some($f(lhs, rhs))
        }
    )* };
}

wrapping! { addi => ranges::add, subi => ranges::sub, muli => ranges::mul, shli => ranges::shl }

binary! {
    divui => ranges::div_u, divsi => ranges::div_s, ceildivui => ranges::ceil_div_u, ceildivsi => ranges::ceil_div_s,
    floordivsi => ranges::floor_div_s, remui => ranges::rem_u, remsi => ranges::rem_s, andi => ranges::and,
    ori => ranges::or, xori => ranges::xor, maxsi => ranges::max_s, maxui => ranges::max_u, minsi => ranges::min_s,
    minui => ranges::min_u, shrsi => ranges::shr_s, shrui => ranges::shr_u,
}

/// The width of the only result.
fn result_width(b: &Body, op: Op) -> Option<u32> {
    IntRange::width_of(b.ctx(), b.ty(b.result(op, 0)))
}

pub(super) fn extsi(b: &Body, op: ExtSI, ranges: Ranges<'_>) -> Option<IntRange> {
    Some(ranges::sign_extend(one(ranges)?, result_width(b, op.0)?))
}

pub(super) fn extui(b: &Body, op: ExtUI, ranges: Ranges<'_>) -> Option<IntRange> {
    Some(ranges::zero_extend(one(ranges)?, result_width(b, op.0)?))
}

pub(super) fn trunci(b: &Body, op: TruncI, ranges: Ranges<'_>) -> Option<IntRange> {
    Some(ranges::truncate(one(ranges)?, result_width(b, op.0)?))
}

pub(super) fn index_cast(b: &Body, op: IndexCast, ranges: Ranges<'_>) -> Option<IntRange> {
    Some(ranges::resize(one(ranges)?, result_width(b, op.0)?, true))
}

pub(super) fn index_castui(b: &Body, op: IndexCastUI, ranges: Ranges<'_>) -> Option<IntRange> {
    Some(ranges::resize(one(ranges)?, result_width(b, op.0)?, false))
}

fn comparison(predicate: CmpIPredicate) -> Comparison {
    match predicate {
        CmpIPredicate::Eq => Comparison::Eq,
        CmpIPredicate::Ne => Comparison::Ne,
        CmpIPredicate::Slt => Comparison::Slt,
        CmpIPredicate::Sle => Comparison::Sle,
        CmpIPredicate::Sgt => Comparison::Sgt,
        CmpIPredicate::Sge => Comparison::Sge,
        CmpIPredicate::Ult => Comparison::Ult,
        CmpIPredicate::Ule => Comparison::Ule,
        CmpIPredicate::Ugt => Comparison::Ugt,
        CmpIPredicate::Uge => Comparison::Uge,
    }
}

pub(super) fn cmpi(b: &Body, op: CmpI, ranges: Ranges<'_>) -> Option<IntRange> {
    let (lhs, rhs) = both(ranges)?;
    let predicate = op.predicate(b)?;
    Some(ranges::of_bool(ranges::compare(comparison(predicate), lhs, rhs)))
}

/// The range of the value that a constant condition selects, else of both.
pub(super) fn select(_: &Body, _: Select, ranges: Ranges<'_>) -> Option<IntRange> {
    let &[condition, yes, no] = ranges else { return None };
    match condition.and_then(IntRange::as_constant) {
        Some(condition) if condition.is_zero() => no.cloned(),
        Some(_) => yes.cloned(),
        None => Some(yes?.union(no?)),
    }
}
