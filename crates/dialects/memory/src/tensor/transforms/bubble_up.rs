//! Moves `tensor.expand_shape` in front of `tensor.collapse_shape`.

use crate::index_list::{Indices, divide};
use crate::prelude::*;
use crate::reassociation::{Groups, entries, groups_of};
use crate::reify::extents_of;
use crate::tensor::{CollapseShape, ExpandShape, ranked};
use terrace_base::layout::n_dynamic;

/// Whether a collapse and an expansion concern different dimensions, or undo each other.
fn are_independent(
    b: &Body,
    collapse: CollapseShape,
    expand: ExpandShape,
    groups: [&Groups; 2],
) -> Option<bool> {
    let from = ranked(b.ctx(), b, collapse.src(b))?.shape;
    let (to, _) = divide(&expand.mixed_output_shape(b));
    let [collapsed, expanded] = groups;
    for (collapsed, expanded) in collapsed.iter().zip(expanded) {
        if collapsed.len() != expanded.len() {
            if collapsed.len() != 1 && expanded.len() != 1 {
                return Some(false);
            }
            continue;
        }
        // Several unknown extents may be divided in another way.
        let part = |shape: &[i64], group: &[i64]| -> Option<SmallVec<[i64; 4]>> {
            Some(entries(shape, group)?.into_iter().copied().collect())
        };
        let (from, to) = (part(from, collapsed)?, part(&to, expanded)?);
        if n_dynamic(&from) > 1 || from != to {
            return Some(false);
        }
    }
    Some(true)
}

/// An expansion of a collapse of other dimensions is a collapse of an expansion (`BubbleUpExpandThroughParallelCollapse`).
pub fn expand_before_collapse(op: ExpandShape, rw: &mut Rewriter<'_>) -> Option<Value> {
    let collapse = rw.def_as::<CollapseShape>(op.src(rw))?;
    let (collapsed, expanded) = (groups_of(rw, collapse.0)?, groups_of(rw, op.0)?);
    let are_groups = !expanded.is_empty() && expanded.len() == collapsed.len();
    if !are_groups || !are_independent(rw, collapse, op, [&collapsed, &expanded])? {
        return None;
    }
    let source = collapse.src(rw);
    let (from, to) = (extents_of(rw, source)?, op.mixed_output_shape(rw));
    // The dimensions between the two reshapes, and their groups to those of the source and of the result.
    let (mut extents, mut expand, mut collapse) = (Indices::new(), Groups::new(), Groups::new());
    for (collapsed, expanded) in collapsed.iter().zip(&expanded) {
        let are_kept = collapsed.len() == expanded.len();
        let joins = !are_kept && collapsed.len() != 1;
        let first = extents.len() as i64;
        let between = if joins { entries(&from, collapsed)? } else { entries(&to, expanded)? };
        extents.extend(between.into_iter().copied());
        let all = first..extents.len() as i64;
        let singles = || all.clone().map(|dim| core::iter::once(dim).collect());
        let join = |groups: &mut Groups, joins: bool| match joins {
            true => groups.push(all.clone().collect()),
            false => groups.extend(singles()),
        };
        join(&mut expand, !are_kept && !joins);
        join(&mut collapse, joins);
    }
    let mut value = source;
    if expand.len() != extents.len() {
        let ty = {
            let result = ranked(rw.ctx(), rw, op.result(rw))?;
            RankedTensorType::get(rw.ctx(), &divide(&extents).0, result.elem, result.encoding)
        };
        value = ExpandShape::of_groups(rw, ty, &expand, value, &extents);
    }
    if collapse.len() != extents.len() {
        value = CollapseShape::of_groups(rw, &collapse, value)?;
    }
    Some(value)
}
