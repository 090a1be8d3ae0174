//! Passes from `vector` to loops, which prepare for the lowering (`convert-vector-to-scf`).
//!
//! `permutation` makes transfers access the last dimensions in order. `loops` transfers the rows of vectors of several
//! dimensions in loops, `unrolled` one after the other, `one_dimension` element by element, `scalable` along a scalable
//! dimension. `print` prints vectors element by element.

mod loops;
mod one_dimension;
pub(crate) mod permutation;
mod print;
mod scalable;
mod transfer;
mod unrolled;

use crate::prelude::*;
use terrace_rewrite::greedy::apply_patterns_greedily;
use transfer::Transfer;

passes! {
    /// Lower the operations from the vector dialect into the SCF dialect.
    ///
    /// Transfers of several dimensions, or of elements that are not consecutive, become loops of smaller ones, through
    /// buffers on the stack; vectors are printed element by element.
    VectorToScf("ConvertVectorToSCF") = "convert-vector-to-scf" on(Anchor::Any, Body) {
        /// Perform full unrolling when converting vector transfers to SCF
        full_unroll: bool = false,
        /// Target vector rank to which transfer ops should be lowered
        target_rank: u32 = 1,
        /// Lower transfer ops that operate on tensors
        lower_tensors: bool = false,
        /// Add scalable vector specific lowerings (that introduce loops)
        lower_scalable: bool = false,
    } => vector_to_scf;
}

/// The tables of the pass, in upstream's order.
fn patterns(o: &VectorToScf) -> Patterns<greedy::Pattern> {
    let pick = |memrefs, tensors| if o.lower_tensors { tensors } else { memrefs };
    let mut patterns = Patterns::new().with_parameter(o.target_rank);
    if o.lower_scalable {
        patterns = patterns.add(pick(scalable::MEMREFS, scalable::TENSORS));
    }
    patterns = patterns.add(match o.full_unroll {
        true => pick(unrolled::MEMREFS, unrolled::TENSORS),
        false => pick(loops::MEMREFS, loops::TENSORS),
    });
    if o.target_rank == 1 {
        patterns = patterns.add(one_dimension::PATTERNS);
    }
    patterns.add(print::PATTERNS)
}

/// The patterns of a complete lowering, after which transfers have at most one dimension, of consecutive elements.
pub(crate) fn transfers() -> Patterns<greedy::Pattern> {
    let tables = [permutation::PATTERNS, loops::HOISTED, one_dimension::PATTERNS, one_dimension::ELEMENTS];
    Patterns::new().with_parameter(1).add_all(tables)
}

fn vector_to_scf(o: &VectorToScf, pass: &PassContext) -> Result<BodyPass> {
    let maps = Patterns::new().add(permutation::PATTERNS);
    let (target_rank, threads) = (o.target_rank, pass.threads);
    let permuted = match o.lower_tensors {
        true => BodyPass::new().prepare(move |body, op| {
            let changed = apply_patterns_greedily(body, op, &maps, threads);
            check_nested(body, op, target_rank).map(|()| changed)
        }),
        false => BodyPass::new().edit(GreedyEdit::new(maps)),
    };
    Ok(permuted.edit(GreedyEdit::new(patterns(o))))
}

/// Reports transfers of tensors whose lowering would need `tensor.dim`.
fn check_nested(body: &Body, op: Op, target_rank: u32) -> Result {
    let mut bodies: Vec<&Body> = body.nested_body(op).into_iter().collect();
    let mut result = Ok(());
    while let Some(body) = bodies.pop() {
        body.walk(|op| {
            if needs_extent(body, op, target_rank) {
                let message = format!(
                    "'{}' op needs 'tensor.dim' for a dynamic extent, but the dialect 'tensor' is not supported yet",
                    body.def(op).name
                );
                result = Err(body.ctx().error(body.loc(op), message).emit());
            }
        });
        bodies.extend(body.nested_ops().into_iter().filter_map(|op| body.nested_body(op)));
    }
    result
}

/// Whether a transfer of a tensor may be out of bounds in a dimension that becomes a loop and has a dynamic extent.
fn needs_extent(body: &Body, op: Op, target_rank: u32) -> bool {
    let Some(transfer) = Transfer::of(body, op) else { return false };
    let Some(tensor) = body.ty(transfer.base).as_::<RankedTensorType>(body.ctx()) else { return false };
    let n_loops = transfer.in_bounds.len().saturating_sub(target_rank as usize);
    transfer.map.results.iter().zip(&transfer.in_bounds).take(n_loops).any(|(expr, &is_inside)| {
        let AffineNode::Dim(dim) = expr.node(body.ctx()) else { return false };
        !is_inside && tensor.shape.get(dim as usize) == Some(&DYNAMIC)
    })
}
