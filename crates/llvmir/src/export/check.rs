//! Reports violations of LLVM's rules at the operations that they come from.

use crate::export::body::origin;
use crate::export::state::ModuleState;
use terrace_ir::body::OpRef;
use terrace_ir::{Op, Region, Result, Scope};
use terrace_llir as llir;
use terrace_llir::{Func, Problem, ValueKind};
use terrace_support::FxHashMap;

/// The maximum number of reported problems.
const MAX_REPORTED: usize = 20;

/// Checks everything but bodies, and reports these problems and those of bodies.
pub(crate) fn check(state: &ModuleState<'_>, functions: &[(Op, Func)], in_bodies: Vec<Problem>) -> Result {
    let mut problems = llir::verify_declarations(state.module).err().unwrap_or_default();
    problems.extend(in_bodies);
    let Some(first) = problems.first() else { return Ok(()) };
    let ops: FxHashMap<Func, Op> = functions.iter().map(|&(op, func)| (func, op)).collect();
    let mut reported = report(state, &ops, first);
    for problem in problems.iter().take(MAX_REPORTED).skip(1) {
        reported = report(state, &ops, problem);
    }
    Err(reported)
}

#[cold]
fn report(state: &ModuleState<'_>, ops: &FxHashMap<Func, Op>, problem: &Problem) -> terrace_ir::Reported {
    let message = problem.to_string();
    if let Some(func) = problem.func
        && let Some(&op) = ops.get(&func)
    {
        let b = state.body().region_body(op);
        let scope = Scope { body: b, parent: Some((state.scope, op)) };
        if let Some(inst) = problem.inst
            && let Some(at) = origin(state, op, func, inst)
        {
            let mut error = scope.at(at.op).error(message);
            if let Some(op) = at.mistyped {
                let note = format!(
                    "LLVM's intrinsic gives another type than the result of '{}' has here",
                    b.def(op).name
                );
                error = error.note(b.loc(op), note);
            }
            return error.emit();
        }
        if let Some(block) = problem.block
            && let Some(block) = b.blocks(Region::from_index(0)).nth(block.index())
            && let Some(at) = b.last_op(block)
        {
            return scope.at(at).error(message).emit();
        }
        return state.ctx.error(state.body().loc(op), message).emit();
    }
    if let Some(value) = problem.global.or_else(|| problem.func.map(|func| state.module.func_value(func)))
        && let Some(op) = symbol_of(state, value)
    {
        return state.ctx.error(op.body().loc(op.op), message).emit();
    }
    let loc = state.scope.parent.map_or(terrace_ir::Loc::UNKNOWN, |(scope, op)| scope.body.loc(op));
    state.ctx.error(loc, message).emit()
}

/// The operation that defines a global, an alias, an ifunc or a declared function.
fn symbol_of<'a>(state: &ModuleState<'a>, value: llir::Value) -> Option<OpRef<'a>> {
    if matches!(value.kind(), ValueKind::Inst(_)) {
        return None;
    }
    let b = state.body();
    state
        .ops()
        .find(|&op| {
            let name = terrace_ir::symbols::symbol_name(b, op);
            name.is_some_and(|name| state.symbols.get(&name) == Some(&value))
        })
        .map(|op| state.scope.at(op))
}
