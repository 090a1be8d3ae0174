//! Copies between global and shared memory, and tensor maps.

use super::{barriers, i32, truncate, wide_i32};
use crate::common::memory::{base_pointer, element_pointer, ranked};
use crate::prelude::*;
use terrace_gpu::nvgpu::{self, *};
use terrace_hardware::nvvm::{self, LoadCacheModifierKind, MemScopeKind};

/// The number of the address space of memory that the blocks of a cluster share.
const CLUSTER_MEMORY: u32 = 7;
/// The size of a tensor map in bytes.
const TENSOR_MAP_SIZE: i64 = 128;
/// The greatest number of dimensions of a tensor map.
const MAX_RANK: i64 = 5;

/// The address of an element: `original` and `converted` are the memref before and after conversion.
fn element(rw: &mut Lowering, original: Value, converted: Value, indices: &[Value]) -> Rewrite<Value> {
    let memref = ranked(rw, original)?;
    element_pointer(rw, &memref, converted, indices, false).map(|(pointer, _)| pointer)
}

/// The address of the first element.
pub(super) fn base(rw: &mut Lowering, original: Value, converted: Value) -> Rewrite<Value> {
    let memref = ranked(rw, original)?;
    base_pointer(rw, &memref, converted).map(|(pointer, _)| pointer)
}

pub(super) fn device_async_copy(op: DeviceAsyncCopy, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (dst, src) = (op.dst(rw), op.src(rw));
    let width = rw.ty(src).element_or_self(ctx).bit_width(ctx).ok_or("the elements have no width in bits")?;
    let n = op.dst_elements(rw).ok_or("the number of elements is missing")?;
    let bypasses = op.bypass_l1(rw) == Some(true);
    let args = rw.adaptor(op);
    let to = element(rw, dst, args.dst, args.dst_indices)?;
    let from = element(rw, src, args.src, args.src_indices)?;
    let from = llvm::AddrSpaceCast::new(rw, llvm::PointerType::get(ctx, nvgpu::GLOBAL_MEMORY), from);
    // The rest of the destination becomes zero.
    let bytes = args.src_elements.map(|n| {
        let (three, width) = (i32(rw, 3), i32(rw, width.into()));
        let n = llvm::Trunc::new(rw, Type::I32, n);
        let bits = llvm::Mul::new(rw, width, n);
        llvm::LShr::new(rw, bits, three)
    });
    let size = n.wrapping_mul(width.into()) / 8;
    let modifier = if bypasses && size == 16 { LoadCacheModifierKind::Cg } else { LoadCacheModifierKind::Ca };
    nvvm::CpAsync::build(rw, size, modifier, to, from, bytes);
    Ok(i32(rw, 0))
}

pub(super) fn create_group(_: DeviceAsyncCreateGroup, rw: &mut Lowering) -> Rewrite<Value> {
    nvvm::CpAsyncCommitGroup::build(rw);
    Ok(i32(rw, 0))
}

pub(super) fn wait(op: DeviceAsyncWait, rw: &mut Lowering) -> Rewrite {
    let n = op.num_groups(rw).unwrap_or(0);
    nvvm::CpAsyncWaitGroup::build(rw, n);
    rw.erase(op.0)
}

pub(super) fn tma_load(op: TmaAsyncLoad, rw: &mut Lowering) -> Rewrite {
    let (dst, group) = (op.dst(rw), op.barriers(rw));
    let args = rw.adaptor(op);
    let to = base(rw, dst, args.dst)?;
    let pointer = llvm::PointerType::get(rw.context(), CLUSTER_MEMORY);
    let to = llvm::AddrSpaceCast::new(rw, pointer, to);
    let barrier = barriers::pointer(rw, group, args.barriers, args.mbar_id)?;
    let at: SmallVec<[Value; 5]> = args.coordinates.iter().map(|&at| truncate(rw, at)).collect();
    let (map, mask, predicate) = (args.tensor_map_descriptor, args.multicast_mask, args.predicate);
    nvvm::CpAsyncBulkTensorGlobalToSharedCluster::build(
        rw,
        to,
        map,
        &at,
        barrier,
        &[],
        mask,
        None,
        predicate,
    );
    rw.erase(op.0)
}

