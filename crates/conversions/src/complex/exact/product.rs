//! Multiplication and division.

use super::wide::{Wide, abs, any_infinite, binary, max_min, pick, refuse_initializer, unit};
use crate::complex::division::numbers::Special;
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Olt, Uno};
use terrace_base::arith::{AddF, AndI, CmpF, Constant, DivF, FastMathFlags, MulF, OrI, Select, SubF};
use terrace_base::math::{AbsF, CopySign};

/// Multiplies by the definition. If both parts are NaN, a branch that is seldom taken recovers the infinity that C
/// requires.
pub(super) fn mul(op: complex::Mul, rw: &mut Lowering) -> Rewrite<Value> {
    refuse_initializer(rw, op.0)?;
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    let mut w = Wide::same(rw, op)?;
    if w.f.0 & (FastMathFlags::NNAN | FastMathFlags::NINF).0 != 0 {
        return Err("there are no infinities".into());
    }
    if terrace_base::arith::transforms::expand::small_float::is_small(w.format) {
        return Err("the format has no arithmetic in LLVM".into());
    }
    let (lhs, rhs) = (w.parts(lhs), w.parts(rhs));
    let (t, f) = (w.part, w.f);
    let products = products(w.b, lhs, rhs, f);
    let [[ac, bd], [bc, ad]] = products;
    let (real, imaginary, both_nan) = emit!(w.b, t;
        real = SubF(ac, bd)@f;
        imaginary = AddF(bc, ad)@f;
        both_nan = AndI(CmpF[predicate: Uno](real, real), CmpF[predicate: Uno](imaginary, imaginary));
        (real, imaginary, both_nan));
    let result =
        w.recompute_if(both_nan, [real, imaginary], |w, result| recover(w.b, lhs, rhs, products, result, f));
    Ok(w.create(result))
}

/// The products in the real and in the imaginary part.
fn products(rw: &mut Builder, [a, b]: [Value; 2], [c, d]: [Value; 2], f: FastMathFlags) -> [[Value; 2]; 2] {
    let (ac, bd, bc, ad) = emit!(rw, rw.ty(a); (MulF(a, c)@f, MulF(b, d)@f, MulF(b, c)@f, MulF(a, d)@f));
    [[ac, bd], [bc, ad]]
}

/// Product by the definition.
pub(super) fn product(rw: &mut Builder, lhs: [Value; 2], rhs: [Value; 2], f: FastMathFlags) -> [Value; 2] {
    let [[ac, bd], [bc, ad]] = products(rw, lhs, rhs, f);
    emit!(rw, rw.ty(ac); (SubF(ac, bd)@f, AddF(bc, ad)@f)).into()
}

/// If an operand or a product of parts is infinite, the product of the operands' directions, which is infinite; else
/// `result`.
fn recover(
    rw: &mut Builder,
    lhs: [Value; 2],
    rhs: [Value; 2],
    products: [[Value; 2]; 2],
    result: [Value; 2],
    f: FastMathFlags,
) -> [Value; 2] {
    let t = rw.ty(lhs[0]);
    let inf = emit!(rw, t; {f64::INFINITY});
    let [lhs_inf, rhs_inf, real_inf, im_inf] = [lhs, rhs, products[0], products[1]]
        .map(|[a, b]| emit!(rw, t; a = AbsF(a)@f; b = AbsF(b)@f; (fn any_infinite(a, b))));
    let zero = emit!(rw, t; {0.0});
    let [lhs, rhs] = [(lhs, lhs_inf), (rhs, rhs_inf)].map(|(parts, infinite)| {
        parts.map(|part| {
            emit!(rw, t;
                unit = (fn unit(part, f));
                nan = CmpF[predicate: Uno](part, part);
                signed_zero = CopySign(zero, part);
                number = Select(nan, signed_zero, part);
                Select(infinite, unit, number))
        })
    });
    let [real, imaginary] = product(rw, lhs, rhs, f);
    let (infinite, real, imaginary) = emit!(rw, t;
        infinite = OrI(OrI(lhs_inf, rhs_inf), OrI(real_inf, im_inf));
        (infinite, MulF(inf, real)@f, MulF(inf, imaginary)@f));
    pick(rw, infinite, [real, imaginary], result)
}

pub(super) fn div(op: complex::Div, rw: &mut Lowering) -> Rewrite {
    refuse_initializer(rw, op.0)?;
    binary(rw, op, |w, lhs, rhs| w.quotient(lhs, rhs))
}

