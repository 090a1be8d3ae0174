//! The canonicalization patterns of `arith`: integer arithmetic with constants, extended operands, selections and casts.
//! Comparisons of converted integers with float constants are in [`compare`], overflow flags in [`flags`].

mod compare;
mod flags;

use super::fold::elements::int_constant;
use super::fold::{bool_of, def, is_one};
use super::*;
use flags::{Step, common_flags};
use terrace_ir::folding::constant_of;
use terrace_ir::rewriter::{Pattern, Rewriter};
use terrace_ir::{Body, rewrites};

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[Pattern] = rewrites![
    "(anonymous namespace)::AddIAddConstant": AddI => add_add_constant,
    "(anonymous namespace)::AddISubConstantRHS": AddI => add_sub_constant_rhs,
    "(anonymous namespace)::AddISubConstantLHS": AddI => add_sub_constant_lhs,
    "(anonymous namespace)::AddIMulNegativeOneRhs": AddI => add_opposite_rhs,
    "(anonymous namespace)::AddIMulNegativeOneLhs": AddI => add_opposite_lhs,
    "(anonymous namespace)::SubIRHSAddConstant": SubI => sub_constant_from_add,
    "(anonymous namespace)::SubILHSAddConstant": SubI => sub_add_from_constant,
    "(anonymous namespace)::SubIRHSSubConstantRHS": SubI => sub_constant_from_sub_rhs,
    "(anonymous namespace)::SubIRHSSubConstantLHS": SubI => sub_constant_from_sub_lhs,
    "(anonymous namespace)::SubILHSSubConstantRHS": SubI => sub_sub_rhs_from_constant,
    "(anonymous namespace)::SubILHSSubConstantLHS": SubI => sub_sub_lhs_from_constant,
    "(anonymous namespace)::SubISubILHSRHSLHS": SubI => sub_same_from_sub,
    "(anonymous namespace)::MulIMulIConstant": MulI => mul_mul_constant,
    "(anonymous namespace)::AddUIExtendedToAddI": AddUIExtended => add_without_overflow,
    "(anonymous namespace)::MulSIExtendedToMulI": MulSIExtended => mul_signed_low,
    "(anonymous namespace)::MulSIExtendedRHSOne": MulSIExtended => mul_signed_by_one,
    "(anonymous namespace)::MulUIExtendedToMulI": MulUIExtended => mul_unsigned_low,
    "(anonymous namespace)::XOrINotCmpI": XOrI => not_of_comparison,
    "(anonymous namespace)::XOrIOfExtUI": XOrI => of_extended::<XOrI, ExtUI>,
    "(anonymous namespace)::XOrIOfExtSI": XOrI => of_extended::<XOrI, ExtSI>,
    "(anonymous namespace)::AndOfExtUI": AndI => of_extended::<AndI, ExtUI>,
    "(anonymous namespace)::AndOfExtSI": AndI => of_extended::<AndI, ExtSI>,
    "(anonymous namespace)::OrOfExtUI": OrI => of_extended::<OrI, ExtUI>,
    "(anonymous namespace)::OrOfExtSI": OrI => of_extended::<OrI, ExtSI>,
    "(anonymous namespace)::CmpIExtSI": CmpI => compare_extended::<ExtSI>,
    "(anonymous namespace)::CmpIExtUI": CmpI => compare_extended::<ExtUI>,
    "(anonymous namespace)::RedundantSelectFalse": Select => select_same_condition_in_false,
    "(anonymous namespace)::RedundantSelectTrue": Select => select_same_condition_in_true,
    "(anonymous namespace)::SelectI1ToNot": Select => select_not,
    "(anonymous namespace)::SelectNotCond": Select => select_by_not,
    "SelectToExtUI": Select => select_one_or_zero,
    "(anonymous namespace)::ExtSIOfExtUI": ExtSI => sign_extend_zero_extended,
    "(anonymous namespace)::IndexCastOfIndexCast": IndexCast => cast_back::<IndexCast>,
    "(anonymous namespace)::IndexCastOfExtSI": IndexCast => cast_extended::<IndexCast, ExtSI>,
    "(anonymous namespace)::IndexCastUIOfIndexCastUI":
        IndexCastUI => cast_back::<IndexCastUI>,
    "(anonymous namespace)::IndexCastUIOfExtUI": IndexCastUI => cast_extended::<IndexCastUI, ExtUI>,
    "(anonymous namespace)::BitcastOfBitcast": Bitcast => bitcast_bitcast,
    "(anonymous namespace)::TruncIExtSIToExtSI": TruncI => truncate_extended::<ExtSI>,
    "(anonymous namespace)::TruncIExtUIToExtUI": TruncI => truncate_extended::<ExtUI>,
    "(anonymous namespace)::TruncIShrSIToTrunciShrUI": TruncI => truncate_shifted,
    "(anonymous namespace)::TruncFSIToFPToSIToFP": TruncF => truncate_converted::<SIToFP>,
    "(anonymous namespace)::TruncFUIToFPToUIToFP": TruncF => truncate_converted::<UIToFP>,
    "(anonymous namespace)::MulFOfNegF": MulF => mul_opposites,
    "(anonymous namespace)::DivFOfNegF": DivF => div_opposites,
    "CmpFIntToFPConst": CmpF => compare::compare_converted,
];

