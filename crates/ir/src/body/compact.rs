//! Compaction: moves what is left of a body into new arrays, in the order of the text.
//!
//! After a conversion half of a small body is erased, and there may be very many small bodies: without compaction the peak
//! memory of `compile` is 55 % higher for loops that access memrefs, and 31 % for calls of functions with many results.

use super::ops::region_word;
use super::order::STEP;
use super::record::{EXTRA, bytes_of};
use super::value::{WORDS, words_of};
use super::{
    Block, BlockRecord, Body, ERASED, HAS_DICT, HAS_EXTRA, NESTED, Op, OpRecord, Region, RegionRecord,
    UseSlot, ValueRecord, index_of,
};
use terrace_support::pool::{Pool, capacity, exchange, fit, settle};

/// The working memory of [`Body::widen`] and [`Body::compact`], and the new ids after the latter.
#[derive(Default)]
pub struct Compactor {
    spare: Arrays,
    /// By old index: the new id, raw; zero if there is none.
    ops: Vec<u32>,
    values: Vec<u32>,
    blocks: Vec<u32>,
    regions: Vec<u32>,
    /// By old index: the new index plus one.
    slots: Vec<u32>,
    /// The operations, blocks and regions that stay, in the order of the text. Each block comes with the number of arguments
    /// to drop.
    live: Vec<Op>,
    live_blocks: Vec<(Block, u32)>,
    live_regions: Vec<Region>,
    stack: Vec<Step>,
}

/// Arrays with capacity to grow; while a body uses them, the arrays that it had before.
#[derive(Default)]
struct Arrays {
    ops: Vec<OpRecord>,
    values: Vec<ValueRecord>,
    blocks: Vec<BlockRecord>,
    regions: Vec<RegionRecord>,
    slots: Pool<UseSlot>,
    words: Pool<u32>,
}

/// Arrays for more operations are freed instead of kept.
const MAX_SPARE_OPS: usize = 1 << 14;

enum Step {
    Block(Option<Block>),
    Ops(Option<Op>),
}

fn reset(list: &mut Vec<u32>, n: usize) {
    list.clear();
    list.resize(n, 0);
}

impl Compactor {
    /// The new id of an operation; `None` if it was erased.
    pub fn op(&self, old: Op) -> Option<Op> {
        self.ops.get(old.index()).and_then(|&raw| Op::from_raw(raw))
    }

    fn block(&self, old: Block) -> Option<Block> {
        self.blocks.get(old.index()).and_then(|&raw| Block::from_raw(raw))
    }
}

impl Body {
    /// How many operations are erased; new ones reuse their records.
    pub fn n_erased(&self) -> usize {
        self.n_erased as usize
    }

    /// Whether so many bytes were erased since the last compaction that another one pays; the operations `gone` are counted
    /// as erased.
    pub fn is_sparse(&self, gone: &[Op]) -> bool {
        let all = self.ops.len() * size_of::<OpRecord>()
            + self.values.len() * size_of::<ValueRecord>()
            + self.slots.len() * size_of::<UseSlot>()
            + self.words.len() * size_of::<u32>();
        let gone: usize = gone.iter().map(|&op| self.bytes_of(op) as usize).sum();
        // The smallest bodies are many and cheap to move: an eighth of them suffices.
        const SMALLEST: usize = 16;
        let share = if self.ops.len() <= SMALLEST { 8 } else { 3 };
        (self.wasted as usize + gone) * share > all
    }

    /// The bytes that an operation takes, without its regions.
    fn bytes_of(&self, op: Op) -> u32 {
        let record = self.record(op);
        if record.code & ERASED != 0 {
            return 0;
        }
        let n_slots = self.operand_run(record).1 + self.succ_run(op).1;
        bytes_of(n_slots, self.n_results(op), self.unit_words(op).len)
    }

    /// Moves the contents into the spare arrays, which have capacity to grow, until [`Body::settle`] or [`Body::compact`]:
    /// bodies that are edited one after another share this capacity.
    pub fn widen(&mut self, with: &mut Compactor) {
        let spare = &mut with.spare;
        exchange(&mut self.ops, &mut spare.ops);
        exchange(&mut self.values, &mut spare.values);
        exchange(&mut self.blocks, &mut spare.blocks);
        exchange(&mut self.regions, &mut spare.regions);
        self.slots.exchange(&mut spare.slots);
        self.words.exchange(&mut spare.words);
    }

