//! The type, the attribute and the constraint of `ml_program`.

use crate::prelude::*;

types! { "ml_program", TYPES;
    /// `!ml_program.token`: orders the operations of a graph that have effects.
    TokenType = "token" {}
}

attrs! { "ml_program", ATTRS;
    /// `#ml_program.extern : tensor<4xi32>`: the value of a global that is defined elsewhere, under the global's name.
    ExternAttr = "extern" {
        /// The type of the value.
        ty: Type,
    } (
        parse: |p, ty| Ok(ExternAttr::get(p.ctx, ty.unwrap_or(Type::NONE))),
        print: |_, _| {},
        ty: |ctx, attr| attr.as_::<ExternAttr>(ctx).map(|attr| attr.ty),
        alias: |_, _| Some("extern")
    )
}

type_constraints! {
    /// A token.
    AnyToken = "Token for establishing execution ordering in a graph", Pred::Is(|ctx, ty| ty.is::<TokenType>(ctx));
}
