//! Lowerings, one module for each source dialect.
//!
//! [`affine`] goes to `arith`, `memref` and `scf`, [`scf`] to `cf`; the others go to the LLVM dialect by the types of [`types`]. [`to_llvm`] has them
//! all at once. Regular lowerings are rows of [`table`], irregular ones functions.
//! [`passes`] declares the passes; [`common`] is for lowerings of other dialects.

pub mod affine;
pub mod arith;
pub mod cf;
pub mod common;
pub mod complex;
pub mod func;
pub mod index;
pub mod interface;
pub mod llvm;
pub mod math;
pub mod memref;
pub mod memref_transforms;
pub mod passes;
pub mod reconcile;
mod runtime;
pub mod scf;
pub mod table;
pub mod to_llvm;
pub mod types;
pub mod ub;

/// For the expansion of macros in crates that do not depend on these by name.
#[doc(hidden)]
pub use {terrace_ir as ir, terrace_rewrite as rewrite};

use terrace_ir::{OpDef, OpKind};

/// The cast between types of different dialects; legal in every conversion.
pub(crate) fn cast_def() -> &'static OpDef {
    terrace_dialects::builtin::UnrealizedConversionCast::DEF
}
