//! The rows of all dialects.

use crate::amdgpu_to_rocdl::AmdgpuToRocdl;
use crate::arith_to_amdgpu::ArithToAmdgpu;
use crate::arith_to_llvm::{self, ArithToLlvm};
use crate::arm_sve_to_llvm::storage::LegalizeVectorStorage;
use crate::async_to_async_runtime::{AsyncFuncToAsyncRuntime, AsyncToAsyncRuntime};
use crate::async_to_llvm::{self, AsyncToLlvm};
use crate::attach_targets::{NvvmAttachTarget, RocdlAttachTarget, XevmAttachTarget};
use crate::bufferization_to_memref::BufferizationToMemRef;
use crate::cf_to_llvm::{self, CfToLlvm};
use crate::cf_to_scf::LiftCfToScf;
use crate::complex::libm::ComplexToLibm;
use crate::complex::rocdl::ComplexToRocdl;
use crate::complex::standard::ComplexToStandard;
use crate::complex::{self, ComplexToLlvm};
use crate::dialect::{ConvertToLLVM, Dialect, LegalOps};
use crate::emulate_atomics::EmulateAtomics;
use crate::func_to_llvm::c_wrappers::RequestCWrappers;
use crate::func_to_llvm::{self, FuncToLlvm};
use crate::gpu_to_llvm::{self, GpuToLlvm};
use crate::gpu_to_llvm_spv::GpuToLlvmSpv;
use crate::gpu_to_nvvm::GpuToNvvm;
use crate::gpu_to_rocdl::GpuToRocdl;
use crate::index_to_llvm::{self, IndexToLlvm};
use crate::linalg_to_loops::{LinalgToAffineLoops, LinalgToLoops, LinalgToParallelLoops};
use crate::linalg_to_std::LinalgToStd;
use crate::lower_affine::{self, LowerAffine};
use crate::lower_kernels::LowerKernels;
use crate::lower_to_loops::{self, LowerToLoops};
use crate::lower_vector::{ArmNeon2dToIntr, LowerMask, LowerMultiReduction, ShuffleTree};
use crate::math_to_funcs::MathToFuncs;
use crate::math_to_libm::MathToLibm;
use crate::math_to_llvm::{self, MathToLlvm};
use crate::math_to_rocdl::MathToRocdl;
use crate::math_to_xevm::MathToXevm;
use crate::memref_storage_class::MapMemrefStorageClass;
use crate::memref_to_llvm::{self, MemRefToLlvm};
use crate::nvgpu_to_nvvm::NvgpuToNvvm;
use crate::nvvm_to_llvm::{self, NvvmToLlvm};
use crate::reconcile::ReconcileCasts;
use crate::scf_to_cf::{self, ScfToCf};
use crate::scf_to_gpu::{AffineForToGpu, ParallelLoopsToGpu};
use crate::shape_constraints::ShapeConstraints;
use crate::shape_to_std::ShapeToStd;
use crate::spirv_to_llvm::{self, SpirvToLlvm, host::LowerHost};
use crate::tensor_to_linalg::TensorToLinalg;
use crate::to_llvm::{LowerToLlvm, ToLlvm};
use crate::tosa_to_arith::TosaToArith;
use crate::tosa_to_linalg::{TosaToLinalg, TosaToLinalgNamed, TosaToLinalgPipeline};
use crate::tosa_to_ml_program::TosaToMlProgram;
use crate::tosa_to_scf::TosaToScf;
use crate::tosa_to_tensor::TosaToTensor;
use crate::ub_to_llvm::{self, UbToLlvm};
use crate::vector_to_gpu::VectorToGpu;
use crate::vector_to_llvm::{self, VectorToLlvm};
use crate::vector_to_scf::VectorToScf;
use crate::xevm_to_llvm::{self, XevmToLlvm};
use crate::{amx_to_llvm, arm_neon_to_llvm, arm_sve_to_llvm, x86vector_to_llvm};
use terrace_base::remove_dead_values::RemoveDeadValues;
use terrace_base::{arith, builtin, cf, dlti, func, index, math, ub};
use terrace_gpu::{amdgpu, gpu, nvgpu};
use terrace_hardware::{amx, arm_neon, arm_sve, nvvm, rocdl, x86vector, xevm};
use terrace_ir::Context;
use terrace_linalg::linalg;
use terrace_llvm::transforms::{
    AddComdats, DebugScopes, LegalizeForExport, SetDataLayout, SplitCoroutines, UseDefaultVisibility,
};
use terrace_memory::vector::transforms::subset::SubsetHoisting;
use terrace_memory::wide_int::ArithEmulateWideInt;
use terrace_memory::{
    affine, r#async, bufferization, memref, ml_program, scf, shape, sparse_tensor, tensor, vector,
};
use terrace_rewrite::pass::PassDef;
use terrace_spirv::spirv;
use terrace_tosa::{quant, tosa};

