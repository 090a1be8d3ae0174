//! The ranges of results from those of operands, for operations that several dialects have.

use super::{INDEX_WIDTH, IntRange, LEAST_INDEX_WIDTH};
use terrace_num::ApInt;

/// A function of two constants; `None` if it overflows.
type Binary<'a> = &'a dyn Fn(&ApInt, &ApInt) -> Option<ApInt>;

/// The kinds of overflow that make a result poison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoWrap {
    /// Unsigned overflow.
    pub unsigned: bool,
    /// Signed overflow.
    pub signed: bool,
}

impl NoWrap {
    /// Overflow wraps.
    pub const NONE: Self = Self { unsigned: false, signed: false };
    /// Signed overflow is poison.
    pub const SIGNED: Self = Self { unsigned: false, signed: true };
}

/// The range from `f(lows)` to `f(highs)`; any value if one of them overflows.
fn by_ends(f: Binary<'_>, lows: (&ApInt, &ApInt), highs: (&ApInt, &ApInt), signed: bool) -> IntRange {
    match (f(lows.0, lows.1), f(highs.0, highs.1)) {
        (Some(min), Some(max)) => IntRange::between(min, max, signed),
        _ => IntRange::full(lows.0.width()),
    }
}

/// The range of the results for all pairs of bounds; any value if one of them overflows.
fn by_corners(f: Binary<'_>, lhs: [&ApInt; 2], rhs: [&ApInt; 2], signed: bool) -> IntRange {
    let mut range: Option<(ApInt, ApInt)> = None;
    for a in lhs {
        for b in rhs {
            let Some(value) = f(a, b) else { return IntRange::full(a.width()) };
            range = Some(match range {
                None => (value.clone(), value),
                Some((min, max)) if signed => (min.smin(&value), max.smax(&value)),
                Some((min, max)) => (min.umin(&value), max.umax(&value)),
            });
        }
    }
    match range {
        Some((min, max)) => IntRange::between(min, max, signed),
        None => IntRange::full(lhs[0].width()),
    }
}

fn exact((value, overflows): (ApInt, bool)) -> Option<ApInt> {
    (!overflows).then_some(value)
}

fn limit(width: u32, negative: bool) -> ApInt {
    if negative { ApInt::signed_min(width) } else { ApInt::signed_max(width) }
}

/// Zero extension of the unsigned bounds and sign extension of the signed ones: correct for either extension of a value
/// whose representations agree.
pub fn extend(range: &IntRange, width: u32) -> IntRange {
    IntRange {
        umin: range.umin.zext(width),
        umax: range.umax.zext(width),
        smin: range.smin.sext(width),
        smax: range.smax.sext(width),
    }
}

/// Zero extension.
pub fn zero_extend(range: &IntRange, width: u32) -> IntRange {
    IntRange::unsigned(range.umin.zext(width), range.umax.zext(width))
}

/// Sign extension.
pub fn sign_extend(range: &IntRange, width: u32) -> IntRange {
    IntRange::signed(range.smin.sext(width), range.smax.sext(width))
}

/// Truncation. Bounds hold if the bits that are cut off are the same in all values of the range.
pub fn truncate(range: &IntRange, width: u32) -> IntRange {
    let (umin, umax) = match range.umin.lshr(width) == range.umax.lshr(width) {
        true => (range.umin.trunc(width), range.umax.trunc(width)),
        false => (ApInt::zero(width), ApInt::all_ones(width)),
    };
    // The sign bit of the result belongs to the bits that decide.
    let (low, high) = (range.smin.ashr(width - 1), range.smax.ashr(width - 1));
    let is_contiguous = low == high || (low.is_all_ones() && high.is_zero());
    let (smin, smax) = match is_contiguous {
        true => (range.smin.trunc(width), range.smax.trunc(width)),
        false => (ApInt::signed_min(width), ApInt::signed_max(width)),
    };
    IntRange { umin, umax, smin, smax }
}

/// Extension or truncation to another width.
pub fn resize(range: &IntRange, width: u32, signed: bool) -> IntRange {
    match range.width().cmp(&width) {
        core::cmp::Ordering::Less if signed => sign_extend(range, width),
        core::cmp::Ordering::Less => zero_extend(range, width),
        core::cmp::Ordering::Equal => range.clone(),
        core::cmp::Ordering::Greater => truncate(range, width),
    }
}

/// Which bounds have to agree for both widths of `index`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IndexBounds {
    /// All.
    Both,
    /// The signed ones.
    Signed,
    /// The unsigned ones.
    Unsigned,
}

