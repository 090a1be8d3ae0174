//! Order inside a block: lazily renumbered positions give `is_before` in constant time.

use super::{Block, Body, Op};

/// Distance between fresh positions.
pub(super) const STEP: u32 = 4;

impl Body {
    /// Makes the order numbers of a block's operations sorted.
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

    /// Makes the order numbers of every block sorted, so that [`Body::is_before`] is constant time.
    pub fn renumber_all(&mut self) {
        for i in 0..self.blocks.len() {
            self.renumber(Block::from_index(i));
        }
    }

    /// Whether `a` comes before `b`; both are in the same block.
    ///
    /// Constant time when the block's order is valid ([`Body::renumber`]), else a walk.
    pub fn is_before(&self, a: Op, b: Op) -> bool {
        let ordered = self.block_of(a).is_some_and(|block| self.block_record(block).ordered);
        if ordered {
            return self.record(a).order < self.record(b).order;
        }
        let mut next = self.next_op(a);
        while let Some(op) = next {
            if op == b {
                return true;
            }
            next = self.next_op(op);
        }
        false
    }
}
