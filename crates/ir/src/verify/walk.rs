//! The walk over the regions of one isolated operation, and the rules about blocks.

use super::Verifier;
use super::symbols::User;
use crate::body::{Block, Body, CHECKED, HAS_EXTRA, NESTED, Op, OpRecord, OpRef, Region, Scope};
use crate::decl::Trait;
use crate::diag::{captured, take_captured};
use crate::dominance::{DominanceInfo, has_ssa_dominance};
use crate::{Reported, Result};

/// An operation whose regions are being walked.
pub(super) struct Frame {
    /// The operation; for the outermost frame it may be in another body.
    pub owner: Op,
    n_regions: u32,
    region_index: u32,
    /// The region, and its raw block; zero before the first.
    pub region: Region,
    pub block: Option<Block>,
    /// The region's first block.
    pub entry: Option<Block>,
    next: Option<Op>,
    /// Uses in the region may precede definitions.
    pub graph: bool,
    /// The region has several blocks.
    pub multi: bool,
    /// The block's operations have sorted numbers.
    pub ordered: bool,
    /// Where the isolated operations in these regions start, and the users of symbols.
    isolated_from: u32,
    users_from: u32,
}

/// Buffers for the walk over one body.
pub(super) struct Work {
    pub frames: Vec<Frame>,
    isolated: Vec<Op>,
    /// By region, the number of the frame that is in it (or was).
    pub depth: Vec<u32>,
    pub dominance: DominanceInfo,
    /// The outermost operation is a function that looks like one that is fine.
    pub known: bool,
    /// Some use was not clearly dominated.
    pub suspect: bool,
    /// There are isolated operations in the body.
    has_isolated: bool,
    /// Operands of operations that were fine before may not be dominated any more.
    pub rearranged: bool,
    /// What they pass to blocks may not fit any more.
    pub other_args: bool,
    /// Pairs of blocks of which the first was found to dominate the second, by the first; zero for none.
    pub dominating: [(u32, u32); PAIRS],
}

/// How many pairs of blocks are remembered.
pub(super) const PAIRS: usize = 8;

impl Work {
    fn new() -> Self {
        Self {
            frames: Vec::new(),
            isolated: Vec::new(),
            depth: Vec::new(),
            dominance: DominanceInfo::new(None),
            known: false,
            suspect: false,
            has_isolated: false,
            rearranged: false,
            other_args: false,
            dominating: [(0, 0); PAIRS],
        }
    }
}

/// How many operands, results, successors and regions there are.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub operands: usize,
    pub results: usize,
    pub succs: usize,
    pub regions: usize,
}

impl Counts {
    /// Of an operation without successors and regions.
    #[inline]
    pub fn plain(body: &Body, record: &OpRecord) -> Self {
        let (operands, results) = body.n_values(record);
        Self { operands, results, succs: 0, regions: 0 }
    }
}

