//! The `index` dialect: arithmetic on `index`, whose semantics do not depend on the width of an index.
//!
//! Upstream's reference: MLIR "'index' Dialect".

use terrace_rewrite::prelude::*;

mod asm;
mod attrs;
mod canonicalize;
mod fold;
mod ops;
mod range;

pub use attrs::*;
pub use ops::*;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "index",
    ops: OPS,
    types: &[],
    attrs: ATTRS,
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        inlining: Some(&InlinerHooks::NONE),
        canonicalize: canonicalize::PATTERNS,
        ..DialectHooks::NONE
    },
};

/// Creates constants of type `i1` and `index`; the dialect has none of other types.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    if let Some(bool) = value.as_bool(b.ctx()) {
        return (ty == Type::I1).then(|| BoolConstant::build(b, bool).op());
    }
    let int = value.as_::<IntegerAttr>(b.ctx()).filter(|int| int.ty.is_index() && ty.is_index())?;
    let value = int.value(b.ctx()).to_i64()?;
    Some(Constant::build(b, value).op())
}
