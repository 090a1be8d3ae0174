//! Control flow of `async.execute` (`RegionBranchOpInterface`), and the parts of calls.

use super::{Call, Execute, value_type};
use crate::prelude::*;
use terrace_ir::decl::CallParts;

/// The operands go into the region, and those of its end become the values behind the token.
pub(super) fn execute(b: &Body, op: Execute, from: RegionPoint, edge: &mut dyn FnMut(RegionEdge<'_>)) {
    match from {
        RegionPoint::Parent => edge(RegionEdge {
            to: RegionTarget::Region(0),
            operands: op.body_operands(b),
            inputs: Values::from(b.entry_args(op.body_region(b))),
        }),
        RegionPoint::Terminator(end) => edge(RegionEdge {
            to: RegionTarget::Parent,
            operands: b.operands(end),
            inputs: op.body_results(b),
        }),
    }
}

/// Whether a value may become an input: a value is unwrapped on its way into the region, and wrapped on its way out.
pub(super) fn passes(ctx: &Context, from: Type, to: Type) -> bool {
    let payload = |ty| value_type(ctx, ty).unwrap_or(ty);
    payload(from) == payload(to)
}

/// The parts of a call.
pub(super) fn call_parts(b: &Body, op: Call) -> CallParts {
    CallParts { callee: b.slot(op.0, Call::SLOTS.callee), args: (0, b.n_operands(op.0)) }
}
