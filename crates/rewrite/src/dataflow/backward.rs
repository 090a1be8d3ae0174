//! Analyses that pass facts from results to operands.

use super::dead_code::{after, is_callable};
use super::forest::{BodyId, Forest, OpId, ValueId};
use super::points::{AnalysisId, At, Point, Queue};
use super::solver::{Analysis, Core};
use super::states::States;
use terrace_ir::decl::{RegionPoint, RegionTarget, Trait};
use terrace_ir::{Region, Value};
use terrace_support::small_vec::SmallVec;

/// The transfer functions of an analysis that passes facts from results to operands.
pub trait BackwardAnalysis {
    /// The fact about a value; the default says that nothing needs it.
    type Fact: Clone + Default + PartialEq;

    /// The facts, with the parts of the core that their changes need.
    fn states<'s>(
        &'s mut self,
        core: &'s mut Core,
    ) -> (&'s mut States<Self::Fact>, &'s Forest, &'s mut Queue);

    /// The fact that holds for a value that is used in both ways.
    fn meet(&self, a: &Self::Fact, b: &Self::Fact) -> Self::Fact;

    /// The fact about a value that leaves the forest.
    fn exit(&self) -> Self::Fact;

    /// Computes the facts about `values`, which are operands of an operation, or arguments of its regions that nothing
    /// passes, from those about its results. `point` is visited again when these change.
    fn operation(&mut self, core: &mut Core, id: AnalysisId, op: OpId, values: &[Value], point: Point);

    /// Joins a fact to that about a value.
    fn meet_to(&mut self, core: &mut Core, value: ValueId, fact: &Self::Fact) {
        let (states, ..) = self.states(core);
        let old = states.get(value).clone();
        let new = self.meet(&old, fact);
        if new != old {
            let (states, forest, queue) = self.states(core);
            states.update(forest, queue, value, new);
        }
    }

    /// Joins the fact about `from` to that about `to`, and does it again at a point when it changes.
    fn pass(&mut self, core: &mut Core, id: AnalysisId, point: Point, from: ValueId, to: ValueId) {
        let (states, ..) = self.states(core);
        states.depend(from, point, id);
        let fact = states.get(from).clone();
        self.meet_to(core, to, &fact);
    }
}

/// Runs a [`BackwardAnalysis`].
pub struct Backward<A>(pub A);

impl<A: BackwardAnalysis> Analysis for Backward<A> {
    fn initialize(&mut self, core: &mut Core, id: AnalysisId) {
        let mut stack: Vec<OpId> = Vec::new();
        push_ops(core, id, BodyId::ROOT, core.forest.body(BodyId::ROOT).root_regions().collect(), &mut stack);
        while let Some(op) = stack.pop() {
            self.visit_op(core, id, op);
            if core.forest.body(op.body).n_regions(op.op) != 0 {
                let (body, regions) = core.forest.regions(op);
                push_ops(core, id, body, regions, &mut stack);
            }
        }
    }

    fn visit(&mut self, core: &mut Core, id: AnalysisId, point: Point) {
        if let At::After(op) = point.at {
            self.visit_op(core, id, OpId { body: point.body, op });
        }
    }
}

/// Pushes the operations of regions so that they are popped block by block, the last one of each block first.
fn push_ops(core: &mut Core, id: AnalysisId, body: BodyId, regions: Vec<Region>, stack: &mut Vec<OpId>) {
    let ir = core.forest.body(body);
    let blocks: Vec<_> = regions.into_iter().flat_map(|region| ir.blocks(region)).collect();
    for &block in blocks.iter().rev() {
        stack.extend(core.forest.body(body).ops(block).map(|op| OpId { body, op }));
    }
    for block in blocks {
        core.flow.subscribe(body, block, id);
    }
}

impl<A: BackwardAnalysis> Backward<A> {
    fn visit_op(&mut self, core: &mut Core, id: AnalysisId, op: OpId) {
        if !core.flow.runs(&core.forest, op) {
            return;
        }
        let (def, point) = (core.forest.def(op), after(op));
        let body = core.forest.body(op.body);
        let results: SmallVec<[Value; 4]> = body.results(op.op).iter().collect();
        for value in results {
            let (states, ..) = self.0.states(core);
            states.depend(ValueId { body: op.body, value }, point, id);
        }
        if def.hooks.region_edges.is_some() {
            return self.visit_region_edges(core, id, op, op, RegionPoint::Parent);
        }
        if def.hooks.branch.is_some() {
            return self.visit_branch(core, id, op);
        }
        if def.has(Trait::CallOpInterface) && self.visit_call(core, id, op) {
            return;
        }
        if (def.has(Trait::RegionBranchTerminatorOpInterface) || def.has(Trait::ReturnLike))
            && let Some(parent) = core.region_branch_around(op)
        {
            let parent = OpId { body: op.body, op: parent };
            return self.visit_region_edges(core, id, parent, op, RegionPoint::Terminator(op.op));
        }
        let body = core.forest.body(op.body);
        if def.has(Trait::ReturnLike)
            && body.parent_op(op.op).is_none()
            && core.forest.owner_def(op.body).has(Trait::FunctionOpInterface)
        {
            return self.visit_return(core, id, op);
        }
        let operands = body.operands(op.op).to_vec();
        self.0.operation(core, id, op, &operands, point);
    }

