//! `scf.forall`.

use super::super::super::analysis::Analysis;
use super::super::super::model::{Alias, Aliases, Bufferizable};
use super::super::super::rewrite::Bufferizing;
use super::super::super::types::Typing;
use crate::bufferization::ToTensor;
use crate::index_list::Index;
use crate::prelude::*;
use crate::scf as ops;
use terrace_ir::body::Use;

/// A parallel loop: its shared outputs are updated in place.
pub(in super::super) struct Forall;

/// The constant bounds and steps of each dimension.
fn bounds(b: &Body, op: ops::Forall) -> impl Iterator<Item = [Option<i64>; 3]> {
    let [lower, upper, step] = op.mixed_bounds(b);
    let constant = |index: &Index| index.constant_value(b);
    let all: Vec<[Option<i64>; 3]> =
        lower.iter().zip(&upper).zip(&step).map(|((l, u), s)| [l, u, s].map(constant)).collect();
    all.into_iter()
}

/// The output that an argument of the body or a result stands for.
fn output(b: &Body, value: Value) -> Option<Value> {
    let (op, i) = match b.value_def(value) {
        ValueDef::Result(op, i) => (op, i as usize),
        ValueDef::Arg(block, i) => {
            let op = b.region_parent(b.region_of(block)?)?;
            let n_outputs = b.as_::<ops::Forall>(op)?.outputs(b).len();
            (op, (i as usize).checked_sub(b.args(block).len().checked_sub(n_outputs)?)?)
        }
    };
    b.as_::<ops::Forall>(op)?.outputs(b).get(i)
}

impl Bufferizable for Forall {
    /// The result has the elements of the output that no thread writes.
    fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn writes(&self, _: &Analysis<'_>, _: Use) -> bool {
        true
    }

    fn aliasing_values(&self, a: &Analysis<'_>, operand: Use) -> Aliases<Value> {
        let result = a.b.tied_result(operand.owner, operand.index as usize);
        result.map(Alias::same).into_iter().collect()
    }

    fn is_writable(&self, _: &Analysis<'_>, _: Value) -> bool {
        true
    }

    /// Whether there is more than one iteration.
    fn is_repetitive(&self, b: &Body, op: Op, _: usize) -> bool {
        b.as_::<ops::Forall>(op).is_some_and(|op| {
            bounds(b, op).any(|bounds| match bounds {
                [Some(lower), Some(upper), Some(step)] => lower.saturating_add(step) < upper,
                _ => true,
            })
        })
    }

    fn is_parallel(&self, b: &Body, op: Op, region: usize) -> bool {
        self.is_repetitive(b, op, region)
    }

    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        match output(typing.b, value) {
            Some(output) => super::type_of(typing, output),
            None => typing.default_type(value),
        }
    }

    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
        let Some(forall) = rw.as_::<ops::Forall>(op) else { return Ok(()) };
        let outputs: Vec<Value> = forall.outputs(rw).iter().collect();
        let mut buffers = Vec::new();
        for output in outputs {
            buffers.push(rw.buffer(output)?);
        }
        let region = forall.body(rw);
        let Some(block) = rw.entry_block(region) else { return Ok(()) };
        let first = rw.args(block).len().saturating_sub(buffers.len());
        rw.set_start(block);
        for (i, &buffer) in buffers.iter().enumerate() {
            let arg = rw.args(block)[first + i];
            let ty = rw.ty(arg);
            let view = ToTensor::new(rw, ty, buffer);
            rw.replace_all_uses(arg, view);
        }
        rw.set_before(op);
        let mut state = OpState::like(rw, op);
        let [lower, upper, step] =
            [forall.dynamic_lower_bound(rw), forall.dynamic_upper_bound(rw), forall.dynamic_step(rw)];
        let segments = [lower.len(), upper.len(), step.len(), 0];
        state.operands.extend(lower.iter().chain(upper).chain(step));
        state.set_segments(&rw.ctx().clone(), &segments, &[]);
        state.results.clear();
        state.n_regions = 1;
        let new = rw.create(state);
        let to = rw.region(new, 0);
        rw.inline_region_before(region, to, None);
        if let Some(block) = rw.entry_block(to) {
            let n = rw.args(block).len();
            for i in (first..n).rev() {
                rw.erase_arg(block, i);
            }
        }
        rw.replace(op, &buffers);
        Ok(())
    }
}

/// The end of a parallel loop; the operations in it are bufferized by themselves.
pub(in super::super) struct InParallel;

impl Bufferizable for InParallel {
    fn bufferize(&self, _: &mut Bufferizing<'_>, _: Op) -> Result {
        Ok(())
    }
}
