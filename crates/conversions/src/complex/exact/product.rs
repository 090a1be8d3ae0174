//! Multiplication and division.

use super::{Wide, binary, refuse_initializer};
use crate::complex::builder::Std;
use crate::complex::division::numbers::Special;
use terrace_base::arith::CmpFPredicate::{Olt, Uno};
use terrace_base::arith::FastMathFlags;
use terrace_base::complex;
use terrace_ir::Value;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// Multiplies by the definition. If both parts are NaN, a branch that is seldom taken recovers the infinity that C
/// requires.
pub(super) fn mul(op: complex::Mul, rw: &mut Lowering<'_, '_>) -> Rewrite {
    refuse_initializer(rw, op.0)?;
    let ctx = rw.context();
    let (lhs, rhs) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut s = Std::new(rw, op.0)?;
    if s.fastmath().0 & (FastMathFlags::NNAN.0 | FastMathFlags::NINF.0) != 0 {
        return Err("there are no infinities".into());
    }
    let format = s.part.as_float(ctx).ok_or("the parts are no floats")?;
    if terrace_base::arith::transforms::small_float::is_small(format) {
        return Err("the format has no arithmetic in LLVM".into());
    }
    let (lhs, rhs): ([Value; 2], [Value; 2]) = (s.parts(lhs).into(), s.parts(rhs).into());
    let mut w = Wide { narrow: s.part, format, s };
    let [real_terms, im_terms] = products(&mut w.s, lhs, rhs);
    let result = [w.s.sub(real_terms[0], real_terms[1]), w.s.add(im_terms[0], im_terms[1])];
    let (real_nan, im_nan) = (w.s.is_nan(result[0]), w.s.is_nan(result[1]));
    let both_nan = w.s.and(real_nan, im_nan);
    let result = w.recompute_if(both_nan, result, |w, result| {
        recover(&mut w.s, lhs, rhs, [real_terms, im_terms], result)
    });
    let result = w.create(result);
    rw.replace(op.0, &[result])
}

