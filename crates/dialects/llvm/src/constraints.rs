//! Type constraints of the dialect, with the summaries that error messages quote.
//!
//! `XOrVector` is `X` or a one-dimensional vector of `X`, fixed or scalable.

use crate::types::{
    FunctionType, MetadataType, PointerType, StructType, TargetExtType, TokenType, is_aggregate,
    is_compatible_float, is_compatible_outer_type, is_compatible_vector, is_loadable_type, is_primitive_type,
    is_scalable_vector, vector_elem,
};
use terrace_ir::TypeKind;
use terrace_ir::decl::TypeClass;
use terrace_ir::decl::constraint::VECTOR_CLASS;
use terrace_rewrite::prelude::*;

pub use terrace_ir::decl::constraint::{AnyFloat, AnyType, I1, I8, I32};

/// `LLVMPointerType`
pub static POINTER_CLASS: TypeClass =
    TypeClass { name: "llvm.ptr", holds: is_ptr, stripped: Some(PointerType::DEF) };
/// `LLVMStructType`
pub static STRUCT_CLASS: TypeClass = TypeClass {
    name: "llvm.struct",
    holds: |ctx, ty| ty.is::<StructType>(ctx),
    stripped: Some(StructType::DEF),
};

fn is_ptr(ctx: &Context, ty: Type) -> bool {
    ty.is::<PointerType>(ctx)
}
fn is_int(ctx: &Context, ty: Type) -> bool {
    ty.signless_width(ctx).is_some()
}
fn int_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty).is_some_and(|elem| is_int(ctx, elem))
}
fn i1_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty) == Some(Type::I1)
}
fn ptr_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty).is_some_and(|elem| is_ptr(ctx, elem))
}
fn builtin_float_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty).is_some_and(|elem| elem.is_float(ctx))
}
fn float_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty).is_some_and(|elem| is_compatible_float(ctx, elem))
}

type_constraints! {
    /// Any LLVM-compatible type.
    LlvmType = "LLVM dialect-compatible type", Pred::Is(is_compatible_outer_type);
    /// `iN` or a vector of it.
    IntOrVector = "signless integer or LLVM dialect-compatible vector of signless integer", Pred::Is(|ctx, ty| is_int(ctx, ty) || int_vector(ctx, ty));
    /// An integer of any signedness or a vector of it.
    AnyIntOrVector = "integer or LLVM dialect-compatible vector of integer", Pred::Is(|ctx, ty| ty.is_int(ctx) || int_vector(ctx, ty));
    /// `i1` or a vector of it.
    I1OrVector = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", Pred::Is(|ctx, ty| ty == Type::I1 || i1_vector(ctx, ty));
    /// A float or a vector of it.
    FloatOrVector = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", Pred::Is(|ctx, ty| is_compatible_float(ctx, ty) || float_vector(ctx, ty));
    /// A pointer or a vector of it.
    PtrOrVector = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", Pred::Is(|ctx, ty| is_ptr(ctx, ty) || ptr_vector(ctx, ty));
    /// `iN`, a pointer, or a vector of one.
    IntOrPtrOrVector = "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        Pred::Is(|ctx, ty| is_int(ctx, ty) || is_ptr(ctx, ty) || int_vector(ctx, ty) || ptr_vector(ctx, ty));
    /// A scalar float.
    LlvmFloat = "floating point LLVM type", Pred::Is(is_compatible_float);
    /// A pointer.
    AnyPointer = "LLVM pointer type", Pred::Is(is_ptr);
    /// A pointer into the default address space.
    DefaultPointer = "LLVM pointer in address space 0", Pred::Is(|ctx, ty| ty.as_::<PointerType>(ctx).is_some_and(|p| p.address_space == 0));
    /// A vector.
    AnyVector = "LLVM dialect-compatible vector type", Pred::Is(is_compatible_vector), &VECTOR_CLASS;
    /// A vector of `iN`.
    VectorOfInt = "LLVM dialect-compatible vector of signless integer", Pred::Is(int_vector);
    /// A vector of `i1`.
    VectorOfI1 = "LLVM dialect-compatible vector of 1-bit signless integer", Pred::Is(i1_vector);
    /// A vector of pointers.
    VectorOfPtr = "LLVM dialect-compatible vector of LLVM pointer type", Pred::Is(ptr_vector);
    /// A vector of floats.
    VectorOfFloat = "LLVM dialect-compatible vector of floating-point", Pred::Is(builtin_float_vector);
    /// A struct or an array.
    AnyAggregate = "LLVM aggregate type", Pred::Is(is_aggregate);
    /// Neither a struct nor an array.
    AnyNonAggregate = "LLVM-compatible non-aggregate type", Pred::Is(|ctx, ty| is_compatible_outer_type(ctx, ty) && !is_aggregate(ctx, ty));
    /// A struct.
    AnyStruct = "LLVM structure type", Pred::Is(|ctx, ty| ty.is::<StructType>(ctx));
    /// Anything but void and functions.
    PrimitiveType = "primitive LLVM type", Pred::Is(is_primitive_type);
    /// A type that can be loaded and stored.
    LoadableType = "LLVM type with size", Pred::Is(is_loadable_type);
    /// A type that `atomicrmw` accepts.
    AtomicRmwType = "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type",
        Pred::Is(|ctx, ty| is_compatible_float(ctx, ty) || is_ptr(ctx, ty) || is_int(ctx, ty) || ty.is::<TargetExtType>(ctx) || (ty.is::<VectorType>(ctx) && !is_scalable_vector(ctx, ty)));
    /// A type that `cmpxchg` accepts.
    AtomicCmpXchgType = "signless integer or LLVM pointer type", Pred::Is(|ctx, ty| is_int(ctx, ty) || is_ptr(ctx, ty));
    /// `!llvm.metadata`.
    MetadataValue = "LLVM metadata type", Pred::Is(|ctx, ty| ty.is::<MetadataType>(ctx));
    /// `!llvm.token`.
    Token = "LLVM token type", Pred::Is(|ctx, ty| ty.is::<TokenType>(ctx));
    /// `!llvm.func<...>`.
    AnyFunction = "LLVM function type", Pred::Is(|ctx, ty| ty.is::<FunctionType>(ctx));
}
