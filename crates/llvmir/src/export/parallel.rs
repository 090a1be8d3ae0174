//! Translates bodies of functions, on one thread or several, and puts them into the module in order.

use crate::export::body::{TranslatedBody, body};
use crate::export::state::Worker;
use crate::export::state::{ModuleState, Outcome};
use parking_lot::Mutex;
use terrace_ir::diag::capture;
use terrace_ir::{Diagnostic, Op};
use terrace_llir as llir;
use terrace_llir::{BodyChecker, Func, Problem};
use terrace_support::FxHashMap;
use terrace_support::threads::{Division, share_with};

/// The minimum number of functions at which threads pay off.
const MIN_PARALLEL: usize = 8;
/// The minimum number of functions in a batch.
const BATCH: usize = 64;
/// The number of functions that are translated before they are checked: their bodies fit a core's cache, and so does
/// the code of the translation and of the checks, one after the other.
const CHECK_INTERVAL: usize = 8;
/// The maximum number of batches on several threads, which wait for each other after each batch.
const BATCHES: usize = 8;
/// The stack size of a thread in bytes.
const STACK: usize = 64 << 20;

/// A translated body, and violations of LLVM's rules if it was checked.
struct CheckedBody {
    translated: TranslatedBody,
    problems: Option<Vec<Problem>>,
}

/// Which rules of LLVM IR are checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Checks {
    None,
    /// Those that verified MLIR does not imply.
    OfVerified,
    All,
}

/// Checks a body. All rules concern values that have other types than their originals.
fn check(
    checker: &mut BodyChecker<'_>,
    checks: Checks,
    func: Func,
    body: &llir::Body,
    is_mistyped: bool,
) -> Vec<Problem> {
    let result = match checks {
        Checks::OfVerified if !is_mistyped => checker.check_translation(func, body),
        _ => checker.check(func, body),
    };
    result.err().unwrap_or_default()
}

/// Translates functions up to the first that fails. Checks them, except those that call intrinsics that the module does
/// not declare yet.
fn chunk(
    state: &ModuleState<'_>,
    worker: &mut Worker,
    functions: &[(Op, Func)],
    checks: Checks,
) -> Vec<Outcome<CheckedBody>> {
    let mut checker = BodyChecker::with_cache(state.module, core::mem::take(&mut worker.verifier));
    let mut bodies: Vec<Outcome<CheckedBody>> = Vec::with_capacity(functions.len());
    for part in functions.chunks(CHECK_INTERVAL) {
        let first = bodies.len();
        for &(op, func) in part {
            let translated = body(state, worker, op, func);
            let failed = translated.is_err();
            bodies.push(translated.map(|translated| CheckedBody { translated, problems: None }));
            if failed {
                return bodies;
            }
        }
        for (&(_, func), body) in part.iter().zip(&mut bodies[first..]) {
            if let Ok(CheckedBody { translated, problems }) = body
                && checks != Checks::None
                && translated.intrinsic_calls.is_empty()
            {
                let TranslatedBody { body, is_mistyped, .. } = translated;
                *problems = Some(check(&mut checker, checks, func, body, *is_mistyped));
            }
        }
    }
    worker.verifier = checker.into_cache();
    bodies
}

/// Workers that translate functions batch by batch, one on each thread.
pub(crate) struct Workers {
    workers: Vec<Mutex<Worker>>,
    /// Translated bodies, which threads free beside their next work.
    // Boxed, because the caller passes the boxes on.
    #[allow(clippy::vec_box)]
    free: Mutex<Vec<Box<terrace_ir::Body>>>,
}

/// Consecutive functions that one worker has translated.
struct Chunk {
    /// The index of the worker.
    worker: usize,
    bodies: Vec<Outcome<CheckedBody>>,
    diagnostics: Vec<Diagnostic>,
}

