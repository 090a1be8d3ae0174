//! Exponential functions and powers.

use super::product::product;
use super::{Wide, binary, unary};
use terrace_base::arith::CmpFPredicate::{self, Oeq, Ogt, Olt, Uno};
use terrace_base::arith::{self, CmpIPredicate};
use terrace_base::{complex, math};
use terrace_ir::{OpKind, Type, Value};
use terrace_memory::scf;
use terrace_rewrite::convert::{Lowering, Rewrite};
use terrace_support::small_vec::SmallVec;

impl Wide<'_, '_> {
    /// The greatest integer whose exponential is finite.
    pub(super) fn exp_limit(&mut self) -> Value {
        let limit = f64::from(self.format.max_exponent() + 1) * core::f64::consts::LN_2;
        self.s.c(limit.floor())
    }

    /// `scale * e^x` times each of two factors of at most one, in up to three multiplications: only results that are
    /// too great overflow.
    pub(super) fn exp_times(&mut self, mut x: Value, mut factors: [Value; 2], scale: f64) -> [Value; 2] {
        // For narrow parts, `e^x` in `f64` overflows only if the product overflows in the narrow format.
        if !self.exact_products() {
            let limit = self.exp_limit();
            let s = &mut self.s;
            let one = s.c(1.0);
            let greatest = s.un(math::Exp::DEF, limit);
            for _ in 0..2 {
                let above = s.cmp(Ogt, x, limit);
                let rest = s.sub(x, limit);
                x = s.pick(above, rest, x);
                let step = s.pick(above, greatest, one);
                factors = factors.map(|factor| s.mul(factor, step));
            }
        }
        let mut power = self.s.un(math::Exp::DEF, x);
        if scale != 1.0 {
            power = self.s.scale(power, scale);
        }
        factors.map(|factor| self.s.mul(factor, power))
    }

    /// `e^re (cos im + i sin im)`.
    pub(super) fn exp(&mut self, [real, imaginary]: [Value; 2]) -> [Value; 2] {
        let [sin, cos] = self.s.sin_cos(imaginary);
        let [result_real, result_im] = self.exp_times(real, [cos, sin], 1.0);
        let s = &mut self.s;
        let (zero, inf, minus_inf) = (s.c(0.0), s.c(f64::INFINITY), s.c(f64::NEG_INFINITY));
        let on_axis = s.is_zero(imaginary);
        let result_im = s.pick(on_axis, imaginary, result_im);
        // The real part is infinite, and the imaginary part has no direction.
        let no_angle = s.is_nan(cos);
        let (vanishes, grows) = (s.cmp(Oeq, real, minus_inf), s.cmp(Oeq, real, inf));
        let (vanishes, grows) = (s.and(vanishes, no_angle), s.and(grows, no_angle));
        let signed_zero = s.copysign(zero, imaginary);
        let result_real = s.pick(vanishes, zero, result_real);
        let result_im = s.pick(vanishes, signed_zero, result_im);
        [s.pick(grows, inf, result_real), result_im]
    }
}

pub(super) fn exp(op: complex::Exp, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, z| w.exp(z))
}

/// `e^z - 1`. Where the real part of `e^z` is near one, that of the result is `expm1(x) cos(y) - 2 sin(y / 2)^2`.
pub(super) fn expm1(op: complex::Expm1, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let [exp_real, exp_im] = w.exp([real, imaginary]);
        let s = &mut w.s;
        let (half, one, two) = (s.c(0.5), s.c(1.0), s.c(2.0));
        let plain = s.sub(exp_real, one);
        let less_one = s.un(math::ExpM1::DEF, real);
        let cos = s.un(math::Cos::DEF, imaginary);
        let product = s.mul(less_one, cos);
        let half_angle = s.scale(imaginary, 0.5);
        let half_sin = s.un(math::Sin::DEF, half_angle);
        let square = s.mul(half_sin, half_sin);
        let cos_less = s.add(square, square);
        let careful = s.sub(product, cos_less);
        let (above, below) = (s.cmp(Ogt, exp_real, half), s.cmp(Olt, exp_real, two));
        let is_near = s.and(above, below);
        [s.pick(is_near, careful, plain), exp_im]
    })
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
    fn power(&mut self, power: Power) -> [Value; 2] {
        let [exp_real, exp_im] = self.exp([power.log, power.angle]);
        let s = &mut self.s;
        let [sin, cos] = s.sin_cos(power.angle);
        let (real, imaginary) = (s.mul(power.abs, cos), s.mul(power.abs, sin));
        let (zero, inf) = (s.c(0.0), s.c(f64::INFINITY));
        let (above, below) = (s.cmp(Ogt, power.abs, zero), s.cmp(Olt, power.abs, inf));
        let in_range = s.and(above, below);
        [s.pick(in_range, real, exp_real), s.pick(in_range, imaginary, exp_im)]
    }

    /// Replaces both parts by constants where a condition holds.
    fn replace_if(&mut self, condition: Value, by: [f64; 2], result: [Value; 2]) -> [Value; 2] {
        let by = by.map(|part| self.s.c(part));
        [self.s.pick(condition, by[0], result[0]), self.s.pick(condition, by[1], result[1])]
    }

    fn compare_zero(&mut self, predicate: CmpFPredicate, value: Value) -> Value {
        let zero = self.s.c(0.0);
        self.s.cmp(predicate, value, zero)
    }
}

