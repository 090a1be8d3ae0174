//! Lowering of `nvgpu` to `nvvm` and the LLVM dialect (`convert-nvgpu-to-nvvm`).
//!
//! Other operations stay, except those of `scf` that carry values of `nvgpu` or other types that the LLVM dialect lacks.

mod barriers;
mod copies;
mod matrices;
mod warpgroup;

use crate::common::{LLVMConversionTarget, scf_types};
use crate::gpu_common::Device;
use crate::gpu_to_nvvm::Nvvm;
use crate::prelude::*;
use terrace_gpu::nvgpu::*;

passes! {
    /// Convert NVGPU dialect to NVVM dialect.
    NvgpuToNvvm("ConvertNVGPUToNVVMPass") = "convert-nvgpu-to-nvvm" on(Anchor::Any, Body) => nvgpu_to_nvvm;
}

fn nvgpu_to_nvvm(_: &NvgpuToNvvm, pass: &PassContext) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let target: ConversionTarget = LLVMConversionTarget::new().into();
    let target = ["arith", "memref", "nvvm"]
        .into_iter()
        .fold(target, |target, dialect| target.dialect(dialect, Legality::Legal));
    let target = scf_types::legality(target);
    let mut converter = llvm_converter(&ctx, LowerToLLVMOptions::default()).rule(convert_type);
    converter.type_attr = Some(Nvvm::memory_space);
    let patterns = Patterns::new().add_all(PATTERNS).add(scf_types::PATTERNS);
    Ok(Conversion::partial(target, patterns, converter).into())
}

static PATTERNS: &[&[Pattern]] = &[patterns![
    MBarrierCreate => barriers::create,
    MBarrierGet => barriers::get,
    MBarrierInit => barriers::init,
    MBarrierArrive => barriers::arrive,
    MBarrierArriveNoComplete => barriers::arrive_no_complete,
    MBarrierTestWait => barriers::test_wait,
    MBarrierTryWaitParity => barriers::try_wait_parity,
    MBarrierArriveExpectTx => barriers::arrive_expect_tx,
    TmaAsyncLoad => copies::tma_load,
    TmaAsyncStore => copies::tma_store,
    TmaCreateDescriptor => copies::create_tensor_map,
    TmaPrefetch => copies::prefetch_tensor_map,
    TmaFence => copies::fence_tensor_map,
    DeviceAsyncCopy => copies::device_async_copy,
    DeviceAsyncCreateGroup => copies::create_group,
    DeviceAsyncWait => copies::wait,
    WarpgroupGenerateDescriptor => warpgroup::descriptor,
    WarpgroupMma => warpgroup::mma,
    WarpgroupMmaStore => warpgroup::store,
    WarpgroupMmaInitAccumulator => warpgroup::init,
    MmaSync => matrices::mma_sync,
    MmaSparseSync => matrices::mma_sparse_sync,
    LdMatrix => matrices::ldmatrix,
    Rcp => matrices::rcp,
]];

/// Tokens are numbers: those of copies are dropped.
fn convert_type(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx().clone();
    if ty.is::<DeviceAsyncTokenType>(&ctx) {
        Convert::To(Type::I32)
    } else if ty.is::<MBarrierTokenType>(&ctx) || ty.is::<WarpgroupMatrixDescriptorType>(&ctx) {
        Convert::To(Type::I64)
    } else if ty.is::<TensorMapDescriptorType>(&ctx) {
        Convert::To(llvm::ptr(&ctx))
    } else if let Some(group) = ty.as_::<MBarrierGroupType>(&ctx) {
        converter.convert(barriers::memref(&ctx, group)).map_or(Convert::Fail, Convert::To)
    } else if let Some(accumulator) = ty.as_::<WarpgroupAccumulatorType>(&ctx) {
        warpgroup::registers(&ctx, accumulator).map_or(Convert::Fail, Convert::To)
    } else {
        Convert::Unhandled
    }
}

/// A constant `i32`.
fn i32(rw: &mut Lowering, value: i64) -> Value {
    llvm::Constant::int(rw, Type::I32, value)
}

/// A constant `i64`.
fn i64(rw: &mut Lowering, value: i64) -> Value {
    llvm::Constant::int(rw, Type::I64, value)
}

/// A constant `i64` whose attribute is an `i32`, as upstream makes it.
fn wide_i32(rw: &mut Lowering, value: i64) -> Value {
    let value = IntegerAttr::of_i64(rw.context(), Type::I32, value);
    llvm::Constant::new(rw, Type::I64, value)
}

/// The low bits of an index.
fn truncate(rw: &mut Lowering, value: Value) -> Value {
    match rw.ty(value).bit_width(rw.context()) {
        Some(width) if width > 32 => llvm::Trunc::new(rw, Type::I32, value),
        _ => value,
    }
}
