//! Constraints on inherent attributes of `memref`.

use terrace_rewrite::prelude::*;

fn int(ctx: &Context, attr: Attr, ty: Type) -> Option<i64> {
    attr.as_::<IntegerAttr>(ctx).filter(|int| int.ty == ty)?.to_i64(ctx)
}

fn is_index_lists(ctx: &Context, attr: Attr) -> bool {
    let is_list = |list: &Attr| {
        list.as_array(ctx).is_some_and(|ints| ints.iter().all(|&i| int(ctx, i, Type::I64).is_some()))
    };
    attr.as_array(ctx).is_some_and(|lists| lists.iter().all(is_list))
}

attr_types! {
    /// An alignment in bytes.
    Alignment => i64, "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", AttrSyntax::Typed(Type::I64),
        |ctx, attr| int(ctx, attr, Type::I64).filter(|&n| n > 0 && n & (n - 1) == 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
    /// The alignment of `memref.assume_alignment`, in bytes.
    AssumedAlignment => i64, "32-bit signless integer attribute whose value is positive", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int(ctx, attr, Type::I32).filter(|&n| n > 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// The locality of a prefetch, from 0 (none) to 3 (keep in cache).
    LocalityHint => i64, "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int(ctx, attr, Type::I32).filter(|n| (0..=3).contains(n)),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// A memref type.
    MemRefTypeAttr => Type, "memref type attribute", AttrSyntax::Type,
        |ctx, attr| attr.as_type(ctx).filter(|ty| ty.is::<MemRefType>(ctx)),
        |ctx, v| TypeAttr::get(ctx, v);
    /// Groups of dimensions: an array of arrays of `i64`.
    IndexListArrayAttr => Attr, "Array of 64-bit integer array attributes", AttrSyntax::Any,
        |ctx, attr| is_index_lists(ctx, attr).then_some(attr), |ctx, v| v;
    /// An affine map.
    AffineMapAttrOf => Attr, "AffineMap attribute", AttrSyntax::Any,
        |ctx, attr| attr.is::<AffineMapAttr>(ctx).then_some(attr), |ctx, v| v;
}