impl Workers {
    /// Workers for `n` functions.
    pub(crate) fn new(threads: usize, n: usize) -> Self {
        let threads = if n < MIN_PARALLEL { 1 } else { threads.max(1) };
        Self { workers: (0..threads).map(|_| Mutex::default()).collect(), free: Mutex::default() }
    }

    /// Tells the workers that bodies come [back](Self::recycle) soon.
    pub(crate) fn reuse_bodies(&mut self) {
        self.each(|worker| worker.reuses_bodies = true);
    }

    /// The number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.workers.len()
    }

    /// The number of functions in a batch, if there are `n` in all.
    pub(crate) fn batch_size(&self, n: usize) -> usize {
        if self.threads() <= 1 { BATCH } else { n.div_ceil(BATCHES).max(BATCH) }
    }

    /// Frees bodies, on several threads beside the next batch.
    #[allow(clippy::vec_box)]
    pub(crate) fn free(&mut self, bodies: Vec<Box<terrace_ir::Body>>) {
        if self.threads() > 1 {
            self.free.get_mut().extend(bodies);
        }
    }

    fn each(&mut self, f: impl FnMut(&mut Worker)) {
        self.workers.iter_mut().map(|worker| worker.get_mut()).for_each(f);
    }

    /// Takes bodies back to reuse their memory.
    #[allow(clippy::vec_box)]
    pub(crate) fn recycle(&mut self, bodies: Vec<Box<terrace_llir::Body>>) {
        /// The maximum size of a body to reuse: larger ones are rare and would keep much memory.
        const MAX_INSTS: usize = 1 << 10;
        let share = bodies.len().div_ceil(self.threads());
        let mut bodies = bodies.into_iter();
        self.each(|worker| {
            for mut body in bodies.by_ref().take(share).filter(|body| body.n_insts() <= MAX_INSTS) {
                body.clear();
                worker.free_bodies.push(body);
            }
        });
    }

    /// Translates the bodies of a batch, puts them into the module and checks them. Returns violations of LLVM's rules.
    pub(crate) fn bodies(
        &mut self,
        state: &mut ModuleState<'_>,
        functions: &[(Op, Func)],
        checks: Checks,
    ) -> Outcome<Vec<Problem>> {
        let size = chunk_size(functions.len(), self.threads());
        let mut declared = vec![Vec::new(); self.threads()];
        let (mut unchecked, mut problems) = (Vec::new(), Vec::new());
        for (part, chunk) in functions.chunks(size).zip(self.chunks(state, functions, size, checks)) {
            for diagnostic in chunk.diagnostics {
                state.ctx.emit(diagnostic);
            }
            let worker = self.workers[chunk.worker].get_mut();
            for (&(op, func), translated) in part.iter().zip(chunk.bodies) {
                let CheckedBody { translated, problems: found } = translated?;
                let is_mistyped = translated.is_mistyped;
                put(state, worker, &mut declared[chunk.worker], op, func, translated);
                match found {
                    Some(found) => problems.extend(found),
                    None => unchecked.push((func, is_mistyped)),
                }
            }
        }
        let mut declared = declared.into_iter();
        self.each(|worker| {
            for (callee, func) in
                worker.intrinsics.callees.iter_mut().zip(declared.next().unwrap_or_default())
            {
                callee.func = callee.func.or(func);
            }
            worker.intrinsic_calls.clear();
        });
        if checks != Checks::None {
            problems.extend(self.check_bodies(state.module, &unchecked, checks));
        }
        if !problems.is_empty() {
            let indices: FxHashMap<Func, usize> =
                functions.iter().enumerate().map(|(i, &(_, func))| (func, i)).collect();
            let index = |problem: &Problem| problem.func.and_then(|func| indices.get(&func).copied());
            problems.sort_by_key(index);
            state.kept.extend(problems.iter().filter_map(index).map(|i| functions[i].0));
        }
        Ok(problems)
    }

    /// Checks the bodies of functions, each with whether a value has another type than its original.
    fn check_bodies(
        &self,
        module: &llir::Module,
        functions: &[(Func, bool)],
        checks: Checks,
    ) -> Vec<Problem> {
        let parts: Vec<_> = functions.chunks(chunk_size(functions.len(), self.threads())).collect();
        let slots: Vec<Mutex<Vec<Problem>>> = parts.iter().map(|_| Mutex::default()).collect();
        let division = Division::new(parts.len(), self.threads(), 1);
        let work = |index: usize| {
            let mut worker = self.workers[index].lock();
            let mut checker = BodyChecker::with_cache(module, core::mem::take(&mut worker.verifier));
            for i in division.of(index) {
                let bodies = parts[i].iter().filter_map(|&(func, is_mistyped)| {
                    Some(check(&mut checker, checks, func, module.func(func).body.as_ref()?, is_mistyped))
                });
                *slots[i].lock() = bodies.flatten().collect();
            }
            worker.verifier = checker.into_cache();
        };
        share_with(division.threads(), STACK, work, || work(0));
        slots.into_iter().flat_map(|slot| slot.into_inner()).collect()
    }

    /// Translates a batch in chunks of `size` functions.
    fn chunks(
        &self,
        state: &ModuleState<'_>,
        functions: &[(Op, Func)],
        size: usize,
        checks: Checks,
    ) -> Vec<Chunk> {
        let translate = |worker: usize, part: &[(Op, Func)]| {
            let mut worker = self.workers[worker].lock();
            chunk(state, &mut worker, part, checks)
        };
        if functions.len() <= size {
            return vec![Chunk { worker: 0, bodies: translate(0, functions), diagnostics: Vec::new() }];
        }
        let parts: Vec<&[(Op, Func)]> = functions.chunks(size).collect();
        let slots: Vec<Mutex<Option<Chunk>>> = parts.iter().map(|_| Mutex::default()).collect();
        let division = Division::new(parts.len(), self.threads(), 1);
        let work = |worker: usize| {
            for i in division.of(worker) {
                drop(take_up_to(&self.free, parts[i].len()));
                let (bodies, diagnostics) = capture(|| translate(worker, parts[i]));
                *slots[i].lock() = Some(Chunk { worker, bodies, diagnostics });
            }
        };
        share_with(division.threads(), STACK, work, || work(0));
        slots.into_iter().filter_map(|slot| slot.into_inner()).collect()
    }
}

