//! Absolute values, signs and roots.

use super::{Wide, unary};
use terrace_base::arith::CmpFPredicate::{Olt, Uno};
use terrace_base::{complex, math};
use terrace_ir::{OpKind, Value};
use terrace_rewrite::convert::{Lowering, Rewrite};

pub(super) fn abs(op: complex::Abs, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let [real, imaginary] = w.parts(z);
    let (real, imaginary) = (w.s.abs(real), w.s.abs(imaginary));
    let result = w.hypot(real, imaginary);
    let result = w.narrow(result);
    rw.replace(op.0, &[result])
}

/// `z / |z|`; zero stays zero, and an infinity has the direction that its angle has in C.
pub(super) fn sign(op: complex::Sign, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let (a, b) = (w.s.abs(real), w.s.abs(imaginary));
        let infinite = w.s.any_infinite(a, b);
        let nan = w.s.cmp(Uno, a, b);
        let (unit_real, unit_im) = (w.s.unit(real), w.s.unit(imaginary));
        let mut x = w.s.pick(infinite, unit_real, real);
        let mut y = w.s.pick(infinite, unit_im, imaginary);
        if !w.exact_products() {
            let max = w.s.max(a, b);
            let edge = w.edge(max);
            let factor = w.by_size(edge.size, -2, edge.up);
            // Signs of infinities need no scaling, but scaling leaves them unchanged.
            (x, y) = (w.s.mul(x, factor), w.s.mul(y, factor));
        }
        let (a, b) = (w.s.abs(x), w.s.abs(y));
        let abs = w.hypot(a, b);
        let s = &mut w.s;
        let is_zero = s.is_zero(abs);
        let (real_over, im_over) = (s.div(x, abs), s.div(y, abs));
        let not_a_number = s.c(f64::NAN);
        let [real, imaginary] = [(real_over, real), (im_over, imaginary)].map(|(over, part)| {
            let result = s.pick(nan, not_a_number, over);
            s.pick(is_zero, part, result)
        });
        [real, imaginary]
    })
}

/// Square root of a scaled number in the right half plane.
struct Root {
    /// The greater part: the real one if the number is in the right half plane.
    great: Value,
    little: Value,
    /// Absolute value of the scaled number.
    abs: Value,
}

impl Wide<'_, '_> {
    /// The greater part is the root of `(|z| + |re z|) / 2`, the other one follows by division: neither cancels
    /// digits.
    fn root(&mut self, x: Value, y: Value) -> Root {
        let abs = self.hypot(x, y);
        let s = &mut self.s;
        let sum = s.add(x, abs);
        let half_sum = s.scale(sum, 0.5);
        let great = s.un(math::Sqrt::DEF, half_sum);
        let twice = s.add(great, great);
        let little = s.div(y, twice);
        Root { great, little, abs }
    }

    /// Calls `f` with the root of the scaled number, and scales the results by the root of the scale or its inverse.
    fn scaled_root(
        &mut self,
        [a, b]: [Value; 2],
        inverse: bool,
        f: impl FnOnce(&mut Self, Root) -> [Value; 2],
    ) -> [Value; 2] {
        if self.exact_products() {
            let root = self.root(a, b);
            return f(self, root);
        }
        let max = self.s.max(a, b);
        let edge = self.edge(max);
        let factor = self.by_size(edge.size, -4, edge.up);
        let (x, y) = (self.s.mul(a, factor), self.s.mul(b, factor));
        let root = self.root(x, y);
        let result = f(self, root);
        let (large, small) = (2, -edge.up / 2);
        let back = if inverse {
            self.by_size(edge.size, -large, -small)
        } else {
            self.by_size(edge.size, large, small)
        };
        result.map(|part| self.s.mul(part, back))
    }

    /// Square root with a non-negative real part.
    pub(super) fn sqrt(&mut self, [real, imaginary]: [Value; 2]) -> [Value; 2] {
        let (a, b) = (self.s.abs(real), self.s.abs(imaginary));
        let [great, little] = self.scaled_root([a, b], false, |_, root| [root.great, root.little]);
        let s = &mut self.s;
        let (zero, inf) = (s.c(0.0), s.c(f64::INFINITY));
        let left = s.cmp(Olt, real, zero);
        let is_zero = s.is_zero(great);
        let im_infinite = s.any_infinite(b, b);
        let [result_real, result_im] = [(little, great), (great, little)].map(|(on_left, on_right)| {
            let result = s.pick(left, on_left, on_right);
            let result = s.pick(is_zero, zero, result);
            s.pick(im_infinite, inf, result)
        });
        [result_real, s.copysign(result_im, imaginary)]
    }
}

pub(super) fn sqrt(op: complex::Sqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, z| w.sqrt(z))
}

/// `conj(sqrt(z)) / |z|`; for zero upstream's result, for infinities zero.
pub(super) fn rsqrt(op: complex::Rsqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    unary(rw, op.0, |w, [real, imaginary]| {
        let (a, b) = (w.s.abs(real), w.s.abs(imaginary));
        let [great, little] = w.scaled_root([a, b], true, |w, root| {
            [w.s.div(root.great, root.abs), w.s.div(root.little, root.abs)]
        });
        let s = &mut w.s;
        let (zero, inf, nan) = (s.c(0.0), s.c(f64::INFINITY), s.c(f64::NAN));
        let left = s.cmp(Olt, real, zero);
        let (real_zero, im_zero) = (s.is_zero(real), s.is_zero(imaginary));
        let is_zero = s.and(real_zero, im_zero);
        let infinite = s.any_infinite(a, b);
        let minus = s.neg(imaginary);
        let [result_real, result_im] =
            [(little, great), (great, little)].map(|(on_left, on_right)| s.pick(left, on_left, on_right));
        let result_real = s.pick(infinite, zero, result_real);
        let result_real = s.pick(is_zero, inf, result_real);
        let result_im = s.pick(infinite, zero, result_im);
        let result_im = s.copysign(result_im, minus);
        [result_real, s.pick(is_zero, nan, result_im)]
    })
}
