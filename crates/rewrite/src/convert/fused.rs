//! Body passes, fused: each body goes through all of them while it is in the cache.
//!
//! Body passes that run one after the other would each load all bodies of a module, more than a cache holds. A
//! [`FusedRun`] collects what they do to nested bodies and then does all of it to the first body, all of it to the
//! second, and so on. The result is the same, since a body is converted apart from the others and reads of its
//! surroundings only what no pass in between changes: before a conversion changes the body around, the run is flushed,
//! unless all that is pending ignores what is around. Diagnostics, requests to the symbol table and failures are kept by
//! pass, and reported pass by pass up to the first that fails.

use super::bodies::{Complaints, SweepResult, complain, entry_of, leave, note};
use super::driver::{Conversion, Mode, Scratch, Stop};
use super::module::{Outer, Owner, Requests, carry_out, check_left};
use super::order::Order;
use super::state::State;
use super::types::Signature;
use crate::parallel::for_each_with;
use core::any::Any;
use smallvec::SmallVec;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::AtomicBool;
use terrace_ir::body::OpRef;
use terrace_ir::diag::capture;
use terrace_ir::{Body, Diagnostic, Op, Region, Reported, Result, Str};
use terrace_support::FxHashMap;

/// What a pass does to an operation and then to each body that is nested in it.
pub struct BodyPass {
    prepare: Option<Box<dyn FnOnce(&mut Body, Op) -> Result<bool>>>,
    steps: Vec<BodyStep>,
}

/// A step of a body pass.
enum BodyStep {
    Convert(Box<Conversion>),
    Edit(BodyEdit),
}

/// A change of bodies that has nothing to do with what is around them.
#[derive(Clone, Copy)]
pub struct BodyEdit {
    /// Whether there is anything to do about the regions of the operation that the pass runs on, but for bodies that
    /// are nested in its own.
    pub has_own: fn(&Body, Op) -> bool,
    /// Changes these regions.
    pub run_own: fn(&mut Body, Op) -> EditResult,
    /// Whether there is anything to do about a nested body.
    pub concerns: fn(&Body) -> bool,
    /// Changes a nested body and those nested in it.
    pub run: fn(&mut Body) -> EditResult,
    /// Reports what was left [unfinished](EditResult::unfinished) inside the operation.
    pub report: fn(&Body, Op) -> Result,
}

/// The outcome of a [`BodyEdit`].
#[derive(Clone, Copy)]
pub struct EditResult {
    /// Whether the body changed.
    pub changed: bool,
    /// Whether something is left that must not be.
    pub unfinished: bool,
}

impl BodyPass {
    /// A pass of no steps.
    pub fn new() -> Self {
        Self { prepare: None, steps: Vec::new() }
    }

    /// Does something to the operation, of a body, before all steps; it returns whether anything changed. The passes
    /// before are done with all bodies then.
    pub fn prepare(self, f: impl FnOnce(&mut Body, Op) -> Result<bool> + 'static) -> Self {
        Self { prepare: Some(Box::new(f)), ..self }
    }

    /// Appends a conversion.
    pub fn convert(mut self, conversion: Conversion) -> Self {
        self.steps.push(BodyStep::Convert(Box::new(conversion)));
        self
    }

    /// Appends a change of each body.
    pub fn edit(mut self, edit: BodyEdit) -> Self {
        self.steps.push(BodyStep::Edit(edit));
        self
    }

    /// Runs the pass on an operation of `body`. Returns whether anything changed. After an error the IR is valid memory,
    /// but only partly converted.
    pub fn run(self, body: &mut Body, op: Op, threads: usize) -> Result<bool> {
        let mut run = FusedRun::new(threads);
        let result = run.push(self, body, op, None).and_then(|()| run.flush(body, op));
        result.map(|()| run.changed).map_err(Failure::or_resume)
    }
}

impl Default for BodyPass {
    fn default() -> Self {
        Self::new()
    }
}

