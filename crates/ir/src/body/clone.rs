//! Cloning operations with their regions, within a body or into another one.

use super::{Block, Body, Op, Region, Value};
use crate::Loc;
use crate::body::OpState;
use std::sync::OnceLock;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The clones of values and blocks (upstream's `IRMapping`).
#[derive(Default)]
pub struct Mapping {
    /// Values of the source to values of the destination.
    pub values: FxHashMap<Value, Value>,
    /// Blocks of the source to blocks of the destination.
    pub blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// The clone of a value; the value itself if it has none.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }
    /// The clone of a block; the block itself if it has none.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Body {
    /// A deep copy of this body (same ids).
    pub fn deep_clone(&self) -> Body {
        Body {
            ctx: self.ctx.clone(),
            ops: self.ops.clone(),
            values: self.values.clone(),
            blocks: self.blocks.clone(),
            regions: self.regions.clone(),
            slots: self.slots.clone(),
            words: self.words.clone(),
            verified: self.verified.of_clone(),
            identity: self.identity,
            nested: self.nested.iter().map(|b| b.as_ref().map(|b| Box::new(b.deep_clone()))).collect(),
            empty: OnceLock::new(),
            has_nested: self.has_nested,
            dicts: self.dicts.clone(),
            free_ops: self.free_ops,
            free_blocks: self.free_blocks,
            n_erased: self.n_erased,
            wasted: self.wasted,
            n_root_regions: self.n_root_regions,
            extras: None,
        }
    }

    /// The state to create a copy of an operation without operands, results and successors in another body. Its regions, if
    /// it has any, are in a nested body, which moves to the state.
    pub fn take_record(&mut self, op: Op) -> OpState {
        let mut state = OpState::new(self.def(op), self.loc(op));
        state.slots.extend(self.slots(op).to_words());
        state.dict = self.dict(op);
        self.take_regions(op, &mut state);
        state
    }

    /// Moves the regions of an isolated operation to a state.
    fn take_regions(&mut self, op: Op, state: &mut OpState) {
        state.n_regions = self.n_regions(op);
        if self.nested_index(op).is_some() {
            state.nested = self.take_nested(op);
        }
    }

    /// Moves an operation of another body here, with its regions, as a detached operation of this body.
    ///
    /// Returns `None`, and changes nothing, if it or an operation in its regions has operands or successors, or a block has
    /// arguments.
    pub fn move_from(&mut self, source: &mut Body, op: Op) -> Option<Op> {
        let mut ops = vec![op];
        while let Some(op) = ops.pop() {
            if source.n_operands(op) != 0 || source.n_succs(op) != 0 {
                return None;
            }
            if source.is_nested(op) {
                continue;
            }
            for region in source.regions(op) {
                for block in source.blocks(region) {
                    if !source.args(block).is_empty() {
                        return None;
                    }
                    ops.extend(source.ops(block));
                }
            }
        }
        let moved = self.move_record(source, op);
        let mut pending = vec![(op, moved)];
        while let Some((from, to)) = pending.pop() {
            if self.is_nested(to) {
                continue;
            }
            for i in 0..source.n_regions(from) {
                let blocks: SmallVec<[Block; 4]> = source.blocks(source.region(from, i)).collect();
                for block in blocks {
                    let new_block = self.append_block(self.region(to, i), &[]);
                    let ops: SmallVec<[Op; 8]> = source.ops(block).collect();
                    for op in ops {
                        let new = self.move_record(source, op);
                        self.append(new, new_block);
                        pending.push((op, new));
                    }
                }
            }
        }
        Some(moved)
    }

    /// Creates a copy of an operation of another body here, without operands and successors; it has empty regions, or the
    /// nested body of the original.
    fn move_record(&mut self, source: &mut Body, op: Op) -> Op {
        let mut state = OpState::new(source.def(op), source.loc(op));
        state.results.extend(source.types(source.results(op)));
        state.slots.extend(source.slots(op).to_words());
        state.dict = source.dict(op);
        if source.is_nested(op) {
            source.take_regions(op, &mut state);
        } else {
            state.n_regions = source.n_regions(op);
        }
        self.create(state)
    }

    /// Clones `op` of this body, regions included, as a detached operation of this body.
    pub fn clone_op(&mut self, op: Op, map: &mut Mapping) -> Op {
        let mut cloner = Cloner { body: self, map, regions: Vec::new(), ops: Vec::new() };
        let new = cloner.clone_op(op);
        cloner.finish();
        new
    }
}

/// Clones blocks of one body into another one.
struct Importer<'a> {
    source: &'a Body,
    body: &'a mut Body,
    map: &'a mut Mapping,
    /// The clones of values, by index.
    values: Vec<Option<Value>>,
    loc: &'a mut dyn FnMut(Loc) -> Loc,
    /// Regions whose blocks are not cloned yet, and their clones.
    regions: Vec<(Region, Region)>,
    /// Operations that use values which were not cloned before them, and their clones.
    incomplete: Vec<(Op, Op)>,
}

