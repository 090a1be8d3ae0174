//! Bodies of functions, on one thread or several, put into the module in order.

use crate::export::function::{Done, Worker, body};
use crate::export::{ModuleState, Outcome};
use parking_lot::Mutex;
use terrace_ir::diag::capture;
use terrace_ir::{Diagnostic, Op};
use terrace_llir as llir;
use terrace_llir::{BodyChecker, Func, Problem};
use terrace_support::FxHashMap;
use terrace_support::threads::{Division, share, share_with};

/// Below this many functions threads cost more than they save.
const MIN_PARALLEL: usize = 8;
/// So many functions are translated before they are checked, at the least.
const BATCH: usize = 64;
/// So many are translated and then checked, at a time: their bodies are still near then, and so is the program that does
/// the one, and then the other.
const NEAR: usize = 8;
/// Several threads do the work in so many steps at most, as they wait for each other after each.
const BATCHES: usize = 8;
/// The stack of a thread.
const STACK: usize = 64 << 20;

/// A translated body, and what is wrong with it, if it was checked.
struct Translated {
    done: Done,
    problems: Option<Vec<Problem>>,
}

/// Translates functions up to the first that fails. Each is checked while it is near, if that is wanted, but for those
/// that call what is not declared yet.
fn chunk(
    state: &ModuleState<'_>,
    worker: &mut Worker,
    functions: &[(Op, Func)],
    verify: bool,
) -> Vec<Outcome<Translated>> {
    let mut checker = BodyChecker::with_cache(state.module, core::mem::take(&mut worker.checked));
    let mut bodies: Vec<Outcome<Translated>> = Vec::with_capacity(functions.len());
    for part in functions.chunks(NEAR) {
        let first = bodies.len();
        for &(op, func) in part {
            let translated = body(state, worker, op, func).map(|done| Translated { done, problems: None });
            let failed = translated.is_err();
            bodies.push(translated);
            if failed {
                return bodies;
            }
        }
        for (&(_, func), translated) in part.iter().zip(&mut bodies[first..]) {
            if let Ok(Translated { done, problems }) = translated
                && verify
                && done.intrinsic_calls.is_empty()
            {
                *problems = Some(checker.check(func, &done.body).err().unwrap_or_default());
            }
        }
    }
    worker.checked = checker.into_cache();
    bodies
}

/// Threads that translate functions batch by batch.
pub(crate) struct Workers {
    /// One for each thread.
    members: Vec<Mutex<Worker>>,
    /// Translated bodies, which threads free beside their next work.
    // Boxed, because the caller passes the boxes on.
    #[allow(clippy::vec_box)]
    free: Mutex<Vec<Box<terrace_ir::Body>>>,
}

/// Functions in a row that one worker has translated.
struct Chunk {
    /// The index of the worker.
    member: usize,
    bodies: Vec<Outcome<Translated>>,
    diagnostics: Vec<Diagnostic>,
}

impl Workers {
    /// Workers for `n` functions.
    pub(crate) fn new(threads: usize, n: usize) -> Self {
        let threads = if n < MIN_PARALLEL { 1 } else { threads.max(1) };
        Self { members: (0..threads).map(|_| Mutex::default()).collect(), free: Mutex::default() }
    }

    /// Tells the workers that they get bodies [back](Self::recycle) soon.
    pub(crate) fn lend(&mut self) {
        self.each(|worker| worker.lends = true);
    }

