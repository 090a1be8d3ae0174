//! Lowering of `cf.assert`: prints the message and aborts if the condition does not hold.

use crate::common::runtime;
use terrace_base::cf;
use terrace_ir::diag::Message;
use terrace_llvm::{self as llvm, types};
use terrace_rewrite::convert::{ModuleEdit, Request};
use terrace_rewrite::prelude::*;

/// Splits the block after the assertion; the failure block is appended to the region.
pub(super) fn assert(op: cf::Assert, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let loc = rw.loc_of(op.0);
    let message = op.msg(rw).ok_or("the message is missing")?;
    let condition = rw.adaptor(op).arg;
    let ptr = types::ptr(ctx);
    let puts_type = types::FunctionType::get(ctx, types::void(ctx), &[ptr], false);
    let abort_type = types::FunctionType::get(ctx, types::void(ctx), &[], false);
    let (puts, abort) = (ctx.intern("puts"), ctx.intern("abort"));
    runtime::check(rw, puts, puts_type)?;
    let before = rw.block_of(op.0).ok_or("the assertion is in no block")?;
    let region = rw.region_of(before).ok_or("the assertion is in no region")?;
    let next = rw.next_op(op.0).ok_or("the assertion ends its block")?;
    let rest = rw.split_block(next);

    let fail = rw.append_block(region, &[]);
    rw.set_end(fail);
    let (pointer, global) = runtime::string(rw, "assert_msg", ctx.bytes(message), loc)?;
    llvm::Call::of_type(rw, puts, puts_type, &[pointer]);
    llvm::Call::of_type(rw, abort, abort_type, &[]);
    llvm::Unreachable::build(rw);

    rw.set_end(before);
    llvm::CondBr::build(rw, condition, &[], &[], &[rest, fail]);

    type Apply = fn(&mut ModuleEdit<'_>, &Request) -> Result<Str, Message>;
    let request = |apply: Apply, name| Request {
        apply,
        name,
        types: terrace_support::smallvec![],
        attr: None,
        loc,
        patch: None,
    };
    let mut puts_request = request(runtime::declare, puts);
    puts_request.types.push(puts_type);
    let mut abort_request = request(runtime::declare_without_location, abort);
    abort_request.types.push(abort_type);
    for request in [global, puts_request, abort_request] {
        rw.request(request);
    }
    rw.erase(op.0)
}
