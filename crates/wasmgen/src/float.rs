//! Arithmetic of floats. Narrow ones are widened by functions of the runtime, which rounds results, too.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, low_bits};
use crate::shape::Scalar;
use crate::{Translated, Unsupported};
use terrace_llir::inst::{FloatPredicate, IntPredicate, Opcode};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::{self, F32, F64, I32, I64};

/// The instruction for `float` or `double`.
macro_rules! precise {
    ($ty:expr, $single:ident, $double:ident) => {
        if $ty == ValType::F64 { I::$double } else { I::$single }
    };
}

impl FunctionTranslator<'_, '_> {
    pub(crate) fn binary_float(&mut self, op: Opcode, scalar: Scalar, x: Reg, y: Reg) -> Translated<Reg> {
        let (x, y) = (self.widened(scalar, x)?, self.widened(scalar, y)?);
        let ty = self.code.ty(x);
        let instruction = match op {
            Opcode::FAdd => precise!(ty, F32Add, F64Add),
            Opcode::FSub => precise!(ty, F32Sub, F64Sub),
            Opcode::FMul => precise!(ty, F32Mul, F64Mul),
            Opcode::FDiv => precise!(ty, F32Div, F64Div),
            Opcode::FRem => {
                let result = self.math("fmod", &[x, y])?;
                return self.narrowed(scalar, result);
            }
            _ => return Err(Unsupported(format!("'{}' of floats", op.name()))),
        };
        let result = self.code.op(ty, &[x, y], instruction);
        self.narrowed(scalar, result)
    }

    /// Calls a function of C's mathematics for `float` or `double` by the name of the latter. Integer arguments have 32 bits.
    pub fn math(&mut self, name: &str, args: &[Reg]) -> Translated<Reg> {
        let ty = args.first().map_or(F64, |&arg| self.code.ty(arg));
        let name = if ty == F32 { format!("{name}f") } else { name.to_owned() };
        self.library(&name, args, &[ty]).map(|results| results[0])
    }

    /// A narrow float as a `float`, others as they are.
    pub fn widened(&mut self, scalar: Scalar, value: Reg) -> Translated<Reg> {
        match scalar {
            Scalar::Half => self.library("terrace_half_to_float", &[value], &[F32]).map(|results| results[0]),
            Scalar::BFloat => {
                let bits = self.code.op(I32, &[value, Reg::I32(16)], I::I32Shl);
                Ok(self.code.op(F32, &[bits], I::F32ReinterpretI32))
            }
            _ => Ok(value),
        }
    }

    /// The inverse of [`Self::widened`]: `float` operations on halves round twice without harm.
    pub fn narrowed(&mut self, scalar: Scalar, value: Reg) -> Translated<Reg> {
        let is_double = self.code.ty(value) == F64;
        let name = match (scalar, is_double) {
            (Scalar::Half, false) => "terrace_float_to_half",
            (Scalar::Half, true) => "terrace_double_to_half",
            (Scalar::BFloat, false) => "terrace_float_to_bfloat",
            (Scalar::BFloat, true) => "terrace_double_to_bfloat",
            _ => return Ok(value),
        };
        self.library(name, &[value], &[I32]).map(|results| results[0])
    }

    /// The sign bit flipped.
    pub fn negated(&mut self, scalar: Scalar, x: Reg) -> Reg {
        match scalar {
            Scalar::Float => self.code.op(F32, &[x], I::F32Neg),
            Scalar::Double => self.code.op(F64, &[x], I::F64Neg),
            _ => self.code.op(I32, &[x, Reg::I32(0x8000)], I::I32Xor),
        }
    }

