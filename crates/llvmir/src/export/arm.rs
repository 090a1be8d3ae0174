//! The intrinsics that operations of `arm_neon` and `arm_sve` call.

use crate::export::intrinsic_table::Intrinsic;
use terrace_hardware::{arm_neon, arm_sve};
use terrace_ir::OpKind;

macro_rules! row {
    ($Op:path, $name:literal, $results:expr, $operands:expr $(, $imms:expr)?) => {
        Intrinsic {
            def: <$Op as OpKind>::DEF,
            name: $name,
            results: &$results,
            operands: &$operands,
            $( imms: &$imms, )?
            ..Intrinsic::NONE
        }
    };
}

/// The rows of `arm_neon`.
#[rustfmt::skip]
pub(crate) static NEON: &[Intrinsic] = &[
    row!(arm_neon::Bfmmla, "aarch64.neon.bfmmla", [], []),
    row!(arm_neon::Sdot, "aarch64.neon.sdot", [0], [1]),
    row!(arm_neon::Smmla, "aarch64.neon.smmla", [0], [1]),
    row!(arm_neon::Smull, "aarch64.neon.smull", [0], []),
    row!(arm_neon::Ummla, "aarch64.neon.ummla", [0], [1]),
    row!(arm_neon::Usmmla, "aarch64.neon.usmmla", [0], [1]),
];

/// The rows of `arm_sve`.
#[rustfmt::skip]
pub(crate) static SVE: &[Intrinsic] = &[
    row!(arm_sve::Bfmmla, "aarch64.sve.bfmmla", [], []),
    row!(arm_sve::IntrAdd, "aarch64.sve.add", [0], []),
    row!(arm_sve::IntrConvertFromSvbool, "aarch64.sve.convert.from.svbool", [0], []),
    row!(arm_sve::IntrConvertToSvbool, "aarch64.sve.convert.to.svbool", [], [0]),
    row!(arm_sve::IntrDupQLane, "aarch64.sve.dupq.lane", [], [0], [(1, arm_sve::IntrDupQLane::SLOTS.lane)]),
    row!(arm_sve::IntrFAdd, "aarch64.sve.fadd", [0], []),
    row!(arm_sve::IntrFDiv, "aarch64.sve.fdiv", [0], []),
    row!(arm_sve::IntrFMul, "aarch64.sve.fmul", [0], []),
    row!(arm_sve::IntrFSub, "aarch64.sve.fsub", [0], []),
    row!(arm_sve::IntrMul, "aarch64.sve.mul", [0], []),
    row!(arm_sve::IntrPsel, "aarch64.sve.psel", [], [1]),
    row!(arm_sve::IntrSDiv, "aarch64.sve.sdiv", [0], []),
    row!(arm_sve::IntrSdot, "aarch64.sve.sdot", [0], []),
    row!(arm_sve::IntrSmmla, "aarch64.sve.smmla", [0], []),
    row!(arm_sve::IntrSub, "aarch64.sve.sub", [0], []),
    row!(arm_sve::IntrUDiv, "aarch64.sve.udiv", [0], []),
    row!(arm_sve::IntrUdot, "aarch64.sve.udot", [0], []),
    row!(arm_sve::IntrUmmla, "aarch64.sve.ummla", [0], []),
    row!(arm_sve::IntrUsmmla, "aarch64.sve.usmmla", [0], []),
    row!(arm_sve::IntrWhileLT, "aarch64.sve.whilelt", [0], [0]),
    row!(arm_sve::IntrZipX2, "aarch64.sve.zip.x2", [], [0]),
    row!(arm_sve::IntrZipX4, "aarch64.sve.zip.x4", [], [0]),
];

/// Whether operations of a dialect are intrinsics of these tables.
pub(crate) fn translates(dialect: &str) -> bool {
    [NEON, SVE].into_iter().flatten().any(|row| row.def.dialect == dialect)
}
