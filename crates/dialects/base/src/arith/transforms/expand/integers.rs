//! Expansions of integer operations.

use crate::arith::CmpIPredicate::{Eq, Ne, Slt};
use crate::arith::{self, AddI, AndI, CmpI, Constant, DivSI, DivUI, MulI, Select, SubI};
use terrace_ir::elements::has_constants;
use terrace_ir::{Type, emit};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Divisions that round up or down, as divisions towards zero with corrections.
pub static DIVISIONS: &[Pattern] = patterns![plain:
    arith::CeilDivSI => ceildivsi,
    arith::CeilDivUI => ceildivui,
    arith::FloorDivSI => floordivsi,
];

/// Refuses types without conversion or constants.
///
/// # Errors
/// If the type has none.
pub fn check(rw: &mut Lowering<'_, '_>, ty: Type) -> Rewrite {
    if rw.converter.convert(ty).is_none() {
        return Err("the type has no conversion".into());
    }
    if !has_constants(rw.context(), ty) {
        return Err("the type has no constants".into());
    }
    Ok(())
}

/// `a / b`, plus one if it is not exact and the signs are equal.
pub(super) fn ceildivsi(op: arith::CeilDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        zero = {0};
        one = {1};
        quotient = DivSI(a, b);
        inexact = CmpI[predicate: Ne](a, MulI(quotient, b));
        same_sign = CmpI[predicate: Eq](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero));
        Select(AndI(inexact, same_sign), AddI(quotient, one), quotient));
    rw.replace(op.0, &[result])
}

/// `(a - 1) / b + 1`; zero if `a` is zero.
pub(super) fn ceildivui(op: arith::CeilDivUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        zero = {0};
        is_zero = CmpI[predicate: Eq](a, zero);
        one = {1};
        Select(is_zero, zero, AddI(DivUI(SubI(a, one), b), one)));
    rw.replace(op.0, &[result])
}

/// `a / b`, minus one if it is not exact and the signs differ.
pub(super) fn floordivsi(op: arith::FloorDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        quotient = DivSI(a, b);
        inexact = CmpI[predicate: Ne](a, MulI(quotient, b));
        zero = {0};
        signs_differ = CmpI[predicate: Ne](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero));
        Select(AndI(inexact, signs_differ), AddI(quotient, {-1}), quotient));
    rw.replace(op.0, &[result])
}
