//! The canonicalization patterns of `func`.

use super::{Call, CallIndirect};
use terrace_rewrite::prelude::*;

/// The patterns.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["";
    CallIndirect => fn(call_of_constant);
];

/// An indirect call of a known function is a direct call.
fn call_of_constant(op: CallIndirect, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let callee = constant_of(rw, op.callee(rw))?.as_::<SymbolRefAttr>(rw.ctx())?.root;
    let operands: SmallVec<[Value; 4]> = op.callee_operands(rw).iter().collect();
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let call = Call::build(rw, &types, callee, &operands);
    Some(rw.results(call.0))
}