pub(super) fn tma_store(op: TmaAsyncStore, rw: &mut Lowering) -> Rewrite {
    let src = op.src(rw);
    let args = rw.adaptor(op);
    let from = base(rw, src, args.src)?;
    let at: SmallVec<[Value; 5]> = args.coordinates.iter().map(|&at| truncate(rw, at)).collect();
    let (map, predicate) = (args.tensor_map_descriptor, args.predicate);
    nvvm::CpAsyncBulkTensorSharedCTAToGlobal::build(rw, map, from, &at, None, predicate);
    rw.erase(op.0)
}

/// The number of a type of elements in CUDA's driver (`CUtensorMapDataType`).
fn data_type(ctx: &Context, ty: Type) -> Option<i64> {
    let unsigned = |width| IntegerType::get(ctx, width, Signedness::Unsigned as u32);
    Some(match ty.as_float(ctx) {
        Some(FloatFormat::F16) => 6,
        Some(FloatFormat::F32) => 7,
        Some(FloatFormat::F64) => 8,
        Some(FloatFormat::BF16) => 9,
        Some(_) => return None,
        None if ty == unsigned(8) => 0,
        None if ty == unsigned(16) => 1,
        None if ty == unsigned(32) => 2,
        None if ty == Type::I32 => 3,
        None if ty == unsigned(64) => 4,
        None if ty == Type::I64 => 5,
        None => return None,
    })
}

/// The runtime makes tensor maps.
pub(super) fn create_tensor_map(op: TmaCreateDescriptor, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let elem = rw.ty(op.tensor(rw)).element_or_self(ctx);
    let elem = data_type(ctx, elem).ok_or("CUDA has no tensor maps of this type")?;
    let ty = rw.ty(op.tensor_map(rw));
    let map = ty.as_::<TensorMapDescriptorType>(ctx).ok_or("the result is no tensor map")?;
    let args = rw.adaptor(op);
    let elem = wide_i32(rw, elem);
    let [rank, descriptor] = [0, 1].map(|at| part(rw, args.tensor, at));
    let ptr = llvm::ptr(ctx);
    let n = wide_i32(rw, MAX_RANK);
    let extents = llvm::Alloca::new(rw, ptr, Type::I64, n);
    for (at, &extent) in args.box_dimensions.iter().enumerate() {
        let at = wide_i32(rw, at as i64);
        let indices = [GepIndex::Value(at)];
        let address = llvm::GetElementPtr::create(rw, ptr, ptr, extents, &indices, GepNoWrapFlags::NONE);
        llvm::Store::build(rw, extent, address);
    }
    let [interleave, swizzle, l2promo, oob] =
        [map.interleave, map.swizzle, map.l2promo, map.oob].map(|kind| wide_i32(rw, kind as i64));
    let args = [rank, descriptor, elem, interleave, swizzle, l2promo, oob, extents];
    let params: SmallVec<[Type; 8]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let function = runtime::function(rw, ptr, &params);
    let name = ctx.intern("mgpuTensorMapEncodeTiledMemref");
    let call = llvm::Call::of_type(rw, name, function, &args);
    rw.request(Request::new(runtime::declare_last, name, function).at(rw.loc()));
    rw.results(call.0).first().ok_or_else(|| "the function has no result".into())
}

pub(super) fn prefetch_tensor_map(op: TmaPrefetch, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    nvvm::Prefetch::with(args.tensor_map_descriptor, args.predicate).tensormap(true).build(rw);
    rw.erase(op.0)
}

pub(super) fn fence_tensor_map(op: TmaFence, rw: &mut Lowering) -> Rewrite {
    let map = rw.adaptor(op).tensor_map_descriptor;
    let size = i32(rw, TENSOR_MAP_SIZE);
    nvvm::FenceProxyAcquire::build(rw, MemScopeKind::Sys, map, size);
    rw.erase(op.0)
}
