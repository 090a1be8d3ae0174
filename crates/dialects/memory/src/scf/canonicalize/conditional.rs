//! Canonicalization of `scf.if`.

use super::{Operands, block_and_yield, is_empty, only_block, yielded};
use crate::prelude::*;
use crate::scf::{If, Yield};
use terrace_ir::folding::bool_of;

/// The value whose negation `value` is: `xor` with one.
pub(super) fn negated(b: &Body, value: Value) -> Option<Value> {
    let xor = b.def_as::<arith::XOrI>(value)?;
    (bool_of(b, xor.rhs(b)) == Some(true)).then(|| xor.lhs(b))
}

/// The block of the else region, if there is one.
fn else_block(b: &Body, op: If) -> Option<Block> {
    b.entry_block(op.else_region(b))
}

/// Replaces a `scf.yield` by one with other operands.
fn replace_yield(rw: &mut Rewriter<'_>, end: Op, values: &[Value]) {
    let loc = rw.loc();
    let end_loc = rw.body().loc(end);
    rw.set_before(end);
    rw.set_loc(end_loc);
    Yield::build(rw, values);
    rw.erase(end);
    rw.set_loc(loc);
}

/// Merges the operations of `from`, which is in another operation, into the end of `to`, and yields the values of both.
fn merge_blocks(rw: &mut Rewriter<'_>, to: Block, from: Block) -> Option<()> {
    let (end, end2) = (rw.last_op(to)?, rw.last_op(from)?);
    rw.inline_block(from, InsertPoint::End(to), &[]);
    let mut values: Operands = rw.operands(end).iter().collect();
    values.extend(rw.operands(end2));
    let loc = rw.loc();
    let end_loc = rw.body().loc(end2);
    rw.set_end(to);
    rw.set_loc(end_loc);
    Yield::build(rw, &values);
    rw.erase(end);
    rw.erase(end2);
    rw.set_loc(loc);
    Some(())
}

/// Merges an operation into the one in front of it that has the same or the opposite condition.
pub(super) fn combine_with_previous(next: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let prev = rw.prev_op(next.0).and_then(|op| rw.as_::<If>(op))?;
    let (condition, next_condition) = (prev.condition(rw), next.condition(rw));
    let then_block = only_block(rw, next.then_region(rw))?;
    let other_block = else_block(rw, next);
    let (mut next_then, mut next_else) = (None, None);
    if condition == next_condition {
        (next_then, next_else) = (Some(then_block), other_block);
    }
    if negated(rw, next_condition) == Some(condition) || negated(rw, condition) == Some(next_condition) {
        next_else = Some(then_block);
        if other_block.is_some() {
            next_then = other_block;
        }
    }
    if next_then.is_none() && next_else.is_none() {
        return None;
    }
    let (prev_then, prev_else) = (only_block(rw, prev.then_region(rw))?, else_block(rw, prev));
    block_and_yield(rw, prev.then_region(rw))?;
    let (then_values, else_values) =
        (yielded(rw, prev_then), prev_else.map(|block| yielded(rw, block)).unwrap_or_default());
    let region_of_block =
        |rw: &Rewriter<'_>, block: Option<Block>| block.and_then(|block| rw.region_of(block));
    let (then_region, else_region) = (region_of_block(rw, next_then), region_of_block(rw, next_else));
    for ((result, &yes), &no) in rw.results(prev.0).iter().zip(&then_values).zip(&else_values) {
        let uses: SmallVec<[_; 8]> = rw.uses(result).collect();
        for u in uses {
            let in_region =
                |region: Option<Region>| region.is_some_and(|region| rw.is_inside_region(u.owner, region));
            let value = match (in_region(then_region), in_region(else_region)) {
                (true, _) => yes,
                (false, true) => no,
                (false, false) => continue,
            };
            rw.replace_operand(u.owner, u.index as usize, value);
        }
    }
    let mut types: SmallVec<[Type; 4]> = rw.types(rw.results(prev.0)).collect();
    types.extend(rw.types(rw.results(next.0)));
    let combined = If::build(rw, &types, condition);
    let (from, to) = (prev.then_region(rw), combined.then_region(rw));
    rw.inline_region_before(from, to, None);
    if let Some(block) = next_then {
        merge_blocks(rw, prev_then, block)?;
    }
    let (from, to) = (prev.else_region(rw), combined.else_region(rw));
    rw.inline_region_before(from, to, None);
    match (next_else, prev_else) {
        (Some(block), Some(into)) => merge_blocks(rw, into, block)?,
        (Some(block), None) => {
            let from = rw.region_of(block)?;
            rw.inline_region_before(from, to, None);
        }
        (None, _) => {}
    }
    let results = rw.results(combined.0);
    let n = rw.n_results(prev.0);
    let (first, rest) = (results.slice(0, n).to_vec(), results.slice(n, results.len()).to_vec());
    rw.set_before(next.0);
    rw.replace(prev.0, &first);
    rw.replace(next.0, &rest);
    Some(())
}

