//! `reify-result-shapes`: paddings and concatenations have the static extents that follow from their operands.

use crate::prelude::*;
use crate::reify;
use crate::tensor::{Cast, Concat, Pad};

passes! {
    /// Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.
    ReifyResultShapes("ReifyResultShapesPass") = "reify-result-shapes" on(Anchor::Any, Body) => reify_result_shapes;
}

fn reify_result_shapes(_: &ReifyResultShapes, _: &PassContext) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(BodyEdit {
        concerns: |body| body.op_codes().any(|code| code == Pad::DEF.code() || code == Concat::DEF.code()),
        run: reify_in,
        report: |_, _| Ok(()),
    }))
}

fn reify_in(body: &mut Body) -> EditResult {
    let mut ops = Vec::new();
    body.walk(|op| {
        if body.is::<Pad>(op) || body.is::<Concat>(op) {
            ops.push(op);
        }
    });
    let changed = !ops.is_empty();
    ops.into_iter().for_each(|op| {
        reify_result(body, op);
    });
    EditResult { changed, unfinished: false }
}

/// Gives the result of an operation the extents that are constants, and casts it for the users.
fn reify_result(body: &mut Body, op: Op) -> Option<()> {
    let result = body.result(op, 0);
    let mut b = Builder::before(body, op);
    let extents = reify::extents(&mut b, result)?;
    let extents: SmallVec<[i64; 4]> =
        extents.iter().map(|extent| extent.constant_value(&b).unwrap_or(DYNAMIC)).collect();
    let old = b.ty(result);
    let ty = {
        let ty = old.as_::<RankedTensorType>(b.ctx())?;
        RankedTensorType::get(b.ctx(), &extents, ty.elem, ty.encoding)
    };
    if ty == old {
        return Some(());
    }
    b.set_after(op);
    b.set_ty(result, ty);
    let cast = Cast::new(&mut b, old, result);
    let cast_op = b.def_op(cast);
    b.replace_uses_if(result, cast, |_, user| Some(user.owner) != cast_op);
    Some(())
}
