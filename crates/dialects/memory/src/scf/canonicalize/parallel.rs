//! Canonicalization of `scf.parallel`.

use super::loops::trip_count;
use super::{Operands, only_block};
use crate::index_list::Index;
use crate::prelude::*;
use crate::scf::{Parallel, Reduce};

/// Lower bounds, upper bounds and steps.
type Bounds = [Operands; 3];

fn bounds(op: Parallel, rw: &Rewriter<'_>) -> Bounds {
    [op.lower_bound(rw), op.upper_bound(rw), op.step(rw)].map(|values| values.iter().collect())
}

/// Clones the operations of a block except its terminator at the insertion point.
pub(super) fn clone_block(rw: &mut Rewriter<'_>, block: Block, map: &mut Mapping) {
    let end = rw.last_op(block);
    let ops: Vec<Op> = rw.ops(block).filter(|&op| Some(op) != end).collect();
    for op in ops {
        rw.clone_op(op, map);
    }
}

/// Drops dimensions with one iteration; a loop without iterations gives its initial values.
pub(super) fn drop_dims(op: Parallel, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = only_block(rw, op.body(rw))?;
    let reduce = rw.last_op(block).and_then(|end| rw.as_::<Reduce>(end))?;
    let [lower, upper, step] = bounds(op, rw);
    let inits: Operands = op.init_vals(rw).iter().collect();
    let args = Operands::from_slice(rw.args(block));
    let mut map = Mapping::default();
    let mut kept: Bounds = Default::default();
    let mut kept_args = Operands::new();
    for (i, &arg) in args.iter().enumerate() {
        let (lower, upper, step) = (*lower.get(i)?, *upper.get(i)?, *step.get(i)?);
        let index = Index::Dynamic;
        let count = trip_count(rw, index(lower), index(upper), index(step), true);
        if count.as_ref().is_some_and(|count| count.is_zero()) {
            rw.replace(op.0, &inits);
            return Some(());
        }
        if count.is_some_and(|count| count.is_one()) {
            map.values.insert(arg, lower);
            continue;
        }
        for (list, value) in kept.iter_mut().zip([lower, upper, step]) {
            list.push(value);
        }
        kept_args.push(arg);
    }
    if kept_args.len() == args.len() {
        return None;
    }
    if kept_args.is_empty() {
        clone_block(rw, block, &mut map);
        let values: Operands = rw.operands(reduce.0).iter().collect();
        let mut results = Operands::new();
        for ((region, init), value) in rw.regions(reduce.0).into_iter().zip(inits).zip(values) {
            let block = only_block(rw, region)?;
            let value = map.value(value);
            let pair = rw.args(block).first().copied().zip(rw.args(block).get(1).copied());
            let (left, right) = pair?;
            map.values.insert(left, init);
            map.values.insert(right, value);
            clone_block(rw, block, &mut map);
            let end = rw.last_op(block)?;
            results.push(map.value(rw.operand(end, 0)));
        }
        rw.replace(op.0, &results);
        return Some(());
    }
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let [lower, upper, step] = kept;
    let new = Parallel::build(rw, &types, &lower, &upper, &step, &inits);
    clone_body(rw, block, new.0, &kept_args, &mut map);
    let results = rw.results(new.0).to_vec();
    rw.replace(op.0, &results);
    Some(())
}

/// Clones a block with those of its arguments that `kept` lists into the first region of an operation.
pub(super) fn clone_body(
    rw: &mut Rewriter<'_>,
    block: Block,
    to: Op,
    kept: &[Value],
    map: &mut Mapping,
) -> Block {
    let types: SmallVec<[Type; 8]> = kept.iter().map(|&arg| rw.ty(arg)).collect();
    let new_block = rw.add_block(to, 0, &types);
    let new_args = Operands::from_slice(rw.args(new_block));
    for (&arg, new) in kept.iter().zip(new_args) {
        let loc = rw.arg_loc(arg);
        rw.set_arg_loc(new, loc);
        map.values.insert(arg, new);
    }
    let point = rw.insert_point();
    rw.set_end(new_block);
    let ops: Vec<Op> = rw.ops(block).collect();
    for op in ops {
        rw.clone_op(op, map);
    }
    rw.set_insert_point(point);
    new_block
}

/// Merges a loop with the only one inside it.
pub(super) fn merge_nested(op: Parallel, rw: &mut Rewriter<'_>) -> Option<()> {
    let outer = only_block(rw, op.body(rw))?;
    let first = rw.first_op(outer).filter(|&first| rw.next_op(first) == rw.last_op(outer))?;
    let inner = rw.as_::<Parallel>(first)?;
    let inner_block = only_block(rw, inner.body(rw))?;
    let outer_args = Operands::from_slice(rw.args(outer));
    let inner_bounds = bounds(inner, rw);
    if inner_bounds.iter().flatten().any(|value| outer_args.contains(value)) {
        return None;
    }
    if !op.init_vals(rw).is_empty() || !inner.init_vals(rw).is_empty() {
        return None;
    }
    let mut all = bounds(op, rw);
    for (list, more) in all.iter_mut().zip(inner_bounds) {
        list.extend(more);
    }
    let loc = rw.loc();
    let [lower, upper, step] = all;
    let new = Parallel::build(rw, &[], &lower, &upper, &step, &[]);
    let types: SmallVec<[Type; 8]> = SmallVec::from_elem(Type::INDEX, lower.len());
    let block = rw.add_block(new.0, 0, &types);
    let args = Operands::from_slice(rw.args(block));
    for &arg in &args {
        rw.set_arg_loc(arg, loc);
    }
    let old = outer_args.into_iter().chain(rw.args(inner_block).iter().copied());
    let mut map = Mapping::default();
    map.values.extend(old.zip(args));
    rw.set_end(block);
    clone_block(rw, inner_block, &mut map);
    rw.create(OpState::new(Reduce::DEF, loc));
    rw.set_before(op.0);
    rw.replace(op.0, &[]);
    Some(())
}
