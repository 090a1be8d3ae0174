//! Logarithms and the angle.

use super::wide::{Wide, abs, any_infinite, max_min, unit};
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Oge, Ogt, Ole, Olt, Uno};
use terrace_base::arith::{AddF, AndI, CmpF, Constant, DivF, MulF, NegF, OrI, Select, SubF};
use terrace_base::math::{AbsF, Atan2, CopySign, Fma, Log, Log1p};

impl Wide<'_, '_> {
    /// A sum and its rounding error.
    fn two_sum(&mut self, a: Value, b: Value) -> (Value, Value) {
        let f = self.f;
        emit!(self.b, self.part;
            sum = AddF(a, b)@f;
            b_part = SubF(sum, a)@f;
            a_part = SubF(sum, b_part)@f;
            (sum, AddF(SubF(a, a_part)@f, SubF(b, b_part)@f)@f))
    }

    /// A square and its rounding error, or `None` if it is exact.
    fn two_square(&mut self, a: Value) -> (Value, Option<Value>) {
        let (exact, t, f) = (self.exact_products(), self.part, self.f);
        let square = emit!(self.b, t; MulF(a, a)@f);
        (square, (!exact).then(|| emit!(self.b, t; minus = NegF(square)@f; Fma(a, a, minus)@f)))
    }

    /// `|1 + u + v i|^2 - 1`, accurate to the last digits even if terms cancel.
    fn square_less_one(&mut self, u: Value, v: Value) -> Value {
        let (t, f) = (self.part, self.f);
        let twice = emit!(self.b, t; AddF(u, u)@f);
        let ((uu, uu_lost), (vv, vv_lost)) = (self.two_square(u), self.two_square(v));
        let (sum, lost) = self.two_sum(twice, vv);
        let (sum, more_lost) = self.two_sum(sum, uu);
        let mut lost = emit!(self.b, t; AddF(lost, more_lost)@f);
        if let (Some(uu_lost), Some(vv_lost)) = (uu_lost, vv_lost) {
            lost = emit!(self.b, t; squares_lost = AddF(uu_lost, vv_lost)@f; AddF(lost, squares_lost)@f);
        }
        emit!(self.b, t; AddF(sum, lost)@f)
    }

    /// `log |z|` from the magnitudes of the parts `a` and `b`. Near `|z| = 1` it uses `u` and `v`, for which
    /// `|z| = |1 + u + v i|`.
    fn log_abs(&mut self, [a, b]: [Value; 2], [u, v]: [Value; 2]) -> Value {
        let (t, f) = (self.part, self.f);
        let less_one = self.square_less_one(u, v);
        let [max, min] = max_min(self.b, a, b);
        emit!(self.b, t;
            near = MulF(Log1p(less_one)@f, {0.5}: t)@f;

            ratio = DivF(min, max)@f;
            rest = MulF(Log1p(MulF(ratio, ratio)@f)@f, {0.5}: t)@f;
            main = Log(max)@f;
            far = AddF(main, rest)@f;

            half = {0.5};
            two = {2.0};
            inf = {f64::INFINITY};
            minus_inf = {f64::NEG_INFINITY};
            norm = AddF(MulF(a, a)@f, MulF(b, b)@f)@f;
            is_near = AndI(CmpF[predicate: Oge](norm, half), CmpF[predicate: Ole](norm, two));
            result = Select(is_near, near, far);
            is_zero = CmpF[predicate: Oeq](AddF(a, b)@f, {0.0}: t);
            result = Select(is_zero, minus_inf, result);
            Select((fn any_infinite(a, b)), inf, result))
    }

    /// `log |z|` from the magnitudes of the parts.
    pub(super) fn log_of_abs(&mut self, [a, b]: [Value; 2]) -> Value {
        let f = self.f;
        let [one] = self.constants([1.0]);
        let [max, min] = max_min(self.b, a, b);
        // The subtraction is exact where it is used: near one the greater part is at least a half.
        let u = emit!(self.b, self.part; SubF(max, one)@f);
        self.log_abs([a, b], [u, min])
    }
}

pub(super) fn log(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let f = w.f;
    let magnitudes = abs(w.b, [real, imaginary], f);
    let result = w.log_of_abs(magnitudes);
    [result, emit!(w.b, w.part; Atan2(imaginary, real)@f)]
}

/// `log(1 + z)`.
pub(super) fn log1p(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let (t, f) = (w.part, w.f);
    let (above, a, b) = emit!(w.b, t;
        one = {1.0};
        above = AddF(real, one)@f;
        (above, AbsF(above)@f, AbsF(imaginary)@f));
    let result = w.log_abs([a, b], [real, imaginary]);
    [result, emit!(w.b, t; Atan2(imaginary, above)@f)]
}