    /// The number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.members.len()
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
        self.members.iter_mut().map(|worker| worker.get_mut()).for_each(f);
    }

    /// Takes bodies, to use their memory again.
    #[allow(clippy::vec_box)]
    pub(crate) fn recycle(&mut self, bodies: Vec<Box<terrace_llir::Body>>) {
        /// Larger bodies are rare and not worth their memory.
        const MAX_INSTS: usize = 1 << 10;
        let share = bodies.len().div_ceil(self.threads());
        let mut bodies = bodies.into_iter();
        self.each(|worker| {
            for mut body in bodies.by_ref().take(share).filter(|body| body.n_insts() <= MAX_INSTS) {
                body.clear();
                worker.spare.push(body);
            }
        });
    }

    /// Translates the bodies of a batch, puts them into the module and checks them. Returns violations of LLVM's rules.
    pub(crate) fn bodies(
        &mut self,
        state: &mut ModuleState<'_>,
        functions: &[(Op, Func)],
        verify: bool,
    ) -> Outcome<Vec<Problem>> {
        let size = chunk_size(functions.len(), self.threads());
        let mut declared = vec![Vec::new(); self.threads()];
        let (mut unchecked, mut problems) = (Vec::new(), Vec::new());
        for (part, chunk) in functions.chunks(size).zip(self.chunks(state, functions, size, verify)) {
            for diagnostic in chunk.diagnostics {
                state.ctx.emit(diagnostic);
            }
            let worker = self.members[chunk.member].get_mut();
            for (&(op, func), translated) in part.iter().zip(chunk.bodies) {
                let Translated { done, problems: found } = translated?;
                put(state, worker, &mut declared[chunk.member], op, func, done);
                match found {
                    Some(found) => problems.extend(found),
                    None => unchecked.push(func),
                }
            }
        }
        let mut declared = declared.into_iter();
        self.each(|worker| {
            for (decl, func) in worker.intrinsics.decls.iter_mut().zip(declared.next().unwrap_or_default()) {
                decl.func = decl.func.or(func);
            }
            worker.intrinsic_calls.clear();
        });
        if verify {
            problems.extend(check_bodies(state.module, &unchecked, self.threads()));
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

    /// Translates a batch in chunks of so many functions.
    fn chunks(
        &self,
        state: &ModuleState<'_>,
        functions: &[(Op, Func)],
        size: usize,
        verify: bool,
    ) -> Vec<Chunk> {
        let translate = |member: usize, part: &[(Op, Func)]| {
            let mut worker = self.members[member].lock();
            chunk(state, &mut worker, part, verify)
        };
        if functions.len() <= size {
            return vec![Chunk { member: 0, bodies: translate(0, functions), diagnostics: Vec::new() }];
        }
        let parts: Vec<&[(Op, Func)]> = functions.chunks(size).collect();
        let slots: Vec<Mutex<Option<Chunk>>> = parts.iter().map(|_| Mutex::default()).collect();
        let division = Division::new(parts.len(), self.threads(), 1);
        let work = |member: usize| {
            for i in division.of(member) {
                drop(some(&self.free, parts[i].len()));
                let (bodies, diagnostics) = capture(|| translate(member, parts[i]));
                *slots[i].lock() = Some(Chunk { member, bodies, diagnostics });
            }
        };
        share_with(division.threads(), STACK, work, || work(0));
        slots.into_iter().filter_map(|slot| slot.into_inner()).collect()
    }
}

/// Takes some items, if there are any.
fn some<T>(items: &Mutex<Vec<T>>, n: usize) -> Vec<T> {
    let mut items = items.lock();
    let rest = items.len().saturating_sub(n);
    items.split_off(rest)
}

fn chunk_size(n: usize, threads: usize) -> usize {
    if threads <= 1 || n < MIN_PARALLEL { n.max(1) } else { n.div_ceil(threads * 8).max(1) }
}

/// Checks the bodies of some functions.
fn check_bodies(module: &llir::Module, functions: &[Func], threads: usize) -> Vec<Problem> {
    let check = |functions: &[Func]| {
        let mut problems = Vec::new();
        let mut checker = BodyChecker::new(module);
        for &func in functions {
            if let Some(body) = &module.func(func).body {
                problems.extend(checker.check(func, body).err().unwrap_or_default());
            }
        }
        problems
    };
    let parts: Vec<&[Func]> = functions.chunks(chunk_size(functions.len(), threads)).collect();
    let slots: Vec<Mutex<Vec<Problem>>> = parts.iter().map(|_| Mutex::default()).collect();
    share(&Division::new(parts.len(), threads, 1), STACK, |numbers| {
        for i in numbers {
            *slots[i].lock() = check(parts[i]);
        }
    });
    slots.into_iter().flat_map(|slot| slot.into_inner()).collect()
}

/// Puts a body into the module; the intrinsics that it is the first to call are declared now.
fn put(
    state: &mut ModuleState<'_>,
    worker: &Worker,
    declared: &mut Vec<Option<Func>>,
    op: Op,
    func: Func,
    done: Done,
) {
    let Done { mut body, intrinsic_calls, looked_into } = done;
    if looked_into {
        state.kept.insert(op);
    }
    declared.resize(worker.intrinsics.decls.len(), None);
    for &(inst, number) in worker.intrinsic_calls.get(intrinsic_calls).unwrap_or(&[]) {
        let (Some(slot), Some(decl)) =
            (declared.get_mut(number as usize), worker.intrinsics.decls.get(number as usize))
        else {
            continue;
        };
        let callee = *slot.get_or_insert_with(|| state.module.get_or_insert_function(&decl.name, decl.ty));
        let value = state.module.func_value(callee);
        let last = body.operands(inst).len().saturating_sub(1);
        body.set_operand(inst, last, value);
    }
    state.module.set_body(func, body);
}