    /// `fcmp`: 0 or 1.
    pub fn compare_floats(
        &mut self,
        predicate: FloatPredicate,
        scalar: Scalar,
        x: Reg,
        y: Reg,
    ) -> Translated<Reg> {
        let (x, y) = (self.widened(scalar, x)?, self.widened(scalar, y)?);
        let ty = self.code.ty(x);
        let negate = |this: &mut Self, value| this.code.op(I32, &[value], I::I32Eqz);
        let instruction = match predicate {
            FloatPredicate::False => return Ok(Reg::I32(0)),
            FloatPredicate::True => return Ok(Reg::I32(1)),
            FloatPredicate::Oeq => precise!(ty, F32Eq, F64Eq),
            FloatPredicate::Ogt => precise!(ty, F32Gt, F64Gt),
            FloatPredicate::Oge => precise!(ty, F32Ge, F64Ge),
            FloatPredicate::Olt => precise!(ty, F32Lt, F64Lt),
            FloatPredicate::Ole => precise!(ty, F32Le, F64Le),
            FloatPredicate::Une => precise!(ty, F32Ne, F64Ne),
            FloatPredicate::Ord => {
                let eq = || precise!(ty, F32Eq, F64Eq);
                let (x, y) = (self.code.op(I32, &[x, x], eq()), self.code.op(I32, &[y, y], eq()));
                return Ok(self.code.op(I32, &[x, y], I::I32And));
            }
            FloatPredicate::One => {
                let gt = || precise!(ty, F32Gt, F64Gt);
                let (less, greater) = (self.code.op(I32, &[y, x], gt()), self.code.op(I32, &[x, y], gt()));
                return Ok(self.code.op(I32, &[less, greater], I::I32Or));
            }
            // The others hold unless their opposite does.
            FloatPredicate::Uno
            | FloatPredicate::Ueq
            | FloatPredicate::Ugt
            | FloatPredicate::Uge
            | FloatPredicate::Ult
            | FloatPredicate::Ule => {
                let opposite = match predicate {
                    FloatPredicate::Uno => FloatPredicate::Ord,
                    FloatPredicate::Ueq => FloatPredicate::One,
                    FloatPredicate::Ugt => FloatPredicate::Ole,
                    FloatPredicate::Uge => FloatPredicate::Olt,
                    FloatPredicate::Ult => FloatPredicate::Oge,
                    _ => FloatPredicate::Ogt,
                };
                let wide = if ty == F64 { Scalar::Double } else { Scalar::Float };
                let holds = self.compare_floats(opposite, wide, x, y)?;
                return Ok(negate(self, holds));
            }
        };
        Ok(self.code.op(I32, &[x, y], instruction))
    }

    /// A float in another format.
    pub fn convert_float(&mut self, from: Scalar, to: Scalar, value: Reg) -> Translated<Reg> {
        let value = self.widened(from, value)?;
        match (self.code.ty(value), to) {
            (F32, Scalar::Double) => Ok(self.code.op(F64, &[value], I::F64PromoteF32)),
            (F64, Scalar::Float) => Ok(self.code.op(F32, &[value], I::F32DemoteF64)),
            _ => self.narrowed(to, value),
        }
    }

    /// Conversion with saturation: LLVM leaves the results of numbers out of range undefined.
    pub fn float_to_int(
        &mut self,
        is_signed: bool,
        from: Scalar,
        to: Scalar,
        value: Reg,
    ) -> Translated<Elem> {
        let value = self.widened(from, value)?;
        let is_double = self.code.ty(value) == F64;
        if to.is_wide() {
            let value = if is_double { value } else { self.code.op(F64, &[value], I::F64PromoteF32) };
            let name = if is_signed { "__fixdfti" } else { "__fixunsdfti" };
            let result = self.wide_library(name, &[value])?;
            return Ok(self.masked(result, to));
        }
        let instruction = match (to.ty(), is_double, is_signed) {
            (I64, true, true) => I::I64TruncSatF64S,
            (I64, true, false) => I::I64TruncSatF64U,
            (I64, false, true) => I::I64TruncSatF32S,
            (I64, false, false) => I::I64TruncSatF32U,
            (_, true, true) => I::I32TruncSatF64S,
            (_, true, false) => I::I32TruncSatF64U,
            (_, false, true) => I::I32TruncSatF32S,
            (_, false, false) => I::I32TruncSatF32U,
        };
        let result = Elem::one(self.code.op(to.ty(), &[value], instruction));
        Ok(self.masked(result, to))
    }

