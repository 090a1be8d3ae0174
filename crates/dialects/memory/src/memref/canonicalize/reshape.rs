//! Canonicalization of `memref.collapse_shape` and `memref.expand_shape`.

use super::regroup::{Groups, regroup};
use super::{cast_like, foldable_cast_source};
use crate::index_list::{Index, Indices, divide, fold_constants};
use crate::memref::{CollapseShape, ExpandShape, is_identity, ranked, shape};
use crate::prelude::*;

fn groups_of(b: &Body, op: Op) -> Option<Groups> {
    Some(shape::groups(b.ctx(), b.attr(op, "reassociation")?))
}

fn groups_attr(ctx: &Context, groups: &Groups) -> Attr {
    let group = |group: &SmallVec<[i64; 4]>| {
        let elems: SmallVec<[Attr; 4]> =
            group.iter().map(|&dim| IntegerAttr::of_i64(ctx, Type::I64, dim)).collect();
        ArrayAttr::get(ctx, &elems)
    };
    let groups: SmallVec<[Attr; 4]> = groups.iter().map(group).collect();
    ArrayAttr::get(ctx, &groups)
}

/// The groups of two reshapes of the same direction together (`composeReassociationIndices`).
fn compose(first: Groups, second: Groups) -> Option<Groups> {
    let (larger, smaller) = match first.len().cmp(&second.len()) {
        core::cmp::Ordering::Equal => return None,
        core::cmp::Ordering::Less => (second, first),
        core::cmp::Ordering::Greater => (first, second),
    };
    if smaller.is_empty() {
        return Some(smaller);
    }
    if smaller.iter().map(|group| group.len()).sum::<usize>() != larger.len() {
        return None;
    }
    let join = |group: &SmallVec<[i64; 4]>| {
        let mut joined = SmallVec::new();
        for &dim in group {
            joined.extend_from_slice(larger.get(usize::try_from(dim).ok()?)?);
        }
        Some(joined)
    };
    smaller.iter().map(join).collect()
}

/// The source and the groups of two reshapes without layouts together.
fn composed(b: &Body, op: Op, inner: Op) -> Option<(Value, Groups)> {
    let source = b.operand(inner, 0);
    let is_plain = |value| ranked(b.ctx(), b, value).is_some_and(|ty| is_identity(b.ctx(), ty));
    if ![source, b.operand(op, 0), b.result(op, 0)].into_iter().all(is_plain) {
        return None;
    }
    Some((source, compose(groups_of(b, inner)?, groups_of(b, op)?)?))
}

/// Merges two collapses.
pub(super) fn collapse_of_collapse(op: CollapseShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<CollapseShape>(op.src(rw))?;
    let (source, groups) = composed(rw, op.0, inner.0)?;
    let ty = rw.ty(op.result(rw));
    let groups = groups_attr(rw.ctx(), &groups);
    Some(CollapseShape::new(rw, ty, groups, source))
}

/// The groups of dimensions of `larger` that make up those of `smaller`, if their ends match.
fn matching_groups(larger: &Groups, smaller: &Groups) -> Option<Groups> {
    let mut next = larger.iter().enumerate().peekable();
    let group = |group: &SmallVec<[i64; 4]>| {
        let end = *group.last()?;
        let mut joined = SmallVec::new();
        while let Some((i, inner)) = next.peek() {
            let inner_end = *inner.last()?;
            if inner_end > end {
                return None;
            }
            joined.push(*i as i64);
            next.next();
            if inner_end == end {
                break;
            }
        }
        Some(joined)
    };
    smaller.iter().map(group).collect()
}

/// The product of sizes.
fn product(rw: &mut Rewriter<'_>, sizes: &[Index]) -> Index {
    let mut integer = 1i64;
    let mut value: Option<Value> = None;
    for size in sizes {
        match (size.constant_value(rw), *size) {
            (Some(constant), _) | (None, Index::Static(constant)) => integer = integer.wrapping_mul(constant),
            (None, Index::Dynamic(size)) => {
                value = Some(match value {
                    Some(value) => arith::MulI::new(rw, value, size),
                    None => size,
                });
            }
        }
    }
    match value {
        None => Index::Static(integer),
        Some(value) if integer == 1 => Index::Dynamic(value),
        Some(value) => {
            let integer = arith::Constant::index(rw, integer);
            Index::Dynamic(arith::MulI::new(rw, value, integer))
        }
    }
}

