//! Arithmetic, comparisons and casts of scalars.
//!
//! An integer's register has zeros above its width. Operations that can set these bits are followed by a mask; signed
//! ones take operands that are extended by their sign first.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Translated, low_bits};
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, InstructionData, MemFlags, types};
use terrace_llir::inst::{FloatPredicate, IntPredicate, Opcode};

impl FunctionTranslator<'_, '_> {
    /// A register with zeros above the width of an integer.
    pub fn masked(&mut self, value: ir::Value, scalar: Scalar) -> ir::Value {
        let Scalar::Int(width) = scalar else { return value };
        let ty = scalar.ty();
        if width == ty.bits() {
            return value;
        }
        let mask = self.number(ty, low_bits(width));
        self.b.ins().band(value, mask)
    }

    /// A register with copies of the sign above the width of an integer.
    pub fn signed(&mut self, value: ir::Value, scalar: Scalar) -> ir::Value {
        let (ty, width) = (scalar.ty(), scalar.bits());
        if width == ty.bits() {
            return value;
        }
        let shift = i64::from(ty.bits() - width);
        let high = self.b.ins().ishl_imm(value, shift);
        self.b.ins().sshr_imm(high, shift)
    }

    /// One of two registers.
    pub fn select(&mut self, condition: ir::Value, x: ir::Value, y: ir::Value) -> ir::Value {
        if self.b.func.dfg.value_type(x) != types::I128 {
            return self.b.ins().select(condition, x, y);
        }
        // Cranelift makes a minimum of a comparison and a selection, which it does not have for 128 bits.
        let ((x_low, x_high), (y_low, y_high)) = (self.b.ins().isplit(x), self.b.ins().isplit(y));
        let low = self.b.ins().select(condition, x_low, y_low);
        let high = self.b.ins().select(condition, x_high, y_high);
        self.b.ins().iconcat(low, high)
    }

    /// An operation of two operands.
    pub fn binary(
        &mut self,
        op: Opcode,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        if scalar.is_float() {
            return self.binary_float(op, scalar, x, y);
        }
        if scalar.ty() == types::I128 {
            let divide = match op {
                Opcode::UDiv => "__udivti3",
                Opcode::SDiv => "__divti3",
                Opcode::URem => "__umodti3",
                Opcode::SRem => "__modti3",
                _ => "",
            };
            if !divide.is_empty() {
                let is_signed = matches!(op, Opcode::SDiv | Opcode::SRem);
                let (x, y) =
                    if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
                let result = self.library(divide, &[x, y], Some(types::I128))?;
                let result = result.ok_or(Unsupported::new("a division without result"))?;
                return Ok(self.masked(result, scalar));
            }
        }
        let result = match op {
            Opcode::Add => self.b.ins().iadd(x, y),
            Opcode::Sub => self.b.ins().isub(x, y),
            Opcode::Mul => self.product(x, y),
            Opcode::UDiv => self.b.ins().udiv(x, y),
            Opcode::URem => self.b.ins().urem(x, y),
            Opcode::SDiv => {
                let (x, y) = (self.signed(x, scalar), self.signed(y, scalar));
                self.b.ins().sdiv(x, y)
            }
            Opcode::SRem => {
                let (x, y) = (self.signed(x, scalar), self.signed(y, scalar));
                self.b.ins().srem(x, y)
            }
            Opcode::Shl => self.b.ins().ishl(x, y),
            Opcode::LShr => self.b.ins().ushr(x, y),
            Opcode::AShr => {
                let x = self.signed(x, scalar);
                self.b.ins().sshr(x, y)
            }
            Opcode::And => self.b.ins().band(x, y),
            Opcode::Or => self.b.ins().bor(x, y),
            Opcode::Xor => self.b.ins().bxor(x, y),
            _ => return Err(Unsupported(format!("'{}' of integers", op.name()))),
        };
        Ok(self.masked(result, scalar))
    }

    /// The product of two registers. An addition of a shifted register takes a third of a multiplication's time.
    fn product(&mut self, x: ir::Value, y: ir::Value) -> ir::Value {
        let is_wide = matches!(self.b.func.dfg.value_type(x), types::I32 | types::I64);
        let definition = self.b.func.dfg.value_def(y).inst().map(|inst| self.b.func.dfg.insts[inst]);
        let factor = match definition {
            Some(InstructionData::UnaryImm { opcode: ir::Opcode::Iconst, imm }) if is_wide => imm.bits(),
            _ => 0,
        };
        let shift = match factor {
            3 => 1,
            5 => 2,
            9 => 3,
            _ => return self.b.ins().imul(x, y),
        };
        let shifted = self.b.ins().ishl_imm(x, shift);
        self.b.ins().iadd(x, shifted)
    }

