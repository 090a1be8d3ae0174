//! The order of a sweep: operations before those inside them, blocks depth first from the entry along their successors.
//! Unreachable blocks are not visited.

use crate::cfg::DepthFirst;
use terrace_ir::{Body, Op, Region};

/// An entry of the stack of a walk: a region to enter, or the next operation of a block that is left for regions inside.
enum Step {
    Region(Region),
    Ops(Option<Op>),
}

/// Computes sweep orders and reuses the memory of earlier ones.
#[derive(Default)]
pub(super) struct Order {
    spare: Vec<Op>,
    stack: Vec<Step>,
    blocks: DepthFirst,
}

impl Order {
    /// The operations under `regions` that are `wanted`, in sweep order.
    pub fn of(
        &mut self,
        body: &Body,
        regions: impl IntoIterator<Item = Region>,
        mut wanted: impl FnMut(Op) -> bool,
    ) -> Vec<Op> {
        let mut ops = core::mem::take(&mut self.spare);
        ops.reserve(body.op_bound());
        let mut started = false;
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
                        if !core::mem::replace(&mut started, true) {
                            self.blocks.reset(body);
                        }
                        let start = stack.len();
                        self.blocks.walk(body, region, |block| stack.push(Step::Ops(body.first_op(block))));
                        stack[start..].reverse();
                    }
                }
                Step::Ops(mut next) => {
                    while let Some(op) = next {
                        if wanted(op) {
                            ops.push(op);
                        }
                        next = body.next_op(op);
                        if body.has_inner_regions(op) {
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

    /// Keeps the memory of an order that is not needed any more.
    pub fn reuse(&mut self, mut ops: Vec<Op>) {
        ops.clear();
        self.spare = ops;
    }
}
