//! Translation of the nvvm dialect (NVVM IR Specification; LLVM's "User Guide for NVPTX Back-end").
//!
//! Most operations call one intrinsic: tables in the files say which, and with what. Operations without a row are inline
//! PTX, which `convert-nvvm-to-llvm` writes.

mod attributes;
mod call;
mod copy;
mod matrix;
mod registers;
mod scalar;
mod sync;
mod tcgen05;

pub(crate) use attributes::Nvvm;
pub(crate) use registers::INTRINSICS;

use super::row::Row;
use terrace_ir::OpDef;

/// How operations are translated.
pub(super) fn rows() -> impl Iterator<Item = (&'static OpDef, Row)> {
    let registers = registers::INTRINSICS.iter().map(|row| (row.def, Row::Intrinsic(row)));
    registers.chain(TABLES.iter().copied().flatten().copied())
}

static TABLES: &[&[(&OpDef, Row)]] = &[
    copy::CALLS,
    copy::SPECIAL,
    matrix::CALLS,
    scalar::CALLS,
    scalar::SPECIAL,
    sync::CALLS,
    sync::SPECIAL,
    tcgen05::CALLS,
    tcgen05::SPECIAL,
];
