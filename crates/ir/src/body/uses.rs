//! Use-lists: the operand slots that hold a value, and the successor slots that name a block.

use super::{Block, Body, Op, UseSlot, Value, index_of};

/// A use of a value as an operand, or of a block as a successor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The user.
    pub owner: Op,
    /// The number of the operand or successor.
    pub index: u32,
}

/// The uses of a value or a block, most recent first; an operation that uses it twice comes twice.
#[derive(Clone)]
pub struct Uses<'a> {
    body: &'a Body,
    head: Head,
    next: u32,
}

impl Iterator for Uses<'_> {
    type Item = Use;
    #[inline]
    fn next(&mut self) -> Option<Use> {
        let at = self.next.checked_sub(1)?;
        let slot = self.body.slots.at(at);
        self.next = slot.next;
        let owner = Op::from_raw(slot.owner)?;
        let start = match self.head {
            Head::Value => self.body.ops[owner.index()].operands,
            Head::Block => self.body.succ_run(owner).0,
        };
        Some(Use { owner, index: at - start })
    }
}

/// The kind of record that has the head of a use-list.
#[derive(Clone, Copy)]
pub(super) enum Head {
    Value,
    Block,
}

impl Body {
    #[inline]
    pub(super) fn head(&mut self, kind: Head, target: u32) -> &mut u32 {
        match kind {
            Head::Value => &mut self.values[index_of(target)].first_use,
            Head::Block => &mut self.blocks[target as usize - 1].first_use,
        }
    }

    /// Puts slot `at`, whose target is set, at the front of the target's list.
    #[inline]
    pub(super) fn link(&mut self, kind: Head, at: u32) {
        let target = self.slots.at(at).target;
        if target == 0 {
            return;
        }
        let head = self.head(kind, target);
        let next = core::mem::replace(head, at + 1);
        let slot = self.slots.at_mut(at);
        slot.next = next;
        slot.prev = 0;
        if next != 0 {
            self.slots.at_mut(next - 1).prev = at + 1;
        }
    }

    /// Takes slot `at` out of its target's list.
    #[inline]
    pub(super) fn unlink(&mut self, kind: Head, at: u32) {
        let UseSlot { target, next, prev, .. } = *self.slots.at(at);
        if target == 0 {
            return;
        }
        if prev != 0 {
            self.slots.at_mut(prev - 1).next = next;
        } else {
            *self.head(kind, target) = next;
        }
        if next != 0 {
            self.slots.at_mut(next - 1).prev = prev;
        }
    }

    /// Moves slot `from` to slot `to`, which takes its place in the target's list.
    pub(super) fn move_use(&mut self, kind: Head, from: u32, to: u32) {
        let slot = *self.slots.at(from);
        let UseSlot { target, next, prev, .. } = slot;
        *self.slots.at_mut(to) = slot;
        if target == 0 {
            return;
        }
        if prev != 0 {
            self.slots.at_mut(prev - 1).next = to + 1;
        } else {
            *self.head(kind, target) = to + 1;
        }
        if next != 0 {
            self.slots.at_mut(next - 1).prev = to + 1;
        }
    }

    /// The slot of the first use of a value, plus one; zero if there is none or the value is of another body.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn first_use(&self, value: Value) -> u32 {
        self.values.get(self.at(value)).map_or(0, |record| record.first_use)
    }

    /// The uses of a value.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn uses(&self, value: Value) -> Uses<'_> {
        Uses { body: self, head: Head::Value, next: self.first_use(value) }
    }

    /// Puts the uses of a value into another order, the most recent first: `order` has the places among the present uses
    /// from which they are taken, each once.
    pub fn reorder_uses(&mut self, value: Value, order: &[usize]) {
        let mut slots: Vec<u32> = Vec::with_capacity(order.len());
        let mut next = self.first_use(value);
        while let Some(at) = next.checked_sub(1) {
            slots.push(at);
            next = self.slots.at(at).next;
        }
        debug_assert_eq!(slots.len(), order.len(), "an order of other uses");
        for &at in &slots {
            self.unlink(Head::Value, at);
        }
        for &at in order.iter().rev().filter_map(|&i| slots.get(i)) {
            self.link(Head::Value, at);
        }
    }

    /// The users of a value: one for each use.
    pub fn users(&self, value: Value) -> impl Iterator<Item = Op> + Clone + '_ {
        self.uses(value).map(|Use { owner, .. }| owner)
    }

    /// Whether nothing uses the value.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn has_no_uses(&self, value: Value) -> bool {
        self.first_use(value) == 0
    }

    /// Whether exactly one operand uses the value.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn has_one_use(&self, value: Value) -> bool {
        let first = self.first_use(value);
        first != 0 && self.slots.at(first - 1).next == 0
    }

    /// The terminators' uses of a block.
    #[inline]
    pub fn block_uses(&self, block: Block) -> Uses<'_> {
        Uses { body: self, head: Head::Block, next: self.block_record(block).first_use }
    }

    /// Whether no terminator names the block.
    pub fn has_no_predecessors(&self, block: Block) -> bool {
        self.block_record(block).first_use == 0
    }

    /// The blocks whose terminators name `block`, most recent use first, repeated as often as they name it.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + Clone + '_ {
        self.block_uses(block).filter_map(|u| self.ops[u.owner.index()].block)
    }

    /// Replaces every use of `from` by `to`.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from == to {
            return;
        }
        let at = self.at(from);
        let Some(record) = self.values.get_mut(at) else { return };
        let mut next = core::mem::take(&mut record.first_use);
        if next == 0 {
            return;
        }
        let to = match self.owns(to) {
            true => to,
            false => self.placeholder_for_uses(next, to),
        };
        while let Some(at) = next.checked_sub(1) {
            let slot = self.slots.at_mut(at);
            next = slot.next;
            slot.target = to.raw();
            let owner = slot.owner;
            self.link(Head::Value, at);
            if let Some(owner) = Op::from_raw(owner) {
                self.touch(owner);
            }
        }
    }

    /// The placeholder for a value of another body that is to replace a value with these uses.
    #[cold]
    #[cfg_attr(debug_assertions, track_caller)]
    fn placeholder_for_uses(&mut self, first_use: u32, to: Value) -> Value {
        match (Uses { body: self, head: Head::Value, next: first_use }).next() {
            Some(Use { owner, index }) => {
                self.operand_or_placeholder(to, index as usize, self.def(owner), self.loc(owner))
            }
            None => to,
        }
    }

    /// Replaces the uses of `from` that `accept` returns true for by `to`.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn replace_uses_if(&mut self, from: Value, to: Value, mut accept: impl FnMut(&Body, Use) -> bool) {
        if from == to {
            return;
        }
        let uses: Vec<Use> = self.uses(from).collect();
        for u in uses {
            if accept(self, u) {
                self.set_operand(u.owner, u.index as usize, to);
            }
        }
    }

    /// Replaces `from` by `to` in the successors of every terminator.
    pub fn replace_all_block_uses(&mut self, from: Block, to: Block) {
        if from == to {
            return;
        }
        self.rearrange();
        if !self.has_block(from) || !self.has_block(to) {
            return;
        }
        let mut next = core::mem::take(&mut self.block_record_mut(from).first_use);
        while let Some(at) = next.checked_sub(1) {
            let slot = self.slots.at_mut(at);
            next = slot.next;
            slot.target = to.raw();
            self.link(Head::Block, at);
        }
    }
}
