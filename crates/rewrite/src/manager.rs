//! The pass manager, which runs pipelines.
//!
//! Nested pipelines run on several operations in parallel: each operation is moved, with its nested body, into a [`Root`]
//! of its own, and back after its pipeline. Diagnostics are emitted in the order of the operations, so that the result
//! does not depend on the number of threads. With instrumentation, operations are visited in place, one after another.
//!
//! Consecutive body passes ([`Run::Body`]) are fused unless passes are instrumented or timed; the IR is verified after the
//! last one.
//!
//! A panic inside a pass is caught and reported as a failure of the pass.

use crate::analysis::{Analyses, Preserved};
use crate::convert::{FusedRun, PassFailure, PassResult};
use crate::instrument::Instrumentation;
use crate::parallel::for_each;
use crate::pass::{PassContext, PassInstance, Run};
use crate::pipeline::{Pipeline, Step};
use crate::timing::{TimerId, Timing};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::time::Instant;
use terrace_ir::body::OpRef;
use terrace_ir::decl::Trait;
use terrace_ir::diag::capture;
use terrace_ir::{Body, Context, Loc, Op, Reported, Result, Root, Scope};

/// Verifies an operation and all operations inside it, on a number of threads.
pub type Verifier = fn(OpRef<'_>, usize) -> Result;

/// Runs a pipeline on an IR tree.
pub struct PassManager {
    /// The pipeline.
    pub pipeline: Pipeline,
    /// The verifier that runs after each pass, if any.
    pub verifier: Option<Verifier>,
    /// The maximum number of threads.
    pub threads: usize,
    /// Stop at the first operation whose nested pipeline failed.
    pub stop_at_first: bool,
    /// Whether the input is valid: the IR is then not verified after passes that change nothing.
    pub input_verified: bool,
    /// Hooks around the passes.
    pub instrumentation: Vec<Box<dyn Instrumentation>>,
    /// Records execution times.
    pub timing: Option<Arc<Timing>>,
}

/// The operation that a pipeline runs on.
struct Site<'a> {
    body: &'a mut Body,
    /// The isolated operations from one of the body to the pipeline's.
    path: Vec<Op>,
    /// The scope and operation around the body, if there is one.
    outer: Option<(&'a Scope<'a>, Op)>,
    /// The analyses of the first operation of the path and of those inside it.
    analyses: Analyses,
    /// Whether a pass may have changed the tree.
    changed: bool,
}

