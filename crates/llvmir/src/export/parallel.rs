//! Bodies of functions, on one thread or several, put into the module in order.

use crate::export::function::{Done, Worker, body};
use crate::export::{Outcome, Shared};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use terrace_ir::Op;
use terrace_ir::diag::capture;
use terrace_llir::Func;

/// Below this many functions threads cost more than they save.
const MIN_PARALLEL: usize = 8;
/// The stack of a thread.
const STACK: usize = 64 << 20;

/// Some functions in a row, translated by a worker of their own.
struct Chunk {
    done: Vec<Outcome<Done>>,
    worker: Worker,
}

fn chunk(shared: &Shared<'_>, functions: &[(Op, Func)]) -> Chunk {
    let mut worker = Worker::default();
    let mut done = Vec::with_capacity(functions.len());
    for &(op, func) in functions {
        let outcome = body(shared, &mut worker, op, func);
        let failed = outcome.is_err();
        done.push(outcome);
        if failed {
            break;
        }
    }
    Chunk { done, worker }
}

/// Translates the bodies of these functions.
pub(crate) fn bodies(shared: &mut Shared<'_>, functions: &[(Op, Func)], threads: usize) -> Outcome {
    if threads <= 1 || functions.len() < MIN_PARALLEL {
        let mut worker = Worker::default();
        let mut declared = Vec::new();
        for &(op, func) in functions {
            let done = body(shared, &mut worker, op, func)?;
            put(shared, &worker, &mut declared, func, done);
            worker.intrinsic_calls.clear();
        }
        return Ok(());
    }
    let size = chunk_size(functions.len(), threads);
    let translated = {
        let shared = &*shared;
        parallel(functions, threads, |part: &[(Op, Func)]| capture(|| chunk(shared, part)))
    };
    for (part, (chunk, diags)) in functions.chunks(size).zip(translated) {
        for diag in diags {
            shared.ctx.emit(diag);
        }
        let mut declared = Vec::new();
        for (&(_, func), done) in part.iter().zip(chunk.done) {
            put(shared, &chunk.worker, &mut declared, func, done?);
        }
    }
    Ok(())
}

fn chunk_size(n: usize, threads: usize) -> usize {
    if threads <= 1 || n < MIN_PARALLEL { n.max(1) } else { n.div_ceil(threads * 8).max(1) }
}

/// Calls `f` on items in chunks, and returns the results in order.
pub(crate) fn parallel<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    f: impl Fn(&[T]) -> R + Sync,
) -> Vec<R> {
    let parts: Vec<&[T]> = items.chunks(chunk_size(items.len(), threads)).collect();
    if parts.len() <= 1 {
        return parts.into_iter().map(f).collect();
    }
    let slots: Vec<Mutex<Option<R>>> = parts.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let (Some(part), Some(slot)) = (parts.get(i), slots.get(i)) else { return };
            let result = f(part);
            *slot.lock().unwrap_or_else(|e| e.into_inner()) = Some(result);
        }
    };
    std::thread::scope(|scope| {
        // A thread that cannot be had is done without.
        let spawn = |_| std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok();
        let helpers: Vec<_> = (1..threads.min(parts.len())).filter_map(spawn).collect();
        work();
        for helper in helpers {
            if let Err(panic) = helper.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
    slots.into_iter().filter_map(|slot| slot.into_inner().unwrap_or_else(|e| e.into_inner())).collect()
}

/// Puts a body into the module; the intrinsics that it is the first to call are declared now.
fn put(shared: &mut Shared<'_>, worker: &Worker, declared: &mut Vec<Option<Func>>, func: Func, done: Done) {
    let Done { mut body, intrinsic_calls } = done;
    declared.resize(worker.intrinsics.decls.len(), None);
    for &(inst, number) in worker.intrinsic_calls.get(intrinsic_calls).unwrap_or(&[]) {
        let (Some(slot), Some((name, ty))) =
            (declared.get_mut(number as usize), worker.intrinsics.decls.get(number as usize))
        else {
            continue;
        };
        let callee = *slot.get_or_insert_with(|| shared.module.get_or_insert_function(name, *ty));
        let value = shared.module.func_value(callee);
        let last = body.operands(inst).len().saturating_sub(1);
        body.set_operand(inst, last, value);
    }
    shared.module.set_body(func, body);
}
