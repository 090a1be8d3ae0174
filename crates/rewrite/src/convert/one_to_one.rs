//! One-to-one rows: an operation becomes one operation of another kind, with the same operands and results.
//!
//! If no type changes, the operation becomes the other one in place: it is queued, and changes its kind when the sweep
//! is over, so that folders and later patterns see the IR as it was. Nothing is built and nothing is erased.

use terrace_ir::decl::Arity;
use terrace_ir::{Attr, Body, Context, Op, OpCode, OpDef, OpKind};

/// The translation of an inherent attribute of the original to one of the new operation.
pub struct AttrTranslation {
    /// The slot in the original.
    pub from: usize,
    /// The slot in the new operation.
    pub to: usize,
    /// Translates the attribute; `None` leaves the slot absent.
    pub translate: fn(&Context, Attr) -> Option<Attr>,
}

impl AttrTranslation {
    /// A translation that keeps the attribute.
    pub const fn copy(from: usize, to: usize) -> Self {
        Self { from, to, translate: |_, attr| Some(attr) }
    }
}

/// The replacement of an operation by one of another kind with the same operands and results.
pub struct OneToOne {
    /// The new operation.
    pub to: &'static OpDef,
    /// The inherent attributes that are kept; the others are dropped.
    pub attrs: &'static [AttrTranslation],
    /// Whether discardable attributes are kept, by name: those that the new operation declares become inherent.
    pub keeps_discardable: bool,
}

impl OneToOne {
    /// A row that keeps discardable attributes.
    pub const fn new<To: OpKind>(attrs: &'static [AttrTranslation]) -> Self {
        Self { to: To::DEF, attrs, keeps_discardable: true }
    }

    /// The row without discardable attributes.
    pub const fn drop_discardable(self) -> Self {
        Self { keeps_discardable: false, ..self }
    }

    /// Calls `set` with each inherent attribute of the new operation and its slot.
    #[inline]
    pub fn translate_attrs(&self, body: &Body, op: Op, mut set: impl FnMut(usize, Attr)) {
        for row in self.attrs {
            if let Some(attr) = body.slot(op, row.from).and_then(|attr| (row.translate)(body.ctx(), attr)) {
                set(row.to, attr);
            }
        }
    }

    /// Whether `op` can change its kind in place without losing attributes.
    #[inline]
    pub(super) fn can_replace_in_place(&self, body: &Body, op: Op) -> bool {
        self.accepts_operands(body.n_operands(op))
            && self.to.n_slots() <= body.def(op).n_slots()
            && !body.def(op).is_packed()
            && !self.to.is_packed()
            && (body.dict(op).is_none() || self.keeps_discardable && body.stays_discardable(op, self.to))
    }

    /// Whether the new operation can have `n` operands.
    #[inline]
    fn accepts_operands(&self, n: usize) -> bool {
        let groups = self.to.operands;
        let has = |arity| groups.iter().filter(|group| group.arity == arity).count();
        n == groups.len() || n >= has(Arity::One) && (n < groups.len() || has(Arity::Variadic) != 0)
    }
}

/// The operations whose kinds change at the end of a sweep.
#[derive(Default)]
pub(super) struct RetagQueue {
    /// The operations, their old and new kinds, and the start of their new attributes in `slots`.
    ops: Vec<(Op, OpCode, &'static OpDef, u32)>,
    /// The raw new attributes.
    slots: Vec<u32>,
    /// Whether an operation is queued, by operation index.
    is_queued: Vec<bool>,
}

impl RetagQueue {
    /// Whether an operation is queued.
    #[inline]
    pub fn contains(&self, op: Op) -> bool {
        self.is_queued.get(op.index()).copied().unwrap_or(false)
    }

    /// Empties the queue and keeps its memory.
    pub fn clear(&mut self) {
        self.ops.clear();
        self.slots.clear();
        self.is_queued.clear();
    }

    /// Adds an operation.
    pub fn push(&mut self, body: &Body, op: Op, row: &OneToOne) {
        let start = self.slots.len();
        self.slots.resize(start + row.to.n_slots(), 0);
        row.translate_attrs(body, op, |slot, attr| self.slots[start + slot] = attr.raw());
        self.ops.push((op, body.code(op), row.to, start as u32));
        if self.is_queued.len() <= op.index() {
            self.is_queued.resize(body.op_bound(), false);
        }
        self.is_queued[op.index()] = true;
    }

    /// Changes the kinds of the queued operations.
    pub fn apply(&mut self, body: &mut Body) {
        // Ids of erased operations are reused: the last entry of an id belongs to the operation that has it.
        for &(op, from, to, start) in self.ops.iter().rev() {
            if !body.is_erased(op) && body.code(op) == from {
                let start = start as usize;
                body.become_kind(op, to, &self.slots[start..start + to.n_slots()]);
            }
        }
        self.ops.clear();
    }
}