/// `|z|^c e^(-d arg z)` at the angle `c arg z + d log |z|`, for the exponent `c + d i`; then upstream's special cases
/// for zero and one.
pub(super) fn pow(op: complex::Pow, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, |w, [a, b], [c, d]| {
        let (abs_a, abs_b) = (w.s.abs(a), w.s.abs(b));
        let abs = w.hypot(abs_a, abs_b);
        let log = w.log_of_abs(abs_a, abs_b);
        let s = &mut w.s;
        let arg = s.atan2(b, a);
        let d_arg = s.mul(d, arg);
        let (c_zero, d_zero) = (s.is_zero(c), s.is_zero(d));
        // A zero part of the exponent has no effect, even with an infinite logarithm.
        let (c_log, d_log) = (s.mul(c, log), s.mul(d, log));
        let (c_log, d_log) = (s.pick(c_zero, c, c_log), s.pick(d_zero, d, d_log));
        let c_arg = s.mul(c, arg);
        let (result_log, angle) = (s.sub(c_log, d_arg), s.add(c_arg, d_log));
        let minus_d_arg = s.neg(d_arg);
        let factor = s.un(math::Exp::DEF, minus_d_arg);
        let power = s.op(math::PowF::DEF, &[abs, c]);
        let abs_power = s.mul(power, factor);
        let result = w.power(Power { abs: abs_power, log: result_log, angle });

        let s = &mut w.s;
        let one = s.c(1.0);
        let (a_one, b_zero, abs_zero) = (s.cmp(Oeq, a, one), s.is_zero(b), s.is_zero(abs));
        let (base_one, no_power) = (s.and(a_one, b_zero), s.and(c_zero, d_zero));
        let c_negative = w.compare_zero(Olt, c);
        let c_positive = w.compare_zero(Ogt, c);
        let s = &mut w.s;
        let real_of_zero = s.and(abs_zero, d_zero);
        let (pole, vanishes) = (s.and(real_of_zero, c_negative), s.and(real_of_zero, c_positive));
        let is_one = s.or(base_one, no_power);
        let result = w.replace_if(vanishes, [0.0, 0.0], result);
        let result = w.replace_if(pole, [f64::INFINITY, f64::NAN], result);
        w.replace_if(is_one, [1.0, 0.0], result)
    })
}

/// Multiplies repeatedly; falls back to logarithm and angle if an intermediate result overflows or underflows.
pub(super) fn powi(op: complex::PowI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (base, mut exponent) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let ctx = rw.context();
    let mut ty = rw.ty(exponent);
    let width = ty.signless_width(ctx).ok_or("the exponent is no integer")?;
    let mut w = Wide::new(rw, op.0)?;
    let base = w.parts(base);
    if width < 32 {
        ty = Type::I32;
        exponent = w.s.e.op(arith::ExtSI::DEF, &[exponent], ty, &[]);
    }
    let s = &mut w.s;
    let zero = s.e.int(ty, 0);
    let negative = s.e.cmp(CmpIPredicate::Slt, exponent, zero);
    let minus = s.e.sub(zero, exponent);
    let count = s.pick(negative, minus, exponent);
    let power = w.multiply_repeatedly(base, count);
    let unit = [w.s.c(1.0), w.s.c(0.0)];
    let inverse = w.quotient(unit, power);
    let result = [0, 1].map(|i| w.s.pick(negative, inverse[i], power[i]));
    let undefined = w.s.cmp(Uno, result[0], result[1]);
    let result = w.recompute_if(undefined, result, |w, _| w.polar_power(base, exponent));
    let result = w.create(result);
    rw.replace(op.0, &[result])
}

