//! Control flow between regions (`RegionBranchOpInterface`): edges and the values passed along them, in upstream's
//! order.

use super::{For, Yield};
use crate::affine::If;
use crate::prelude::*;
use terrace_ir::speculation::Speculatability;

type Edge<'e> = &'e mut dyn FnMut(RegionEdge<'_>);

/// `affine.for`: the carried values go into the body, and from its yield back into it or to the parent. A constant
/// number of iterations excludes edges.
pub(super) fn for_loop(b: &Body, for_op: For, from: RegionPoint, edge: Edge<'_>) {
    let args = Values::from(b.entry_args(for_op.body(b)));
    let carried = args.slice(1.min(args.len()), args.len());
    let n_iterations = for_op.constant_trip_count(b);
    let (values, enters, leaves) = match from {
        RegionPoint::Parent => {
            (for_op.inits(b), n_iterations != Some(0), n_iterations.is_none_or(|n| n == 0))
        }
        RegionPoint::Terminator(end) if b.is::<Yield>(end) => {
            (b.operands(end), n_iterations != Some(1), true)
        }
        RegionPoint::Terminator(_) => return,
    };
    if enters {
        edge(RegionEdge { to: RegionTarget::Region(0), operands: values, inputs: carried });
    }
    if leaves {
        edge(RegionEdge { to: RegionTarget::Parent, operands: values, inputs: b.results(for_op.0) });
    }
}

/// `affine.if`: from the parent to a region, or past it if there is no second one, and back with the yield's operands.
pub(super) fn if_op(b: &Body, op: If, from: RegionPoint, edge: Edge<'_>) {
    let leave = |operands| RegionEdge { to: RegionTarget::Parent, operands, inputs: b.results(op.0) };
    match from {
        RegionPoint::Parent => {
            for i in 0..b.n_regions(op.0) {
                edge(match b.entry_block(b.region(op.0, i)) {
                    Some(_) => RegionEdge {
                        to: RegionTarget::Region(i),
                        operands: Values::EMPTY,
                        inputs: Values::EMPTY,
                    },
                    None => leave(Values::EMPTY),
                });
            }
        }
        RegionPoint::Terminator(end) => {
            if b.is::<Yield>(end) {
                edge(leave(b.operands(end)));
            }
        }
    }
}

/// A loop ends for all bounds if its step is one.
pub(super) fn for_speculatability(b: &Body, op: For) -> Speculatability {
    match op.step(b) {
        Some(1) => Speculatability::Recursively,
        _ => Speculatability::No,
    }
}
