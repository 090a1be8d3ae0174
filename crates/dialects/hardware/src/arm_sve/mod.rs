//! The `arm_sve` dialect: operations on scalable vectors of Arm's SVE.
//!
//! Operations `arm_sve.intr.*` are LLVM intrinsics. Upstream's reference: MLIR "'arm_sve' Dialect".

use terrace_rewrite::prelude::*;

mod ops;
mod types;
mod verify;

pub use ops::*;

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "arm_sve", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

/// Whether an operation is an LLVM intrinsic.
pub fn is_intrinsic(def: &OpDef) -> bool {
    def.name.starts_with("arm_sve.intr.")
}