/// All dialects, in the order in which a context gets them. The last one is that of most operations: tables of patterns
/// by operation end before it.
pub static DIALECTS: &[&Dialect] = &[
    &AFFINE,
    &AMDGPU,
    &AMX,
    &ARITH,
    &ARM_NEON,
    &ARM_SVE,
    &ASYNC,
    &BUFFERIZATION,
    &BUILTIN,
    &CF,
    &COMPLEX,
    &DLTI,
    &FUNC,
    &GPU,
    &INDEX,
    &LINALG,
    &MATH,
    &MEMREF,
    &ML_PROGRAM,
    &NVGPU,
    &NVVM,
    &QUANT,
    &ROCDL,
    &SCF,
    &SHAPE,
    &SPARSE_TENSOR,
    &SPIRV,
    &TENSOR,
    &TOSA,
    &UB,
    &VECTOR,
    &X86VECTOR,
    &XEVM,
    &LLVM,
];

static AFFINE: Dialect = Dialect {
    to_llvm: ConvertToLLVM { loops: lower_affine::PATTERNS, inside: true, ..ConvertToLLVM::NONE },
    transforms: affine::transforms::PASSES,
    passes: &[LowerAffine::DEF],
    ..Dialect::new(&affine::DIALECT).lowered_by(LowerAffine::DEF.name)
};

static AMDGPU: Dialect = Dialect {
    transforms: amdgpu::transforms::PASSES,
    passes: &[ArithToAmdgpu::DEF, AmdgpuToRocdl::DEF, EmulateAtomics::DEF],
    ..Dialect::new(&amdgpu::DIALECT).lowered_by(AmdgpuToRocdl::DEF.name)
};

static AMX: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        patterns: amx_to_llvm::PATTERNS,
        types: amx_to_llvm::RULES,
        ..ConvertToLLVM::NONE
    },
    ..Dialect::new(&amx::DIALECT).lowered_by(ToLlvm::DEF.name)
};

static ARITH: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        exact: &[arith_to_llvm::EXACT],
        patterns: arith_to_llvm::PATTERNS,
        complete: arith_to_llvm::COMPLETE,
        ..ConvertToLLVM::NONE
    },
    transforms: arith::transforms::PASSES,
    passes: &[ArithEmulateWideInt::DEF, ArithToLlvm::DEF],
    ..Dialect::new(&arith::DIALECT).lowered_by(ArithToLlvm::DEF.name)
};

static ARM_NEON: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        complete: arm_neon_to_llvm::COMPLETE,
        legal: LegalOps::Those(arm_neon::is_intrinsic),
        ..ConvertToLLVM::NONE
    },
    passes: &[ArmNeon2dToIntr::DEF],
    translated: true,
    ..Dialect::new(&arm_neon::DIALECT)
};

static ARM_SVE: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        complete: arm_sve_to_llvm::PATTERNS,
        legal: LegalOps::Those(arm_sve::is_intrinsic),
        ..ConvertToLLVM::NONE
    },
    passes: &[LegalizeVectorStorage::DEF],
    translated: true,
    ..Dialect::new(&arm_sve::DIALECT).lowered_by("convert-vector-to-llvm=enable-arm-sve")
};