    pub(crate) fn int_to_float(
        &mut self,
        is_signed: bool,
        from: Scalar,
        to: Scalar,
        value: Elem,
    ) -> Translated<Reg> {
        let value = if is_signed { self.signed(value, from) } else { value };
        // Narrow floats come from `double`, whose mantissa is more than twice as long as theirs.
        let ty = if to == Scalar::Float { F32 } else { F64 };
        if from.is_wide() {
            let name = match (ty, is_signed) {
                (F32, true) => "__floattisf",
                (F32, false) => "__floatuntisf",
                (_, true) => "__floattidf",
                (_, false) => "__floatuntidf",
            };
            let result = self.library(name, &[value.low, value.high()], &[ty])?[0];
            return self.narrowed(to, result);
        }
        let instruction = match (from.ty(), ty, is_signed) {
            (I64, F32, true) => I::F32ConvertI64S,
            (I64, F32, false) => I::F32ConvertI64U,
            (I64, _, true) => I::F64ConvertI64S,
            (I64, _, false) => I::F64ConvertI64U,
            (_, F32, true) => I::F32ConvertI32S,
            (_, F32, false) => I::F32ConvertI32U,
            (_, _, true) => I::F64ConvertI32S,
            (_, _, false) => I::F64ConvertI32U,
        };
        let result = self.code.op(ty, &[value.low], instruction);
        self.narrowed(to, result)
    }

