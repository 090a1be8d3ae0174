//! Inherent attributes that operations have in MLIR 23 or 24 and not in MLIR 22, or the other way round. Properties have no
//! names in bytecode: the program that wrote a file determines which an operation has.
//!
//! A new attribute becomes a discardable one, as if it were read from text, unless a row says what MLIR 22 has instead.

use crate::properties::ATTRIBUTES;
use terrace_ir::asm::MlirVersion;

/// The version of MLIR that a producer is, as far as properties differ.
pub fn version_of(producer: &str) -> MlirVersion {
    let version = producer.strip_prefix("MLIR").and_then(|rest| rest.split('.').next());
    match version.and_then(|number| number.parse().ok()) {
        Some(24u32..) => MlirVersion::V24,
        Some(23) => MlirVersion::V23,
        _ => MlirVersion::V22,
    }
}

/// An inherent attribute that MLIR 22 does not have. All of them are optional or have a default.
pub struct Added {
    pub name: &'static str,
    pub in_22: In22,
}

/// What MLIR 22 has instead of an attribute.
pub enum In22 {
    /// The attribute, as a discardable one.
    Same,
    /// The attribute, as a discardable one, unless it is the default, whose text this is.
    Unless(&'static str),
    /// The attribute, as a discardable one of another name.
    Renamed(&'static str),
    /// A unit attribute if the text is `set`, and none if it is `unset`.
    Flag { unset: &'static str, set: &'static str, name: &'static str },
}

/// The changes of some operations in one version.
struct Row {
    since: MlirVersion,
    ops: &'static [&'static str],
    added: &'static [Added],
    removed: &'static [&'static str],
}

const fn same(name: &'static str) -> Added {
    Added { name, in_22: In22::Same }
}

const FASTMATH: &[Added] = &[Added { name: "fastmathFlags", in_22: In22::Unless("#llvm.fastmath<none>") }];
const TLS_MODE: &[Added] = &[Added {
    name: "tls_mode",
    in_22: In22::Flag { unset: "0 : i64", set: "1 : i64", name: "thread_local_" },
}];

static ROWS: &[Row] = &[
    Row {
        since: MlirVersion::V23,
        ops: &["arith.addf", "arith.subf", "arith.mulf", "arith.divf", "math.fma"],
        added: &[same("roundingmode")],
        removed: &[],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["arith.extui", "arith.uitofp", "arith.index_castui"],
        added: &[same("nonNeg")],
        removed: &[],
    },
    Row { since: MlirVersion::V23, ops: &["memref.load"], added: &[same("invariant")], removed: &[] },
    Row {
        since: MlirVersion::V23,
        ops: &["vector.contract"],
        added: &[Added { name: "fastmath", in_22: In22::Unless("#arith.fastmath<none>") }],
        removed: &[],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["gpu.func"],
        added: &[
            Added { name: "kernel", in_22: In22::Renamed("gpu.kernel") },
            same("workgroup_attributions"),
        ],
        removed: &[],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["gpu.launch"],
        added: &[same("cooperative"), same("workgroup_attributions")],
        removed: &[],
    },
    Row { since: MlirVersion::V23, ops: &["gpu.launch_func"], added: &[same("cooperative")], removed: &[] },
    Row {
        since: MlirVersion::V23,
        ops: &["llvm.intr.masked.store"],
        added: &[same("nontemporal")],
        removed: &[],
    },
    Row { since: MlirVersion::V23, ops: &["llvm.fpext", "llvm.fptrunc"], added: FASTMATH, removed: &[] },
    Row {
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
    Row {
        since: MlirVersion::V24,
        ops: &["llvm.mlir.global", "llvm.mlir.alias"],
        added: TLS_MODE,
        removed: &["thread_local_"],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["llvm.func"],
        added: &[same("denormal_fpenv"), same("use_sample_profile")],
        removed: &["no_infs_fp_math", "no_nans_fp_math", "denormal_fp_math", "denormal_fp_math_f32"],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["llvm.call"],
        added: &[same("builtin"), same("nobuiltin"), same("trap_func_name")],
        removed: &[],
    },
    Row {
        since: MlirVersion::V23,
        ops: &["llvm.func", "llvm.call"],
        added: &[
            same("noreturn"),
            same("returns_twice"),
            same("hot"),
            same("cold"),
            same("noduplicate"),
            same("no_caller_saved_registers"),
            same("nocallback"),
            same("modular_format"),
            same("nobuiltins"),
            same("allocsize"),
            same("optsize"),
            same("minsize"),
            same("save_reg_params"),
            same("zero_call_used_regs"),
            same("default_func_attrs"),
        ],
        removed: &[],
    },
    Row {
        since: MlirVersion::V24,
        ops: &["llvm.invoke"],
        added: &[same("default_func_attrs")],
        removed: &[],
    },
];

/// The attributes that an operation has in a version and not in MLIR 22.
pub fn added(op: &str, version: MlirVersion) -> impl Iterator<Item = &'static Added> {
    rows(op, version).flat_map(|row| row.added)
}

/// Whether an operation has an attribute in MLIR 22 and not in a version.
pub fn is_removed(op: &str, version: MlirVersion, name: &str) -> bool {
    rows(op, version).any(|row| row.removed.contains(&name))
}

fn rows(op: &str, version: MlirVersion) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(move |row| version >= row.since && row.ops.contains(&op))
}

impl Added {
    /// The place among the properties of an operation.
    pub fn rank(&self) -> (u8, &'static str) {
        (ATTRIBUTES, self.name)
    }
}
