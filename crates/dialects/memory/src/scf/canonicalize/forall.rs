//! Canonicalization of `scf.forall`.

use super::loops::trip_count;
use super::parallel::clone_body;
use super::{Operands, only_block};
use crate::index_list::{Index, Indices, divide, fold_constants, out_of_bounds};
use crate::prelude::*;
use crate::scf::Forall;
use crate::tensor::{self, Cast, InsertSlice, ParallelInsertSlice};

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

/// The operations that change shared outputs, with the block arguments of the outputs.
fn combining_ops(b: &Body, block: Block) -> SmallVec<[(ParallelInsertSlice, Value); 4]> {
    let region = b.last_op(block).and_then(|end| b.regions(end).into_iter().next());
    let ops = region.and_then(|region| b.entry_block(region)).map(|inner| b.ops(inner));
    let combining = ops.into_iter().flatten().filter_map(|op| b.as_::<ParallelInsertSlice>(op));
    combining.map(|op| (op, op.dest(b))).collect()
}

/// Replaces shared outputs that nothing changes, or whose results are unused, by themselves.
pub(super) fn drop_outputs(op: Forall, rw: &mut Rewriter<'_>) -> Option<()> {
    let outputs: Operands = op.outputs(rw).iter().collect();
    let block = only_block(rw, op.body(rw))?;
    let n_dims = rw.args(block).len().checked_sub(outputs.len())?;
    let args = Operands::from_slice(&rw.args(block)[n_dims..]);
    let combining = combining_ops(rw, block);
    let results = rw.results(op.0);
    let is_dropped: SmallVec<[bool; 8]> = (args.iter().zip(results).zip(&outputs))
        .map(|((&arg, result), &output)| {
            let is_unused = rw.has_no_uses(result) || combining.iter().all(|&(_, dest)| dest != arg);
            // In a cycle of definitions a loop may be its own output.
            is_unused && rw.def_op(output) != Some(op.0)
        })
        .collect();
    if !is_dropped.contains(&true) {
        return None;
    }
    let dropped = |i: usize| is_dropped.get(i) == Some(&true);
    for (i, ((&arg, result), &output)) in args.iter().zip(results).zip(&outputs).enumerate() {
        if dropped(i) {
            let ops = combining.iter().filter(|&&(_, dest)| dest == arg);
            ops.for_each(|&(op, _)| rw.erase(op.0));
            rw.replace_uses(arg, output);
            rw.replace_uses(result, output);
        }
    }
    for i in (0..outputs.len()).rev().filter(|&i| dropped(i)) {
        rw.erase_arg(block, n_dims + i);
    }
    rw.modified(op.0);
    let new = Forall(rw.erase_results(op.0, dropped));
    let [lower, upper, step] = new.dynamic_bounds(rw).map(|list| list.to_vec());
    let kept: Operands =
        outputs.iter().enumerate().filter(|&(i, _)| !dropped(i)).map(|(_, &output)| output).collect();
    rw.set_operand_groups(new.0, &[&lower, &upper, &step, &kept]);
    Some(())
}

/// A shared output that is a cast tensor is the tensor with the static extents.
pub(super) fn cast_outputs(op: Forall, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let old: Operands = op.outputs(rw).iter().collect();
    let outputs: Operands =
        old.iter().map(|&output| tensor::foldable_cast_source(rw, output).unwrap_or(output)).collect();
    if outputs == old {
        return None;
    }
    let block = only_block(rw, op.body(rw))?;
    let args = Operands::from_slice(rw.args(block));
    let n_dims = args.len().checked_sub(outputs.len())?;
    let fits = combining_ops(rw, block).into_iter().all(|(combining, dest)| {
        let output = args[n_dims..].iter().position(|&arg| arg == dest).and_then(|i| outputs.get(i));
        let ty = output.and_then(|&output| tensor::ranked(rw.ctx(), rw, output));
        ty.is_some_and(|ty| out_of_bounds(ty.shape, &combining.slice(rw)).is_none())
    });
    if !fits {
        return None;
    }
    let [lower, upper, step] = op.static_bounds(rw).map(|list| DenseArrayAttr::of_i64s(rw.ctx(), &list));
    let [lower_values, upper_values, step_values] = op.dynamic_bounds(rw).map(|list| list.to_vec());
    let types: SmallVec<[Type; 8]> = outputs.iter().map(|&output| rw.ty(output)).collect();
    let new = Forall::with(&types, lower, upper, step, &lower_values, &upper_values, &step_values, &outputs);
    let new = new.mapping(op.mapping(rw)).build(rw);
    let arg_types: SmallVec<[Type; 8]> =
        args[..n_dims].iter().map(|&arg| rw.ty(arg)).chain(types.iter().copied()).collect();
    let new_block = rw.add_block(new.0, 0, &arg_types);
    let new_args = Operands::from_slice(rw.args(new_block));
    rw.set_end(new_block);
    let mut values = new_args.clone();
    for ((value, &output), &before) in values[n_dims..].iter_mut().zip(&outputs).zip(&old) {
        if output != before {
            let ty = rw.ty(before);
            *value = Cast::new(rw, ty, *value);
        }
    }
    rw.inline_block(block, InsertPoint::End(new_block), &values);
    // What is combined is the output itself, not its cast.
    for (combining, dest) in combining_ops(rw, new_block) {
        if let Some(i) = values.iter().position(|&value| value == dest) {
            rw.set_operand(combining.0, 1, new_args[i]);
        }
    }
    rw.set_before(op.0);
    let mut results: Operands = rw.results(new.0).iter().collect();
    for ((result, &output), &before) in results.iter_mut().zip(&outputs).zip(&old) {
        if output != before {
            let ty = rw.ty(before);
            *result = Cast::new(rw, ty, *result);
        }
    }
    Some(results)
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
        let end = rw.last_op(block)?;
        let combining = combining_ops(rw, block);
        let mut values: Operands = lower.iter().map(|&lower| lower.value(rw)).collect();
        values.extend(outputs.iter().copied());
        rw.inline_block(block, InsertPoint::Before(op.0), &values);
        let mut results = outputs;
        for (combine, dest) in combining {
            let output = args.iter().skip(rank).position(|&arg| arg == dest);
            let Some(result) = output.and_then(|i| results.get_mut(i)) else { continue };
            let (source, lists) = (combine.source(rw), combine.mixed_lists(rw));
            *result =
                InsertSlice::of_lists(rw, source, *result, lists.each_ref().map(|list| list.as_slice()));
        }
        rw.erase(end);
        rw.replace(op.0, &results);
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