impl Verifier<'_> {
    /// Verifies an operation, what is in it, and then dominance in its regions (`verifyOpAndDominance`).
    pub(super) fn isolated(&mut self, scope: &Scope<'_>, op: Op) -> Result {
        let at = scope.at(op);
        let nested = scope.body.is_nested(op);
        let mut work = self.spare.pop().unwrap_or_else(|| Box::new(Work::new()));
        let result = if nested {
            let inner = Scope { body: scope.body.region_body(op), parent: Some((scope, op)) };
            self.enclosed(at, &inner, &mut work)
        } else {
            self.enclosed(at, scope, &mut work)
        };
        self.spare.push(work);
        result
    }

    fn enclosed(&mut self, at: OpRef<'_>, inner: &Scope<'_>, work: &mut Work) -> Result {
        let def = at.def();
        work.frames.clear();
        work.isolated.clear();
        work.depth.clear();
        work.depth.resize(inner.body.region_bound(), 0);
        work.dominance.reset(Some(def));
        (work.suspect, work.has_isolated) = (false, false);
        let start = captured();
        let nested = !core::ptr::eq(inner.body, at.body());
        if nested && def.hooks.verify_symbol_uses.is_some() && !def.has(Trait::SymbolUsesAtOnce) {
            self.users.push(User::Op(at.op));
        }
        if nested && inner.body.checked.with_owner() && in_module(at) {
            return Ok(());
        }
        let opened = self.users.len();
        if nested {
            self.users.push(User::Open(at.op));
        }
        let kind = self.kind(at.body().code(at.op));
        let counts = count(at.body(), at.op);
        work.known = nested && self.is_known_function(at, kind, counts, inner.body);
        let known = work.known;
        if known {
            self.known_function(at, kind)?;
        } else if at.body().is_checked(at.op) {
            if let Some(dict) = at.body().dict(at.op) {
                self.dict(at, dict)?;
            }
            self.again(at, kind, counts)?;
        } else {
            self.entrance(at, kind, counts)?;
        }
        self.push_frame(at, inner, work, counts.regions);
        if let Err(reported) = self.walk(at, inner, work) {
            return Err(self.earlier_finding(inner, work, start).unwrap_or(reported));
        }
        let mut has_users = false;
        if nested {
            has_users = self.users.len() != opened + 1;
            if !has_users || in_module(at) && self.uses_are_fine(at.scope, opened) {
                self.users.truncate(opened);
            } else {
                self.users.push(User::Close);
            }
        }
        if work.suspect {
            super::dominance::verify(at, inner, &mut work.dominance)?;
        }
        // What emits something does so each time.
        if nested && captured() == start {
            if !known {
                self.know_function(at, kind, counts, inner.body);
            }
            let apart = !work.has_isolated && !has_users;
            inner.body.checked.set(apart && at.body().dict(at.op).is_none() && in_module(at));
        }
        Ok(())
    }

    fn push_frame(&mut self, at: OpRef<'_>, inner: &Scope<'_>, work: &mut Work, n_regions: usize) {
        let region = if n_regions == 0 { Region::from_index(0) } else { at.body().region(at.op, 0) };
        let frame = Frame {
            owner: at.op,
            n_regions: n_regions as u32,
            region_index: 0,
            region,
            block: None,
            entry: None,
            next: None,
            graph: false,
            multi: false,
            ordered: true,
            isolated_from: work.isolated.len() as u32,
            users_from: self.users.len() as u32,
        };
        work.frames.push(frame);
        if n_regions != 0 {
            enter_region(at.def(), inner.body, work);
        }
    }

    /// Walks the regions of the frames until all are left.
    fn walk(&mut self, root: OpRef<'_>, inner: &Scope<'_>, work: &mut Work) -> Result {
        let body = inner.body;
        let checked = body.checked.inside();
        work.rearranged = !checked && body.checked.rearranged;
        work.other_args = !checked && body.checked.other_args;
        work.dominating = [(0, 0); PAIRS];
        loop {
            let outermost = work.frames.len() == 1;
            let Some(frame) = work.frames.last_mut() else { return Ok(()) };
            if let Some(mut op) = frame.next {
                let mut record = &body.ops[op.index()];
                // Most operations have neither successors nor regions.
                while record.code & HAS_EXTRA == 0 {
                    let at = OpRef { scope: inner, op };
                    if checked || record.code & CHECKED != 0 {
                        if !self.is_settled(record, work) {
                            self.visit_known(at, record, work)?;
                        }
                    } else if !work.frames.last().is_some_and(|frame| self.is_usual(body, record, frame)) {
                        self.visit_plain(at, record, work)?;
                    }
                    let Some(next) = record.next else { break };
                    op = next;
                    record = &body.ops[op.index()];
                }
                if let Some(frame) = work.frames.last_mut() {
                    frame.next = record.next;
                }
                if record.code & HAS_EXTRA == 0 {
                    continue;
                }
                let at = OpRef { scope: inner, op };
                if record.code & NESTED != 0 {
                    work.isolated.push(op);
                    work.has_isolated = true;
                    continue;
                }
                let counts = count(body, op);
                if counts.succs != 0 && record.next.is_some() {
                    return Err(mid_block(at));
                }
                if checked || record.code & CHECKED != 0 {
                    if self.is_settled_branch(record, counts, work) {
                        continue;
                    }
                    self.visit_known(at, record, work)?;
                } else {
                    self.visit(at, record, counts, work)?;
                }
                if counts.regions != 0 {
                    self.push_frame(at, inner, work, counts.regions);
                }
                continue;
            }
            if let Some(block) = frame.block {
                leave_block(inner, frame.owner_ref(root, inner, outermost), block)?;
            }
            self.next_block(root, inner, work)?;
        }
    }

    /// Goes on to the next block of the innermost frame, or leaves its operation.
    fn next_block(&mut self, root: OpRef<'_>, inner: &Scope<'_>, work: &mut Work) -> Result {
        let body = inner.body;
        let outermost = work.frames.len() == 1;
        let Some(frame) = work.frames.last_mut() else { return Ok(()) };
        let owner = frame.owner_ref(root, inner, outermost);
        let mut next = match frame.block {
            Some(block) => body.next_block(block),
            None if frame.n_regions != 0 => body.entry_block(frame.region),
            None => None,
        };
        while next.is_none() && frame.region_index + 1 < frame.n_regions {
            frame.region_index += 1;
            frame.region = owner.body().region(owner.op, frame.region_index as usize);
            next = body.entry_block(frame.region);
            frame.block = None;
            if next.is_some() {
                enter_region(owner.def(), body, work);
                break;
            }
        }
        let Some(frame) = work.frames.last_mut() else { return Ok(()) };
        let Some(block) = next else {
            let (isolated_from, users_from) = (frame.isolated_from as usize, frame.users_from as usize);
            return self.leave_op(owner, inner, work, isolated_from, users_from);
        };
        frame.block = Some(block);
        let record = &body.blocks[block.index()];
        (frame.next, frame.ordered) = (record.first, record.ordered);
        if !record.ordered {
            work.dominance.number_block(body, block);
        }
        if record.first.is_none() && !may_lack_terminator(body, owner, block) {
            let loc = owner.body().loc(owner.op);
            return Err(self.ctx.error(loc, "empty block: expect at least a terminator").emit());
        }
        Ok(())
    }

    /// Everything in the innermost frame's operation was visited (`verifyOnExit`).
    fn leave_op(
        &mut self,
        owner: OpRef<'_>,
        inner: &Scope<'_>,
        work: &mut Work,
        isolated_from: usize,
        users_from: usize,
    ) -> Result {
        if work.isolated.len() > isolated_from {
            // The frame stays meanwhile: it tells where we are, should something fail.
            let isolated = work.isolated.split_off(isolated_from);
            self.side_by_side(inner, &isolated)?;
        }
        let known = work.known && work.frames.len() == 1;
        if !known || work.suspect {
            self.exit(owner, inner, work, users_from)?;
        }
        work.frames.pop();
        Ok(())
    }

    /// Blocks are looked at as a whole before what is in them, so an operation with successors in the middle of
    /// a block that was entered is told instead of anything found inside.
    #[cold]
    fn earlier_finding(&self, inner: &Scope<'_>, work: &Work, start: usize) -> Option<Reported> {
        let body = inner.body;
        let blocks = work.frames.iter().filter_map(|frame| frame.block);
        let mut ops = blocks.flat_map(|block| body.ops(block));
        let op = ops.find(|&op| body.n_succs(op) != 0 && body.next_op(op).is_some())?;
        take_captured(start);
        Some(mid_block(inner.at(op)))
    }
}

