//! What the verifier has found fine and nobody has changed since, so that it need not be looked at again.
//!
//! A body has a mark that the verifier sets, through a shared reference, when it has seen all of it. The first edit
//! passes the mark on to the operations ([`CHECKED`]), and each keeps its own until it is touched: until its operands,
//! their types, its results' types, its attributes or its place change. What is created has no mark. Every method
//! of [`Body`] that edits says so, by [`Body::edit`], [`Body::touch`], [`Body::edit_args`] or [`Body::rearrange`]; nobody
//! else can edit. A body whose owner changes keeps its mark, but no longer with the owner ([`Body::edit_owner`]).
//!
//! An operation's mark vouches for what depends on just these things: counts, constraints, attributes, traits that
//! compare types, dominance of its operands and its edges unless something was rearranged, what it passes to blocks
//! unless these have other arguments. Regions, symbols and whatever hooks read elsewhere are not covered.

use super::{Body, HAS_EXTRA, NESTED, Op};
use core::sync::atomic::{AtomicU8, Ordering};

/// The operation was found fine and was not touched since.
pub(crate) const CHECKED: u32 = 1 << 28;

/// How much of a body was found fine, and whether anything has been put elsewhere since.
#[derive(Default)]
pub(crate) struct Checked {
    state: AtomicU8,
    /// Definitions, blocks or edges are not where they were when operations got their marks.
    pub rearranged: bool,
    /// Blocks have other arguments than when operations got their marks.
    pub other_args: bool,
}

const NOTHING: u8 = 0;
const INSIDE: u8 = 1;
const WITH_OWNER: u8 = 2;

impl Checked {
    /// Of a body whose operations have come from elsewhere, with their marks.
    pub fn elsewhere() -> Self {
        Self { state: AtomicU8::new(NOTHING), rearranged: true, other_args: true }
    }

    /// Everything in the body is fine, as far as operations' marks vouch for it.
    pub fn inside(&self) -> bool {
        self.state.load(Ordering::Relaxed) != NOTHING
    }

    /// Everything in the body is fine, and so is the operation that owns it, whatever is outside of both.
    pub fn with_owner(&self) -> bool {
        self.state.load(Ordering::Relaxed) == WITH_OWNER
    }

    /// The verifier found everything in the body fine; `with_owner` as for [`Self::with_owner`].
    pub fn set(&self, with_owner: bool) {
        self.state.store(if with_owner { WITH_OWNER } else { INSIDE }, Ordering::Relaxed);
    }
}

impl Body {
    /// Says that the body is being edited.
    #[inline]
    pub(super) fn edit(&mut self) {
        if *self.checked.state.get_mut() != NOTHING {
            self.mark_ops();
        }
    }

    /// Says that the body may get another owner, or that its owner changes.
    #[inline]
    pub(super) fn edit_owner(&mut self) {
        let state = self.checked.state.get_mut();
        if *state == WITH_OWNER {
            *state = INSIDE;
        }
    }

    #[inline(never)]
    fn mark_ops(&mut self) {
        self.checked = Checked::default();
        for record in &mut self.ops {
            record.code |= CHECKED;
        }
    }

    /// Whether an operation was found fine and was not touched since.
    pub(crate) fn is_checked(&self, op: Op) -> bool {
        self.checked.inside() || self.record(op).code & CHECKED != 0
    }

    /// The same of a change that what is known of this operation does not survive.
    #[inline]
    pub(super) fn touch(&mut self, op: Op) {
        self.edit();
        let record = self.record_mut(op);
        record.code &= !CHECKED;
        if record.code & NESTED != 0 {
            self.touch_owner(op);
        }
    }

    /// The body of the operation has not been verified together with it.
    #[cold]
    fn touch_owner(&mut self, op: Op) {
        if let Some(body) = self.nested_index(op).and_then(|i| self.nested[i].as_mut()) {
            body.edit_owner();
        }
    }

    /// The same of a change after which values may not be defined any more where operations see them.
    #[inline]
    pub(super) fn rearrange(&mut self) {
        self.edit();
        self.checked.rearranged = true;
    }

    /// The same of a change of a block's arguments: what is passed to them may not fit any more.
    #[inline]
    pub(super) fn edit_args(&mut self) {
        self.edit();
        self.checked.other_args = true;
    }

    /// The operation is put into a block, or taken out of one.
    #[inline]
    pub(super) fn move_op(&mut self, op: Op) {
        self.touch(op);
        let record = self.record(op);
        let (first, (_, n_results)) = (super::index_of(record.results), self.n_values(record));
        // One that nothing uses yet is only looked at itself.
        let seen = |value: &super::ValueRecord| value.first_use != 0;
        if record.code & HAS_EXTRA != 0 || self.values[first..first + n_results].iter().any(seen) {
            self.checked.rearranged = true;
        }
    }
}
