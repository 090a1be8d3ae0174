//! `tosa-arith-const-to-tosa-const`: tensors that are constants of `arith` become constants of `tosa`.

use crate::prelude::*;
use crate::tosa::Const;
use terrace_base::arith::Constant;

passes! {
    /// Convert tensor arith.constant operations into tosa.const.
    ArithConstantToTosaConst("TosaArithConstantToTosaConstPass") = "tosa-arith-const-to-tosa-const" on(Anchor::Op("func.func")) => constants_to_tosa;
}

fn constants_to_tosa(_: &ArithConstantToTosaConst, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, greedy::Patterns::new().add(PATTERNS))
}

static PATTERNS: &[greedy::Pattern] = rewrites![Constant => constant];

fn constant(op: Constant, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (value, ty) = (op.value(rw)?, rw.ty(op.result(rw)));
    let tensor = ty.as_::<RankedTensorType>(&ctx)?;
    // `tosa` has no empty tensors, and only numbers as elements.
    let is_number = tensor.elem.is_int(&ctx) || tensor.elem.is_float(&ctx);
    (is_number && !tensor.shape.contains(&0)).then_some(())?;
    terrace_base::constraints::ElementsAttr::decode(&ctx, value)?;
    Some(Const::new(rw, ty, value))
}
