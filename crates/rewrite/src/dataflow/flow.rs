//! Executable blocks and edges, and the operations from which control comes to regions, functions and calls.

use super::forest::{BodyId, Forest, OpId};
use super::points::{AnalysisId, At, Point, Queue};
use terrace_ir::Block;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Whether a block or edge is executable, and which analyses have to know, as a set of bits.
#[derive(Clone, Copy, Default)]
pub(super) struct Executable {
    live: bool,
    subscribers: u8,
}

/// An operation from which control comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Predecessor {
    /// The operation: a branch between regions or a terminator inside it, a call, or a terminator of a function.
    pub op: OpId,
    /// The number of the first block argument or result that receives one of its operands, and how many do.
    pub inputs: (usize, usize),
}

/// Where control comes from: to a region, out of an operation with regions, to a function, or back from a call.
#[derive(Default)]
pub struct Predecessors {
    /// The known operations.
    pub known: Vec<Predecessor>,
    index: FxHashMap<OpId, usize>,
    /// Whether there may be others.
    pub unknown: bool,
    dependents: SmallVec<[(Point, AnalysisId); 2]>,
}

#[derive(Default)]
pub(super) struct BodyFlow {
    /// By block.
    blocks: Vec<Executable>,
    edges: FxHashMap<(Block, Block), Executable>,
    pub(super) predecessors: FxHashMap<At, Predecessors>,
}

/// The executable blocks and edges, and the operations from which control comes.
pub struct Flow {
    bodies: Vec<BodyFlow>,
    none: Predecessors,
}

impl Flow {
    pub(super) fn new(forest: &Forest) -> Self {
        let body = |id: BodyId| BodyFlow {
            blocks: vec![Executable::default(); forest.body(id).block_bound()],
            ..BodyFlow::default()
        };
        Self { bodies: forest.ids().map(body).collect(), none: Predecessors::default() }
    }

    /// Whether a block may be executed.
    pub fn is_live(&self, body: BodyId, block: Block) -> bool {
        self.bodies[body.index()].blocks.get(block.index()).is_some_and(|block| block.live)
    }

    /// Whether the block of an operation may be executed.
    pub(super) fn runs(&self, forest: &Forest, op: OpId) -> bool {
        forest.body(op.body).block_of(op.op).is_some_and(|block| self.is_live(op.body, block))
    }

    /// Lets an analysis visit a block and its operations when the block becomes executable.
    pub(super) fn subscribe(&mut self, body: BodyId, block: Block, analysis: AnalysisId) {
        if let Some(block) = self.bodies[body.index()].blocks.get_mut(block.index()) {
            block.subscribers |= 1 << analysis.index();
        }
    }

    /// Whether an edge may be executed; if it may later, the analysis visits the block that it leads to.
    pub(super) fn takes_edge(&mut self, body: BodyId, edge: (Block, Block), analysis: AnalysisId) -> bool {
        let edge = self.bodies[body.index()].edges.entry(edge).or_default();
        edge.subscribers |= 1 << analysis.index();
        edge.live
    }

    /// Where control comes from to a point.
    pub fn predecessors(&self, point: Point) -> &Predecessors {
        self.bodies[point.body.index()].predecessors.get(&point.at).unwrap_or(&self.none)
    }

    /// Visits a point again when the predecessors of another one change.
    pub(super) fn depend(&mut self, on: Point, point: Point, analysis: AnalysisId) {
        let dependents = &mut self.predecessors_mut(on).dependents;
        if !dependents.contains(&(point, analysis)) {
            dependents.push((point, analysis));
        }
    }

    fn predecessors_mut(&mut self, point: Point) -> &mut Predecessors {
        self.bodies[point.body.index()].predecessors.entry(point.at).or_default()
    }

    pub(super) fn add_predecessor(
        &mut self,
        queue: &mut Queue,
        point: Point,
        op: OpId,
        inputs: (usize, usize),
    ) {
        let predecessors = self.predecessors_mut(point);
        let n = predecessors.known.len();
        let changed = match *predecessors.index.entry(op).or_insert(n) {
            i if i == n => {
                predecessors.known.push(Predecessor { op, inputs });
                true
            }
            i => {
                let changed = inputs.1 != 0 && predecessors.known[i].inputs != inputs;
                if changed {
                    predecessors.known[i].inputs = inputs;
                }
                changed
            }
        };
        if changed {
            predecessors.dependents.iter().for_each(|&(point, analysis)| queue.push(point, analysis));
        }
    }

    pub(super) fn add_unknown(&mut self, queue: &mut Queue, point: Point) {
        let predecessors = self.predecessors_mut(point);
        if !core::mem::replace(&mut predecessors.unknown, true) {
            predecessors.dependents.iter().for_each(|&(point, analysis)| queue.push(point, analysis));
        }
    }

    pub(super) fn set_live(&mut self, forest: &Forest, queue: &mut Queue, body: BodyId, block: Block) {
        let Some(state) = self.bodies[body.index()].blocks.get_mut(block.index()) else { return };
        if core::mem::replace(&mut state.live, true) {
            return;
        }
        let subscribers = || AnalysisId::of_bits(state.subscribers);
        subscribers().for_each(|analysis| queue.push(Point { body, at: At::Start(block) }, analysis));
        for analysis in subscribers() {
            for op in forest.body(body).ops(block) {
                queue.push(Point { body, at: At::After(op) }, analysis);
            }
        }
    }

    pub(super) fn set_edge_live(
        &mut self,
        forest: &Forest,
        queue: &mut Queue,
        body: BodyId,
        edge: (Block, Block),
    ) {
        self.set_live(forest, queue, body, edge.1);
        let state = self.bodies[body.index()].edges.entry(edge).or_default();
        if !core::mem::replace(&mut state.live, true) {
            let point = Point { body, at: At::Start(edge.1) };
            AnalysisId::of_bits(state.subscribers).for_each(|analysis| queue.push(point, analysis));
        }
    }
}