impl Importer<'_> {
    fn blocks(&mut self, from: Region, to: Region, before: Option<Block>) {
        let source = self.source;
        for block in source.blocks(from) {
            let new = self.body.create_block();
            self.body.insert_block(new, to, before);
            self.map.blocks.insert(block, new);
            for &arg in source.args(block) {
                if self.values[arg.index()].is_some() {
                    continue;
                }
                let clone = self.body.add_arg(new, source.ty(arg));
                self.body.set_arg_loc(clone, (self.loc)(source.arg_loc(arg)));
                self.values[arg.index()] = Some(clone);
            }
        }
        for block in source.blocks(from) {
            for op in source.ops(block) {
                let new = self.op(op);
                self.body.append(new, self.map.block(block));
            }
        }
    }

    fn op(&mut self, op: Op) -> Op {
        let (source, map) = (self.source, &mut *self.map);
        let mut state = OpState::new(source.def(op), (self.loc)(source.loc(op)));
        let known = source.operands(op).iter().map_while(|value| self.values[value.index()]);
        state.operands.extend(known);
        let is_complete = state.operands.len() == source.n_operands(op);
        if !is_complete {
            state.operands.clear();
        }
        state.results.extend(source.types(source.results(op)));
        state.succs.extend(source.succs(op).map(|block| map.block(block)));
        state.slots.extend(source.slots(op).to_words());
        state.dict = source.dict(op);
        let is_nested = source.is_nested(op);
        state.n_regions = source.n_regions(op);
        if source.nested_index(op).is_some() {
            let mut nested = source.region_body(op).deep_clone();
            nested.map_locs(self.loc);
            state.nested = Some(Box::new(nested));
        }
        let new = self.body.create(state);
        if !is_complete {
            self.incomplete.push((op, new));
        }
        for (result, clone) in source.results(op).iter().zip(self.body.results(new)) {
            self.values[result.index()] = Some(clone);
        }
        if !is_nested {
            for i in (0..source.n_regions(op)).rev() {
                self.regions.push((source.region(op, i), self.body.region(new, i)));
            }
        }
        new
    }
}

impl Body {
    /// Clones the blocks of a region of another body into a region of this one, in front of a block. `loc` maps locations.
    ///
    /// Block arguments that `map` has a value for are not cloned. All other values that the blocks use must be defined in
    /// them. `map` gets the clones of blocks, but not those of values.
    pub fn clone_blocks_of(
        &mut self,
        (source, from): (&Body, Region),
        (to, before): (Region, Option<Block>),
        map: &mut Mapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) {
        let mut importer = Importer::new(self, source, map, loc);
        importer.blocks(from, to, before);
        importer.finish();
    }

    /// Clones an operation of another body, regions included, as a detached operation of this one. All values that it uses
    /// must be in `map` or be defined inside it.
    pub fn clone_op_of(&mut self, source: &Body, op: Op, map: &mut Mapping) -> Op {
        let mut loc = |loc: Loc| loc;
        let mut importer = Importer::new(self, source, map, &mut loc);
        let clone = importer.op(op);
        importer.finish();
        clone
    }
}

