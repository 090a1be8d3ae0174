//! Running pipelines.
//!
//! Passes of nested pipelines run on many operations at once: each operation is moved, with its nested body,
//! into a [`Root`] of its own, and back when its whole nested pipeline is done. Diagnostics come out in the order
//! of the operations, so that the result does not depend on the number of threads.
//! Where that is not possible (something watches the passes one by one) operations are visited in place.
//!
//! Passes in a row that work body by body ([`Run::Body`]) are fused as long as nothing watches or times the passes, and
//! verified after the last one.
//!
//! A panic inside a pass ends at the pass: it becomes a diagnostic, and the pass has failed.

use crate::convert::{FusedRun, PassFailure};
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

/// Verifies an operation and everything inside it, on so many threads.
pub type Verifier = fn(OpRef<'_>, usize) -> Result;

/// Runs a pipeline on an IR tree.
pub struct PassManager {
    /// What is run.
    pub pipeline: Pipeline,
    /// What verifies the IR after each pass; `None` to trust them.
    pub verifier: Option<Verifier>,
    /// How many threads may be used.
    pub threads: usize,
    /// Do not visit the operations after one whose nested pipeline failed.
    pub stop_at_first: bool,
    /// The input is known to be valid: after a pass that changes nothing it is not verified again.
    pub input_verified: bool,
    /// What watches the passes.
    pub instrumentation: Vec<Box<dyn Instrumentation>>,
    /// Where execution times are recorded.
    pub timing: Option<Arc<Timing>>,
}

/// Where a pipeline runs: an operation of a tree, by the isolated operations on the way to it.
struct Site<'a> {
    root: &'a mut Root,
    /// From the root's own operation to the one that is worked on.
    path: Vec<Op>,
    /// What is around the root, when it is a part of another tree.
    outer: Option<(&'a Scope<'a>, Op)>,
}

/// Calls `f` on the operation at the end of a path.
fn with_op<R>(
    root: &Root,
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
    go(&Scope { body: &root.body, parent: outer }, path, f)
}

impl Site<'_> {
    fn with_op<R>(&self, f: &mut dyn FnMut(OpRef<'_>) -> R) -> Option<R> {
        with_op(self.root, &self.path, self.outer, f)
    }

    /// Calls `f` with the body that the operation's record is in, the operation, and what is around the body.
    fn with_body<R>(&mut self, f: impl FnOnce(&mut Body, Op, Option<(&Scope<'_>, Op)>) -> R) -> Option<R> {
        let (&op, way) = self.path.split_last()?;
        let Some((&owner, way)) = way.split_last() else {
            return Some(f(&mut self.root.body, op, self.outer));
        };
        // The body is taken out of its tree, so that `f` may read what is around it.
        let path: Vec<Op> = way.iter().copied().chain([owner]).collect();
        let way = &path[..path.len() - 1];
        let mut body = self.owner_body(way).take_nested(owner)?;
        let mut f = Some(f);
        let result = with_op(self.root, &path, self.outer, &mut |owner| {
            f.take().map(|f| f(&mut body, op, Some((owner.scope, owner.op))))
        });
        self.owner_body(way).put_nested(owner, body);
        result.flatten()
    }

    /// The body at the end of a path of isolated operations.
    fn owner_body(&mut self, path: &[Op]) -> &mut Body {
        path.iter().fold(&mut self.root.body, |body, &isolated| body.region_body_mut(isolated))
    }

    /// The body that the operation's record is in, and the operation.
    fn body_mut(&mut self) -> Option<(&mut Body, Op)> {
        let (&op, way) = self.path.split_last()?;
        let body = way.iter().fold(&mut self.root.body, |body, &isolated| body.region_body_mut(isolated));
        Some((body, op))
    }
}

/// What running needs to know everywhere.
#[derive(Clone, Copy)]
struct Env<'a> {
    manager: &'a PassManager,
    threads: usize,
    timer: Option<(&'a Timing, TimerId)>,
}

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
        self.pipeline.finalize().map_err(|message| ctx.error(Loc::UNKNOWN, message).emit())?;
        let manager = &*self;
        let env = Env {
            manager,
            threads: self.threads.max(1),
            timer: manager.timing.as_deref().map(|timing| (timing, Timing::ROOT)),
        };
        let mut site = Site { root, path: vec![op], outer: None };
        env.run_steps(&manager.pipeline, &mut site)
    }
}

