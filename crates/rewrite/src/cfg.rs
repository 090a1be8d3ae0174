//! Regions and blocks: walks, unreachable blocks.

use terrace_ir::{Block, Body, Op, Region};
use terrace_support::small_vec::SmallVec;

/// Enumerates the blocks of regions depth first.
#[derive(Default)]
pub struct DepthFirst {
    /// Whether a block was reached, by block index.
    seen: Vec<bool>,
    /// The terminators of the blocks on the current path, and how many of their successors were visited.
    path: Vec<(Option<Op>, u32)>,
}

impl DepthFirst {
    /// Forgets the blocks that were reached.
    pub fn reset(&mut self, body: &Body) {
        self.seen.clear();
        self.seen.resize(body.block_bound(), false);
    }

    /// Calls `reached` for each block that can be reached from the entry of a region, once.
    pub fn walk(&mut self, body: &Body, region: Region, mut reached: impl FnMut(Block)) {
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

/// Appends the regions of the operations in a block, except those in nested bodies.
fn push_inner_regions(body: &Body, block: Block, regions: &mut impl Extend<Region>) {
    if body.region_bound() == body.root_regions().len() {
        return;
    }
    for op in body.ops(block) {
        if body.n_regions(op) != 0 && !body.is_nested(op) {
            regions.extend(body.regions(op));
        }
    }
}

/// A list of regions; most functions have few.
pub(crate) type Regions = SmallVec<[Region; 8]>;

/// `regions` and all regions inside them, except those in nested bodies; outer ones before those inside.
pub(crate) fn all_regions(body: &Body, regions: &[Region]) -> Regions {
    let mut all = Regions::new();
    let mut pending = Regions::from_slice(regions);
    while let Some(region) = pending.pop() {
        all.push(region);
        body.blocks(region).for_each(|block| push_inner_regions(body, block, &mut pending));
    }
    all
}

/// Erases the blocks that cannot be reached from the entries of their regions. Returns whether there were any.
pub fn erase_unreachable(body: &mut Body, regions: &[Region]) -> bool {
    let has_branches = |region| body.entry_block(region).is_some() && !body.has_one_block(region);
    if !(0..body.region_bound()).map(Region::from_index).any(has_branches) {
        return false;
    }
    let mut reachable = DepthFirst::default();
    reachable.reset(body);
    let mut dead: Vec<Block> = Vec::new();
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        reachable.walk(body, region, |_| {});
        for block in body.blocks(region) {
            if reachable.seen[block.index()] {
                push_inner_regions(body, block, &mut pending);
            } else {
                dead.push(block);
            }
        }
    }
    // Unreachable blocks may use each other's values and branch to each other.
    for &block in &dead {
        let ops: Vec<Op> = body.ops(block).collect();
        ops.into_iter().for_each(|op| body.drop_uses(op));
    }
    for &block in &dead {
        body.erase_block(block);
    }
    !dead.is_empty()
}