/// Calls `f` on the operation at the end of a path.
fn with_op<R>(
    body: &Body,
    path: &[Op],
    outer: Option<(&Scope<'_>, Op)>,
    f: &mut dyn FnMut(OpRef<'_>) -> R,
) -> Option<R> {
    fn go<R>(scope: &Scope<'_>, path: &[Op], f: &mut dyn FnMut(OpRef<'_>) -> R) -> Option<R> {
        match path {
            [] => None,
            [op] => Some(f(scope.at(*op))),
            [op, rest @ ..] => {
                let inner = Scope { body: scope.body.region_body(*op), parent: Some((scope, *op)) };
                go(&inner, rest, f)
            }
        }
    }
    go(&Scope { body, parent: outer }, path, f)
}

impl<'a> Site<'a> {
    /// The operation at the end of a path of isolated operations, each inside the one before it.
    fn new(body: &'a mut Body, path: Vec<Op>, outer: Option<(&'a Scope<'a>, Op)>) -> Self {
        Self { body, path, outer, analyses: Analyses::default(), changed: false }
    }

    /// Notes that the operation may have changed, except for what an analysis is about.
    fn note_change(&mut self, preserved: &Preserved) {
        self.changed = true;
        self.analyses.invalidate(&self.path[1..], preserved);
        self.share_symbol_values();
    }

    /// Gives the bodies in a symbol table the values of its constants.
    fn share_symbol_values(&mut self) {
        if let Some((body, op)) = self.body_mut()
            && body.def(op).has(Trait::SymbolTable)
        {
            body.share_symbol_values(op);
        }
    }

    fn with_op<R>(&self, f: &mut dyn FnMut(OpRef<'_>) -> R) -> Option<R> {
        with_op(self.body, &self.path, self.outer, f)
    }

    /// Calls `f` with the context of a pass on the operation.
    fn with_context<R>(&mut self, threads: usize, f: impl FnOnce(PassContext<'_>) -> R) -> Option<R> {
        let (&op, path) = self.path.split_last()?;
        if path.is_empty() {
            let (outer, analyses) = (self.outer, Some((&mut self.analyses, &[][..])));
            let context = PassContext::new(self.body, op, threads);
            return Some(f(PassContext { outer, analyses, ..context }));
        }
        // The body is taken out of its tree, so that `f` can read the bodies around it.
        let (path, inside) = (path.to_vec(), self.path[1..].to_vec());
        self.path.pop();
        let taken = self.body_mut().and_then(|(around, owner)| around.take_nested_as_is(owner));
        self.path.push(op);
        let mut body = taken?;
        let mut f = Some(f);
        let result = with_op(self.body, &path, self.outer, &mut |owner| {
            let (outer, analyses) = (Some((owner.scope, owner.op)), Some((&mut self.analyses, &*inside)));
            f.take().map(|f| f(PassContext { outer, analyses, ..PassContext::new(&mut body, op, threads) }))
        });
        self.path.pop();
        if let Some((around, owner)) = self.body_mut() {
            around.put_nested_as_is(owner, body);
        }
        self.path.push(op);
        result.flatten()
    }

    /// The body that the operation's record is in, and the operation.
    fn body_mut(&mut self) -> Option<(&mut Body, Op)> {
        let (&op, owners) = self.path.split_last()?;
        let body = owners.iter().fold(&mut *self.body, |body, &owner| body.region_body_mut(owner));
        Some((body, op))
    }
}

/// The manager and the settings of a pipeline run.
#[derive(Clone, Copy)]
struct Env<'a> {
    manager: &'a PassManager,
    threads: usize,
    timer: Option<(&'a Timing, TimerId)>,
    /// Distinguishes the timers of a pipeline that a pass runs, which is below the same timer as those of other passes, and
    /// may be made anew each time.
    key: usize,
}

/// The key of the timers of pipelines that passes run.
const OF_A_PASS: usize = usize::MAX;

impl PassManager {
    /// A manager of a pipeline that verifies after each pass and uses one thread.
    pub fn new(pipeline: Pipeline, verifier: Option<Verifier>) -> Self {
        Self {
            pipeline,
            verifier,
            threads: 1,
            stop_at_first: false,
            input_verified: true,
            instrumentation: Vec::new(),
            timing: None,
        }
    }

    /// Runs the pipeline on the top-level operation of a tree.
    pub fn run(&mut self, root: &mut Root) -> Result {
        let ctx = root.body.ctx().clone();
        let Some(op) = root.op() else { return Ok(()) };
        if let Some(anchor) = &self.pipeline.anchor
            && anchor != root.body.def(op).name
        {
            let name = root.body.def(op).name;
            let message = format!("can't run '{anchor}' pass manager on '{name}' op");
            return Err(ctx.error(root.body.loc(op), message).emit());
        }
        self.pipeline.finalize(&ctx).map_err(|error| ctx.error(Loc::UNKNOWN, error.message).emit())?;
        let manager = &*self;
        let env = Env {
            manager,
            threads: self.threads.max(1),
            timer: manager.timing.as_deref().map(|timing| (timing, Timing::ROOT)),
            key: 0,
        };
        let mut site = Site::new(&mut root.body, vec![op], None);
        site.share_symbol_values();
        env.run_steps(&manager.pipeline, &mut site)
    }
}

impl Env<'_> {
    fn run_steps(self, pipeline: &Pipeline, site: &mut Site<'_>) -> Result {
        let fuses = self.manager.instrumentation.is_empty() && self.timer.is_none();
        let mut fused: Option<FusedPasses<'_>> = None;
        for (i, step) in pipeline.steps.iter().enumerate() {
            let key = self.key + i;
            if let Step::Pass(pass) = step
                && fuses
                && matches!(pass.def.run, Run::Body(_))
            {
                self.start(&mut fused, pass, site)?;
                continue;
            }
            self.finish(&mut fused, site)?;
            match step {
                Step::Pass(pass) => {
                    let env = self.nest(|| pass.title().into(), key);
                    env.timed(|| env.run_pass(pass, site))?;
                }
                Step::Nested(pipelines) => {
                    check_schedule(site, None)?;
                    if pipelines.len() == 1 {
                        self.run_nested(pipelines, key, site)?;
                        continue;
                    }
                    let title = || {
                        let names = pipelines.iter().map(|p| format!("'{}'", p.anchor_name()));
                        format!("Pipeline Collection : [{}]", names.collect::<Vec<_>>().join(", "))
                    };
                    let env = self.nest(title, key);
                    env.timed(|| env.run_nested(pipelines, 0, site))?;
                }
            }
        }
        self.finish(&mut fused, site)
    }

    /// Starts a body pass.
    fn start<'a>(
        self,
        fused: &mut Option<FusedPasses<'a>>,
        pass: &'a PassInstance,
        site: &mut Site<'_>,
    ) -> Result {
        let (checked, diagnostics) = capture(|| check_schedule(site, Some(pass)));
        if checked.is_err() {
            // Diagnostics of earlier passes come first.
            self.finish(fused, site)?;
            let ctx = site.body.ctx().clone();
            diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
            return checked;
        }
        let new = || FusedPasses { run: FusedRun::new(self.threads), passes: Vec::new() };
        let FusedPasses { run, passes } = fused.get_or_insert_with(new);
        passes.push(pass);
        let started = site.with_context(self.threads, |mut context| start(run, pass, &mut context));
        started.unwrap_or(Ok(())).map_err(|failure| report(failure, passes, site))
    }

    /// Finishes fused passes, if there are any, and verifies the result.
    fn finish(self, fused: &mut Option<FusedPasses<'_>>, site: &mut Site<'_>) -> Result {
        let Some(FusedPasses { mut run, passes }) = fused.take() else { return Ok(()) };
        let flushed = site
            .with_context(self.threads, |context| flush(&mut run, context.body, context.op, passes.len()));
        flushed.unwrap_or(Ok(())).map_err(|failure| report(failure, &passes, site))?;
        if run.changed {
            site.note_change(&Preserved::default());
        }
        if run.changed || !self.manager.input_verified { self.verify(site) } else { Ok(()) }
    }

    fn verify(self, site: &Site<'_>) -> Result {
        let Some(verify) = self.manager.verifier else { return Ok(()) };
        site.with_op(&mut |op| verify(op, self.threads)).unwrap_or(Ok(()))
    }

    /// Settings with a nested timer, if passes are timed.
    fn nest(self, name: impl FnOnce() -> String, key: usize) -> Self {
        let timer = self.timer.map(|(timing, parent)| (timing, timing.nest(parent, &name(), key)));
        Self { timer, key: 0, ..self }
    }

    fn timed<R>(self, f: impl FnOnce() -> R) -> R {
        let Some((timing, id)) = self.timer else { return f() };
        let start = Instant::now();
        let result = f();
        let elapsed = start.elapsed();
        timing.add(id, elapsed, elapsed);
        result
    }

    /// Runs a pass and verifies the result.
    fn run_pass(self, pass: &PassInstance, site: &mut Site<'_>) -> Result {
        check_schedule(site, Some(pass))?;
        let hooks = &self.manager.instrumentation;
        if !hooks.is_empty() {
            site.with_op(&mut |op| hooks.iter().for_each(|hook| hook.before_pass(pass, op)));
        }
        let timer = self.timer;
        let called = site.with_context(self.threads, |context| call(pass, PassContext { timer, ..context }));
        let result = match called.unwrap_or(Ok(None)) {
            Ok(Some(preserved)) => {
                site.note_change(&preserved);
                self.verify(site)
            }
            Ok(None) if !self.manager.input_verified => self.verify(site),
            Ok(None) => Ok(()),
            // The IR of a pass that panicked is not shown: edits may be incomplete.
            Err(failure @ PassFailure::Panic(..)) => return Err(report(failure, &[pass], site)),
            Err(failure) => Err(report(failure, &[pass], site)),
        };
        if !hooks.is_empty() {
            site.with_op(&mut |op| {
                for hook in hooks.iter().rev() {
                    match result {
                        Ok(()) => hook.after_pass(pass, op),
                        Err(_) => hook.after_failed_pass(pass, op),
                    }
                }
            });
        }
        result
    }

    /// Runs pipelines on the operations inside that of the site; `key` is the key of the first one's timer.
    fn run_nested(self, pipelines: &[Pipeline], key: usize, site: &mut Site<'_>) -> Result {
        let Some((body, op)) = site.body_mut() else { return Ok(()) };
        let inner = body.region_body(op);
        let mut children: Vec<(Op, usize)> = Vec::new();
        let mut movable = true;
        for region in body.regions(op) {
            for block in inner.blocks(region) {
                for child in inner.ops(block) {
                    let def = inner.def(child);
                    if let Some(at) = pipelines.iter().position(|p| p.accepts(def)) {
                        movable &=
                            inner.is_nested(child) && inner.n_operands(child) + inner.n_results(child) == 0;
                        children.push((child, at));
                    }
                }
            }
        }
        // Pipelines that run on no operation have no timer. The others have one in the order in which they first run.
        let mut envs: Vec<Option<Self>> = vec![None; pipelines.len()];
        for &(_, at) in &children {
            let title = || title_of_pipeline(pipelines[at].anchor_name());
            envs[at].get_or_insert_with(|| self.nest(title, key + at));
        }
        let envs: Vec<Self> = envs.into_iter().map(|env| env.unwrap_or(self)).collect();
        let sequential = !self.manager.instrumentation.is_empty() || pipelines.iter().any(Pipeline::declares);
        if self.threads > 1 && children.len() > 1 && movable && !sequential {
            return self.run_parallel(pipelines, &children, &envs, site);
        }
        let mut result = Ok(());
        for (child, at) in children {
            site.path.push(child);
            let env = envs[at];
            let ran = env.timed(|| env.run_steps(&pipelines[at], site));
            site.path.pop();
            if let Err(reported) = ran {
                result = Err(reported);
                if self.manager.stop_at_first {
                    break;
                }
            }
        }
        result
    }

    /// Runs pipelines on operations that are moved into trees of their own, on several threads.
    fn run_parallel(
        self,
        pipelines: &[Pipeline],
        children: &[(Op, usize)],
        envs: &[Self],
        site: &mut Site<'_>,
    ) -> Result {
        let Some((body, op)) = site.body_mut() else { return Ok(()) };
        let ctx = body.ctx().clone();
        let inner = body.region_body_mut(op);
        let new_part = |&(child, at)| Part {
            root: move_out(inner, child),
            pipeline: at,
            analyses: Analyses::default(),
            changed: false,
        };
        let mut parts: Vec<Part> = children.iter().map(new_part).collect();
        for (part, &(child, _)) in parts.iter_mut().zip(children) {
            part.analyses = site.analyses.take(&site.path[1..], child);
        }
        let results = site.with_op(&mut |owner| {
            let outer = Some((owner.scope, owner.op));
            for_each(&ctx, &mut parts, self.threads, |part| {
                let Some(op) = part.root.op() else { return Ok(()) };
                let env = Env { threads: 1, ..envs[part.pipeline] };
                let mut site = Site::new(&mut part.root.body, vec![op], outer);
                site.analyses = core::mem::take(&mut part.analyses);
                let result = env.timed(|| env.run_steps(&pipelines[part.pipeline], &mut site));
                (part.changed, part.analyses) = (site.changed, site.analyses);
                result
            })
        });
        let Some((body, op)) = site.body_mut() else { return Ok(()) };
        let inner = body.region_body_mut(op);
        let mut kept = Vec::new();
        let mut changed = false;
        for (&(child, _), part) in children.iter().zip(parts) {
            changed |= part.changed;
            if move_back(inner, child, part.root) {
                kept.push((child, part.analyses));
            }
        }
        if changed {
            site.note_change(&Preserved::default());
        }
        for (child, analyses) in kept {
            site.analyses.put(&site.path[1..], child, analyses);
        }
        results.into_iter().flatten().collect::<Result<Vec<()>>>().map(|_| ())
    }
}

/// The name of a pipeline's timer.
fn title_of_pipeline(anchor: &str) -> String {
    format!("'{anchor}' Pipeline")
}

/// Consecutive body passes.
struct FusedPasses<'a> {
    run: FusedRun,
    passes: Vec<&'a PassInstance>,
}

