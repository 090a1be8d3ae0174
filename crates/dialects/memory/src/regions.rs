//! Control flow between an operation and its regions, for several dialects.

use crate::prelude::*;

/// The only region runs once: control flow goes into it, and from its end to the operation around it with the results.
pub(crate) fn run_once(b: &Body, op: Op, from: RegionPoint, edge: &mut dyn FnMut(RegionEdge<'_>)) {
    edge(match from {
        RegionPoint::Parent => {
            RegionEdge { to: RegionTarget::Region(0), operands: Values::EMPTY, inputs: Values::EMPTY }
        }
        RegionPoint::Terminator(end) => {
            RegionEdge { to: RegionTarget::Parent, operands: b.operands(end), inputs: b.results(op) }
        }
    });
}
