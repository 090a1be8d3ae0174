//! `lift-cf-to-scf`: control flow between blocks becomes `scf` operations.
//!
//! The exits of a region are joined first, one block for each kind of terminator. Then `loops` makes each cycle an
//! `scf.while` whose condition is at its end, and `branches` makes each branch of the acyclic rest an operation with a
//! region for each successor. Both need regions with one entry and one exit: a block that dispatches by a number
//! (`flow::Multiplexer`) joins several entries or exits.
//!
//! H. Bahmann, N. Reissmann, M. Jahre, J. C. Meyer: "Perfect Reconstructability of Control Flow from Demand Dependence
//! Graphs", 2015.

mod branches;
mod flow;
mod lift;
mod loops;

use crate::prelude::*;
use lift::{ExitKind, Lift, Outer, Owner, Part};
use terrace_ir::asm::parse::MAX_DEPTH;
use terrace_rewrite::{analysis::Dominance, greedy::branch_operands};

passes! {
    /// Lift ControlFlow dialect to SCF dialect.
    LiftCfToScf("LiftControlFlowToSCFPass") = "lift-cf-to-scf" on(Anchor::Any) => lift_cf_to_scf;
}

fn lift_cf_to_scf(_: &LiftCfToScf, pass: &mut PassContext) -> Result {
    pass.analysis::<Dominance>();
    let changed = lift_op(pass.body, pass.op, pass.outer)?;
    pass.finish(changed)
}

/// Lifts the control flow of a function, or of all functions inside another operation; returns whether there was any.
pub(super) fn lift_op(body: &mut Body, op: Op, outer: Outer<'_>) -> Result<bool> {
    let owner = Owner::of(body, op);
    let Some(mut nested) = body.take_nested(op) else { return Ok(false) };
    let around = Scope { body, parent: outer };
    let outer = Some((&around, op));
    let lifted = match owner.results {
        Some(_) => lift_body(&mut nested, &owner, outer),
        None => {
            let ops = nested.nested_ops();
            ops.into_iter().try_fold(false, |changed, op| Ok(changed | lift_op(&mut nested, op, outer)?))
        }
    };
    body.put_nested(op, nested);
    lifted
}

/// Lifts the control flow of the regions in a body, inner ones first.
fn lift_body(body: &mut Body, owner: &Owner, outer: Outer<'_>) -> Result<bool> {
    let mut ops: Vec<Op> = Vec::new();
    body.walk(|op| ops.extend((body.n_regions(op) != 0).then_some(op)));
    let mut changed = false;
    for op in postorder(body, &ops) {
        let inner = Owner::of(body, op);
        if let Some(mut nested) = body.take_nested(op) {
            let around = Scope { body, parent: outer };
            let lifted = lift_body(&mut nested, &inner, Some((&around, op)));
            body.put_nested(op, nested);
            changed |= lifted?;
            continue;
        }
        for region in body.regions(op) {
            changed |= lift_region(body, region, &inner, outer)?;
        }
    }
    for region in body.root_regions() {
        changed |= lift_region(body, region, owner, outer)?;
    }
    Ok(changed)
}

/// Whether a block that nothing reaches is part of a cycle that never leaves it: it stays as it is.
fn is_endless(body: &Body, block: Block, dominance: &mut DominanceInfo) -> bool {
    let succs: SmallVec<[Block; 4]> =
        body.last_op(block).map_or(SmallVec::new(), |end| body.succs(end).collect());
    !body.has_no_predecessors(block)
        && !succs.is_empty()
        && !succs.iter().any(|&succ| dominance.is_reachable(body, succ))
}

