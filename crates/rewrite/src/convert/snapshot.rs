//! An operation before it is folded.

use terrace_ir::{Attr, Body, Op, Value};
use terrace_support::small_vec::SmallVec;

/// An operation as it was before it was folded in place.
pub(super) struct Snapshot {
    operands: SmallVec<[Value; 4]>,
    /// The raw attributes of the slots.
    slots: SmallVec<[u32; 8]>,
}

impl Snapshot {
    #[inline]
    pub(super) fn of(body: &Body, op: Op) -> Self {
        let mut it = Self { operands: SmallVec::new(), slots: body.slots(op).to_words() };
        for value in body.operands(op) {
            it.operands.push(value);
        }
        it
    }

    /// Restores the operands, which alone may differ where an operation did not fold.
    #[inline]
    pub(super) fn restore_operands(self, body: &mut Body, op: Op) {
        if body.operands(op).iter().ne(self.operands.iter().copied()) {
            body.set_operands(op, &self.operands);
        }
    }

    #[cold]
    pub(super) fn restore(self, body: &mut Body, op: Op) {
        body.set_operands(op, &self.operands);
        for (i, word) in self.slots.into_iter().enumerate() {
            body.set_slot(op, i, Attr::from_raw(word));
        }
    }
}
