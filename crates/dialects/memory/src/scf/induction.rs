//! Induction variables and their bounds (`LoopLikeOpInterface`).

use super::{For, Forall, Parallel};
use crate::index_list::{Index, integers_of, mixed};
use terrace_ir::decl::Induction;
use terrace_rewrite::prelude::*;

pub(super) fn for_loop(b: &Body, for_op: For) -> SmallVec<[Induction; 1]> {
    let variable = b.entry_block(for_op.body(b)).and_then(|block| b.arg(block, 0));
    let induction = variable.map(|variable| Induction {
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
    let Some(block) = b.entry_block(parallel.body(b)) else { return SmallVec::new() };
    let bounds = [parallel.lower_bound(b), parallel.upper_bound(b), parallel.step(b)];
    nest(b.args(block), bounds.map(|values| values.iter().map(FoldResult::Value).collect()))
}

pub(super) fn forall(b: &Body, op: Forall) -> SmallVec<[Induction; 1]> {
    let (ctx, forall) = (b.ctx(), op);
    let Some(block) = b.entry_block(forall.body(b)) else { return SmallVec::new() };
    let bounds = [
        mixed(&integers_of(ctx, forall.static_lower_bound(b)), forall.dynamic_lower_bound(b)),
        mixed(&integers_of(ctx, forall.static_upper_bound(b)), forall.dynamic_upper_bound(b)),
        mixed(&integers_of(ctx, forall.static_step(b)), forall.dynamic_step(b)),
    ];
    let result = |index: &Index| match *index {
        Index::Dynamic(value) => FoldResult::Value(value),
        Index::Static(value) => FoldResult::Attr(IntegerAttr::of_i64(ctx, Type::INDEX, value)),
    };
    nest(b.args(block), bounds.map(|bounds| bounds.iter().map(result).collect()))
}
