//! What a complete lowering computes in another way than upstream's passes: their formulas overflow in between, or
//! lose digits where results are small.
//!
//! Half precision is computed in `f32`.

use super::ComplexRange;
use super::division::{Parts, divide};
use super::standard::Std;
use crate::arith::emit::Emit;
use terrace_dialects::arith;
use terrace_dialects::arith::CmpFPredicate::{Oeq, Oge, Ogt, Ole, Olt, Uno};
use terrace_dialects::{complex, math};
use terrace_ir::{Op, OpKind, Type, Value};
use terrace_num::FloatFormat;
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Patterns that are tried before those of the passes.
pub static EXACT: &[Pattern] = patterns![plain:
    complex::Abs => abs,
    complex::Div => div,
    complex::Log => log,
    complex::Sqrt => sqrt,
    complex::Rsqrt => rsqrt,
    complex::Sin => sin,
    complex::Cos => cos,
    complex::Exp => exp,
];

/// Patterns of what no pass to the LLVM dialect converts.
pub static REST: &[Pattern] = patterns![plain: complex::Bitcast => bitcast];

/// Builds on parts that are at least single, and rounds back.
struct Wide<'r, 'b> {
    s: Std<'r, 'b>,
    /// The type of the parts as they are.
    narrow: Type,
}

impl<'r, 'b> Wide<'r, 'b> {
    fn new(rw: &'r mut Lowering<'b, '_>, op: Op) -> Rewrite<Self> {
        let ctx = rw.context();
        let mut s = Std::new(rw, op)?;
        let narrow = s.part;
        let format = narrow.as_float(ctx).ok_or("the parts are no floats")?;
        if format.width() < 32 {
            s.part = Type::float(ctx, FloatFormat::F32);
        }
        Ok(Self { s, narrow })
    }

    fn parts(&mut self, z: Value) -> (Value, Value) {
        let (narrow, part) = (self.narrow, self.s.part);
        self.s.part = narrow;
        let (real, imaginary) = self.s.parts(z);
        self.s.part = part;
        (self.widen(real), self.widen(imaginary))
    }

    fn widen(&mut self, value: Value) -> Value {
        let part = self.s.part;
        if part == self.narrow { value } else { self.s.e.extf(value, part) }
    }

    fn narrow(&mut self, value: Value) -> Value {
        let narrow = self.narrow;
        if self.s.part == narrow { value } else { self.s.e.truncf(value, narrow, None) }
    }

    fn create(&mut self, real: Value, imaginary: Value) -> Value {
        let (real, imaginary) = (self.narrow(real), self.narrow(imaginary));
        self.s.create(real, imaginary)
    }
}

impl Std<'_, '_> {
    /// The absolute value from those of the parts: no overflow in between, and infinite when a part is.
    fn hypot(&mut self, a: Value, b: Value) -> Value {
        let (zero, one, inf) = (self.c(0.0), self.c(1.0), self.c(f64::INFINITY));
        let max = self.careful(arith::MaximumF::DEF, &[a, b]);
        let min = self.careful(arith::MinimumF::DEF, &[a, b]);
        let ratio = self.careful(arith::DivF::DEF, &[min, max]);
        let square = self.careful(arith::MulF::DEF, &[ratio, ratio]);
        let sum = self.careful(arith::AddF::DEF, &[square, one]);
        let root = self.careful(math::Sqrt::DEF, &[sum]);
        let product = self.careful(arith::MulF::DEF, &[max, root]);
        let is_zero = self.cmp(Oeq, max, zero);
        let result = self.pick(is_zero, zero, product);
        let (a_inf, b_inf) = (self.cmp(Oeq, a, inf), self.cmp(Oeq, b, inf));
        let infinite = self.or(a_inf, b_inf);
        self.pick(infinite, inf, result)
    }

    fn sign_of(&mut self, magnitude: Value, sign: Value) -> Value {
        self.careful(math::CopySign::DEF, &[magnitude, sign])
    }
}

fn abs(op: complex::Abs, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let (real, imaginary) = (w.s.abs(real), w.s.abs(imaginary));
    let result = w.s.hypot(real, imaginary);
    let result = w.narrow(result);
    rw.replace(op.0, &[result])
}