impl Wide<'_, '_> {
    /// The quotient, with C's results for infinities unless the flags exclude them.
    pub(super) fn quotient(&mut self, lhs: [Value; 2], rhs: [Value; 2]) -> [Value; 2] {
        let (t, f) = (self.part, self.f);
        if self.exact_products() {
            // By the definition, which is exact here except for the last rounding.
            let [c, d] = rhs;
            let norm = emit!(self.b, t; AddF(MulF(c, c)@f, MulF(d, d)@f)@f);
            let result = conjugate_quotient(self.b, lhs, rhs, norm, f);
            return self.with_infinities(result, None, [lhs, lhs], rhs);
        }
        let [a, b, c, d] = abs(self.b, [lhs[0], lhs[1], rhs[0], rhs[1]], f);
        let [rhs_real, rhs_im] = rhs;
        let (swap, greater, divisor, other) = emit!(self.b, t;
            swap = CmpF[predicate: Olt](c, d);
            greater = Select(swap, rhs_im, rhs_real);
            divisor = Select(swap, d, c);
            (swap, greater, divisor, Select(swap, rhs_real, rhs_im)));
        let [top, _] = max_min(self.b, a, b);
        let infinite = any_infinite(self.b, top, divisor);
        let (top, bottom) = (self.edge(top), self.edge(divisor));
        let top_factor = self.by_size(top.size, -2, top.up);
        let bottom_factor = self.by_size(bottom.size, -2, bottom.up);
        let top_back = self.by_size(top.size, 2, -top.up);
        let back = emit!(self.b, t; MulF(top_back, bottom_factor)@f);
        let unscaled = lhs;
        let lhs = lhs.map(|part| emit!(self.b, t; MulF(part, top_factor)@f));
        let rhs = rhs.map(|part| emit!(self.b, t; MulF(part, bottom_factor)@f));

        // Smith's algorithm: divide both numbers by the greater part of the divisor. That part is made positive, so
        // that zeros have the signs of the definition.
        let [a, b] = lhs;
        let (divisor, real, imaginary) = emit!(self.b, t;
            divisor = MulF(divisor, bottom_factor)@f;
            sign = CopySign({1.0}: t, greater);
            a = MulF(a, sign)@f;
            b = MulF(b, sign)@f;
            other = MulF(other, MulF(sign, bottom_factor)@f)@f;
            ratio = DivF(other, divisor)@f;
            a_ratio = MulF(a, ratio)@f;
            b_ratio = MulF(b, ratio)@f;
            denominator = AddF(divisor, MulF(other, ratio)@f)@f;
            real = AddF(Select(swap, a_ratio, a), Select(swap, b, b_ratio))@f;
            imaginary = SubF(Select(swap, b_ratio, b), Select(swap, a, a_ratio))@f;
            real = MulF(DivF(real, denominator)@f, back)@f;
            (divisor, real, MulF(DivF(imaginary, denominator)@f, back)@f));
        self.with_infinities([real, imaginary], Some((infinite, divisor)), [unscaled, lhs], rhs)
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
        if self.finite {
            return result;
        }
        let [real, imaginary] = result;
        let mut rare = emit!(self.b, self.part; CmpF[predicate: Uno](real, imaginary));
        if let Some((infinite, _)) = scaling {
            rare = emit!(self.b, self.part; OrI(rare, infinite));
        }
        self.recompute_if(rare, result, |w, mut result| {
            let (t, f) = (w.part, w.f);
            if let Some((_, divisor)) = scaling {
                // Next to an infinity, finite parts have no effect, but their products would overflow.
                let [zero, inf] = w.constants([0.0, f64::INFINITY]);
                let infinities = lhs.map(|part| {
                    emit!(w.b, t;
                        abs = AbsF(part)@f;
                        signed_zero = CopySign(zero, part);
                        Select(CmpF[predicate: Olt](abs, inf), signed_zero, part))
                });
                result = conjugate_quotient(w.b, infinities, rhs, divisor, f);
            }
            let [a, b] = abs(w.b, lhs, f);
            let infinite = any_infinite(w.b, a, b);
            let lhs = pick(w.b, infinite, lhs, scaled);
            Special::new(w.b, lhs, rhs, f).choose(w.b, result)
        })
    }
}

/// `(a + b i) (c - d i)`, divided by a number.
fn conjugate_quotient(
    rw: &mut Builder,
    [a, b]: [Value; 2],
    [c, d]: [Value; 2],
    divisor: Value,
    f: FastMathFlags,
) -> [Value; 2] {
    emit!(rw, rw.ty(a);
        real = AddF(MulF(a, c)@f, MulF(b, d)@f)@f;
        imaginary = SubF(MulF(b, c)@f, MulF(a, d)@f)@f;
        (DivF(real, divisor)@f, DivF(imaginary, divisor)@f))
    .into()
}
