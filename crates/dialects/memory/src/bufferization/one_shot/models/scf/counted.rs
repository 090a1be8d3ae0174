//! `scf.for`.

use super::super::super::analysis::Analysis;
use super::super::super::model::{Alias, Aliases, Bufferizable, Relation};
use super::super::super::rewrite::Bufferizing;
use super::super::super::types::Typing;
use super::{buffer_types, carried_type, pass_buffers, replace_args, replace_results, yielded};
use crate::prelude::*;
use crate::scf as ops;
use terrace_ir::body::Use;

/// The number of the operand that is the first one carried.
const FIRST_INIT: usize = 3;

/// A counted loop: a carried tensor stays in the buffer of its init if each iteration yields the same buffer.
pub(in super::super) struct For;

impl For {
    /// The carried argument and the yielded value with a number.
    fn carried(b: &Body, op: ops::For, i: usize) -> Option<(Value, Value)> {
        let arg = *b.entry_args(op.body(b)).get(i + 1)?;
        Some((arg, yielded(b, op.body(b))?.1.get(i)?))
    }
}

impl Bufferizable for For {
    /// A loop that does not run gives its inits.
    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        let op = ops::For(operand.owner);
        let bounds = [op.lower_bound(a.b), op.upper_bound(a.b)].map(|bound| integer_of(a.b, bound));
        let runs = matches!(bounds, [Some(lower), Some(upper)] if lower < upper);
        let carried =
            (operand.index as usize).checked_sub(FIRST_INIT).and_then(|i| Self::carried(a.b, op, i));
        !runs || carried.is_none_or(|(arg, _)| a.is_read(arg))
    }

    fn writes(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let Some(i) = (operand.index as usize).checked_sub(FIRST_INIT) else { return Aliases::new() };
        let Some(result) = a.b.results(operand.owner).get(i) else { return Aliases::new() };
        let is_equal = Self::carried(a.b, ops::For(operand.owner), i)
            .is_some_and(|(arg, yielded)| a.are_equivalent(arg, yielded));
        let relation = if is_equal { Relation::Equivalent } else { Relation::Unknown };
        smallvec![Alias { of: result, relation, definite: is_equal }]
    }

    fn is_writable(&self, _: &Analysis<'_>, _: Value) -> bool {
        true
    }

    fn check(&self, a: &Analysis<'_>, op: OpRef<'_>) -> Result {
        if a.setup.options.return_allocs_from_loops {
            return Ok(());
        }
        let loop_op = ops::For(op.op);
        for i in 0..a.b.n_results(op.op) {
            let Some((arg, value)) = Self::carried(a.b, loop_op, i) else { continue };
            if a.b.ty(arg).is_tensor(a.b.ctx()) && !a.are_equivalent(arg, value) {
                let message = format!("Yield operand #{i} is not equivalent to the corresponding iter bbArg");
                let end = yielded(a.b, loop_op.body(a.b)).map_or(op.op, |(end, _)| end);
                return Err(OpRef { op: end, ..op }.error(message).emit());
            }
        }
        Ok(())
    }

    fn copied_yields(&self, a: &Analysis<'_>, op: Op) -> Option<(Op, Vec<usize>)> {
        let op = a.b.as_::<ops::For>(op)?;
        let (end, values) = yielded(a.b, op.body(a.b))?;
        let is_copied = |&i: &usize| {
            Self::carried(a.b, op, i).is_some_and(|(arg, value)| {
                a.b.ty(arg).is_tensor(a.b.ctx()) && a.shares_outside(value, op.body(a.b), arg)
            })
        };
        Some((end, (0..values.len()).filter(is_copied).collect()))
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let b = typing.b;
        let (op, i) = match b.value_def(value) {
            ValueDef::Result(op, i) => {
                let arg = b.as_::<ops::For>(op).and_then(|op| Self::carried(b, op, i as usize));
                return match arg {
                    Some((arg, _)) => typing.of(arg),
                    None => typing.default_type(value),
                };
            }
            ValueDef::Arg(block, i) => {
                let op = b.region_of(block).and_then(|region| b.region_parent(region));
                match (op.and_then(|op| b.as_::<ops::For>(op)), (i as usize).checked_sub(1)) {
                    (Some(op), Some(i)) => (op, i),
                    _ => return typing.default_type(value),
                }
            }
        };
        let Some((arg, yielded)) = Self::carried(b, op, i) else { return typing.default_type(value) };
        carried_type(typing, op.0, arg, b.operand(op.0, FIRST_INIT + i), yielded)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(loop_op) = rw.as_::<ops::For>(op) else { return Ok(()) };
        let results: Vec<Value> = rw.body().results(op).iter().collect();
        let types = buffer_types(rw, &results)?;
        pass_buffers(rw, op, FIRST_INIT, &types)?;
        let region = loop_op.body(rw);
        let args: Vec<Value> = rw.entry_args(region).iter().skip(1).copied().collect();
        replace_args(rw, region, &args, &types);
        replace_results(rw, op, &types);
        Ok(())
    }
}
