//! Decides, for each operand of a body, whether it is bufferized in place.

use super::Heuristic;
use super::Setup;
use super::analysis::{
    Analysis, Decisions, Inputs, Known, Note, Shared, has_tensors, tensor_operands, tensor_results,
};
use super::conflicts::{Conflicts, Reason};
use super::functions::Functions;
use super::model::Relation;
use crate::prelude::*;
use terrace_ir::body::Use;

/// Decides about the operands in a body, whose owner `scope` reports, in a given order or that of the heuristic, and checks
/// what models support. Errors are conflicts that exist without any decision.
pub(super) fn decide(
    setup: &Setup,
    functions: &Functions,
    scope: Scope<'_>,
    order: Option<&[Op]>,
) -> Result<(Decisions, Result)> {
    let b = scope.body;
    let known = Known::default();
    let inputs = Inputs { b, setup, functions, known: &known };
    let mut decisions = Decisions::default();
    let mut dominance = DominanceInfo::new(None);
    let ops = with_tensors(b);
    for &op in &ops {
        let Some(model) = setup.model(b, op) else { continue };
        for operand in tensor_operands(b, op) {
            let a = inputs.with(Some(&decisions));
            if model.must_be_in_place(&a, operand) {
                sets_of(inputs, &mut decisions, operand);
                set_in_place(inputs, &mut decisions, operand);
            }
        }
    }
    for &op in &ops {
        if setup.model(b, op).is_none() {
            continue;
        }
        for operand in tensor_operands(b, op) {
            let sets = sets_of(inputs, &mut decisions, operand);
            let a = inputs.with(Some(&decisions));
            let sets: SmallVec<[&Shared; 4]> = sets.iter().map(|&set| decisions.shared(set)).collect();
            if sets.iter().all(|set| set.writes.is_empty()) {
                continue;
            }
            let reason = if (Conflicts { a, dominance: &mut dominance }).is_inconsistent(&sets) {
                "cannot avoid RaW conflict"
            } else if a.is_in_place(operand) && sets.iter().any(|set| set.read_only) {
                "would write to read-only buffer"
            } else {
                continue;
            };
            let message = format!("not bufferizable under the given constraints: {reason}");
            return Err(scope.at(op).op_error(message).emit());
        }
    }
    let order = order.map_or_else(|| ordered(inputs, &decisions, &ops), <[Op]>::to_vec);
    for op in order {
        for operand in tensor_operands(b, op) {
            let sets = sets_of(inputs, &mut decisions, operand);
            let a = inputs.with(Some(&decisions));
            if a.is_in_place(operand) {
                continue;
            }
            let reason = {
                let sets: SmallVec<[&Shared; 4]> = sets.iter().map(|&set| decisions.shared(set)).collect();
                let writes = a.writes(operand) || sets.iter().any(|set| !set.writes.is_empty());
                let is_forbidden = writes && sets.iter().any(|set| set.read_only);
                let mut conflicts = Conflicts { a, dominance: &mut dominance };
                match is_forbidden {
                    true => Some(Reason::ReadOnly),
                    false => conflicts.reads_later_write(operand, &sets),
                }
            };
            match reason {
                None => set_in_place(inputs, &mut decisions, operand),
                Some(reason) if setup.options.print_conflicts => {
                    let notes = notes(&a, operand, reason);
                    decisions.notes.extend(notes);
                }
                Some(_) => {}
            }
        }
    }
    unite_equivalents(inputs, &mut decisions, &ops);
    let undefined = undefined_uses(&inputs.with(Some(&decisions)));
    decisions.undefined = undefined;
    let a = inputs.with(Some(&decisions));
    let mut result = Ok(());
    for &op in &ops {
        if let Some(model) = setup.model(b, op) {
            result = result.and(model.check(&a, scope.at(op)));
        }
    }
    Ok((decisions, result))
}

