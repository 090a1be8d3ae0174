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
    attrs: target::ATTRS,
    hooks: DialectHooks {
        removed: REMOVED,
        verify_op_attr: Some(verify::op_attr),
        allows_unknown_ops: true,
        ..DialectHooks::NONE
    },
};
