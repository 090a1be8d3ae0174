//! Constraints on types. Pointers are named after their address space.

use terrace_base::constraints::is_vector_of;
use terrace_ir::decl::TypeClass;
use terrace_ir::decl::constraint::INTEGER_CLASS;
use terrace_llvm::constraints::POINTER_CLASS;
use terrace_llvm::types::{PointerType, StructType};
use terrace_rewrite::prelude::*;

/// The numbers of address spaces.
pub mod space {
    /// Memory of any space.
    pub const GENERIC: u32 = 0;
    /// Memory of the device.
    pub const GLOBAL: u32 = 1;
    /// Memory of a block.
    pub const SHARED: u32 = 3;
    /// Memory that the device only reads.
    pub const CONSTANT: u32 = 4;
    /// Memory of a thread.
    pub const LOCAL: u32 = 5;
    /// Memory of the tensor cores.
    pub const TENSOR: u32 = 6;
    /// Memory of the blocks of a cluster.
    pub const CLUSTER: u32 = 7;
}
use space::*;

/// The address space of a pointer.
pub(super) fn space_of(ctx: &Context, ty: Type) -> Option<u32> {
    ty.as_::<PointerType>(ctx).map(|pointer| pointer.address_space)
}

/// Whether a type is a pointer into one of these address spaces.
fn is_pointer_into(ctx: &Context, ty: Type, spaces: &[u32]) -> bool {
    space_of(ctx, ty).is_some_and(|space| spaces.contains(&space))
}

fn is_struct(ctx: &Context, ty: Type) -> bool {
    ty.is::<StructType>(ctx)
}

fn is_lane_mask(ctx: &Context, ty: Type) -> bool {
    is_vector_of(ctx, ty, &[Type::I32], &[4, 8])
        && ty.as_::<VectorType>(ctx).is_some_and(|vector| !vector.any_scalable())
}

/// `FloatType`, an interface, which has no name.
static FLOAT_CLASS: TypeClass = TypeClass::new("", |ctx, ty| ty.is_float(ctx));

type_constraints! {
    /// `i128`
    I128 = "128-bit signless integer", Pred::Is(|ctx, ty| ty.signless_width(ctx) == Some(128)), &INTEGER_CLASS
        => |ctx| Type::int(ctx, 128);
    /// `f32`
    F32 = "32-bit float", Pred::Exact(Type::F32), &FLOAT_CLASS;
    /// `i1` or `i32`
    I1OrI32 = "1-bit signless integer or 32-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I1 | Type::I32));
    /// `i32` or `i1`
    I32OrI1 = "32-bit signless integer or 1-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I1 | Type::I32));
    /// `i32` or `i64`
    I32OrI64 = "32-bit signless integer or 64-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I32 | Type::I64));
    /// `i64` or `i32`
    I64OrI32 = "64-bit signless integer or 32-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I32 | Type::I64));
    /// `i32` or `f32`
    I32OrF32 = "32-bit signless integer or 32-bit float", Pred::Is(|_, ty| matches!(ty, Type::I32 | Type::F32));
    /// `i32` or a struct
    I32OrStruct = "32-bit signless integer or LLVM struct type", Pred::Is(|ctx, ty| ty == Type::I32 || is_struct(ctx, ty));
    /// `i32`, `f32` or a struct
    I32OrF32OrStruct = "32-bit signless integer or 32-bit float or LLVM struct type",
        Pred::Is(|ctx, ty| matches!(ty, Type::I32 | Type::F32) || is_struct(ctx, ty));
    /// A struct or `f64`
    StructOrF64 = "LLVM structure type or 64-bit float", Pred::Is(|ctx, ty| ty == Type::F64 || is_struct(ctx, ty));
    /// `i32` or a vector of a power of two of them
    I32OrVector = "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128",
        Pred::Is(|ctx, ty| ty == Type::I32 || is_vector_of(ctx, ty, &[Type::I32], &[2, 4, 8, 16, 32, 64, 128]));
    /// `i16` or two bytes
    I16OrV2I8 = "16-bit signless integer or vector of 8-bit signless integer values of length 2",
        Pred::Is(|ctx, ty| ty == Type::I16 || is_vector_of(ctx, ty, &[Type::I8], &[2]));
    /// Two bytes
    V2I8 = "vector of 8-bit signless integer values of length 2", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I8], &[2])), &VECTOR_CLASS;
    /// Four bytes
    V4I8 = "vector of 8-bit signless integer values of length 4", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I8], &[4])), &VECTOR_CLASS;
    /// Two `i16`
    V2I16 = "vector of 16-bit signless integer values of length 2", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I16], &[2])), &VECTOR_CLASS;
    /// Two `f16`
    V2F16 = "vector of 16-bit float values of length 2", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F16], &[2])), &VECTOR_CLASS;
    /// Two `bf16`
    V2BF16 = "vector of bfloat16 type values of length 2", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::BF16], &[2])), &VECTOR_CLASS;
    /// Four `f32`
    V4F32 = "vector of 32-bit float values of length 4", Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32], &[4])), &VECTOR_CLASS;
    /// A mask of lanes
    LaneMask = "fixed-length vector of 32-bit signless integer values of length 4/8", Pred::Is(is_lane_mask), &VECTOR_CLASS;
    /// A pointer into any memory
    GenericPointer = "LLVM pointer in address space 0", Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GENERIC])), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, GENERIC);
    /// A pointer into memory of the device
    GlobalPointer = "LLVM pointer in address space 1", Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GLOBAL])), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, GLOBAL);
    /// A pointer into memory of the block
    SharedPointer = "LLVM pointer in address space 3", Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[SHARED])), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, SHARED);
    /// A pointer into memory of the tensor cores
    TensorPointer = "LLVM pointer in address space 6", Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[TENSOR])), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, TENSOR);
    /// A pointer into memory of a cluster
    ClusterPointer = "LLVM pointer in address space 7", Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[CLUSTER])), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, CLUSTER);
    /// A pointer into any memory, written without `!llvm.ptr`
    AnyPointer = "LLVM pointer type", Pred::Is(|ctx, ty| ty.is::<PointerType>(ctx)), &POINTER_CLASS;
    /// A pointer into any memory or memory of the block
    GenericOrSharedPointer = "LLVM pointer in address space 0 or LLVM pointer in address space 3",
        Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GENERIC, SHARED]));
    /// A pointer into any memory or memory of a cluster
    GenericOrClusterPointer = "LLVM pointer in address space 0 or LLVM pointer in address space 7",
        Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GENERIC, CLUSTER]));
    /// A pointer into memory of the block or of a cluster
    SharedOrClusterPointer = "LLVM pointer in address space 3 or LLVM pointer in address space 7",
        Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[SHARED, CLUSTER]));
    /// A pointer to a barrier
    BarrierPointer = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7",
        Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GENERIC, SHARED, CLUSTER]));
    /// A pointer that can be prefetched
    PrefetchPointer = "LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4",
        Pred::Is(|ctx, ty| is_pointer_into(ctx, ty, &[GENERIC, GLOBAL, CONSTANT, LOCAL]));
    /// A pointer; the summary is upstream's
    PointerOrSharedPointer = "LLVM pointer type or LLVM pointer in address space 3", Pred::Is(|ctx, ty| ty.is::<PointerType>(ctx));
    /// A matrix: a pointer into memory of the tensor cores, or a descriptor
    TensorPointerOrI64 = "LLVM pointer in address space 6 or 64-bit signless integer",
        Pred::Is(|ctx, ty| ty == Type::I64 || is_pointer_into(ctx, ty, &[TENSOR]));
}
