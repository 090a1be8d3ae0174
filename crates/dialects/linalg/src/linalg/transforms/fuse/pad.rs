//! Merges reshapes with paddings of dimensions that they leave as they are.

use super::has_one_user;
use crate::prelude::*;
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reassociation::{Groups, groups_of};
use terrace_memory::reify::extents_of;
use terrace_memory::tensor::{self, CollapseShape, ExpandShape, Pad, ranked};

/// A padding of more dimensions.
struct Expanded {
    /// The extents of its result.
    shape: SmallVec<[i64; 4]>,
    low: Indices,
    high: Indices,
    /// The value of the elements.
    value: Value,
}

impl Expanded {
    /// The padding of a tensor whose dimensions are expanded to those of `shape`, of which none has elements in front or
    /// behind (`computeExpandedPadding`).
    fn of(b: &Body, op: Pad, shape: &[i64], groups: &Groups) -> Option<Self> {
        // The region of the padding is erased.
        let value =
            op.constant_value(b).filter(|&value| b.def_block(value) != b.entry_block(op.region(b)))?;
        let result = ranked(b.ctx(), b, op.result(b))?.shape;
        let padding = op.listed_padding(b);
        let [known_low, known_high] = op.mixed_padding(b);
        let none = || SmallVec::from_elem(Index::Static(0), shape.len());
        let mut new = Self { shape: shape.into(), low: none(), high: none(), value };
        for (i, group) in groups.iter().enumerate() {
            let [dim] = group[..] else {
                if padding.iter().any(|list| list.get(i) != Some(&Index::Static(0))) {
                    return None;
                }
                continue;
            };
            let dim = usize::try_from(dim).ok()?;
            *new.shape.get_mut(dim)? = *result.get(i)?;
            *new.low.get_mut(dim)? = *known_low.get(i)?;
            *new.high.get_mut(dim)? = *known_high.get(i)?;
        }
        Some(new)
    }

    fn build(self, rw: &mut Rewriter<'_>, like: Pad, source: Value) -> Option<Value> {
        let ty = {
            let result = ranked(rw.ctx(), rw, like.result(rw))?;
            RankedTensorType::get(rw.ctx(), &self.shape, result.elem, result.encoding)
        };
        let nofold = like.nofold(rw);
        let [low, high] = [&self.low, &self.high].map(|list| divide(list));
        let [static_low, static_high] = [&low.0, &high.0].map(|list| DenseArrayAttr::of_i64s(rw.ctx(), list));
        let new = Pad::with(ty, static_low, static_high, source, &low.1, &high.1).nofold(nofold).build(rw);
        let loc = rw.loc();
        let block = rw.add_block(new.0, 0, &[]);
        rw.add_args_at(block, &vec![Type::INDEX; self.shape.len()], loc);
        rw.fill_block(block, |b, _| tensor::Yield::build(b, self.value));
        Some(new.result(rw))
    }
}

/// A padding of a collapsed tensor is collapsed.
pub(super) fn of_collapse(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.source(rw);
    let collapse = rw.def_as::<CollapseShape>(source).filter(|_| has_one_user(rw, source))?;
    let (expanded, groups) = (collapse.src(rw), groups_of(rw, collapse.0)?);
    let shape: SmallVec<[i64; 4]> = ranked(rw.ctx(), rw, expanded)?.shape.into();
    let padding = Expanded::of(rw, op, &shape, &groups)?;
    let new = padding.build(rw, op, expanded)?;
    let (ty, groups) = (rw.ty(op.result(rw)), collapse.reassociation(rw)?);
    Some(CollapseShape::new(rw, ty, groups, new))
}

/// An expansion of a padded tensor is a padding of an expanded tensor.
pub(super) fn expand(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let padded = op.src(rw);
    let pad = rw.def_as::<Pad>(padded).filter(|_| has_one_user(rw, padded))?;
    let (source, groups) = (pad.source(rw), groups_of(rw, op.0)?);
    let mut shape: SmallVec<[i64; 4]> = ranked(rw.ctx(), rw, op.result(rw))?.shape.into();
    let padding = Expanded::of(rw, pad, &shape, &groups)?;
    let mut extents = op.mixed_output_shape(rw);
    let point = rw.insert_point();
    set_behind(rw, source, &extents, &groups);
    let sizes = extents_of(rw, source)?;
    for (group, &size) in groups.iter().zip(&sizes) {
        if let [dim] = group[..] {
            let dim = usize::try_from(dim).ok()?;
            (*shape.get_mut(dim)?, *extents.get_mut(dim)?) = (size.integer(), size);
        }
    }
    let ty = {
        let result = ranked(rw.ctx(), rw, op.result(rw))?;
        RankedTensorType::get(rw.ctx(), &shape, result.elem, result.encoding)
    };
    let new = ExpandShape::of_groups(rw, ty, &groups, source, &extents);
    rw.set_insert_point(point);
    padding.build(rw, pad, new)
}

/// Inserts behind the definition of a tensor, unless the extents of expanded dimensions are not known there yet: upstream
/// then uses values in front of their definitions.
fn set_behind(rw: &mut Rewriter<'_>, tensor: Value, extents: &[Index], groups: &Groups) {
    let loc = rw.loc();
    let next = match rw.value_def(tensor) {
        ValueDef::Result(def, _) => rw.next_op(def),
        ValueDef::Arg(block, _) => rw.first_op(block),
    };
    let Some(next) = next else { return };
    let mut dominance = DominanceInfo::new(None);
    let expanded = groups.iter().filter(|group| group.len() != 1).flatten();
    let are_known =
        expanded.filter_map(|&dim| extents.get(usize::try_from(dim).ok()?)).all(|extent| match *extent {
            Index::Dynamic(value) => dominance.value_dominates(rw, value, next),
            Index::Static(_) => true,
        });
    if are_known {
        rw.set_before(next);
        rw.set_loc(loc);
    }
}
