//! `remove-shape-constraints`: assertions about shapes are taken to hold.

use crate::prelude::*;
use crate::shape::{ConstWitness, CstrBroadcastable, CstrEq};
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Replace all cstr_ ops with a true witness.
    RemoveShapeConstraints("RemoveShapeConstraintsPass") = "remove-shape-constraints" on(Anchor::Op("func.func"))
        => remove_shape_constraints;
}

fn remove_shape_constraints(_: &RemoveShapeConstraints, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    CstrBroadcastable => holds::<CstrBroadcastable>,
    CstrEq => holds::<CstrEq>,
];

fn holds<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.result_type(op.op(), 0);
    Some(ConstWitness::new(rw, ty, true))
}