impl From<Conversion> for BodyPass {
    fn from(conversion: Conversion) -> Self {
        Self::new().convert(conversion)
    }
}

/// Why a run of body passes stopped.
pub(crate) enum Failure {
    /// An error was reported.
    Reported(Reported),
    /// The pass of this number, in order of [`FusedRun::push`], panicked.
    Panic(usize, Box<dyn Any + Send>),
}

impl From<Reported> for Failure {
    fn from(reported: Reported) -> Self {
        Self::Reported(reported)
    }
}

impl Failure {
    fn or_resume(self) -> Reported {
        match self {
            Failure::Reported(reported) => reported,
            Failure::Panic(_, panic) => resume_unwind(panic),
        }
    }
}

/// Body passes in a row, and what they still have to do to the bodies nested in an operation's.
pub(crate) struct FusedRun {
    threads: usize,
    /// The operation that owns the body which the passes' operation is in.
    around: Owner,
    pending: Vec<PendingStep>,
    own: ThreadState,
    /// How many passes were pushed.
    n_passes: usize,
    /// Whether anything has changed since the run was empty.
    pub changed: bool,
}

/// What one thread needs for the pending steps: what it knows for each, and the memory that all use one after another, so
/// that it stays in the cache.
#[derive(Default)]
struct ThreadState {
    scratches: Vec<Option<Scratch>>,
    memory: (State, Order),
}

/// A step that still has to be done to nested bodies.
struct PendingStep {
    /// The number of the pass that it belongs to.
    pass: usize,
    step: BodyStep,
    /// The new signatures of the bodies' entry blocks.
    entries: Vec<(Op, Signature)>,
    /// What operations of the body around ask for.
    requests: Requests,
    /// What converters said about the body around.
    complaints: Complaints,
    /// What a complete conversion could not convert in the body around.
    failed: Option<Stop>,
    /// Whether a change left something in the body around that must not be.
    unfinished: bool,
}

impl PendingStep {
    fn new(pass: usize, step: BodyStep) -> Self {
        let (entries, requests, complaints) = (Vec::new(), Requests::new(), Complaints::new());
        Self { pass, step, entries, requests, complaints, failed: None, unfinished: false }
    }

    fn scratch(&self) -> Option<Scratch> {
        match &self.step {
            BodyStep::Convert(conversion) => Some(Scratch::new(conversion)),
            BodyStep::Edit(_) => None,
        }
    }

    /// Whether the step ignores what is around bodies.
    fn is_inside(&self) -> bool {
        match &self.step {
            BodyStep::Convert(conversion) => conversion.inside && self.entries.is_empty(),
            BodyStep::Edit(_) => false,
        }
    }
}

/// Why a step on a body failed.
enum BodyFailure {
    Stop(Stop),
    /// A change left something that must not be.
    Unfinished,
    Panic(Box<dyn Any + Send>),
}

/// What all steps leave of one body.
#[derive(Default)]
struct Traces {
    /// What the body asks of its surroundings.
    requests: Requests,
    /// The number of requests after a step.
    ends: SmallVec<[(u32, u32); 2]>,
    /// What is to be reported; for few bodies anything.
    messages: Option<Box<Messages>>,
}

/// What is to be reported about one body, by step.
#[derive(Default)]
struct Messages {
    complaints: Vec<(usize, Complaints)>,
    diagnostics: Vec<(usize, Vec<Diagnostic>)>,
    /// The step that failed.
    failure: Option<(usize, BodyFailure)>,
}

impl Traces {
    #[cold]
    fn messages(&mut self) -> &mut Messages {
        self.messages.get_or_insert_default()
    }
}

impl FusedRun {
    /// A run of no passes yet.
    pub(crate) fn new(threads: usize) -> Self {
        let own = ThreadState::default();
        Self { threads, around: Owner::NONE, pending: Vec::new(), own, n_passes: 0, changed: false }
    }

    /// How many passes were started.
    pub(crate) fn n_passes(&self) -> usize {
        self.n_passes
    }

