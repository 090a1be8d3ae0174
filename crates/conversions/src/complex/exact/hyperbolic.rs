//! Trigonometric and hyperbolic functions.

use super::{Wide, unary};
use terrace_base::arith::CmpFPredicate::Ogt;
use terrace_base::{complex, math};
use terrace_ir::{OpKind, Value};
use terrace_rewrite::convert::{Lowering, Rewrite};

/// The part that is infinite if the imaginary part is infinite and the real part has no sine and cosine.
enum Infinite {
    Real,
    Imaginary,
}

impl Wide<'_, '_> {
    /// `f cosh(y) + g sinh(y) i`, where `f` and `g` are a sine and a cosine.
    fn cosh_sinh(&mut self, f: Value, g: Value, y: Value, infinite: Infinite) -> [Value; 2] {
        let magnitude = self.s.abs(y);
        let (cosh, sinh) = (self.s.un(math::Cosh::DEF, y), self.s.un(math::Sinh::DEF, y));
        let (mut real, mut imaginary) = (self.s.mul(f, cosh), self.s.mul(g, sinh));
        if !self.exact_products() {
            let limit = self.exp_limit();
            let s = &mut self.s;
            let one = s.c(1.0);
            let sign = s.copysign(one, y);
            let signed_g = s.mul(g, sign);
            let [far_real, far_im] = self.exp_times(magnitude, [f, signed_g], 0.5);
            let s = &mut self.s;
            let is_far = s.cmp(Ogt, magnitude, limit);
            real = s.pick(is_far, far_real, real);
            imaginary = s.pick(is_far, far_im, imaginary);
        }
        let s = &mut self.s;
        let (zero, one) = (s.c(0.0), s.c(1.0));
        let sign = s.copysign(one, y);
        let (f_zero, g_zero, y_zero) = (s.is_zero(f), s.is_zero(g), s.is_zero(y));
        let y_nan = s.is_nan(y);
        let (signed_g, minus_g) = (s.mul(g, sign), s.neg(g));
        let signed_g = s.pick(y_nan, minus_g, signed_g);
        real = s.pick(f_zero, f, real);
        imaginary = s.pick(g_zero, signed_g, imaginary);
        // The real part is an infinity or NaN. C does not specify the signs here; they are those of glibc.
        let no_angle = s.is_nan(f);
        let no_height = s.and(y_zero, no_angle);
        let high = s.any_infinite(magnitude, magnitude);
        let no_direction = s.and(high, no_angle);
        let flat = match infinite {
            Infinite::Real => {
                real = s.pick(no_direction, magnitude, real);
                zero
            }
            Infinite::Imaginary => {
                imaginary = s.pick(no_direction, magnitude, imaginary);
                y
            }
        };
        imaginary = s.pick(no_height, flat, imaginary);
        [real, imaginary]
    }

    /// The hyperbolic tangent: `(sinh(x) cosh(x) + sin(y) cos(y) i) / (sinh(x)^2 + cos(y)^2)`.
    fn tanh(&mut self, [x, y]: [Value; 2]) -> [Value; 2] {
        let s = &mut self.s;
        let (sinh, cosh) = (s.un(math::Sinh::DEF, x), s.un(math::Cosh::DEF, x));
        let [sin, cos] = s.sin_cos(y);
        let (ss, cc) = (s.mul(sinh, sinh), s.mul(cos, cos));
        let denominator = s.add(ss, cc);
        let (real, imaginary) = (s.mul(sinh, cosh), s.mul(sin, cos));
        let (real, imaginary) = (s.div(real, denominator), s.div(imaginary, denominator));

        // Far from the imaginary axis the real part is one in every format, and squares would overflow.
        let (zero, one, nan, limit) = (s.c(0.0), s.c(1.0), s.c(f64::NAN), s.c(60.0));
        let (magnitude, abs_sinh) = (s.abs(x), s.abs(sinh));
        let is_far = s.cmp(Ogt, magnitude, limit);
        let no_angle = s.is_nan(sin);
        let infinite = s.any_infinite(magnitude, magnitude);
        let unit = s.copysign(one, x);
        let not_infinite = s.not(infinite);
        let undefined = s.and(no_angle, not_infinite);
        let far_real = s.pick(undefined, nan, unit);
        let (first, second) = (s.div(sin, abs_sinh), s.div(cos, abs_sinh));
        let far_im = s.mul(first, second);
        let signed_zero = s.copysign(zero, y);
        let limit_im = s.and(infinite, no_angle);
        let far_im = s.pick(limit_im, signed_zero, far_im);
        let (real, imaginary) = (s.pick(is_far, far_real, real), s.pick(is_far, far_im, imaginary));
        let (x_zero, y_zero) = (s.is_zero(x), s.is_zero(y));
        [s.pick(x_zero, x, real), s.pick(y_zero, y, imaginary)]
    }
}

pub(super) fn sin(op: complex::Sin, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let [sin, cos] = w.s.sin_cos(real);
        w.cosh_sinh(sin, cos, imaginary, Infinite::Imaginary)
    })
}

pub(super) fn cos(op: complex::Cos, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let [sin, cos] = w.s.sin_cos(real);
        let minus_sin = w.s.neg(sin);
        w.cosh_sinh(cos, minus_sin, imaginary, Infinite::Real)
    })
}

pub(super) fn tanh(op: complex::Tanh, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, z| w.tanh(z))
}

/// `tan z = -i tanh(i z)`: rotations by a right angle only exchange parts and signs.
pub(super) fn tan(op: complex::Tan, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let [result_im, result_real] = w.tanh([imaginary, real]);
        [result_real, result_im]
    })
}
