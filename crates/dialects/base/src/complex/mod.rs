//! The `complex` dialect: numbers with a real and an imaginary part.
//!
//! Upstream's reference: MLIR "'complex' Dialect".

mod asm;
mod attrs;
mod canonicalize;
mod fold;
mod ops;
mod verify;

pub use attrs::*;
pub use ops::*;

use crate::arith;
use terrace_rewrite::prelude::*;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "complex",
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

impl Constant {
    /// Creates a constant, its parts rounded to the format; `None` if `ty` is not a complex type of floats.
    pub fn float(b: &mut Builder<'_>, ty: Type, real: f64, imaginary: f64) -> Option<Value> {
        let elem = element(b.ctx(), ty)?;
        let format = elem.as_float(b.ctx())?;
        let part = |value: f64| {
            let value = ApFloat::from_f64(format, value, Rounding::NearestTiesToEven);
            FloatAttr::of(b.ctx(), elem, value)
        };
        let parts = [part(real), part(imaginary)];
        let value = ArrayAttr::get(b.ctx(), &parts);
        Some(Self::new(b, ty, value))
    }
}

/// Element type of a complex type.
pub fn element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<ComplexType>(ctx).map(|complex| complex.elem)
}

/// [`element`], if it is a float type.
fn float_element(ctx: &Context, ty: Type) -> Option<Type> {
    element(ctx, ty).filter(|elem| elem.is_float(ctx))
}

/// Whether `complex.constant` can have this value and type.
pub fn is_constant_value(ctx: &Context, value: Attr, ty: Type) -> bool {
    let (Some(&[real, imaginary]), Some(elem)) = (value.as_array(ctx), element(ctx, ty)) else {
        return false;
    };
    real.ty(ctx) == Some(elem) && imaginary.ty(ctx) == Some(elem)
}

/// Creates a `complex.constant` for two parts, else what `arith` creates.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    if is_constant_value(b.ctx(), value, ty) {
        return Some(Constant::build(b, ty, value).op());
    }
    arith::is_constant_value(b.ctx(), value, ty).then(|| arith::Constant::build(b, value).op())
}
