//! Verifiers of `ml_program` operations, beyond type constraints and traits.

use super::access::reference;
use super::{Global, GlobalLoadConst};
use crate::prelude::*;
use terrace_ir::asm::attr_to_string;
use terrace_ir::symbols::{Symbol, SymbolTables};

/// Verifies that a constant has a value.
pub(super) fn global(op: Shape<'_, Global>) -> Result {
    match op.is_mutable().is_none() && op.value().is_none() {
        true => op.fail("immutable global must have an initial value"),
        false => Ok(()),
    }
}

/// The global of an access, with its text and its type.
fn find<'a>(op: OpRef<'a>, tables: &mut SymbolTables<'_>) -> Result<(Symbol<'a>, Global, String)> {
    let name = reference(op.body(), op.op);
    let text = name.map(|name| attr_to_string(op.ctx(), name)).unwrap_or_default();
    let symbol = name.and_then(|name| tables.resolve(op, name));
    match symbol.and_then(|symbol| Some((symbol, symbol.as_::<Global>()?))) {
        Some((symbol, global)) => Ok((symbol, global, text)),
        None => Err(op.op_error(format_args!("undefined global: {text}")).emit()),
    }
}

/// Verifies that the symbol is a global of the type of the result.
pub(super) fn global_load(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let (symbol, global, _) = find(op, tables)?;
    check_load(op, global.ty(symbol.body))
}

fn check_load(op: OpRef<'_>, global: Option<Type>) -> Result {
    let have = op.results().first().map(|result| op.ty(result));
    match (global, have) {
        (Some(global), Some(have)) if global != have => op.fail(format_args!(
            "cannot load from global typed {} as {}",
            quoted_type(op.ctx(), global),
            quoted_type(op.ctx(), have)
        )),
        _ => Ok(()),
    }
}

/// Verifies that the symbol is a constant of the type of the result.
pub(super) fn global_load_const(op: OpView<'_, GlobalLoadConst>, tables: &mut SymbolTables<'_>) -> Result {
    let (symbol, global, text) = find(*op, tables)?;
    if global.is_mutable(symbol.body).is_some() {
        return op.fail(format_args!("cannot load as const from mutable global {text}"));
    }
    check_load(*op, global.ty(symbol.body))
}

/// Verifies that the symbol is a mutable global of the type of the operand.
pub(super) fn global_store(op: OpRef<'_>, tables: &mut SymbolTables<'_>) -> Result {
    let (symbol, global, text) = find(op, tables)?;
    if global.is_mutable(symbol.body).is_none() {
        return op.fail(format_args!("cannot store to an immutable global {text}"));
    }
    let have = op.operands().first().map(|value| op.ty(value));
    match (global.ty(symbol.body), have) {
        (Some(global), Some(have)) if global != have => op.fail(format_args!(
            "cannot store to a global typed {} from {}",
            quoted_type(op.ctx(), global),
            quoted_type(op.ctx(), have)
        )),
        _ => Ok(()),
    }
}
