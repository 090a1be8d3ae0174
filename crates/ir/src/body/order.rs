//! The order of operations inside a block: order numbers, renumbered on demand, decide `is_before` in constant time.

use super::{Block, Body, Op};

/// The distance between fresh order numbers.
pub(super) const STEP: u32 = 4;

impl Body {
    /// Renumbers a block's operations if their order numbers are not sorted.
    pub fn renumber(&mut self, block: Block) {
        if self.block_record(block).ordered {
            return;
        }
        let mut order = 0u32;
        let mut next = self.block_record(block).first;
        while let Some(op) = next {
            order = order.saturating_add(STEP);
            let record = &mut self.ops[op.index()];
            record.order = order;
            next = record.next;
        }
        self.block_record_mut(block).ordered = true;
    }

    /// Renumbers every block, so that [`Body::is_before`] takes constant time.
    pub fn renumber_all(&mut self) {
        for i in 0..self.blocks.len() {
            self.renumber(Block::from_index(i));
        }
    }

    /// Whether `a` comes before `b`, both of one block.
    ///
    /// Takes constant time if the block's order numbers are sorted ([`Body::renumber`]); walks the block otherwise.
    pub fn is_before(&self, a: Op, b: Op) -> bool {
        let ordered = self.block_of(a).is_some_and(|block| self.block_record(block).ordered);
        if ordered {
            return self.record(a).order < self.record(b).order;
        }
        core::iter::successors(self.next_op(a), |&op| self.next_op(op)).any(|op| op == b)
    }
}
