//! Constraints on types, with the summaries that messages quote.

use terrace_ir::decl::TypeClass;
use terrace_ir::decl::constraint::VECTOR_CLASS;
use terrace_llvm::constraints::{POINTER_CLASS, STRUCT_CLASS};
use terrace_llvm::types::vector_elem;
use terrace_llvm::{PointerType, StructType};
use terrace_rewrite::prelude::*;

/// `FloatType`, an interface, which has no name.
static FLOAT_CLASS: TypeClass = TypeClass::new("", |ctx, ty| ty.is_float(ctx));

/// Whether a type is a vector of fixed length, of any rank.
fn is_fixed_vector(ctx: &Context, ty: Type, elem: Type, length: i64) -> bool {
    terrace_base::constraints::is_vector_of(ctx, ty, &[elem], &[length])
        && ty.as_::<VectorType>(ctx).is_some_and(|vector| !vector.any_scalable())
}

/// Declares constraints on vectors of fixed length.
macro_rules! vectors {
    ($($Name:ident = $length:literal $elem:ident $summary:literal;)*) => { type_constraints! { $(
        #[doc = "A vector of fixed length, which has one dimension where the text leaves its type out."]
        $Name = concat!("fixed-length vector of ", $summary, " values of length ", $length),
            Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, Type::$elem, $length)), &VECTOR_CLASS
            => |ctx| VectorType::fixed(ctx, &[$length], Type::$elem);
    )* } };
}

vectors! {
    V2I16 = 2 I16 "16-bit signless integer";
    V2I32 = 2 I32 "32-bit signless integer";
    V3I32 = 3 I32 "32-bit signless integer";
    V4I32 = 4 I32 "32-bit signless integer";
    V6I32 = 6 I32 "32-bit signless integer";
    V8I32 = 8 I32 "32-bit signless integer";
    V2F16 = 2 F16 "16-bit float";
    V8F16 = 8 F16 "16-bit float";
    V16F16 = 16 F16 "16-bit float";
    V32F16 = 32 F16 "16-bit float";
    V2BF16 = 2 BF16 "bfloat16 type";
    V8BF16 = 8 BF16 "bfloat16 type";
    V16BF16 = 16 BF16 "bfloat16 type";
    V32BF16 = 32 BF16 "bfloat16 type";
    V2F32 = 2 F32 "32-bit float";
    V8F32 = 8 F32 "32-bit float";
    V16F32 = 16 F32 "32-bit float";
    V32F32 = 32 F32 "32-bit float";
}

/// Whether a type is a pointer into an address space.
fn is_pointer(ctx: &Context, ty: Type, space: u32) -> bool {
    ty.as_::<PointerType>(ctx).is_some_and(|pointer| pointer.address_space == space)
}

/// Whether a type is a struct that begins with two `i32`.
fn is_pair(ctx: &Context, ty: Type) -> bool {
    let body = ty.is::<StructType>(ctx).then(|| StructType::body(ctx, ty)).flatten();
    body.is_some_and(|body| body.elems.starts_with(&[Type::I32; 2]))
}

/// Whether a type is `elem` or an LLVM vector of it.
fn is_or_vector_of(ctx: &Context, ty: Type, elem: Type) -> bool {
    ty == elem || vector_elem(ctx, ty) == Some(elem)
}

type_constraints! {
    /// `f16`.
    F16 = "16-bit float", Pred::Exact(Type::F16), &FLOAT_CLASS;
    /// `bf16`.
    BF16 = "bfloat16 type", Pred::Exact(Type::BF16);
    /// `f32`.
    F32 = "32-bit float", Pred::Exact(Type::F32), &FLOAT_CLASS;
    /// `f16` or a vector of it.
    F16OrVector = "16-bit float or LLVM dialect-compatible vector of 16-bit float",
        Pred::Is(|ctx, ty| is_or_vector_of(ctx, ty, Type::F16));
    /// `bf16` or a vector of it.
    BF16OrVector = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type",
        Pred::Is(|ctx, ty| is_or_vector_of(ctx, ty, Type::BF16));
    /// `f32` or a vector of it.
    F32OrVector = "32-bit float or LLVM dialect-compatible vector of 32-bit float",
        Pred::Is(|ctx, ty| is_or_vector_of(ctx, ty, Type::F32));
    /// A pointer into any address space.
    AnyPointer = "LLVM pointer type", Pred::Is(|ctx, ty| ty.is::<PointerType>(ctx)), &POINTER_CLASS;
    /// A pointer into any memory.
    FlatPointer = "LLVM pointer in address space 0", Pred::Is(|ctx, ty| is_pointer(ctx, ty, 0)), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, 0);
    /// A pointer into global memory.
    GlobalPointer = "LLVM pointer in address space 1", Pred::Is(|ctx, ty| is_pointer(ctx, ty, 1)), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, 1);
    /// A pointer into the memory of a workgroup, the local data share.
    LdsPointer = "LLVM pointer in address space 3", Pred::Is(|ctx, ty| is_pointer(ctx, ty, 3)), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, 3);
    /// A buffer resource as a pointer.
    BufferPointer = "LLVM pointer in address space 8", Pred::Is(|ctx, ty| is_pointer(ctx, ty, 8)), &POINTER_CLASS
        => |ctx| PointerType::get(ctx, 8);
    /// Two `i32`.
    PairOfI32 = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
        Pred::Is(is_pair), &STRUCT_CLASS => |ctx| StructType::literal(ctx, &[Type::I32; 2], false);
}
