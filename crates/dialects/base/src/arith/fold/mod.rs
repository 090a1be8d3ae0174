//! Folders of `arith`: the folds that upstream's conversion driver and canonicalizer rely on, and no others.
//!
//! [`elements`] computes on constants; [`int`], [`float`], [`cast`] and [`compare`] are the folders.

/// Folders of two operands: the operation, the function that folds it, and the functions of numbers for it.
macro_rules! folds {
    ($($(#[$doc:meta])* $name:ident($Kind:ident) => $fold:ident($($f:expr),+);)*) => { $(
        $(#[$doc])*
        pub(crate) fn $name(b: &mut Body, op: $Kind, constants: Constants<'_, $Kind>) -> Fold {
            $fold(b, op.0, (constants.lhs, constants.rhs), $($f),+)
        }
    )* };
}

pub mod cast;
pub mod compare;
pub mod elements;
pub mod float;
pub mod int;
#[cfg(test)]
mod tests;

pub use elements::splat_of;
use terrace_rewrite::prelude::*;

/// The operands of a binary operation that are constants.
type Both = (Option<Attr>, Option<Attr>);

/// The constant operand `i`.
#[inline]
pub(super) fn at(constants: &[Option<Attr>], i: usize) -> Option<Attr> {
    constants.get(i).copied().flatten()
}

/// Zero of a number type, or a splat of it for a static shape.
pub fn zero_of(ctx: &Context, ty: Type) -> Option<Attr> {
    splat_of(ctx, ty, |elem| match elem.as_float(ctx) {
        Some(format) => Some(FloatAttr::of(ctx, elem, ApFloat::zero(format))),
        None => (elem.is_index() || elem.is_int(ctx)).then(|| IntegerAttr::of_i64(ctx, elem, 0)),
    })
}

/// A boolean as an `i1`, or a splat of it for a static shape.
pub fn bool_of(ctx: &Context, ty: Type, value: bool) -> Option<Attr> {
    splat_of(ctx, ty, |_| Some(Attr::bool(value)))
}

/// Whether the constant is the integer 0, or a splat of it.
#[inline]
fn is_zero(ctx: &Context, attr: Option<Attr>) -> bool {
    is_small(ctx, attr, 0)
}

/// Whether the constant is the integer 1, or a splat of it.
#[inline]
pub(super) fn is_one(ctx: &Context, attr: Option<Attr>) -> bool {
    is_small(ctx, attr, 1)
}

#[inline]
fn is_small(ctx: &Context, attr: Option<Attr>, want: u64) -> bool {
    let Some(attr) = attr else { return false };
    if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
        return int.to_u64() == Some(want);
    }
    attr.is::<DenseElementsAttr>(ctx)
        && elements::int_constant(ctx, attr).is_some_and(|int| int.to_u64() == Some(want))
}
