//! Memref layouts: strides, offset, memory space.

use terrace_ir::affine::{self};
use terrace_rewrite::prelude::*;

/// The stride of each dimension; [`DYNAMIC`] if it is not static.
pub type Strides = SmallVec<[i64; 4]>;

/// Strides of the identity layout: row-major and contiguous. A stride is dynamic if an extent to the right of its
/// dimension is dynamic or zero.
pub fn row_major_strides(shape: &[i64]) -> Strides {
    let mut strides: Strides = SmallVec::from_elem(0, shape.len());
    let mut running = 1i64;
    for (&extent, stride) in shape.iter().zip(&mut strides).rev() {
        *stride = running;
        running = if extent > 0 && running != DYNAMIC { running.wrapping_mul(extent) } else { DYNAMIC };
    }
    strides
}

/// Strides and offset of a memref's layout, [`DYNAMIC`] for those that are not static; `None` if the layout is not
/// strided.
pub fn strides_and_offset(ctx: &Context, ty: MemRefType<'_>) -> Option<(Strides, i64)> {
    let Some(layout) = ty.layout else { return Some((row_major_strides(ty.shape), 0)) };
    if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
        return Some((strided.strides.into(), strided.offset));
    }
    let map = layout.as_::<AffineMapAttr>(ctx)?;
    if affine::is_identity(ctx, map.n_dims, map.results) {
        return Some((row_major_strides(ty.shape), 0));
    }
    let &[index] = map.results else { return None };
    linear_form(ctx, map.n_dims, index)
}

/// Whether elements that are neighbours in the last dimension are neighbours in memory.
pub fn has_unit_stride(ctx: &Context, ty: MemRefType<'_>) -> bool {
    strides_and_offset(ctx, ty).is_some_and(|(strides, _)| strides.last().is_none_or(|&stride| stride == 1))
}

/// Product of strides, offsets or extents; dynamic if one of them is, unless the other is zero.
pub fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.wrapping_mul(b),
    }
}

/// Sum of strides, offsets or extents; dynamic if one of them is.
pub fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// Coefficient of each dimension and constant term of a linear expression; `None` if it is not linear.
fn linear_form(ctx: &Context, n_dims: u32, expr: AffineExpr) -> Option<(Strides, i64)> {
    let zero = AffineExpr::constant(ctx, 0);
    let add = |a, b| AffineExpr::binary(ctx, AffineOp::Add, a, b);
    let mul = |a, b| AffineExpr::binary(ctx, AffineOp::Mul, a, b);
    let mut strides: SmallVec<[AffineExpr; 4]> = SmallVec::from_elem(zero, n_dims as usize);
    let mut offset = zero;
    let mut stack: SmallVec<[(AffineExpr, AffineExpr); 8]> =
        SmallVec::from_slice(&[(expr, AffineExpr::constant(ctx, 1))]);
    while let Some((expr, factor)) = stack.pop() {
        match expr.node(ctx) {
            AffineNode::Dim(d) => {
                let stride = strides.get_mut(d as usize)?;
                *stride = add(*stride, factor);
            }
            AffineNode::Const(_) | AffineNode::Sym(_) => offset = add(offset, mul(expr, factor)),
            AffineNode::Binary(AffineOp::Add, lhs, rhs) => stack.extend([(rhs, factor), (lhs, factor)]),
            AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
                stack.push(if lhs.is_symbolic_or_constant(ctx) {
                    (rhs, mul(factor, lhs))
                } else {
                    (lhs, mul(factor, rhs))
                });
            }
            AffineNode::Binary(..) => return None,
        }
    }
    let known = |expr: AffineExpr| expr.as_const(ctx).unwrap_or(DYNAMIC);
    Some((strides.into_iter().map(known).collect(), known(offset)))
}

