//! Instrumentation of passes, and IR printing around them (`--mlir-print-ir-before/after...`).

use crate::pass::PassInstance;
use parking_lot::Mutex;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use terrace_ir::body::OpRef;

/// Hooks around passes. They see one pass after another with the whole tree in place, so nested pipelines run on one
/// thread and body passes are not fused.
pub trait Instrumentation: Send + Sync {
    /// Runs before a pass on an operation.
    fn before_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
    /// Runs after a pass whose result was verified.
    fn after_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
    /// Runs after a pass that failed or whose result is invalid.
    fn after_failed_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
}

/// A set of passes.
#[derive(Clone, Debug, Default)]
pub struct PassFilter {
    /// Whether the set has every pass.
    pub all: bool,
    /// The names of passes in the set.
    pub names: Vec<String>,
}

impl PassFilter {
    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        !self.all && self.names.is_empty()
    }

    fn contains(&self, pass: &PassInstance) -> bool {
        self.all || self.names.iter().any(|name| name == pass.def.name)
    }
}

/// Appends the text of an operation; the flag is set for the top-level one, which is printed with its aliases.
pub type PrintOp = Box<dyn Fn(OpRef<'_>, bool, &mut Vec<u8>) + Send + Sync>;
/// Writes the text that was printed for a pass and an operation.
pub type PrintSink = Box<dyn Fn(&PassInstance, OpRef<'_>, &[u8]) + Send + Sync>;

/// Prints the IR before and after passes.
pub struct IrPrinting {
    /// The passes to print before.
    pub before: PassFilter,
    /// The passes to print after.
    pub after: PassFilter,
    /// Print the top-level operation instead of the pass's.
    pub module_scope: bool,
    /// Print after a pass only if it changed the IR.
    pub only_on_change: bool,
    /// Print after a pass only if it failed.
    pub only_on_failure: bool,
    /// Prints an operation.
    pub print: PrintOp,
    /// Writes the text.
    pub sink: PrintSink,
    /// Hashes of the IR before the running passes, innermost last.
    pub hashes: Mutex<Vec<u64>>,
}

fn top_level(op: OpRef<'_>) -> OpRef<'_> {
    let mut top = op;
    while let Some(parent) = top.parent() {
        top = parent;
    }
    top
}

impl IrPrinting {
    /// Prints the IR with a title: `when` the pass runs, and the `result` after its name.
    fn dump(&self, when: &str, result: &str, pass: &PassInstance, op: OpRef<'_>) {
        let (class, name) = (pass.title(), pass.def.name);
        let mut out = format!("// -----// IR Dump {when} {class}{result} ({name})").into_bytes();
        let top = top_level(op);
        let is_top = op.parent().is_none();
        if self.module_scope {
            out.extend_from_slice(format!(" ('{}' operation", op.def().name).as_bytes());
            let name = op.body().attr(op.op, "sym_name").and_then(|name| name.as_str(op.ctx()));
            if let Some(name) = name {
                out.extend_from_slice(b": @");
                out.extend_from_slice(op.ctx().bytes(name));
            }
            out.push(b')');
        }
        out.extend_from_slice(b" //----- //\n");
        if self.module_scope || is_top {
            (self.print)(top, true, &mut out);
        } else {
            (self.print)(op, false, &mut out);
        }
        out.extend_from_slice(b"\n\n");
        (self.sink)(pass, op, &out);
    }

    fn hash(&self, op: OpRef<'_>) -> u64 {
        let mut text = Vec::new();
        (self.print)(op, false, &mut text);
        let mut hasher = DefaultHasher::new();
        hasher.write(&text);
        hasher.finish()
    }

    fn pop_hash(&self) -> Option<u64> {
        self.hashes.lock().pop()
    }
}

impl Instrumentation for IrPrinting {
    fn before_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        if self.only_on_change {
            let hash = self.hash(op);
            self.hashes.lock().push(hash);
        }
        if self.before.contains(pass) {
            self.dump("Before", "", pass, op);
        }
    }

    fn after_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        let before = self.pop_hash();
        if self.only_on_failure || !self.after.contains(pass) {
            return;
        }
        if self.only_on_change && before == Some(self.hash(op)) {
            return;
        }
        self.dump("After", "", pass, op);
    }

    fn after_failed_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        self.pop_hash();
        if self.after.contains(pass) {
            self.dump("After", " Failed", pass, op);
        }
    }
}
