//! Ranges of results, which are correct for targets on which `index` has 32 or 64 bits (`InferIntRangeInterface`).

use super::{
    Add, And, CastS, CastU, CeilDivS, CeilDivU, Cmp, DivS, DivU, FloorDivS, MaxS, MaxU, MinS, MinU, Mul, Or,
    RemS, RemU, Shl, ShrS, ShrU, SizeOf, Sub, XOr,
};
use terrace_ir::decl::hook::Ranges;
use terrace_ir::ranges::{self, INDEX_WIDTH, IndexBounds, LEAST_INDEX_WIDTH, NoWrap};
use terrace_rewrite::prelude::*;

macro_rules! binary {
    ($($name:ident($Kind:ident) => $f:expr, $bounds:ident);* $(;)?) => { $(
        pub(super) fn $name(_: &Body, _: $Kind, ranges: Ranges<'_, $Kind>) -> Option<IntRange> {
            Some(ranges::of_index($f, ranges.lhs?, ranges.rhs?, IndexBounds::$bounds))
        }
    )* };
}

binary! {
    add(Add) => |a, b| ranges::add(a, b, NoWrap::NONE), Both;
    sub(Sub) => |a, b| ranges::sub(a, b, NoWrap::NONE), Both;
    mul(Mul) => |a, b| ranges::mul(a, b, NoWrap::NONE), Both;
    shl(Shl) => |a, b| ranges::shl(a, b, NoWrap::NONE), Both;
    divs(DivS) => ranges::div_s, Signed;
    divu(DivU) => ranges::div_u, Unsigned;
    ceildivs(CeilDivS) => ranges::ceil_div_s, Signed;
    ceildivu(CeilDivU) => ranges::ceil_div_u, Unsigned;
    floordivs(FloorDivS) => ranges::floor_div_s, Signed;
    rems(RemS) => ranges::rem_s, Signed;
    remu(RemU) => ranges::rem_u, Unsigned;
    maxs(MaxS) => ranges::max_s, Signed;
    maxu(MaxU) => ranges::max_u, Unsigned;
    mins(MinS) => ranges::min_s, Signed;
    minu(MinU) => ranges::min_u, Unsigned;
    shrs(ShrS) => ranges::shr_s, Signed;
    shru(ShrU) => ranges::shr_u, Unsigned;
    and(And) => ranges::and, Unsigned;
    or(Or) => ranges::or, Unsigned;
    xor(XOr) => ranges::xor, Unsigned;
}

fn cast(b: &Body, input: Value, output: Value, range: &IntRange, signed: bool) -> Option<IntRange> {
    let width = IntRange::width_of(b.ctx(), b.ty(output))?;
    let wide = ranges::resize(range, width, signed);
    if b.ty(input).is_index() {
        return Some(wide);
    }
    let narrow = ranges::resize(range, LEAST_INDEX_WIDTH, signed);
    Some(wide.union(&ranges::extend(&narrow, width)))
}

pub(super) fn casts(b: &Body, op: CastS, ranges: Ranges<'_, CastS>) -> Option<IntRange> {
    cast(b, op.input(b), op.output(b), ranges.input?, true)
}

pub(super) fn castu(b: &Body, op: CastU, ranges: Ranges<'_, CastU>) -> Option<IntRange> {
    cast(b, op.input(b), op.output(b), ranges.input?, false)
}

/// The result if it is the same for both widths.
pub(super) fn cmp(b: &Body, op: Cmp, ranges: Ranges<'_, Cmp>) -> Option<IntRange> {
    let (lhs, rhs) = (ranges.lhs?, ranges.rhs?);
    let comparison = crate::arith::range::comparison(op.pred(b)?.as_arith());
    let wide = ranges::compare(comparison, lhs, rhs);
    let cut = |range| ranges::truncate(range, LEAST_INDEX_WIDTH);
    let narrow = ranges::compare(comparison, &cut(lhs), &cut(rhs));
    Some(ranges::of_bool(wide.filter(|_| wide == narrow)))
}

pub(super) fn sizeof(_: &Body, _: SizeOf, _: Ranges<'_, SizeOf>) -> Option<IntRange> {
    let bits = |bits: u32| ApInt::new(INDEX_WIDTH, u64::from(bits));
    Some(IntRange::unsigned(bits(LEAST_INDEX_WIDTH), bits(INDEX_WIDTH)))
}

pub(super) fn constant(b: &Body, op: Op, _: &[Option<&IntRange>]) -> Option<IntRange> {
    let value = b.slot(op, 0)?;
    if let Some(value) = value.as_bool(b.ctx()) {
        return Some(ranges::of_bool(Some(value)));
    }
    Some(IntRange::constant(value.as_::<IntegerAttr>(b.ctx())?.value(b.ctx())))
}
