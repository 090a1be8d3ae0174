//! Attributes of `ub`.

use terrace_ir::decl::AttrSyntax;
use terrace_ir::{attr_types, attrs};

attrs! { "ub", ATTRS;
    /// `#ub.poison`: a poison value.
    PoisonAttr = "poison" {}
}

attr_types! {
    /// A poison attribute.
    Poison => (), "PoisonAttrInterface instance", AttrSyntax::Any,
        |ctx, attr| attr.is::<PoisonAttr>(ctx).then_some(()),
        |ctx, v| PoisonAttr::get(ctx);
}
