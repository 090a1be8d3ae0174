//! Facts about values, and who has to know when they change.

use super::forest::{BodyId, Forest, ValueId};
use super::points::{AnalysisId, At, Point, Queue};
use terrace_ir::Attr;
use terrace_support::small_vec::SmallVec;

#[derive(Clone, Default)]
struct Cell<T> {
    fact: T,
    /// Visits that have read the fact, each once.
    dependents: SmallVec<[(Point, AnalysisId); 1]>,
    /// The analyses that visit all users when the fact changes, as a set of bits.
    subscribers: u8,
    changes: u32,
}

/// A fact for each value of a forest: the default until it is changed.
pub struct States<T> {
    bodies: Vec<Vec<Cell<T>>>,
    default: T,
}

impl<T: Clone + Default> Default for States<T> {
    fn default() -> Self {
        Self { bodies: Vec::new(), default: T::default() }
    }
}

impl<T: Clone + Default + PartialEq> States<T> {
    /// The fact about a value.
    pub fn get(&self, of: ValueId) -> &T {
        let cells = self.bodies.get(of.body.index());
        cells.and_then(|cells| cells.get(of.value.index())).map_or(&self.default, |cell| &cell.fact)
    }

    fn cell(&mut self, of: ValueId) -> &mut Cell<T> {
        let (body, value) = (of.body.index(), of.value.index());
        if self.bodies.len() <= body {
            self.bodies.resize_with(body + 1, Vec::new);
        }
        let cells = &mut self.bodies[body];
        if cells.len() <= value {
            cells.resize_with(value + 1, Cell::default);
        }
        &mut cells[value]
    }

    /// Visits a point again when the fact changes.
    pub fn depend(&mut self, of: ValueId, point: Point, analysis: AnalysisId) {
        let dependents = &mut self.cell(of).dependents;
        if !dependents.contains(&(point, analysis)) {
            dependents.push((point, analysis));
        }
    }

    /// Visits all users again when the fact changes.
    pub fn subscribe(&mut self, of: ValueId, analysis: AnalysisId) {
        self.cell(of).subscribers |= 1 << analysis.index();
    }

    /// Changes the fact without telling anybody.
    pub fn set(&mut self, of: ValueId, fact: T) {
        self.cell(of).fact = fact;
    }

    /// Changes the fact and queues the visits that depend on it; returns how often it has changed.
    pub fn update(&mut self, forest: &Forest, queue: &mut Queue, of: ValueId, fact: T) -> u32 {
        let cell = self.cell(of);
        cell.fact = fact;
        cell.changes += 1;
        for &(point, analysis) in &cell.dependents {
            queue.push(point, analysis);
        }
        if cell.subscribers != 0 {
            for user in forest.body(of.body).users(of.value) {
                let point = Point { body: of.body, at: At::After(user) };
                AnalysisId::of_bits(cell.subscribers).for_each(|analysis| queue.push(point, analysis));
            }
        }
        cell.changes
    }

    /// The facts about the values of each body, by the index of the value.
    pub fn into_bodies(self) -> Vec<Vec<T>> {
        self.bodies.into_iter().map(|cells| cells.into_iter().map(|cell| cell.fact).collect()).collect()
    }

    /// Moves the facts about the values of one body out.
    pub fn take_body(&mut self, body: BodyId) -> Vec<T> {
        let cells = self.bodies.get_mut(body.index()).map(core::mem::take).unwrap_or_default();
        cells.into_iter().map(|cell| cell.fact).collect()
    }
}

/// The knowledge about a value.
#[derive(Clone, Copy, Default, Debug)]
pub enum Constant {
    /// No execution has reached it yet.
    #[default]
    Undecided,
    /// It is this constant, which the dialect of this name can make an operation of.
    Known(Attr, &'static str),
    /// It may be different values.
    Unknown,
}

impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Undecided, Self::Undecided) | (Self::Unknown, Self::Unknown) => true,
            (Self::Known(a, _), Self::Known(b, _)) => a == b,
            _ => false,
        }
    }
}

impl Constant {
    /// The knowledge about a value that is either of two.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Undecided, known) | (known, Self::Undecided) => known,
            _ if self == other => self,
            _ => Self::Unknown,
        }
    }
}
