//! Checks of operations when they are built: which operand is wrong, and where in the program it was given.

use crate::Result;
use crate::asm::quoted_type;
use crate::body::{Body, Op, OpRef, OpState, Scope};
use crate::decl::{Arity, OpShape};
use crate::diag::{DiagBuilder, capture};
use crate::types::Type;
use crate::verify::verify_types;
use core::fmt::Write;
use core::panic::Location;

/// Gives results whose types are unknown the type `none`.
#[cold]
pub(super) fn use_placeholders(state: &mut OpState) {
    let single = state.def.results.iter().filter(|result| result.arity == Arity::One);
    let types: Vec<Type> = single.map(|_| Type::NONE).collect();
    state.results.extend(types);
}

/// Reports an operand of an operation that has the wrong type, or that results have `unknown` types.
#[cfg_attr(debug_assertions, track_caller)]
pub(super) fn check(body: &Body, op: Op, unknown: bool) {
    let scope = Scope { body, parent: None };
    let at = scope.at(op);
    let caller = if cfg!(debug_assertions) { Some(Location::caller()) } else { None };
    let (result, diagnostics) = capture(|| check_operation(at, unknown));
    for mut diagnostic in diagnostics {
        if let Some(caller) = caller.filter(|_| result.is_err()) {
            let note =
                format!("the operation is built at {}:{}:{}", caller.file(), caller.line(), caller.column());
            diagnostic.notes.push((diagnostic.loc, note));
        }
        body.ctx().emit(diagnostic);
    }
}

fn check_operation(at: OpRef<'_>, unknown: bool) -> Result {
    if !at.def().registered {
        return Ok(());
    }
    check_operands(at)?;
    if unknown {
        let error = at.ctx().error(
            at.body().loc(at.op),
            format!(
                "'{}': the types of the results do not follow from the operands and attributes",
                at.def().name
            ),
        );
        return Err(list_operands(error, at).emit());
    }
    let (result, diagnostics) = capture(|| verify_types(at));
    for diagnostic in diagnostics {
        let error = at.ctx().error(diagnostic.loc, diagnostic.message);
        list_operands(error, at).emit();
    }
    result
}

/// Reports the first operand whose type its constraint does not allow.
fn check_operands(at: OpRef<'_>) -> Result {
    let (ctx, shape, mut number) = (at.ctx(), OpShape::of(at), 0);
    for (group, field) in at.def().operands.iter().enumerate() {
        for ty in shape.operand_group(group).iter() {
            if !field.constraint.pred.holds(ctx, ty) {
                let message = format!(
                    "'{}': operand #{number} '{}' must be {}, but got {}",
                    at.def().name,
                    field.name,
                    field.constraint.summary,
                    quoted_type(ctx, ty)
                );
                return Err(ctx.error(at.body().loc(at.op), message).emit());
            }
            number += 1;
        }
    }
    Ok(())
}

/// Adds a note with the names and types of the operands.
fn list_operands<'c>(error: DiagBuilder<'c>, at: OpRef<'_>) -> DiagBuilder<'c> {
    let (ctx, shape) = (at.ctx(), OpShape::of(at));
    let mut list = String::new();
    for (group, field) in at.def().operands.iter().enumerate() {
        for ty in shape.operand_group(group).iter() {
            let separator = if list.is_empty() { "" } else { ", " };
            let _ = write!(list, "{separator}'{}' of type {}", field.name, quoted_type(ctx, ty));
        }
    }
    match list.as_str() {
        "" => error,
        list => error.note(at.body().loc(at.op), format!("the operands are {list}")),
    }
}
