//! Lowering of device code to functions of OpenCL and the LLVM dialect, for translators to SPIR-V
//! (`convert-gpu-to-llvm-spv`).

use crate::common::memory_spaces;
use crate::func_to_llvm::calls;
use crate::gpu_common::{Device, function::function, printf, space};
use crate::opencl::{Function, Memory, Promises, mangled_type};
use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_llvm::CConv;

passes! {
    /// Generate LLVM operations to be ingested by a SPIR-V backend for gpu operations.
    ///
    /// Only operations of `gpu` are converted. Memrefs without a memory space are in global memory.
    GpuToLlvmSpv("ConvertGpuOpsToLLVMSPVOps") = "convert-gpu-to-llvm-spv" on(Anchor::Op("gpu.module"), Body) {
        /// Use 64-bit integers to convert index types
        use_64bit_index: bool = false,
    } => gpu_to_llvm_spv;
}

fn gpu_to_llvm_spv(o: &GpuToLlvmSpv, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = crate::common::options::options(pass, if o.use_64bit_index { 64 } else { 32 })?;
    let mut converter = llvm_converter(&pass.ctx(), options);
    converter.type_attr = Some(Spirv::memory_space);
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal);
    // The operations that have a pattern may not remain.
    let lowered = PATTERNS.iter().copied().flatten();
    let target = lowered.fold(target, |target, pattern| target.op(pattern.root, Legality::Illegal));
    let conversion = Conversion::partial(target, Patterns::new().add_all(PATTERNS), converter);
    Ok(BodyPass::new()
        .prepare(|body, module| Ok(memory_spaces::replace(body, module, &global)))
        .convert(conversion))
}

/// The space of global memory for memrefs without one.
fn global(ctx: &Context, space: Option<Attr>) -> Option<Attr> {
    space.is_none().then(|| IntegerAttr::of_i64(ctx, Type::I64, space::GLOBAL.into()))
}

/// Consumers of SPIR-V.
struct Spirv;

impl Device for Spirv {
    const PRIVATE: u32 = 0;
    const CONVENTIONS: Option<[CConv; 2]> = Some([CConv::SpirKernel, CConv::SpirFunc]);
    const KERNEL: Option<&'static str> = None;
    const BLOCK_SIZE: &'static str = "reqd_work_group_size";
    const CLUSTER_SIZE: Option<&'static str> = None;
    const NARROW_SPACES: &'static [u32] = &[];
    const PASSES_SHARED: bool = true;
    const CASTS_LOCAL: bool = false;
    const SHARED_ALIGNMENT: Option<i64> = None;
}

/// Makes patterns that call a function with a dimension.
macro_rules! indices {
    ($($Op:ident => $name:literal),* $(,)?) => { patterns![$(
        gpu::$Op => |op: gpu::$Op, rw: &mut Lowering| index(rw, $name, op.dimension(rw))
    ),*] };
}

static INDICES: &[Pattern] = indices![
    BlockDim => "_Z14get_local_sizej",
    BlockId => "_Z12get_group_idj",
    GlobalId => "_Z13get_global_idj",
    GridDim => "_Z14get_num_groupsj",
    ThreadId => "_Z12get_local_idj",
];

static OTHERS: &[Pattern] = patterns![
    gpu::Barrier => barrier,
    gpu::Func => function::<Spirv>,
    gpu::Printf => printf::spir,
    gpu::Return => calls::ret,
    gpu::Shuffle => shuffle,
    gpu::LaneId => |_: gpu::LaneId, rw: &mut Lowering| subgroup(rw, "_Z22get_sub_group_local_id"),
    gpu::NumSubgroups => |_: gpu::NumSubgroups, rw: &mut Lowering| subgroup(rw, "_Z18get_num_sub_groups"),
    gpu::SubgroupId => |_: gpu::SubgroupId, rw: &mut Lowering| subgroup(rw, "_Z16get_sub_group_id"),
    gpu::SubgroupSize => |_: gpu::SubgroupSize, rw: &mut Lowering| subgroup(rw, "_Z18get_sub_group_size"),
];

