//! `topological-sort`: puts the operations of graph regions behind the definitions of their operands, where possible.

use super::bodies::edit_bodies;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use core::cmp::Reverse;
use std::collections::BinaryHeap;
use terrace_ir::dominance::has_ssa_dominance;
use terrace_ir::{Block, Body, Op, OpDef, Region, Result};
use terrace_support::FxHashMap;

passes! {
    /// Sort regions without SSA dominance in topological order.
    TopologicalSort("TopologicalSort") = "topological-sort" on(Anchor::Any) => run;
}

fn run(_: &TopologicalSort, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, topological_sort)
}

/// Sorts the blocks of all graph regions in a body that `owner` owns; returns whether any order has changed.
pub fn topological_sort(owner: &'static OpDef, body: &mut Body) -> bool {
    let mut regions: Vec<Region> = if owner.registered { body.root_regions().collect() } else { Vec::new() };
    body.walk(|op| {
        // An operation that is not registered does not say that its regions are graphs.
        if body.n_regions(op) != 0 && !body.is_nested(op) && body.def(op).registered {
            regions.extend(body.regions(op));
        }
    });
    let mut changed = false;
    for region in regions {
        if !has_ssa_dominance(body, region, Some(owner)) {
            let blocks: Vec<Block> = body.blocks(region).collect();
            for block in blocks {
                changed |= sort(body, block);
            }
        }
    }
    changed
}

/// Sorts a block in rounds. A round takes the operations in their order whose operands are all defined by operations that
/// were taken before; when a round would take none, the first operation is taken as it is.
fn sort(body: &mut Body, block: Block) -> bool {
    let terminator = body.terminator(block).filter(|&op| body.def(op).registered);
    let ops: Vec<Op> = body.ops(block).filter(|&op| Some(op) != terminator).collect();
    let index: FxHashMap<Op, usize> = ops.iter().enumerate().map(|(i, &op)| (op, i)).collect();
    // By operation, how many operands are not ready, and which operations wait for it.
    let mut missing = vec![0usize; ops.len()];
    let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); ops.len()];
    for (i, &op) in ops.iter().enumerate() {
        body.walk_from(op, &mut |inner| {
            for value in body.operands(inner) {
                // The operation of the block that defines the value, or that is around its definition.
                let mut def = body.def_op(value);
                while let Some(at) = def
                    && body.block_of(at) != Some(block)
                {
                    def = body.parent_op(at);
                }
                if let Some(&from) = def.and_then(|def| index.get(&def))
                    && from != i
                {
                    missing[i] += 1;
                    waiting[from].push(i);
                }
            }
        });
    }
    let mut order: Vec<usize> = Vec::with_capacity(ops.len());
    let mut taken = vec![false; ops.len()];
    let mut round: BinaryHeap<Reverse<usize>> =
        (0..ops.len()).filter(|&i| missing[i] == 0).map(Reverse).collect();
    let mut next_round: BinaryHeap<Reverse<usize>> = BinaryHeap::new();
    let mut first = 0;
    while order.len() < ops.len() {
        let at = match round.pop() {
            Some(Reverse(at)) => at,
            None if !next_round.is_empty() => {
                core::mem::swap(&mut round, &mut next_round);
                continue;
            }
            None => {
                while taken[first] {
                    first += 1;
                }
                first
            }
        };
        // An operation of a cycle that was taken as it is becomes ready later.
        if core::mem::replace(&mut taken[at], true) {
            continue;
        }
        order.push(at);
        for i in core::mem::take(&mut waiting[at]) {
            missing[i] -= 1;
            if missing[i] == 0 {
                if i > at { &mut round } else { &mut next_round }.push(Reverse(i));
            }
        }
    }
    if order.is_sorted() {
        return false;
    }
    let end = ops.last().and_then(|&op| body.next_op(op));
    for &i in &order {
        match end {
            Some(end) => body.move_before(ops[i], end),
            None => body.move_to_end(ops[i], block),
        }
    }
    true
}
