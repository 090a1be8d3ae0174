//! Arithmetic of integers: overflow, saturation, bits.

use super::{FunctionTranslator, Translated};
use crate::Unsupported;
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llir::inst::Opcode;
impl FunctionTranslator<'_, '_> {
    pub(super) fn elementwise(
        &mut self,
        name: &str,
        scalar: Scalar,
        args: &[ir::Value],
    ) -> Translated<ir::Value> {
        if scalar.is_float() {
            return self.elementwise_float(name, scalar, args);
        }
        let (ty, width, x) = (scalar.ty(), scalar.bits(), args[0]);
        let y = args.get(1).copied().unwrap_or(x);
        Ok(match name {
            "abs" => {
                let zero = self.number(ty, 0);
                let negative = self.binary(Opcode::Sub, scalar, zero, x)?;
                let signed = self.signed(x, scalar);
                let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, signed, zero);
                self.select(is_negative, negative, x)
            }
            "smax" | "smin" | "umax" | "umin" => {
                let condition = match name {
                    "smax" => IntCC::SignedGreaterThan,
                    "smin" => IntCC::SignedLessThan,
                    "umax" => IntCC::UnsignedGreaterThan,
                    _ => IntCC::UnsignedLessThan,
                };
                let is_first = self.condition(condition, scalar, x, y);
                self.select(is_first, x, y)
            }
            "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" => {
                let op = if name.contains("add") { Opcode::Add } else { Opcode::Sub };
                let is_signed = name.starts_with('s');
                let (result, overflows) = self.checked(op, is_signed, scalar, x, y)?;
                let limit = match (is_signed, op) {
                    (true, _) => self.signed_limit(scalar, x),
                    (false, Opcode::Add) => self.number(ty, u128::MAX),
                    (false, _) => self.number(ty, 0),
                };
                let limit = self.masked(limit, scalar);
                self.select(overflows, limit, result)
            }
            "sshl.sat" | "ushl.sat" => {
                let shifted = self.binary(Opcode::Shl, scalar, x, y)?;
                let is_signed = name == "sshl.sat";
                let back =
                    self.binary(if is_signed { Opcode::AShr } else { Opcode::LShr }, scalar, shifted, y)?;
                let limit = if is_signed { self.signed_limit(scalar, x) } else { self.number(ty, u128::MAX) };
                let limit = self.masked(limit, scalar);
                let fits = self.b.ins().icmp(IntCC::Equal, back, x);
                self.select(fits, shifted, limit)
            }
            "fshl" | "fshr" => self.funnel(name == "fshl", scalar, x, y, args[2])?,
            "ctpop" if ty == types::I128 => {
                let (low, high) = self.b.ins().isplit(x);
                let (low, high) = (self.b.ins().popcnt(low), self.b.ins().popcnt(high));
                let sum = self.b.ins().iadd(low, high);
                self.b.ins().uextend(ty, sum)
            }
            "ctpop" => self.b.ins().popcnt(x),
            "ctlz" => {
                let all = self.b.ins().clz(x);
                let all = self.resized(all, ty);
                let unused = self.number(ty, u128::from(ty.bits() - width));
                self.b.ins().isub(all, unused)
            }
            "cttz" => {
                let all = self.b.ins().ctz(x);
                let all = self.resized(all, ty);
                let most = self.number(ty, u128::from(width));
                let zero = self.number(ty, 0);
                let is_zero = self.b.ins().icmp(IntCC::Equal, x, zero);
                self.select(is_zero, most, all)
            }
            "bswap" | "bitreverse" => {
                let reversed = match name {
                    "bswap" => self.b.ins().bswap(x),
                    _ => self.b.ins().bitrev(x),
                };
                if width == ty.bits() {
                    return Ok(reversed);
                }
                self.b.ins().ushr_imm(reversed, i64::from(ty.bits() - width))
            }
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}'"))),
        })
    }

    /// A comparison by Cranelift's condition.
    pub(super) fn condition(
        &mut self,
        condition: IntCC,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> ir::Value {
        let is_signed = condition != condition.unsigned();
        let (x, y) = if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
        self.b.ins().icmp(condition, x, y)
    }

    /// The greatest integer, or the least if `x` is negative.
    pub(super) fn signed_limit(&mut self, scalar: Scalar, x: ir::Value) -> ir::Value {
        let width = scalar.bits();
        let greatest = self.number(scalar.ty(), crate::function::low_bits(width) >> 1);
        let signed = self.signed(x, scalar);
        let sign = self.b.ins().sshr_imm(signed, i64::from(scalar.ty().bits()) - 1);
        self.b.ins().bxor(greatest, sign)
    }

    /// A sum, difference or product, and whether it overflows.
    pub(super) fn checked(
        &mut self,
        op: Opcode,
        is_signed: bool,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<(ir::Value, ir::Value)> {
        let (ty, width) = (scalar.ty(), scalar.bits());
        let result = self.binary(op, scalar, x, y)?;
        let overflows = match (op, is_signed) {
            (Opcode::Add, false) => self.b.ins().icmp(IntCC::UnsignedLessThan, result, x),
            (Opcode::Sub, false) => self.b.ins().icmp(IntCC::UnsignedLessThan, x, y),
            (Opcode::Add | Opcode::Sub, true) => {
                // The result has another sign than both terms.
                let a = self.b.ins().bxor(x, result);
                let other = if op == Opcode::Add { result } else { x };
                let b = self.b.ins().bxor(y, other);
                let both = self.b.ins().band(a, b);
                let both = self.signed(both, scalar);
                let zero = self.number(ty, 0);
                self.b.ins().icmp(IntCC::SignedLessThan, both, zero)
            }
            // Products of half the width of a register fit it.
            _ if width <= 64 => {
                let wide = match width {
                    ..=32 => types::I64,
                    _ => types::I128,
                };
                let (x, y, result) = match is_signed {
                    true => (
                        self.resized_signed(x, scalar, wide),
                        self.resized_signed(y, scalar, wide),
                        self.resized_signed(result, scalar, wide),
                    ),
                    false => (self.resized(x, wide), self.resized(y, wide), self.resized(result, wide)),
                };
                let product = self.b.ins().imul(x, y);
                self.b.ins().icmp(IntCC::NotEqual, product, result)
            }
            _ => {
                // Dividing the product by a factor gives the other one unless it overflows.
                let zero = self.number(ty, 0);
                let one = self.number(ty, 1);
                let is_zero = self.b.ins().icmp(IntCC::Equal, x, zero);
                let divisor = self.select(is_zero, one, x);
                let div = if is_signed { Opcode::SDiv } else { Opcode::UDiv };
                let minus_one = self.number(ty, crate::function::low_bits(width));
                let is_minus_one = self.b.ins().icmp(IntCC::Equal, x, minus_one);
                let safe = if is_signed { self.select(is_minus_one, one, divisor) } else { divisor };
                let quotient = self.binary(div, scalar, result, safe)?;
                let differs = self.b.ins().icmp(IntCC::NotEqual, quotient, y);
                let no = self.number(types::I8, 0);
                let differs = self.select(is_zero, no, differs);
                if !is_signed {
                    return Ok((result, differs));
                }
                // The negative of the least integer overflows.
                let least = self.number(ty, 1 << (width - 1));
                let is_least = self.b.ins().icmp(IntCC::Equal, y, least);
                self.select(is_minus_one, is_least, differs)
            }
        };
        Ok((result, overflows))
    }

    pub(super) fn funnel(
        &mut self,
        left: bool,
        scalar: Scalar,
        high: ir::Value,
        low: ir::Value,
        by: ir::Value,
    ) -> Translated<ir::Value> {
        let (ty, width) = (scalar.ty(), scalar.bits());
        let number = self.number(ty, u128::from(width));
        let by = self.binary(Opcode::URem, scalar, by, number)?;
        let rest = self.b.ins().isub(number, by);
        // Shifting by the whole width in two steps gives zero.
        let one = self.number(ty, 1);
        let rest = self.b.ins().isub(rest, one);
        let (up, down) = if left { (by, rest) } else { (rest, by) };
        let mut upper = self.binary(Opcode::Shl, scalar, high, up)?;
        let mut lower = self.binary(Opcode::LShr, scalar, low, down)?;
        if left {
            lower = self.binary(Opcode::LShr, scalar, lower, one)?;
        } else {
            upper = self.binary(Opcode::Shl, scalar, upper, one)?;
        }
        Ok(self.b.ins().bor(upper, lower))
    }
}