    /// Operands that a branch passes are needed as the arguments are; the others decide where control goes.
    fn visit_branch(&mut self, core: &mut Core, id: AnalysisId, op: OpId) {
        let body = core.forest.body(op.body);
        let Some(branch) = body.def(op.op).hooks.branch else { return };
        let operands = body.operands(op.op).to_vec();
        let mut is_passed: SmallVec<[bool; 8]> = operands.iter().map(|_| false).collect();
        let mut passed: SmallVec<[(Value, Value); 8]> = SmallVec::new();
        for i in 0..body.n_succs(op.op) {
            let (start, stop) = branch(body, op.op, i).unwrap_or((0, 0));
            let args = body.args(body.succ(op.op, i));
            let made = args.len().saturating_sub(stop - start);
            for (at, &arg) in (start..stop).zip(&args[made..]) {
                if let (Some(flag), Some(&operand)) = (is_passed.get_mut(at), operands.get(at)) {
                    *flag = true;
                    passed.push((arg, operand));
                }
            }
        }
        self.pass_all(core, id, op, op.body, &passed);
        let others: SmallVec<[Value; 4]> = others(&operands, &is_passed);
        self.0.operation(core, id, op, &others, after(op));
    }

    fn pass_all(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        op: OpId,
        from: BodyId,
        pairs: &[(Value, Value)],
    ) {
        for &(value, to) in pairs {
            let from = ValueId { body: from, value };
            self.0.pass(core, id, after(op), from, ValueId { body: op.body, value: to });
        }
    }

    /// The operands of a call are needed as the arguments of its function are; those of a function with other callers stay.
    /// Returns whether the function is known.
    fn visit_call(&mut self, core: &mut Core, id: AnalysisId, call: OpId) -> bool {
        let Some(callee) = core.forest.calls.callee(call) else { return false };
        if !is_callable(&core.forest, callee) {
            return false;
        }
        let body = core.forest.body(call.body);
        let operands = body.operands(call.op).to_vec();
        let mut is_passed: SmallVec<[bool; 8]> = operands.iter().map(|_| false).collect();
        let parts = body.def(call.op).hooks.call.map(|parts| parts(body, call.op));
        if let (Some((inner, entry)), Some(parts)) = (core.forest.entry_of(callee), parts)
            && core.forest.all_callers(callee).is_some()
        {
            let args = core.forest.body(inner).args(entry).to_vec();
            let mut passed: SmallVec<[(Value, Value); 8]> = SmallVec::new();
            for (at, arg) in (parts.args.0..parts.args.1).zip(args) {
                if let (Some(flag), Some(&operand)) = (is_passed.get_mut(at), operands.get(at)) {
                    *flag = true;
                    passed.push((arg, operand));
                }
            }
            self.pass_all(core, id, call, inner, &passed);
        }
        let exit = self.0.exit();
        for value in others(&operands, &is_passed) {
            self.0.meet_to(core, ValueId { body: call.body, value }, &exit);
        }
        true
    }

    /// The operands of a function's terminator are needed as the results of its calls are.
    fn visit_return(&mut self, core: &mut Core, id: AnalysisId, op: OpId) {
        let operands = core.forest.body(op.body).operands(op.op).to_vec();
        let calls = core.forest.owner(op.body).and_then(|function| {
            core.flow.depend(after(function), after(op), id);
            let callers = core.flow.predecessors(after(function));
            (!callers.unknown).then(|| callers.known.iter().map(|call| call.op).collect::<Vec<OpId>>())
        });
        match calls {
            Some(calls) => {
                for call in calls {
                    let results = core.forest.body(call.body).results(call.op);
                    let pairs: SmallVec<[(Value, Value); 4]> =
                        results.iter().zip(operands.iter().copied()).collect();
                    self.pass_all(core, id, op, call.body, &pairs);
                }
            }
            None => {
                let exit = self.0.exit();
                for value in operands {
                    self.0.meet_to(core, ValueId { body: op.body, value }, &exit);
                }
            }
        }
    }

    /// Operands that are passed between regions are needed as the values that receive them are; the others decide where
    /// control goes.
    fn visit_region_edges(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        branch: OpId,
        op: OpId,
        from: RegionPoint,
    ) {
        let body = core.forest.body(op.body);
        let Some(edges) = body.def(branch.op).hooks.region_edges else { return };
        let operands = body.operands(op.op).to_vec();
        let mut is_passed: SmallVec<[bool; 8]> = operands.iter().map(|_| false).collect();
        let mut passed: SmallVec<[(Value, Value); 8]> = SmallVec::new();
        let mut entered: SmallVec<[(usize, SmallVec<[Value; 4]>); 2]> = SmallVec::new();
        edges(body, branch.op, from, &mut |edge| {
            // The passed operands are the last ones.
            let start = operands.len().saturating_sub(edge.operands.len());
            for (i, (operand, input)) in edge.operands.iter().zip(edge.inputs.iter()).enumerate() {
                is_passed[start + i] = true;
                passed.push((input, operand));
            }
            if let RegionTarget::Region(i) = edge.to {
                entered.push((i, edge.inputs.iter().collect()));
            }
        });
        self.pass_all(core, id, op, op.body, &passed);
        if from == RegionPoint::Parent {
            for (i, inputs) in entered {
                let body = core.forest.body(op.body);
                let Some(block) = body.entry_block(body.region(op.op, i)) else { continue };
                let args = body.args(block).iter().copied();
                let values: SmallVec<[Value; 4]> = args.filter(|arg| !inputs.contains(arg)).collect();
                self.0.operation(core, id, branch, &values, after(op));
            }
        }
        let others = others(&operands, &is_passed);
        self.0.operation(core, id, branch, &others, after(op));
    }
}

fn others(operands: &[Value], is_passed: &[bool]) -> SmallVec<[Value; 4]> {
    operands.iter().zip(is_passed).filter(|&(_, &passed)| !passed).map(|(&value, _)| value).collect()
}
