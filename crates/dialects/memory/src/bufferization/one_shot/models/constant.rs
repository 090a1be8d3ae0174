//! Operations of `arith`.

use super::super::analysis::Analysis;
use super::super::model::{Alias, Aliases, Bufferizable};
use super::super::rewrite::Bufferizing;
use super::super::types::{Layouts, Typing, buffer_type, memory_space};
use crate::memref;
use crate::prelude::*;
use terrace_ir::body::Use;

/// A constant tensor is a constant global, which must not be written.
pub(super) struct Constant;

impl Bufferizable for Constant {
    fn is_writable(&self, _: &Analysis<'_>, _: Value) -> bool {
        false
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let ctx = rw.ctx().clone();
        let result = rw.body().result(op, 0);
        let tensor = rw.ty(result);
        let value = rw.as_::<arith::Constant>(op).and_then(|op| op.value(rw));
        let (Some(value), true) = (value, tensor.is::<RankedTensorType>(&ctx)) else {
            return Err(rw.error(op, "expected a constant of a ranked tensor type"));
        };
        let Some(space) = rw.typing().default_space(tensor) else { return Err(rw.typing().no_space(op)) };
        let ty = buffer_type(&ctx, tensor, Layouts::Identity, space);
        let loc = rw.body().loc(op);
        let Some((name, ty)) = rw.globals.of(rw.module, loc, value, ty, rw.setup.options.alignment) else {
            return Err(rw.error(op, "expected a module around the constant"));
        };
        let buffer = memref::GetGlobal::new(rw, ty, name);
        rw.replace(op, &[buffer]);
        Ok(())
    }
}

/// A choice of buffers.
pub(super) struct Select;

impl Bufferizable for Select {
    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        smallvec![Alias::maybe_same(a.b.result(operand.owner, 0))]
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let Some(select) = typing.b.def_as::<arith::Select>(value) else { return typing.default_type(value) };
        let first = typing.of(select.true_value(typing.b))?;
        let second = typing.of(select.false_value(typing.b))?;
        if first == second {
            return Ok(first);
        }
        let ctx = typing.b.ctx();
        Ok(buffer_type(ctx, typing.b.ty(value), Layouts::Dynamic, memory_space(ctx, first)))
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(select) = rw.as_::<arith::Select>(op) else { return Ok(()) };
        let condition = select.condition(rw);
        if rw.ty(condition) != Type::I1 {
            return Err(rw.error(op, "'arith.select' op only i1 condition values are supported"));
        }
        let ty = rw.buffer_type(rw.result(op, 0))?;
        let (first, second) = (select.true_value(rw), select.false_value(rw));
        let mut buffers = [rw.buffer(first)?, rw.buffer(second)?];
        for buffer in &mut buffers {
            if rw.ty(*buffer) != ty {
                *buffer = memref::Cast::new(rw, ty, *buffer);
            }
        }
        let result = arith::Select::new(rw, condition, buffers[0], buffers[1]);
        rw.replace(op, &[result]);
        Ok(())
    }
}

/// The buffer with elements of another type of the same values.
pub(super) struct IndexCast;

impl Bufferizable for IndexCast {
    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        smallvec![Alias::same(a.b.result(operand.owner, 0))]
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let Some(op) = typing.b.def_op(value) else { return typing.default_type(value) };
        let source = typing.of(typing.b.operand(op, 0))?;
        let ctx = typing.b.ctx();
        let elem = typing.b.ty(value).element_or_self(ctx);
        Ok(with_element(ctx, source, elem))
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let (value, result) = (rw.operand(op, 0), rw.body().result(op, 0));
        let elem = rw.ty(result).element_or_self(&rw.ctx().clone());
        let buffer = rw.buffer(value)?;
        let ty = with_element(rw.ctx(), rw.ty(buffer), elem);
        let cast = arith::IndexCast::new(rw, ty, buffer);
        rw.replace(op, &[cast]);
        Ok(())
    }
}

/// A memref type with another element type.
fn with_element(ctx: &Context, ty: Type, elem: Type) -> Type {
    match (ty.as_::<MemRefType>(ctx), ty.as_::<UnrankedMemRefType>(ctx)) {
        (Some(ty), _) => MemRefType::get(ctx, ty.shape, elem, ty.layout, ty.memory_space),
        (_, Some(ty)) => UnrankedMemRefType::get(ctx, elem, ty.memory_space),
        _ => ty,
    }
}
