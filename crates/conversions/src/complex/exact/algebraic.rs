//! Absolute values, signs and roots.

use super::wide::{Wide, abs as magnitudes, any_infinite, max_min, pick, unit};
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Olt, Uno};
use terrace_base::arith::{AddF, AndI, CmpF, Constant, DivF, MulF, NegF, Select};
use terrace_base::math::{CopySign, Sqrt};

pub(super) fn abs(op: complex::Abs, rw: &mut Lowering) -> Rewrite<Value> {
    let z = op.complex(rw);
    let mut w = Wide::new(rw, op)?;
    let z = w.parts(z);
    let [a, b] = magnitudes(w.b, z, w.f);
    let result = w.hypot(a, b);
    Ok(w.narrow(result))
}

/// `z / |z|`; zero stays zero, and an infinity has the direction that its angle has in C.
pub(super) fn sign(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let (t, f) = (w.part, w.f);
    let [a, b] = magnitudes(w.b, [real, imaginary], f);
    let (nan, mut x, mut y) = emit!(w.b, t;
        infinite = (fn any_infinite(a, b));
        nan = CmpF[predicate: Uno](a, b);
        unit_real = (fn unit(real, f));
        unit_im = (fn unit(imaginary, f));
        x = Select(infinite, unit_real, real);
        (nan, x, Select(infinite, unit_im, imaginary)));
    if !w.exact_products() {
        let [max, _] = max_min(w.b, a, b);
        let edge = w.edge(max);
        let factor = w.by_size(edge.size, -2, edge.up);
        // Signs of infinities need no scaling, but scaling leaves them unchanged.
        (x, y) = emit!(w.b, t; (MulF(x, factor)@f, MulF(y, factor)@f));
    }
    let [a, b] = magnitudes(w.b, [x, y], f);
    let abs = w.hypot(a, b);
    emit!(w.b, t;
        is_zero = CmpF[predicate: Oeq](abs, {0.0});
        real_over = DivF(x, abs)@f;
        im_over = DivF(y, abs)@f;
        not_a_number = {f64::NAN};
        result = Select(nan, not_a_number, real_over);
        real = Select(is_zero, real, result);
        result = Select(nan, not_a_number, im_over);
        (real, Select(is_zero, imaginary, result)))
    .into()
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
        let (abs, t, f) = (self.hypot(x, y), self.part, self.f);
        let (great, little) = emit!(self.b, t;
            great = Sqrt(MulF(AddF(x, abs)@f, {0.5}: t)@f)@f;
            (great, DivF(y, AddF(great, great)@f)@f));
        Root { great, little, abs }
    }

    /// Calls `f` with the root of the scaled number, and scales the results by the root of the scale or its inverse.
    fn scaled_root(
        &mut self,
        [a, b]: [Value; 2],
        inverse: bool,
        result_of: impl FnOnce(&mut Self, Root) -> [Value; 2],
    ) -> [Value; 2] {
        let (t, f) = (self.part, self.f);
        if self.exact_products() {
            let root = self.root(a, b);
            return result_of(self, root);
        }
        let [max, _] = max_min(self.b, a, b);
        let edge = self.edge(max);
        let factor = self.by_size(edge.size, -4, edge.up);
        let (x, y) = emit!(self.b, t; (MulF(a, factor)@f, MulF(b, factor)@f));
        let root = self.root(x, y);
        let result = result_of(self, root);
        let (large, small) = (2, -edge.up / 2);
        let back = if inverse {
            self.by_size(edge.size, -large, -small)
        } else {
            self.by_size(edge.size, large, small)
        };
        result.map(|part| emit!(self.b, t; MulF(part, back)@f))
    }

    /// Square root with a non-negative real part.
    pub(super) fn sqrt(&mut self, [real, imaginary]: [Value; 2]) -> [Value; 2] {
        let [a, b] = magnitudes(self.b, [real, imaginary], self.f);
        let [great, little] = self.scaled_root([a, b], false, |_, root| [root.great, root.little]);
        emit!(self.b, self.part;
            zero = {0.0};
            inf = {f64::INFINITY};
            left = CmpF[predicate: Olt](real, zero);
            is_zero = CmpF[predicate: Oeq](great, {0.0});
            im_infinite = (fn any_infinite(b, b));
            result = Select(left, little, great);
            result = Select(is_zero, zero, result);
            result_real = Select(im_infinite, inf, result);
            result = Select(left, great, little);
            result = Select(is_zero, zero, result);
            result_im = Select(im_infinite, inf, result);
            (result_real, CopySign(result_im, imaginary)))
        .into()
    }
}

/// `conj(sqrt(z)) / |z|`; for zero upstream's result, for infinities zero.
pub(super) fn rsqrt(w: &mut Wide<'_, '_>, [real, imaginary]: [Value; 2]) -> [Value; 2] {
    let (t, f) = (w.part, w.f);
    let [a, b] = magnitudes(w.b, [real, imaginary], f);
    let [great, little] = w.scaled_root([a, b], true, |w, Root { great, little, abs }| {
        emit!(w.b, t; (DivF(great, abs)@f, DivF(little, abs)@f)).into()
    });
    let [zero, inf, nan] = w.constants([0.0, f64::INFINITY, f64::NAN]);
    let (left, is_zero, infinite, minus) = emit!(w.b, t;
        left = CmpF[predicate: Olt](real, zero);
        is_zero = AndI(CmpF[predicate: Oeq](real, {0.0}), CmpF[predicate: Oeq](imaginary, {0.0}));
        infinite = (fn any_infinite(a, b));
        (left, is_zero, infinite, NegF(imaginary)@f));
    let [result_real, result_im] = pick(w.b, left, [little, great], [great, little]);
    emit!(w.b, t;
        result_real = Select(infinite, zero, result_real);
        result_real = Select(is_zero, inf, result_real);
        result_im = CopySign(Select(infinite, zero, result_im), minus);
        (result_real, Select(is_zero, nan, result_im)))
    .into()
}
