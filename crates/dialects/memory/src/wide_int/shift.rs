//! Shifts of wide integers. Amounts that are greater than the width give poison, so only their low halves count.
//!
//! The bits that cross from one half to the other are shifted the other way, by the width of a half minus the amount:
//! that is poison if nothing is shifted, and then nothing crosses.

use super::halves::{bits_of_half, half, halves, join, wide_result, without_unit};
use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::{Eq, Slt, Uge};
use terrace_base::arith::{CmpI, Constant, ExtSI, ExtUI, OrI, Select, ShLI, ShRSI, ShRUI, SubI};

pub(super) static PATTERNS: &[Pattern] = patterns![ShLI => shli, ShRUI => shrui, ShRSI => shrsi];

fn shli(op: ShLI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([low, high], amount) = (halves(rw, args.lhs), half(rw, args.rhs, 0));
    let int = rw.ty(amount);
    let bits = bits_of_half(rw, int);
    let (new_low, new_high) = emit!(rw, int;
        zero = {0};
        width = {bits};
        is_far = CmpI[predicate: Uge](amount, width);
        shifted = ShLI(low, amount);
        new_low = Select(is_far, zero, shifted);
        near = ShRUI(low, SubI(width, Select(is_far, width, amount)));
        far = ShLI(low, SubI(amount, width));
        shifted = ShLI(high, amount);
        own = Select(is_far, zero, shifted);
        near = Select(CmpI[predicate: Eq](amount, zero), zero, near);
        (new_low, OrI(Select(is_far, far, near), own)));
    Ok(join(rw, ty, new_low, Some(new_high)))
}

fn shrui(op: ShRUI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([low, high], amount) = (halves(rw, args.lhs), half(rw, args.rhs, 0));
    let int = rw.ty(amount);
    let bits = bits_of_half(rw, int);
    let (new_high, new_low) = emit!(rw, int;
        zero = {0};
        width = {bits};
        is_far = CmpI[predicate: Uge](amount, width);
        shifted = ShRUI(low, amount);
        own = Select(is_far, zero, shifted);
        shifted = ShRUI(high, amount);
        new_high = Select(is_far, zero, shifted);
        near = ShLI(high, SubI(width, Select(is_far, width, amount)));
        far = ShRUI(high, SubI(amount, width));
        near = Select(CmpI[predicate: Eq](amount, zero), zero, near);
        crossing = Select(is_far, far, near);
        (new_high, OrI(own, crossing)));
    Ok(join(rw, ty, new_low, Some(new_high)))
}

/// An unsigned shift, with copies of the sign in the upper bits. The wide operations are converted next.
fn shrsi(op: ShRSI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    wide_result(rw, op.0)?;
    let args = rw.adaptor(op);
    let (lhs, rhs, wide) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    let (high, amount) = (half(rw, args.lhs, 1), half(rw, args.rhs, 0));
    let int = rw.ty(high);
    let bits = bits_of_half(rw, int);
    let result = emit!(rw, wide;
        zero = {0}: int;
        is_negative = CmpI[predicate: Slt](high, zero);
        signs = ExtSI((fn without_unit(is_negative))): wide;
        width = {2 * bits}: int;
        rest = SubI(width, amount);
        rest = ExtUI((fn without_unit(rest))): wide;
        signs = ShLI(signs, rest);
        shifted = OrI(ShRUI(lhs, rhs), signs);
        is_zero = CmpI[predicate: Eq](amount, zero);
        Select((fn without_unit(is_zero)), lhs, shifted));
    Ok(result)
}
