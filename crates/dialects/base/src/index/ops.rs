//! The operations of `index`.

use super::{IndexCmpPredicate, asm, fold, range};
use crate::constraints::IntegerOrIndex;
use terrace_rewrite::prelude::*;

ops! { "index", OPS;
    /// Addition.
    ///
    /// ```mlir
    /// %c = index.add %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.add`.
    Add = "add" [Commutative, Pure] (fold: fold::add, int_range: range::add),
    /// Subtraction.
    ///
    /// ```mlir
    /// %c = index.sub %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.sub`.
    Sub = "sub" [Pure] (fold: fold::sub, int_range: range::sub),
    /// Multiplication.
    ///
    /// ```mlir
    /// %c = index.mul %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.mul`.
    Mul = "mul" [Commutative, Pure] (fold: fold::mul, int_range: range::mul),
    /// Signed division towards zero; division by zero and overflow are undefined behaviour.
    ///
    /// ```mlir
    /// %c = index.divs %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.sdiv`.
    DivS = "divs" [NoMemoryEffect] (fold: fold::divs, int_range: range::divs),
    /// Unsigned division towards zero; division by zero is undefined behaviour.
    ///
    /// ```mlir
    /// %c = index.divu %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.udiv`.
    DivU = "divu" [NoMemoryEffect] (fold: fold::divu, int_range: range::divu),
    /// Signed division towards positive infinity.
    ///
    /// ```mlir
    /// %c = index.ceildivs %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    CeilDivS = "ceildivs" [NoMemoryEffect] (fold: fold::ceildivs, int_range: range::ceildivs),
    /// Unsigned division towards positive infinity.
    ///
    /// ```mlir
    /// %c = index.ceildivu %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    CeilDivU = "ceildivu" [NoMemoryEffect] (fold: fold::ceildivu, int_range: range::ceildivu),
    /// Signed division towards negative infinity.
    ///
    /// ```mlir
    /// %c = index.floordivs %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    FloorDivS = "floordivs" [NoMemoryEffect] (fold: fold::floordivs, int_range: range::floordivs),
    /// Signed remainder, with the sign of the dividend.
    ///
    /// ```mlir
    /// %c = index.rems %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.srem`.
    RemS = "rems" [NoMemoryEffect] (fold: fold::rems, int_range: range::rems),
    /// Unsigned remainder.
    ///
    /// ```mlir
    /// %c = index.remu %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.urem`.
    RemU = "remu" [NoMemoryEffect] (fold: fold::remu, int_range: range::remu),
    /// The greater signed operand.
    ///
    /// ```mlir
    /// %c = index.maxs %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.intr.smax`.
    MaxS = "maxs" [Commutative, Pure] (fold: fold::maxs, int_range: range::maxs),
    /// The greater unsigned operand.
    ///
    /// ```mlir
    /// %c = index.maxu %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.intr.umax`.
    MaxU = "maxu" [Commutative, Pure] (fold: fold::maxu, int_range: range::maxu),
    /// The lesser signed operand.
    ///
    /// ```mlir
    /// %c = index.mins %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.intr.smin`.
    MinS = "mins" [Commutative, Pure] (fold: fold::mins, int_range: range::mins),
    /// The lesser unsigned operand.
    ///
    /// ```mlir
    /// %c = index.minu %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.intr.umin`.
    MinU = "minu" [Commutative, Pure] (fold: fold::minu, int_range: range::minu),
    /// Shift left; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %c = index.shl %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.shl`.
    Shl = "shl" [Pure] (fold: fold::shl, int_range: range::shl),
    /// Shift right, filling with the sign; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %c = index.shrs %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.ashr`.
    ShrS = "shrs" [Pure] (fold: fold::shrs, int_range: range::shrs),
    /// Shift right, filling with zeros; poison when the amount is not below the width.
    ///
    /// ```mlir
    /// %c = index.shru %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.lshr`.
    ShrU = "shru" [Pure] (fold: fold::shru, int_range: range::shru),
    /// Bitwise and.
    ///
    /// ```mlir
    /// %c = index.and %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.and`.
    And = "and" [Commutative, Pure] (fold: fold::and, int_range: range::and),
    /// Bitwise or.
    ///
    /// ```mlir
    /// %c = index.or %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.or`.
    Or = "or" [Commutative, Pure] (fold: fold::or, int_range: range::or),
    /// Bitwise exclusive or.
    ///
    /// ```mlir
    /// %c = index.xor %a, %b
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.xor`.
    XOr = "xor" [Commutative, Pure] (fold: fold::xor, int_range: range::xor) {
        (lhs: Index, rhs: Index) -> (result: Index = lhs)
        format "$lhs `,` $rhs attr-dict"
    }

    /// Converts between `index` and integers by sign extension or truncation.
    ///
    /// ```mlir
    /// %0 = index.casts %a : index to i32
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    CastS = "casts" (fold: fold::casts, int_range: range::casts),
    /// Converts between `index` and integers by zero extension or truncation.
    ///
    /// ```mlir
    /// %0 = index.castu %a : i32 to index
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    CastU = "castu" (fold: fold::castu, int_range: range::castu) {
        (input: IntegerOrIndex) -> (output: IntegerOrIndex)
        traits [Pure, CastOpInterface]
        format "$input attr-dict `:` type($input) `to` type($output)"
        hooks  { cast: asm::casts }
    }

    /// Compares indices.
    ///
    /// ```mlir
    /// %0 = index.cmp slt(%a, %b)
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    Cmp = "cmp" {
        (lhs: Index, rhs: Index) -> (result: I1 = infer)
        attrs  { pred: IndexCmpPredicate }
        traits [Pure]
        format "`` $pred `(` $lhs `,` $rhs `)` attr-dict"
        hooks  { infer: crate::infer::one_bool, fold: fold::cmp, int_range: range::cmp }
    }

    /// The width of `index` in bits.
    ///
    /// ```mlir
    /// %0 = index.sizeof
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    SizeOf = "sizeof" {
        () -> (result: Index = infer)
        traits [Pure]
        format "attr-dict"
        hooks  { infer: crate::infer::one_index, int_range: range::sizeof }
    }

    /// A constant index.
    ///
    /// ```mlir
    /// %0 = index.constant 42
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`.
    Constant = "constant" {
        () -> (result: Index = infer)
        attrs  { value: IndexAttr }
        traits [ConstantLike, Pure]
        format "attr-dict $value"
        hooks  {
            infer: crate::infer::one_index, result_names: asm::constant_name, constant: first_attr,
            int_range: range::constant,
        }
    }

    /// A constant `i1`.
    ///
    /// ```mlir
    /// %0 = index.bool.constant true
    /// ```
    ///
    /// Lowering: `convert-index-to-llvm`, to `llvm.mlir.constant`.
    BoolConstant = "bool.constant" {
        () -> (result: I1 = infer)
        attrs  { value: Bool }
        traits [ConstantLike, Pure]
        format "attr-dict $value"
        hooks  {
            infer: crate::infer::one_bool, result_names: asm::bool_constant_name, constant: first_attr,
            int_range: range::constant,
        }
    }
}
