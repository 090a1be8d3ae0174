//! Exponential functions and powers.

use super::product::product;
use super::wide::{Wide, abs, max_min, pick, sin_cos};
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Ogt, Olt, Uno};
use terrace_base::arith::CmpIPredicate::{Ne, Slt};
use terrace_base::arith::build::resize;
use terrace_base::arith::{
    AddF, AndI, CmpF, CmpI, Constant, ExtSI, MulF, MulI, NegF, OrI, SIToFP, Select, ShRUI, SubF, SubI,
};
use terrace_base::math::{Atan2, CopySign, Cos, Exp, ExpM1, PowF, Sin};

impl Wide<'_, '_> {
    /// The greatest integer whose exponential is finite.
    pub(super) fn exp_limit(&mut self) -> Value {
        let limit = f64::from(self.format.max_exponent() + 1) * core::f64::consts::LN_2;
        emit!(self.b, self.part; {limit.floor()})
    }

    /// `scale * e^x` times each of two factors of at most one, in up to three multiplications: only results that are
    /// too great overflow.
    pub(super) fn exp_times(&mut self, mut x: Value, mut factors: [Value; 2], scale: f64) -> [Value; 2] {
        let (t, f) = (self.part, self.f);
        // For narrow parts, `e^x` in `f64` overflows only if the product overflows in the narrow format.
        if !self.exact_products() {
            let limit = self.exp_limit();
            let (one, greatest) = emit!(self.b, t; one = {1.0}; (one, Exp(limit)@f));
            for _ in 0..2 {
                let step;
                (x, step) = emit!(self.b, t;
                    above = CmpF[predicate: Ogt](x, limit);
                    rest = SubF(x, limit)@f;
                    rest = Select(above, rest, x);
                    (rest, Select(above, greatest, one)));
                factors = factors.map(|factor| emit!(self.b, t; MulF(factor, step)@f));
            }
        }
        let mut power = emit!(self.b, t; Exp(x)@f);
        if scale != 1.0 {
            power = emit!(self.b, t; MulF(power, {scale})@f);
        }
        factors.map(|factor| emit!(self.b, t; MulF(factor, power)@f))
    }

    /// `e^re (cos im + i sin im)`.
    pub(super) fn exp(&mut self, [real, imaginary]: [Value; 2]) -> [Value; 2] {
        let (sin, cos) = sin_cos(self.b, imaginary, self.f);
        let [result_real, result_im] = self.exp_times(real, [cos, sin], 1.0);
        // Where there is no angle, the real part is infinite, and the imaginary part has no direction.
        emit!(self.b, self.part;
            zero = {0.0};
            inf = {f64::INFINITY};
            minus_inf = {f64::NEG_INFINITY};
            on_axis = CmpF[predicate: Oeq](imaginary, {0.0});
            result_im = Select(on_axis, imaginary, result_im);
            no_angle = CmpF[predicate: Uno](cos, cos);
            vanishes = CmpF[predicate: Oeq](real, minus_inf);
            grows = CmpF[predicate: Oeq](real, inf);
            vanishes = AndI(vanishes, no_angle);
            grows = AndI(grows, no_angle);
            signed_zero = CopySign(zero, imaginary);
            result_real = Select(vanishes, zero, result_real);
            result_im = Select(vanishes, signed_zero, result_im);
            (Select(grows, inf, result_real), result_im))
        .into()
    }
}

/// `e^z - 1`. Where the real part of `e^z` is near one, that of the result is `expm1(x) cos(y) - 2 sin(y / 2)^2`.
pub(super) fn expm1(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let [exp_real, exp_im] = w.exp([real, imaginary]);
    let f = w.f;
    let real = emit!(w.b, w.part;
        half = {0.5};
        one = {1.0};
        two = {2.0};
        plain = SubF(exp_real, one)@f;
        product = MulF(ExpM1(real)@f, Cos(imaginary)@f)@f;
        half_sin = Sin(MulF(imaginary, {0.5})@f)@f;
        square = MulF(half_sin, half_sin)@f;
        careful = SubF(product, AddF(square, square)@f)@f;
        is_near = AndI(CmpF[predicate: Ogt](exp_real, half), CmpF[predicate: Olt](exp_real, two));
        Select(is_near, careful, plain));
    [real, exp_im]
}

/// A power in polar form.
struct Power {
    /// Absolute value; it may overflow or underflow although the parts of the result do not.
    abs: Value,
    /// Logarithm of the absolute value.
    log: Value,
    angle: Value,
}