/// The scalar integer constant that a value is.
fn int_of(b: &Body, value: Value) -> Option<ApInt> {
    let attr = constant_of(b, value).filter(|attr| attr.is::<IntegerAttr>(b.ctx()))?;
    int_constant(b.ctx(), attr)
}

/// An operation with a constant operand that is replaced, or its inner operation.
struct Link {
    step: Step,
    flags: IntegerOverflowFlags,
}

/// Replaces `outer` of `inner` of `x` by `merged` of `x`, with the flags that hold.
fn merge(rw: &mut Rewriter<'_>, op: Op, x: Value, [inner, outer]: [Link; 2], merged: Step) -> Option<()> {
    let ty = rw.ty(x);
    let (Step::Add(c) | Step::Sub(c) | Step::SubFrom(c) | Step::Mul(c)) = &merged;
    let flags = common_flags((&inner.step, inner.flags), (&outer.step, outer.flags), &merged, c.width());
    let constant = Constant::ap_int(rw, ty, c);
    let (value, slot) = match merged {
        Step::Add(_) => (AddI::new(rw, x, constant), AddI::SLOTS.overflow_flags),
        Step::Sub(_) => (SubI::new(rw, x, constant), SubI::SLOTS.overflow_flags),
        Step::SubFrom(_) => (SubI::new(rw, constant, x), SubI::SLOTS.overflow_flags),
        Step::Mul(_) => (MulI::new(rw, x, constant), MulI::SLOTS.overflow_flags),
    };
    replace_wrapping(rw, op, value, slot, flags)
}

/// Replaces an operation by another one with the result `value` and these overflow flags.
fn replace_wrapping(
    rw: &mut Rewriter<'_>,
    op: Op,
    value: Value,
    slot: usize,
    flags: IntegerOverflowFlags,
) -> Option<()> {
    if let Some(new) = rw.def_op(value) {
        rw.set_slot_as::<IntegerOverflowFlags>(new, slot, flags);
    }
    rw.replace(op, &[value]);
    Some(())
}

/// `x + c`
fn plus_constant(b: &Body, op: AddI) -> Option<(Value, ApInt, Link)> {
    let c = int_of(b, op.rhs(b))?;
    Some((op.lhs(b), c.clone(), Link { step: Step::Add(c), flags: op.overflow_flags(b)? }))
}

/// `x - c`
fn minus_constant(b: &Body, op: SubI) -> Option<(Value, ApInt, Link)> {
    let c = int_of(b, op.rhs(b))?;
    Some((op.lhs(b), c.clone(), Link { step: Step::Sub(c), flags: op.overflow_flags(b)? }))
}

/// `c - x`
fn constant_minus(b: &Body, op: SubI) -> Option<(Value, ApInt, Link)> {
    let c = int_of(b, op.lhs(b))?;
    Some((op.rhs(b), c.clone(), Link { step: Step::SubFrom(c), flags: op.overflow_flags(b)? }))
}

/// `x * c`
fn times_constant(b: &Body, op: MulI) -> Option<(Value, ApInt, Link)> {
    let c = int_of(b, op.rhs(b))?;
    Some((op.lhs(b), c.clone(), Link { step: Step::Mul(c), flags: op.overflow_flags(b)? }))
}

