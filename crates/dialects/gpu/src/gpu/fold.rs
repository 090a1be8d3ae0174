//! Folding of `gpu`.

use super::{AllReduce, Launch, SubgroupBroadcast, SubgroupReduce};
use crate::prelude::*;

/// Whether all threads of a launch reach an operation: it is in the entry block of the region.
fn is_uniform(b: &Body, op: Op) -> bool {
    b.parent_op(op).is_some_and(|parent| b.is::<Launch>(parent))
        && b.block_of(op).is_some_and(|block| b.is_entry_block(block))
}

/// Notes that all threads reach the operation.
pub(super) fn all_reduce(b: &mut Body, op: AllReduce) -> Fold {
    if op.uniform(b).is_some() || !is_uniform(b, op.0) {
        return Fold::None;
    }
    b.set_slot(op.0, AllReduce::SLOTS.uniform, Some(Attr::UNIT));
    Fold::InPlace
}

/// A reduction among single threads is its operand.
pub(super) fn subgroup_reduce(b: &mut Body, op: SubgroupReduce) -> Fold {
    if op.cluster_size(b) == Some(1) {
        return Fold::value(op.value(b));
    }
    if op.uniform(b).is_some() || !is_uniform(b, op.0) {
        return Fold::None;
    }
    b.set_slot(op.0, SubgroupReduce::SLOTS.uniform, Some(Attr::UNIT));
    Fold::InPlace
}

/// A value of one lane is that of all lanes.
pub(super) fn subgroup_broadcast(b: &mut Body, op: SubgroupBroadcast) -> Option<Value> {
    let src = op.src(b);
    b.def_as::<SubgroupBroadcast>(src).map(|_| src)
}

/// Takes memrefs from in front of casts.
pub(super) fn memref_cast(b: &mut Body, op: Op) -> Option<Fold> {
    memref::fold_casts(b, op)
}