    /// An intrinsic on floats.
    pub fn elementwise_float(&mut self, name: &str, scalar: Scalar, args: &[Reg]) -> Translated<Reg> {
        let &[x, ..] = args else { return Err(Unsupported::new("an intrinsic without arguments")) };
        if matches!(scalar, Scalar::Half | Scalar::BFloat) && matches!(name, "fabs" | "copysign") {
            let x = self.code.op(I32, &[x, Reg::I32(0x7fff)], I::I32And);
            let Some(&y) = args.get(1) else { return Ok(x) };
            let y = self.code.op(I32, &[y, Reg::I32(0x8000)], I::I32And);
            return Ok(self.code.op(I32, &[x, y], I::I32Or));
        }
        let mut wide = Vec::new();
        for &arg in args {
            wide.push(self.widened(scalar, arg)?);
        }
        let (x, y) = (wide[0], wide.get(1).copied().unwrap_or(wide[0]));
        let ty = self.code.ty(x);
        let result = match name {
            "sqrt" => self.code.op(ty, &[x], precise!(ty, F32Sqrt, F64Sqrt)),
            "fabs" => self.code.op(ty, &[x], precise!(ty, F32Abs, F64Abs)),
            "copysign" => self.code.op(ty, &[x, y], precise!(ty, F32Copysign, F64Copysign)),
            "floor" => self.code.op(ty, &[x], precise!(ty, F32Floor, F64Floor)),
            "ceil" => self.code.op(ty, &[x], precise!(ty, F32Ceil, F64Ceil)),
            "trunc" => self.code.op(ty, &[x], precise!(ty, F32Trunc, F64Trunc)),
            "rint" | "nearbyint" | "roundeven" => {
                self.code.op(ty, &[x], precise!(ty, F32Nearest, F64Nearest))
            }
            "fma" => self.math("fma", &wide)?,
            // Rounds twice, as on x86-64.
            "fmuladd" => {
                let product = self.code.op(ty, &[x, y], precise!(ty, F32Mul, F64Mul));
                let z = wide.get(2).copied().ok_or(Unsupported::new("a sum without operand"))?;
                self.code.op(ty, &[product, z], precise!(ty, F32Add, F64Add))
            }
            "canonicalize" => x,
            "minimum" => self.code.op(ty, &[x, y], precise!(ty, F32Min, F64Min)),
            "maximum" => self.code.op(ty, &[x, y], precise!(ty, F32Max, F64Max)),
            "minnum" | "minimumnum" | "maxnum" | "maximumnum" => {
                let both = match name.starts_with("min") {
                    true => self.code.op(ty, &[x, y], precise!(ty, F32Min, F64Min)),
                    false => self.code.op(ty, &[x, y], precise!(ty, F32Max, F64Max)),
                };
                let eq = || precise!(ty, F32Eq, F64Eq);
                let (has_x, has_y) = (self.code.op(I32, &[x, x], eq()), self.code.op(I32, &[y, y], eq()));
                let result = self.code.select(has_y, both, x);
                self.code.select(has_x, result, y)
            }
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}' of floats"))),
        };
        self.narrowed(scalar, result)
    }

    /// `fptosi.sat` and `fptoui.sat` of a scalar.
    pub fn saturated(&mut self, is_signed: bool, from: Scalar, to: Scalar, value: Reg) -> Translated<Elem> {
        let value = self.widened(from, value)?;
        let from = if self.code.ty(value) == F64 { Scalar::Double } else { Scalar::Float };
        let full = match to {
            Scalar::Int(..=32) => Scalar::Int(32),
            Scalar::Int(..=64) => Scalar::Int(64),
            _ => Scalar::Int(128),
        };
        let result = self.float_to_int(is_signed, from, full, value)?;
        if full == to {
            return Ok(result);
        }
        let limits = low_bits(to.bits());
        let limited = if is_signed {
            let (least, most) = (self.number(full, !(limits >> 1)), self.number(full, limits >> 1));
            let is_above = self.compare(IntPredicate::Sgt, full, result, most);
            let result = self.select(is_above, most, result);
            let is_below = self.compare(IntPredicate::Slt, full, result, least);
            self.select(is_below, least, result)
        } else {
            let most = self.number(full, limits);
            let is_above = self.compare(IntPredicate::Ugt, full, result, most);
            self.select(is_above, most, result)
        };
        Ok(self.masked(limited, to))
    }

    /// Whether a float is of one of these classes, the bits of `llvm.is.fpclass`.
    pub fn is_class(&mut self, scalar: Scalar, x: Reg, classes: u32) -> Translated<Reg> {
        let fraction_bits = match scalar {
            Scalar::Half => 10,
            Scalar::BFloat => 7,
            Scalar::Float => 23,
            _ => 52,
        };
        let bits = match scalar {
            Scalar::Float => self.code.op(I32, &[x], I::I32ReinterpretF32),
            Scalar::Double => self.code.op(I64, &[x], I::I64ReinterpretF64),
            _ => x,
        };
        let int = Scalar::Int(scalar.bits());
        let magnitude_mask = low_bits(scalar.bits() - 1);
        let infinity = magnitude_mask >> fraction_bits << fraction_bits;
        let mask = self.number(int, magnitude_mask);
        let bits = Elem::one(bits);
        let magnitude = self.binary(Opcode::And, int, bits, mask)?;
        let zero = self.number(int, 0);
        let is_negative = self.compare(IntPredicate::Slt, int, bits, zero);
        let is_positive = self.code.op(I32, &[is_negative], I::I32Eqz);
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
        let mut result = Reg::I32(0);
        for (first, last, negative, positive) in intervals {
            let (negative, positive) = (classes & negative != 0, classes & positive != 0);
            if !negative && !positive {
                continue;
            }
            let (first, length) = (self.number(int, first), self.number(int, last - first));
            let from = self.binary(Opcode::Sub, int, magnitude, first)?;
            let mut inside = self.compare(IntPredicate::Ule, int, from, length);
            if !(negative && positive) {
                let sign = if negative { is_negative } else { is_positive };
                inside = self.code.op(I32, &[inside, sign], I::I32And);
            }
            result = self.code.op(I32, &[result, inside], I::I32Or);
        }
        Ok(result)
    }
}