/// `-i log((x + i y) / sqrt(x^2 + y^2))`. With `p = x + i y` and `q = x - i y`, the imaginary part follows from the
/// ratio of their absolute values. The real part is half the angle of `p / q`, off by pi where the cosine of the
/// result, `x / sqrt(x^2 + y^2)`, has the other sign.
pub(super) fn atan2(w: &mut Wide<'_, '_>, y: [Value; 2], x: [Value; 2]) -> [Value; 2] {
    let (t, f) = (w.part, w.f);
    let [[xr, xi], [yr, yi]] = scale_both(w, x, y);
    // |q|^2 = |p|^2 + 4 cross
    let (cross, dot, positive, p_real, p_im, q_real, q_im) = emit!(w.b, t;
        cross = SubF(MulF(xr, yi)@f, MulF(xi, yr)@f)@f;
        dot = AddF(MulF(xr, yr)@f, MulF(xi, yi)@f)@f;
        positive = AbsF(cross)@f;
        p_real = SubF(xr, yi)@f;
        p_im = AddF(xi, yr)@f;
        q_real = AddF(xr, yi)@f;
        (cross, dot, positive, p_real, p_im, q_real, SubF(xi, yr)@f));
    let [p_abs, q_abs] = [[p_real, p_im], [q_real, q_im]].map(|parts| {
        let [a, b] = abs(w.b, parts, f);
        w.hypot(a, b)
    });
    let [_, min] = max_min(w.b, p_abs, q_abs);
    let (four, ratio, mut log) = emit!(w.b, t;
        four = MulF(positive, {4.0})@f;
        ratio = DivF(DivF(four, min)@f, min)@f;
        (four, ratio, Log1p(ratio)@f));
    if !w.exact_products() {
        // The ratio of a great number and the square of a small one may overflow.
        let limit = w.power_of_two(w.third());
        log = emit!(w.b, t;
            is_great = CmpF[predicate: Ogt](ratio, limit);
            log_four = Log(four)@f;
            log_abs = Log(min)@f;
            difference = SubF(log_four, AddF(log_abs, log_abs)@f)@f;
            Select(is_great, difference, log));
    }
    // `p / q` has the direction of `p * conj(q)`. Then `sqrt(x^2 + y^2)`.
    let (imaginary, half_angle, real, sum_im) = emit!(w.b, t;
        log = CopySign(MulF(log, {0.25})@f, cross);
        parallel = CmpF[predicate: Oeq](cross, {0.0});
        imaginary = Select(parallel, cross, log);

        xx = AddF(MulF(xr, xr)@f, MulF(xi, xi)@f)@f;
        yy = AddF(MulF(yr, yr)@f, MulF(yi, yi)@f)@f;
        difference = SubF(xx, yy)@f;
        twice = AddF(dot, dot)@f;
        half_angle = MulF(Atan2(twice, difference)@f, {0.5}: t)@f;

        xr2 = MulF(xr, xr)@f;
        xi2 = MulF(xi, xi)@f;
        yr2 = MulF(yr, yr)@f;
        yi2 = MulF(yi, yi)@f;
        real = AddF(SubF(xr2, xi2)@f, SubF(yr2, yi2)@f)@f;
        sum = AddF(MulF(xr, xi)@f, MulF(yr, yi)@f)@f;
        (imaginary, half_angle, real, AddF(sum, sum)@f));
    let [root_real, root_im] = w.sqrt([real, sum_im]);
    // On the negative axis, the sign of a zero decides the side.
    let result = emit!(w.b, t;
        cosine = AddF(MulF(xr, root_real)@f, MulF(xi, root_im)@f)@f;
        left = CmpF[predicate: Olt](cosine, {0.0});
        zero = {0.0};
        minus_one = {-1.0};
        pi = Atan2(zero, minus_one)@f;
        on_axis = CmpF[predicate: Oeq](half_angle, {0.0});
        minus_y = NegF(yr)@f;
        side = Select(on_axis, minus_y, half_angle);
        turned = SubF(half_angle, CopySign(pi, side))@f;
        Select(left, turned, half_angle));
    [result, imaginary]
}

/// Scales both numbers by one power of two, so that their squares are in range; infinities are reduced to their
/// directions.
fn scale_both(w: &mut Wide<'_, '_>, x: [Value; 2], y: [Value; 2]) -> [[Value; 2]; 2] {
    let (t, f) = (w.part, w.f);
    let [a, b, c, d] = abs(w.b, [x[0], x[1], y[0], y[1]], f);
    let infinite = emit!(w.b, t; OrI((fn any_infinite(a, b)), (fn any_infinite(c, d))));
    let factor = (!w.exact_products()).then(|| {
        let ([max_x, _], [max_y, _]) = (max_min(w.b, a, b), max_min(w.b, c, d));
        let [max, _] = max_min(w.b, max_x, max_y);
        let third = w.third();
        let size = w.size(max, third, -third);
        w.by_size(size, -2 * third, 2 * third)
    });
    [x, y].map(|parts| {
        parts.map(|part| {
            let unit = unit(w.b, part, f);
            let scaled = factor.map_or(part, |factor| emit!(w.b, t; MulF(part, factor)@f));
            emit!(w.b, t;
                nan = CmpF[predicate: Uno](part, part);
                unit = Select(nan, part, unit);
                Select(infinite, unit, scaled))
        })
    })
}