    /// Starts a pass on an operation of `body`: does what concerns the operation itself and leaves the rest to
    /// [`flush`](Self::flush). `outer` is what is around `body`.
    pub(crate) fn push(
        &mut self,
        pass: BodyPass,
        body: &mut Body,
        op: Op,
        outer: Option<OpRef<'_>>,
    ) -> core::result::Result<(), Failure> {
        let number = self.n_passes;
        self.n_passes += 1;
        self.around = outer.map_or(Owner::NONE, |op| Owner::of(op.body(), op.op));
        let BodyPass { prepare, steps } = pass;
        if let Some(prepare) = prepare {
            self.flush(body, op)?;
            self.changed |= prepare(body, op)?;
        }
        for step in steps {
            let ctx = body.ctx().clone();
            let (result, diagnostics) = capture(|| self.start(number, step, body, op, outer));
            if !diagnostics.is_empty() {
                // What earlier passes report about nested bodies comes first.
                self.flush(body, op)?;
                diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
            }
            if let Some((step, scratch)) = result? {
                self.pending.push(step);
                self.own.scratches.push(scratch);
            }
        }
        Ok(())
    }

    /// Does what a step has to do to the operation itself. Returns the step if something is left to do.
    fn start(
        &mut self,
        pass: usize,
        step: BodyStep,
        body: &mut Body,
        op: Op,
        outer: Option<OpRef<'_>>,
    ) -> core::result::Result<Option<(PendingStep, Option<Scratch>)>, Failure> {
        let conversion = match step {
            BodyStep::Convert(conversion) => conversion.threads(self.threads),
            BodyStep::Edit(edit) => {
                let mut pending = PendingStep::new(pass, step);
                if (edit.has_own)(body, op) {
                    if !self.pending.iter().all(PendingStep::is_inside) {
                        self.flush(body, op)?;
                    }
                    let EditResult { changed, unfinished } = (edit.run_own)(body, op);
                    self.changed |= changed;
                    pending.unfinished = unfinished;
                }
                return Ok(Some((pending, None)));
            }
        };
        // Without bodies inside there is nothing to fuse.
        if body.n_regions(op) == 0 || !body.nested_body(op).is_some_and(Body::has_nested) {
            self.changed |= conversion.run_changed(body, op, outer)?;
            return Ok(None);
        }
        let mut scratch = Scratch::new(&conversion);
        let mut pending = PendingStep::new(pass, BodyStep::Convert(Box::new(conversion)));
        let BodyStep::Convert(conversion) = &pending.step else { return Ok(None) };
        if !scratch.leaves_alone(conversion, body.region_body(op)) {
            if !self.pending.iter().all(PendingStep::is_inside) {
                self.flush(body, op)?;
            }
            let owner = Owner { is_nested: false, ..Owner::of(body, op) };
            let Some(mut inner) = body.take_nested(op) else { return Ok(None) };
            let regions: Vec<Region> = inner.root_regions().collect();
            let now = AtomicBool::new(false);
            let swept = {
                let outer = Outer::new(body, self.around.is_table, None);
                let (scratch, complaints) = (&mut scratch, &mut pending.complaints);
                conversion.sweep_body(
                    &mut inner,
                    owner,
                    &regions,
                    None,
                    Some(&outer),
                    scratch,
                    &now,
                    complaints,
                )
            };
            body.put_nested(op, inner);
            self.changed |= now.into_inner();
            match swept {
                Ok(SweepResult { entries, requests, failed }) => {
                    (pending.entries, pending.requests, pending.failed) = (entries, requests, failed)
                }
                Err(stop) => {
                    complain(body, pending.complaints);
                    return Err(stop.inside(op).report(body).into());
                }
            }
        }
        Ok(Some((pending, Some(scratch))))
    }

