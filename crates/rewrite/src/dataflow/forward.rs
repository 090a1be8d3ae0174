//! Analyses that pass facts from operands to results and block arguments.

use super::dead_code::{after, is_callable};
use super::forest::{BodyId, Forest, OpId, ValueId};
use super::points::{AnalysisId, At, Point, Queue};
use super::solver::{Analysis, Core};
use super::states::States;
use terrace_ir::decl::{RegionPoint, RegionTarget, Trait};
use terrace_ir::{Block, Op, Value};
use terrace_support::small_vec::SmallVec;

/// The transfer functions of an analysis that passes facts from operands to results.
pub trait ForwardAnalysis {
    /// The fact about a value; the default says that no execution has reached it yet.
    type Fact: Clone + Default + PartialEq;

    /// The facts, with the parts of the core that their changes need.
    fn states<'s>(
        &'s mut self,
        core: &'s mut Core,
    ) -> (&'s mut States<Self::Fact>, &'s Forest, &'s mut Queue);

    /// The fact that holds for all values that either of two facts holds for.
    fn join(&self, a: &Self::Fact, b: &Self::Fact) -> Self::Fact;

    /// The fact that holds for any value.
    fn any(&self, core: &Core, value: ValueId) -> Self::Fact;

    /// Does what the change of a fact requires besides the visits that depend on it.
    fn changed(&mut self, _core: &mut Core, _value: ValueId) {}

    /// Computes the facts about the results of an operation without regions, which is executable.
    fn operation(&mut self, core: &mut Core, id: AnalysisId, op: OpId);

    /// Computes the facts about values that no control flow between regions passes: induction variables, for example. The
    /// values are those of a region's block, or results, all of them; those in the range of `inputs` are passed.
    fn other_inputs(
        &mut self,
        core: &mut Core,
        _id: AnalysisId,
        _op: OpId,
        body: BodyId,
        values: &[Value],
        inputs: (usize, usize),
    ) {
        for (i, &value) in values.iter().enumerate() {
            if i < inputs.0 || i >= inputs.0 + inputs.1 {
                self.set_any(core, ValueId { body, value });
            }
        }
    }

    /// Joins a fact to that about a value; returns whether that has changed.
    fn join_to(&mut self, core: &mut Core, value: ValueId, fact: &Self::Fact) -> bool {
        let (states, ..) = self.states(core);
        let old = states.get(value).clone();
        let new = self.join(&old, fact);
        if new == old {
            return false;
        }
        let (states, forest, queue) = self.states(core);
        if states.update(forest, queue, value, new) >= MAX_CHANGES {
            let any = self.any(core, value);
            let (states, forest, queue) = self.states(core);
            if *states.get(value) != any {
                states.update(forest, queue, value, any);
            }
        }
        self.changed(core, value);
        true
    }

    /// Any value is possible.
    fn set_any(&mut self, core: &mut Core, value: ValueId) {
        let any = self.any(core, value);
        self.join_to(core, value, &any);
    }

    /// Joins the fact about `from` to that about `to`, and does it again at a point when it changes.
    fn pass(&mut self, core: &mut Core, id: AnalysisId, point: Point, from: ValueId, to: ValueId) {
        let (states, ..) = self.states(core);
        states.depend(from, point, id);
        let fact = states.get(from).clone();
        self.join_to(core, to, &fact);
    }
}

/// How often a fact may change before any value is assumed. Only a cycle that no terminator is part of, such as the
/// argument of a function that calls itself, changes facts so often.
const MAX_CHANGES: u32 = 1 << 10;

/// Runs a [`ForwardAnalysis`].
pub struct Forward<A>(pub A);

impl<A: ForwardAnalysis> Analysis for Forward<A> {
    fn initialize(&mut self, core: &mut Core, id: AnalysisId) {
        for region in core.forest.body(BodyId::ROOT).root_regions() {
            let body = core.forest.body(BodyId::ROOT);
            let Some(block) = body.entry_block(region) else { continue };
            for value in body.args(block).to_vec() {
                self.0.set_any(core, ValueId { body: BodyId::ROOT, value });
            }
        }
        for op in core.forest.preorder() {
            let body = core.forest.body(op.body);
            if body.prev_op(op.op).is_none()
                && let Some(block) = body.block_of(op.op)
            {
                core.flow.subscribe(op.body, block, id);
                self.visit_block(core, id, op.body, block);
            }
            self.visit_op(core, id, op);
        }
    }

    fn visit(&mut self, core: &mut Core, id: AnalysisId, point: Point) {
        match point.at {
            At::Start(block) => self.visit_block(core, id, point.body, block),
            At::After(op) => self.visit_op(core, id, OpId { body: point.body, op }),
        }
    }
}

impl<A: ForwardAnalysis> Forward<A> {
    fn visit_op(&mut self, core: &mut Core, id: AnalysisId, op: OpId) {
        let body = core.forest.body(op.body);
        if body.n_results(op.op) == 0 || !core.flow.runs(&core.forest, op) {
            return;
        }
        let def = body.def(op.op);
        if def.hooks.region_edges.is_some() {
            let results: SmallVec<[Value; 4]> = body.results(op.op).iter().collect();
            return self.visit_inputs(core, id, after(op), op.op, RegionTarget::Parent, &results);
        }
        for value in body.operands(op.op).to_vec() {
            let (states, ..) = self.0.states(core);
            states.subscribe(ValueId { body: op.body, value }, id);
        }
        match def.has(Trait::CallOpInterface) {
            true => self.visit_call(core, id, op),
            false => self.0.operation(core, id, op),
        }
    }

