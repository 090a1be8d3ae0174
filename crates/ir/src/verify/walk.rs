//! The walk over the regions of one isolated operation, and the rules about blocks.

use super::Verifier;
use super::plan::Plan;
use super::symbols::User;
use crate::body::{
    Block, Body, CHECKED, CODE_MASK, HAS_DICT, HAS_EXTRA, NESTED, Op, OpRecord, OpRef, Region, Scope,
};
use crate::decl::Trait;
use crate::diag::{capture, captured, take_captured};
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
    /// Pairs of blocks of one region, the first of which has to dominate the second.
    pub dominating: Vec<(Block, Block)>,
    /// By block, the last one that it was noted to have to dominate.
    pub last_users: Vec<Option<Block>>,
    /// Some use may not be dominated.
    pub suspect: bool,
    /// There are isolated operations in the body.
    has_isolated: bool,
    /// Operands of operations that are verified may not be dominated any more.
    rearranged: bool,
    /// What they pass to blocks may not fit any more.
    other_args: bool,
}

impl Work {
    fn new() -> Self {
        Self {
            frames: Vec::new(),
            isolated: Vec::new(),
            depth: Vec::new(),
            dominance: DominanceInfo::new(None),
            dominating: Vec::new(),
            last_users: Vec::new(),
            suspect: false,
            has_isolated: false,
            rearranged: false,
            other_args: false,
        }
    }

