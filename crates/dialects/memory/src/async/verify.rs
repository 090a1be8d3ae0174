//! Verifiers of `async` operations, beyond type constraints and traits.

use super::{Await, Call, Func, Return, TokenType, ValueType, value_type};
use crate::prelude::*;
use terrace_base::function::{function_type, verify_function_op};
use terrace_ir::symbols::SymbolTables;

/// Verifies that the operand is a token and there is no result, or that the result is the payload of the operand.
pub(super) fn await_op(op: Shape<'_, Await>) -> Result {
    let (ctx, operand, result) = (op.ctx(), op.operand(), op.result());
    let Some(payload) = value_type(ctx, operand) else {
        return match result {
            Some(_) if operand.is::<TokenType>(ctx) => op.fail("awaiting on a token must have empty result"),
            _ => Ok(()),
        };
    };
    match result {
        Some(result) if result == payload => Ok(()),
        Some(result) => op.fail(format_args!(
            "result type {} does not match async value type {}",
            quoted_type(ctx, result),
            quoted_type(ctx, payload)
        )),
        None => op
            .fail(format_args!("has no result, but awaiting on a value gives {}", quoted_type(ctx, payload))),
    }
}

/// Verifies that the entry block matches the type, and that the results are an optional token and values.
pub(super) fn func(op: OpRef<'_>) -> Result {
    verify_function_op(op)?;
    let (ctx, Some(ty)) = (op.ctx(), function_type(op.body(), op.op)) else { return Ok(()) };
    if ty.results.is_empty() {
        return op.fail("result is expected to be at least of size 1, but got 0");
    }
    for (i, &result) in ty.results.iter().enumerate() {
        let is_token = result.is::<TokenType>(ctx);
        if !is_token && !result.is::<ValueType>(ctx) {
            return op.fail(format_args!(
                "result type must be async value type or async token type, but got {}",
                quoted_type(ctx, result)
            ));
        }
        if is_token && i != 0 {
            return op.fail(format_args!(
                " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                i + 1
            ));
        }
    }
    Ok(())
}

/// Verifies that the operands are the payloads of the function's results.
pub(super) fn return_op(op: OpView<'_, Return>) -> Result {
    let ctx = op.ctx();
    let Some(parent) = op.parent().filter(|parent| parent.as_::<Func>().is_some()) else { return Ok(()) };
    let Some(ty) = function_type(parent.body(), parent.op) else { return Ok(()) };
    let payloads = ty.results.iter().filter_map(|&result| value_type(ctx, result));
    match op.operands().iter().map(|operand| op.ty(operand)).eq(payloads) {
        true => Ok(()),
        false => op.fail("operand types do not match the types returned from the parent FuncOp"),
    }
}

/// Verifies that the callee is an `async.func` with the types of operands and results.
pub(super) fn call(op: OpView<'_, Call>, tables: &mut SymbolTables<'_>) -> Result {
    let name = op.handle.callee(op.body());
    let symbol = name.and_then(|name| tables.lookup_nearest(*op, name));
    let Some(callee) = symbol.filter(|symbol| symbol.as_::<Func>().is_some()) else {
        let name = name.map_or_else(Default::default, |name| op.ctx().str(name));
        return op.fail(format_args!("'{name}' does not reference a valid async function"));
    };
    match function_type(callee.body, callee.op) {
        Some(ty) => terrace_base::func::call_types(*op, ty),
        None => Ok(()),
    }
}
