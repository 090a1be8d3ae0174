//! Lowering of `cf.assert`: prints the message and aborts if the condition does not hold.

use crate::runtime;
use terrace_dialects::cf;
use terrace_ir::attrs::DenseElementsAttr;
use terrace_ir::types::RankedTensorType;
use terrace_ir::{Attr, OpKind, Str, Type};
use terrace_llvm::{self as llvm, types};
use terrace_rewrite::convert::{Lowering, ModuleEdit, Request, Rewrite};

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
    let mut text = ctx.bytes(message).to_vec();
    text.push(0);
    let placeholder = ctx.intern("assert_msg");
    let address = llvm::AddressOf::new(rw, ptr, placeholder);
    let address_op = rw.def_op(address).ok_or("no operation")?;
    let array = types::ArrayType::get(ctx, Type::I8, text.len() as u64);
    let first = [llvm::GepIndex::Const(0)];
    let pointer = llvm::GetElementPtr::create(rw, ptr, array, address, &first, llvm::GepNoWrapFlags::NONE);
    llvm::Call::of_type(rw, puts, puts_type, &[pointer]);
    llvm::Call::of_type(rw, abort, abort_type, &[]);
    llvm::Unreachable::build(rw);

    rw.set_end(before);
    llvm::CondBr::build(rw, condition, &[], &[], &[rest, fail]);

    type Apply = fn(&mut ModuleEdit<'_>, &Request) -> Result<Str, String>;
    let request = |apply: Apply, name, attr, patch| Request {
        apply,
        name,
        types: smallvec::smallvec![],
        attr,
        loc,
        patch,
    };
    let data = string_data(ctx, &text);
    let global = request(
        message_global,
        placeholder,
        Some(data),
        Some((address_op, llvm::AddressOf::SLOTS.global_name)),
    );
    let mut puts_request = request(runtime::declare, puts, None, None);
    puts_request.types.push(puts_type);
    let mut abort_request = request(runtime::declare_without_location, abort, None, None);
    abort_request.types.push(abort_type);
    for request in [global, puts_request, abort_request] {
        rw.request(request);
    }
    rw.erase(op.0)
}

/// The bytes as a dense `i8` tensor.
fn string_data(ctx: &terrace_ir::Context, text: &[u8]) -> Attr {
    let ty = RankedTensorType::get(ctx, &[text.len() as i64], Type::I8, None);
    let splat = text.iter().all(|&b| b == text[0]);
    DenseElementsAttr::get(ctx, ty, splat, if splat { &text[..1] } else { text })
}

/// Creates a private constant global with a unique name at the start of the module.
fn message_global(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, String> {
    let ctx = edit.builder.ctx().clone();
    let name = edit.unique(request.name);
    let value = request.attr.ok_or("the text is missing")?;
    let len =
        value.as_::<DenseElementsAttr>(&ctx).and_then(|d| d.ty.as_shaped(&ctx)?.n_elements()).unwrap_or(0);
    let ty = types::ArrayType::get(&ctx, Type::I8, len);
    let global = llvm::Global::create(&mut edit.builder, name, ty, true, llvm::Linkage::Private, Some(value));
    edit.symbols.insert(name, global.op());
    Ok(name)
}