/// The products in the real and in the imaginary part.
fn products(s: &mut Std<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [[Value; 2]; 2] {
    let (ac, bd) = (s.mul(a, c), s.mul(b, d));
    [[ac, bd], [s.mul(b, c), s.mul(a, d)]]
}

/// Product by the definition.
pub(super) fn product(s: &mut Std<'_, '_>, lhs: [Value; 2], rhs: [Value; 2]) -> [Value; 2] {
    let [[ac, bd], [bc, ad]] = products(s, lhs, rhs);
    [s.sub(ac, bd), s.add(bc, ad)]
}

/// If an operand or a product of parts is infinite, the product of the operands' directions, which is infinite; else
/// `result`.
fn recover(
    s: &mut Std<'_, '_>,
    lhs: [Value; 2],
    rhs: [Value; 2],
    products: [[Value; 2]; 2],
    result: [Value; 2],
) -> [Value; 2] {
    let inf = s.c(f64::INFINITY);
    let [lhs_inf, rhs_inf, real_inf, im_inf] = [lhs, rhs, products[0], products[1]].map(|pair| {
        let (a, b) = (s.abs(pair[0]), s.abs(pair[1]));
        s.any_infinite(a, b)
    });
    let zero = s.c(0.0);
    let [lhs, rhs] = [(lhs, lhs_inf), (rhs, rhs_inf)].map(|(parts, infinite)| {
        parts.map(|part| {
            let unit = s.unit(part);
            let nan = s.is_nan(part);
            let signed_zero = s.copysign(zero, part);
            let number = s.pick(nan, signed_zero, part);
            s.pick(infinite, unit, number)
        })
    });
    let [real, imaginary] = product(s, lhs, rhs);
    let operand_inf = s.or(lhs_inf, rhs_inf);
    let product_inf = s.or(real_inf, im_inf);
    let infinite = s.or(operand_inf, product_inf);
    let (real, imaginary) = (s.mul(inf, real), s.mul(inf, imaginary));
    [s.pick(infinite, real, result[0]), s.pick(infinite, imaginary, result[1])]
}

pub(super) fn div(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    refuse_initializer(rw, op.0)?;
    binary(rw, op.0, |w, lhs, rhs| w.quotient(lhs, rhs))
}

impl Wide<'_, '_> {
    /// The quotient, with C's results for infinities unless the flags exclude them.
    pub(super) fn quotient(&mut self, lhs: [Value; 2], rhs: [Value; 2]) -> [Value; 2] {
        if self.exact_products() {
            // By the definition, which is exact here except for the last rounding.
            let norm = norm(&mut self.s, rhs);
            let result = dividend(&mut self.s, lhs, rhs).map(|part| self.s.div(part, norm));
            return self.with_infinities(result, None, [lhs, lhs], rhs);
        }
        let [a, b, c, d] = [lhs[0], lhs[1], rhs[0], rhs[1]].map(|part| self.s.abs(part));
        let swap = self.s.cmp(Olt, c, d);
        let (greater, divisor) = (self.s.pick(swap, rhs[1], rhs[0]), self.s.pick(swap, d, c));
        let other = self.s.pick(swap, rhs[0], rhs[1]);
        let top = self.s.max(a, b);
        let infinite = self.s.any_infinite(top, divisor);
        let (top, bottom) = (self.edge(top), self.edge(divisor));
        let top_factor = self.by_size(top.size, -2, top.up);
        let bottom_factor = self.by_size(bottom.size, -2, bottom.up);
        let top_back = self.by_size(top.size, 2, -top.up);
        let s = &mut self.s;
        let back = s.mul(top_back, bottom_factor);
        let unscaled = lhs;
        let lhs = lhs.map(|part| s.mul(part, top_factor));
        let rhs = [s.mul(rhs[0], bottom_factor), s.mul(rhs[1], bottom_factor)];
        let divisor = s.mul(divisor, bottom_factor);

        // Smith's algorithm: divide both numbers by the greater part of the divisor. That part is made positive, so
        // that zeros have the signs of the definition.
        let one = s.c(1.0);
        let sign = s.copysign(one, greater);
        let [a, b] = lhs.map(|part| s.mul(part, sign));
        let signed_factor = s.mul(sign, bottom_factor);
        let other = s.mul(other, signed_factor);
        let ratio = s.div(other, divisor);
        let (a_ratio, b_ratio) = (s.mul(a, ratio), s.mul(b, ratio));
        let rest = s.mul(other, ratio);
        let denominator = s.add(divisor, rest);
        let (x, y) = (s.pick(swap, a_ratio, a), s.pick(swap, b, b_ratio));
        let real = s.add(x, y);
        let (x, y) = (s.pick(swap, b_ratio, b), s.pick(swap, a, a_ratio));
        let imaginary = s.sub(x, y);
        let result = [real, imaginary].map(|part| {
            let quotient = s.div(part, denominator);
            s.mul(quotient, back)
        });
        self.with_infinities(result, Some((infinite, divisor)), [unscaled, lhs], rhs)
    }

    /// C's quotient if an operand is infinite or the divisor is zero, which needs NaN parts where the definition has
    /// them. `scaling` is given if `result` was computed differently: whether an operand is infinite, and the
    /// magnitude of the divisor's greater part. The dividend is given unscaled, and scaled so that sums of its parts
    /// are finite.
    fn with_infinities(
        &mut self,
        result: [Value; 2],
        scaling: Option<(Value, Value)>,
        [lhs, scaled]: [[Value; 2]; 2],
        rhs: [Value; 2],
    ) -> [Value; 2] {
        if self.s.finite {
            return result;
        }
        let mut rare = self.s.cmp(Uno, result[0], result[1]);
        if let Some((infinite, _)) = scaling {
            rare = self.s.or(rare, infinite);
        }
        self.recompute_if(rare, result, |w, mut result| {
            let s = &mut w.s;
            if let Some((_, divisor)) = scaling {
                // Next to an infinity, finite parts have no effect, but their products would overflow.
                let (zero, inf) = (s.c(0.0), s.c(f64::INFINITY));
                let infinities = lhs.map(|part| {
                    let (abs, signed_zero) = (s.abs(part), s.copysign(zero, part));
                    let finite = s.cmp(Olt, abs, inf);
                    s.pick(finite, signed_zero, part)
                });
                result = dividend(s, infinities, rhs).map(|part| s.div(part, divisor));
            }
            let (a, b) = (s.abs(lhs[0]), s.abs(lhs[1]));
            let infinite = s.any_infinite(a, b);
            let lhs = [0, 1].map(|i| s.pick(infinite, lhs[i], scaled[i]));
            let f = s.fastmath();
            Special::new(s.e.b, lhs, rhs, f).choose(s.e.b, result)
        })
    }
}

/// `(a + b i) (c - d i)`.
fn dividend(s: &mut Std<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [Value; 2] {
    let (ac, bd) = (s.mul(a, c), s.mul(b, d));
    let real = s.add(ac, bd);
    let (bc, ad) = (s.mul(b, c), s.mul(a, d));
    [real, s.sub(bc, ad)]
}

/// `c^2 + d^2`.
fn norm(s: &mut Std<'_, '_>, [c, d]: [Value; 2]) -> Value {
    let (cc, dd) = (s.mul(c, c), s.mul(d, d));
    s.add(cc, dd)
}