static ASYNC: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        complete_types: async_to_llvm::TYPES,
        module: Some(async_to_llvm::lower_module),
        ..ConvertToLLVM::NONE
    },
    transforms: r#async::transforms::PASSES,
    passes: &[AsyncFuncToAsyncRuntime::DEF, AsyncToAsyncRuntime::DEF, AsyncToLlvm::DEF],
    ..Dialect::new(&r#async::DIALECT).lowered_by(AsyncToLlvm::DEF.name)
};

static BUFFERIZATION: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(Vec::new), ..ConvertToLLVM::NONE },
    transforms: bufferization::transforms::PASSES,
    passes: &[BufferizationToMemRef::DEF],
    ..Dialect::new(&bufferization::DIALECT).lowered_by(BufferizationToMemRef::DEF.name)
};

static BUILTIN: Dialect = Dialect { translated: true, ..Dialect::new(&builtin::DIALECT) };

static CF: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: cf_to_llvm::PATTERNS, ..ConvertToLLVM::NONE },
    passes: &[CfToLlvm::DEF, LiftCfToScf::DEF],
    ..Dialect::new(&cf::DIALECT).lowered_by(CfToLlvm::DEF.name)
};

static COMPLEX: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        exact: &[complex::EXACT],
        patterns: complex::PATTERNS,
        complete: complex::COMPLETE,
        ..ConvertToLLVM::NONE
    },
    passes: &[ComplexToLibm::DEF, ComplexToLlvm::DEF, ComplexToRocdl::DEF, ComplexToStandard::DEF],
    ..Dialect::new(&terrace_base::complex::DIALECT).lowered_by(ComplexToLlvm::DEF.name)
};

static DLTI: Dialect = Dialect { translated: true, ..Dialect::new(&dlti::DIALECT) };

static FUNC: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: func_to_llvm::PATTERNS, pass: Some(2), ..ConvertToLLVM::NONE },
    transforms: func::transforms::PASSES,
    passes: &[FuncToLlvm::DEF, RequestCWrappers::DEF],
    translated: true,
    ..Dialect::new(&func::DIALECT).lowered_by(FuncToLlvm::DEF.name)
};

static GPU: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        complete: gpu_to_llvm::COMPLETE,
        complete_types: gpu_to_llvm::TYPES,
        legal: LegalOps::Dynamic(gpu_to_llvm::is_legal),
        prepare: Some(gpu_to_llvm::SINGLE_TOKENS),
        advice: gpu_to_llvm::advice,
        ..ConvertToLLVM::NONE
    },
    transforms: gpu::transforms::PASSES,
    passes: &[
        AffineForToGpu::DEF,
        GpuToLlvm::DEF,
        GpuToLlvmSpv::DEF,
        GpuToNvvm::DEF,
        GpuToRocdl::DEF,
        LowerKernels::DEF,
        ParallelLoopsToGpu::DEF,
    ],
    translated: true,
    ..Dialect::new(&gpu::DIALECT)
};

static INDEX: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: index_to_llvm::PATTERNS, ..ConvertToLLVM::NONE },
    passes: &[IndexToLlvm::DEF],
    ..Dialect::new(&index::DIALECT).lowered_by(IndexToLlvm::DEF.name)
};

static LINALG: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(Vec::new), ..ConvertToLLVM::NONE },
    transforms: linalg::transforms::PASSES,
    passes: &[LinalgToAffineLoops::DEF, LinalgToLoops::DEF, LinalgToParallelLoops::DEF, LinalgToStd::DEF],
    ..Dialect::new(&linalg::DIALECT).lowered_by(LinalgToLoops::DEF.name)
};

static LLVM: Dialect = Dialect {
    passes: &[
        AddComdats::DEF,
        DebugScopes::DEF,
        LegalizeForExport::DEF,
        SetDataLayout::DEF,
        SplitCoroutines::DEF,
        UseDefaultVisibility::DEF,
    ],
    translated: true,
    ..Dialect::new(&terrace_llvm::DIALECT)
};