/// Merges an operation with the only one inside it; both conditions must hold then.
pub(super) fn combine_nested(op: If, rw: &mut Rewriter<'_>) -> Option<SmallVec<[Value; 8]>> {
    let (outer, outer_end) = block_and_yield(rw, op.then_region(rw))?;
    let first = rw.first_op(outer).filter(|&first| rw.next_op(first) == Some(outer_end))?;
    let nested = rw.as_::<If>(first)?;
    let outer_else = else_block(rw, op);
    let nested_else = else_block(rw, nested);
    if [outer_else, nested_else].into_iter().flatten().any(|block| !is_empty(rw, block)) {
        return None;
    }
    let mut values = yielded(rw, outer);
    let else_values = outer_else.map(|block| yielded(rw, block)).unwrap_or_default();
    let nested_values = yielded(rw, only_block(rw, nested.then_region(rw))?);
    let nested_else_values = nested_else.map(|block| yielded(rw, block)).unwrap_or_default();
    let mut selected: SmallVec<[usize; 4]> = SmallVec::new();
    for (i, value) in values.iter_mut().enumerate() {
        match rw.value_def(*value) {
            ValueDef::Result(def, n) if def == nested.0 => {
                if nested_else_values.get(n as usize) != else_values.get(i) {
                    return None;
                }
                *value = *nested_values.get(n as usize)?;
            }
            _ if rw.def_region(*value) == Some(op.then_region(rw)) => return None,
            _ => selected.push(i),
        }
    }
    let (condition, nested_condition) = (op.condition(rw), nested.condition(rw));
    let both = arith::AndI::new(rw, condition, nested_condition);
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let new = If::build(rw, &types, both);
    let block = rw.add_block(new.0, 0, &[]);
    let mut results = rw.results(new.0).to_vec();
    rw.set_before(new.0);
    for i in selected {
        results[i] = arith::Select::new(rw, condition, values[i], else_values[i]);
    }
    let nested_block = only_block(rw, nested.then_region(rw))?;
    rw.inline_block(nested_block, InsertPoint::End(block), &[]);
    let end = rw.last_op(block)?;
    replace_yield(rw, end, &values);
    if !else_values.is_empty() {
        let block = rw.add_block(new.0, 1, &[]);
        rw.set_end(block);
        Yield::build(rw, &else_values);
    }
    rw.set_before(op.0);
    Some(results)
}

/// Replaces the condition inside the regions by its value there.
pub(super) fn propagate_condition(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = op.condition(rw);
    if constant_of(rw, condition).is_some() {
        return None;
    }
    let mut known: FxHashMap<Region, Option<bool>> = FxHashMap::default();
    known.insert(op.then_region(rw), Some(true));
    known.insert(op.else_region(rw), Some(false));
    known.extend(rw.def_region(condition).map(|region| (region, None)));
    let uses: SmallVec<[_; 8]> = rw.uses(condition).collect();
    let mut constants: [Option<Value>; 2] = [None; 2];
    for u in uses {
        let mut at = rw.block_of(u.owner).and_then(|block| rw.region_of(block));
        let mut seen: SmallVec<[Region; 4]> = SmallVec::new();
        let mut value = None;
        while let Some(region) = at {
            if let Some(&found) = known.get(&region) {
                value = found;
                break;
            }
            seen.push(region);
            at =
                rw.region_parent(region).and_then(|op| rw.block_of(op)).and_then(|block| rw.region_of(block));
        }
        known.extend(seen.into_iter().map(|region| (region, value)));
        let Some(value) = value else { continue };
        let constant = match constants[usize::from(value)] {
            Some(constant) => constant,
            None => arith::Constant::bool(rw, value),
        };
        constants[usize::from(value)] = Some(constant);
        rw.replace_operand(u.owner, u.index as usize, constant);
    }
    (constants != [None; 2]).then_some(())
}

