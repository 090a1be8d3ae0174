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

use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Ogt, Olt};
use terrace_base::arith::{
    AddF, Bitcast, CmpF, Constant, ExtF, ExtUI, FastMathFlags, MulF, OrI, Select, ShLI, ShRUI, TruncF, TruncI,
};
use terrace_base::complex::{Create, Im, Re};
use terrace_base::math::{AbsF, CopySign, Cos, Sin, Sqrt};
use terrace_ir::rules::Flagged;
use terrace_num::Rounding;

/// Patterns that are tried before those of upstream's passes.
pub static EXACT: &[Pattern] = patterns![plain:
    complex::Abs => algebraic::abs,
    "logarithmic::atan2": complex::Atan2 => |op, rw| binary(rw, op, logarithmic::atan2),
    "hyperbolic::cos": complex::Cos => |op, rw| unary(rw, op, hyperbolic::cos),
    complex::Div => product::div,
    "exponential::exp": complex::Exp => |op, rw| unary(rw, op, |w, z| w.exp(z)),
    "exponential::expm1": complex::Expm1 => |op, rw| unary(rw, op, exponential::expm1),
    "logarithmic::log": complex::Log => |op, rw| unary(rw, op, logarithmic::log),
    "logarithmic::log1p": complex::Log1p => |op, rw| unary(rw, op, logarithmic::log1p),
    complex::Mul => product::mul,
    "exponential::pow": complex::Pow => |op, rw| binary(rw, op, exponential::pow),
    complex::PowI => exponential::powi,
    "algebraic::rsqrt": complex::Rsqrt => |op, rw| unary(rw, op, algebraic::rsqrt),
    "algebraic::sign": complex::Sign => |op, rw| unary(rw, op, algebraic::sign),
    "hyperbolic::sin": complex::Sin => |op, rw| unary(rw, op, hyperbolic::sin),
    "algebraic::sqrt": complex::Sqrt => |op, rw| unary(rw, op, |w, z| w.sqrt(z)),
    "hyperbolic::tan": complex::Tan => |op, rw| unary(rw, op, hyperbolic::tan),
    "hyperbolic::tanh": complex::Tanh => |op, rw| unary(rw, op, |w, z| w.tanh(z)),
];

/// Patterns for operations that no pass converts to the LLVM dialect.
pub static REST: &[Pattern] = patterns![plain: complex::Bitcast => bitcast];

/// Computes on parts in `f64` or a wider format, and rounds the results to the operands' format.
struct Wide<'r, 'b> {
    b: &'r mut Builder<'b>,
    /// Type of the complex numbers.
    whole: Type,
    /// Type of the operands' parts.
    narrow: Type,
    /// Type of the computation.
    part: Type,
    /// Format of the computation.
    format: FloatFormat,
    /// Fast-math flags of the computation.
    f: FastMathFlags,
    /// Whether the original operation has `nnan` and `ninf`.
    finite: bool,
}

impl<'r, 'b> Wide<'r, 'b> {
    /// Computes in the operands' own format, with the flags of the operation.
    fn same<K: Flagged<Flags = FastMathFlags>>(b: &'r mut Builder<'b>, op: K) -> Rewrite<Self> {
        let whole = b.operands(op.op()).first().map(|v| b.ty(v)).ok_or("the operation has no operand")?;
        let part = complex::element(b.ctx(), whole).ok_or("the operand is not complex")?;
        let format = part.as_float(b.ctx()).ok_or("the parts are no floats")?;
        let f = op.flags(b).unwrap_or_default();
        let finite = f.has(FastMathFlags::NNAN | FastMathFlags::NINF);
        Ok(Self { b, whole, narrow: part, part, format, f, finite })
    }

    fn new<K: Flagged<Flags = FastMathFlags>>(b: &'r mut Builder<'b>, op: K) -> Rewrite<Self> {
        // `nnan` and `ninf` hold for operands and results, but intermediate values may be infinities and NaNs;
        // `reassoc` and `contract` would change the formulas.
        const VALID_FLAGS: u64 = FastMathFlags::NSZ.0 | FastMathFlags::ARCP.0 | FastMathFlags::AFN.0;
        let same = Self::same(b, op)?;
        let f = FastMathFlags(same.f.0 & VALID_FLAGS);
        let format = if same.format.width() < 64 { FloatFormat::F64 } else { same.format };
        let part = Type::float(same.b.ctx(), format);
        Ok(Self { part, format, f, ..same })
    }

