//! Lowering of `cf.assert` to a call of `__assertfail`, which prints the message and the position and ends the kernel.

use crate::gpu_common::symbols::{self, Function};
use crate::prelude::*;
use terrace_ir::attrs::NameLoc;

/// Splits the block after the assertion; the failure block lies between its parts.
pub(super) fn assert(op: cf::Assert, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let message = op.msg(rw).ok_or("the message is missing")?;
    let condition = rw.adaptor(op).arg;
    let pointer = llvm::ptr(ctx);
    let params = [pointer, pointer, Type::I32, pointer, Type::I64];
    let fail = Function::find(rw, "__assertfail", llvm::void(ctx), &params, false)?.noreturn(ctx);
    let before = rw.block_of(op.0).ok_or("the assertion is in no block")?;
    let region = rw.region_of(before).ok_or("the assertion is in no region")?;
    let next = rw.next_op(op.0).ok_or("the assertion ends its block")?;
    let rest = rw.split_block(next);
    let failure = rw.create_block();
    rw.insert_block(failure, region, Some(rest));

    fail.declare(rw);
    rw.set_end(failure);
    let position = Position::of(ctx, rw.loc_of(op.0));
    let message = symbols::string(rw, "assert_message_", ctx.bytes(message), 0)?;
    let file = symbols::string(rw, "assert_file_", position.file.as_bytes(), 0)?;
    let function = symbols::string(rw, "assert_func_", position.function.as_bytes(), 0)?;
    let line = llvm::Constant::int(rw, Type::I32, i64::from(position.line));
    let char_size = llvm::Constant::int(rw, Type::I64, 1);
    fail.call(rw, &[message, file, line, function, char_size]);
    llvm::Br::build(rw, &[], &[rest]);

    rw.set_end(before);
    llvm::CondBr::build(rw, condition, &[], &[], &[rest, failure]);
    rw.erase(op.0)
}

/// Where an assertion is in the source.
struct Position {
    file: String,
    line: u32,
    function: String,
}

impl Position {
    /// The position of the innermost callee; a name is that of a function.
    fn of(ctx: &Context, mut loc: Loc) -> Self {
        const UNKNOWN: &str = "(unknown)";
        while let Some((callee, _)) = loc.call_site(ctx) {
            loc = callee;
        }
        let attr = loc.attr(ctx);
        let name = attr.as_::<NameLoc>(ctx);
        let function = name.map_or_else(|| UNKNOWN.to_owned(), |name| ctx.str(name.name).into_owned());
        let place = name.map_or(attr, |name| name.child);
        let place = place.as_::<terrace_ir::attrs::FileLineColRange>(ctx);
        let (file, line) = place
            .map_or_else(|| (UNKNOWN.to_owned(), 0), |at| (ctx.str(at.file).into_owned(), at.start_line));
        Self { file, line, function }
    }
}
