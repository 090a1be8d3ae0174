//! Complex functions of complete lowerings: they avoid intermediate overflow and cancellation, and return C's results
//! (C11, annex G) for infinities, NaNs and signed zeros. The formulas of upstream's passes ([`super::standard`]) do
//! neither.
//!
//! They are computed by real functions instead of C's `csin`, `cexp` and so on, for three reasons. How C passes and
//! returns complex numbers depends on the target, which the lowering does not know: x86-64 returns a `float _Complex`
//! as two lanes of one register, which the pair of floats that `convert-complex-to-libm` declares does not match. C has
//! no complex `expm1`, `log1p` and `rsqrt`. And libraries for small targets often have only the real functions.
//!
//! Parts narrower than `f64` are computed in `f64`, where their products are exact and cannot overflow, so results are
//! correct to about the last place. Wider parts are computed in their own precision, scaled by powers of two where
//! squares would overflow or underflow.

mod algebraic;
mod exponential;
mod hyperbolic;
mod logarithmic;
mod product;

use super::builder::Std;
use terrace_base::arith::CmpFPredicate::{Oeq, Ogt, Olt, Uno};
use terrace_base::arith::emit::Emit;
use terrace_base::arith::{self, FastMathFlags};
use terrace_base::{complex, math};
use terrace_ir::attrs::FloatAttr;
use terrace_ir::decl::{AttrType, Trait};
use terrace_ir::{Body, Op, OpKind, Type, Value};
use terrace_llvm as llvm;
use terrace_memory::scf;
use terrace_num::{ApFloat, FloatFormat, Rounding};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;
use terrace_support::small_vec::SmallVec;

/// Patterns that are tried before those of upstream's passes.
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

/// Patterns for operations that no pass converts to the LLVM dialect.
pub static REST: &[Pattern] = patterns![plain: complex::Bitcast => bitcast];

/// Computes on parts in `f64` or a wider format, and rounds the results to the operands' format.
struct Wide<'r, 'b> {
    s: Std<'r, 'b>,
    /// Type of the operands' parts.
    narrow: Type,
    /// Format of the computation.
    format: FloatFormat,
}

impl<'r, 'b> Wide<'r, 'b> {
    fn new(rw: &'r mut Lowering<'b, '_>, op: Op) -> Rewrite<Self> {
        // `nnan` and `ninf` hold for operands and results, but intermediate values may be infinities and NaNs;
        // `reassoc` and `contract` would change the formulas.
        const VALID_FLAGS: u64 = FastMathFlags::NSZ.0 | FastMathFlags::ARCP.0 | FastMathFlags::AFN.0;
        let ctx = rw.context();
        let mut s = Std::new(rw, op)?;
        let narrow = s.part;
        let format = narrow.as_float(ctx).ok_or("the parts are no floats")?;
        let flags = s.fastmath().0 & VALID_FLAGS;
        s.flags = (flags != 0).then(|| FastMathFlags::encode(ctx, FastMathFlags(flags)));
        let format = if format.width() < 64 { FloatFormat::F64 } else { format };
        s.part = Type::float(ctx, format);
        Ok(Self { s, narrow, format })
    }

    /// Whether products of two parts are exact and in range: the computation is wider than the parts.
    fn exact_products(&self) -> bool {
        self.s.part != self.narrow
    }

    /// Formats below `f32` are converted through `f32`, for which C runtimes have conversions.
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

    /// A power of two; `f64` does not have all those of the computation's format.
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

    /// A power of two for each case of [`Wide::size`]: `2^large`, `2^small` or one.
    fn by_size(&mut self, size: [Value; 2], large: i32, small: i32) -> Value {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        let one = self.s.c(1.0);
        let factor = self.s.pick(size[1], small, one);
        self.s.pick(size[0], large, factor)
    }

    /// Whether a magnitude is above `2^large`, and whether it is below `2^small`.
    fn size(&mut self, magnitude: Value, large: i32, small: i32) -> [Value; 2] {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        [self.s.cmp(Ogt, magnitude, large), self.s.cmp(Olt, magnitude, small)]
    }

    /// Whether sums of parts with this magnitude may overflow, and whether its products with ratios may be subnormal.
    fn edge(&mut self, magnitude: Value) -> Edge {
        let format = self.format;
        let up = 2 * format.precision() as i32 + 2;
        let size = self.size(magnitude, format.max_exponent() - 3, format.min_exponent() + up);
        Edge { size, up }
    }

    /// Absolute value from the parts; infinite if a part is.
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

    /// Selects `f(values)` where a condition holds, else `values`; in a branch, since the condition seldom holds.
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

    /// A third of the greatest exponent, rounded to even: after scaling by it, squares are finite.
    fn third(&self) -> i32 {
        self.format.max_exponent() / 6 * 2
    }
}

/// Position of a magnitude near the limits of its format.
#[derive(Clone, Copy)]
struct Edge {
    /// Whether it is near the greatest number, and whether it is near the least normal number.
    size: [Value; 2],
    /// Exponent by which a small magnitude is scaled up: even, and more than the digits of a product.
    up: i32,
}

impl Std<'_, '_> {
    fn neg(&mut self, a: Value) -> Value {
        self.un(arith::NegF::DEF, a)
    }

    /// The greater and the lesser value, in any order if one is NaN: `maximumf` would propagate NaN, but LLVM cannot
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

    /// One for an infinite part, zero for a finite one, with the sign of the part.
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

/// Refuses operations on constants in the initializer of a global, which must have one block of operations that fold;
/// the formulas of the passes do. An initializer is recognised by its `llvm.return`.
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

/// Computes an operation of one complex number from its parts.
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

/// Computes an operation of two complex numbers from their parts.
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

/// The real part is in the lower bits.
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
