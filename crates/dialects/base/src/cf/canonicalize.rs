//! The canonicalization patterns of `cf`: branches with known conditions, to equal successors, and through blocks that
//! only branch on. The patterns of `cf.switch` are in [`switch`].

mod switch;

use super::{Assert, Br, CondBr, Switch};
use crate::{arith, ub};
use terrace_ir::body::Use;
use terrace_rewrite::prelude::*;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    Assert([1]) => erase();
    Br => fn(branch);
    "SimplifyConstCondBranchPred": CondBr => fn(known_condition);
    "SimplifyPassThroughCondBranch": CondBr => fn(pass_through);
    "SimplifyCondBranchIdenticalSuccessors": CondBr => fn(identical_successors);
    "SimplifyCondBranchFromCondBranchOnSameCondition": CondBr => fn(same_condition);
    "CondBranchTruthPropagation": CondBr => fn(propagate_condition);
    "DropUnreachableCondBranch": CondBr => fn(drop_unreachable);
    Switch => fn(switch::only_default);
    Switch => fn(switch::drop_cases_like_default);
    Switch => fn(switch::known_flag);
    Switch => fn(switch::pass_through);
    Switch => fn(switch::same_flag);
    Switch => fn(switch::same_flag_in_default);
];

type Operands = SmallVec<[Value; 8]>;

/// A successor and the operands passed to it.
struct Target {
    block: Block,
    operands: Operands,
}

impl Target {
    fn new(block: Block, operands: terrace_ir::Values<'_>) -> Self {
        Self { block, operands: operands.iter().collect() }
    }

    /// Skips the successor if it only branches on; returns whether it does.
    fn collapse(&mut self, b: &Body) -> bool {
        let block = self.block;
        let Some(next) = b.first_op(block).and_then(|op| b.as_::<Br>(op)) else { return false };
        let is_used_elsewhere = |&arg: &Value| b.users(arg).any(|user| user != next.0);
        if b.args(block).iter().any(is_used_elsewhere) || leads_to_cycle(b, block, next) {
            return false;
        }
        let operands: Option<Operands> = next
            .dest_operands(b)
            .iter()
            .map(|value| match b.args(block).iter().position(|&arg| arg == value) {
                Some(i) => self.operands.get(i).copied(),
                None => Some(value),
            })
            .collect();
        let Some(operands) = operands else { return false };
        *self = Self { block: next.dest(b), operands };
        true
    }
}

/// Whether the unconditional branches from a block, which ends with `next`, lead to a block again.
fn leads_to_cycle(b: &Body, block: Block, next: Br) -> bool {
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    seen.insert(block);
    let mut next = Some(next);
    while let Some(branch) = next {
        let dest = branch.dest(b);
        if !seen.insert(dest) {
            return true;
        }
        next = b.last_op(dest).and_then(|op| b.as_::<Br>(op));
    }
    false
}

/// The only predecessor of a block, if exactly one terminator names it, once.
fn single_predecessor(b: &Body, block: Block) -> Option<Block> {
    let mut uses = b.block_uses(block);
    let Use { owner, .. } = uses.next()?;
    uses.next().is_none().then(|| b.block_of(owner)).flatten()
}

/// Replaces a terminator by a branch.
fn replace_by_branch(rw: &mut Rewriter<'_>, op: terrace_ir::Op, to: &Target) -> Option<()> {
    Br::build(rw, &to.operands, &[to.block]);
    rw.erase(op);
    Some(())
}

/// The value of a constant `i1`.
fn bool_of(b: &Body, value: Value) -> Option<bool> {
    constant_of(b, value).and_then(|attr: Attr| attr.as_bool(b.ctx()))
}

/// Merges a block into its only predecessor, or skips a block that only branches on.
fn branch(op: Br, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = rw.block_of(op.0)?;
    let dest = op.dest(rw);
    if dest == block {
        return None;
    }
    let mut target = Target::new(dest, op.dest_operands(rw));
    // In unreachable code a block may get its own arguments.
    let gets_own_args =
        target.operands.iter().any(|&value| rw.def_block(value) == Some(dest) && rw.def_op(value).is_none());
    if single_predecessor(rw, dest).is_some() && !gets_own_args {
        rw.erase(op.0);
        rw.inline_block(dest, InsertPoint::End(block), &target.operands);
        return Some(());
    }
    if !target.collapse(rw) {
        return None;
    }
    replace_by_branch(rw, op.0, &target)
}