/// `(x + c0) + c1 = x + (c0 + c1)`
fn add_add_constant(op: AddI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = plus_constant(rw, op)?;
    let (x, c0, inner) = plus_constant(rw, def::<AddI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Add(c0.add(&c1)))
}

/// `(x - c0) + c1 = x + (c1 - c0)`
fn add_sub_constant_rhs(op: AddI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = plus_constant(rw, op)?;
    let (x, c0, inner) = minus_constant(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Add(c1.sub(&c0)))
}

/// `(c0 - x) + c1 = (c0 + c1) - x`
fn add_sub_constant_lhs(op: AddI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = plus_constant(rw, op)?;
    let (x, c0, inner) = constant_minus(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::SubFrom(c0.add(&c1)))
}

/// The factor of `value` if it is a product with -1, scalar or splat.
fn opposite_of(b: &Body, value: Value) -> Option<Value> {
    let mul = def::<MulI>(b, value)?;
    let factor = int_constant(b.ctx(), constant_of(b, mul.rhs(b))?)?;
    factor.is_all_ones().then(|| mul.lhs(b))
}

/// `x + y * -1 = x - y`
fn add_opposite_rhs(op: AddI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, y) = (op.lhs(rw), opposite_of(rw, op.rhs(rw))?);
    let difference = SubI::new(rw, x, y);
    rw.replace(op.0, &[difference]);
    Some(())
}

/// `x * -1 + y = y - x`
fn add_opposite_lhs(op: AddI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, y) = (opposite_of(rw, op.lhs(rw))?, op.rhs(rw));
    let difference = SubI::new(rw, y, x);
    rw.replace(op.0, &[difference]);
    Some(())
}

/// `(x + c0) - c1 = x + (c0 - c1)`, without flags, as in upstream.
fn sub_constant_from_add(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, mut outer) = minus_constant(rw, op)?;
    outer.flags = IntegerOverflowFlags::NONE;
    let (x, c0, inner) = plus_constant(rw, def::<AddI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Add(c0.sub(&c1)))
}

/// `c1 - (x + c0) = (c1 - c0) - x`
fn sub_add_from_constant(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = constant_minus(rw, op)?;
    let (x, c0, inner) = plus_constant(rw, def::<AddI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::SubFrom(c1.sub(&c0)))
}

/// `(x - c0) - c1 = x - (c0 + c1)`
fn sub_constant_from_sub_rhs(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = minus_constant(rw, op)?;
    let (x, c0, inner) = minus_constant(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Sub(c0.add(&c1)))
}

/// `(c0 - x) - c1 = (c0 - c1) - x`
fn sub_constant_from_sub_lhs(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = minus_constant(rw, op)?;
    let (x, c0, inner) = constant_minus(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::SubFrom(c0.sub(&c1)))
}

/// `c1 - (x - c0) = (c0 + c1) - x`
fn sub_sub_rhs_from_constant(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = constant_minus(rw, op)?;
    let (x, c0, inner) = minus_constant(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::SubFrom(c0.add(&c1)))
}

/// `c1 - (c0 - x) = x + (c1 - c0)`
fn sub_sub_lhs_from_constant(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = constant_minus(rw, op)?;
    let (x, c0, inner) = constant_minus(rw, def::<SubI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Add(c1.sub(&c0)))
}

/// `(a - b) - a = 0 - b`
fn sub_same_from_sub(op: SubI, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = def::<SubI>(rw, op.lhs(rw))?;
    if inner.lhs(rw) != op.rhs(rw) {
        return None;
    }
    let flags = IntegerOverflowFlags(inner.overflow_flags(rw)?.0 & op.overflow_flags(rw)?.0);
    let zero = fold::zero_of(rw.ctx(), rw.ty(op.lhs(rw)))?;
    let b = inner.rhs(rw);
    let zero = Constant::new(rw, zero);
    let difference = SubI::new(rw, zero, b);
    replace_wrapping(rw, op.0, difference, SubI::SLOTS.overflow_flags, flags)
}

