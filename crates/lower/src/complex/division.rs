//! Division of complex numbers, generic over the dialect that computes on the parts.

use super::ComplexRange;
use terrace_dialects::arith::CmpFPredicate::{self, Oeq, Olt, One, Ord, Uno};
use terrace_ir::Value;

/// Operations on the parts of complex numbers.
pub trait Parts {
    /// `a * b`
    fn mul(&mut self, a: Value, b: Value) -> Value;
    /// `a / b`
    fn div(&mut self, a: Value, b: Value) -> Value;
    /// `a + b`
    fn add(&mut self, a: Value, b: Value) -> Value;
    /// `a - b`
    fn sub(&mut self, a: Value, b: Value) -> Value;
    /// `|a|`
    fn abs(&mut self, a: Value) -> Value;
    /// `a` with the sign of `sign`.
    fn copysign(&mut self, a: Value, sign: Value) -> Value;
    /// Compares two numbers.
    fn cmp(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value;
    /// Conjunction of two conditions.
    fn and(&mut self, a: Value, b: Value) -> Value;
    /// Disjunction of two conditions.
    fn or(&mut self, a: Value, b: Value) -> Value;
    /// `a` if the condition holds, else `b`.
    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value;
    /// A constant.
    fn constant(&mut self, value: f64) -> Value;
}

/// The real and the imaginary part of a quotient.
pub fn divide(p: &mut dyn Parts, range: ComplexRange, lhs: [Value; 2], rhs: [Value; 2]) -> (Value, Value) {
    match range {
        ComplexRange::Improved => improved(p, lhs, rhs),
        ComplexRange::Basic | ComplexRange::None => basic(p, lhs, rhs),
    }
}

/// `((ac + bd) + (bc - ad)i) / (c^2 + d^2)`
fn basic(p: &mut dyn Parts, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> (Value, Value) {
    let (cc, dd) = (p.mul(c, c), p.mul(d, d));
    let norm = p.add(cc, dd);
    let (ac, bd) = (p.mul(a, c), p.mul(b, d));
    let real = p.add(ac, bd);
    let (bc, ad) = (p.mul(b, c), p.mul(a, d));
    let imaginary = p.sub(bc, ad);
    let real = p.div(real, norm);
    (real, p.div(imaginary, norm))
}

/// Smith's algorithm, which divides by the greater part of the divisor first; then C's results for a zero divisor and
/// for infinities.
fn improved(p: &mut dyn Parts, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> (Value, Value) {
    // When |c| < |d|.
    let ratio = p.div(c, d);
    let scaled = p.mul(ratio, c);
    let denominator = p.add(d, scaled);
    let scaled = p.mul(a, ratio);
    let real = p.add(scaled, b);
    let real_d = p.div(real, denominator);
    let scaled = p.mul(b, ratio);
    let imaginary = p.sub(scaled, a);
    let imaginary_d = p.div(imaginary, denominator);

    // When |c| >= |d|.
    let ratio = p.div(d, c);
    let scaled = p.mul(ratio, d);
    let denominator = p.add(c, scaled);
    let scaled = p.mul(b, ratio);
    let real = p.add(a, scaled);
    let real_c = p.div(real, denominator);
    let scaled = p.mul(a, ratio);
    let imaginary = p.sub(b, scaled);
    let imaginary_c = p.div(imaginary, denominator);

    let special = Special::new(p, [a, b], [c, d]);
    let d_greater = p.cmp(Olt, special.abs_c, special.abs_d);
    let real = p.select(d_greater, real_d, real_c);
    let imaginary = p.select(d_greater, imaginary_d, imaginary_c);
    let [real, imaginary] = special.choose(p, [real, imaginary]);
    (real, imaginary)
}

/// C's results for quotients that are NaN by the formula.
pub struct Special {
    zero: Value,
    abs_c: Value,
    abs_d: Value,
    /// Conditions with their quotients; the last condition that holds applies.
    cases: [(Value, [Value; 2]); 3],
}

impl Special {
    /// Computes all cases.
    pub fn new(p: &mut dyn Parts, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> Self {
        // A number other than NaN divided by zero.
        let zero = p.constant(0.0);
        let abs_c = p.abs(c);
        let c_zero = p.cmp(Oeq, abs_c, zero);
        let abs_d = p.abs(d);
        let d_zero = p.cmp(Oeq, abs_d, zero);
        let a_number = p.cmp(Ord, a, zero);
        let b_number = p.cmp(Ord, b, zero);
        let any_number = p.or(a_number, b_number);
        let divisor_zero = p.and(c_zero, d_zero);
        let by_zero = p.and(any_number, divisor_zero);
        let inf = p.constant(f64::INFINITY);
        let signed_inf = p.copysign(inf, c);
        let real_zero = p.mul(signed_inf, a);
        let imaginary_zero = p.mul(signed_inf, b);

        // Infinite dividend, finite divisor.
        let c_finite = p.cmp(One, abs_c, inf);
        let d_finite = p.cmp(One, abs_d, inf);
        let divisor_finite = p.and(c_finite, d_finite);
        let abs_a = p.abs(a);
        let a_inf = p.cmp(Oeq, abs_a, inf);
        let abs_b = p.abs(b);
        let b_inf = p.cmp(Oeq, abs_b, inf);
        let any_inf = p.or(a_inf, b_inf);
        let inf_by_finite = p.and(any_inf, divisor_finite);
        let one = p.constant(1.0);
        let (a_unit, b_unit) = units(p, one, zero, [a_inf, b_inf], [a, b]);
        let (ac, bd) = (p.mul(a_unit, c), p.mul(b_unit, d));
        let sum = p.add(ac, bd);
        let real_inf = p.mul(inf, sum);
        let (ad, bc) = (p.mul(a_unit, d), p.mul(b_unit, c));
        let difference = p.sub(bc, ad);
        let imaginary_inf = p.mul(inf, difference);

        // Finite dividend, infinite divisor.
        let a_finite = p.cmp(One, abs_a, inf);
        let b_finite = p.cmp(One, abs_b, inf);
        let finite = p.and(a_finite, b_finite);
        let c_inf = p.cmp(Oeq, abs_c, inf);
        let d_inf = p.cmp(Oeq, abs_d, inf);
        let divisor_inf = p.or(c_inf, d_inf);
        let finite_by_inf = p.and(finite, divisor_inf);
        let (c_unit, d_unit) = units(p, one, zero, [c_inf, d_inf], [c, d]);
        let (ac, bd) = (p.mul(a, c_unit), p.mul(b, d_unit));
        let sum = p.add(ac, bd);
        let real_small = p.mul(zero, sum);
        let (bc, ad) = (p.mul(b, c_unit), p.mul(a, d_unit));
        let difference = p.sub(bc, ad);
        let imaginary_small = p.mul(zero, difference);

        let cases = [
            (finite_by_inf, [real_small, imaginary_small]),
            (inf_by_finite, [real_inf, imaginary_inf]),
            (by_zero, [real_zero, imaginary_zero]),
        ];
        Self { zero, abs_c, abs_d, cases }
    }

    /// The quotient, or that of a case if both parts are NaN.
    pub fn choose(&self, p: &mut dyn Parts, [real, imaginary]: [Value; 2]) -> [Value; 2] {
        let (mut special_real, mut special_imaginary) = (real, imaginary);
        for (condition, [case_real, case_imaginary]) in self.cases {
            special_real = p.select(condition, case_real, special_real);
            special_imaginary = p.select(condition, case_imaginary, special_imaginary);
        }
        let real_nan = p.cmp(Uno, real, self.zero);
        let imaginary_nan = p.cmp(Uno, imaginary, self.zero);
        let both_nan = p.and(real_nan, imaginary_nan);
        let real = p.select(both_nan, special_real, real);
        [real, p.select(both_nan, special_imaginary, imaginary)]
    }
}

/// One for an infinite part, zero for a finite one, with the signs of the parts.
fn units(
    p: &mut dyn Parts,
    one: Value,
    zero: Value,
    infinite: [Value; 2],
    parts: [Value; 2],
) -> (Value, Value) {
    let unit = p.select(infinite[0], one, zero);
    let first = p.copysign(unit, parts[0]);
    let unit = p.select(infinite[1], one, zero);
    (first, p.copysign(unit, parts[1]))
}
