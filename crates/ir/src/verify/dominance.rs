//! Whether values are computed before they are used: a quick look at each operand during the walk, and an exact
//! one that tells.

use super::walk::{PAIRS, Work};
use crate::body::{BLOCK_DEF, Block, Body, Op, OpRecord, OpRef, Region, Scope, Value, ValueDef, index_of};
use crate::decl::Trait;
use crate::dominance::DominanceInfo;
use crate::types::Type;
use crate::{Reported, Result};

impl Work {
    /// Notes when an operand of an operation, which is being visited in the innermost frame, is not dominated.
    /// Calls back with each operand's type; returns whether all operands are set.
    #[inline]
    pub(super) fn check_dominance(
        &mut self,
        body: &Body,
        op: Op,
        record: &OpRecord,
        with_type: &mut impl FnMut(Type),
    ) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let (block, graph, ordered) = (frame.block, frame.graph, frame.ordered);
        // What the entry block defines is there in all other blocks.
        let (raw_block, entry) = (block.map_or(0, Block::raw), frame.entry.map_or(0, Block::raw));
        let mut complete = true;
        for slot in body.slots.run(record.operands, body.n_values(record).0) {
            let Some(value) = body.values.get(index_of(slot.target)) else {
                complete = false;
                continue;
            };
            with_type(value.ty);
            // Most operands come from the same block.
            if value.def & BLOCK_DEF != 0 {
                let def_block = value.def & !BLOCK_DEF;
                if def_block == raw_block || def_block == entry {
                    continue;
                }
            } else {
                let def = &body.ops[value.def as usize - 1];
                if def.block == block {
                    if graph || (ordered && def.order < record.order) {
                        continue;
                    }
                } else if def.block.map_or(0, Block::raw) == entry && entry != 0 {
                    continue;
                }
            }
            if !is_dominated(body, self, op, value.def) {
                self.suspect = true;
            }
        }
        complete
    }
}

/// Whether the definition (raw, as in value records) dominates an operation of the innermost frame's block.
#[inline(never)]
fn is_dominated(body: &Body, work: &mut Work, user: Op, def: u32) -> bool {
    let Work { frames, depth, dominance, dominating, .. } = work;
    let Some(frame) = frames.last() else { return true };
    let Some(block) = frame.block else { return true };
    let (def_op, def_block) = match def & BLOCK_DEF {
        0 => {
            let Some(op) = Op::from_raw(def) else { return false };
            (Some(op), body.block_of(op))
        }
        _ => (None, Block::from_raw(def & !BLOCK_DEF)),
    };
    let Some(def_block) = def_block else { return false };
    let Some(def_region) = body.region_of(def_block) else { return false };
    // What is around the user in the definition's region, by the frames that are open.
    let (at_frame, at_block, at_op) = if def_region == frame.region {
        (frame, block, user)
    } else {
        let at = depth[def_region.index()] as usize;
        match (frames.get(at), frames.get(at + 1)) {
            (Some(outer), Some(inside)) if outer.region == def_region && outer.block.is_some() => {
                (outer, outer.block.unwrap_or(block), inside.owner)
            }
            // Not around the user at all; in an unreachable block that does not matter.
            _ => return frame.multi && !dominance.is_reachable(body, block),
        }
    };
    let pair = (def_block.raw(), at_block.raw());
    let known = &mut dominating[def_block.index() % PAIRS];
    let good = if *known == pair {
        true
    } else if def_block != at_block && is_on_the_way(body, def_region, def_block, at_block) {
        *known = pair;
        true
    } else if def_block == at_block {
        match def_op {
            None => true,
            Some(def) => at_frame.graph || dominance.is_before(body, def, at_op),
        }
    } else {
        dominance.dominates_in(body, def_region, def_block, at_block)
    };
    good || (frame.multi && !dominance.is_reachable(body, block))
}

/// Whether a block is clearly on every way to another one of its region: it is the entry, or few blocks are on ways back
/// from the other one that do not pass it, and the entry is none of them.
fn is_on_the_way(body: &Body, region: Region, block: Block, to: Block) -> bool {
    const BLOCKS: usize = 12;
    let entry = body.entry_block(region);
    if entry == Some(block) {
        return true;
    }
    let mut seen = [to; BLOCKS];
    let (mut at, mut n) = (0, 1);
    while at < n {
        if entry == Some(seen[at]) {
            return false;
        }
        for before in body.predecessors(seen[at]) {
            if before == block || seen[..n].contains(&before) {
                continue;
            }
            let Some(next) = seen.get_mut(n) else { return false };
            *next = before;
            n += 1;
        }
        at += 1;
    }
    true
}

