//! Constraints on attributes of operations of several dialects.

use terrace_ir::AttrKind;
use terrace_ir::decl::attr_type::int_of;
use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_rewrite::prelude::*;

attr_types! {
    /// A 16-bit signless integer.
    I16Attr => i64, "16-bit signless integer attribute", AttrSyntax::Typed(Type::I16),
        |ctx, attr| int_of(ctx, attr, Type::I16), |ctx, v| IntegerAttr::of_i64(ctx, Type::I16, v);
    /// `#llvm.constant_range<...>`
    ConstantRange => Attr, "A range of two integers, corresponding to LLVM's ConstantRange", AttrSyntax::Kind(<ConstantRangeAttr<'static> as AttrKind<'static>>::DEF),
        |ctx, attr| attr.is::<ConstantRangeAttr>(ctx).then_some(attr), |ctx, v| v;
}