    /// Whether nothing can be wrong about an operation that was verified before and not edited since, whatever was
    /// edited around it.
    #[inline]
    fn is_verified(&self, record: &OpRecord, plan: &Plan, n: Counts) -> bool {
        let elsewhere = match n.succs | n.regions {
            0 => plan.beyond_shape,
            _ => {
                self.other_args
                    || n.regions != 0
                    || record.next.is_some()
                    || plan.beyond_flow
                    || !plan.def.registered
            }
        };
        !self.rearranged && record.code & HAS_DICT == 0 && !elsewhere
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
        work.dominating.clear();
        work.last_users.clear();
        work.last_users.resize(inner.body.block_bound(), None);
        (work.suspect, work.has_isolated) = (false, false);
        let start = captured();
        let nested = !core::ptr::eq(inner.body, at.body());
        if nested && def.hooks.verify_symbol_uses.is_some() {
            self.users.push(User::Op(at.op));
        }
        if nested && inner.body.checked.with_owner() && in_module(at) {
            return Ok(());
        }
        let opened = self.users.len();
        if nested {
            self.users.push(User::Open(at.op));
        }
        let n = count(at.body(), at.op);
        let plan = self.plan(at.body().code(at.op));
        let record = at.body().record(at.op);
        let verified = at.body().is_checked(at.op);
        if !verified {
            self.cache.start(record.code, n);
            at.shape().operands().iter().for_each(|ty| self.cache.push(ty.raw()));
            self.cache.finish(at, record, plan, n);
        }
        self.verify_parts(at, plan, n, None, verified)?;
        self.push_frame(at, inner, work, n.regions);
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
        if nested && !self.deferred && captured() == start {
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
        let checked = &inner.body.checked;
        let verified = checked.inside();
        work.rearranged = !verified && checked.rearranged;
        work.other_args = !verified && checked.other_args;
        loop {
            let outermost = work.frames.len() == 1;
            let Some(frame) = work.frames.last_mut() else { return Ok(()) };
            if let Some(first) = frame.next.take() {
                self.walk_ops(inner, first, work, verified)?;
                continue;
            }
            if let Some(block) = frame.block {
                leave_block(inner, frame.owner_ref(root, inner, outermost), block)?;
            }
            self.next_block(root, inner, work)?;
        }
    }

    /// Visits operations of the innermost frame's block, up to and with the next one that has regions in the body.
    fn walk_ops(&mut self, inner: &Scope<'_>, first: Op, work: &mut Work, verified: bool) -> Result {
        let body = inner.body;
        let mut next = Some(first);
        while let Some(op) = next {
            let (at, record) = (OpRef { scope: inner, op }, &body.ops[op.index()]);
            next = record.next;
            if record.code & HAS_EXTRA == 0 {
                // Most operations have neither successors nor regions.
                let (operands, results) = body.n_values(record);
                self.visit(at, record, Counts { operands, results, succs: 0, regions: 0 }, work, verified)?;
                continue;
            }
            if record.code & NESTED != 0 {
                work.isolated.push(op);
                work.has_isolated = true;
                continue;
            }
            let n = count(body, op);
            if n.succs != 0 && next.is_some() {
                return Err(mid_block(at));
            }
            self.visit(at, record, n, work, verified)?;
            if n.regions != 0 {
                if let Some(frame) = work.frames.last_mut() {
                    frame.next = next;
                }
                self.push_frame(at, inner, work, n.regions);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Verifies an operation of the innermost frame's block: its operands' definitions, everything about itself, and,
    /// unless it has regions, what comes after these. In a body that is `verified`, what was edited elsewhere.
    #[inline]
    fn visit(
        &mut self,
        at: OpRef<'_>,
        record: &OpRecord,
        n: Counts,
        work: &mut Work,
        verified: bool,
    ) -> Result {
        let plan = self.plan(record.code & CODE_MASK);
        let verified = verified || record.code & CHECKED != 0;
        if verified && work.is_verified(record, plan, n) {
            return Ok(());
        }
        if !verified || work.rearranged {
            let cache = &mut self.cache;
            cache.start(record.code, n);
            if !work.check_operands(at.body(), at.op, record, n.operands, |ty| cache.push(ty.raw())) {
                return Err(at.error("null operand found").emit());
            }
        }
        if !verified {
            self.cache.finish(at, record, plan, n);
            // Debug builds run the checks of the row, too.
            if !cfg!(debug_assertions)
                && n.succs | n.regions == 0
                && !plan.beyond_shape
                && record.code & HAS_DICT == 0
                && self.cache.contains()
            {
                return Ok(());
            }
        }
        self.verify_parts(at, plan, n, Some(work), verified)
    }

    /// Verifies an operation before what is in it, and without regions also after. Unless it is `verified`, its shape is
    /// the key of the cache.
    #[inline(never)]
    fn verify_parts(
        &mut self,
        at: OpRef<'_>,
        plan: &Plan,
        n: Counts,
        work: Option<&Work>,
        verified: bool,
    ) -> Result {
        let work = work.filter(|_| n.regions == 0);
        let verify = |verifier: &mut Self, passed| {
            verifier.verify_on_entry(at, plan, n, passed)?;
            match work {
                Some(work) if plan.on_exit || !passed => {
                    verifier.verify_on_exit(at, None, plan, work, 0, passed)
                }
                _ => Ok(()),
            }
        };
        if verified {
            return verify(self, true);
        }
        let start = captured();
        if self.cache.contains() {
            if cfg!(debug_assertions) {
                let n_users = self.users.len();
                let (full, full_diags) = capture(|| verify(self, false));
                self.users.truncate(n_users);
                let (short, short_diags) = capture(|| verify(self, true));
                self.users.truncate(n_users);
                let same = full == short && full_diags.len() == short_diags.len();
                debug_assert!(same, "a check of '{}' is not a function of the shape", plan.def.name);
            }
            return verify(self, true);
        }
        verify(self, false)?;
        // A check that emits something does so each time.
        if plan.def.registered && captured() == start {
            self.cache.insert();
        }
        Ok(())
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
        if work.frames.len() == 1 {
            work.check_pairs(inner.body);
        }
        let plan = self.plan(owner.body().code(owner.op));
        self.verify_on_exit(owner, Some(inner), plan, work, users_from, false)?;
        work.frames.pop();
        Ok(())
    }

    /// Upstream verifies a block as a whole before what is in it, so an operation with successors in the middle of a
    /// block that was entered is reported instead of anything found inside.
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
    // Of registered operations this was verified with them.
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
