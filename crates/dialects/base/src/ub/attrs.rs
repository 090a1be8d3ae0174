//! Attributes of `ub`.

use terrace_rewrite::prelude::*;

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
