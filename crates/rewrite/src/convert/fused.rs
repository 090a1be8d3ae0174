//! Body passes, fused: all of them run on one body while it is in the cache, then on the next one.
//!
//! Passes that run one after another would each load all bodies of a module, which are larger than a cache. The result
//! is that of running them one after another: a conversion of a body reads of the IR around it only what no fused pass
//! changes. Before a pass changes the body around, pending passes that may read it are flushed. Diagnostics, requests and
//! failures are recorded by pass and reported pass by pass, up to the first pass that fails.

use super::bodies::{BodyResult, entry_of, leave, report_complaints};
use super::driver::{Conversion, Mode, Workspace};
use super::error::ConversionError;
use super::module::{Outer, Owner, Pending, carry_out, check_left};
use super::order::Order;
use super::state::State;
use crate::parallel::for_each_with;
use core::any::Any;
use parking_lot::Mutex;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use terrace_ir::body::OpRef;
use terrace_ir::diag::capture;
use terrace_ir::{Body, Diagnostic, Op, Reported, Result, Str, Type};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// A pass that works on an operation's own body and then on each body nested in it.
///
/// The pass is a sequence of conversions and edits, one after another for each body.
pub struct BodyPass {
    prepare: Option<Prepare>,
    concerns: Vec<Concerns>,
    steps: Vec<BodyStep>,
}

/// An edit of a pass's operation.
type Prepare = Box<dyn FnOnce(&mut Body, Op) -> Result<bool>>;

/// Whether an edit of a pass's operation may change or report anything because of a body in it.
type Concerns = Box<dyn Fn(&Body) -> bool + Send + Sync>;

/// A step of a body pass.
enum BodyStep {
    Convert(Box<Conversion>),
    Edit(Box<dyn Edit>),
}

/// An edit of bodies that does not depend on the IR around them.
pub trait Edit: Send + Sync {
    /// A cheap test whether [`run`](Self::run) may change or report anything.
    fn concerns(&self, body: &Body) -> bool;
    /// Whether the operations stay that conversions have made. Their requests to symbol tables refer to them, and are carried
    /// out before an edit that may merge or erase any.
    fn keeps_operations(&self) -> bool;
    /// Edits a body, but not those nested in it.
    fn run(&self, body: &mut Body) -> EditResult;
    /// Reports the error if the edit of any body was [unfinished](EditResult::unfinished). Takes the operation that the
    /// pass runs on.
    fn report(&self, body: &Body, op: Op) -> Result;
}

/// An [`Edit`] by functions that [keeps operations](Edit::keeps_operations).
#[derive(Clone, Copy)]
pub struct BodyEdit {
    /// [`Edit::concerns`]
    pub concerns: fn(&Body) -> bool,
    /// [`Edit::run`]
    pub run: fn(&mut Body) -> EditResult,
    /// [`Edit::report`]
    pub report: fn(&Body, Op) -> Result,
}

impl Edit for BodyEdit {
    fn concerns(&self, body: &Body) -> bool {
        (self.concerns)(body)
    }

    fn keeps_operations(&self) -> bool {
        true
    }

    fn run(&self, body: &mut Body) -> EditResult {
        (self.run)(body)
    }

    fn report(&self, body: &Body, op: Op) -> Result {
        (self.report)(body, op)
    }
}

/// Edits a body and those nested in it.
fn edit_all(edit: &dyn Edit, body: &mut Body) -> EditResult {
    let mut all = if edit.concerns(body) { edit.run(body) } else { EditResult::default() };
    for op in body.nested_ops() {
        let Some(mut nested) = body.take_nested_as_is(op) else { continue };
        let EditResult { changed, unfinished } = edit_all(edit, &mut nested);
        match changed {
            true => body.put_nested(op, nested),
            false => body.put_nested_as_is(op, nested),
        }
        all.changed |= changed;
        all.unfinished |= unfinished;
    }
    all
}

/// The outcome of an [`Edit`].
#[derive(Clone, Copy, Default)]
pub struct EditResult {
    /// Whether the body changed.
    pub changed: bool,
    /// Whether something remains in the body that the pass has to remove.
    pub unfinished: bool,
}