/// A collapse of an expansion is one of both, or a cast.
pub(super) fn collapse_of_expand(op: CollapseShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let expand = rw.def_as::<ExpandShape>(op.src(rw))?;
    let source = expand.src(rw);
    let is_plain = |value| ranked(rw.ctx(), rw, value).is_some_and(|ty| is_identity(rw.ctx(), ty));
    if !is_plain(source) || !is_plain(op.src(rw)) {
        return None;
    }
    let ty = rw.ty(op.result(rw));
    let rank = |value| ranked(rw.ctx(), rw, value).map(|ty| ty.shape.len());
    let (source_rank, result_rank) = (rank(source)?, rank(op.result(rw))?);
    let (expanded, collapsed) = (groups_of(rw, expand.0)?, groups_of(rw, op.0)?);
    if source_rank > result_rank {
        let groups = matching_groups(&expanded, &collapsed)?;
        let groups = groups_attr(rw.ctx(), &groups);
        return Some(CollapseShape::new(rw, ty, groups, source));
    }
    let groups = matching_groups(&collapsed, &expanded)?;
    if source_rank == result_rank {
        return Some(cast_like(rw, op.0, source));
    }
    let sizes = expand.mixed_output_shape(rw);
    let mut extents = Indices::new();
    for group in &collapsed {
        let sizes = group.iter().map(|&dim| sizes.get(usize::try_from(dim).ok()?).copied());
        let sizes: Indices = sizes.flatten().collect();
        extents.push(product(rw, &sizes));
    }
    let (extents, values) = divide(&extents);
    let groups = groups_attr(rw.ctx(), &groups);
    let extents = DenseArrayAttr::of_i64s(rw.ctx(), &extents);
    Some(ExpandShape::new(rw, ty, groups, extents, source, &values))
}

/// An expansion of a collapse is one of both, if the dimensions of one shape are groups of those of the other one.
pub(super) fn expand_of_collapse(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let collapse = rw.def_as::<CollapseShape>(op.src(rw))?;
    let (source, result) = (collapse.src(rw), op.result(rw));
    let is_plain = |value| ranked(rw.ctx(), rw, value).is_some_and(|ty| is_identity(rw.ctx(), ty));
    if ![source, op.src(rw), result].into_iter().all(is_plain) {
        return None;
    }
    let (collapsed, expanded) = (groups_of(rw, collapse.0)?, groups_of(rw, op.0)?);
    let (from, to) = (ranked(rw.ctx(), rw, source)?.shape, ranked(rw.ctx(), rw, result)?.shape);
    let ty = rw.ty(result);
    Some(match from.len().cmp(&to.len()) {
        core::cmp::Ordering::Equal => return None,
        core::cmp::Ordering::Greater => {
            let groups = groups_attr(rw.ctx(), &regroup(from, &collapsed, to, &expanded)?);
            CollapseShape::new(rw, ty, groups, source)
        }
        core::cmp::Ordering::Less => {
            let groups = groups_attr(rw.ctx(), &regroup(to, &expanded, from, &collapsed)?);
            let (sizes, static_sizes) = (op.output_shape(rw).to_vec(), op.static_output_shape(rw)?);
            ExpandShape::new(rw, ty, groups, static_sizes, source, &sizes)
        }
    })
}

/// Merges two expansions.
pub(super) fn expand_of_expand(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<ExpandShape>(op.src(rw))?;
    let (source, groups) = composed(rw, op.0, inner.0)?;
    let ty = rw.ty(op.result(rw));
    let groups = groups_attr(rw.ctx(), &groups);
    let sizes = op.output_shape(rw).to_vec();
    let static_sizes = op.static_output_shape(rw)?;
    Some(ExpandShape::new(rw, ty, groups, static_sizes, source, &sizes))
}

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
