//! The analysis of executable code: which blocks run, and from where control comes to regions, functions and calls.

use super::forest::{BodyId, Forest, OpId, ValueId};
use super::points::{AnalysisId, At, Point};
use super::solver::{Analysis, Core};
use super::states::Constant;
use terrace_ir::decl::{RegionPoint, RegionTarget, Trait};
use terrace_ir::{Attr, Block, Op, Value};
use terrace_support::small_vec::SmallVec;

/// The point of an operation.
pub(super) fn after(op: OpId) -> Point {
    Point { body: op.body, at: At::After(op.op) }
}

/// The analysis of executable code. It is the first one of all analyses that run together.
pub struct DeadCode;

impl Analysis for DeadCode {
    fn initialize(&mut self, core: &mut Core, id: AnalysisId) {
        for region in core.forest.body(BodyId::ROOT).root_regions() {
            if let Some(block) = core.forest.body(BodyId::ROOT).entry_block(region) {
                core.flow.set_live(&core.forest, &mut core.queue, BodyId::ROOT, block);
            }
        }
        for op in core.forest.preorder() {
            if core.forest.calls.escapes(op) && is_callable(&core.forest, op) {
                core.flow.add_unknown(&mut core.queue, after(op));
            }
        }
        for op in core.forest.preorder() {
            if concerns(&core.forest, op) {
                if let Some(block) = core.forest.body(op.body).block_of(op.op) {
                    core.flow.subscribe(op.body, block, id);
                }
                visit(core, id, op);
            }
        }
    }

    fn visit(&mut self, core: &mut Core, id: AnalysisId, point: Point) {
        if let At::After(op) = point.at {
            visit(core, id, OpId { body: point.body, op });
        }
    }
}

/// Whether an operation is a function.
pub(super) fn is_callable(forest: &Forest, op: OpId) -> bool {
    forest.def(op).has(Trait::FunctionOpInterface)
}

/// Whether an operation decides where control goes.
fn concerns(forest: &Forest, op: OpId) -> bool {
    let body = forest.body(op.body);
    body.n_regions(op.op) != 0
        || body.n_succs(op.op) != 0
        || body.def(op.op).has(Trait::CallOpInterface)
        || ends_region_or_function(forest, op)
}

/// Whether an operation is the last one of a block and leaves a region or function.
fn ends_region_or_function(forest: &Forest, op: OpId) -> bool {
    let body = forest.body(op.body);
    body.n_succs(op.op) == 0
        && body.next_op(op.op).is_none()
        && match body.parent_op(op.op) {
            Some(parent) => body.def(parent).hooks.region_edges.is_some(),
            None => forest.owner_def(op.body).has(Trait::FunctionOpInterface),
        }
}

/// The operands of an operation that are constants; `None` if nothing is known yet of one.
fn operand_constants(core: &mut Core, id: AnalysisId, op: OpId) -> Option<SmallVec<[Option<Attr>; 4]>> {
    let mut constants = SmallVec::new();
    for value in core.forest.body(op.body).operands(op.op) {
        let value = ValueId { body: op.body, value };
        core.constants.subscribe(value, id);
        match core.constants.get(value) {
            Constant::Undecided => return None,
            Constant::Known(attr, _) => constants.push(Some(*attr)),
            Constant::Unknown => constants.push(None),
        }
    }
    Some(constants)
}

fn visit(core: &mut Core, id: AnalysisId, op: OpId) {
    if !core.flow.runs(&core.forest, op) {
        return;
    }
    let def = core.forest.def(op);
    if def.has(Trait::CallOpInterface) {
        visit_call(core, op);
    }
    if core.forest.body(op.body).n_regions(op.op) != 0 {
        if def.hooks.region_edges.is_some() {
            visit_region_edges(core, id, op, op, RegionPoint::Parent);
        } else if is_callable(&core.forest, op) {
            core.flow.depend(after(op), after(op), id);
            let callers = core.flow.predecessors(after(op));
            if callers.unknown || !callers.known.is_empty() {
                enter_regions(core, op);
            }
        } else {
            enter_regions(core, op);
        }
    }
    if ends_region_or_function(&core.forest, op) {
        match core.forest.body(op.body).parent_op(op.op) {
            Some(parent) => {
                let parent = OpId { body: op.body, op: parent };
                visit_region_edges(core, id, parent, op, RegionPoint::Terminator(op.op));
            }
            None => visit_return(core, id, op),
        }
    }
    if core.forest.body(op.body).n_succs(op.op) != 0 {
        visit_branch(core, id, op);
    }
}

fn enter_regions(core: &mut Core, op: OpId) {
    let (id, regions) = core.forest.regions(op);
    for region in regions {
        if let Some(block) = core.forest.body(id).entry_block(region) {
            core.flow.set_live(&core.forest, &mut core.queue, id, block);
        }
    }
}

