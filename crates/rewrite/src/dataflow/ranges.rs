//! The ranges of integers.

use super::forest::{BodyId, Forest, OpId, ValueId};
use super::forward::ForwardAnalysis;
use super::points::{AnalysisId, At, Point, Queue};
use super::solver::Core;
use super::states::{Constant, States};
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::decl::{FoldResult, Induction, Trait};
use terrace_ir::ranges::{self, IntRange};
use terrace_ir::{Body, Value};
use terrace_support::small_vec::SmallVec;

/// The analysis of ranges. A value without one is no integer, or no execution has reached it yet.
#[derive(Default)]
pub struct IntRanges {
    states: States<Option<IntRange>>,
}

impl IntRanges {
    /// The ranges of all values.
    pub fn into_states(self) -> States<Option<IntRange>> {
        self.states
    }

    /// Joins a range that was inferred to that of a value. A value that a terminator uses may be that of a loop, in which
    /// it grows without end: if it changes for the second time, any value is assumed.
    fn join_inferred(&mut self, core: &mut Core, value: ValueId, range: Option<IntRange>) {
        let old = self.states.get(value).clone();
        let joined = self.join(&old, &range);
        if joined == old {
            return;
        }
        let body = core.forest.body(value.body);
        let grows =
            old.is_some() && body.users(value.value).any(|user| body.def(user).has(Trait::Terminator));
        let fact = if grows { self.any(core, value) } else { joined };
        self.join_to(core, value, &fact);
    }

    /// A bound of a loop, as a range.
    fn bound(
        &mut self,
        core: &Core,
        id: AnalysisId,
        point: Point,
        bound: Option<FoldResult>,
        width: u32,
    ) -> IntRange {
        let range = match bound {
            Some(FoldResult::Attr(attr)) => {
                let int = attr.as_::<IntegerAttr>(core.forest.body(point.body).ctx());
                int.map(|int| IntRange::constant(int.value(core.forest.body(point.body).ctx())))
            }
            Some(FoldResult::Value(value)) => {
                let value = ValueId { body: point.body, value };
                self.states.depend(value, point, id);
                self.states.get(value).clone()
            }
            None => None,
        };
        range.filter(|range| range.width() == width).unwrap_or_else(|| IntRange::full(width))
    }

    fn induction(&mut self, core: &mut Core, id: AnalysisId, body: BodyId, induction: &Induction) {
        let ir = core.forest.body(body);
        let Some(width) = IntRange::width_of(ir.ctx(), ir.ty(induction.variable)) else { return };
        let Some(block) = ir.def_block(induction.variable) else { return };
        let point = Point { body, at: At::Start(block) };
        let lower = self.bound(core, id, point, induction.lower, width);
        let upper = self.bound(core, id, point, induction.upper, width);
        let step = self.bound(core, id, point, induction.step, width);
        let range = ranges::of_induction(&lower, &upper, &step, induction.unsigned);
        if range.is_some() {
            self.join_to(core, ValueId { body, value: induction.variable }, &range);
        }
    }
}

impl ForwardAnalysis for IntRanges {
    type Fact = Option<IntRange>;

    fn states<'s>(
        &'s mut self,
        core: &'s mut Core,
    ) -> (&'s mut States<Option<IntRange>>, &'s Forest, &'s mut Queue) {
        (&mut self.states, &core.forest, &mut core.queue)
    }

    fn join(&self, a: &Option<IntRange>, b: &Option<IntRange>) -> Option<IntRange> {
        match (a, b) {
            (Some(a), Some(b)) => Some(a.union(b)),
            (range, None) | (None, range) => range.clone(),
        }
    }

    fn any(&self, core: &Core, value: ValueId) -> Option<IntRange> {
        let body = core.forest.body(value.body);
        IntRange::full_of(body.ctx(), body.ty(value.value))
    }

    /// A range of one number is a constant.
    fn changed(&mut self, core: &mut Core, value: ValueId) {
        let Some(range) = self.states.get(value) else { return };
        let body = core.forest.body(value.body);
        let attr = range.constant_of(body.ctx(), body.ty(value.value));
        let constant = attr.map(|attr| Constant::Known(attr, maker(&core.forest, value)));
        let joined = core.constants.get(value).join(constant.unwrap_or(Constant::Unknown));
        if *core.constants.get(value) != joined {
            core.constants.update(&core.forest, &mut core.queue, value, joined);
        }
    }

    fn operation(&mut self, core: &mut Core, _: AnalysisId, op: OpId) {
        let body = core.forest.body(op.body);
        let results: SmallVec<[Value; 4]> = body.results(op.op).iter().collect();
        let hooks = &body.def(op.op).hooks;
        let range = match (hooks.int_range, hooks.int_range_in) {
            (Some(hook), _) => infer(body, op, hook, &self.states),
            (None, Some(hook)) => Some(core.forest.with_owner(op.body, |owner| hook(body, op.op, owner))),
            (None, None) => {
                for value in results {
                    self.set_any(core, ValueId { body: op.body, value });
                }
                return;
            }
        };
        let Some(range) = range else { return };
        for value in results {
            let value = ValueId { body: op.body, value };
            let range = range.clone().or_else(|| self.any(core, value));
            self.join_inferred(core, value, range);
        }
    }

    fn other_inputs(
        &mut self,
        core: &mut Core,
        id: AnalysisId,
        op: OpId,
        body: BodyId,
        values: &[Value],
        inputs: (usize, usize),
    ) {
        let ir = core.forest.body(op.body);
        let mut variables: SmallVec<[Value; 4]> = SmallVec::new();
        if let Some(induction) = ir.def(op.op).hooks.induction {
            for induction in induction(ir, op.op) {
                self.induction(core, id, body, &induction);
                variables.push(induction.variable);
            }
        }
        for (i, &value) in values.iter().enumerate() {
            if (i < inputs.0 || i >= inputs.0 + inputs.1) && !variables.contains(&value) {
                self.set_any(core, ValueId { body, value });
            }
        }
    }
}

type Hook = fn(&Body, terrace_ir::Op, &[Option<&IntRange>]) -> Option<IntRange>;

/// The range of an operation's result, `Some(None)` if the hook does not know it; `None` if an operand that is an integer
/// has none yet.
fn infer(body: &Body, op: OpId, hook: Hook, states: &States<Option<IntRange>>) -> Option<Option<IntRange>> {
    let operands = body.operands(op.op);
    let ranges: SmallVec<[Option<&IntRange>; 4]> =
        operands.iter().map(|value| states.get(ValueId { body: op.body, value }).as_ref()).collect();
    let range = hook(body, op.op, &ranges);
    let is_undecided = |(value, range): (Value, &Option<&IntRange>)| {
        range.is_none() && IntRange::width_of(body.ctx(), body.ty(value)).is_some()
    };
    match range {
        None if operands.iter().zip(&ranges).any(is_undecided) => None,
        range => Some(range),
    }
}

/// The dialect whose constant a value can be replaced by.
fn maker(forest: &Forest, value: ValueId) -> &'static str {
    let body = forest.body(value.body);
    if let Some(op) = body.def_op(value.value) {
        return body.def(op).dialect;
    }
    let region = body.def_block(value.value).and_then(|block| body.region_of(block));
    match region.and_then(|region| body.region_parent(region)) {
        Some(parent) => body.def(parent).dialect,
        None => forest.owner_def(value.body).dialect,
    }
}
