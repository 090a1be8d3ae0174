//! Lowering of `tosa` to `arith`: constants, and scales if an option says so (`tosa-to-arith`).

use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::{Sge, Sgt, Ugt};
use terrace_base::arith::build::int_like;
use terrace_base::arith::{
    AddI, CmpI, Constant, ExtSI, ExtUI, MulI, MulSIExtended, Select, ShLI, ShRSI, ShRUI, SubI, TruncI,
};
use terrace_ir::elements::has_constants;
use terrace_tosa::tosa::{self, ApplyScale, RoundingMode};

passes! {
    /// Lower TOSA to the Arith dialect.
    TosaToArith("TosaToArithPass") = "tosa-to-arith" on(Anchor::Any, Body) {
        /// Whether to include the lowering for tosa.apply_rescale to arith
        include_apply_rescale: bool = false,
        /// Whether to prioritze lowering to 32-bit operations
        use_32_bit: bool = false,
    } => tosa_to_arith;
}

fn tosa_to_arith(o: &TosaToArith, pass: &PassContext) -> Result<BodyPass> {
    let mut target =
        ConversionTarget::new().op(tosa::Const::DEF, Legality::Illegal).dialect("arith", Legality::Legal);
    let mut patterns = Patterns::new().add(CONSTANTS);
    if o.include_apply_rescale {
        target = target.op(ApplyScale::DEF, Legality::Illegal);
        patterns = patterns.add(if o.use_32_bit { NARROW } else { &[] }).add(WIDE);
    }
    let converter = TypeConverter::new(pass.body.ctx());
    Ok(Conversion::partial(target, patterns, converter).into())
}

static CONSTANTS: &[Pattern] = patterns![plain: tosa::Const => constant];
static WIDE: &[Pattern] = patterns![plain: ApplyScale => apply_scale];
static NARROW: &[Pattern] = patterns![plain: ApplyScale => apply_scale_32_bit];

fn constant(op: tosa::Const, rw: &mut Lowering) -> Rewrite<Value> {
    let value = op.values(rw).ok_or("the value is missing")?;
    Ok(Constant::new(rw, value))
}

/// How a scale rounds; not if the rounding mode has no lowering, or the types have no constants.
fn rounds_twice(op: ApplyScale, rw: &Lowering) -> Rewrite<bool> {
    if ![op.value(rw), op.output(rw)].iter().all(|&value| has_constants(rw.ctx(), rw.ty(value))) {
        return Err("the type has no constants".into());
    }
    match op.rounding_mode(rw) {
        Some(RoundingMode::Single) => Ok(false),
        Some(RoundingMode::Double) => Ok(true),
        _ => Err("the rounding mode has no lowering".into()),
    }
}

/// `(value * multiplier + round) >> shift` in 64 bits.
fn apply_scale(op: ApplyScale, rw: &mut Lowering) -> Rewrite<Value> {
    let rounds_twice = rounds_twice(op, rw)?;
    let (value, multiplier, shift) = (op.value(rw), op.multiplier(rw), op.shift(rw));
    let (from, narrow) = (rw.ty(value), int_like(rw, op.output(rw), 32));
    let wide = int_like(rw, op.output(rw), 64);
    let (zero, one, limit, shift) = emit!(rw, wide; zero = {0}: from; one = {1}; limit = {31}: narrow; shift = ExtUI(shift): narrow; (zero, one, limit, shift));
    let wide_value = if from == wide { value } else { ExtSI::new(rw, wide, value) };
    let (sum, wide_shift) = emit!(rw, wide;
        product = MulI(wide_value, ExtSI(multiplier): wide);
        wide_shift = ExtUI(shift): wide;
        (AddI(product, ShRUI(ShLI(one, wide_shift), one)), wide_shift));
    let sum = match rounds_twice {
        false => sum,
        true => emit!(rw, wide;
            up = {1 << 30};
            down = {-(1 << 30)};
            twice = AddI(Select(CmpI[predicate: Sge](value, zero), up, down), sum);
            Select(CmpI[predicate: Sgt](shift, limit), twice, sum)),
    };
    Ok(emit!(rw, narrow; TruncI(ShRSI(sum, wide_shift))))
}

/// Scales in 32 bits: the product has a low and a high part.
fn apply_scale_32_bit(op: ApplyScale, rw: &mut Lowering) -> Rewrite<Value> {
    let rounds_twice = rounds_twice(op, rw)?;
    let (value, multiplier, shift) = (op.value(rw), op.multiplier(rw), op.shift(rw));
    let ty = rw.ty(op.output(rw));
    if rw.ty(value) != ty {
        return Err("the value does not have 32 bits".into());
    }
    let (shift, zero, one, two, thirty, thirty_two) = emit!(rw, ty;
        shift = ExtUI(shift): ty;
        zero = {0}; one = {1}; two = {2}; thirty = {30}; thirty_two = {32};
        (shift, zero, one, two, thirty, thirty_two));
    let product = MulSIExtended::build(rw, value, multiplier);
    let (mut low, mut high) = (product.low(rw), product.high(rw));
    // The low part is shifted out if the shift is 32 or more.
    let (is_high, is_above, left, right) = emit!(rw, ty;
        is_high = CmpI[predicate: Sge](shift, thirty_two);
        is_above = CmpI[predicate: Sgt](shift, thirty_two);
        left = SubI(thirty_two, shift);
        right = SubI(shift, thirty_two);
        (is_high, is_above, Select(is_high, zero, left), Select(is_high, right, zero)));
    if rounds_twice {
        (low, high) = emit!(rw, ty;
            minus_one = {-1};
            sign = Select(CmpI[predicate: Sge](value, zero), one, minus_one);
            round = Select(is_high, sign, zero);
            carry = ShRSI(AddI(ShRUI(low, thirty), round), two);
            low = AddI(low, ShLI(round, thirty));
            (low, AddI(high, carry)));
    }
    Ok(emit!(rw, ty;
        round = Select(is_above, zero, ShLI(one, SubI(shift, one)));
        sum = AddI(low, round);
        high = AddI(high, ExtUI(CmpI[predicate: Ugt](low, sum)): ty);
        high = AddI(high, Select(is_above, ShLI(one, SubI(right, one)), zero));
        high = ShRSI(ShLI(high, left), right);
        low = Select(is_high, zero, ShRUI(sum, shift));
        AddI(low, high)))
}
