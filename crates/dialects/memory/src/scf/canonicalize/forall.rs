//! Canonicalization of `scf.forall`.
//!
//! No operation of this project combines shared outputs, so the terminator's region is empty and every output is unused.

use super::loops::trip_count;
use super::parallel::clone_body;
use super::{Operands, only_block};
use crate::index_list::{Index, Indices, divide, fold_constants};
use crate::prelude::*;
use crate::scf::Forall;

/// Bounds and steps that are constants become integers.
pub(super) fn fold_bounds(op: Forall, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut lists = op.mixed_bounds(rw);
    lists.iter_mut().any(|list| fold_constants(rw, list, |_| true)).then_some(())?;
    let slots = &Forall::SLOTS;
    let outputs: Operands = op.outputs(rw).iter().collect();
    let [lower, upper, step] = lists.each_ref().map(|list| divide(list));
    for (list, slot) in [&lower, &upper, &step].into_iter().zip([
        slots.static_lower_bound,
        slots.static_upper_bound,
        slots.static_step,
    ]) {
        let integers = DenseArrayAttr::of_i64s(rw.ctx(), &list.0);
        rw.set_slot(op.0, slot, Some(integers));
    }
    rw.set_operand_groups(op.0, &[&lower.1, &upper.1, &step.1, &outputs]);
    rw.modified(op.0);
    Some(())
}

/// Replaces shared outputs that nothing changes by themselves.
pub(super) fn drop_outputs(op: Forall, rw: &mut Rewriter<'_>) -> Option<()> {
    let outputs: Operands = op.outputs(rw).iter().collect();
    if outputs.is_empty() {
        return None;
    }
    let block = only_block(rw, op.body(rw))?;
    let end = rw.last_op(block)?;
    let combines = rw
        .regions(end)
        .into_iter()
        .any(|region| rw.entry_block(region).is_some_and(|block| rw.first_op(block).is_some()));
    if combines {
        return None;
    }
    let n_dims = rw.args(block).len().checked_sub(outputs.len())?;
    let args = Operands::from_slice(&rw.args(block)[n_dims..]);
    let results = rw.results(op.0);
    for ((arg, result), &output) in args.into_iter().zip(results).zip(&outputs) {
        rw.replace_uses(arg, output);
        rw.replace_uses(result, output);
    }
    for i in (n_dims..n_dims + outputs.len()).rev() {
        rw.erase_arg(block, i);
    }
    rw.modified(op.0);
    let new = Forall(rw.erase_results(op.0, |_| true));
    let [lower, upper, step] = new.dynamic_bounds(rw).map(|list| list.to_vec());
    rw.set_operand_groups(new.0, &[&lower, &upper, &step, &[]]);
    Some(())
}

/// Drops dimensions with one iteration; a loop without iterations gives its outputs.
pub(super) fn drop_dims(op: Forall, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_mapped =
        op.mapping(rw).and_then(|mapping| mapping.as_array(rw.ctx()).map(|list| !list.is_empty()));
    if is_mapped == Some(true) {
        return None;
    }
    let block = only_block(rw, op.body(rw))?;
    let args = Operands::from_slice(rw.args(block));
    let [lower, upper, step] = op.mixed_bounds(rw);
    let outputs: Operands = op.outputs(rw).iter().collect();
    let rank = lower.len();
    let mut single: SmallVec<[(usize, Index); 4]> = SmallVec::new();
    let mut kept: SmallVec<[usize; 4]> = SmallVec::new();
    for i in 0..rank {
        let lower = lower[i];
        let count = trip_count(rw, lower, *upper.get(i)?, *step.get(i)?, true);
        if count.as_ref().is_some_and(|count| count.is_zero()) {
            rw.replace(op.0, &outputs);
            return Some(());
        }
        match count.is_some_and(|count| count.is_one()) {
            true => single.push((i, lower)),
            false => kept.push(i),
        }
    }
    if kept.len() == rank {
        return None;
    }
    if kept.is_empty() {
        if !outputs.is_empty() {
            return None;
        }
        let end = rw.last_op(block)?;
        let values: Operands = lower.iter().map(|&lower| lower.value(rw)).collect();
        rw.inline_block(block, InsertPoint::Before(op.0), &values);
        rw.erase(end);
        rw.erase(op.0);
        return Some(());
    }
    let mut map = Mapping::default();
    for (i, lower) in single {
        let value = lower.value(rw);
        map.values.insert(*args.get(i)?, value);
    }
    let pick = |list: &Indices| -> Indices { kept.iter().filter_map(|&i| list.get(i).copied()).collect() };
    let lists = [divide(&pick(&lower)), divide(&pick(&upper)), divide(&pick(&step))];
    let [lower_list, upper_list, step_list] =
        [0, 1, 2].map(|i: usize| DenseArrayAttr::of_i64s(rw.ctx(), &lists[i].0));
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let [lower, upper, step] = lists.map(|list| list.1);
    let new = Forall::with(&types, lower_list, upper_list, step_list, &lower, &upper, &step, &outputs);
    let new = new.mapping(op.mapping(rw)).build(rw);
    let dict = rw.dict(op.0);
    rw.set_dict(new.0, dict);
    let kept_args: Operands =
        kept.iter().filter_map(|&i| args.get(i).copied()).chain(args.iter().skip(rank).copied()).collect();
    clone_body(rw, block, new.0, &kept_args, &mut map);
    let results = rw.results(new.0).to_vec();
    rw.replace(op.0, &results);
    Some(())
}

/// Replaces induction variables of dimensions with one iteration by the lower bound.
pub(super) fn known_induction_vars(op: Forall, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = only_block(rw, op.body(rw))?;
    let args = Operands::from_slice(rw.args(block));
    let [lower, upper, step] = op.mixed_bounds(rw);
    let mut changed = false;
    for (((&lower, upper), step), arg) in lower.iter().zip(upper).zip(step).zip(args) {
        if rw.has_no_uses(arg)
            || !trip_count(rw, lower, upper, step, true).is_some_and(|count| count.is_one())
        {
            continue;
        }
        let value = lower.value(rw);
        rw.replace_uses(arg, value);
        changed = true;
    }
    changed.then_some(())
}
