//! Which values have an influence on what a program does.

use super::backward::BackwardAnalysis;
use super::forest::{Forest, OpId, ValueId};
use super::points::{AnalysisId, Point, Queue};
use super::solver::Core;
use super::states::States;
use terrace_ir::Value;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_support::small_vec::SmallVec;

/// The analysis of liveness. A value is live if an operation with effects uses it, if it leaves the forest, if it decides
/// where control goes, or if a live value is computed from it.
#[derive(Default)]
pub struct Liveness {
    states: States<bool>,
}

impl Liveness {
    /// Whether each value is live.
    pub fn into_states(self) -> States<bool> {
        self.states
    }
}

impl BackwardAnalysis for Liveness {
    type Fact = bool;

    fn states<'s>(&'s mut self, core: &'s mut Core) -> (&'s mut States<bool>, &'s Forest, &'s mut Queue) {
        (&mut self.states, &core.forest, &mut core.queue)
    }

    fn meet(&self, a: &bool, b: &bool) -> bool {
        *a || *b
    }

    fn exit(&self) -> bool {
        true
    }

    fn operation(&mut self, core: &mut Core, id: AnalysisId, op: OpId, values: &[Value], point: Point) {
        if values.is_empty() {
            return;
        }
        let body = core.forest.body(op.body);
        let results: SmallVec<[Value; 4]> = body.results(op.op).iter().collect();
        let mut is_live = !would_be_trivially_dead(body, op.op);
        for value in results {
            let result = ValueId { body: op.body, value };
            self.states.depend(result, point, id);
            is_live |= *self.states.get(result);
        }
        if is_live {
            values.iter().for_each(|&value| self.meet_to(core, ValueId { body: op.body, value }, &true));
        }
    }
}