/// Smith's algorithm, with infinities as C has them.
fn div(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut w = Wide::new(rw, op.0)?;
    let (lhs, rhs) = (w.parts(a), w.parts(b));
    let (real, imaginary) = divide(&mut w.s, ComplexRange::Improved, lhs.into(), rhs.into());
    let result = w.create(real, imaginary);
    rw.replace(op.0, &[result])
}

/// The logarithm of the absolute value, near one from the square less one without loss.
fn log(op: complex::Log, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let s = &mut w.s;
    let (zero, half, one) = (s.c(0.0), s.c(0.5), s.c(1.0));
    let (inf, minus_inf) = (s.c(f64::INFINITY), s.c(f64::NEG_INFINITY));
    let (a, b) = (s.abs(real), s.abs(imaginary));
    let max = s.careful(arith::MaximumF::DEF, &[a, b]);
    let min = s.careful(arith::MinimumF::DEF, &[a, b]);

    let ratio = s.careful(arith::DivF::DEF, &[min, max]);
    let square = s.careful(arith::MulF::DEF, &[ratio, ratio]);
    let rest = s.careful(math::Log1p::DEF, &[square]);
    let rest = s.careful(arith::MulF::DEF, &[half, rest]);
    let main = s.careful(math::Log::DEF, &[max]);
    let far = s.careful(arith::AddF::DEF, &[main, rest]);

    // Squares with what their rounding lost: flags that reorder sums would undo it.
    let mut exact = |def, args: &[Value]| s.with(def, args, None);
    let aa = exact(arith::MulF::DEF, &[max, max]);
    let minus_aa = exact(arith::NegF::DEF, &[aa]);
    let aa_lost = exact(math::Fma::DEF, &[max, max, minus_aa]);
    let bb = exact(arith::MulF::DEF, &[min, min]);
    let minus_bb = exact(arith::NegF::DEF, &[bb]);
    let bb_lost = exact(math::Fma::DEF, &[min, min, minus_bb]);
    let less = exact(arith::SubF::DEF, &[aa, one]);
    let less = exact(arith::AddF::DEF, &[less, bb]);
    let lost = exact(arith::AddF::DEF, &[aa_lost, bb_lost]);
    let less = exact(arith::AddF::DEF, &[less, lost]);
    let norm = exact(arith::AddF::DEF, &[aa, bb]);
    let near = s.careful(math::Log1p::DEF, &[less]);
    let near = s.careful(arith::MulF::DEF, &[half, near]);
    let two = s.c(2.0);
    let above = s.cmp(Oge, norm, half);
    let below = s.cmp(Ole, norm, two);
    let is_near = s.and(above, below);
    let result = s.pick(is_near, near, far);
    let is_zero = s.cmp(Oeq, max, zero);
    let result = s.pick(is_zero, minus_inf, result);
    let (a_inf, b_inf) = (s.cmp(Oeq, a, inf), s.cmp(Oeq, b, inf));
    let infinite = s.or(a_inf, b_inf);
    let result = s.pick(infinite, inf, result);
    let angle = s.careful(math::Atan2::DEF, &[imaginary, real]);
    let result = w.create(result, angle);
    rw.replace(op.0, &[result])
}

