//! Control flow of regions, and where operations may run.

use super::{BroadcastType, SubgroupBroadcast, WarpExecuteOnLane0, Yield};
use crate::prelude::*;
use terrace_ir::speculation::Speculatability;

/// The region always runs, and its results leave it. Values that are distributed over threads do not flow along the edges.
pub(super) fn warp(
    b: &Body,
    op: WarpExecuteOnLane0,
    from: RegionPoint,
    edge: &mut dyn FnMut(RegionEdge<'_>),
) {
    let go = |to, operands, inputs| RegionEdge { to, operands, inputs };
    match from {
        RegionPoint::Parent => edge(go(RegionTarget::Region(0), Values::EMPTY, Values::EMPTY)),
        RegionPoint::Terminator(end) if b.is::<Yield>(end) => {
            let (values, results) = (b.operands(end), b.results(op.0));
            match b.types(values).eq(b.types(results)) {
                true => edge(go(RegionTarget::Parent, values, results)),
                false => edge(go(RegionTarget::Parent, Values::EMPTY, Values::EMPTY)),
            }
        }
        RegionPoint::Terminator(_) => {}
    }
}

/// The first lane that takes part is another one elsewhere.
pub(super) fn broadcast_speculatability(b: &Body, op: SubgroupBroadcast) -> Speculatability {
    match op.broadcast_type(b) {
        Some(BroadcastType::SpecificLane) => Speculatability::Yes,
        _ => Speculatability::No,
    }
}
