//! The queue of work, and what all analyses share.

use super::constants::Constant;
use super::dead_code::Flow;
use super::forest::{BodyId, Forest};
use super::states::States;
use std::collections::VecDeque;
use terrace_ir::{Block, Op};

/// A place inside a body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum At {
    /// The start of a block: stands for its arguments.
    Start(Block),
    /// Behind an operation: stands for the operation.
    After(Op),
}

/// A point of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    /// The body.
    pub body: BodyId,
    /// The place in it.
    pub at: At,
}

/// The number of an analysis among those that run together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisId(u8);

impl AnalysisId {
    /// The number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The analyses in a set of bits, lowest first.
    pub(super) fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        (0..8).filter(move |i| bits >> i & 1 != 0).map(Self)
    }
}

/// Visits to do, first come, first served.
#[derive(Default)]
pub struct Queue {
    visits: VecDeque<(Point, AnalysisId)>,
    n_analyses: u8,
}

impl Queue {
    /// Adds a visit of a point by an analysis.
    pub fn push(&mut self, point: Point, analysis: AnalysisId) {
        self.visits.push_back((point, analysis));
    }

    /// Adds visits of a point by all analyses.
    pub fn push_for_all(&mut self, point: Point) {
        (0..self.n_analyses).for_each(|analysis| self.push(point, AnalysisId(analysis)));
    }
}

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
