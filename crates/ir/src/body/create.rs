//! Creation of operations.

use super::attrs::SET;
use super::ops::region_word;
use super::record::EXTRA;
use super::uses::Head;
use super::{Body, HAS_EXTRA, NESTED, Op, OpRecord, PACKED, UseSlot};
use crate::body::OpState;
use crate::decl::Trait;
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
    pub(crate) fn create_unchecked(&mut self, state: &mut OpState) -> Op {
        let op = self.next_id();
        let (def, operands) = (state.def, &*state.operands);
        let n_values = (operands.len(), state.results.len());
        let (operands, counts) = self.alloc_operands(op, n_values, |i| operands[i].raw());
        let results = self.next_value().raw();
        for &ty in &state.results {
            self.new_value(ty, op.raw());
        }
        let mut record = OpRecord { operands, counts, results, ..OpRecord::detached(def.code(), state.loc) };
        let has_parts = !state.succs.is_empty()
            || state.n_regions != 0
            || !state.regions.is_empty()
            || state.nested.is_some()
            || def.is_packed();
        if has_parts {
            self.create_parts(op, state, &mut record);
        } else {
            let n_slots = def.n_slots();
            record.run = self.words.alloc_copy(&state.slots[..state.slots.len().min(n_slots)], n_slots, 0);
        }
        match self.ops.get_mut(op.index()) {
            Some(free) => *free = record,
            None => self.ops.push(record),
        }
        self.keep_dict(op, state.dict);
        if let Some(body) = self.nested_index(op).and_then(|i| self.nested[i].as_ref()) {
            self.note_owner(op, body);
        }
        op
    }

    /// Creates the slots of an operation with successors or regions, or with very many slots.
    fn create_parts(&mut self, op: Op, state: &mut OpState, record: &mut OpRecord) {
        self.replace_foreign_parts(state);
        let def = state.def;
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
        record.run = run;
        let slots = self.words.run_mut(run, n_slots);
        if def.is_packed() {
            record.code |= PACKED;
            (slots[0], slots[1]) = (set as u32, (set >> 32) as u32);
            let mut left = set;
            for slot in &mut slots[SET..] {
                *slot = given[left.trailing_zeros() as usize];
                left &= left - 1;
            }
        } else {
            slots[..given.len()].copy_from_slice(given);
        }
        if !has_extra {
            return;
        }
        record.code |= HAS_EXTRA;
        let succs = self.alloc_uses(Head::Block, op, state.succs.len(), |i| state.succs[i].raw());
        let mut nested = 0;
        if isolated && n_regions > 0 {
            record.code |= NESTED;
            self.has_nested = true;
            let body = state.nested.take();
            let body = body.or_else(|| (n_regions > 1).then(|| Box::new(Body::new(&self.ctx, n_regions))));
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
        let extra = [succs, state.succs.len() as u32, n_regions as u32, nested];
        self.words.run_mut(run - EXTRA as u32, EXTRA).copy_from_slice(&extra);
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
            for i in 0..n {
                let (target, at) = (target(i), start + i as u32 + 1);
                let next = if target == 0 { 0 } else { core::mem::replace(self.head(kind, target), at) };
                if next != 0 {
                    self.slots.at_mut(next - 1).prev = at;
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
