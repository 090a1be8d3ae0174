//! Running pipelines.
//!
//! Passes of nested pipelines run on many operations at once: each operation is moved, with its nested body,
//! into a [`Root`] of its own, and back when its whole nested pipeline is done. Diagnostics come out in the order
//! of the operations, so that the result does not depend on the number of threads.
//! Where that is not possible (something watches the passes one by one) operations are visited in place.
//!
//! A panic inside a pass ends at the pass: it becomes a diagnostic, and the pass has failed.

use crate::convert::Later;
use crate::instrument::Instrumentation;
use crate::parallel::{HasContext, for_each};
use crate::pass::{PassContext, PassInstance, Verification};
use crate::pipeline::{Pipeline, Step};
use crate::timing::{TimerId, Timing};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;
use terrace_ir::body::OpRef;
use terrace_ir::decl::Trait;
use terrace_ir::{Body, Context, Loc, Op, Reported, Result, Root, Scope};

/// Verifies an operation and everything inside it, on so many threads.
pub type Verifier = fn(OpRef<'_>, usize) -> Result;

/// Runs a pipeline on an IR tree.
pub struct PassManager {
    /// What is run.
    pub pipeline: Pipeline,
    /// What verifies the IR after each pass; `None` to trust them.
    pub verifier: Option<Verifier>,
    /// Passes that only convert need not be verified one by one, but where the last of a series of them is done
    /// ([`Verification::MayWait`]), and what they do inside nested bodies may be done body by body
    /// ([`Verification::WithPass`]), as long as nothing watches. What is wrong then may be reported at another
    /// operation, or after another pass: for callers that run everything again without this when `run` fails, to
    /// report what is to be reported.
    pub put_off: bool,
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

    /// The body that the operation's record is in, and the operation.
    fn body_mut(&mut self) -> Option<(&mut Body, Op)> {
        let (&op, way) = self.path.split_last()?;
        let mut body = &mut self.root.body;
        for &isolated in way {
            body = body.region_body_mut(isolated);
        }
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
            put_off: false,
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
        let mut owed = false;
        let mut later = Later::default();
        let mut last = None;
        let bold = self.manager.put_off && self.manager.instrumentation.is_empty() && self.timer.is_none();
        for step in &pipeline.steps {
            let verification = match step {
                Step::Pass(pass) => pass.def.verification,
                Step::Nested(_) => Verification::AtOnce,
            };
            let puts_off = bold && verification == Verification::WithPass;
            if let Some(pass) = last.filter(|_| !puts_off) {
                owed |= self.catch_up(&mut later, pass, site)?;
            }
            if owed && verification == Verification::AtOnce {
                self.verify(site)?;
                owed = false;
            }
            match step {
                Step::Pass(pass) if self.timer.is_none() => {
                    owed |= self.run_pass(pass, site, puts_off.then_some(&mut later))?;
                    last = Some(pass);
                }
                Step::Pass(pass) => {
                    let env = self.nest(pass.def.class, core::ptr::from_ref(pass).addr());
                    owed |= env.timed(|| env.run_pass(pass, site, None))?;
                }
                Step::Nested(pipelines) => {
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
            }
        }
        if let Some(pass) = last {
            owed |= self.catch_up(&mut later, pass, site)?;
        }
        if owed { self.verify(site) } else { Ok(()) }
    }

    /// Does what passes up to `pass` have put off; whether anything changed.
    fn catch_up(self, later: &mut Later, pass: &PassInstance, site: &mut Site<'_>) -> Result<bool> {
        let Some((body, op)) = site.body_mut().filter(|_| !later.is_empty()) else { return Ok(false) };
        catch_unwind(AssertUnwindSafe(|| later.finish(body, op, self.threads)))
            .unwrap_or_else(|panic| Err(crashed(&body.ctx().clone(), body.loc(op), pass, &*panic)))
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

    /// Runs a pass; returns whether verification is owed.
    fn run_pass(self, pass: &PassInstance, site: &mut Site<'_>, later: Option<&mut Later>) -> Result<bool> {
        check_schedule(site, Some(pass))?;
        let watchers = &self.manager.instrumentation;
        if !watchers.is_empty() {
            site.with_op(&mut |op| watchers.iter().for_each(|w| w.before_pass(pass, op)));
        }
        let mut outcome = self.call(pass, site, later);
        let mut owed = match outcome {
            Outcome::Done => true,
            Outcome::Unchanged => !self.manager.input_verified,
            Outcome::Failed(_) | Outcome::Crashed(_) => false,
        };
        let waits = pass.def.verification != Verification::AtOnce;
        if owed && !(waits && self.manager.put_off && watchers.is_empty()) {
            owed = false;
            if let Err(reported) = self.verify(site) {
                outcome = Outcome::Failed(reported);
            }
        }
        match outcome {
            Outcome::Done | Outcome::Unchanged => {
                if !watchers.is_empty() {
                    site.with_op(&mut |op| watchers.iter().rev().for_each(|w| w.after_pass(pass, op)));
                }
                Ok(owed)
            }
            Outcome::Failed(reported) => {
                if !watchers.is_empty() {
                    site.with_op(&mut |op| watchers.iter().rev().for_each(|w| w.after_failed_pass(pass, op)));
                }
                Err(reported)
            }
            // What the pass was doing is only half done: there is nothing to show.
            Outcome::Crashed(reported) => Err(reported),
        }
    }

    /// Calls the pass's function.
    fn call(self, pass: &PassInstance, site: &mut Site<'_>, mut later: Option<&mut Later>) -> Outcome {
        let Some((&op, way)) = site.path.split_last() else { return Outcome::Unchanged };
        let loc;
        let result;
        let context;
        if let Some((&owner, way)) = way.split_last() {
            // The body is taken out of its tree, so that the pass may read what is around it.
            let mut around = &mut site.root.body;
            for &isolated in way {
                around = around.region_body_mut(isolated);
            }
            let Some(mut body) = around.take_nested(owner) else { return Outcome::Unchanged };
            let path: Vec<Op> = way.iter().copied().chain([owner]).collect();
            context = body.ctx().clone();
            loc = body.loc(op);
            result = with_op(site.root, &path, site.outer, &mut |owner| {
                call(pass, &mut body, op, Some((owner.scope, owner.op)), self.threads, later.as_deref_mut())
            });
            let mut around = &mut site.root.body;
            for &isolated in way {
                around = around.region_body_mut(isolated);
            }
            around.put_nested(owner, body);
        } else {
            context = site.root.body.ctx().clone();
            loc = site.root.body.loc(op);
            result = Some(call(pass, &mut site.root.body, op, site.outer, self.threads, later));
        }
        match result {
            None => Outcome::Unchanged,
            Some(Ok(outcome)) => outcome,
            Some(Err(panic)) => Outcome::Crashed(crashed(&context, loc, pass, &*panic)),
        }
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
        let inner = body.region_body_mut(op);
        let mut parts: Vec<Part> =
            children.iter().map(|&(child, at)| Part { root: move_out(inner, child), pipeline: at }).collect();
        let results = site.with_op(&mut |owner| {
            let outer = Some((owner.scope, owner.op));
            for_each(&mut parts, self.threads, |part| {
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

/// How a pass ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Done,
    Unchanged,
    Failed(Reported),
    Crashed(Reported),
}

type Called = core::result::Result<Outcome, Box<dyn core::any::Any + Send>>;

fn call(
    pass: &PassInstance,
    body: &mut Body,
    op: Op,
    outer: Option<(&Scope<'_>, Op)>,
    threads: usize,
    later: Option<&mut Later>,
) -> Called {
    catch_unwind(AssertUnwindSafe(|| {
        let mut context = PassContext { body, op, outer, threads, changed: None, later };
        match (pass.def.run)(&pass.values, &mut context) {
            Err(reported) => Outcome::Failed(reported),
            Ok(()) if context.changed == Some(false) => Outcome::Unchanged,
            Ok(()) => Outcome::Done,
        }
    }))
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

impl HasContext for Part {
    fn context(&self) -> Context {
        self.root.body.ctx().clone()
    }
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
