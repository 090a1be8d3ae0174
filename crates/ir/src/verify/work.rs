//! The state of a walk over one body.

use super::plan::{Counts, Plan};
use crate::body::{Block, Body, HAS_DICT, Op, OpRecord, OpRef, Region, Scope};
use crate::decl::OpDef;
use crate::dominance::{DominanceInfo, has_ssa_dominance};
use crate::shapes::NO_SHAPE;

/// An operation whose regions are being walked.
pub(super) struct Frame {
    /// The operation; for the outermost frame it may be in another body.
    pub owner: Op,
    pub n_regions: usize,
    pub region_index: usize,
    pub region: Region,
    /// The block that is being walked; `None` before the first.
    pub block: Option<Block>,
    /// The region's first block.
    pub entry: Option<Block>,
    /// The next operation of the block.
    pub next: Option<Op>,
    /// Whether uses in the region may precede definitions.
    pub graph: bool,
    /// Whether the order numbers of the block's operations are sorted.
    pub ordered: bool,
    /// Where the isolated operations in these regions start in [`Work::isolated`].
    pub first_isolated: usize,
    /// Where the users of symbols in these regions start in [`Verifier::users`](super::Verifier).
    pub first_user: usize,
}

impl Frame {
    /// The operation whose regions these are.
    pub fn owner_ref<'a>(&self, root: OpRef<'a>, inner: &'a Scope<'a>, outermost: bool) -> OpRef<'a> {
        if outermost { root } else { OpRef { scope: inner, op: self.owner } }
    }
}

/// The state of the walk over one body; its memory serves one body after another.
#[derive(Default)]
pub(super) struct Work {
    pub frames: Vec<Frame>,
    /// By operation, the number of its shape.
    pub shapes: Vec<u32>,
    /// Isolated operations of the regions that are being walked.
    pub isolated: Vec<Op>,
    /// By region, the number of the frame that walks it or did so last.
    pub depth: Vec<u32>,
    pub dominance: DominanceInfo,
    /// Pairs of blocks of one region, the first of which has to dominate the second.
    pub dominating: Vec<(Block, Block)>,
    /// By block, the last one that it was noted to have to dominate.
    pub last_users: Vec<Option<Block>>,
    /// Whether a definition may not dominate one of its uses.
    pub suspect: bool,
    /// Whether the body has isolated operations.
    pub has_isolated: bool,
    /// Whether definitions may no longer dominate uses in operations with a mark.
    pub rearranged: bool,
    /// Whether definitions are known to dominate their uses.
    pub dominates: bool,
    /// Whether blocks may have other arguments than operations with a mark pass to them.
    pub args_changed: bool,
}

impl Work {
    /// Prepares for the body in the regions of an operation of kind `def`.
    pub fn start(&mut self, body: &Body, def: &'static OpDef) {
        self.frames.clear();
        self.shapes.clear();
        if let Some(shapes) = body.verified.shapes() {
            self.shapes.extend_from_slice(&shapes);
        }
        self.shapes.resize(body.op_bound(), NO_SHAPE);
        self.isolated.clear();
        self.depth.clear();
        self.depth.resize(body.region_bound(), 0);
        self.dominance.reset(Some(def));
        self.dominating.clear();
        self.last_users.clear();
        self.last_users.resize(body.block_bound(), None);
        (self.suspect, self.has_isolated) = (false, false);
    }

    /// Sets up the innermost frame for its region.
    pub fn enter_region(&mut self, def: &'static OpDef, body: &Body) {
        let depth = self.frames.len() as u32 - 1;
        if let Some(frame) = self.frames.last_mut() {
            self.depth[frame.region.index()] = depth;
            frame.entry = body.entry_block(frame.region);
            // The owner counts for root regions only, so the declaration of any frame's operation will do.
            frame.graph = !has_ssa_dominance(body, frame.region, Some(def));
        }
    }

    /// Whether an operation with a mark is still valid after all edits around it.
    #[inline]
    pub fn is_verified(&self, record: &OpRecord, plan: &Plan, n: Counts) -> bool {
        let depends_on_others = match n.succs | n.regions {
            0 => plan.has_op_checks,
            _ => {
                self.args_changed
                    || n.regions != 0
                    || record.next.is_some()
                    || plan.has_context_checks
                    || !plan.def.registered
            }
        };
        !self.rearranged && record.code & HAS_DICT == 0 && !depends_on_others
    }
}
