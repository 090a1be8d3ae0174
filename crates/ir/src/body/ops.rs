//! Operations: accessors, edits, erasure; `create.rs` makes them.
//!
//! Layout of an operation's run in the word pool: if [`HAS_EXTRA`] is set, the regions, unless they are in a nested body, and
//! `successor start, n successors, n regions, nested body + 1`; then, where the record points, the attribute slots that the
//! declaration fixes, or, if [`PACKED`](super::PACKED) is set, a set of slots in two words and their attributes.

use super::record::{EXTRA, bytes_of};
use super::uses::Head;
use super::{
    Block, Body, CODE_MASK, ERASED, HAS_DICT, HAS_EXTRA, NESTED, Op, OpRecord, Region, UseSlot, Value, Values,
};
use crate::attrs::DenseArrayAttr;
use crate::context::Context;
use crate::decl::{Groups, OpDef, OpKind, Trait};
use crate::loc::Loc;
use crate::types::Type;
use std::sync::OnceLock;
use terrace_support::small_vec::SmallVec;

/// The run of an operation in the word pool.
pub(super) struct UnitWords {
    pub start: u32,
    pub len: usize,
    /// How many regions the operation has.
    pub n_regions: usize,
}

/// The index of the word with region `i` of an operation's `n`, which are not in a nested body.
#[inline]
pub(super) fn region_word(run: u32, n: usize, i: usize) -> u32 {
    run - (EXTRA + n - i) as u32
}

/// A body with a region and an empty block, in place of one that is taken out.
#[cold]
fn empty_body() -> &'static Body {
    static BODY: OnceLock<Body> = OnceLock::new();
    BODY.get_or_init(|| {
        let mut body = Body::new(&Context::new(), 1);
        body.append_block(Region::from_index(0), &[]);
        body
    })
}

