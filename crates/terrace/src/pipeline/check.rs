//! Reading bodies only to tell whether they are valid, as editors do.

use super::read::{Verify, Worker, batches_of, is_silent};
use super::team::Team;
use super::translate::recycle;
use terrace_ir::asm::{Bodies, BodyReader};
use terrace_ir::{Body, Context, Op, Root, Scope};

/// Reads the bodies with the numbers `which`, batch by batch, verifies them if `verify` is set, and frees them.
///
/// For each body that is valid there is the result of `f`, and for each other one `None`: it may have errors, or may need the
/// module. Nothing is reported. `root` is the module without bodies. With several threads the context must not be held.
pub fn check_bodies<S: Bodies, R: Send>(
    ctx: &Context,
    root: &mut Root,
    skeleton: &S,
    which: &[usize],
    (verify, threads): (bool, usize),
    f: impl Fn(&Body) -> R + Sync,
) -> Vec<Option<R>> {
    let mut results = Vec::with_capacity(which.len());
    let Some(module) = root.op() else {
        results.resize_with(which.len(), || None);
        return results;
    };
    let mut team: Team<Worker<'_, S::Reader<'_>>> = Worker::team(ctx, skeleton, threads);
    for batch in batches_of(which.len(), |n| skeleton.size(which[n]), threads) {
        let which = &which[batch];
        let bodies = team.map(which.len(), |worker, n| worker.reader.read(which[n]));
        let is_read: Vec<bool> = bodies.iter().map(Option::is_some).collect();
        let owners: Vec<Op> = which.iter().map(|&i| skeleton.op(i)).collect();
        let inner = root.body.region_body_mut(module);
        for (&op, body) in owners.iter().zip(bodies) {
            body.into_iter().for_each(|body| inner.put_nested(op, body));
        }
        let around = root.scope();
        let scope = Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
        results.extend(team.map(owners.len(), |worker, n| {
            let body = scope.body.nested_body(owners[n]).filter(|_| is_read[n])?;
            let is_valid = !verify || is_silent(|| worker.verifier().verify_body(&scope, owners[n]));
            is_valid.then(|| f(body))
        }));
        recycle(&mut team, root.body.region_body_mut(module), &owners, threads);
    }
    results
}
