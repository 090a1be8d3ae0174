//! The operations of `arith`.

use super::{
    CmpFPredicate, CmpIPredicate, FastMathFlags, IntegerOverflowFlags, RoundingMode, TypedAttr, asm, fold,
    range, verify,
};
use crate::constraints::{
    BitcastTypeConstraint, BoolLike, FloatLike, IndexCastTypeConstraint, SignlessFixedWidthIntegerLike,
    SignlessIntegerOrIndexLike,
};
use crate::infer::bool_like;
use terrace_ir::speculation::{signed_division, unsigned_division};
use terrace_rewrite::prelude::*;

ops! { "arith", OPS;
    /// A constant number, or a vector or tensor of numbers; the attribute's type is the result's type.
    ///
    /// ```mlir
    /// %1 = arith.constant 42 : i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.mlir.constant`.
    Constant = "constant" {
        () -> (result: AnyType = infer)
        attrs  { value: TypedAttr }
        traits [ConstantLike, Pure, InferTypes]
        relations { "all of {value, result} have same type": verify::constant_type }
        hooks  {
            parse: asm::parse_constant, print: asm::print_constant, infer: asm::infer_constant, verify_shape: verify::constant,
            result_names: asm::constant_name, constant: first_attr,
            int_range: range::constant,
        }
    }

    /// Integer addition, which wraps; poison if it wraps although `overflow` excludes it.
    ///
    /// ```mlir
    /// %a = arith.addi %b, %c overflow<nsw, nuw> : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.add`.
    AddI = "addi" [Commutative] (fold: fold::int::addi, int_range: range::addi),
    /// Integer subtraction, which wraps; poison if it wraps although `overflow` excludes it.
    ///
    /// ```mlir
    /// %a = arith.subi %b, %c : vector<4xi32>
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.sub`.
    SubI = "subi" (fold: fold::int::subi, int_range: range::subi),
    /// Integer multiplication, which wraps; poison if it wraps although `overflow` excludes it.
    ///
    /// ```mlir
    /// %a = arith.muli %b, %c : index
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.mul`.
    MulI = "muli" [Commutative] (result_names: asm::muli_name, fold: fold::int::muli, int_range: range::muli),
    /// Shift left; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %a = arith.shli %b, %c overflow<nuw> : i8
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.shl`.
    ShLI = "shli" (fold: fold::int::shli, int_range: range::shli) {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (result: SignlessIntegerOrIndexLike = lhs)
        opts   { overflow_flags("overflowFlags"): IntegerOverflowFlags = IntegerOverflowFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
    }

    /// Adds unsigned integers; the second result is the carry.
    ///
    /// ```mlir
    /// %sum, %overflow = arith.addui_extended %a, %b : i64, i1
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    AddUIExtended = "addui_extended" {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (sum: SignlessIntegerOrIndexLike = lhs, overflow: BoolLike = infer)
        traits [Pure, Commutative, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(lhs, rhs, sum) }
        format "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"
        hooks  { infer: asm::infer_extended, result_names: ["sum", "overflow"], fold: fold::int::addui_extended }
    }

    /// Subtracts unsigned integers; the second result is the borrow.
    ///
    /// ```mlir
    /// %diff, %borrow = arith.subui_extended %a, %b : i64, i1
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`. Since MLIR 23.
    SubUIExtended = "subui_extended" {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (diff: SignlessIntegerOrIndexLike = lhs, borrow: BoolLike = infer)
        traits [Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(lhs, rhs, diff) }
        format "$lhs `,` $rhs attr-dict `:` type($diff) `,` type($borrow)"
        hooks  { infer: asm::infer_extended, result_names: ["diff", "borrow"], fold: fold::int::subui_extended }
    }

    /// Multiplies signed integers to twice the width; the results are the low and the high half.
    ///
    /// ```mlir
    /// %low, %high = arith.mulsi_extended %a, %b : i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    MulSIExtended = "mulsi_extended" (fold: fold::int::mulsi_extended),
    /// Multiplies unsigned integers to twice the width; the results are the low and the high half.
    ///
    /// ```mlir
    /// %low, %high = arith.mului_extended %a, %b : i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    MulUIExtended = "mului_extended" (fold: fold::int::mului_extended) {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (low: SignlessIntegerOrIndexLike = lhs, high: SignlessIntegerOrIndexLike = lhs)
        traits [Pure, Commutative, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(lhs, rhs, low, high) }
        format "$lhs `,` $rhs attr-dict `:` type($lhs)"
        hooks  { result_names: ["low", "high"] }
    }

    /// Unsigned division towards zero; division by zero is undefined behaviour.
    ///
    /// ```mlir
    /// %a = arith.divui %b, %c exact : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.udiv`.
    DivUI = "divui" [NoMemoryEffect] (fold: fold::int::divui, int_range: range::divui, speculatable: unsigned_division),
    /// Signed division towards zero; division by zero and overflow are undefined behaviour.
    ///
    /// ```mlir
    /// %a = arith.divsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.sdiv`.
    DivSI = "divsi" [NoMemoryEffect] (fold: fold::int::divsi, int_range: range::divsi, speculatable: signed_division),
    /// Shift right, filling with zeros; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %a = arith.shrui %b, %c : i8
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.lshr`.
    ShRUI = "shrui" [Pure] (fold: fold::int::shrui, int_range: range::shrui),
    /// Shift right, filling with the sign; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %a = arith.shrsi %b, %c exact : i8
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.ashr`.
    ShRSI = "shrsi" [Pure] (fold: fold::int::shrsi, int_range: range::shrsi) {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (result: SignlessIntegerOrIndexLike = lhs)
        opts   { is_exact("isExact"): Unit }
        traits [SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
    }

    /// Unsigned division towards positive infinity.
    ///
    /// ```mlir
    /// %a = arith.ceildivui %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    CeilDivUI = "ceildivui" [NoMemoryEffect] (fold: fold::int::ceildivui, int_range: range::ceildivui, speculatable: unsigned_division),
    /// Signed division towards positive infinity.
    ///
    /// ```mlir
    /// %a = arith.ceildivsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    CeilDivSI = "ceildivsi" [NoMemoryEffect] (fold: fold::int::ceildivsi, int_range: range::ceildivsi, speculatable: signed_division),
    /// Signed division towards negative infinity.
    ///
    /// ```mlir
    /// %a = arith.floordivsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    FloorDivSI = "floordivsi" [Pure] (fold: fold::int::floordivsi, int_range: range::floordivsi, speculatable: signed_division),
    /// Unsigned remainder.
    ///
    /// ```mlir
    /// %a = arith.remui %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.urem`.
    RemUI = "remui" [Pure] (fold: fold::int::remui, int_range: range::remui, speculatable: unsigned_division),
    /// Signed remainder, with the sign of the dividend.
    ///
    /// ```mlir
    /// %a = arith.remsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.srem`.
    RemSI = "remsi" [Pure] (fold: fold::int::remsi, int_range: range::remsi, speculatable: signed_division),
    /// Bitwise and.
    ///
    /// ```mlir
    /// %a = arith.andi %b, %c : i1
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.and`.
    AndI = "andi" [Pure, Commutative, Idempotent] (fold: fold::int::andi, int_range: range::andi),
    /// Bitwise or.
    ///
    /// ```mlir
    /// %a = arith.ori %b, %c : i1
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.or`.
    OrI = "ori" [Pure, Commutative, Idempotent] (fold: fold::int::ori, int_range: range::ori),
    /// Bitwise exclusive or.
    ///
    /// ```mlir
    /// %a = arith.xori %b, %c : i1
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.xor`.
    XOrI = "xori" [Pure, Commutative] (fold: fold::int::xori, int_range: range::xori),
    /// The greater signed operand.
    ///
    /// ```mlir
    /// %a = arith.maxsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.smax`.
    MaxSI = "maxsi" [Pure, Commutative] (fold: fold::int::maxsi, int_range: range::maxsi),
    /// The greater unsigned operand.
    ///
    /// ```mlir
    /// %a = arith.maxui %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.umax`.
    MaxUI = "maxui" [Pure, Commutative] (fold: fold::int::maxui, int_range: range::maxui),
    /// The lesser signed operand.
    ///
    /// ```mlir
    /// %a = arith.minsi %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.smin`.
    MinSI = "minsi" [Pure, Commutative] (fold: fold::int::minsi, int_range: range::minsi),
    /// The lesser unsigned operand.
    ///
    /// ```mlir
    /// %a = arith.minui %b, %c : i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.umin`.
    MinUI = "minui" [Pure, Commutative] (fold: fold::int::minui, int_range: range::minui) {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (result: SignlessIntegerOrIndexLike = lhs)
        traits [SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
    }

    /// Float addition.
    ///
    /// ```mlir
    /// %a = arith.addf %b, %c fastmath<nnan,nsz> : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fadd`.
    AddF = "addf" [Commutative] (fold: fold::float::addf),
    /// Float subtraction.
    ///
    /// ```mlir
    /// %a = arith.subf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fsub`.
    SubF = "subf" (fold: fold::float::subf),
    /// Float multiplication.
    ///
    /// ```mlir
    /// %a = arith.mulf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fmul`.
    MulF = "mulf" [Commutative] (fold: fold::float::mulf),
    /// Float division.
    ///
    /// ```mlir
    /// %a = arith.divf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fdiv`.
    DivF = "divf" (fold: fold::float::divf),
    /// Float remainder of the division towards zero, as C's `fmod`.
    ///
    /// ```mlir
    /// %a = arith.remf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.frem`.
    RemF = "remf" (fold: fold::float::remf),
    /// The greater operand; NaN if one is, and `+0` is greater than `-0`.
    ///
    /// ```mlir
    /// %a = arith.maximumf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.maximum`.
    MaximumF = "maximumf" [Commutative] (fold: fold::float::maximumf),
    /// The greater operand; if one is NaN, the other one.
    ///
    /// ```mlir
    /// %a = arith.maxnumf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.maxnum`.
    MaxNumF = "maxnumf" [Commutative] (fold: fold::float::maxnumf),
    /// The lesser operand; NaN if one is, and `-0` is less than `+0`.
    ///
    /// ```mlir
    /// %a = arith.minimumf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.minimum`.
    MinimumF = "minimumf" [Commutative] (fold: fold::float::minimumf),
    /// The lesser operand; if one is NaN, the other one.
    ///
    /// ```mlir
    /// %a = arith.minnumf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.intr.minnum`.
    MinNumF = "minnumf" [Commutative] (fold: fold::float::minnumf) {
        (lhs: FloatLike, rhs: FloatLike) -> (result: FloatLike = lhs)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// Flips the sign of a float.
    ///
    /// ```mlir
    /// %a = arith.negf %b : f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fneg`.
    NegF = "negf" {
        (operand: FloatLike) -> (result: FloatLike = operand)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        hooks  { fold: fold::float::negf }
    }

    /// The operand, or a zero of its sign if it is denormal.
    ///
    /// ```mlir
    /// %a = arith.flush_denormals %b : f32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, by the bits of the exponent. Since MLIR 23.
    FlushDenormals = "flush_denormals" {
        (operand: FloatLike) -> (result: FloatLike = operand)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        hooks  { fold: fold::float::flush_denormals }
    }

    /// Sign extension to a wider integer.
    ///
    /// ```mlir
    /// %1 = arith.extsi %0 : i32 to i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.sext`.
    ExtSI = "extsi" (verify_shape: verify::extends_int, fold: fold::cast::extsi, int_range: range::extsi),
    /// Zero extension to a wider integer.
    ///
    /// ```mlir
    /// %1 = arith.extui %0 : i32 to i64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.zext`.
    ExtUI = "extui" (verify_shape: verify::extends_int, fold: fold::cast::extui, int_range: range::extui) {
        (input: SignlessFixedWidthIntegerLike) -> (out: SignlessFixedWidthIntegerLike)
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input attr-dict `:` type($input) `to` type($out)"
    }

    /// Truncates an integer to its low bits.
    ///
    /// ```mlir
    /// %1 = arith.trunci %0 overflow<nsw> : i64 to i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.trunc`.
    TruncI = "trunci" {
        (input: SignlessFixedWidthIntegerLike) -> (out: SignlessFixedWidthIntegerLike)
        opts   { overflow_flags("overflowFlags"): IntegerOverflowFlags = IntegerOverflowFlags::NONE }
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input (`overflow` `` $overflowFlags^)? attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::truncates_int, fold: fold::cast::trunci, int_range: range::trunci }
    }

    /// Converts a float to a wider format.
    ///
    /// ```mlir
    /// %1 = arith.extf %0 : f32 to f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    ExtF = "extf" {
        (input: FloatLike) -> (out: FloatLike)
        opts   { fastmath: FastMathFlags }
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::extends_float, fold: fold::cast::extf }
    }

    /// Rounds a float to a narrower format.
    ///
    /// ```mlir
    /// %1 = arith.truncf %0 to_nearest_even : f64 to f32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    TruncF = "truncf" {
        (input: FloatLike) -> (out: FloatLike)
        opts   { roundingmode: RoundingMode, fastmath: FastMathFlags }
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::truncates_float, fold: fold::cast::truncf }
    }

    /// Converts a float to another format of the same width.
    ///
    /// ```mlir
    /// %1 = arith.convertf %0 : bf16 to f16
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, by way of `f32`. Since MLIR 23.
    ConvertF = "convertf" {
        (input: FloatLike) -> (out: FloatLike)
        opts   { roundingmode: RoundingMode, fastmath: FastMathFlags }
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::converts_float, fold: fold::cast::convertf }
    }

    /// Converts a float to a wider format and multiplies it by a power of two, which is given as `f8E8M0FNU`.
    ///
    /// ```mlir
    /// %1 = arith.scaling_extf %0, %scale : f4E2M1FN, f8E8M0FNU to f32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    ScalingExtF = "scaling_extf" {
        (input: FloatLike, scale: FloatLike) -> (out: FloatLike)
        opts   { fastmath: FastMathFlags }
        traits [Pure, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `,` type($scale) `to` type($out)"
        hooks  { cast: verify::scaling_extends }
    }

    /// Divides a float by a power of two, which is given as `f8E8M0FNU`, and rounds it to a narrower format.
    ///
    /// ```mlir
    /// %1 = arith.scaling_truncf %0, %scale : f32, f8E8M0FNU to f4E2M1FN
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    ScalingTruncF = "scaling_truncf" {
        (input: FloatLike, scale: FloatLike) -> (out: FloatLike)
        opts   { roundingmode: RoundingMode, fastmath: FastMathFlags }
        traits [Pure, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `,` type($scale) `to` type($out)"
        hooks  { cast: verify::scaling_truncates }
    }

    /// Rounds a signed integer to a float.
    ///
    /// ```mlir
    /// %1 = arith.sitofp %0 : i32 to f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.sitofp`.
    SIToFP = "sitofp" (verify_shape: verify::converts, fold: fold::cast::int_to_float::<true>),
    /// Rounds an unsigned integer to a float.
    ///
    /// ```mlir
    /// %1 = arith.uitofp %0 : i32 to f64
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.uitofp`.
    UIToFP = "uitofp" (verify_shape: verify::converts, fold: fold::cast::int_to_float::<false>) {
        (input: SignlessFixedWidthIntegerLike) -> (out: FloatLike)
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input attr-dict `:` type($input) `to` type($out)"
    }

    /// Rounds a float towards zero to a signed integer; poison when it does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptosi %0 : f64 to i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fptosi`.
    FPToSI = "fptosi" (verify_shape: verify::converts, fold: fold::cast::float_to_int::<true>),
    /// Rounds a float towards zero to an unsigned integer; poison when it does not fit.
    ///
    /// ```mlir
    /// %1 = arith.fptoui %0 : f64 to i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fptoui`.
    FPToUI = "fptoui" (verify_shape: verify::converts, fold: fold::cast::float_to_int::<false>) {
        (input: FloatLike) -> (out: SignlessFixedWidthIntegerLike)
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input attr-dict `:` type($input) `to` type($out)"
    }

    /// Converts between `index` and integers by sign extension or truncation.
    ///
    /// ```mlir
    /// %1 = arith.index_cast %0 : i32 to index
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    IndexCast = "index_cast" (fold: fold::cast::index_cast, int_range: range::index_cast),
    /// Converts between `index` and integers by zero extension or truncation.
    ///
    /// ```mlir
    /// %1 = arith.index_castui %0 : i32 to index
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    IndexCastUI = "index_castui" (fold: fold::cast::index_castui, int_range: range::index_castui) {
        (input: IndexCastTypeConstraint) -> (out: IndexCastTypeConstraint)
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::index_cast }
    }

    /// Reinterprets the bits as another type of the same width.
    ///
    /// ```mlir
    /// %1 = arith.bitcast %0 : f32 to i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    Bitcast = "bitcast" {
        (input: BitcastTypeConstraint) -> (out: BitcastTypeConstraint)
        traits [Pure, SameOperandsAndResultShape, CastOpInterface, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { "input and output have the same tensor dimensions": verify::same_tensor_dims }
        format "$input attr-dict `:` type($input) `to` type($out)"
        hooks  { verify_shape: verify::bitcast, fold: fold::cast::bitcast }
    }

    /// Compares integers.
    ///
    /// ```mlir
    /// %1 = arith.cmpi slt, %a, %b : i32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.icmp`.
    CmpI = "cmpi" {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike) -> (result: BoolLike = infer)
        attrs  { predicate: CmpIPredicate }
        traits [Pure, SameTypeOperands, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { types_match("result type has i1 element type and same shape as operands", lhs => result, bool_like) }
        format "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
        hooks  { fold: fold::compare::cmpi, int_range: range::cmpi }
    }

    /// Compares floats.
    ///
    /// ```mlir
    /// %1 = arith.cmpf oeq, %a, %b : f32
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`, to `llvm.fcmp`.
    CmpF = "cmpf" {
        (lhs: FloatLike, rhs: FloatLike) -> (result: BoolLike = infer)
        attrs  { predicate: CmpFPredicate }
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameTypeOperands, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { types_match("result type has i1 element type and same shape as operands", lhs => result, bool_like) }
        format "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
        hooks  { fold: fold::compare::cmpf }
    }

    /// Selects the second or the third operand by the first, element by element if that is a vector or tensor.
    ///
    /// ```mlir
    /// %x = arith.select %cond, %a, %b : i32
    /// %v = arith.select %mask, %c, %d : vector<4xi1>, vector<4xf32>
    /// ```
    ///
    /// Lowering: `convert-arith-to-llvm`.
    Select = "select" {
        (condition: BoolLike, true_value: AnyType, false_value: AnyType) -> (result: AnyType = true_value)
        traits [Pure, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations {
            same_type(true_value, false_value, result),
            "condition is signless i1 or has matching shape": verify::select_condition,
        }
        hooks  {
            parse: asm::parse_select,
            print: asm::print_select,
            verify_shape: verify::select,
            fold: fold::compare::select,
            int_range: range::select,
        }
    }
}
