//! Dominance of definitions over uses.
//!
//! The walk compares order numbers within a block, and for other uses notes which block has to dominate which. After the
//! walk, one dominator tree for each region decides all of these pairs. If a use fails, or is not decided in this way, a
//! second, exact pass ([`verify`]) reports the first error in upstream's order.

use super::work::{Frame, Work};
use crate::body::{BLOCK_DEF, Block, Body, Op, OpRecord, OpRef, Region, Scope, Value, ValueDef, index_of};
use crate::decl::Trait;
use crate::dominance::DominanceInfo;
use crate::types::Type;
use crate::{Reported, Result};

impl Work {
    /// Checks the operands of an operation of the innermost frame and calls back with the type of each. Returns whether
    /// all operands are set.
    #[inline]
    pub(super) fn check_operands(
        &mut self,
        body: &Body,
        op: Op,
        record: &OpRecord,
        n_operands: usize,
        mut with_type: impl FnMut(Type),
    ) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let &Frame { block, graph, ordered, .. } = frame;
        // The entry block dominates all other blocks.
        let (raw_block, entry) = (block.map_or(0, Block::raw), frame.entry.map_or(0, Block::raw));
        let mut complete = true;
        for slot in body.slots.run(record.operands, n_operands) {
            let Some(value) = body.values.get(index_of(slot.target)) else {
                complete = false;
                continue;
            };
            with_type(value.ty);
            if self.dominates {
                continue;
            }
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
            self.note_use(body, op, value.def);
        }
        complete
    }

    /// Notes that the block of a definition (raw, as in value records) has to dominate the block of an operation of the
    /// innermost frame. A use that cannot be decided is `suspect`.
    #[inline(never)]
    fn note_use(&mut self, body: &Body, user: Op, def: u32) {
        self.suspect |= self.try_note_use(body, user, def).is_none();
    }

    fn try_note_use(&mut self, body: &Body, user: Op, def: u32) -> Option<()> {
        let frame = self.frames.last()?;
        let (def_op, def_block) = match def & BLOCK_DEF {
            0 => (Op::from_raw(def), body.block_of(Op::from_raw(def)?)?),
            _ => (None, Block::from_raw(def & !BLOCK_DEF)?),
        };
        let def_region = body.region_of(def_block)?;
        // The user's ancestor in the definition's region.
        let (frame, user) = if def_region == frame.region {
            (frame, user)
        } else {
            let depth = *self.depth.get(def_region.index())? as usize;
            (
                self.frames.get(depth).filter(|outer| outer.region == def_region)?,
                self.frames.get(depth + 1)?.owner,
            )
        };
        let user_block = frame.block?;
        if def_block == user_block {
            let is_before = |def| frame.graph || self.dominance.is_before(body, def, user);
            return def_op.is_none_or(is_before).then_some(());
        }
        if frame.entry == Some(def_block) {
            return Some(());
        }
        let last = &mut self.last_users[def_block.index()];
        if *last != Some(user_block) {
            *last = Some(user_block);
            self.dominating.push((def_block, user_block));
        }
        Some(())
    }

    /// Checks the pairs of blocks that were noted.
    pub(super) fn check_pairs(&mut self, body: &Body) {
        for (def, user) in self.dominating.drain(..) {
            let region = body.region_of(def);
            self.suspect |=
                !region.is_some_and(|region| self.dominance.dominates_in(body, region, def, user));
        }
    }
}

/// Reports the first operand in the regions of an operation, in upstream's order, whose definition does not dominate it.
#[cold]
pub(super) fn verify(at: OpRef<'_>, inner: &Scope<'_>, dominance: &mut DominanceInfo) -> Result {
    let body = inner.body;
    let mut pending = vec![at.body().regions(at.op)];
    while let Some(regions) = pending.pop() {
        for block in regions.iter().flat_map(|&region| body.blocks(region)) {
            // Upstream skips unreachable blocks.
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
        (Some(inner), Some(outer)) => body.is_region_ancestor(outer, inner),
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

/// Verifies that every value used in a region of an isolated operation is defined in that region.
///
/// A value of another body was replaced by a result of a detached operation, which is in no region.
#[cold]
pub(super) fn verify_isolation(at: OpRef<'_>, inner: &Scope<'_>) -> Result {
    let body = inner.body;
    for root in at.body().regions(at.op) {
        let mut pending = vec![root];
        while let Some(region) = pending.pop() {
            for op in body.blocks(region).flat_map(|block| body.ops(block)) {
                for operand in body.operands(op) {
                    let from = body.def_block(operand).and_then(|block| body.region_of(block));
                    if !from.is_some_and(|from| body.is_region_ancestor(root, from)) {
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
