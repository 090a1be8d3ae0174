//! `composite-fixed-point-pass`: runs a pipeline until it changes nothing.

use crate::manager::run_pipeline;
use crate::pass::{Anchor, PassContext, PipelineText};
use crate::passes;
use std::hash::{DefaultHasher, Hash, Hasher};
use terrace_ir::{Body, Loc, Op, Result, Scope};

passes! {
    /// Composite fixed point pass.
    ///
    /// Runs a pipeline again and again until it changes nothing.
    CompositeFixedPoint("CompositeFixedPointPass") = "composite-fixed-point-pass" on(Anchor::Any) {
        /// Composite pass display name
        name: String = String::from("CompositeFixedPointPass"),
        /// Composite pass inner pipeline
        pipeline: PipelineText = PipelineText::of(&[]),
        /// Maximum number of iterations if inner pipeline
        max_iterations: i32 = 10,
    } => run;
}

/// Runs the pass.
fn run(options: &CompositeFixedPoint, pass: &mut PassContext<'_>) -> Result {
    let max = options.max_iterations;
    if max <= 0 {
        let message = format!("Invalid maxIterations value: {max}");
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    let mut before = fingerprint(pass.body, pass.op);
    let first = before;
    let mut round = 0;
    loop {
        run_pipeline(pass, &options.pipeline.pipeline)?;
        let after = fingerprint(pass.body, pass.op);
        round += 1;
        if round > max {
            let scope = Scope { body: pass.body, parent: pass.outer };
            let message = format!("Composite pass \"{}\"+ didn't converge in {max} iterations", options.name);
            let _ = scope.at(pass.op).warning(message).emit();
            return pass.finish(after != first);
        }
        if after == before {
            return pass.finish(after != first);
        }
        before = after;
    }
}

/// A hash of an operation with all operations inside it. It covers ids, so an operation that is replaced by an equal one
/// counts as changed.
fn fingerprint(body: &Body, op: Op) -> u64 {
    let mut hasher = DefaultHasher::new();
    add_op(&mut hasher, body, op);
    let mut pending: Vec<&Body> = body.nested_body(op).into_iter().collect();
    while let Some(body) = pending.pop() {
        for region in (0..body.region_bound()).map(terrace_ir::Region::from_index) {
            for block in body.blocks(region) {
                (region, block).hash(&mut hasher);
                body.args(block).hash(&mut hasher);
                body.arg_types(block).for_each(|ty| ty.hash(&mut hasher));
                for op in body.ops(block) {
                    add_op(&mut hasher, body, op);
                    pending.extend(body.nested_body(op));
                }
            }
        }
    }
    hasher.finish()
}

fn add_op(hasher: &mut DefaultHasher, body: &Body, op: Op) {
    (op, body.code(op), body.dict(op), body.slots(op).to_words()).hash(hasher);
    body.operands(op).iter().for_each(|value| value.hash(hasher));
    body.types(body.results(op)).for_each(|ty| ty.hash(hasher));
    body.succs(op).for_each(|block| block.hash(hasher));
}
