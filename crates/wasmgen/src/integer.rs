//! Arithmetic of integers of up to 64 bits, comparisons and casts. Those of more bits are in [`crate::wide`].

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, low_bits};
use crate::shape::Scalar;
use crate::{Translated, Unsupported};
use terrace_llir::inst::{IntPredicate, Opcode};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType;

/// The instruction for registers of 32 or 64 bits.
macro_rules! sized {
    ($ty:expr, $narrow:ident, $long:ident) => {
        if $ty == ValType::I64 { I::$long } else { I::$narrow }
    };
}
pub(crate) use sized;

/// An instruction of two integer operands, for registers of this type.
pub fn operation(op: Opcode, ty: ValType) -> Option<I<'static>> {
    Some(match op {
        Opcode::Add => sized!(ty, I32Add, I64Add),
        Opcode::Sub => sized!(ty, I32Sub, I64Sub),
        Opcode::Mul => sized!(ty, I32Mul, I64Mul),
        Opcode::UDiv => sized!(ty, I32DivU, I64DivU),
        Opcode::URem => sized!(ty, I32RemU, I64RemU),
        Opcode::SDiv => sized!(ty, I32DivS, I64DivS),
        Opcode::SRem => sized!(ty, I32RemS, I64RemS),
        Opcode::Shl => sized!(ty, I32Shl, I64Shl),
        Opcode::LShr => sized!(ty, I32ShrU, I64ShrU),
        Opcode::AShr => sized!(ty, I32ShrS, I64ShrS),
        Opcode::And => sized!(ty, I32And, I64And),
        Opcode::Or => sized!(ty, I32Or, I64Or),
        Opcode::Xor => sized!(ty, I32Xor, I64Xor),
        _ => return None,
    })
}

fn register_bits(ty: ValType) -> u32 {
    if ty == ValType::I64 { 64 } else { 32 }
}

impl FunctionTranslator<'_, '_> {
    /// A register with zeros above the width of an integer.
    pub fn masked(&mut self, value: Elem, scalar: Scalar) -> Elem {
        let Scalar::Int(width) = scalar else { return value };
        if let Some(high) = value.high {
            let mask = low_bits(width - 64) as u64;
            return match width {
                128 => value,
                _ => Elem::wide(
                    value.low,
                    self.code.op(ValType::I64, &[high, Reg::I64(mask as i64)], I::I64And),
                ),
            };
        }
        let ty = scalar.ty();
        if width == register_bits(ty) {
            return value;
        }
        let mask = Reg::int(ty, low_bits(width) as u64);
        Elem::one(self.code.op(ty, &[value.low, mask], sized!(ty, I32And, I64And)))
    }

    /// A register with copies of the sign above the width of an integer.
    pub fn signed(&mut self, value: Elem, scalar: Scalar) -> Elem {
        let Scalar::Int(width) = scalar else { return value };
        if let Some(high) = value.high {
            return Elem::wide(value.low, self.sign_extended(ValType::I64, high, width - 64));
        }
        Elem::one(self.sign_extended(scalar.ty(), value.low, width))
    }

    fn sign_extended(&mut self, ty: ValType, value: Reg, width: u32) -> Reg {
        let instruction = match (ty, width) {
            _ if width == register_bits(ty) => return value,
            (ValType::I64, 8) => I::I64Extend8S,
            (ValType::I64, 16) => I::I64Extend16S,
            (ValType::I64, 32) => I::I64Extend32S,
            (_, 8) => I::I32Extend8S,
            (_, 16) => I::I32Extend16S,
            _ => {
                let by = Reg::int(ty, u64::from(register_bits(ty) - width));
                let high = self.code.op(ty, &[value, by], sized!(ty, I32Shl, I64Shl));
                return self.code.op(ty, &[high, by], sized!(ty, I32ShrS, I64ShrS));
            }
        };
        self.code.op(ty, &[value], instruction)
    }

