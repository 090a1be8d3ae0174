//! Which memrefs live at the start and the end of each block (`Liveness`).

use super::values::is_memref;
use crate::prelude::*;
use terrace_rewrite::live_blocks::LiveBlocks;

/// Lists are in the order of definitions: arguments before results, outer ones before inner ones.
#[derive(Default)]
pub(super) struct Liveness {
    live_in: FxHashMap<Block, Vec<Value>>,
    live_out: FxHashMap<Block, Vec<Value>>,
}

impl Liveness {
    pub(super) fn of(b: &Body) -> Self {
        let mut liveness = Self::default();
        memrefs(b).into_iter().for_each(|value| liveness.add(b, value));
        liveness
    }

    fn add(&mut self, b: &Body, value: Value) {
        let live = LiveBlocks::of(b, value);
        live.live_in.into_iter().for_each(|block| self.live_in.entry(block).or_default().push(value));
        live.live_out.into_iter().for_each(|block| self.live_out.entry(block).or_default().push(value));
    }

    pub(super) fn live_in(&self, block: Block) -> &[Value] {
        self.live_in.get(&block).map_or(&[], |list| list)
    }

    pub(super) fn live_out(&self, block: Block) -> &[Value] {
        self.live_out.get(&block).map_or(&[], |list| list)
    }
}

/// The memrefs of a body in the order of their definitions.
fn memrefs(b: &Body) -> Vec<Value> {
    let mut found: Vec<([usize; 5], Value)> = Vec::new();
    // The number of operations around a block, its place in its region, and how many of its operations were visited.
    let mut places: FxHashMap<Block, (usize, usize, usize)> = FxHashMap::default();
    let enter = |found: &mut Vec<_>, places: &mut FxHashMap<_, _>, region: Region, depth: usize| {
        for (number, block) in b.blocks(region).enumerate() {
            places.insert(block, (depth, number, 0));
            let args = b.args(block).iter().enumerate().filter(|&(_, &arg)| is_memref(b, arg));
            found.extend(args.map(|(i, &arg)| ([0, i, depth, number, 0], arg)));
        }
    };
    b.root_regions().for_each(|region| enter(&mut found, &mut places, region, 0));
    b.walk(|op| {
        let Some(place) = b.block_of(op).and_then(|block| places.get_mut(&block)) else { return };
        let (depth, number, at) = *place;
        place.2 += 1;
        let results = b.results(op).iter().enumerate().filter(|&(_, result)| is_memref(b, result));
        found.extend(results.map(|(i, result)| ([1, depth, number, at, i], result)));
        if b.has_inner_regions(op) {
            b.regions(op).into_iter().for_each(|region| enter(&mut found, &mut places, region, depth + 1));
        }
    });
    found.sort_by_key(|&(place, _)| place);
    found.into_iter().map(|(_, value)| value).collect()
}
