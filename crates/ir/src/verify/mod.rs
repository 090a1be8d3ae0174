//! The verifier: whether a tree of operations is what its declarations say, in upstream's order and words.
//!
//! One walk over a body checks structure, rows and dominance; nothing is emitted on the way when all is well. Checks of
//! a row are functions of the operation's shape and run once for each shape (`cache`). Which error comes first when
//! several things are wrong is upstream's choice: an operation before what is in it, isolated operations after what is
//! around them, dominance and uses of symbols at the end. So some findings are only noted by the walk and reported by a
//! second, exact look.
//!
//! Reading order: `plan` (what to check, by declaration), `walk`, `cache`, `invariants` and `traits` (one operation),
//! `flow` (branches, regions, loops, inference), `symbols`, `dominance`, `streaming`.

mod cache;
mod dominance;
mod flow;
mod invariants;
mod plan;
mod streaming;
mod symbols;
mod traits;
mod walk;

pub use invariants::{segment_for_each, value_sizes};
pub use plan::Plan;
pub use streaming::StreamingVerifier;

use crate::Result;
use crate::body::{Op, OpRef, Root, Scope};
use crate::context::{Context, Str};
use crate::decl::{DialectDef, OpDef};
use crate::diag::{self, Diagnostic};
use crate::symbols::SymbolTables;
use cache::ShapeCache;
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
/// How many dictionaries are remembered.
const DICTS: usize = 64;

/// What one thread needs to verify bodies one after another.
pub(crate) struct Verifier<'c> {
    ctx: &'c Context,
    threads: usize,
    cache: ShapeCache,
    /// Plans by the code of their operations.
    plans: Vec<Option<&'static Plan>>,
    /// Dictionaries of discardable attributes that no dialect verifies, by id.
    plain_dicts: [u32; DICTS],
    /// The dialects of discardable attributes' names.
    attr_dialects: FxHashMap<Str, Option<&'static DialectDef>>,
    /// Whether a body was not there: what is around it is not marked as verified, since its owner is not.
    deferred: bool,
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
            cache: ShapeCache::new(),
            plans: Vec::new(),
            plain_dicts: [0; DICTS],
            attr_dialects: FxHashMap::default(),
            deferred: false,
            users: Vec::new(),
            tables: SymbolTables::default(),
            spare: Vec::new(),
        }
    }

    /// What there is to check about operations with this code.
    #[inline]
    fn plan(&mut self, code: u32) -> &'static Plan {
        match self.plans.get(code as usize) {
            Some(&Some(plan)) => plan,
            _ => self.new_plan(code),
        }
    }

    #[cold]
    fn new_plan(&mut self, code: u32) -> &'static Plan {
        let plan = OpDef::of_code(code).plan(self.ctx);
        if self.plans.len() <= code as usize {
            self.plans.resize(code as usize + 1, None);
        }
        self.plans[code as usize] = Some(plan);
        plan
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
            if scope.body.is_taken_out(op) {
                self.deferred = true;
            } else {
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