/// Whether the layout is absent, or written in a way that upstream recognises as the identity.
pub fn is_identity(ctx: &Context, ty: MemRefType<'_>) -> bool {
    let Some(layout) = ty.layout else { return true };
    if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
        // Upstream converts it to a map, which is recognised as the identity only if it is `(d0) -> (d0)`.
        return strided.offset == 0 && strided.strides == [1];
    }
    let map = layout.as_::<AffineMapAttr>(ctx);
    map.is_some_and(|map| affine::is_identity(ctx, map.n_dims, map.results))
}

/// The affine map `(d0, d1)[s0] -> (d0 * stride0 + d1 * stride1 + offset)` with a symbol for each dynamic entry.
pub fn strided_map(ctx: &Context, strides: &[i64], offset: i64) -> Attr {
    let mut n_syms = 0;
    let mut entry = |value: i64| {
        if value != DYNAMIC {
            return AffineExpr::constant(ctx, value);
        }
        n_syms += 1;
        AffineExpr::sym(ctx, n_syms - 1)
    };
    // Upstream gives the offset the first symbol, but adds it last if all strides are static.
    let offset = entry(offset);
    let last = !strides.contains(&DYNAMIC);
    let mut sum = if last { AffineExpr::constant(ctx, 0) } else { offset };
    for (&stride, d) in strides.iter().zip(0..) {
        let term = AffineExpr::binary(ctx, AffineOp::Mul, AffineExpr::dim(ctx, d), entry(stride));
        sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
    }
    if last {
        sum = AffineExpr::binary(ctx, AffineOp::Add, sum, offset);
    }
    AffineMapAttr::get(ctx, strides.len() as u32, n_syms, &[sum])
}

/// The type with its layout as a simplified affine map, or without layout if that is row-major
/// (`canonicalizeStridedLayout`).
///
/// Upstream compares simplified expressions, not strides: layouts that differ in the order of symbols are not equal,
/// and some row-major layouts with dynamic strides are not recognised.
pub fn canonical_layout(ctx: &Context, ty: MemRefType<'_>) -> Type {
    let with = |layout| MemRefType::get(ctx, ty.shape, ty.elem, layout, ty.memory_space);
    if is_identity(ctx, ty) {
        return with(ty.layout);
    }
    let strided = ty.layout.and_then(|layout| layout.as_::<StridedLayoutAttr>(ctx));
    let layout = strided.map(|it| strided_map(ctx, it.strides, it.offset)).or(ty.layout);
    let Some(map) = layout.and_then(|layout| layout.as_::<AffineMapAttr>(ctx)) else {
        return with(ty.layout);
    };
    let &[index] = map.results else { return with(ty.layout) };
    if ty.shape.is_empty() {
        let no_offset = map.n_syms == 0 && index.as_const(ctx) == Some(0);
        return with(ty.layout.filter(|_| !no_offset));
    }
    let simple = affine::simplify(ctx, index, map.n_dims, map.n_syms);
    if simple == row_major_index(ctx, ty.shape) {
        return with(None);
    }
    with(Some(AffineMapAttr::get(ctx, map.n_dims, map.n_syms, &[simple])))
}

/// Linear index of an element in a row-major memref, as a simplified expression of the subscripts. Strides that are
/// not static are symbols, numbered from the last dimension (`makeCanonicalStridedLayoutExpr`).
fn row_major_index(ctx: &Context, shape: &[i64]) -> AffineExpr {
    let mut n_syms = 0;
    let mut sum = AffineExpr::constant(ctx, 0);
    for (d, &stride) in row_major_strides(shape).iter().enumerate().rev() {
        let stride = if stride == DYNAMIC {
            n_syms += 1;
            AffineExpr::sym(ctx, n_syms - 1)
        } else {
            AffineExpr::constant(ctx, stride)
        };
        let term = AffineExpr::binary(ctx, AffineOp::Mul, AffineExpr::dim(ctx, d as u32), stride);
        sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
    }
    affine::simplify(ctx, sum, shape.len() as u32, n_syms)
}

