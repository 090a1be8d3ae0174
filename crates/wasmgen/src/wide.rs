//! Arithmetic of integers of 65 to 128 bits, by the 64-bit halves. The runtime divides them.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator};
use crate::integer::comparison;
use crate::shape::Scalar;
use crate::{Translated, Unsupported};
use terrace_llir::inst::{IntPredicate, Opcode};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::{self, I32, I64};

impl FunctionTranslator<'_, '_> {
    fn i64(&mut self, x: Reg, y: Reg, instruction: I<'static>) -> Reg {
        self.code.op(I64, &[x, y], instruction)
    }

    pub(crate) fn binary_wide(&mut self, op: Opcode, scalar: Scalar, x: Elem, y: Elem) -> Translated<Elem> {
        let result = match op {
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let instruction = |op| match op {
                    Opcode::And => I::I64And,
                    Opcode::Or => I::I64Or,
                    _ => I::I64Xor,
                };
                let low = self.i64(x.low, y.low, instruction(op));
                return Ok(Elem::wide(low, self.i64(x.high(), y.high(), instruction(op))));
            }
            Opcode::Add => {
                let low = self.i64(x.low, y.low, I::I64Add);
                let carry = self.code.op(I32, &[low, x.low], I::I64LtU);
                let carry = self.code.op(I64, &[carry], I::I64ExtendI32U);
                let high = self.i64(x.high(), y.high(), I::I64Add);
                Elem::wide(low, self.i64(high, carry, I::I64Add))
            }
            Opcode::Sub => {
                let low = self.i64(x.low, y.low, I::I64Sub);
                let borrow = self.code.op(I32, &[x.low, y.low], I::I64LtU);
                let borrow = self.code.op(I64, &[borrow], I::I64ExtendI32U);
                let high = self.i64(x.high(), y.high(), I::I64Sub);
                Elem::wide(low, self.i64(high, borrow, I::I64Sub))
            }
            Opcode::Mul => {
                let Elem { low, high } = self.full_product(x.low, y.low);
                let a = self.i64(x.low, y.high(), I::I64Mul);
                let b = self.i64(x.high(), y.low, I::I64Mul);
                let sum = self.i64(a, b, I::I64Add);
                let high = self.i64(high.unwrap_or(Reg::I64(0)), sum, I::I64Add);
                Elem::wide(low, high)
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let x = if op == Opcode::AShr { self.signed(x, scalar) } else { x };
                self.shift_wide(op, x, y.low)
            }
            Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem => {
                let name = match op {
                    Opcode::UDiv => "__udivti3",
                    Opcode::URem => "__umodti3",
                    Opcode::SDiv => "__divti3",
                    _ => "__modti3",
                };
                let is_signed = matches!(op, Opcode::SDiv | Opcode::SRem);
                let (x, y) =
                    if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
                self.wide_library(name, &[x.low, x.high(), y.low, y.high()])?
            }
            _ => return Err(Unsupported(format!("'{}' of integers", op.name()))),
        };
        Ok(self.masked(result, scalar))
    }

    /// The product of two 64-bit numbers, by products of their halves.
    fn full_product(&mut self, x: Reg, y: Reg) -> Elem {
        let (mask, by) = (Reg::I64(0xffff_ffff), Reg::I64(32));
        let (x0, y0) = (self.i64(x, mask, I::I64And), self.i64(y, mask, I::I64And));
        let (x1, y1) = (self.i64(x, by, I::I64ShrU), self.i64(y, by, I::I64ShrU));
        let [a, b, c, d] = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)].map(|(x, y)| self.i64(x, y, I::I64Mul));
        // No sum overflows.
        let above = self.i64(a, by, I::I64ShrU);
        let middle = self.i64(b, above, I::I64Add);
        let lower = self.i64(middle, mask, I::I64And);
        let lower = self.i64(c, lower, I::I64Add);
        let high = self.i64(middle, by, I::I64ShrU);
        let high = self.i64(d, high, I::I64Add);
        let carry = self.i64(lower, by, I::I64ShrU);
        let high = self.i64(high, carry, I::I64Add);
        Elem::wide(self.i64(x, y, I::I64Mul), high)
    }

    /// A shift; that of an integer whose sign fills its registers if it is arithmetic.
    fn shift_wide(&mut self, op: Opcode, x: Elem, by: Reg) -> Elem {
        let (low, high) = (x.low, x.high());
        // WebAssembly shifts by a number modulo 64.
        let is_far = self.i64(by, Reg::I64(64), I::I64And);
        let is_far = self.code.op(I32, &[is_far, Reg::I64(0)], I::I64Ne);
        let rest = self.i64(Reg::I64(63), by, I::I64Sub);
        if op == Opcode::Shl {
            let moved = self.i64(low, by, I::I64Shl);
            let carried = self.i64(low, Reg::I64(1), I::I64ShrU);
            let carried = self.i64(carried, rest, I::I64ShrU);
            let near = self.i64(high, by, I::I64Shl);
            let near = self.i64(near, carried, I::I64Or);
            return Elem::wide(
                self.code.select(is_far, Reg::I64(0), moved),
                self.code.select(is_far, moved, near),
            );
        }
        let (moved, above) = match op {
            Opcode::LShr => (self.i64(high, by, I::I64ShrU), Reg::I64(0)),
            _ => (self.i64(high, by, I::I64ShrS), self.i64(high, Reg::I64(63), I::I64ShrS)),
        };
        let carried = self.i64(high, Reg::I64(1), I::I64Shl);
        let carried = self.i64(carried, rest, I::I64Shl);
        let near = self.i64(low, by, I::I64ShrU);
        let near = self.i64(near, carried, I::I64Or);
        Elem::wide(self.code.select(is_far, moved, near), self.code.select(is_far, above, moved))
    }

    pub(crate) fn compare_wide(&mut self, predicate: IntPredicate, x: Elem, y: Elem) -> Reg {
        if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            let low = self.i64(x.low, y.low, I::I64Xor);
            let high = self.i64(x.high(), y.high(), I::I64Xor);
            let both = self.i64(low, high, I::I64Or);
            return self.code.op(I32, &[both, Reg::I64(0)], comparison(predicate, I64));
        }
        let unsigned = match predicate {
            IntPredicate::Sgt => IntPredicate::Ugt,
            IntPredicate::Sge => IntPredicate::Uge,
            IntPredicate::Slt => IntPredicate::Ult,
            IntPredicate::Sle => IntPredicate::Ule,
            other => other,
        };
        let low = self.code.op(I32, &[x.low, y.low], comparison(unsigned, I64));
        let high = self.code.op(I32, &[x.high(), y.high()], comparison(predicate, I64));
        let is_equal = self.code.op(I32, &[x.high(), y.high()], I::I64Eq);
        self.code.select(is_equal, low, high)
    }

    pub(crate) fn count_wide(&mut self, name: &str, scalar: Scalar, x: Elem) -> Translated<Elem> {
        let count =
            |this: &mut Self, half: Reg, instruction| this.code.op(ValType::I64, &[half], instruction);
        let result = match name {
            "ctpop" => {
                let (low, high) = (count(self, x.low, I::I64Popcnt), count(self, x.high(), I::I64Popcnt));
                self.i64(low, high, I::I64Add)
            }
            "ctlz" => {
                let (low, high) = (count(self, x.low, I::I64Clz), count(self, x.high(), I::I64Clz));
                let far = self.i64(low, Reg::I64(64), I::I64Add);
                let is_zero = self.code.op(I32, &[x.high()], I::I64Eqz);
                let all = self.code.select(is_zero, far, high);
                self.i64(all, Reg::I64(i64::from(128 - scalar.bits())), I::I64Sub)
            }
            _ => {
                let end = Reg::I64(1i64.checked_shl(scalar.bits() - 64).unwrap_or(0));
                let upper = self.i64(x.high(), end, I::I64Or);
                let (low, high) = (count(self, x.low, I::I64Ctz), count(self, upper, I::I64Ctz));
                let far = self.i64(high, Reg::I64(64), I::I64Add);
                let is_zero = self.code.op(I32, &[x.low], I::I64Eqz);
                self.code.select(is_zero, far, low)
            }
        };
        Ok(Elem::wide(result, Reg::I64(0)))
    }
}