impl BodyPass {
    /// A pass of no steps.
    pub fn new() -> Self {
        Self { prepare: None, concerns: Vec::new(), steps: Vec::new() }
    }

    /// Adds an edit of the operation before all steps and edits; `f` returns whether anything changed. Earlier passes have
    /// finished all bodies when it runs.
    pub fn prepare(self, f: impl FnOnce(&mut Body, Op) -> Result<bool> + 'static) -> Self {
        Self { concerns: Vec::new(), ..self.add_prepare(f) }
    }

    fn add_prepare(mut self, f: impl FnOnce(&mut Body, Op) -> Result<bool> + 'static) -> Self {
        let prepare: Prepare = match self.prepare.take() {
            Some(then) => Box::new(move |body, op| Ok(f(body, op)? | then(body, op)?)),
            None => Box::new(f),
        };
        Self { prepare: Some(prepare), ..self }
    }

    /// Like [`Self::prepare`], for an edit that does nothing if `concerns` holds neither of the operation's own body nor of one
    /// nested in it.
    pub fn prepare_if(
        self,
        concerns: impl Fn(&Body) -> bool + Send + Sync + 'static,
        f: impl FnOnce(&mut Body, Op) -> Result<bool> + 'static,
    ) -> Self {
        // Only if all edits have a condition, it decides whether the pass needs the operation as a whole.
        let is_known = self.prepare.is_none() || !self.concerns.is_empty();
        let mut pass = self.add_prepare(f);
        if is_known {
            pass.concerns.push(Box::new(concerns));
        }
        pass
    }

    /// Appends a conversion.
    pub fn convert(mut self, conversion: Conversion) -> Self {
        self.steps.push(BodyStep::Convert(Box::new(conversion)));
        self
    }

    /// Appends an edit.
    pub fn edit(mut self, edit: impl Edit + 'static) -> Self {
        self.steps.push(BodyStep::Edit(Box::new(edit)));
        self
    }