/// Calls a pass's function. If anything may have changed, returns the analyses that hold nevertheless.
fn call(pass: &PassInstance, mut context: PassContext<'_>) -> PassResult<Option<Preserved>> {
    let Run::Module(run) = pass.def.run else {
        let mut fused = FusedRun::new(context.threads);
        start(&mut fused, pass, &mut context)?;
        flush(&mut fused, context.body, context.op, 1)?;
        return Ok(fused.changed.then(Preserved::default));
    };
    catching(0, || {
        run(&pass.values, &mut context)?;
        Ok(context.changed.then_some(context.preserved))
    })
}

/// Starts a body pass.
fn start(fused: &mut FusedRun, pass: &PassInstance, context: &mut PassContext<'_>) -> PassResult {
    let Run::Body(make) = pass.def.run else { return Ok(()) };
    let number = fused.n_passes();
    let (made, diagnostics) = capture(|| catching(number, || Ok(make(&pass.values, context)?)));
    let PassContext { body, op, outer, .. } = context;
    let op = *op;
    if made.is_err() || !diagnostics.is_empty() {
        // Diagnostics of earlier passes come first.
        flush(fused, body, op, number)?;
        let ctx = body.ctx().clone();
        diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
    }
    let made = made?;
    catching(number, || fused.push(made, body, op, outer.map(|(scope, owner)| scope.at(owner))))
}

