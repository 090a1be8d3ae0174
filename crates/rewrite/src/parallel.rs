//! Running a function over many items on several threads, with the same result for any number of them.

use parking_lot::Mutex;
use terrace_ir::Diagnostic;
use terrace_ir::diag::capture;
use terrace_support::threads::{Division, Items, share_with};

/// Items below this many run inline: starting threads costs more than they save.
const MIN_PARALLEL: usize = 8;
/// The stack of a thread: nesting is bounded, but the bound is generous.
const STACK: usize = 64 << 20;

/// Calls `f` on every item and returns the results in order.
///
/// Diagnostics are collected item by item and emitted in order on the calling thread. A panic in `f` is
/// passed on to the caller.
pub fn for_each<T: Send + HasContext, R: Send>(
    items: &mut [T],
    threads: usize,
    f: impl Fn(&mut T) -> R + Sync,
) -> Vec<R> {
    for_each_with(items, threads, &mut (), || (), |(), item| f(item))
}

/// [`for_each`] for functions that need working memory: this thread's is `own`, each other one makes some. So
/// threads have nothing to wait for each other for.
pub fn for_each_with<T: Send + HasContext, R: Send, S>(
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
    // Chunks keep neighbours together: they share types and cache lines.
    let chunk = n.div_ceil(threads * 8).max(1);
    type Done<R> = (Vec<R>, Vec<Diagnostic>);
    let ctx = items[0].context();
    let chunks: Vec<Mutex<(Option<&mut [T]>, Option<Done<R>>)>> =
        items.chunks_mut(chunk).map(|c| Mutex::new((Some(c), None))).collect();
    let division = Division::new(chunks.len(), threads, 1);
    let work = |numbers: Items<'_>, state: &mut S| {
        for i in numbers {
            let mut slot = chunks[i].lock();
            if let Some(items) = slot.0.take() {
                slot.1 = Some(capture(|| items.iter_mut().map(|item| f(state, item)).collect()));
            }
        }
    };
    let help = |thread| work(division.of(thread), &mut new());
    share_with(division.threads(), STACK, help, || work(division.of(0), own));
    let mut results = Vec::with_capacity(n);
    for slot in chunks {
        let (_, done) = slot.into_inner();
        if let Some((some, diags)) = done {
            results.extend(some);
            for diag in diags {
                ctx.emit(diag);
            }
        }
    }
    results
}

/// Items of [`for_each`] know the context that diagnostics are emitted to.
pub trait HasContext {
    /// The context.
    fn context(&self) -> terrace_ir::Context;
}

impl<A, B> HasContext for (A, Box<terrace_ir::Body>, B) {
    fn context(&self) -> terrace_ir::Context {
        self.1.ctx().clone()
    }
}
