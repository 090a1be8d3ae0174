//! Which memrefs live at the start and the end of each block (`Liveness`).

use super::values::is_memref;
use crate::prelude::*;

#[derive(Default)]
pub(super) struct Liveness {
    live_in: FxHashMap<Block, Vec<Value>>,
    live_out: FxHashMap<Block, Vec<Value>>,
}

impl Liveness {
    pub(super) fn of(b: &Body) -> Self {
        let mut liveness = Self::default();
        let mut add = |value: Value| {
            if is_memref(b, value) {
                liveness.add(b, value);
            }
        };
        let mut ops: Vec<Op> = Vec::new();
        b.walk(|op| ops.push(op));
        let roots = b.root_regions().flat_map(|region| b.blocks(region));
        roots.flat_map(|block| b.args(block)).for_each(|&arg| add(arg));
        for op in ops {
            b.results(op).iter().for_each(&mut add);
            if b.has_inner_regions(op) {
                let blocks = b.regions(op).into_iter().flat_map(|region| b.blocks(region));
                blocks.flat_map(|block| b.args(block)).for_each(|&arg| add(arg));
            }
        }
        liveness
    }

    /// Follows the control flow from the uses of a value back to its definition, in each region around the uses.
    fn add(&mut self, b: &Body, value: Value) {
        let Some(definition) = b.def_block(value) else { return };
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
                        self.live_out.entry(definition).or_default().push(value);
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
            self.live_in.entry(block).or_default().push(value);
            for before in b.predecessors(block) {
                if left.insert(before) {
                    self.live_out.entry(before).or_default().push(value);
                }
                stack.push(before);
            }
        }
    }

    pub(super) fn live_in(&self, block: Block) -> &[Value] {
        self.live_in.get(&block).map_or(&[], |list| list)
    }

    pub(super) fn live_out(&self, block: Block) -> &[Value] {
        self.live_out.get(&block).map_or(&[], |list| list)
    }
}
