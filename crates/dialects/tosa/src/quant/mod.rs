//! The `quant` dialect: types of numbers that are stored as small integers.
//!
//! The dialect's operations are not known here.
//!
//! Upstream's reference: MLIR "'quant' Dialect".

use crate::prelude::*;
use terrace_ir::decl::bytecode::BytecodeRows;

mod asm;
mod bytecode;
mod types;
mod verify;

pub use types::{
    AnyQuantizedType, CalibratedQuantizedType, Range, UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType, UniformQuantizedType,
};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "quant",
    ops: &[],
    types: types::TYPES,
    attrs: &[],
    hooks: DialectHooks {
        unknown_type: Some(|mnemonic| format!("unknown quantized type {mnemonic}")),
        bytecode: Some(&BytecodeRows { types: bytecode::TYPES, attrs: &[], version: &[] }),
        undeclared: Some(
            "Terrace reads quantized types, but not the operations on them, which 'mlir-opt --lower-quant-ops' lowers",
        ),
        ..DialectHooks::NONE
    },
};