    /// Runs the pass on an isolated operation of `body`. Returns whether anything changed. After an error the IR is
    /// partly converted.
    pub fn run(self, body: &mut Body, op: Op, threads: usize) -> Result<bool> {
        let mut run = FusedRun::new(threads);
        let result = run.push(self, body, op, None).and_then(|()| run.flush(body, op));
        result.map(|()| run.changed).map_err(PassFailure::or_resume)
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

impl Conversion {
    /// Converts the operations inside `op`, an isolated operation of `body`. After an error the IR is partly converted.
    pub fn run(self, body: &mut Body, op: Op, threads: usize) -> Result {
        BodyPass::from(self).run(body, op, threads).map(|_| ())
    }
}

/// Why a run of body passes failed.
pub(crate) enum PassFailure {
    /// An error was reported.
    Reported(Reported),
    /// The pass of this number, in order of [`FusedRun::push`], panicked.
    Panic(usize, Box<dyn Any + Send>),
}

impl From<Reported> for PassFailure {
    fn from(reported: Reported) -> Self {
        Self::Reported(reported)
    }
}

impl PassFailure {
    fn or_resume(self) -> Reported {
        match self {
            PassFailure::Reported(reported) => reported,
            PassFailure::Panic(_, panic) => resume_unwind(panic),
        }
    }
}

pub(crate) type PassResult<T = ()> = core::result::Result<T, PassFailure>;

/// A sequence of body passes on one operation, and their pending work on the bodies nested in it.
pub(crate) struct FusedRun {
    threads: usize,
    /// The owner of the body that has the passes' operation.
    around: Owner,
    pending: Vec<PendingStep>,
    own: ThreadState,
    /// How many passes were pushed.
    n_passes: usize,
    /// Whether any pass has changed anything.
    pub changed: bool,
    /// The demands of the passes on nested bodies that come batch by batch; `None` if the bodies are there.
    streamed: Option<Streamed>,
}

/// The demands of passes on bodies that come batch by batch.
#[derive(Default)]
struct Streamed {
    /// Whether a pass needs all bodies.
    needs_module: bool,
    /// The conditions of bodies that need the module as a whole.
    concerns: Vec<Concerns>,
}

/// One thread's memory.
#[derive(Default)]
struct ThreadState {
    /// A workspace for each pending step that is a conversion.
    workspaces: Vec<Option<Workspace>>,
    /// The state and order that the workspaces take turns with, so that they stay in the cache.
    memory: (State, Order),
}

/// A step that has to be done to the nested bodies.
struct PendingStep {
    /// The number of its pass.
    pass: usize,
    step: BodyStep,
    /// The result of the operation's own body, to which those of nested bodies are added.
    result: BodyResult,
    /// Whether the edit is unfinished in any body.
    unfinished: bool,
    /// The diagnostics of nested bodies, in order.
    diagnostics: Vec<Diagnostic>,
    /// The first panic about a nested body. Threads share steps, and only a lock makes a panic shareable.
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

impl PendingStep {
    fn new(pass: usize, step: BodyStep) -> Self {
        let (result, diagnostics, panic) = Default::default();
        Self { pass, step, result, unfinished: false, diagnostics, panic }
    }

    fn workspace(&self, threads: usize) -> Option<Workspace> {
        match &self.step {
            BodyStep::Convert(conversion) => Some(Workspace::new(conversion, threads)),
            BodyStep::Edit(_) => None,
        }
    }

    /// Whether the step does not read the IR around bodies.
    fn is_inside(&self) -> bool {
        match &self.step {
            BodyStep::Convert(conversion) => conversion.inside && self.result.entries.is_empty(),
            BodyStep::Edit(_) => false,
        }
    }

    fn mode(&self) -> Mode {
        match &self.step {
            BodyStep::Convert(conversion) => conversion.mode,
            BodyStep::Edit(_) => Mode::Partial,
        }
    }

    /// Reports the diagnostics and the error of the step. Returns the requests to carry out.
    fn report(self, body: &Body, op: Op) -> PassResult<Vec<Pending>> {
        self.diagnostics.into_iter().for_each(|diagnostic| _ = body.ctx().emit(diagnostic));
        report_complaints(body, self.result.complaints);
        if let Some(panic) = self.panic.into_inner() {
            return Err(PassFailure::Panic(self.pass, panic));
        }
        if let BodyStep::Edit(edit) = &self.step
            && self.unfinished
        {
            edit.report(body, op)?;
        }
        if let Some(error) = self.result.error {
            return Err(error.inside(op).report(body).into());
        }
        Ok(self.result.requests)
    }
}

/// A message of one step about one body.
enum Message {
    Complaint(Type, String),
    Diagnostic(Diagnostic),
    Error(ConversionError),
    Unfinished,
    Panic(Box<dyn Any + Send>),
}

/// The traces of all steps on one body.
#[derive(Default)]
pub(super) struct BodyTrace {
    requests: Vec<Pending>,
    /// Steps that made requests, and the number of requests after each.
    ends: SmallVec<[(u32, u32); 2]>,
    /// Messages by step; a failure is the last one.
    messages: Vec<(usize, Message)>,
    /// Whether any step ran on the body.
    pub visited: bool,
    changed: bool,
}

impl BodyTrace {
    /// Whether there is anything to report.
    pub fn has_messages(&self) -> bool {
        !self.messages.is_empty()
    }

    /// The requests, each with the number of its step, outside of the body that `owner` owns.
    pub fn requests(self, owner: Op) -> impl Iterator<Item = (usize, Pending)> {
        let mut ends = self.ends.into_iter().peekable();
        leave(self.requests, owner).enumerate().map(move |(i, pending)| {
            while ends.next_if(|&(_, end)| end as usize <= i).is_some() {}
            (ends.peek().map_or(0, |&(step, _)| step as usize), pending)
        })
    }
}

/// An operation, its nested body, and the operation as the body's owner.
pub(super) type Job = (Op, Box<Body>, Owner);

impl Streamed {
    /// Notes that an edit of the operation with this body precedes a pass.
    fn add(&mut self, concerns: Vec<Concerns>, body: Option<&Body>) {
        self.needs_module |= concerns.is_empty();
        self.needs_module |= body.is_some_and(|body| concerns.iter().any(|concerns| concerns(body)));
        self.concerns.extend(concerns);
    }
}

impl FusedRun {
    pub(crate) fn new(threads: usize) -> Self {
        let own = ThreadState::default();
        let (around, pending) = (Owner::NONE, Vec::new());
        Self { threads, around, pending, own, n_passes: 0, changed: false, streamed: None }
    }

    /// A run on a module whose bodies are taken out: [`run_bodies`](Self::run_bodies) runs the passes on them.
    pub(super) fn streamed(threads: usize) -> Self {
        Self { streamed: Some(Streamed::default()), ..Self::new(threads) }
    }

    /// Whether bodies may come batch by batch, as far as the passes tell.
    pub(super) fn may_stream(&self) -> bool {
        let is_done = |PendingStep { result, unfinished, .. }: &PendingStep| {
            !unfinished
                && result.error.is_none()
                && result.requests.is_empty()
                && result.complaints.is_empty()
        };
        self.streamed.as_ref().is_some_and(|streamed| !streamed.needs_module)
            && self.pending.iter().all(is_done)
    }

    /// Does all steps to bodies nested in `body`; the results are in their order. `None` if one needs the module as a whole.
    #[allow(clippy::vec_box, reason = "bodies are boxed as they are handed around")]
    pub(super) fn run_bodies(
        &mut self,
        mut jobs: Vec<Job>,
        outer: &Outer<'_>,
    ) -> Option<Vec<(Job, BodyTrace)>> {
        let concerns = self.streamed.as_ref().map_or(&[][..], |streamed| &streamed.concerns);
        if jobs.iter().any(|(_, body, _)| concerns.iter().any(|concerns| concerns(body))) {
            return None;
        }
        let traces = run_jobs(&mut jobs, &self.pending, &mut self.own, self.threads, outer);
        Some(jobs.into_iter().zip(traces).collect())
    }

    /// How many passes were pushed.
    pub(crate) fn n_passes(&self) -> usize {
        self.n_passes
    }

    /// Starts a pass on an operation of `body`: works on the operation's own body and leaves the nested ones to
    /// [`flush`](Self::flush). `outer` owns `body`.
    pub(crate) fn push(
        &mut self,
        pass: BodyPass,
        body: &mut Body,
        op: Op,
        outer: Option<OpRef<'_>>,
    ) -> PassResult {
        let number = self.n_passes;
        self.n_passes += 1;
        self.around = outer.map_or(Owner::NONE, |op| Owner::of(op.body(), op.op));
        if let Some(prepare) = pass.prepare {
            self.flush(body, op)?;
            match &mut self.streamed {
                Some(streamed) => streamed.add(pass.concerns, body.nested_body(op)),
                None => self.changed |= prepare(body, op)?,
            }
        }
        for step in pass.steps {
            if matches!(&step, BodyStep::Edit(edit) if !edit.keeps_operations())
                && self.pending.iter().any(|pending| matches!(pending.step, BodyStep::Convert(_)))
            {
                self.flush(body, op)?;
            }
            let ctx = body.ctx().clone();
            let (result, diagnostics) = capture(|| self.start(number, step, body, op));
            if !diagnostics.is_empty() {
                // Diagnostics of earlier passes about nested bodies come first.
                self.flush(body, op)?;
                diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
            }
            if let Some((step, workspace)) = result? {
                self.pending.push(step);
                self.own.workspaces.push(workspace);
            }
            // Without nested bodies there is nothing to fuse.
            if self.streamed.is_none() && !body.nested_body(op).is_some_and(Body::has_nested) {
                self.flush(body, op)?;
            }
        }
        Ok(())
    }

    /// Does a step to the operation's own body.
    fn start(
        &mut self,
        pass: usize,
        step: BodyStep,
        body: &mut Body,
        op: Op,
    ) -> PassResult<Option<(PendingStep, Option<Workspace>)>> {
        let mut pending = PendingStep::new(pass, step);
        let mut workspace = pending.workspace(self.threads);
        match (&pending.step, &mut workspace) {
            (BodyStep::Edit(edit), _) => {
                if body.nested_body(op).is_some_and(|inner| edit.concerns(inner)) {
                    self.flush_readers(body, op)?;
                    let EditResult { changed, unfinished } = edit.run(body.region_body_mut(op));
                    self.changed |= changed;
                    pending.unfinished = unfinished;
                }
            }
            (BodyStep::Convert(conversion), Some(workspace)) => {
                let Some(inner) = body.nested_body(op) else { return Ok(None) };
                if !workspace.leaves_unchanged(conversion, inner) {
                    self.flush_readers(body, op)?;
                    let owner = Owner { is_nested: false, ..Owner::of(body, op) };
                    let Some(mut inner) = body.take_nested(op) else { return Ok(None) };
                    let outer = Outer::new(body, self.around.is_table, None);
                    let mut result = conversion.sweep_body(&mut inner, owner, None, Some(&outer), workspace);
                    body.put_nested(op, inner);
                    if result.changed {
                        body.share_symbol_values_in_order(op);
                    }
                    self.changed |= result.changed;
                    if conversion.mode == Mode::Partial
                        && let Some(error) = result.error.take()
                    {
                        report_complaints(body, result.complaints);
                        return Err(error.inside(op).report(body).into());
                    }
                    pending.result = result;
                }
            }
            (BodyStep::Convert(_), None) => {}
        }
        Ok(Some((pending, workspace)))
    }

    /// Flushes if any pending step reads the IR around nested bodies, which is about to change.
    fn flush_readers(&mut self, body: &mut Body, op: Op) -> PassResult {
        // Edits do not depend on the IR around bodies, but it may need what they change.
        let stays = |step: &PendingStep| {
            step.is_inside() || self.streamed.is_some() && matches!(step.step, BodyStep::Edit(_))
        };
        if self.pending.iter().all(stays) { Ok(()) } else { self.flush(body, op) }
    }

    /// Does all pending steps to the bodies nested in that of `op`, an operation of `body`.
    pub(crate) fn flush(&mut self, body: &mut Body, op: Op) -> PassResult {
        if let Some(streamed) = &mut self.streamed {
            streamed.needs_module |= !self.pending.is_empty();
            return Ok(());
        }
        let mut steps = core::mem::take(&mut self.pending);
        let mut own = core::mem::take(&mut self.own);
        if steps.is_empty() {
            return Ok(());
        }
        let owner = Owner::of(body, op);
        let mut symbols = None;
        if body.nested_body(op).is_some_and(Body::has_nested)
            && let Some(mut inner) = body.take_nested(op)
        {
            let traces;
            (traces, symbols) = run_nested(&mut inner, owner, &steps, &mut own, self.threads);
            body.put_nested(op, inner);
            for (owner, trace) in traces {
                self.changed |= trace.changed;
                add_trace(&mut steps, owner, trace);
            }
        }
        for step in steps {
            let requests = step.report(body, op)?;
            if !requests.is_empty()
                && let Some(mut inner) = body.take_nested(op)
            {
                let left = carry_out(&mut inner, owner, requests, &mut symbols);
                body.put_nested(op, inner);
                let left = carry_out(body, self.around, leave(left?, op).collect(), &mut None)?;
                check_left(body, op, &left)?;
            }
        }
        Ok(())
    }
}

/// Adds the trace of the body that `owner` owns to the results of the steps.
fn add_trace(steps: &mut [PendingStep], owner: Op, mut trace: BodyTrace) {
    let messages = core::mem::take(&mut trace.messages);
    for (step, pending) in trace.requests(owner) {
        steps[step].result.requests.push(pending);
    }
    for (step, message) in messages {
        let step = &mut steps[step];
        match message {
            Message::Complaint(ty, text) => step.result.complaints.push((ty, text)),
            Message::Diagnostic(diagnostic) => step.diagnostics.push(diagnostic),
            Message::Error(error) => step.result.add_error(error.inside(owner), step.mode()),
            Message::Unfinished => step.unfinished = true,
            Message::Panic(panic) => _ = step.panic.get_mut().get_or_insert(panic),
        }
    }
}

/// Does all steps to each body nested in `body`, which `owner` owns. Returns the traces of the bodies that any step ran
/// on, and the symbols of `body` if any was looked up.
fn run_nested(
    body: &mut Body,
    owner: Owner,
    steps: &[PendingStep],
    own: &mut ThreadState,
    threads: usize,
) -> (Vec<(Op, BodyTrace)>, Option<FxHashMap<Str, Op>>) {
    let owners = body.nested_ops();
    let mut jobs: Vec<Job> = Vec::with_capacity(owners.len());
    for op in owners {
        if let Some(nested) = body.take_nested_as_is(op) {
            jobs.push((op, nested, Owner::of(body, op)));
        }
    }
    let outer = Outer::new(body, owner.is_table, None);
    let traces = run_jobs(&mut jobs, steps, own, threads, &outer);
    let symbols = outer.into_symbols();
    let mut visited = Vec::new();
    for ((op, nested, _), trace) in jobs.into_iter().zip(traces) {
        if trace.visited {
            body.put_nested(op, nested);
            visited.push((op, trace));
        } else {
            body.put_nested_as_is(op, nested);
        }
    }
    (visited, symbols)
}

/// Does all steps to bodies. Returns a trace for each.
fn run_jobs(
    jobs: &mut [Job],
    steps: &[PendingStep],
    own: &mut ThreadState,
    threads: usize,
    outer: &Outer<'_>,
) -> Vec<BodyTrace> {
    let workspaces = || steps.iter().map(|step| step.workspace(threads)).collect();
    let new = || ThreadState { workspaces: workspaces(), memory: Default::default() };
    for_each_with(outer.ctx(), jobs, threads, own, new, |own, (op, nested, owner)| {
        run_steps(*op, nested, *owner, steps, own, outer)
    })
}

/// Does the steps to the body of `op` and those nested in it, up to the first step that fails.
fn run_steps(
    op: Op,
    body: &mut Body,
    owner: Owner,
    steps: &[PendingStep],
    own: &mut ThreadState,
    outer: &Outer<'_>,
) -> BodyTrace {
    let mut trace = BodyTrace::default();
    let ThreadState { workspaces, memory } = own;
    for (i, (pending, workspace)) in steps.iter().zip(workspaces).enumerate() {
        let (result, diagnostics) = capture(|| {
            catch_unwind(AssertUnwindSafe(|| match (&pending.step, workspace.as_mut()) {
                (BodyStep::Convert(conversion), Some(workspace)) => {
                    let entry = entry_of(&pending.result.entries, op, body);
                    if !workspace.may_change(conversion, body, entry) {
                        return None;
                    }
                    core::mem::swap(&mut workspace.state, &mut memory.0);
                    core::mem::swap(&mut workspace.order, &mut memory.1);
                    // The conversion renames operations in the requests of earlier steps when it compacts the body.
                    workspace.state.requests.pending = core::mem::take(&mut trace.requests);
                    let before = workspace.state.requests.pending.len();
                    let result = conversion.convert_body(body, owner, entry, Some(outer), workspace);
                    core::mem::swap(&mut workspace.state, &mut memory.0);
                    core::mem::swap(&mut workspace.order, &mut memory.1);
                    trace.visited = true;
                    trace.changed |= result.changed;
                    trace.requests = result.requests;
                    if trace.requests.len() > before {
                        trace.ends.push((i as u32, trace.requests.len() as u32));
                    }
                    let complaints = result.complaints.into_iter();
                    trace.messages.extend(complaints.map(|(ty, text)| (i, Message::Complaint(ty, text))));
                    result.error.map(Message::Error)
                }
                (BodyStep::Edit(edit), _) => {
                    let EditResult { changed, unfinished } = edit_all(&**edit, body);
                    trace.visited |= changed;
                    trace.changed |= changed;
                    unfinished.then_some(Message::Unfinished)
                }
                (BodyStep::Convert(_), None) => None,
            }))
        });
        trace.visited |= !diagnostics.is_empty();
        trace.messages.extend(diagnostics.into_iter().map(|diagnostic| (i, Message::Diagnostic(diagnostic))));
        let failure = match result {
            Ok(None) => continue,
            Ok(Some(failure)) => failure,
            Err(panic) => {
                (*workspace, *memory) = (pending.workspace(1), Default::default());
                Message::Panic(panic)
            }
        };
        trace.visited = true;
        trace.messages.push((i, failure));
        break;
    }
    trace
}
