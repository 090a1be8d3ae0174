//! The simplification of regions after a round: erases unreachable blocks and unused operations and block arguments, and
//! merges identical blocks.
//!
//! Unlike the worklist, it erases cycles of values that only use each other.

use super::branch_operands::{can_shrink, drop_passed};
use super::merge::merge_identical_blocks;
use crate::cfg::{all_regions, erase_unreachable};
use terrace_ir::body::ValueDef;
use terrace_ir::decl::Trait;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::{Block, Body, Op, Region, Value};
use terrace_support::small_vec::SmallVec;

/// How much control flow is simplified after each round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionSimplification {
    /// Only unreachable blocks are erased.
    Disabled,
    /// Unreachable blocks and unused operations and block arguments are erased.
    Normal,
    /// Identical blocks are merged, too, and block arguments that always have the same value are replaced.
    Aggressive,
}

/// Simplifies regions and those inside them; returns whether anything has changed. Unless branches may have changed
/// (`rewritten`), all blocks are reachable.
pub(super) fn simplify_regions(
    body: &mut Body,
    regions: &[Region],
    level: RegionSimplification,
    rewritten: bool,
) -> bool {
    if level == RegionSimplification::Disabled {
        return false;
    }
    let erased_blocks = rewritten && erase_unreachable(body, regions);
    let mut all = all_regions(body, regions);
    let erased_dead = erase_dead(body, &all);
    if level == RegionSimplification::Normal {
        return erased_blocks || erased_dead;
    }
    // No branch leads to the only block of a region, and a region that is erased has none.
    all.retain(|&mut region| body.entry_block(region).is_some() && !body.has_one_block(region));
    let merged_blocks = merge_identical_blocks(body, &all);
    let dropped_args = drop_redundant_args(body, &all);
    erased_blocks || erased_dead || merged_blocks || dropped_args
}

/// The live operations and values, by index.
struct Live {
    ops: Vec<bool>,
    values: Vec<bool>,
    /// How many operations are live.
    n_ops: usize,
    pending: Vec<Value>,
}

impl Live {
    fn value(&mut self, value: Value) {
        if !core::mem::replace(&mut self.values[value.index()], true) {
            self.pending.push(value);
        }
    }

    /// Marks an operation and its operands, except those that it passes to blocks: the arguments decide about these.
    fn op(&mut self, body: &Body, op: Op) {
        if core::mem::replace(&mut self.ops[op.index()], true) {
            return;
        }
        self.n_ops += 1;
        if body.n_succs(op) == 0 {
            body.operands(op).iter().for_each(|operand| self.value(operand));
            return;
        }
        let def = body.def(op);
        let branch = def.hooks.branch.filter(|_| can_shrink(body, op));
        let mut passed: SmallVec<[(usize, usize); 2]> = SmallVec::new();
        for (i, succ) in body.succs(op).enumerate() {
            let range = branch.and_then(|branch| branch(body, op, i));
            let args = body.args(succ);
            match range.filter(|&(start, end)| end - start == args.len()) {
                Some(range) => passed.push(range),
                // Upstream takes unregistered operations for no terminators, so that they use no argument.
                None if !def.registered => {}
                None => args.iter().for_each(|&arg| self.value(arg)),
            }
        }
        for (i, operand) in body.operands(op).iter().enumerate() {
            if !passed.iter().any(|&(start, end)| (start..end).contains(&i)) {
                self.value(operand);
            }
        }
    }

    /// Marks the operands that branches pass for a live argument.
    fn arg(&mut self, body: &Body, block: Block, index: usize) {
        for use_ in body.block_uses(block) {
            let op = use_.owner;
            let branch = body.def(op).hooks.branch;
            let range = branch.and_then(|branch| branch(body, op, use_.index as usize));
            if let Some((start, end)) = range
                && start + index < end
            {
                self.value(body.operand(op, start + index));
            }
        }
    }

    /// Marks what the marked values need.
    fn spread(&mut self, body: &Body) {
        while let Some(value) = self.pending.pop() {
            match body.value_def(value) {
                ValueDef::Result(op, _) => self.op(body, op),
                ValueDef::Arg(block, i) => self.arg(body, block, i as usize),
            }
        }
    }
}

