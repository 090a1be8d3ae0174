//! Lowering of `cf.assert`: prints the message and aborts if the condition does not hold.

use crate::prelude::*;
use terrace_llvm::types;

/// Splits the block after the assertion; the failure block is appended to the region.
pub(super) fn assert(op: cf::Assert, rw: &mut Lowering) -> Rewrite {
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

    rw.request(global);
    rw.request(Request::new(runtime::declare, puts, puts_type).at(loc));
    rw.request(Request::new(runtime::declare_without_location, abort, abort_type).at(loc));
    rw.erase(op.0)
}
