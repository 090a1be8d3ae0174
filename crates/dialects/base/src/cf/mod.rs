//! The `cf` dialect: branches between the blocks of a region.
//!
//! Upstream's reference: MLIR "'cf' Dialect".

use terrace_rewrite::prelude::*;

mod asm;
mod branch;
mod canonicalize;
mod ops;
mod verify;

pub use ops::{Assert, Br, CondBr, OPS, Switch};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "cf",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

attr_types! {
    /// An elements attribute of an integer type or `index`.
    AnyIntElements => Attr, "integer elements attribute", AttrSyntax::Any,
        |ctx, attr| attr.as_::<DenseElementsAttr>(ctx).filter(|dense| {
            let elem = dense.ty.element_or_self(ctx);
            elem.is_int(ctx) || elem.is_index()
        }).map(|_| attr),
        |ctx, v| v;
}