    /// Whether products of two parts are exact and in range: the computation is wider than the parts.
    fn exact_products(&self) -> bool {
        self.part != self.narrow
    }

    /// Formats below `f32` are converted through `f32`, for which C runtimes have conversions.
    fn step(&self) -> Option<Type> {
        let ctx = self.b.ctx();
        let small = self.narrow.bit_width(ctx).is_some_and(|width| width <= 16);
        small.then(|| Type::float(ctx, FloatFormat::F32))
    }

    fn parts(&mut self, z: Value) -> [Value; 2] {
        let (real, imaginary) = emit!(self.b, self.narrow; (Re(z), Im(z)));
        [self.widen(real), self.widen(imaginary)]
    }

    fn widen(&mut self, mut value: Value) -> Value {
        if !self.exact_products() {
            return value;
        }
        if let Some(step) = self.step() {
            value = emit!(self.b, step; ExtF(value));
        }
        emit!(self.b, self.part; ExtF(value))
    }

    fn narrow(&mut self, mut value: Value) -> Value {
        if !self.exact_products() {
            return value;
        }
        if let Some(step) = self.step() {
            value = emit!(self.b, step; TruncF(value));
        }
        emit!(self.b, self.narrow; TruncF(value))
    }

    fn create(&mut self, [real, imaginary]: [Value; 2]) -> Value {
        let (real, imaginary) = (self.narrow(real), self.narrow(imaginary));
        emit!(self.b, self.whole; Create(real, imaginary))
    }

    /// Constants of the computation's type.
    fn constants<const N: usize>(&mut self, values: [f64; N]) -> [Value; N] {
        values.map(|value| emit!(self.b, self.part; {value}))
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
        let power = FloatAttr::of(self.b.ctx(), self.part, power);
        emit!(self.b, self.part; {power})
    }

    /// A power of two for each case of [`Wide::size`]: `2^large`, `2^small` or one.
    fn by_size(&mut self, [is_large, is_small]: [Value; 2], large: i32, small: i32) -> Value {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        emit!(self.b, self.part; one = {1.0}; factor = Select(is_small, small, one); Select(is_large, large, factor))
    }

    /// Whether a magnitude is above `2^large`, and whether it is below `2^small`.
    fn size(&mut self, magnitude: Value, large: i32, small: i32) -> [Value; 2] {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        emit!(self.b, self.part; (CmpF[predicate: Ogt](magnitude, large), CmpF[predicate: Olt](magnitude, small)))
            .into()
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
        let (t, f) = (self.part, self.f);
        let (mut x, mut y, mut scale_back) = (a, b, None);
        if !self.exact_products() {
            let [max, _] = max_min(self.b, a, b);
            let third = self.third();
            let size = self.size(max, third, -third);
            let factor = self.by_size(size, -2 * third, 2 * third);
            scale_back = Some(self.by_size(size, 2 * third, -2 * third));
            (x, y) = emit!(self.b, t; (MulF(a, factor)@f, MulF(b, factor)@f));
        }
        let mut result = emit!(self.b, t; Sqrt(AddF(MulF(x, x)@f, MulF(y, y)@f)@f)@f);
        if let Some(back) = scale_back {
            result = emit!(self.b, t; MulF(result, back)@f);
        }
        emit!(self.b, t; inf = {f64::INFINITY}; Select((fn any_infinite(a, b)), inf, result))
    }

