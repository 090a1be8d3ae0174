//! Instruction records: opcodes, predicates, flags and the 40-byte record itself.

use crate::types::Type;
use crate::value::{Block, Inst, Value};

macro_rules! named_enum {
    ($(#[$meta:meta])* $Name:ident { $($(#[$vmeta:meta])* $Variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $Name { $($(#[$vmeta])* #[doc = concat!("`", $text, "`.")] $Variant),* }

        impl $Name {
            /// Every variant in declaration order.
            pub const ALL: &'static [$Name] = &[$($Name::$Variant),*];

            /// LLVM's spelling.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $text),* }
            }

            /// The variant with this index.
            pub fn from_index(index: u8) -> Option<Self> {
                Self::ALL.get(index as usize).copied()
            }

            /// The variant with this spelling.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|v| v.name() == name)
            }
        }
    };
}

named_enum! {
    /// The operation of an instruction.
    Opcode {
        Ret = "ret",
        Br = "br",
        Switch = "switch",
        IndirectBr = "indirectbr",
        Invoke = "invoke",
        Resume = "resume",
        CallBr = "callbr",
        CatchSwitch = "catchswitch",
        CatchRet = "catchret",
        CleanupRet = "cleanupret",
        Unreachable = "unreachable",
        FNeg = "fneg",
        Add = "add",
        FAdd = "fadd",
        Sub = "sub",
        FSub = "fsub",
        Mul = "mul",
        FMul = "fmul",
        UDiv = "udiv",
        SDiv = "sdiv",
        FDiv = "fdiv",
        URem = "urem",
        SRem = "srem",
        FRem = "frem",
        Shl = "shl",
        LShr = "lshr",
        AShr = "ashr",
        And = "and",
        Or = "or",
        Xor = "xor",
        Alloca = "alloca",
        Load = "load",
        Store = "store",
        GetElementPtr = "getelementptr",
        Fence = "fence",
        CmpXchg = "cmpxchg",
        AtomicRmw = "atomicrmw",
        Trunc = "trunc",
        ZExt = "zext",
        SExt = "sext",
        FpToUi = "fptoui",
        FpToSi = "fptosi",
        UiToFp = "uitofp",
        SiToFp = "sitofp",
        FpTrunc = "fptrunc",
        FpExt = "fpext",
        PtrToInt = "ptrtoint",
        PtrToAddr = "ptrtoaddr",
        IntToPtr = "inttoptr",
        BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
        ICmp = "icmp",
        FCmp = "fcmp",
        Phi = "phi",
        Call = "call",
        Select = "select",
        VaArg = "va_arg",
        ExtractElement = "extractelement",
        InsertElement = "insertelement",
        ShuffleVector = "shufflevector",
        ExtractValue = "extractvalue",
        InsertValue = "insertvalue",
        LandingPad = "landingpad",
        CatchPad = "catchpad",
        CleanupPad = "cleanuppad",
        Freeze = "freeze",
    }
}

impl Opcode {
    /// Whether the instruction is a terminator.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        (self as u8) <= Opcode::Unreachable as u8
    }

    /// Whether the instruction takes two operands of one type and returns that type.
    #[inline]
    pub const fn is_binary(self) -> bool {
        (self as u8) >= Opcode::Add as u8 && (self as u8) <= Opcode::Xor as u8
    }

    /// Whether the instruction is an exception handling pad: the start of an unwind destination.
    #[inline]
    pub const fn is_eh_pad(self) -> bool {
        matches!(self, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
    }

    /// Whether the instruction is a call, with a [`CallInfo`].
    #[inline]
    pub const fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// Whether the instruction is a cast.
    #[inline]
    pub const fn is_cast(self) -> bool {
        (self as u8) >= Opcode::Trunc as u8 && (self as u8) <= Opcode::AddrSpaceCast as u8
    }

    /// Whether the opcode accepts fast-math flags (`phi`, `select` and `call` do for float results only).
    #[inline]
    pub const fn takes_fast_math(self) -> bool {
        matches!(
            self,
            Opcode::FNeg
                | Opcode::FAdd
                | Opcode::FSub
                | Opcode::FMul
                | Opcode::FDiv
                | Opcode::FRem
                | Opcode::FCmp
                | Opcode::FpTrunc
                | Opcode::FpExt
                | Opcode::Phi
                | Opcode::Select
                | Opcode::Call
        )
    }
}

