//! Lowerings, one module for each source dialect.
//!
//! [`affine`] is lowered to `arith`, `memref` and `scf`, [`scf`] to `cf`, and the others to the LLVM dialect, with the
//! type conversion of [`types`]. [`to_llvm`] combines all of them. Regular lowerings are rows of [`table`], others are
//! functions. [`passes`] declares the passes; [`common`] has building blocks for lowerings of other dialects.

pub mod affine;
pub mod affine_analysis;
pub mod affine_transforms;
pub mod alias;
pub mod amx;
pub mod arith;
pub mod arith_transforms;
pub mod arm_neon;
pub mod arm_sve;
pub mod bufferization;
pub mod bufferization_transforms;
pub mod cf;
pub mod common;
pub mod complex;
pub mod dead_values;
pub mod func;
pub mod index;
pub mod interface;
mod intrinsic;
mod limits;
pub mod llvm;
pub mod math;
pub mod memref;
pub mod memref_transforms;
pub mod passes;
pub mod reconcile;
mod runtime;
pub mod scf;
pub mod scf_transforms;
mod stack;
pub mod table;
pub mod to_llvm;
pub mod types;
pub mod ub;
pub mod vector;
pub mod vector_transforms;
pub mod x86vector;

/// Re-exports for macros that expand in crates without these dependencies.
#[doc(hidden)]
pub use {terrace_ir as ir, terrace_rewrite as rewrite};

use terrace_ir::{OpDef, OpKind};

/// `builtin.unrealized_conversion_cast`, which is legal in every conversion.
pub(crate) fn cast_def() -> &'static OpDef {
    terrace_dialects::builtin::UnrealizedConversionCast::DEF
}
