//! Copies of tensors whose buffers must not be used in place.

use super::Setup;
use super::analysis::{Analysis, Decisions, Inputs, Known, tensor_operands, tensor_results};
use super::decide::all_ops;
use super::functions::Functions;
use super::types::{Typing, memory_space};
use crate::bufferization::AllocTensor;
use crate::prelude::*;
use crate::tensor;
use terrace_ir::body::Use;

/// The copies that one operation needs.
struct Plan {
    op: Op,
    /// The operands that are replaced by copies; whether the contents are copied, too.
    operands: Vec<(usize, bool)>,
    /// The results whose users get copies.
    results: Vec<(Value, bool)>,
    /// The operands of the end of a loop's iteration that are replaced by copies.
    yields: Option<(Op, Vec<usize>)>,
}

/// Makes each operand that is not bufferized in place one of its own tensor.
pub(super) fn insert(
    setup: &Setup,
    functions: &Functions,
    module: &Body,
    function: Op,
    b: &mut Body,
    decisions: Option<&Decisions>,
) -> Result {
    let outer = Scope { body: module, parent: None };
    let known = Known::default();
    let a = Inputs { b, setup, functions, known: &known }.with(decisions);
    let mut plans = Vec::new();
    for op in all_ops(b) {
        if a.model(op).is_none() {
            continue;
        }
        let scope = Scope { body: b, parent: Some((&outer, function)) };
        plans.extend(plan(&a, scope.at(op))?);
    }
    for plan in plans {
        let loc = b.loc(plan.op);
        for (i, copies) in plan.operands {
            let mut builder = Builder::before(b, plan.op);
            let value = builder.operand(plan.op, i);
            let copy = copy_of(setup, functions, (module, function), &mut builder, value, copies)?;
            b.set_operand(plan.op, i, copy);
        }
        let mut builder = Builder::new(b);
        builder.set_loc(loc);
        builder.set_after(plan.op);
        for (value, copies) in plan.results {
            // Extents are taken of the value itself.
            let uses: Vec<Use> =
                builder.uses(value).filter(|operand| !builder.is::<tensor::Dim>(operand.owner)).collect();
            let copy = copy_of(setup, functions, (module, function), &mut builder, value, copies)?;
            for operand in uses {
                builder.set_operand(operand.owner, operand.index as usize, copy);
            }
        }
        for (end, i) in
            plan.yields.into_iter().flat_map(|(end, list)| list.into_iter().map(move |i| (end, i)))
        {
            let mut builder = Builder::before(b, end);
            let value = builder.operand(end, i);
            let copy = copy_of(setup, functions, (module, function), &mut builder, value, true)?;
            b.set_operand(end, i, copy);
        }
    }
    Ok(())
}

fn plan(a: &Analysis<'_>, op: OpRef<'_>) -> Result<Option<Plan>> {
    let yields = match a.setup.options.copy_before_write {
        true => None,
        false => a.model(op.op).and_then(|model| model.copied_yields(a, op.op)),
    };
    let mut plan = Plan { op: op.op, operands: Vec::new(), results: Vec::new(), yields };
    for operand in tensor_operands(a.b, op.op) {
        if a.is_in_place(operand) || a.model(op.op).is_some_and(|model| !model.is_copied()) {
            continue;
        }
        let ctx = a.b.ctx();
        if a.b.ty(a.value(operand)).is::<UnrankedTensorType>(ctx) {
            return Err(op.error("copying of unranked tensors is not implemented").emit());
        }
        let values = a.aliasing_values(operand);
        let copies = !a.can_omit_copy(operand);
        // An operation that only gives an alias may give one of a copy of its result, which can be smaller.
        let only = match values.as_slice() {
            [alias] if !a.writes(operand) => Some(alias.of),
            _ => None,
        };
        let is_copied = |&value: &Value| {
            matches!(a.b.value_def(value), ValueDef::Result(..))
                && a.aliasing_operands(value).len() == 1
                && !a.b.ty(value).is::<UnrankedTensorType>(ctx)
        };
        match only.filter(is_copied) {
            Some(value) => plan.results.push((value, copies)),
            None => plan.operands.push((operand.index as usize, copies)),
        }
    }
    for result in tensor_results(a.b, op.op) {
        if a.model(op.op).is_some_and(|model| model.is_overwritten(a, result)) {
            plan.results.push((result, true));
        }
    }
    let is_needed = !plan.operands.is_empty() || !plan.results.is_empty() || plan.yields.is_some();
    Ok(is_needed.then_some(plan))
}

/// Builds a tensor of the type of `value` with a buffer of its own, and with its contents if they are used.
pub(super) fn copy_of(
    setup: &Setup,
    functions: &Functions,
    (module, function): (&Body, Op),
    b: &mut Builder<'_>,
    value: Value,
    copies: bool,
) -> Result<Value> {
    let ty = b.ty(value);
    debug_assert!(ty.is_tensor(b.ctx()));
    if copies {
        return Ok(AllocTensor::new(b, ty, &[], Some(value), None));
    }
    let sizes = crate::reify::dynamic_sizes(b, value);
    let buffer = Typing::new(setup, functions, (module, function), b, None).of(value)?;
    let space = memory_space(b.ctx(), buffer).unwrap_or(IntegerAttr::of_i64(b.ctx(), Type::I64, 0));
    Ok(AllocTensor::with(ty, &sizes, None, None).memory_space(space).result(b))
}
