//! Finds what can be removed.

use crate::func;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_rewrite::dataflow::{BodyId, Forest, OpId, States, ValueId};
use terrace_rewrite::prelude::*;

/// The flags of a list of values: which of them are dead.
pub(super) type Flags = SmallVec<[bool; 8]>;

/// A function whose signature shrinks.
pub(super) struct Function {
    pub function: OpId,
    pub calls: Vec<OpId>,
    pub args: Flags,
    pub results: Flags,
}

/// Everything that is removed.
#[derive(Default)]
pub(super) struct Dead {
    /// Operations, inner ones before those around them.
    pub ops: Vec<OpId>,
    pub functions: Vec<Function>,
    /// Arguments of blocks that terminators pass values to.
    pub args: Vec<(BodyId, Block, usize)>,
    /// Operands that become poison.
    pub operands: Vec<(OpId, usize)>,
}

/// Finds what can be removed.
pub(super) fn find(forest: &Forest, live: &States<bool>) -> Dead {
    let mut finder = Finder { forest, live, dead: Dead::default(), erased: FxHashSet::default() };
    for op in forest.postorder() {
        finder.visit(op);
    }
    finder.dead
}

/// Whether arguments and results of a function can be removed: all its callers are known, and are operations whose operands
/// and results can be removed.
pub(super) fn can_shrink(forest: &Forest, function: OpId) -> bool {
    let is_call = |call: &OpId| forest.body(call.body).is::<func::Call>(call.op);
    forest.body(function.body).is::<func::Func>(function.op)
        && forest.all_callers(function).is_some_and(|calls| calls.iter().all(is_call))
}

struct Finder<'a> {
    forest: &'a Forest,
    live: &'a States<bool>,
    dead: Dead,
    /// The operations in `dead`.
    erased: FxHashSet<OpId>,
}

