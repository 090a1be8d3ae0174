//! `resolve-ranked-shaped-type-result-dims` and `resolve-shaped-type-result-dims`: extents of results are computed from the
//! operands.

use crate::memref::{AssumeAlignment, Dim, ExpandShape};
use crate::prelude::*;
use crate::reify;
use crate::scf::Forall;
use crate::tensor::{self, Dim as TensorDim};
use terrace_rewrite::greedy::{GreedyConfig, apply_patterns_with};

passes! {
    /// Resolve memref.dim of result values of ranked shape type.
    ResolveRankedResultDims("ResolveRankedShapeTypeResultDimsPass") = "resolve-ranked-shaped-type-result-dims"
        on(Anchor::Any) {
        /// Throw an error when pattern rewriter hits iteration limit
        error_on_pattern_iteration_limit: bool = true,
    } => resolve_ranked_result_dims;

    /// Resolve memref.dim of result values.
    ResolveResultDims("ResolveShapedTypeResultDimsPass") = "resolve-shaped-type-result-dims" on(Anchor::Any) {
        /// Throw an error when pattern rewriter hits iteration limit
        error_on_pattern_iteration_limit: bool = true,
    } => resolve_result_dims;
}

/// Applies the patterns of the passes that resolve extents.
fn resolve_dims(pass: &mut PassContext<'_>, fails_at_limit: bool) -> Result {
    let patterns = Patterns::new().add_all(RESOLVE_DIMS);
    let result = apply_patterns_with(pass.body, pass.op, &patterns, GreedyConfig::default(), pass.threads);
    if fails_at_limit && !result.converged {
        let message = "dim operation resolution hit pattern iteration limit";
        return Err(pass.ctx().error(pass.body.loc(pass.op), message).emit());
    }
    pass.finish(result.changed)
}

fn resolve_ranked_result_dims(o: &ResolveRankedResultDims, pass: &mut PassContext<'_>) -> Result {
    resolve_dims(pass, o.error_on_pattern_iteration_limit)
}

fn resolve_result_dims(o: &ResolveResultDims, pass: &mut PassContext<'_>) -> Result {
    resolve_dims(pass, o.error_on_pattern_iteration_limit)
}

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![Dim => dim];

/// The patterns that compute extents of results from operands.
pub static RESOLVE_DIMS: [&[greedy::Pattern]; 2] = [PATTERNS, OF_TENSORS];

static OF_TENSORS: &[greedy::Pattern] = rewrites![TensorDim => dim_of_result, TensorDim => dim_of_output];

/// Replaces a known extent of a result whose operation says what its shape is (`ReifyRankedShapedTypeOpInterface`).
fn dim(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let at = usize::try_from(integer_of(rw, op.index(rw))?).ok()?;
    let source = op.source(rw);
    let rank = rw.ty(source).as_::<MemRefType>(rw.ctx())?.shape.len();
    let def = rw.def_op(source).filter(|_| at < rank)?;
    if let Some(aligned) = rw.as_::<AssumeAlignment>(def) {
        let memref = aligned.memref(rw);
        let index = arith::Constant::index(rw, at as i64);
        return Some(Dim::new(rw, memref, index));
    }
    let expanded = rw.as_::<ExpandShape>(def)?;
    let extent = *expanded.mixed_output_shape(rw).get(at)?;
    Some(extent.value(rw))
}

/// Replaces an extent of a tensor whose operation says what its shape is.
fn dim_of_result(op: TensorDim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let at = usize::try_from(integer_of(rw, op.index(rw))?).ok()?;
    let source = op.source(rw);
    if at >= tensor::ranked(rw.ctx(), rw, source)?.shape.len() {
        return None;
    }
    let extent = *reify::extents(rw, source)?.get(at)?;
    Some(extent.value(rw))
}

/// An extent of a shared output inside the loop is that of the output.
fn dim_of_output(op: TensorDim, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let ValueDef::Arg(block, i) = rw.value_def(source) else { return None };
    let forall = rw.as_::<Forall>(rw.parent_op(rw.first_op(block)?)?)?;
    let n_dims = forall.static_bounds(rw)[0].len();
    let output = forall.outputs(rw).get((i as usize).checked_sub(n_dims)?)?;
    rw.replace_operand(op.0, 0, output);
    Some(())
}