impl Wide<'_, '_> {
    fn power(&mut self, Power { abs, log, angle }: Power) -> [Value; 2] {
        let f = self.f;
        let far = self.exp([log, angle]);
        let (sin, cos) = sin_cos(self.b, angle, f);
        let (real, imaginary, in_range) = emit!(self.b, self.part;
            real = MulF(abs, cos)@f;
            imaginary = MulF(abs, sin)@f;
            zero = {0.0};
            inf = {f64::INFINITY};
            in_range = AndI(CmpF[predicate: Ogt](abs, zero), CmpF[predicate: Olt](abs, inf));
            (real, imaginary, in_range));
        pick(self.b, in_range, [real, imaginary], far)
    }

    /// Replaces both parts by constants where a condition holds.
    fn replace_if(&mut self, condition: Value, by: [f64; 2], result: [Value; 2]) -> [Value; 2] {
        let by = self.constants(by);
        pick(self.b, condition, by, result)
    }
}

/// `|z|^c e^(-d arg z)` at the angle `c arg z + d log |z|`, for the exponent `c + d i`; then upstream's special cases
/// for zero and one.
pub(super) fn pow(w: &mut Wide<'_, '_>, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> [Value; 2] {
    let (t, f) = (w.part, w.f);
    let [abs_a, abs_b] = abs(w.b, [a, b], f);
    let abs = w.hypot(abs_a, abs_b);
    let log = w.log_of_abs([abs_a, abs_b]);
    // A zero part of the exponent has no effect, even with an infinite logarithm.
    let (c_zero, d_zero, log, angle, abs_power) = emit!(w.b, t;
        arg = Atan2(b, a)@f;
        d_arg = MulF(d, arg)@f;
        c_zero = CmpF[predicate: Oeq](c, {0.0});
        d_zero = CmpF[predicate: Oeq](d, {0.0});
        c_log = MulF(c, log)@f;
        d_log = MulF(d, log)@f;
        c_log = Select(c_zero, c, c_log);
        d_log = Select(d_zero, d, d_log);
        c_arg = MulF(c, arg)@f;
        result_log = SubF(c_log, d_arg)@f;
        angle = AddF(c_arg, d_log)@f;
        factor = Exp(NegF(d_arg)@f)@f;
        (c_zero, d_zero, result_log, angle, MulF(PowF(abs, c)@f, factor)@f));
    let result = w.power(Power { abs: abs_power, log, angle });

    let (pole, vanishes, is_one) = emit!(w.b, t;
        one = {1.0};
        a_one = CmpF[predicate: Oeq](a, one);
        b_zero = CmpF[predicate: Oeq](b, {0.0});
        abs_zero = CmpF[predicate: Oeq](abs, {0.0});
        base_one = AndI(a_one, b_zero);
        no_power = AndI(c_zero, d_zero);
        c_negative = CmpF[predicate: Olt](c, {0.0});
        c_positive = CmpF[predicate: Ogt](c, {0.0});
        real_of_zero = AndI(abs_zero, d_zero);
        pole = AndI(real_of_zero, c_negative);
        vanishes = AndI(real_of_zero, c_positive);
        (pole, vanishes, OrI(base_one, no_power)));
    let result = w.replace_if(vanishes, [0.0, 0.0], result);
    let result = w.replace_if(pole, [f64::INFINITY, f64::NAN], result);
    w.replace_if(is_one, [1.0, 0.0], result)
}

/// Multiplies repeatedly; falls back to logarithm and angle if an intermediate result overflows or underflows.
pub(super) fn powi(op: complex::PowI, rw: &mut Lowering) -> Rewrite<Value> {
    let (base, mut exponent) = (op.lhs(rw), op.rhs(rw));
    let width = rw.ty(exponent).signless_width(rw.context()).ok_or("the exponent is no integer")?;
    let mut w = Wide::new(rw, op)?;
    let base = w.parts(base);
    if width < 32 {
        exponent = emit!(w.b, Type::I32; ExtSI(exponent));
    }
    let ty = w.b.ty(exponent);
    let (negative, count) = emit!(w.b, ty;
        zero = {0};
        negative = CmpI[predicate: Slt](exponent, zero);
        minus = SubI(zero, exponent);
        (negative, Select(negative, minus, exponent)));
    let power = w.multiply_repeatedly(base, count);
    let unit = w.constants([1.0, 0.0]);
    let inverse = w.quotient(unit, power);
    let [real, imaginary] = pick(w.b, negative, inverse, power);
    let undefined = emit!(w.b, ty; CmpF[predicate: Uno](real, imaginary));
    let result = w.recompute_if(undefined, [real, imaginary], |w, _| w.polar_power(base, exponent));
    Ok(w.create(result))
}

impl Wide<'_, '_> {
    /// Power with an unsigned exponent: a loop over its bits.
    fn multiply_repeatedly(&mut self, base: [Value; 2], count: Value) -> [Value; 2] {
        let (part, f, ty) = (self.part, self.f, self.b.ty(count));
        let (zero, one) = emit!(self.b, ty; ({0}, {1}));
        let unit = self.constants([1.0, 0.0]);
        let types = [ty, part, part, part, part];
        let b = &mut *self.b;
        let looped = scf::While::build(b, &types, &[count, base[0], base[1], unit[0], unit[1]]);
        let point = b.insert_point();
        let (before, after) = (b.add_block(looped.0, 0, &types), b.add_block(looped.0, 1, &types));
        b.set_end(after);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(b.args(after));
        scf::Yield::build(b, &args);
        b.set_end(before);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(b.args(before));
        let &[rest, x, y, real, imaginary] = &args[..] else { return unit };

        let odd = emit!(b, ty; CmpI[predicate: Ne](AndI(rest, one), zero));
        let next = product(b, [real, imaginary], [x, y], f);
        let [real, imaginary] = pick(b, odd, next, [real, imaginary]);
        let [x, y] = product(b, [x, y], [x, y], f);
        let (rest, more) = emit!(b, ty; rest = ShRUI(rest, one); (rest, CmpI[predicate: Ne](rest, zero)));
        scf::Condition::build(b, more, &[rest, x, y, real, imaginary]);
        b.set_insert_point(point);
        [b.result(looped.0, 3), b.result(looped.0, 4)]
    }

    /// Rotates the base into the quadrant around the positive axis, and the power back by multiples of a right angle:
    /// powers of numbers on an axis are on an axis.
    fn polar_power(&mut self, [a, b]: [Value; 2], exponent: Value) -> [Value; 2] {
        let (t, f, int) = (self.part, self.f, Type::I32);
        let [abs_a, abs_b] = abs(self.b, [a, b], f);
        let abs = self.hypot(abs_a, abs_b);
        let log = self.log_of_abs([abs_a, abs_b]);
        let n = emit!(self.b, t; SIToFP(exponent));
        let [max, _] = max_min(self.b, abs_a, abs_b);
        let (none, one, two, quadrant, log, angle, abs_power) = emit!(self.b, t;
            zero = {0.0};
            upright = CmpF[predicate: Ogt](abs_b, abs_a);
            minus_a = NegF(a)@f;
            minus_b = NegF(b)@f;
            left = CmpF[predicate: Olt](a, zero);
            below = CmpF[predicate: Olt](b, zero);
            flat_across = Select(left, minus_b, b);
            steep_across = Select(below, a, minus_a);
            across = Select(upright, steep_across, flat_across);
            none = {0}: int;
            one = {1}: int;
            two = {2}: int;
            three = {3}: int;
            flat = Select(left, two, none);
            steep = Select(below, three, one);
            quadrant = Select(upright, steep, flat);

            angle = Atan2(across, max)@f;
            log = MulF(n, log)@f;
            angle = MulF(n, angle)@f;
            (none, one, two, quadrant, log, angle, PowF(abs, n)@f));
        let result = self.power(Power { abs: abs_power, log, angle });
        let pole = emit!(self.b, t;
            n_negative = CmpF[predicate: Olt](n, {0.0});
            AndI(CmpF[predicate: Oeq](abs, {0.0}), n_negative));
        let [real, imaginary] = self.replace_if(pole, [f64::INFINITY, f64::NAN], result);

        let low = resize(self.b, exponent, 32);
        emit!(self.b, t;
            turns = MulI(low, quadrant);
            odd = AndI(turns, one);
            back = AndI(turns, two);
            odd = CmpI[predicate: Ne](odd, none);
            back = CmpI[predicate: Ne](back, none);
            minus = NegF(imaginary)@f;
            x = Select(odd, minus, real);
            y = Select(odd, real, imaginary);
            minus_x = NegF(x)@f;
            minus_y = NegF(y)@f;
            (Select(back, minus_x, x), Select(back, minus_y, y)))
        .into()
    }
}
