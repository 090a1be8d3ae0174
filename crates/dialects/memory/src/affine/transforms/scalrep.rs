//! `affine-scalrep`: loads get the values that stores before them stored or that loads before them loaded, and stores that
//! later ones overwrite are erased.

use crate::affine::analysis::access::{Access, accessed, surrounding_loops};
use crate::affine::analysis::dependence::{Dependence, depends, meets};
use crate::affine::compose::replace_value;
use crate::affine::{For, Parallel};
use crate::alias::may_alias;
use crate::memref;
use crate::prelude::*;
use terrace_rewrite::analysis::{Aliases, Dominance, PostDominance};

passes! {
    /// Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads.
    ScalarReplacement("AffineScalarReplacement") = "affine-scalrep" on(Anchor::Op("func.func")) => scalar_replacement;
}

fn scalar_replacement(_: &ScalarReplacement, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    pass.analysis::<PostDominance>();
    pass.analysis::<Aliases>();
    let owner = pass.body.def(pass.op);
    if let Some(body) = pass.op_body() {
        run(body, owner);
    }
    Ok(())
}

/// Replaces loads and erases stores in a body that belongs to an operation of kind `owner`.
pub(super) fn run(b: &mut Body, owner: &'static OpDef) {
    b.renumber_all();
    let mut dominance = DominanceInfo::new(Some(owner));
    let mut memrefs: Vec<Value> = Vec::new();
    let mut erased: Vec<Op> = Vec::new();
    for load in accesses(b, false) {
        if let Some(value) = stored_value(b, &load, &mut dominance) {
            replace_value(b, b.result(load.op, 0), value);
            memrefs.push(load.memref);
            erased.push(load.op);
        }
    }
    erased.drain(..).for_each(|op| b.erase(op));
    for store in accesses(b, true) {
        if is_overwritten(b, &store) {
            erased.push(store.op);
        }
    }
    erased.drain(..).for_each(|op| b.erase(op));
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    memrefs.retain(|&memref| seen.insert(memref));
    for memref in memrefs {
        erase_unread(b, memref);
    }
    for load in accesses(b, false) {
        if let Some(value) = loaded_value(b, &load, &mut dominance) {
            replace_value(b, b.result(load.op, 0), value);
            erased.push(load.op);
        }
    }
    erased.into_iter().for_each(|op| b.erase(op));
    for op in b.nested_ops() {
        let owner = b.def(op);
        run(b.region_body_mut(op), owner);
    }
}

/// The stores or the loads of a body.
fn accesses(b: &Body, stores: bool) -> Vec<Access> {
    let mut accesses = Vec::new();
    b.walk(|op| accesses.extend(Access::of(b, op).filter(|access| access.is_store() == stores)));
    accesses
}

/// The other accesses of the same element by stores or by loads.
fn equal_accesses(b: &Body, access: &Access, stores: bool) -> SmallVec<[Access; 4]> {
    let users = b.users(access.memref).filter(|&user| user != access.op);
    let others = users.filter_map(|user| Access::of(b, user));
    others.filter(|other| other.is_store() == stores && other.equals(b, access)).collect()
}

/// The value that a load certainly loads, as a store before it stored it.
fn stored_value(b: &Body, load: &Access, dominance: &mut DominanceInfo) -> Option<Value> {
    let reaches = |store: &Access| {
        let depth = surrounding_loops(b, store.op, load.op) + 1;
        matches!(depends(b, store, load, depth, false), Dependence::Some(_))
    };
    let mut last = None;
    for store in equal_accesses(b, load, true) {
        if dominance.dominates(b, store.op, load.op)
            && reaches(&store)
            && !is_affected_between(b, store.op, load, Effects::WRITE)
        {
            last = store.stored;
        }
    }
    last.filter(|&value| b.ty(value) == b.ty(b.result(load.op, 0)))
}

/// Whether a later store in the same block certainly overwrites a stored value before it is read.
fn is_overwritten(b: &Body, store: &Access) -> bool {
    let value = store.stored;
    equal_accesses(b, store, true).iter().any(|later| {
        // A smaller vector would not overwrite all elements.
        let is_whole = later.stored.map(|value| b.ty(value)) == value.map(|value| b.ty(value));
        is_whole
            && b.block_of(later.op) == b.block_of(store.op)
            && b.is_before(store.op, later.op)
            && !is_affected_between(b, store.op, later, Effects::READ)
    })
}

/// Erases the accesses and the allocation of memory that is only written.
fn erase_unread(b: &mut Body, memref: Value) -> Option<()> {
    let def = b.def_op(memref).filter(|&def| effects_of(b, def) == Some(Effects::ALLOC))?;
    let mut users: Vec<Op> = b.users(memref).collect();
    users.sort_unstable();
    users.dedup();
    let only_writes = |&user: &Op| {
        let access = Access::of(b, user);
        effects_of(b, user) == Some(Effects::FREE)
            || access.is_some_and(|access| access.is_store() && access.stored != Some(memref))
    };
    if !users.iter().all(only_writes) {
        return None;
    }
    users.into_iter().for_each(|user| b.erase(user));
    b.erase(def);
    Some(())
}

/// The value that a load before another one loaded from the same element.
fn loaded_value(b: &Body, load: &Access, dominance: &mut DominanceInfo) -> Option<Value> {
    let ty = b.ty(b.result(load.op, 0));
    let candidates: Vec<Op> = equal_accesses(b, load, false)
        .iter()
        .filter(|other| {
            dominance.dominates(b, other.op, load.op)
                && !is_affected_between(b, other.op, load, Effects::WRITE)
                && b.ty(b.result(other.op, 0)) == ty
        })
        .map(|other| other.op)
        .collect();
    let mut dominates_all =
        |op: Op| candidates.iter().all(|&other| other == op || dominance.dominates(b, op, other));
    candidates.iter().copied().find(|&op| dominates_all(op)).map(|op| b.result(op, 0))
}