/// The range of an operation on `index` that is correct for 32 and 64 bits.
pub fn of_index(
    infer: fn(&IntRange, &IntRange) -> IntRange,
    lhs: &IntRange,
    rhs: &IntRange,
    bounds: IndexBounds,
) -> IntRange {
    let wide = infer(lhs, rhs);
    let narrow = infer(&truncate(lhs, LEAST_INDEX_WIDTH), &truncate(rhs, LEAST_INDEX_WIDTH));
    let cut = truncate(&wide, LEAST_INDEX_WIDTH);
    let signed = narrow.smin == cut.smin && narrow.smax == cut.smax;
    let unsigned = narrow.umin == cut.umin && narrow.umax == cut.umax;
    let agrees = match bounds {
        IndexBounds::Both => signed && unsigned,
        IndexBounds::Signed => signed,
        IndexBounds::Unsigned => unsigned,
    };
    if agrees { wide } else { wide.union(&extend(&narrow, INDEX_WIDTH)) }
}

/// Addition.
pub fn add(lhs: &IntRange, rhs: &IntRange, no_wrap: NoWrap) -> IntRange {
    let unsigned = |a: &ApInt, b: &ApInt| match no_wrap.unsigned {
        true => Some(a.uadd_sat(b)),
        false => exact(a.uadd_ov(b)),
    };
    let signed = |a: &ApInt, b: &ApInt| match no_wrap.signed {
        true => Some(a.sadd_sat(b)),
        false => exact(a.sadd_ov(b)),
    };
    by_ends(&unsigned, (&lhs.umin, &rhs.umin), (&lhs.umax, &rhs.umax), false).intersection(&by_ends(
        &signed,
        (&lhs.smin, &rhs.smin),
        (&lhs.smax, &rhs.smax),
        true,
    ))
}

/// Subtraction.
pub fn sub(lhs: &IntRange, rhs: &IntRange, no_wrap: NoWrap) -> IntRange {
    let unsigned = |a: &ApInt, b: &ApInt| match no_wrap.unsigned {
        true => Some(a.usub_sat(b)),
        false => exact(a.usub_ov(b)),
    };
    let signed = |a: &ApInt, b: &ApInt| match no_wrap.signed {
        true => Some(a.ssub_sat(b)),
        false => exact(a.ssub_ov(b)),
    };
    by_ends(&unsigned, (&lhs.umin, &rhs.umax), (&lhs.umax, &rhs.umin), false).intersection(&by_ends(
        &signed,
        (&lhs.smin, &rhs.smax),
        (&lhs.smax, &rhs.smin),
        true,
    ))
}

/// Multiplication.
pub fn mul(lhs: &IntRange, rhs: &IntRange, no_wrap: NoWrap) -> IntRange {
    let unsigned = |a: &ApInt, b: &ApInt| {
        let (value, overflows) = a.umul_ov(b);
        if overflows { no_wrap.unsigned.then(|| ApInt::all_ones(a.width())) } else { Some(value) }
    };
    let signed = |a: &ApInt, b: &ApInt| {
        let (value, overflows) = a.smul_ov(b);
        let negative = a.is_negative() != b.is_negative();
        if overflows { no_wrap.signed.then(|| limit(a.width(), negative)) } else { Some(value) }
    };
    unsigned_corners(&unsigned, lhs, rhs).intersection(&signed_corners(&signed, lhs, rhs))
}

fn unsigned_corners(f: Binary<'_>, lhs: &IntRange, rhs: &IntRange) -> IntRange {
    by_corners(f, [&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false)
}

fn signed_corners(f: Binary<'_>, lhs: &IntRange, rhs: &IntRange) -> IntRange {
    by_corners(f, [&lhs.smin, &lhs.smax], [&rhs.smin, &rhs.smax], true)
}

/// Unsigned division.
pub fn div_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    unsigned_division(lhs, rhs, &ApInt::udiv)
}

/// Unsigned division towards positive infinity.
pub fn ceil_div_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    unsigned_division(lhs, rhs, &ApInt::ceildivu)
}

fn unsigned_division(lhs: &IntRange, rhs: &IntRange, divide: Binary<'_>) -> IntRange {
    if !rhs.umin.is_zero() && !rhs.umax.is_zero() {
        return unsigned_corners(divide, lhs, rhs);
    }
    // A quotient is not greater than the dividend.
    let least = lhs.umin.uge(&rhs.umax).then(|| lhs.umin.udiv(&rhs.umax)).flatten();
    IntRange::unsigned(least.unwrap_or(ApInt::zero(lhs.width())), lhs.umax.clone())
}