fn flush(fused: &mut FusedRun, body: &mut Body, op: Op, number: usize) -> PassResult {
    catching(number.saturating_sub(1), || fused.flush(body, op))
}

/// Calls `f`. A panic is a failure of the pass of this number.
fn catching<T>(number: usize, f: impl FnOnce() -> PassResult<T>) -> PassResult<T> {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|panic| Err(PassFailure::Panic(number, panic)))
}

/// Reports a failure; a panic is an error in its pass.
fn report(failure: PassFailure, passes: &[&PassInstance], site: &Site<'_>) -> Reported {
    let ctx = site.body.ctx();
    match failure {
        PassFailure::Reported(reported) => reported,
        PassFailure::Panic(number, panic) => match passes.get(number).or(passes.last()) {
            Some(pass) => {
                let loc = site.with_op(&mut |op| op.body().loc(op.op)).unwrap_or(Loc::UNKNOWN);
                crashed(ctx, loc, pass, &*panic)
            }
            None => resume_unwind(panic),
        },
    }
}

#[cold]
fn crashed(ctx: &Context, loc: Loc, pass: &PassInstance, panic: &(dyn core::any::Any + Send)) -> Reported {
    let reason = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text.as_str(),
        (None, None) => "no reason given",
    };
    ctx.error(loc, format!("pass '{}' ({}) crashed: {reason}", pass.def.class, pass.def.name))
        .note(loc, "this is a mistake in the pass, not in the input")
        .emit()
}