named_enum! {
    /// Comparison of integers and pointers.
    IntPredicate {
        Eq = "eq",
        Ne = "ne",
        Ugt = "ugt",
        Uge = "uge",
        Ult = "ult",
        Ule = "ule",
        Sgt = "sgt",
        Sge = "sge",
        Slt = "slt",
        Sle = "sle",
    }
}

named_enum! {
    /// Comparison of floats. The bits are: unordered (8), less (4), greater (2), equal (1).
    FloatPredicate {
        False = "false",
        Oeq = "oeq",
        Ogt = "ogt",
        Oge = "oge",
        Olt = "olt",
        Ole = "ole",
        One = "one",
        Ord = "ord",
        Uno = "uno",
        Ueq = "ueq",
        Ugt = "ugt",
        Uge = "uge",
        Ult = "ult",
        Ule = "ule",
        Une = "une",
        True = "true",
    }
}

named_enum! {
    /// The operation of an `atomicrmw`.
    RmwOp {
        Xchg = "xchg",
        Add = "add",
        Sub = "sub",
        And = "and",
        Nand = "nand",
        Or = "or",
        Xor = "xor",
        Max = "max",
        Min = "min",
        UMax = "umax",
        UMin = "umin",
        FAdd = "fadd",
        FSub = "fsub",
        FMax = "fmax",
        FMin = "fmin",
        FMaximum = "fmaximum",
        FMinimum = "fminimum",
        UIncWrap = "uinc_wrap",
        UDecWrap = "udec_wrap",
        USubCond = "usub_cond",
        USubSat = "usub_sat",
    }
}

named_enum! {
    /// Ordering of an atomic access.
    Ordering {
        NotAtomic = "not_atomic",
        Unordered = "unordered",
        Monotonic = "monotonic",
        Acquire = "acquire",
        Release = "release",
        AcqRel = "acq_rel",
        SeqCst = "seq_cst",
    }
}

named_enum! {
    /// Tail-call marker of a call.
    TailKind {
        None = "",
        Tail = "tail",
        MustTail = "musttail",
        NoTail = "notail",
    }
}

/// Flag bits of instructions. Flags of different opcodes may share a bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Flags(pub u16);

impl Flags {
    /// No flag.
    pub const NONE: Flags = Flags(0);
    /// `nuw`: no unsigned wrap.
    pub const NUW: Flags = Flags(1);
    /// `nsw`: no signed wrap.
    pub const NSW: Flags = Flags(2);
    /// `exact` division or shift; shares its bit with `disjoint`, `nneg`, `samesign` and `inbounds`, which apply to
    /// other opcodes.
    pub const EXACT: Flags = Flags(4);
    /// `disjoint` or.
    pub const DISJOINT: Flags = Flags(4);
    /// `nneg` operand of an extension.
    pub const NNEG: Flags = Flags(4);
    /// `samesign` operands of a comparison.
    pub const SAMESIGN: Flags = Flags(4);
    /// `inbounds` address computation.
    pub const INBOUNDS: Flags = Flags(4);
    /// `nusw`: no unsigned-signed wrap of an address computation; implied by `inbounds`.
    pub const NUSW: Flags = Flags(8);
    /// `reassoc`.
    pub const REASSOC: Flags = Flags(0x10);
    /// `nnan`.
    pub const NNAN: Flags = Flags(0x20);
    /// `ninf`.
    pub const NINF: Flags = Flags(0x40);
    /// `nsz`.
    pub const NSZ: Flags = Flags(0x80);
    /// `arcp`.
    pub const ARCP: Flags = Flags(0x100);
    /// `contract`.
    pub const CONTRACT: Flags = Flags(0x200);
    /// `afn`.
    pub const AFN: Flags = Flags(0x400);
    /// All seven fast-math flags.
    pub const FAST: Flags = Flags(0x7f0);
    /// `volatile` access.
    pub const VOLATILE: Flags = Flags(0x800);
    /// `weak` exchange.
    pub const WEAK: Flags = Flags(0x1000);
    /// `inalloca` allocation.
    pub const INALLOCA: Flags = Flags(0x1000);
    /// `swifterror` allocation.
    pub const SWIFTERROR: Flags = Flags(0x2000);
    /// `cleanup` landing pad.
    pub const CLEANUP: Flags = Flags(0x1000);
    /// A `catchswitch` with an unwind destination, its second operand, instead of the caller.
    pub const UNWINDS: Flags = Flags(0x1000);

    /// Whether all bits of `other` are set.
    #[inline]
    pub const fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The union of both sets of flags.
    #[inline]
    pub const fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// These flags without those of `other`.
    #[inline]
    pub const fn without(self, other: Flags) -> Flags {
        Flags(self.0 & !other.0)
    }

