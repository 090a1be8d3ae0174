//! Marks of verified operations, which the verifier skips until they are edited.
//!
//! The verifier marks a body, through a shared reference, when it has verified all of it. The first edit passes the mark
//! on to the operations ([`VERIFIED`]), and each keeps its own until its operands, their types, its results' types, its
//! attributes or its place change. The number of its shape ([`shapes`](crate::shapes)) counts as long as its mark. A new
//! operation has no mark. Every method of [`Body`] that edits calls [`Body::edit`], [`Body::touch`], [`Body::edit_args`] or
//! [`Body::rearrange`]. A body whose owner changes keeps the mark of its operations, but not that of the owner
//! ([`Body::edit_owner`]).
//!
//! An operation's mark covers the checks that depend on these things only: counts, constraints, attributes, traits that
//! compare types; dominance and edges unless something was rearranged; operands that are passed to blocks unless blocks
//! have other arguments. Checks of regions and symbols, and hooks that read other operations, run each time.

use super::{Body, HAS_EXTRA, NESTED, Op};
use crate::shapes::NO_SHAPE;
use core::sync::atomic::{AtomicU8, Ordering};
use parking_lot::Mutex;
use std::sync::Arc;

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
    /// By operation, the number of its shape when it got its mark.
    shapes: Mutex<Option<Arc<[u32]>>>,
}

const NONE: u8 = 0;
/// All operations are verified.
const OPERATIONS: u8 = 1;
/// All operations are verified, and so is the operation that owns the body.
const WITH_OWNER: u8 = 2;
/// Definitions are known to dominate their uses.
const DOMINANCE: u8 = 3;

impl VerifiedMark {
    /// The mark of a clone, whose operations have the ids and flags of the original.
    pub fn of_clone(&self) -> Self {
        let shapes = Mutex::new(self.shapes());
        Self { state: AtomicU8::new(NONE), rearranged: true, args_changed: true, shapes }
    }

    /// Whether all operations of the body are verified.
    pub fn operations(&self) -> bool {
        matches!(self.state.load(Ordering::Relaxed), OPERATIONS | WITH_OWNER)
    }

    /// Whether definitions are known to dominate their uses, although not all operations are verified.
    pub fn dominance(&self) -> bool {
        self.state.load(Ordering::Relaxed) == DOMINANCE
    }

    /// Whether the operation that owns the body is verified as well, independent of everything outside of it.
    pub fn with_owner(&self) -> bool {
        self.state.load(Ordering::Relaxed) == WITH_OWNER
    }

    /// By operation, the number of its shape if all have a mark.
    pub fn current_shapes(&self) -> Option<Arc<[u32]>> {
        if self.operations() { self.shapes() } else { None }
    }

    /// By operation, the number of its shape if it has a mark.
    pub fn shapes(&self) -> Option<Arc<[u32]>> {
        self.shapes.lock().clone()
    }

    /// Assigns new ids to operations: those that had these before.
    pub fn renumber(&mut self, old: &[Op]) {
        if let Some(shapes) = self.shapes.get_mut() {
            *shapes = old.iter().map(|op| shapes.get(op.index()).copied().unwrap_or(NO_SHAPE)).collect();
        }
    }

    /// Marks all operations, whose shapes have these numbers, as verified; `with_owner` as for [`Self::with_owner`].
    pub fn set(&self, with_owner: bool, shapes: &[u32]) {
        if !self.operations() {
            *self.shapes.lock() = Some(shapes.into());
        }
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
        let mark = core::mem::take(&mut self.verified);
        if mark.dominance() {
            return;
        }
        self.verified.shapes = mark.shapes;
        for record in &mut self.ops {
            record.code |= VERIFIED;
        }
    }

    /// Marks an operation as verified. Whoever builds it guarantees what the mark covers; builds with debug assertions
    /// verify it nevertheless, and panic if it is not valid.
    #[inline]
    pub fn assume_verified(&mut self, op: Op) {
        self.record_mut(op).code |= VERIFIED;
    }

    /// Declares that the body is complete: operations with a mark still are valid. `dominance` says that definitions
    /// dominate their uses in all operations.
    pub fn assume_arranged(&mut self, dominance: bool) {
        self.verified = VerifiedMark::default();
        if dominance {
            *self.verified.state.get_mut() = DOMINANCE;
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
