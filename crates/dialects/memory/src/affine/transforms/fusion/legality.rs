//! Whether loop nests may be fused, and the iterations that are (`canFuseLoops`).

use super::slice::{Place, Slice, common_nest, loops_around};
use crate::affine::analysis::access::{Access, nesting_depth, surrounding_loops};
use crate::affine::analysis::dependence::has_dependence;
use crate::affine::{For, If};
use crate::bufferization::transforms::allocations::ancestor_in;
use crate::prelude::*;

/// The reason to fuse two loops.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Strategy {
    /// Loops that store elements with those that load them.
    Producer,
    /// Loops that load elements of this memref.
    Sibling(Value),
}

/// The accesses in a loop. `None` if there are conditions in it.
fn accesses(b: &Body, op: For) -> Option<Vec<Access>> {
    let mut has_condition = false;
    b.walk_from(op.0, &mut |op| has_condition |= b.is::<If>(op));
    (!has_condition).then(|| Access::inside(b, op.0))
}

/// The memrefs that an operation accesses, with whether one access of it is a store.
fn accessed_memrefs(b: &Body, op: Op) -> FxHashMap<Value, bool> {
    let mut memrefs: FxHashMap<Value, bool> = FxHashMap::default();
    for access in Access::inside(b, op) {
        *memrefs.entry(access.memref).or_default() |= access.is_store();
    }
    memrefs
}

fn conflicts(access: &Access, memrefs: &FxHashMap<Value, bool>) -> bool {
    memrefs.get(&access.memref).is_some_and(|&is_stored| is_stored || access.is_store())
}

/// Whether there is a place for both loops, the first of which is in front of the second, where no operation between them has to
/// come before or after both.
fn has_place(b: &Body, first: For, second: For) -> bool {
    let (sources, targets) = (accessed_memrefs(b, first.0), accessed_memrefs(b, second.0));
    let is_used_by_second = |op: Op| {
        let mut users = b.results(op).iter().flat_map(|result| b.users(result));
        users.any(|user| b.is_proper_ancestor(second.0, user))
    };
    let mut depends_on_first = false;
    let mut next = b.next_op(first.0);
    while let Some(op) = next.filter(|&op| op != second.0) {
        let mut is_needed = false;
        b.walk_from(op, &mut |op| match Access::of(b, op) {
            Some(access) => {
                depends_on_first |= conflicts(&access, &sources);
                is_needed |= conflicts(&access, &targets);
            }
            None => is_needed |= is_used_by_second(op),
        });
        if depends_on_first && is_needed {
            return false;
        }
        next = b.next_op(op);
    }
    true
}

/// The greatest number of loops around both the slice and the accesses of the second nest that keeps the order of dependent
/// accesses there.
fn max_depth(b: &Body, sources: &[Access], targets: &[Access]) -> Option<usize> {
    let is_passed = |memref: Value| {
        sources.iter().any(|access| access.is_store() && access.memref == memref)
            && targets.iter().any(|access| !access.is_store() && access.memref == memref)
    };
    let targets: Vec<&Access> = targets.iter().filter(|access| is_passed(access.memref)).collect();
    let mut depth = common_nest(b, targets.iter().map(|access| access.op))?.len();
    if targets.iter().all(|access| !access.is_store()) {
        return Some(depth);
    }
    for (from, to) in targets.iter().flat_map(|from| targets.iter().map(move |to| (from, to))) {
        let n_common = surrounding_loops(b, from.op, to.op);
        // Less than what is known does not have to be looked for.
        let first = (1..=(n_common + 1).min(depth)).find(|&at| has_dependence(b, from, to, at) == Some(true));
        depth = first.map_or(depth, |first| depth.min(first - 1));
    }
    Some(depth)
}

/// The slices of a loop nest that can be put into another one of the same block, at depths from 1 to `n_depths` in it.
pub(super) fn slices(
    b: &Body,
    source: For,
    target: For,
    n_depths: usize,
    strategy: Strategy,
) -> Option<Vec<Option<Slice>>> {
    let is_backward = b.is_before(source.0, target.0);
    let (first, second) = if is_backward { (source, target) } else { (target, source) };
    if !has_place(b, first, second) {
        return None;
    }
    let (mut from, to) = (accesses(b, first)?, accesses(b, second)?);
    let deepest = match strategy {
        Strategy::Producer => max_depth(b, &from, &to)?,
        Strategy::Sibling(_) => usize::MAX,
    };
    from.retain(|access| match strategy {
        Strategy::Producer => access.is_store(),
        Strategy::Sibling(memref) => !access.is_store() && access.memref == memref,
    });
    let n_common = loops_around(b, source.0)?.len();
    let slice = |depth: usize| Slice::of_accesses(b, &from, &to, Place { depth, n_common, is_backward });
    let depths = n_common + 1..=n_common + n_depths;
    Some(depths.map(|depth| if depth <= deepest { slice(depth) } else { None }).collect())
}

/// Whether the values that two loops of a block use are available at the place of the fused loop, and those of the second one are
/// used behind it. Upstream moves loops in front of operations that define their bounds.
pub(super) fn keeps_dominance(b: &Body, source: For, target: For, point: Op) -> bool {
    let Some(block) = b.block_of(point) else { return false };
    let loops = [source.0, target.0];
    let is_available = |value: Value, user: Op| {
        let def = b.def_op(value).and_then(|def| ancestor_in(b, block, def));
        def.is_none_or(|def| def == user || !loops.contains(&def) && b.is_before(def, point))
    };
    let uses_available = |&root: &Op| {
        let mut is_legal = true;
        b.walk_from(root, &mut |op| is_legal &= b.operands(op).iter().all(|value| is_available(value, root)));
        is_legal
    };
    let results = b.results(target.0);
    let mut users = results.iter().flat_map(|result| b.users(result));
    loops.iter().all(uses_available)
        && users.all(|user| ancestor_in(b, block, user).is_some_and(|user| !b.is_before(user, point)))
}

/// Whether accesses in a loop depend on themselves, directly or by way of others, so that they cannot be done again.
pub(super) fn has_cyclic_dependence(b: &Body, root: For) -> bool {
    let accesses = Access::inside(b, root.0);
    let first = nesting_depth(b, root.0) + 1;
    let is_edge = |from: &Access, to: &Access| {
        let last = surrounding_loops(b, from.op, to.op) + 1;
        (first..=last).any(|depth| has_dependence(b, from, to, depth) == Some(true))
    };
    let n = accesses.len();
    let edges: Vec<Vec<usize>> =
        accesses.iter().map(|from| (0..n).filter(|&to| is_edge(from, &accesses[to])).collect()).collect();
    (0..n).any(|start| {
        let mut seen = vec![false; n];
        let mut pending = edges[start].clone();
        while let Some(at) = pending.pop() {
            if at == start {
                return true;
            }
            if !core::mem::replace(&mut seen[at], true) {
                pending.extend(&edges[at]);
            }
        }
        false
    })
}
