//! The `ub` dialect: explicit undefined behaviour.
//!
//! Upstream's reference: MLIR "'ub' Dialect".

use terrace_rewrite::prelude::*;

mod attrs;
mod ops;

pub use attrs::{ATTRS, Poison as PoisonValue, PoisonAttr};
pub use ops::{OPS, Poison, Unreachable};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "ub",
    ops: OPS,
    types: &[],
    attrs: ATTRS,
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

/// Whether the attribute is `#ub.poison`.
#[inline]
pub fn is_poison(ctx: &Context, attr: Attr) -> bool {
    attr.is::<PoisonAttr>(ctx)
}

/// Creates a `ub.poison` of any type.
pub(crate) fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    is_poison(b.ctx(), value).then(|| Poison::build(b, ty).op())
}

fn value_of(b: &Body, op: Op) -> Option<Attr> {
    b.slot_or_default(op, Poison::SLOTS.value)
}
