//! The order of a sweep: operations before those inside them, blocks in preorder of the dominator tree,
//! unreachable blocks not at all.

use terrace_ir::dominance::DominanceInfo;
use terrace_ir::{Block, Body, Op, Region};

/// Regions and the position inside a block that waits for them.
enum Step {
    Region(Region),
    Ops(Option<Op>),
}

/// Makes sweep orders, in memory that is used again.
#[derive(Default)]
pub struct Order {
    spare: Vec<Op>,
    stack: Vec<Step>,
}

impl Order {
    /// The operations under `regions`, in the order in which a conversion visits them.
    pub fn of(&mut self, body: &Body, regions: impl IntoIterator<Item = Region>) -> Vec<Op> {
        let mut ops = core::mem::take(&mut self.spare);
        ops.reserve(body.op_bound());
        let mut dominance = None;
        let stack = &mut self.stack;
        stack.extend(regions.into_iter().map(Step::Region));
        stack.reverse();
        while let Some(step) = stack.pop() {
            match step {
                Step::Region(region) => {
                    if body.has_one_block(region) {
                        let first = body.entry_block(region).and_then(|block| body.first_op(block));
                        stack.push(Step::Ops(first));
                    } else {
                        let dominance = dominance.get_or_insert_with(|| DominanceInfo::new(None));
                        let order = dominance.preorder(body, region);
                        stack.extend(
                            order.into_iter().rev().map(|(block, _)| Step::Ops(body.first_op(block))),
                        );
                    }
                }
                Step::Ops(mut next) => {
                    while let Some(op) = next {
                        ops.push(op);
                        next = body.next_op(op);
                        if body.n_regions(op) != 0 && !body.is_nested(op) {
                            stack.push(Step::Ops(next));
                            stack.extend(body.regions(op).into_iter().rev().map(Step::Region));
                            break;
                        }
                    }
                }
            }
        }
        ops
    }

    /// Takes an order back that is not needed any more.
    pub fn reuse(&mut self, mut ops: Vec<Op>) {
        ops.clear();
        self.spare = ops;
    }
}

/// Erases the blocks that cannot be reached from the entries of their regions.
pub fn drop_unreachable(body: &mut Body, regions: &[Region]) {
    let few = |region| body.entry_block(region).is_none() || body.has_one_block(region);
    if (0..body.region_bound()).map(Region::from_index).all(few) {
        return;
    }
    let mut dominance = DominanceInfo::new(None);
    let mut dead: Vec<Block> = Vec::new();
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        let one = body.has_one_block(region);
        for block in body.blocks(region) {
            if !one && !dominance.is_reachable(body, block) {
                dead.push(block);
                continue;
            }
            for op in body.ops(block) {
                if body.n_regions(op) != 0 && !body.is_nested(op) {
                    pending.extend(body.regions(op));
                }
            }
        }
    }
    // They may use each other's values and be each other's successors.
    for &block in &dead {
        let ops: Vec<Op> = body.ops(block).collect();
        for op in ops {
            let mut inner = Vec::new();
            body.walk_from(op, &mut |op| inner.push(op));
            inner.into_iter().for_each(|op| body.drop_uses(op));
        }
    }
    for block in dead {
        body.erase_block(block);
    }
}
