//! Lowering of device code to `nvvm` and the LLVM dialect (`convert-gpu-to-nvvm`).

mod assert;
mod printf;
mod warp;
mod wmma;

use crate::device_library::libdevice;
use crate::func_to_llvm::calls;
use crate::gpu_common::{
    self, Device, Options, expand, function::function, indices::registers, shared_memory,
};
use crate::prelude::*;
use crate::vector_to_llvm::progressive::ELEMENTS_BY_ROWS;
use terrace_gpu::gpu;
use terrace_hardware::nvvm;

passes! {
    /// Generate NVVM operations for gpu operations.
    ///
    /// All operations inside a `gpu.module` are converted, those of other dialects as by `convert-to-llvm`. Structured control
    /// flow must be lowered before.
    GpuToNvvm("ConvertGpuOpsToNVVMOps") = "convert-gpu-to-nvvm" on(Anchor::Op("gpu.module"), Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
        /// Target gpu supports redux
        has_redux: bool = false,
        /// Replace memref arguments in GPU functions with bare pointers. All memrefs must have static shape.
        use_bare_ptr_memref_call_conv: bool = false,
        /// Experimental performance flag to disallow pattern rollback
        allow_pattern_rollback: bool = true,
        /// Run conversion patterns of only the specified dialects
        allowed_dialects: Vec<String> = Vec::new(),
    } => gpu_to_nvvm;
}

fn gpu_to_nvvm(o: &GpuToNvvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = Options {
        index_bitwidth: o.index_bitwidth,
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        allowed_dialects: &o.allowed_dialects,
    };
    let conversion = gpu_common::conversion::<Nvvm>(pass, &options, &tables(o.has_redux), extend)?;
    let threads = pass.threads;
    let prepare =
        move |body: &mut Body, module: Op| Ok(gpu_common::prepare(body, module, ELEMENTS_BY_ROWS, threads));
    Ok(BodyPass::new().prepare(prepare).convert(conversion.rollback(o.allow_pattern_rollback)))
}

/// The complete lowering of a module; `has_redux` says whether one instruction reduces over a subgroup.
pub(crate) fn complete(pass: &PassContext<'_>, o: &Options<'_>, has_redux: bool) -> Result<BodyPass> {
    let threads = pass.threads;
    let prepare =
        move |body: &mut Body, module: Op| Ok(expand::expand(body, module, ELEMENTS_BY_ROWS, threads));
    Ok(gpu_common::complete::<Nvvm>(pass, o, &tables(has_redux), extend)?.prepare(prepare))
}

fn tables(has_redux: bool) -> [&'static [&'static [Pattern]]; 4] {
    [PATTERNS, libdevice::PATTERNS, wmma::PATTERNS, if has_redux { warp::REDUX } else { &[] }]
}

fn extend(converter: TypeConverter) -> TypeConverter {
    converter.rule(wmma::convert_matrix)
}

/// GPUs of NVIDIA.
pub(crate) struct Nvvm;

impl Device for Nvvm {
    const PRIVATE: u32 = 0;
    const KERNEL: Option<&'static str> = Some("nvvm.kernel");
    const BLOCK_SIZE: &'static str = "nvvm.maxntid";
    const CLUSTER_SIZE: Option<&'static str> = Some("nvvm.cluster_dim");
    const NARROW_SPACES: &'static [u32] = &[];
    // Vectors of 128 bits.
    const SHARED_ALIGNMENT: Option<i64> = Some(16);
    const OWN_MATH: bool = true;

    fn target(target: ConversionTarget) -> ConversionTarget {
        ILLEGAL.iter().fold(target, |target, &def| target.op(def, Legality::Illegal))
    }
}

/// Intrinsics that libdevice computes.
static ILLEGAL: &[&OpDef] = &[
    llvm::CopySign::DEF,
    llvm::Cos::DEF,
    llvm::Exp::DEF,
    llvm::Exp2::DEF,
    llvm::FAbs::DEF,
    llvm::FCeil::DEF,
    llvm::FFloor::DEF,
    llvm::FRem::DEF,
    llvm::Log::DEF,
    llvm::Log10::DEF,
    llvm::Log2::DEF,
    llvm::Pow::DEF,
    llvm::RoundEven::DEF,
    llvm::Round::DEF,
    llvm::Sin::DEF,
    llvm::Sincos::DEF,
    llvm::Sqrt::DEF,
];

static PATTERNS: &[&[Pattern]] = &[REGISTERS, FUNCTIONS];

static FUNCTIONS: &[Pattern] = patterns![
    gpu::Barrier => barrier,
    gpu::Printf => printf::printf,
    cf::Assert => assert::assert,
    gpu::LaneId => warp::lane_id,
    gpu::Shuffle => warp::shuffle,
    gpu::Return => calls::ret,
    gpu::DynamicSharedMemory => shared_memory::dynamic_shared_memory::<Nvvm>,
    gpu::Func => function::<Nvvm>,
];

static REGISTERS: &[Pattern] = registers![
    gpu::ThreadId => id(BLOCK_SIZE) [nvvm::ThreadIdX, nvvm::ThreadIdY, nvvm::ThreadIdZ],
    gpu::BlockDim => size(BLOCK_SIZE) [nvvm::BlockDimX, nvvm::BlockDimY, nvvm::BlockDimZ],
    gpu::ClusterId => id() [nvvm::ClusterIdX, nvvm::ClusterIdY, nvvm::ClusterIdZ],
    gpu::ClusterDim => size() [nvvm::ClusterDimX, nvvm::ClusterDimY, nvvm::ClusterDimZ],
    gpu::ClusterBlockId => id(CLUSTER_SIZE) [nvvm::BlockInClusterIdX, nvvm::BlockInClusterIdY, nvvm::BlockInClusterIdZ],
    gpu::ClusterDimBlocks => size(CLUSTER_SIZE) [nvvm::ClusterDimBlocksX, nvvm::ClusterDimBlocksY, nvvm::ClusterDimBlocksZ],
    gpu::BlockId => id(GRID_SIZE) [nvvm::BlockIdX, nvvm::BlockIdY, nvvm::BlockIdZ],
    gpu::GridDim => size(GRID_SIZE) [nvvm::GridDimX, nvvm::GridDimY, nvvm::GridDimZ],
];

fn barrier(op: gpu::Barrier, rw: &mut Lowering) -> Rewrite {
    nvvm::Barrier0::build(rw);
    rw.erase(op.0)
}