/// Whether an operation that may run after `start` and before `access` has an effect on the accessed element.
fn is_affected_between(b: &Body, start: Op, access: &Access, effect: Effects) -> bool {
    let check = Check { b, start, access, effect, cycle: None };
    // From the operation after the start up to the access, entering one region after the other.
    let Some(region) = b.block_of(start).and_then(|block| b.region_of(block)) else { return true };
    let mut around: Vec<Op> = vec![access.op];
    loop {
        let Some(&inner) = around.last() else { return true };
        if b.block_of(inner).and_then(|block| b.region_of(block)) == Some(region) {
            break;
        }
        match b.parent_op(inner) {
            Some(parent) => around.push(parent),
            None => return true,
        }
    }
    // What contains the access is checked as a whole.
    let cycle = around.iter().skip(1).any(|&op| may_repeat(b, op)).then_some([].as_slice());
    let Some(target) = around.pop() else { return true };
    check.is_affected_on_path(target) || !around.is_empty() && Check { cycle, ..check }.has_effect(target)
}

/// Whether an operation other than affine loops, whose iterations dependences tell apart, may run a block several times.
fn may_repeat(b: &Body, op: Op) -> bool {
    let is_affine = b.is::<For>(op) || b.is::<Parallel>(op);
    let has_branches = |region| b.blocks(region).nth(1).is_some();
    !is_affine && b.def(op).has(Trait::LoopLikeOpInterface) || b.regions(op).into_iter().any(has_branches)
}

#[derive(Clone, Copy)]
struct Check<'a> {
    b: &'a Body,
    start: Op,
    access: &'a Access,
    effect: Effects,
    /// Set if the access may run several times after the start by other loops than affine ones: the blocks of that loop
    /// whose values may serve as symbols.
    cycle: Option<&'a [Block]>,
}

impl Check<'_> {
    /// Whether an operation on a path from the start to an operation of the same region has the effect.
    fn is_affected_on_path(&self, end: Op) -> bool {
        let b = self.b;
        let (Some(first), Some(last)) = (b.block_of(self.start), b.block_of(end)) else { return true };
        let mut next = b.next_op(self.start);
        while let Some(op) = next.filter(|&op| op != end) {
            if self.has_effect(op) {
                return true;
            }
            next = b.next_op(op);
        }
        if last == first {
            return false;
        }
        for block in reachable(b, first, &[last]) {
            for op in b.ops(block).take_while(|&op| op != end) {
                if self.has_effect(op) {
                    return true;
                }
            }
        }
        // A cycle that comes back to the end, but not to the start, also runs what is behind the end.
        let after = reachable(b, last, &[first]);
        if !after.contains(&last) {
            return false;
        }
        let comes_back = |block: Block| block == last || reachable(b, block, &[first]).contains(&last);
        let cycle: Vec<Block> =
            after.into_iter().filter(|&block| block != first && comes_back(block)).collect();
        let check = Check { cycle: Some(&cycle), ..*self };
        cycle.iter().any(|&block| b.ops(block).any(|op| check.has_effect(op)))
    }

    /// Whether an operation or one inside it may have the effect.
    fn has_effect(&self, op: Op) -> bool {
        let b = self.b;
        let Some(effects) = effects_of(b, op) else {
            if !b.def(op).has(Trait::RecursiveMemoryEffects) || b.is_nested(op) {
                return true;
            }
            let blocks = b.regions(op).into_iter().flat_map(|region| b.blocks(region));
            return blocks.flat_map(|block| b.ops(block)).any(|inner| self.has_effect(inner));
        };
        if !effects.any(self.effect) {
            return false;
        }
        let memref = self.access.memref;
        let touches = |value: Value| value == memref || may_alias(b, value, memref);
        if let Some(other) = Access::of(b, op) {
            return touches(other.memref) && self.may_reach(&other);
        }
        let values = accessed(b, op, self.effect);
        values.is_empty() && !b.is::<memref::Copy>(op) || values.into_iter().any(touches)
    }

    /// Whether another affine access may be of the same element in an iteration of the loops around start and access.
    fn may_reach(&self, other: &Access) -> bool {
        let b = self.b;
        if other.memref != self.access.memref {
            return true;
        }
        let least = surrounding_loops(b, self.start, self.access.op);
        if let Some(cycle) = self.cycle {
            let varies = |&value: &Value| b.def_block(value).is_some_and(|block| cycle.contains(&block));
            return other.operands.iter().any(varies) || meets(b, other, self.access, least);
        }
        let most = surrounding_loops(b, other.op, self.access.op) + 1;
        (least + 1..=most).any(|depth| depends(b, other, self.access, depth, false) != Dependence::None)
    }
}

/// The blocks that run after a block, up to those in `ends`, which are among them if they are reached.
fn reachable(b: &Body, block: Block, ends: &[Block]) -> Vec<Block> {
    let successors =
        |block: Block| b.last_op(block).into_iter().flat_map(|op| b.succs(op)).collect::<Vec<Block>>();
    let mut pending = successors(block);
    let (mut seen, mut found): (FxHashSet<Block>, _) = (FxHashSet::default(), Vec::new());
    while let Some(block) = pending.pop() {
        if seen.insert(block) {
            found.push(block);
            if !ends.contains(&block) {
                pending.extend(successors(block));
            }
        }
    }
    found
}
