//! Loops and alternatives.

mod alternatives;
mod counted;
mod forall;
mod while_loop;

pub(super) use alternatives::{Alternatives, ExecuteRegion, Yield};
pub(super) use counted::For;
pub(super) use forall::{Forall, InParallel};
pub(super) use while_loop::{Condition, While};

use super::super::rewrite::Bufferizing;
use super::super::types::{Layouts, Typing, buffer_type, memory_space};
use crate::bufferization::ToTensor;
use crate::memref;
use crate::prelude::*;
use crate::scf as ops;
use terrace_ir::body::Use;

/// The values that a region of one block yields, and its end.
fn yielded(b: &Body, region: Region) -> Option<(Op, Values<'_>)> {
    let end = b.last_op(b.entry_block(region)?)?;
    b.is::<ops::Yield>(end).then(|| (end, b.operands(end)))
}

/// The buffer with another type, by a cast.
fn cast(rw: &mut Bufferizing<'_>, buffer: Value, ty: Type) -> Value {
    if rw.ty(buffer) == ty { buffer } else { memref::Cast::new(rw, ty, buffer) }
}

/// The types of the buffers of values that are tensors.
fn buffer_types(rw: &Bufferizing<'_>, values: &[Value]) -> Result<Vec<Option<Type>>> {
    let ty = |&value: &Value| match rw.ty(value).is_tensor(rw.ctx()) {
        true => rw.buffer_type(value).map(Some),
        false => Ok(None),
    };
    values.iter().map(ty).collect()
}

/// Makes the results of an operation buffers; users go on with tensors of them.
fn replace_results(rw: &mut Bufferizing<'_>, op: Op, types: &[Option<Type>]) {
    let results: Vec<Value> = rw.body().results(op).iter().collect();
    for (&result, &ty) in results.iter().zip(types) {
        if let Some(ty) = ty {
            rw.set_after(op);
            replace_value(rw, result, ty);
        }
    }
}

/// Makes arguments of a region's entry block buffers; the block goes on with tensors of them.
fn replace_args(rw: &mut Bufferizing<'_>, region: Region, args: &[Value], types: &[Option<Type>]) {
    let Some(block) = rw.entry_block(region) else { return };
    let point = rw.insert_point();
    rw.set_start(block);
    for (&arg, &ty) in args.iter().zip(types) {
        if let Some(ty) = ty {
            replace_value(rw, arg, ty);
        }
    }
    rw.set_insert_point(point);
}

/// Makes a value a buffer; its users go on with a tensor of it, which is built at the insertion point.
fn replace_value(rw: &mut Bufferizing<'_>, value: Value, ty: Type) {
    let tensor = rw.ty(value);
    let uses: Vec<Use> = rw.uses(value).collect();
    rw.body().set_ty(value, ty);
    let view = ToTensor::new(rw, tensor, value);
    for operand in uses {
        rw.set_operand(operand.owner, operand.index as usize, view);
    }
}

/// Passes buffers of these types in place of the tensors among the operands from `first` on.
fn pass_buffers(rw: &mut Bufferizing<'_>, op: Op, first: usize, types: &[Option<Type>]) -> Result {
    let mut buffers = Vec::new();
    for (i, ty) in types.iter().enumerate() {
        let value = rw.operand(op, first + i);
        buffers.push(if ty.is_some() { Some(rw.buffer(value)?) } else { None });
    }
    for (i, (buffer, &ty)) in buffers.into_iter().zip(types).enumerate() {
        if let (Some(buffer), Some(ty)) = (buffer, ty) {
            let buffer = cast(rw, buffer, ty);
            rw.set_operand(op, first + i, buffer);
        }
    }
    Ok(())
}

/// The type of a value, which is a buffer already or becomes one.
fn type_of(typing: &mut Typing<'_>, value: Value) -> Result<Type> {
    match typing.b.ty(value).is_tensor(typing.b.ctx()) {
        true => typing.of(value),
        false => Ok(typing.b.ty(value)),
    }
}

/// The type of an argument that a loop carries: that of its init and of the yielded value, or a common one.
fn carried_type(typing: &mut Typing<'_>, op: Op, arg: Value, init: Value, yielded: Value) -> Result<Type> {
    // A type that depends on itself is that of the init.
    if let Some(&(_, init)) = typing.inits.iter().find(|(known, _)| *known == arg) {
        typing.depend_on_open(arg);
        return Ok(init);
    }
    let init = type_of(typing, init)?;
    if typing.stack.iter().filter(|&&value| value == arg).count() >= 2 {
        typing.depend_on_open(arg);
        return Ok(init);
    }
    typing.inits.push((arg, init));
    let end = type_of(typing, yielded);
    typing.inits.pop();
    let end = end?;
    if init == end {
        return Ok(init);
    }
    let message = "init_arg and yielded value bufferize to inconsistent memory spaces";
    common_type(typing, op, arg, [init, end], message)
}

/// A type with the layout of no particular buffer.
fn common_type(typing: &Typing<'_>, op: Op, value: Value, types: [Type; 2], message: &str) -> Result<Type> {
    let ctx = typing.b.ctx();
    let [first, second] = types.map(|ty| memory_space(ctx, ty));
    if first != second {
        return Err(typing.error(op, message));
    }
    Ok(buffer_type(ctx, typing.b.ty(value), Layouts::Dynamic, second))
}
