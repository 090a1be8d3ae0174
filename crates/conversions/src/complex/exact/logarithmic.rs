//! Logarithms and the angle.

use super::{Wide, binary, unary};
use terrace_base::arith::CmpFPredicate::{Oge, Ogt, Ole, Olt};
use terrace_base::{complex, math};
use terrace_ir::{OpKind, Value};
use terrace_rewrite::convert::{Lowering, Rewrite};

impl Wide<'_, '_> {
    /// A sum and its rounding error.
    fn two_sum(&mut self, a: Value, b: Value) -> [Value; 2] {
        let s = &mut self.s;
        let sum = s.add(a, b);
        let b_part = s.sub(sum, a);
        let a_part = s.sub(sum, b_part);
        let (a_lost, b_lost) = (s.sub(a, a_part), s.sub(b, b_part));
        [sum, s.add(a_lost, b_lost)]
    }

    /// A square and its rounding error, or `None` if it is exact.
    fn two_square(&mut self, a: Value) -> (Value, Option<Value>) {
        let exact = self.exact_products();
        let s = &mut self.s;
        let square = s.mul(a, a);
        let lost = (!exact).then(|| {
            let minus = s.neg(square);
            s.op(math::Fma::DEF, &[a, a, minus])
        });
        (square, lost)
    }

    /// `|1 + u + v i|^2 - 1`, accurate to the last digits even if terms cancel.
    fn square_less_one(&mut self, u: Value, v: Value) -> Value {
        let twice = self.s.add(u, u);
        let ((uu, uu_lost), (vv, vv_lost)) = (self.two_square(u), self.two_square(v));
        let [sum, lost] = self.two_sum(twice, vv);
        let [sum, more_lost] = self.two_sum(sum, uu);
        let s = &mut self.s;
        let mut lost = s.add(lost, more_lost);
        if let (Some(uu_lost), Some(vv_lost)) = (uu_lost, vv_lost) {
            let squares_lost = s.add(uu_lost, vv_lost);
            lost = s.add(lost, squares_lost);
        }
        s.add(sum, lost)
    }

    /// `log |z|` from the magnitudes of the parts `a` and `b`. Near `|z| = 1` it uses `u` and `v`, for which
    /// `|z| = |1 + u + v i|`.
    fn log_abs(&mut self, [a, b]: [Value; 2], [u, v]: [Value; 2]) -> Value {
        let less_one = self.square_less_one(u, v);
        let s = &mut self.s;
        let [max, min] = s.max_min(a, b);
        let near = s.un(math::Log1p::DEF, less_one);
        let near = s.scale(near, 0.5);

        let ratio = s.div(min, max);
        let square = s.mul(ratio, ratio);
        let rest = s.un(math::Log1p::DEF, square);
        let rest = s.scale(rest, 0.5);
        let main = s.un(math::Log::DEF, max);
        let far = s.add(main, rest);

        let (half, two) = (s.c(0.5), s.c(2.0));
        let (inf, minus_inf) = (s.c(f64::INFINITY), s.c(f64::NEG_INFINITY));
        let (aa, bb) = (s.mul(a, a), s.mul(b, b));
        let norm = s.add(aa, bb);
        let (above, below) = (s.cmp(Oge, norm, half), s.cmp(Ole, norm, two));
        let is_near = s.and(above, below);
        let result = s.pick(is_near, near, far);
        let sum = s.add(a, b);
        let is_zero = s.is_zero(sum);
        let result = s.pick(is_zero, minus_inf, result);
        let infinite = s.any_infinite(a, b);
        s.pick(infinite, inf, result)
    }

    /// `log |z|` from the magnitudes of the parts.
    pub(super) fn log_of_abs(&mut self, a: Value, b: Value) -> Value {
        let one = self.s.c(1.0);
        let [max, min] = self.s.max_min(a, b);
        // The subtraction is exact where it is used: near one the greater part is at least a half.
        let u = self.s.sub(max, one);
        self.log_abs([a, b], [u, min])
    }
}

pub(super) fn log(op: complex::Log, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let (a, b) = (w.s.abs(real), w.s.abs(imaginary));
        let result = w.log_of_abs(a, b);
        [result, w.s.atan2(imaginary, real)]
    })
}

/// `log(1 + z)`.
pub(super) fn log1p(op: complex::Log1p, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let one = w.s.c(1.0);
        let above = w.s.add(real, one);
        let (a, b) = (w.s.abs(above), w.s.abs(imaginary));
        let result = w.log_abs([a, b], [real, imaginary]);
        [result, w.s.atan2(imaginary, above)]
    })
}

