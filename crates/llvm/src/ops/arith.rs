//! Integer and float arithmetic, comparisons, `select` and `freeze`.

use crate::asm::arith as asm;
use crate::asm::flags;
use crate::attrs::OverflowFlags;
use crate::constraints::*;
use crate::enums::*;
use crate::{fold, infer};
use terrace_ir::decl::attr_type::Unit;
use terrace_ir::ops;

ops! { "llvm", ARITH_OPS;
    /// Sum of two integers, modulo two to the width; poison when a flag says it does not wrap and it does.
    ///
    /// LangRef: "'add' Instruction".
    /// ```mlir
    /// %r = llvm.add %a, %b overflow<nsw> : i32
    /// ```
    Add = "add" [Commutative],
    /// Difference of two integers, modulo two to the width; poison when a flag says it does not wrap and it does.
    ///
    /// LangRef: "'sub' Instruction".
    /// ```mlir
    /// %r = llvm.sub %a, %b : vector<4xi64>
    /// ```
    Sub = "sub",
    /// Product of two integers, modulo two to the width; poison when a flag says it does not wrap and it does.
    ///
    /// LangRef: "'mul' Instruction".
    /// ```mlir
    /// %r = llvm.mul %a, %b overflow<nuw> : i32
    /// ```
    Mul = "mul" [Commutative],
    /// Bits moved up, zeros moved in; poison when the distance is not below the width, or a flag says that nothing
    /// is lost and something is.
    ///
    /// LangRef: "'shl' Instruction".
    /// ```mlir
    /// %r = llvm.shl %a, %b : i32
    /// ```
    Shl = "shl" (fold: fold::shl) {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: IntOrVector = lhs)
        opts   { overflow_flags("overflowFlags"): OverflowFlags = IntegerOverflowFlags::NONE }
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs (custom<OverflowFlags>($overflowFlags)^)? attr-dict `:` type($res)"
        custom { "OverflowFlags": (flags::parse_overflow, flags::print_overflow) }
            }

    /// Quotient of two unsigned integers; undefined for a zero divisor, poison when `exact` and there is a remainder.
    ///
    /// LangRef: "'udiv' Instruction".
    /// ```mlir
    /// %r = llvm.udiv exact %a, %b : i32
    /// ```
    UDiv = "udiv" [NoMemoryEffect],
    /// Quotient of two signed integers, towards zero; undefined for a zero divisor and for overflow.
    ///
    /// LangRef: "'sdiv' Instruction".
    /// ```mlir
    /// %r = llvm.sdiv %a, %b : i32
    /// ```
    SDiv = "sdiv" [NoMemoryEffect],
    /// Bits moved down, zeros moved in; poison when the distance is not below the width, or `exact` and a one is lost.
    ///
    /// LangRef: "'lshr' Instruction".
    /// ```mlir
    /// %r = llvm.lshr %a, %b : i32
    /// ```
    LShr = "lshr" [Pure],
    /// Bits moved down, copies of the sign moved in; poison as for `lshr`.
    ///
    /// LangRef: "'ashr' Instruction".
    /// ```mlir
    /// %r = llvm.ashr exact %a, %b : i32
    /// ```
    AShr = "ashr" [Pure] {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: IntOrVector = lhs)
        opts   { is_exact("isExact"): Unit }
        traits [SameOperandsAndResultType]
        format "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
    }

    /// Bitwise or; poison when `disjoint` and a bit is set in both.
    ///
    /// LangRef: "'or' Instruction".
    /// ```mlir
    /// %r = llvm.or disjoint %a, %b : i32
    /// ```
    Or = "or" {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: IntOrVector = lhs)
        opts   { is_disjoint("isDisjoint"): Unit }
        traits [Pure, SameOperandsAndResultType]
        format "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"
        hooks  { fold: fold::or }
    }

    /// Remainder of the unsigned division; undefined for a zero divisor.
    ///
    /// LangRef: "'urem' Instruction".
    /// ```mlir
    /// %r = llvm.urem %a, %b : i32
    /// ```
    URem = "urem",
    /// Remainder of the signed division, with the sign of the dividend; undefined for a zero divisor and for overflow.
    ///
    /// LangRef: "'srem' Instruction".
    /// ```mlir
    /// %r = llvm.srem %a, %b : i32
    /// ```
    SRem = "srem",
    /// Bitwise and.
    ///
    /// LangRef: "'and' Instruction".
    /// ```mlir
    /// %r = llvm.and %a, %b : i32
    /// ```
    And = "and",
    /// Bitwise exclusive or.
    ///
    /// LangRef: "'xor' Instruction".
    /// ```mlir
    /// %r = llvm.xor %a, %b : i32
    /// ```
    XOr = "xor" {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: IntOrVector = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs attr-dict `:` type($res)"
    }

    /// Sum of two floats, rounded.
    ///
    /// LangRef: "'fadd' Instruction".
    /// ```mlir
    /// %r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
    /// ```
    FAdd = "fadd",
    /// Difference of two floats, rounded.
    ///
    /// LangRef: "'fsub' Instruction".
    /// ```mlir
    /// %r = llvm.fsub %a, %b : f64
    /// ```
    FSub = "fsub",
    /// Product of two floats, rounded.
    ///
    /// LangRef: "'fmul' Instruction".
    /// ```mlir
    /// %r = llvm.fmul %a, %b : f64
    /// ```
    FMul = "fmul",
    /// Quotient of two floats, rounded.
    ///
    /// LangRef: "'fdiv' Instruction".
    /// ```mlir
    /// %r = llvm.fdiv %a, %b : f64
    /// ```
    FDiv = "fdiv",
    /// Remainder of a float division, with the sign of the dividend.
    ///
    /// LangRef: "'frem' Instruction".
    /// ```mlir
    /// %r = llvm.frem %a, %b : f64
    /// ```
    FRem = "frem" {
        (lhs: FloatOrVector, rhs: FloatOrVector) -> (res: FloatOrVector = lhs)
        opts   { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$lhs `,` $rhs attr-dict `:` type($res)"
    }

    /// A float with the other sign, NaN and zero too.
    ///
    /// LangRef: "'fneg' Instruction".
    /// ```mlir
    /// %r = llvm.fneg %a : f64
    /// ```
    FNeg = "fneg" {
        (operand: FloatOrVector) -> (res: FloatOrVector = operand)
        opts   { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$operand attr-dict `:` type($res)"
    }

    /// Comparison of integers or pointers.
    ///
    /// LangRef: "'icmp' Instruction".
    /// ```mlir
    /// %r = llvm.icmp "slt" %a, %b : i32
    /// ```
    ICmp = "icmp" {
        (lhs: IntOrPtrOrVector, rhs: IntOrPtrOrVector) -> (res: I1OrVector = infer)
        attrs     { predicate: ICmpPredicate }
        traits    [Pure, SameTypeOperands, InferTypes]
        relations { types_match("result type has i1 element type and same shape as operands", lhs => res, infer::bool_like) }
        hooks     { parse: asm::parse_icmp, print: asm::print_cmp, fold: fold::icmp }
    }

    /// Comparison of floats.
    ///
    /// LangRef: "'fcmp' Instruction".
    /// ```mlir
    /// %r = llvm.fcmp "olt" %a, %b : f32
    /// ```
    FCmp = "fcmp" {
        (lhs: FloatOrVector, rhs: FloatOrVector) -> (res: I1OrVector = infer)
        attrs     { predicate: FCmpPredicate }
        opts      { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits    [Pure, SameTypeOperands, InferTypes, FastmathFlagsInterface]
        relations { types_match("result type has i1 element type and same shape as operands", lhs => res, infer::bool_like) }
        hooks     { parse: asm::parse_fcmp, print: asm::print_cmp }
    }

    /// One of two values, by a condition; element by element when the condition is a vector.
    ///
    /// LangRef: "'select' Instruction".
    /// ```mlir
    /// %r = llvm.select %c, %a, %b : i1, f32
    /// ```
    Select = "select" {
        (condition: I1OrVector, true_value: LlvmType, false_value: LlvmType) -> (res: LlvmType = true_value)
        opts      { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits    [Pure, FastmathFlagsInterface]
        relations { same_type(true_value("trueValue"), false_value("falseValue"), res) }
        format    "$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($res)"
    }

    /// The operand, or an arbitrary but fixed value when it is undefined or poison.
    ///
    /// LangRef: "'freeze' Instruction".
    /// ```mlir
    /// %r = llvm.freeze %a : i32
    /// ```
    Freeze = "freeze" {
        (val: LlvmType) -> (res: LlvmType = val)
        traits [Pure, SameOperandsAndResultType]
        format "$val attr-dict `:` type($val)"
    }
}
