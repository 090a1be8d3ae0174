//! Discardable attributes of functions: how a kernel is launched, and with which resources.

use terrace_llvm::Func;
use terrace_rewrite::prelude::*;

/// Marks a kernel.
pub const KERNEL: &str = "nvvm.kernel";
/// The greatest extents of a block.
pub const MAXNTID: &str = "nvvm.maxntid";
/// The extents of a block.
pub const REQNTID: &str = "nvvm.reqntid";
/// The extents of a cluster.
pub const CLUSTER_DIM: &str = "nvvm.cluster_dim";
/// The least number of blocks for each multiprocessor.
pub const MINCTASM: &str = "nvvm.minctasm";
/// The greatest number of registers of a thread.
pub const MAXNREG: &str = "nvvm.maxnreg";
/// The greatest number of blocks of a cluster.
pub const CLUSTER_MAX_BLOCKS: &str = "nvvm.cluster_max_blocks";
/// The grid is counted in clusters.
pub const BLOCKS_ARE_CLUSTERS: &str = "nvvm.blocksareclusters";
/// Marks a parameter that the kernel does not write.
pub const GRID_CONSTANT: &str = "nvvm.grid_constant";
/// The attribute that parameters in memory have.
const BYVAL: &str = "llvm.byval";

#[cold]
fn wrong<T>(op: OpRef<'_>, name: &str, what: impl core::fmt::Display) -> Result<T> {
    // Upstream quotes the names of attributes twice.
    Err(op.error(format!("'\"{name}\"' {what}")).emit())
}

/// Verifies an attribute of an operation.
pub(super) fn op_attr(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    match name {
        KERNEL if op.as_::<Func>().is_none() => {
            Err(op.error(format!("'{KERNEL}' attribute attached to unexpected op")).emit())
        }
        MAXNTID | REQNTID | CLUSTER_DIM => {
            let array = attr.as_::<DenseArrayAttr>(ctx).filter(|array| array.elem == Type::I32);
            match array.is_some_and(|array| (1..=3).contains(&array.i32s().len())) {
                true => Ok(()),
                false => wrong(op, name, "attribute must be integer array with maximum 3 index"),
            }
        }
        MINCTASM | MAXNREG | CLUSTER_MAX_BLOCKS if !attr.is::<IntegerAttr>(ctx) => {
            wrong(op, name, "attribute must be integer constant")
        }
        BLOCKS_ARE_CLUSTERS => {
            let has = |name| op.body().discardable(op.op, name).is_some();
            match has(REQNTID) && has(CLUSTER_DIM) {
                true => Ok(()),
                false => wrong(
                    op,
                    name,
                    format_args!("attribute must be used along with '{REQNTID}' and '{CLUSTER_DIM}'"),
                ),
            }
        }
        _ => Ok(()),
    }
}

/// Verifies that arguments marked as constant for the grid are those of kernels, and in memory.
pub(super) fn args(op: OpRef<'_>) -> Result {
    let ctx = op.ctx();
    let Some(mark) = ctx.find_str(GRID_CONSTANT.as_bytes()) else { return Ok(()) };
    let dicts = op.body().attr(op.op, "arg_attrs").and_then(|attrs| attrs.as_array(ctx)).unwrap_or_default();
    for dict in dicts.iter().filter_map(|dict| dict.as_::<DictionaryAttr>(ctx)) {
        let Some(value) = dict.entries.get(mark) else { continue };
        if op.body().discardable(op.op, KERNEL).is_none() {
            return wrong(op, GRID_CONSTANT, "attribute must be present only on kernel arguments");
        }
        if value != Attr::UNIT {
            return wrong(op, GRID_CONSTANT, "must be a unit attribute");
        }
        if ctx.find_str(BYVAL.as_bytes()).and_then(|name| dict.entries.get(name)).is_none() {
            let what = format_args!("attribute requires the argument to also have attribute '{BYVAL}'");
            return wrong(op, GRID_CONSTANT, what);
        }
    }
    Ok(())
}
