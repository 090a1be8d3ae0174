//! Requests of the patterns of a sweep to other bodies: declarations in symbol tables around, signatures of bodies inside.

use super::module::Pending;
use super::types::Signature;
use terrace_ir::body::Compactor;
use terrace_ir::{Body, Op};

/// The requests of a body's patterns.
#[derive(Default)]
pub(super) struct Requests {
    /// Requests to the symbol tables around the body.
    pub pending: Vec<Pending>,
    /// New signatures of the entry blocks of nested bodies, by owner.
    pub entries: Vec<(Op, Signature)>,
}

impl Requests {
    pub fn clear(&mut self) {
        self.pending.clear();
        self.entries.clear();
    }

    /// Records the operation that the requests from number `start` on belong to: the last one of those that their pattern
    /// has created for which `remains` holds.
    #[cold]
    pub fn place(&mut self, start: usize, created: &[Op], remains: impl Fn(Op) -> bool) {
        let at = created.iter().rev().copied().find(|&op| remains(op));
        for pending in self.pending.iter_mut().skip(start) {
            pending.at = pending.at.or(at);
        }
    }

    /// Whether a body may be compacted: signatures of nested bodies and source names refer to ids.
    pub fn allow_compacting(&self, body: &Body) -> bool {
        self.entries.is_empty() && body.source_names().is_none()
    }

    /// Renames the operations of a compacted body.
    pub fn rename(&mut self, compactor: &Compactor) {
        for pending in self.pending.iter_mut().filter(|pending| pending.owners.is_empty()) {
            pending.at = pending.at.and_then(|op| compactor.op(op));
            if let Some((op, _)) = &mut pending.request.patch
                && let Some(new) = compactor.op(*op)
            {
                *op = new;
            }
        }
    }
}
