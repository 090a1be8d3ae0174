//! Verification of discardable attributes, and of launches in modules that have them.

use crate::gpu::{Binary, CONTAINER_MODULE, Func, KERNEL, LaunchFunc, Module};
use crate::prelude::*;
use terrace_base::builtin;
use terrace_ir::asm::attr_to_string;
use terrace_ir::symbols::{Symbol, SymbolTables};

/// Verifies a discardable attribute of the dialect.
pub fn op(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    match name {
        "gpu.known_block_size" | "gpu.known_grid_size" => known_size(op, name, attr),
        CONTAINER_MODULE if attr == Attr::UNIT => container_module(op),
        _ => Ok(()),
    }
}

fn known_size(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    let array = attr.as_::<DenseArrayAttr>(op.ctx()).filter(|array| array.elem == Type::I32);
    match array {
        None => op.fail(format_args!("{name} must be a dense i32 array")),
        Some(array) if array.len != 3 => op.fail(format_args!("{name} must contain exactly 3 elements")),
        Some(_) => Ok(()),
    }
}

fn container_module(op: OpRef<'_>) -> Result {
    if op.as_::<builtin::Module>().is_some() {
        return Ok(());
    }
    let message = format!("expected '{CONTAINER_MODULE}' attribute to be attached to 'builtin.module'");
    Err(op.error(message).emit())
}

/// Verifies that a launch has the operands of its kernel. Upstream looks only at launches directly in functions.
pub fn launch_func(op: OpView<'_, LaunchFunc>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(module) = op.parent().and_then(OpRef::parent) else { return Ok(()) };
    if module.as_::<builtin::Module>().is_none() || module.attr(CONTAINER_MODULE) != Some(Attr::UNIT) {
        return Ok(());
    }
    let launch = op.handle;
    let Some(kernel) = launch.kernel(b) else { return Ok(()) };
    let Some(reference) = kernel.as_::<SymbolRefAttr>(ctx) else { return Ok(()) };
    let container_name = ctx.str(reference.root);
    let table = Symbol { body: module.body(), op: module.op };
    let Some(container) = tables.lookup_in(table, reference.root) else {
        return op.fail(format_args!("kernel container '{container_name}' is undefined"));
    };
    if container.as_::<Binary>().is_some() {
        return Ok(());
    }
    if container.as_::<Module>().is_none() {
        return op.fail(format_args!("kernel module '{container_name}' is undefined"));
    }
    let kernel_name = attr_to_string(ctx, kernel);
    let found = reference.nested.iter().try_fold(container, |table, &name| tables.lookup_in(table, name));
    let Some(function) = found else {
        return op.fail(format_args!("kernel function '{kernel_name}' is undefined"));
    };
    if !function.def().has(Trait::FunctionOpInterface) {
        let error = op.op_error(format_args!("referenced kernel '{kernel_name}' is not a function"));
        return Err(error.note(function.body.loc(function.op), "see the kernel definition here").emit());
    }
    if function.body.attr(function.op, KERNEL) != Some(Attr::UNIT) {
        return op.fail(format_args!("kernel function is missing the '{KERNEL}' attribute"));
    }
    let Some(ty) = function.as_::<Func>().and_then(|func| func.signature(function.body)) else {
        return Ok(());
    };
    let operands = launch.kernel_operands(b);
    if operands.len() != ty.inputs.len() {
        let (got, expected) = (operands.len(), ty.inputs.len());
        return op.fail(format_args!("got {got} kernel operands but expected {expected}"));
    }
    match operands.iter().zip(ty.inputs).position(|(operand, &ty)| b.ty(operand) != ty) {
        Some(i) => op.fail(format_args!("type of function argument {i} does not match")),
        None => Ok(()),
    }
}