impl Frame {
    /// The operation whose regions these are.
    fn owner_ref<'a>(&self, root: OpRef<'a>, inner: &'a Scope<'a>, outermost: bool) -> OpRef<'a> {
        if outermost { root } else { OpRef { scope: inner, op: self.owner } }
    }
}

fn enter_region(def: &'static crate::OpDef, body: &Body, work: &mut Work) {
    let depth = work.frames.len() as u32 - 1;
    if let Some(frame) = work.frames.last_mut() {
        work.depth[frame.region.index()] = depth;
        frame.multi = !body.has_one_block(frame.region);
        frame.entry = body.entry_block(frame.region);
        // The owner is only asked about root regions, so any frame's declaration will do.
        frame.graph = !has_ssa_dominance(body, frame.region, Some(def));
    }
}

#[inline]
pub(super) fn count(body: &Body, op: Op) -> Counts {
    Counts {
        operands: body.n_operands(op),
        results: body.n_results(op),
        succs: body.n_succs(op),
        regions: body.n_regions(op),
    }
}

/// Whether an operation is in a module that nothing is around: all that the operation could depend on.
fn in_module(at: OpRef<'_>) -> bool {
    let is_module = |def: &crate::OpDef| def.has(Trait::SymbolTable) && def.has(Trait::IsolatedFromAbove);
    match at.scope.parent {
        Some((scope, owner)) => is_module(scope.body.def(owner)) && scope.parent.is_none(),
        None => false,
    }
}

#[cold]
fn mid_block(at: OpRef<'_>) -> Reported {
    at.error("operation with block successors must terminate its parent block").emit()
}

/// Whether a block may end without terminator: when it is alone and its operation says so, or is unknown.
fn may_lack_terminator(body: &Body, owner: OpRef<'_>, block: Block) -> bool {
    let def = owner.def();
    body.region_of(block).is_none_or(|region| body.has_one_block(region))
        && (!def.registered || def.has(Trait::NoTerminator))
}

/// Every operation of a block was visited.
#[inline]
fn leave_block(inner: &Scope<'_>, owner: OpRef<'_>, block: Block) -> Result {
    let body = inner.body;
    let Some(last) = body.last_op(block) else { return Ok(()) };
    let def = body.def(last);
    // Of operations that are known it was verified with them.
    if body.ops[last.index()].code & HAS_EXTRA != 0 && !def.registered {
        let region = body.region_of(block);
        if body.succs(last).any(|to| body.region_of(to) != region) {
            return inner.at(last).fail("branching to block of a different region");
        }
    }
    if !def.registered || def.has(Trait::Terminator) || may_lack_terminator(body, owner, block) {
        return Ok(());
    }
    no_terminator(inner.at(last))
}

#[cold]
fn no_terminator(at: OpRef<'_>) -> Result {
    Err(at.error(format!("block with no terminator, has {}", crate::asm::op_to_string(at))).emit())
}