    /// Moves the contents into arrays that are just large enough.
    pub fn settle(&mut self, with: &mut Compactor) {
        let spare = &mut with.spare;
        settle(&mut self.ops, &mut spare.ops);
        settle(&mut self.values, &mut spare.values);
        settle(&mut self.blocks, &mut spare.blocks);
        settle(&mut self.regions, &mut spare.regions);
        self.slots.settle(&mut spare.slots);
        self.words.settle(&mut spare.words);
        if spare.ops.capacity() > MAX_SPARE_OPS {
            *spare = Arrays::default();
        }
    }

    /// Moves the contents into new arrays, without what was erased or is in no region, the operations that `dead` flags by
    /// index, and the first arguments of some blocks (`dropped_args`); nothing else may use these. All ids change except
    /// those of root regions; use-lists keep their order.
    pub fn compact(&mut self, dead: &[bool], dropped_args: &[(Block, usize)], to: &mut Compactor) {
        if self.source_names().is_some() {
            return;
        }
        let (n_slots, n_words, n_values) = self.enumerate(dead, dropped_args, to);
        let mut ops = fit(&mut to.spare.ops, to.live.len());
        let mut values = fit(&mut to.spare.values, n_values);
        let mut blocks = fit(&mut to.spare.blocks, to.live_blocks.len());
        let mut regions = fit(&mut to.spare.regions, to.live_regions.len());
        let mut slots = Pool::fit(&mut to.spare.slots, n_slots);
        let mut words = Pool::fit(&mut to.spare.words, n_words);
        for &region in &to.live_regions {
            let record = self.regions[region.index()];
            regions.push(RegionRecord {
                parent: record.parent.and_then(|op| to.op(op)),
                index: record.index,
                first: record.first.and_then(|block| to.block(block)),
                last: record.last.and_then(|block| to.block(block)),
            });
        }
        for &(block, skip) in &to.live_blocks {
            let mut record = self.blocks[block.index()];
            let n = (record.n_args - skip) as usize;
            let args = words.alloc(n * WORDS, 0);
            let locs = words.alloc(n, 0);
            for i in 0..n as u32 {
                let raw = *self.words.at(record.args + (skip + i) * WORDS as u32);
                let arg = self.identity.value(to.values[index_of(raw)] as usize - 1);
                words.run_mut(args + i * WORDS as u32, WORDS).copy_from_slice(&words_of(arg));
                *words.at_mut(locs + i) = *self.words.at(record.arg_locs + skip + i);
            }
            (record.args, record.arg_locs, record.n_args) = (args, locs, n as u32);
            record.region = record.region.and_then(|region| Region::from_raw(to.regions[region.index()]));
            record.prev = record.prev.and_then(|block| to.block(block));
            record.next = record.next.and_then(|block| to.block(block));
            (record.first, record.last) = (None, None);
            // The loop below adds the operations in order.
            (record.ordered, record.args_replaced) = (true, false);
            blocks.push(record);
        }
        let dicts = self.dicts.take();
        let tag = self.identity.bits();
        for &op in &to.live {
            let mut record = self.ops[op.index()];
            let new = Op::from_index(ops.len());
            if record.code & HAS_DICT != 0
                && let Some(&dict) = dicts.as_ref().and_then(|dicts| dicts.get(&op))
            {
                self.dicts.get_or_insert_default().insert(new, dict);
            }
            let at = self.unit_words(op);
            let start = words.alloc(at.len, 0);
            words.run_mut(start, at.len).copy_from_slice(self.words.run(at.start, at.len));
            let run = start + (record.run - at.start);
            let (first, n) = self.operand_run(&record);
            let mut operands = slots.alloc(n, UseSlot { target: 0, owner: 0, next: 0, prev: 0 });
            map_slots(&mut to.slots, first, operands, n);
            if first != record.operands {
                *slots.at_mut(operands) = *self.slots.at(first);
                operands += record.operands - first;
            }
            for i in 0..self.n_values(&record).0 as u32 {
                let target = self.slots.at(record.operands + i).target;
                let slot = slots.at_mut(operands + i);
                (slot.target, slot.owner) = (value_of(to, target, tag), new.raw());
            }
            if record.code & HAS_EXTRA != 0 {
                let (old, n) = self.succ_run(op);
                let start = slots.alloc(n, UseSlot { target: 0, owner: 0, next: 0, prev: 0 });
                map_slots(&mut to.slots, old, start, n);
                for i in 0..n as u32 {
                    let target = self.slots.at(old + i).target;
                    let slot = slots.at_mut(start + i);
                    let block = target.checked_sub(1).map_or(0, |block| to.blocks[block as usize]);
                    (slot.target, slot.owner) = (block, new.raw());
                }
                *words.at_mut(run - EXTRA as u32) = start;
                if record.code & NESTED == 0 {
                    for i in 0..at.n_regions {
                        let word = words.at_mut(region_word(run, at.n_regions, i));
                        *word = word.checked_sub(1).map_or(0, |region| to.regions[region as usize]);
                    }
                }
            }
            (record.operands, record.run) = (operands, run);
            record.order = new.raw().saturating_mul(STEP);
            record.results = self.results(op).first().map_or(1, |result| to.values[result.index()]) | tag;
            let block = record.block.and_then(|block| to.block(block));
            record.block = block;
            (record.prev, record.next) = (None, None);
            if let Some(block) = block {
                let list = &mut blocks[block.index()];
                record.prev = list.last.replace(new);
                match record.prev {
                    Some(prev) => ops[prev.index()].next = Some(new),
                    None => list.first = Some(new),
                }
            }
            ops.push(record);
        }
        values.resize(n_values, ValueRecord { ty: crate::Type::I1, def: 0, first_use: 0 });
        for (old, &new) in to.values.iter().enumerate() {
            let Some(new) = new.checked_sub(1) else { continue };
            let mut record = self.values[old];
            record.def = match record.def & super::BLOCK_DEF {
                0 => to.ops[record.def as usize - 1],
                _ => to.blocks[(record.def & !super::BLOCK_DEF) as usize - 1] | super::BLOCK_DEF,
            };
            record.first_use = self.relink(&mut slots, to, record.first_use);
            values[new as usize] = record;
        }
        for (record, &(old, _)) in blocks.iter_mut().zip(&to.live_blocks) {
            record.first_use = self.relink(&mut slots, to, self.blocks[old.index()].first_use);
        }
        let old_arrays = Arrays {
            ops: core::mem::replace(&mut self.ops, ops),
            values: core::mem::replace(&mut self.values, values),
            blocks: core::mem::replace(&mut self.blocks, blocks),
            regions: core::mem::replace(&mut self.regions, regions),
            slots: core::mem::replace(&mut self.slots, slots),
            words: core::mem::replace(&mut self.words, words),
        };
        to.spare = if old_arrays.ops.capacity() > MAX_SPARE_OPS { Arrays::default() } else { old_arrays };
        self.verified.renumber(&to.live);
        (self.free_ops, self.free_blocks, self.n_erased, self.wasted) = (None, None, 0, 0);
    }

