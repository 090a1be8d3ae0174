//! `eliminate-empty-tensors`: what is computed in an empty tensor and then inserted into another one is computed there.

use super::analysis::{Chain, Decisions, Inputs, Known};
use super::conflicts::SubsetInsertion;
use super::decide::all_ops;
use super::functions::{Functions, with_body};
use super::module::{analyze, order};
use super::{Options, Setup};
use crate::prelude::*;
use crate::tensor::{Cast, Empty};
use terrace_base::builtin::Module;
use terrace_ir::body::Use;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::speculation::is_speculatable;

passes! {
    /// Try to eliminate all tensor.empty ops.
    ///
    /// A use of an empty tensor becomes the part of the destination that the insertion replaces, unless this part is read
    /// otherwise. The empty tensor stays, and goes away if nothing else uses it.
    EliminateEmptyTensors("EmptyTensorEliminationPass") = "eliminate-empty-tensors" on(Anchor::Any)
        => eliminate_empty_tensors;
}

fn eliminate_empty_tensors(_: &EliminateEmptyTensors, pass: &mut PassContext<'_>) -> Result {
    let is_module = pass.body.is::<Module>(pass.op);
    let options =
        Options { return_allocs_from_loops: true, function_boundaries: is_module, ..Options::default() };
    let setup = Setup::new(&pass.ctx(), options);
    if !is_module {
        return eliminate_all(&setup, pass.body, &[(pass.op, false)]);
    }
    let Some(mut module) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let order = order(&setup, &module);
    let result = eliminate_all(&setup, &mut module, &order);
    pass.body.put_nested(pass.op, module);
    result
}

/// Eliminates empty tensors in the bodies of some operations.
fn eliminate_all(setup: &Setup, module: &mut Body, order: &[(Op, bool)]) -> Result {
    let mut functions = Functions::of(module);
    let decided = analyze(setup, module, order, &mut functions)?;
    for &(op, _) in order {
        functions.enter(setup, module, op);
        if let Some(decisions) = decided.get(&op) {
            with_body(module, op, |_, b| eliminate_in(setup, &functions, b, decisions));
        }
    }
    Ok(())
}

fn eliminate_in(setup: &Setup, functions: &Functions, b: &mut Body, decisions: &Decisions) {
    let mut dominance = DominanceInfo::new(None);
    for op in all_ops(b) {
        let Some(insertion) = b.interface::<dyn SubsetInsertion>(op) else { continue };
        let known = Known::default();
        let a = Inputs { b, setup, functions, known: &known }.with(Some(decisions));
        let source = insertion.source();
        if !a.is_in_place(source) {
            continue;
        }
        for operand in a.find_uses_back(source, Chain::Same, |value| b.def_as::<Empty>(value).is_some()) {
            replace(b, &mut dominance, &*insertion, operand);
        }
    }
}

/// Makes a use of an empty tensor one of the part of the destination that an insertion replaces.
fn replace(
    b: &mut Body,
    dominance: &mut DominanceInfo,
    insertion: &dyn SubsetInsertion,
    operand: Use,
) -> Option<()> {
    let ctx = b.ctx().clone();
    let value = b.operand(operand.owner, operand.index as usize);
    let empty = b.def_op(value)?;
    let (loc, ty, needed) = (b.loc(empty), b.ty(value), insertion.needed(b));
    let at = match place(b, dominance, &needed, empty, operand.owner) {
        Some(at) => at,
        None => {
            for op in movable_definitions(b, dominance, &needed, operand.owner)? {
                b.move_before(op, operand.owner);
            }
            operand.owner
        }
    };
    let mut builder = Builder::before(b, at);
    builder.set_loc(loc);
    let mut part = insertion.extract(&mut builder)?;
    if part == value || builder.ty(part).element_or_self(&ctx) != ty.element_or_self(&ctx) {
        return None;
    }
    if builder.ty(part) != ty {
        match builder.value_def(part) {
            ValueDef::Result(op, _) => builder.set_after(op),
            ValueDef::Arg(block, _) => builder.set_start(block),
        }
        part = Cast::new(&mut builder, ty, part);
    }
    b.set_operand(operand.owner, operand.index as usize, part);
    Some(())
}

/// The operation in front of which the part can be extracted for a user of the empty tensor: the empty tensor, or one right
/// behind the definition of a value that is needed.
fn place(b: &Body, dominance: &mut DominanceInfo, needed: &[Value], empty: Op, user: Op) -> Option<Op> {
    let behind = |&value: &Value| match b.value_def(value) {
        ValueDef::Result(op, _) => b.next_op(op),
        ValueDef::Arg(block, _) => b.first_op(block),
    };
    let mut is_in_scope = |value: Value, at: Op| match b.value_def(value) {
        ValueDef::Result(op, _) => dominance.properly_dominates(b, op, at),
        ValueDef::Arg(block, _) => {
            b.block_of(at) == Some(block) || b.ancestors(at).any(|op| b.block_of(op) == Some(block))
        }
    };
    let in_scope = core::iter::once(empty)
        .chain(needed.iter().filter_map(behind))
        .filter(|&at| needed.iter().all(|&value| is_in_scope(value, at)))
        .collect::<Vec<_>>();
    in_scope.into_iter().find(|&at| dominance.dominates(b, at, user))
}

/// The operations that compute values and can be moved in front of an operation of their block, definitions before uses;
/// `None` if one of them cannot.
fn movable_definitions(
    b: &Body,
    dominance: &mut DominanceInfo,
    values: &[Value],
    before: Op,
) -> Option<Vec<Op>> {
    let (mut order, mut seen) = (Vec::new(), FxHashSet::default());
    for &value in values {
        if dominance.value_dominates(b, value, before) {
            continue;
        }
        let definition = b.def_op(value).filter(|&op| b.block_of(op) == b.block_of(before))?;
        let mut entered = Some(definition);
        let mut path: Vec<(Op, Vec<Op>)> = Vec::new();
        loop {
            if let Some(op) = entered.take().filter(|&op| seen.insert(op)) {
                if op == before || !is_memory_effect_free(b, op) || !is_speculatable(b, op) {
                    return None;
                }
                path.push((op, definitions_of_operands(b, op)));
            }
            let Some((op, inputs)) = path.last_mut() else { break };
            match inputs.pop() {
                Some(input) => entered = (!dominance.properly_dominates(b, input, before)).then_some(input),
                None => {
                    order.push(*op);
                    path.pop();
                }
            }
        }
    }
    Some(order)
}

/// The operations around and before an operation that define what it uses, the last one first.
fn definitions_of_operands(b: &Body, op: Op) -> Vec<Op> {
    let mut inputs = Vec::new();
    if b.has_inner_regions(op) {
        b.walk_from(op, &mut |inner| {
            let outside = |&input: &Op| input != op && !b.is_proper_ancestor(op, input);
            let values = b.operands(inner).iter().filter(|_| inner != op);
            inputs.extend(values.filter_map(|value| b.def_op(value)).filter(outside));
        });
    }
    inputs.extend(b.operands(op).iter().filter_map(|value| b.def_op(value)));
    inputs.reverse();
    inputs
}
