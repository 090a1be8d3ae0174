//! The functions of complex numbers as a complete lowering computes them: without overflow and cancellation in between,
//! and with C's results (C11, annex G) for infinities, NaNs and signed zeros. The formulas of upstream's passes
//! ([`super::standard`]) have neither.
//!
//! They are formulas over real functions rather than calls of C's `csin`, `cexp` and so on, for three reasons. How C
//! passes and returns complex numbers differs from target to target, and the lowering does not know the target:
//! x86-64 returns a `float _Complex` as two lanes of one register, which the pair of floats that
//! `convert-complex-to-libm` declares does not match. C has no `expm1`, `log1p` and `rsqrt` of complex numbers. And
//! libraries for small targets often have the real functions only.
//!
//! Parts narrower than `f64` are computed in `f64`, where their products are exact and cannot overflow, so that results
//! are correct to the last place or nearly so. Wider parts are computed in their own precision, scaled by powers of two
//! where squares would overflow or underflow.

mod algebraic;
mod exponential;
mod hyperbolic;
mod logarithmic;
mod product;

use super::division::Parts;
use super::standard::Std;
use crate::arith::emit::Emit;
use smallvec::SmallVec;
use terrace_dialects::arith::CmpFPredicate::{Oeq, Ogt, Olt, Uno};
use terrace_dialects::arith::{self, FastMathFlags};
use terrace_dialects::{complex, math, scf};
use terrace_ir::attrs::FloatAttr;
use terrace_ir::decl::{AttrType, Trait};
use terrace_ir::{Body, Op, OpKind, Type, Value};
use terrace_llvm as llvm;
use terrace_num::{ApFloat, FloatFormat, Rounding};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Patterns that are tried before those of the passes.
pub static EXACT: &[Pattern] = patterns![plain:
    complex::Abs => algebraic::abs,
    complex::Atan2 => logarithmic::atan2,
    complex::Cos => hyperbolic::cos,
    complex::Div => product::div,
    complex::Exp => exponential::exp,
    complex::Expm1 => exponential::expm1,
    complex::Log => logarithmic::log,
    complex::Log1p => logarithmic::log1p,
    complex::Mul => product::mul,
    complex::Pow => exponential::pow,
    complex::PowI => exponential::powi,
    complex::Rsqrt => algebraic::rsqrt,
    complex::Sign => algebraic::sign,
    complex::Sin => hyperbolic::sin,
    complex::Sqrt => algebraic::sqrt,
    complex::Tan => hyperbolic::tan,
    complex::Tanh => hyperbolic::tanh,
];

/// Patterns of what no pass to the LLVM dialect converts.
pub static REST: &[Pattern] = patterns![plain: complex::Bitcast => bitcast];

/// Computes on parts in `f64` or a wider format, and rounds the results to the operands' format.
struct Wide<'r, 'b> {
    s: Std<'r, 'b>,
    /// The type of the operands' parts.
    narrow: Type,
    /// The format of the computation.
    format: FloatFormat,
}

impl<'r, 'b> Wide<'r, 'b> {
    fn new(rw: &'r mut Lowering<'b, '_>, op: Op) -> Rewrite<Self> {
        // The formulas depend on infinities, NaNs and the order of sums in between, whatever the flags promise of
        // operands and results.
        const KEPT: u64 = FastMathFlags::NSZ.0 | FastMathFlags::ARCP.0 | FastMathFlags::AFN.0;
        let ctx = rw.context();
        let mut s = Std::new(rw, op)?;
        let narrow = s.part;
        let format = narrow.as_float(ctx).ok_or("the parts are no floats")?;
        let flags =
            s.full.and_then(|attr| FastMathFlags::decode(ctx, attr)).map_or(0, |flags| flags.0 & KEPT);
        s.full = (flags != 0).then(|| FastMathFlags::encode(ctx, FastMathFlags(flags)));
        s.careful = s.full;
        let format = if format.width() < 64 { FloatFormat::F64 } else { format };
        s.part = Type::float(ctx, format);
        Ok(Self { s, narrow, format })
    }

    /// Whether products of two parts are exact and in range, since the parts are narrower than the computation.
    fn exact_products(&self) -> bool {
        self.s.part != self.narrow
    }

    /// Formats below `f32` take the step through `f32`, for which C runtimes have conversions.
    fn step(&self) -> Option<Type> {
        let ctx = self.s.e.ctx();
        let small = self.narrow.bit_width(&ctx).is_some_and(|width| width <= 16);
        small.then(|| Type::float(&ctx, FloatFormat::F32))
    }