    /// Finds what stays and assigns the new ids, except those of slots. Returns the numbers of slots, words and values.
    fn enumerate(
        &self,
        dead: &[bool],
        dropped_args: &[(Block, usize)],
        to: &mut Compactor,
    ) -> (usize, usize, usize) {
        reset(&mut to.ops, self.ops.len());
        reset(&mut to.values, self.values.len());
        reset(&mut to.blocks, self.blocks.len());
        reset(&mut to.regions, self.regions.len());
        reset(&mut to.slots, self.slots.len());
        to.live.clear();
        to.live_blocks.clear();
        to.live_regions.clear();
        let (mut n_slots, mut n_words, mut n_values) = (0usize, 0usize, 0usize);
        for region in self.root_regions() {
            to.live_regions.push(region);
            to.regions[region.index()] = region.raw();
        }
        let roots: terrace_support::small_vec::SmallVec<[Region; 2]> = self.root_regions().collect();
        to.stack.extend(roots.iter().rev().map(|&region| Step::Block(self.entry_block(region))));
        while let Some(step) = to.stack.pop() {
            match step {
                Step::Block(None) | Step::Ops(None) => {}
                Step::Block(Some(block)) => {
                    let drop = dropped_args.iter().find(|(of, _)| *of == block).map_or(0, |&(_, n)| n);
                    to.live_blocks.push((block, drop as u32));
                    to.blocks[block.index()] = to.live_blocks.len() as u32;
                    let args = &self.args(block)[drop..];
                    for arg in args {
                        n_values += 1;
                        to.values[arg.index()] = n_values as u32;
                    }
                    n_words += capacity(args.len() * WORDS) + capacity(args.len());
                    to.stack.push(Step::Block(self.next_block(block)));
                    to.stack.push(Step::Ops(self.first_op(block)));
                }
                Step::Ops(mut next) => {
                    while let Some(op) = next {
                        next = self.next_op(op);
                        if dead.get(op.index()).is_some_and(|&dead| dead) {
                            continue;
                        }
                        to.live.push(op);
                        to.ops[op.index()] = to.live.len() as u32;
                        let record = &self.ops[op.index()];
                        debug_assert!(record.code & ERASED == 0);
                        for result in self.results(op).iter() {
                            n_values += 1;
                            to.values[result.index()] = n_values as u32;
                        }
                        let at = self.unit_words(op);
                        n_words += capacity(at.len);
                        n_slots += capacity(self.operand_run(record).1);
                        if record.code & HAS_EXTRA == 0 {
                            continue;
                        }
                        n_slots += capacity(self.succ_run(op).1);
                        if at.n_regions == 0 || record.code & NESTED != 0 {
                            continue;
                        }
                        to.stack.push(Step::Ops(next));
                        let regions = self.regions(op);
                        for &region in &regions {
                            to.live_regions.push(region);
                            to.regions[region.index()] = to.live_regions.len() as u32;
                        }
                        let entries = regions.iter().rev();
                        to.stack.extend(entries.map(|&region| Step::Block(self.entry_block(region))));
                        break;
                    }
                }
            }
        }
        (n_slots, n_words, n_values)
    }