    /// An operation of two operands on scalars.
    pub fn binary(&mut self, op: Opcode, scalar: Scalar, x: Elem, y: Elem) -> Translated<Elem> {
        if scalar.is_float() {
            return self.binary_float(op, scalar, x.low, y.low).map(Elem::one);
        }
        if scalar.is_wide() {
            return self.binary_wide(op, scalar, x, y);
        }
        let ty = scalar.ty();
        let (x, y) = match op {
            Opcode::SDiv | Opcode::SRem => (self.signed(x, scalar), self.signed(y, scalar)),
            Opcode::AShr => (self.signed(x, scalar), y),
            _ => (x, y),
        };
        let instruction =
            operation(op, ty).ok_or_else(|| Unsupported(format!("'{}' of integers", op.name())))?;
        let result = Elem::one(self.code.op(ty, &[x.low, y.low], instruction));
        Ok(match op {
            // These keep zeros above the width.
            Opcode::And | Opcode::Or | Opcode::Xor | Opcode::UDiv | Opcode::URem | Opcode::LShr => result,
            _ => self.masked(result, scalar),
        })
    }

    /// `icmp`: 0 or 1.
    pub fn compare(&mut self, predicate: IntPredicate, scalar: Scalar, x: Elem, y: Elem) -> Reg {
        let is_signed = matches!(
            predicate,
            IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle
        );
        let (x, y) = if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
        if scalar.is_wide() {
            return self.compare_wide(predicate, x, y);
        }
        let instruction = comparison(predicate, scalar.ty());
        self.code.op(ValType::I32, &[x.low, y.low], instruction)
    }

    /// Whether two integers are equal.
    pub fn equal(&mut self, scalar: Scalar, x: Elem, y: Elem) -> Reg {
        self.compare(IntPredicate::Eq, scalar, x, y)
    }

    /// One of two scalars.
    pub fn select(&mut self, condition: Reg, x: Elem, y: Elem) -> Elem {
        let low = self.code.select(condition, x.low, y.low);
        match (x.high, y.high) {
            (Some(a), Some(b)) => Elem::wide(low, self.code.select(condition, a, b)),
            _ => Elem::one(low),
        }
    }

    /// An integer in the registers of another scalar: shortened, or with zeros above. Bits above the width of the new
    /// scalar stay.
    pub fn resized(&mut self, value: Elem, to: Scalar) -> Elem {
        let from = self.code.ty(value.low);
        let ty = to.ty();
        let low = match (from, ty) {
            (ValType::I64, ValType::I32) => self.code.op(ty, &[value.low], I::I32WrapI64),
            (ValType::I32, ValType::I64) => self.code.op(ty, &[value.low], I::I64ExtendI32U),
            _ => value.low,
        };
        if to.is_wide() { Elem::wide(low, value.high()) } else { Elem::one(low) }
    }

    /// An integer in the registers of another scalar, with the sign above when they are longer.
    pub fn resized_signed(&mut self, value: Elem, from: Scalar, to: Scalar) -> Elem {
        let value = self.signed(value, from);
        let ty = to.ty();
        let low = match (self.code.ty(value.low), ty) {
            (ValType::I64, ValType::I32) => self.code.op(ty, &[value.low], I::I32WrapI64),
            (ValType::I32, ValType::I64) => self.code.op(ty, &[value.low], I::I64ExtendI32S),
            _ => value.low,
        };
        match (to.is_wide(), value.high) {
            (true, Some(high)) => Elem::wide(low, high),
            (true, None) => {
                let high = self.code.op(ValType::I64, &[low, Reg::I64(63)], I::I64ShrS);
                Elem::wide(low, high)
            }
            (false, _) => Elem::one(low),
        }
    }

    /// A number of 32 bits, which an integer is cut to.
    pub fn index(&mut self, value: Elem, scalar: Scalar) -> Reg {
        self.resized_signed(value, scalar, Scalar::Int(32)).low
    }

    /// A cast of a scalar.
    pub fn cast(&mut self, op: Opcode, from: Scalar, to: Scalar, value: Elem) -> Translated<Elem> {
        let result = match op {
            Opcode::Trunc | Opcode::ZExt | Opcode::PtrToInt | Opcode::IntToPtr | Opcode::PtrToAddr => {
                self.resized(value, to)
            }
            Opcode::AddrSpaceCast => value,
            Opcode::SExt => self.resized_signed(value, from, to),
            Opcode::FpTrunc | Opcode::FpExt => {
                return self.convert_float(from, to, value.low).map(Elem::one);
            }
            Opcode::FpToUi | Opcode::FpToSi => {
                return self.float_to_int(op == Opcode::FpToSi, from, to, value.low);
            }
            Opcode::UiToFp | Opcode::SiToFp => {
                return self.int_to_float(op == Opcode::SiToFp, from, to, value).map(Elem::one);
            }
            _ => return Err(Unsupported(format!("'{}' of a scalar", op.name()))),
        };
        Ok(match op {
            Opcode::ZExt => result,
            _ => self.masked(result, to),
        })
    }