fn targets(b: &Body, op: CondBr) -> (Target, Target) {
    (
        Target::new(op.true_dest(b), op.true_dest_operands(b)),
        Target::new(op.false_dest(b), op.false_dest_operands(b)),
    )
}

/// A branch whose condition is constant has one successor.
fn known_condition(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = bool_of(rw, op.condition(rw))?;
    let (yes, no) = targets(rw, op);
    replace_by_branch(rw, op.0, if condition { &yes } else { &no })
}

/// Skips successors that only branch on.
fn pass_through(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut yes, mut no) = targets(rw, op);
    if !(yes.collapse(rw) | no.collapse(rw)) {
        return None;
    }
    let weights = rw.slot(op.0, CondBr::SLOTS.branch_weights);
    let condition = op.condition(rw);
    let new = CondBr::build(rw, condition, &yes.operands, &no.operands, &[yes.block, no.block]);
    rw.set_slot(new.0, CondBr::SLOTS.branch_weights, weights);
    rw.erase(op.0);
    Some(())
}

/// A branch with equal successors selects operands instead.
fn identical_successors(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut yes, no) = targets(rw, op);
    if yes.block != no.block {
        return None;
    }
    if yes.operands != no.operands {
        let is_only_predecessor = rw.block_uses(yes.block).all(|u| u.owner == op.0);
        if !is_only_predecessor {
            return None;
        }
        let condition = op.condition(rw);
        for (value, other) in yes.operands.iter_mut().zip(no.operands) {
            if *value != other {
                *value = arith::Select::new(rw, condition, *value, other);
            }
        }
    }
    replace_by_branch(rw, op.0, &yes)
}

/// A block that is reached only by one edge of a branch on the same condition knows the condition.
fn same_condition(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = rw.block_of(op.0)?;
    let before = single_predecessor(rw, block)?;
    let before = rw.last_op(before).and_then(|op| rw.as_::<CondBr>(op))?;
    if before.condition(rw) != op.condition(rw) {
        return None;
    }
    let (yes, no) = targets(rw, op);
    replace_by_branch(rw, op.0, if before.true_dest(rw) == block { &yes } else { &no })
}

/// Replaces the condition in successors that are reached by this edge only.
fn propagate_condition(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = op.condition(rw);
    let mut replaced = false;
    for (dest, value) in [(op.true_dest(rw), true), (op.false_dest(rw), false)] {
        if single_predecessor(rw, dest).is_none() {
            continue;
        }
        if is_used_in(rw, condition, dest) {
            let constant = arith::Constant::bool(rw, value);
            rw.replace_uses_where(condition, constant, |b, u| b.block_of(u.owner) == Some(dest));
            replaced = true;
        }
    }
    replaced.then_some(())
}

/// Whether an operation directly in a block uses a value. Few uses are looked through; if there are many, the block is, so
/// that branches that share a condition do not each walk all its uses.
fn is_used_in(b: &Body, value: Value, block: Block) -> bool {
    let mut users = b.users(value);
    users.by_ref().take(16).any(|user| b.block_of(user) == Some(block))
        || users.next().is_some()
            && b.ops(block).any(|op| b.operands(op).iter().any(|operand| operand == value))
}

/// A successor that is never reached is not branched to.
fn drop_unreachable(op: CondBr, rw: &mut Rewriter<'_>) -> Option<()> {
    let (yes, no) = targets(rw, op);
    let is_unreachable = |block| rw.first_op(block).is_some_and(|op| rw.is::<ub::Unreachable>(op));
    let taken = match (is_unreachable(yes.block), is_unreachable(no.block)) {
        (true, _) => no,
        (false, true) => yes,
        (false, false) => return None,
    };
    replace_by_branch(rw, op.0, &taken)
}
