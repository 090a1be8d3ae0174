//! Indices and sizes of work items, workgroups and clusters.

use crate::attrs::ConstantRange;
use crate::range;
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_llvm::constraints::{I32, LlvmType};
use terrace_rewrite::prelude::*;

ops! { "rocdl", ID_OPS;
    /// The x index of the work item in its workgroup.
    ///
    /// ```mlir
    /// %x = rocdl.workitem.id.x range <i32, 0, 64> : i32
    /// ```
    ThreadIdX = "workitem.id.x",
    /// The y index of the work item in its workgroup.
    ThreadIdY = "workitem.id.y",
    /// The z index of the work item in its workgroup.
    ThreadIdZ = "workitem.id.z",
    /// The x index of the workgroup.
    BlockIdX = "workgroup.id.x",
    /// The y index of the workgroup.
    BlockIdY = "workgroup.id.y",
    /// The z index of the workgroup.
    BlockIdZ = "workgroup.id.z",
    /// The x index of the cluster of workgroups.
    ClusterIdX = "cluster.id.x",
    /// The y index of the cluster of workgroups.
    ClusterIdY = "cluster.id.y",
    /// The z index of the cluster of workgroups.
    ClusterIdZ = "cluster.id.z",
    /// The number of lanes.
    WavefrontSize = "wavefrontsize",
    /// The x size of a workgroup, by a call of `__ockl_get_local_size`.
    BlockDimX = "workgroup.dim.x",
    /// The y size of a workgroup, by a call of `__ockl_get_local_size`.
    BlockDimY = "workgroup.dim.y",
    /// The z size of a workgroup, by a call of `__ockl_get_local_size`.
    BlockDimZ = "workgroup.dim.z",
    /// The x number of workgroups, by a call of `__ockl_get_num_groups`.
    GridDimX = "grid.dim.x",
    /// The y number of workgroups, by a call of `__ockl_get_num_groups`.
    GridDimY = "grid.dim.y",
    /// The z number of workgroups, by a call of `__ockl_get_num_groups`.
    GridDimZ = "grid.dim.z" {
        () -> (res: LlvmType)
        opts   { range: ConstantRange }
        traits [Pure]
        format "(`range` $range^)? attr-dict `:` type($res)"
        hooks  { verify_shape: range::verify }
    }

    /// The number of lanes before this one among the first 32 that are set in `in0`, plus `in1`.
    ///
    /// ```mlir
    /// %n = rocdl.mbcnt.lo %mask, %c0 {res_attrs = [{llvm.noundef}]} : (i32, i32) -> i32
    /// ```
    MbcntLo = "mbcnt.lo",
    /// The number of lanes before this one among the last 32 that are set in `in0`, plus `in1`.
    MbcntHi = "mbcnt.hi" {
        (in0: I32, in1: I32) -> (res: I32 = infer)
        opts   { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [Pure]
        format "$in0 `,` $in1  attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)"
    }
}
