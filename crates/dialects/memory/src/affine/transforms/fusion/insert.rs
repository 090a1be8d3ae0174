//! A slice of a loop nest becomes part of another one (`fuseLoops`).

use super::super::nest::{add_inits, move_ops};
use super::super::parallelize::is_parallel_reduction;
use super::super::promote::{has_one_iteration, promote};
use super::graph::Node;
use super::slice::Slice;
use crate::affine::For;
use crate::affine::analysis::inputs::for_of;
use crate::affine::compose::canonicalize;
use crate::affine::loops::Bound;
use crate::bufferization::transforms::allocations::ancestor_in;
use crate::prelude::*;

/// Puts a copy of a loop with the bounds of a slice into the slice's target. Reductions continue in the loop around them if
/// `joins_reductions` is set. Returns the loop that the target became.
pub(super) fn fuse(b: &mut Body, source: For, slice: &Slice, joins_reductions: bool) -> Option<For> {
    let mut target = slice.target;
    let block = b.entry_block(target.body(b))?;
    let before = if slice.at_start { b.first_op(block) } else { b.last_op(block) }?;
    let mut map = Mapping::default();
    let clone = b.clone_op(source.0, &mut map);
    b.insert_before(clone, before);
    let mut loops: Vec<For> = Vec::new();
    for (iv, bounds) in slice.ivs.iter().zip(&slice.bounds) {
        let Some(op) = map.values.get(iv).and_then(|&iv| for_of(b, iv)) else { continue };
        let bound = |map: &Option<AffineMap>, own: Bound| -> Bound {
            let Some(map) = map.as_ref().filter(|map| !map.results.is_empty()) else { return own };
            let (mut map, mut operands) = (map.clone(), slice.operands.iter().copied().collect());
            canonicalize(b, &mut map, &mut operands);
            (map, operands)
        };
        let (lower, upper) = (op.lower_bound(b)?, op.upper_bound(b)?);
        let (lower, upper) = (bound(&bounds[0], lower), bound(&bounds[1], upper));
        op.set_bounds(b, &lower, &upper);
        loops.push(op);
    }
    let joins_reductions = joins_reductions && slice.is_unit(b);
    for op in loops {
        if joins_reductions && is_parallel_reduction(b, op) {
            let parent = b.parent_op(op.0);
            if let Some(joined) = join_reduction(b, op)
                && parent == Some(target.0)
            {
                target = joined;
            }
        } else if has_one_iteration(b, op) {
            promote(b, op);
        }
    }
    Some(target)
}

/// Lets the loop around one that has a single iteration carry its values, and what uses its results come after that loop. Returns
/// the new loop around.
fn join_reduction(b: &mut Body, op: For) -> Option<For> {
    let parent = b.as_::<For>(b.parent_op(op.0)?)?;
    let inits = op.inits(b).to_vec();
    if !has_one_iteration(b, op) || inits.iter().any(|&init| b.is_defined_inside(init, parent.0)) {
        return None;
    }
    let results = b.results(op.0).to_vec();
    let users = users_after(b, &results)?;
    let new = add_inits(b, parent, &inits)?;
    let block = b.entry_block(op.body(b))?;
    let (end, outer) = (b.last_op(block)?, b.entry_block(new.body(b))?);
    let yielded = b.operands(end).to_vec();
    let outer_end = b.last_op(outer)?;
    let all: Vec<Value> = b.operands(outer_end).iter().chain(yielded).collect();
    b.set_operands(outer_end, &all);
    let n = inits.len();
    let first = b.n_results(new.0) - n;
    for (i, &result) in results.iter().enumerate() {
        let value = b.result(new.0, first + i);
        b.replace_all_uses(result, value);
    }
    let mut at = new.0;
    for user in users {
        b.detach(user);
        b.insert_after(user, at);
        at = user;
    }
    let (args, outer_args) = (b.args(block).to_vec(), b.args(outer).to_vec());
    b.replace_all_uses(*args.first()?, *outer_args.first()?);
    for (&arg, &outer_arg) in args.iter().skip(1).zip(outer_args.get(outer_args.len() - n..)?) {
        b.replace_all_uses(arg, outer_arg);
    }
    move_ops(b, block, op.0);
    b.erase(op.0);
    Some(new)
}

/// The operations of the same block that use values, directly or by way of others, in order. `None` if they cannot be moved behind
/// the loop with this body: its end is one of them, they use other values that the loop defines, or the order of accesses matters.
fn users_after(b: &Body, values: &[Value]) -> Option<Vec<Op>> {
    let block = b.def_block(*values.first()?)?;
    let parent = b.parent_op(b.def_op(*values.first()?)?)?;
    let end = b.last_op(block)?;
    let mut found: FxHashSet<Op> = FxHashSet::default();
    let mut pending: Vec<Value> = values.to_vec();
    while let Some(value) = pending.pop() {
        for user in b.users(value) {
            let user = ancestor_in(b, block, user)?;
            if user == end {
                return None;
            }
            if found.insert(user) {
                pending.extend(b.results(user).iter());
            }
        }
    }
    let users: Vec<Op> = b.ops(block).filter(|op| found.contains(op)).collect();
    let is_available = |value: Value, user: Op| {
        let is_moved = || b.def_op(value).is_some_and(|def| found.contains(&def));
        values.contains(&value)
            || is_moved()
            || b.is_defined_inside(value, user)
            || !b.is_defined_inside(value, parent)
    };
    for &user in &users {
        let mut is_legal = true;
        b.walk_from(user, &mut |op| {
            is_legal &= b.operands(op).iter().all(|value| is_available(value, user));
        });
        if !is_legal {
            return None;
        }
    }
    let mut moved: Vec<Node> = Vec::new();
    for op in b.ops(block) {
        let node = Node::new(b, op);
        match found.contains(&op) {
            true => moved.push(node),
            false if moved.iter().any(|moved| moved.conflicts(b, &node)) => return None,
            false => {}
        }
    }
    Some(users)
}