    /// Links the new slots of a use-list in the order of the old ones. Returns the first one plus one.
    fn relink(&self, slots: &mut Pool<UseSlot>, to: &Compactor, mut old: u32) -> u32 {
        let (mut first, mut last) = (0, 0);
        while let Some(at) = old.checked_sub(1) {
            old = self.slots.at(at).next;
            let new = to.slots[at as usize];
            if new == 0 {
                continue;
            }
            match last {
                0 => first = new,
                last => slots.at_mut(last - 1).next = new,
            }
            slots.at_mut(new - 1).prev = last;
            last = new;
        }
        first
    }
}

/// Records the new indices of a run of slots.
fn map_slots(slots: &mut [u32], old: u32, new: u32, n: usize) {
    for (slot, new) in slots[old as usize..old as usize + n].iter_mut().zip(new..) {
        *slot = new + 1;
    }
}

/// The new word of an operand's value.
fn value_of(to: &Compactor, raw: u32, tag: u32) -> u32 {
    if raw == 0 {
        return 0;
    }
    let new = to.values[index_of(raw)];
    debug_assert!(new != 0, "an operation that stays uses a value that is dropped");
    if new == 0 { 0 } else { new | tag }
}

#[cfg(test)]
mod tests {
    use crate::builder::Builder;
    use crate::{Body, Context, OpDef, OpState, Region, Type};

    #[test]
    fn drops_dead_operations_and_keeps_the_order_of_uses() {
        let ctx = Context::new();
        let def = OpDef::unregistered("t.op");
        let mut body = Body::new(&ctx, 1);
        let block = body.append_block(Region::from_index(0), &[Type::I1, Type::I1]);
        let (old, arg) = (body.args(block)[0], body.args(block)[1]);
        let make = |body: &mut Body, operands: &[crate::Value]| {
            let mut builder = Builder::new(body);
            builder.set_end(block);
            let mut state = OpState::new(def, crate::Loc::UNKNOWN);
            state.operands.extend_from_slice(operands);
            state.results.push(Type::I1);
            builder.create(state)
        };
        let first = make(&mut body, &[arg]);
        let gone = make(&mut body, &[arg, old]);
        let value = body.result(first, 0);
        let last = make(&mut body, &[value, arg]);
        let mut dead = vec![false; body.op_bound()];
        dead[gone.index()] = true;
        let mut to = super::Compactor::default();
        body.compact(&dead, &[(block, 1)], &mut to);
        let (first, last) = (to.op(first).unwrap(), to.op(last).unwrap());
        assert_eq!(to.op(gone), None);
        let block = body.entry_block(Region::from_index(0)).unwrap();
        assert_eq!(body.ops(block).collect::<Vec<_>>(), [first, last]);
        let arg = body.args(block)[0];
        assert_eq!(body.args(block).len(), 1);
        assert_eq!(body.uses(arg).map(|u| (u.owner, u.index)).collect::<Vec<_>>(), [(last, 1), (first, 0)]);
        assert_eq!(body.def_op(body.operand(last, 0)), Some(first));
        body.erase(last);
        assert!(body.has_one_use(arg));
    }
}
