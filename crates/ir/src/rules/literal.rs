//! Constants on the right-hand sides of rules.

use crate::attrs::{FloatAttr, IntegerAttr};
use crate::elements::splat_of;
use crate::{Attr, Builder, Context, OpKind, Type, Value};
use terrace_num::{ApFloat, ApInt, Rounding};

/// An operation that makes a constant. A rule uses the one that has the name `Constant` where the rule stands.
pub trait ConstantKind: OpKind {
    /// Makes a constant.
    fn constant(b: &mut Builder<'_>, ty: Type, value: Attr) -> Value;
}

/// A number from which a constant is made, or the attribute itself.
pub trait Literal {
    /// The attribute, for a type that has constants ([`has_constants`](crate::elements::has_constants)).
    fn attr(self, ctx: &Context, ty: Type) -> Attr;
}

impl Literal for Attr {
    fn attr(self, _: &Context, _: Type) -> Attr {
        self
    }
}

impl Literal for &ApInt {
    fn attr(self, ctx: &Context, ty: Type) -> Attr {
        number(ctx, ty, |elem| IntegerAttr::of(ctx, elem, self))
    }
}

impl Literal for ApInt {
    fn attr(self, ctx: &Context, ty: Type) -> Attr {
        (&self).attr(ctx, ty)
    }
}

/// Truncated or sign-extended to the width of the type, or converted to its float format.
impl Literal for i128 {
    fn attr(self, ctx: &Context, ty: Type) -> Attr {
        number(ctx, ty, |elem| match elem.as_float(ctx) {
            Some(_) => float(ctx, elem, self as f64),
            None => {
                let width = elem.as_int(ctx).map_or(64, |(width, _)| width);
                IntegerAttr::of(ctx, elem, &ApInt::from_u128(128, self as u128).sext_or_trunc(width))
            }
        })
    }
}

/// Rounded to the format of the type.
impl Literal for f64 {
    fn attr(self, ctx: &Context, ty: Type) -> Attr {
        number(ctx, ty, |elem| float(ctx, elem, self))
    }
}

fn number(ctx: &Context, ty: Type, of_elem: impl Fn(Type) -> Attr) -> Attr {
    splat_of(ctx, ty, |elem| Some(of_elem(elem))).unwrap_or(Attr::UNIT)
}

fn float(ctx: &Context, ty: Type, value: f64) -> Attr {
    let Some(format) = ty.as_float(ctx) else { return Attr::UNIT };
    FloatAttr::of(ctx, ty, ApFloat::from_f64(format, value, Rounding::NearestTiesToEven))
}
