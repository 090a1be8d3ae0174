//! Arithmetic of floats: extrema, classes, conversions with saturation.

use super::{FunctionTranslator, Parts, Translated};
use crate::Unsupported;
use crate::function::low_bits;
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llir::inst::{FloatPredicate, Opcode};
use terrace_llir::{Type, Value};
impl FunctionTranslator<'_, '_> {
    pub(super) fn elementwise_float(
        &mut self,
        name: &str,
        scalar: Scalar,
        args: &[ir::Value],
    ) -> Translated<ir::Value> {
        if scalar == Scalar::Quad {
            return self.elementwise_quad(name, args);
        }
        let bits = match scalar {
            Scalar::Half | Scalar::BFloat => scalar.ty(),
            _ => scalar.ty().as_int(),
        };
        if matches!(bits, types::I16) && matches!(name, "fabs" | "copysign") {
            let magnitude = self.number(bits, 0x7fff);
            let x = self.b.ins().band(args[0], magnitude);
            let Some(&y) = args.get(1) else { return Ok(x) };
            let sign = self.number(bits, 0x8000);
            let y = self.b.ins().band(y, sign);
            return Ok(self.b.ins().bor(x, y));
        }
        let (wide, x) = self.widened(scalar, args[0])?;
        let y = match args.get(1) {
            Some(&y) => self.widened(scalar, y)?.1,
            None => x,
        };
        let result = match name {
            "sqrt" => self.b.ins().sqrt(x),
            "fabs" => self.b.ins().fabs(x),
            "copysign" => self.b.ins().fcopysign(x, y),
            // Without an instruction for it, Cranelift calls the C library.
            "floor" => self.b.ins().floor(x),
            "ceil" => self.b.ins().ceil(x),
            "trunc" => self.b.ins().trunc(x),
            "rint" | "nearbyint" => self.b.ins().nearest(x),
            "fma" | "fmuladd" => {
                let &[_, _, z] = args else { return Err(Unsupported::new("a sum without operand")) };
                let (_, z) = self.widened(scalar, z)?;
                // On x86-64, clang rounds twice, too, unless it is told that the processor can do otherwise.
                if name == "fmuladd" && self.unit.out.isa().name() == "x64" {
                    let product = self.b.ins().fmul(x, y);
                    self.b.ins().fadd(product, z)
                } else {
                    self.b.ins().fma(x, y, z)
                }
            }
            "canonicalize" => x,
            "minnum" | "minimumnum" => self.extremum("fmin", wide, x, y)?,
            "maxnum" | "maximumnum" => self.extremum("fmax", wide, x, y)?,
            "minimum" => self.extremum("minimum", wide, x, y)?,
            "maximum" => self.extremum("maximum", wide, x, y)?,
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}' of floats"))),
        };
        self.narrowed(scalar, result)
    }

    /// The lesser or greater of two floats: `minimum` and `maximum` pass NaN on, `fmin` and `fmax` do not.
    pub fn extremum(
        &mut self,
        name: &str,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        if scalar == Scalar::Quad {
            return self.extremum_quad(name, x, y);
        }
        let (_, x) = self.widened(scalar, x)?;
        let (_, y) = self.widened(scalar, y)?;
        let result = match name {
            "minimum" => self.b.ins().fmin(x, y),
            "maximum" => self.b.ins().fmax(x, y),
            _ => {
                let both = if name == "fmin" { self.b.ins().fmin(x, y) } else { self.b.ins().fmax(x, y) };
                let x_is_nan = self.b.ins().fcmp(FloatCC::Unordered, x, x);
                let y_is_nan = self.b.ins().fcmp(FloatCC::Unordered, y, y);
                let result = self.select(y_is_nan, x, both);
                self.select(x_is_nan, y, result)
            }
        };
        self.narrowed(scalar, result)
    }

    /// `sincos`, `modf` and `frexp`: the first results of all elements, then the second ones.
    pub(super) fn two_results(&mut self, name: &str, value: Value) -> Translated<Parts> {
        let scalar = self.element(value.ty())?;
        let (mut first, mut second) = (Parts::new(), Parts::new());
        for part in self.value(value)? {
            let (wide, x) = self.widened(scalar, part)?;
            match name {
                "sincos" => {
                    let (sine, cosine) = (self.math("sin", wide, &[x])?, self.math("cos", wide, &[x])?);
                    first.push(self.narrowed(scalar, sine)?);
                    second.push(self.narrowed(scalar, cosine)?);
                }
                "modf" => {
                    let whole = self.math("trunc", wide, &[x])?;
                    let fraction = self.binary(Opcode::FSub, wide, x, whole)?;
                    // The fraction of an infinity is zero; the sign stays.
                    let zero = self.number(wide.ty(), 0);
                    let is_whole = self.compare_floats(FloatPredicate::Oeq, wide, x, whole)?;
                    let fraction = self.select(is_whole, zero, fraction);
                    let fraction = self.elementwise_float("copysign", wide, &[fraction, x])?;
                    first.push(self.narrowed(scalar, fraction)?);
                    second.push(self.narrowed(scalar, whole)?);
                }
                _ => {
                    let exponent = self.stack_memory(4, 4)?;
                    let fraction = self.math("frexp", wide, &[x, exponent])?;
                    first.push(self.narrowed(scalar, fraction)?);
                    second.push(self.b.ins().load(types::I32, Self::access(), exponent, 0));
                }
            }
        }
        first.extend(second);
        Ok(first)
    }

    /// A conversion with saturation at the limits of the width; NaN becomes zero.
    pub(super) fn saturate(&mut self, is_signed: bool, ty: Type, value: Value) -> Translated<Parts> {
        let to = self.element(ty)?;
        let width = to.bits();
        if width > 64 || self.element(value.ty())? == Scalar::Quad {
            return self
                .map(ty, &[value], |this, scalar, args| this.saturate_wide(is_signed, scalar, to, args[0]));
        }
        self.map(ty, &[value], |this, scalar, args| {
            let (_, x) = this.widened(scalar, args[0])?;
            let register = if width <= 32 { types::I32 } else { types::I64 };
            let wide = match is_signed {
                true => this.b.ins().fcvt_to_sint_sat(register, x),
                false => this.b.ins().fcvt_to_uint_sat(register, x),
            };
            if width == register.bits() {
                return Ok(this.resized(wide, to.ty()));
            }
            let limits = low_bits(width);
            let limited = if is_signed {
                let (least, most) =
                    (this.number(register, !(limits >> 1)), this.number(register, limits >> 1));
                let above = this.b.ins().smax(wide, least);
                this.b.ins().smin(above, most)
            } else {
                let most = this.number(register, limits);
                this.b.ins().umin(wide, most)
            };
            let result = this.resized(limited, to.ty());
            Ok(this.masked(result, to))
        })
    }

    /// A conversion with saturation that a function of the library does for numbers in range.
    fn saturate_wide(
        &mut self,
        is_signed: bool,
        from: Scalar,
        to: Scalar,
        x: ir::Value,
    ) -> Translated<ir::Value> {
        // `double` has all powers of two up to the limits, which `float` does not.
        let (from, x) = match from {
            Scalar::Quad => (from, x),
            _ => (Scalar::Double, self.convert_float(from, Scalar::Double, x)?),
        };
        let (width, numbers) = (to.bits(), low_bits(to.bits()));
        let (exponent, least, most) = match is_signed {
            true => (width - 1, !(numbers >> 1) & numbers, numbers >> 1),
            false => (width, 0, numbers),
        };
        let power = |bias: u32, fraction: u32| u128::from(bias + exponent) << fraction;
        let (above, sign) = match from {
            Scalar::Quad => (power(16383, 112), 1 << 127),
            _ => (power(1023, 52), 1 << 63),
        };
        let below = if is_signed { above | sign } else { 0 };
        let converted = self.float_to_int(is_signed, from, to, x)?;
        let [least, most, zero] = [least, most, 0].map(|bits| self.number(to.ty(), bits));
        let [above, below] = [above, below].map(|bits| self.number(from.ty(), bits));
        let is_below = self.compare_floats(FloatPredicate::Olt, from, x, below)?;
        let is_above = self.compare_floats(FloatPredicate::Oge, from, x, above)?;
        let is_nan = self.compare_floats(FloatPredicate::Uno, from, x, x)?;
        let result = self.select(is_below, least, converted);
        let result = self.select(is_above, most, result);
        Ok(self.select(is_nan, zero, result))
    }

    /// Whether a float is of one of these classes, the bits of `llvm.is.fpclass`.
    pub(super) fn is_class(&mut self, scalar: Scalar, x: ir::Value, classes: u32) -> Translated<ir::Value> {
        let (int, fraction_bits) = match scalar {
            Scalar::Half => (types::I16, 10),
            Scalar::BFloat => (types::I16, 7),
            Scalar::Float => (types::I32, 23),
            Scalar::Quad => (types::I128, 112),
            _ => (types::I64, 52),
        };
        let bits = match scalar.ty().is_float() {
            true => self.b.ins().bitcast(int, ir::MemFlags::new(), x),
            false => x,
        };
        let width = int.bits();
        let magnitude_mask = low_bits(width - 1);
        let infinity = magnitude_mask >> fraction_bits << fraction_bits;
        let mask = self.number(int, magnitude_mask);
        let magnitude = self.b.ins().band(bits, mask);
        let is_negative = {
            let sign = self.b.ins().ushr_imm(bits, i64::from(width) - 1);
            self.resized(sign, types::I8)
        };
        let is_positive = self.b.ins().bxor_imm(is_negative, 1);
        let quiet = infinity | 1 << (fraction_bits - 1);
        // A class is an interval of magnitudes: its first and last number, and the bits of its negative and positive half.
        let intervals = [
            (infinity + 1, quiet - 1, 0x1, 0x1),
            (quiet, magnitude_mask, 0x2, 0x2),
            (infinity, infinity, 0x4, 0x200),
            (1 << fraction_bits, infinity - 1, 0x8, 0x100),
            (1, (1 << fraction_bits) - 1, 0x10, 0x80),
            (0, 0, 0x20, 0x40),
        ];
        let mut result = self.number(types::I8, 0);
        for (first, last, negative, positive) in intervals {
            let (negative, positive) = (classes & negative != 0, classes & positive != 0);
            if !negative && !positive {
                continue;
            }
            let first = self.number(int, first);
            let from = self.b.ins().isub(magnitude, first);
            let last = self.number(int, last);
            let length = self.b.ins().isub(last, first);
            let mut inside = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, from, length);
            if !(negative && positive) {
                let sign = if negative { is_negative } else { is_positive };
                inside = self.b.ins().band(inside, sign);
            }
            result = self.b.ins().bor(result, inside);
        }
        Ok(result)
    }
}