/// The sets of values that may share memory with an operand if it is bufferized in place.
fn sets_of(inputs: Inputs<'_>, decisions: &mut Decisions, operand: Use) -> SmallVec<[u32; 4]> {
    let a = inputs.with(Some(decisions));
    let aliases = a.aliasing_values(operand);
    let values = core::iter::once(a.value(operand)).chain(aliases.iter().map(|alias| alias.of));
    let mut sets: SmallVec<[u32; 4]> = SmallVec::new();
    for value in values.collect::<SmallVec<[Value; 4]>>() {
        let shared = |decisions: &Decisions| inputs.with(Some(decisions)).shared(value);
        let set = decisions.shared_of(shared, value);
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

fn set_in_place(inputs: Inputs<'_>, decisions: &mut Decisions, operand: Use) {
    let a = inputs.with(Some(decisions));
    let (value, write, aliases) = (a.value(operand), a.write(operand), a.aliasing_values(operand));
    decisions.set_in_place(operand, value, write, &aliases);
}

/// The notes about an operand that is not bufferized in place.
fn notes(a: &Analysis<'_>, operand: Use, reason: Reason) -> Vec<Note> {
    match reason {
        Reason::Read(conflict) => vec![Note::Conflict(conflict)],
        Reason::Shared => Vec::new(),
        Reason::ReadOnly => {
            let aliases = a.aliasing_values(operand);
            let values = core::iter::once(a.value(operand)).chain(aliases.iter().map(|alias| alias.of));
            let all = values.flat_map(|value| a.sharing(value));
            all.filter(|&value| !a.is_writable(value)).map(Note::ReadOnly).collect()
        }
    }
}

/// The operations with tensors, each behind those in its regions.
pub(super) fn with_tensors(b: &Body) -> Vec<Op> {
    let mut ops = all_ops(b);
    ops.retain(|&op| has_tensors(b, op));
    ops
}

/// All operations of a body, each behind those in its regions.
pub(super) fn all_ops(b: &Body) -> Vec<Op> {
    postorder(b, &b.ops_where(|_| true))
}

/// The operations in the order in which they are decided about.
fn ordered(inputs: Inputs<'_>, decisions: &Decisions, ops: &[Op]) -> Vec<Op> {
    match inputs.setup.options.heuristic {
        Heuristic::TopDown | Heuristic::Fuzzer => ops.to_vec(),
        Heuristic::BottomUp => ops.iter().rev().copied().collect(),
        Heuristic::BottomUpFromTerminators => {
            let a = inputs.with(Some(decisions));
            let mut order = from_terminators(&a);
            let known: FxHashSet<Op> = order.iter().copied().collect();
            // The others from the last one on, each behind those in its regions.
            let others = a.b.ops_where(|op| has_tensors(a.b, op) && !known.contains(&op));
            order.extend(others.into_iter().rev());
            order
        }
    }
}

/// The operations that are found backwards from what terminators of regions yield, inside these regions.
fn from_terminators(a: &Analysis<'_>) -> Vec<Op> {
    let b = a.b;
    let (mut order, mut known) = (Vec::new(), FxHashSet::default());
    let ends_region =
        |def: &OpDef| def.has(Trait::RegionBranchTerminatorOpInterface) || def.has(Trait::ReturnLike);
    for end in all_ops(b) {
        if !ends_region(b.def(end)) || !known.insert(end) {
            continue;
        }
        order.push(end);
        let is_tensor = |value: &Value| b.ty(*value).is_tensor(b.ctx());
        let mut list: Vec<Value> = b.operands(end).iter().filter(is_tensor).collect();
        let region = b.block_of(end).and_then(|block| b.region_of(block));
        while let Some(value) = list.pop() {
            let Some(op) = b.def_op(value) else { continue };
            if !known.insert(op) {
                continue;
            }
            order.push(op);
            if !region.is_some_and(|region| b.is_inside_region(op, region)) {
                continue;
            }
            list.extend(a.aliasing_operands(value).iter().map(|alias| a.value(alias.of)));
        }
    }
    order
}

/// Finds the values that have the same buffer.
fn unite_equivalents(inputs: Inputs<'_>, decisions: &mut Decisions, ops: &[Op]) {
    let Inputs { b, setup, .. } = inputs;
    for &op in ops {
        let Some(model) = setup.model(b, op) else { continue };
        for result in tensor_results(b, op) {
            let a = inputs.with(Some(decisions));
            let aliases = a.aliasing_operands(result);
            let Some(first) = aliases.first().map(|alias| a.value(alias.of)) else { continue };
            let is_equal = |alias: &super::model::Alias<Use>| {
                alias.relation == Relation::Equivalent && a.is_in_place(alias.of)
            };
            let certain = aliases.iter().find(|alias| alias.definite && is_equal(alias));
            let other = match certain {
                Some(alias) => Some(a.value(alias.of)),
                // Whichever it is, it has the same buffer.
                None => {
                    let all = aliases
                        .iter()
                        .all(|alias| is_equal(alias) && a.are_equivalent(a.value(alias.of), first));
                    (all && !model.allocates(b, result)).then_some(first)
                }
            };
            if let Some(other) = other {
                decisions.equivalents.unite(result, other);
            }
        }
    }
}

/// The uses of results that no write has defined.
fn undefined_uses(a: &Analysis<'_>) -> FxHashSet<Use> {
    let mut uses = FxHashSet::default();
    a.b.walk(|op| {
        if a.model(op).is_none() {
            return;
        }
        for result in tensor_results(a.b, op) {
            if a.definitions(result).is_empty() {
                uses.extend(a.b.uses(result));
            }
        }
    });
    uses
}
