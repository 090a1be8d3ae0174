//! The operations that a sweep erases or changes in place when it ends.

use super::one_to_one::{OneToOne, RetagQueue};
use terrace_ir::body::Compactor;
use terrace_ir::{Block, Body, Op, Value};

/// Converted operations: they remain in the IR until the end of the sweep.
#[derive(Default)]
pub(super) struct Erasures {
    /// Operations to erase, in order, and whether an operation is one of them, by operation index.
    retired: Vec<Op>,
    is_retired: Vec<bool>,
    /// Operations that change their kind in place.
    retags: RetagQueue,
    compactor: Compactor,
    /// Whether the compactor lends the body its arrays.
    widened: bool,
}

impl Erasures {
    /// Prepares a body for changes. With `widen`, the compactor lends it larger arrays until [`Self::erase`].
    pub fn begin(&mut self, body: &mut Body, widen: bool) {
        if widen {
            body.widen(&mut self.compactor);
            self.widened = true;
        }
        self.is_retired.resize(body.op_bound() + 1, false);
    }

    pub fn clear(&mut self) {
        self.retired.clear();
        self.is_retired.clear();
        self.retags.clear();
        self.widened = false;
    }

    /// Marks an operation for erasure.
    #[inline]
    pub fn retire(&mut self, op: Op) {
        if !self.mark(op) {
            self.retired.push(op);
        }
    }

    /// Marks the operations inside a retired one: they are erased together with it.
    pub fn retire_inside(&mut self, body: &Body, op: Op) {
        if body.has_inner_regions(op) {
            body.walk_from(op, &mut |inner| _ = self.mark(inner));
        }
    }

    #[inline]
    fn mark(&mut self, op: Op) -> bool {
        if self.is_retired.len() <= op.index() {
            self.is_retired.resize(op.index() + 1, false);
        }
        core::mem::replace(&mut self.is_retired[op.index()], true)
    }

    #[inline]
    pub fn is_retired(&self, op: Op) -> bool {
        self.is_retired.get(op.index()).copied().unwrap_or(false)
    }

    /// The operations to erase, in order.
    pub fn retired(&self) -> &[Op] {
        &self.retired
    }

    /// Queues an operation to change its kind in place.
    pub fn retag(&mut self, body: &Body, op: Op, row: &OneToOne) {
        self.retags.push(body, op, row);
    }

    /// Changes the kinds of the queued operations.
    pub fn apply_retags(&mut self, body: &mut Body) {
        self.retags.apply(body);
    }

    /// Whether an operation is converted.
    #[inline]
    pub fn is_done(&self, op: Op) -> bool {
        self.is_retired(op) || self.retags.contains(op)
    }

    /// Whether an operation that stays uses a value.
    pub fn is_used(&self, body: &Body, value: Value) -> bool {
        body.users(value).any(|user| !self.is_retired(user))
    }

    /// Whether compacting the body is worth its while: without the retired operations it is much smaller.
    pub fn is_sparse(&self, body: &Body) -> bool {
        body.is_sparse(&self.retired)
    }

    /// Erases the retired operations one by one.
    pub fn erase(&mut self, body: &mut Body) {
        body.erase_all(&self.retired);
        self.retired.clear();
    }

    /// Ends the changes after [`Self::erase`]. Returns the compactor, which has the new ids, if it moved the body.
    pub fn settle(&mut self, body: &mut Body, may_compact: bool, changed: bool) -> Option<&Compactor> {
        if may_compact && self.widened && body.is_sparse(&[]) {
            return Some(self.compact(body, &[]));
        }
        if changed {
            // The next pass asks for the order of operations.
            body.renumber_all();
        }
        if self.widened {
            body.settle(&mut self.compactor);
        }
        None
    }

    /// Erases retired operations, and the first arguments of blocks, by moving everything else to new arrays. Returns the
    /// compactor, which has the new ids.
    pub fn compact(&mut self, body: &mut Body, old_args: &[(Block, usize)]) -> &Compactor {
        body.compact(&self.is_retired, old_args, &mut self.compactor);
        &self.compactor
    }
}
