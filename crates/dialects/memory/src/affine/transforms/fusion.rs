//! `affine-loop-fusion`: loop nests are fused with those that use what they store, or load what they load.

mod check;
mod cost;
mod graph;
mod insert;
mod legality;
mod order;
mod private;
mod producer;
mod sibling;
mod slice;
mod table;

use crate::affine::For;
use crate::affine::analysis::access::Access;
use crate::affine::analysis::footprint;
use crate::memref;
use crate::prelude::*;
use core::ops::ControlFlow;
use cost::{additional_part, best_depth};
use graph::{Graph, Id, Node};
use legality::has_cyclic_dependence;
use private::FastMemory;
use producer::escapes;
use slice::Slice;
use terrace_rewrite::pass::Given;
use terrace_rewrite::transforms::postorder;

pass_enum! {
    /// Which loops are fused.
    FusionMode {
        /// Both kinds.
        Greedy = "greedy",
        /// Loops with those that use what they store.
        Producer = "producer",
        /// Loops with those that load what they load.
        Sibling = "sibling",
    }
}

passes! {
    /// Fuse affine loop nests.
    ///
    /// A loop nest that stores elements is put into the loops that load them, as far as each of their iterations needs it: then a
    /// small buffer is enough for these elements.
    LoopFusion("AffineLoopFusion") = "affine-loop-fusion" on(Anchor::Any) {
        /// Fractional increase in additional computation tolerated while fusing
        compute_tolerance: f64 = 0.3,
        /// Faster memory space number to promote fusion buffers to
        fast_mem_space: Given = Given::No(0),
        /// Threshold size (KiB) for promoting local buffers to fast memory space
        local_buf_threshold: u64 = 0,
        /// Enables maximal loop fusion
        maximal: bool = false,
        /// fusion mode to attempt
        mode: FusionMode = FusionMode::Greedy,
    } => loop_fusion;
}

fn loop_fusion(o: &LoopFusion, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| run(b, o))
}

/// Fuses the loops of a body, inner ones first.
fn run(b: &mut Body, o: &LoopFusion) {
    let ops = b.ops_where(|op| b.n_regions(op) != 0 && !b.is_nested(op));
    let regions = postorder(b, &ops).into_iter().flat_map(|op| b.regions(op));
    let regions: Vec<Region> = regions.chain(b.root_regions()).collect();
    let blocks: Vec<Block> = regions.into_iter().flat_map(|region| b.blocks(region)).collect();
    for block in blocks {
        if b.ops(block).filter(|&op| b.is::<For>(op)).nth(1).is_none() {
            continue;
        }
        b.renumber_all();
        if let Some(graph) = Graph::of(b, block) {
            Fusion { b, options: o, block, graph }.run();
        }
    }
}

/// The fusion of loops of a block.
struct Fusion<'a> {
    b: &'a mut Body,
    options: &'a LoopFusion,
    block: Block,
    graph: Graph,
}

impl Fusion<'_> {
    fn run(&mut self) {
        match self.options.mode {
            FusionMode::Greedy => {
                self.fuse_producers(1);
                self.fuse_siblings();
                self.fuse_producers(usize::MAX);
            }
            FusionMode::Producer => self.fuse_producers(usize::MAX),
            FusionMode::Sibling => self.fuse_siblings(),
        }
        self.erase_unused();
    }

    fn fast_memory(&self) -> FastMemory {
        let space = match self.options.fast_mem_space {
            Given::Yes(space) => Some(space),
            Given::No(_) => None,
        };
        // Upstream has 32 bits for it.
        let bytes = u64::from(self.options.local_buf_threshold.wrapping_mul(1024) as u32);
        FastMemory { space, bytes }
    }

    /// The nodes in the order in which slices are put into them.
    fn worklist(&self) -> Vec<Id> {
        let mut ids: Vec<Id> = self.graph.ids().collect();
        ids.reverse();
        ids
    }

    /// Moves a loop in front of another operation.
    fn move_before(&mut self, op: For, before: Op) {
        if op.0 != before {
            self.b.move_before(op.0, before);
        }
        self.b.renumber_all();
    }

    /// Whether effects of operations that are no affine accesses, in one of two loops or between them, are not known to be
    /// independent of their fusion. Upstream does not take these into account.
    fn has_other_conflict(&self, source: Id, target: Id) -> bool {
        let (b, graph) = (&*self.b, &self.graph);
        let (Some(from), Some(to)) = (graph.node(source), graph.node(target)) else { return true };
        if from.has_unknown_effects || graph.has_other_conflict(b, source, target) {
            return true;
        }
        let is_visible = |node: &Node| node.memrefs().any(|memref| escapes(b, memref, self.block));
        if to.has_unknown_effects && is_visible(from) {
            return true;
        }
        let (first, second) = if b.is_before(from.op, to.op) { (from, to) } else { (to, from) };
        let mut between = core::iter::successors(b.next_op(first.op), |&op| b.next_op(op))
            .take_while(|&op| op != second.op);
        let has_unknown_effects = |op: Op| {
            graph.id_of(op).and_then(|id| graph.node(id)).is_some_and(|node| node.has_unknown_effects)
        };
        between.any(has_unknown_effects) && (to.has_unknown_effects || is_visible(from) || is_visible(to))
    }

    /// The depth of the slice that is put into a loop, the first one being that of depth 1: the deepest one, or that which saves the
    /// most memory, if it is known which access it saves memory of. `None` if fusion does not pay off, `Break` if no other loops
    /// are to be put into this one, either.
    fn depth(
        &self,
        access: Option<&Access>,
        source: For,
        target: For,
        slices: &[Option<Slice>],
    ) -> Option<ControlFlow<(), usize>> {
        let deepest = slices.iter().rposition(Option::is_some)? + 1;
        // What depends on itself must not be done again.
        let is_cyclic = has_cyclic_dependence(self.b, source);
        let tolerance = if is_cyclic { 0.0 } else { self.options.compute_tolerance };
        let is_cheap = || {
            let slice = slices.get(deepest - 1)?.as_ref()?;
            additional_part(self.b, source, target, slice).filter(|&part| part <= tolerance)
        };
        let depth = match access {
            _ if self.options.maximal => {
                if is_cyclic && is_cheap().is_none() {
                    return Some(ControlFlow::Break(()));
                }
                Some(deepest)
            }
            Some(access) => {
                best_depth(self.b, access, source, target, slices, tolerance).unwrap_or_else(|accesses| {
                    self.warn_of_unions(&accesses);
                    None
                })
            }
            None => is_cheap().map(|_| deepest),
        };
        depth.map(ControlFlow::Continue)
    }

    fn warn_of_unions(&self, accesses: &[Op]) {
        let scope = Scope { body: self.b, parent: None };
        for &access in accesses {
            scope.at(access).warning(footprint::NO_UNION).emit();
        }
    }

    /// Erases allocations that nothing uses any more.
    fn erase_unused(&mut self) {
        let memrefs: Vec<Value> = self.graph.without_edges().collect();
        for memref in memrefs {
            let def = self.b.def_op(memref).filter(|&def| self.b.is::<memref::Alloc>(def));
            if let Some(def) = def.filter(|_| self.b.has_no_uses(memref)) {
                self.b.erase(def);
            }
        }
    }
}
