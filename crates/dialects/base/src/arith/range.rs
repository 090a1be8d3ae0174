//! Ranges of results (`InferIntRangeInterface`).

use super::fold::elements::{Dense, Element};
use super::{
    AddI, AndI, CeilDivSI, CeilDivUI, CmpI, CmpIPredicate, Constant, DivSI, DivUI, ExtSI, ExtUI, FloorDivSI,
    IndexCast, IndexCastUI, IntegerOverflowFlags, MaxSI, MaxUI, MinSI, MinUI, MulI, OrI, RemSI, RemUI,
    Select, ShLI, ShRSI, ShRUI, SubI, TruncI, XOrI,
};
use terrace_ir::decl::hook::Ranges;
use terrace_ir::ranges::{self, Comparison, NoWrap};
use terrace_rewrite::prelude::*;

/// The numbers between the least and the greatest element, or the only number.
pub(super) fn constant(b: &Body, op: Constant, _: Ranges<'_, Constant>) -> Option<IntRange> {
    let (ctx, value) = (b.ctx(), op.value(b)?);
    if let Some((_, int)) = ApInt::of_attr(ctx, value) {
        return Some(IntRange::constant(int));
    }
    let dense = Dense::of(ctx, value).filter(|dense| <ApInt as Element>::fits(&dense.layout))?;
    let n = if dense.splat { 1 } else { dense.len };
    let elements = (0..n).map(|i| IntRange::constant(dense.get(i)));
    elements.reduce(|all, one| all.union(&one))
}

fn no_wrap(flags: Option<IntegerOverflowFlags>) -> NoWrap {
    let has = |flag| flags.is_some_and(|flags| flags.has(flag));
    NoWrap { unsigned: has(IntegerOverflowFlags::NUW), signed: has(IntegerOverflowFlags::NSW) }
}

macro_rules! wrapping {
    ($($name:ident($Kind:ident) => $f:path),* $(,)?) => { $(
        pub(super) fn $name(b: &Body, op: $Kind, ranges: Ranges<'_, $Kind>) -> Option<IntRange> {
            Some($f(ranges.lhs?, ranges.rhs?, no_wrap(op.overflow_flags(b))))
        }
    )* };
}

macro_rules! binary {
    ($($name:ident($Kind:ident) => $f:path),* $(,)?) => { $(
        pub(super) fn $name(_: &Body, _: $Kind, ranges: Ranges<'_, $Kind>) -> Option<IntRange> {
            Some($f(ranges.lhs?, ranges.rhs?))
        }
    )* };
}

wrapping! {
    addi(AddI) => ranges::add, subi(SubI) => ranges::sub, muli(MulI) => ranges::mul, shli(ShLI) => ranges::shl,
}

binary! {
    divui(DivUI) => ranges::div_u, divsi(DivSI) => ranges::div_s, ceildivui(CeilDivUI) => ranges::ceil_div_u,
    ceildivsi(CeilDivSI) => ranges::ceil_div_s, floordivsi(FloorDivSI) => ranges::floor_div_s,
    remui(RemUI) => ranges::rem_u, remsi(RemSI) => ranges::rem_s, andi(AndI) => ranges::and, ori(OrI) => ranges::or,
    xori(XOrI) => ranges::xor, maxsi(MaxSI) => ranges::max_s, maxui(MaxUI) => ranges::max_u,
    minsi(MinSI) => ranges::min_s, minui(MinUI) => ranges::min_u, shrsi(ShRSI) => ranges::shr_s,
    shrui(ShRUI) => ranges::shr_u,
}

/// The width of the only result.
fn result_width(b: &Body, op: Op) -> Option<u32> {
    IntRange::width_of(b.ctx(), b.ty(b.result(op, 0)))
}

macro_rules! casts {
    ($($name:ident($Kind:ident) => $f:expr),* $(,)?) => { $(
        pub(super) fn $name(b: &Body, op: $Kind, ranges: Ranges<'_, $Kind>) -> Option<IntRange> {
            Some($f(ranges.input?, result_width(b, op.0)?))
        }
    )* };
}

casts! {
    extsi(ExtSI) => ranges::sign_extend, extui(ExtUI) => ranges::zero_extend, trunci(TruncI) => ranges::truncate,
    index_cast(IndexCast) => |range, width| ranges::resize(range, width, true),
    index_castui(IndexCastUI) => |range, width| ranges::resize(range, width, false),
}

/// The comparison of ranges.
pub(crate) fn comparison(predicate: CmpIPredicate) -> Comparison {
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

pub(super) fn cmpi(b: &Body, op: CmpI, ranges: Ranges<'_, CmpI>) -> Option<IntRange> {
    let predicate = comparison(op.predicate(b)?);
    Some(ranges::of_bool(ranges::compare(predicate, ranges.lhs?, ranges.rhs?)))
}

/// The range of the value that a constant condition selects, else of both.
pub(super) fn select(_: &Body, _: Select, ranges: Ranges<'_, Select>) -> Option<IntRange> {
    let (yes, no) = (ranges.true_value, ranges.false_value);
    match ranges.condition.and_then(IntRange::as_constant) {
        Some(condition) if condition.is_zero() => no.cloned(),
        Some(_) => yes.cloned(),
        None => Some(yes?.union(no?)),
    }
}
