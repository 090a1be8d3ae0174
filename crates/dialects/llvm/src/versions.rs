//! The changes of later versions of MLIR to the dialect.

use crate::attrs::FunctionEntryCountAttr;
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
