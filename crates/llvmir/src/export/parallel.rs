//! Bodies of functions, on one thread or several, put into the module in order.

use crate::export::check::{self, Item};
use crate::export::function::{Done, Worker, body};
use crate::export::{ExportOptions, Outcome, Shared};
use parking_lot::Mutex;
use terrace_ir::diag::capture;
use terrace_ir::{Diagnostic, Op};
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
    shared: &Shared<'_>,
    worker: &mut Worker,
    functions: &[(Op, Func)],
    verify: bool,
) -> Vec<Outcome<Translated>> {
    let mut checker = BodyChecker::with_cache(&shared.module, core::mem::take(&mut worker.checked));
    let mut bodies: Vec<Outcome<Translated>> = Vec::with_capacity(functions.len());
    for part in functions.chunks(NEAR) {
        let first = bodies.len();
        for &(op, func) in part {
            let translated = body(shared, worker, op, func).map(|done| Translated { done, problems: None });
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

/// Translates the bodies of all functions and checks them. Returns what is wrong with them.
///
/// A batch is checked soon after it is translated, while it is in the cache.
pub(crate) fn bodies(
    shared: &mut Shared<'_>,
    functions: &[(Op, Func)],
    options: &ExportOptions,
) -> Outcome<Vec<Problem>> {
    let threads = if functions.len() < MIN_PARALLEL { 1 } else { options.threads };
    let batch = if threads <= 1 { BATCH } else { functions.len().div_ceil(BATCHES).max(BATCH) };
    let mut workers = Workers::new(threads);
    let mut problems = Vec::new();
    for functions in functions.chunks(batch) {
        problems.extend(workers.bodies(shared, functions, options)?);
    }
    Ok(problems)
}

/// Threads that translate functions batch by batch.
pub(crate) struct Workers {
    /// One for each thread.
    members: Vec<Mutex<Worker>>,
    /// Bodies that are not needed any more: threads free them beside their next work.
    free: Mutex<Vec<Item>>,
}

/// Functions in a row that one worker has translated.
struct Chunk {
    /// The index of the worker.
    member: usize,
    bodies: Vec<Outcome<Translated>>,
    diagnostics: Vec<Diagnostic>,
}

impl Workers {
    fn new(threads: usize) -> Self {
        Self { members: (0..threads.max(1)).map(|_| Mutex::default()).collect(), free: Mutex::default() }
    }

    /// Workers that get bodies [back](Self::recycle) soon.
    pub(crate) fn lending(threads: usize) -> Self {
        let mut workers = Self::new(threads);
        workers.each(|worker| worker.lends = true);
        workers
    }

    /// The number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.members.len()
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

    /// Translates the bodies of a batch and checks them. Returns what is wrong with them.
    pub(crate) fn bodies(
        &mut self,
        shared: &mut Shared<'_>,
        functions: &[(Op, Func)],
        options: &ExportOptions,
    ) -> Outcome<Vec<Problem>> {
        let size = chunk_size(functions.len(), self.threads());
        let mut finish = Finish::default();
        let mut declared = vec![Vec::new(); self.threads()];
        for (part, translated) in functions.chunks(size).zip(self.chunks(shared, functions, size, options)) {
            for diagnostic in translated.diagnostics {
                shared.ctx.emit(diagnostic);
            }
            let worker = self.members[translated.member].get_mut();
            finish.put_all(shared, worker, &mut declared[translated.member], part, translated.bodies)?;
        }
        let mut declared = declared.into_iter();
        self.each(|worker| {
            for (decl, func) in worker.intrinsics.decls.iter_mut().zip(declared.next().unwrap_or_default()) {
                decl.func = decl.func.or(func);
            }
            worker.intrinsic_calls.clear();
        });
        let (problems, done) = finish.check_rest(shared, functions, options);
        if self.threads() > 1 {
            self.free.get_mut().extend(done);
        }
        Ok(problems)
    }

    /// Translates a batch in chunks of so many functions.
    fn chunks(
        &self,
        shared: &Shared<'_>,
        functions: &[(Op, Func)],
        size: usize,
        options: &ExportOptions,
    ) -> Vec<Chunk> {
        let translate = |member: usize, part: &[(Op, Func)]| {
            let mut worker = self.members[member].lock();
            chunk(shared, &mut worker, part, options.verify)
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

/// Bodies that are put into the module one after another.
#[derive(Default)]
struct Finish {
    /// Functions that are to be checked yet.
    unchecked: Vec<(Op, Func)>,
    /// Those about which there is nothing to say.
    done: Vec<Item>,
    problems: Vec<Problem>,
}

impl Finish {
    /// Puts the bodies of these functions into the module; the originals of those that are fine go. Notes in `declared`
    /// the worker's intrinsics that are new to the module.
    fn put_all(
        &mut self,
        shared: &mut Shared<'_>,
        worker: &Worker,
        declared: &mut Vec<Option<Func>>,
        functions: &[(Op, Func)],
        bodies: Vec<Outcome<Translated>>,
    ) -> Outcome {
        for (&(op, func), translated) in functions.iter().zip(bodies) {
            let Translated { done, problems } = translated?;
            put(shared, worker, declared, op, func, done);
            match problems {
                None => self.unchecked.push((op, func)),
                Some(problems) if problems.is_empty() => self.done.push(shared.item(op, func)),
                Some(problems) => self.problems.extend(problems),
            }
        }
        Ok(())
    }

    /// Checks what was not checked yet; what is wrong with all of these functions, in their order, and what nobody needs
    /// any more.
    fn check_rest(
        mut self,
        shared: &mut Shared<'_>,
        functions: &[(Op, Func)],
        options: &ExportOptions,
    ) -> (Vec<Problem>, Vec<Item>) {
        let items: Vec<Item> = self.unchecked.iter().map(|&(op, func)| shared.item(op, func)).collect();
        if options.verify {
            self.problems.extend(check::bodies(&shared.module, &items, options.threads));
            for (item, &(op, _)) in items.into_iter().zip(&self.unchecked) {
                shared.keep(op, item);
            }
        }
        if !self.problems.is_empty() {
            let places: FxHashMap<Func, usize> =
                functions.iter().enumerate().map(|(place, &(_, func))| (func, place)).collect();
            let place = |problem: &Problem| problem.func.and_then(|func| places.get(&func).copied());
            self.problems.sort_by_key(place);
        }
        (self.problems, self.done)
    }
}

impl Shared<'_> {
    /// A function to check, with its body if that can go then.
    fn item(&mut self, op: Op, func: Func) -> Item {
        let given = self.given.as_mut().and_then(|given| {
            if given.kept.contains(&op) {
                return None;
            }
            given.bodies.get_mut(op.index())?.take()
        });
        Item { func, given: Mutex::new(given) }
    }

    /// Keeps the body of a function about which there is something to say.
    fn keep(&mut self, op: Op, item: Item) {
        if let Some(body) = item.given.into_inner()
            && let Some(slot) = self.given.as_mut().and_then(|given| given.bodies.get_mut(op.index()))
        {
            *slot = Some(body);
        }
    }
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
    share(&Division::new(parts.len(), threads, 1), STACK, |numbers| {
        for i in numbers {
            let result = f(parts[i]);
            *slots[i].lock() = Some(result);
        }
    });
    slots.into_iter().filter_map(|slot| slot.into_inner()).collect()
}

/// Puts a body into the module; the intrinsics that it is the first to call are declared now.
fn put(
    shared: &mut Shared<'_>,
    worker: &Worker,
    declared: &mut Vec<Option<Func>>,
    op: Op,
    func: Func,
    done: Done,
) {
    let Done { mut body, intrinsic_calls, looked_into } = done;
    shared.looked_into |= looked_into;
    if looked_into && let Some(given) = &mut shared.given {
        given.kept.insert(op);
    }
    declared.resize(worker.intrinsics.decls.len(), None);
    for &(inst, number) in worker.intrinsic_calls.get(intrinsic_calls).unwrap_or(&[]) {
        let (Some(slot), Some(decl)) =
            (declared.get_mut(number as usize), worker.intrinsics.decls.get(number as usize))
        else {
            continue;
        };
        let callee = *slot.get_or_insert_with(|| shared.module.get_or_insert_function(&decl.name, decl.ty));
        let value = shared.module.func_value(callee);
        let last = body.operands(inst).len().saturating_sub(1);
        body.set_operand(inst, last, value);
    }
    shared.module.set_body(func, body);
}
