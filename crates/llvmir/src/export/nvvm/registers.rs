//! Special registers and reciprocals: operations with the operands, result and almost the name of an intrinsic. An import
//! makes them, too.

use crate::export::intrinsic_table::Intrinsic;
use std::sync::LazyLock;
use terrace_hardware::nvvm::{RcpApproxFtzF32, SPECIAL_REGISTER_OPS};
use terrace_ir::{OpDef, OpKind};

/// The rows.
pub(crate) static INTRINSICS: LazyLock<Vec<Intrinsic>> = LazyLock::new(|| {
    SPECIAL_REGISTER_OPS.iter().chain([&RcpApproxFtzF32::DEF]).map(|def| row(def)).collect()
});

fn row(def: &'static OpDef) -> Intrinsic {
    let name = match def.name {
        "nvvm.read.ptx.sreg.aggr.smem.size" => "nvvm.read.ptx.sreg.aggr_smem_size",
        "nvvm.read.ptx.sreg.dynamic.smem.size" => "nvvm.read.ptx.sreg.dynamic_smem_size",
        "nvvm.read.ptx.sreg.total.smem.size" => "nvvm.read.ptx.sreg.total_smem_size",
        name => name,
    };
    let range = def.attrs.iter().position(|attr| attr.name == "range");
    Intrinsic { def, name, range, ..Intrinsic::NONE }
}
