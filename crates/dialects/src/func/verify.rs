//! What the operations of `func` require beyond constraints and traits.

use super::{CallIndirect, Func};
use crate::function::verify_function;
use terrace_ir::Result;
use terrace_ir::asm::quoted_type;
use terrace_ir::body::OpRef;
use terrace_ir::types::FunctionType;

/// The entry block and the attribute arrays fit the type.
pub(super) fn func(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(func) = op.as_::<Func>() else { return Ok(()) };
    let Some(ty) = func.signature(ctx, b) else { return Ok(()) };
    let arg_attrs = b.slot(op.op, Func::SLOTS.arg_attrs);
    let res_attrs = b.slot(op.op, Func::SLOTS.res_attrs);
    verify_function(op, ty.inputs, ty.results.len(), arg_attrs, res_attrs)
}

/// The operands are the function's results.
pub(super) fn ret(op: OpRef<'_>) -> Result {
    let ctx = op.ctx();
    // Another parent is an error of its own.
    let Some((parent, func)) = op.parent().and_then(|parent| Some((parent, parent.as_::<Func>()?))) else {
        return Ok(());
    };
    let Some(ty) = func.signature(ctx, parent.body()) else { return Ok(()) };
    let name = || func.sym_name(parent.body()).map_or_else(Default::default, |name| ctx.str(name));
    let operands = op.body().operands(op.op);
    if operands.len() != ty.results.len() {
        return op.fail(format_args!(
            "has {} operands, but enclosing function (@{}) returns {}",
            operands.len(),
            name(),
            ty.results.len()
        ));
    }
    for (i, (operand, &want)) in operands.iter().zip(ty.results).enumerate() {
        let have = op.ty(operand);
        if have != want {
            let message = format!(
                "type of return operand {i} ({}) doesn't match function result type ({}) in function @{}",
                quoted_type(ctx, have),
                quoted_type(ctx, want),
                name()
            );
            return Err(op.error(message).emit());
        }
    }
    Ok(())
}

/// The callee's inputs are the types of the operands after it.
pub(super) fn callee_inputs(op: OpRef<'_>) -> bool {
    let b = op.body();
    let Some(call) = op.as_::<CallIndirect>() else { return false };
    let ty = op.ty(call.callee(b)).as_::<FunctionType>(op.ctx());
    ty.is_some_and(|ty| b.types(call.callee_operands(b)).eq(ty.inputs.iter().copied()))
}

/// The callee's results are the types of the results.
pub(super) fn callee_results(op: OpRef<'_>) -> bool {
    let b = op.body();
    let Some(call) = op.as_::<CallIndirect>() else { return false };
    let ty = op.ty(call.callee(b)).as_::<FunctionType>(op.ctx());
    ty.is_some_and(|ty| b.types(b.results(op.op)).eq(ty.results.iter().copied()))
}
