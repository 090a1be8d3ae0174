//! `linalg-fold-unit-extent-dims`: dimensions of extent one are dropped from operations on tensors and memrefs.
//!
//! `generic` drops them from `linalg.generic`, `pad` from paddings, `slices` from slices; `inits` makes operations that combine
//! nothing any more read their outputs as inputs.

mod generic;
mod inits;
mod pad;
mod slices;

use crate::linalg::canonicalize;
use crate::linalg::reshapes;
use crate::prelude::*;
use greedy::Pattern;
use terrace_ir::folding::fold_created;
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::reassociation::Groups;
use terrace_memory::tensor::{CollapseShape, ExpandShape, ExtractSlice, InsertSlice};
use terrace_memory::{memref, tensor};
use terrace_rewrite::greedy::{Patterns, apply_patterns_greedily, walk_and_apply_patterns};

passes! {
    /// Remove unit-extent dimension in Linalg ops on tensors.
    FoldUnitExtentDims("LinalgFoldUnitExtentDimsPass") = "linalg-fold-unit-extent-dims" on(Anchor::Any) {
        /// Generate rank-reducing slices instead of reassociative reshapes
        use_rank_reducing_slices: bool = false,
    } => fold_unit_extent_dims;
}

fn fold_unit_extent_dims(o: &FoldUnitExtentDims, pass: &mut PassContext<'_>) -> Result {
    let reshapes = !o.use_rank_reducing_slices;
    let drop = Patterns::new().with_parameter(u32::from(o.use_rank_reducing_slices)).add(DROP);
    let mut changed = false;
    pass.edit_bodies(&mut |b| changed |= walk_and_apply_patterns(b, &drop, &mut ()))?;
    let of_tensor = |root: &'static OpDef| {
        let patterns = tensor::DIALECT.hooks.canonicalize.iter();
        patterns.filter(move |pattern| reshapes && core::ptr::eq(pattern.root, root))
    };
    let mut patterns = Patterns::new();
    if reshapes {
        patterns = patterns.add(slices::PATTERNS);
    }
    of_tensor(CollapseShape::DEF).for_each(|pattern| patterns.push(pattern));
    tensor::canonicalization_of_empty().for_each(|pattern| patterns.push(pattern));
    of_tensor(ExpandShape::DEF).for_each(|pattern| patterns.push(pattern));
    canonicalize::of_fill().for_each(|pattern| patterns.push(pattern));
    let patterns = patterns
        .add(tensor::transforms::FOLD_EMPTY)
        .add_all(memref::transforms::RESOLVE_DIMS)
        .add(inits::PATTERNS);
    changed |= apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

static DROP: &[Pattern] = rewrites![
    crate::linalg::Generic => generic::drop_unit_dims,
    tensor::Pad => pad::drop_unit_dims,
];

/// Whether dimensions are dropped by slices, not by reshapes.
fn uses_slices(rw: &Rewriter<'_>) -> bool {
    rw.parameter() != 0
}

/// Offsets and strides of a slice that starts at the first element.
fn whole(rank: usize) -> [Indices; 2] {
    [0, 1].map(|number| SmallVec::from_elem(Index::Static(number), rank))
}

/// An operand without the dimensions that `shape` lacks.
fn collapse(rw: &mut Rewriter<'_>, value: Value, shape: &[i64], groups: &Groups) -> Option<Value> {
    if !uses_slices(rw) {
        return Some(reshapes::collapse(rw, value, shape, groups));
    }
    let ctx = rw.ctx().clone();
    let ty = rw.ty(value);
    let whole_shape = shape_of(&ctx, ty);
    if whole_shape == shape {
        return Some(value);
    }
    let dropped = terrace_memory::reassociation::dropped_ones(whole_shape, shape)?;
    let [offsets, strides] = whole(whole_shape.len());
    let sizes = extents(rw, value);
    let lists = [&offsets[..], &sizes[..], &strides[..]];
    let slice = match ty.as_::<RankedTensorType>(&ctx) {
        Some(tensor) => {
            let ty = RankedTensorType::get(&ctx, shape, tensor.elem, tensor.encoding);
            ExtractSlice::of_lists(rw, ty, value, lists)
        }
        None => {
            let ty = memref::reduced_subview_type(rw, value, lists, &dropped)?;
            memref::SubView::of_lists(rw, ty, value, lists)
        }
    };
    Some(fold_created(rw, slice))
}

/// A tensor with the shape of `dest`, of one without its dimensions of extent one.
fn expand(rw: &mut Rewriter<'_>, value: Value, dest: Value, groups: &Groups) -> Option<Value> {
    let ty = rw.ty(dest);
    if !uses_slices(rw) {
        return reshapes::expand(rw, value, ty, groups);
    }
    let sizes = extents(rw, dest);
    let [offsets, strides] = whole(sizes.len());
    let slice = InsertSlice::of_lists(rw, value, dest, [&offsets, &sizes, &strides]);
    Some(fold_created(rw, slice))
}
