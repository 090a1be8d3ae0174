//! The parts of complex numbers in a wider format, and what the formulas share.

use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Ogt, Olt};
use terrace_base::arith::{AddF, CmpF, Constant, ExtF, FastMathFlags, MulF, OrI, Select, TruncF};
use terrace_base::complex::{Create, Im, Re};
use terrace_base::math::{AbsF, CopySign, Cos, Sin, Sqrt};
use terrace_ir::rules::Flagged;

/// Computes on parts in `f64` or a wider format, and rounds the results to the operands' format.
pub(super) struct Wide<'r, 'b> {
    pub(super) b: &'r mut Builder<'b>,
    /// Type of the complex numbers.
    pub(super) whole: Type,
    /// Type of the operands' parts.
    pub(super) narrow: Type,
    /// Type of the computation.
    pub(super) part: Type,
    /// Format of the computation.
    pub(super) format: FloatFormat,
    /// Fast-math flags of the computation.
    pub(super) f: FastMathFlags,
    /// Whether the original operation has `nnan` and `ninf`.
    pub(super) finite: bool,
}

impl<'r, 'b> Wide<'r, 'b> {
    /// Computes in the operands' own format, with the flags of the operation.
    pub(super) fn same<K: Flagged<Flags = FastMathFlags>>(b: &'r mut Builder<'b>, op: K) -> Rewrite<Self> {
        let whole = b.operands(op.op()).first().map(|v| b.ty(v)).ok_or("the operation has no operand")?;
        let part = complex::element(b.ctx(), whole).ok_or("the operand is not complex")?;
        let format = part.as_float(b.ctx()).ok_or("the parts are no floats")?;
        let f = op.flags(b).unwrap_or_default();
        let finite = f.has(FastMathFlags::NNAN | FastMathFlags::NINF);
        Ok(Self { b, whole, narrow: part, part, format, f, finite })
    }

    pub(super) fn new<K: Flagged<Flags = FastMathFlags>>(b: &'r mut Builder<'b>, op: K) -> Rewrite<Self> {
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
    pub(super) fn exact_products(&self) -> bool {
        self.part != self.narrow
    }

    /// Formats below `f32` are converted through `f32`, for which C runtimes have conversions.
    pub(super) fn step(&self) -> Option<Type> {
        let ctx = self.b.ctx();
        let small = self.narrow.bit_width(ctx).is_some_and(|width| width <= 16);
        small.then(|| Type::float(ctx, FloatFormat::F32))
    }

    pub(super) fn parts(&mut self, z: Value) -> [Value; 2] {
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

    pub(super) fn narrow(&mut self, mut value: Value) -> Value {
        if !self.exact_products() {
            return value;
        }
        if let Some(step) = self.step() {
            value = emit!(self.b, step; TruncF(value));
        }
        emit!(self.b, self.narrow; TruncF(value))
    }

    pub(super) fn create(&mut self, [real, imaginary]: [Value; 2]) -> Value {
        let (real, imaginary) = (self.narrow(real), self.narrow(imaginary));
        emit!(self.b, self.whole; Create(real, imaginary))
    }

    /// Constants of the computation's type.
    pub(super) fn constants<const N: usize>(&mut self, values: [f64; N]) -> [Value; N] {
        values.map(|value| emit!(self.b, self.part; {value}))
    }

    /// A power of two; `f64` does not have all those of the computation's format.
    pub(super) fn power_of_two(&mut self, exponent: i32) -> Value {
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
    pub(super) fn by_size(&mut self, [is_large, is_small]: [Value; 2], large: i32, small: i32) -> Value {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        emit!(self.b, self.part; one = {1.0}; factor = Select(is_small, small, one); Select(is_large, large, factor))
    }

    /// Whether a magnitude is above `2^large`, and whether it is below `2^small`.
    pub(super) fn size(&mut self, magnitude: Value, large: i32, small: i32) -> [Value; 2] {
        let (large, small) = (self.power_of_two(large), self.power_of_two(small));
        emit!(self.b, self.part; (CmpF[predicate: Ogt](magnitude, large), CmpF[predicate: Olt](magnitude, small)))
            .into()
    }

    /// Whether sums of parts with this magnitude may overflow, and whether its products with ratios may be subnormal.
    pub(super) fn edge(&mut self, magnitude: Value) -> Edge {
        let format = self.format;
        let up = 2 * format.precision() as i32 + 2;
        let size = self.size(magnitude, format.max_exponent() - 3, format.min_exponent() + up);
        Edge { size, up }
    }

    /// Absolute value from the parts; infinite if a part is.
    pub(super) fn hypot(&mut self, a: Value, b: Value) -> Value {
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
    pub(super) fn recompute_if(
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
    pub(super) fn third(&self) -> i32 {
        self.format.max_exponent() / 6 * 2
    }
}

/// Position of a magnitude near the limits of its format.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    /// Whether it is near the greatest number, and whether it is near the least normal number.
    pub(super) size: [Value; 2],
    /// Exponent by which a small magnitude is scaled up: even, and more than the digits of a product.
    pub(super) up: i32,
}

/// The greater and the lesser value, in any order if one is NaN: `maximumf` would propagate NaN, but LLVM cannot
/// select `llvm.maximum` of `f80` on x86.
pub(super) fn max_min(rw: &mut Builder, a: Value, b: Value) -> [Value; 2] {
    emit!(rw, rw.ty(a); greater = CmpF[predicate: Ogt](a, b); (Select(greater, a, b), Select(greater, b, a)))
        .into()
}

/// Whether one of two magnitudes is infinite.
pub(super) fn any_infinite(rw: &mut Builder, a: Value, b: Value) -> Value {
    emit!(rw, rw.ty(a); inf = {f64::INFINITY}; OrI(CmpF[predicate: Oeq](a, inf), CmpF[predicate: Oeq](b, inf)))
}

/// One for an infinite part, zero for a finite one, with the sign of the part.
pub(super) fn unit(rw: &mut Builder, part: Value, f: FastMathFlags) -> Value {
    emit!(rw, rw.ty(part);
        zero = {0.0};
        one = {1.0};
        inf = {f64::INFINITY};
        infinite = CmpF[predicate: Oeq](AbsF(part)@f, inf);
        CopySign(Select(infinite, one, zero), part))
}

/// Absolute values.
pub(super) fn abs<const N: usize>(rw: &mut Builder, values: [Value; N], f: FastMathFlags) -> [Value; N] {
    values.map(|value| emit!(rw, rw.ty(value); AbsF(value)@f))
}

/// Sine and cosine.
pub(super) fn sin_cos(rw: &mut Builder, a: Value, f: FastMathFlags) -> (Value, Value) {
    emit!(rw, rw.ty(a); (Sin(a)@f, Cos(a)@f))
}

/// Selects either of two pairs.
pub(super) fn pick(rw: &mut Builder, condition: Value, yes: [Value; 2], no: [Value; 2]) -> [Value; 2] {
    [0, 1].map(|i| {
        let (a, b) = (yes[i], no[i]);
        emit!(rw, rw.ty(a); Select(condition, a, b))
    })
}

/// Refuses operations on constants in the initializer of a global, which must have one block of operations that fold;
/// the formulas of the passes do. An initializer is recognised by its `llvm.return`.
pub(super) fn refuse_initializer(b: &Body, op: Op) -> Rewrite {
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
pub(super) fn unary<K: Flagged<Flags = FastMathFlags>>(
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
pub(super) fn binary<K: Flagged<Flags = FastMathFlags>>(
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
