//! The lowering of a module whose bodies of functions are taken out, which each body follows by itself.

use super::{name_of, needs_module, top_level};
use crate::compile::CompileOptions;
use crate::reduce::is_definition;
use terrace_ir::{Body, Op, Result, Root, Str};
use terrace_rewrite::convert::StreamedPasses;
use terrace_rewrite::pipeline::Step;

/// A module that is lowered but for the bodies of its functions.
pub struct SkeletonAndBodies {
    pub lowered: Root,
    pub passes: StreamedPasses,
    /// The functions that have bodies, of both modules, with their names.
    pub functions: Vec<(Op, Str)>,
    /// Their bodies, which are not lowered.
    #[allow(clippy::vec_box, reason = "bodies are boxed as they are handed around")]
    pub bodies: Vec<Box<Body>>,
}

impl CompileOptions {
    /// Takes the bodies of functions out of a verified module, and lowers the rest.
    pub(super) fn sweep_module(&self, root: &mut Root, module: Op) -> Result<SkeletonAndBodies> {
        let ctx = root.body.ctx().clone();
        let loc = root.body.loc(module);
        let fail = |why: &str| needs_module(&ctx, loc, why);
        let pipeline = self.after();
        if !StreamedPasses::accepts(&pipeline) {
            let name = pipeline.steps.iter().find_map(module_pass).unwrap_or_default();
            return Err(fail(&format!("the pass '{name}' needs all of it")));
        }
        let inner = root.body.region_body_mut(module);
        let definitions: Vec<Op> =
            top_level(inner).into_iter().filter(|&op| is_definition(inner, op)).collect();
        let mut functions = Vec::with_capacity(definitions.len());
        for op in definitions {
            functions.push((op, name_of(inner, op)?));
        }
        let bodies: Vec<Box<Body>> =
            functions.iter().filter_map(|&(op, _)| inner.take_nested_as_is(op)).collect();
        let mut lowered = Root { body: root.body.deep_clone() };
        let Some(mut passes) = StreamedPasses::start(pipeline, &mut lowered, self.threads) else {
            return Err(fail("the lowering of its types, globals or signatures needs all of it"));
        };
        let inner = lowered.body.region_body_mut(module);
        let (targets, others): (Vec<Op>, Vec<Op>) = inner
            .nested_ops()
            .into_iter()
            .filter(|&op| inner.nested_index(op).is_some())
            .partition(|&op| inner.is_taken_out(op));
        let mut fits = targets.len() == functions.len();
        for (&op, known) in targets.iter().zip(&mut functions) {
            fits &= name_of(inner, op)? == known.1;
            known.0 = op;
        }
        let others: Vec<(Op, Box<Body>)> =
            others.into_iter().filter_map(|op| Some((op, inner.take_nested_as_is(op)?))).collect();
        if !fits || passes.run(&mut lowered, others, &[]).is_none_or(|added| !added.is_empty()) {
            return Err(fail("the lowering moves functions, or adds symbols for what is around them"));
        }
        Ok(SkeletonAndBodies { lowered, passes, functions, bodies })
    }
}

/// The name of a step that is not one pass on each body by itself.
fn module_pass(step: &Step) -> Option<&'static str> {
    match step {
        Step::Pass(pass) if !matches!(pass.def.run, terrace_rewrite::pass::Run::Body(_)) => {
            Some(pass.def.name)
        }
        Step::Pass(_) => None,
        Step::Nested(_) => Some("builtin.module(..)"),
    }
}