    fn binary_float(
        &mut self,
        op: Opcode,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        if scalar == Scalar::Quad {
            return self.binary_quad(op, x, y);
        }
        let (wide, x) = self.widened(scalar, x)?;
        let (_, y) = self.widened(scalar, y)?;
        let result = match op {
            Opcode::FAdd => self.b.ins().fadd(x, y),
            Opcode::FSub => self.b.ins().fsub(x, y),
            Opcode::FMul => self.b.ins().fmul(x, y),
            Opcode::FDiv => self.b.ins().fdiv(x, y),
            Opcode::FRem => self.math("fmod", wide, &[x, y])?,
            _ => return Err(Unsupported(format!("'{}' of floats", op.name()))),
        };
        self.narrowed(scalar, result)
    }

    /// Calls a function of the C library's mathematics for `float` or `double` by the name of the latter.
    pub fn math(&mut self, name: &str, scalar: Scalar, args: &[ir::Value]) -> Translated<ir::Value> {
        if scalar == Scalar::Quad {
            return self.quad_library(&format!("{name}f128"), args);
        }
        let name = if scalar == Scalar::Float { format!("{name}f") } else { name.to_owned() };
        let result = self.library(&name, args, Some(scalar.ty()))?;
        result.ok_or(Unsupported::new("a function without result"))
    }

    /// A narrow float as a `float`, others as they are; and the format that it has then.
    pub fn widened(&mut self, scalar: Scalar, value: ir::Value) -> Translated<(Scalar, ir::Value)> {
        Ok(match scalar {
            Scalar::Half => {
                let wide = self.library("terrace_half_to_float", &[value], Some(types::F32))?;
                (Scalar::Float, wide.ok_or(Unsupported::new("a function without result"))?)
            }
            Scalar::BFloat => {
                let bits = self.b.ins().uextend(types::I32, value);
                let bits = self.b.ins().ishl_imm(bits, 16);
                (Scalar::Float, self.b.ins().bitcast(types::F32, MemFlags::new(), bits))
            }
            _ => (scalar, value),
        })
    }

    /// The inverse of [`Self::widened`], with the rounding of LLVM: `float` operations on halves round twice without harm.
    pub fn narrowed(&mut self, scalar: Scalar, value: ir::Value) -> Translated<ir::Value> {
        let is_double = self.b.func.dfg.value_type(value) == types::F64;
        let name = match (scalar, is_double) {
            (Scalar::Half, false) => "terrace_float_to_half",
            (Scalar::Half, true) => "terrace_double_to_half",
            (Scalar::BFloat, false) => "terrace_float_to_bfloat",
            (Scalar::BFloat, true) => "terrace_double_to_bfloat",
            _ => return Ok(value),
        };
        let bits = self.library(name, &[value], Some(types::I16))?;
        bits.ok_or(Unsupported::new("a function without result"))
    }

