//! Canonicalization of `memref.collapse_shape` and `memref.expand_shape` of casts.

use super::{cast_like, foldable_cast_source};
use crate::index_list::{divide, fold_constants};
use crate::memref::{CollapseShape, ExpandShape, ranked, shape};
use crate::prelude::*;
use crate::reassociation::{groups_attr, groups_of};

/// A collapse of a cast is a cast of a collapse.
pub(super) fn collapse_of_cast(op: CollapseShape, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = foldable_cast_source(rw, op.src(rw))?;
    let groups = groups_of(rw, op.0)?;
    let ty = {
        let ctx = rw.ctx();
        let from = ranked(ctx, rw, source)?;
        let extent = |group: &SmallVec<[i64; 4]>| {
            group.iter().try_fold(1, |product, &dim| {
                Some(layout::times(product, *from.shape.get(usize::try_from(dim).ok()?)?))
            })
        };
        let extents: SmallVec<[i64; 4]> = groups.iter().map(extent).collect::<Option<_>>()?;
        shape::collapsed_type(ctx, from, &extents, &groups)?
    };
    if ty == rw.ty(op.result(rw)) {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    let groups = groups_attr(rw.ctx(), &groups);
    let new = CollapseShape::new(rw, ty, groups, source);
    let cast = cast_like(rw, op.0, new);
    rw.replace(op.0, &[cast]);
    Some(())
}

/// An expansion of a cast is a cast of an expansion.
pub(super) fn expand_of_cast(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = foldable_cast_source(rw, op.src(rw))?;
    let groups = groups_of(rw, op.0)?;
    let mut sizes = op.mixed_output_shape(rw);
    fold_constants(rw, &mut sizes, |extent| extent >= 0);
    let (extents, sizes) = divide(&sizes);
    let ty = {
        let ctx = rw.ctx();
        let from = ranked(ctx, rw, source)?;
        for (group, &extent) in groups.iter().zip(from.shape) {
            let is_dynamic = group.iter().any(|&dim| {
                usize::try_from(dim)
                    .ok()
                    .and_then(|dim| extents.get(dim))
                    .is_some_and(|&extent| extent == DYNAMIC)
            });
            if (extent == DYNAMIC) != is_dynamic {
                return None;
            }
        }
        shape::expanded_type(ctx, from, &extents, &groups)?
    };
    if ty == rw.ty(op.result(rw)) {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    let groups = groups_attr(rw.ctx(), &groups);
    let extents = DenseArrayAttr::of_i64s(rw.ctx(), &extents);
    let new = ExpandShape::new(rw, ty, groups, extents, source, &sizes);
    let cast = cast_like(rw, op.0, new);
    rw.replace(op.0, &[cast]);
    Some(())
}
