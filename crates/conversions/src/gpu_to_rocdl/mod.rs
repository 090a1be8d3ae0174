//! Lowering of device code to `rocdl` and the LLVM dialect (`convert-gpu-to-rocdl`).

mod lanes;
mod permute;
mod printf;
mod stack;

use crate::amdgpu_to_rocdl;
use crate::arith_to_llvm::flags::convert_fastmath;
use crate::common::table::apply_by_scalars;
use crate::func_to_llvm::calls;
use crate::gpu_common::{
    self, Device, Options, expand, function::function, indices::registers, shared_memory, space,
};
use crate::math_to_rocdl;
use crate::prelude::*;
use terrace_gpu::{amdgpu, gpu};
use terrace_hardware::rocdl;
use terrace_rewrite::convert::OneToOne;

passes! {
    /// Generate ROCDL operations for gpu operations.
    ///
    /// All operations inside a `gpu.module` are converted, those of other dialects as by `convert-to-llvm`. Structured control
    /// flow must be lowered before.
    GpuToRocdl("ConvertGpuOpsToROCDLOps") = "convert-gpu-to-rocdl" on(Anchor::Op("gpu.module"), Body) {
        /// Chipset that these operations will run on
        chipset: String = "gfx000".into(),
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
        /// Replace memref arguments in GPU functions with bare pointers. All memrefs must have static shape
        use_bare_ptr_memref_call_conv: bool = false,
        /// Runtime code will be run on (default is Unknown, can also use HIP or OpenCL)
        runtime: Runtime = Runtime::Unknown,
        /// Run conversion patterns of only the specified dialects
        allowed_dialects: Vec<String> = Vec::new(),
    } => gpu_to_rocdl;
}

pass_enum! {
    /// The library that prints (`runtime`).
    Runtime {
        /// None.
        Unknown = "unknown",
        /// HIP, with messages to the host.
        Hip = "HIP",
        /// OpenCL, which has a function `printf`.
        OpenCl = "OpenCL",
    }
}

fn gpu_to_rocdl(o: &GpuToRocdl, pass: &PassContext<'_>) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let chipset = amdgpu_to_rocdl::parse_chipset(&ctx, Loc::UNKNOWN, &o.chipset)?;
    if o.use_bare_ptr_memref_call_conv {
        check_bare_pointers(pass)?;
    }
    let options = Options {
        index_bitwidth: o.index_bitwidth,
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        allowed_dialects: &o.allowed_dialects,
    };
    let math = math_to_rocdl::patterns(Some(chipset)).copied();
    let math: Vec<_> = std::iter::once(BY_SCALARS).chain(math).chain([STAY]).collect();
    let tables = tables(chipset, o.runtime, &math);
    let conversion = gpu_common::conversion::<Rocdl>(pass, &options, &tables, extend(chipset))?;
    let threads = pass.threads;
    let prepare = move |body: &mut Body, module: Op| {
        set_data_layout(body, module);
        gpu_common::prepare(body, module, permute::rewrites(chipset), threads);
        Ok(true)
    };
    Ok(BodyPass::new()
        .prepare(prepare)
        .convert(conversion)
        .edit(amdgpu_to_rocdl::UNUSED_DESCRIPTORS)
        .edit(FLAT_SIZES))
}

/// The complete lowering of a module for HIP.
pub(crate) fn complete(pass: &PassContext<'_>, o: &Options<'_>, chipset: rocdl::Chipset) -> Result<BodyPass> {
    let math: Vec<_> = math_to_rocdl::patterns(Some(chipset)).copied().collect();
    let lowering =
        gpu_common::complete::<Rocdl>(pass, o, &tables(chipset, Runtime::Hip, &math), extend(chipset))?;
    let threads = pass.threads;
    let prepare = move |body: &mut Body, module: Op| {
        set_data_layout(body, module);
        expand::expand(body, module, permute::rewrites(chipset), threads);
        Ok(true)
    };
    Ok(lowering
        .prepare(prepare)
        .edit(amdgpu_to_rocdl::UNUSED_DESCRIPTORS)
        .edit(stack::PRIVATE)
        .edit(FLAT_SIZES))
}

fn tables<'a>(
    chipset: rocdl::Chipset,
    runtime: Runtime,
    math: &'a [&'static [Pattern]],
) -> [&'a [&'static [Pattern]]; 5] {
    let printf: &[&[Pattern]] = match runtime {
        Runtime::Unknown => &[],
        Runtime::Hip => printf::HIP,
        Runtime::OpenCl => printf::OPENCL,
    };
    // Wavefronts of older chipsets have 64 lanes.
    let lanes = if chipset.major < 10 { lanes::OF_64 } else { lanes::OF_32 };
    [PATTERNS, lanes, printf, math, amdgpu_to_rocdl::PATTERNS]
}

