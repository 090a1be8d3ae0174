//! Conversions between dialects, and to the LLVM dialect.
//!
//! Each module is named after its passes: [`scf_to_cf`] converts `scf` to `cf`, [`lower_affine`] affine loops to those of
//! `scf`. [`to_llvm`] combines all conversions to the LLVM dialect. [`dialects`] has the rows of all dialects, whose parts
//! [`dialect`] describes; [`common`] has building blocks for conversions of other crates.

pub mod amx_to_llvm;
pub mod arith_to_llvm;
pub mod arm_neon_to_llvm;
pub mod arm_sve_to_llvm;
pub mod bufferization_to_memref;
pub mod cf_to_llvm;
pub mod cf_to_scf;
pub mod common;
pub mod complex;
pub mod dialect;
pub mod dialects;
pub mod func_to_llvm;
pub mod index_to_llvm;
pub mod lower_affine;
pub mod lower_vector;
pub mod math_to_funcs;
pub mod math_to_libm;
pub mod math_to_llvm;
pub mod memref_to_llvm;
pub mod reconcile;
pub mod scf_to_cf;
pub mod to_llvm;
pub mod ub_to_llvm;
pub mod vector_to_llvm;
pub mod vector_to_scf;
pub mod x86vector_to_llvm;

/// Re-exports for macros that expand in crates without these dependencies.
#[doc(hidden)]
pub use {terrace_ir as ir, terrace_rewrite as rewrite};

pub(crate) use crate::common::table::elementwise;

/// The names that conversions are written with: those of all dialects and patterns, and helpers for memrefs and indices.
mod prelude {
    pub(crate) use crate::common::ConvertOpToLLVMPattern;
    pub(crate) use crate::common::types::{LowerToLLVMOptions, index_type, llvm_converter};
    pub(crate) use crate::common::{UnrankedMemRefDescriptor, llvm_conversion, options::options, part};
    pub(crate) use crate::common::{runtime, table::unrolled};
    pub(crate) use crate::memref_to_llvm::descriptor::{MemRefDescriptor, index_constant};
    pub(crate) use crate::one_to_one;
    pub(crate) use terrace_base::arith::CmpIPredicate;
    pub(crate) use terrace_base::arith::build::{float_attr, int_attr};
    pub(crate) use terrace_base::builtin::UnrealizedConversionCast;
    pub(crate) use terrace_base::{arith, cf, complex, func, math, ub};
    pub(crate) use terrace_ir::diag::Message;
    pub(crate) use terrace_llvm::{self as llvm, GepIndex, GepNoWrapFlags};
    pub(crate) use terrace_memory::index_list::integers_of;
    pub(crate) use terrace_memory::memref::strides_and_offset;
    pub(crate) use terrace_memory::vector::limits::{MAX_ELEMENTS, MAX_UNROLL, is_unrollable, product};
    pub(crate) use terrace_memory::vector::positions::positions;
    pub(crate) use terrace_memory::vector::{CombiningKind, uniform_mask};
    pub(crate) use terrace_memory::{affine, memref, scf, vector};
    pub(crate) use terrace_rewrite::convert::{ModuleEdit, Request, Rule, Signature};
    pub(crate) use terrace_rewrite::prelude::*;
}

use crate::reconcile::ReconcileCasts;
use crate::to_llvm::{LowerToLlvm, ToLlvm};
use terrace_base::remove_dead_values::RemoveDeadValues;
use terrace_rewrite::pass::PassDef;

/// The passes on operations of several dialects. The others are in the rows of [`dialects::DIALECTS`].
pub static PASSES: &[&PassDef] = &[LowerToLlvm::DEF, ReconcileCasts::DEF, RemoveDeadValues::DEF, ToLlvm::DEF];

/// A context with all dialects.
pub fn context() -> terrace_ir::Context {
    let ctx = terrace_ir::Context::new();
    dialects::DIALECTS.iter().for_each(|row| row.register(&ctx));
    ctx
}