impl Wide<'_, '_> {
    /// Power with an unsigned exponent: a loop over its bits.
    fn multiply_repeatedly(&mut self, base: [Value; 2], count: Value) -> [Value; 2] {
        let s = &mut self.s;
        let (part, ty) = (s.part, s.e.b.ty(count));
        let (zero, one) = (s.e.int(ty, 0), s.e.int(ty, 1));
        let unit = [s.c(1.0), s.c(0.0)];
        let types = [ty, part, part, part, part];
        let b = &mut *s.e.b;
        let looped = scf::While::build(b, &types, &[count, base[0], base[1], unit[0], unit[1]]);
        let point = b.insert_point();
        let (before, after) = (b.add_block(looped.0, 0, &types), b.add_block(looped.0, 1, &types));
        b.set_end(after);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(b.args(after));
        scf::Yield::build(b, &args);
        b.set_end(before);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(b.args(before));
        let &[rest, x, y, real, imaginary] = &args[..] else { return unit };

        let low = s.e.and(rest, one);
        let odd = s.e.cmp(CmpIPredicate::Ne, low, zero);
        let [next_real, next_im] = product(s, [real, imaginary], [x, y]);
        let (real, imaginary) = (s.pick(odd, next_real, real), s.pick(odd, next_im, imaginary));
        let [x, y] = product(s, [x, y], [x, y]);
        let rest = s.e.shr(rest, one);
        let more = s.e.cmp(CmpIPredicate::Ne, rest, zero);
        let b = &mut *s.e.b;
        scf::Condition::build(b, more, &[rest, x, y, real, imaginary]);
        b.set_insert_point(point);
        [b.result(looped.0, 3), b.result(looped.0, 4)]
    }

    /// Rotates the base into the quadrant around the positive axis, and the power back by multiples of a right angle:
    /// powers of numbers on an axis are on an axis.
    fn polar_power(&mut self, [a, b]: [Value; 2], exponent: Value) -> [Value; 2] {
        let (abs_a, abs_b) = (self.s.abs(a), self.s.abs(b));
        let abs = self.hypot(abs_a, abs_b);
        let log = self.log_of_abs(abs_a, abs_b);
        let s = &mut self.s;
        let part = s.part;
        let n = s.e.op(arith::SIToFP::DEF, &[exponent], part, &[]);
        let max = s.max(abs_a, abs_b);
        let zero = s.c(0.0);
        let upright = s.cmp(Ogt, abs_b, abs_a);
        let (minus_a, minus_b) = (s.neg(a), s.neg(b));
        let (left, below) = (s.cmp(Olt, a, zero), s.cmp(Olt, b, zero));
        let flat_across = s.pick(left, minus_b, b);
        let steep_across = s.pick(below, a, minus_a);
        let across = s.pick(upright, steep_across, flat_across);
        let [none, one, two, three] = [0, 1, 2, 3].map(|k| s.e.int(Type::I32, k));
        let flat = s.pick(left, two, none);
        let steep = s.pick(below, three, one);
        let quadrant = s.pick(upright, steep, flat);

        let angle = s.atan2(across, max);
        let (result_log, angle) = (s.mul(n, log), s.mul(n, angle));
        let abs_power = s.op(math::PowF::DEF, &[abs, n]);
        let result = self.power(Power { abs: abs_power, log: result_log, angle });
        let n_negative = self.compare_zero(Olt, n);
        let abs_zero = self.s.is_zero(abs);
        let pole = self.s.and(abs_zero, n_negative);
        let [real, imaginary] = self.replace_if(pole, [f64::INFINITY, f64::NAN], result);

        let s = &mut self.s;
        let low = s.e.resize(exponent, 32);
        let turns = s.e.op(arith::MulI::DEF, &[low, quadrant], Type::I32, &[]);
        let (odd, back) = (s.e.and(turns, one), s.e.and(turns, two));
        let odd = s.e.cmp(CmpIPredicate::Ne, odd, none);
        let back = s.e.cmp(CmpIPredicate::Ne, back, none);
        let minus = s.neg(imaginary);
        let (x, y) = (s.pick(odd, minus, real), s.pick(odd, real, imaginary));
        let (minus_x, minus_y) = (s.neg(x), s.neg(y));
        [s.pick(back, minus_x, x), s.pick(back, minus_y, y)]
    }
}
