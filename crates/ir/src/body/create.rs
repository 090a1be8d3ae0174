//! Creation of operations.

use super::attrs::SET;
use super::ops::region_word;
use super::order::STEP;
use super::record::EXTRA;
use super::uses::Head;
use super::{Block, Body, HAS_EXTRA, NESTED, Op, OpRecord, PACKED, UseSlot, VERIFIED, Value};
use crate::body::OpState;
use crate::decl::Trait;
use crate::types::Type;
use terrace_support::pool::RUN;

/// The slots that are set, as a bit set. Few of them are, so this tests four at a time.
fn slot_set(slots: &[u32]) -> u64 {
    let add =
        |set: u64, slots: &[u32]| slots.iter().rev().fold(set, |set, &word| set << 1 | u64::from(word != 0));
    let (fours, rest) = slots.as_chunks::<4>();
    fours.iter().rev().fold(add(0, rest), |set, four| match four {
        [0, 0, 0, 0] => set << 4,
        four => add(set, four),
    })
}

impl Body {
    /// Creates a detached operation.
    ///
    /// An absent slot of a default-valued attribute means its default. The operation adopts the state's regions; an isolated
    /// one takes the state's nested body, or gets a new one.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create(&mut self, mut state: OpState) -> Op {
        self.create_from(&mut state)
    }

    /// [`Body::create`] without moving the state; a nested body is taken out of it.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_from(&mut self, state: &mut OpState) -> Op {
        self.replace_foreign_operands(state);
        self.create_unchecked(state)
    }

    /// [`Body::create_from`] for operands that are values of this body.
    #[inline]
    pub(crate) fn create_unchecked(&mut self, state: &mut OpState) -> Op {
        let plain = state.succs.is_empty()
            && state.n_regions == 0
            && state.regions.is_empty()
            && state.nested.is_none()
            && !state.def.has(Trait::IsolatedFromAbove)
            && !state.def.is_packed();
        if plain { self.create_plain(state) } else { self.create_with_parts(state) }
    }

    /// Creates an operation without successors and regions.
    fn create_plain(&mut self, state: &OpState) -> Op {
        let op = self.next_id();
        let (def, n_slots) = (state.def, state.def.n_slots());
        let (operands, types, slots): (&[Value], &[Type], &[u32]) =
            (&state.operands, &state.results, &state.slots);
        let n_values = (operands.len(), types.len());
        let (start, counts) = self.alloc_operands(op, n_values, |i| operands[i].raw());
        let results = self.next_value().raw();
        for &ty in types {
            self.new_value(ty, op.raw());
        }
        let run = self.words.alloc_copy(&slots[..slots.len().min(n_slots)], n_slots, 0);
        let record =
            OpRecord { operands: start, counts, results, run, ..OpRecord::detached(def.code(), state.loc) };
        self.store_record(op, record);
        self.keep_dict(op, state.dict);
        op
    }

    /// Puts an operation that was just created before another one.
    #[inline]
    pub(crate) fn insert_new(&mut self, op: Op, before: Op) {
        let OpRecord { block, prev, .. } = *self.record(before);
        let record = self.record(op);
        let fresh = record.code & (HAS_EXTRA | VERIFIED) == 0 && record.block.is_none();
        let Some(block) = block.filter(|_| fresh) else { return self.insert_before(op, before) };
        // `insert_before` without the updates of verification marks, of which a new operation has none.
        match prev {
            Some(prev) => self.ops[prev.index()].next = Some(op),
            None => self.blocks[block.index()].first = Some(op),
        }
        self.ops[before.index()].prev = Some(op);
        let record = &mut self.ops[op.index()];
        (record.block, record.prev, record.next, record.order) = (Some(block), prev, Some(before), STEP);
        self.blocks[block.index()].ordered = false;
    }

    /// Puts an operation that was just created at the end of a block.
    #[inline]
    pub(crate) fn append_new(&mut self, op: Op, block: Block) {
        let record = self.record(op);
        let fresh = record.code & (HAS_EXTRA | VERIFIED) == 0 && record.block.is_none();
        let last = self.block_record(block).last;
        let Some(last) = last.filter(|_| fresh) else { return self.append(op, block) };
        // `append` without the updates of verification marks.
        let before = &mut self.ops[last.index()];
        before.next = Some(op);
        let order = before.order.saturating_add(STEP);
        let record = &mut self.ops[op.index()];
        (record.block, record.prev, record.order) = (Some(block), Some(last), order);
        let block = &mut self.blocks[block.index()];
        block.last = Some(op);
        block.ordered &= order != u32::MAX;
    }

    /// Creates an operation with successors or regions, or with very many slots.
    fn create_with_parts(&mut self, state: &mut OpState) -> Op {
        self.replace_foreign_parts(state);
        let def = state.def;
        let op = self.next_id();
        let n_values = (state.operands.len(), state.results.len());
        let (operands, counts) = self.alloc_operands(op, n_values, |i| state.operands[i].raw());
        let results = self.next_value().raw();
        for &ty in &state.results {
            self.new_value(ty, op.raw());
        }
        let isolated = def.has(Trait::IsolatedFromAbove);
        let n_regions = match &state.nested {
            Some(body) => body.n_root_regions as usize,
            None => state.regions.len().max(state.n_regions),
        };
        let given = &state.slots[..state.slots.len().min(def.n_slots())];
        let set = if def.is_packed() { slot_set(given) } else { 0 };
        let n_slots = if def.is_packed() { SET + set.count_ones() as usize } else { def.n_slots() };
        let has_extra = n_regions > 0 || !state.succs.is_empty();
        let before = if has_extra { EXTRA + if isolated { 0 } else { n_regions } } else { 0 };
        let run = self.words.alloc(before + n_slots, 0) + before as u32;
        let mut code = def.code();
        let slots = self.words.run_mut(run, n_slots);
        if def.is_packed() {
            code |= PACKED;
            (slots[0], slots[1]) = (set as u32, (set >> 32) as u32);
            let mut left = set;
            for slot in &mut slots[SET..] {
                *slot = given[left.trailing_zeros() as usize];
                left &= left - 1;
            }
        } else {
            slots[..given.len()].copy_from_slice(given);
        }
        if has_extra {
            code |= HAS_EXTRA;
            let succs = self.alloc_uses(Head::Block, op, state.succs.len(), |i| state.succs[i].raw());
            let mut nested = 0;
            if isolated && n_regions > 0 {
                code |= NESTED;
                self.has_nested = true;
                let body = state.nested.take();
                let body =
                    body.or_else(|| (n_regions > 1).then(|| Box::new(Body::new(&self.ctx, n_regions))));
                if let Some(mut body) = body {
                    body.edit_owner();
                    self.nested.push(Some(body));
                    nested = self.nested.len() as u32;
                }
            } else {
                for i in 0..n_regions {
                    let region = match state.regions.get(i) {
                        Some(&region) => region,
                        None => self.create_region(),
                    };
                    let record = self.region_record_mut(region);
                    record.parent = Some(op);
                    record.index = i as u32;
                    *self.words.at_mut(region_word(run, n_regions, i)) = region.raw();
                }
            }
            self.words.run_mut(run - EXTRA as u32, EXTRA).copy_from_slice(&[
                succs,
                state.succs.len() as u32,
                n_regions as u32,
                nested,
            ]);
        }
        let record = OpRecord { operands, counts, results, run, ..OpRecord::detached(code, state.loc) };
        self.store_record(op, record);
        self.keep_dict(op, state.dict);
        if let Some(body) = self.nested_index(op).and_then(|i| self.nested[i].as_ref()) {
            self.note_owner(op, body);
        }
        op
    }

    /// The id of the operation that is created next: that of an erased one, if there is any.
    #[inline]
    fn next_id(&mut self) -> Op {
        self.edit();
        let Some(op) = self.free_ops else { return Op::from_index(self.ops.len()) };
        self.free_ops = self.ops[op.index()].next;
        self.n_erased -= 1;
        op
    }

    /// Stores the record of an operation with an id from [`Body::next_id`].
    #[inline]
    fn store_record(&mut self, op: Op, record: OpRecord) {
        match self.ops.get_mut(op.index()) {
            Some(slot) => *slot = record,
            None => self.ops.push(record),
        }
    }

    #[inline]
    pub(super) fn alloc_uses(
        &mut self,
        kind: Head,
        owner: Op,
        n: usize,
        target: impl Fn(usize) -> u32,
    ) -> u32 {
        if n <= RUN && self.slots.is_packed() {
            let start = self.slots.next_start();
            for at in start..start + n as u32 {
                let target = target((at - start) as usize);
                let next = if target == 0 { 0 } else { core::mem::replace(self.head(kind, target), at + 1) };
                if next != 0 {
                    self.slots.at_mut(next - 1).prev = at + 1;
                }
                self.slots.push(UseSlot { target, owner: owner.raw(), next, prev: 0 });
            }
            return if n == 0 { 0 } else { start };
        }
        let start = self.slots.alloc(n, UseSlot { target: 0, owner: owner.raw(), next: 0, prev: 0 });
        for i in 0..n {
            let at = start + i as u32;
            let slot = self.slots.at_mut(at);
            slot.target = target(i);
            slot.owner = owner.raw();
            self.link(kind, at);
        }
        start
    }
}