/// Number of symbol operands of an allocation with this type: the symbols of an affine map, the dynamic entries of a
/// strided layout. The identity layout takes none, even if its map has symbols.
pub fn n_symbols(ctx: &Context, ty: MemRefType<'_>) -> usize {
    let Some(layout) = ty.layout.filter(|_| !is_identity(ctx, ty)) else { return 0 };
    if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
        return strided.strides.iter().chain([&strided.offset]).filter(|&&entry| entry == DYNAMIC).count();
    }
    layout.as_::<AffineMapAttr>(ctx).map_or(0, |map| map.n_syms as usize)
}

/// Number of dynamic entries in a list of extents, offsets, sizes or strides.
pub fn n_dynamic(list: &[i64]) -> usize {
    list.iter().filter(|&&entry| entry == DYNAMIC).count()
}

/// Element type and memory space of a ranked or unranked memref.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseMemRef {
    /// The element type.
    pub elem: Type,
    /// The memory space; `None` for the default.
    pub memory_space: Option<Attr>,
}

/// Element type and memory space of a ranked or unranked memref; `None` for other types.
pub fn base_memref(ctx: &Context, ty: Type) -> Option<BaseMemRef> {
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        return Some(BaseMemRef { elem: memref.elem, memory_space: memref.memory_space });
    }
    let memref = ty.as_::<UnrankedMemRefType>(ctx)?;
    Some(BaseMemRef { elem: memref.elem, memory_space: memref.memory_space })
}

/// The memory space as a number: 0 for the default, `None` if it is not an integer.
pub fn memory_space_number(ctx: &Context, space: Option<Attr>) -> Option<i64> {
    space.map_or(Some(0), |space| space.as_i64(ctx))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(ctx: &Context, shape: &[i64], layout: Option<Attr>) -> Type {
        MemRefType::get(ctx, shape, Type::F32, layout, None)
    }

    fn strides_of(ctx: &Context, ty: Type) -> Option<(Vec<i64>, i64)> {
        let (strides, offset) = strides_and_offset(ctx, ty.as_::<MemRefType>(ctx)?)?;
        Some((strides.to_vec(), offset))
    }

    #[test]
    fn strides_of_layouts() {
        const D: i64 = DYNAMIC;
        let ctx = &Context::new();
        let of = |shape: &[i64], layout| strides_of(ctx, ty(ctx, shape, layout));
        assert_eq!(of(&[], None), Some((vec![], 0)));
        assert_eq!(of(&[2, 3, 4], None), Some((vec![12, 4, 1], 0)));
        assert_eq!(of(&[2, D, 4], None), Some((vec![D, 4, 1], 0)));
        assert_eq!(of(&[4, 0, 5], None), Some((vec![D, 5, 1], 0)));
        let strided = StridedLayoutAttr::get(ctx, 3, &[D, 1]);
        assert_eq!(of(&[2, 2], Some(strided)), Some((vec![D, 1], 3)));
        let (d0, d1) = (AffineExpr::dim(ctx, 0), AffineExpr::dim(ctx, 1));
        let s0 = AffineExpr::sym(ctx, 0);
        let bin = |op, a, b| AffineExpr::binary(ctx, op, a, b);
        let sum = bin(AffineOp::Add, bin(AffineOp::Mul, d0, s0), bin(AffineOp::Add, d1, d1));
        let sum = bin(AffineOp::Add, sum, AffineExpr::constant(ctx, 7));
        assert_eq!(of(&[2, 2], Some(AffineMapAttr::get(ctx, 2, 1, &[sum]))), Some((vec![D, 2], 7)));
        let modulo = bin(AffineOp::Mod, d0, AffineExpr::constant(ctx, 3));
        assert_eq!(of(&[2], Some(AffineMapAttr::get(ctx, 1, 0, &[modulo]))), None);
        assert_eq!(of(&[2, 2], Some(AffineMapAttr::get(ctx, 2, 0, &[d1, d0]))), None);
    }
}