/// Checks the operands of everything in the regions of an operation, in upstream's order, and tells the first
/// that is not dominated.
#[cold]
pub(super) fn verify(at: OpRef<'_>, inner: &Scope<'_>, dominance: &mut DominanceInfo) -> Result {
    let body = inner.body;
    let mut pending = vec![at.body().regions(at.op)];
    while let Some(regions) = pending.pop() {
        for block in regions.iter().flat_map(|&region| body.blocks(region)) {
            // Dominance only means something in blocks that can be reached.
            let reachable = dominance.is_reachable(body, block);
            for op in body.ops(block) {
                if reachable {
                    for (i, operand) in body.operands(op).iter().enumerate() {
                        if !dominance.value_dominates(body, operand, op) {
                            return Err(not_dominated(inner.at(op), at, i, operand));
                        }
                    }
                }
                if body.n_regions(op) != 0 && !body.is_nested(op) {
                    pending.push(body.regions(op));
                }
            }
        }
    }
    Ok(())
}

fn not_dominated(at: OpRef<'_>, owner: OpRef<'_>, i: usize, operand: Value) -> Reported {
    let body = at.body();
    let error = at.error(format!("operand #{i} does not dominate this use"));
    let region = body.block_of(at.op).and_then(|block| body.region_of(block));
    let def_block = body.def_block(operand);
    let def_region = def_block.and_then(|block| body.region_of(block));
    let inside = |inner: Option<Region>, outer: Option<Region>| match (inner, outer) {
        (Some(inner), Some(outer)) => is_inside(body, inner, outer),
        _ => false,
    };
    let relation = |words: [&'static str; 4]| {
        if def_region == region {
            words[0]
        } else if inside(region, def_region) {
            words[1]
        } else if inside(def_region, region) {
            words[2]
        } else {
            words[3]
        }
    };
    match body.value_def(operand) {
        ValueDef::Result(def, _) => {
            let place = if def_block == body.block_of(at.op) {
                "op in the same block"
            } else {
                relation([
                    "op in the same region",
                    "op in a parent region",
                    "op in a child region",
                    "op is neither in a parent nor in a child region",
                ])
            };
            error.note(body.loc(def), format!("operand defined here ({place})")).emit()
        }
        ValueDef::Arg(block, _) => {
            let Some(region) = def_region else {
                return error.note(crate::Loc::UNKNOWN, " (block without parent)").emit();
            };
            let loc = match body.region_parent(region) {
                Some(parent) => body.loc(parent),
                None => owner.body().loc(owner.op),
            };
            let index = body.blocks(region).position(|b| b == block).unwrap_or(0);
            let place = relation([
                "in the same region",
                "in a parent region",
                "in a child region",
                "neither in a parent nor in a child region",
            ]);
            error.note(loc, format!("operand defined as a block argument (block #{index} {place})")).emit()
        }
    }
}

/// Whether a region is inside another one, or the same.
fn is_inside(body: &Body, inner: Region, outer: Region) -> bool {
    let mut at = inner;
    while at != outer {
        let parent = body.region_parent(at).and_then(|op| body.block_of(op));
        match parent.and_then(|block| body.region_of(block)) {
            Some(region) => at = region,
            None => return false,
        }
    }
    true
}

/// Whether every value that is used in the regions of an isolated operation is defined in the same one.
///
/// A value of an operation that is in no block stands for one from outside: bodies cannot name such values.
#[cold]
pub(super) fn verify_isolation(at: OpRef<'_>, inner: &Scope<'_>) -> Result {
    let body = inner.body;
    for root in at.body().regions(at.op) {
        let mut pending = vec![root];
        while let Some(region) = pending.pop() {
            for op in body.blocks(region).flat_map(|block| body.ops(block)) {
                for operand in body.operands(op) {
                    let from = body.def_block(operand).and_then(|block| body.region_of(block));
                    if !from.is_some_and(|from| is_inside(body, from, root)) {
                        let error = inner.at(op).op_error("using value defined outside the region");
                        let loc = at.body().loc(at.op);
                        return Err(error.note(loc, "required by region isolation constraints").emit());
                    }
                }
                if body.n_regions(op) != 0 && !body.def(op).has(Trait::IsolatedFromAbove) {
                    pending.extend(body.regions(op));
                }
            }
        }
    }
    Ok(())
}