/// Signed division.
pub fn div_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    signed_division(lhs, rhs, &ApInt::sdiv)
}

/// Signed division towards positive infinity. Upstream's range, which takes `-(-a / b)` for the quotient of the least
/// integer, and the right one.
pub fn ceil_div_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let range = signed_division(lhs, rhs, &ApInt::ceildivs);
    let one = ApInt::one(lhs.width());
    if !lhs.smin.is_signed_min() {
        return range;
    }
    let divide = |a: &ApInt, b: &ApInt| {
        let quotient = a.ceildivs(b)?;
        Some(if a.is_signed_min() && b.sgt(&one) { a.sdiv(b)?.neg() } else { quotient })
    };
    range.union(&signed_division(lhs, rhs, &divide))
}

/// Signed division towards negative infinity.
pub fn floor_div_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    signed_division(lhs, rhs, &ApInt::floordivs)
}

fn signed_division(lhs: &IntRange, rhs: &IntRange, divide: Binary<'_>) -> IntRange {
    let is_positive = !rhs.smin.is_negative() && !rhs.smin.is_zero();
    match is_positive || rhs.smax.is_negative() {
        true => signed_corners(divide, lhs, rhs),
        false => IntRange::full(lhs.width()),
    }
}

/// Signed remainder.
pub fn rem_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let width = lhs.width();
    let is_positive = |value: &ApInt| !value.is_negative() && !value.is_zero();
    if !is_positive(&rhs.smin) && !rhs.smax.is_negative() {
        return IntRange::full(width);
    }
    let divisor = if is_positive(&rhs.smin) { rhs.smax.clone() } else { rhs.smin.abs() };
    let greatest = divisor.sub(&ApInt::one(width));
    let zero = ApInt::zero(width);
    let smin = if lhs.smin.is_negative() { greatest.neg() } else { zero.clone() };
    let smax = if is_positive(&lhs.smax) { greatest } else { zero };
    // Dividends that span less than the divisor may have consecutive remainders.
    if rhs.smin == rhs.smax
        && lhs.smax.sub(&lhs.smin).ult(&divisor)
        && let (Some(min), Some(max)) = (lhs.smin.srem(&divisor), lhs.smax.srem(&divisor))
        && min.sle(&max)
    {
        return IntRange::signed(min, max);
    }
    IntRange::signed(smin, smax)
}

/// Unsigned remainder.
pub fn rem_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let width = lhs.width();
    if !rhs.umin.is_zero()
        && rhs.umin == rhs.umax
        && lhs.umax.sub(&lhs.umin).ult(&rhs.umax)
        && let (Some(min), Some(max)) = (lhs.umin.urem(&rhs.umax), lhs.umax.urem(&rhs.umax))
        && min.ule(&max)
    {
        return IntRange::unsigned(min, max);
    }
    let umax = rhs.umax.sub(&ApInt::one(width)).umin(&lhs.umax);
    IntRange::unsigned(ApInt::zero(width), umax)
}

/// The greater operand of a signed comparison.
pub fn max_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    IntRange::signed(lhs.smin.smax(&rhs.smin), lhs.smax.smax(&rhs.smax))
}

/// The greater operand of an unsigned comparison.
pub fn max_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    IntRange::unsigned(lhs.umin.umax(&rhs.umin), lhs.umax.umax(&rhs.umax))
}

/// The lesser operand of a signed comparison.
pub fn min_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    IntRange::signed(lhs.smin.smin(&rhs.smin), lhs.smax.smin(&rhs.smax))
}

/// The lesser operand of an unsigned comparison.
pub fn min_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    IntRange::unsigned(lhs.umin.umin(&rhs.umin), lhs.umax.umin(&rhs.umax))
}

/// The low bits in which values of a range may differ.
fn varying_bits(range: &IntRange) -> ApInt {
    let width = range.width();
    ApInt::low_bits_set(width, width - range.umin.xor(&range.umax).leading_zeros())
}

/// The bounds, with the bits in which values may differ cleared and set.
fn widened(range: &IntRange) -> (ApInt, ApInt) {
    let mask = varying_bits(range);
    (range.umin.and(&mask.not()), range.umax.or(&mask))
}

/// Bitwise and.
pub fn and(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let (a, b) = (widened(lhs), widened(rhs));
    by_corners(&|a, b| Some(a.and(b)), [&a.0, &a.1], [&b.0, &b.1], false)
}

/// Bitwise or.
pub fn or(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let (a, b) = (widened(lhs), widened(rhs));
    by_corners(&|a, b| Some(a.or(b)), [&a.0, &a.1], [&b.0, &b.1], false)
}