    /// Only the fast-math flags.
    #[inline]
    pub const fn fast_math(self) -> Flags {
        Flags(self.0 & Flags::FAST.0)
    }
}

impl core::ops::BitOr for Flags {
    type Output = Flags;
    fn bitor(self, other: Flags) -> Flags {
        self.with(other)
    }
}

/// A power-of-two alignment, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, PartialOrd, Ord)]
pub struct Align(u8);

impl Align {
    /// No alignment.
    pub const NONE: Align = Align(0);
    /// One byte.
    pub const ONE: Align = Align(1);

    /// An alignment in bytes; a number that is not a power of two gives none.
    pub const fn new(bytes: u64) -> Align {
        if bytes.is_power_of_two() { Align(bytes.trailing_zeros() as u8 + 1) } else { Align::NONE }
    }

    /// The alignment in bytes; zero if there is none.
    pub const fn bytes(self) -> u64 {
        if self.0 == 0 { 0 } else { 1 << ((self.0 - 1) & 63) }
    }

    /// Whether there is no alignment.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn raw(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_raw(raw: u8) -> Align {
        Align(raw)
    }
}

/// The properties of a memory access: ordering(s), scope, alignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Alignment of the address.
    pub align: Align,
    /// Ordering; for a `cmpxchg` that of success.
    pub ordering: Ordering,
    /// Ordering of failure of a `cmpxchg`.
    pub failure: Ordering,
    /// Synchronisation scope.
    pub scope: crate::context::SyncScope,
}

impl Access {
    /// A non-atomic access with this alignment.
    pub const fn plain(align: Align) -> Access {
        Access {
            align,
            ordering: Ordering::NotAtomic,
            failure: Ordering::NotAtomic,
            scope: crate::context::SyncScope::SYSTEM,
        }
    }

    /// An atomic access.
    pub const fn atomic(align: Align, ordering: Ordering, scope: crate::context::SyncScope) -> Access {
        Access { align, ordering, failure: Ordering::NotAtomic, scope }
    }

    pub(crate) const fn pack(self) -> u32 {
        self.align.raw() as u32
            | (self.ordering as u32) << 8
            | (self.failure as u32) << 12
            | (self.scope.0 as u32) << 16
    }

    pub(crate) fn unpack(word: u32) -> Access {
        let ordering = |bits: u32| Ordering::from_index((bits & 15) as u8).unwrap_or(Ordering::NotAtomic);
        Access {
            align: Align::from_raw(word as u8),
            ordering: ordering(word >> 8),
            failure: ordering(word >> 12),
            scope: crate::context::SyncScope((word >> 16) as u16),
        }
    }
}

/// The index that stands for no instruction, block or record.
pub(crate) const NIL: u32 = u32::MAX;

/// One instruction. `aux` depends on the opcode: source type of `getelementptr`, allocated type of `alloca`,
/// [`Access`] of memory accesses, index of the call record, or start of an index list.
#[derive(Clone, Copy, Debug)]
pub struct InstData {
    /// The operation.
    pub op: Opcode,
    /// Predicate, `atomicrmw` operation or alignment of an `alloca`.
    pub(crate) sub: u8,
    /// Flags.
    pub flags: Flags,
    /// Type of the result; `void` if there is none.
    pub ty: Type,
    pub(crate) operands: u32,
    pub(crate) n_operands: u32,
    pub(crate) aux: u32,
    pub(crate) block: Block,
    pub(crate) prev: u32,
    pub(crate) next: u32,
    /// Index of the first attachment plus one, or zero.
    pub(crate) attachments: u32,
    /// Debug location: metadata word, or zero.
    pub(crate) loc: u32,
}

const _: () = assert!(size_of::<InstData>() == 40);

impl InstData {
    /// The block of the instruction.
    pub fn block(&self) -> Block {
        self.block
    }

    /// The next instruction in the block.
    pub fn next(&self) -> Option<Inst> {
        if self.next == NIL { None } else { Some(Inst(self.next)) }
    }

    /// The previous instruction in the block.
    pub fn prev(&self) -> Option<Inst> {
        if self.prev == NIL { None } else { Some(Inst(self.prev)) }
    }

    /// Predicate of an `icmp`.
    pub fn int_predicate(&self) -> Option<IntPredicate> {
        if self.op == Opcode::ICmp { IntPredicate::from_index(self.sub) } else { None }
    }

    /// Predicate of an `fcmp`.
    pub fn float_predicate(&self) -> Option<FloatPredicate> {
        if self.op == Opcode::FCmp { FloatPredicate::from_index(self.sub) } else { None }
    }

