//! Floats of 128 bits (`fp128`), by functions of the compiler's library and of the C library.
//!
//! In functions they are integers of 128 bits. Calls pass them in vector registers, which they reach through memory.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Translated};
use crate::shape::Scalar;
use crate::target::Platform;
use crate::unit::VECTOR;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, StackSlot, StackSlotData, StackSlotKind, types};
use terrace_llir::inst::{FloatPredicate, Opcode};

/// The sign bit.
const SIGN: u128 = 1 << 127;

fn has_result(result: Option<ir::Value>) -> Translated<ir::Value> {
    result.ok_or(Unsupported::new("a function without result"))
}

impl FunctionTranslator<'_, '_> {
    fn quad_slot(&mut self) -> Translated<StackSlot> {
        if Platform::of(self.unit.out.isa()) == Platform::Other {
            return Err(Unsupported::new("floats of 128 bits for this platform"));
        }
        Ok(*self.quad_slot.get_or_insert_with(|| {
            self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 4))
        }))
    }

    /// A float of 128 bits in the register in which functions pass it.
    pub fn quad_to_vector(&mut self, value: ir::Value) -> Translated<ir::Value> {
        let slot = self.quad_slot()?;
        self.b.ins().stack_store(value, slot, 0);
        Ok(self.b.ins().stack_load(VECTOR, slot, 0))
    }

    /// The inverse of [`Self::quad_to_vector`].
    pub fn vector_to_quad(&mut self, value: ir::Value) -> Translated<ir::Value> {
        let slot = self.quad_slot()?;
        self.b.ins().stack_store(value, slot, 0);
        Ok(self.b.ins().stack_load(types::I128, slot, 0))
    }

    /// Calls a function of floats of 128 bits.
    pub fn quad_library(&mut self, name: &str, args: &[ir::Value]) -> Translated<ir::Value> {
        let mut passed = Vec::new();
        for &arg in args {
            // Exponents and the like are no floats.
            let is_quad = self.b.func.dfg.value_type(arg) == types::I128;
            passed.push(if is_quad { self.quad_to_vector(arg)? } else { arg });
        }
        let result = self.library(name, &passed, Some(VECTOR))?;
        self.vector_to_quad(has_result(result)?)
    }

    /// Arithmetic.
    pub fn binary_quad(&mut self, op: Opcode, x: ir::Value, y: ir::Value) -> Translated<ir::Value> {
        let name = match op {
            Opcode::FAdd => "__addtf3",
            Opcode::FSub => "__subtf3",
            Opcode::FMul => "__multf3",
            Opcode::FDiv => "__divtf3",
            Opcode::FRem => "fmodf128",
            _ => return Err(Unsupported(format!("'{}' of floats", op.name()))),
        };
        self.quad_library(name, &[x, y])
    }

    /// A comparison by a library function whose result is compared with zero.
    fn compare_by(
        &mut self,
        name: &str,
        condition: IntCC,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        let args = [self.quad_to_vector(x)?, self.quad_to_vector(y)?];
        let order = has_result(self.library(name, &args, Some(types::I32))?)?;
        Ok(self.b.ins().icmp_imm(condition, order, 0))
    }

    /// `fcmp`: 0 or 1.
    pub fn compare_quads(
        &mut self,
        predicate: FloatPredicate,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        // The functions of orders answer for NaN what makes the ordered comparison false.
        let (name, condition) = match predicate {
            FloatPredicate::False => return Ok(self.number(types::I8, 0)),
            FloatPredicate::True => return Ok(self.number(types::I8, 1)),
            FloatPredicate::Oeq => ("__eqtf2", IntCC::Equal),
            FloatPredicate::Une => ("__eqtf2", IntCC::NotEqual),
            FloatPredicate::Olt => ("__lttf2", IntCC::SignedLessThan),
            FloatPredicate::Uge => ("__lttf2", IntCC::SignedGreaterThanOrEqual),
            FloatPredicate::Ole => ("__letf2", IntCC::SignedLessThanOrEqual),
            FloatPredicate::Ugt => ("__letf2", IntCC::SignedGreaterThan),
            FloatPredicate::Ogt => ("__gttf2", IntCC::SignedGreaterThan),
            FloatPredicate::Ule => ("__gttf2", IntCC::SignedLessThanOrEqual),
            FloatPredicate::Oge => ("__getf2", IntCC::SignedGreaterThanOrEqual),
            FloatPredicate::Ult => ("__getf2", IntCC::SignedLessThan),
            FloatPredicate::Uno => ("__unordtf2", IntCC::NotEqual),
            FloatPredicate::Ord => ("__unordtf2", IntCC::Equal),
            FloatPredicate::Ueq => {
                let equal = self.compare_by("__eqtf2", IntCC::Equal, x, y)?;
                let unordered = self.compare_by("__unordtf2", IntCC::NotEqual, x, y)?;
                return Ok(self.b.ins().bor(equal, unordered));
            }
            FloatPredicate::One => {
                let other = self.compare_quads(FloatPredicate::Ueq, x, y)?;
                return Ok(self.b.ins().bxor_imm(other, 1));
            }
        };
        self.compare_by(name, condition, x, y)
    }

    /// Between formats of floats.
    pub fn convert_quad(&mut self, from: Scalar, to: Scalar, value: ir::Value) -> Translated<ir::Value> {
        if from == to {
            return Ok(value);
        }
        if to == Scalar::Quad {
            let (wide, value) = self.widened(from, value)?;
            let name = if wide == Scalar::Float { "__extendsftf2" } else { "__extenddftf2" };
            let result = self.library(name, &[value], Some(VECTOR))?;
            return self.vector_to_quad(has_result(result)?);
        }
        let (name, register) = match to {
            Scalar::Float => ("__trunctfsf2", types::F32),
            Scalar::Double => ("__trunctfdf2", types::F64),
            // A half comes in the lowest bits of a vector register.
            Scalar::Half => ("__trunctfhf2", VECTOR),
            _ => return Err(Unsupported::new("a conversion of 'fp128' to 'bfloat'")),
        };
        let value = self.quad_to_vector(value)?;
        let result = has_result(self.library(name, &[value], Some(register))?)?;
        if to != Scalar::Half {
            return Ok(result);
        }
        let bits = self.vector_to_quad(result)?;
        Ok(self.b.ins().ireduce(types::I16, bits))
    }

    /// To an integer.
    pub fn quad_to_int(&mut self, signed: bool, to: Scalar, value: ir::Value) -> Translated<ir::Value> {
        let (name, register) = match (to.ty().bits(), signed) {
            (..=32, true) => ("__fixtfsi", types::I32),
            (..=32, false) => ("__fixunstfsi", types::I32),
            (64, true) => ("__fixtfdi", types::I64),
            (64, false) => ("__fixunstfdi", types::I64),
            (_, true) => ("__fixtfti", types::I128),
            (_, false) => ("__fixunstfti", types::I128),
        };
        let value = self.quad_to_vector(value)?;
        let result = has_result(self.library(name, &[value], Some(register))?)?;
        let result = self.resized(result, to.ty());
        Ok(self.masked(result, to))
    }

    /// From an integer.
    pub fn int_to_quad(&mut self, signed: bool, from: Scalar, value: ir::Value) -> Translated<ir::Value> {
        let (name, register) = match (from.ty().bits(), signed) {
            (..=32, true) => ("__floatsitf", types::I32),
            (..=32, false) => ("__floatunsitf", types::I32),
            (64, true) => ("__floatditf", types::I64),
            (64, false) => ("__floatunditf", types::I64),
            (_, true) => ("__floattitf", types::I128),
            (_, false) => ("__floatuntitf", types::I128),
        };
        let value = match signed {
            true => self.resized_signed(value, from, register),
            false => self.resized(value, register),
        };
        let result = self.library(name, &[value], Some(VECTOR))?;
        self.vector_to_quad(has_result(result)?)
    }

    /// The intrinsics of one to three floats.
    pub fn elementwise_quad(&mut self, name: &str, args: &[ir::Value]) -> Translated<ir::Value> {
        let (x, y) = (args[0], *args.get(1).unwrap_or(&args[0]));
        match name {
            "canonicalize" => Ok(x),
            "fabs" | "copysign" => {
                let mask = self.number(types::I128, !SIGN);
                let magnitude = self.b.ins().band(x, mask);
                if name == "fabs" {
                    return Ok(magnitude);
                }
                let mask = self.number(types::I128, SIGN);
                let sign = self.b.ins().band(y, mask);
                Ok(self.b.ins().bor(magnitude, sign))
            }
            "sqrt" | "floor" | "ceil" | "trunc" => self.quad_library(&format!("{name}f128"), &[x]),
            "rint" | "nearbyint" => self.quad_library("rintf128", &[x]),
            "fma" | "fmuladd" => self.quad_library("fmaf128", args),
            "minnum" | "minimumnum" => self.extremum_quad("fmin", x, y),
            "maxnum" | "maximumnum" => self.extremum_quad("fmax", x, y),
            "minimum" | "maximum" => self.extremum_quad(name, x, y),
            _ => Err(Unsupported(format!("the intrinsic 'llvm.{name}' of floats of 128 bits"))),
        }
    }

    /// The lesser or greater of two: see `extremum`.
    pub fn extremum_quad(&mut self, name: &str, x: ir::Value, y: ir::Value) -> Translated<ir::Value> {
        let is_least = matches!(name, "fmin" | "minimum");
        // Zeros are equal: the lesser one has the sign.
        let equal = self.compare_quads(FloatPredicate::Oeq, x, y)?;
        let both = if is_least { self.b.ins().bor(x, y) } else { self.b.ins().band(x, y) };
        let predicate = if is_least { FloatPredicate::Olt } else { FloatPredicate::Ogt };
        let first = self.compare_quads(predicate, x, y)?;
        let ordered = self.select(first, x, y);
        let result = self.select(equal, both, ordered);
        let x_is_nan = self.compare_quads(FloatPredicate::Uno, x, x)?;
        let y_is_nan = self.compare_quads(FloatPredicate::Uno, y, y)?;
        let passes_nan = matches!(name, "minimum" | "maximum");
        let (if_x, if_y) = if passes_nan { (x, y) } else { (y, x) };
        let result = self.select(y_is_nan, if_y, result);
        Ok(self.select(x_is_nan, if_x, result))
    }

    /// The sign bit flipped.
    pub fn negated_quad(&mut self, x: ir::Value) -> ir::Value {
        let sign = self.number(types::I128, SIGN);
        self.b.ins().bxor(x, sign)
    }
}