/// `(x * c0) * c1 = x * (c0 * c1)`
fn mul_mul_constant(op: MulI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (y, c1, outer) = times_constant(rw, op)?;
    let (x, c0, inner) = times_constant(rw, def::<MulI>(rw, y)?)?;
    merge(rw, op.0, x, [inner, outer], Step::Mul(c0.mul(&c1)))
}

/// Replaces the first result of an operation whose second one is unused.
fn replace_first(
    rw: &mut Rewriter<'_>,
    op: Op,
    f: fn(&mut Builder<'_>, Value, Value) -> Value,
) -> Option<()> {
    if !rw.has_no_uses(rw.result(op, 1)) {
        return None;
    }
    let (lhs, rhs) = (rw.operand(op, 0), rw.operand(op, 1));
    let value = f(rw, lhs, rhs);
    rw.replace_used(op, &[Some(value), None]);
    Some(())
}

fn add_without_overflow(op: AddUIExtended, rw: &mut Rewriter<'_>) -> Option<()> {
    replace_first(rw, op.0, |b, x, y| AddI::new(b, x, y))
}

fn mul_signed_low(op: MulSIExtended, rw: &mut Rewriter<'_>) -> Option<()> {
    replace_first(rw, op.0, |b, x, y| MulI::new(b, x, y))
}

fn mul_unsigned_low(op: MulUIExtended, rw: &mut Rewriter<'_>) -> Option<()> {
    replace_first(rw, op.0, |b, x, y| MulI::new(b, x, y))
}

/// The high half of a product with one is the sign.
fn mul_signed_by_one(op: MulSIExtended, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, ty) = (op.lhs(rw), rw.ty(op.lhs(rw)));
    // In `i1`, one is -1 as a signed number.
    if width_of(rw, ty) == Some(1) || !is_one(rw.ctx(), constant_of(rw, op.rhs(rw))) {
        return None;
    }
    let zero = fold::zero_of(rw.ctx(), ty)?;
    let zero = Constant::new(rw, zero);
    let is_negative = CmpI::new(rw, CmpIPredicate::Slt, x, zero);
    let high = ExtSI::new(rw, ty, is_negative);
    rw.replace(op.0, &[x, high]);
    Some(())
}

/// `not (a < b)` is `a >= b`.
fn not_of_comparison(op: XOrI, rw: &mut Rewriter<'_>) -> Option<()> {
    let comparison = def::<CmpI>(rw, op.lhs(rw))?;
    int_of(rw, op.rhs(rw)).filter(ApInt::is_one)?;
    let predicate = comparison.predicate(rw)?.inverted();
    let (lhs, rhs) = (comparison.lhs(rw), comparison.rhs(rw));
    let inverse = CmpI::new(rw, predicate, lhs, rhs);
    rw.replace(op.0, &[inverse]);
    Some(())
}

/// The operand of a cast of kind `K` that defines a value.
fn source_of<K: OpKind>(b: &Body, value: Value) -> Option<Value> {
    def::<K>(b, value).map(|cast| b.operand(cast.op(), 0))
}

/// Creates an operation with one operand and one result.
fn unary<K: OpKind>(rw: &mut Rewriter<'_>, input: Value, ty: Type) -> Value {
    let mut state = terrace_ir::OpState::new(K::DEF, rw.loc());
    state.operands.push(input);
    state.results.push(ty);
    let op = rw.create(state);
    rw.result(op, 0)
}

/// Moves a bitwise operation in front of the extension of its operands.
fn of_extended<O: OpKind, K: OpKind>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let x = source_of::<K>(rw, rw.operand(op, 0))?;
    let y = source_of::<K>(rw, rw.operand(op, 1))?;
    let (narrow, wide) = (rw.ty(x), rw.ty(rw.result(op, 0)));
    if rw.ty(y) != narrow {
        return None;
    }
    let mut state = terrace_ir::OpState::new(O::DEF, rw.loc());
    state.operands.extend([x, y]);
    state.results.push(narrow);
    let inner = rw.create(state);
    let inner = rw.result(inner, 0);
    let value = unary::<K>(rw, inner, wide);
    rw.replace(op, &[value]);
    Some(())
}