/// Checks that a pass, or any pass at all, can run on the operation.
fn check_schedule(site: &Site<'_>, pass: Option<&PassInstance>) -> Result {
    let check = |op: OpRef<'_>| {
        let def = op.def();
        if !def.registered {
            return op.fail("trying to schedule a pass on an unregistered operation");
        }
        if !def.has(Trait::IsolatedFromAbove) {
            return op.fail("trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'");
        }
        match pass {
            Some(pass) if !pass.def.anchor.accepts(def) => {
                op.fail(format!("trying to schedule pass '{}' on an unsupported operation", pass.def.class))
            }
            _ => Ok(()),
        }
    };
    site.with_op(&mut { check }).unwrap_or(Ok(()))
}

/// Runs a pipeline on the operation of a pass, which verifies the result. Returns whether it may have changed anything.
pub fn run_pipeline(pass: &mut PassContext<'_>, pipeline: &Pipeline) -> Result<bool> {
    run_inside(pass, &[], pipeline, pipeline.anchor_name())
}

/// Runs a pipeline on an operation inside that of a pass: the last one of a path of isolated operations, each inside the one
/// before it. The pass verifies the result. `anchor` is what the report of execution times calls the pipeline. Returns whether
/// it may have changed anything.
pub fn run_inside(
    pass: &mut PassContext<'_>,
    path: &[Op],
    pipeline: &Pipeline,
    anchor: &str,
) -> Result<bool> {
    let manager = PassManager::new(Pipeline::new("any"), None);
    let timer = pass.timer.map(|(timing, own)| {
        // Upstream shows all pipelines that passes run beside the outermost passes.
        let timer = timing.nest(Timing::ROOT, &title_of_pipeline(anchor), OF_A_PASS);
        (timing, timer, own.first_key())
    });
    let env = Env {
        manager: &manager,
        threads: pass.threads,
        timer: timer.map(|(timing, timer, _)| (timing, timer)),
        key: timer.map_or(0, |(.., key)| key),
    };
    let path = [pass.op].iter().chain(path).copied().collect();
    let mut site = Site::new(pass.body, path, pass.outer);
    env.timed(|| env.run_steps(pipeline, &mut site))?;
    Ok(site.changed)
}

