//! The intrinsics that operations of the dialect call, in the order of upstream's classes.

use terrace_ir::{OpDef, OpKind};
use terrace_llir as llir;
use terrace_llir::Type;
use terrace_llvm::*;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The call of an intrinsic that an operation stands for.
pub(crate) struct Intrinsic {
    /// The operation.
    pub def: &'static OpDef,
    /// LLVM's name without `llvm.` and overloaded types.
    pub name: &'static str,
    /// The name is overloaded on the result, or on these of its fields.
    pub results: &'static [u32],
    /// The name is overloaded on these arguments.
    pub operands: &'static [u32],
    /// Arguments that are attributes: their index and slot.
    pub imms: &'static [(u32, usize)],
    /// Whether `results` are fields of a struct.
    pub fields: bool,
    /// The slot of fast-math flags.
    pub fmf: Option<usize>,
    /// The slots of `arg_attrs` and `res_attrs`.
    pub attrs: Option<(usize, usize)>,
    /// The slot of the range of the result.
    pub range: Option<usize>,
    /// The slot of the predicate of a constrained comparison.
    pub predicate: Option<usize>,
    /// The slot of the rounding mode of a constrained operation.
    pub rounding: Option<usize>,
    /// The slot of the exception behavior of a constrained operation.
    pub exceptions: Option<usize>,
    /// The slots of access groups, alias scopes, scopes not aliased, TBAA tags.
    pub alias: Option<[Option<usize>; 4]>,
}

impl Intrinsic {
    /// The defaults of a row.
    pub const NONE: Intrinsic = Intrinsic {
        def: <Trap as OpKind>::DEF,
        name: "",
        results: &[],
        operands: &[],
        imms: &[],
        fields: false,
        fmf: None,
        attrs: None,
        range: None,
        predicate: None,
        rounding: None,
        exceptions: None,
        alias: None,
    };
}

/// The types that the name of an intrinsic is overloaded on.
pub(crate) type Overloads = SmallVec<[Type; 4]>;

