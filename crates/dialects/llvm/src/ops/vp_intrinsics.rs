//! Vector-predicated intrinsics: they compute the lanes whose mask bit is set and whose number is below a length.

use crate::constraints::*;
use terrace_rewrite::prelude::*;

ops! { "llvm", VP_INTRINSIC_OPS;
    /// Loads elements at a stride in bytes.
    ///
    /// LangRef: `llvm.experimental.vp.strided.load`.
    VPStridedLoad = "intr.experimental.vp.strided.load" {
        (ptr: AnyPointer, stride: AnySignlessInteger, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
    }

    /// Stores elements at a stride in bytes.
    ///
    /// LangRef: `llvm.experimental.vp.strided.store`.
    VPStridedStore = "intr.experimental.vp.strided.store" {
        (val: AnyVector, ptr: AnyPointer, stride: AnySignlessInteger, mask: VectorOfI1, evl: I32)
    }

    /// Sum for each active lane.
    ///
    /// LangRef: `llvm.vp.add`.
    VPAdd = "intr.vp.add",
    /// Bitwise and for each active lane.
    ///
    /// LangRef: `llvm.vp.and`.
    VPAnd = "intr.vp.and",
    /// Arithmetic shift right for each active lane.
    ///
    /// LangRef: `llvm.vp.ashr`.
    VPAShr = "intr.vp.ashr",
    /// Logical shift right for each active lane.
    ///
    /// LangRef: `llvm.vp.lshr`.
    VPLShr = "intr.vp.lshr",
    /// Product for each active lane.
    ///
    /// LangRef: `llvm.vp.mul`.
    VPMul = "intr.vp.mul",
    /// Bitwise or for each active lane.
    ///
    /// LangRef: `llvm.vp.or`.
    VPOr = "intr.vp.or",
    /// Signed quotient for each active lane.
    ///
    /// LangRef: `llvm.vp.sdiv`.
    VPSDiv = "intr.vp.sdiv",
    /// Shift left for each active lane.
    ///
    /// LangRef: `llvm.vp.shl`.
    VPShl = "intr.vp.shl",
    /// Greater signed integer for each active lane.
    ///
    /// LangRef: `llvm.vp.smax`.
    VPSMax = "intr.vp.smax",
    /// Lesser signed integer for each active lane.
    ///
    /// LangRef: `llvm.vp.smin`.
    VPSMin = "intr.vp.smin",
    /// Signed remainder for each active lane.
    ///
    /// LangRef: `llvm.vp.srem`.
    VPSRem = "intr.vp.srem",
    /// Difference for each active lane.
    ///
    /// LangRef: `llvm.vp.sub`.
    VPSub = "intr.vp.sub",
    /// Unsigned quotient for each active lane.
    ///
    /// LangRef: `llvm.vp.udiv`.
    VPUDiv = "intr.vp.udiv",
    /// Greater unsigned integer for each active lane.
    ///
    /// LangRef: `llvm.vp.umax`.
    VPUMax = "intr.vp.umax",
    /// Lesser unsigned integer for each active lane.
    ///
    /// LangRef: `llvm.vp.umin`.
    VPUMin = "intr.vp.umin",
    /// Unsigned remainder for each active lane.
    ///
    /// LangRef: `llvm.vp.urem`.
    VPURem = "intr.vp.urem",
    /// Bitwise exclusive or for each active lane.
    ///
    /// LangRef: `llvm.vp.xor`.
    VPXor = "intr.vp.xor" {
        (lhs: VectorOfInt, rhs: VectorOfInt, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Sum of floats for each active lane.
    ///
    /// LangRef: `llvm.vp.fadd`.
    VPFAdd = "intr.vp.fadd",
    /// Quotient of floats for each active lane.
    ///
    /// LangRef: `llvm.vp.fdiv`.
    VPFDiv = "intr.vp.fdiv",
    /// Product of floats for each active lane.
    ///
    /// LangRef: `llvm.vp.fmul`.
    VPFMul = "intr.vp.fmul",
    /// Remainder of floats for each active lane.
    ///
    /// LangRef: `llvm.vp.frem`.
    VPFRem = "intr.vp.frem",
    /// Difference of floats for each active lane.
    ///
    /// LangRef: `llvm.vp.fsub`.
    VPFSub = "intr.vp.fsub" {
        (lhs: VectorOfFloat, rhs: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// `a * b + c`, rounded once, for each active lane.
    ///
    /// LangRef: `llvm.vp.fma`.
    VPFma = "intr.vp.fma",
    /// `a * b + c`, rounded once or twice, for each active lane.
    ///
    /// LangRef: `llvm.vp.fmuladd`.
    VPFMulAdd = "intr.vp.fmuladd" {
        (op1: VectorOfFloat, op2: VectorOfFloat, op3: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Negation of a float for each active lane.
    ///
    /// LangRef: `llvm.vp.fneg`.
    VPFNeg = "intr.vp.fneg" {
        (operand: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Float in a larger format for each active lane.
    ///
    /// LangRef: `llvm.vp.fpext`.
    VPFPExt = "intr.vp.fpext",
    /// Float as a signed integer for each active lane.
    ///
    /// LangRef: `llvm.vp.fptosi`.
    VPFPToSI = "intr.vp.fptosi",
    /// Float as an unsigned integer for each active lane.
    ///
    /// LangRef: `llvm.vp.fptoui`.
    VPFPToUI = "intr.vp.fptoui",
    /// Float in a smaller format for each active lane.
    ///
    /// LangRef: `llvm.vp.fptrunc`.
    VPFPTrunc = "intr.vp.fptrunc" {
        (src: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Integer as a pointer for each active lane.
    ///
    /// LangRef: `llvm.vp.inttoptr`.
    VPIntToPtr = "intr.vp.inttoptr",
    /// Integer widened with its sign for each active lane.
    ///
    /// LangRef: `llvm.vp.sext`.
    VPSExt = "intr.vp.sext",
    /// Signed integer as a float for each active lane.
    ///
    /// LangRef: `llvm.vp.sitofp`.
    VPSIToFP = "intr.vp.sitofp",
    /// Low bits of an integer for each active lane.
    ///
    /// LangRef: `llvm.vp.trunc`.
    VPTrunc = "intr.vp.trunc",
    /// Unsigned integer as a float for each active lane.
    ///
    /// LangRef: `llvm.vp.uitofp`.
    VPUIToFP = "intr.vp.uitofp",
    /// Integer widened with zeros for each active lane.
    ///
    /// LangRef: `llvm.vp.zext`.
    VPZExt = "intr.vp.zext" {
        (src: VectorOfInt, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Loads contiguous elements for each active lane.
    ///
    /// LangRef: `llvm.vp.load`.
    VPLoad = "intr.vp.load" {
        (ptr: AnyPointer, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
    }

    /// Selects one of two elements by a condition; past the length the second one.
    ///
    /// LangRef: `llvm.vp.merge`.
    VPMerge = "intr.vp.merge",
    /// Selects one of two elements by a condition for each active lane.
    ///
    /// LangRef: `llvm.vp.select`.
    VPSelect = "intr.vp.select" {
        (cond: VectorOfI1, true_val: AnyVector, false_val: AnyVector, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Pointer as an integer for each active lane.
    ///
    /// LangRef: `llvm.vp.ptrtoint`.
    VPPtrToInt = "intr.vp.ptrtoint" {
        (src: VectorOfPtr, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Sum of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.add`.
    VPReduceAdd = "intr.vp.reduce.add",
    /// Bitwise and of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.and`.
    VPReduceAnd = "intr.vp.reduce.and",
    /// Product of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.mul`.
    VPReduceMul = "intr.vp.reduce.mul",
    /// Bitwise or of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.or`.
    VPReduceOr = "intr.vp.reduce.or",
    /// Greatest signed integer of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.smax`.
    VPReduceSMax = "intr.vp.reduce.smax",
    /// Least signed integer of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.smin`.
    VPReduceSMin = "intr.vp.reduce.smin",
    /// Greatest unsigned integer of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.umax`.
    VPReduceUMax = "intr.vp.reduce.umax",
    /// Least unsigned integer of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.umin`.
    VPReduceUMin = "intr.vp.reduce.umin",
    /// Bitwise exclusive or of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.xor`.
    VPReduceXor = "intr.vp.reduce.xor" {
        (start_value: AnySignlessInteger, val: VectorOfInt, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Sum of floats of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.fadd`.
    VPReduceFAdd = "intr.vp.reduce.fadd",
    /// Greatest float of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.fmax`.
    VPReduceFMax = "intr.vp.reduce.fmax",
    /// Least float of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.fmin`.
    VPReduceFMin = "intr.vp.reduce.fmin",
    /// Product of floats of a start value and the elements of active lanes.
    ///
    /// LangRef: `llvm.vp.reduce.fmul`.
    VPReduceFMul = "intr.vp.reduce.fmul" {
        (start_value: AnyFloat, val: VectorOfFloat, mask: VectorOfI1, evl: I32) -> (res: LlvmType)
        traits [Pure]
    }

    /// Stores contiguous elements for each active lane.
    ///
    /// LangRef: `llvm.vp.store`.
    VPStore = "intr.vp.store" {
        (val: AnyVector, ptr: AnyPointer, mask: VectorOfI1, evl: I32)
    }
}
