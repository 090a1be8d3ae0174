//! The verifier: checks a tree of operations against their declarations, and reports errors in upstream's words and order.
//!
//! One walk over a body checks structure, rows and dominance. Checks of a row are functions of the operation's shape and
//! run once for each shape (`shapes.rs`). Upstream reports errors of an operation before those in its regions, errors of
//! isolated operations after those around them, and errors of dominance and symbol uses at the end. The walk therefore only
//! notes some errors, and a second pass in upstream's order finds the one to report.
//!
//! Reading order: `plan` (the checks of a declaration), `work` and `walk`, `invariants` and `traits` (one
//! operation), `flow` (branches, regions, loops, inference), `symbols`, `dominance`, `streaming`.

mod dominance;
mod flow;
mod invariants;
mod plan;
mod streaming;
mod symbols;
mod traits;
mod types;
mod walk;
mod work;

pub use invariants::{segment_for_each, value_sizes};
pub use plan::Plan;
pub use streaming::StreamingVerifier;
pub(crate) use types::verify_types;

use crate::body::{Op, OpRef, Root, Scope};
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::{self, Diagnostic};
use crate::shapes::ShapeTable;
use crate::symbols::SymbolTables;
use crate::{Attr, Result};
use parking_lot::Mutex;
use symbols::User;
use terrace_support::FxHashSet;
use terrace_support::threads::{self, Division};
use work::Work;

/// How to verify.
#[derive(Clone, Copy, Debug)]
pub struct VerifyOptions {
    /// How many threads may verify bodies of isolated operations. The diagnostics do not depend on it.
    pub threads: usize,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { threads: 1 }
    }
}

/// Verifies a whole tree on this thread.
///
/// Call [`Body::renumber_all`](crate::Body::renumber_all) before if operations were inserted out of order: it
/// saves a side table.
pub fn verify(root: &Root) -> Result {
    verify_with(root, VerifyOptions::default())
}

/// Verifies a whole tree.
pub fn verify_with(root: &Root, options: VerifyOptions) -> Result {
    match root.op() {
        Some(op) => verify_op(root.scope().at(op), options),
        None => Ok(()),
    }
}

/// Verifies an operation and its regions.
pub fn verify_op(op: OpRef<'_>, options: VerifyOptions) -> Result {
    let ctx = op.ctx();
    let (result, diags) = diag::capture(|| {
        let mut verifier = Verifier::new(ctx, options.threads);
        verifier.verify_isolated(op.scope, op.op)
    });
    for diag in diags {
        ctx.emit(diag);
    }
    result
}

/// With fewer operations in all bodies together one thread verifies them.
const MIN_PARALLEL: usize = 4096;
/// How many bodies a thread takes at once.
const PORTION: usize = 16;
/// The stack of a worker: isolated operations nest as deep as the parser lets them.
const STACK: usize = 16 << 20;

/// The state of one thread that verifies bodies one after another.
pub(crate) struct Verifier<'c> {
    ctx: &'c Context,
    threads: usize,
    /// The shapes that passed the checks of their rows.
    shapes: ShapeTable,
    /// Whether a body was taken out: bodies around it get no mark, since its owner is not verified as a whole.
    deferred: bool,
    /// Operations that use symbols, with their bodies.
    users: Vec<User>,
    tables: SymbolTables<'c>,
    /// Long dictionaries without entries that a dialect verifies: operations of bytecode may share one.
    plain_dicts: FxHashSet<Attr>,
    /// Working memory for further bodies; boxed, so that taking one moves a pointer.
    #[allow(clippy::vec_box)]
    spare: Vec<Box<Work>>,
}

impl<'c> Verifier<'c> {
    fn new(ctx: &'c Context, threads: usize) -> Self {
        Self {
            ctx,
            threads,
            shapes: ctx.shapes.take(),
            deferred: false,
            users: Vec::new(),
            tables: SymbolTables::default(),
            plain_dicts: FxHashSet::default(),
            spare: Vec::new(),
        }
    }

    /// The plan of operations with this code.
    #[inline]
    fn plan(&self, code: u32) -> &'static Plan {
        OpDef::of_code(code).plan(self.ctx)
    }

    /// Verifies isolated operations in the regions of one operation: all of them, even if some fail.
    fn verify_siblings(&mut self, scope: &Scope<'_>, ops: &[Op]) -> Result {
        if self.threads > 1 && ops.len() > 1 {
            let size: usize = ops.iter().map(|&op| scope.body.region_body(op).op_bound()).sum();
            if size >= MIN_PARALLEL {
                return self.verify_siblings_parallel(scope, ops);
            }
        }
        let mut result = Ok(());
        for &op in ops {
            if scope.body.is_taken_out(op) {
                self.deferred = true;
            } else {
                result = self.verify_isolated(scope, op).and(result);
            }
        }
        result
    }

    /// [`Verifier::verify_siblings`] on several threads; diagnostics come in the order of the operations.
    fn verify_siblings_parallel(&mut self, scope: &Scope<'_>, ops: &[Op]) -> Result {
        let ctx = self.ctx;
        let failures: Mutex<Vec<(usize, Result, Vec<Diagnostic>)>> = Mutex::default();
        let users: Mutex<Vec<User>> = Mutex::default();
        threads::share(&Division::new(ops.len(), self.threads, PORTION), STACK, |numbers| {
            let mut verifier = Verifier::new(ctx, 1);
            let ((), _) = diag::capture(|| {
                for at in numbers {
                    let result = verifier.verify_isolated(scope, ops[at]);
                    let diags = diag::take_captured(0);
                    if result.is_err() || !diags.is_empty() {
                        failures.lock().push((at, result, diags));
                    }
                }
            });
            users.lock().append(&mut verifier.users);
        });
        self.users.append(&mut users.into_inner());
        let mut failures = failures.into_inner();
        failures.sort_by_key(|&(at, ..)| at);
        let mut result = Ok(());
        for (_, failed, diags) in failures {
            result = failed.and(result);
            for diag in diags {
                ctx.emit(diag);
            }
        }
        result
    }
}

impl Drop for Verifier<'_> {
    fn drop(&mut self) {
        self.ctx.shapes.put(core::mem::take(&mut self.shapes));
    }
}

#[cfg(test)]
mod tests;
