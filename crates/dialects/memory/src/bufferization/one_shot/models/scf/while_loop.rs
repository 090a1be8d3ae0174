//! `scf.while`.

use super::super::super::analysis::Analysis;
use super::super::super::model::{Alias, Aliases, Bufferizable, Relation};
use super::super::super::rewrite::Bufferizing;
use super::super::super::types::Typing;
use super::{buffer_types, carried_type, pass_buffers, replace_args, replace_results, type_of, yielded};
use crate::prelude::*;
use crate::scf as ops;
use terrace_ir::body::Use;

/// A loop: a carried tensor stays in the buffer of its init if both regions pass the same buffer on.
pub(in super::super) struct While;

/// The parts of a loop with a number: the arguments of both regions, and what their ends pass on.
struct Carried {
    before: Option<Value>,
    after: Option<Value>,
    condition: Option<Value>,
    yielded: Option<Value>,
}

/// The end of the region with the condition, and what it passes on.
fn condition(b: &Body, op: ops::While) -> Option<(Op, Values<'_>)> {
    let end = b.last_op(b.entry_block(op.before(b))?)?;
    Some((end, b.as_::<ops::Condition>(end)?.args(b)))
}

fn carried(b: &Body, op: ops::While, i: usize) -> Carried {
    Carried {
        before: b.entry_args(op.before(b)).get(i).copied(),
        after: b.entry_args(op.after(b)).get(i).copied(),
        condition: condition(b, op).and_then(|(_, values)| values.get(i)),
        yielded: yielded(b, op.after(b)).and_then(|(_, values)| values.get(i)),
    }
}

fn are_equivalent(a: &Analysis<'_>, first: Option<Value>, second: Option<Value>) -> bool {
    first.zip(second).is_some_and(|(first, second)| a.are_equivalent(first, second))
}

fn is_kept(a: &Analysis<'_>, op: ops::While, i: usize) -> bool {
    let parts = carried(a.b, op, i);
    are_equivalent(a, parts.before, parts.condition) && are_equivalent(a, parts.after, parts.yielded)
}

impl Bufferizable for While {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn writes(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let i = operand.index as usize;
        let result = a.b.results(operand.owner).get(i);
        // Inits and results need not belong together.
        let result = result.filter(|&result| a.b.ty(result) == a.b.ty(a.value(operand)));
        let Some(result) = result else { return Aliases::new() };
        let is_equal = is_kept(a, ops::While(operand.owner), i);
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
        let Some(loop_op) = a.b.as_::<ops::While>(op.op) else { return Ok(()) };
        let ends = [
            (condition(a.b, loop_op), loop_op.before(a.b), "Condition arg"),
            (yielded(a.b, loop_op.after(a.b)), loop_op.after(a.b), "Yield operand"),
        ];
        for (end, region, what) in ends {
            let Some((end, values)) = end else { continue };
            for (i, value) in values.iter().enumerate() {
                let arg = a.b.entry_args(region).get(i).copied();
                if a.b.ty(value).is_tensor(a.b.ctx()) && !are_equivalent(a, Some(value), arg) {
                    let message = format!("{what} #{i} is not equivalent to the corresponding iter bbArg");
                    return Err(OpRef { op: end, ..op }.error(message).emit());
                }
            }
        }
        Ok(())
    }

    fn copied_yields(&self, a: &Analysis<'_>, op: Op) -> Option<(Op, Vec<usize>)> {
        let loop_op = a.b.as_::<ops::While>(op)?;
        let (end, values) = condition(a.b, loop_op)?;
        let is_copied =
            |&(i, value): &(usize, Value)| a.b.ty(value).is_tensor(a.b.ctx()) && !is_kept(a, loop_op, i);
        // The condition itself is the first operand.
        Some((end, values.iter().enumerate().filter(is_copied).map(|(i, _)| i + 1).collect()))
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let b = typing.b;
        let (op, i, is_before) = match b.value_def(value) {
            ValueDef::Result(op, i) => (Some(op), i as usize, false),
            ValueDef::Arg(block, i) => {
                let region = b.region_of(block);
                let op = region.and_then(|region| b.region_parent(region));
                (op, i as usize, region.is_some_and(|region| b.region_index(region) == 0))
            }
        };
        let Some(op) = op.and_then(|op| b.as_::<ops::While>(op)) else { return typing.default_type(value) };
        let parts = carried(b, op, i);
        match (is_before, parts.yielded, parts.condition) {
            (true, Some(yielded), _) => carried_type(typing, op.0, value, b.operand(op.0, i), yielded),
            (false, _, Some(condition)) => type_of(typing, condition),
            _ => typing.default_type(value),
        }
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(loop_op) = rw.as_::<ops::While>(op) else { return Ok(()) };
        let (before, after) = (loop_op.before(rw), loop_op.after(rw));
        let (first, second) = (rw.entry_args(before).to_vec(), rw.entry_args(after).to_vec());
        let types = buffer_types(rw, &first)?;
        let result_types = buffer_types(rw, &second)?;
        pass_buffers(rw, op, 0, &types)?;
        replace_args(rw, before, &first, &types);
        replace_args(rw, after, &second, &result_types);
        replace_results(rw, op, &result_types);
        Ok(())
    }
}

/// The end of the region with the condition: what it passes on is used in place.
pub(in super::super) struct Condition;

impl Bufferizable for Condition {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn must_be_in_place(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(parent) = rw.parent_op(op).and_then(|parent| rw.as_::<ops::While>(parent)) else {
            return Ok(());
        };
        let args = rw.entry_args(parent.after(rw)).to_vec();
        for (i, arg) in args.into_iter().enumerate() {
            let value = rw.operand(op, i + 1);
            if rw.ty(value).is_tensor(rw.ctx()) {
                let buffer = rw.buffer(value)?;
                let ty = rw.buffer_type(arg)?;
                let buffer = super::cast(rw, buffer, ty);
                rw.set_operand(op, i + 1, buffer);
            }
        }
        Ok(())
    }
}