/// The types of `amdgpu`, and the chipset for its patterns.
fn extend(chipset: rocdl::Chipset) -> impl FnOnce(TypeConverter) -> TypeConverter {
    move |converter| converter.with_options(chipset).rule(amdgpu_to_rocdl::convert_type)
}

/// GPUs of AMD.
pub(crate) struct Rocdl;

impl Device for Rocdl {
    const PRIVATE: u32 = 5;
    const KERNEL: Option<&'static str> = Some("rocdl.kernel");
    const BLOCK_SIZE: &'static str = BLOCK_SIZE;
    const CLUSTER_SIZE: Option<&'static str> = None;
    // As in the data layout.
    const NARROW_SPACES: &'static [u32] = &[2, 3, 5, 6];
    const SHARED_ALIGNMENT: Option<i64> = None;

    fn memory_space(ctx: &Context, attr: Attr) -> Option<Attr> {
        let space = match (gpu::AddressSpace::decode(ctx, attr), amdgpu::AddressSpace::decode(ctx, attr)) {
            (Some(gpu::AddressSpace::Global), _) => space::GLOBAL,
            (Some(gpu::AddressSpace::Workgroup), _) => space::WORKGROUP,
            (Some(gpu::AddressSpace::Private), _) => Self::PRIVATE,
            (None, Some(amdgpu::AddressSpace::FatRawBuffer)) => 7,
            (None, Some(amdgpu::AddressSpace::BufferRsrc)) => 8,
            (None, Some(amdgpu::AddressSpace::FatStructuredBuffer)) => 9,
            (None, None) => return None,
        };
        Some(IntegerAttr::of_i64(ctx, Type::I64, i64::from(space)))
    }

    fn target(target: ConversionTarget) -> ConversionTarget {
        let is_single = |body: &Body, op: Op, _: &mut TypeConverter| {
            body.types(body.operands(op)).any(|ty| ty == Type::F32)
        };
        let target = [llvm::Exp::DEF, llvm::Log::DEF]
            .into_iter()
            .fold(target, |target, def| target.op(def, Legality::Dynamic(is_single)));
        ILLEGAL.iter().fold(target, |target, &def| target.op(def, Legality::Illegal))
    }
}

/// Intrinsics that OCML computes.
static ILLEGAL: &[&OpDef] = &[
    llvm::Cos::DEF,
    llvm::Exp2::DEF,
    llvm::FCeil::DEF,
    llvm::FFloor::DEF,
    llvm::FRem::DEF,
    llvm::Log10::DEF,
    llvm::Log2::DEF,
    llvm::Pow::DEF,
    llvm::Sin::DEF,
];

/// Intrinsics of `f32` that are called for each element of a vector, as the functions of OCML are. A complete lowering
/// passes them the vector.
static BY_SCALARS: &[Pattern] = one_to_one![by by_scalars;
    math::Exp => llvm::Exp { fastmath_flags: convert_fastmath(fastmath) },
    math::Log => llvm::Log { fastmath_flags: convert_fastmath(fastmath) },
];

fn by_scalars(rw: &mut Lowering, op: Op, row: &OneToOne) -> Rewrite {
    let ty = rw.ty(rw.result(op, 0));
    if !ty.is::<VectorType>(rw.context()) || ty.element_or_self(rw.context()) != Type::F32 {
        return Err("only vectors of 'f32' are taken apart".into());
    }
    apply_by_scalars(rw, op, row)
}

/// Operations whose intrinsics the hardware lacks: those for which OCML has no function stay.
static STAY: &[Pattern] = &[
    Pattern::plain::<arith::RemF>(stay),
    Pattern::plain::<math::Ceil>(stay),
    Pattern::plain::<math::Cos>(stay),
    Pattern::plain::<math::Exp>(stay_unless_single),
    Pattern::plain::<math::Exp2>(stay),
    Pattern::plain::<math::ExpM1>(stay_unless_single),
    Pattern::plain::<math::Floor>(stay),
    Pattern::plain::<math::Log>(stay_unless_single),
    Pattern::plain::<math::Log10>(stay),
    Pattern::plain::<math::Log1p>(stay_unless_single),
    Pattern::plain::<math::Log2>(stay),
    Pattern::plain::<math::PowF>(stay),
    Pattern::plain::<math::Sin>(stay),
];

/// Applies, so that later patterns do not, and leaves the operation as it is.
fn stay(_: &mut Lowering, _: Op) -> Rewrite {
    Ok(())
}

