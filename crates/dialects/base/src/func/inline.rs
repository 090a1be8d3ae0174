//! Calls and functions, and how they are inlined.

use super::{Call, Func, Return};
use crate::cf;
use crate::func::CallIndirect;
use terrace_ir::decl::CallParts;
use terrace_ir::inlining::InlinedCall;
use terrace_ir::stack;
use terrace_rewrite::prelude::*;

pub(super) static INLINER: InlinerHooks = InlinerHooks {
    accepts_call: Some(accepts_call),
    branch_to: Some(branch_to),
    inlined: Some(inlined),
    ..InlinerHooks::NONE
};

pub(super) fn call_parts(body: &Body, op: Call) -> CallParts {
    CallParts { callee: body.slot(op.0, Call::SLOTS.callee), args: (0, body.n_operands(op.0)) }
}

/// The first operand is the callee.
pub(super) fn indirect_call_parts(body: &Body, op: CallIndirect) -> CallParts {
    CallParts { callee: None, args: (1, body.n_operands(op.0)) }
}

fn accepts_call(body: &Body, call: Op, callable: OpRef<'_>) -> bool {
    let call_allows = body.as_::<Call>(call).is_none_or(|call| call.no_inline(body).is_none());
    let function = callable.as_::<Func>();
    call_allows
        && function.is_none_or(|function| function.no_inline(callable.body()).is_none())
        && stack_fits(body, call, callable)
}

/// Whether the callee's memory on the stack can be the caller's: a call that runs several times would take more each
/// time, unless the memory can be allocated once.
fn stack_fits(body: &Body, call: Op, callable: OpRef<'_>) -> bool {
    let source = callable.body().region_body(callable.op);
    let regions = callable.body().regions(callable.op).into_iter();
    let allocations = stack::allocations(source, regions.flat_map(|region| source.blocks(region)));
    allocations.iter().all(|&op| stack::is_fixed(source, op)) || !stack::is_repeated(body, call)
}

/// Allocates the callee's memory on the stack once, at the start of the caller, if the call may run several times.
fn inlined(body: &mut Body, inlined: &InlinedCall<'_>, blocks: &[Block]) {
    let allocations = stack::allocations(body, blocks.iter().copied());
    if !allocations.is_empty()
        && stack::is_repeated(body, inlined.call)
        && let Some(entry) = stack::scope_entry(body, inlined.call)
    {
        stack::hoist(body, &allocations, entry);
    }
}

fn branch_to(body: &mut Body, op: Op, block: Block) {
    if !body.is::<Return>(op) {
        return;
    }
    let values: SmallVec<[Value; 4]> = body.operands(op).iter().collect();
    let mut builder = Builder::before(body, op);
    cf::Br::build(&mut builder, &values, &[block]);
    body.erase(op);
}
