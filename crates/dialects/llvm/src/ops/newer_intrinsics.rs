//! Intrinsics whose operations came after MLIR 22, except for constrained ones.

use crate::constraints::*;
use crate::enums::*;
use crate::verify;
use terrace_rewrite::prelude::*;

ops! { "llvm", NEWER_INTRINSIC_OPS;
    /// The operand, across which float operations are not combined.
    ///
    /// LangRef: `llvm.arithmetic.fence`.
    ArithmeticFence = "intr.arithmetic.fence" {
        (operand: FloatOrVector) -> (res: LlvmType = operand)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Product without carries: of polynomials over two elements.
    ///
    /// LangRef: `llvm.clmul`.
    Clmul = "intr.clmul",
    /// The low bits of the first operand at the places of the ones of the second one.
    ///
    /// LangRef: `llvm.pdep`.
    Pdep = "intr.pdep",
    /// The bits of the first operand at the places of the ones of the second one, one beside another.
    ///
    /// LangRef: `llvm.pext`.
    Pext = "intr.pext",
    /// The high half of a product of signed integers.
    ///
    /// LangRef: `llvm.smulh`.
    SMulH = "intr.smulh",
    /// The high half of a product of unsigned integers.
    ///
    /// LangRef: `llvm.umulh`.
    UMulH = "intr.umulh" {
        (a: IntOrVector, b: IntOrVector) -> (res: LlvmType = a)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The greater float; the other operand if one is NaN, signaling or not.
    ///
    /// LangRef: `llvm.maximumnum`.
    MaximumNum = "intr.maximumnum",
    /// The lesser float; the other operand if one is NaN, signaling or not.
    ///
    /// LangRef: `llvm.minimumnum`.
    MinimumNum = "intr.minimumnum" {
        (a: FloatOrVector, b: FloatOrVector) -> (res: LlvmType = a)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// The fraction and the integral part of a float.
    ///
    /// LangRef: `llvm.modf`.
    Modf = "intr.modf" {
        (val: FloatOrVector) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
        hooks { verify_shape: verify::modf }
    }

    /// Whether a coroutine's frame has to be allocated.
    ///
    /// LangRef: `llvm.coro.alloc`.
    CoroAlloc = "intr.coro.alloc" {
        (id: Token) -> (res: LlvmType)
        format "$id attr-dict `:` functional-type(operands, results)"
    }

    /// Calls a wrapper of an awaiter's suspension, which says whether the coroutine stays suspended.
    ///
    /// LangRef: `llvm.coro.await.suspend.bool`.
    CoroAwaitSuspendBool = "intr.coro.await.suspend.bool" {
        (awaiter: AnyPointer, frame: AnyPointer, wrapper: AnyPointer) -> (res: LlvmType)
        format "$awaiter `,` $frame `,` $wrapper attr-dict `:` functional-type(operands, results)"
    }

    /// Calls a wrapper of an awaiter's suspension, which gives the coroutine to resume.
    ///
    /// LangRef: `llvm.coro.await.suspend.handle`.
    CoroAwaitSuspendHandle = "intr.coro.await.suspend.handle",
    /// Calls a wrapper of an awaiter's suspension.
    ///
    /// LangRef: `llvm.coro.await.suspend.void`.
    CoroAwaitSuspendVoid = "intr.coro.await.suspend.void" {
        (awaiter: AnyPointer, frame: AnyPointer, wrapper: AnyPointer)
        format "$awaiter `,` $frame `,` $wrapper attr-dict `:` qualified(type($awaiter)) `,` qualified(type($frame)) `,` qualified(type($wrapper))"
    }

    /// Ends the life of a coroutine's frame.
    ///
    /// LangRef: `llvm.coro.dead`.
    CoroDead = "intr.coro.dead",
    /// Destroys a suspended coroutine.
    ///
    /// LangRef: `llvm.coro.destroy`.
    CoroDestroy = "intr.coro.destroy" {
        (handle: AnyPointer)
        format "$handle attr-dict `:` qualified(type($handle))"
    }

    /// Whether a coroutine is suspended at its end.
    ///
    /// LangRef: `llvm.coro.done`.
    CoroDone = "intr.coro.done" {
        (handle: AnyPointer) -> (res: LlvmType)
        format "$handle attr-dict `:` functional-type(operands, results)"
    }

    /// The address of the frame of the coroutine around.
    ///
    /// LangRef: `llvm.coro.frame`.
    CoroFrame = "intr.coro.frame",
    /// A coroutine that does nothing.
    ///
    /// LangRef: `llvm.coro.noop`.
    CoroNoop = "intr.coro.noop" {
        () -> (res: AnyPointer)
        format "attr-dict `:` qualified(type($res))"
    }

    /// Whether a coroutine has not been suspended yet.
    ///
    /// LangRef: `llvm.coro.is_in_ramp`.
    CoroIsInRamp = "intr.coro.is_in_ramp" {
        () -> (res: LlvmType)
        format "attr-dict `:` type($res)"
    }

    /// Keeps values alive until here.
    ///
    /// LangRef: `llvm.fake.use`.
    FakeUse = "intr.fake.use" {
        (args: [LlvmType])
        format "$args attr-dict `:` type($args)"
        hooks { verify_shape: verify::fake_use }
    }

    /// Greatest float as defined by `maximumnum`.
    ///
    /// LangRef: `llvm.vector.reduce.fmaximumnum`.
    VectorReduceFMaximumNum = "intr.vector.reduce.fmaximumnum",
    /// Least float as defined by `minimumnum`.
    ///
    /// LangRef: `llvm.vector.reduce.fminimumnum`.
    VectorReduceFMinimumNum = "intr.vector.reduce.fminimumnum" {
        (operand: VectorOfFloat) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface, SameOperandsAndResultElementType]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// Greatest float of a start value and the elements of active lanes; NaN if one is NaN.
    ///
    /// LangRef: `llvm.vp.reduce.fmaximum`.
    VPReduceFMaximum = "intr.vp.reduce.fmaximum",
    /// Least float of a start value and the elements of active lanes; NaN if one is NaN.
    ///
    /// LangRef: `llvm.vp.reduce.fminimum`.
    VPReduceFMinimum = "intr.vp.reduce.fminimum" {
        (start_value: AnyFloat, val: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }
}
