//! The changes of later versions of MLIR to the dialect.

use crate::asm::arith::CAST_FLAGS;
use crate::attrs::FunctionEntryCountAttr;
use crate::debug::{DICompileUnitAttr, DICompositeTypeAttr, DIDerivedTypeAttr};
use crate::enums::FastmathFlags;
use crate::types::TokenType;
use terrace_ir::decl::attr_type::Newer;
use terrace_rewrite::prelude::*;

/// `#llvm.function_entry_count<entry_count = 7>` is `7 : i64` in MLIR 22.
pub(crate) static ENTRY_COUNT: Newer = Newer {
    since: MlirVersion::V23,
    from_22: |ctx, attr| match attr.as_::<IntegerAttr>(ctx).and_then(|count| count.to_i64(ctx)) {
        Some(count) => FunctionEntryCountAttr::get(ctx, count as u64),
        None => attr,
    },
    to_22: |ctx, attr| {
        let count = attr.as_::<FunctionEntryCountAttr>(ctx)?.entry_count;
        Some(IntegerAttr::of_i64(ctx, Type::I64, count as i64))
    },
};

/// The alignments of masked accesses are of the type `i32` in MLIR 22.
pub(crate) static MASKED_ALIGNMENT: Newer = Newer {
    since: MlirVersion::V24,
    from_22: |ctx, attr| {
        let value = attr.as_::<IntegerAttr>(ctx).and_then(|alignment| alignment.to_i64(ctx));
        value.map_or(attr, |value| IntegerAttr::of_i64(ctx, Type::I64, value))
    },
    to_22: |ctx, attr| {
        let value = attr.as_::<IntegerAttr>(ctx).filter(|value| value.ty == Type::I64)?.to_i64(ctx)?;
        i32::try_from(value).ok().map(|value| IntegerAttr::of_i64(ctx, Type::I32, value.into()))
    },
};

/// Types that later versions write otherwise.
pub(crate) const BUILTIN_TYPES: &[BuiltinSince] =
    &[BuiltinSince { since: MlirVersion::V23, keyword: "token", get: TokenType::get }];

/// Constrained operations that MLIR 23 brought; MLIR 24 adds `fastmathFlags`.
const CONSTRAINED: &[&str] = &[
    "llvm.intr.experimental.constrained.fadd",
    "llvm.intr.experimental.constrained.fdiv",
    "llvm.intr.experimental.constrained.fma",
    "llvm.intr.experimental.constrained.fmul",
    "llvm.intr.experimental.constrained.fmuladd",
    "llvm.intr.experimental.constrained.frem",
    "llvm.intr.experimental.constrained.fsub",
];

