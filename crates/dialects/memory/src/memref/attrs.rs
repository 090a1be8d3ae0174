//! Constraints on inherent attributes of `memref`.

use crate::prelude::*;
use terrace_ir::decl::attr_type::int_of;

attr_types! {
    /// The alignment of `memref.assume_alignment`, in bytes.
    AssumedAlignment => i64, "32-bit signless integer attribute whose value is positive", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&n| n > 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// A memref type.
    MemRefTypeAttr => Type, "memref type attribute", AttrSyntax::Type,
        |ctx, attr| attr.as_type(ctx).filter(|ty| ty.is::<MemRefType>(ctx)),
        |ctx, v| TypeAttr::get(ctx, v);
}