impl Env<'_> {
    fn run_steps(self, pipeline: &Pipeline, site: &mut Site<'_>) -> Result {
        let fuses = self.manager.instrumentation.is_empty() && self.timer.is_none();
        let mut fused = self.fused_passes();
        for step in &pipeline.steps {
            let pass = match step {
                Step::Pass(pass) if fuses && matches!(pass.def.run, Run::Body(_)) => {
                    self.start(&mut fused, pass, site)?;
                    continue;
                }
                Step::Pass(pass) => Some(pass),
                Step::Nested(_) => None,
            };
            self.finish(core::mem::replace(&mut fused, self.fused_passes()), site)?;
            match (step, pass) {
                (_, Some(pass)) if self.timer.is_none() => self.run_pass(pass, site)?,
                (_, Some(pass)) => {
                    let env = self.nest(pass.def.class, core::ptr::from_ref(pass).addr());
                    env.timed(|| env.run_pass(pass, site))?;
                }
                (Step::Nested(pipelines), _) => {
                    check_schedule(site, None)?;
                    match &pipelines[..] {
                        [one] => self.run_nested(core::slice::from_ref(one), site)?,
                        many => {
                            let names: Vec<_> =
                                many.iter().map(|p| format!("'{}'", p.anchor_name())).collect();
                            let title = format!("Pipeline Collection : [{}]", names.join(", "));
                            let env = self.nest(&title, many.as_ptr().addr());
                            env.timed(|| env.run_nested(many, site))?;
                        }
                    }
                }
                (Step::Pass(_), None) => {}
            }
        }
        self.finish(fused, site)
    }

    fn fused_passes<'a>(self) -> FusedPasses<'a> {
        FusedPasses { run: FusedRun::new(self.threads), passes: Vec::new() }
    }

    /// Starts a pass that works body by body.
    fn start<'a>(self, fused: &mut FusedPasses<'a>, pass: &'a PassInstance, site: &mut Site<'_>) -> Result {
        let (checked, diagnostics) = capture(|| check_schedule(site, Some(pass)));
        if checked.is_err() {
            // What the passes before report comes first.
            self.finish(core::mem::replace(fused, self.fused_passes()), site)?;
            let ctx = site.root.body.ctx().clone();
            diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
            return checked;
        }
        fused.passes.push(pass);
        let FusedPasses { run, passes } = fused;
        let started = site.with_body(|body, op, outer| start(run, pass, body, op, outer, self.threads));
        started.map_or(Ok(()), |result| result.map_err(|failure| report(failure, passes, site)))
    }

    /// Does what fused passes have left to do, and verifies the result.
    fn finish(self, mut fused: FusedPasses<'_>, site: &mut Site<'_>) -> Result {
        if fused.passes.is_empty() {
            return Ok(());
        }
        let flushed = site.with_body(|body, op, _| flush(&mut fused.run, body, op, fused.passes.len()));
        if let Some(Err(failure)) = flushed {
            return Err(report(failure, &fused.passes, site));
        }
        if fused.run.changed || !self.manager.input_verified { self.verify(site) } else { Ok(()) }
    }

    fn verify(self, site: &Site<'_>) -> Result {
        let Some(verify) = self.manager.verifier else { return Ok(()) };
        site.with_op(&mut |op| verify(op, self.threads)).unwrap_or(Ok(()))
    }

    /// The same with the timer of a name.
    fn nest(self, name: &str, key: usize) -> Self {
        Self { timer: self.timer.map(|(timing, parent)| (timing, timing.nest(parent, name, key))), ..self }
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
        let watchers = &self.manager.instrumentation;
        if !watchers.is_empty() {
            site.with_op(&mut |op| watchers.iter().for_each(|w| w.before_pass(pass, op)));
        }
        let mut outcome = site
            .with_body(|body, op, outer| call(pass, body, op, outer, self.threads))
            .unwrap_or(Ok(false))
            .map_err(|failure| (matches!(failure, PassFailure::Panic(..)), report(failure, &[pass], site)));
        if let Ok(changed) = outcome
            && (changed || !self.manager.input_verified)
        {
            outcome = self.verify(site).map(|()| changed).map_err(|reported| (false, reported));
        }
        let (crashed, result) = match outcome {
            Ok(_) => (false, Ok(())),
            Err((crashed, reported)) => (crashed, Err(reported)),
        };
        // What a pass that crashed was doing is only half done: there is nothing to show.
        if !watchers.is_empty() && !crashed {
            site.with_op(&mut |op| {
                for watcher in watchers.iter().rev() {
                    match result {
                        Ok(()) => watcher.after_pass(pass, op),
                        Err(_) => watcher.after_failed_pass(pass, op),
                    }
                }
            });
        }
        result
    }

    fn run_nested(self, pipelines: &[Pipeline], site: &mut Site<'_>) -> Result {
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
        let timers: Vec<Self> = pipelines
            .iter()
            .map(|p| {
                let key = core::ptr::from_ref(p).addr();
                if self.timer.is_some() {
                    self.nest(&format!("'{}' Pipeline", p.anchor_name()), key)
                } else {
                    self
                }
            })
            .collect();
        let ordered = self.manager.instrumentation.iter().any(|w| w.ordered());
        let declares = pipelines.iter().any(Pipeline::declares);
        if self.threads > 1 && children.len() > 1 && movable && !ordered && !declares {
            return self.run_apart(pipelines, &children, &timers, site);
        }
        let mut result = Ok(());
        for (child, at) in children {
            site.path.push(child);
            let env = timers[at];
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
    fn run_apart(
        self,
        pipelines: &[Pipeline],
        children: &[(Op, usize)],
        timers: &[Self],
        site: &mut Site<'_>,
    ) -> Result {
        let Some((body, op)) = site.body_mut() else { return Ok(()) };
        let ctx = body.ctx().clone();
        let inner = body.region_body_mut(op);
        let mut parts: Vec<Part> =
            children.iter().map(|&(child, at)| Part { root: move_out(inner, child), pipeline: at }).collect();
        let results = site.with_op(&mut |owner| {
            let outer = Some((owner.scope, owner.op));
            for_each(&ctx, &mut parts, self.threads, |part| {
                let Some(op) = part.root.op() else { return Ok(()) };
                let env = Env { threads: 1, ..timers[part.pipeline] };
                let mut site = Site { root: &mut part.root, path: vec![op], outer };
                env.timed(|| env.run_steps(&pipelines[part.pipeline], &mut site))
            })
        });
        let Some((body, op)) = site.body_mut() else { return Ok(()) };
        let inner = body.region_body_mut(op);
        for (&(child, _), part) in children.iter().zip(parts) {
            move_back(inner, child, part.root);
        }
        results.into_iter().flatten().collect::<Result<Vec<()>>>().map(|_| ())
    }
}

/// Passes that work body by body, in a row.
struct FusedPasses<'a> {
    run: FusedRun,
    passes: Vec<&'a PassInstance>,
}

