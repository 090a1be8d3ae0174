//! Destinations: operands of an operation in destination style, whose results are new values of them.

use crate::body::{Body, Op, Value, Values};

impl Body {
    /// The numbers of the operands that are destinations (inits), from the first to before the last; empty for an operation
    /// that is not in destination style.
    pub fn init_range(&self, op: Op) -> (usize, usize) {
        self.def(op).hooks.inits.map_or((0, 0), |group| self.operand_group_range(op, group))
    }

    /// The destinations (inits).
    pub fn inits(&self, op: Op) -> Values<'_> {
        let (start, end) = self.init_range(op);
        self.operands(op).slice(start, end)
    }

    /// The result that is tied to the operand with this number, if it is a tensor among the destinations.
    pub fn tied_result(&self, op: Op, operand: usize) -> Option<Value> {
        let (start, end) = self.init_range(op);
        let is_tensor = |i| self.operands(op).get(i).is_some_and(|init| self.ty(init).is_tensor(self.ctx()));
        if !(start..end).contains(&operand) || !is_tensor(operand) {
            return None;
        }
        self.results(op).get((start..operand).filter(|&i| is_tensor(i)).count())
    }
}