/// Takes up to `n` items.
fn take_up_to<T>(items: &Mutex<Vec<T>>, n: usize) -> Vec<T> {
    let mut items = items.lock();
    let rest = items.len().saturating_sub(n);
    items.split_off(rest)
}

fn chunk_size(n: usize, threads: usize) -> usize {
    if threads <= 1 || n < MIN_PARALLEL { n.max(1) } else { n.div_ceil(threads * 8).max(1) }
}

/// Puts a body into the module and declares the intrinsics that it calls first. `declared` has their declarations by
/// the worker's indices.
fn put(
    state: &mut ModuleState<'_>,
    worker: &Worker,
    declared: &mut Vec<Option<Func>>,
    op: Op,
    func: Func,
    translated: TranslatedBody,
) {
    let TranslatedBody { mut body, intrinsic_calls, is_kept, .. } = translated;
    if is_kept {
        state.kept.insert(op);
    }
    declared.resize(worker.intrinsics.callees.len(), None);
    for &(inst, index) in worker.intrinsic_calls.get(intrinsic_calls).unwrap_or(&[]) {
        let (Some(slot), Some(callee)) =
            (declared.get_mut(index as usize), worker.intrinsics.callees.get(index as usize))
        else {
            continue;
        };
        let func = *slot.get_or_insert_with(|| state.module.get_or_insert_function(&callee.name, callee.ty));
        let value = state.module.func_value(func);
        let last = body.operands(inst).len().saturating_sub(1);
        body.set_operand(inst, last, value);
    }
    state.module.set_body(func, body);
}