    /// Does all that is pending to the bodies nested in that of `op`, an operation of `body`.
    pub(crate) fn flush(&mut self, body: &mut Body, op: Op) -> core::result::Result<(), Failure> {
        let mut steps = core::mem::take(&mut self.pending);
        let mut own = core::mem::take(&mut self.own);
        if steps.is_empty() {
            return Ok(());
        }
        let owner = Owner::of(body, op);
        let Some(mut inner) = body.take_nested(op) else { return Ok(()) };
        let changed = AtomicBool::new(false);
        let (traces, mut symbols) = bodies(&mut inner, owner, &steps, &mut own, self.threads, &changed);
        self.changed |= changed.into_inner();
        body.put_nested(op, inner);
        let mut asked: Vec<Requests> =
            steps.iter_mut().map(|step| core::mem::take(&mut step.requests)).collect();
        let mut by_step: Vec<StepTraces> = steps.iter().map(|_| StepTraces::default()).collect();
        for (owner, traces) in traces {
            let mut requests = traces.requests.into_iter();
            let mut start = 0;
            for (step, end) in traces.ends {
                asked[step as usize].extend(leave(requests.by_ref().take((end - start) as usize), owner));
                start = end;
            }
            let Some(messages) = traces.messages else { continue };
            for (step, complaints) in messages.complaints {
                by_step[step].complaints.extend(complaints);
            }
            for (step, diagnostics) in messages.diagnostics {
                by_step[step].diagnostics.extend(diagnostics);
            }
            if let Some((step, failure)) = messages.failure {
                by_step[step].failures.push((owner, failure));
            }
        }
        for ((mut step, traces), requests) in steps.into_iter().zip(by_step).zip(asked) {
            let ctx = body.ctx().clone();
            traces.diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
            let mut complaints = core::mem::take(&mut step.complaints);
            complaints.extend(traces.complaints);
            complain(body, complaints);
            step.fail(body, op, traces.failures)?;
            if let BodyStep::Convert(conversion) = &step.step
                && !requests.is_empty()
                && let Some(mut inner) = body.take_nested(op)
            {
                let first = conversion.requests_first;
                let left = carry_out(&mut inner, owner, requests, &mut symbols, first);
                body.put_nested(op, inner);
                let left = carry_out(body, self.around, leave(left?, op).collect(), &mut None, first)?;
                check_left(body, op, &left)?;
            }
        }
        Ok(())
    }
}

/// What one step leaves of all bodies, in their order.
#[derive(Default)]
struct StepTraces {
    complaints: Complaints,
    diagnostics: Vec<Diagnostic>,
    failures: Vec<(Op, BodyFailure)>,
}

impl PendingStep {
    /// Reports the failures of this step.
    fn fail(
        &mut self,
        body: &Body,
        op: Op,
        failures: Vec<(Op, BodyFailure)>,
    ) -> core::result::Result<(), Failure> {
        let mut stop = self.failed.take();
        let is_full = matches!(&self.step, BodyStep::Convert(conversion) if conversion.mode == Mode::Full);
        for (owner, failure) in failures {
            match failure {
                BodyFailure::Panic(panic) => return Err(Failure::Panic(self.pass, panic)),
                BodyFailure::Unfinished => self.unfinished = true,
                // The first one counts, whatever the number of threads.
                BodyFailure::Stop(_) if stop.is_some() && !is_full => {}
                BodyFailure::Stop(more) => stop = Some(more.inside(owner).join(stop)),
            }
        }
        if let BodyStep::Edit(edit) = self.step
            && self.unfinished
        {
            (edit.report)(body, op)?;
        }
        stop.map_or(Ok(()), |stop| Err(stop.inside(op).report(body).into()))
    }
}

