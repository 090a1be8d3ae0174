//! The `amx` dialect: operations on the tile registers of Intel's Advanced Matrix Extensions.
//!
//! Upstream's reference: MLIR "'amx' Dialect".

use terrace_rewrite::prelude::*;

mod ops;
mod types;
mod verify;

pub use ops::*;
pub use types::*;

/// The dialect is a part of `x86` since MLIR 23.
const RENAMED: Option<Renamed> = Some(Renamed { since: MlirVersion::V23, prefix: "x86.amx" });

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "amx",
    ops: OPS,
    types: TYPES,
    attrs: &[],
    hooks: DialectHooks { renamed: RENAMED, ..DialectHooks::NONE },
};
