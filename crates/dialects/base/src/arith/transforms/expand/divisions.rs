//! Divisions that round up or down.

use crate::arith::CmpIPredicate::{Eq, Ne, Slt};
use crate::arith::{
    AddI, AndI, CeilDivSI, CeilDivUI, CmpI, Constant, DivSI, DivUI, FloorDivSI, MulI, Select, SubI,
};
use terrace_ir::elements::has_constants;
use terrace_rewrite::prelude::*;

/// Divisions that become other `arith` operations.
pub static DIVISIONS: &[Pattern] = patterns![rules:
    // a / b, plus one if it is not exact and the signs are equal.
    "ceildivsi": CeilDivSI(a, b) if convertible(a) with zero = {0} with one = {1} with quotient = DivSI(a, b)
        with inexact = CmpI[predicate: Ne](a, MulI(quotient, b))
        with same_sign = CmpI[predicate: Eq](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero))
        => Select(AndI(inexact, same_sign), AddI(quotient, one), quotient);
    // (a - 1) / b + 1; zero if a is zero.
    "ceildivui": CeilDivUI(a, b) if convertible(a) with zero = {0} with is_zero = CmpI[predicate: Eq](a, zero)
        with one = {1} => Select(is_zero, zero, AddI(DivUI(SubI(a, one), b), one));
    // a / b, minus one if it is not exact and the signs differ.
    "floordivsi": FloorDivSI(a, b) if convertible(a) with quotient = DivSI(a, b)
        with inexact = CmpI[predicate: Ne](a, MulI(quotient, b)) with zero = {0}
        with signs_differ = CmpI[predicate: Ne](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero))
        => Select(AndI(inexact, signs_differ), AddI(quotient, {-1}), quotient);
];

/// Refuses types without conversion or constants.
///
/// # Errors
/// If the type has none.
pub fn convertible(rw: &mut Lowering<'_, '_>, x: Value) -> Rewrite {
    let ty = rw.ty(x);
    rw.convert(ty)?;
    if !has_constants(rw.context(), ty) {
        return Err("the type has no constants".into());
    }
    Ok(())
}
