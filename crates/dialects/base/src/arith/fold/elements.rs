//! Computation on constant attributes.

use terrace_rewrite::prelude::*;

pub use terrace_ir::elements::*;

/// The first poison attribute among the constants.
#[inline]
pub fn poison(ctx: &Context, constants: &[Option<Attr>]) -> Option<Attr> {
    constants.iter().copied().flatten().find(|&attr| crate::ub::is_poison(ctx, attr))
}

/// Applies `f` to each element of a constant; the result has type `ty`. `None` if `f` is `None` for an element.
/// Poison propagates.
pub fn map<A: Element, R: Element>(
    ctx: &Context,
    operand: Option<Attr>,
    ty: Type,
    f: &dyn Fn(&A) -> Option<R>,
) -> Option<Attr> {
    let operand = operand?;
    if crate::ub::is_poison(ctx, operand) {
        return Some(operand);
    }
    if let Some((_, value)) = A::of_attr(ctx, operand) {
        return Some(f(&value)?.to_attr(ctx, ty));
    }
    let dense = Dense::of(ctx, operand).filter(|dense| A::fits(&dense.layout))?;
    let layout = Layout::of(ctx, ty.as_shaped(ctx)?.elem)?;
    let n = if dense.splat { 1 } else { dense.len };
    let mut data = Vec::with_capacity(n * layout.bytes);
    for i in 0..n {
        f(&dense.get(i))?.write(&layout, &mut data);
    }
    Some(finish(ctx, ty, &layout, dense.splat, &data))
}

/// Applies `f` to each pair of elements of two constants of one type; the result has type `ty`, or the
/// operands' type. `None` if `f` is `None` for an element. Poison propagates.
pub fn map2<A: Element, R: Element>(
    ctx: &Context,
    lhs: Option<Attr>,
    rhs: Option<Attr>,
    ty: Option<Type>,
    f: &dyn Fn(&A, &A) -> Option<R>,
) -> Option<Attr> {
    if lhs.is_none() && rhs.is_none() {
        return None;
    }
    if let Some(poison) = poison(ctx, &[lhs, rhs]) {
        return Some(poison);
    }
    let (lhs, rhs) = (lhs?, rhs?);
    if let (Some((lhs_ty, lhs)), Some((rhs_ty, rhs))) = (A::of_attr(ctx, lhs), A::of_attr(ctx, rhs)) {
        if lhs_ty != rhs_ty {
            return None;
        }
        return Some(f(&lhs, &rhs)?.to_attr(ctx, ty.unwrap_or(lhs_ty)));
    }
    let (lhs, rhs) = (Dense::of(ctx, lhs)?, Dense::of(ctx, rhs)?);
    if lhs.ty != rhs.ty || !A::fits(&lhs.layout) {
        return None;
    }
    let ty = ty.unwrap_or(lhs.ty);
    let layout = Layout::of(ctx, ty.as_shaped(ctx)?.elem)?;
    let both_splat = lhs.splat && rhs.splat;
    let n = if both_splat { 1 } else { lhs.len };
    let mut data = Vec::with_capacity(n.min(1 << 20) * layout.bytes);
    for i in 0..n {
        f(&lhs.get(i), &rhs.get(i))?.write(&layout, &mut data);
    }
    Some(finish(ctx, ty, &layout, both_splat, &data))
}

fn finish(ctx: &Context, ty: Type, layout: &Layout, splat: bool, data: &[u8]) -> Attr {
    if splat { DenseElementsAttr::get(ctx, ty, true, data) } else { dense_of_bytes(ctx, ty, layout, data) }
}

/// Selects elements of two constants of one type by a constant mask of the same length.
pub fn select(ctx: &Context, mask: Attr, yes: Attr, no: Attr) -> Option<Attr> {
    let mask = Dense::of(ctx, mask).filter(|mask| mask.layout.width == 1)?;
    let (yes, no) = (Dense::of(ctx, yes)?, Dense::of(ctx, no)?);
    if yes.ty != no.ty || yes.len != mask.len {
        return None;
    }
    let mut data: SmallVec<[u8; 64]> = SmallVec::new();
    for i in 0..mask.len {
        let from = if mask.bytes(i).first().is_some_and(|&bit| bit != 0) { &yes } else { &no };
        data.extend_from_slice(from.bytes(i));
    }
    Some(dense_of_bytes(ctx, yes.ty, &yes.layout, &data))
}
