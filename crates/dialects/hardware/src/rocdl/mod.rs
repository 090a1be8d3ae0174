//! The `rocdl` dialect: intrinsics of AMD's GPUs, and how code for them is compiled.
//!
//! All operations but those of sizes are LLVM intrinsics `llvm.amdgcn.*`, of the name of the operation. Their meaning is in
//! LLVM's "User Guide for AMDGPU Backend". Upstream's reference: MLIR "'rocdl' Dialect".

use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

mod asm;
mod chipset;
pub mod ops;
mod target;
mod types;
mod verify;

pub use chipset::Chipset;
pub use ops::buffers::*;
pub use ops::convert::*;
pub use ops::ids::*;
pub use ops::lanes::*;
pub use ops::lds::*;
pub use ops::math::*;
pub use ops::mfma::*;
pub use ops::sync::*;
pub use ops::wmma::*;
pub use target::TargetAttr;

/// Tables of operations.
const OP_TABLES: &[&[&OpDef]] = &[
    ops::lanes::LANE_OPS,
    ops::ids::ID_OPS,
    ops::sync::SYNC_OPS,
    ops::mfma::MFMA_OPS,
    ops::wmma::WMMA_OPS,
    ops::lds::LDS_OPS,
    ops::buffers::BUFFER_OPS,
    ops::convert::CONVERT_OPS,
    ops::math::MATH_OPS,
];

terrace_ir::enums! { "rocdl", ENUM_ATTRS;
    /// How lanes are permuted while `amdgpu.mfma` reads its second matrix, in MLIR 23 and later.
    enum MfmaPermB: attr("mfma_perm_b", bare) "permutations of the lanes storing B in an MFMA"
        upstream("ROCDL_MFMAPermBAttr", "value", "::mlir::ROCDL::MFMAPermB", field) {
        None = 0 "none", BcastFirst32 = 1 "bcast_first_32", BcastSecond32 = 2 "bcast_second_32",
        Rotate16Right = 3 "rotate_16_right", BcastFirst16 = 4 "bcast_first_16", BcastSecond16 = 5 "bcast_second_16",
        BcastThird16 = 6 "bcast_third_16", BcastFourth16 = 7 "bcast_fourth_16"
    }
}

const ATTR_TABLES: &[&[&KindDef]] = &[target::ATTRS, ENUM_ATTRS];
static ATTRS: [&KindDef; count(ATTR_TABLES)] = concat(ATTR_TABLES);

static OPS: [&OpDef; count(OP_TABLES)] = concat(OP_TABLES);

/// Operations that MLIR 23 does not have.
const REMOVED: &[Removed] = &[Removed {
    since: MlirVersion::V23,
    ops: &[
        "rocdl.grid.dim.x",
        "rocdl.grid.dim.y",
        "rocdl.grid.dim.z",
        "rocdl.workgroup.dim.x",
        "rocdl.workgroup.dim.y",
        "rocdl.workgroup.dim.z",
    ],
    note: "'llvm.call' calls the functions of the device library that they stand for, '__ockl_get_num_groups' and '__ockl_get_local_size'",
}];

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "rocdl",
    ops: &OPS,
    types: &[],
    attrs: &ATTRS,
    hooks: DialectHooks {
        removed: REMOVED,
        verify_op_attr: Some(verify::op_attr),
        allows_unknown_ops: true,
        ..DialectHooks::NONE
    },
};