/// Operations that MLIR 22 does not have. Those of no version are LLVM's, for lossless translation.
pub(crate) const ADDED: &[Added] = &[
    Added {
        since: Some(MlirVersion::V23),
        ops: &[
            "llvm.intr.arithmetic.fence",
            "llvm.intr.fake.use",
            "llvm.mlir.metadata_as_value",
            "llvm.named_metadata",
            "llvm.ptrtoaddr",
        ],
    },
    Added { since: Some(MlirVersion::V23), ops: CONSTRAINED },
    Added {
        since: Some(MlirVersion::V24),
        ops: &[
            "llvm.intr.clmul",
            "llvm.intr.coro.alloc",
            "llvm.intr.coro.await.suspend.bool",
            "llvm.intr.coro.await.suspend.handle",
            "llvm.intr.coro.await.suspend.void",
            "llvm.intr.coro.dead",
            "llvm.intr.coro.destroy",
            "llvm.intr.coro.done",
            "llvm.intr.coro.frame",
            "llvm.intr.coro.is_in_ramp",
            "llvm.intr.coro.noop",
            "llvm.intr.experimental.constrained.acos",
            "llvm.intr.experimental.constrained.asin",
            "llvm.intr.experimental.constrained.atan",
            "llvm.intr.experimental.constrained.atan2",
            "llvm.intr.experimental.constrained.ceil",
            "llvm.intr.experimental.constrained.cos",
            "llvm.intr.experimental.constrained.cosh",
            "llvm.intr.experimental.constrained.exp",
            "llvm.intr.experimental.constrained.exp2",
            "llvm.intr.experimental.constrained.fcmp",
            "llvm.intr.experimental.constrained.fcmps",
            "llvm.intr.experimental.constrained.floor",
            "llvm.intr.experimental.constrained.fptosi",
            "llvm.intr.experimental.constrained.fptoui",
            "llvm.intr.experimental.constrained.ldexp",
            "llvm.intr.experimental.constrained.llrint",
            "llvm.intr.experimental.constrained.llround",
            "llvm.intr.experimental.constrained.log",
            "llvm.intr.experimental.constrained.log10",
            "llvm.intr.experimental.constrained.log2",
            "llvm.intr.experimental.constrained.lrint",
            "llvm.intr.experimental.constrained.lround",
            "llvm.intr.experimental.constrained.maximum",
            "llvm.intr.experimental.constrained.maxnum",
            "llvm.intr.experimental.constrained.minimum",
            "llvm.intr.experimental.constrained.minnum",
            "llvm.intr.experimental.constrained.nearbyint",
            "llvm.intr.experimental.constrained.pow",
            "llvm.intr.experimental.constrained.powi",
            "llvm.intr.experimental.constrained.rint",
            "llvm.intr.experimental.constrained.round",
            "llvm.intr.experimental.constrained.roundeven",
            "llvm.intr.experimental.constrained.sin",
            "llvm.intr.experimental.constrained.sinh",
            "llvm.intr.experimental.constrained.sqrt",
            "llvm.intr.experimental.constrained.tan",
            "llvm.intr.experimental.constrained.tanh",
            "llvm.intr.experimental.constrained.trunc",
            "llvm.intr.maximumnum",
            "llvm.intr.minimumnum",
            "llvm.intr.modf",
            "llvm.intr.pdep",
            "llvm.intr.pext",
            "llvm.intr.smulh",
            "llvm.intr.umulh",
            "llvm.intr.vector.reduce.fmaximumnum",
            "llvm.intr.vector.reduce.fminimumnum",
            "llvm.intr.vp.reduce.fmaximum",
            "llvm.intr.vp.reduce.fminimum",
        ],
    },
    Added {
        since: None,
        ops: &[
            "llvm.mlir.metadata_node",
            "llvm.mlir.instruction",
            "llvm.mlir.debug_record",
            "llvm.mlir.inline_asm",
            "llvm.callbr",
            "llvm.catchswitch",
            "llvm.catchpad",
            "llvm.cleanuppad",
            "llvm.catchret",
            "llvm.cleanupret",
        ],
    },
];

/// Operations that MLIR 24 does not have.
pub(crate) const REMOVED: &[Removed] = &[
    Removed {
        since: MlirVersion::V24,
        ops: &[
            "llvm.intr.vp.add",
            "llvm.intr.vp.and",
            "llvm.intr.vp.ashr",
            "llvm.intr.vp.fadd",
            "llvm.intr.vp.fdiv",
            "llvm.intr.vp.fma",
            "llvm.intr.vp.fmul",
            "llvm.intr.vp.fmuladd",
            "llvm.intr.vp.fneg",
            "llvm.intr.vp.fpext",
            "llvm.intr.vp.fptosi",
            "llvm.intr.vp.fptoui",
            "llvm.intr.vp.fptrunc",
            "llvm.intr.vp.frem",
            "llvm.intr.vp.fsub",
            "llvm.intr.vp.inttoptr",
            "llvm.intr.vp.lshr",
            "llvm.intr.vp.mul",
            "llvm.intr.vp.or",
            "llvm.intr.vp.ptrtoint",
            "llvm.intr.vp.select",
            "llvm.intr.vp.sext",
            "llvm.intr.vp.shl",
            "llvm.intr.vp.sitofp",
            "llvm.intr.vp.smax",
            "llvm.intr.vp.smin",
            "llvm.intr.vp.sub",
            "llvm.intr.vp.trunc",
            "llvm.intr.vp.uitofp",
            "llvm.intr.vp.umax",
            "llvm.intr.vp.umin",
            "llvm.intr.vp.xor",
            "llvm.intr.vp.zext",
        ],
        note: "the operation without 'vp', and 'llvm.select' by the mask where lanes beside it matter, are the same",
    },
    Removed {
        since: MlirVersion::V24,
        ops: &["llvm.intr.strip.invariant.group"],
        note: "'llvm.call_intrinsic \"llvm.strip.invariant.group.p0\"' calls the intrinsic",
    },
];