    /// Operation of an `atomicrmw`.
    pub fn rmw_op(&self) -> Option<RmwOp> {
        if self.op == Opcode::AtomicRmw { RmwOp::from_index(self.sub) } else { None }
    }

    /// Allocated type of an `alloca`, source element type of a `getelementptr`.
    pub fn source_type(&self) -> Option<Type> {
        matches!(self.op, Opcode::Alloca | Opcode::GetElementPtr).then_some(Type(self.aux))
    }

    /// Ordering, scope and alignment of a memory access.
    pub fn access(&self) -> Option<Access> {
        matches!(self.op, Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence)
            .then(|| Access::unpack(self.aux))
    }

    /// Alignment of an `alloca`.
    pub fn alloca_align(&self) -> Align {
        if self.op == Opcode::Alloca { Align::from_raw(self.sub) } else { Align::NONE }
    }
}

/// A calling convention, as LLVM's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct CallConv(pub u16);

impl CallConv {
    /// The C calling convention, which is not printed.
    pub const C: CallConv = CallConv(0);
    /// `fastcc`.
    pub const FAST: CallConv = CallConv(8);
    /// `coldcc`.
    pub const COLD: CallConv = CallConv(9);
    /// `tailcc`.
    pub const TAIL: CallConv = CallConv(18);
    /// `ptx_kernel`.
    pub const PTX_KERNEL: CallConv = CallConv(71);
    /// `ptx_device`.
    pub const PTX_DEVICE: CallConv = CallConv(72);

    /// The convention with this name. `riscv_vls_cc` without a length is the one for 128 bits.
    pub(crate) fn from_name(name: &[u8]) -> Option<CallConv> {
        Some(CallConv(match name {
            b"ccc" => 0,
            b"fastcc" => 8,
            b"coldcc" => 9,
            b"ghccc" => 10,
            b"anyregcc" => 13,
            b"preserve_mostcc" => 14,
            b"preserve_allcc" => 15,
            b"swiftcc" => 16,
            b"cxx_fast_tlscc" => 17,
            b"tailcc" => 18,
            b"cfguard_checkcc" => 19,
            b"swifttailcc" => 20,
            b"preserve_nonecc" => 21,
            b"x86_stdcallcc" => 64,
            b"x86_fastcallcc" => 65,
            b"arm_apcscc" => 66,
            b"arm_aapcscc" => 67,
            b"arm_aapcs_vfpcc" => 68,
            b"msp430_intrcc" => 69,
            b"x86_thiscallcc" => 70,
            b"ptx_kernel" => 71,
            b"ptx_device" => 72,
            b"spir_func" => 75,
            b"spir_kernel" => 76,
            b"intel_ocl_bicc" => 77,
            b"x86_64_sysvcc" => 78,
            b"win64cc" => 79,
            b"x86_vectorcallcc" => 80,
            b"hhvmcc" => 81,
            b"hhvm_ccc" => 82,
            b"x86_intrcc" => 83,
            b"avr_intrcc" => 84,
            b"avr_signalcc" => 85,
            b"amdgpu_vs" => 87,
            b"amdgpu_gs" => 88,
            b"amdgpu_ps" => 89,
            b"amdgpu_cs" => 90,
            b"amdgpu_kernel" => 91,
            b"x86_regcallcc" => 92,
            b"amdgpu_hs" => 93,
            b"amdgpu_ls" => 95,
            b"amdgpu_es" => 96,
            b"aarch64_vector_pcs" => 97,
            b"aarch64_sve_vector_pcs" => 98,
            b"amdgpu_gfx" => 100,
            b"aarch64_sme_preservemost_from_x0" => 102,
            b"aarch64_sme_preservemost_from_x2" => 103,
            b"amdgpu_cs_chain" => 104,
            b"amdgpu_cs_chain_preserve" => 105,
            b"m68k_rtdcc" => 106,
            b"graalcc" => 107,
            b"riscv_vector_cc" => 110,
            b"aarch64_sme_preservemost_from_x1" => 111,
            b"amdgpu_gfx_whole_wave" => 124,
            b"cheriot_compartmentcallcc" => 125,
            b"cheriot_compartmentcalleecc" => 126,
            b"cheriot_librarycallcc" => 127,
            b"riscv_vls_cc" => 114,
            _ => return None,
        }))
    }

