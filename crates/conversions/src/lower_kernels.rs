//! `lower-kernels`: the complete lowering of device code, for the GPU that its module names. `terrace compile` runs it.

use crate::gpu_common::Options;
use crate::gpu_to_nvvm;
use crate::gpu_to_rocdl;
use crate::linalg_to_loops::LinalgToLoops;
use crate::nvgpu_to_nvvm::NvgpuToNvvm;
use crate::prelude::*;
use terrace_gpu::{gpu, nvgpu};
use terrace_hardware::{nvvm, rocdl};
use terrace_rewrite::manager::run_pipeline;
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::pipeline::Pipeline;

passes! {
    /// Lower everything in a module of kernels to the LLVM dialect and that of its GPU.
    ///
    /// It is complete, as `lower-to-llvm` is for the host. The targets of the module are GPUs of NVIDIA, or one of AMD.
    LowerKernels("LowerKernelsPass") = "lower-kernels" on(Anchor::Op("gpu.module"), Body) {
        /// Bitwidth of the index type, 0 to take it from the module's data layout
        index_bitwidth: u32 = 0,
        /// Replace memref arguments of functions with bare pointers
        use_bare_ptr_memref_call_conv: bool = false,
    } => lower_kernels;
}

/// A GPU that device code is lowered for.
enum Gpu {
    /// One of NVIDIA.
    Nvidia {
        /// Whether one instruction reduces over a subgroup.
        has_redux: bool,
    },
    /// One of AMD.
    Amd(rocdl::Chipset),
}

impl Gpu {
    /// The one whose code runs on all targets of a module.
    fn of_module(module: OpRef<'_>) -> Result<Self> {
        let ctx = module.ctx();
        let targets = module.body().slot(module.op, gpu::Module::SLOTS.targets);
        let targets = targets.and_then(|targets| targets.as_array(ctx)).unwrap_or_default();
        let fail = |text: &str| {
            let note = "targets are GPUs of NVIDIA, '#nvvm.target', or one of AMD, '#rocdl.target'";
            Err(ctx.error(module.loc(), text).note(module.loc(), note).emit())
        };
        let numbers = targets.iter().map(|target| Some(target.as_::<nvvm::TargetAttr>(ctx)?.number(ctx)));
        let mut chips = targets.iter().map(|target| Some(target.as_::<rocdl::TargetAttr>(ctx)?.chip));
        match (numbers.collect::<Option<Vec<u32>>>(), chips.next()) {
            (_, None) => fail("the module of kernels names no GPU"),
            (Some(numbers), _) => {
                /// The first architecture with `redux.sync`.
                const REDUX: u32 = 80;
                Ok(Gpu::Nvidia { has_redux: numbers.iter().all(|&number| number >= REDUX) })
            }
            (None, Some(Some(chip))) if chips.all(|other| other == Some(chip)) => {
                let chipset = rocdl::Chipset::parse(&ctx.str(chip));
                Ok(Gpu::Amd(chipset.map_err(|text| ctx.error(module.loc(), text).emit())?))
            }
            _ => fail("the targets of the module need different code"),
        }
    }
}

fn lower_kernels(o: &LowerKernels, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = Options {
        index_bitwidth: o.index_bitwidth,
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        allowed_dialects: &[],
    };
    let lowering = match Gpu::of_module(Scope { body: pass.body, parent: pass.outer }.at(pass.op))? {
        Gpu::Nvidia { has_redux } => gpu_to_nvvm::complete(pass, &options, has_redux)?,
        Gpu::Amd(chipset) => gpu_to_rocdl::complete(pass, &options, chipset)?,
    };
    let threads = pass.threads;
    Ok(lowering.prepare(move |body, op| {
        let Some(module) = body.nested_body(op) else { return Ok(false) };
        let mut passes: Vec<PassInstance> = Vec::new();
        for (dialect, pass) in [
            (nvgpu::DIALECT.name, NvgpuToNvvm::DEF.instance()),
            (terrace_linalg::linalg::DIALECT.name, LinalgToLoops::DEF.instance()),
        ] {
            if module.has_op_code(&|code| OpDef::of_code(code).dialect == dialect) {
                passes.push(pass);
            }
        }
        let pipeline = Pipeline::of(gpu::Module::DEF.name, passes);
        run_pipeline(&mut PassContext::new(body, op, threads), &pipeline)
    }))
}