/// Calls a pass's function. Returns whether anything may have changed.
fn call(
    pass: &PassInstance,
    body: &mut Body,
    op: Op,
    outer: Option<(&Scope<'_>, Op)>,
    threads: usize,
) -> core::result::Result<bool, PassFailure> {
    let Run::Module(run) = pass.def.run else {
        let mut fused = FusedRun::new(threads);
        start(&mut fused, pass, body, op, outer, threads)?;
        flush(&mut fused, body, op, 1)?;
        return Ok(fused.changed);
    };
    catching(0, || {
        let mut context = PassContext { body, op, outer, threads, changed: None };
        run(&pass.values, &mut context)?;
        Ok(context.changed != Some(false))
    })
}

/// Starts a pass that works body by body.
fn start(
    fused: &mut FusedRun,
    pass: &PassInstance,
    body: &mut Body,
    op: Op,
    outer: Option<(&Scope<'_>, Op)>,
    threads: usize,
) -> core::result::Result<(), PassFailure> {
    let Run::Body(make) = pass.def.run else { return Ok(()) };
    let number = fused.n_passes();
    let (made, diagnostics) = capture(|| {
        catching(number, || {
            let context = PassContext { body: &mut *body, op, outer, threads, changed: None };
            Ok(make(&pass.values, &context)?)
        })
    });
    if made.is_err() || !diagnostics.is_empty() {
        // What the passes before report comes first.
        flush(fused, body, op, number)?;
        let ctx = body.ctx().clone();
        diagnostics.into_iter().for_each(|diagnostic| _ = ctx.emit(diagnostic));
    }
    let made = made?;
    catching(number, || fused.push(made, body, op, outer.map(|(scope, owner)| scope.at(owner))))
}

fn flush(
    fused: &mut FusedRun,
    body: &mut Body,
    op: Op,
    number: usize,
) -> core::result::Result<(), PassFailure> {
    catching(number.saturating_sub(1), || fused.flush(body, op))
}

/// Calls `f`; a panic is one of the pass of this number.
fn catching<T>(
    number: usize,
    f: impl FnOnce() -> core::result::Result<T, PassFailure>,
) -> core::result::Result<T, PassFailure> {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|panic| Err(PassFailure::Panic(number, panic)))
}

/// Reports a panic as a mistake of its pass.
fn report(failure: PassFailure, passes: &[&PassInstance], site: &Site<'_>) -> Reported {
    let ctx = site.root.body.ctx();
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

/// Checks that a pass, or any at all, can run on the operation.
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

/// An operation in a tree of its own.
struct Part {
    root: Root,
    pipeline: usize,
}

/// Moves an isolated operation without operands and results into a tree of its own. The record that stays
/// behind has no body until [`move_back`].
pub fn move_out(body: &mut Body, op: Op) -> Root {
    let mut root = Root::new(body.ctx());
    let state = body.take_record(op);
    let moved = root.body.create(state);
    let block = root.block();
    root.body.append(moved, block);
    root
}

/// Moves what became of an operation back into the place that it was taken from.
pub fn move_back(body: &mut Body, place: Op, mut root: Root) {
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
}
