//! Verifiers of `func` operations, beyond type constraints and traits.

use super::{Call, CallIndirect, Constant, Func};
use crate::function::verify_function_end;
use terrace_ir::symbols::SymbolTables;
use terrace_rewrite::prelude::*;

/// Verifies that the operands match the function's results.
pub(super) fn ret(op: OpRef<'_>) -> Result {
    verify_function_end(op, "returns", "return")
}

/// Whether the callee's inputs match the operands after it.
pub(super) fn callee_inputs(op: OpShape<'_>) -> bool {
    let Some(call) = op.as_::<CallIndirect>() else { return false };
    let ty = call.callee().as_::<FunctionType>(op.ctx());
    ty.is_some_and(|ty| call.callee_operands().iter().eq(ty.inputs.iter().copied()))
}

/// Whether the callee's results match the results.
pub(super) fn callee_results(op: OpShape<'_>) -> bool {
    let Some(call) = op.as_::<CallIndirect>() else { return false };
    let ty = call.callee().as_::<FunctionType>(op.ctx());
    ty.is_some_and(|ty| op.results().iter().eq(ty.results.iter().copied()))
}

/// Type of the function with this name.
fn callee<'a>(op: OpRef<'a>, name: Option<Str>, tables: &mut SymbolTables<'_>) -> Option<FunctionType<'a>> {
    let symbol = tables.lookup_nearest(op, name?)?;
    symbol.as_::<Func>()?.signature(op.ctx(), symbol.body)
}

/// Verifies that the callee is a function with the types of operands and results.
pub(super) fn call(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let name = op.as_::<Call>().and_then(|call| call.callee(b));
    let Some(ty) = callee(op, name, tables) else {
        let name = name.map_or_else(Default::default, |name| ctx.str(name));
        return op.fail(format_args!("'{name}' does not reference a valid function"));
    };
    call_types(op, ty)
}

/// Verifies that a call has the types of its callee.
pub fn call_types(op: OpRef<'_>, ty: FunctionType<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let (operands, results) = (b.operands(op.op), b.results(op.op));
    if operands.len() != ty.inputs.len() {
        return op.fail("incorrect number of operands for callee");
    }
    for (i, (operand, &want)) in operands.iter().zip(ty.inputs).enumerate() {
        let have = op.ty(operand);
        if have != want {
            return op.fail(format_args!(
                "operand type mismatch: expected operand type {}, but provided {} for operand number {i}",
                quoted_type(ctx, want),
                quoted_type(ctx, have)
            ));
        }
    }
    if results.len() != ty.results.len() {
        return op.fail("incorrect number of results for callee");
    }
    let have: SmallVec<[Type; 4]> = b.types(results).collect();
    if let Some(i) = have.iter().zip(ty.results).position(|(have, want)| have != want) {
        let loc = b.loc(op.op);
        let list =
            |types: &[Type]| types.iter().map(|&ty| quoted_type(ctx, ty)).collect::<Vec<_>>().join(", ");
        return Err(op
            .op_error(format_args!("result type mismatch at index {i}"))
            .note(loc, format!("      op result types: {}", list(&have)))
            .note(loc, format!("function result types: {}", list(ty.results)))
            .emit());
    }
    Ok(())
}

/// Verifies that the symbol is a function of the result's type.
pub(super) fn constant(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let name = op.as_::<Constant>().and_then(|constant| constant.value(b));
    let have = op.ty(b.result(op.op, 0));
    let Some(ty) = callee(op, name, tables) else {
        let name = name.map_or_else(Default::default, |name| ctx.str(name));
        return op.fail(format_args!("reference to undefined function '{name}'"));
    };
    if have.as_::<FunctionType>(ctx).is_none_or(|have| (have.inputs, have.results) != (ty.inputs, ty.results))
    {
        return op.fail("reference to function with mismatched type");
    }
    Ok(())
}
