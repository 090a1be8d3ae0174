//! Bodies of functions, on one thread or several, put into the module in order.

use crate::export::function::{Done, Worker, body};
use crate::export::{Outcome, Shared};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use terrace_ir::diag::capture;
use terrace_ir::{Diagnostic, Op};
use terrace_llir::{Func, Type};

/// Below this many functions threads cost more than they save.
const MIN_PARALLEL: usize = 8;
/// The stack of a thread.
const STACK: usize = 64 << 20;

/// Some functions in a row, translated.
struct Chunk {
    done: Vec<Outcome<Done>>,
    /// The intrinsics that the bodies call by number.
    decls: Vec<(Vec<u8>, Type)>,
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
    Chunk { done, decls: worker.intrinsics.decls }
}

/// Translates the bodies of these functions.
pub(crate) fn bodies(shared: &mut Shared<'_>, functions: &[(Op, Func)], threads: usize) -> Outcome {
    if threads <= 1 || functions.len() < MIN_PARALLEL {
        let chunk = chunk(shared, functions);
        return collect(shared, functions, chunk);
    }
    let size = functions.len().div_ceil(threads * 8).max(1);
    let parts: Vec<&[(Op, Func)]> = functions.chunks(size).collect();
    type Slot = Mutex<Option<(Chunk, Vec<Diagnostic>)>>;
    let slots: Vec<Slot> = parts.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    {
        let shared = &*shared;
        let work = || {
            loop {
                let i = next.fetch_add(1, Ordering::Relaxed);
                let (Some(part), Some(slot)) = (parts.get(i), slots.get(i)) else { return };
                let result = capture(|| chunk(shared, part));
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
    }
    for (part, slot) in parts.into_iter().zip(slots) {
        let Some((chunk, diags)) = slot.into_inner().unwrap_or_else(|e| e.into_inner()) else { continue };
        for diag in diags {
            shared.ctx.emit(diag);
        }
        collect(shared, part, chunk)?;
    }
    Ok(())
}

fn collect(shared: &mut Shared<'_>, functions: &[(Op, Func)], chunk: Chunk) -> Outcome {
    let mut declared: Vec<Option<Func>> = vec![None; chunk.decls.len()];
    for (&(_, func), done) in functions.iter().zip(chunk.done) {
        let Done { mut body, intrinsic_calls } = done?;
        for (inst, number) in intrinsic_calls {
            let (Some(slot), Some((name, ty))) =
                (declared.get_mut(number as usize), chunk.decls.get(number as usize))
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
    Ok(())
}
