//! Where a value lives (`Liveness`).

use terrace_ir::{Block, Body, Value};
use terrace_support::FxHashSet;

/// The blocks at whose edges a value lives, in the regions around its uses, too.
#[derive(Default)]
pub struct LiveBlocks {
    /// The blocks at whose start the value lives, in the order in which they are found.
    pub live_in: Vec<Block>,
    /// The blocks at whose end the value lives, in the order in which they are found.
    pub live_out: Vec<Block>,
}

impl LiveBlocks {
    /// Follows the control flow from the uses of a value back to its definition, in each region around the uses.
    pub fn of(b: &Body, value: Value) -> Self {
        let mut live = Self::default();
        let Some(definition) = b.def_block(value) else { return live };
        let region = b.region_of(definition);
        let mut entered: FxHashSet<Block> = FxHashSet::default();
        let mut left: FxHashSet<Block> = FxHashSet::default();
        let mut stack: Vec<Block> = Vec::new();
        for user in b.users(value) {
            let mut at = b.block_of(user);
            while let Some(block) = at.filter(|&block| block != definition) {
                stack.push(block);
                if b.region_of(block) == region {
                    // Upstream takes a value for live behind its block if any other one uses it, reachable or not.
                    if left.insert(definition) {
                        live.live_out.push(definition);
                    }
                    break;
                }
                let parent = b.region_of(block).and_then(|region| b.region_parent(region));
                at = parent.and_then(|parent| b.block_of(parent));
            }
        }
        while let Some(block) = stack.pop() {
            if block == definition || !entered.insert(block) {
                continue;
            }
            live.live_in.push(block);
            for before in b.predecessors(block) {
                if left.insert(before) {
                    live.live_out.push(before);
                }
                stack.push(before);
            }
        }
        live
    }
}
