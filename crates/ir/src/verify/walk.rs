//! The walk over the regions of one isolated operation, and the rules about blocks.

use super::Verifier;
use super::plan::{Counts, Plan};
use super::symbols::User;
use super::work::{Frame, Work};
use crate::body::{
    Block, Body, CODE_MASK, HAS_DICT, HAS_EXTRA, NESTED, Op, OpRecord, OpRef, Region, Scope, VERIFIED,
};
use crate::decl::Trait;
use crate::diag::{capture, captured, take_captured};
use crate::shapes::NO_SHAPE;
use crate::{Reported, Result};

impl Verifier<'_> {
    /// Verifies an operation and its regions, then dominance in these (`verifyOpAndDominance`).
    pub(super) fn verify_isolated(&mut self, scope: &Scope<'_>, op: Op) -> Result {
        let at = scope.at(op);
        let inner = Scope { body: scope.body.region_body(op), parent: Some((scope, op)) };
        let inner = if scope.body.is_nested(op) { &inner } else { scope };
        let mut work = self.spare.pop().unwrap_or_default();
        let result = self.verify_tree(at, inner, &mut work);
        self.spare.push(work);
        result
    }

    /// [`Verifier::verify_isolated`] with the scope of the operation's regions.
    fn verify_tree(&mut self, at: OpRef<'_>, inner: &Scope<'_>, work: &mut Work) -> Result {
        let def = at.def();
        work.start(inner.body, def);
        let start = captured();
        let nested = !core::ptr::eq(inner.body, at.body());
        if nested && def.hooks.verify_symbol_uses.is_some() {
            self.users.push(User::Op(at.op));
        }
        if nested && inner.body.verified.with_owner() && in_module(at) {
            return Ok(());
        }
        let first_user = self.users.len();
        if nested {
            self.users.push(User::Open(at.op));
        }
        let n = Counts::of(at.body(), at.op);
        let plan = self.plan(at.body().code(at.op));
        // Isolated operations are few, and most are symbols, so each has a shape of its own.
        self.verify_parts(at, plan, n, None, at.body().is_verified(at.op))?;
        self.push_frame(at, inner, work, n.regions);
        if let Err(reported) = self.walk(at, inner, work) {
            return Err(self.find_mid_block(inner, work, start).unwrap_or(reported));
        }
        let mut has_users = false;
        if nested {
            has_users = self.users.len() != first_user + 1;
            if !has_users || in_module(at) && self.check_uses(at.scope, first_user) {
                self.users.truncate(first_user);
            } else {
                self.users.push(User::Close);
            }
        }
        if work.suspect {
            let result = super::dominance::verify(at, inner, &mut work.dominance);
            debug_assert!(
                result.is_ok() || !inner.body.verified.dominance(),
                "a definition does not dominate its use"
            );
            result?;
        }
        // A body with warnings gets no mark: they are emitted each time.
        // Nor does one that operations share.
        let is_own = at.body().nested_index(at.op).is_some();
        if nested && is_own && !self.deferred && captured() == start {
            let is_independent =
                !work.has_isolated && !has_users && at.body().dict(at.op).is_none() && in_module(at);
            inner.body.verified.set(is_independent, &work.shapes);
        }
        Ok(())
    }

    fn push_frame(&mut self, at: OpRef<'_>, inner: &Scope<'_>, work: &mut Work, n_regions: usize) {
        let region = if n_regions == 0 { Region::from_index(0) } else { at.body().region(at.op, 0) };
        let frame = Frame {
            owner: at.op,
            n_regions,
            region_index: 0,
            region,
            block: None,
            entry: None,
            next: None,
            graph: false,
            ordered: true,
            first_isolated: work.isolated.len(),
            first_user: self.users.len(),
        };
        work.frames.push(frame);
        if n_regions != 0 {
            work.enter_region(at.def(), inner.body);
        }
    }

    /// Walks the regions of all frames to their ends.
    fn walk(&mut self, root: OpRef<'_>, inner: &Scope<'_>, work: &mut Work) -> Result {
        let mark = &inner.body.verified;
        let verified = mark.operations();
        work.rearranged = !verified && mark.rearranged;
        work.args_changed = !verified && mark.args_changed;
        work.dominates = mark.dominance() && !cfg!(debug_assertions);
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

    /// Visits the operations of the innermost frame's block up to the next one that has regions in the body.
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
            let n = Counts::of(body, op);
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

    /// Verifies an operation of the innermost frame's block: that definitions dominate its operands, and its own
    /// rules. Rules after its regions are left for later if it has any. In a `verified` body only the rules that depend
    /// on other operations are checked.
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
        let verified = verified || record.code & VERIFIED != 0;
        if verified && work.is_verified(record, plan, n) {
            if cfg!(debug_assertions) {
                self.check_mark(at, record, plan, n, work);
            }
            let number = &mut work.shapes[at.op.index()];
            if *number == NO_SHAPE {
                // A builder has marked it.
                *number = self.shapes.number(at.body(), at.op, plan.n_slots, &self.ctx.shapes);
            }
            return Ok(());
        }
        let body = at.body();
        if verified {
            if work.rearranged && !work.check_operands(body, at.op, record, n.operands, |_| ()) {
                return Err(null_operand(at));
            }
            return self.verify_parts(at, plan, n, Some(work), true);
        }
        let mut key = self.shapes.start(record, n.all());
        if !work.check_operands(body, at.op, record, n.operands, |ty| key.operand(ty.raw())) {
            return Err(null_operand(at));
        }
        let key = key.finish(body, at.op, record, n.results, plan.n_slots);
        let number = self.shapes.get(key);
        work.shapes[at.op.index()] = number;
        if number == NO_SHAPE {
            let start = captured();
            self.verify_parts(at, plan, n, Some(work), false)?;
            // A shape with warnings gets no number: they are emitted each time.
            if plan.def.registered && captured() == start {
                work.shapes[at.op.index()] = self.shapes.insert(key, &self.ctx.shapes);
            }
            return Ok(());
        }
        // Debug builds run the checks of the row as well, and compare.
        if cfg!(debug_assertions) {
            return self.verify_twice(at, plan, n, work);
        }
        if n.succs | n.regions == 0 && !plan.has_op_checks && record.code & HAS_DICT == 0 {
            return Ok(());
        }
        self.verify_parts(at, plan, n, Some(work), true)
    }

    /// Verifies an operation whose shape has passed before, with and without the checks that the shape decides.
    fn verify_twice(&mut self, at: OpRef<'_>, plan: &Plan, n: Counts, work: &Work) -> Result {
        let n_users = self.users.len();
        let (full, full_diags) = capture(|| self.verify_parts(at, plan, n, Some(work), false));
        self.users.truncate(n_users);
        let (short, short_diags) = capture(|| self.verify_parts(at, plan, n, Some(work), true));
        self.users.truncate(n_users);
        let same = full == short && full_diags.len() == short_diags.len();
        assert!(same, "a check of '{}' is not a function of the shape", plan.def.name);
        self.verify_parts(at, plan, n, Some(work), true)
    }

    /// Verifies an operation with a mark, which must be valid.
    #[cold]
    fn check_mark(&mut self, at: OpRef<'_>, record: &OpRecord, plan: &Plan, n: Counts, work: &mut Work) {
        let n_users = self.users.len();
        let complete = work.check_operands(at.body(), at.op, record, n.operands, |_| {});
        let (result, _) = capture(|| {
            self.verify_on_entry(at, plan, n, false)?;
            if n.regions == 0 { self.verify_on_exit(at, None, plan, work, 0, false) } else { Ok(()) }
        });
        self.users.truncate(n_users);
        debug_assert!(complete && result.is_ok(), "'{}' is marked as verified, but not valid", plan.def.name);
    }

    /// Verifies an operation before its regions and, if it has none, also the rules after them. If its shape `passed`
    /// before, only the checks that the shape does not decide run.
    #[inline(never)]
    fn verify_parts(
        &mut self,
        at: OpRef<'_>,
        plan: &Plan,
        n: Counts,
        work: Option<&Work>,
        passed: bool,
    ) -> Result {
        self.verify_on_entry(at, plan, n, passed)?;
        match work.filter(|_| n.regions == 0) {
            Some(work) if plan.has_exit_checks || !passed => {
                self.verify_on_exit(at, None, plan, work, 0, passed)
            }
            _ => Ok(()),
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
            frame.region = owner.body().region(owner.op, frame.region_index);
            next = body.entry_block(frame.region);
            frame.block = None;
            if next.is_some() {
                work.enter_region(owner.def(), body);
                break;
            }
        }
        let Some(frame) = work.frames.last_mut() else { return Ok(()) };
        let Some(block) = next else {
            let (first_isolated, first_user) = (frame.first_isolated, frame.first_user);
            return self.leave_op(owner, inner, work, first_isolated, first_user);
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

    /// Ends the innermost frame: verifies the rules after its operation's regions (`verifyOnExit`).
    fn leave_op(
        &mut self,
        owner: OpRef<'_>,
        inner: &Scope<'_>,
        work: &mut Work,
        first_isolated: usize,
        first_user: usize,
    ) -> Result {
        if work.isolated.len() > first_isolated {
            // The frame stays: `find_mid_block` needs it if one of them fails.
            let isolated = work.isolated.split_off(first_isolated);
            self.verify_siblings(inner, &isolated)?;
        }
        if work.frames.len() == 1 {
            work.check_pairs(inner.body);
        }
        let plan = self.plan(owner.body().code(owner.op));
        self.verify_on_exit(owner, Some(inner), plan, work, first_user, false)?;
        work.frames.pop();
        Ok(())
    }

    /// Reports an operation with successors in the middle of a block in place of the errors found since `start`: upstream
    /// checks all operations of a block for this before it verifies the first.
    #[cold]
    fn find_mid_block(&self, inner: &Scope<'_>, work: &Work, start: usize) -> Option<Reported> {
        let body = inner.body;
        let blocks = work.frames.iter().filter_map(|frame| frame.block);
        let mut ops = blocks.flat_map(|block| body.ops(block));
        let op = ops.find(|&op| body.n_succs(op) != 0 && body.next_op(op).is_some())?;
        take_captured(start);
        Some(mid_block(inner.at(op)))
    }
}

/// Whether an operation is in a module that is in no other: it depends on nothing further out.
fn in_module(at: OpRef<'_>) -> bool {
    let is_module = |def: &crate::OpDef| def.has(Trait::SymbolTable) && def.has(Trait::IsolatedFromAbove);
    match at.scope.parent {
        Some((scope, owner)) => is_module(scope.body.def(owner)) && scope.parent.is_none(),
        None => false,
    }
}

#[cold]
fn null_operand(at: OpRef<'_>) -> Reported {
    at.error("null operand found").emit()
}

#[cold]
fn mid_block(at: OpRef<'_>) -> Reported {
    at.error("operation with block successors must terminate its parent block").emit()
}

/// Whether a block needs no terminator: the only one of a region whose operation says so or is not registered.
fn may_lack_terminator(body: &Body, owner: OpRef<'_>, block: Block) -> bool {
    let def = owner.def();
    body.region_of(block).is_none_or(|region| body.has_one_block(region))
        && (!def.registered || def.has(Trait::NoTerminator))
}

/// Verifies the end of a block whose operations were visited.
#[inline]
fn leave_block(inner: &Scope<'_>, owner: OpRef<'_>, block: Block) -> Result {
    let body = inner.body;
    let Some(last) = body.last_op(block) else { return Ok(()) };
    let def = body.def(last);
    // For registered operations `traits::successors` has checked this.
    if body.ops[last.index()].code & HAS_EXTRA != 0 && !def.registered {
        let region = body.region_of(block);
        if body.succs(last).any(|to| body.region_of(to) != region) {
            return inner.at(last).fail("branching to block of a different region");
        }
    }
    if !def.registered || def.has(Trait::Terminator) || may_lack_terminator(body, owner, block) {
        return Ok(());
    }
    let at = inner.at(last);
    Err(at.error(format!("block with no terminator, has {}", crate::asm::op_to_string(at))).emit())
}
