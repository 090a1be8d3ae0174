//! Canonicalization of `scf.while`.

use super::{Operands, block_and_yield, is_empty, only_block};
use crate::prelude::*;
use crate::scf::{Condition, If, While, Yield};

/// The blocks of both regions, and the operation that ends the first one.
struct Parts {
    before: Block,
    after: Block,
    condition: Condition,
}

fn parts(b: &Body, op: While) -> Option<Parts> {
    let before = only_block(b, op.before(b))?;
    let after = only_block(b, op.after(b))?;
    let condition = b.last_op(before).and_then(|end| b.as_::<Condition>(end))?;
    Some(Parts { before, after, condition })
}

/// Pairs of the values passed to the second region and the arguments that receive them.
fn passed(b: &Body, parts: &Parts) -> SmallVec<[(Value, Value); 4]> {
    parts.condition.args(b).iter().zip(b.args(parts.after).iter().copied()).collect()
}

/// The condition holds in the second region.
pub(super) fn condition_holds(op: While, rw: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(rw, op)?;
    let condition = parts.condition.condition(rw);
    let mut constant = None;
    for (value, arg) in passed(rw, &parts) {
        if value != condition || rw.has_no_uses(arg) {
            continue;
        }
        let holds = match constant {
            Some(holds) => holds,
            None => arith::Constant::bool(rw, true),
        };
        constant = Some(holds);
        rw.replace_uses(arg, holds);
    }
    constant.map(|_| ())
}

/// A comparison in the second region that is the condition, or its opposite, is constant.
pub(super) fn comparison_holds(op: While, rw: &mut Rewriter<'_>) -> Option<()> {
    let parts = parts(rw, op)?;
    let compare = rw.def_as::<arith::CmpI>(parts.condition.condition(rw))?;
    let predicate = compare.predicate(rw)?;
    let sides = [compare.lhs(rw), compare.rhs(rw)];
    let mut changed = false;
    for (value, arg) in passed(rw, &parts) {
        for i in 0..2 {
            if value != sides[i] {
                continue;
            }
            let mut seen: FxHashSet<Op> = FxHashSet::default();
            let users: SmallVec<[Op; 8]> = rw.users(arg).filter(|&user| seen.insert(user)).collect();
            for user in users {
                let Some(other) = rw.as_::<arith::CmpI>(user) else { continue };
                if rw.operand(user, 1 - i) != sides[1 - i] {
                    continue;
                }
                let holds = match other.predicate(rw) {
                    Some(same) if same == predicate => true,
                    Some(opposite) if opposite == predicate.inverted() => false,
                    _ => continue,
                };
                let loc = rw.loc();
                let user_loc = rw.body().loc(user);
                rw.set_loc(user_loc);
                let constant = arith::Constant::bool(rw, holds);
                rw.set_loc(loc);
                rw.replace(user, &[constant]);
                changed = true;
            }
        }
    }
    changed.then_some(())
}

/// Passes the arguments of the first region on in their own order.
pub(super) fn align_args(op: While, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let Parts { before, after, condition } = parts(rw, op)?;
    let args = Operands::from_slice(rw.args(before));
    let passed: Operands = condition.args(rw).iter().collect();
    if args == passed || args.len() != passed.len() {
        return None;
    }
    let position: FxHashMap<Value, usize> = args.iter().enumerate().map(|(i, &arg)| (arg, i)).collect();
    // The new position of each passed value.
    let mapping: Option<SmallVec<[usize; 8]>> =
        passed.iter().map(|value| position.get(value).copied()).collect();
    let mapping = mapping?;
    if mapping.iter().collect::<FxHashSet<_>>().len() != mapping.len() {
        return None;
    }
    let loc = rw.loc();
    let flag = condition.condition(rw);
    rw.set_before(condition.0);
    let condition_loc = rw.body().loc(condition.0);
    rw.set_loc(condition_loc);
    Condition::build(rw, flag, &args);
    rw.erase(condition.0);
    rw.set_loc(loc);
    rw.set_before(op.0);
    let mut types: SmallVec<[Type; 8]> = SmallVec::from_elem(Type::NONE, args.len());
    for (result, &at) in rw.results(op.0).iter().zip(&mapping) {
        types[at] = rw.ty(result);
    }
    let inits: Operands = op.inits(rw).iter().collect();
    let new = While::build(rw, &types, &inits);
    let init_types: SmallVec<[Type; 8]> = inits.iter().map(|&init| rw.ty(init)).collect();
    let new_before = rw.add_block(new.0, 0, &init_types);
    let new_after = rw.add_block(new.0, 1, &types);
    let new_args = Operands::from_slice(rw.args(new_before));
    for (&arg, &old) in new_args.iter().zip(&args) {
        let loc = rw.arg_loc(old);
        rw.set_arg_loc(arg, loc);
    }
    let after_args = Operands::from_slice(rw.args(new_after));
    for &arg in &after_args {
        rw.set_arg_loc(arg, loc);
    }
    let permuted = |values: &[Value]| -> Operands { mapping.iter().map(|&at| values[at]).collect() };
    rw.inline_block(before, InsertPoint::End(new_before), &new_args);
    rw.inline_block(after, InsertPoint::End(new_after), &permuted(&after_args));
    Some(permuted(&rw.results(new.0).to_vec()))
}