/// Bitwise exclusive or.
pub fn xor(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let mask = varying_bits(lhs).or(&varying_bits(rhs));
    let value = lhs.umin.xor(&rhs.umin);
    IntRange::unsigned(value.and(&mask.not()), value.or(&mask))
}

/// Shift left.
pub fn shl(lhs: &IntRange, rhs: &IntRange, no_wrap: NoWrap) -> IntRange {
    let width = lhs.width();
    let shift = |value: &ApInt, amount: &ApInt, signed: bool| {
        let amount = amount.shift_amount(width)?;
        exact(if signed { value.sshl_ov(amount) } else { value.ushl_ov(amount) })
    };
    let unsigned = |a: &ApInt, b: &ApInt| {
        shift(a, b, false).or_else(|| no_wrap.unsigned.then(|| ApInt::all_ones(width)))
    };
    let signed = |a: &ApInt, b: &ApInt| {
        shift(a, b, true).or_else(|| no_wrap.signed.then(|| limit(width, a.is_negative())))
    };
    let amounts = [&rhs.umin, &rhs.umax];
    let unsigned = by_corners(&unsigned, [&lhs.umin, &lhs.umax], amounts, false);
    unsigned.intersection(&by_corners(&signed, [&lhs.smin, &lhs.smax], amounts, true))
}

/// Shift right, filling with the sign.
pub fn shr_s(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let shift = |a: &ApInt, b: &ApInt| Some(a.ashr(b.shift_amount(a.width())?));
    by_corners(&shift, [&lhs.smin, &lhs.smax], [&rhs.umin, &rhs.umax], true)
}

/// Shift right, filling with zeros.
pub fn shr_u(lhs: &IntRange, rhs: &IntRange) -> IntRange {
    let shift = |a: &ApInt, b: &ApInt| Some(a.lshr(b.shift_amount(a.width())?));
    unsigned_corners(&shift, lhs, rhs)
}

/// The values of an induction variable; `None` if the loop never runs.
pub fn of_induction(
    lower: &IntRange,
    upper: &IntRange,
    step: &IntRange,
    is_unsigned: bool,
) -> Option<IntRange> {
    // The upper bound is exclusive.
    let one = ApInt::one(lower.width());
    if is_unsigned {
        let (min, max) = (lower.umin.clone(), upper.umax.sub(&one));
        return max.uge(&min).then(|| IntRange::unsigned(min, max));
    }
    let (min, max) = match step.smax.is_negative() {
        true => (upper.smax.clone(), lower.smin.clone()),
        false => (lower.smin.clone(), upper.smax.sub(&one)),
    };
    max.sge(&min).then(|| IntRange::signed(min, max))
}

/// A comparison of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "The names of LLVM's predicates say it all.")]
pub enum Comparison {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

impl Comparison {
    fn inverse(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    fn always_holds(self, lhs: &IntRange, rhs: &IntRange) -> bool {
        match self {
            Self::Sle => lhs.smax.sle(&rhs.smin),
            Self::Slt => lhs.smax.slt(&rhs.smin),
            Self::Ule => lhs.umax.ule(&rhs.umin),
            Self::Ult => lhs.umax.ult(&rhs.umin),
            Self::Sge => lhs.smin.sge(&rhs.smax),
            Self::Sgt => lhs.smin.sgt(&rhs.smax),
            Self::Uge => lhs.umin.uge(&rhs.umax),
            Self::Ugt => lhs.umin.ugt(&rhs.umax),
            Self::Eq => lhs.as_constant().is_some() && lhs.as_constant() == rhs.as_constant(),
            // Both views have to exclude equality, as one of them may be that of values that do not occur.
            Self::Ne => {
                let holds = |comparison: Self| comparison.always_holds(lhs, rhs);
                (holds(Self::Slt) || holds(Self::Sgt)) && (holds(Self::Ult) || holds(Self::Ugt))
            }
        }
    }
}

/// The result of a comparison, if it is the same for all values.
pub fn compare(comparison: Comparison, lhs: &IntRange, rhs: &IntRange) -> Option<bool> {
    if comparison.always_holds(lhs, rhs) {
        return Some(true);
    }
    comparison.inverse().always_holds(lhs, rhs).then_some(false)
}

/// The range of an `i1`, which may be known.
pub fn of_bool(value: Option<bool>) -> IntRange {
    match value {
        Some(value) => IntRange::constant(ApInt::new(1, u64::from(value))),
        None => IntRange::full(1),
    }
}
