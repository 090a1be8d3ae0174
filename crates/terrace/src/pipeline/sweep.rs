//! From a module of any dialects to LLVM IR in one sweep: a batch of bodies is read, verified, lowered, verified again, translated
//! and printed, and then freed, so that memory holds everything around bodies, and a few of them.
//!
//! There are two modules without bodies: the one that was read, in which the bodies are verified, and the lowered one.

use super::read::{Input, Worker, batches, owners, put, read_batch, verify, verify_skeleton};
use super::spill;
use super::team::Team;
use super::translate::recycle;
use std::path::Path;
use terrace_ir::asm::Bodies;
use terrace_ir::symbols::symbol_name;
use terrace_ir::verify::StreamingVerifier;
use terrace_ir::{Body, Op, Result, Root};
use terrace_llvmir::{StreamedModule, StreamingExport};
use terrace_rewrite::convert::StreamedPasses;
use terrace_rewrite::pipeline::Pipeline;

/// The lowering of a sweep.
pub(crate) struct Sweep<'a> {
    /// The passes.
    pub pipeline: Pipeline,
    /// Edits the module's operation before the passes run.
    pub prepare: &'a dyn Fn(&mut Root) -> Result,
    /// Whether some of the bodies need the module as a whole, whatever the passes are.
    pub concerns: &'a dyn Fn(&[&Body]) -> bool,
}

impl Sweep<'_> {
    /// Runs the sweep. Returns the LLVM IR and its source; `None` if the module has to be lowered as a whole.
    pub fn run<S: Bodies>(
        &self,
        input: &Input<'_>,
        mut root: Root,
        skeleton: &S,
        folder: Option<&Path>,
    ) -> Option<(StreamedModule, Root)> {
        let module = root.op().filter(|_| input.verify && skeleton.n_bodies() != 0)?;
        let mut team = Worker::team(input.ctx, skeleton, input.threads);
        if (self.concerns)(&[&root.body]) || !verify_skeleton(&mut team, &root, module) {
            return None;
        }
        let mut lowered = Root { body: root.body.deep_clone() };
        (self.prepare)(&mut lowered).ok()?;
        let mut passes = StreamedPasses::start(self.pipeline.clone(), &mut lowered, input.threads)?;
        let (targets, others) = targets(&root, &lowered, module, skeleton)?;
        let bodies = take_out(&mut lowered, module, &others);
        if !passes.run(&mut lowered, bodies, &[])?.is_empty() {
            return None;
        }
        let mut export = StreamingExport::new(&lowered, input.threads)?;
        spill::start(&mut export, folder);
        let cx = export.context();
        let _hold = (input.threads <= 1).then(|| cx.hold());
        let mut verifiers = verifiers(input);
        let places = passes.places(&lowered, &targets);
        for batch in batches(skeleton, input.threads) {
            let (from, to) = (owners(skeleton, batch.clone()), &targets[batch.clone()]);
            let places = places.get(batch.clone()).unwrap_or_default();
            let bodies = read_batch(&mut team, batch, |_, body| body)?;
            if (self.concerns)(&bodies.iter().map(|body| &**body).collect::<Vec<_>>()) {
                return None;
            }
            put(&mut root, module, &from, bodies);
            if !verify(&mut team, &root, module, &from) {
                return None;
            }
            let bodies = take_out(&mut root, module, &from).into_iter().map(|(_, body)| body);
            let added = passes.run(&mut lowered, to.iter().copied().zip(bodies).collect(), places)?;
            if !added.is_empty() {
                export.declare(&lowered, &added)?;
                // Verifiers keep the symbols of a module.
                verifiers = self::verifiers(input);
            }
            if !verify(&mut verifiers, &lowered, module, to) {
                return None;
            }
            export.functions(&lowered, *to.last()?)?;
            recycle(&mut team, lowered.body.region_body_mut(module), to, input.threads);
        }
        let first = passes.finish(&mut lowered)?;
        if !verify_skeleton(&mut self::verifiers(input), &lowered, module) {
            return None;
        }
        Some((export.finish(&lowered, &first)?, lowered))
    }
}

/// A verifier for each thread.
fn verifiers<'s>(input: &Input<'s>) -> Team<StreamingVerifier<'s>> {
    Team::new(input.threads, || StreamingVerifier::new(input.ctx))
}

/// Takes bodies out of operations of the body of the tree's module.
#[allow(clippy::vec_box, reason = "bodies are boxed as they are handed around")]
fn take_out(root: &mut Root, module: Op, owners: &[Op]) -> Vec<(Op, Box<Body>)> {
    let inner = root.body.region_body_mut(module);
    owners.iter().filter_map(|&op| Some((op, inner.take_nested_as_is(op)?))).collect()
}

/// The operations of the lowered module that bodies are for, in order, and the others that have bodies. `None` if the lowering has
/// moved or renamed operations.
fn targets(root: &Root, lowered: &Root, module: Op, skeleton: &impl Bodies) -> Option<(Vec<Op>, Vec<Op>)> {
    let (before, after) = (root.body.region_body(module), lowered.body.region_body(module));
    let with_body = |op: &Op| after.nested_index(*op).is_some();
    let (targets, others): (Vec<Op>, Vec<Op>) =
        after.nested_ops().into_iter().filter(with_body).partition(|&op| after.is_taken_out(op));
    let has_name_of = |(i, &op): (usize, &Op)| symbol_name(before, skeleton.op(i)) == symbol_name(after, op);
    let fits = targets.len() == skeleton.n_bodies() && targets.iter().enumerate().all(has_name_of);
    fits.then_some((targets, others))
}
