//! After a round: unreachable blocks go, and operations and block arguments that nothing needs; blocks that do the
//! same are merged.
//!
//! Unlike the worklist this sees cycles: values that only need each other.

use super::merge::merge_identical_blocks;
use smallvec::SmallVec;
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::body::ValueDef;
use terrace_ir::decl::Trait;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::{Block, Body, Op, Region, Value};

/// Simplifies the regions and those inside them; returns whether anything has changed.
pub(super) fn simplify_regions(body: &mut Body, regions: &[Region]) -> bool {
    let erased_blocks = erase_unreachable(body, regions);
    let erased_dead = erase_dead(body, regions);
    let merged_blocks = merge_identical_blocks(body, regions);
    let dropped_args = drop_redundant_args(body, regions);
    erased_blocks || erased_dead || merged_blocks || dropped_args
}

/// The blocks that can be reached from a region's entry, successors before the blocks that name them.
fn postorder(body: &Body, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    let mut seen = vec![false; body.block_bound()];
    let mut order = Vec::new();
    seen[entry.index()] = true;
    let succs = |block: Block| -> SmallVec<[Block; 2]> {
        body.last_op(block).map(|last| body.succs(last).collect()).unwrap_or_default()
    };
    let mut stack: Vec<(Block, SmallVec<[Block; 2]>, usize)> = vec![(entry, succs(entry), 0)];
    while let Some((block, next, at)) = stack.last_mut() {
        match next.get(*at).copied() {
            Some(succ) => {
                *at += 1;
                if !core::mem::replace(&mut seen[succ.index()], true) {
                    stack.push((succ, succs(succ), 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}

pub(super) fn inner_regions(body: &Body, block: Block, out: &mut Vec<Region>) {
    for op in body.ops(block) {
        if body.n_regions(op) != 0 && !body.is_nested(op) {
            out.extend(body.regions(op));
        }
    }
}

fn erase_unreachable(body: &mut Body, regions: &[Region]) -> bool {
    let mut pending: Vec<Region> = regions.to_vec();
    let mut dead: Vec<Block> = Vec::new();
    while let Some(region) = pending.pop() {
        if body.has_one_block(region) {
            if let Some(block) = body.entry_block(region) {
                inner_regions(body, block, &mut pending);
            }
            continue;
        }
        let mut live = vec![false; body.block_bound()];
        for block in postorder(body, region) {
            live[block.index()] = true;
        }
        for block in body.blocks(region) {
            if live[block.index()] {
                inner_regions(body, block, &mut pending);
            } else {
                dead.push(block);
            }
        }
    }
    // They may use each other's values and be each other's successors.
    for &block in &dead {
        let ops: Vec<Op> = body.ops(block).collect();
        ops.into_iter().for_each(|op| body.drop_uses(op));
    }
    let any = !dead.is_empty();
    for block in dead {
        body.erase_block(block);
    }
    any
}

/// What was proved to be needed.
struct Live {
    ops: Vec<bool>,
    values: Vec<bool>,
    pending: Vec<Value>,
}

impl Live {
    fn value(&mut self, value: Value) {
        if !core::mem::replace(&mut self.values[value.index()], true) {
            self.pending.push(value);
        }
    }

    /// An operation is needed, and so are its operands; those that it passes to blocks only if they need them.
    fn op(&mut self, body: &Body, op: Op) {
        if core::mem::replace(&mut self.ops[op.index()], true) {
            return;
        }
        let mut passed: SmallVec<[(usize, usize); 2]> = SmallVec::new();
        for (i, succ) in body.succs(op).enumerate() {
            let range = body.def(op).hooks.branch.and_then(|branch| branch(body, op, i));
            let args = body.args(succ);
            match range.filter(|&(start, end)| can_shrink(body, op) && end - start == args.len()) {
                Some(range) => passed.push(range),
                None => args.iter().for_each(|&arg| self.value(arg)),
            }
        }
        for (i, operand) in body.operands(op).iter().enumerate() {
            if !passed.iter().any(|&(start, end)| (start..end).contains(&i)) {
                self.value(operand);
            }
        }
    }

    /// An argument is needed, and so is what the blocks before pass for it.
    fn arg(&mut self, body: &Body, block: Block, index: usize) {
        for use_ in body.block_uses(block) {
            let op = use_.owner;
            for (i, succ) in body.succs(op).enumerate() {
                let range = body.def(op).hooks.branch.and_then(|branch| branch(body, op, i));
                if succ == block
                    && let Some((start, end)) = range
                    && start + index < end
                {
                    self.value(body.operand(op, start + index));
                }
            }
        }
    }
}

/// The attribute of a switch that says how many operands each case passes.
pub(super) const CASE_SEGMENTS: &str = "case_operand_segments";

/// Whether operands that a branch passes can be taken away: nothing that is not known here counts them.
pub(super) fn can_shrink(body: &Body, op: Op) -> bool {
    let mut names = body.def(op).attrs.iter().map(|attr| attr.name);
    !names.any(|name| name.ends_with("_segments") && name != CASE_SEGMENTS)
}

/// Erases the operations and block arguments that nothing needs.
fn erase_dead(body: &mut Body, regions: &[Region]) -> bool {
    let mut live = Live {
        ops: vec![false; body.op_bound()],
        values: vec![false; body.value_bound()],
        pending: Vec::new(),
    };
    let mut all: Vec<(Region, Vec<Block>)> = Vec::new();
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        let order = postorder(body, region);
        for &block in &order {
            for op in body.ops(block) {
                if body.def(op).has(Trait::Terminator) || !would_be_trivially_dead(body, op) {
                    live.op(body, op);
                }
            }
            inner_regions(body, block, &mut pending);
        }
        all.push((region, order));
    }
    while let Some(value) = live.pending.pop() {
        match body.value_def(value) {
            ValueDef::Result(op, _) => live.op(body, op),
            ValueDef::Arg(block, i) => live.arg(body, block, i as usize),
        }
    }
    let mut dead_ops: Vec<Op> = Vec::new();
    let mut dead_args: Vec<Value> = Vec::new();
    for (region, order) in &all {
        for &block in order {
            dead_ops.extend(body.ops(block).filter(|op| !live.ops[op.index()]));
            if body.entry_block(*region) != Some(block) {
                dead_args.extend(body.args(block).iter().filter(|arg| !live.values[arg.index()]));
            }
        }
    }
    let any = !dead_ops.is_empty();
    if !any && dead_args.is_empty() {
        return false;
    }
    // Arguments first: what branches pass for them is let go of. The last ones first: numbers stay right.
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

/// Takes away what branches pass for argument `index` of a block.
fn drop_passed(body: &mut Body, block: Block, index: usize) {
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

/// Takes away an operand, and counts it out of its segment.
fn remove_operand(body: &mut Body, op: Op, at: usize) {
    let mut operands = body.operands(op).to_vec();
    if at >= operands.len() {
        return;
    }
    let branch = body.def(op).hooks.branch;
    let case = (1..body.n_succs(op)).find(|&i| {
        let range = branch.and_then(|branch| branch(body, op, i));
        range.is_some_and(|(start, end)| (start..end).contains(&at))
    });
    if let (Some(slot), Some(case)) = (body.def(op).slot_of(CASE_SEGMENTS), case) {
        resize(body, op, slot, case - 1, -1);
    }
    operands.remove(at);
    body.set_operands(op, &operands);
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

/// Counts more or less in an array of sizes.
pub(super) fn resize(body: &mut Body, op: Op, slot: usize, at: usize, by: i32) {
    let ctx = body.ctx().clone();
    let Some(sizes) = body.slot(op, slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(&ctx)) else { return };
    let mut sizes: SmallVec<[i32; 4]> = sizes.i32s().collect();
    if let Some(size) = sizes.get_mut(at) {
        *size += by;
    }
    body.set_slot(op, slot, Some(DenseArrayAttr::of_i32s(&ctx, &sizes)));
}

/// Block arguments for which every branch passes the same value are that value.
fn drop_redundant_args(body: &mut Body, regions: &[Region]) -> bool {
    let mut changed = false;
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        let blocks: Vec<Block> = body.blocks(region).collect();
        for block in blocks {
            changed |= drop_redundant_args_of(body, block);
            inner_regions(body, block, &mut pending);
        }
    }
    changed
}

fn drop_redundant_args_of(body: &mut Body, block: Block) -> bool {
    let mut redundant: SmallVec<[usize; 4]> = SmallVec::new();
    for (i, &arg) in SmallVec::<[Value; 4]>::from_slice(body.args(block)).iter().enumerate() {
        if let Some(value) = common_value(body, block, i) {
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

/// The value that every branch to a block passes for argument `index`.
fn common_value(body: &Body, block: Block, index: usize) -> Option<Value> {
    let mut common = None;
    for use_ in body.block_uses(block) {
        let op = use_.owner;
        let branch = body.def(op).hooks.branch.filter(|_| can_shrink(body, op))?;
        for (i, succ) in body.succs(op).enumerate() {
            if succ != block {
                continue;
            }
            let (start, end) = branch(body, op, i)?;
            let value = (start + index < end).then(|| body.operand(op, start + index))?;
            if common.is_some_and(|common| common != value) {
                return None;
            }
            common = Some(value);
        }
    }
    // A block that only branches to itself has no value from outside.
    common.filter(|&value| body.args(block).get(index) != Some(&value))
}