    /// The results of a call are the operands of the terminators of its function.
    fn visit_call(&mut self, core: &mut Core, id: AnalysisId, call: OpId) {
        let results: SmallVec<[Value; 4]> = core.forest.body(call.body).results(call.op).iter().collect();
        let point = after(call);
        core.flow.depend(point, point, id);
        let predecessors = core.flow.predecessors(point);
        if predecessors.unknown {
            return self.set_all(core, call.body, &results);
        }
        let returns: Vec<OpId> = predecessors.known.iter().map(|known| known.op).collect();
        for end in returns {
            let operands = core.forest.body(end.body).operands(end.op).to_vec();
            for (from, &to) in operands.into_iter().zip(&results) {
                let from = ValueId { body: end.body, value: from };
                self.0.pass(core, id, point, from, ValueId { body: call.body, value: to });
            }
        }
    }

    fn set_all(&mut self, core: &mut Core, body: BodyId, values: &[Value]) {
        values.iter().for_each(|&value| self.0.set_any(core, ValueId { body, value }));
    }

    fn visit_block(&mut self, core: &mut Core, id: AnalysisId, body: BodyId, block: Block) {
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(core.forest.body(body).args(block));
        if args.is_empty() || !core.flow.is_live(body, block) {
            return;
        }
        match core.forest.body(body).is_entry_block(block) {
            true => self.visit_entry(core, id, body, block, &args),
            false => self.visit_successor(core, id, body, block, &args),
        }
    }

    /// The arguments of the first block of a region.
    fn visit_entry(&mut self, core: &mut Core, id: AnalysisId, body: BodyId, block: Block, args: &[Value]) {
        let Some(region) = core.forest.body(body).region_of(block) else { return };
        let Some(owner) = core.forest.region_owner(body, region) else {
            // Nothing is known of the callers of the operation that the forest is of.
            return self.set_all(core, body, args);
        };
        if is_callable(&core.forest, owner) && core.forest.entry_of(owner) == Some((body, block)) {
            return self.visit_function(core, id, owner, Point { body, at: At::Start(block) }, args);
        }
        if owner.body == body && core.forest.def(owner).hooks.region_edges.is_some() {
            let target = RegionTarget::Region(core.forest.body(body).region_index(region));
            let point = Point { body, at: At::Start(block) };
            return self.visit_inputs(core, id, point, owner.op, target, args);
        }
        self.0.other_inputs(core, id, owner, body, args, (0, 0));
    }

    /// The arguments of a function are the operands of its calls.
    fn visit_function(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        function: OpId,
        point: Point,
        args: &[Value],
    ) {
        core.flow.depend(after(function), point, id);
        let callers = core.flow.predecessors(after(function));
        if callers.unknown {
            return self.set_all(core, point.body, args);
        }
        let calls: Vec<OpId> = callers.known.iter().map(|call| call.op).collect();
        for call in calls {
            let caller = core.forest.body(call.body);
            let Some(parts) = caller.def(call.op).hooks.call.map(|parts| parts(caller, call.op)) else {
                continue;
            };
            let operands = caller.operands(call.op).slice(parts.args.0, parts.args.1).to_vec();
            for (from, &to) in operands.into_iter().zip(args) {
                let from = ValueId { body: call.body, value: from };
                self.0.pass(core, id, point, from, ValueId { body: point.body, value: to });
            }
        }
    }

    /// The arguments of a block are the operands that terminators pass to it.
    fn visit_successor(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        body: BodyId,
        block: Block,
        args: &[Value],
    ) {
        let ir = core.forest.body(body);
        let uses: SmallVec<[(Op, usize); 4]> =
            ir.block_uses(block).map(|u| (u.owner, u.index as usize)).collect();
        let point = Point { body, at: At::Start(block) };
        for (end, successor) in uses {
            let ir = core.forest.body(body);
            let Some(from) = ir.block_of(end) else { continue };
            if !core.flow.takes_edge(body, (from, block), id) {
                continue;
            }
            let passed = ir.def(end).hooks.branch.and_then(|branch| branch(ir, end, successor));
            let Some((start, stop)) = passed else { return self.set_all(core, body, args) };
            let operands = ir.operands(end).slice(start, stop).to_vec();
            // The terminator itself makes the first arguments, if it passes fewer values.
            let made = args.len().saturating_sub(operands.len());
            self.set_all(core, body, &args[..made]);
            for (from, &to) in operands.into_iter().zip(&args[made..]) {
                self.0.pass(core, id, point, ValueId { body, value: from }, ValueId { body, value: to });
            }
        }
    }

    /// The arguments of a region's block, or the results of an operation with regions, are the operands of the operations
    /// that control comes from.
    fn visit_inputs(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        point: Point,
        branch: Op,
        target: RegionTarget,
        values: &[Value],
    ) {
        let body = point.body;
        core.flow.depend(point, point, id);
        let known = core.flow.predecessors(point).known.clone();
        for predecessor in known {
            let from = match predecessor.op.op {
                op if op == branch => RegionPoint::Parent,
                op => RegionPoint::Terminator(op),
            };
            let ir = core.forest.body(body);
            let mut operands: Option<SmallVec<[Value; 4]>> = None;
            if let Some(edges) = ir.def(branch).hooks.region_edges {
                edges(ir, branch, from, &mut |edge| {
                    if edge.to == target {
                        operands = Some(edge.operands.iter().collect());
                    }
                });
            }
            let Some(operands) = operands else { return self.set_all(core, body, values) };
            let (first, n) = predecessor.inputs;
            if n != values.len() {
                let op = OpId { body, op: branch };
                self.0.other_inputs(core, id, op, body, values, predecessor.inputs);
            }
            for (from, &to) in operands.into_iter().zip(values.get(first..).unwrap_or(&[])) {
                self.0.pass(core, id, point, ValueId { body, value: from }, ValueId { body, value: to });
            }
        }
    }
}
