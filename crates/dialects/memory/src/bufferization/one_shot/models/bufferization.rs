//! Operations of `bufferization`.

use super::super::analysis::Analysis;
use super::super::conflicts::SubsetInsertion;
use super::super::model::{Alias, Aliases, Bufferizable};
use super::super::rewrite::{Bufferizing, dynamic_sizes};
use super::super::types::{Layouts, Typing, buffer_type, memory_space};
use super::reader;
use crate::bufferization as ops;
use crate::memref;
use crate::prelude::*;
use terrace_ir::body::Use;

/// A new tensor, perhaps with the contents of another one.
pub(super) struct AllocTensor;

impl Bufferizable for AllocTensor {
    fn allocates(&self, _: &Body, _: Value) -> bool {
        true
    }

    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn result_writes(&self, a: &Analysis<'_>, result: Value) -> bool {
        a.b.def_as::<ops::AllocTensor>(result).is_some_and(|op| op.copy(a.b).is_some())
    }

    fn type_source(&self, a: &Analysis<'_>, result: Value) -> Option<Value> {
        a.b.def_as::<ops::AllocTensor>(result)?.copy(a.b)
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let ctx = typing.b.ctx();
        let tensor = typing.b.ty(value);
        let Some(op) = typing.b.def_as::<ops::AllocTensor>(value) else { return typing.default_type(value) };
        let space = match (op.memory_space(typing.b), op.copy(typing.b)) {
            (Some(space), _) => Some(space),
            (None, Some(copy)) => {
                let ty = typing.of(copy)?;
                memory_space(ctx, ty)
            }
            (None, None) => match typing.default_space(tensor) {
                Some(space) => space,
                None => return Err(typing.no_space(op.0)),
            },
        };
        Ok(buffer_type(ctx, tensor, Layouts::Identity, space))
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(alloc) = rw.as_::<ops::AllocTensor>(op) else { return Ok(()) };
        let result = rw.body().result(op, 0);
        if rw.has_no_uses(result) {
            rw.body().erase(op);
            return Ok(());
        }
        let copied = alloc.copy(rw);
        let buffer = copied.map(|value| rw.buffer(value)).transpose()?;
        let ty = rw.buffer_type(result)?;
        let sizes = match buffer {
            Some(buffer) => dynamic_sizes(rw, buffer),
            None => alloc.dynamic_sizes(rw).to_vec().to_vec(),
        };
        let new = rw.alloc(ty, &sizes);
        if let Some(buffer) = buffer {
            rw.copy(buffer, new);
        }
        rw.replace(op, &[new]);
        Ok(())
    }
}

fn dealloc(rw: &mut Bufferizing<'_>, op: Op) -> Result {
    let value = rw.operand(op, 0);
    let buffer = rw.buffer(value)?;
    memref::Dealloc::build(rw, buffer);
    rw.body().erase(op);
    Ok(())
}

reader! {
    DeallocTensor reads false => dealloc;
}

/// A tensor in the buffer of another one.
pub(super) struct Materialize;

impl Bufferizable for Materialize {
    fn reads(&self, _: &Analysis<'_>, operand: Use) -> bool {
        operand.index == 0
    }

    fn writes(&self, _: &Analysis<'_>, operand: Use) -> bool {
        operand.index == 1
    }

    fn is_elementwise(&self, _: &Analysis<'_>, _: Op, _: [Use; 2]) -> bool {
        true
    }

    fn must_be_in_place(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let result = a.b.results(operand.owner).get(0).filter(|_| operand.index == 1);
        result.map(Alias::same).into_iter().collect()
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let (source, dest) = (rw.operand(op, 0), rw.operand(op, 1));
        let is_tensor = rw.ty(dest).is_tensor(rw.ctx());
        let target = if is_tensor { rw.buffer(dest)? } else { dest };
        let buffer = rw.buffer(source)?;
        rw.copy(buffer, target);
        let results: &[Value] = if is_tensor { &[target] } else { &[] };
        rw.replace(op, results);
        Ok(())
    }
}

/// The tensor type of a buffer's contents.
fn tensor_type(ctx: &Context, buffer: Type) -> Option<Type> {
    let shaped = buffer.as_shaped(ctx)?;
    Some(match shaped.shape {
        Some(shape) => RankedTensorType::get(ctx, shape, shaped.elem, None),
        None => UnrankedTensorType::get(ctx, shaped.elem),
    })
}

impl SubsetInsertion for ops::MaterializeInDestination {
    fn owner(&self) -> Op {
        self.0
    }

    fn is_subset(&self, a: &Analysis<'_>, value: Value) -> bool {
        a.b.def_op(value).is_some() && a.are_equivalent(self.dest(a.b), value)
    }

    fn needed(&self, b: &Body) -> Vec<Value> {
        vec![self.dest(b)]
    }

    /// The promise of `restrict` goes to the tensor of a buffer; without it, another tensor may be of the same buffer.
    fn extract(&self, b: &mut Builder<'_>) -> Option<Value> {
        let dest = self.dest(b);
        let ty = b.ty(dest);
        if ty.is_tensor(b.ctx()) {
            return Some(dest);
        }
        self.restrict(b)?;
        let writable = self.writable(b).is_some();
        b.body().set_slot(self.0, ops::MaterializeInDestination::SLOTS.restrict, None);
        let ty = tensor_type(b.ctx(), ty)?;
        Some(ops::ToTensor::with(ty, dest).restrict(true).writable(writable).result(b))
    }
}

/// The buffer of a tensor, for those who get it.
pub(super) struct ToBuffer;

impl Bufferizable for ToBuffer {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        a.b.as_::<ops::ToBuffer>(operand.owner).is_none_or(|op| op.read_only(a.b).is_none())
    }

    /// Pairs of views are folded at the end.
    fn bufferize(&self, _: &mut Bufferizing<'_>, _: Op) -> Result {
        Ok(())
    }
}

/// A tensor of a buffer that somebody else made.
pub(super) struct ToTensor;

impl Bufferizable for ToTensor {
    fn is_writable(&self, a: &Analysis<'_>, value: Value) -> bool {
        a.b.def_as::<ops::ToTensor>(value).is_some_and(|op| op.writable(a.b).is_some())
    }

    fn check(&self, a: &Analysis<'_>, op: OpRef<'_>) -> Result {
        match a.b.as_::<ops::ToTensor>(op.op) {
            Some(op_) if op_.restrict(a.b).is_none() => {
                op.fail("to_tensor ops without `restrict` are not supported by One-Shot Analysis")
            }
            _ => Ok(()),
        }
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        match typing.b.def_as::<ops::ToTensor>(value) {
            Some(op) => Ok(typing.b.ty(op.buffer(typing.b))),
            None => typing.default_type(value),
        }
    }

    fn bufferize(&self, _: &mut Bufferizing<'_>, _: Op) -> Result {
        Ok(())
    }
}
