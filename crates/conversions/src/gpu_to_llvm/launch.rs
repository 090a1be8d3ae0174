//! Lowering of launches: only their operands change.

use super::runtime_calls::*;
use crate::common::calls::promote;
use crate::prelude::*;
use terrace_gpu::gpu;

/// Memrefs are passed as the fields of their descriptors, or as one pointer, with the size in bytes behind each.
/// The token becomes the stream that the kernel runs on.
pub(super) fn launch<const BARE: bool, const SIZES: bool>(op: gpu::LaunchFunc, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let (token, kernel) = (op.async_token(rw), op.kernel(rw).ok_or("the kernel is missing")?);
    let bare_ptr = BARE || crate::common::types::options(rw.converter).bare_ptr;
    let operands = op.kernel_operands(rw).to_vec();
    let types: SmallVec<[Type; 8]> = operands.iter().map(|&operand| rw.ty(operand)).collect();
    let stream = match (args.async_dependencies, token) {
        (&[], _) => args.async_object,
        (&[stream], Some(_)) => Some(stream),
        (&[_], None) => return Err("it is synchronous, but depends on a token".into()),
        _ => return Err("it depends on more than one token".into()),
    };
    let sized = if SIZES { &types[..] } else { &[] };
    let sizes: Rewrite<SmallVec<[i64; 8]>> =
        sized.iter().map(|&ty| size_in_bytes(rw, ty, bare_ptr)).collect();
    let sizes = sizes?;
    let stream = match (stream, token) {
        (None, Some(_)) => Some(STREAM_CREATE.value(rw, &[])?),
        _ => stream,
    };
    let mut kernel_operands = promote(rw, &operands, args.kernel_operands, bare_ptr);
    if SIZES {
        let mut with_sizes = SmallVec::new();
        for (value, size) in kernel_operands.into_iter().zip(sizes) {
            with_sizes.extend([value, rw.index_constant(size)]);
        }
        kernel_operands = with_sizes;
    }
    gpu::LaunchFunc::build(
        rw,
        None,
        kernel,
        &[],
        args.grid_size_x,
        args.grid_size_y,
        args.grid_size_z,
        args.block_size_x,
        args.block_size_y,
        args.block_size_z,
        args.cluster_size_x,
        args.cluster_size_y,
        args.cluster_size_z,
        args.dynamic_shared_memory_size,
        &kernel_operands,
        stream,
    );
    match (token, stream) {
        (Some(_), Some(stream)) => rw.replace(op.0, &[stream]),
        _ => rw.erase(op.0),
    }
}

/// The size of a memref that one pointer stands for.
fn size_in_bytes(rw: &Lowering, ty: Type, bare_ptr: bool) -> Rewrite<i64> {
    let ctx = rw.context();
    let memref = ty.as_::<MemRefType>(ctx).ok_or("only memrefs have sizes")?;
    if !bare_ptr {
        return Err("a memref has sizes already, unless it is one pointer".into());
    }
    let is_number = memref.elem.is_int(ctx) || memref.elem.is_float(ctx);
    let bits = memref.elem.bit_width(ctx).filter(|bits| is_number && bits % 8 == 0);
    let bytes = i64::from(bits.ok_or("the size of an element is no number of bytes")? / 8);
    match memref.shape.contains(&DYNAMIC) {
        true => Err("the size of the memref is dynamic".into()),
        false => Ok(memref.shape.iter().fold(bytes, |size, &extent| size.wrapping_mul(extent))),
    }
}
