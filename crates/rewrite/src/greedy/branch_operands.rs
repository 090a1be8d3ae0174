//! Edits of the operands that branches pass to their successors.

use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::decl::{Arity, Groups};
use terrace_ir::{Block, Body, Op, OpDef, Type, Value};
use terrace_support::small_vec::SmallVec;

/// The attributes that count the operands of each successor, and the number of the first successor that they count.
const SUCCESSOR_SEGMENTS: [(&str, usize); 2] = [("case_operand_segments", 1), ("indbr_operand_segments", 0)];

/// The slot of the attribute that counts operands by successor, and the number of the first successor.
fn successor_segments(def: &OpDef) -> Option<(usize, usize)> {
    SUCCESSOR_SEGMENTS.iter().find_map(|&(name, first)| Some((def.slot_of(name)?, first)))
}

/// Whether branch operands can be added and removed: the operation has no attribute that counts them except those that
/// [`resize`] updates.
pub(crate) fn can_shrink(body: &Body, op: Op) -> bool {
    let mut names = body.def(op).attrs.iter().map(|attr| attr.name);
    let is_known = |name| SUCCESSOR_SEGMENTS.iter().any(|&(known, _)| name == known);
    !names.any(|name| name.ends_with("_segments") && !is_known(name))
}

/// The end of the operands that a branch passes to a successor, and the segment that counts them; `None` if the operands
/// cannot be changed.
pub fn end_of_operands(body: &Body, op: Op, succ: usize) -> Option<(usize, Option<usize>)> {
    let def = body.def(op);
    let (start, end) = def.hooks.branch.filter(|_| can_shrink(body, op))?(body, op, succ)?;
    let Some(slot) = def.operand_segments_slot() else { return Some((end, None)) };
    let group = if successor_segments(def).is_some() { 1 + succ.min(1) } else { 1 + succ };
    let range = Groups::operand_range(body.ctx(), def, body.slot(op, slot), body.n_operands(op), group);
    let fits = group < def.operands.len() && (start == end || range.0 <= start && end <= range.1);
    fits.then_some((end, Some(group)))
}

/// Whether a branch can pass further values of a type to a successor.
pub fn can_pass(body: &Body, op: Op, succ: usize, ty: Type) -> bool {
    let Some((_, group)) = end_of_operands(body, op, succ) else { return false };
    let groups = body.def(op).operands;
    let passed = match group {
        Some(group) => groups.get(group),
        None => groups.iter().find(|group| group.arity == Arity::Variadic),
    };
    passed.is_none_or(|passed| passed.constraint.pred.holds(body.ctx(), ty))
}

/// Appends to the operands that a branch passes to a successor.
pub fn append(body: &mut Body, op: Op, succ: usize, values: &[Value]) {
    replace(body, op, succ, 0, values);
}

/// Replaces the operands that a branch passes to a successor.
pub fn assign(body: &mut Body, op: Op, succ: usize, values: &[Value]) {
    replace(body, op, succ, usize::MAX, values);
}

/// Replaces the last operands that a branch passes to a successor, at most `n` of them.
fn replace(body: &mut Body, op: Op, succ: usize, n: usize, values: &[Value]) {
    let def = body.def(op);
    let Some((end, group)) = end_of_operands(body, op, succ) else { return };
    let Some((start, _)) = def.hooks.branch.and_then(|branch| branch(body, op, succ)) else { return };
    let mut operands = body.operands(op).to_vec();
    let end = end.min(operands.len());
    let start = start.max(end.saturating_sub(n)).min(end);
    operands.drain(start..end);
    operands.insert_many(start, values.iter().copied());
    let by = values.len() as i32 - (end - start) as i32;
    body.set_operands(op, &operands);
    if let (Some(slot), Some(group)) = (def.operand_segments_slot(), group) {
        resize(body, op, slot, group, by);
    }
    if let Some((slot, first)) = successor_segments(def)
        && let Some(segment) = succ.checked_sub(first)
    {
        resize(body, op, slot, segment, by);
    }
}

/// Removes the operands that branches pass for argument `index` of a block.
pub fn drop_passed(body: &mut Body, block: Block, index: usize) {
    let mut branches: Vec<Op> = body.block_uses(block).map(|use_| use_.owner).collect();
    branches.sort_unstable();
    branches.dedup();
    for op in branches {
        for i in (0..body.n_succs(op)).rev() {
            let range = body.def(op).hooks.branch.and_then(|branch| branch(body, op, i));
            if body.succ(op, i) == block
                && let Some((start, end)) = range
                && start + index < end
            {
                remove_operand(body, op, start + index);
            }
        }
    }
}

/// Removes an operand and updates its segment.
fn remove_operand(body: &mut Body, op: Op, at: usize) {
    if at >= body.n_operands(op) {
        return;
    }
    let branch = body.def(op).hooks.branch;
    if let Some((slot, first)) = successor_segments(body.def(op)) {
        let succ = (first..body.n_succs(op)).find(|&i| {
            let range = branch.and_then(|branch| branch(body, op, i));
            range.is_some_and(|(start, end)| (start..end).contains(&at))
        });
        if let Some(succ) = succ {
            resize(body, op, slot, succ - first, -1);
        }
    }
    body.erase_operands(op, |i| i == at);
    let Some(slot) = body.def(op).operand_segments_slot() else { return };
    let ctx = body.ctx().clone();
    let Some(sizes) = body.slot(op, slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(&ctx)) else { return };
    let mut end = 0usize;
    let segment = sizes.i32s().position(|size| {
        end += usize::try_from(size).unwrap_or(0);
        at < end
    });
    if let Some(segment) = segment {
        resize(body, op, slot, segment, -1);
    }
}

/// Adds `by` to an element of an array of sizes.
fn resize(body: &mut Body, op: Op, slot: usize, at: usize, by: i32) {
    let ctx = body.ctx().clone();
    let Some(sizes) = body.slot(op, slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(&ctx)) else { return };
    let mut sizes: SmallVec<[i32; 4]> = sizes.i32s().collect();
    if let Some(size) = sizes.get_mut(at) {
        *size += by;
    }
    body.set_slot(op, slot, Some(DenseArrayAttr::of_i32s(&ctx, &sizes)));
}