/// Erases the operations and block arguments that are not live in any of the body's regions.
fn erase_dead(body: &mut Body, all: &[Region]) -> bool {
    let mut live = Live {
        ops: vec![false; body.op_bound()],
        values: vec![false; body.value_bound()],
        n_ops: 0,
        pending: Vec::new(),
    };
    let mut n_ops = 0;
    for &region in all {
        // From the end: the effects of what is live already are not asked for.
        let blocks = core::iter::successors(body.last_block(region), |&block| body.prev_block(block));
        let ops = |block| core::iter::successors(body.last_op(block), |&op| body.prev_op(op));
        for op in blocks.flat_map(ops) {
            n_ops += 1;
            if !live.ops[op.index()]
                && (body.def(op).has(Trait::Terminator) || !would_be_trivially_dead(body, op))
            {
                live.op(body, op);
                live.spread(body);
            }
        }
    }
    let mut dead_ops: Vec<Op> = Vec::new();
    let mut dead_args: Vec<Value> = Vec::new();
    for &region in all {
        for block in body.blocks(region) {
            if live.n_ops != n_ops {
                dead_ops.extend(body.ops(block).filter(|op| !live.ops[op.index()]));
            }
            if body.entry_block(region) != Some(block) {
                dead_args.extend(body.args(block).iter().filter(|arg| !live.values[arg.index()]));
            }
        }
    }
    let any = !dead_ops.is_empty();
    if !any && dead_args.is_empty() {
        return false;
    }
    // In reverse order, the indices of earlier arguments stay valid.
    for &arg in dead_args.iter().rev() {
        if let ValueDef::Arg(block, i) = body.value_def(arg) {
            drop_passed(body, block, i as usize);
        }
    }
    body.erase_all(&dead_ops);
    for &arg in dead_args.iter().rev() {
        if let ValueDef::Arg(block, i) = body.value_def(arg) {
            body.erase_arg(block, i as usize);
        }
    }
    any
}

/// Replaces block arguments for which all branches pass the same value.
fn drop_redundant_args(body: &mut Body, regions: &[Region]) -> bool {
    let mut changed = false;
    for &region in regions {
        let blocks: Vec<Block> = body.blocks(region).collect();
        for block in blocks {
            changed |= drop_redundant_args_of(body, block);
        }
    }
    changed
}

fn drop_redundant_args_of(body: &mut Body, block: Block) -> bool {
    if body.args(block).is_empty() {
        return false;
    }
    let Some(branches) = branches_to(body, block) else { return false };
    let mut redundant: SmallVec<[usize; 4]> = SmallVec::new();
    for (i, &arg) in SmallVec::<[Value; 4]>::from_slice(body.args(block)).iter().enumerate() {
        if let Some(value) = common_value(body, &branches, i).filter(|&value| value != arg) {
            body.replace_all_uses(arg, value);
            redundant.push(i);
        }
    }
    for &i in redundant.iter().rev() {
        drop_passed(body, block, i);
        body.erase_arg(block, i);
    }
    !redundant.is_empty()
}

/// A branch and the range of operands that it passes.
type Branch = (Op, (usize, usize));

/// The branches to a block; `None` if one of them cannot pass fewer operands.
fn branches_to(body: &Body, block: Block) -> Option<SmallVec<[Branch; 4]>> {
    let mut branches = SmallVec::new();
    for use_ in body.block_uses(block) {
        let op = use_.owner;
        let branch = body.def(op).hooks.branch.filter(|_| can_shrink(body, op))?;
        branches.push((op, branch(body, op, use_.index as usize)?));
    }
    Some(branches)
}

/// The value that all branches pass for argument `index`. A block that only branches to itself passes its own argument.
fn common_value(body: &Body, branches: &[Branch], index: usize) -> Option<Value> {
    let mut values = branches
        .iter()
        .map(|&(op, (start, end))| (start + index < end).then(|| body.operand(op, start + index)));
    let first = values.next()??;
    values.all(|value| value == Some(first)).then_some(first)
}
