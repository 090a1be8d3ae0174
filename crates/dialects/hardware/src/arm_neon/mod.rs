//! The `arm_neon` dialect: operations on vectors of Arm's Neon.
//!
//! Operations `arm_neon.intr.*` are LLVM intrinsics. Upstream's reference: MLIR "'arm_neon' Dialect".

use terrace_rewrite::prelude::*;

mod ops;
mod types;
mod verify;

pub use ops::*;

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "arm_neon", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

/// Whether an operation is an LLVM intrinsic.
pub fn is_intrinsic(def: &OpDef) -> bool {
    def.name.starts_with("arm_neon.intr.")
}
