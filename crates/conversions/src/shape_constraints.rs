//! Lowering of the assertions of `shape` to those of `cf` (`convert-shape-constraints`).

use crate::prelude::*;
use terrace_memory::shape::{ConstWitness, CstrBroadcastable, CstrEq, CstrRequire, IsBroadcastable, ShapeEq};
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Convert shape constraint operations to the standard dialect.
    ///
    /// Code behind an assertion may rely on it: the witness is one that holds.
    ShapeConstraints("ConvertShapeConstraintsPass") = "convert-shape-constraints" on(Anchor::Any)
        => shape_constraints;
}

fn shape_constraints(_: &ShapeConstraints, pass: &mut PassContext) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

static PATTERNS: &[greedy::Pattern] =
    rewrites![CstrBroadcastable => cstr_broadcastable, CstrEq => cstr_eq, CstrRequire => cstr_require];

fn cstr_broadcastable(op: CstrBroadcastable, rw: &mut Rewriter) -> Option<Value> {
    let shapes = op.shapes(rw).to_vec();
    let holds = IsBroadcastable::new(rw, Type::I1, &shapes);
    Some(require(rw, op.result(rw), holds, "required broadcastable shapes"))
}

fn cstr_eq(op: CstrEq, rw: &mut Rewriter) -> Option<Value> {
    let shapes = op.shapes(rw).to_vec();
    let holds = ShapeEq::new(rw, Type::I1, &shapes);
    Some(require(rw, op.result(rw), holds, "required equal shapes"))
}

fn require(rw: &mut Rewriter, witness: Value, holds: Value, message: &str) -> Value {
    let (ty, message) = (rw.ty(witness), rw.ctx().intern(message));
    CstrRequire::new(rw, ty, message, holds)
}

fn cstr_require(op: CstrRequire, rw: &mut Rewriter) -> Option<Value> {
    let (condition, message, ty) = (op.pred(rw), op.msg(rw)?, rw.ty(op.result(rw)));
    cf::Assert::build(rw, message, condition);
    Some(ConstWitness::new(rw, ty, true))
}