static PATTERNS: &[&[Pattern]] = &[INDICES, OTHERS];

/// The promises of functions that return.
const RETURNS: Promises = Promises { memory: Memory::Any, convergent: false, will_return: true };
/// The promises of functions that all work items of a group call together.
const TOGETHER: Promises = Promises { convergent: true, ..RETURNS };

/// The index or size of a dimension.
fn index(rw: &mut Lowering, name: &str, dimension: Option<gpu::Dimension>) -> Rewrite<Value> {
    let dimension = dimension.ok_or("the dimension is missing")?;
    let promises = Promises { memory: Memory::None, ..RETURNS };
    let function = Function::find(rw, name, index_type(rw.converter), &[Type::I32], promises)?;
    let dimension = llvm::Constant::int(rw, Type::I32, dimension as i64);
    let call = function.call(rw, &[dimension]);
    Ok(rw.result(call.0, 0))
}

/// A number about the subgroup.
fn subgroup(rw: &mut Lowering, name: &str) -> Rewrite<Value> {
    let index = index_type(rw.converter);
    let call = Function::find(rw, name, Type::I32, &[], RETURNS)?.call(rw, &[]);
    let value = rw.result(call.0, 0);
    Ok(if index == Type::I32 { value } else { llvm::ZExt::new(rw, index, value) })
}

/// A barrier of the workgroup, with fences of local and global memory.
fn barrier(op: gpu::Barrier, rw: &mut Lowering) -> Rewrite {
    /// `CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE`
    const FENCES: i64 = 3;
    let void = llvm::types::void(rw.ctx());
    let function = Function::find(rw, "_Z7barrierj", void, &[Type::I32], TOGETHER)?;
    let fences = llvm::Constant::int(rw, Type::I32, FENCES);
    function.call(rw, &[fences]);
    rw.erase(op.0)
}

/// Exchanges values with other lanes of the subgroup, whose size the function requires. All of them are valid.
fn shuffle(op: gpu::Shuffle, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let args = rw.adaptor(op);
    let size = rw.owner().and_then(|owner| owner.as_::<llvm::Func>()?.intel_reqd_sub_group_size(owner.body));
    let width = rw.constant(op.width(rw)).and_then(|width| width.as_i64(ctx));
    if size.is_none() || width != size {
        return Err("shuffle width and subgroup size mismatch".into());
    }
    let name = match op.mode(rw).ok_or("the mode is missing")? {
        gpu::ShuffleMode::Idx => "sub_group_shuffle",
        gpu::ShuffleMode::Xor => "sub_group_shuffle_xor",
        gpu::ShuffleMode::Up => "sub_group_shuffle_up",
        gpu::ShuffleMode::Down => "sub_group_shuffle_down",
    };
    let ty = rw.ty(args.value);
    // The functions take integers of whole bytes, and no `bf16`.
    let passed = match ty {
        Type::I1 => Type::I8,
        Type::BF16 => Type::I16,
        _ => ty,
    };
    let mangled = mangled_type(ctx, passed, false).filter(|_| !ty.is::<VectorType>(ctx));
    let mangled = mangled.ok_or("unsupported value type")?;
    let name = format!("_Z{}{name}{mangled}j", name.len());
    let function = Function::find(rw, &name, passed, &[passed, Type::I32], TOGETHER)?;
    let value = match ty {
        Type::I1 => llvm::ZExt::new(rw, passed, args.value),
        Type::BF16 => llvm::Bitcast::new(rw, passed, args.value),
        _ => args.value,
    };
    let call = function.call(rw, &[value, args.offset]);
    let mut value = rw.result(call.0, 0);
    match ty {
        Type::I1 => value = llvm::Trunc::new(rw, ty, value),
        Type::BF16 => value = llvm::Bitcast::new(rw, ty, value),
        _ => {}
    }
    let is_valid = llvm::Constant::int(rw, Type::I1, 1);
    rw.replace(op.0, &[value, is_valid])
}
