//! Points of a program, and the queue of their visits.

use super::forest::BodyId;
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
pub struct AnalysisId(pub(super) u8);

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
    pub(super) visits: VecDeque<(Point, AnalysisId)>,
    pub(super) n_analyses: u8,
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