/// Calls `f` with the scope of the last operation of a path that starts at `op`, and that operation.
pub(crate) fn with_scope(scope: &Scope<'_>, op: Op, path: &[Op], f: &mut dyn FnMut(&Scope<'_>, Op)) {
    match path {
        [] => f(scope, op),
        [next, rest @ ..] => {
            let inner = Scope { body: scope.body.region_body(op), parent: Some((scope, op)) };
            with_scope(&inner, *next, rest, f);
        }
    }
}

/// An operation in a tree of its own.
struct Part {
    root: Root,
    pipeline: usize,
    analyses: Analyses,
    /// Whether a pass may have changed it.
    changed: bool,
}

/// Moves an isolated operation without operands and results into a tree of its own. Its record remains, without a body,
/// until [`move_back`].
fn move_out(body: &mut Body, op: Op) -> Root {
    let mut root = Root::new(body.ctx());
    let state = body.take_record(op);
    let moved = root.body.create(state);
    let block = root.block();
    root.body.append(moved, block);
    root
}

/// Moves an operation back to its record `place`, and those that passes inserted beside it to the front of it. Returns
/// whether the operation is still there.
fn move_back(body: &mut Body, place: Op, mut root: Root) -> bool {
    let block = root.block();
    let mut kept = false;
    let moved: Vec<Op> = root.body.ops(block).collect();
    for op in moved {
        let same = core::ptr::eq(root.body.def(op), body.def(place));
        let state = root.body.take_record(op);
        if same && !kept {
            kept = true;
            body.set_loc(place, state.loc);
            for i in 0..body.slots(place).len() {
                body.set_slot(place, i, state.slot(i));
            }
            body.set_dict(place, state.dict);
            if let Some(nested) = state.nested {
                body.put_nested(place, nested);
            }
        } else {
            let new = body.create(state);
            body.insert_before(new, place);
        }
    }
    if !kept {
        body.erase(place);
    }
    kept
}
