//! Overflow flags of an operation that replaces two others with constants.

use super::IntegerOverflowFlags;
use terrace_num::ApInt;

/// An operation on a value and a constant.
#[derive(Clone, Copy)]
pub(super) enum Step<'c> {
    /// `x + c`
    Add(&'c ApInt),
    /// `x - c`
    Sub(&'c ApInt),
    /// `c - x`
    SubFrom(&'c ApInt),
    /// `x * c`
    Mul(&'c ApInt),
}

impl Step<'_> {
    /// The result; `None` if it is poison by the flags.
    fn apply(&self, x: &ApInt, flags: IntegerOverflowFlags) -> Option<ApInt> {
        let ((result, signed), (_, unsigned)) = match self {
            Self::Add(c) => (x.sadd_ov(c), x.uadd_ov(c)),
            Self::Sub(c) => (x.ssub_ov(c), x.usub_ov(c)),
            Self::SubFrom(c) => (c.ssub_ov(x), c.usub_ov(x)),
            Self::Mul(c) => (x.smul_ov(c), x.umul_ov(c)),
        };
        let is_poison = (signed && flags.has(IntegerOverflowFlags::NSW))
            || (unsigned && flags.has(IntegerOverflowFlags::NUW));
        (!is_poison).then_some(result)
    }

    /// The operand that gives `result`. A product has none in general: it overflows for other factors than 0, 1 and -1
    /// where it should not.
    fn operand_of(&self, result: &ApInt) -> ApInt {
        match self {
            Self::Add(c) => result.sub(c),
            Self::Sub(c) => result.add(c),
            Self::SubFrom(c) => c.sub(result),
            Self::Mul(_) => result.clone(),
        }
    }
}

/// The flags that both `inner` and `outer` have and that hold for `merged`, which replaces `outer` of `inner`: no operand
/// makes it poison unless it makes one of the two poison.
///
/// Sums and differences begin or cease to overflow only where their operand or result passes from -1 to 0 or from the
/// greatest to the least number, so that these operands decide for all. If the merged factor of a product overflows, the
/// product does so for all operands but 0, 1 and -1.
pub(super) fn kept(
    inner: Step<'_>,
    inner_flags: IntegerOverflowFlags,
    outer: Step<'_>,
    outer_flags: IntegerOverflowFlags,
    merged: Step<'_>,
) -> IntegerOverflowFlags {
    let (Step::Add(c) | Step::Sub(c) | Step::SubFrom(c) | Step::Mul(c)) = merged;
    let width = c.width();
    let common = inner_flags & outer_flags;
    let limits = [
        ApInt::zero(width),
        ApInt::one(width),
        ApInt::all_ones(width),
        ApInt::signed_min(width),
        ApInt::signed_max(width),
    ];
    let holds = |flag: IntegerOverflowFlags| {
        limits.iter().all(|limit| {
            let behind_inner = inner.operand_of(limit);
            let behind_outer = inner.operand_of(&outer.operand_of(limit));
            [limit.clone(), behind_inner, behind_outer, merged.operand_of(limit)].iter().all(|x| {
                let before = inner.apply(x, inner_flags).and_then(|x| outer.apply(&x, outer_flags));
                before.is_none() || merged.apply(x, flag).is_some()
            })
        })
    };
    let kept = [IntegerOverflowFlags::NSW, IntegerOverflowFlags::NUW]
        .into_iter()
        .filter(|&flag| common.has(flag) && holds(flag));
    IntegerOverflowFlags(kept.fold(0, |flags, flag| flags | flag.0))
}
