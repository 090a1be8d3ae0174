//! Numbers of blocks and records, and of what they name, for both directions (LangRef, "LLVM Bitcode File Format",
//! "LLVM IR Encoding").

use crate::attrs::AttrKind;
use crate::constant::ExprOp;
use crate::debug::RecordKind;
use crate::inst::{Flags, Opcode, Ordering, RmwOp, TailKind};
use crate::module::{CodeModel, ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use crate::types::Type;

macro_rules! numbers {
    ($(#[$meta:meta])* $module:ident { $($NAME:ident = $number:literal),* $(,)? }) => {
        $(#[$meta])*
        pub(super) mod $module {
            $(pub(in super::super) const $NAME: u32 = $number;)*
            /// The names of the numbers.
            #[allow(dead_code)]
            pub(in super::super) const NAMES: &[(&str, u64)] = &[$((stringify!($NAME), $number)),*];
        }
    };
}

numbers! {
    /// Blocks.
    block {
        BLOCKINFO = 0, MODULE = 8, PARAMATTR = 9, PARAMATTR_GROUP = 10, CONSTANTS = 11, FUNCTION = 12,
        IDENTIFICATION = 13, VALUE_SYMTAB = 14, METADATA = 15, METADATA_ATTACHMENT = 16, TYPE = 17, USELIST = 18,
        SUMMARY = 20, OPERAND_BUNDLE_TAGS = 21, METADATA_KIND = 22, STRTAB = 23, FULL_LTO_SUMMARY = 24,
        SYNC_SCOPE_NAMES = 26,
    }
}

/// The name of a block in messages.
pub(super) fn block_name(id: u32) -> &'static str {
    find(block::NAMES, id.into()).unwrap_or("of another kind")
}

numbers! {
    /// Records of modules.
    module {
        VERSION = 1, TRIPLE = 2, DATALAYOUT = 3, ASM = 4, SECTIONNAME = 5, GLOBALVAR = 7, FUNCTION = 8, GCNAME = 11,
        COMDAT = 12, ALIAS = 14, SOURCE_FILENAME = 16, IFUNC = 18,
    }
}

numbers! {
    /// Records of attributes.
    attribute { LIST = 2, GROUP = 3 }
}

numbers! {
    /// Records of types; those of types without parameters are rows of `PLAIN_TYPES`.
    types {
        NUMENTRY = 1, OPAQUE = 6, INTEGER = 7, POINTER = 8, ARRAY = 11, VECTOR = 12, X86_MMX = 17,
        STRUCT_ANON = 18, STRUCT_NAME = 19, STRUCT_NAMED = 20, FUNCTION = 21, OPAQUE_POINTER = 25,
        TARGET_TYPE = 26,
    }
}

/// Types without parameters, with their records.
pub(super) const PLAIN_TYPES: &[(Type, u64)] = &[
    (Type::VOID, 2),
    (Type::LABEL, 5),
    (Type::TOKEN, 22),
    (Type::METADATA, 16),
    (Type::X86_AMX, 24),
    (Type::HALF, 10),
    (Type::BFLOAT, 23),
    (Type::FLOAT, 3),
    (Type::DOUBLE, 4),
    (Type::X86_FP80, 13),
    (Type::FP128, 14),
    (Type::PPC_FP128, 15),
];

numbers! {
    /// Records of constants.
    constant {
        SETTYPE = 1, NULL = 2, UNDEF = 3, INTEGER = 4, WIDE_INTEGER = 5, FLOAT = 6, AGGREGATE = 7, STRING = 8,
        CSTRING = 9, BINOP = 10, CAST = 11, GEP_OLD = 12, SELECT = 13, EXTRACTELT = 14, INSERTELT = 15,
        SHUFFLEVEC = 16, CMP = 17, SHUFVEC_EX = 19, INBOUNDS_GEP = 20, BLOCKADDRESS = 21, DATA = 22,
        GEP_WITH_INRANGE_INDEX = 24, UNOP = 25, POISON = 26, DSO_LOCAL_EQUIVALENT = 27, NO_CFI = 29, INLINEASM = 30,
        GEP_WITH_INRANGE = 31, GEP = 32, PTRAUTH = 33, PTRAUTH2 = 34,
    }
}

numbers! {
    /// Records of metadata without fields of their own; those of nodes are rows of `metadata`.
    metadata {
        STRING_OLD = 1, VALUE = 2, NODE = 3, NAME = 4, DISTINCT_NODE = 5, KIND = 6, NAMED_NODE = 10, ATTACHMENT = 11,
        GENERIC_DEBUG = 12, ENUMERATOR = 14, EXPRESSION = 29, STRINGS = 35, GLOBAL_DECL_ATTACHMENT = 36,
        INDEX_OFFSET = 38, INDEX = 39, ARG_LIST = 46,
    }
}

numbers! {
    /// Records of functions.
    function {
        DECLAREBLOCKS = 1, BINOP = 2, CAST = 3, EXTRACTELT = 6, INSERTELT = 7, SHUFFLEVEC = 8, CMP = 9, RET = 10,
        BR = 11, SWITCH = 12, INVOKE = 13, UNREACHABLE = 15, PHI = 16, ALLOCA = 19, LOAD = 20, VAARG = 23,
        EXTRACTVAL = 26, INSERTVAL = 27, CMP2 = 28, VSELECT = 29, INDIRECTBR = 31, DEBUG_LOC_AGAIN = 33, CALL = 34,
        DEBUG_LOC = 35, FENCE = 36, RESUME = 39, LOADATOMIC = 41, GEP = 43, STORE = 44, STOREATOMIC = 45, CMPXCHG = 46,
        LANDINGPAD = 47, CLEANUPRET = 48, CATCHRET = 49, CATCHPAD = 50, CLEANUPPAD = 51, CATCHSWITCH = 52,
        OPERAND_BUNDLE = 55, UNOP = 56, CALLBR = 57, FREEZE = 58, ATOMICRMW = 59, BLOCKADDR_USERS = 60,
        DEBUG_RECORD_VALUE = 61, DEBUG_RECORD_DECLARE = 62, DEBUG_RECORD_ASSIGN = 63, DEBUG_RECORD_VALUE_SIMPLE = 64,
        DEBUG_RECORD_LABEL = 65, DEBUG_RECORD_DECLARE_VALUE = 66,
    }
}

/// Kinds of debug records, with their records in functions.
pub(super) const RECORD_KINDS: &[(RecordKind, u64)] = &[
    (RecordKind::Value, function::DEBUG_RECORD_VALUE as u64),
    (RecordKind::Value, function::DEBUG_RECORD_VALUE_SIMPLE as u64),
    (RecordKind::Declare, function::DEBUG_RECORD_DECLARE as u64),
    (RecordKind::DeclareValue, function::DEBUG_RECORD_DECLARE_VALUE as u64),
    (RecordKind::Assign, function::DEBUG_RECORD_ASSIGN as u64),
    (RecordKind::Label, function::DEBUG_RECORD_LABEL as u64),
];

/// Records of symbol tables, use lists and other small blocks.
pub(super) mod other {
    pub(in super::super) const VST_ENTRY: u32 = 1;
    pub(in super::super) const VST_BBENTRY: u32 = 2;
    pub(in super::super) const USELIST_BB: u32 = 2;
    pub(in super::super) const IDENTIFICATION_STRING: u32 = 1;
    pub(in super::super) const IDENTIFICATION_EPOCH: u32 = 2;
    pub(in super::super) const NAME: u32 = 1;
    pub(in super::super) const STRTAB_BLOB: u32 = 1;
}

/// Bits of the calling convention of a call.
pub(super) mod call {
    pub(in super::super) const TAIL: u64 = 1;
    pub(in super::super) const CC_SHIFT: u32 = 1;
    pub(in super::super) const CC_MASK: u64 = 0x3ff;
    pub(in super::super) const MUSTTAIL: u64 = 1 << 14;
    pub(in super::super) const EXPLICIT_TYPE: u64 = 1 << 15;
    pub(in super::super) const NOTAIL: u64 = 1 << 16;
    pub(in super::super) const FAST_MATH: u64 = 1 << 17;
    /// The bit of an `invoke` for an explicit type of the callee.
    pub(in super::super) const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;
}

/// Bits of the alignment of an `alloca`.
pub(super) mod alloca {
    pub(in super::super) const ALIGN_LOW: u64 = 0x1f;
    pub(in super::super) const INALLOCA: u64 = 1 << 5;
    pub(in super::super) const EXPLICIT_TYPE: u64 = 1 << 6;
    pub(in super::super) const SWIFTERROR: u64 = 1 << 7;
    pub(in super::super) const ALIGN_HIGH_SHIFT: u32 = 8;
}

/// Bits of inline assembly.
pub(super) mod asm_flags {
    pub(in super::super) const SIDE_EFFECT: u64 = 1;
    pub(in super::super) const ALIGN_STACK: u64 = 2;
    pub(in super::super) const INTEL_DIALECT: u64 = 4;
    pub(in super::super) const UNWIND: u64 = 8;
}

/// The version of modules whose symbols have names in the string table; LLVM 5 was the first to write it.
pub(super) const MODULE_VERSION: u64 = 2;
/// The position of the version in the number of `memory`. Version 1 has a place for `errno`.
pub(super) const MEMORY_VERSION_SHIFT: u32 = 56;
/// The version of records of expressions, above the bit of distinct ones; LLVM 4 and older wrote others.
pub(super) const EXPRESSION_VERSION: u64 = 3;
/// The bits of the first operand of an enumerator.
pub(super) const ENUMERATOR_UNSIGNED: u64 = 2;
pub(super) const ENUMERATOR_WIDE: u64 = 4;

/// The marker of a bundle's operand that is metadata.
pub(super) const BUNDLE_METADATA: u64 = 0x8000_0000;
/// The index of a function's own attributes.
pub(super) const FUNCTION_INDEX: u64 = 0xffff_ffff;
/// The first bytes of bitcode, and of a wrapper around it.
pub(super) const MAGIC: &[u8; 4] = b"BC\xc0\xde";
pub(super) const WRAPPER_MAGIC: &[u8; 4] = &[0xde, 0xc0, 0x17, 0x0b];

/// The entry of a table with this number.
pub(super) fn find<T: Copy>(table: &[(T, u64)], number: u64) -> Option<T> {
    table.iter().find(|(_, other)| *other == number).map(|&(entry, _)| entry)
}

/// The number of an entry, the first of several; 0 if it has none.
pub(super) fn number_of<T: PartialEq>(table: &[(T, u64)], entry: T) -> u64 {
    table.iter().find(|(other, _)| *other == entry).map_or(0, |&(_, number)| number)
}

/// Linkages; numbers that only older producers wrote follow those of today.
pub(super) const LINKAGES: &[(Linkage, u64)] = &[
    (Linkage::External, 0),
    (Linkage::WeakAny, 16),
    (Linkage::Appending, 2),
    (Linkage::Internal, 3),
    (Linkage::LinkOnceAny, 18),
    (Linkage::ExternalWeak, 7),
    (Linkage::Common, 8),
    (Linkage::Private, 9),
    (Linkage::WeakOdr, 17),
    (Linkage::LinkOnceOdr, 19),
    (Linkage::AvailableExternally, 12),
    (Linkage::WeakAny, 1),
    (Linkage::LinkOnceAny, 4),
    (Linkage::External, 5),
    (Linkage::External, 6),
    (Linkage::WeakOdr, 10),
    (Linkage::LinkOnceOdr, 11),
    (Linkage::Private, 13),
    (Linkage::Private, 14),
    (Linkage::LinkOnceOdr, 15),
];

pub(super) const VISIBILITIES: &[(Visibility, u64)] =
    &[(Visibility::Default, 0), (Visibility::Hidden, 1), (Visibility::Protected, 2)];

pub(super) const DLL_STORAGES: &[(DllStorage, u64)] =
    &[(DllStorage::None, 0), (DllStorage::Import, 1), (DllStorage::Export, 2)];

pub(super) const THREAD_LOCALS: &[(ThreadLocal, u64)] = &[
    (ThreadLocal::None, 0),
    (ThreadLocal::GeneralDynamic, 1),
    (ThreadLocal::LocalDynamic, 2),
    (ThreadLocal::InitialExec, 3),
    (ThreadLocal::LocalExec, 4),
];

pub(super) const UNNAMED_ADDRS: &[(UnnamedAddr, u64)] =
    &[(UnnamedAddr::None, 0), (UnnamedAddr::Global, 1), (UnnamedAddr::Local, 2)];

pub(super) const COMDAT_KINDS: &[(ComdatKind, u64)] = &[
    (ComdatKind::Any, 1),
    (ComdatKind::ExactMatch, 2),
    (ComdatKind::Largest, 3),
    (ComdatKind::NoDeduplicate, 4),
    (ComdatKind::SameSize, 5),
];

/// Code models: LLVM's number plus one.
pub(super) const CODE_MODELS: &[(CodeModel, u64)] = &[
    (CodeModel::Default, 0),
    (CodeModel::Tiny, 1),
    (CodeModel::Small, 2),
    (CodeModel::Kernel, 3),
    (CodeModel::Medium, 4),
    (CodeModel::Large, 5),
];

pub(super) const TAIL_KINDS: &[(TailKind, u64)] = &[
    (TailKind::MustTail, call::MUSTTAIL | call::TAIL),
    (TailKind::MustTail, call::MUSTTAIL),
    (TailKind::NoTail, call::NOTAIL),
    (TailKind::Tail, call::TAIL),
    (TailKind::None, 0),
];

/// Casts.
pub(super) const CASTS: &[(Opcode, u64)] = &[
    (Opcode::Trunc, 0),
    (Opcode::ZExt, 1),
    (Opcode::SExt, 2),
    (Opcode::FpToUi, 3),
    (Opcode::FpToSi, 4),
    (Opcode::UiToFp, 5),
    (Opcode::SiToFp, 6),
    (Opcode::FpTrunc, 7),
    (Opcode::FpExt, 8),
    (Opcode::PtrToInt, 9),
    (Opcode::IntToPtr, 10),
    (Opcode::BitCast, 11),
    (Opcode::AddrSpaceCast, 12),
    (Opcode::PtrToAddr, 13),
];

/// Binary operations of integers, and of floats.
pub(super) const BINOPS: &[(Opcode, u64)] = &[
    (Opcode::Add, 0),
    (Opcode::Sub, 1),
    (Opcode::Mul, 2),
    (Opcode::UDiv, 3),
    (Opcode::SDiv, 4),
    (Opcode::URem, 5),
    (Opcode::SRem, 6),
    (Opcode::Shl, 7),
    (Opcode::LShr, 8),
    (Opcode::AShr, 9),
    (Opcode::And, 10),
    (Opcode::Or, 11),
    (Opcode::Xor, 12),
];

pub(super) const FLOAT_BINOPS: &[(Opcode, u64)] =
    &[(Opcode::FAdd, 0), (Opcode::FSub, 1), (Opcode::FMul, 2), (Opcode::FDiv, 4), (Opcode::FRem, 6)];

/// The instruction of a constant expression that is a cast or binary operation.
pub(super) const EXPRESSIONS: &[(ExprOp, Opcode)] = &[
    (ExprOp::Trunc, Opcode::Trunc),
    (ExprOp::PtrToAddr, Opcode::PtrToAddr),
    (ExprOp::PtrToInt, Opcode::PtrToInt),
    (ExprOp::IntToPtr, Opcode::IntToPtr),
    (ExprOp::BitCast, Opcode::BitCast),
    (ExprOp::AddrSpaceCast, Opcode::AddrSpaceCast),
    (ExprOp::Add, Opcode::Add),
    (ExprOp::Sub, Opcode::Sub),
    (ExprOp::Xor, Opcode::Xor),
];

pub(super) const RMW_OPS: &[(RmwOp, u64)] = &[
    (RmwOp::Xchg, 0),
    (RmwOp::Add, 1),
    (RmwOp::Sub, 2),
    (RmwOp::And, 3),
    (RmwOp::Nand, 4),
    (RmwOp::Or, 5),
    (RmwOp::Xor, 6),
    (RmwOp::Max, 7),
    (RmwOp::Min, 8),
    (RmwOp::UMax, 9),
    (RmwOp::UMin, 10),
    (RmwOp::FAdd, 11),
    (RmwOp::FSub, 12),
    (RmwOp::FMax, 13),
    (RmwOp::FMin, 14),
    (RmwOp::UIncWrap, 15),
    (RmwOp::UDecWrap, 16),
    (RmwOp::USubCond, 17),
    (RmwOp::USubSat, 18),
    (RmwOp::FMaximum, 19),
    (RmwOp::FMinimum, 20),
];

pub(super) const ORDERINGS: &[(Ordering, u64)] = &[
    (Ordering::NotAtomic, 0),
    (Ordering::Unordered, 1),
    (Ordering::Monotonic, 2),
    (Ordering::Acquire, 3),
    (Ordering::Release, 4),
    (Ordering::AcqRel, 5),
    (Ordering::SeqCst, 6),
];

/// The first number of predicates of integers; those of floats start at 0.
pub(super) const FIRST_INT_PREDICATE: u64 = 32;

/// Flags of operations by opcode, each with its bit.
pub(super) fn flag_bits(op: Opcode) -> &'static [(Flags, u64)] {
    const WRAP: &[(Flags, u64)] = &[(Flags::NUW, 1), (Flags::NSW, 2)];
    const FIRST: &[(Flags, u64)] = &[(Flags::EXACT, 1)];
    const GEP: &[(Flags, u64)] = &[(Flags::INBOUNDS, 1), (Flags::NUSW, 2), (Flags::NUW, 4)];
    const ALLOCA: &[(Flags, u64)] =
        &[(Flags::INALLOCA, alloca::INALLOCA), (Flags::SWIFTERROR, alloca::SWIFTERROR)];
    const FAST: &[(Flags, u64)] = &[
        (Flags::NNAN, 2),
        (Flags::NINF, 4),
        (Flags::NSZ, 8),
        (Flags::ARCP, 16),
        (Flags::CONTRACT, 32),
        (Flags::AFN, 64),
        (Flags::REASSOC, 128),
    ];
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => WRAP,
        // `exact`, `disjoint`, `nneg` and `samesign` are one flag.
        Opcode::UDiv
        | Opcode::SDiv
        | Opcode::LShr
        | Opcode::AShr
        | Opcode::Or
        | Opcode::ZExt
        | Opcode::UiToFp
        | Opcode::ICmp => FIRST,
        Opcode::GetElementPtr => GEP,
        Opcode::Alloca => ALLOCA,
        op if op.takes_fast_math() => FAST,
        _ => &[],
    }
}