static MATH: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        exact: math_to_llvm::EXACT,
        patterns: math_to_llvm::PATTERNS,
        unfolded: true,
        ..ConvertToLLVM::NONE
    },
    transforms: math::transforms::PASSES,
    passes: &[MathToFuncs::DEF, MathToLibm::DEF, MathToLlvm::DEF, MathToRocdl::DEF, MathToXevm::DEF],
    ..Dialect::new(&math::DIALECT).lowered_by(MathToLlvm::DEF.name)
};

static MEMREF: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        structured: memref::transforms::realloc::WITH_DEALLOC,
        inside: true,
        exact: &[memref_to_llvm::EXACT],
        patterns: memref_to_llvm::PATTERNS,
        complete: memref_to_llvm::COMPLETE,
        pass: Some(1),
        advice: memref_to_llvm::advice,
        ..ConvertToLLVM::NONE
    },
    transforms: memref::transforms::PASSES,
    passes: &[MemRefToLlvm::DEF],
    ..Dialect::new(&memref::DIALECT).lowered_by(MemRefToLlvm::DEF.name)
};

static ML_PROGRAM: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(Vec::new), ..ConvertToLLVM::NONE },
    transforms: ml_program::transforms::PASSES,
    ..Dialect::new(&ml_program::DIALECT).lowered_by(LowerToLoops::DEF.name)
};

static NVGPU: Dialect = Dialect {
    transforms: nvgpu::transforms::PASSES,
    passes: &[NvgpuToNvvm::DEF],
    ..Dialect::new(&nvgpu::DIALECT).lowered_by(NvgpuToNvvm::DEF.name)
};

static NVVM: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        patterns: nvvm_to_llvm::PATTERNS,
        legal: LegalOps::Dynamic(nvvm_to_llvm::is_legal),
        ..ConvertToLLVM::NONE
    },
    transforms: nvvm::transforms::PASSES,
    passes: &[NvvmAttachTarget::DEF, NvvmToLlvm::DEF],
    translated: true,
    ..Dialect::new(&nvvm::DIALECT).lowered_by(NvvmToLlvm::DEF.name)
};

static ROCDL: Dialect = Dialect {
    to_llvm: ConvertToLLVM { legal: LegalOps::All, ..ConvertToLLVM::NONE },
    passes: &[RocdlAttachTarget::DEF],
    translated: true,
    ..Dialect::new(&rocdl::DIALECT)
};

static SCF: Dialect = Dialect {
    to_llvm: ConvertToLLVM { structured: scf_to_cf::PATTERNS, inside: true, ..ConvertToLLVM::NONE },
    transforms: scf::transforms::PASSES,
    passes: &[ScfToCf::DEF],
    ..Dialect::new(&scf::DIALECT).lowered_by(ScfToCf::DEF.name)
};

static SHAPE: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(lower_to_loops::prepare::shape), ..ConvertToLLVM::NONE },
    transforms: shape::transforms::PASSES,
    passes: &[ShapeConstraints::DEF, ShapeToStd::DEF],
    ..Dialect::new(&shape::DIALECT).lowered_by(ShapeToStd::DEF.name)
};

static QUANT: Dialect = Dialect::new(&quant::DIALECT);

static SPARSE_TENSOR: Dialect = Dialect::new(&sparse_tensor::DIALECT);

static SPIRV: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        complete: spirv_to_llvm::PATTERNS,
        complete_types: spirv_to_llvm::TYPES,
        prepare: Some(spirv_to_llvm::bindings::ENCODE),
        ..ConvertToLLVM::NONE
    },
    passes: &[LowerHost::DEF, MapMemrefStorageClass::DEF, SpirvToLlvm::DEF],
    ..Dialect::new(&spirv::DIALECT).lowered_by(SpirvToLlvm::DEF.name)
};

static TENSOR: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(Vec::new), ..ConvertToLLVM::NONE },
    transforms: tensor::transforms::PASSES,
    passes: &[TensorToLinalg::DEF],
    ..Dialect::new(&tensor::DIALECT).lowered_by(LowerToLoops::DEF.name)
};

