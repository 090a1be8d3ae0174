//! Intrinsics on scalars and memory, and those that say something about the program.

use crate::asm::intrinsics as asm;
use crate::attrs::*;
use crate::constraints::*;
use crate::enums::*;
use crate::{infer, verify};
use terrace_ir::decl::attr_type::{
    AnyIntegerAttr, ArrayAttrOf, DenseI32Array, DictArrayAttr, I32Attr, I64Attr,
};
use terrace_ir::ops;

ops! { "llvm", INTRINSIC_OPS;
    /// Absolute value; the least integer stays itself or is poison, as the attribute says.
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
    /// e to a power.
    ///
    /// LangRef: `llvm.exp`.
    Exp = "intr.exp",
    /// Ten to a power.
    ///
    /// LangRef: `llvm.exp10`.
    Exp10 = "intr.exp10",
    /// Two to a power.
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
    /// The nearest integral value, rounded as the environment says, without raising inexact.
    ///
    /// LangRef: `llvm.nearbyint`.
    Nearbyint = "intr.nearbyint",
    /// The nearest integral value, rounded as the environment says.
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
    /// The integral value next to the operand towards zero.
    ///
    /// LangRef: `llvm.trunc`.
    FTrunc = "intr.trunc" {
        (operand: FloatOrVector) -> (res: LlvmType = operand)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The integer, annotated by a string, a file and a line.
    ///
    /// LangRef: `llvm.annotation`.
    Annotation = "intr.annotation" {
        (integer: AnySignlessInteger, annotation: AnyPointer, file_name: AnyPointer, line: I32) -> (res: AnySignlessInteger = integer)
        relations { same_type(res, integer), same_type(annotation, file_name("fileName")) }
    }

    /// Says that a condition holds, or what its operand bundles say.
    ///
    /// LangRef: `llvm.assume`.
    Assume = "intr.assume" {
        (cond: I1, op_bundle_operands: [LlvmType])
        attrs { op_bundle_sizes: DenseI32Array }
        opts { op_bundle_tags: ArrayAttrOf }
        hooks { parse: asm::parse_assume, print: asm::print_assume, verify_shape: verify::assume }
    }

    /// Arc tangent of the quotient of two floats, in the quadrant that their signs say.
    ///
    /// LangRef: `llvm.atan2`.
    ATan2 = "intr.atan2",
    /// The first operand's magnitude with the second one's sign.
    ///
    /// LangRef: `llvm.copysign`.
    CopySign = "intr.copysign",
    /// The greater float; NaN if one is, and plus zero above minus zero.
    ///
    /// LangRef: `llvm.maximum`.
    Maximum = "intr.maximum",
    /// The greater float; the other one if one is NaN.
    ///
    /// LangRef: `llvm.maxnum`.
    MaxNum = "intr.maxnum",
    /// The lesser float; NaN if one is, and minus zero below plus zero.
    ///
    /// LangRef: `llvm.minimum`.
    Minimum = "intr.minimum",
    /// The lesser float; the other one if one is NaN.
    ///
    /// LangRef: `llvm.minnum`.
    MinNum = "intr.minnum",
    /// A float to the power of another one.
    ///
    /// LangRef: `llvm.pow`.
    Pow = "intr.pow" {
        (a: FloatOrVector, b: FloatOrVector) -> (res: LlvmType = a)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The bits in the opposite order.
    ///
    /// LangRef: `llvm.bitreverse`.
    BitReverse = "intr.bitreverse",
    /// The bytes in the opposite order.
    ///
    /// LangRef: `llvm.bswap`.
    ByteSwap = "intr.bswap",
    /// How many bits are one.
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

    /// The address of a coroutine's frame in the memory that is given.
    ///
    /// LangRef: `llvm.coro.begin`.
    CoroBegin = "intr.coro.begin" {
        (token: Token, mem: AnyPointer) -> (res: LlvmType)
        format "$token `,` $mem attr-dict `:` functional-type(operands, results)"
    }

    /// Where the first call of a coroutine ends.
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

    /// Goes on with a suspended coroutine.
    ///
    /// LangRef: `llvm.coro.resume`.
    CoroResume = "intr.coro.resume" {
        (handle: AnyPointer)
        format "$handle attr-dict `:` qualified(type($handle))"
    }

    /// Where a coroutine's state is made ready to be resumed.
    ///
    /// LangRef: `llvm.coro.save`.
    CoroSave = "intr.coro.save" {
        (handle: AnyPointer) -> (res: LlvmType)
        format "$handle attr-dict `:` functional-type(operands, results)"
    }

    /// Suspends a coroutine; tells whether it goes on, is destroyed or was suspended.
    ///
    /// LangRef: `llvm.coro.suspend`.
    CoroSuspend = "intr.coro.suspend" {
        (save: Token, is_final: I1) -> (res: LlvmType)
        format "$save `,` $is_final attr-dict `:` type($res)"
        types  { asm::complete_suspend }
    }

    /// How many zeros are above the highest one; the width, or poison, for zero.
    ///
    /// LangRef: `llvm.ctlz`.
    CountLeadingZeros = "intr.ctlz",
    /// How many zeros are below the lowest one; the width, or poison, for zero.
    ///
    /// LangRef: `llvm.cttz`.
    CountTrailingZeros = "intr.cttz" {
        (operand: IntOrVector) -> (res: LlvmType = operand)
        attrs { is_zero_poison: I1Attr }
        traits [Pure, SameOperandsAndResultType]
    }

    /// Says that a source variable lives at an address.
    ///
    /// LangRef: `llvm.dbg.declare`.
    DbgDeclare = "intr.dbg.declare" {
        (addr: AnyPointer)
        attrs { var_info("varInfo"): DiLocalVariable }
        opts { location_expr("locationExpr"): DiExpression = None }
        format "$varInfo ($locationExpr^)? `=` $addr `:` qualified(type($addr)) attr-dict"
    }

    /// Says that a source label is here.
    ///
    /// LangRef: `llvm.dbg.label`.
    DbgLabel = "intr.dbg.label" {
        ()
        attrs { label: DiLabel }
        format "$label attr-dict"
    }

    /// Says that a source variable has a value from here on.
    ///
    /// LangRef: `llvm.dbg.value`.
    DbgValue = "intr.dbg.value" {
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

    /// The first operand, which is probably equal to the second.
    ///
    /// LangRef: `llvm.expect`.
    Expect = "intr.expect" {
        (val: AnySignlessInteger, expected: AnySignlessInteger) -> (res: LlvmType = val)
        traits [Pure, SameOperandsAndResultType]
        format "$val `,` $expected attr-dict `:` type($val)"
    }

    /// The first operand, which is equal to the second with a probability.
    ///
    /// LangRef: `llvm.expect.with.probability`.
    ExpectWithProbability = "intr.expect.with.probability" {
        (val: AnySignlessInteger, expected: AnySignlessInteger) -> (res: LlvmType = val)
        attrs { prob: F64Attr }
        traits [Pure]
        relations { same_type(val, expected, res) }
        format "$val `,` $expected `,` $prob attr-dict `:` type($val)"
    }

    /// A float in a larger format, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.fpext`.
    ConstrainedFPExt = "intr.experimental.constrained.fpext" {
        (arg: LlvmType) -> (res: LlvmType)
        attrs { fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        traits [Pure]
        format "$arg $fpExceptionBehavior attr-dict `:` type($arg) `to` type(results)"
    }

    /// A float in a smaller format, rounded in a direction, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.fptrunc`.
    ConstrainedFPTrunc = "intr.experimental.constrained.fptrunc",
    /// A signed integer as a float, rounded in a direction, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.sitofp`.
    ConstrainedSIToFP = "intr.experimental.constrained.sitofp",
    /// An unsigned integer as a float, rounded in a direction, under an assumption about exceptions.
    ///
    /// LangRef: `llvm.experimental.constrained.uitofp`.
    ConstrainedUIToFP = "intr.experimental.constrained.uitofp" {
        (arg: LlvmType) -> (res: LlvmType)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        traits [Pure]
        format "$arg $roundingmode $fpExceptionBehavior attr-dict `:` type($arg) `to` type(results)"
    }

    /// Says where an alias scope begins.
    ///
    /// LangRef: `llvm.experimental.noalias.scope.decl`.
    NoAliasScopeDecl = "intr.experimental.noalias.scope.decl" {
        ()
        attrs { scope: AliasScope }
        format "$scope attr-dict"
    }

    /// A product and a sum, rounded once.
    ///
    /// LangRef: `llvm.fma`.
    FMA = "intr.fma",
    /// A product and a sum, rounded once if that is fast, else twice.
    ///
    /// LangRef: `llvm.fmuladd`.
    FMulAdd = "intr.fmuladd" {
        (a: FloatOrVector, b: FloatOrVector, c: FloatOrVector) -> (res: LlvmType = a)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// A float as a fraction and an exponent of two.
    ///
    /// LangRef: `llvm.frexp`.
    FractionExp = "intr.frexp" {
        (val: FloatOrVector) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// The upper half of two integers side by side, shifted up.
    ///
    /// LangRef: `llvm.fshl`.
    Fshl = "intr.fshl",
    /// The lower half of two integers side by side, shifted down.
    ///
    /// LangRef: `llvm.fshr`.
    Fshr = "intr.fshr" {
        (a: IntOrVector, b: IntOrVector, c: IntOrVector) -> (res: LlvmType = a)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Memory may change again.
    ///
    /// LangRef: `llvm.invariant.end`.
    InvariantEnd = "intr.invariant.end" {
        (start: DefaultPointer, ptr: AnyPointer)
        attrs { size: I64Attr }
        format "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"
        types { infer::start_pointer }
    }

    /// Memory does not change from here on.
    ///
    /// LangRef: `llvm.invariant.start`.
    InvariantStart = "intr.invariant.start" {
        (ptr: AnyPointer) -> (res: DefaultPointer = infer)
        attrs { size: I64Attr }
        format "$size `,` $ptr attr-dict `:` qualified(type($ptr))"
        hooks { infer: infer::default_pointer }
    }

    /// Whether the value is known when the program is compiled.
    ///
    /// LangRef: `llvm.is.constant`.
    IsConstant = "intr.is.constant" {
        (val: LlvmType) -> (res: I1 = infer)
        traits [Pure]
        hooks { infer: infer::i1 }
    }

    /// Whether a float is in one of the classes whose bits are set.
    ///
    /// LangRef: `llvm.is.fpclass`.
    IsFPClass = "intr.is.fpclass" {
        (operand: FloatOrVector) -> (res: LlvmType)
        attrs { bits("bit"): I32Attr }
        traits [Pure]
    }

    /// The pointer, of which nothing is known about what is invariant behind it.
    ///
    /// LangRef: `llvm.launder.invariant.group`.
    LaunderInvariantGroup = "intr.launder.invariant.group",
    /// The pointer without anything known about what is invariant behind it.
    ///
    /// LangRef: `llvm.strip.invariant.group`.
    StripInvariantGroup = "intr.strip.invariant.group" {
        (ptr: AnyPointer) -> (res: AnyPointer = ptr)
        traits [SameOperandsAndResultType]
        format "$ptr attr-dict `:` qualified(type($ptr))"
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
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Memory is dead from here on.
    ///
    /// LangRef: `llvm.lifetime.end`.
    LifetimeEnd = "intr.lifetime.end",
    /// Memory is alive from here on, with undefined contents.
    ///
    /// LangRef: `llvm.lifetime.start`.
    LifetimeStart = "intr.lifetime.start",
    /// Frees what was allocated in the frame since the state was saved.
    ///
    /// LangRef: `llvm.stackrestore`.
    StackRestore = "intr.stackrestore" {
        (ptr: AnyPointer)
        format "$ptr attr-dict `:` qualified(type($ptr))"
    }

    /// The nearest integer, rounded as the environment says, as a `long long`.
    ///
    /// LangRef: `llvm.llrint`.
    Llrint = "intr.llrint",
    /// The nearest integer, rounded as the environment says, as a `long`.
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

    /// Copies bytes to memory that is the same or does not overlap.
    ///
    /// LangRef: `llvm.memcpy`.
    Memcpy = "intr.memcpy",
    /// Copies bytes; the memory may overlap.
    ///
    /// LangRef: `llvm.memmove`.
    Memmove = "intr.memmove" {
        (dst: AnyPointer, src: AnyPointer, len: AnySignlessInteger)
        attrs { is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemRead, MemWrite]
    }

    /// Copies a constant number of bytes without calling a function.
    ///
    /// LangRef: `llvm.memcpy.inline`.
    MemcpyInline = "intr.memcpy.inline" {
        (dst: AnyPointer, src: AnyPointer)
        attrs { len: AnyIntegerAttr, is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemRead, MemWrite]
    }

    /// Fills memory with a byte.
    ///
    /// LangRef: `llvm.memset`.
    Memset = "intr.memset" {
        (dst: AnyPointer, val: I8, len: AnySignlessInteger)
        attrs { is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemWrite]
    }

    /// Fills a constant number of bytes without calling a function.
    ///
    /// LangRef: `llvm.memset.inline`.
    MemsetInline = "intr.memset.inline" {
        (dst: AnyPointer, val: I8)
        attrs { len: AnyIntegerAttr, is_volatile("isVolatile"): I1Attr }
        opts { access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [MemWrite]
    }

    /// Says that memory will be read or written soon.
    ///
    /// LangRef: `llvm.prefetch`.
    Prefetch = "intr.prefetch" {
        (addr: AnyPointer)
        attrs { rw: I32Attr, hint: I32Attr, cache: I32Attr }
    }

    /// The pointer, annotated by a string, a file, a line and arguments.
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

    /// Sum of signed integers, the nearest bound when it overflows.
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
    /// Signed integer shifted up, the nearest bound when it overflows.
    ///
    /// LangRef: `llvm.sshl.sat`.
    SSHLSat = "intr.sshl.sat",
    /// Difference of signed integers, the nearest bound when it overflows.
    ///
    /// LangRef: `llvm.ssub.sat`.
    SSubSat = "intr.ssub.sat",
    /// Sum of unsigned integers, the greatest when it overflows.
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
    /// Unsigned integer shifted up, the greatest when it overflows.
    ///
    /// LangRef: `llvm.ushl.sat`.
    USHLSat = "intr.ushl.sat",
    /// Difference of unsigned integers, zero when it overflows.
    ///
    /// LangRef: `llvm.usub.sat`.
    USubSat = "intr.usub.sat" {
        (a: IntOrVector, b: IntOrVector) -> (res: LlvmType = a)
        traits [Pure, SameOperandsAndResultType]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// Sum of signed integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.sadd.with.overflow`.
    SAddWithOverflow = "intr.sadd.with.overflow",
    /// Product of signed integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.smul.with.overflow`.
    SMulWithOverflow = "intr.smul.with.overflow",
    /// Difference of signed integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.ssub.with.overflow`.
    SSubWithOverflow = "intr.ssub.with.overflow",
    /// Sum of unsigned integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.uadd.with.overflow`.
    UAddWithOverflow = "intr.uadd.with.overflow",
    /// Product of unsigned integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.umul.with.overflow`.
    UMulWithOverflow = "intr.umul.with.overflow",
    /// Difference of unsigned integers, and whether it overflowed.
    ///
    /// LangRef: `llvm.usub.with.overflow`.
    USubWithOverflow = "intr.usub.with.overflow" {
        (lhs: IntOrVector, rhs: IntOrVector) -> (res: LlvmType)
        traits [Pure, SameOperandsElementType]
    }

    /// -1, 0 or 1 as a signed integer is below, at or above another.
    ///
    /// LangRef: `llvm.scmp`.
    SCmp = "intr.scmp",
    /// -1, 0 or 1 as an unsigned integer is below, at or above another.
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
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        hooks { verify_shape: verify::sincos }
    }

    /// The operand under another name.
    ///
    /// LangRef: `llvm.ssa.copy`.
    SSACopy = "intr.ssa.copy" {
        (operand: AnyType) -> (res: LlvmType = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand attr-dict `:` type($operand)"
    }

    /// The state of the frame, to free later what is allocated from here on.
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

    /// Ends the program abnormally and says which check failed.
    ///
    /// LangRef: `llvm.ubsantrap`.
    UBSanTrap = "intr.ubsantrap" {
        ()
        attrs { failure_kind("failureKind"): I8Attr }
        hooks { parse: asm::parse_ubsantrap, print: asm::print_ubsantrap }
    }

    /// Copies the state of a list of variable arguments.
    ///
    /// LangRef: `llvm.vacopy`.
    VaCopy = "intr.vacopy" {
        (dest_list: AnyPointer, src_list: AnyPointer)
        format "$src_list `to` $dest_list attr-dict `:` type(operands)"
    }

    /// Ends the use of a list of variable arguments.
    ///
    /// LangRef: `llvm.vaend`.
    VaEnd = "intr.vaend",
    /// Begins the use of a list of variable arguments.
    ///
    /// LangRef: `llvm.vastart`.
    VaStart = "intr.vastart" {
        (arg_list: AnyPointer)
        format "$arg_list attr-dict `:` qualified(type($arg_list))"
    }

    /// Annotates a variable by a string, a file, a line and arguments.
    ///
    /// LangRef: `llvm.var.annotation`.
    VarAnnotation = "intr.var.annotation" {
        (val: AnyPointer, annotation: AnyPointer, file_name: AnyPointer, line: I32, attr: AnyPointer)
        relations { same_type(annotation, file_name("fileName"), attr) }
    }
}
