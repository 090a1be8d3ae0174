//! Sums, products, comparisons, choices and bitwise operations of wide integers.

use terrace_base::arith::emit::Emit;
use super::wide_result;
use terrace_base::arith::{self, CmpIPredicate};
use terrace_ir::{OpDef, OpKind, Value};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

pub(super) static PATTERNS: &[Pattern] = patterns![
    arith::AddI => addi,
    arith::SubI => subi,
    arith::MulI => muli,
    arith::AndI => bitwise,
    arith::OrI => bitwise,
    arith::XOrI => bitwise,
    arith::CmpI => cmpi,
    arith::MaxUI => maxui,
    arith::MaxSI => maxsi,
    arith::MinUI => minui,
    arith::MinSI => minsi,
    arith::Select => select,
];

/// The operands of a pattern's binary operation.
fn pair(rw: &Lowering<'_, '_>) -> Rewrite<[Value; 2]> {
    match rw.converted_operands() {
        &[lhs, rhs] => Ok([lhs, rhs]),
        _ => Err("the operation is not binary".into()),
    }
}

impl Emit<'_, '_> {
    pub(super) fn two_results(
        &mut self,
        def: &'static OpDef,
        args: [Value; 2],
        second: terrace_ir::Type,
    ) -> [Value; 2] {
        let mut state = terrace_ir::OpState::new(def, self.b.loc());
        state.operands.extend_from_slice(&args);
        state.results.extend([self.b.ty(args[0]), second]);
        let op = self.b.create(state);
        [self.b.result(op, 0), self.b.result(op, 1)]
    }
}

fn addi(op: arith::AddI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (ty, [lhs, rhs]) = (wide_result(rw, op.0)?, pair(rw)?);
    let e = &mut Emit::new(rw);
    let ([lhs_low, lhs_high], [rhs_low, rhs_high]) = (e.halves(lhs), e.halves(rhs));
    let flag = e.like(lhs_low, terrace_ir::Type::I1);
    let [low, carry] = e.two_results(arith::AddUIExtended::DEF, [lhs_low, rhs_low], flag);
    let half = e.b.ty(lhs_low);
    let carry = e.zext(carry, half);
    let high = e.add(carry, lhs_high);
    let high = e.add(high, rhs_high);
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

fn subi(op: arith::SubI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (ty, [lhs, rhs]) = (wide_result(rw, op.0)?, pair(rw)?);
    let e = &mut Emit::new(rw);
    let ([lhs_low, lhs_high], [rhs_low, rhs_high]) = (e.halves(lhs), e.halves(rhs));
    let low = e.sub(lhs_low, rhs_low);
    let borrow = e.cmp(CmpIPredicate::Ult, lhs_low, rhs_low);
    let half = e.b.ty(lhs_low);
    let borrow = e.zext(borrow, half);
    let high = e.sub(lhs_high, borrow);
    let high = e.sub(high, rhs_high);
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

fn muli(op: arith::MulI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (ty, [lhs, rhs]) = (wide_result(rw, op.0)?, pair(rw)?);
    let e = &mut Emit::new(rw);
    let ([lhs_low, lhs_high], [rhs_low, rhs_high]) = (e.halves(lhs), e.halves(rhs));
    let half = e.b.ty(lhs_low);
    let [low, high] = e.two_results(arith::MulUIExtended::DEF, [lhs_low, rhs_low], half);
    let across = e.op(arith::MulI::DEF, &[lhs_low, rhs_high], half, &[]);
    let back = e.op(arith::MulI::DEF, &[lhs_high, rhs_low], half, &[]);
    let high = e.add(high, across);
    let high = e.add(high, back);
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

fn bitwise<K: OpKind>(op: K, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (ty, [lhs, rhs]) = (wide_result(rw, op.op())?, pair(rw)?);
    let e = &mut Emit::new(rw);
    let (lhs, rhs) = (e.halves(lhs), e.halves(rhs));
    let half = e.b.ty(lhs[0]);
    let [low, high] = [0, 1].map(|i| e.op(K::DEF, &[lhs[i], rhs[i]], half, &[]));
    let result = e.join(ty, low, Some(high));
    rw.replace(op.op(), &[result])
}

/// The predicate that compares low halves.
fn unsigned(predicate: CmpIPredicate) -> CmpIPredicate {
    match predicate {
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        other => other,
    }
}

fn cmpi(op: arith::CmpI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let predicate = op.predicate(rw).ok_or("the predicate is missing")?;
    let [lhs, rhs] = pair(rw)?;
    let e = &mut Emit::new(rw);
    let ([lhs_low, lhs_high], [rhs_low, rhs_high]) = (e.halves(lhs), e.halves(rhs));
    let low = e.cmp(unsigned(predicate), lhs_low, rhs_low);
    let high = e.cmp(predicate, lhs_high, rhs_high);
    let result = match predicate {
        CmpIPredicate::Eq => e.and(low, high),
        CmpIPredicate::Ne => e.or(low, high),
        _ => {
            let is_equal = e.cmp(CmpIPredicate::Eq, lhs_high, rhs_high);
            e.select(is_equal, low, high)
        }
    };
    let result = e.without_unit(result);
    rw.replace(op.0, &[result])
}

fn select(op: arith::Select, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let args = rw.adaptor(op);
    let e = &mut Emit::new(rw);
    let (yes, no) = (e.halves(args.true_value), e.halves(args.false_value));
    let condition = e.with_unit(args.condition);
    let [low, high] = [0, 1].map(|i| e.select(condition, yes[i], no[i]));
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

/// Replaces a maximum or minimum by a choice between the wide operands, which is converted next.
fn choose<K: OpKind>(op: K, rw: &mut Lowering<'_, '_>, predicate: CmpIPredicate) -> Rewrite {
    let (lhs, rhs) = (rw.operand(op.op(), 0), rw.operand(op.op(), 1));
    let e = &mut Emit::new(rw);
    let is_lhs = e.cmp(predicate, lhs, rhs);
    let result = e.select(is_lhs, lhs, rhs);
    rw.replace(op.op(), &[result])
}

fn maxui(op: arith::MaxUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    choose(op, rw, CmpIPredicate::Ugt)
}

fn maxsi(op: arith::MaxSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    choose(op, rw, CmpIPredicate::Sgt)
}

fn minui(op: arith::MinUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    choose(op, rw, CmpIPredicate::Ult)
}

fn minsi(op: arith::MinSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    choose(op, rw, CmpIPredicate::Slt)
}