impl Body {
    /// The operation's declaration.
    #[inline]
    pub fn def(&self, op: Op) -> &'static OpDef {
        OpDef::of_code(self.record(op).code & CODE_MASK)
    }

    /// The operation's op code.
    #[inline]
    pub fn code(&self, op: Op) -> u32 {
        self.record(op).code & CODE_MASK
    }

    /// Whether the operation is of kind `K`.
    #[inline]
    pub fn is<K: OpKind>(&self, op: Op) -> bool {
        self.code(op) == K::DEF.code()
    }

    /// The operation as a handle of kind `K`, if it is one.
    #[inline]
    pub fn as_<K: OpKind>(&self, op: Op) -> Option<K> {
        self.is::<K>(op).then(|| K::wrap(op))
    }

    /// Whether the operation was erased.
    pub fn is_erased(&self, op: Op) -> bool {
        self.record(op).code & ERASED != 0
    }

    /// The operation's location.
    #[inline]
    pub fn loc(&self, op: Op) -> Loc {
        self.record(op).loc
    }

    /// Changes the operation's location.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.edit();
        self.record_mut(op).loc = loc;
    }

    /// The block that the operation is in.
    #[inline]
    pub fn block_of(&self, op: Op) -> Option<Block> {
        self.record(op).block
    }

    /// The operation of this body around `op`; `None` when its region is a root region.
    #[inline]
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.region_parent(self.region_of(self.block_of(op)?)?)
    }

    /// The operations of this body around `op`, innermost first.
    pub fn ancestors(&self, op: Op) -> impl Iterator<Item = Op> {
        core::iter::successors(self.parent_op(op), |&op| self.parent_op(op))
    }

    /// Whether `op` is inside `outer`.
    pub fn is_proper_ancestor(&self, outer: Op, op: Op) -> bool {
        self.ancestors(op).any(|op| op == outer)
    }

    /// The next operation in the block.
    #[inline]
    pub fn next_op(&self, op: Op) -> Option<Op> {
        self.record(op).next
    }

    /// The previous operation in the block.
    #[inline]
    pub fn prev_op(&self, op: Op) -> Option<Op> {
        self.record(op).prev
    }

    /// The operands.
    #[inline]
    pub fn operands(&self, op: Op) -> Values<'_> {
        let record = self.record(op);
        Values::of_slots(self.slots.run(record.operands, self.n_values(record).0), self.identity.serial)
    }

    /// How many operands.
    #[inline]
    pub fn n_operands(&self, op: Op) -> usize {
        self.n_values(self.record(op)).0
    }

    /// Operand `i`.
    #[inline]
    pub fn operand(&self, op: Op, i: usize) -> Value {
        match self.operands(op).get(i) {
            Some(value) => value,
            None => panic!("'{}' has no operand #{i}", self.def(op).name),
        }
    }

    /// Replaces operand `i`.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_operand(&mut self, op: Op, i: usize, value: Value) {
        debug_assert!(i < self.n_operands(op), "operand number out of range");
        if !self.has_op(op) {
            return;
        }
        let value = match self.owns(value) {
            true => value,
            false => self.operand_or_placeholder(value, i, self.def(op), self.loc(op)),
        };
        let at = self.record(op).operands + i as u32;
        self.touch(op);
        self.unlink(Head::Value, at);
        self.slots.at_mut(at).target = value.raw();
        self.link(Head::Value, at);
    }

    /// Replaces the whole operand list.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_operands(&mut self, op: Op, values: &[Value]) {
        if !self.has_op(op) {
            return;
        }
        if !values.iter().all(|&value| self.owns(value)) {
            let (def, loc) = (self.def(op), self.loc(op));
            let own = |(i, &value)| self.operand_or_placeholder(value, i, def, loc);
            let values: Vec<Value> = values.iter().enumerate().map(own).collect();
            return self.set_operands(op, &values);
        }
        self.touch(op);
        let record = *self.record(op);
        let (n_operands, n_results) = self.n_values(&record);
        for at in record.operands..record.operands + n_operands as u32 {
            self.unlink(Head::Value, at);
        }
        let (start, n) = self.operand_run(&record);
        self.slots.release(start, n);
        let operands = self.alloc_operands(op, (values.len(), n_results), |i| values[i].raw());
        let record = self.record_mut(op);
        (record.operands, record.counts) = operands;
    }

    /// Replaces all operands, group by group, and records the sizes of the groups if the operation keeps them.
    pub fn set_operand_groups(&mut self, op: Op, groups: &[&[Value]]) {
        self.set_operands(op, &groups.concat());
        if let Some(slot) = self.def(op).operand_segments_slot() {
            let sizes: SmallVec<[i32; 4]> = groups.iter().map(|group| group.len() as i32).collect();
            let sizes = DenseArrayAttr::of_i32s(self.ctx(), &sizes);
            self.set_slot(op, slot, Some(sizes));
        }
    }

    /// Erases the operands whose numbers `erased` is true for. As upstream, the uses of operands before the first erased
    /// one keep their places among the uses of their values, and later ones become the most recent uses.
    pub fn erase_operands(&mut self, op: Op, erased: impl Fn(usize) -> bool) {
        if !self.has_op(op) {
            return;
        }
        let record = *self.record(op);
        let (n_operands, n_results) = self.n_values(&record);
        let Some(first) = (0..n_operands).find(|&i| erased(i)) else { return };
        self.touch(op);
        let old = record.operands;
        let kept: SmallVec<[u32; 8]> = (first..n_operands)
            .filter(|&i| !erased(i))
            .map(|i| self.slots.at(old + i as u32).target)
            .collect();
        for i in first..n_operands {
            self.unlink(Head::Value, old + i as u32);
        }
        // The operands before the first erased one are moved below.
        let operand = |i: usize| i.checked_sub(first).map_or(0, |i| kept[i]);
        let (new, counts) = self.alloc_operands(op, (first + kept.len(), n_results), operand);
        for i in 0..first as u32 {
            self.move_use(Head::Value, old + i, new + i);
        }
        let (start, n) = self.operand_run(&record);
        self.slots.release(start, n);
        let record = self.record_mut(op);
        (record.operands, record.counts) = (new, counts);
    }

    /// The results.
    #[inline]
    pub fn results(&self, op: Op) -> Values<'static> {
        let record = self.record(op);
        Values::of_range(record.results, self.n_values(record).1 as u32, self.identity.serial)
    }

    /// How many results.
    #[inline]
    pub fn n_results(&self, op: Op) -> usize {
        self.n_values(self.record(op)).1
    }

    /// Result `i`.
    #[inline]
    pub fn result(&self, op: Op, i: usize) -> Value {
        match self.results(op).get(i) {
            Some(value) => value,
            None => panic!("'{}' has no result #{i}", self.def(op).name),
        }
    }

    /// The type of result `i`.
    #[inline]
    pub fn result_type(&self, op: Op, i: usize) -> Type {
        self.ty(self.result(op, i))
    }

    /// The values of operand group `group` of the declaration.
    #[inline]
    pub fn operand_group(&self, op: Op, group: usize) -> Values<'_> {
        let (start, end) = self.operand_group_range(op, group);
        self.operands(op).slice(start, end)
    }

    /// Start and end of operand group `group` of the declaration.
    #[inline]
    pub fn operand_group_range(&self, op: Op, group: usize) -> (usize, usize) {
        let (def, n) = (self.def(op), self.operands(op).len());
        if def.operands.len() == 1 {
            return (0, n);
        }
        let segments = def.operand_segments_slot().and_then(|slot| self.slot(op, slot));
        Groups::operand_range(&self.ctx, def, segments, n, group)
    }

    /// The values of result group `group` of the declaration.
    #[inline]
    pub fn result_group(&self, op: Op, group: usize) -> Values<'static> {
        let def = self.def(op);
        if def.results.len() == 1 {
            return self.results(op);
        }
        let segments = def.result_segments_slot().and_then(|slot| self.slot(op, slot));
        let (start, end) = Groups::result_range(&self.ctx, def, segments, self.n_results(op), group);
        self.results(op).slice(start, end)
    }

    #[inline]
    fn extra(&self, op: Op) -> Option<&[u32]> {
        let OpRecord { code, run, .. } = *self.record(op);
        (code & HAS_EXTRA != 0).then(|| self.words.run(run - EXTRA as u32, EXTRA))
    }

    /// Start and length of the successors in the slot pool.
    #[inline]
    pub(super) fn succ_run(&self, op: Op) -> (u32, usize) {
        self.extra(op).map_or((0, 0), |extra| (extra[0], extra[1] as usize))
    }

    /// The successors.
    #[inline]
    pub fn succs(&self, op: Op) -> impl ExactSizeIterator<Item = Block> + Clone + '_ {
        let (start, n) = self.succ_run(op);
        self.slots.run(start, n).iter().map(|slot| match Block::from_raw(slot.target) {
            Some(block) => block,
            None => unreachable!("a successor names a block"),
        })
    }

    /// How many successors.
    #[inline]
    pub fn n_succs(&self, op: Op) -> usize {
        self.succ_run(op).1
    }

    /// Successor `i`.
    pub fn succ(&self, op: Op, i: usize) -> Block {
        match self.succs(op).nth(i) {
            Some(block) => block,
            None => panic!("'{}' has no successor #{i}", self.def(op).name),
        }
    }

    /// Replaces successor `i`.
    pub fn set_succ(&mut self, op: Op, i: usize, block: Block) {
        let (start, n) = self.succ_run(op);
        debug_assert!(i < n, "successor number out of range");
        if !self.has_op(op) || !self.has_block(block) {
            return;
        }
        self.touch(op);
        self.rearrange();
        let at = start + i as u32;
        self.unlink(Head::Block, at);
        self.slots.at_mut(at).target = block.raw();
        self.link(Head::Block, at);
    }

    /// How many regions.
    #[inline]
    pub fn n_regions(&self, op: Op) -> usize {
        self.extra(op).map_or(0, |extra| extra[2] as usize)
    }

    /// The operation's regions: ids of [`Body::region_body`].
    #[inline]
    pub fn regions(&self, op: Op) -> SmallVec<[Region; 2]> {
        (0..self.n_regions(op)).map(|i| self.region(op, i)).collect()
    }

    /// Whether the operation has regions, of this body.
    #[inline]
    pub fn has_inner_regions(&self, op: Op) -> bool {
        self.record(op).code & (HAS_EXTRA | NESTED) == HAS_EXTRA && self.n_regions(op) != 0
    }

    /// Region `i` of the operation: an id of [`Body::region_body`].
    #[inline]
    pub fn region(&self, op: Op, i: usize) -> Region {
        let &OpRecord { code, run, .. } = self.record(op);
        let n = self.n_regions(op);
        if i >= n {
            self.no_region(op, i);
        }
        if code & NESTED != 0 {
            return Region::from_index(i);
        }
        match Region::from_raw(*self.words.at(region_word(run, n, i))) {
            Some(region) => region,
            None => unreachable!("an operation's region is set"),
        }
    }

    #[cold]
    fn no_region(&self, op: Op, i: usize) -> ! {
        panic!("'{}' has no region #{i}", self.def(op).name)
    }

    /// Moves the contents of region `from` to the new region `to`.
    pub(super) fn rename_region(&mut self, from: Region, to: Region) {
        let record = self.regions[from.index()];
        self.regions[to.index()] = record;
        let mut next = record.first;
        while let Some(block) = next {
            self.blocks[block.index()].region = Some(to);
            next = self.blocks[block.index()].next;
        }
        if let Some(op) = record.parent {
            let at = region_word(self.record(op).run, self.n_regions(op), record.index as usize);
            *self.words.at_mut(at) = to.raw();
        }
    }

    /// Whether the operation's regions live in a nested body.
    #[inline]
    pub fn is_nested(&self, op: Op) -> bool {
        self.record(op).code & NESTED != 0
    }

    /// The index of the operation's nested body; `None` also if it has none because its only region is empty.
    #[inline]
    pub fn nested_index(&self, op: Op) -> Option<usize> {
        if !self.is_nested(op) {
            return None;
        }
        self.extra(op).and_then(|extra| (extra[3] as usize).checked_sub(1))
    }

    /// The body that the operation's regions are in: a nested one if it is isolated, else this one. A body that is taken
    /// out reads as one with an empty block.
    #[inline]
    pub fn region_body(&self, op: Op) -> &Body {
        match self.nested_index(op) {
            Some(i) => match &self.nested[i] {
                Some(body) => body,
                None => empty_body(),
            },
            None if self.is_nested(op) => self.empty_region(),
            None => self,
        }
    }

    /// The body of operations that have none because their only region is empty.
    pub(super) fn empty_region(&self) -> &Body {
        self.empty.get_or_init(|| Box::new(Body::new(&self.ctx, 1)))
    }

    /// Gives such an operation a body.
    fn add_nested(&mut self, op: Op, body: Box<Body>) {
        self.nested.push(Some(body));
        let index = self.nested.len() as u32;
        let run = self.record(op).run;
        *self.words.at_mut(run - 1) = index;
    }

    /// The body that the operation's regions live in, to edit.
    #[inline]
    pub fn region_body_mut(&mut self, op: Op) -> &mut Body {
        if self.is_nested(op) && self.nested_index(op).is_none() {
            self.add_nested(op, Box::new(Body::new(&self.ctx, 1)));
        }
        match self.nested_index(op) {
            Some(i) => match &mut self.nested[i] {
                Some(body) => body,
                None => panic!("the body of an isolated operation is taken out"),
            },
            None => self,
        }
    }

    /// Takes the nested body out of an isolated operation: to edit it while reading this body, or to
    /// give it to another operation. Put it back with [`Body::put_nested`].
    pub fn take_nested(&mut self, op: Op) -> Option<Box<Body>> {
        let mut body = self.take_nested_as_is(op)?;
        let def = self.def(op);
        if def.registered && !def.has(Trait::GraphRegion) {
            body.edit_owner();
        } else {
            // In a graph region values may be used before their definitions, which another owner may not allow.
            body.rearrange();
        }
        Some(body)
    }

    /// [`Body::take_nested`] for a body that returns to the operation, which does not change meanwhile: what is not edited
    /// stays verified.
    pub fn take_nested_as_is(&mut self, op: Op) -> Option<Box<Body>> {
        match self.nested_index(op) {
            Some(i) => self.nested[i].take(),
            None => self.is_nested(op).then(|| Box::new(Body::new(&self.ctx, 1))),
        }
    }

    /// Puts a nested body back.
    pub fn put_nested(&mut self, op: Op, mut body: Box<Body>) {
        if !self.is_verified(op) {
            // The operation may have changed since the body was taken out.
            body.edit_owner();
        }
        self.put_nested_as_is(op, body);
    }

    /// Puts back a body that was [taken out](Self::take_nested_as_is) of this operation.
    pub fn put_nested_as_is(&mut self, op: Op, body: Box<Body>) {
        match self.nested_index(op) {
            Some(i) => self.nested[i] = Some(body),
            None if self.is_nested(op) && body.block_bound() != 0 => self.add_nested(op, body),
            None => {}
        }
    }

    /// Puts a detached operation before `before`.
    #[inline]
    pub fn insert_before(&mut self, op: Op, before: Op) {
        self.move_op(op);
        self.insert_new(op, before);
    }

    /// Puts an operation that was just created before another one.
    #[inline]
    pub(crate) fn insert_new(&mut self, op: Op, before: Op) {
        let OpRecord { block, prev, .. } = *self.record(before);
        let Some(block) = block else { return };
        self.attach(op, block, prev, Some(before));
    }

    /// Puts a detached operation after `after`.
    pub fn insert_after(&mut self, op: Op, after: Op) {
        let OpRecord { block, next, .. } = *self.record(after);
        let Some(block) = block else { return };
        self.move_op(op);
        self.attach(op, block, Some(after), next);
    }

    /// Puts a detached operation at the end of a block.
    #[inline]
    pub fn append(&mut self, op: Op, block: Block) {
        self.move_op(op);
        self.append_new(op, block);
    }

    /// Puts an operation that was just created at the end of a block.
    #[inline]
    pub(crate) fn append_new(&mut self, op: Op, block: Block) {
        self.attach(op, block, self.block_record(block).last, None);
    }

    /// Puts a detached operation at the start of a block.
    pub fn prepend(&mut self, op: Op, block: Block) {
        self.move_op(op);
        self.attach(op, block, None, self.block_record(block).first);
    }

    /// Puts an operation between others. Unless it is new, [`Body::move_op`] goes before.
    #[inline]
    fn attach(&mut self, op: Op, block: Block, prev: Option<Op>, next: Option<Op>) {
        if !self.has_op(op) || !self.has_block(block) {
            return;
        }
        debug_assert!(self.record(op).block.is_none(), "the operation is in a block already");
        let mut order = super::order::STEP;
        match prev {
            Some(prev) => {
                let prev = &mut self.ops[prev.index()];
                prev.next = Some(op);
                if next.is_none() {
                    order = prev.order.saturating_add(order);
                }
            }
            None => self.blocks[block.index()].first = Some(op),
        }
        match next {
            Some(next) => self.ops[next.index()].prev = Some(op),
            None => self.blocks[block.index()].last = Some(op),
        }
        let record = &mut self.ops[op.index()];
        (record.block, record.prev, record.next, record.order) = (Some(block), prev, next, order);
        self.verified.rearranged |= record.code & HAS_EXTRA != 0;
        self.blocks[block.index()].ordered &= next.is_none() && order != u32::MAX;
    }

    /// Takes an operation out of its block; it stays alive.
    pub fn detach(&mut self, op: Op) {
        let OpRecord { block, prev, next, .. } = *self.record(op);
        let Some(block) = block else { return };
        self.move_op(op);
        match prev {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.blocks[block.index()].last = prev,
        }
        let record = self.record_mut(op);
        (record.block, record.prev, record.next) = (None, None, None);
    }

    /// Moves an operation before another one, of any block of this body.
    pub fn move_before(&mut self, op: Op, before: Op) {
        if op != before {
            self.detach(op);
            self.insert_before(op, before);
        }
    }

    /// Moves an operation to the end of a block.
    pub fn move_to_end(&mut self, op: Op, block: Block) {
        self.detach(op);
        self.append(op, block);
    }

    /// Drops the operands and successors of `op` and of the operations inside it.
    pub fn drop_uses(&mut self, op: Op) {
        if self.record(op).code & HAS_EXTRA == 0 {
            self.drop_operands(op);
            return;
        }
        let mut pending: SmallVec<[Op; 8]> = SmallVec::from_slice(&[op]);
        while let Some(op) = pending.pop() {
            self.drop_operands(op);
            let (succs, n_succs) = self.succ_run(op);
            self.drop_slots(Head::Block, op, succs, n_succs);
            if !self.is_nested(op) {
                for region in self.regions(op) {
                    for block in self.blocks(region) {
                        pending.extend(self.ops(block));
                    }
                }
            }
        }
    }

    #[inline]
    fn drop_operands(&mut self, op: Op) {
        self.touch(op);
        let record = self.record(op);
        self.drop_slots(Head::Value, op, record.operands, self.n_values(record).0);
    }

    #[inline]
    fn drop_slots(&mut self, head: Head, op: Op, start: u32, n: usize) {
        for at in start..start + n as u32 {
            self.unlink(head, at);
            *self.slots.at_mut(at) = UseSlot { target: 0, owner: op.raw(), next: 0, prev: 0 };
        }
    }

    /// Erases an operation whose results are unused, with everything inside it.
    ///
    /// A new operation may reuse its id: keep no copy of it.
    ///
    /// # Panics
    ///
    /// If the operation is erased already: freeing its record twice would give two new operations one record.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn erase(&mut self, op: Op) {
        // The access to an operation of another body was reported.
        assert!(!self.is_erased(op) || !self.has_op(op), "erased an operation twice: {}", self.def(op).name);
        self.detach(op);
        let mut pending: SmallVec<[Op; 8]> = SmallVec::from_slice(&[op]);
        self.drop_uses(op);
        while let Some(op) = pending.pop() {
            if self.is_nested(op) {
                if let Some(i) = self.nested_index(op) {
                    self.nested[i] = None;
                }
            } else {
                for region in self.regions(op) {
                    let blocks: SmallVec<[Block; 4]> = self.blocks(region).collect();
                    for block in blocks {
                        pending.extend(self.ops(block));
                        let record = &mut self.blocks[block.index()];
                        (record.first, record.last, record.region) = (None, None, None);
                    }
                    let record = &mut self.regions[region.index()];
                    (record.first, record.last) = (None, None);
                }
            }
            self.free_record(op);
        }
    }

    /// Erases operations, given in any order, whose results only they use. Operations inside others of them, or erased
    /// already, may be among them.
    pub fn erase_all(&mut self, ops: &[Op]) {
        for &op in ops {
            if !self.is_erased(op) {
                self.drop_uses(op);
            }
        }
        for &op in ops.iter().rev() {
            if self.record(op).code & (HAS_EXTRA | ERASED) == 0 {
                self.detach(op);
                self.free_record(op);
            } else if !self.is_erased(op) {
                self.erase(op);
            }
        }
    }

    /// The words of an operation.
    pub(super) fn unit_words(&self, op: Op) -> UnitWords {
        let n_slots = self.slot_words(op);
        let OpRecord { code, run, .. } = *self.record(op);
        if code & HAS_EXTRA == 0 {
            return UnitWords { start: run, len: n_slots, n_regions: 0 };
        }
        let n_regions = self.n_regions(op);
        let own = if code & NESTED != 0 { 0 } else { n_regions };
        UnitWords { start: region_word(run, own, 0), len: own + EXTRA + n_slots, n_regions }
    }

    fn free_record(&mut self, op: Op) {
        if !self.has_op(op) {
            return;
        }
        let record = *self.record(op);
        let code = record.code;
        for result in self.results(op).iter() {
            debug_assert!(
                self.has_no_uses(result),
                "erased an operation whose result is still used: {}",
                self.def(op).name
            );
        }
        let (succs, n_succs) = if code & HAS_EXTRA == 0 { (0, 0) } else { self.succ_run(op) };
        let UnitWords { start, len: n_words, .. } = self.unit_words(op);
        let (operands, n_operands) = self.operand_run(&record);
        let bytes = bytes_of(n_operands + n_succs, self.n_results(op), n_words);
        self.wasted = self.wasted.saturating_add(bytes);
        if n_operands != 0 {
            self.slots.release(operands, n_operands);
        }
        if code & HAS_DICT != 0 {
            self.drop_dict(op);
        }
        if n_succs != 0 {
            self.slots.release(succs, n_succs);
        }
        if n_words != 0 {
            self.words.release(start, n_words);
        }
        let next = self.free_ops.replace(op);
        let record = self.record_mut(op);
        record.code = ERASED | (code & CODE_MASK);
        (record.counts, record.block, record.next) = (0, None, next);
        self.n_erased += 1;
    }

    /// Replaces the results of `op` by `values` everywhere and erases it. It stays if it is replaced by itself, as in a cycle
    /// of definitions.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        debug_assert_eq!(self.n_results(op), values.len(), "one replacement a result");
        if values.iter().any(|&value| self.def_op(value) == Some(op)) {
            return;
        }
        for (from, &to) in self.results(op).iter().zip(values) {
            self.replace_all_uses(from, to);
        }
        self.erase(op);
    }

    /// The types of some values.
    pub fn types<'a>(&'a self, values: Values<'a>) -> impl ExactSizeIterator<Item = Type> + Clone + 'a {
        values.iter().map(|v| self.ty(v))
    }
}