impl Finder<'_> {
    fn is_dead(&self, body: BodyId, value: Value) -> bool {
        !*self.live.get(ValueId { body, value })
    }

    fn erase(&mut self, op: OpId) {
        self.dead.ops.push(op);
        self.erased.insert(op);
    }

    /// Whether a dead value is removed: others stay, such as induction variables, or until patterns remove them.
    fn is_removed(&self, body: BodyId, value: Value) -> bool {
        let b = self.forest.body(body);
        match b.value_def(value) {
            ValueDef::Result(op, _) => {
                b.def(op).has(Trait::CallOpInterface) || self.erased.contains(&OpId { body, op })
            }
            ValueDef::Arg(block, _) => {
                let Some(region) = b.region_of(block) else { return false };
                let owner = self.forest.owner(body);
                let is_function_argument =
                    b.region_parent(region).is_none() && b.entry_block(region) == Some(block);
                match owner {
                    Some(function) if is_function_argument => self.forest.all_callers(function).is_some(),
                    _ => b.entry_block(region) != Some(block),
                }
            }
        }
    }

    fn has_live_result(&self, op: OpId) -> bool {
        self.forest.body(op.body).results(op.op).iter().any(|value| !self.is_dead(op.body, value))
    }

    fn visit(&mut self, op: OpId) {
        let body = self.forest.body(op.body);
        let def = body.def(op.op);
        if def.has(Trait::FunctionOpInterface) {
            self.function(op);
        } else if def.hooks.region_edges.is_some() {
            self.region_branch(op);
        } else if def.hooks.branch.is_some() {
            self.branch(op);
        } else if !def.has(Trait::Terminator) && !def.has(Trait::CallOpInterface) {
            let has_dead_operand = || body.operands(op.op).iter().any(|value| self.is_dead(op.body, value));
            if !self.has_live_result(op) && (is_memory_effect_free(body, op.op) || has_dead_operand()) {
                self.erase(op);
            }
        }
    }

    /// Arguments that are dead, and results that are dead in all calls, if there are no other callers.
    fn function(&mut self, function: OpId) {
        let body = self.forest.body(function.body);
        let Some((inner, entry)) = self.forest.entry_of(function) else { return };
        let Some(calls) = self.forest.all_callers(function) else { return };
        let args = self.forest.body(inner).args(entry).iter();
        let args: Flags = args.map(|&arg| self.is_dead(inner, arg)).collect();
        let n = body
            .def(function.op)
            .hooks
            .callable_results
            .map_or(0, |results| results(body, function.op).len());
        let is_dead = |call: &OpId, i: usize| {
            let result = self.forest.body(call.body).results(call.op).get(i);
            result.is_none_or(|result| self.is_dead(call.body, result))
        };
        let results: Flags = (0..n).map(|i| calls.iter().all(|call| is_dead(call, i))).collect();
        if args.contains(&true) || results.contains(&true) {
            self.dead.functions.push(Function { function, calls: calls.to_vec(), args, results });
        }
    }

    /// The operation, or the operands that it and its terminators pass to dead values only.
    fn region_branch(&mut self, op: OpId) {
        let body = self.forest.body(op.body);
        let mut operands: Vec<(OpId, usize)> = Vec::new();
        let mut decides_by_dead = false;
        for (owner, passed) in passed_operands(body, op.op) {
            for (i, value) in body.operands(owner).iter().enumerate() {
                let is_dead = self.is_dead(op.body, value);
                match passed.get(i) {
                    Some(inputs) if !inputs.is_empty() => {
                        if is_dead || inputs.iter().all(|&input| self.is_dead(op.body, input)) {
                            operands.push((OpId { op: owner, ..op }, i));
                        }
                    }
                    _ => decides_by_dead |= is_dead && self.is_removed(op.body, value),
                }
            }
        }
        // An operation that only reads memory stays, unless what decides where control goes in it is removed.
        if !self.has_live_result(op)
            && (is_memory_effect_free(body, op.op)
                || (decides_by_dead && would_be_trivially_dead(body, op.op)))
        {
            self.erase(op);
        } else {
            self.dead.operands.extend(operands);
        }
    }

    /// Arguments of successors, or the branch itself if control never reaches it.
    fn branch(&mut self, op: OpId) {
        let body = self.forest.body(op.body);
        let Some(branch) = body.def(op.op).hooks.branch else { return };
        let ranges: SmallVec<[(usize, usize); 4]> =
            (0..body.n_succs(op.op)).map(|i| branch(body, op.op, i).unwrap_or((0, 0))).collect();
        let is_passed = |i: usize| ranges.iter().any(|&(start, end)| (start..end).contains(&i));
        let mut operands = body.operands(op.op).iter().enumerate();
        if operands.any(|(i, value)| !is_passed(i) && self.is_dead(op.body, value)) {
            self.erase(op);
            return;
        }
        for (i, &(start, end)) in ranges.iter().enumerate() {
            let block = body.succ(op.op, i);
            let made = body.args(block).len().saturating_sub(end - start);
            for (at, operand) in body.operands(op.op).slice(start, end).iter().enumerate() {
                let Some(arg) = body.arg(block, made + at) else { continue };
                // A value that is passed to a live argument is only dead if control never reaches the branch.
                if self.is_dead(op.body, operand) && self.is_dead(op.body, arg) {
                    self.dead.args.push((op.body, block, made + at));
                }
            }
        }
    }
}

/// An operation with control flow between its regions, and the terminators in them, each with the values that receive each
/// of its operands.
fn passed_operands(body: &Body, op: Op) -> Vec<(Op, Vec<SmallVec<[Value; 4]>>)> {
    let Some(edges) = body.def(op).hooks.region_edges else { return Vec::new() };
    let mut points = vec![(op, RegionPoint::Parent)];
    for block in body.regions(op).into_iter().flat_map(|region| body.blocks(region)) {
        let is_exit = |&last: &Op| {
            let def = body.def(last);
            def.has(Trait::RegionBranchTerminatorOpInterface) || def.has(Trait::ReturnLike)
        };
        points.extend(body.last_op(block).filter(is_exit).map(|end| (end, RegionPoint::Terminator(end))));
    }
    let mut all = Vec::new();
    for (owner, point) in points {
        let n = body.n_operands(owner);
        let mut passed: Vec<SmallVec<[Value; 4]>> = vec![SmallVec::new(); n];
        edges(body, op, point, &mut |edge| {
            // The passed operands are the last ones.
            let start = n.saturating_sub(edge.operands.len());
            for (inputs, input) in passed[start..].iter_mut().zip(edge.inputs.iter()) {
                inputs.push(input);
            }
        });
        all.push((owner, passed));
    }
    all
}
