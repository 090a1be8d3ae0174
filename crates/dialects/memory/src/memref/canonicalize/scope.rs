//! Canonicalization of `memref.alloca_scope`.

use crate::memref::{Alloca, AllocaScope};
use crate::prelude::*;

/// Whether an operation may allocate memory of the scope around it by itself.
fn may_allocate(b: &Body, op: Op) -> bool {
    !b.def(op).has(Trait::RecursiveMemoryEffects) && (effects_of(b, op).is_none() || b.is::<Alloca>(op))
}

/// Whether an operation is followed by the terminator of a region of one block.
fn is_last(b: &Body, op: Op) -> bool {
    let Some(block) = b.block_of(op) else { return false };
    b.next_op(op).is_some()
        && b.next_op(op) == b.terminator(block)
        && b.region_of(block).is_some_and(|region| b.has_one_block(region))
}

/// Whether an operation, or for `None` the owner of the body, is a scope of stack allocations.
fn is_scope(b: &Body, op: Option<Op>) -> bool {
    op.is_none_or(|op| b.def(op).has(Trait::AutomaticAllocationScope))
}

/// Inlines a scope that allocates nothing, or that ends together with the scope around it.
pub(super) fn inline(op: AllocaScope, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = rw.entry_block(op.body_region(rw))?;
    let mut pending: Vec<Op> = rw.ops(block).collect();
    let mut allocates = false;
    while let Some(inner) = pending.pop() {
        if may_allocate(rw, inner) {
            allocates = true;
            break;
        }
        if rw.has_inner_regions(inner) && !rw.def(inner).has(Trait::AutomaticAllocationScope) {
            let blocks = rw.regions(inner).into_iter().flat_map(|region| rw.blocks(region));
            pending.extend(blocks.flat_map(|block| rw.ops(block)));
        }
    }
    if allocates && !(is_scope(rw, rw.parent_op(op.0)) && is_last(rw, op.0)) {
        return None;
    }
    rw.replace_by_block(op.0, block, &[])
}

/// Moves allocations out of operations that are no scopes, if all end together.
pub(super) fn hoist(op: AllocaScope, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut outermost = rw.parent_op(op.0)?;
    if is_scope(rw, Some(outermost)) || !is_last(rw, op.0) || !is_last(rw, outermost) {
        return None;
    }
    while !is_scope(rw, rw.parent_op(outermost)) {
        outermost = rw.parent_op(outermost)?;
        if !is_last(rw, outermost) {
            return None;
        }
    }
    let containing = rw.regions(outermost).into_iter().find(|&outer| rw.is_inside_region(op.0, outer))?;
    let mut allocations: SmallVec<[Op; 4]> = SmallVec::new();
    rw.walk_from(op.0, &mut |inner| {
        if rw.is::<Alloca>(inner)
            && !rw.operands(inner).iter().any(|value| {
                rw.def_region(value).is_some_and(|region| rw.is_region_ancestor(containing, region))
            })
        {
            allocations.push(inner);
        }
    });
    if allocations.is_empty() {
        return None;
    }
    rw.set_before(outermost);
    for allocation in allocations {
        let clone = rw.clone_op(allocation, &mut Mapping::default());
        let values = rw.results(clone).to_vec();
        rw.replace(allocation, &values);
    }
    rw.set_before(op.0);
    Some(())
}