    /// Selects `f(values)` where a condition holds, else `values`; in a branch, since the condition seldom holds.
    fn recompute_if(
        &mut self,
        condition: Value,
        values: [Value; 2],
        f: impl FnOnce(&mut Self, [Value; 2]) -> [Value; 2],
    ) -> [Value; 2] {
        let (part, b) = (self.part, &mut *self.b);
        let branch = scf::If::build(b, &[part, part], condition);
        let point = b.insert_point();
        let (then_block, else_block) = (b.add_block(branch.0, 0, &[]), b.add_block(branch.0, 1, &[]));
        b.set_end(else_block);
        scf::Yield::build(b, &values);
        b.set_end(then_block);
        let values = f(self, values);
        scf::Yield::build(self.b, &values);
        self.b.set_insert_point(point);
        [self.b.result(branch.0, 0), self.b.result(branch.0, 1)]
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

/// The greater and the lesser value, in any order if one is NaN: `maximumf` would propagate NaN, but LLVM cannot
/// select `llvm.maximum` of `f80` on x86.
fn max_min(rw: &mut Builder, a: Value, b: Value) -> [Value; 2] {
    emit!(rw, rw.ty(a); greater = CmpF[predicate: Ogt](a, b); (Select(greater, a, b), Select(greater, b, a)))
        .into()
}

/// Whether one of two magnitudes is infinite.
fn any_infinite(rw: &mut Builder, a: Value, b: Value) -> Value {
    emit!(rw, rw.ty(a); inf = {f64::INFINITY}; OrI(CmpF[predicate: Oeq](a, inf), CmpF[predicate: Oeq](b, inf)))
}

/// One for an infinite part, zero for a finite one, with the sign of the part.
fn unit(rw: &mut Builder, part: Value, f: FastMathFlags) -> Value {
    emit!(rw, rw.ty(part);
        zero = {0.0};
        one = {1.0};
        inf = {f64::INFINITY};
        infinite = CmpF[predicate: Oeq](AbsF(part)@f, inf);
        CopySign(Select(infinite, one, zero), part))
}

/// Absolute values.
fn abs<const N: usize>(rw: &mut Builder, values: [Value; N], f: FastMathFlags) -> [Value; N] {
    values.map(|value| emit!(rw, rw.ty(value); AbsF(value)@f))
}

/// Sine and cosine.
fn sin_cos(rw: &mut Builder, a: Value, f: FastMathFlags) -> (Value, Value) {
    emit!(rw, rw.ty(a); (Sin(a)@f, Cos(a)@f))
}

/// Selects either of two pairs.
fn pick(rw: &mut Builder, condition: Value, yes: [Value; 2], no: [Value; 2]) -> [Value; 2] {
    [0, 1].map(|i| {
        let (a, b) = (yes[i], no[i]);
        emit!(rw, rw.ty(a); Select(condition, a, b))
    })
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
fn unary<K: Flagged<Flags = FastMathFlags>>(
    rw: &mut Lowering,
    op: K,
    f: impl FnOnce(&mut Wide<'_, '_>, [Value; 2]) -> [Value; 2],
) -> Rewrite {
    let z = rw.operand(op.op(), 0);
    let mut w = Wide::new(rw, op)?;
    let z = w.parts(z);
    let result = f(&mut w, z);
    let result = w.create(result);
    rw.replace(op.op(), &[result])
}

/// Computes an operation of two complex numbers from their parts.
fn binary<K: Flagged<Flags = FastMathFlags>>(
    rw: &mut Lowering,
    op: K,
    f: impl FnOnce(&mut Wide<'_, '_>, [Value; 2], [Value; 2]) -> [Value; 2],
) -> Rewrite {
    let (a, b) = (rw.operand(op.op(), 0), rw.operand(op.op(), 1));
    let mut w = Wide::new(rw, op)?;
    let (a, b) = (w.parts(a), w.parts(b));
    let result = f(&mut w, a, b);
    let result = w.create(result);
    rw.replace(op.op(), &[result])
}

/// The real part is in the lower bits.
fn bitcast(op: complex::Bitcast, rw: &mut Lowering) -> Rewrite<Value> {
    let (value, ctx) = (op.operand(rw), rw.context());
    let (from, to) = (rw.ty(value), rw.ty(op.result(rw)));
    let (from_part, to_part) = (complex::element(ctx, from), complex::element(ctx, to));
    let width = |part: Option<Type>| part.and_then(|ty| ty.bit_width(ctx));
    let n = width(from_part).or(width(to_part)).ok_or("neither type is complex")?;
    let (half, whole) = (Type::int(ctx, n), Type::int(ctx, n * 2));
    let bits = match from_part {
        Some(_) => emit!(rw, whole;
            real = Re(value);
            imaginary = Im(value);
            real = Bitcast(real): half;
            imaginary = Bitcast(imaginary): half;
            low = ExtUI(real): whole;
            OrI(low, ShLI(ExtUI(imaginary): whole, {i128::from(n)}: whole))),
        None => emit!(rw, whole; Bitcast(value)),
    };
    let result = match to_part {
        Some(elem) => emit!(rw, to;
            low = TruncI(bits): half;
            high = TruncI(ShRUI(bits, {i128::from(n)})): half;
            Create(Bitcast(low): elem, Bitcast(high): elem)),
        None => emit!(rw, to; Bitcast(bits)),
    };
    Ok(result)
}