/// Selects the results whose values are defined outside.
pub(super) fn select_outer_values(op: If, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let n = rw.n_results(op.0);
    if n == 0 {
        return None;
    }
    let (then_region, else_region) = (op.then_region(rw), op.else_region(rw));
    let ((then_block, then_end), (_, else_end)) =
        (block_and_yield(rw, then_region)?, block_and_yield(rw, else_region)?);
    let yes = yielded(rw, then_block);
    let no: Operands = rw.operands(else_end).iter().collect();
    let is_inner = |&(yes, no): &(Value, Value)| {
        rw.def_region(yes) == Some(then_region) || rw.def_region(no) == Some(else_region)
    };
    let pairs: SmallVec<[(Value, Value); 4]> = yes.iter().copied().zip(no).collect();
    let inner: SmallVec<[bool; 4]> = pairs.iter().map(is_inner).collect();
    let types: SmallVec<[Type; 4]> =
        pairs.iter().zip(&inner).filter(|(_, inner)| **inner).map(|(pair, _)| rw.ty(pair.0)).collect();
    if types.len() == n {
        return None;
    }
    let condition = op.condition(rw);
    let new = If::build(rw, &types, condition);
    let (to_then, to_else) = (new.then_region(rw), new.else_region(rw));
    rw.inline_region_before(then_region, to_then, None);
    rw.inline_region_before(else_region, to_else, None);
    rw.set_before(new.0);
    let mut kept = rw.results(new.0).iter();
    let (mut yes, mut no, mut results) = (Operands::new(), Operands::new(), Operands::new());
    for ((value, other), inner) in pairs.into_iter().zip(inner) {
        if inner {
            results.extend(kept.next());
            yes.push(value);
            no.push(other);
        } else if value == other {
            results.push(value);
        } else {
            results.push(arith::Select::new(rw, condition, value, other));
        }
    }
    replace_yield(rw, then_end, &yes);
    replace_yield(rw, else_end, &no);
    rw.set_before(op.0);
    Some(results)
}

/// Drops an else region that does nothing.
pub(super) fn drop_empty_else(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = else_block(rw, op)?;
    if rw.n_results(op.0) != 0 || !is_empty(rw, block) {
        return None;
    }
    let condition = op.condition(rw);
    let new = If::build(rw, &[], condition);
    let dict = rw.dict(op.0);
    rw.set_dict(new.0, dict);
    let (from, to) = (op.then_region(rw), new.then_region(rw));
    rw.inline_region_before(from, to, None);
    rw.erase(op.0);
    Some(())
}

/// Inlines the region that a constant condition chooses.
pub(super) fn known_condition(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let taken = if bool_of(rw, op.condition(rw))? { op.then_region(rw) } else { op.else_region(rw) };
    match rw.entry_block(taken) {
        Some(block) => rw.replace_by_block(op.0, block, &[]),
        None => {
            rw.erase(op.0);
            Some(())
        }
    }
}

/// Replaces results that are equal to the condition, to its negation, or to a value that both regions yield.
pub(super) fn replace_results(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let (then_block, _) = block_and_yield(rw, op.then_region(rw))?;
    let (else_block, _) = block_and_yield(rw, op.else_region(rw))?;
    let (yes, no) = (yielded(rw, then_block), yielded(rw, else_block));
    let condition = op.condition(rw);
    let mut changed = false;
    for ((result, yes), no) in rw.results(op.0).iter().zip(yes).zip(no) {
        if rw.has_no_uses(result) {
            continue;
        }
        let value = if yes == no {
            yes
        } else {
            match (bool_of(rw, yes), bool_of(rw, no)) {
                (Some(true), Some(false)) => condition,
                (Some(false), Some(true)) => {
                    let one = arith::Constant::bool(rw, true);
                    arith::XOrI::new(rw, condition, one)
                }
                _ => continue,
            }
        };
        rw.replace_all_uses(result, value);
        changed = true;
    }
    changed.then_some(())
}
