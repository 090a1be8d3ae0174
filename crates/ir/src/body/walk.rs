//! Walks over nested operations, without recursion over user-controlled depth inside a body.

use super::{Body, CODE_MASK, ERASED, Op, OpRef, Scope};

impl OpRef<'_> {
    /// Calls `visit` for the operation and for all others in it, nested bodies included, each before those inside it.
    pub fn walk(self, visit: &mut dyn FnMut(OpRef<'_>)) {
        self.body().walk_from(self.op, &mut |op| visit_with_nested(self.scope, op, visit));
    }
}

/// Visits an operation, and those of its nested body if it has one.
fn visit_with_nested(scope: &Scope<'_>, op: Op, visit: &mut dyn FnMut(OpRef<'_>)) {
    visit(scope.at(op));
    if let Some(body) = scope.body.nested_body(op) {
        let inner = Scope { body, parent: Some((scope, op)) };
        body.walk(|op| visit_with_nested(&inner, op, visit));
    }
}

impl Body {
    /// Calls `f` on every operation under the root regions, parents before children, within this body only
    /// (regions of isolated operations are in nested bodies and not visited).
    pub fn walk(&self, mut f: impl FnMut(Op)) {
        for region in self.root_regions() {
            for block in self.blocks(region) {
                for op in self.ops(block) {
                    self.walk_from(op, &mut f);
                }
            }
        }
    }

    /// The operations of the body for which `is` returns true, outer ones before those inside.
    pub fn ops_where(&self, is: impl Fn(Op) -> bool) -> Vec<Op> {
        let mut found = Vec::new();
        self.walk(|op| found.extend(is(op).then_some(op)));
        found
    }

    /// Calls `f` on `op` and every operation inside it, parents before children, within this body.
    pub fn walk_from(&self, op: Op, f: &mut impl FnMut(Op)) {
        // Most operations have no region and need no stack.
        f(op);
        if self.n_regions(op) == 0 || self.is_nested(op) {
            return;
        }
        let mut stack = Vec::new();
        self.push_children(op, &mut stack);
        while let Some(op) = stack.pop() {
            f(op);
            if self.n_regions(op) != 0 && !self.is_nested(op) {
                self.push_children(op, &mut stack);
            }
        }
    }

    fn push_children(&self, op: Op, stack: &mut Vec<Op>) {
        let start = stack.len();
        for region in self.regions(op) {
            for block in self.blocks(region) {
                stack.extend(self.ops(block));
            }
        }
        stack[start..].reverse();
    }

    /// The op codes of all operations, in no order.
    #[inline]
    pub fn op_codes(&self) -> impl Iterator<Item = u32> + '_ {
        self.ops.iter().filter(|record| record.code & ERASED == 0).map(|record| record.code & CODE_MASK)
    }

    /// Whether `is` holds for the op code of an operation of the body or of a body nested in it. Nesting is bounded by the
    /// parser.
    pub fn has_op_code(&self, is: &dyn Fn(u32) -> bool) -> bool {
        self.op_codes().any(is)
            || self
                .nested_ops()
                .into_iter()
                .any(|op| self.nested_body(op).is_some_and(|inner| inner.has_op_code(is)))
    }

    /// Whether there are, or were, isolated operations with bodies of their own.
    #[inline]
    pub fn has_nested(&self) -> bool {
        self.has_nested
    }

    /// The nested body of an isolated operation, unless it is taken out.
    #[inline]
    pub fn nested_body(&self, op: Op) -> Option<&Body> {
        match self.nested_index(op) {
            Some(i) => self.nested[i].as_deref(),
            None => self.is_nested(op).then(|| self.empty_region()),
        }
    }

    /// Whether the operation exists and its nested body is taken out.
    pub fn is_taken_out(&self, op: Op) -> bool {
        op.index() < self.op_bound() && self.is_nested(op) && self.nested_body(op).is_none()
    }

    /// The operations in the root regions' blocks that own nested bodies, in order.
    pub fn nested_ops(&self) -> Vec<Op> {
        let mut ops = Vec::new();
        if !self.has_nested {
            return ops;
        }
        self.walk(|op| {
            if self.is_nested(op) {
                ops.push(op);
            }
        });
        ops
    }
}
