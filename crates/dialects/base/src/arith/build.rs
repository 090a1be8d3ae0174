//! Constants, types and casts for scalars, vectors or tensors.

use crate::arith::{ExtUI, TruncI};
use crate::infer::with_element;
use core::cmp::Ordering;
use terrace_rewrite::prelude::*;

/// An integer attribute, or a splat for a vector or tensor of static shape.
pub fn int_attr(ctx: &Context, ty: Type, value: i128) -> Option<Attr> {
    let Some(shaped) = ty.as_shaped(ctx) else {
        return Some(match i64::try_from(value) {
            Ok(small) => IntegerAttr::of_i64(ctx, ty, small),
            Err(_) => {
                let width = ty.bit_width(ctx).unwrap_or(64);
                IntegerAttr::of(ctx, ty, &terrace_num::ApInt::from_u128(width, value as u128))
            }
        });
    };
    if !is_splattable(ctx, ty) {
        return None;
    }
    let n_bytes = shaped.elem.bit_width(ctx).unwrap_or(64).div_ceil(8).max(1) as usize;
    let mut data: SmallVec<[u8; 16]> = SmallVec::from_elem(if value < 0 { 0xff } else { 0 }, n_bytes);
    for (to, from) in data.iter_mut().zip(value.to_le_bytes()) {
        *to = from;
    }
    if shaped.elem == Type::I1 {
        data[0] = (value & 1) as u8;
    }
    Some(DenseElementsAttr::get(ctx, ty, true, &data))
}

/// A float attribute rounded to the type's format, or a splat for a vector or tensor of static shape.
pub fn float_attr(ctx: &Context, ty: Type, value: f64) -> Option<Attr> {
    let elem = ty.element_or_self(ctx);
    let format = elem.as_float(ctx)?;
    let value = ApFloat::from_f64(format, value, Rounding::NearestTiesToEven);
    if ty == elem {
        return Some(FloatAttr::of(ctx, ty, value));
    }
    let n_bytes = format.width().div_ceil(8) as usize;
    let bytes = value.to_bits().to_le_bytes();
    is_splattable(ctx, ty).then(|| DenseElementsAttr::get(ctx, ty, true, &bytes[..n_bytes.min(16)]))
}

/// Whether an elements attribute can have this shaped type.
fn is_splattable(ctx: &Context, ty: Type) -> bool {
    let fixed =
        ty.as_shaped(ctx).and_then(|shaped| shaped.shape).is_some_and(|shape| !shape.contains(&DYNAMIC));
    fixed && !ty.is::<MemRefType>(ctx) && !ty.is::<UnrankedMemRefType>(ctx)
}

/// Whether constants can have this type.
pub fn has_constants(ctx: &Context, ty: Type) -> bool {
    ty.as_shaped(ctx).is_none() || is_splattable(ctx, ty)
}

/// An integer type of a width with the shape of a value.
pub fn int_like(b: &Body, value: Value, width: u32) -> Type {
    with_element(b.ctx(), b.ty(value), Type::int(b.ctx(), width))
}

/// A float type of a format with the shape of a value.
pub fn float_like(b: &Body, value: Value, format: FloatFormat) -> Type {
    with_element(b.ctx(), b.ty(value), Type::float(b.ctx(), format))
}

/// Zero-extends or truncates to a width.
pub fn resize(rw: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let (from, ty) = (rw.ty(value), int_like(rw, value, width));
    match from.element_or_self(rw.ctx()).bit_width(rw.ctx()).unwrap_or(0).cmp(&width) {
        Ordering::Less => emit!(rw, ty; ExtUI(value)),
        Ordering::Equal => value,
        Ordering::Greater => emit!(rw, ty; TruncI(value)),
    }
}

/// Float format of a type's elements.
pub fn format_of(ctx: &Context, ty: Type) -> Option<FloatFormat> {
    ty.element_or_self(ctx).as_float(ctx)
}