/// The greater part from the sum of the absolute values, the other one by division: neither loses digits.
fn sqrt(op: complex::Sqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let s = &mut w.s;
    let double = s.part.bit_width(&s.e.ctx()) != Some(32);
    let (zero, half, one) = (s.c(0.0), s.c(0.5), s.c(1.0));
    let inf = s.c(f64::INFINITY);
    let (a, b) = (s.abs(real), s.abs(imaginary));
    let max = s.careful(arith::MaximumF::DEF, &[a, b]);

    // Powers of two that keep the sum finite and the parts normal.
    let (greatest, least, up) = if double {
        (f64::MAX, f64::MIN_POSITIVE, 54)
    } else {
        (f64::from(f32::MAX), f64::from(f32::MIN_POSITIVE), 24)
    };
    let (large, small) = (s.c(greatest / 8.0), s.c(least * 2f64.powi(2 * up)));
    let is_large = s.cmp(Ogt, max, large);
    let is_small = s.cmp(Olt, max, small);
    let (down, raise) = (s.c(0.0625), s.c(2f64.powi(2 * up)));
    let scale = s.pick(is_small, raise, one);
    let scale = s.pick(is_large, down, scale);
    let (four, lower) = (s.c(4.0), s.c(2f64.powi(-up)));
    let back = s.pick(is_small, lower, one);
    let back = s.pick(is_large, four, back);
    let x = s.careful(arith::MulF::DEF, &[a, scale]);
    let y = s.careful(arith::MulF::DEF, &[b, scale]);

    let abs = s.hypot(x, y);
    let sum = s.careful(arith::AddF::DEF, &[x, abs]);
    let sum = s.careful(arith::MulF::DEF, &[sum, half]);
    let great = s.careful(math::Sqrt::DEF, &[sum]);
    let twice = s.careful(arith::AddF::DEF, &[great, great]);
    let little = s.careful(arith::DivF::DEF, &[y, twice]);
    let great = s.careful(arith::MulF::DEF, &[great, back]);
    let little = s.careful(arith::MulF::DEF, &[little, back]);
    let left = s.cmp(Olt, real, zero);
    let result_real = s.pick(left, little, great);
    let result_im = s.pick(left, great, little);
    let is_zero = s.cmp(Oeq, max, zero);
    let result_real = s.pick(is_zero, zero, result_real);
    let result_im = s.pick(is_zero, zero, result_im);
    let im_inf = s.cmp(Oeq, b, inf);
    let result_real = s.pick(im_inf, inf, result_real);
    let result_im = s.pick(im_inf, inf, result_im);
    let result_im = s.sign_of(result_im, imaginary);
    let result = w.create(result_real, result_im);
    rw.replace(op.0, &[result])
}

/// One over the root; of zero what upstream gives.
fn rsqrt(op: complex::Rsqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (zero, one) = (s.c(0.0), s.c(1.0));
    let (inf, nan) = (s.c(f64::INFINITY), s.c(f64::NAN));
    let root = s.complex(complex::Sqrt::DEF, &[z]);
    let unit = s.create(one, zero);
    let quotient = s.complex(complex::Div::DEF, &[unit, root]);
    let (real, imaginary) = s.parts(z);
    let (real_zero, im_zero) = (s.cmp(Oeq, real, zero), s.cmp(Oeq, imaginary, zero));
    let is_zero = s.and(real_zero, im_zero);
    let pole = s.create(inf, nan);
    let result = s.pick(is_zero, pole, quotient);
    rw.replace(op.0, &[result])
}

/// `f(x) cosh(y)` and `g(x) sinh(y)`, in two steps where the hyperbolic functions overflow.
fn turned(s: &mut Std<'_, '_>, f: Value, g: Value, y: Value) -> (Value, Value) {
    let (zero, half, one) = (s.c(0.0), s.c(0.5), s.c(1.0));
    let inf = s.c(f64::INFINITY);
    let cosh = s.careful(math::Cosh::DEF, &[y]);
    let sinh = s.careful(math::Sinh::DEF, &[y]);
    let magnitude = s.abs(y);
    let half_y = s.careful(arith::MulF::DEF, &[magnitude, half]);
    let root = s.careful(math::Exp::DEF, &[half_y]);
    let half_root = s.careful(arith::MulF::DEF, &[root, half]);
    let signed_root = s.sign_of(root, y);
    let overflows = s.cmp(Oeq, cosh, inf);
    let mut scaled = |by: Value, direct: Value, last: Value| {
        let direct = s.careful(arith::MulF::DEF, &[by, direct]);
        let step = s.careful(arith::MulF::DEF, &[by, half_root]);
        let steps = s.careful(arith::MulF::DEF, &[step, last]);
        let result = s.pick(overflows, steps, direct);
        // Zero times infinity is zero here.
        let is_zero = s.cmp(Oeq, by, zero);
        let sign = s.sign_of(one, last);
        let zero = s.careful(arith::MulF::DEF, &[by, sign]);
        s.pick(is_zero, zero, result)
    };
    let real = scaled(f, cosh, root);
    (real, scaled(g, sinh, signed_root))
}

fn sin(op: complex::Sin, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let sin = w.s.careful(math::Sin::DEF, &[real]);
    let cos = w.s.careful(math::Cos::DEF, &[real]);
    let (real, imaginary) = turned(&mut w.s, sin, cos, imaginary);
    let result = w.create(real, imaginary);
    rw.replace(op.0, &[result])
}