/// The flags of a number.
pub(super) fn decode_flags(op: Opcode, bits: u64) -> Flags {
    // All flags were one until LLVM 4.
    if bits & 1 != 0 && op.takes_fast_math() {
        return Flags::FAST;
    }
    let table = flag_bits(op);
    let flags = table.iter().filter(|(_, bit)| bits & bit != 0);
    let flags = flags.fold(Flags::NONE, |flags, &(flag, _)| flags.with(flag));
    if op == Opcode::GetElementPtr && flags.has(Flags::INBOUNDS) { flags.with(Flags::NUSW) } else { flags }
}

/// The number of flags.
pub(super) fn encode_flags(op: Opcode, flags: Flags) -> u64 {
    let table = flag_bits(op);
    table.iter().filter(|&&(flag, _)| flags.has(flag)).fold(0, |bits, &(_, bit)| bits | bit)
}

/// Attributes without those that other attributes replaced.
pub(super) const ATTRIBUTES: &[(AttrKind, u64)] = &[
    (AttrKind::Alignment, 1),
    (AttrKind::AlwaysInline, 2),
    (AttrKind::ByVal, 3),
    (AttrKind::InlineHint, 4),
    (AttrKind::InReg, 5),
    (AttrKind::MinSize, 6),
    (AttrKind::Naked, 7),
    (AttrKind::Nest, 8),
    (AttrKind::NoAlias, 9),
    (AttrKind::NoBuiltin, 10),
    (AttrKind::NoDuplicate, 12),
    (AttrKind::NoImplicitFloat, 13),
    (AttrKind::NoInline, 14),
    (AttrKind::NonLazyBind, 15),
    (AttrKind::NoRedZone, 16),
    (AttrKind::NoReturn, 17),
    (AttrKind::NoUnwind, 18),
    (AttrKind::OptimizeForSize, 19),
    (AttrKind::ReadNone, 20),
    (AttrKind::ReadOnly, 21),
    (AttrKind::Returned, 22),
    (AttrKind::ReturnsTwice, 23),
    (AttrKind::SExt, 24),
    (AttrKind::StackAlignment, 25),
    (AttrKind::StackProtect, 26),
    (AttrKind::StackProtectReq, 27),
    (AttrKind::StackProtectStrong, 28),
    (AttrKind::StructRet, 29),
    (AttrKind::SanitizeAddress, 30),
    (AttrKind::SanitizeThread, 31),
    (AttrKind::SanitizeMemory, 32),
    (AttrKind::UWTable, 33),
    (AttrKind::ZExt, 34),
    (AttrKind::Builtin, 35),
    (AttrKind::Cold, 36),
    (AttrKind::OptimizeNone, 37),
    (AttrKind::InAlloca, 38),
    (AttrKind::NonNull, 39),
    (AttrKind::JumpTable, 40),
    (AttrKind::Dereferenceable, 41),
    (AttrKind::DereferenceableOrNull, 42),
    (AttrKind::Convergent, 43),
    (AttrKind::SafeStack, 44),
    (AttrKind::SwiftSelf, 46),
    (AttrKind::SwiftError, 47),
    (AttrKind::NoRecurse, 48),
    (AttrKind::AllocSize, 51),
    (AttrKind::WriteOnly, 52),
    (AttrKind::Speculatable, 53),
    (AttrKind::StrictFP, 54),
    (AttrKind::SanitizeHWAddress, 55),
    (AttrKind::NoCfCheck, 56),
    (AttrKind::OptForFuzzing, 57),
    (AttrKind::ShadowCallStack, 58),
    (AttrKind::SpeculativeLoadHardening, 59),
    (AttrKind::ImmArg, 60),
    (AttrKind::WillReturn, 61),
    (AttrKind::NoFree, 62),
    (AttrKind::NoSync, 63),
    (AttrKind::SanitizeMemTag, 64),
    (AttrKind::Preallocated, 65),
    (AttrKind::NoMerge, 66),
    (AttrKind::NullPointerIsValid, 67),
    (AttrKind::NoUndef, 68),
    (AttrKind::ByRef, 69),
    (AttrKind::MustProgress, 70),
    (AttrKind::NoCallback, 71),
    (AttrKind::Hot, 72),
    (AttrKind::NoProfile, 73),
    (AttrKind::VScaleRange, 74),
    (AttrKind::SwiftAsync, 75),
    (AttrKind::NoSanitizeCoverage, 76),
    (AttrKind::ElementType, 77),
    (AttrKind::DisableSanitizerInstrumentation, 78),
    (AttrKind::NoSanitizeBounds, 79),
    (AttrKind::AllocAlign, 80),
    (AttrKind::AllocatedPointer, 81),
    (AttrKind::AllocKind, 82),
    (AttrKind::PresplitCoroutine, 83),
    (AttrKind::FnRetThunkExtern, 84),
    (AttrKind::SkipProfile, 85),
    (AttrKind::Memory, 86),
    (AttrKind::NoFPClass, 87),
    (AttrKind::OptimizeForDebugging, 88),
    (AttrKind::Writable, 89),
    (AttrKind::CoroDestroyOnlyWhenComplete, 90),
    (AttrKind::DeadOnUnwind, 91),
    (AttrKind::Range, 92),
    (AttrKind::SanitizeNumericalStability, 93),
    (AttrKind::Initializes, 94),
    (AttrKind::HybridPatchable, 95),
    (AttrKind::SanitizeRealtime, 96),
    (AttrKind::SanitizeRealtimeBlocking, 97),
    (AttrKind::CoroElideSafe, 98),
    (AttrKind::NoExt, 99),
    (AttrKind::NoDivergenceSource, 100),
    (AttrKind::SanitizeType, 101),
    (AttrKind::Captures, 102),
    (AttrKind::DeadOnReturn, 103),
    (AttrKind::SanitizeAllocToken, 104),
    (AttrKind::NoCreateUndefOrPoison, 105),
];

/// Attributes that `captures` and `memory` replaced.
pub(super) mod old_attribute {
    pub(in super::super) const NO_CAPTURE: u64 = 11;
    pub(in super::super) const READ_NONE: u64 = 20;
    pub(in super::super) const READ_ONLY: u64 = 21;
    pub(in super::super) const ARG_MEM_ONLY: u64 = 45;
    pub(in super::super) const INACCESSIBLE_MEM_ONLY: u64 = 49;
    pub(in super::super) const INACCESSIBLE_OR_ARG_MEM_ONLY: u64 = 50;
    pub(in super::super) const WRITE_ONLY: u64 = 52;
}

/// Kinds of operands of an attribute group.
pub(super) mod attribute_form {
    pub(in super::super) const ENUM: u64 = 0;
    pub(in super::super) const INT: u64 = 1;
    pub(in super::super) const KEY: u64 = 3;
    pub(in super::super) const KEY_VALUE: u64 = 4;
    pub(in super::super) const NO_TYPE: u64 = 5;
    pub(in super::super) const TYPE: u64 = 6;
    pub(in super::super) const RANGE: u64 = 7;
    pub(in super::super) const RANGES: u64 = 8;
}
