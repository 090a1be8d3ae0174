//! Hooks around passes, and printing the IR with them (`--mlir-print-ir-before/after...`).

use crate::pass::PassInstance;
use parking_lot::Mutex;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use terrace_ir::body::OpRef;

/// Something that watches passes run.
pub trait Instrumentation: Send + Sync {
    /// Whether it has to see one pass after another, with the whole tree in place: then nested pipelines do
    /// not run on several threads.
    fn ordered(&self) -> bool {
        true
    }
    /// A pass is about to run on an operation.
    fn before_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
    /// A pass has run, and what it left was verified.
    fn after_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
    /// A pass has failed, or what it left is not valid.
    fn after_failed_pass(&self, _pass: &PassInstance, _op: OpRef<'_>) {}
}

/// The passes that IR is printed around.
#[derive(Clone, Debug, Default)]
pub struct PassFilter {
    /// Every pass.
    pub all: bool,
    /// Passes of these names.
    pub names: Vec<String>,
}

impl PassFilter {
    /// Whether nothing is chosen.
    pub fn is_empty(&self) -> bool {
        !self.all && self.names.is_empty()
    }

    fn holds(&self, pass: &PassInstance) -> bool {
        self.all || self.names.iter().any(|name| name == pass.def.name)
    }
}

/// Appends the text of an operation: the second parameter says whether it is the top-level one, printed with
/// its aliases.
pub type PrintOp = Box<dyn Fn(OpRef<'_>, bool, &mut Vec<u8>) + Send + Sync>;
/// Takes what was printed.
pub type PrintSink = Box<dyn Fn(&PassInstance, OpRef<'_>, &[u8]) + Send + Sync>;

/// Prints the IR before and after passes.
pub struct IrPrinting {
    /// Before which passes.
    pub before: PassFilter,
    /// After which passes.
    pub after: PassFilter,
    /// Always the top-level operation.
    pub module_scope: bool,
    /// After a pass only if it changed something.
    pub only_on_change: bool,
    /// After a pass only if it failed.
    pub only_on_failure: bool,
    /// Prints an operation.
    pub print: PrintOp,
    /// Where the text goes.
    pub sink: PrintSink,
    /// Hashes of what running passes began with, innermost last.
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
    fn dump(&self, what: &str, pass: &PassInstance, op: OpRef<'_>) {
        let (before, failed) = what.split_once('|').unwrap_or((what, ""));
        let mut out = Vec::new();
        out.extend_from_slice(
            format!("// -----// IR Dump {before} {}{failed} ({})", pass.def.class, pass.def.name).as_bytes(),
        );
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
        if self.before.holds(pass) {
            self.dump("Before", pass, op);
        }
    }

    fn after_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        let before = self.pop_hash();
        if self.only_on_failure || !self.after.holds(pass) {
            return;
        }
        if self.only_on_change && before == Some(self.hash(op)) {
            return;
        }
        self.dump("After", pass, op);
    }

    fn after_failed_pass(&self, pass: &PassInstance, op: OpRef<'_>) {
        self.pop_hash();
        if self.after.holds(pass) {
            self.dump("After| Failed", pass, op);
        }
    }
}
