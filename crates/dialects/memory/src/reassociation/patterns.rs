//! Folding and canonicalization of reshapes that follow one another.

use super::regroup::regroup;
use super::{Groups, groups_of};
use crate::index_list::{Index, Indices, integers_of, mixed};
use crate::prelude::*;

/// The operations of a dialect that regroup dimensions.
pub(crate) trait Reshapes {
    /// Joins groups of dimensions.
    type Collapse: OpKind;
    /// Splits dimensions into groups.
    type Expand: OpKind;

    /// Whether values of a type have no layout, so that reshapes of them can be merged.
    fn is_plain(ctx: &Context, ty: Type) -> bool;
    /// Builds a [`Collapse`](Self::Collapse).
    fn collapse(b: &mut Builder<'_>, ty: Type, groups: &Groups, source: Value) -> Value;
    /// Builds an [`Expand`](Self::Expand) with these extents.
    fn expand(b: &mut Builder<'_>, ty: Type, groups: &Groups, source: Value, extents: &[Index]) -> Value;
    /// Builds a cast.
    fn cast(b: &mut Builder<'_>, ty: Type, source: Value) -> Value;
}

/// Implements [`Reshapes`] by the operations `CollapseShape`, `ExpandShape` and `Cast` of the dialect where it stands.
macro_rules! reshapes {
    ($(#[doc = $doc:literal])* $Name:ident, $is_plain:expr) => {
        $(#[doc = $doc])*
        pub(super) enum $Name {}

        impl $crate::reassociation::Reshapes for $Name {
            type Collapse = CollapseShape;
            type Expand = ExpandShape;

            fn is_plain(ctx: &Context, ty: Type) -> bool {
                $is_plain(ctx, ty)
            }
            fn collapse(b: &mut Builder<'_>, ty: Type, groups: &$crate::reassociation::Groups, source: Value) -> Value {
                let groups = $crate::reassociation::groups_attr(b.ctx(), groups);
                CollapseShape::new(b, ty, groups, source)
            }
            fn expand(b: &mut Builder<'_>, ty: Type, groups: &$crate::reassociation::Groups, source: Value, extents: &[$crate::index_list::Index]) -> Value {
                let (extents, values) = $crate::index_list::divide(extents);
                let groups = $crate::reassociation::groups_attr(b.ctx(), groups);
                let extents = DenseArrayAttr::of_i64s(b.ctx(), &extents);
                ExpandShape::new(b, ty, groups, extents, source, &values)
            }
            fn cast(b: &mut Builder<'_>, ty: Type, source: Value) -> Value {
                Cast::new(b, ty, source)
            }
        }
    };
}
pub(crate) use reshapes;

/// The extents of the result of an [`Expand`](Reshapes::Expand).
fn output_shape<R: Reshapes>(b: &Body, op: R::Expand) -> Indices {
    let extents = integers_of(b.ctx(), b.attr(op.op(), "static_output_shape"));
    mixed(&extents, b.operands(op.op()).slice(1, b.n_operands(op.op())))
}

fn shape(b: &Body, value: Value) -> Option<&[i64]> {
    b.ty(value).as_shaped(b.ctx())?.shape
}

fn are_plain<R: Reshapes>(b: &Body, values: &[Value]) -> bool {
    values.iter().all(|&value| R::is_plain(b.ctx(), b.ty(value)))
}

/// Folds a reshape without effect, and a collapse of an expansion, or the reverse, if the original type results
/// (`foldReshapeOp`).
pub(crate) fn fold_inverse<R: Reshapes>(b: &Body, op: Op) -> Option<Value> {
    let source = b.operand(op, 0);
    let ty = b.ty(b.result(op, 0));
    if b.ty(source) == ty {
        return Some(source);
    }
    let collapses = b.is::<R::Collapse>(op);
    let inverse = if collapses { R::Expand::DEF } else { R::Collapse::DEF };
    let inner = b.def_op(source).filter(|&def| core::ptr::eq(b.def(def), inverse))?;
    let original = b.operand(inner, 0);
    let extents = shape(b, original).filter(|_| b.ty(original) == ty)?;
    let is_unknown = |extents: &[&i64]| extents.iter().filter(|&&&extent| extent == DYNAMIC).count() >= 2;
    if !is_unknown(&extents.iter().collect::<SmallVec<[&i64; 4]>>()) {
        return Some(original);
    }
    let groups = groups_of(b, op).filter(|groups| Some(groups) == groups_of(b, inner).as_ref())?;
    // With several dynamic extents in a group, the expansion may split it differently from the original.
    let is_known =
        |group: &[i64]| super::entries(extents, group).is_some_and(|extents| !is_unknown(&extents));
    (collapses || groups.iter().all(|group| is_known(group))).then_some(original)
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

/// The source and the groups of two reshapes of one direction together.
fn composed<R: Reshapes>(b: &Body, op: Op) -> Option<(Value, Groups)> {
    let inner = b.def_op(b.operand(op, 0)).filter(|&def| core::ptr::eq(b.def(def), b.def(op)))?;
    let source = b.operand(inner, 0);
    if !are_plain::<R>(b, &[source, b.operand(op, 0), b.result(op, 0)]) {
        return None;
    }
    Some((source, compose(groups_of(b, inner)?, groups_of(b, op)?)?))
}

/// Merges two collapses.
pub(crate) fn collapse_of_collapse<R: Reshapes>(op: R::Collapse, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, groups) = composed::<R>(rw, op.op())?;
    let ty = rw.ty(rw.result(op.op(), 0));
    Some(R::collapse(rw, ty, &groups, source))
}

/// Merges two expansions.
pub(crate) fn expand_of_expand<R: Reshapes>(op: R::Expand, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, groups) = composed::<R>(rw, op.op())?;
    let (ty, extents) = (rw.ty(rw.result(op.op(), 0)), output_shape::<R>(rw, op));
    Some(R::expand(rw, ty, &groups, source, &extents))
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
pub(crate) fn collapse_of_expand<R: Reshapes>(op: R::Collapse, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (from, result) = (rw.operand(op.op(), 0), rw.result(op.op(), 0));
    let expand = rw.def_as::<R::Expand>(from)?;
    let source = rw.operand(expand.op(), 0);
    if !are_plain::<R>(rw, &[source, from]) || rw.ty(source) == rw.ty(result) {
        return None;
    }
    let ty = rw.ty(result);
    let (source_rank, result_rank) = (shape(rw, source)?.len(), shape(rw, result)?.len());
    let (expanded, collapsed) = (groups_of(rw, expand.op())?, groups_of(rw, op.op())?);
    if source_rank > result_rank {
        let groups = matching_groups(&expanded, &collapsed)?;
        return Some(R::collapse(rw, ty, &groups, source));
    }
    let groups = matching_groups(&collapsed, &expanded)?;
    if source_rank == result_rank {
        return Some(R::cast(rw, ty, source));
    }
    let sizes = output_shape::<R>(rw, expand);
    let mut extents = Indices::new();
    for group in &collapsed {
        let sizes: Indices = super::entries(&sizes, group)?.into_iter().copied().collect();
        extents.push(product(rw, &sizes));
    }
    Some(R::expand(rw, ty, &groups, source, &extents))
}

/// An expansion of a collapse is one of both, if the dimensions of one shape are groups of those of the other one.
pub(crate) fn expand_of_collapse<R: Reshapes>(op: R::Expand, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (from, result) = (rw.operand(op.op(), 0), rw.result(op.op(), 0));
    let collapse = rw.def_as::<R::Collapse>(from)?;
    let source = rw.operand(collapse.op(), 0);
    if !are_plain::<R>(rw, &[source, from, result]) {
        return None;
    }
    let (collapsed, expanded) = (groups_of(rw, collapse.op())?, groups_of(rw, op.op())?);
    let (first, last) = (shape(rw, source)?, shape(rw, result)?);
    let ty = rw.ty(result);
    Some(match first.len().cmp(&last.len()) {
        core::cmp::Ordering::Equal => return None,
        core::cmp::Ordering::Greater => {
            let groups = regroup(first, &collapsed, last, &expanded)?;
            R::collapse(rw, ty, &groups, source)
        }
        core::cmp::Ordering::Less => {
            let groups = regroup(last, &expanded, first, &collapsed)?;
            let extents = output_shape::<R>(rw, op);
            R::expand(rw, ty, &groups, source, &extents)
        }
    })
}
