//! `gpu-lower-to-nvvm-pipeline`: the passes that compile kernels for NVIDIA's GPUs, and the code that launches them.

use crate::module_to_binary::ModuleToBinary;
use terrace_conversions::{
    arith_to_llvm::ArithToLlvm, attach_targets::NvvmAttachTarget, func_to_llvm::FuncToLlvm,
    gpu_to_llvm::GpuToLlvm, gpu_to_nvvm::GpuToNvvm, index_to_llvm::IndexToLlvm, lower_affine::LowerAffine,
    math_to_llvm::MathToLlvm, nvgpu_to_nvvm::NvgpuToNvvm, nvvm_to_llvm::NvvmToLlvm,
    reconcile::ReconcileCasts, scf_to_cf::ScfToCf, vector_to_scf::VectorToScf,
};
use terrace_gpu::gpu;
use terrace_gpu::gpu::transforms::KernelOutlining;
use terrace_ir::OpKind;
use terrace_memory::memref::transforms::strided::ExpandStridedMetadata;
use terrace_rewrite::pass::{Anchor, PassInstance};
use terrace_rewrite::passes;
use terrace_rewrite::pipeline::{Pipeline, Step};
use terrace_rewrite::transforms::{Canonicalize, Cse};

passes! {
    /// The default pipeline lowers main dialects (arith, memref, scf, vector, gpu, and nvgpu) to NVVM. It starts by lowering GPU code to the specified compilation target (default is fatbin) then lowers the host code.
    GpuLowerToNvvmPipeline("gpu-lower-to-nvvm-pipeline") = "gpu-lower-to-nvvm-pipeline" on(Anchor::Any, Pipeline) {
        /// Allow pattern rollback during dialect conversion
        allow_pattern_rollback: bool = true,
        /// Chip to use to serialize to cubin.
        cubin_chip: String = "sm_50".to_owned(),
        /// Features to use to serialize to cubin.
        cubin_features: String = "+ptx60".to_owned(),
        /// Compilation format to use to serialize to cubin.
        cubin_format: String = "fatbin".to_owned(),
        /// Triple to use to serialize to cubin.
        cubin_triple: String = "nvptx64-nvidia-cuda".to_owned(),
        /// Whether to use the bareptr calling convention on the host (warning this should be false until the GPU layering is fixed)
        host_bare_ptr_calling_convention: bool = false,
        /// Bitwidth of the index type for the host (warning this should be 64 until the GPU layering is fixed)
        index_bitwidth: u32 = 64,
        /// Whether to use the bareptr calling convention on the kernel (warning this should be false until the GPU layering is fixed)
        kernel_bare_ptr_calling_convention: bool = false,
        /// Optimization level for NVVM compilation
        opt_level: u32 = 2,
        /// Command line options to pass to the downstream compiler.
        ptxas_cmd_options: String = String::new(),
    } => passes;
}

fn passes(o: &GpuLowerToNvvmPipeline) -> Vec<Step> {
    let (index_bitwidth, kernel_bare) = (o.index_bitwidth, o.kernel_bare_ptr_calling_convention);
    let on_both = [
        NvgpuToNvvm {}.instance(),
        KernelOutlining::default().instance(),
        VectorToScf::default().instance(),
        ScfToCf::default().instance(),
        NvvmToLlvm {}.instance(),
        FuncToLlvm::default().instance(),
        ExpandStridedMetadata {}.instance(),
        NvvmAttachTarget {
            triple: o.cubin_triple.clone(),
            chip: o.cubin_chip.clone(),
            features: o.cubin_features.clone(),
            level: o.opt_level,
            ptxas_cmd_options: o.ptxas_cmd_options.clone(),
            ..NvvmAttachTarget::default()
        }
        .instance(),
        LowerAffine {}.instance(),
        ArithToLlvm::default().instance(),
        IndexToLlvm { index_bitwidth }.instance(),
        Canonicalize::default().instance(),
        Cse {}.instance(),
    ];
    let on_kernels = [
        GpuToNvvm {
            index_bitwidth,
            use_bare_ptr_memref_call_conv: kernel_bare,
            allow_pattern_rollback: o.allow_pattern_rollback,
            ..GpuToNvvm::default()
        }
        .instance(),
        Canonicalize::default().instance(),
        Cse {}.instance(),
        ReconcileCasts {}.instance(),
    ];
    let on_host = [
        GpuToLlvm {
            use_bare_pointers_for_host: o.host_bare_ptr_calling_convention,
            use_bare_pointers_for_kernels: kernel_bare,
            ..GpuToLlvm::default()
        }
        .instance(),
        ModuleToBinary { format: o.cubin_format.clone(), ..ModuleToBinary::default() }.instance(),
        MathToLlvm::default().instance(),
        Canonicalize::default().instance(),
        Cse {}.instance(),
        ReconcileCasts {}.instance(),
    ];
    let of_module = |pass: PassInstance| Step::Nested(vec![Pipeline::of(gpu::Module::DEF.name, [pass])]);
    let steps = on_both.into_iter().map(Step::Pass).chain(on_kernels.into_iter().map(of_module));
    steps.chain(on_host.into_iter().map(Step::Pass)).collect()
}
