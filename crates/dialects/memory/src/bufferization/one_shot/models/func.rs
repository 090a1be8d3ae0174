//! Calls and returns.

use super::super::analysis::Analysis;
use super::super::model::{Alias, Aliases, Bufferizable, Relation};
use super::super::rewrite::Bufferizing;
use super::super::types::Typing;
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::body::Use;

/// A call does to its operands what the analysis of the function says.
pub(super) struct Call;

fn facts<'a>(a: &Analysis<'a>, op: Op) -> Option<&'a super::super::functions::Facts> {
    let call = a.b.as_::<func::Call>(op)?;
    a.functions.analyzed(call.callee(a.b)?)
}

impl Bufferizable for Call {
    fn allocates(&self, _: &Body, _: Value) -> bool {
        true
    }

    fn reads(&self, a: &Analysis<'_>, operand: Use) -> bool {
        facts(a, operand.owner).is_none_or(|facts| facts.read.contains(&(operand.index as usize)))
    }

    fn writes(&self, a: &Analysis<'_>, operand: Use) -> bool {
        facts(a, operand.owner).is_none_or(|facts| facts.written.contains(&(operand.index as usize)))
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let Some(facts) = facts(a, operand.owner) else { return a.unknown_values(operand.owner) };
        let results = facts.aliases.get(operand.index as usize).map_or(&[][..], Vec::as_slice);
        let is_equal = matches!(results, [one] if facts.equivalent.get(*one).copied().flatten().is_some());
        let alias = |&i: &usize| Alias {
            of: a.b.result(operand.owner, i),
            relation: if is_equal { Relation::Equivalent } else { Relation::Unknown },
            definite: is_equal,
        };
        results.iter().map(alias).collect()
    }

    fn keeps_type(&self) -> bool {
        false
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        match (typing.b.def_as::<func::Call>(value), typing.b.value_def(value)) {
            (Some(call), ValueDef::Result(_, i)) => {
                Ok(typing.call_type(call.callee(typing.b), i as usize, typing.b.ty(value)))
            }
            _ => typing.default_type(value),
        }
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(call) = rw.as_::<func::Call>(op) else { return Ok(()) };
        let name = call.callee(rw);
        let results: Vec<Value> = rw.body().results(op).iter().collect();
        let mut types = Vec::new();
        for &result in &results {
            let ty = rw.ty(result);
            types.push(if ty.is_tensor(rw.ctx()) { rw.buffer_type(result)? } else { ty });
        }
        let callee = rw.functions.find(name);
        let inputs =
            callee.map_or(&[][..], |callee| super::super::functions::inputs(rw.module, callee)).to_vec();
        let mut operands = Vec::new();
        for i in 0..rw.n_operands(op) {
            let value = rw.operand(op, i);
            let tensor = rw.ty(value);
            if !tensor.is_tensor(rw.ctx()) {
                operands.push(value);
                continue;
            }
            let mut buffer = rw.buffer(value)?;
            let ty = match inputs.get(i) {
                Some(&ty) if ty.is_tensor(rw.ctx()) => match callee {
                    Some(callee) => rw.setup.argument_type(rw.module, callee, i, ty),
                    None => ty,
                },
                Some(&ty) => ty,
                None => rw.setup.boundary_type(rw.ctx(), tensor),
            };
            if rw.ty(buffer) != ty {
                buffer = rw.cast_or_copy(buffer, ty);
            }
            operands.push(buffer);
        }
        let mut state = OpState::like(rw, op);
        state.operands.extend(operands);
        state.results.clear();
        state.results.extend(types);
        let new = rw.create(state);
        let values: Vec<Value> = rw.body().results(new).iter().collect();
        rw.replace(op, &values);
        Ok(())
    }
}

/// A return passes buffers to the caller.
pub(super) struct Return;

impl Bufferizable for Return {
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    /// It is bufferized with the signature of its function.
    fn bufferize(&self, _: &mut Bufferizing<'_>, _: Op) -> Result {
        Ok(())
    }
}