/// The values of a region that the operations inside `block`, also nested ones, use, in the order of their first use.
fn used_values(b: &Body, block: Block, defined_in: Block) -> Operands {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut used = Operands::new();
    let mut visit = |op: Op| {
        for value in b.operands(op) {
            let of = match b.value_def(value) {
                ValueDef::Arg(block, _) => Some(block),
                ValueDef::Result(def, _) => b.block_of(def),
            };
            if of == Some(defined_in) && seen.insert(value) {
                used.push(value);
            }
        }
    };
    for op in b.ops(block) {
        b.walk_from(op, &mut visit);
    }
    used
}

/// Moves an `scf.if` with the condition of the loop from the end of the first region to the start of the second one.
pub(super) fn move_if_down(op: While, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let Parts { before, after, condition } = parts(rw, op)?;
    let inner = rw.prev_op(condition.0).and_then(|op| rw.as_::<If>(op))?;
    if inner.condition(rw) != condition.condition(rw) {
        return None;
    }
    let (then_region, else_region) = (inner.then_region(rw), inner.else_region(rw));
    let (then_block, then_end) = block_and_yield(rw, then_region)?;
    let else_block = rw.entry_block(else_region);
    if else_block.is_some_and(|block| !is_empty(rw, block)) {
        return None;
    }
    let results = rw.results(inner.0).to_vec();
    // The condition may be a result, too, only in unreachable or invalid code.
    if results.iter().any(|&result| rw.users(result).any(|user| user != condition.0)) {
        return None;
    }
    let else_end = else_block.and_then(|block| rw.last_op(block));
    let used = used_values(rw, then_block, before);
    // Arguments of the second region that stand for values of the first one, which are not visible there.
    let mut deferred: SmallVec<[(Value, Value); 2]> = SmallVec::new();
    let mut replaced: FxHashSet<Value> = FxHashSet::default();
    for (value, arg) in passed(rw, &Parts { before, after, condition }) {
        let Some(i) = results.iter().position(|&result| result == value) else { continue };
        let then_value = rw.operand(then_end, i);
        let else_value = rw.operand(else_end?, i);
        if !replaced.insert(value) && then_value == else_value {
            // A further argument keeps receiving the value.
            continue;
        }
        rw.replace_uses(value, else_value);
        match used.contains(&then_value) {
            true => deferred.push((arg, then_value)),
            false => rw.replace_uses(arg, then_value),
        }
    }
    let mut types: SmallVec<[Type; 8]> = rw.types(rw.results(op.0)).collect();
    let n = types.len();
    let used_types: SmallVec<[Type; 8]> = used.iter().map(|&value| rw.ty(value)).collect();
    types.extend_from_slice(&used_types);
    let inits: Operands = op.inits(rw).iter().collect();
    let new = While::build(rw, &types, &inits);
    for i in 0..2 {
        let (from, to) = (rw.region(op.0, i), rw.region(new.0, i));
        rw.inline_region_before(from, to, None);
    }
    let loc = rw.loc();
    let args = rw.add_args_at(after, &used_types, loc).to_vec();
    rw.modified(new.0);
    if !used.is_empty() {
        let mut operands: Operands = rw.operands(condition.0).iter().collect();
        operands.extend(used.iter().copied());
        rw.set_operands(condition.0, &operands);
    }
    rw.modified(condition.0);
    for (&value, &arg) in used.iter().zip(&args) {
        rw.replace_uses_where(value, arg, |b, u| b.is_inside_region(u.owner, then_region));
    }
    for (arg, value) in deferred {
        if let Some(i) = used.iter().position(|&used| used == value) {
            rw.replace_uses(arg, args[i]);
        }
    }
    rw.erase(then_end);
    let first = rw.first_op(after)?;
    rw.inline_block(then_block, InsertPoint::Before(first), &[]);
    rw.erase(inner.0);
    rw.set_before(op.0);
    debug_assert!(rw.last_op(after).is_some_and(|end| rw.is::<Yield>(end)), "the second region yields");
    Some(rw.results(new.0).slice(0, n))
}
