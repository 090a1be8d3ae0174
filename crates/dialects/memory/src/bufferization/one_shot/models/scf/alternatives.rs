//! `scf.if`, `scf.index_switch`, `scf.execute_region` and `shape.assuming`, and the ends of their regions and of loops.

use super::super::super::analysis::Analysis;
use super::super::super::model::{Alias, Aliases, Bufferizable};
use super::super::super::rewrite::Bufferizing;
use super::super::super::types::Typing;
use super::super::branch::operands_of_arg;
use super::{buffer_types, cast, common_type, replace_results, replace_value, type_of, yielded};
use crate::prelude::*;
use crate::scf as ops;
use crate::shape::{Assuming, AssumingYield};
use terrace_ir::body::Use;

/// One of several regions runs: a result is in the buffer that it yields.
pub(in super::super) struct Alternatives;

impl Bufferizable for Alternatives {
    fn aliasing_operands(&self, a: &Analysis<'_>, value: Value) -> Aliases<Use> {
        let ValueDef::Result(op, i) = a.b.value_def(value) else { return Aliases::new() };
        let ends = a.b.regions(op).into_iter().filter_map(|region| yielded(a.b, region));
        ends.map(|(end, _)| Alias::maybe_same(Use { owner: end, index: i })).collect()
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        let b = typing.b;
        let ValueDef::Result(op, i) = b.value_def(value) else { return typing.default_type(value) };
        let mut common: Option<Type> = None;
        for region in b.regions(op) {
            let Some(value) = yielded(b, region).and_then(|(_, values)| values.get(i as usize)) else {
                continue;
            };
            let ty = type_of(typing, value)?;
            common = Some(match common {
                None => ty,
                Some(known) if known == ty => ty,
                Some(known) => {
                    let message = match b.is::<ops::If>(op) {
                        true => "inconsistent memory space on then/else branches",
                        false => "inconsistent memory space on default/case branches",
                    };
                    common_type(typing, op, b.result(op, i as usize), [known, ty], message)?
                }
            });
        }
        common.map_or_else(|| typing.default_type(value), Ok)
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let results: Vec<Value> = rw.body().results(op).iter().collect();
        let types = buffer_types(rw, &results)?;
        replace_results(rw, op, &types);
        Ok(())
    }
}

/// A region that runs once: a result is in the buffer that it yields.
pub(in super::super) struct ExecuteRegion;

/// Whether an operation runs its region once.
fn runs_once(b: &Body, op: Op) -> bool {
    b.is::<ops::ExecuteRegion>(op) || b.is::<Assuming>(op)
}

/// The only operation that yields from the region.
fn only_yield(b: &Body, op: Op) -> Option<Op> {
    let is_yield = |&end: &Op| b.is::<ops::Yield>(end) || b.is::<AssumingYield>(end);
    let mut ends = b.blocks(b.region(op, 0)).filter_map(|block| b.last_op(block)).filter(is_yield);
    ends.next().filter(|_| ends.next().is_none())
}

impl Bufferizable for ExecuteRegion {
    fn aliasing_operands(&self, a: &Analysis<'_>, value: Value) -> Aliases<Use> {
        match a.b.value_def(value) {
            ValueDef::Arg(..) => operands_of_arg(a, value),
            ValueDef::Result(op, index) => {
                only_yield(a.b, op).map(|owner| Alias::same(Use { owner, index })).into_iter().collect()
            }
        }
    }

    fn is_writable(&self, _: &Analysis<'_>, _: Value) -> bool {
        true
    }

    fn has_blocks(&self) -> bool {
        true
    }

    fn check(&self, a: &Analysis<'_>, op: OpRef<'_>) -> Result {
        match only_yield(a.b, op.op) {
            None => Err(op.op_error("op without unique scf.yield is not supported").emit()),
            Some(_) => Ok(()),
        }
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        match typing.b.value_def(value) {
            ValueDef::Arg(..) => typing.block_argument_type(value),
            ValueDef::Result(op, i) => match only_yield(typing.b, op) {
                Some(end) => type_of(typing, typing.b.operand(end, i as usize)),
                None => typing.default_type(value),
            },
        }
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let results: Vec<Value> = rw.body().results(op).iter().collect();
        let types = buffer_types(rw, &results)?;
        let blocks: Vec<Block> = rw.blocks(rw.region(op, 0)).collect();
        for block in blocks {
            rw.block_signature(block)?;
        }
        rw.set_after(op);
        for (&result, &ty) in results.iter().zip(&types) {
            if let Some(ty) = ty {
                replace_value(rw, result, ty);
            }
        }
        Ok(())
    }
}

/// The end of a region: what it yields is used in place.
pub(in super::super) struct Yield;

impl Bufferizable for Yield {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn must_be_in_place(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let Some(parent) = a.b.parent_op(operand.owner) else { return Aliases::new() };
        let Some(result) = a.b.results(parent).get(operand.index as usize) else { return Aliases::new() };
        if a.b.is::<ops::If>(parent) || a.b.is::<ops::IndexSwitch>(parent) {
            smallvec![Alias::maybe_same(result)]
        } else if runs_once(a.b, parent) {
            smallvec![Alias::same(result)]
        } else {
            Aliases::new()
        }
    }

    /// The buffers have the types that the operation around receives.
    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(parent) = rw.parent_op(op) else { return Ok(()) };
        let receivers: Vec<Value> = match rw.as_::<ops::While>(parent) {
            Some(parent) => rw.entry_args(parent.before(rw)).to_vec(),
            None => rw.results(parent).iter().collect(),
        };
        let is_open = runs_once(rw, parent);
        for i in 0..rw.n_operands(op) {
            let value = rw.operand(op, i);
            let receiver = receivers.get(i).copied().filter(|_| rw.ty(value).is_tensor(rw.ctx()));
            let Some(receiver) = receiver else { continue };
            let mut buffer = rw.buffer(value)?;
            if !is_open {
                let ty = match rw.ty(receiver).is_tensor(rw.ctx()) {
                    true => rw.buffer_type(receiver)?,
                    false => rw.ty(receiver),
                };
                buffer = cast(rw, buffer, ty);
            }
            rw.set_operand(op, i, buffer);
        }
        Ok(())
    }
}