    fn parts(&mut self, z: Value) -> [Value; 2] {
        let (narrow, part) = (self.narrow, self.s.part);
        self.s.part = narrow;
        let (real, imaginary) = self.s.parts(z);
        self.s.part = part;
        [self.widen(real), self.widen(imaginary)]
    }

    fn widen(&mut self, mut value: Value) -> Value {
        if !self.exact_products() {
            return value;
        }
        if let Some(step) = self.step() {
            value = self.s.e.extf(value, step);
        }
        let part = self.s.part;
        self.s.e.extf(value, part)
    }

    fn narrow(&mut self, mut value: Value) -> Value {
        if !self.exact_products() {
            return value;
        }
        if let Some(step) = self.step() {
            value = self.s.e.truncf(value, step, None);
        }
        let narrow = self.narrow;
        self.s.e.truncf(value, narrow, None)
    }

    fn create(&mut self, [real, imaginary]: [Value; 2]) -> Value {
        let (real, imaginary) = (self.narrow(real), self.narrow(imaginary));
        self.s.create(real, imaginary)
    }

    /// A power of two of the computation's format, of which `f64` has not all.
    fn power_of_two(&mut self, exponent: i32) -> Value {
        let format = self.format;
        let base = if exponent < 0 { 0.5 } else { 2.0 };
        let mut base = ApFloat::from_f64(format, base, Rounding::NearestTiesToEven);
        let mut power = ApFloat::one(format);
        let mut rest = exponent.unsigned_abs();
        while rest != 0 {
            if rest & 1 == 1 {
                power = power.mul(base);
            }
            rest >>= 1;
            if rest != 0 {
                base = base.mul(base);
            }
        }
        let ctx = self.s.e.ctx();
        let attr = FloatAttr::of(&ctx, self.s.part, power);
        self.s.e.constant(attr)
    }

    /// One of three factors, for a magnitude that is large, small or neither.
    fn by_size(&mut self, size: [Value; 2], large: i32, small: i32) -> Value {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        let one = self.s.c(1.0);
        let factor = self.s.pick(size[1], small, one);
        self.s.pick(size[0], large, factor)
    }

    /// Whether a magnitude is greater than one power of two, and whether it is less than another one.
    fn size(&mut self, magnitude: Value, large: i32, small: i32) -> [Value; 2] {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        [self.s.cmp(Ogt, magnitude, large), self.s.cmp(Olt, magnitude, small)]
    }

    /// Whether sums of a few parts of a magnitude may overflow, and whether its products with ratios may be subnormal.
    fn edge(&mut self, magnitude: Value) -> Edge {
        let format = self.format;
        let up = 2 * format.precision() as i32 + 2;
        let size = self.size(magnitude, format.max_exponent() - 3, format.min_exponent() + up);
        Edge { size, up }
    }

    /// The absolute value, from those of the parts: infinite when a part is.
    fn hypot(&mut self, a: Value, b: Value) -> Value {
        let (x, y, back) = if self.exact_products() {
            (a, b, None)
        } else {
            let max = self.s.max(a, b);
            let third = self.third();
            let size = self.size(max, third, -third);
            let factor = self.by_size(size, -2 * third, 2 * third);
            let back = self.by_size(size, 2 * third, -2 * third);
            (self.s.mul(a, factor), self.s.mul(b, factor), Some(back))
        };
        let s = &mut self.s;
        let (xx, yy) = (s.mul(x, x), s.mul(y, y));
        let sum = s.add(xx, yy);
        let mut result = s.un(math::Sqrt::DEF, sum);
        if let Some(back) = back {
            result = s.mul(result, back);
        }
        let inf = s.c(f64::INFINITY);
        let infinite = s.any_infinite(a, b);
        s.pick(infinite, inf, result)
    }

    /// The values, or those that `f` computes from them where a condition holds: in a branch, since it seldom does.
    fn recompute_if(
        &mut self,
        condition: Value,
        values: [Value; 2],
        f: impl FnOnce(&mut Self, [Value; 2]) -> [Value; 2],
    ) -> [Value; 2] {
        let part = self.s.part;
        let b = &mut *self.s.e.b;
        let branch = scf::If::build(b, &[part, part], condition);
        let point = b.insert_point();
        let (then_block, else_block) = (b.add_block(branch.0, 0, &[]), b.add_block(branch.0, 1, &[]));
        b.set_end(else_block);
        scf::Yield::build(b, &values);
        b.set_end(then_block);
        let values = f(self, values);
        let b = &mut *self.s.e.b;
        scf::Yield::build(b, &values);
        b.set_insert_point(point);
        [b.result(branch.0, 0), b.result(branch.0, 1)]
    }

    /// An even third of the greatest exponent: squares of what is scaled into its range stay finite.
    fn third(&self) -> i32 {
        self.format.max_exponent() / 6 * 2
    }
}