/// Does all steps to each body nested in `body`. Returns what is left of each, and the symbols of `body` if any was
/// looked up.
fn bodies(
    body: &mut Body,
    owner: Owner,
    steps: &[PendingStep],
    own: &mut ThreadState,
    threads: usize,
    changed: &AtomicBool,
) -> (Vec<(Op, Traces)>, Option<FxHashMap<Str, Op>>) {
    let owners = body.nested_ops();
    let mut jobs: Vec<(Op, Box<Body>, (Owner, Traces))> = Vec::with_capacity(owners.len());
    for owner in owners {
        if let Some(nested) = body.take_nested_as_is(owner) {
            jobs.push((owner, nested, (Owner::of(body, owner), Traces::default())));
        }
    }
    let outer = Outer::new(body, owner.is_table, None);
    let new = || ThreadState {
        scratches: steps.iter().map(PendingStep::scratch).collect(),
        ..ThreadState::default()
    };
    let concerned =
        for_each_with(body.ctx(), &mut jobs, threads, own, new, |own, (op, nested, (owner, traces))| {
            all_steps(*op, nested, *owner, steps, own, &outer, changed, traces)
        });
    let symbols = outer.into_symbols();
    let mut left = Vec::new();
    for ((owner, nested, (_, traces)), concerned) in jobs.into_iter().zip(concerned) {
        if concerned {
            body.put_nested(owner, nested);
            left.push((owner, traces));
        } else {
            body.put_nested_as_is(owner, nested);
        }
    }
    (left, symbols)
}

/// Does to one body, and those nested in it, what each step has to do, up to the first that fails. Returns whether any
/// had something to do.
fn all_steps(
    op: Op,
    body: &mut Body,
    owner: Owner,
    steps: &[PendingStep],
    own: &mut ThreadState,
    outer: &Outer<'_>,
    changed: &AtomicBool,
    traces: &mut Traces,
) -> bool {
    let ThreadState { scratches, memory: (state, order) } = own;
    let mut concerned = false;
    for (i, (pending, scratch)) in steps.iter().zip(scratches).enumerate() {
        let (result, diagnostics) = capture(|| {
            catch_unwind(AssertUnwindSafe(|| match (&pending.step, scratch.as_mut()) {
                (BodyStep::Convert(conversion), Some(scratch)) => {
                    let entry = entry_of(&pending.entries, op, body);
                    if !scratch.concerns(conversion, body, entry) {
                        return Ok(());
                    }
                    concerned = true;
                    core::mem::swap(&mut scratch.state, state);
                    core::mem::swap(&mut scratch.order, order);
                    scratch.state.is_immediate = conversion.is_immediate();
                    // Requests of earlier steps stay in step with the body.
                    scratch.state.requests = core::mem::take(&mut traces.requests);
                    let before = scratch.state.requests.len();
                    let regions: SmallVec<[Region; 2]> = body.root_regions().collect();
                    let mut complaints = Complaints::new();
                    let requests = conversion.convert_body(
                        body,
                        owner,
                        &regions,
                        entry,
                        Some(outer),
                        scratch,
                        changed,
                        &mut complaints,
                    );
                    if !complaints.is_empty() {
                        traces.messages().complaints.push((i, complaints));
                    }
                    core::mem::swap(&mut scratch.state, state);
                    core::mem::swap(&mut scratch.order, order);
                    traces.requests = requests.map_err(BodyFailure::Stop)?;
                    if traces.requests.len() > before {
                        traces.ends.push((i as u32, traces.requests.len() as u32));
                    }
                    Ok(())
                }
                (BodyStep::Edit(edit), _) if (edit.concerns)(body) => {
                    concerned = true;
                    body.set_folded(0);
                    let result = (edit.run)(body);
                    note(changed, result.changed);
                    if result.unfinished { Err(BodyFailure::Unfinished) } else { Ok(()) }
                }
                (BodyStep::Edit(_), _) | (BodyStep::Convert(_), None) => Ok(()),
            }))
        });
        if !diagnostics.is_empty() {
            traces.messages().diagnostics.push((i, diagnostics));
        }
        let failure = match result {
            Ok(Ok(())) => continue,
            Ok(Err(failure)) => failure,
            Err(panic) => {
                *scratch = pending.scratch();
                (*state, *order) = (State::default(), Order::default());
                BodyFailure::Panic(panic)
            }
        };
        traces.messages().failure = Some((i, failure));
        return true;
    }
    concerned
}
