//! Shifts of wide integers. Amounts that are greater than the width give poison, so only their low halves count.
//!
//! The bits that cross from one half to the other are shifted the other way, by the width of a half minus the amount:
//! that is poison if nothing is shifted, and then nothing crosses.

use terrace_base::arith::emit::Emit;
use super::wide_result;
use terrace_base::arith::{self, CmpIPredicate};
use terrace_ir::{OpKind, Value};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

pub(super) static PATTERNS: &[Pattern] =
    patterns![arith::ShLI => shli, arith::ShRUI => shrui, arith::ShRSI => shrsi];

/// The values that both shifts start from.
struct Amount {
    amount: Value,
    zero: Value,
    width: Value,
    /// Whether the amount is at least the width of a half.
    is_far: Value,
}

impl Emit<'_, '_> {
    fn amount(&mut self, amount: Value) -> Amount {
        let half = self.b.ty(amount);
        let bits = half.element_or_self(self.b.ctx()).bit_width(self.b.ctx()).unwrap_or(0);
        let (zero, width) = (self.int(half, 0), self.int(half, i128::from(bits)));
        let is_far = self.cmp(CmpIPredicate::Uge, amount, width);
        Amount { amount, zero, width, is_far }
    }

    /// The width of a half minus an amount that is not far.
    fn opposite(&mut self, a: &Amount) -> Value {
        let near = self.select(a.is_far, a.width, a.amount);
        self.sub(a.width, near)
    }

    /// The crossing bits: `far` for a far amount, none for zero, else `near`.
    fn crossing(&mut self, a: &Amount, far: Value, near: Value) -> Value {
        let is_zero = self.cmp(CmpIPredicate::Eq, a.amount, a.zero);
        let near = self.select(is_zero, a.zero, near);
        self.select(a.is_far, far, near)
    }
}

fn shli(op: arith::ShLI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let args = rw.adaptor(op);
    let e = &mut Emit::new(rw);
    let [low, high] = e.halves(args.lhs);
    let amount = e.half(args.rhs, 0);
    let a = e.amount(amount);
    let shifted = e.shl(low, amount);
    let new_low = e.select(a.is_far, a.zero, shifted);
    let opposite = e.opposite(&a);
    let near = e.shr(low, opposite);
    let rest = e.sub(amount, a.width);
    let far = e.shl(low, rest);
    let shifted = e.shl(high, amount);
    let own = e.select(a.is_far, a.zero, shifted);
    let crossing = e.crossing(&a, far, near);
    let new_high = e.or(crossing, own);
    let result = e.join(ty, new_low, Some(new_high));
    rw.replace(op.0, &[result])
}

fn shrui(op: arith::ShRUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let args = rw.adaptor(op);
    let e = &mut Emit::new(rw);
    let [low, high] = e.halves(args.lhs);
    let amount = e.half(args.rhs, 0);
    let a = e.amount(amount);
    let shifted = e.shr(low, amount);
    let own = e.select(a.is_far, a.zero, shifted);
    let shifted = e.shr(high, amount);
    let new_high = e.select(a.is_far, a.zero, shifted);
    let opposite = e.opposite(&a);
    let near = e.shl(high, opposite);
    let rest = e.sub(amount, a.width);
    let far = e.shr(high, rest);
    let crossing = e.crossing(&a, far, near);
    let new_low = e.or(own, crossing);
    let result = e.join(ty, new_low, Some(new_high));
    rw.replace(op.0, &[result])
}

/// An unsigned shift, with copies of the sign in the upper bits. The wide operations are converted next.
fn shrsi(op: arith::ShRSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    wide_result(rw, op.0)?;
    let args = rw.adaptor(op);
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    let e = &mut Emit::new(rw);
    let wide = e.b.ty(lhs);
    let high = e.half(args.lhs, 1);
    let amount = e.half(args.rhs, 0);
    let half = e.b.ty(high);
    let bits = half.element_or_self(e.b.ctx()).bit_width(e.b.ctx()).unwrap_or(0);
    let zero = e.int(half, 0);
    let is_negative = e.cmp(CmpIPredicate::Slt, high, zero);
    let is_negative = e.without_unit(is_negative);
    let signs = e.op(arith::ExtSI::DEF, &[is_negative], wide, &[]);
    let width = e.int(half, 2 * i128::from(bits));
    let rest = e.sub(width, amount);
    let rest = e.without_unit(rest);
    let rest = e.zext(rest, wide);
    let signs = e.shl(signs, rest);
    let shifted = e.shr(lhs, rhs);
    let shifted = e.or(shifted, signs);
    let is_zero = e.cmp(CmpIPredicate::Eq, amount, zero);
    let is_zero = e.without_unit(is_zero);
    let result = e.select(is_zero, lhs, shifted);
    rw.replace(op.0, &[result])
}
