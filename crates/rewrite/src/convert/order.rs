//! The order of a sweep: operations before those inside them, blocks depth first from the entry along their
//! successors, unreachable blocks not at all.

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
    blocks: DepthFirst,
}

/// Enumerates the blocks of regions depth first.
#[derive(Default)]
struct DepthFirst {
    /// By block index: whether it was reached.
    seen: Vec<bool>,
    /// The terminators of blocks on the way, and how many of their successors were looked at.
    path: Vec<(Option<Op>, u32)>,
}

impl DepthFirst {
    fn start(&mut self, body: &Body) {
        self.seen.clear();
        self.seen.resize(body.block_bound(), false);
    }

    /// Calls `reached` for each block that can be reached from the entry of a region.
    fn walk(&mut self, body: &Body, region: Region, mut reached: impl FnMut(Block)) {
        let Some(entry) = body.entry_block(region) else { return };
        self.enter(body, entry, &mut reached);
        while let Some((terminator, at)) = self.path.last_mut() {
            let next = terminator.and_then(|op| body.succs(op).nth(*at as usize));
            *at += 1;
            match next {
                Some(next) if !self.seen[next.index()] => self.enter(body, next, &mut reached),
                Some(_) => {}
                None => {
                    self.path.pop();
                }
            }
        }
    }

    fn enter(&mut self, body: &Body, block: Block, reached: &mut impl FnMut(Block)) {
        self.seen[block.index()] = true;
        self.path.push((body.terminator(block), 0));
        reached(block);
    }
}

impl Order {
    /// The operations under `regions` that are `wanted`, in the order in which a conversion visits them.
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
                            self.blocks.start(body);
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

    /// Takes an order back that is not needed any more.
    pub fn reuse(&mut self, mut ops: Vec<Op>) {
        ops.clear();
        self.spare = ops;
    }
}

/// Erases the blocks that cannot be reached from the entries of their regions; whether there was any.
pub fn drop_unreachable(body: &mut Body, regions: &[Region]) -> bool {
    let few = |region| body.entry_block(region).is_none() || body.has_one_block(region);
    if (0..body.region_bound()).map(Region::from_index).all(few) {
        return false;
    }
    let mut blocks = DepthFirst::default();
    blocks.start(body);
    let mut dead: Vec<Block> = Vec::new();
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        blocks.walk(body, region, |_| {});
        for block in body.blocks(region) {
            if !blocks.seen[block.index()] {
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
    let any = !dead.is_empty();
    for block in dead {
        body.erase_block(block);
    }
    any
}
