//! The verifier: whether a tree of operations is what its declarations say, in upstream's order and words.
//!
//! One walk over a body checks structure, constraints, traits and, on the side, dominance; nothing is emitted
//! on the way when all is well. What is told first when several things are wrong is upstream's choice: an
//! operation before what is in it, isolated operations after what is around them, dominance and uses of symbols
//! at the end. So some findings are only remembered by the walk and told by a second, exact look.
//!
//! Reading order: `plan` (what to check, by declaration), `walk`, `memo`, `invariants` and `traits` (one
//! operation), `functions`, `flow` (branches, regions, loops, inference), `symbols`, `dominance`, `by_parts`.

mod by_parts;
mod dominance;
mod flow;
mod functions;
mod invariants;
mod memo;
mod plan;
mod symbols;
mod traits;
mod walk;

pub use by_parts::VerifyByParts;
pub use invariants::{segment_for_each, value_sizes};
pub use plan::Plan;

use crate::Result;
use crate::body::{Op, OpRef, Root, Scope};
use crate::context::{Context, Str};
use crate::decl::DialectDef;
use crate::diag::{self, Diagnostic};
use crate::symbols::SymbolTables;
use functions::Functions;
use memo::{Kind, Memo, Uniform};
use parking_lot::Mutex;
use symbols::User;
use terrace_support::FxHashMap;
use terrace_support::threads::{self, Division};
use walk::Work;

/// How to verify.
#[derive(Clone, Copy, Debug)]
pub struct VerifyOptions {
    /// How many threads may work on bodies of isolated operations. What is emitted does not depend on it.
    pub threads: usize,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { threads: 1 }
    }
}

/// Verifies a whole tree on this thread.
///
/// Call [`Body::renumber_all`](crate::Body::renumber_all) before when operations were inserted out of order: it
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

/// Verifies an operation and everything in it.
pub fn verify_op(op: OpRef<'_>, options: VerifyOptions) -> Result {
    let ctx = op.ctx();
    let (result, diags) = diag::capture(|| {
        let mut verifier = Verifier::new(ctx, options.threads);
        verifier.isolated(op.scope, op.op)
    });
    for diag in diags {
        ctx.emit(diag);
    }
    result
}

/// Below this many operations a body is not worth another thread.
const MIN_PARALLEL: usize = 4096;
/// How many bodies a thread takes at once.
const PORTION: usize = 16;
/// The stack of a worker: isolated operations nest as deep as the parser lets them.
const STACK: usize = 16 << 20;
/// How many satisfied constraints are remembered.
const MEMO: usize = 512;

/// What one thread needs to verify bodies one after another.
pub(crate) struct Verifier<'c> {
    ctx: &'c Context,
    threads: usize,
    /// Constraints and the types and attributes that satisfied them, by hash.
    memo: Box<[u64; MEMO]>,
    /// Operations that were found to be fine.
    seen: Box<Memo>,
    /// Functions that were.
    functions: Box<Functions>,
    /// Kinds of operations by code.
    kinds: Vec<Option<Kind>>,
    /// The commonest look of each kind, by code.
    uniform: Vec<Uniform>,
    /// The dialects of discardable attributes' names.
    attr_dialects: FxHashMap<Str, Option<&'static DialectDef>>,
    /// Operations that use symbols, with the bodies they are in.
    users: Vec<User>,
    tables: SymbolTables<'c>,
    /// Buffers for further bodies.
    // Boxed as they are handed around.
    #[allow(clippy::vec_box)]
    spare: Vec<Box<Work>>,
}

impl<'c> Verifier<'c> {
    fn new(ctx: &'c Context, threads: usize) -> Self {
        Self {
            ctx,
            threads,
            memo: Box::new([0; MEMO]),
            seen: Memo::new(),
            functions: Functions::new(),
            kinds: Vec::new(),
            uniform: Vec::new(),
            attr_dialects: FxHashMap::default(),
            users: Vec::new(),
            tables: SymbolTables::default(),
            spare: Vec::new(),
        }
    }

    /// Verifies isolated operations that are side by side. All are, even when some fail.
    fn side_by_side(&mut self, scope: &Scope<'_>, ops: &[Op]) -> Result {
        if self.threads > 1 && ops.len() > 1 {
            let size: usize = ops.iter().map(|&op| scope.body.region_body(op).op_bound()).sum();
            if size >= MIN_PARALLEL {
                return self.in_parallel(scope, ops);
            }
        }
        let mut result = Ok(());
        for &op in ops {
            if !scope.body.is_taken_out(op) {
                result = self.isolated(scope, op).and(result);
            }
        }
        result
    }

    /// The same on several threads; diagnostics come in the order of the operations.
    fn in_parallel(&mut self, scope: &Scope<'_>, ops: &[Op]) -> Result {
        let ctx = self.ctx;
        let failures: Mutex<Vec<(usize, Result, Vec<Diagnostic>)>> = Mutex::default();
        let users: Mutex<Vec<User>> = Mutex::default();
        threads::share(&Division::new(ops.len(), self.threads, PORTION), STACK, |numbers| {
            let mut verifier = Verifier::new(ctx, 1);
            let ((), _) = diag::capture(|| {
                for at in numbers {
                    let result = verifier.isolated(scope, ops[at]);
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

#[cfg(test)]
mod tests;