    /// The greatest integer, or the least if `x` is negative.
    pub fn signed_limit(&mut self, scalar: Scalar, x: Elem) -> Elem {
        let bits = low_bits(scalar.bits());
        let (greatest, least) = (self.number(scalar, bits >> 1), self.number(scalar, !(bits >> 1)));
        let zero = self.number(scalar, 0);
        let is_negative = self.compare(IntPredicate::Slt, scalar, x, zero);
        self.select(is_negative, least, greatest)
    }

    /// A sum, difference or product, and whether it overflows.
    pub fn checked(
        &mut self,
        op: Opcode,
        is_signed: bool,
        scalar: Scalar,
        x: Elem,
        y: Elem,
    ) -> Translated<(Elem, Reg)> {
        let result = self.binary(op, scalar, x, y)?;
        let overflows = match (op, is_signed) {
            (Opcode::Add, false) => self.compare(IntPredicate::Ult, scalar, result, x),
            (Opcode::Sub, false) => self.compare(IntPredicate::Ult, scalar, x, y),
            (Opcode::Add | Opcode::Sub, true) => {
                // The result has another sign than both terms.
                let a = self.binary(Opcode::Xor, scalar, x, result)?;
                let other = if op == Opcode::Add { result } else { x };
                let b = self.binary(Opcode::Xor, scalar, y, other)?;
                let both = self.binary(Opcode::And, scalar, a, b)?;
                let zero = self.number(scalar, 0);
                self.compare(IntPredicate::Slt, scalar, both, zero)
            }
            // Products of so many bits fit.
            _ if scalar.bits() <= 64 => {
                let long = if scalar.bits() <= 32 { Scalar::Int(64) } else { Scalar::Int(128) };
                let extend = |this: &mut Self, value| match is_signed {
                    true => this.resized_signed(value, scalar, long),
                    false => this.resized(value, long),
                };
                let (x, y, result) = (extend(self, x), extend(self, y), extend(self, result));
                let product = self.binary(Opcode::Mul, long, x, y)?;
                self.compare(IntPredicate::Ne, long, product, result)
            }
            _ => self.product_overflows(is_signed, scalar, x, y, result)?,
        };
        Ok((result, overflows))
    }

    /// Whether the product of wide integers overflows: dividing it by a factor does not give the other one then.
    fn product_overflows(
        &mut self,
        is_signed: bool,
        scalar: Scalar,
        x: Elem,
        y: Elem,
        result: Elem,
    ) -> Translated<Reg> {
        let [zero, one, minus_one] = [0, 1, u128::MAX].map(|bits| self.number(scalar, bits));
        let is_zero = self.equal(scalar, x, zero);
        let mut divisor = self.select(is_zero, one, x);
        let is_minus_one = self.equal(scalar, x, minus_one);
        if is_signed {
            divisor = self.select(is_minus_one, one, divisor);
        }
        let div = if is_signed { Opcode::SDiv } else { Opcode::UDiv };
        let quotient = self.binary(div, scalar, result, divisor)?;
        let differs = self.compare(IntPredicate::Ne, scalar, quotient, y);
        let differs = self.code.select(is_zero, Reg::I32(0), differs);
        if !is_signed {
            return Ok(differs);
        }
        // The negative of the least integer overflows.
        let least = self.number(scalar, 1 << (scalar.bits() - 1));
        let is_least = self.equal(scalar, y, least);
        Ok(self.code.select(is_minus_one, is_least, differs))
    }

    /// `fshl` and `fshr`.
    pub fn funnel(
        &mut self,
        left: bool,
        scalar: Scalar,
        high: Elem,
        low: Elem,
        by: Elem,
    ) -> Translated<Elem> {
        let width = self.number(scalar, u128::from(scalar.bits()));
        let by = self.binary(Opcode::URem, scalar, by, width)?;
        // Shifting by the whole width in two steps gives zero.
        let last = self.number(scalar, u128::from(scalar.bits()) - 1);
        let rest = self.binary(Opcode::Sub, scalar, last, by)?;
        let one = self.number(scalar, 1);
        let (up, down) = if left { (by, rest) } else { (rest, by) };
        let mut upper = self.binary(Opcode::Shl, scalar, high, up)?;
        let mut lower = self.binary(Opcode::LShr, scalar, low, down)?;
        if left {
            lower = self.binary(Opcode::LShr, scalar, lower, one)?;
        } else {
            upper = self.binary(Opcode::Shl, scalar, upper, one)?;
        }
        self.binary(Opcode::Or, scalar, upper, lower)
    }

