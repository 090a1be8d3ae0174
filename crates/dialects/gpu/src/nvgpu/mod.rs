//! The `nvgpu` dialect: asynchronous copies, barriers, tensor memory and tensor cores of NVIDIA's GPUs, on memrefs and vectors.
//!
//! Upstream's reference: MLIR "'nvgpu' Dialect". The meaning of operations is that of the instructions of NVIDIA's "PTX ISA".

mod attrs;
mod ops;
pub mod transforms;
mod types;
mod verify;

pub use attrs::{
    RcpRoundingMode, TensorMapInterleaveKind, TensorMapL2PromoKind, TensorMapOobKind, TensorMapSwizzleKind,
};
pub use ops::*;
pub use types::{
    DeviceAsyncTokenType, MBarrierGroupType, MBarrierTokenType, TensorMapDescriptorType,
    WarpgroupAccumulatorType, WarpgroupMatrixDescriptorType,
};

use crate::gpu::AddressSpace;
use crate::prelude::*;

/// The number of the address space of memory that the threads of a block share.
pub const SHARED_MEMORY: u32 = 3;
/// The number of the address space of memory that all threads share.
pub const GLOBAL_MEMORY: u32 = 1;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "nvgpu",
    ops: OPS,
    types: types::TYPES,
    attrs: attrs::ATTRS,
    hooks: DialectHooks::NONE,
};

/// Whether a memory space is memory that the threads of a block share: an integer, or an attribute of `gpu`.
pub fn is_shared_memory(ctx: &Context, space: Option<Attr>) -> bool {
    let number = space.and_then(|space| space.as_::<IntegerAttr>(ctx)).and_then(|space| space.to_i64(ctx));
    number == Some(i64::from(SHARED_MEMORY)) || AddressSpace::Workgroup.is(ctx, space)
}

/// The extents of a product of matrices: rows, columns and the dimension that is reduced. `None` unless there are three.
pub fn mma_shape(ctx: &Context, shape: Attr) -> Option<[i64; 3]> {
    let extents = shape.as_array(ctx)?;
    let &[m, n, k] = extents else { return None };
    Some([m.as_i64(ctx)?, n.as_i64(ctx)?, k.as_i64(ctx)?])
}
