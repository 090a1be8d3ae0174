//! `affine-fold-memref-alias-ops`: affine accesses of views become accesses of the views' sources.

use crate::affine::compose::{Operands, apply};
use crate::affine::scope::Scope;
use crate::affine::{Load, Store};
use crate::index_list::Index;
use crate::memref;
use crate::prelude::*;

passes! {
    /// Fold memref alias ops into affine memory ops.
    FoldMemRefAliasOps("AffineFoldMemRefAliasOps") = "affine-fold-memref-alias-ops" on(Anchor::Any)
        => fold_memref_alias_ops;
}

fn fold_memref_alias_ops(_: &FoldMemRefAliasOps, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

/// The patterns of `affine-fold-memref-alias-ops`.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![Load => load, Store => store];

fn load(op: Load, rw: &mut Rewriter<'_>) -> Option<Value> {
    let indices: Operands = op.indices(rw).iter().collect();
    let (memref, map) = (op.memref(rw), op.affine_map(rw)?);
    let (source, map, indices) = resolve(rw, memref, &map, &indices)?;
    let ty = rw.ty(rw.result(op.0, 0));
    let map = map.attr(rw.ctx());
    Some(Load::new(rw, ty, map, source, &indices))
}

fn store(op: Store, rw: &mut Rewriter<'_>) -> Option<()> {
    let indices: Operands = op.indices(rw).iter().collect();
    let (memref, map, value) = (op.memref(rw), op.affine_map(rw)?, op.value(rw));
    let (source, map, indices) = resolve(rw, memref, &map, &indices)?;
    let map = map.attr(rw.ctx());
    Store::new(rw, map, value, source, &indices);
    rw.erase(op.0);
    Some(())
}

/// The source of a view, and the map and its operands for an access of the source.
fn resolve(
    rw: &mut Rewriter<'_>,
    memref: Value,
    map: &AffineMap,
    operands: &[Value],
) -> Option<(Value, AffineMap, Operands)> {
    if !is_affine_view(rw, memref)
        || !crate::memref::transforms::sources::is_resolvable(rw, memref, map.results.len())
    {
        return None;
    }
    let operands: SmallVec<[Index; 8]> = operands.iter().copied().map(Index::Dynamic).collect();
    let mut indices: SmallVec<[Value; 8]> = SmallVec::new();
    for &result in &map.results {
        let single = AffineMap::new(map.n_dims, map.n_syms, &[result]);
        indices.push(apply(rw, &single, &operands).value(rw));
    }
    let (source, indices) = crate::memref::transforms::sources::resolve(rw, memref, &indices, true)?;
    let map = AffineMap::identity(rw.ctx(), indices.len() as u32);
    Some((source, map, indices))
}

/// Whether subscripts of the view's source are affine: offsets and extents are dimensions, and strides are symbols.
fn is_affine_view(b: &Body, memref: Value) -> bool {
    let scope = Scope::of(b);
    let Some(def) = b.def_op(memref) else { return false };
    let is = |index: Index, check: &dyn Fn(Value) -> bool| match index {
        Index::Static(_) => true,
        Index::Dynamic(value) => check(value),
    };
    if let Some(view) = b.as_::<memref::SubView>(def) {
        let offsets = view.mixed_offsets(b);
        let strides = view.mixed_strides(b);
        return offsets.iter().all(|&offset| is(offset, &|value| scope.is_dim(value)))
            && strides.iter().all(|&stride| is(stride, &|value| scope.is_symbol(value)));
    }
    if let Some(view) = b.as_::<memref::ExpandShape>(def) {
        return view.output_shape(b).iter().all(|extent| scope.is_dim(extent));
    }
    let Some(view) = b.as_::<memref::CollapseShape>(def) else { return false };
    let source = b.ty(view.src(b)).as_::<MemRefType>(b.ctx());
    source.is_some_and(|ty| ty.shape.iter().all(|&extent| extent != DYNAMIC))
}
