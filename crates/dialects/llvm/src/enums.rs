//! Enumerations and flag sets in the dialect's attributes.
//!
//! Keywords and numbers are upstream's; their meanings are those of the same words in LLVM's LangRef.

terrace_ir::enums! { "llvm", ENUM_ATTRS;
    /// Visibility of a symbol to the linker, and its merging with others of its name (LangRef: "Linkage Types").
    enum Linkage: attr("linkage", angle) "LLVM linkage types" of "LLVM Linkage specification" upstream("LinkageAttr", "linkage", "linkage::Linkage") { External = 0 "external", AvailableExternally = 1 "available_externally", Linkonce = 2 "linkonce", LinkonceOdr = 3 "linkonce_odr", Weak = 4 "weak", WeakOdr = 5 "weak_odr", Appending = 6 "appending", Internal = 7 "internal", Private = 8 "private", ExternWeak = 9 "extern_weak", Common = 10 "common" }
    /// Calling convention (LangRef: "Calling Conventions").
    enum CConv: attr("cconv", angle) "Calling Conventions" of "LLVM Calling Convention specification" upstream("CConvAttr", "CallingConv", "CConv") { C = 0 "ccc", Fast = 8 "fastcc", Cold = 9 "coldcc", Ghc = 10 "cc_10", Hipe = 11 "cc_11", AnyReg = 13 "anyregcc", PreserveMost = 14 "preserve_mostcc", PreserveAll = 15 "preserve_allcc", Swift = 16 "swiftcc", CxxFastTls = 17 "cxx_fast_tlscc", Tail = 18 "tailcc", CfguardCheck = 19 "cfguard_checkcc", Swifttail = 20 "swifttailcc", X86Stdcall = 64 "x86_stdcallcc", X86Fastcall = 65 "x86_fastcallcc", ArmApcs = 66 "arm_apcscc", ArmAapcs = 67 "arm_aapcscc", ArmAapcsVfp = 68 "arm_aapcs_vfpcc", Msp430Intr = 69 "msp430_intrcc", X86Thiscall = 70 "x86_thiscallcc", PtxKernel = 71 "ptx_kernelcc", PtxDevice = 72 "ptx_devicecc", SpirFunc = 75 "spir_funccc", SpirKernel = 76 "spir_kernelcc", IntelOclBi = 77 "intel_ocl_bicc", X86_64SysV = 78 "x86_64_sysvcc", Win64 = 79 "win64cc", X86Vectorcall = 80 "x86_vectorcallcc", Hhvm = 81 "hhvmcc", HhvmC = 82 "hhvm_ccc", X86Intr = 83 "x86_intrcc", AvrIntr = 84 "avr_intrcc", AvrBuiltin = 86 "avr_builtincc", AmdgpuVs = 87 "amdgpu_vscc", AmdgpuGs = 88 "amdgpu_gscc", AmdgpuCs = 90 "amdgpu_cscc", AmdgpuKernel = 91 "amdgpu_kernelcc", X86Regcall = 92 "x86_regcallcc", AmdgpuHs = 93 "amdgpu_hscc", Msp430Builtin = 94 "msp430_builtincc", AmdgpuLs = 95 "amdgpu_lscc", AmdgpuEs = 96 "amdgpu_escc", Aarch64Vectorcall = 97 "aarch64_vectorcallcc", Aarch64SveVectorcall = 98 "aarch64_sve_vectorcallcc", WasmEmscriptenInvoke = 99 "wasm_emscripten_invokecc", AmdgpuGfx = 100 "amdgpu_gfxcc", M68kIntr = 101 "m68k_intrcc" }
    /// Whether a call may or must reuse the caller's frame (LangRef: "'call' Instruction").
    enum TailCallKind: attr("tailcallkind", angle) "Tail Call Kind" of "LLVM Calling Convention specification" upstream("TailCallKindAttr", "tailCallKind", "TailCallKind") { None = 0 "none", Notail = 3 "notail", Musttail = 2 "musttail", Tail = 1 "tail" }
    /// Visibility of a definition to other shared objects (LangRef: "Visibility Styles").
    enum Visibility: int(64) "LLVM GlobalValue Visibility" { Default = 0 "", Hidden = 1 "hidden", Protected = 2 "protected" }
    /// Whether the address of a symbol is significant.
    enum UnnamedAddr: int(64) "LLVM GlobalValue UnnamedAddr" { None = 0 "", Local = 1 "local_unnamed_addr", Global = 2 "unnamed_addr" }
    /// Selection kind of a COMDAT: which of several definitions the linker keeps.
    enum Comdat: int(64) "LLVM Comdat Types" { Any = 0 "any", Exactmatch = 1 "exactmatch", Largest = 2 "largest", Nodeduplicate = 3 "nodeduplicate", Samesize = 4 "samesize" }
    /// Comparison of integers or pointers (LangRef: "'icmp' Instruction").
    enum ICmpPredicate: int(64) "llvm.icmp comparison predicate" { Eq = 0 "eq", Ne = 1 "ne", Slt = 2 "slt", Sle = 3 "sle", Sgt = 4 "sgt", Sge = 5 "sge", Ult = 6 "ult", Ule = 7 "ule", Ugt = 8 "ugt", Uge = 9 "uge" }
    /// Comparison of floats: `o…` is false and `u…` is true if an operand is NaN (LangRef: "'fcmp' Instruction").
    enum FCmpPredicate: int(64) "llvm.fcmp comparison predicate" { False = 0 "_false", Oeq = 1 "oeq", Ogt = 2 "ogt", Oge = 3 "oge", Olt = 4 "olt", Ole = 5 "ole", One = 6 "one", Ord = 7 "ord", Ueq = 8 "ueq", Ugt = 9 "ugt", Uge = 10 "uge", Ult = 11 "ult", Ule = 12 "ule", Une = 13 "une", Uno = 14 "uno", True = 15 "_true" }
    /// Ordering of an atomic access (LangRef: "Atomic Memory Ordering Constraints").
    enum AtomicOrdering: int(64) "Atomic ordering for LLVM's memory model" { NotAtomic = 0 "not_atomic", Unordered = 1 "unordered", Monotonic = 2 "monotonic", Acquire = 4 "acquire", Release = 5 "release", AcqRel = 6 "acq_rel", SeqCst = 7 "seq_cst" }
    /// Operation of `atomicrmw` on the old value and the operand.
    enum AtomicBinOp: int(64) "llvm.atomicrmw binary operations" { Xchg = 0 "xchg", Add = 1 "add", Sub = 2 "sub", And = 3 "_and", Nand = 4 "nand", Or = 5 "_or", Xor = 6 "_xor", Max = 7 "max", Min = 8 "min", Umax = 9 "umax", Umin = 10 "umin", Fadd = 11 "fadd", Fsub = 12 "fsub", Fmax = 13 "fmax", Fmin = 14 "fmin", UincWrap = 15 "uinc_wrap", UdecWrap = 16 "udec_wrap", UsubCond = 17 "usub_cond", UsubSat = 18 "usub_sat", Fmaximum = 19 "fmaximum", Fminimum = 20 "fminimum" }
    /// Assumptions of a float operation (LangRef: "Fast-Math Flags").
    bits FastmathFlags: attr("fastmath", angle) ", " "LLVM fastmath flags" upstream("LLVM_FastmathFlagsAttr", "value", "::mlir::LLVM::FastmathFlags", field) { NONE = 0 "none", NNAN = 1 "nnan", NINF = 2 "ninf", NSZ = 4 "nsz", ARCP = 8 "arcp", CONTRACT = 16 "contract", AFN = 32 "afn", REASSOC = 64 "reassoc", FAST = 127 "fast" }
    /// Assumptions of a pointer computation; `inbounds` implies `nusw`.
    bits GepNoWrapFlags: int(32) "|" "::mlir::LLVM::GEPNoWrapFlags" { NONE = 0 "none", INBOUNDS_FLAG = 1 "inbounds_flag", NUSW = 2 "nusw", NUW = 4 "nuw", INBOUNDS = 3 "inbounds" }
    /// Assumptions of an integer operation: no signed (`nsw`) or unsigned (`nuw`) wrapping.
    bits IntegerOverflowFlags: int(32) ", " "LLVM integer overflow flags" { NONE = 0 "none", NSW = 1 "nsw", NUW = 2 "nuw" }
    /// [`IntegerOverflowFlags`] as an attribute, which the properties of integer operations also accept.
    bits IntegerOverflowFlagsAttr: attr("overflow", angle) ", " "LLVM integer overflow flags" upstream("LLVM_IntegerOverflowFlagsAttr", "value", "::mlir::LLVM::IntegerOverflowFlags") { NONE = 0 "none", NSW = 1 "nsw", NUW = 2 "nuw" }
    /// The syntax of inline assembly.
    enum AsmDialect: int(64) "ATT (0) or Intel (1) asm dialect" { Att = 0 "att", Intel = 1 "intel" }
    /// Rounding mode of a constrained operation.
    enum RoundingMode: int(64) "LLVM Rounding Mode whose minimum value is 0" { Towardzero = 0 "towardzero", Tonearest = 1 "tonearest", Upward = 2 "upward", Downward = 3 "downward", Tonearestaway = 4 "tonearestaway", Dynamic = 7 "dynamic" }
    /// Floating-point exceptions that a constrained operation has to preserve.
    enum FPExceptionBehavior: int(64) "LLVM Exception Behavior" { Ignore = 0 "ignore", Maytrap = 1 "maytrap", Strict = 2 "strict" }
    /// Which functions keep a frame pointer.
    enum FramePointerKind: attr("framePointerKind", angle) "LLVM FramePointerKind" of "" upstream("FramePointerKindAttr", "framePointerKind", "framePointerKind::FramePointerKind") { None = 0 "none", NonLeaf = 1 "non-leaf", All = 2 "all", Reserved = 3 "reserved", NonLeafNoReserve = 4 "non-leaf-no-reserve" }
    /// Which unwind table a function needs.
    enum UwTableKind: attr("uwtableKind", angle) "LLVM Unwind Behavior" of "" upstream("UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind") { None = 0 "none", Sync = 1 "sync", Async = 2 "async" }
    /// Possible accesses to a memory location.
    enum ModRefInfo: int(64) "LLVM ModRefInfo" { None = 0 "none", Read = 1 "read", Write = 2 "write", Readwrite = 3 "readwrite" }
    /// How the linker merges two module flags with one key.
    enum ModFlagBehavior: int(64) "LLVM Module Flag Behavior" { Error = 1 "error", Warning = 2 "warning", Require = 3 "require", Override = 4 "override", Append = 5 "append", AppendUnique = 6 "append_unique", Max = 7 "max", Min = 8 "min" }
    /// Source of a profile's counts.
    enum ProfileSummaryFormatKind: int(64) "LLVM ProfileSummary format kinds" { SampleProfile = 0 "SampleProfile", InstrProf = 1 "InstrProf", CsInstrProf = 2 "CSInstrProf" }
}