/// Whether a magnitude is near the limits of its format.
#[derive(Clone, Copy)]
struct Edge {
    /// Whether it is near the greatest number, and whether it is near the least normal one.
    size: [Value; 2],
    /// The exponent by which a small magnitude is scaled up: even, and more than the digits of a product.
    up: i32,
}

impl Std<'_, '_> {
    fn neg(&mut self, a: Value) -> Value {
        self.un(arith::NegF::DEF, a)
    }

    /// The greater and the lesser value. If one is a NaN, their order is open: `maximumf` propagates NaNs, but LLVM cannot
    /// select `llvm.maximum` of `f80` on x86.
    fn max_min(&mut self, a: Value, b: Value) -> [Value; 2] {
        let greater = self.cmp(Ogt, a, b);
        [self.pick(greater, a, b), self.pick(greater, b, a)]
    }

    fn max(&mut self, a: Value, b: Value) -> Value {
        self.max_min(a, b)[0]
    }

    fn scale(&mut self, a: Value, factor: f64) -> Value {
        let factor = self.c(factor);
        self.mul(a, factor)
    }

    fn is_zero(&mut self, a: Value) -> Value {
        let zero = self.c(0.0);
        self.cmp(Oeq, a, zero)
    }

    fn is_nan(&mut self, a: Value) -> Value {
        self.cmp(Uno, a, a)
    }

    /// Whether one of two magnitudes is infinite.
    fn any_infinite(&mut self, a: Value, b: Value) -> Value {
        let inf = self.c(f64::INFINITY);
        let (a, b) = (self.cmp(Oeq, a, inf), self.cmp(Oeq, b, inf));
        self.or(a, b)
    }

    fn not(&mut self, condition: Value) -> Value {
        let yes = self.e.int(Type::I1, 1);
        self.e.xor(condition, yes)
    }

    /// One for an infinity and zero for anything else, with the sign of the part.
    fn unit(&mut self, part: Value) -> Value {
        let (zero, one, inf) = (self.c(0.0), self.c(1.0), self.c(f64::INFINITY));
        let magnitude = self.abs(part);
        let infinite = self.cmp(Oeq, magnitude, inf);
        let unit = self.pick(infinite, one, zero);
        self.copysign(unit, part)
    }

    /// Sine and cosine.
    fn sin_cos(&mut self, a: Value) -> [Value; 2] {
        let sin = self.un(math::Sin::DEF, a);
        [sin, self.un(math::Cos::DEF, a)]
    }

    fn atan2(&mut self, y: Value, x: Value) -> Value {
        self.op(math::Atan2::DEF, &[y, x])
    }

    /// Pi in the precision of the computation.
    fn pi(&mut self) -> Value {
        let (zero, minus_one) = (self.c(0.0), self.c(-1.0));
        self.atan2(zero, minus_one)
    }
}

/// Leaves operations on constants in what looks like the initializer of a global to the formulas of the passes: it must
/// have one block, of operations that fold.
fn refuse_initializer(b: &Body, op: Op) -> Rewrite {
    const MAX_OPS: usize = 256;
    let Some(block) = b.block_of(op) else { return Ok(()) };
    let is_entry = b.region_of(block).is_some_and(|region| b.region_parent(region).is_none());
    let ends_it = |last: Op| b.is::<llvm::Return>(last);
    if !is_entry || !b.args(block).is_empty() || !b.last_op(block).is_some_and(ends_it) {
        return Ok(());
    }
    let mut values: SmallVec<[Value; 8]> = b.operands(op).iter().collect();
    for _ in 0..MAX_OPS {
        let Some(value) = values.pop() else { return Err("an initializer folds".into()) };
        let Some(def) = b.def_op(value).filter(|&def| b.def(def).has(Trait::Pure)) else { return Ok(()) };
        values.extend(b.operands(def).iter());
    }
    Ok(())
}

/// An operation of one complex number, computed from its parts.
fn unary(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    f: impl FnOnce(&mut Wide<'_, '_>, [Value; 2]) -> [Value; 2],
) -> Rewrite {
    let z = rw.operand(op, 0);
    let mut w = Wide::new(rw, op)?;
    let z = w.parts(z);
    let result = f(&mut w, z);
    let result = w.create(result);
    rw.replace(op, &[result])
}

/// An operation of two complex numbers, computed from their parts.
fn binary(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    f: impl FnOnce(&mut Wide<'_, '_>, [Value; 2], [Value; 2]) -> [Value; 2],
) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut w = Wide::new(rw, op)?;
    let (a, b) = (w.parts(a), w.parts(b));
    let result = f(&mut w, a, b);
    let result = w.create(result);
    rw.replace(op, &[result])
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
