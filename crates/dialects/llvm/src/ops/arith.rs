//! Integer and float arithmetic, comparisons, `select` and `freeze`.

use crate::asm::{arith as asm, flags};
use crate::attrs::OverflowFlags;
use crate::constraints::*;
use crate::enums::*;
use crate::{fold, infer};
use terrace_ir::speculation::{signed_division, unsigned_division};
use terrace_rewrite::prelude::*;

ops! { "llvm", ARITH_OPS;
    /// Sum of two integers modulo 2^width; poison if it wraps although `nsw` or `nuw` is set.
    ///
    /// LangRef: "'add' Instruction".
    /// ```mlir
    /// %r = llvm.add %a, %b overflow<nsw> : i32
    /// ```
    Add = "add" [Commutative],
    /// Difference of two integers modulo 2^width; poison if it wraps although `nsw` or `nuw` is set.
    ///
    /// LangRef: "'sub' Instruction".
    /// ```mlir
    /// %r = llvm.sub %a, %b : vector<4xi64>
    /// ```
    Sub = "sub",
    /// Product of two integers modulo 2^width; poison if it wraps although `nsw` or `nuw` is set.
    ///
    /// LangRef: "'mul' Instruction".
    /// ```mlir
    /// %r = llvm.mul %a, %b overflow<nuw> : i32
    /// ```
    Mul = "mul" [Commutative],
    /// Shift left; poison if the distance is not below the width, or if it overflows although `nsw` or `nuw`
    /// is set.
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

    /// Quotient of two unsigned integers; undefined for a zero divisor, poison if `exact` is set and it is rounded.
    ///
    /// LangRef: "'udiv' Instruction".
    /// ```mlir
    /// %r = llvm.udiv exact %a, %b : i32
    /// ```
    UDiv = "udiv" [NoMemoryEffect] (speculatable: unsigned_division),
    /// Quotient of two signed integers, rounded towards zero; undefined for a zero divisor and for overflow.
    ///
    /// LangRef: "'sdiv' Instruction".
    /// ```mlir
    /// %r = llvm.sdiv %a, %b : i32
    /// ```
    SDiv = "sdiv" [NoMemoryEffect] (speculatable: signed_division),
    /// Logical shift right; poison if the distance is not below the width, or if `exact` is set and a one is lost.
    ///
    /// LangRef: "'lshr' Instruction".
    /// ```mlir
    /// %r = llvm.lshr %a, %b : i32
    /// ```
    LShr = "lshr" [Pure],
    /// Arithmetic shift right, filling with the sign; poison as for `lshr`.
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

    /// Bitwise or; poison if `disjoint` is set and a bit is one in both operands.
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

    /// Remainder of unsigned division; undefined for a zero divisor.
    ///
    /// LangRef: "'urem' Instruction".
    /// ```mlir
    /// %r = llvm.urem %a, %b : i32
    /// ```
    URem = "urem" (speculatable: unsigned_division),
    /// Remainder of signed division, with the sign of the dividend; undefined for a zero divisor and for overflow.
    ///
    /// LangRef: "'srem' Instruction".
    /// ```mlir
    /// %r = llvm.srem %a, %b : i32
    /// ```
    SRem = "srem" (speculatable: signed_division),
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
        format "$lhs `,` $rhs since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// Negates a float by flipping its sign bit, also of NaN and zero.
    ///
    /// LangRef: "'fneg' Instruction".
    /// ```mlir
    /// %r = llvm.fneg %a : f64
    /// ```
    FNeg = "fneg" {
        (operand: FloatOrVector) -> (res: FloatOrVector = operand)
        opts   { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$operand since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
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

    /// Selects one of two values by a condition, element by element if the condition is a vector.
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
        format    "$condition `,` $true_value `,` $false_value since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($condition) `,` type($res)"
    }

    /// The operand, or an arbitrary but fixed value if it is undefined or poison.
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
