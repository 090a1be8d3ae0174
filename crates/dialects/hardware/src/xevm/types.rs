//! Constraints on types, with the summaries that messages quote.

use terrace_ir::decl::constraint::VECTOR_CLASS;
use terrace_llvm::types::PointerType;
use terrace_num::FloatFormat;
use terrace_rewrite::prelude::*;

/// The numbers of address spaces, those of OpenCL.
pub mod space {
    /// Memory of the device.
    pub const GLOBAL: u32 = 1;
    /// Memory of any space.
    pub const GENERIC: u32 = 4;
}

/// Whether a type is a fixed vector of one dimension whose elements satisfy `is`.
fn is_vector(ctx: &Context, ty: Type, is: fn(&Context, Type) -> bool) -> bool {
    ty.as_::<VectorType>(ctx)
        .is_some_and(|vector| vector.shape.len() == 1 && !vector.any_scalable() && is(ctx, vector.elem))
}

fn is_matrix_element(ctx: &Context, ty: Type) -> bool {
    matches!(ty, Type::F32 | Type::F16 | Type::BF16)
        || ty == Type::float(ctx, FloatFormat::Tf32)
        || ty.is_int(ctx) && matches!(ty.bit_width(ctx), Some(8 | 16 | 32))
}

fn is_block_element(ctx: &Context, ty: Type) -> bool {
    matches!(ty.signless_width(ctx), Some(8 | 16 | 32 | 64))
}

fn is_prefetched(ctx: &Context, ty: Type) -> bool {
    ty.as_::<PointerType>(ctx)
        .is_some_and(|pointer| matches!(pointer.address_space, space::GLOBAL | space::GENERIC))
}

type_constraints! {
    /// Elements of a matrix
    Tile = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, is_matrix_element)), &VECTOR_CLASS;
    /// Elements that neighbouring lanes have side by side
    BlockElements = "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1",
        Pred::Is(|ctx, ty| is_block_element(ctx, ty) || is_vector(ctx, ty, is_block_element));
    /// A pointer that can be prefetched
    PrefetchPointer = "LLVM pointer in address space 1 or LLVM pointer in address space 4", Pred::Is(is_prefetched);
    /// `i32` or `i64`
    I32OrI64 = "32-bit signless integer or 64-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I32 | Type::I64));
}
