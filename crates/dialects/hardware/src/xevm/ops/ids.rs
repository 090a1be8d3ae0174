//! Indices and sizes of work items, workgroups and subgroups.

use crate::attrs::ConstantRange;
use crate::xevm::types::I32OrI64;
use terrace_rewrite::prelude::*;

ops! { "xevm", ID_OPS;
    /// The x index of the work item in its workgroup.
    ///
    /// ```mlir
    /// %x = xevm.local_id.x range <i32, 0, 64> : i32
    /// ```
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkitemIdX = "local_id.x",
    /// The y index of the work item in its workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkitemIdY = "local_id.y",
    /// The z index of the work item in its workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkitemIdZ = "local_id.z",
    /// The x size of a workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupDimX = "local_size.x",
    /// The y size of a workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupDimY = "local_size.y",
    /// The z size of a workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupDimZ = "local_size.z",
    /// The x index of the workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupIdX = "group_id.x",
    /// The y index of the workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupIdY = "group_id.y",
    /// The z index of the workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    WorkgroupIdZ = "group_id.z",
    /// The x number of workgroups.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    GridDimX = "group_count.x",
    /// The y number of workgroups.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    GridDimY = "group_count.y",
    /// The z number of workgroups.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    GridDimZ = "group_count.z",
    /// The number of the work item in its subgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    LaneId = "lane_id",
    /// The number of the subgroup in its workgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    SubgroupId = "subgroup_id",
    /// The number of work items of the subgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    SubgroupSize = "subgroup_size" {
        () -> (res: I32OrI64)
        opts   { range: ConstantRange }
        format "(`range` $range^)? attr-dict `:` type($res)"
    }
}