/// The hardware has the intrinsics `exp` and `log` of `f32`.
fn stay_unless_single(rw: &mut Lowering, op: Op) -> Rewrite {
    if rw.ty(rw.result(op, 0)).element_or_self(rw.context()) == Type::F32 {
        return Err("'f32' has an intrinsic".into());
    }
    Ok(())
}

static PATTERNS: &[&[Pattern]] = &[REGISTERS, FUNCTIONS];

static REGISTERS: &[Pattern] = registers![
    gpu::ThreadId => id(BLOCK_SIZE) [rocdl::ThreadIdX, rocdl::ThreadIdY, rocdl::ThreadIdZ],
    gpu::BlockId => id(GRID_SIZE) [rocdl::BlockIdX, rocdl::BlockIdY, rocdl::BlockIdZ],
    gpu::BlockDim => size(BLOCK_SIZE) [rocdl::BlockDimX, rocdl::BlockDimY, rocdl::BlockDimZ],
    gpu::GridDim => size(GRID_SIZE) [rocdl::GridDimX, rocdl::GridDimY, rocdl::GridDimZ],
];

static FUNCTIONS: &[Pattern] = patterns![
    gpu::Barrier => barrier,
    gpu::Return => calls::ret,
    gpu::Func => function::<Rocdl>,
    gpu::DynamicSharedMemory => shared_memory::dynamic_shared_memory::<Rocdl>,
];

fn barrier(op: gpu::Barrier, rw: &mut Lowering) -> Rewrite {
    rocdl::Barrier::build(rw);
    rw.erase(op.0)
}

/// The attribute of a module with the sizes and alignments of types for LLVM.
const DATA_LAYOUT: &str = "llvm.data_layout";
/// The data layout of AMD's GPUs.
const AMDGCN: &str = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
                      p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
                      v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";

/// Sets the data layout of a module that has none.
fn set_data_layout(body: &mut Body, module: Op) {
    let ctx = body.ctx().clone();
    if body.discardable(module, DATA_LAYOUT).is_none_or(|layout| !layout.is::<StringAttr>(&ctx)) {
        let layout = StringAttr::get(&ctx, ctx.intern(AMDGCN), None);
        body.set_discardable(module, ctx.intern(DATA_LAYOUT), Some(layout));
    }
}

/// Refuses functions with memrefs that are no pointers.
fn check_bare_pointers(pass: &PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let Some(module) = pass.body.nested_body(pass.op) else { return Ok(()) };
    let is_pointer = |ty: Type| match ty.as_::<MemRefType>(&ctx) {
        Some(memref) => strides_and_offset(&ctx, memref).is_some_and(|(strides, offset)| {
            !memref.shape.contains(&DYNAMIC) && !strides.contains(&DYNAMIC) && offset != DYNAMIC
        }),
        None => !ty.is::<UnrankedMemRefType>(&ctx),
    };
    let functions = module.root_block().into_iter().flat_map(|block| module.ops(block));
    let mut functions = functions.filter_map(|op| module.as_::<gpu::Func>(op)?.signature(module));
    if functions.all(|ty| ty.inputs.iter().all(|&ty| is_pointer(ty))) {
        return Ok(());
    }
    const MESSAGE: &str =
        "bare pointer calling convention requires all memrefs to have static shape and use the identity map";
    Err(ctx.error(Loc::UNKNOWN, MESSAGE).emit())
}

/// The function attribute of kernels with the number of threads of a block in each dimension.
const BLOCK_SIZE: &str = "rocdl.reqd_work_group_size";

/// Sets the least and greatest number of threads of a block where it is stated for each dimension.
const FLAT_SIZES: BodyEdit = BodyEdit {
    concerns: |body| body.op_codes().any(|code| code == llvm::Func::DEF.code()),
    run: |body| {
        let ctx = body.ctx().clone();
        let functions = body.ops_where(|op| body.is::<llvm::Func>(op));
        let mut changed = false;
        for op in functions {
            let sizes = body.discardable(op, BLOCK_SIZE).and_then(|sizes| sizes.as_::<DenseArrayAttr>(&ctx));
            let Some(sizes) = sizes.filter(|sizes| sizes.elem == Type::I32) else { continue };
            let n = sizes.i32s().fold(1u32, |n, size| n.wrapping_mul(size as u32));
            let text = StringAttr::get(&ctx, ctx.intern(&format!("{n},{n}")), None);
            body.set_discardable(op, ctx.intern("rocdl.flat_work_group_size"), Some(text));
            changed = true;
        }
        EditResult { changed, unfinished: false }
    },
    report: |_, _| Ok(()),
};
