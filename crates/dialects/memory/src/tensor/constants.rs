//! Constant tensors.

use crate::prelude::*;
use terrace_ir::elements::{Dense, Element, Layout, dense_of_bytes};

/// The layout of the numbers of which elements of a type consist, and how many numbers an element has.
fn layout(ctx: &Context, elem: Type) -> Option<(Layout, Type, usize)> {
    let complex = elem.as_::<ComplexType>(ctx).map(|complex| complex.elem);
    let number = complex.unwrap_or(elem);
    Some((Layout::of(ctx, number)?, number, if complex.is_some() { 2 } else { 1 }))
}

/// Element `at` of dense elements of numbers or complex numbers.
fn dense_element(ctx: &Context, dense: DenseElementsAttr<'_>, at: usize) -> Option<Attr> {
    let (layout, ty, n) = layout(ctx, dense.ty.element_or_self(ctx))?;
    let at = if dense.splat { 0 } else { at };
    let number = |i: usize| {
        let start = (at * n + i) * layout.bytes;
        let bytes = dense.data.get(start..start + layout.bytes)?;
        Some(match layout.format {
            None => ApInt::read(&layout, bytes).to_attr(ctx, ty),
            Some(_) => ApFloat::read(&layout, bytes).to_attr(ctx, ty),
        })
    };
    if n == 1 {
        return number(0);
    }
    Some(ArrayAttr::get(ctx, &[number(0)?, number(1)?]))
}

/// The element that all elements of a constant are.
pub fn splat_element(ctx: &Context, attr: Attr) -> Option<Attr> {
    dense_element(ctx, attr.as_::<DenseElementsAttr>(ctx).filter(|dense| dense.splat)?, 0)
}

/// The row-major number of a position; `None` if it is outside.
pub(super) fn flat(shape: &[i64], position: &[i64]) -> Option<usize> {
    if shape.len() != position.len() {
        return None;
    }
    let step = |at: i64, (&extent, &index): (&i64, &i64)| {
        (0..extent).contains(&index).then(|| at.checked_mul(extent)?.checked_add(index))?
    };
    usize::try_from(shape.iter().zip(position).try_fold(0, step)?).ok()
}

/// The element of a constant at a position.
pub(super) fn element(ctx: &Context, attr: Attr, position: &[i64]) -> Option<Attr> {
    if let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) {
        return dense_element(ctx, dense, flat(dense.ty.as_shaped(ctx)?.shape?, position)?);
    }
    let sparse = attr.as_::<SparseElementsAttr>(ctx)?;
    flat(sparse.ty.as_shaped(ctx)?.shape?, position)?;
    let indices = Dense::of(ctx, sparse.indices)?;
    let values = sparse.values.as_::<DenseElementsAttr>(ctx)?;
    let rank = position.len();
    let is_at = |i: &usize| {
        let mut index = position.iter().enumerate();
        index.all(|(dim, &index)| indices.get::<ApInt>(i * rank + dim).to_i64() == Some(index))
    };
    let n = indices.len.checked_div(rank).unwrap_or(0);
    match (0..n).find(is_at) {
        Some(i) => dense_element(ctx, values, i),
        None => {
            let (layout, ty, n) = layout(ctx, sparse.ty.element_or_self(ctx))?;
            let bytes = vec![0; layout.bytes];
            let zero = match layout.format {
                None => ApInt::read(&layout, &bytes).to_attr(ctx, ty),
                Some(_) => ApFloat::read(&layout, &bytes).to_attr(ctx, ty),
            };
            Some(if n == 1 { zero } else { ArrayAttr::get(ctx, &[zero, zero]) })
        }
    }
}

/// The elements of a constant in another shape with as many of them.
pub fn reshaped(ctx: &Context, attr: Attr, ty: Type) -> Option<Attr> {
    if let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) {
        return Some(DenseElementsAttr::get(ctx, ty, dense.splat, dense.data));
    }
    let dense = attr.as_::<DenseStringElementsAttr>(ctx)?;
    Some(DenseStringElementsAttr::get(ctx, ty, dense.splat, dense.strings))
}

/// The element of a constant of equal elements, in a type of static shape.
pub fn resized_splat(ctx: &Context, attr: Attr, ty: Type) -> Option<Attr> {
    let dense = attr.as_::<DenseElementsAttr>(ctx).filter(|dense| dense.splat)?;
    ty.as_shaped(ctx)?.has_static_shape().then(|| DenseElementsAttr::get(ctx, ty, true, dense.data))
}

/// A constant whose elements are all the same number.
pub(super) fn splat(ctx: &Context, ty: Type, number: Attr) -> Option<Attr> {
    let (layout, elem, _) = layout(ctx, ty.element_or_self(ctx)).filter(|&(_, _, n)| n == 1)?;
    let bytes = match (ApInt::of_attr(ctx, number), ApFloat::of_attr(ctx, number)) {
        (Some((ty, value)), _) if ty == elem => value.bytes(&layout),
        (None, Some((ty, value))) if ty == elem => value.bytes(&layout),
        _ => return None,
    };
    ty.as_shaped(ctx)?.has_static_shape().then(|| DenseElementsAttr::get(ctx, ty, true, &bytes))
}

/// A constant of elements in row-major order; `None` unless all are numbers or complex numbers of the element type.
pub(super) fn of_elements(ctx: &Context, ty: Type, elements: &[Attr]) -> Option<Attr> {
    let (layout, number, n) = layout(ctx, ty.element_or_self(ctx))?;
    let mut data = Vec::with_capacity(elements.len() * n * layout.bytes);
    for element in elements {
        let numbers = if n == 1 { core::slice::from_ref(element) } else { element.as_array(ctx)? };
        if numbers.len() != n {
            return None;
        }
        for &part in numbers {
            match (ApInt::of_attr(ctx, part), ApFloat::of_attr(ctx, part)) {
                (Some((ty, value)), _) if ty == number => value.write(&layout, &mut data),
                (None, Some((ty, value))) if ty == number => value.write(&layout, &mut data),
                _ => return None,
            }
        }
    }
    Some(dense_of_bytes(ctx, ty, &Layout { bytes: layout.bytes * n, ..layout }, &data))
}