/// Extended numbers are equal if the numbers are.
fn compare_extended<K: OpKind>(op: CmpI, rw: &mut Rewriter<'_>) -> Option<()> {
    let predicate = op.predicate(rw)?;
    if !matches!(predicate, CmpIPredicate::Eq | CmpIPredicate::Ne) {
        return None;
    }
    let (x, y) = (source_of::<K>(rw, op.lhs(rw))?, source_of::<K>(rw, op.rhs(rw))?);
    if rw.ty(x) != rw.ty(y) {
        return None;
    }
    let value = CmpI::new(rw, predicate, x, y);
    rw.replace(op.0, &[value]);
    Some(())
}

/// `p ? a : (p ? b : c)` is `p ? a : c`.
fn select_same_condition_in_false(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let (p, a) = (op.condition(rw), op.true_value(rw));
    let inner = def::<Select>(rw, op.false_value(rw)).filter(|inner| inner.condition(rw) == p)?;
    let c = inner.false_value(rw);
    let value = Select::new(rw, p, a, c);
    rw.replace(op.0, &[value]);
    Some(())
}

/// `p ? (p ? a : b) : c` is `p ? a : c`.
fn select_same_condition_in_true(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let (p, c) = (op.condition(rw), op.false_value(rw));
    let inner = def::<Select>(rw, op.true_value(rw)).filter(|inner| inner.condition(rw) == p)?;
    let a = inner.true_value(rw);
    let value = Select::new(rw, p, a, c);
    rw.replace(op.0, &[value]);
    Some(())
}

/// `p ? false : true` is `not p`.
fn select_not(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let (p, ty) = (op.condition(rw), rw.ty(op.true_value(rw)));
    if ty != Type::I1 {
        return None;
    }
    int_of(rw, op.true_value(rw)).filter(ApInt::is_zero)?;
    int_of(rw, op.false_value(rw)).filter(ApInt::is_one)?;
    let one = bool_of(rw.ctx(), ty, true)?;
    let one = Constant::new(rw, one);
    let value = XOrI::new(rw, p, one);
    rw.replace(op.0, &[value]);
    Some(())
}

/// `(not p) ? a : b` is `p ? b : a`.
fn select_by_not(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let not = def::<XOrI>(rw, op.condition(rw))?;
    int_of(rw, not.rhs(rw)).filter(ApInt::is_one)?;
    let (p, a, b) = (not.lhs(rw), op.true_value(rw), op.false_value(rw));
    let value = Select::new(rw, p, b, a);
    rw.replace(op.0, &[value]);
    Some(())
}

/// `p ? 1 : 0` is `p`, extended; `p ? 0 : 1` is `not p`, extended.
fn select_one_or_zero(op: Select, rw: &mut Rewriter<'_>) -> Option<()> {
    let (p, ty) = (op.condition(rw), rw.ty(op.result(rw)));
    let width = ty.as_int(rw.ctx())?.0;
    if rw.ty(p) != Type::I1 || width == 1 {
        return None;
    }
    let (yes, no) = (int_of(rw, op.true_value(rw))?, int_of(rw, op.false_value(rw))?);
    let bit = match (yes.is_one(), yes.is_zero(), no.is_one(), no.is_zero()) {
        (true, _, _, true) => p,
        (_, true, true, _) => {
            let one = Constant::bool(rw, true);
            XOrI::new(rw, p, one)
        }
        _ => return None,
    };
    let value = ExtUI::new(rw, ty, bit);
    rw.replace(op.0, &[value]);
    Some(())
}

fn sign_extend_zero_extended(op: ExtSI, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = source_of::<ExtUI>(rw, op.input(rw))?;
    let ty = rw.ty(op.out(rw));
    let value = ExtUI::new(rw, ty, x);
    rw.replace(op.0, &[value]);
    Some(())
}

/// A cast of a cast is its operand if the types are equal and the one in between is not narrower. An index has 64 bits.
fn cast_back<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let via = rw.operand(op, 0);
    let x = source_of::<K>(rw, via)?;
    let width = |ty| width_of(rw, ty).unwrap_or(64);
    if rw.ty(x) != rw.ty(rw.result(op, 0)) || width(rw.ty(via)) < width(rw.ty(x)) {
        return None;
    }
    rw.replace(op, &[x]);
    Some(())
}

