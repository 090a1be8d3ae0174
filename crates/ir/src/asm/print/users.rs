//! Comments that name the users of values (`--mlir-print-value-users`).

use super::op::OpPrinter;
use crate::body::{Op, Value};
use terrace_support::FxHashSet;

impl OpPrinter<'_> {
    /// Prints the comment after an operation.
    pub(super) fn users_comment(&mut self, op: Op) {
        let body = self.body();
        let results = body.results(op);
        if results.is_empty() {
            if body.n_operands(op) != 0 {
                self.text(" // id: ");
                self.operation_id(op);
            }
            return;
        }
        if results.iter().all(|r| body.has_no_uses(r)) {
            return self.text(" // unused");
        }
        let users: FxHashSet<Op> = results.iter().flat_map(|r| body.users(r)).collect();
        let used_results: usize = users.iter().map(|&user| body.n_results(user)).sum();
        let one = results.len() == 1 && users.len() <= 1 && used_results <= 1;
        self.text(if one { " // user: " } else { " // users: " });
        let brackets = results.len() > 1;
        for (i, result) in results.iter().enumerate() {
            if i != 0 {
                self.text(", ");
            }
            if brackets {
                self.byte(b'(');
            }
            self.value_users(result);
            if brackets {
                self.byte(b')');
            }
        }
    }

    /// Prints the comment line of a block argument.
    pub(super) fn arg_users_comment(&mut self, arg: Value) {
        self.text("// ");
        self.operand(arg);
        if self.body().has_no_uses(arg) {
            self.text(" is unused");
        } else {
            self.text(" is used by ");
            self.value_users(arg);
        }
        self.byte(b'\n');
    }

    fn value_users(&mut self, value: Value) {
        let body = self.body();
        if body.has_no_uses(value) {
            self.text("unused");
        }
        let mut seen: FxHashSet<Op> = FxHashSet::default();
        for (i, user) in body.users(value).enumerate() {
            if !seen.insert(user) {
                continue;
            }
            if i != 0 {
                self.text(", ");
            }
            let results = body.results(user);
            if results.is_empty() {
                self.operation_id(user);
            } else {
                self.operands(results);
            }
        }
    }

    fn operation_id(&mut self, op: Op) {
        match self.current.ops.get(&op).copied() {
            Some(id) => {
                self.byte(b'%');
                self.unsigned(id as u64);
            }
            None => self.text("<<UNKNOWN OPERATION>>"),
        }
    }
}
