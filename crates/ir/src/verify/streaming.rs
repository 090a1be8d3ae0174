//! Verification of a module function by function, while the bodies of other functions are not in memory.

use super::{Verifier, symbols};
use crate::Result;
use crate::body::{Op, OpRef, Scope};
use crate::context::Context;
use crate::diag::capture;

/// Verifies a module in parts; the order of errors is not that of [`verify_op`](super::verify_op).
pub struct StreamingVerifier<'c>(Verifier<'c>);

impl<'c> StreamingVerifier<'c> {
    /// A verifier with an empty cache.
    pub fn new(ctx: &'c Context) -> Self {
        Self(Verifier::new(ctx, 1))
    }

    /// Verifies an operation and its regions, except operations whose bodies are taken out.
    pub fn verify_around(&mut self, op: OpRef<'_>) -> Result {
        let result = self.0.verify_isolated(op.scope, op.op);
        self.0.deferred = false;
        result
    }

    /// Verifies one of the operations that [`verify_around`](Self::verify_around) left out, once its body is back, and the
    /// uses of symbols in it.
    pub fn verify_body(&mut self, scope: &Scope<'_>, op: Op) -> Result {
        let verifier = &mut self.0;
        verifier.users.clear();
        verifier.verify_isolated(scope, op)?;
        let users = core::mem::take(&mut verifier.users);
        let passed = symbols::verify_uses(scope, &mut users.iter(), &mut verifier.tables);
        verifier.users = users;
        match passed {
            true => Ok(()),
            // The errors are reported.
            false => capture(|| scope.at(op).fail("symbol uses are not valid")).0,
        }
    }
}