const FASTMATH: &[AddedAttr] = &[AddedAttr {
    name: CAST_FLAGS,
    in_22: In22::Unless(|ctx| FastmathFlags::encode(ctx, FastmathFlags::NONE)),
}];

/// Inherent attributes that changed in later versions of MLIR.
pub(crate) const CHANGED_ATTRS: &[ChangedAttrs] = &[
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["llvm.intr.masked.store"],
        added: &[AddedAttr::discardable("nontemporal")],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["llvm.fpext", "llvm.fptrunc"],
        added: FASTMATH,
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V24,
        ops: &[
            "llvm.intr.experimental.constrained.fpext",
            "llvm.intr.experimental.constrained.fptrunc",
            "llvm.intr.experimental.constrained.sitofp",
            "llvm.intr.experimental.constrained.uitofp",
        ],
        added: FASTMATH,
        removed: &[],
    },
    ChangedAttrs { since: MlirVersion::V23, ops: CONSTRAINED, added: &[], removed: &[CAST_FLAGS] },
    ChangedAttrs {
        since: MlirVersion::V24,
        ops: CONSTRAINED,
        added: &[AddedAttr { name: CAST_FLAGS, in_22: In22::Renamed(CAST_FLAGS) }],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V24,
        ops: &["llvm.mlir.global", "llvm.mlir.alias"],
        added: &[AddedAttr {
            name: "tls_mode",
            in_22: In22::Flag {
                unset: |ctx| IntegerAttr::of_i64(ctx, Type::I64, 0),
                set: |ctx| IntegerAttr::of_i64(ctx, Type::I64, 1),
                name: "thread_local_",
            },
        }],
        removed: &["thread_local_"],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["llvm.func"],
        added: &[AddedAttr::discardable("denormal_fpenv"), AddedAttr::discardable("use_sample_profile")],
        removed: &["no_infs_fp_math", "no_nans_fp_math", "denormal_fp_math", "denormal_fp_math_f32"],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["llvm.call"],
        added: &[
            AddedAttr::discardable("builtin"),
            AddedAttr::discardable("nobuiltin"),
            AddedAttr::discardable("trap_func_name"),
        ],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["llvm.func", "llvm.call"],
        added: &[
            AddedAttr::discardable("noreturn"),
            AddedAttr::discardable("returns_twice"),
            AddedAttr::discardable("hot"),
            AddedAttr::discardable("cold"),
            AddedAttr::discardable("noduplicate"),
            AddedAttr::discardable("no_caller_saved_registers"),
            AddedAttr::discardable("nocallback"),
            AddedAttr::discardable("modular_format"),
            AddedAttr::discardable("nobuiltins"),
            AddedAttr::discardable("allocsize"),
            AddedAttr::discardable("optsize"),
            AddedAttr::discardable("minsize"),
            AddedAttr::discardable("save_reg_params"),
            AddedAttr::discardable("zero_call_used_regs"),
            AddedAttr::discardable("default_func_attrs"),
        ],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V24,
        ops: &["llvm.invoke"],
        added: &[AddedAttr::discardable("default_func_attrs")],
        removed: &[],
    },
];

/// The parameters of debug information that came with MLIR 23.
pub(crate) fn newer_param(ctx: &Context, attr: Attr) -> Option<(&'static str, MlirVersion)> {
    let params: &[(&str, bool)] = if let Some(unit) = attr.as_::<DICompileUnitAttr>(ctx) {
        &[
            ("recId", unit.rec_id.is_some()),
            ("isRecSelf", unit.is_rec_self),
            ("isDebugInfoForProfiling", unit.is_debug_info_for_profiling),
            ("importedEntities", !unit.imported_entities.is_empty()),
        ]
    } else if let Some(ty) = attr.as_::<DICompositeTypeAttr>(ctx) {
        &[("identifier", ty.identifier.is_some()), ("discriminator", ty.discriminator.is_some())]
    } else if let Some(ty) = attr.as_::<DIDerivedTypeAttr>(ctx) {
        &[
            ("file", ty.file.is_some()),
            ("line", ty.line != 0),
            ("scope", ty.scope.is_some()),
            ("flags", ty.flags != 0),
        ]
    } else {
        return None;
    };
    params.iter().find(|param| param.1).map(|param| (param.0, MlirVersion::V23))
}
