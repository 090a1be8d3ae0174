//! Conversions between dialects, and to the LLVM dialect.
//!
//! Each module is named after its passes: [`scf_to_cf`] converts `scf` to `cf`, [`lower_affine`] affine loops to those of
//! `scf`. [`to_llvm`] combines all conversions to the LLVM dialect. [`dialects`] has the rows of all dialects, whose parts
//! [`dialect`] describes; [`common`] has building blocks for conversions of other crates.

pub mod amdgpu_to_rocdl;
pub mod amx_to_llvm;
pub mod arith_to_amdgpu;
pub mod arith_to_llvm;
pub mod arm_neon_to_llvm;
pub mod arm_sve_to_llvm;
pub mod async_to_async_runtime;
pub mod async_to_llvm;
pub mod attach_targets;
pub mod bufferization_to_memref;
pub mod cf_to_llvm;
pub mod cf_to_scf;
pub mod common;
pub mod complex;
pub mod device_library;
pub mod dialect;
pub mod dialects;
pub mod emulate_atomics;
pub mod func_to_llvm;
pub(crate) mod gpu_common;
pub mod gpu_to_llvm;
pub mod gpu_to_llvm_spv;
pub mod gpu_to_nvvm;
pub mod gpu_to_rocdl;
pub mod index_to_llvm;
pub mod linalg_to_loops;
pub mod linalg_to_std;
pub mod lower_affine;
pub mod lower_kernels;
pub mod lower_to_loops;
pub mod lower_vector;
pub mod math_to_funcs;
pub mod math_to_libm;
pub mod math_to_llvm;
pub mod math_to_rocdl;
pub mod math_to_xevm;
pub mod memref_storage_class;
pub mod memref_to_llvm;
pub mod nvgpu_to_nvvm;
pub mod nvvm_to_llvm;
pub(crate) mod opencl;
mod prelude;
pub mod reconcile;
pub mod scf_to_cf;
pub mod scf_to_gpu;
pub mod shape_constraints;
pub mod shape_to_std;
pub mod spirv_to_llvm;
pub mod tensor_to_linalg;
pub mod to_llvm;
pub mod tosa_to_arith;
pub mod tosa_to_linalg;
pub mod tosa_to_ml_program;
pub mod tosa_to_scf;
pub mod tosa_to_tensor;
pub mod ub_to_llvm;
pub mod vector_to_gpu;
pub mod vector_to_llvm;
pub mod vector_to_scf;
pub mod x86vector_to_llvm;
pub mod xevm_to_llvm;

/// Re-exports for macros that expand in crates without these dependencies.
#[doc(hidden)]
pub use {terrace_ir as ir, terrace_rewrite as rewrite};

pub use dialects::{PASSES, context};
