//! Trigonometric and hyperbolic functions.

use super::wide::{Wide, any_infinite, sin_cos};
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Ogt, Uno};
use terrace_base::arith::{AddF, AndI, CmpF, Constant, DivF, MulF, NegF, Select, XOrI};
use terrace_base::math::{AbsF, CopySign, Cosh, Sinh};

/// The part that is infinite if the imaginary part is infinite and the real part has no sine and cosine.
enum Infinite {
    Real,
    Imaginary,
}

impl Wide<'_, '_> {
    /// `sin cosh(y) + cos sinh(y) i`, for a sine and a cosine.
    fn cosh_sinh(&mut self, sin: Value, cos: Value, y: Value, infinite: Infinite) -> [Value; 2] {
        let (t, f) = (self.part, self.f);
        let (magnitude, mut real, mut imaginary) = emit!(self.b, t;
            magnitude = AbsF(y)@f;
            cosh = Cosh(y)@f;
            sinh = Sinh(y)@f;
            (magnitude, MulF(sin, cosh)@f, MulF(cos, sinh)@f));
        if !self.exact_products() {
            let limit = self.exp_limit();
            let signed_cos = emit!(self.b, t; one = {1.0}; MulF(cos, CopySign(one, y))@f);
            let [far_real, far_im] = self.exp_times(magnitude, [sin, signed_cos], 0.5);
            (real, imaginary) = emit!(self.b, t;
                is_far = CmpF[predicate: Ogt](magnitude, limit);
                (Select(is_far, far_real, real), Select(is_far, far_im, imaginary)));
        }
        // The real part is an infinity or NaN. C does not specify the signs here; they are those of glibc.
        let (zero, real, imaginary, no_height, no_direction) = emit!(self.b, t;
            zero = {0.0};
            one = {1.0};
            sign = CopySign(one, y);
            sin_zero = CmpF[predicate: Oeq](sin, {0.0});
            cos_zero = CmpF[predicate: Oeq](cos, {0.0});
            y_zero = CmpF[predicate: Oeq](y, {0.0});
            y_nan = CmpF[predicate: Uno](y, y);
            signed_cos = MulF(cos, sign)@f;
            minus_cos = NegF(cos)@f;
            signed_cos = Select(y_nan, minus_cos, signed_cos);
            real = Select(sin_zero, sin, real);
            imaginary = Select(cos_zero, signed_cos, imaginary);
            no_angle = CmpF[predicate: Uno](sin, sin);
            no_height = AndI(y_zero, no_angle);
            (zero, real, imaginary, no_height, AndI((fn any_infinite(magnitude, magnitude)), no_angle)));
        match infinite {
            Infinite::Real => emit!(self.b, t;
                real = Select(no_direction, magnitude, real);
                (real, Select(no_height, zero, imaginary))),
            Infinite::Imaginary => emit!(self.b, t;
                imaginary = Select(no_direction, magnitude, imaginary);
                (real, Select(no_height, y, imaginary))),
        }
        .into()
    }

    /// The hyperbolic tangent: `(sinh(x) cosh(x) + sin(y) cos(y) i) / (sinh(x)^2 + cos(y)^2)`.
    pub(super) fn tanh(&mut self, [x, y]: [Value; 2]) -> [Value; 2] {
        let (t, f) = (self.part, self.f);
        let (sinh, cosh) = emit!(self.b, t; (Sinh(x)@f, Cosh(x)@f));
        let (sin, cos) = sin_cos(self.b, y, f);
        // Far from the imaginary axis the real part is one in every format, and squares would overflow.
        emit!(self.b, t;
            denominator = AddF(MulF(sinh, sinh)@f, MulF(cos, cos)@f)@f;
            real = MulF(sinh, cosh)@f;
            imaginary = MulF(sin, cos)@f;
            real = DivF(real, denominator)@f;
            imaginary = DivF(imaginary, denominator)@f;

            zero = {0.0};
            one = {1.0};
            nan = {f64::NAN};
            limit = {60.0};
            magnitude = AbsF(x)@f;
            abs_sinh = AbsF(sinh)@f;
            is_far = CmpF[predicate: Ogt](magnitude, limit);
            no_angle = CmpF[predicate: Uno](sin, sin);
            infinite = (fn any_infinite(magnitude, magnitude));
            unit = CopySign(one, x);
            undefined = AndI(no_angle, XOrI(infinite, {1}));
            far_real = Select(undefined, nan, unit);
            far_im = MulF(DivF(sin, abs_sinh)@f, DivF(cos, abs_sinh)@f)@f;
            signed_zero = CopySign(zero, y);
            far_im = Select(AndI(infinite, no_angle), signed_zero, far_im);
            real = Select(is_far, far_real, real);
            imaginary = Select(is_far, far_im, imaginary);
            x_zero = CmpF[predicate: Oeq](x, {0.0});
            y_zero = CmpF[predicate: Oeq](y, {0.0});
            (Select(x_zero, x, real), Select(y_zero, y, imaginary)))
        .into()
    }
}

pub(super) fn sin(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let (sin, cos) = sin_cos(w.b, real, w.f);
    w.cosh_sinh(sin, cos, imaginary, Infinite::Imaginary)
}

pub(super) fn cos(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let (f, (sin, cos)) = (w.f, sin_cos(w.b, real, w.f));
    let minus_sin = emit!(w.b, w.part; NegF(sin)@f);
    w.cosh_sinh(cos, minus_sin, imaginary, Infinite::Real)
}

/// `tan z = -i tanh(i z)`: rotations by a right angle only exchange parts and signs.
pub(super) fn tan(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let [result_im, result_real] = w.tanh([imaginary, real]);
    [result_real, result_im]
}