    /// `ctpop`, `ctlz` and `cttz`.
    pub fn count_bits(&mut self, name: &str, scalar: Scalar, x: Elem) -> Translated<Elem> {
        if scalar.is_wide() {
            return self.count_wide(name, scalar, x);
        }
        let (ty, width) = (scalar.ty(), scalar.bits());
        let instruction = match name {
            "ctpop" => sized!(ty, I32Popcnt, I64Popcnt),
            "ctlz" => sized!(ty, I32Clz, I64Clz),
            _ => sized!(ty, I32Ctz, I64Ctz),
        };
        let unused = u64::from(register_bits(ty) - width);
        if name == "cttz" && unused != 0 {
            // A bit above the width ends the count for zero.
            let end = Reg::int(ty, 1 << width);
            let x = self.code.op(ty, &[x.low, end], sized!(ty, I32Or, I64Or));
            return Ok(Elem::one(self.code.op(ty, &[x], instruction)));
        }
        let all = self.code.op(ty, &[x.low], instruction);
        if name != "ctlz" || unused == 0 {
            return Ok(Elem::one(all));
        }
        Ok(Elem::one(self.code.op(ty, &[all, Reg::int(ty, unused)], sized!(ty, I32Sub, I64Sub))))
    }

    /// `bswap` and `bitreverse`: halves change places, then their halves, and so on.
    pub fn reversed(&mut self, scalar: Scalar, x: Elem, until: u32) -> Translated<Elem> {
        if scalar.is_wide() {
            let half = Scalar::Int(64);
            let (low, high) = (Elem::one(x.low), Elem::one(x.high()));
            let (low, high) = (self.reversed(half, high, until)?, self.reversed(half, low, until)?);
            let unused = self.number(scalar, u128::from(128 - scalar.bits()));
            return self.binary(Opcode::LShr, Scalar::Int(128), Elem::wide(low.low, high.low), unused);
        }
        let ty = scalar.ty();
        let full = Scalar::Int(register_bits(ty));
        let mut value = x;
        let mut distance = register_bits(ty) / 2;
        while distance >= until {
            // Ones in the lower half of each pair.
            let mask = (0..register_bits(ty)).filter(|bit| (bit / distance).is_multiple_of(2));
            let mask = self.number(full, mask.fold(0, |mask, bit| mask | 1 << bit));
            let by = self.number(full, u128::from(distance));
            let upper = self.binary(Opcode::LShr, full, value, by)?;
            let upper = self.binary(Opcode::And, full, upper, mask)?;
            let lower = self.binary(Opcode::And, full, value, mask)?;
            let lower = self.binary(Opcode::Shl, full, lower, by)?;
            value = self.binary(Opcode::Or, full, upper, lower)?;
            distance /= 2;
        }
        let unused = self.number(full, u128::from(register_bits(ty) - scalar.bits()));
        self.binary(Opcode::LShr, full, value, unused)
    }
}

/// The instruction of a comparison.
pub fn comparison(predicate: IntPredicate, ty: ValType) -> I<'static> {
    match predicate {
        IntPredicate::Eq => sized!(ty, I32Eq, I64Eq),
        IntPredicate::Ne => sized!(ty, I32Ne, I64Ne),
        IntPredicate::Ugt => sized!(ty, I32GtU, I64GtU),
        IntPredicate::Uge => sized!(ty, I32GeU, I64GeU),
        IntPredicate::Ult => sized!(ty, I32LtU, I64LtU),
        IntPredicate::Ule => sized!(ty, I32LeU, I64LeU),
        IntPredicate::Sgt => sized!(ty, I32GtS, I64GtS),
        IntPredicate::Sge => sized!(ty, I32GeS, I64GeS),
        IntPredicate::Slt => sized!(ty, I32LtS, I64LtS),
        IntPredicate::Sle => sized!(ty, I32LeS, I64LeS),
    }
}
