//! The queue of work, and what all analyses share.

use super::flow::Flow;
use super::forest::Forest;
use super::points::{AnalysisId, Point, Queue};
use super::states::{Constant, States};

/// The state that all analyses share.
pub struct Core {
    /// The bodies.
    pub forest: Forest,
    /// The visits to do.
    pub queue: Queue,
    /// Which code is executable, and where control comes from.
    pub flow: Flow,
    /// The constants, which decide what is executable.
    pub constants: States<Constant>,
}

impl Core {
    /// Nothing is known yet.
    pub fn new(forest: Forest) -> Self {
        let flow = Flow::new(&forest);
        Self { forest, queue: Queue::default(), flow, constants: States::default() }
    }
}

/// An analysis that a solver runs.
pub trait Analysis {
    /// Visits everything once.
    fn initialize(&mut self, core: &mut Core, id: AnalysisId);
    /// Visits a point whose facts depend on others that have changed.
    fn visit(&mut self, core: &mut Core, id: AnalysisId, point: Point);
}

/// Runs analyses until nothing changes.
pub fn solve(core: &mut Core, analyses: &mut [&mut dyn Analysis]) {
    core.queue.n_analyses = analyses.len() as u8;
    for (i, analysis) in analyses.iter_mut().enumerate() {
        analysis.initialize(core, AnalysisId(i as u8));
    }
    while let Some((point, id)) = core.queue.visits.pop_front() {
        analyses[id.index()].visit(core, id, point);
    }
}
