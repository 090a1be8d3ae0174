//! Memref types without their layouts, and sizes of their allocations, for `normalize-memrefs`.

use crate::affine;
use crate::prelude::*;
use terrace_base::layout::{Strides, is_identity, strided_map, strides_and_offset};
use terrace_ir::affine::{greatest, simplify_map};

/// A memref type without its layout.
pub(super) struct NormalizedType {
    /// The type.
    pub ty: Type,
    /// The layout as a map to subscripts of that type.
    pub map: AffineMap,
}

/// The layout of a type as a map; `None` for the identity.
pub(super) fn layout_of(ctx: &Context, memref: MemRefType<'_>) -> Option<AffineMap> {
    let layout = memref.layout.filter(|_| !is_identity(ctx, memref))?;
    if layout.is::<AffineMapAttr>(ctx) {
        return AffineMap::of(ctx, layout);
    }
    let (strides, offset) = strides_and_offset(ctx, memref)?;
    AffineMap::of(ctx, strided_map(ctx, &strides, offset))
}

/// The type without its layout; `None` if it has none, or if an extent of the space to which the layout maps is
/// unknown (`normalizeMemRefType`).
pub(super) fn normalize_type(ctx: &Context, ty: Type) -> Option<NormalizedType> {
    let memref = ty.as_::<MemRefType>(ctx)?;
    let map = layout_of(ctx, memref)?;
    let dynamic = memref.shape.contains(&DYNAMIC);
    // Memory without elements has no greatest subscript.
    if memref.shape.is_empty() || memref.shape.contains(&0) || (dynamic && tiles(ctx, &map).is_empty()) {
        return None;
    }
    // Simplification removes symbols that cancel each other.
    let simple = simplify_map(ctx, &map).results;
    let mut shape = Strides::new();
    for (&expr, last) in simple.iter().zip(greatest(ctx, &simple, memref.shape)) {
        shape.push(if depends_on(ctx, expr, &|d| memref.shape.get(d as usize) == Some(&DYNAMIC)) {
            DYNAMIC
        } else {
            last.filter(|&last| last >= 0)?.checked_add(1)?
        });
    }
    Some(NormalizedType { ty: MemRefType::get(ctx, &shape, memref.elem, None, memref.memory_space), map })
}

/// Whether an expression contains a dimension for which `is` holds.
fn depends_on(ctx: &Context, expr: AffineExpr, is: &dyn Fn(u32) -> bool) -> bool {
    match expr.node(ctx) {
        AffineNode::Dim(d) => is(d),
        AffineNode::Binary(_, lhs, rhs) => depends_on(ctx, lhs, is) || depends_on(ctx, rhs, is),
        _ => false,
    }
}

fn contains(ctx: &Context, expr: AffineExpr, part: AffineExpr) -> usize {
    let inside = match expr.node(ctx) {
        AffineNode::Binary(_, lhs, rhs) => contains(ctx, lhs, part) + contains(ctx, rhs, part),
        _ => 0,
    };
    inside + usize::from(expr == part)
}

/// Meaning of a result of a tiled layout.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Index of the tile.
    Tile,
    /// Index in the tile.
    Within,
}

/// The results of a tiled layout that are indices of tiles and in tiles: for each `e floordiv c` there is `e mod c`,
/// and `e` occurs nowhere else. Empty for other layouts (`getTileSizePos`).
fn tiles(ctx: &Context, map: &AffineMap) -> SmallVec<[(usize, Part); 8]> {
    let mut found: SmallVec<[(usize, Part); 8]> = SmallVec::new();
    for (at, &tile) in map.results.iter().enumerate() {
        let AffineNode::Binary(AffineOp::FloorDiv, dividend, divisor) = tile.node(ctx) else { continue };
        if divisor.as_const(ctx).is_none() {
            continue;
        }
        let mut has_rest = false;
        for (other, &expr) in map.results.iter().enumerate().filter(|&(other, _)| other != at) {
            for _ in 0..contains(ctx, expr, dividend) {
                match expr.node(ctx) {
                    AffineNode::Binary(AffineOp::Mod, lhs, rhs)
                        if (lhs, rhs) == (dividend, divisor) && !has_rest =>
                    {
                        found.extend([(at, Part::Tile), (other, Part::Within)]);
                        has_rest = true;
                    }
                    _ => return SmallVec::new(),
                }
            }
        }
    }
    found
}

/// Dynamic sizes of an allocation without its layout, computed from the original sizes (`createNewDynamicSizes`).
pub(super) fn new_sizes(
    b: &mut Builder<'_>,
    old: MemRefType<'_>,
    map: &AffineMap,
    dynamic: &[Value],
) -> SmallVec<[Value; 4]> {
    let ctx = b.ctx().clone();
    if !old.shape.contains(&DYNAMIC) {
        return SmallVec::new();
    }
    let mut given = dynamic.iter().copied();
    let mut sizes: SmallVec<[Value; 4]> = SmallVec::new();
    for &extent in old.shape {
        let size = if extent == DYNAMIC { given.next() } else { None };
        sizes.push(size.unwrap_or_else(|| arith::Constant::index(b, extent)));
    }
    let tiles = tiles(&ctx, map);
    let mut new: SmallVec<[Value; 4]> = SmallVec::new();
    for (at, &expr) in map.results.iter().enumerate() {
        if !depends_on(&ctx, expr, &|d| old.shape.get(d as usize) == Some(&DYNAMIC)) {
            continue;
        }
        let part = tiles.iter().find(|tile| tile.0 == at).map(|tile| tile.1);
        let expr = match (part, expr.node(&ctx)) {
            (Some(Part::Tile), AffineNode::Binary(_, dividend, divisor)) => {
                AffineExpr::binary(&ctx, AffineOp::CeilDiv, dividend, divisor)
            }
            (Some(Part::Within), AffineNode::Binary(_, _, divisor)) => divisor,
            _ => expr,
        };
        let size = AffineMap::new(map.n_dims, map.n_syms, &[expr]).attr(&ctx);
        new.push(affine::Apply::new(b, Type::INDEX, size, &sizes));
    }
    new
}
