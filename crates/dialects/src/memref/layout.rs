//! Layouts of memrefs: strides and offset, memory spaces.

use smallvec::SmallVec;
use terrace_ir::affine::{AffineExpr, AffineNode, AffineOp};
use terrace_ir::attrs::{AffineMapAttr, StridedLayoutAttr};
use terrace_ir::types::{DYNAMIC, MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Context, Type};

/// Strides of a memref, one a dimension, [`DYNAMIC`] where they are not known.
pub type Strides = SmallVec<[i64; 4]>;

/// The strides of the identity layout: row-major and dense. Dimensions left of a dynamic one have dynamic strides.
pub fn row_major_strides(shape: &[i64]) -> Strides {
    let mut strides: Strides = SmallVec::from_elem(0, shape.len());
    let mut running = 1i64;
    for (&extent, stride) in shape.iter().zip(&mut strides).rev() {
        // A dimension without elements has no stride.
        if extent == 0 {
            continue;
        }
        *stride = running;
        running = if extent > 0 && running != DYNAMIC { running.wrapping_mul(extent) } else { DYNAMIC };
    }
    strides
}

/// The strides and the offset of a memref's layout, [`DYNAMIC`] where they are not known; `None` when its
/// layout is not strided.
pub fn strides_and_offset(ctx: &Context, ty: MemRefType<'_>) -> Option<(Strides, i64)> {
    let Some(layout) = ty.layout else { return Some((row_major_strides(ty.shape), 0)) };
    if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
        return Some((strided.strides.into(), strided.offset));
    }
    let map = layout.as_::<AffineMapAttr>(ctx)?;
    if is_identity(ctx, map) {
        return Some((row_major_strides(ty.shape), 0));
    }
    let &[index] = map.results else { return None };
    linear_form(ctx, map.n_dims, index)
}

/// Whether a map gives its dimensions in order.
pub fn is_identity(ctx: &Context, map: AffineMapAttr<'_>) -> bool {
    map.results.len() == map.n_dims as usize
        && map.results.iter().enumerate().all(|(i, expr)| expr.node(ctx) == AffineNode::Dim(i as u32))
}

fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.wrapping_mul(b),
    }
}

fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

fn known(ctx: &Context, expr: AffineExpr) -> i64 {
    expr.as_const(ctx).unwrap_or(DYNAMIC)
}

/// The coefficient of each dimension and the rest of a linear expression; `None` when it is not linear.
fn linear_form(ctx: &Context, n_dims: u32, expr: AffineExpr) -> Option<(Strides, i64)> {
    let mut strides: Strides = SmallVec::from_elem(0, n_dims as usize);
    let mut offset = 0;
    let mut stack: SmallVec<[(AffineExpr, i64); 8]> = SmallVec::from_slice(&[(expr, 1)]);
    while let Some((expr, factor)) = stack.pop() {
        match expr.node(ctx) {
            AffineNode::Dim(d) => {
                let stride = strides.get_mut(d as usize)?;
                *stride = plus(*stride, factor);
            }
            AffineNode::Const(value) => offset = plus(offset, times(value, factor)),
            AffineNode::Sym(_) => offset = plus(offset, times(DYNAMIC, factor)),
            AffineNode::Binary(AffineOp::Add, lhs, rhs) => stack.extend([(rhs, factor), (lhs, factor)]),
            AffineNode::Binary(AffineOp::Mul, lhs, rhs) => stack.push(if is_symbolic(ctx, lhs) {
                (rhs, times(factor, known(ctx, lhs)))
            } else {
                (lhs, times(factor, known(ctx, rhs)))
            }),
            AffineNode::Binary(..) => return None,
        }
    }
    Some((strides, offset))
}

/// Whether no dimension occurs in the expression.
fn is_symbolic(ctx: &Context, expr: AffineExpr) -> bool {
    let mut stack: SmallVec<[AffineExpr; 8]> = SmallVec::from_slice(&[expr]);
    while let Some(expr) = stack.pop() {
        match expr.node(ctx) {
            AffineNode::Dim(_) => return false,
            AffineNode::Binary(_, lhs, rhs) => stack.extend([lhs, rhs]),
            AffineNode::Const(_) | AffineNode::Sym(_) => {}
        }
    }
    true
}

/// How many symbol operands an allocation of this type takes: the symbols of an affine map, the dynamic
/// entries of a strided layout.
pub fn n_symbols(ctx: &Context, ty: MemRefType<'_>) -> usize {
    let Some(layout) = ty.layout else { return 0 };
    if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
        return strided.strides.iter().chain([&strided.offset]).filter(|&&entry| entry == DYNAMIC).count();
    }
    layout.as_::<AffineMapAttr>(ctx).map_or(0, |map| map.n_syms as usize)
}

/// How many extents are dynamic.
pub fn n_dynamic(shape: &[i64]) -> usize {
    shape.iter().filter(|&&extent| extent == DYNAMIC).count()
}

/// Element type and memory space of a ranked or unranked memref.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseMemRef {
    /// The element type.
    pub elem: Type,
    /// The memory space; none for the default one.
    pub memory_space: Option<Attr>,
}

/// What a ranked and an unranked memref type have in common; `None` for other types.
pub fn base_memref(ctx: &Context, ty: Type) -> Option<BaseMemRef> {
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        return Some(BaseMemRef { elem: memref.elem, memory_space: memref.memory_space });
    }
    let memref = ty.as_::<UnrankedMemRefType>(ctx)?;
    Some(BaseMemRef { elem: memref.elem, memory_space: memref.memory_space })
}

/// The memory space as a number: 0 when there is none, `None` when it is not an integer.
pub fn memory_space_number(ctx: &Context, space: Option<Attr>) -> Option<i64> {
    space.map_or(Some(0), |space| space.as_i64(ctx))
}