    /// LLVM's spelling; `None` for conventions printed as `ccN`.
    pub const fn name(self) -> Option<&'static str> {
        Some(match self.0 {
            8 => "fastcc",
            9 => "coldcc",
            10 => "ghccc",
            13 => "anyregcc",
            14 => "preserve_mostcc",
            15 => "preserve_allcc",
            16 => "swiftcc",
            17 => "cxx_fast_tlscc",
            18 => "tailcc",
            19 => "cfguard_checkcc",
            20 => "swifttailcc",
            21 => "preserve_nonecc",
            64 => "x86_stdcallcc",
            65 => "x86_fastcallcc",
            66 => "arm_apcscc",
            67 => "arm_aapcscc",
            68 => "arm_aapcs_vfpcc",
            69 => "msp430_intrcc",
            70 => "x86_thiscallcc",
            71 => "ptx_kernel",
            72 => "ptx_device",
            75 => "spir_func",
            76 => "spir_kernel",
            77 => "intel_ocl_bicc",
            78 => "x86_64_sysvcc",
            79 => "win64cc",
            80 => "x86_vectorcallcc",
            81 => "hhvmcc",
            82 => "hhvm_ccc",
            83 => "x86_intrcc",
            84 => "avr_intrcc ",
            85 => "avr_signalcc ",
            87 => "amdgpu_vs",
            88 => "amdgpu_gs",
            89 => "amdgpu_ps",
            90 => "amdgpu_cs",
            91 => "amdgpu_kernel",
            92 => "x86_regcallcc",
            93 => "amdgpu_hs",
            95 => "amdgpu_ls",
            96 => "amdgpu_es",
            97 => "aarch64_vector_pcs",
            98 => "aarch64_sve_vector_pcs",
            100 => "amdgpu_gfx",
            102 => "aarch64_sme_preservemost_from_x0",
            103 => "aarch64_sme_preservemost_from_x2",
            104 => "amdgpu_cs_chain",
            105 => "amdgpu_cs_chain_preserve",
            106 => "m68k_rtdcc",
            107 => "graalcc",
            110 => "riscv_vector_cc",
            111 => "aarch64_sme_preservemost_from_x1",
            112 => "riscv_vls_cc(32)",
            113 => "riscv_vls_cc(64)",
            114 => "riscv_vls_cc(128)",
            115 => "riscv_vls_cc(256)",
            116 => "riscv_vls_cc(512)",
            117 => "riscv_vls_cc(1024)",
            118 => "riscv_vls_cc(2048)",
            119 => "riscv_vls_cc(4096)",
            120 => "riscv_vls_cc(8192)",
            121 => "riscv_vls_cc(16384)",
            122 => "riscv_vls_cc(32768)",
            123 => "riscv_vls_cc(65536)",
            124 => "amdgpu_gfx_whole_wave",
            125 => "cheriot_compartmentcallcc",
            126 => "cheriot_compartmentcalleecc",
            127 => "cheriot_librarycallcc",
            _ => return None,
        })
    }
}

/// The properties of a call other than its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallInfo {
    /// Signature of the callee.
    pub fn_ty: Type,
    /// Attributes of the call site.
    pub attrs: crate::attrs::AttrList,
    /// Calling convention.
    pub cc: CallConv,
    /// Tail-call marker.
    pub tail: TailKind,
    /// Index of the first operand bundle, and their number.
    pub(crate) bundles: u32,
    pub(crate) n_bundles: u32,
}

impl CallInfo {
    /// A call of a function of this type, without attributes.
    pub const fn new(fn_ty: Type) -> Self {
        CallInfo {
            fn_ty,
            attrs: crate::attrs::AttrList::EMPTY,
            cc: CallConv::C,
            tail: TailKind::None,
            bundles: 0,
            n_bundles: 0,
        }
    }

    /// Sets the call-site attributes.
    pub const fn attrs(mut self, attrs: crate::attrs::AttrList) -> Self {
        self.attrs = attrs;
        self
    }

    /// Sets the calling convention.
    pub const fn cc(mut self, cc: CallConv) -> Self {
        self.cc = cc;
        self
    }

    /// Sets the tail-call marker.
    pub const fn tail(mut self, tail: TailKind) -> Self {
        self.tail = tail;
        self
    }
}

/// An operand bundle of a call: its tag and the range of its operands among those of the call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BundleInfo {
    pub(crate) tag: u32,
    pub(crate) n_operands: u32,
}

/// A new operand bundle.
#[derive(Clone, Copy, Debug)]
pub struct Bundle<'a> {
    /// Its tag.
    pub tag: &'a [u8],
    /// Its operands.
    pub operands: &'a [Value],
}
