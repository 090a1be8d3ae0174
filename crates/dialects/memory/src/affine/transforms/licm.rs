//! `affine-loop-invariant-code-motion`: moves operations that do the same in each iteration in front of their loop.

use super::promote::certainly_runs;
use crate::affine::analysis::access::{Access, accessed};
use crate::affine::{DmaStart, DmaWait, For, If, Parallel, Prefetch, Yield};
use crate::prelude::*;
use terrace_ir::effects::effects_recursively;

passes! {
    /// Hoist loop invariant instructions outside of affine loops.
    LoopInvariantCodeMotion("AffineLoopInvariantCodeMotion") = "affine-loop-invariant-code-motion"
        on(Anchor::Op("func.func")) => loop_invariant_code_motion;
}

/// Moves the invariant operations of all loops of a body, inner ones first.
fn loop_invariant_code_motion(_: &LoopInvariantCodeMotion, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| {
        for op in postorder(b, &b.ops_where(|op| b.is::<For>(op))) {
            hoist_from(b, For::wrap(op));
        }
    })
}

fn hoist_from(b: &mut Body, op: For) {
    let Some(block) = b.entry_block(op.body(b)) else { return };
    let args = b.args(block).to_vec();
    let may_not_run = !certainly_runs(b, op);
    let mut finder = Finder { b, op, args, used: FxHashSet::default(), invariant: FxHashSet::default() };
    let mut moved: Vec<Op> = Vec::new();
    for inner in b.ops(block) {
        if b.results(inner).iter().any(|result| !b.has_no_uses(result)) {
            finder.used.insert(inner);
        }
        if b.is::<Yield>(inner) || may_not_run && writes(b, inner) {
            continue;
        }
        if finder.is_invariant(inner) {
            moved.push(inner);
        }
    }
    for inner in moved {
        b.move_before(inner, op.0);
    }
}

/// Whether an operation may write memory. Such operations stay in loops that may have no iteration.
fn writes(b: &Body, op: Op) -> bool {
    effects_recursively(b, op).is_none_or(|effects| effects.any(Effects::WRITE))
}

struct Finder<'a> {
    b: &'a Body,
    op: For,
    /// The arguments of the loop's body.
    args: Vec<Value>,
    /// Operations inside the loop whose results are used.
    used: FxHashSet<Op>,
    invariant: FxHashSet<Op>,
}

impl Finder<'_> {
    fn is_invariant(&mut self, op: Op) -> bool {
        let b = self.b;
        if b.is::<If>(op) || b.is::<For>(op) || b.is::<Parallel>(op) {
            let blocks: Vec<Block> = b.regions(op).into_iter().flat_map(|region| b.blocks(region)).collect();
            for inner in blocks.into_iter().flat_map(|block| b.ops(block)) {
                if !self.is_invariant(inner) {
                    return false;
                }
            }
            if !self.has_invariant_operands(op) {
                return false;
            }
        } else if b.def(op).hooks.constant.is_none() {
            let access = Access::of(b, op);
            if access.is_none() && !is_memory_effect_free(b, op) {
                return false;
            }
            self.used.insert(op);
            if access.is_some_and(|access| self.conflicts(&access)) || !self.has_invariant_operands(op) {
                return false;
            }
        }
        self.invariant.insert(op);
        true
    }

    /// Whether another operation inside the loop may make the access do something else in another iteration.
    fn conflicts(&self, access: &Access) -> bool {
        let b = self.b;
        let harmful = if access.is_store() { Effects::READ.and(Effects::WRITE) } else { Effects::WRITE };
        b.users(access.memref).any(|user| {
            if b.is::<DmaStart>(user) || b.is::<DmaWait>(user) {
                return true;
            }
            let affects = || match effects_of(b, user) {
                Some(_) => accessed(b, user, harmful).contains(&access.memref),
                // Operations like `affine.for` do not access memory themselves, nor do prefetches change it.
                None => !b.def(user).has(Trait::RecursiveMemoryEffects) && !b.is::<Prefetch>(user),
            };
            user != access.op && b.is_proper_ancestor(self.op.0, user) && affects()
        })
    }

    /// Whether the operands, and values that operations inside use, are the same in each iteration.
    fn has_invariant_operands(&self, op: Op) -> bool {
        let b = self.b;
        let mut invariant = true;
        b.walk_from(op, &mut |inner| {
            invariant &= b.operands(inner).iter().all(|operand| {
                let is_own = |def: Op| def == op || b.is_proper_ancestor(op, def);
                match b.def_op(operand) {
                    Some(def) => !self.used.contains(&def) || self.invariant.contains(&def) || is_own(def),
                    None => !self.args.contains(&operand),
                }
            });
        });
        invariant
    }
}
