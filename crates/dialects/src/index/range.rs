//! Ranges of results, which are correct for targets on which `index` has 32 or 64 bits (`InferIntRangeInterface`).

use super::{Cmp, IndexCmpPredicate};
use crate::index::{CastS, CastU, SizeOf};
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::ranges::{self, Comparison, INDEX_WIDTH, IndexBounds, IntRange, LEAST_INDEX_WIDTH, NoWrap};
use terrace_ir::{Body, Op};
use terrace_num::ApInt;

type Ranges<'a> = &'a [Option<&'a IntRange>];

/// The ranges of both operands.
fn both<'a>(ranges: Ranges<'a>) -> Option<(&'a IntRange, &'a IntRange)> {
    Some(((*ranges.first()?)?, (*ranges.get(1)?)?))
}

macro_rules! binary {
    ($($name:ident => $f:expr, $bounds:ident);* $(;)?) => { $(
        pub(super) fn $name(_: &Body, _: Op, ranges: Ranges<'_>) -> Option<IntRange> {
            let (lhs, rhs) = both(ranges)?;
            Some(ranges::of_index($f, lhs, rhs, IndexBounds::$bounds))
        }
    )* };
}

binary! {
    add => |a, b| ranges::add(a, b, NoWrap::NONE), Both;
    sub => |a, b| ranges::sub(a, b, NoWrap::NONE), Both;
    mul => |a, b| ranges::mul(a, b, NoWrap::NONE), Both;
    shl => |a, b| ranges::shl(a, b, NoWrap::NONE), Both;
    divs => ranges::div_s, Signed;
    divu => ranges::div_u, Unsigned;
    ceildivs => ranges::ceil_div_s, Signed;
    ceildivu => ranges::ceil_div_u, Unsigned;
    floordivs => ranges::floor_div_s, Signed;
    rems => ranges::rem_s, Signed;
    remu => ranges::rem_u, Unsigned;
    maxs => ranges::max_s, Signed;
    maxu => ranges::max_u, Unsigned;
    mins => ranges::min_s, Signed;
    minu => ranges::min_u, Unsigned;
    shrs => ranges::shr_s, Signed;
    shru => ranges::shr_u, Unsigned;
    and => ranges::and, Unsigned;
    or => ranges::or, Unsigned;
    xor => ranges::xor, Unsigned;
}

fn cast(b: &Body, op: Op, ranges: Ranges<'_>, signed: bool) -> Option<IntRange> {
    let range = (*ranges.first()?)?;
    let width = IntRange::width_of(b.ctx(), b.ty(b.result(op, 0)))?;
    let wide = ranges::resize(range, width, signed);
    if b.ty(b.operand(op, 0)).is_index() {
        return Some(wide);
    }
    let narrow = ranges::resize(range, LEAST_INDEX_WIDTH, signed);
    Some(wide.union(&ranges::extend(&narrow, width)))
}

pub(super) fn casts(b: &Body, op: CastS, ranges: Ranges<'_>) -> Option<IntRange> {
    cast(b, op.0, ranges, true)
}

pub(super) fn castu(b: &Body, op: CastU, ranges: Ranges<'_>) -> Option<IntRange> {
    cast(b, op.0, ranges, false)
}

fn comparison(predicate: IndexCmpPredicate) -> Comparison {
    match predicate {
        IndexCmpPredicate::Eq => Comparison::Eq,
        IndexCmpPredicate::Ne => Comparison::Ne,
        IndexCmpPredicate::Slt => Comparison::Slt,
        IndexCmpPredicate::Sle => Comparison::Sle,
        IndexCmpPredicate::Sgt => Comparison::Sgt,
        IndexCmpPredicate::Sge => Comparison::Sge,
        IndexCmpPredicate::Ult => Comparison::Ult,
        IndexCmpPredicate::Ule => Comparison::Ule,
        IndexCmpPredicate::Ugt => Comparison::Ugt,
        IndexCmpPredicate::Uge => Comparison::Uge,
    }
}

/// The result if it is the same for both widths.
pub(super) fn cmp(b: &Body, op: Cmp, ranges: Ranges<'_>) -> Option<IntRange> {
    let (lhs, rhs) = both(ranges)?;
    let comparison = comparison(op.pred(b)?);
    let wide = ranges::compare(comparison, lhs, rhs);
    let cut = |range| ranges::truncate(range, LEAST_INDEX_WIDTH);
    let narrow = ranges::compare(comparison, &cut(lhs), &cut(rhs));
    Some(ranges::of_bool(wide.filter(|_| wide == narrow)))
}

pub(super) fn sizeof(_: &Body, _: SizeOf, _: Ranges<'_>) -> Option<IntRange> {
    let bits = |bits: u32| ApInt::new(INDEX_WIDTH, u64::from(bits));
    Some(IntRange::unsigned(bits(LEAST_INDEX_WIDTH), bits(INDEX_WIDTH)))
}

pub(super) fn constant(b: &Body, op: Op, _: Ranges<'_>) -> Option<IntRange> {
    let value = b.slot(op, 0)?;
    if let Some(value) = value.as_bool(b.ctx()) {
        return Some(ranges::of_bool(Some(value)));
    }
    Some(IntRange::constant(value.as_::<IntegerAttr>(b.ctx())?.value(b.ctx())))
}
