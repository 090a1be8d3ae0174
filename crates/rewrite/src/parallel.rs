//! Parallel loops whose results and diagnostics do not depend on the number of threads.

use parking_lot::Mutex;
use terrace_ir::diag::capture;
use terrace_ir::{Body, Context, Diagnostic, Op, OpDef};
use terrace_support::threads::{Division, Items, share_with};

/// Fewer items than this run on the calling thread: starting threads costs more than they save.
const MIN_PARALLEL: usize = 8;
/// The stack size of a thread in bytes: the bound on nesting in bodies is generous.
const STACK: usize = 64 << 20;

/// Calls `f` on every item and returns the results in order.
///
/// Diagnostics are captured for each item and emitted to `ctx` in order, on the calling thread. A panic in `f`
/// propagates to the caller.
pub fn for_each<T: Send, R: Send>(
    ctx: &Context,
    items: &mut [T],
    threads: usize,
    f: impl Fn(&mut T) -> R + Sync,
) -> Vec<R> {
    for_each_with(ctx, items, threads, &mut (), || (), |(), item| f(item))
}

/// Like [`for_each`], but each thread passes its own working memory to `f`: the calling thread `own`, the others what
/// `new` makes.
pub fn for_each_with<T: Send, R: Send, S>(
    ctx: &Context,
    items: &mut [T],
    threads: usize,
    own: &mut S,
    new: impl Fn() -> S + Sync,
    f: impl Fn(&mut S, &mut T) -> R + Sync,
) -> Vec<R> {
    if threads <= 1 || items.len() < MIN_PARALLEL {
        return items.iter_mut().map(|item| f(own, item)).collect();
    }
    let n = items.len();
    // A thread works on neighbours: they share types and cache lines.
    let chunk = n.div_ceil(threads * 8);
    type Output<R> = (Vec<R>, Vec<Diagnostic>);
    let chunks: Vec<Mutex<(&mut [T], Output<R>)>> =
        items.chunks_mut(chunk).map(|items| Mutex::new((items, Default::default()))).collect();
    let division = Division::new(chunks.len(), threads, 1);
    let work = |numbers: Items<'_>, state: &mut S| {
        for i in numbers {
            let (items, output) = &mut *chunks[i].lock();
            *output = capture(|| items.iter_mut().map(|item| f(state, item)).collect());
        }
    };
    let help = |thread| work(division.of(thread), &mut new());
    share_with(division.threads(), STACK, help, || work(division.of(0), own));
    let mut results = Vec::with_capacity(n);
    for chunk in chunks {
        let (_, (output, diagnostics)) = chunk.into_inner();
        results.extend(output);
        diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
    }
    results
}

/// Calls `f` on each body that is nested in `body` and has blocks, with the declaration of the operation that owns it, and
/// returns the results in order. Nested bodies are out of their places meanwhile.
pub fn for_each_nested<R: Send>(
    body: &mut Body,
    threads: usize,
    f: impl Fn(&'static OpDef, &mut Body) -> R + Sync,
) -> Vec<R> {
    if !body.has_nested() {
        return Vec::new();
    }
    let ctx = body.ctx().clone();
    let mut owners = body.nested_ops();
    owners.retain(|&op| body.nested_body(op).is_some_and(|nested| nested.block_bound() != 0));
    let owners = owners.into_iter();
    let mut nested: Vec<(Op, &'static OpDef, Box<Body>)> =
        owners.filter_map(|op| Some((op, body.def(op), body.take_nested_as_is(op)?))).collect();
    let results = for_each(&ctx, &mut nested, threads, |(_, def, nested)| f(def, nested));
    for (op, _, nested) in nested {
        body.put_nested_as_is(op, nested);
    }
    results
}