fn cos(op: complex::Cos, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let sin = w.s.careful(math::Sin::DEF, &[real]);
    let cos = w.s.careful(math::Cos::DEF, &[real]);
    let minus_sin = w.s.careful(arith::NegF::DEF, &[sin]);
    let (real, imaginary) = turned(&mut w.s, cos, minus_sin, imaginary);
    let result = w.create(real, imaginary);
    rw.replace(op.0, &[result])
}

/// e to the real part, turned by the imaginary part; in two steps where it overflows, and as C has it where a part
/// is infinite.
fn exp(op: complex::Exp, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut w = Wide::new(rw, op.0)?;
    let (real, imaginary) = w.parts(z);
    let s = &mut w.s;
    let (zero, half, inf) = (s.c(0.0), s.c(0.5), s.c(f64::INFINITY));
    let minus_inf = s.c(f64::NEG_INFINITY);
    let power = s.careful(math::Exp::DEF, &[real]);
    let half_real = s.careful(arith::MulF::DEF, &[real, half]);
    let root = s.careful(math::Exp::DEF, &[half_real]);
    let cos = s.careful(math::Cos::DEF, &[imaginary]);
    let sin = s.careful(math::Sin::DEF, &[imaginary]);
    let overflows = s.cmp(Oeq, power, inf);
    let mut scaled = |by: Value| {
        let direct = s.careful(arith::MulF::DEF, &[power, by]);
        let step = s.careful(arith::MulF::DEF, &[root, by]);
        let steps = s.careful(arith::MulF::DEF, &[step, root]);
        s.pick(overflows, steps, direct)
    };
    let (result_real, result_im) = (scaled(cos), scaled(sin));
    let on_axis = s.cmp(Oeq, imaginary, zero);
    let result_im = s.pick(on_axis, imaginary, result_im);
    let no_angle = s.cmp(Uno, cos, cos);
    let (vanishes, grows) = (s.cmp(Oeq, real, minus_inf), s.cmp(Oeq, real, inf));
    let (vanishes, grows) = (s.and(vanishes, no_angle), s.and(grows, no_angle));
    let signed_zero = s.sign_of(zero, imaginary);
    let result_real = s.pick(vanishes, zero, result_real);
    let result_im = s.pick(vanishes, signed_zero, result_im);
    let result_real = s.pick(grows, inf, result_real);
    let result = w.create(result_real, result_im);
    rw.replace(op.0, &[result])
}

/// The real part has the lower bits.
fn bitcast(op: complex::Bitcast, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let value = rw.operand(op.0, 0);
    let ctx = rw.context();
    let (from, to) = (rw.ty(value), rw.ty(rw.result(op.0, 0)));
    let (from_part, to_part) = (complex::element(ctx, from), complex::element(ctx, to));
    let width = |part: Option<Type>| part.and_then(|ty| ty.bit_width(ctx));
    let part = width(from_part).or(width(to_part)).ok_or("neither type is complex")?;
    let whole = Type::int(ctx, part * 2);
    let mut e = Emit::new(rw);
    let bits = match from_part {
        Some(elem) => {
            let real = e.op(complex::Re::DEF, &[value], elem, &[]);
            let imaginary = e.op(complex::Im::DEF, &[value], elem, &[]);
            let int = Type::int(ctx, part);
            let real = e.bitcast(real, int);
            let imaginary = e.bitcast(imaginary, int);
            let low = e.zext(real, whole);
            let high = e.zext(imaginary, whole);
            let n = e.int(whole, part.into());
            let high = e.shl(high, n);
            e.or(low, high)
        }
        None => e.bitcast(value, whole),
    };
    let result = match to_part {
        Some(elem) => {
            let int = Type::int(ctx, part);
            let low = e.trunc(bits, int);
            let n = e.int(whole, part.into());
            let high = e.shr(bits, n);
            let high = e.trunc(high, int);
            let (real, imaginary) = (e.bitcast(low, elem), e.bitcast(high, elem));
            e.op(complex::Create::DEF, &[real, imaginary], to, &[])
        }
        None => e.bitcast(bits, to),
    };
    rw.replace(op.0, &[result])
}
