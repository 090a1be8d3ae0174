//! The `x86vector` dialect: operations on vectors of Intel's AVX and AVX-512.
//!
//! Upstream's reference: MLIR "'x86vector' Dialect".

use terrace_rewrite::prelude::*;

mod ops;
mod types;
mod verify;

pub use ops::*;

/// The dialect is a part of `x86` since MLIR 23.
const RENAMED: Option<Renamed> = Some(Renamed { since: MlirVersion::V23, prefix: "x86" });

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "x86vector",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks { renamed: RENAMED, ..DialectHooks::NONE },
};