impl<'a> Importer<'a> {
    fn new(
        body: &'a mut Body,
        source: &'a Body,
        map: &'a mut Mapping,
        loc: &'a mut dyn FnMut(Loc) -> Loc,
    ) -> Self {
        let mut values = vec![None; source.value_bound()];
        for (value, &clone) in &map.values {
            values[value.index()] = Some(clone);
        }
        let (regions, incomplete) = Default::default();
        Self { source, body, map, values, loc, regions, incomplete }
    }

    /// Clones the regions that are left, and completes the operations.
    fn finish(mut self) {
        while let Some((from, to)) = self.regions.pop() {
            self.blocks(from, to, None);
        }
        let Importer { source, incomplete, values, body, .. } = self;
        for (op, new) in incomplete {
            let operands = source.operands(op).iter();
            let operands: SmallVec<[Value; 8]> =
                operands.map(|value| values[value.index()].unwrap_or(value)).collect();
            body.set_operands(new, &operands);
        }
    }
}

/// Clones operations and regions within a body.
struct Cloner<'a> {
    body: &'a mut Body,
    map: &'a mut Mapping,
    /// Regions whose blocks are not cloned yet, and their clones.
    regions: Vec<(Region, Region)>,
    /// All operations and their clones.
    ops: Vec<(Op, Op)>,
}

impl Cloner<'_> {
    /// Clones an operation; its regions are left in `regions`.
    fn clone_op(&mut self, op: Op) -> Op {
        let (body, map) = (&mut *self.body, &mut *self.map);
        let mut state = OpState::new(body.def(op), body.loc(op));
        state.operands.extend(body.operands(op).iter().map(|v| map.value(v)));
        state.results.extend(body.types(body.results(op)));
        state.succs.extend(body.succs(op).map(|b| map.block(b)));
        state.slots.extend(body.slots(op).to_words());
        state.dict = body.dict(op);
        let is_nested = body.is_nested(op);
        state.n_regions = body.n_regions(op);
        if body.nested_index(op).is_some() {
            state.nested = Some(Box::new(body.region_body(op).deep_clone()));
        }
        let new = body.create(state);
        map.values.extend(body.results(op).iter().zip(body.results(new)));
        if !is_nested {
            let pairs = (0..body.n_regions(op)).rev().map(|i| (body.region(op, i), body.region(new, i)));
            self.regions.extend(pairs);
        }
        self.ops.push((op, new));
        new
    }

    fn clone_blocks(&mut self, from: Region, to: Region) {
        let blocks: SmallVec<[Block; 4]> = self.body.blocks(from).collect();
        for &block in &blocks {
            let types: SmallVec<[crate::Type; 4]> = self.body.arg_types(block).collect();
            let new = self.body.append_block(to, &types);
            self.map.blocks.insert(block, new);
            let pairs = self.body.args(block).iter().copied().zip(self.body.args(new).iter().copied());
            let pairs: SmallVec<[(Value, Value); 4]> = pairs.collect();
            for &(arg, clone) in &pairs {
                let loc = self.body.arg_loc(arg);
                self.body.set_arg_loc(clone, loc);
            }
            self.map.values.extend(pairs);
        }
        for &block in &blocks {
            let mut next = self.body.first_op(block);
            while let Some(op) = next {
                next = self.body.next_op(op);
                let new = self.clone_op(op);
                self.body.append(new, self.map.block(block));
            }
        }
    }

    /// Clones all pending regions, then replaces operands and successors that were cloned after their users.
    fn finish(mut self) {
        while let Some((from, to)) = self.regions.pop() {
            self.clone_blocks(from, to);
        }
        let Self { body, map, ops, .. } = self;
        for (source, op) in ops {
            // From the source: a value that stands for another one may itself be cloned.
            for i in 0..body.n_operands(op) {
                let new = map.value(body.operand(source, i));
                if new != body.operand(op, i) {
                    body.set_operand(op, i, new);
                }
            }
            for i in 0..body.n_succs(op) {
                let new = map.block(body.succ(source, i));
                if new != body.succ(op, i) {
                    body.set_succ(op, i, new);
                }
            }
        }
    }
}