/// A cast extends like the extension in front of it.
fn cast_extended<O: OpKind, K: OpKind>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let x = source_of::<K>(rw, rw.operand(op, 0))?;
    rw.set_operand(op, 0, x);
    rw.modified(op);
    Some(())
}

fn bitcast_bitcast(op: Bitcast, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = source_of::<Bitcast>(rw, op.input(rw))?;
    let ty = rw.ty(op.out(rw));
    let value = Bitcast::new(rw, ty, x);
    rw.replace(op.0, &[value]);
    Some(())
}

/// The width of an integer type or of its elements.
fn width_of(b: &Body, ty: Type) -> Option<u32> {
    ty.element_or_self(b.ctx()).as_int(b.ctx()).map(|(width, _)| width)
}

/// A truncated extension to a type that is wider than the number extends less far.
fn truncate_extended<K: OpKind>(op: TruncI, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = source_of::<K>(rw, op.input(rw))?;
    let ty = rw.ty(op.out(rw));
    if width_of(rw, rw.ty(x))? >= width_of(rw, ty)? {
        return None;
    }
    let value = unary::<K>(rw, x, ty);
    rw.replace(op.0, &[value]);
    Some(())
}

/// The bits that a right shift fills in do not matter if truncation takes just those that were there.
fn truncate_shifted(op: TruncI, rw: &mut Rewriter<'_>) -> Option<()> {
    let shift = def::<ShRSI>(rw, op.input(rw))?;
    let amount = int_of(rw, shift.rhs(rw))?.to_u64()?;
    let (x, ty) = (shift.lhs(rw), rw.ty(op.out(rw)));
    let widths = width_of(rw, rw.ty(x)).zip(width_of(rw, ty))?;
    if amount.checked_add(u64::from(widths.1)) != Some(u64::from(widths.0)) {
        return None;
    }
    let (shift_ty, mut flags) = (rw.ty(x), op.overflow_flags(rw)?);
    // The zeros that come in are no sign bits, unless the number was not negative.
    if !flags.has(IntegerOverflowFlags::NUW) {
        flags = IntegerOverflowFlags::NONE;
    }
    let amount = Constant::int(rw, shift_ty, amount as i64);
    let shifted = ShRUI::new(rw, x, amount);
    let value = TruncI::new(rw, ty, shifted);
    replace_wrapping(rw, op.0, value, TruncI::SLOTS.overflow_flags, flags)
}

/// A truncated conversion from an integer converts to the narrower format, unless rounding twice differs.
fn truncate_converted<K: OpKind>(op: TruncF, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = source_of::<K>(rw, op.input(rw))?;
    if op.roundingmode(rw).is_some() {
        return None;
    }
    let ty = rw.ty(op.out(rw));
    let format = |ty: Type| ty.element_or_self(rw.ctx()).as_float(rw.ctx());
    let (via, to) = (format(rw.ty(op.input(rw)))?, format(ty)?);
    let width = width_of(rw, rw.ty(x))?;
    let bits = if K::DEF.code() == SIToFP::DEF.code() { width.saturating_sub(1) } else { width };
    // Integers that the wider format rounds must be beyond the narrower one.
    if bits > via.precision() && i64::from(to.max_exponent()) >= i64::from(via.precision()) {
        return None;
    }
    let value = unary::<K>(rw, x, ty);
    rw.replace(op.0, &[value]);
    Some(())
}

fn mul_opposites(op: MulF, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, y) = (source_of::<NegF>(rw, op.lhs(rw))?, source_of::<NegF>(rw, op.rhs(rw))?);
    let flags = op.fastmath(rw)?;
    let value = MulF::build(rw, x, y);
    rw.set_slot_as::<FastMathFlags>(value.0, MulF::SLOTS.fastmath, flags);
    let value = value.result(rw);
    rw.replace(op.0, &[value]);
    Some(())
}

fn div_opposites(op: DivF, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, y) = (source_of::<NegF>(rw, op.lhs(rw))?, source_of::<NegF>(rw, op.rhs(rw))?);
    let flags = op.fastmath(rw)?;
    let value = DivF::build(rw, x, y);
    rw.set_slot_as::<FastMathFlags>(value.0, DivF::SLOTS.fastmath, flags);
    let value = value.result(rw);
    rw.replace(op.0, &[value]);
    Some(())
}