/// The intrinsics that a worker has called.
#[derive(Default)]
pub(crate) struct Intrinsics {
    /// Indices of `callees`.
    pub indices: FxHashMap<(&'static str, Overloads), u32>,
    pub callees: Vec<Callee>,
}

/// An intrinsic with the types that it is overloaded on.
pub(crate) struct Callee {
    /// Its full name.
    pub name: Vec<u8>,
    /// Its signature.
    pub ty: Type,
    /// Its declaration, if the module has one.
    pub func: Option<llir::Func>,
}

macro_rules! row {
    ($Op:ident, $name:literal, $results:expr, $operands:expr, $imms:expr $(, $flag:ident)* $(; $alias:ident)?) => {
        Intrinsic {
            def: <$Op as OpKind>::DEF,
            name: $name,
            results: &$results,
            operands: &$operands,
            imms: &$imms,
            $( $flag: row!(@ $flag $Op), )*
            $( $alias: row!(@ $alias $Op), )?
            ..Intrinsic::NONE
        }
    };
    (@ fields $Op:ident) => { true };
    (@ fmf $Op:ident) => { Some($Op::SLOTS.fastmath_flags) };
    (@ attrs $Op:ident) => { Some(($Op::SLOTS.arg_attrs, $Op::SLOTS.res_attrs)) };
    (@ predicate $Op:ident) => { Some($Op::SLOTS.predicate) };
    (@ rounding $Op:ident) => { Some($Op::SLOTS.roundingmode) };
    (@ exceptions $Op:ident) => { Some($Op::SLOTS.fp_exception_behavior) };
    (@ alias $Op:ident) => {
        Some([
            Some($Op::SLOTS.access_groups),
            Some($Op::SLOTS.alias_scopes),
            Some($Op::SLOTS.noalias_scopes),
            Some($Op::SLOTS.tbaa),
        ])
    };
}

/// One row for each: the operation, LLVM's name, which results (or fields of the result) and which arguments the
/// name is overloaded on, and which arguments are attributes.
#[rustfmt::skip]
pub(crate) static INTRINSICS: &[Intrinsic] = &[
    row!(ACos, "acos", [], [0], [], fmf),
    row!(ASin, "asin", [], [0], [], fmf),
    row!(ATan2, "atan2", [], [0], [], fmf),
    row!(ATan, "atan", [], [0], [], fmf),
    row!(Abs, "abs", [], [0], [(1, Abs::SLOTS.is_int_min_poison)]),
    row!(Annotation, "annotation", [0], [2], []),
    row!(BitReverse, "bitreverse", [], [0], []),
    row!(ByteSwap, "bswap", [], [0], []),
    row!(ConstrainedFPExt, "experimental.constrained.fpext", [0], [0], [], exceptions),
    row!(ConstrainedFPTrunc, "experimental.constrained.fptrunc", [0], [0], [], rounding, exceptions),
    row!(ConstrainedSIToFP, "experimental.constrained.sitofp", [0], [0], [], rounding, exceptions),
    row!(ConstrainedUIToFP, "experimental.constrained.uitofp", [0], [0], [], rounding, exceptions),
    row!(CopySign, "copysign", [], [0], [], fmf),
    row!(CoroAlign, "coro.align", [0], [], []),
    row!(CoroBegin, "coro.begin", [], [], []),
    row!(CoroEnd, "coro.end", [], [], []),
    row!(CoroFree, "coro.free", [], [], []),
    row!(CoroId, "coro.id", [], [], []),
    row!(CoroPromise, "coro.promise", [], [], []),
    row!(CoroResume, "coro.resume", [], [], []),
    row!(CoroSave, "coro.save", [], [], []),
    row!(CoroSize, "coro.size", [0], [], []),
    row!(CoroSuspend, "coro.suspend", [], [], []),
    row!(Cos, "cos", [], [0], [], fmf),
    row!(Cosh, "cosh", [], [0], [], fmf),
    row!(CountLeadingZeros, "ctlz", [], [0], [(1, CountLeadingZeros::SLOTS.is_zero_poison)]),
    row!(CountTrailingZeros, "cttz", [], [0], [(1, CountTrailingZeros::SLOTS.is_zero_poison)]),
    row!(CtPop, "ctpop", [], [0], []),
    row!(DebugTrap, "debugtrap", [], [], []),
    row!(EhTypeidFor, "eh.typeid.for", [], [0], []),
    row!(Exp2, "exp2", [], [0], [], fmf),
    row!(Exp10, "exp10", [], [0], [], fmf),
    row!(Exp, "exp", [], [0], [], fmf),
    row!(Expect, "expect", [], [0], []),
    row!(ExpectWithProbability, "expect.with.probability", [], [0], [(2, ExpectWithProbability::SLOTS.prob)]),
    row!(FAbs, "fabs", [], [0], [], fmf),
    row!(FCeil, "ceil", [], [0], [], fmf),
    row!(FFloor, "floor", [], [0], [], fmf),
    row!(FMA, "fma", [], [0], [], fmf),
    row!(FMulAdd, "fmuladd", [], [0], [], fmf),
    row!(FTrunc, "trunc", [], [0], [], fmf),
    row!(FractionExp, "frexp", [0, 1], [], [], fields, fmf),
    row!(Fshl, "fshl", [], [0], []),
    row!(Fshr, "fshr", [], [0], []),
    row!(GetActiveLaneMask, "get.active.lane.mask", [0], [0], []),
    row!(InvariantEnd, "invariant.end", [], [2], [(1, InvariantEnd::SLOTS.size)]),
    row!(InvariantStart, "invariant.start", [], [1], [(0, InvariantStart::SLOTS.size)]),
    row!(IsConstant, "is.constant", [], [0], []),
    row!(IsFPClass, "is.fpclass", [], [0], [(1, IsFPClass::SLOTS.bits)]),
    row!(LaunderInvariantGroup, "launder.invariant.group", [], [0], []),
    row!(LifetimeEnd, "lifetime.end", [], [0], []),
    row!(LifetimeStart, "lifetime.start", [], [0], []),
    row!(Llrint, "llrint", [0], [0], []),
    row!(Llround, "llround", [0], [0], []),
    row!(LoadExp, "ldexp", [], [0, 1], [], fmf),
    row!(Log2, "log2", [], [0], [], fmf),
    row!(Log10, "log10", [], [0], [], fmf),
    row!(Log, "log", [], [0], [], fmf),
    row!(Lrint, "lrint", [0], [0], []),
    row!(Lround, "lround", [0], [0], []),
    row!(MaxNum, "maxnum", [], [0], [], fmf),
    row!(Maximum, "maximum", [], [0], [], fmf),
    row!(MemcpyInline, "memcpy.inline", [], [0, 1, 2], [(2, MemcpyInline::SLOTS.len), (3, MemcpyInline::SLOTS.is_volatile)], attrs; alias),
    row!(Memcpy, "memcpy", [], [0, 1, 2], [(3, Memcpy::SLOTS.is_volatile)], attrs; alias),
    row!(Memmove, "memmove", [], [0, 1, 2], [(3, Memmove::SLOTS.is_volatile)], attrs; alias),
    row!(MemsetInline, "memset.inline", [], [0, 2], [(2, MemsetInline::SLOTS.len), (3, MemsetInline::SLOTS.is_volatile)], attrs; alias),
    row!(Memset, "memset", [], [0, 2], [(3, Memset::SLOTS.is_volatile)], attrs; alias),
    row!(MinNum, "minnum", [], [0], [], fmf),
    row!(Minimum, "minimum", [], [0], [], fmf),
    row!(Nearbyint, "nearbyint", [], [0], [], fmf),
    row!(PowI, "powi", [], [0, 1], [], fmf),
    row!(Pow, "pow", [], [0], [], fmf),
    row!(Prefetch, "prefetch", [], [0], [(1, Prefetch::SLOTS.rw), (2, Prefetch::SLOTS.hint), (3, Prefetch::SLOTS.cache)]),
    row!(PtrAnnotation, "ptr.annotation", [0], [2], []),
    row!(PtrMask, "ptrmask", [], [0, 1], []),
    row!(Rint, "rint", [], [0], [], fmf),
    row!(RoundEven, "roundeven", [], [0], [], fmf),
    row!(Round, "round", [], [0], [], fmf),
    row!(SAddSat, "sadd.sat", [], [0], []),
    row!(SAddWithOverflow, "sadd.with.overflow", [0], [], [], fields),
    row!(SCmp, "scmp", [0], [0], []),
    row!(SMax, "smax", [], [0], []),
    row!(SMin, "smin", [], [0], []),
    row!(SMulWithOverflow, "smul.with.overflow", [0], [], [], fields),
    row!(SSACopy, "ssa.copy", [], [0], []),
    row!(SSHLSat, "sshl.sat", [], [0], []),
    row!(SSubSat, "ssub.sat", [], [0], []),
    row!(SSubWithOverflow, "ssub.with.overflow", [0], [], [], fields),
    row!(Sin, "sin", [], [0], [], fmf),
    row!(Sincos, "sincos", [], [0], [], fmf),
    row!(Sinh, "sinh", [], [0], [], fmf),
    row!(Sqrt, "sqrt", [], [0], [], fmf),
    row!(StackRestore, "stackrestore", [], [0], []),
    row!(StackSave, "stacksave", [0], [], []),
    row!(StepVector, "stepvector", [0], [], []),
    row!(StripInvariantGroup, "strip.invariant.group", [], [0], []),
    row!(Tan, "tan", [], [0], [], fmf),
    row!(Tanh, "tanh", [], [0], [], fmf),
    row!(ThreadlocalAddress, "threadlocal.address", [], [0], []),
    row!(Trap, "trap", [], [], []),
    row!(UAddSat, "uadd.sat", [], [0], []),
    row!(UAddWithOverflow, "uadd.with.overflow", [0], [], [], fields),
    row!(UBSanTrap, "ubsantrap", [], [], [(0, UBSanTrap::SLOTS.failure_kind)]),
    row!(UCmp, "ucmp", [0], [0], []),
    row!(UMax, "umax", [], [0], []),
    row!(UMin, "umin", [], [0], []),
    row!(UMulWithOverflow, "umul.with.overflow", [0], [], [], fields),
    row!(USHLSat, "ushl.sat", [], [0], []),
    row!(USubSat, "usub.sat", [], [0], []),
    row!(USubWithOverflow, "usub.with.overflow", [0], [], [], fields),
    row!(VPAShr, "vp.ashr", [0], [], []),
    row!(VPAdd, "vp.add", [0], [], []),
    row!(VPAnd, "vp.and", [0], [], []),
    row!(VPFAdd, "vp.fadd", [0], [], []),
    row!(VPFDiv, "vp.fdiv", [0], [], []),
    row!(VPFMulAdd, "vp.fmuladd", [0], [], []),
    row!(VPFMul, "vp.fmul", [0], [], []),
    row!(VPFNeg, "vp.fneg", [0], [], []),
    row!(VPFPExt, "vp.fpext", [0], [0], []),
    row!(VPFPToSI, "vp.fptosi", [0], [0], []),
    row!(VPFPToUI, "vp.fptoui", [0], [0], []),
    row!(VPFPTrunc, "vp.fptrunc", [0], [0], []),
    row!(VPFRem, "vp.frem", [0], [], []),
    row!(VPFSub, "vp.fsub", [0], [], []),
    row!(VPFma, "vp.fma", [0], [], []),
    row!(VPIntToPtr, "vp.inttoptr", [0], [0], []),
    row!(VPLShr, "vp.lshr", [0], [], []),
    row!(VPLoad, "vp.load", [0], [0], []),
    row!(VPMerge, "vp.merge", [], [1], []),
    row!(VPMul, "vp.mul", [0], [], []),
    row!(VPOr, "vp.or", [0], [], []),
    row!(VPPtrToInt, "vp.ptrtoint", [0], [0], []),
    row!(VPReduceAdd, "vp.reduce.add", [], [1], []),
    row!(VPReduceAnd, "vp.reduce.and", [], [1], []),
    row!(VPReduceFAdd, "vp.reduce.fadd", [], [1], []),
    row!(VPReduceFMax, "vp.reduce.fmax", [], [1], []),
    row!(VPReduceFMin, "vp.reduce.fmin", [], [1], []),
    row!(VPReduceFMul, "vp.reduce.fmul", [], [1], []),
    row!(VPReduceMul, "vp.reduce.mul", [], [1], []),
    row!(VPReduceOr, "vp.reduce.or", [], [1], []),
    row!(VPReduceSMax, "vp.reduce.smax", [], [1], []),
    row!(VPReduceSMin, "vp.reduce.smin", [], [1], []),
    row!(VPReduceUMax, "vp.reduce.umax", [], [1], []),
    row!(VPReduceUMin, "vp.reduce.umin", [], [1], []),
    row!(VPReduceXor, "vp.reduce.xor", [], [1], []),
    row!(VPSDiv, "vp.sdiv", [0], [], []),
    row!(VPSExt, "vp.sext", [0], [0], []),
    row!(VPSIToFP, "vp.sitofp", [0], [0], []),
    row!(VPSMax, "vp.smax", [0], [], []),
    row!(VPSMin, "vp.smin", [0], [], []),
    row!(VPSRem, "vp.srem", [0], [], []),
    row!(VPSelect, "vp.select", [], [1], []),
    row!(VPShl, "vp.shl", [0], [], []),
    row!(VPStore, "vp.store", [], [0, 1], []),
    row!(VPStridedLoad, "experimental.vp.strided.load", [0], [0, 1], []),
    row!(VPStridedStore, "experimental.vp.strided.store", [], [0, 1, 2], []),
    row!(VPSub, "vp.sub", [0], [], []),
    row!(VPTrunc, "vp.trunc", [0], [0], []),
    row!(VPUDiv, "vp.udiv", [0], [], []),
    row!(VPUIToFP, "vp.uitofp", [0], [0], []),
    row!(VPUMax, "vp.umax", [0], [], []),
    row!(VPUMin, "vp.umin", [0], [], []),
    row!(VPURem, "vp.urem", [0], [], []),
    row!(VPXor, "vp.xor", [0], [], []),
    row!(VPZExt, "vp.zext", [0], [0], []),
    row!(VaCopy, "va_copy", [], [0], []),
    row!(VaEnd, "va_end", [], [0], []),
    row!(VaStart, "va_start", [], [0], []),
    row!(VarAnnotation, "var.annotation", [], [0, 1], []),
    row!(MaskedCompressstore, "masked.compressstore", [], [0], [], attrs),
    row!(MaskedExpandload, "masked.expandload", [0], [], [], attrs),
    row!(VectorDeinterleave2, "vector.deinterleave2", [], [0], []),
    row!(VectorExtract, "vector.extract", [0], [0], [(1, VectorExtract::SLOTS.pos)]),
    row!(VectorInsert, "vector.insert", [0], [1], [(2, VectorInsert::SLOTS.pos)]),
    row!(VectorInterleave2, "vector.interleave2", [0], [], []),
    row!(VectorReduceAdd, "vector.reduce.add", [], [0], []),
    row!(VectorReduceAnd, "vector.reduce.and", [], [0], []),
    row!(VectorReduceFAdd, "vector.reduce.fadd", [], [1], [], fmf),
    row!(VectorReduceFMax, "vector.reduce.fmax", [], [0], [], fmf),
    row!(VectorReduceFMaximum, "vector.reduce.fmaximum", [], [0], [], fmf),
    row!(VectorReduceFMin, "vector.reduce.fmin", [], [0], [], fmf),
    row!(VectorReduceFMinimum, "vector.reduce.fminimum", [], [0], [], fmf),
    row!(VectorReduceFMul, "vector.reduce.fmul", [], [1], [], fmf),
    row!(VectorReduceMul, "vector.reduce.mul", [], [0], []),
    row!(VectorReduceOr, "vector.reduce.or", [], [0], []),
    row!(VectorReduceSmax, "vector.reduce.smax", [], [0], []),
    row!(VectorReduceSmin, "vector.reduce.smin", [], [0], []),
    row!(VectorReduceUmax, "vector.reduce.umax", [], [0], []),
    row!(VectorReduceUmin, "vector.reduce.umin", [], [0], []),
    row!(VectorReduceXor, "vector.reduce.xor", [], [0], []),
    row!(VScale, "vscale", [0], [], []),
];

/// As [`INTRINSICS`], for operations that came after MLIR 22: the import makes none of them.
#[rustfmt::skip]
pub(crate) static NEWER: &[Intrinsic] = &[
    row!(ArithmeticFence, "arithmetic.fence", [0], [], []),
    row!(Clmul, "clmul", [], [0], []),
    row!(CoroAlloc, "coro.alloc", [], [], []),
    row!(CoroAwaitSuspendBool, "coro.await.suspend.bool", [], [], []),
    row!(CoroAwaitSuspendHandle, "coro.await.suspend.handle", [], [], []),
    row!(CoroAwaitSuspendVoid, "coro.await.suspend.void", [], [], []),
    row!(CoroDestroy, "coro.destroy", [], [], []),
    row!(CoroDone, "coro.done", [], [], []),
    row!(CoroFrame, "coro.frame", [], [], []),
    row!(CoroIsInRamp, "coro.is_in_ramp", [], [], []),
    row!(CoroNoop, "coro.noop", [], [], []),
    row!(FakeUse, "fake.use", [], [], []),
    row!(MaximumNum, "maximumnum", [], [0], [], fmf),
    row!(MinimumNum, "minimumnum", [], [0], [], fmf),
    row!(Modf, "modf", [0], [], [], fields, fmf),
    row!(VPReduceFMaximum, "vp.reduce.fmaximum", [], [1], []),
    row!(VPReduceFMinimum, "vp.reduce.fminimum", [], [1], []),
    row!(ConstrainedACos, "experimental.constrained.acos", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedASin, "experimental.constrained.asin", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedATan, "experimental.constrained.atan", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedCos, "experimental.constrained.cos", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedCosh, "experimental.constrained.cosh", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedExp, "experimental.constrained.exp", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedExp2, "experimental.constrained.exp2", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedLog, "experimental.constrained.log", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedLog10, "experimental.constrained.log10", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedLog2, "experimental.constrained.log2", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedNearbyint, "experimental.constrained.nearbyint", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedRint, "experimental.constrained.rint", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedSin, "experimental.constrained.sin", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedSinh, "experimental.constrained.sinh", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedSqrt, "experimental.constrained.sqrt", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedTan, "experimental.constrained.tan", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedTanh, "experimental.constrained.tanh", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedCeil, "experimental.constrained.ceil", [], [0], [], fmf, exceptions),
    row!(ConstrainedFloor, "experimental.constrained.floor", [], [0], [], fmf, exceptions),
    row!(ConstrainedRound, "experimental.constrained.round", [], [0], [], fmf, exceptions),
    row!(ConstrainedRoundEven, "experimental.constrained.roundeven", [], [0], [], fmf, exceptions),
    row!(ConstrainedFTrunc, "experimental.constrained.trunc", [], [0], [], fmf, exceptions),
    row!(ConstrainedATan2, "experimental.constrained.atan2", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFAdd, "experimental.constrained.fadd", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFDiv, "experimental.constrained.fdiv", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFMul, "experimental.constrained.fmul", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFRem, "experimental.constrained.frem", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFSub, "experimental.constrained.fsub", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedPow, "experimental.constrained.pow", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedMaximum, "experimental.constrained.maximum", [], [0], [], fmf, exceptions),
    row!(ConstrainedMaxNum, "experimental.constrained.maxnum", [], [0], [], fmf, exceptions),
    row!(ConstrainedMinimum, "experimental.constrained.minimum", [], [0], [], fmf, exceptions),
    row!(ConstrainedMinNum, "experimental.constrained.minnum", [], [0], [], fmf, exceptions),
    row!(ConstrainedFMA, "experimental.constrained.fma", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFMulAdd, "experimental.constrained.fmuladd", [], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedFCmp, "experimental.constrained.fcmp", [], [0], [], fmf, predicate, exceptions),
    row!(ConstrainedFCmpS, "experimental.constrained.fcmps", [], [0], [], fmf, predicate, exceptions),
    row!(ConstrainedFPToSI, "experimental.constrained.fptosi", [0], [0], [], fmf, exceptions),
    row!(ConstrainedFPToUI, "experimental.constrained.fptoui", [0], [0], [], fmf, exceptions),
    row!(ConstrainedLlround, "experimental.constrained.llround", [0], [0], [], fmf, exceptions),
    row!(ConstrainedLround, "experimental.constrained.lround", [0], [0], [], fmf, exceptions),
    row!(ConstrainedLlrint, "experimental.constrained.llrint", [0], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedLrint, "experimental.constrained.lrint", [0], [0], [], fmf, rounding, exceptions),
    row!(ConstrainedLoadExp, "experimental.constrained.ldexp", [0], [1], [], fmf, rounding, exceptions),
    row!(ConstrainedPowI, "experimental.constrained.powi", [0], [], [], fmf, rounding, exceptions),
];

/// Operations whose intrinsics came after LLVM 22, with the names.
#[rustfmt::skip]
pub(crate) static WITHOUT_INTRINSIC: &[(&OpDef, &str)] = &[
    (CoroDead::DEF, "llvm.coro.dead"),
    (Pdep::DEF, "llvm.pdep"),
    (Pext::DEF, "llvm.pext"),
    (SMulH::DEF, "llvm.smulh"),
    (UMulH::DEF, "llvm.umulh"),
    (VectorReduceFMaximumNum::DEF, "llvm.vector.reduce.fmaximumnum"),
    (VectorReduceFMinimumNum::DEF, "llvm.vector.reduce.fminimumnum"),
];
