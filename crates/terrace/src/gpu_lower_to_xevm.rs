//! `gpu-lower-to-xevm-pipeline`: the passes that compile kernels for Intel's GPUs, and the code that launches them.

use crate::module_to_binary::ModuleToBinary;
use terrace_base::func;
use terrace_conversions::{
    attach_targets::XevmAttachTarget, gpu_to_llvm::GpuToLlvm, gpu_to_llvm_spv::GpuToLlvmSpv,
    lower_affine::LowerAffine, math_to_xevm::MathToXevm, reconcile::ReconcileCasts, scf_to_cf::ScfToCf,
    to_llvm::ToLlvm, vector_to_llvm::VectorToLlvm, vector_to_scf::VectorToScf,
};
use terrace_gpu::gpu;
use terrace_gpu::gpu::transforms::AsyncRegion;
use terrace_ir::OpKind;
use terrace_memory::memref::transforms::strided::ExpandStridedMetadata;
use terrace_rewrite::pass::{Anchor, PassInstance};
use terrace_rewrite::passes;
use terrace_rewrite::pipeline::{Pipeline, Step};
use terrace_rewrite::transforms::{Canonicalize, Cse, LoopInvariantCodeMotion};

passes! {
    /// The default GPU to XeVM lowering pipeline. It starts by lowering GPU code to the specified compilation target (default is fatbin) then lowers the host code.
    ///
    /// The passes on operations of `xegpu`, which Terrace lacks, are left out.
    GpuLowerToXevmPipeline("gpu-lower-to-xevm-pipeline") = "gpu-lower-to-xevm-pipeline" on(Anchor::Any, Pipeline) {
        /// Final GPU binary emission format (e.g. fatbin)
        binary_format: String = "fatbin".to_owned(),
        /// Use bare pointer calling convention for host launches
        host_bare_ptr_calling_convention: bool = false,
        /// Additional downstream compiler command line options
        igc_cmd_options: String = String::new(),
        /// Use bare pointer calling convention for device kernels
        kernel_bare_ptr_calling_convention: bool = false,
        /// Optimization level for attached target/codegen
        opt_level: u32 = 2,
        /// Bitwidth of the index type (host & device)
        use_64bit_index: bool = true,
        /// Granularity of XeGPU operations to target: workgroup | subgroup | lane
        xegpu_op_level: String = "workgroup".to_owned(),
        /// Regex to match gpu.module names for XeVM target attach
        xevm_module_matcher: String = String::new(),
        /// Target chip (e.g. pvc, bmg)
        zebin_chip: String = "bmg".to_owned(),
        /// Target triple for XeVM codegen
        zebin_triple: String = "spirv64-unknown-unknown".to_owned(),
    } => passes;
}

fn passes(o: &GpuLowerToXevmPipeline) -> Vec<Step> {
    let of_module = |pass: PassInstance| Step::Nested(vec![Pipeline::of(gpu::Module::DEF.name, [pass])]);
    let of_function = |pass: PassInstance| Step::Nested(vec![Pipeline::of(func::Func::DEF.name, [pass])]);
    let (cse, canonicalize) = (|| Cse {}.instance(), || Canonicalize::default().instance());
    let on_both = [
        cse(),
        VectorToScf::default().instance(),
        XevmAttachTarget {
            module: o.xevm_module_matcher.clone(),
            triple: o.zebin_triple.clone(),
            chip: o.zebin_chip.clone(),
            level: o.opt_level,
            cmd_options: o.igc_cmd_options.clone(),
            ..XevmAttachTarget::default()
        }
        .instance(),
        LowerAffine {}.instance(),
    ];
    // The passes between those on `xegpu`, which distribute its operations from groups to threads.
    let of_groups = [cse(), canonicalize(), cse()];
    let of_subgroups = [canonicalize(), cse(), LoopInvariantCodeMotion {}.instance(), cse()];
    let (groups, subgroups) = match o.xegpu_op_level.as_str() {
        "workgroup" => (Some(of_groups), Some(of_subgroups)),
        "subgroup" => (None, Some(of_subgroups)),
        _ => (None, None),
    };
    let on_kernels = [
        MathToXevm { convert_arith: true }.instance(),
        GpuToLlvmSpv { use_64bit_index: o.use_64bit_index }.instance(),
        cse(),
        ReconcileCasts {}.instance(),
    ];
    let on_host = [
        ScfToCf::default().instance(),
        ExpandStridedMetadata {}.instance(),
        GpuToLlvm {
            use_bare_pointers_for_host: o.host_bare_ptr_calling_convention,
            use_bare_pointers_for_kernels: o.kernel_bare_ptr_calling_convention,
            ..GpuToLlvm::default()
        }
        .instance(),
        LowerAffine {}.instance(),
        VectorToLlvm::default().instance(),
        ToLlvm::default().instance(),
        ReconcileCasts {}.instance(),
    ];
    let binary = ModuleToBinary {
        format: o.binary_format.clone(),
        opts: o.igc_cmd_options.clone(),
        ..ModuleToBinary::default()
    };
    let distributed = groups.into_iter().flatten().chain(subgroups.into_iter().flatten());
    let steps = on_both.into_iter().map(Step::Pass).chain([of_function(AsyncRegion {}.instance())]);
    steps
        .chain(distributed.chain(on_kernels).map(of_module))
        .chain(on_host.into_iter().map(Step::Pass))
        .chain([canonicalize(), cse()].map(of_module))
        .chain([Step::Pass(binary.instance())])
        .collect()
}