static TOSA: Dialect = Dialect {
    to_llvm: ConvertToLLVM { to_loops: Some(lower_to_loops::prepare::tosa), ..ConvertToLLVM::NONE },
    transforms: tosa::transforms::PASSES,
    passes: &[
        TosaToArith::DEF,
        TosaToLinalg::DEF,
        TosaToLinalgNamed::DEF,
        TosaToLinalgPipeline::DEF,
        TosaToMlProgram::DEF,
        TosaToScf::DEF,
        TosaToTensor::DEF,
    ],
    ..Dialect::new(&tosa::DIALECT).lowered_by(LowerToLoops::DEF.name)
};

static UB: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: ub_to_llvm::PATTERNS, ..ConvertToLLVM::NONE },
    passes: &[UbToLlvm::DEF],
    ..Dialect::new(&ub::DIALECT).lowered_by(UbToLlvm::DEF.name)
};

static VECTOR: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        exact: &[vector_to_llvm::EXACT],
        patterns: vector_to_llvm::PATTERNS,
        complete: vector_to_llvm::COMPLETE,
        prepare: Some(vector_to_llvm::PREPARE),
        ..ConvertToLLVM::NONE
    },
    passes: &[
        LowerMask::DEF,
        LowerMultiReduction::DEF,
        ShuffleTree::DEF,
        SubsetHoisting::DEF,
        VectorToGpu::DEF,
        VectorToLlvm::DEF,
        VectorToScf::DEF,
    ],
    ..Dialect::new(&vector::DIALECT)
};

static X86VECTOR: Dialect = Dialect {
    to_llvm: ConvertToLLVM { complete: x86vector_to_llvm::PATTERNS, ..ConvertToLLVM::NONE },
    ..Dialect::new(&x86vector::DIALECT).lowered_by("convert-vector-to-llvm=enable-x86vector")
};

static XEVM: Dialect = Dialect {
    to_llvm: ConvertToLLVM {
        patterns: xevm_to_llvm::PATTERNS,
        edit: Some(xevm_to_llvm::cache_control::DECORATE),
        ..ConvertToLLVM::NONE
    },
    passes: &[XevmAttachTarget::DEF, XevmToLlvm::DEF],
    translated: true,
    ..Dialect::new(&xevm::DIALECT).lowered_by(XevmToLlvm::DEF.name)
};

/// The passes on operations of several dialects. The others are in the rows of [`DIALECTS`].
pub static PASSES: &[&PassDef] =
    &[LowerToLlvm::DEF, LowerToLoops::DEF, ReconcileCasts::DEF, RemoveDeadValues::DEF, ToLlvm::DEF];

/// A context with all dialects.
pub fn context() -> Context {
    let ctx = Context::new();
    DIALECTS.iter().for_each(|row| row.register(&ctx));
    ctx
}

#[cfg(test)]
mod tests {
    use super::DIALECTS;

    #[test]
    fn dialects_are_lowered_by_passes() {
        let of_dialects = DIALECTS.iter().flat_map(|row| row.all_passes());
        let passes: Vec<&str> =
            of_dialects.chain(super::PASSES.iter().copied()).map(|pass| pass.name).collect();
        for by in DIALECTS.iter().map(|row| row.lowered_by).filter(|by| !by.pass.is_empty()) {
            let name = by.pass.split('=').next().unwrap_or_default();
            assert!(passes.contains(&name), "no pass '{name}' lowers the dialect '{}'", by.dialect);
        }
    }

    #[test]
    fn formats_compile_and_operations_are_documented() {
        let mut wrong = Vec::new();
        for row in DIALECTS {
            for op in row.def.ops {
                if !op.format.is_empty()
                    && let Err(message) = terrace_ir::asm::format::compile(op)
                {
                    wrong.push(message.to_string());
                }
                if op.doc.trim().is_empty() {
                    wrong.push(format!("'{}' has no documentation", op.name));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