/// `-i log((x + i y) / sqrt(x^2 + y^2))`. With `p = x + i y` and `q = x - i y`, the imaginary part follows from the
/// ratio of their absolute values. The real part is half the angle of `p / q`, off by pi where the cosine of the
/// result, `x / sqrt(x^2 + y^2)`, has the other sign.
pub(super) fn atan2(op: complex::Atan2, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, |w, y, x| {
        let [[xr, xi], [yr, yi]] = scale_both(w, x, y);
        let s = &mut w.s;
        let (xr_yi, xi_yr) = (s.mul(xr, yi), s.mul(xi, yr));
        let cross = s.sub(xr_yi, xi_yr);
        let (xr_yr, xi_yi) = (s.mul(xr, yr), s.mul(xi, yi));
        let dot = s.add(xr_yr, xi_yi);

        // |q|^2 = |p|^2 + 4 cross
        let positive = s.abs(cross);
        let (p_real, p_im) = (s.sub(xr, yi), s.add(xi, yr));
        let (q_real, q_im) = (s.add(xr, yi), s.sub(xi, yr));
        let [p_abs, q_abs] = [[p_real, p_im], [q_real, q_im]].map(|[real, imaginary]| {
            let (a, b) = (w.s.abs(real), w.s.abs(imaginary));
            w.hypot(a, b)
        });
        let s = &mut w.s;
        let [_, abs] = s.max_min(p_abs, q_abs);
        let four = s.scale(positive, 4.0);
        let once = s.div(four, abs);
        let ratio = s.div(once, abs);
        let mut log = s.un(math::Log1p::DEF, ratio);
        if !w.exact_products() {
            // The ratio of a great number and the square of a small one may overflow.
            let limit = w.power_of_two(w.third());
            let s = &mut w.s;
            let is_great = s.cmp(Ogt, ratio, limit);
            let (log_four, log_abs) = (s.un(math::Log::DEF, four), s.un(math::Log::DEF, abs));
            let twice = s.add(log_abs, log_abs);
            let difference = s.sub(log_four, twice);
            log = s.pick(is_great, difference, log);
        }
        let s = &mut w.s;
        let log = s.scale(log, 0.25);
        let log = s.copysign(log, cross);
        let parallel = s.is_zero(cross);
        let imaginary = s.pick(parallel, cross, log);

        // `p / q` has the direction of `p * conj(q)`.
        let [xx, yy] = [[xr, xi], [yr, yi]].map(|[real, imaginary]| {
            let (a, b) = (s.mul(real, real), s.mul(imaginary, imaginary));
            s.add(a, b)
        });
        let difference = s.sub(xx, yy);
        let twice = s.add(dot, dot);
        let angle = s.atan2(twice, difference);
        let half_angle = s.scale(angle, 0.5);

        // `sqrt(x^2 + y^2)`.
        let [xr2, xi2, yr2, yi2] = [xr, xi, yr, yi].map(|part| s.mul(part, part));
        let (x2, y2) = (s.sub(xr2, xi2), s.sub(yr2, yi2));
        let real = s.add(x2, y2);
        let (x_xi, y_yi) = (s.mul(xr, xi), s.mul(yr, yi));
        let sum = s.add(x_xi, y_yi);
        let sum_im = s.add(sum, sum);
        let [root_real, root_im] = w.sqrt([real, sum_im]);
        let s = &mut w.s;
        let (a, b) = (s.mul(xr, root_real), s.mul(xi, root_im));
        let cosine = s.add(a, b);
        let zero = s.c(0.0);
        let left = s.cmp(Olt, cosine, zero);
        let pi = s.pi();
        // On the negative axis, the sign of a zero decides the side.
        let on_axis = s.is_zero(half_angle);
        let minus_y = s.neg(yr);
        let side = s.pick(on_axis, minus_y, half_angle);
        let turn = s.copysign(pi, side);
        let turned = s.sub(half_angle, turn);
        [s.pick(left, turned, half_angle), imaginary]
    })
}

/// Scales both numbers by one power of two, so that their squares are in range; infinities are reduced to their
/// directions.
fn scale_both(w: &mut Wide<'_, '_>, x: [Value; 2], y: [Value; 2]) -> [[Value; 2]; 2] {
    let [a, b, c, d] = [x[0], x[1], y[0], y[1]].map(|part| w.s.abs(part));
    let (infinite_x, infinite_y) = (w.s.any_infinite(a, b), w.s.any_infinite(c, d));
    let infinite = w.s.or(infinite_x, infinite_y);
    let factor = (!w.exact_products()).then(|| {
        let (max_x, max_y) = (w.s.max(a, b), w.s.max(c, d));
        let max = w.s.max(max_x, max_y);
        let third = w.third();
        let size = w.size(max, third, -third);
        w.by_size(size, -2 * third, 2 * third)
    });
    [x, y].map(|parts| {
        parts.map(|part| {
            let unit = w.s.unit(part);
            let scaled = match factor {
                Some(factor) => w.s.mul(part, factor),
                None => part,
            };
            let nan = w.s.is_nan(part);
            let unit = w.s.pick(nan, part, unit);
            w.s.pick(infinite, unit, scaled)
        })
    })
}
