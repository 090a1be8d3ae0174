//! Cloning operations with their regions, within a body or into another one.

use super::{Block, Body, Checked, Op, Region, Value};
use crate::builder::OpState;
use smallvec::SmallVec;
use terrace_support::FxHashMap;

/// What stands for the values and blocks of the source while it is cloned.
#[derive(Default)]
pub struct Mapping {
    /// Values of the source to values of the destination.
    pub values: FxHashMap<Value, Value>,
    /// Blocks of the source to blocks of the destination.
    pub blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// What stands for a value; the value itself when it is not mapped.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }
    /// What stands for a block; the block itself when it is not mapped.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

/// Something whose clone is not finished: a region pair, or an operand that was not cloned yet.
struct Pending {
    from: Region,
    to: Region,
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
            folded: 0,
            checked: Checked::elsewhere(),
            identity: self.identity,
            nested: self.nested.iter().map(|b| b.as_ref().map(|b| Box::new(b.deep_clone()))).collect(),
            dicts: self.dicts.clone(),
            free_ops: self.free_ops,
            free_blocks: self.free_blocks,
            n_erased: self.n_erased,
            wasted: self.wasted,
            n_root_regions: self.n_root_regions,
            source_names: None,
        }
    }

    /// The state to make the same operation elsewhere, of one that has no operands, results and successors and whose
    /// regions, if any, are in a nested body, which it gets.
    pub fn take_record(&mut self, op: Op) -> OpState<'static> {
        let mut state = OpState::new(self.def(op), self.loc(op));
        state.slots.extend(self.slots(op).to_words());
        state.dict = self.dict(op);
        state.nested = self.take_nested(op);
        state
    }

    /// Moves an operation of another body here, with its regions, as a detached operation of this body.
    ///
    /// `None`, and nothing changes, when values or blocks connect it or operations in its regions to others: only
    /// operations without operands and successors can change the body, in blocks without arguments.
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

    /// Makes an operation of another body here, without operands and successors, with empty regions or its nested
    /// body, which is taken out there.
    fn move_record(&mut self, source: &mut Body, op: Op) -> Op {
        let mut state = OpState::new(source.def(op), source.loc(op));
        state.results.extend(source.types(source.results(op)));
        state.slots.extend(source.slots(op).to_words());
        state.dict = source.dict(op);
        if source.is_nested(op) {
            state.nested = source.take_nested(op);
        } else {
            state.n_regions = source.n_regions(op);
        }
        self.create(state)
    }

    /// Clones `op` of this body, regions included, as a detached operation of this body.
    pub fn clone_op(&mut self, op: Op, map: &mut Mapping) -> Op {
        let mut pending = Vec::new();
        let mut late = Vec::new();
        let new = self.clone_shallow(op, map, &mut pending, &mut late);
        while let Some(Pending { from, to }) = pending.pop() {
            self.clone_blocks(from, to, map, &mut pending, &mut late);
        }
        self.fix_late(&late, map);
        new
    }

    /// Clones the blocks of `from` to the end of `to`.
    pub fn clone_region(&mut self, from: Region, to: Region, map: &mut Mapping) {
        let mut pending = vec![Pending { from, to }];
        let mut late = Vec::new();
        while let Some(Pending { from, to }) = pending.pop() {
            self.clone_blocks(from, to, map, &mut pending, &mut late);
        }
        self.fix_late(&late, map);
    }

    fn clone_blocks(
        &mut self,
        from: Region,
        to: Region,
        map: &mut Mapping,
        pending: &mut Vec<Pending>,
        late: &mut Vec<Op>,
    ) {
        let blocks: SmallVec<[Block; 4]> = self.blocks(from).collect();
        for &block in &blocks {
            let types: SmallVec<[crate::Type; 4]> = self.arg_types(block).collect();
            let new = self.append_block(to, &types);
            map.blocks.insert(block, new);
            for i in 0..types.len() {
                map.values.insert(self.args(block)[i], self.args(new)[i]);
            }
        }
        for &block in &blocks {
            let new_block = map.block(block);
            let mut next = self.first_op(block);
            while let Some(op) = next {
                next = self.next_op(op);
                let new = self.clone_shallow(op, map, pending, late);
                self.append(new, new_block);
            }
        }
    }

    fn clone_shallow(
        &mut self,
        op: Op,
        map: &mut Mapping,
        pending: &mut Vec<Pending>,
        late: &mut Vec<Op>,
    ) -> Op {
        let mut state = OpState::new(self.def(op), self.loc(op));
        state.operands.extend(self.operands(op).iter().map(|v| map.value(v)));
        state.results.extend(self.types(self.results(op)));
        state.succs.extend(self.succs(op).map(|b| map.block(b)));
        state.slots.extend(self.slots(op).to_words());
        state.dict = self.dict(op);
        if self.is_nested(op) {
            state.nested = Some(Box::new(self.region_body(op).deep_clone()));
        } else {
            state.n_regions = self.n_regions(op);
        }
        let new = self.create(state);
        for (from, to) in self.results(op).iter().zip(self.results(new).iter()) {
            map.values.insert(from, to);
        }
        if !self.is_nested(op) {
            for i in (0..self.n_regions(op)).rev() {
                pending.push(Pending { from: self.region(op, i), to: self.region(new, i) });
            }
        }
        late.push(new);
        new
    }

    /// Remaps operands and successors that were cloned after their users.
    fn fix_late(&mut self, late: &[Op], map: &Mapping) {
        for &op in late {
            for i in 0..self.n_operands(op) {
                let old = self.operand(op, i);
                let new = map.value(old);
                if new != old {
                    self.set_operand(op, i, new);
                }
            }
            for i in 0..self.n_succs(op) {
                let old = self.succ(op, i);
                let new = map.block(old);
                if new != old {
                    self.set_succ(op, i, new);
                }
            }
        }
    }
}