/// Checks that the control flow of a region can be lifted.
fn check(body: &Body, region: Region, outer: Outer<'_>) -> Result {
    let scope = Scope { body, parent: outer };
    let mut dominance = DominanceInfo::default();
    for block in body.blocks(region) {
        if !dominance.is_reachable(body, block)
            && !is_endless(body, block, &mut dominance)
            && let Some(first) = body.first_op(block)
        {
            return scope.at(first).fail("transformation does not support unreachable blocks");
        }
    }
    let mut ops: Vec<Op> = Vec::new();
    for op in body.blocks(region).flat_map(|block| body.ops(block)) {
        body.walk_from(op, &mut |op| ops.extend((body.n_succs(op) != 0).then_some(op)));
    }
    for op in ops {
        let mut succs = 0..body.n_succs(op);
        if !body.def(op).has(Trait::BranchOpInterface)
            || !succs.all(|succ| branch_operands::end_of_operands(body, op, succ).is_some())
        {
            let message = "transformation does not support terminators with successors not implementing BranchOpInterface";
            return scope.at(op).fail(message);
        }
        if !is_memory_effect_free(body, op) {
            return scope.at(op).fail("transformation does not support terminators with side effects");
        }
    }
    Ok(())
}

fn lift_region(body: &mut Body, region: Region, owner: &Owner, outer: Outer<'_>) -> Result<bool> {
    if body.entry_block(region).is_none() || body.has_one_block(region) {
        return Ok(false);
    }
    check(body, region, outer)?;
    let mut lift = Lift {
        body,
        region,
        owner,
        outer,
        numbers: Vec::new(),
        undefined: FxHashMap::default(),
        exits: FxHashMap::default(),
        dominance: DominanceInfo::default(),
        trees: FxHashMap::default(),
    };
    lift.run()?;
    Ok(true)
}

impl Lift<'_> {
    fn run(&mut self) -> Result {
        let blocks: Vec<Block> = self.body.blocks(self.region).collect();
        for &block in &blocks {
            if let Some(last) = self.body.last_op(block).filter(|&op| self.body.n_succs(op) == 0) {
                self.join_exit(last);
            }
        }
        let mut parts = vec![Part { entry: blocks[0], depth: 0, may_repeat: true }];
        while let Some(part) = parts.pop() {
            if part.depth > MAX_DEPTH {
                let message = format!("lifted control flow is nested deeper than {MAX_DEPTH} levels");
                return Err(self.body.ctx().error(self.owner.loc, message).emit());
            }
            if part.may_repeat {
                self.loops(&part, &mut parts)?;
            }
            self.branch(&part, &mut parts)?;
        }
        Ok(())
    }

    /// Replaces a terminator that leaves the region by a branch to the only block that has such a terminator.
    fn join_exit(&mut self, op: Op) {
        let kind = self.exit_kind(op);
        let first = self.exits.get(&kind).copied();
        if first.is_some_and(|(first, _)| first == op) {
            return;
        }
        let exit = match first {
            Some((_, exit)) => exit,
            None => {
                let types: SmallVec<[Type; 4]> = self.body.types(self.body.operands(op)).collect();
                let exit = self.body.create_block();
                let loc = self.body.loc(op);
                self.body.add_args_at(exit, &types, loc);
                self.body.insert_block(exit, self.region, None);
                self.exits.insert(kind, (op, exit));
                exit
            }
        };
        let flag = self.number(0);
        let values: SmallVec<[Value; 4]> = self.body.operands(op).iter().collect();
        flow::switch(&mut Builder::before(self.body, op), flag, &[], (exit, &values));
        if first.is_some() {
            self.body.erase(op);
            return;
        }
        self.body.move_to_end(op, exit);
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(self.body.args(exit));
        self.body.set_operands(op, &args);
    }

    fn exit_kind(&self, op: Op) -> ExitKind {
        let body = &*self.body;
        let slots = (0..body.slots(op).len()).map(|slot| body.slot_or_default(op, slot)).collect();
        let types = body.types(body.operands(op)).collect();
        // Terminators with regions differ.
        let own = (body.n_regions(op) != 0).then_some(op);
        (body.code(op), slots, body.dict(op), types, own)
    }
}
