//! Intrinsics on scalars and memory, and those that inform the optimizer or the debugger.

use crate::asm::intrinsics as asm;
use crate::attrs::*;
use crate::constraints::*;
use crate::enums::*;
use crate::{divide, infer, promote, verify};
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_ir::promotion::Removal;
use terrace_rewrite::prelude::*;

ops! { "llvm", INTRINSIC_OPS;
    /// Absolute value; that of the least integer is poison if `is_int_min_poison` is set, else itself.
    ///
    /// LangRef: `llvm.abs`.
    Abs = "intr.abs" {
        (operand: IntOrVector) -> (res: LlvmType)
        attrs { is_int_min_poison: I1Attr }
        traits [Pure]
    }

    /// Arc cosine.
    ///
    /// LangRef: `llvm.acos`.
    ACos = "intr.acos",
    /// Arc sine.
    ///
    /// LangRef: `llvm.asin`.
    ASin = "intr.asin",
    /// Arc tangent.
    ///
    /// LangRef: `llvm.atan`.
    ATan = "intr.atan",
    /// The least integral value not below the operand.
    ///
    /// LangRef: `llvm.ceil`.
    FCeil = "intr.ceil",
    /// Cosine.
    ///
    /// LangRef: `llvm.cos`.
    Cos = "intr.cos",
    /// Hyperbolic cosine.
    ///
    /// LangRef: `llvm.cosh`.
    Cosh = "intr.cosh",
    /// e to the power of the operand.
    ///
    /// LangRef: `llvm.exp`.
    Exp = "intr.exp",
    /// Ten to the power of the operand.
    ///
    /// LangRef: `llvm.exp10`.
    Exp10 = "intr.exp10",
    /// Two to the power of the operand.
    ///
    /// LangRef: `llvm.exp2`.
    Exp2 = "intr.exp2",
    /// Absolute value of a float.
    ///
    /// LangRef: `llvm.fabs`.
    FAbs = "intr.fabs",
    /// The greatest integral value not above the operand.
    ///
    /// LangRef: `llvm.floor`.
    FFloor = "intr.floor",
    /// Natural logarithm.
    ///
    /// LangRef: `llvm.log`.
    Log = "intr.log",
    /// Logarithm to base ten.
    ///
    /// LangRef: `llvm.log10`.
    Log10 = "intr.log10",
    /// Logarithm to base two.
    ///
    /// LangRef: `llvm.log2`.
    Log2 = "intr.log2",
    /// The nearest integral value in the current rounding mode, without raising inexact.
    ///
    /// LangRef: `llvm.nearbyint`.
    Nearbyint = "intr.nearbyint",
    /// The nearest integral value in the current rounding mode.
    ///
    /// LangRef: `llvm.rint`.
    Rint = "intr.rint",
    /// The nearest integral value, ties away from zero.
    ///
    /// LangRef: `llvm.round`.
    Round = "intr.round",
    /// The nearest integral value, ties to even.
    ///
    /// LangRef: `llvm.roundeven`.
    RoundEven = "intr.roundeven",
    /// Sine.
    ///
    /// LangRef: `llvm.sin`.
    Sin = "intr.sin",
    /// Hyperbolic sine.
    ///
    /// LangRef: `llvm.sinh`.
    Sinh = "intr.sinh",
    /// Square root.
    ///
    /// LangRef: `llvm.sqrt`.
    Sqrt = "intr.sqrt",
    /// Tangent.
    ///
    /// LangRef: `llvm.tan`.
    Tan = "intr.tan",
    /// Hyperbolic tangent.
    ///
    /// LangRef: `llvm.tanh`.
    Tanh = "intr.tanh",
    /// The operand rounded towards zero to an integral value.
    ///
    /// LangRef: `llvm.trunc`.
    FTrunc = "intr.trunc" {
        (operand: FloatOrVector) -> (res: LlvmType = operand)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// The integer operand, annotated with a string, a file and a line.
    ///
    /// LangRef: `llvm.annotation`.
    Annotation = "intr.annotation" {
        (integer: AnySignlessInteger, annotation: AnyPointer, file_name: AnyPointer, line: I32) -> (res: AnySignlessInteger = integer)
        relations { same_type(res, integer), same_type(annotation, file_name("fileName")) }
    }

    /// Assumes that a condition holds, and the properties in its operand bundles.
    ///
    /// LangRef: `llvm.assume`.
    Assume = "intr.assume" {
        (cond: I1, op_bundle_operands: [LlvmType])
        attrs { op_bundle_sizes: DenseI32Array }
        opts { op_bundle_tags: ArrayAttrOf }
        hooks { parse: asm::parse_assume, print: asm::print_assume, verify_shape: verify::assume }
    }

    /// Arc tangent of the quotient of two floats, in the quadrant of their signs.
    ///
    /// LangRef: `llvm.atan2`.
    ATan2 = "intr.atan2",
    /// The first operand's magnitude with the second operand's sign.
    ///
    /// LangRef: `llvm.copysign`.
    CopySign = "intr.copysign",
    /// The greater float; NaN if an operand is, and plus zero is above minus zero.
    ///
    /// LangRef: `llvm.maximum`.
    Maximum = "intr.maximum",
    /// The greater float; if one operand is NaN, the other one.
    ///
    /// LangRef: `llvm.maxnum`.
    MaxNum = "intr.maxnum",
    /// The lesser float; NaN if an operand is, and minus zero is below plus zero.
    ///
    /// LangRef: `llvm.minimum`.
    Minimum = "intr.minimum",
    /// The lesser float; if one operand is NaN, the other one.
    ///
    /// LangRef: `llvm.minnum`.
    MinNum = "intr.minnum",
    /// The first float to the power of the second one.
    ///
    /// LangRef: `llvm.pow`.
    Pow = "intr.pow" {
        (a: FloatOrVector, b: FloatOrVector) -> (res: LlvmType = a)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// Reverses the order of the bits.
    ///
    /// LangRef: `llvm.bitreverse`.
    BitReverse = "intr.bitreverse",
    /// Reverses the order of the bytes.
    ///
    /// LangRef: `llvm.bswap`.
    ByteSwap = "intr.bswap",
    /// Number of one bits.
    ///
    /// LangRef: `llvm.ctpop`.
    CtPop = "intr.ctpop" {
        (operand: IntOrVector) -> (res: LlvmType = operand)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The alignment that a coroutine's frame needs.
    ///
    /// LangRef: `llvm.coro.align`.
    CoroAlign = "intr.coro.align",
    /// The size of a coroutine's frame.
    ///
    /// LangRef: `llvm.coro.size`.
    CoroSize = "intr.coro.size" {
        () -> (res: LlvmType)
        format "attr-dict `:` type($res)"
    }

    /// The address of a coroutine's frame in the given memory.
    ///
    /// LangRef: `llvm.coro.begin`.
    CoroBegin = "intr.coro.begin" {
        (token: Token, mem: AnyPointer) -> (res: LlvmType)
        format "$token `,` $mem attr-dict `:` functional-type(operands, results)"
    }

    /// Marks the end of a coroutine's first call.
    ///
    /// LangRef: `llvm.coro.end`.
    CoroEnd = "intr.coro.end" {
        (handle: AnyPointer, unwind: I1, retvals: Token) -> (res: LlvmType)
        format "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)"
    }

    /// The memory of a coroutine's frame, to be freed, or null.
    ///
    /// LangRef: `llvm.coro.free`.
    CoroFree = "intr.coro.free" {
        (id: Token, handle: AnyPointer) -> (res: LlvmType)
        format "$id `,` $handle attr-dict `:` functional-type(operands, results)"
    }

    /// A token that names a coroutine.
    ///
    /// LangRef: `llvm.coro.id`.
    CoroId = "intr.coro.id" {
        (align: I32, promise: AnyPointer, coroaddr: AnyPointer, fnaddrs: AnyPointer) -> (res: LlvmType)
        format "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)"
    }

    /// The address of a coroutine's promise from its handle, or the other way round.
    ///
    /// LangRef: `llvm.coro.promise`.
    CoroPromise = "intr.coro.promise" {
        (handle: AnyPointer, align: I32, from: I1) -> (res: AnyPointer)
        format "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)"
    }

    /// Resumes a suspended coroutine.
    ///
    /// LangRef: `llvm.coro.resume`.
    CoroResume = "intr.coro.resume" {
        (handle: AnyPointer)
        format "$handle attr-dict `:` qualified(type($handle))"
    }

    /// Marks where a coroutine's state is ready to be resumed; the result is the token for `coro.suspend`.
    ///
    /// LangRef: `llvm.coro.save`.
    CoroSave = "intr.coro.save" {
        (handle: AnyPointer) -> (res: LlvmType)
        format "$handle attr-dict `:` functional-type(operands, results)"
    }

    /// Suspends a coroutine; the result says whether it is resumed, destroyed or suspended.
    ///
    /// LangRef: `llvm.coro.suspend`.
    CoroSuspend = "intr.coro.suspend" {
        (save: Token, is_final: I1) -> (res: LlvmType)
        format "$save `,` $is_final attr-dict `:` type($res)"
        types  { asm::complete_suspend }
    }

    /// Number of leading zeros; for zero, the width or poison.
    ///
    /// LangRef: `llvm.ctlz`.
    CountLeadingZeros = "intr.ctlz",
    /// Number of trailing zeros; for zero, the width or poison.
    ///
    /// LangRef: `llvm.cttz`.
    CountTrailingZeros = "intr.cttz" {
        (operand: IntOrVector) -> (res: LlvmType = operand)
        attrs { is_zero_poison: I1Attr }
        traits [Pure, SameOperandsAndResultType]
    }

    /// Declares the address of a source variable for the debugger.
    ///
    /// LangRef: `llvm.dbg.declare`.
    DbgDeclare = "intr.dbg.declare" (removal: |_, _: Op| Some(promote::DBG_DECLARE)) {
        (addr: AnyPointer)
        attrs { var_info("varInfo"): DiLocalVariable }
        opts { location_expr("locationExpr"): DiExpression = None }
        format "$varInfo ($locationExpr^)? `=` $addr `:` qualified(type($addr)) attr-dict"
    }

    /// Marks the position of a source label for the debugger.
    ///
    /// LangRef: `llvm.dbg.label`.
    DbgLabel = "intr.dbg.label" {
        ()
        attrs { label: DiLabel }
        format "$label attr-dict"
    }

    /// Gives the value of a source variable from here on for the debugger.
    ///
    /// LangRef: `llvm.dbg.value`.
    DbgValue = "intr.dbg.value" (removal: |_, _: Op| Some(promote::DBG_VALUE)) {
        (value: LlvmType)
        attrs { var_info("varInfo"): DiLocalVariable }
        opts { location_expr("locationExpr"): DiExpression = None }
        format "$varInfo ($locationExpr^)? `=` $value `:` qualified(type($value)) attr-dict"
    }

    /// Stops in the debugger.
    ///
    /// LangRef: `llvm.debugtrap`.
    DebugTrap = "intr.debugtrap",
    /// Ends the program abnormally.
    ///
    /// LangRef: `llvm.trap`.
    Trap = "intr.trap" {
        ()
        format "attr-dict"
    }

    /// The number that stands for a type in exception selectors.
    ///
    /// LangRef: `llvm.eh.typeid.for`.
    EhTypeidFor = "intr.eh.typeid.for" {
        (type_info: AnyPointer) -> (res: LlvmType)
        format "$type_info attr-dict `:` functional-type(operands, results)"
    }

    /// The first operand, which is expected to equal the second one.
    ///
    /// LangRef: `llvm.expect`.
    Expect = "intr.expect" {
        (val: AnySignlessInteger, expected: AnySignlessInteger) -> (res: LlvmType = val)
        traits [Pure, SameOperandsAndResultType]
        format "$val `,` $expected attr-dict `:` type($val)"
    }

    /// The first operand, which equals the second one with the given probability.
    ///
    /// LangRef: `llvm.expect.with.probability`.
    ExpectWithProbability = "intr.expect.with.probability" {
        (val: AnySignlessInteger, expected: AnySignlessInteger) -> (res: LlvmType = val)
        attrs { prob: F64Attr }
        traits [Pure]
        relations { same_type(val, expected, res) }
        format "$val `,` $expected `,` $prob attr-dict `:` type($val)"
    }

    /// Converts a float to a larger format, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.fpext`.
    ConstrainedFPExt = "intr.experimental.constrained.fpext" {
        (arg: LlvmType) -> (res: LlvmType)
        attrs { fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        traits [Pure]
        format "$arg $fpExceptionBehavior attr-dict `:` type($arg) `to` type(results)"
    }

    /// Rounds a float to a smaller format in a given mode, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.fptrunc`.
    ConstrainedFPTrunc = "intr.experimental.constrained.fptrunc",
    /// Rounds a signed integer to a float in a given mode, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.sitofp`.
    ConstrainedSIToFP = "intr.experimental.constrained.sitofp",
    /// Rounds an unsigned integer to a float in a given mode, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.uitofp`.
    ConstrainedUIToFP = "intr.experimental.constrained.uitofp" {
        (arg: LlvmType) -> (res: LlvmType)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        traits [Pure]
        format "$arg $roundingmode $fpExceptionBehavior attr-dict `:` type($arg) `to` type(results)"
    }

    /// Declares the beginning of an alias scope.
    ///
    /// LangRef: `llvm.experimental.noalias.scope.decl`.
    NoAliasScopeDecl = "intr.experimental.noalias.scope.decl" {
        ()
        attrs { scope: AliasScope }
        format "$scope attr-dict"
    }

    /// `a * b + c`, rounded once.
    ///
    /// LangRef: `llvm.fma`.
    FMA = "intr.fma",
    /// `a * b + c`, rounded once if that is fast, else twice.
    ///
    /// LangRef: `llvm.fmuladd`.
    FMulAdd = "intr.fmuladd" {
        (a: FloatOrVector, b: FloatOrVector, c: FloatOrVector) -> (res: LlvmType = a)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// Splits a float into a fraction and an exponent of two.
    ///
    /// LangRef: `llvm.frexp`.
    FractionExp = "intr.frexp" {
        (val: FloatOrVector) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// Funnel shift left: the upper half of the two operands, concatenated and shifted left.
    ///
    /// LangRef: `llvm.fshl`.
    Fshl = "intr.fshl",
    /// Funnel shift right: the lower half of the two operands, concatenated and shifted right.
    ///
    /// LangRef: `llvm.fshr`.
    Fshr = "intr.fshr" {
        (a: IntOrVector, b: IntOrVector, c: IntOrVector) -> (res: LlvmType = a)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Ends an `invariant.start`: the memory may change again.
    ///
    /// LangRef: `llvm.invariant.end`.
    InvariantEnd = "intr.invariant.end" {
        (start: DefaultPointer, ptr: AnyPointer)
        attrs { size: I64Attr }
        format "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"
        types { infer::start_pointer }
        hooks { removal: |_, _: Op| Some(Removal::Erase) }
    }

    /// Declares that memory does not change from here on.
    ///
    /// LangRef: `llvm.invariant.start`.
    InvariantStart = "intr.invariant.start" {
        (ptr: AnyPointer) -> (res: DefaultPointer = infer)
        attrs { size: I64Attr }
        format "$size `,` $ptr attr-dict `:` qualified(type($ptr))"
        hooks { infer: infer::default_pointer, removal: |_, _: Op| Some(Removal::EraseWithUsers) }
    }

    /// Whether the operand is a compile-time constant.
    ///
    /// LangRef: `llvm.is.constant`.
    IsConstant = "intr.is.constant" {
        (val: LlvmType) -> (res: I1 = infer)
        traits [Pure]
        hooks { infer: infer::i1 }
    }

    /// Whether a float is in one of the classes of a bit mask.
    ///
    /// LangRef: `llvm.is.fpclass`.
    IsFPClass = "intr.is.fpclass" {
        (operand: FloatOrVector) -> (res: LlvmType)
        attrs { bits("bit"): I32Attr }
        traits [Pure]
    }

    /// The pointer with a new invariant group.
    ///
    /// LangRef: `llvm.launder.invariant.group`.
    LaunderInvariantGroup = "intr.launder.invariant.group",
    /// The pointer without an invariant group.
    ///
    /// LangRef: `llvm.strip.invariant.group`.
    StripInvariantGroup = "intr.strip.invariant.group" {
        (ptr: AnyPointer) -> (res: AnyPointer = ptr)
        traits [SameOperandsAndResultType]
        format "$ptr attr-dict `:` qualified(type($ptr))"
        hooks { removal: |_, _: Op| Some(Removal::EraseWithUsers) }
    }

    /// A float times a power of two.
    ///
    /// LangRef: `llvm.ldexp`.
    LoadExp = "intr.ldexp",
    /// A float to an integral power.
    ///
    /// LangRef: `llvm.powi`.
    PowI = "intr.powi" {
        (val: FloatOrVector, power: AnySignlessInteger) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// Ends the lifetime of memory. The operand is the result of the allocation itself.
    ///
    /// LangRef: `llvm.lifetime.end`.
    LifetimeEnd = "intr.lifetime.end" (removal: |_, _: Op| Some(Removal::Erase), takes_arg: |_, _: Op, _, _| false),
    /// Begins the lifetime of memory, whose contents are undefined. The operand is the result of the allocation itself.
    ///
    /// LangRef: `llvm.lifetime.start`.
    LifetimeStart = "intr.lifetime.start" (removal: |_, _: Op| Some(Removal::Erase), takes_arg: |_, _: Op, _, _| false),
    /// Frees the stack memory allocated since a `stacksave`.
    ///
    /// LangRef: `llvm.stackrestore`.
    StackRestore = "intr.stackrestore" {
        (ptr: AnyPointer)
        format "$ptr attr-dict `:` qualified(type($ptr))"
    }

    /// The nearest integer in the current rounding mode, as a `long long`.
    ///
    /// LangRef: `llvm.llrint`.
    Llrint = "intr.llrint",
    /// The nearest integer in the current rounding mode, as a `long`.
    ///
    /// LangRef: `llvm.lrint`.
    Lrint = "intr.lrint",
    /// The nearest integer, ties away from zero, as a `long`.
    ///
    /// LangRef: `llvm.lround`.
    Lround = "intr.lround" {
        (val: FloatOrVector) -> (res: LlvmType)
        traits [Pure]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The nearest integer, ties away from zero, as a `long long`.
    ///
    /// LangRef: `llvm.llround`.
    Llround = "intr.llround" {
        (val: LlvmFloat) -> (res: LlvmType)
        traits [Pure]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Copies bytes between buffers that are equal or do not overlap.
    ///
    /// LangRef: `llvm.memcpy`.
    Memcpy = "intr.memcpy" (access: &promote::MEMCPY, part_access: &divide::MEMCPY),
    /// Copies bytes between buffers that may overlap.
    ///
    /// LangRef: `llvm.memmove`.
    Memmove = "intr.memmove" (access: &promote::MEMCPY, part_access: &divide::MEMCPY) {
        (dst: AnyPointer, src: AnyPointer, len: AnySignlessInteger)
        attrs { is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemRead, MemWrite]
    }

    /// Copies a constant number of bytes without calling a function.
    ///
    /// LangRef: `llvm.memcpy.inline`.
    MemcpyInline = "intr.memcpy.inline" (access: &promote::MEMCPY, part_access: &divide::MEMCPY) {
        (dst: AnyPointer, src: AnyPointer)
        attrs { len: AnyIntegerAttr, is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemRead, MemWrite]
    }

    /// Fills memory with a byte.
    ///
    /// LangRef: `llvm.memset`.
    Memset = "intr.memset" (access: &promote::MEMSET, part_access: &divide::MEMSET) {
        (dst: AnyPointer, val: I8, len: AnySignlessInteger)
        attrs { is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemWrite]
    }

    /// Fills a constant number of bytes without calling a function.
    ///
    /// LangRef: `llvm.memset.inline`.
    MemsetInline = "intr.memset.inline" (access: &promote::MEMSET, part_access: &divide::MEMSET) {
        (dst: AnyPointer, val: I8)
        attrs { len: AnyIntegerAttr, is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemWrite]
    }

    /// Hints that memory will be accessed soon.
    ///
    /// LangRef: `llvm.prefetch`.
    Prefetch = "intr.prefetch" {
        (addr: AnyPointer)
        attrs { rw: I32Attr, hint: I32Attr, cache: I32Attr }
    }

    /// The pointer operand, annotated with a string, a file, a line and arguments.
    ///
    /// LangRef: `llvm.ptr.annotation`.
    PtrAnnotation = "intr.ptr.annotation" {
        (ptr: AnyPointer, annotation: AnyPointer, file_name: AnyPointer, line: I32, attr: AnyPointer) -> (res: AnyPointer = ptr)
        relations { same_type(res, ptr), same_type(annotation, file_name("fileName"), attr) }
    }

    /// The pointer with the bits of its address masked.
    ///
    /// LangRef: `llvm.ptrmask`.
    PtrMask = "intr.ptrmask" {
        (ptr: PtrOrVector, mask: AnyIntOrVector) -> (res: PtrOrVector = ptr)
        traits [Pure]
        relations { same_type(ptr, res) }
        format "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"
    }

    /// Saturating sum of signed integers.
    ///
    /// LangRef: `llvm.sadd.sat`.
    SAddSat = "intr.sadd.sat",
    /// The greater signed integer.
    ///
    /// LangRef: `llvm.smax`.
    SMax = "intr.smax",
    /// The lesser signed integer.
    ///
    /// LangRef: `llvm.smin`.
    SMin = "intr.smin",
    /// Saturating left shift of a signed integer.
    ///
    /// LangRef: `llvm.sshl.sat`.
    SSHLSat = "intr.sshl.sat",
    /// Saturating difference of signed integers.
    ///
    /// LangRef: `llvm.ssub.sat`.
    SSubSat = "intr.ssub.sat",
    /// Saturating sum of unsigned integers.
    ///
    /// LangRef: `llvm.uadd.sat`.
    UAddSat = "intr.uadd.sat",
    /// The greater unsigned integer.
    ///
    /// LangRef: `llvm.umax`.
    UMax = "intr.umax",
    /// The lesser unsigned integer.
    ///
    /// LangRef: `llvm.umin`.
    UMin = "intr.umin",
    /// Saturating left shift of an unsigned integer.
    ///
    /// LangRef: `llvm.ushl.sat`.
    USHLSat = "intr.ushl.sat",
    /// Saturating difference of unsigned integers.
    ///
    /// LangRef: `llvm.usub.sat`.
    USubSat = "intr.usub.sat" {
        (a: IntOrVector, b: IntOrVector) -> (res: LlvmType = a)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Sum of signed integers and an overflow bit.
    ///
    /// LangRef: `llvm.sadd.with.overflow`.
    SAddWithOverflow = "intr.sadd.with.overflow",
    /// Product of signed integers and an overflow bit.
    ///
    /// LangRef: `llvm.smul.with.overflow`.
    SMulWithOverflow = "intr.smul.with.overflow",
    /// Difference of signed integers and an overflow bit.
    ///
    /// LangRef: `llvm.ssub.with.overflow`.
    SSubWithOverflow = "intr.ssub.with.overflow",
    /// Sum of unsigned integers and an overflow bit.
    ///
    /// LangRef: `llvm.uadd.with.overflow`.
    UAddWithOverflow = "intr.uadd.with.overflow",
    /// Product of unsigned integers and an overflow bit.
    ///
    /// LangRef: `llvm.umul.with.overflow`.
    UMulWithOverflow = "intr.umul.with.overflow",
    /// Difference of unsigned integers and an overflow bit.
    ///
    /// LangRef: `llvm.usub.with.overflow`.
    USubWithOverflow = "intr.usub.with.overflow" {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: LlvmType)
        traits [Pure, SameOperandsElementType]
    }

    /// Three-way comparison of signed integers: -1 for less, 0 for equal, 1 for greater.
    ///
    /// LangRef: `llvm.scmp`.
    SCmp = "intr.scmp",
    /// Three-way comparison of unsigned integers: -1 for less, 0 for equal, 1 for greater.
    ///
    /// LangRef: `llvm.ucmp`.
    UCmp = "intr.ucmp" {
        (a: IntOrVector, b: IntOrVector) -> (res: IntOrVector)
        traits [Pure, SameTypeOperands]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Sine and cosine.
    ///
    /// LangRef: `llvm.sincos`.
    Sincos = "intr.sincos" {
        (val: FloatOrVector) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
        hooks { verify_shape: verify::sincos }
    }

    /// The operand as a new SSA value.
    ///
    /// LangRef: `llvm.ssa.copy`.
    SSACopy = "intr.ssa.copy" {
        (operand: AnyType) -> (res: LlvmType = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand attr-dict `:` type($operand)"
    }

    /// The state of the stack, for `stackrestore`.
    ///
    /// LangRef: `llvm.stacksave`.
    StackSave = "intr.stacksave" {
        () -> (res: LlvmType)
        format "attr-dict `:` qualified(type($res))"
    }

    /// The address of this thread's copy of a global.
    ///
    /// LangRef: `llvm.threadlocal.address`.
    ThreadlocalAddress = "intr.threadlocal.address" {
        (global: AnyPointer) -> (res: LlvmType)
        traits [Pure]
    }

    /// Ends the program abnormally; the attribute is the kind of the failed check.
    ///
    /// LangRef: `llvm.ubsantrap`.
    UBSanTrap = "intr.ubsantrap" {
        ()
        attrs { failure_kind("failureKind"): I8Attr }
        hooks { parse: asm::parse_ubsantrap, print: asm::print_ubsantrap }
    }

    /// Copies a variable argument list.
    ///
    /// LangRef: `llvm.vacopy`.
    VaCopy = "intr.vacopy" {
        (dest_list: AnyPointer, src_list: AnyPointer)
        format "$src_list `to` $dest_list attr-dict `:` type(operands)"
    }

    /// Ends the use of a variable argument list.
    ///
    /// LangRef: `llvm.vaend`.
    VaEnd = "intr.vaend",
    /// Begins the use of a variable argument list.
    ///
    /// LangRef: `llvm.vastart`.
    VaStart = "intr.vastart" {
        (arg_list: AnyPointer)
        format "$arg_list attr-dict `:` qualified(type($arg_list))"
    }

    /// Annotates a variable with a string, a file, a line and arguments.
    ///
    /// LangRef: `llvm.var.annotation`.
    VarAnnotation = "intr.var.annotation" {
        (val: AnyPointer, annotation: AnyPointer, file_name: AnyPointer, line: I32, attr: AnyPointer)
        relations { same_type(annotation, file_name("fileName"), attr) }
    }
}
