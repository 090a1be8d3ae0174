//! Induction variables and their bounds (`LoopLikeOpInterface`).

use super::{For, Forall, Parallel};
use crate::index_list::Index;
use crate::prelude::*;
use terrace_ir::decl::Induction;

pub(super) fn for_loop(b: &Body, for_op: For) -> SmallVec<[Induction; 1]> {
    let induction = b.entry_args(for_op.body(b)).first().map(|&variable| Induction {
        variable,
        lower: Some(FoldResult::Value(for_op.lower_bound(b))),
        upper: Some(FoldResult::Value(for_op.upper_bound(b))),
        step: Some(FoldResult::Value(for_op.step(b))),
        unsigned: for_op.unsigned_cmp(b).is_some(),
    });
    induction.into_iter().collect()
}

/// The variables of a loop nest; its block has one argument for each loop first.
fn nest(variables: &[Value], bounds: [SmallVec<[FoldResult; 4]>; 3]) -> SmallVec<[Induction; 1]> {
    let [lower, upper, step] = bounds;
    let all = variables.iter().zip(lower).zip(upper).zip(step);
    all.map(|(((&variable, lower), upper), step)| Induction {
        variable,
        lower: Some(lower),
        upper: Some(upper),
        step: Some(step),
        unsigned: false,
    })
    .collect()
}

pub(super) fn parallel(b: &Body, parallel: Parallel) -> SmallVec<[Induction; 1]> {
    let bounds = [parallel.lower_bound(b), parallel.upper_bound(b), parallel.step(b)];
    nest(b.entry_args(parallel.body(b)), bounds.map(|values| values.iter().map(FoldResult::Value).collect()))
}

pub(super) fn forall(b: &Body, op: Forall) -> SmallVec<[Induction; 1]> {
    let result = |index: &Index| match *index {
        Index::Dynamic(value) => FoldResult::Value(value),
        Index::Static(value) => FoldResult::Attr(IntegerAttr::of_i64(b.ctx(), Type::INDEX, value)),
    };
    nest(b.entry_args(op.body(b)), op.mixed_bounds(b).map(|bounds| bounds.iter().map(result).collect()))
}
