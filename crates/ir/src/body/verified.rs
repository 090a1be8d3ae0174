//! Marks of verified operations, which the verifier skips until they are edited.
//!
//! The verifier marks a body, through a shared reference, when it has verified all of it. The first edit passes the mark
//! on to the operations ([`VERIFIED`]), and each keeps its own until its operands, their types, its results' types, its
//! attributes or its place change. A new operation has no mark. Every method of [`Body`] that edits calls [`Body::edit`],
//! [`Body::touch`], [`Body::edit_args`] or [`Body::rearrange`]. A body whose owner changes keeps the mark of its operations,
//! but not that of the owner ([`Body::edit_owner`]).
//!
//! An operation's mark covers the checks that depend on these things only: counts, constraints, attributes, traits that
//! compare types; dominance and edges unless something was rearranged; operands that are passed to blocks unless blocks
//! have other arguments. Checks of regions and symbols, and hooks that read other operations, run each time.

use super::{Body, HAS_EXTRA, NESTED, Op};
use core::sync::atomic::{AtomicU8, Ordering};

/// The flag of an operation that was verified and not edited since.
pub(crate) const VERIFIED: u32 = 1 << 28;

/// How much of a body is verified, and which edits the marks of its operations do not account for.
#[derive(Default)]
pub(crate) struct VerifiedMark {
    state: AtomicU8,
    /// Whether definitions, blocks or edges have moved since operations got their marks.
    pub rearranged: bool,
    /// Whether arguments of blocks have changed since operations got their marks.
    pub args_changed: bool,
}

const NONE: u8 = 0;
/// All operations are verified.
const OPERATIONS: u8 = 1;
/// All operations are verified, and so is the operation that owns the body.
const WITH_OWNER: u8 = 2;

impl VerifiedMark {
    /// The mark of a clone, whose operations have the flags of the original.
    pub fn of_clone() -> Self {
        Self { state: AtomicU8::new(NONE), rearranged: true, args_changed: true }
    }

    /// Whether all operations of the body are verified.
    pub fn operations(&self) -> bool {
        self.state.load(Ordering::Relaxed) != NONE
    }

    /// Whether the operation that owns the body is verified as well, independent of everything outside of it.
    pub fn with_owner(&self) -> bool {
        self.state.load(Ordering::Relaxed) == WITH_OWNER
    }

    /// Marks all operations as verified; `with_owner` as for [`Self::with_owner`].
    pub fn set(&self, with_owner: bool) {
        self.state.store(if with_owner { WITH_OWNER } else { OPERATIONS }, Ordering::Relaxed);
    }
}

impl Body {
    /// Records an edit of the body.
    #[inline]
    pub(super) fn edit(&mut self) {
        if *self.verified.state.get_mut() != NONE {
            self.mark_ops();
        }
    }

    /// Records that the body may get another owner, or that its owner changes.
    #[inline]
    pub(super) fn edit_owner(&mut self) {
        let state = self.verified.state.get_mut();
        if *state == WITH_OWNER {
            *state = OPERATIONS;
        }
    }

    #[inline(never)]
    fn mark_ops(&mut self) {
        self.verified = VerifiedMark::default();
        for record in &mut self.ops {
            record.code |= VERIFIED;
        }
    }

    /// Whether an operation was verified and not edited since.
    pub(crate) fn is_verified(&self, op: Op) -> bool {
        self.verified.operations() || self.record(op).code & VERIFIED != 0
    }

    /// Records an edit of an operation.
    #[inline]
    pub(super) fn touch(&mut self, op: Op) {
        self.edit();
        let record = self.record_mut(op);
        record.code &= !VERIFIED;
        if record.code & NESTED != 0 {
            self.touch_owner(op);
        }
    }

    /// Records that the body of the operation is no longer verified together with it.
    #[cold]
    fn touch_owner(&mut self, op: Op) {
        if let Some(body) = self.nested_index(op).and_then(|i| self.nested[i].as_mut()) {
            body.edit_owner();
        }
    }

    /// Records an edit after which definitions may no longer dominate their uses.
    #[inline]
    pub(super) fn rearrange(&mut self) {
        self.edit();
        self.verified.rearranged = true;
    }

    /// Records a change of a block's arguments, to which terminators may pass other types now.
    #[inline]
    pub(super) fn edit_args(&mut self) {
        self.edit();
        self.verified.args_changed = true;
    }

    /// Records that an operation is put into a block or taken out of one.
    #[inline]
    pub(super) fn move_op(&mut self, op: Op) {
        self.touch(op);
        let record = self.record(op);
        let (first, (_, n_results)) = (super::index_of(record.results), self.n_values(record));
        // An operation whose results have no uses concerns no other operation.
        let is_used = |value: &super::ValueRecord| value.first_use != 0;
        if record.code & HAS_EXTRA != 0 || self.values[first..first + n_results].iter().any(is_used) {
            self.verified.rearranged = true;
        }
    }
}