/// Adds a call to the callers of its function, if that has a body inside the forest.
fn visit_call(core: &mut Core, call: OpId) {
    let callee = core.forest.calls.callee(call);
    match callee.filter(|&callee| is_callable(&core.forest, callee) && core.forest.entry_of(callee).is_some())
    {
        Some(callee) => core.flow.add_predecessor(&mut core.queue, after(callee), call, (0, 0)),
        None => core.flow.add_unknown(&mut core.queue, after(call)),
    }
}

/// Follows the edges that control takes from an operation with regions, or from a terminator in one of them.
fn visit_region_edges(core: &mut Core, id: AnalysisId, branch: OpId, from: OpId, point: RegionPoint) {
    let Some(constants) = operand_constants(core, id, from) else { return };
    let body = core.forest.body(branch.body);
    let hooks = &body.def(branch.op).hooks;
    let Some(edges) = hooks.region_edges else { return };
    let mut taken: SmallVec<[(RegionTarget, (usize, usize)); 2]> = SmallVec::new();
    edges(body, branch.op, point, &mut |edge| {
        let takes = hooks.takes_region_edge;
        if takes.is_none_or(|takes| takes(body, branch.op, point, &constants, edge.to)) {
            taken.push((edge.to, (first_number(body, edge.inputs.first()), edge.inputs.len())));
        }
    });
    for (to, inputs) in taken {
        let body = core.forest.body(branch.body);
        let at = match to {
            RegionTarget::Parent => At::After(branch.op),
            RegionTarget::Region(i) => {
                let Some(block) = body.entry_block(body.region(branch.op, i)) else { continue };
                core.flow.set_live(&core.forest, &mut core.queue, branch.body, block);
                At::Start(block)
            }
        };
        core.flow.add_predecessor(&mut core.queue, Point { body: branch.body, at }, from, inputs);
    }
}

/// The number of a block argument or result.
fn first_number(body: &terrace_ir::Body, value: Option<Value>) -> usize {
    use terrace_ir::body::ValueDef;
    value.map_or(0, |value| match body.value_def(value) {
        ValueDef::Arg(_, i) | ValueDef::Result(_, i) => i as usize,
    })
}

/// Adds a terminator of a function to the predecessors of all calls of the function.
fn visit_return(core: &mut Core, id: AnalysisId, op: OpId) {
    let Some(function) = core.forest.owner(op.body) else { return };
    let body = core.forest.body(op.body);
    if body.n_operands(op.op) == 0 {
        return;
    }
    let returns = body.def(op.op).has(Trait::ReturnLike);
    core.flow.depend(after(function), after(op), id);
    let calls: Vec<OpId> = core.flow.predecessors(after(function)).known.iter().map(|call| call.op).collect();
    for call in calls {
        match returns {
            true => core.flow.add_predecessor(&mut core.queue, after(call), op, (0, 0)),
            false => core.flow.add_unknown(&mut core.queue, after(call)),
        }
    }
}

/// Follows the edges that control takes from a terminator to other blocks.
fn visit_branch(core: &mut Core, id: AnalysisId, op: OpId) {
    let hooks = &core.forest.def(op).hooks;
    let mut taken = None;
    if hooks.branch.is_some() {
        let Some(constants) = operand_constants(core, id, op) else { return };
        let body = core.forest.body(op.body);
        taken = hooks.taken_successor.and_then(|taken| taken(body, op.op, &constants));
    }
    let body = core.forest.body(op.body);
    let Some(block) = body.block_of(op.op) else { return };
    let successors: SmallVec<[Block; 4]> = match taken {
        Some(i) if i < body.n_succs(op.op) => SmallVec::from_slice(&[body.succ(op.op, i)]),
        _ => body.succs(op.op).collect(),
    };
    for successor in successors {
        core.flow.set_edge_live(&core.forest, &mut core.queue, op.body, (block, successor));
    }
}

impl Core {
    /// Erases an operation that was made during the analysis, unless it has users. Otherwise nothing is known of its
    /// results, as upstream does not visit it. The users are visited again: what they say of their operands, such as that
    /// these are live, has to be said of the new ones.
    pub(super) fn keep_if_used(&mut self, op: OpId) {
        let body = self.forest.body_mut(op.body);
        if body.results(op.op).iter().all(|result| body.has_no_uses(result)) {
            body.erase(op.op);
            return;
        }
        for result in body.results(op.op) {
            for user in body.users(result) {
                self.queue.push_for_all(after(OpId { op: user, ..op }));
            }
        }
    }

    /// The operation of a terminator's parent that is in the same body.
    pub(super) fn region_branch_around(&self, op: OpId) -> Option<Op> {
        let body = self.forest.body(op.body);
        body.parent_op(op.op).filter(|&parent| body.def(parent).hooks.region_edges.is_some())
    }
}