    /// `icmp`: 0 or 1.
    pub fn compare(
        &mut self,
        predicate: IntPredicate,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> ir::Value {
        let condition = match predicate {
            IntPredicate::Eq => IntCC::Equal,
            IntPredicate::Ne => IntCC::NotEqual,
            IntPredicate::Ugt => IntCC::UnsignedGreaterThan,
            IntPredicate::Uge => IntCC::UnsignedGreaterThanOrEqual,
            IntPredicate::Ult => IntCC::UnsignedLessThan,
            IntPredicate::Ule => IntCC::UnsignedLessThanOrEqual,
            IntPredicate::Sgt => IntCC::SignedGreaterThan,
            IntPredicate::Sge => IntCC::SignedGreaterThanOrEqual,
            IntPredicate::Slt => IntCC::SignedLessThan,
            IntPredicate::Sle => IntCC::SignedLessThanOrEqual,
        };
        let is_signed = matches!(
            predicate,
            IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle
        );
        let (x, y) = if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
        self.b.ins().icmp(condition, x, y)
    }

    /// `fcmp`: 0 or 1.
    pub fn compare_floats(
        &mut self,
        predicate: FloatPredicate,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        if scalar == Scalar::Quad {
            return self.compare_quads(predicate, x, y);
        }
        let (_, x) = self.widened(scalar, x)?;
        let (_, y) = self.widened(scalar, y)?;
        let condition = match predicate {
            FloatPredicate::False => return Ok(self.number(types::I8, 0)),
            FloatPredicate::True => return Ok(self.number(types::I8, 1)),
            FloatPredicate::Oeq => FloatCC::Equal,
            FloatPredicate::Ogt => FloatCC::GreaterThan,
            FloatPredicate::Oge => FloatCC::GreaterThanOrEqual,
            FloatPredicate::Olt => FloatCC::LessThan,
            FloatPredicate::Ole => FloatCC::LessThanOrEqual,
            FloatPredicate::One => FloatCC::OrderedNotEqual,
            FloatPredicate::Ord => FloatCC::Ordered,
            FloatPredicate::Uno => FloatCC::Unordered,
            FloatPredicate::Ueq => FloatCC::UnorderedOrEqual,
            FloatPredicate::Ugt => FloatCC::UnorderedOrGreaterThan,
            FloatPredicate::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
            FloatPredicate::Ult => FloatCC::UnorderedOrLessThan,
            FloatPredicate::Ule => FloatCC::UnorderedOrLessThanOrEqual,
            FloatPredicate::Une => FloatCC::NotEqual,
        };
        Ok(self.b.ins().fcmp(condition, x, y))
    }

    /// A register of integers of another type: shortened, or with zeros above.
    pub fn resized(&mut self, value: ir::Value, ty: ir::Type) -> ir::Value {
        let from = self.b.func.dfg.value_type(value);
        match ty.bits().cmp(&from.bits()) {
            core::cmp::Ordering::Equal => value,
            core::cmp::Ordering::Less => self.b.ins().ireduce(ty, value),
            core::cmp::Ordering::Greater => self.b.ins().uextend(ty, value),
        }
    }

    /// A register of integers of another type, with the sign above when it is longer.
    pub fn resized_signed(&mut self, value: ir::Value, from: Scalar, ty: ir::Type) -> ir::Value {
        let value = self.signed(value, from);
        if ty.bits() > from.ty().bits() { self.b.ins().sextend(ty, value) } else { self.resized(value, ty) }
    }

    /// A cast of a scalar.
    pub fn cast(&mut self, op: Opcode, from: Scalar, to: Scalar, value: ir::Value) -> Translated<ir::Value> {
        let result = match op {
            Opcode::Trunc | Opcode::ZExt | Opcode::PtrToInt | Opcode::IntToPtr | Opcode::PtrToAddr => {
                self.resized(value, to.ty())
            }
            Opcode::AddrSpaceCast => value,
            Opcode::SExt => self.resized_signed(value, from, to.ty()),
            Opcode::FpTrunc | Opcode::FpExt => return self.convert_float(from, to, value),
            Opcode::FpToUi | Opcode::FpToSi => {
                return self.float_to_int(op == Opcode::FpToSi, from, to, value);
            }
            Opcode::UiToFp | Opcode::SiToFp => {
                return self.int_to_float(op == Opcode::SiToFp, from, to, value);
            }
            _ => return Err(Unsupported(format!("'{}' of a scalar", op.name()))),
        };
        Ok(self.masked(result, to))
    }

    /// A float in another format.
    pub fn convert_float(&mut self, from: Scalar, to: Scalar, value: ir::Value) -> Translated<ir::Value> {
        if from == Scalar::Quad || to == Scalar::Quad {
            return self.convert_quad(from, to, value);
        }
        let (wide, value) = self.widened(from, value)?;
        Ok(match (wide, to) {
            (Scalar::Float, Scalar::Double) => self.b.ins().fpromote(types::F64, value),
            (Scalar::Double, Scalar::Float) => self.b.ins().fdemote(types::F32, value),
            _ => return self.narrowed(to, value),
        })
    }

    /// Conversion with saturation: LLVM leaves the results of numbers out of range undefined.
    pub fn float_to_int(
        &mut self,
        signed: bool,
        from: Scalar,
        to: Scalar,
        value: ir::Value,
    ) -> Translated<ir::Value> {
        if from == Scalar::Quad {
            return self.quad_to_int(signed, to, value);
        }
        let (wide, value) = self.widened(from, value)?;
        if to.ty() == types::I128 {
            let name = match (wide, signed) {
                (Scalar::Float, true) => "__fixsfti",
                (Scalar::Float, false) => "__fixunssfti",
                (_, true) => "__fixdfti",
                (_, false) => "__fixunsdfti",
            };
            let result = self.library(name, &[value], Some(types::I128))?;
            let result = result.ok_or(Unsupported::new("a function without result"))?;
            return Ok(self.masked(result, to));
        }
        let ty = if to.ty().bits() < 32 { types::I32 } else { to.ty() };
        let result = match signed {
            true => self.b.ins().fcvt_to_sint_sat(ty, value),
            false => self.b.ins().fcvt_to_uint_sat(ty, value),
        };
        let result = self.resized(result, to.ty());
        Ok(self.masked(result, to))
    }

    fn int_to_float(
        &mut self,
        signed: bool,
        from: Scalar,
        to: Scalar,
        value: ir::Value,
    ) -> Translated<ir::Value> {
        if to == Scalar::Quad {
            return self.int_to_quad(signed, from, value);
        }
        // Narrow floats come from `double`, whose mantissa is more than twice as long as theirs.
        let ty = if to == Scalar::Float { types::F32 } else { types::F64 };
        if from.ty() == types::I128 {
            let value = if signed { self.signed(value, from) } else { value };
            let name = match (ty, signed) {
                (types::F32, true) => "__floattisf",
                (types::F32, false) => "__floatuntisf",
                (_, true) => "__floattidf",
                (_, false) => "__floatuntidf",
            };
            let result = self.library(name, &[value], Some(ty))?;
            return self.narrowed(to, result.ok_or(Unsupported::new("a function without result"))?);
        }
        let int = if from.ty().bits() < 32 { types::I32 } else { from.ty() };
        let result = if signed {
            let value = self.resized_signed(value, from, int);
            self.b.ins().fcvt_from_sint(ty, value)
        } else {
            let value = self.resized(value, int);
            self.b.ins().fcvt_from_uint(ty, value)
        };
        self.narrowed(to, result)
    }
}
