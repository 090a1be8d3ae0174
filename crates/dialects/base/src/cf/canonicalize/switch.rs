//! Canonicalization of `cf.switch`.

use super::{Target, replace_by_branch, single_predecessor};
use crate::arith::fold::elements::{self, Dense};
use crate::cf::Switch;
use terrace_rewrite::prelude::*;

/// A case: the value and the successor.
struct Case {
    value: ApInt,
    target: Target,
}

fn default_of(b: &Body, op: Switch) -> Target {
    Target::new(op.default_destination(b), op.default_operands(b))
}

fn cases(b: &Body, op: Switch) -> Vec<Case> {
    let Some(values) = op.case_values(b).and_then(|values| Dense::of(b.ctx(), values)) else {
        return Vec::new();
    };
    let case = |(i, block)| Case {
        value: values.get::<ApInt>(i),
        target: Target::new(block, op.operands_of_case(b, i)),
    };
    op.case_destinations(b).enumerate().map(case).collect()
}

/// Replaces a switch by one with other successors.
fn replace(rw: &mut Rewriter<'_>, op: Switch, default: &Target, cases: &[Case]) -> Option<()> {
    let flag = op.flag(rw);
    let ty = rw.ty(flag);
    let segments: SmallVec<[i32; 8]> = cases.iter().map(|case| case.target.operands.len() as i32).collect();
    let segments = DenseArrayAttr::of_i32s(rw.ctx(), &segments);
    let operands: Vec<Value> = cases.iter().flat_map(|case| case.target.operands.iter().copied()).collect();
    let mut succs: SmallVec<[Block; 8]> = SmallVec::new();
    succs.push(default.block);
    succs.extend(cases.iter().map(|case| case.target.block));
    let new = Switch::build(rw, segments, flag, &default.operands, &operands, &succs);
    if !cases.is_empty() {
        let values: Vec<ApInt> = cases.iter().map(|case| case.value.clone()).collect();
        let vector = VectorType::fixed(rw.ctx(), &[values.len() as i64], ty);
        let values = elements::dense_of_ints(rw.ctx(), vector, ty, &values);
        rw.set_slot(new.0, Switch::SLOTS.case_values, Some(values));
    }
    rw.erase(op.0);
    Some(())
}

/// Replaces a switch by a branch to the case of a value.
fn replace_by_case(rw: &mut Rewriter<'_>, op: Switch, value: &ApInt) -> Option<()> {
    let case = cases(rw, op).into_iter().find(|case| case.value == *value);
    let target = case.map_or_else(|| default_of(rw, op), |case| case.target);
    replace_by_branch(rw, op.0, &target)
}

/// A switch without cases is a branch.
pub(super) fn only_default(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.case_destinations(rw).next().is_some() {
        return None;
    }
    let default = default_of(rw, op);
    replace_by_branch(rw, op.0, &default)
}

/// Drops cases that do what the default does.
pub(super) fn drop_cases_like_default(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    let default = default_of(rw, op);
    let mut cases = cases(rw, op);
    let n = cases.len();
    cases.retain(|Case { target, .. }| target.block != default.block || target.operands != default.operands);
    if cases.len() == n {
        return None;
    }
    replace(rw, op, &default, &cases)
}

/// A switch on a constant is a branch.
pub(super) fn known_flag(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    let flag = constant_of(rw, op.flag(rw)).filter(|attr| attr.is::<IntegerAttr>(rw.ctx()))?;
    let value = elements::int_constant(rw.ctx(), flag)?;
    replace_by_case(rw, op, &value)
}

/// Skips successors that only branch on.
pub(super) fn pass_through(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut default = default_of(rw, op);
    let mut cases = cases(rw, op);
    let mut any = default.collapse(rw);
    for case in &mut cases {
        any |= case.target.collapse(rw);
    }
    if !any {
        return None;
    }
    replace(rw, op, &default, &cases)
}

/// The switch on the same flag that ends the only predecessor of an operation's block, and the block.
fn switch_before(b: &Body, op: Switch) -> Option<(Switch, Block)> {
    let block = b.block_of(op.0)?;
    let before = b.last_op(single_predecessor(b, block)?)?;
    let before = b.as_::<Switch>(before).filter(|before| before.flag(b) == op.flag(b))?;
    Some((before, block))
}

/// A block that is reached only as one case of a switch on the same flag knows the flag.
pub(super) fn same_flag(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, block) = switch_before(rw, op)?;
    let case = cases(rw, before).into_iter().find(|case| case.target.block == block)?;
    replace_by_case(rw, op, &case.value)
}

/// A block that is reached only as the default of a switch on the same flag does not need that switch's cases.
pub(super) fn same_flag_in_default(op: Switch, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, block) = switch_before(rw, op)?;
    if before.default_destination(rw) != block {
        return None;
    }
    let impossible: FxHashSet<ApInt> = cases(rw, before).into_iter().map(|case| case.value).collect();
    let mut cases = cases(rw, op);
    let n = cases.len();
    cases.retain(|case| !impossible.contains(&case.value));
    if cases.len() == n {
        return None;
    }
    let default = default_of(rw, op);
    replace(rw, op, &default, &cases)
}
