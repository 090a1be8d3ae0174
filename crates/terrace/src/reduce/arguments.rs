//! Edits of arguments of functions and blocks.

use super::each_body;
use super::edits::remove_operand;
use terrace_ir::attrs::{ArrayAttr, TypeAttr};
use terrace_ir::body::{Block, Body, Op, Value};
use terrace_ir::decl::Trait;
use terrace_ir::symbols::symbol_name;
use terrace_ir::types::FunctionType;
use terrace_ir::{Context, Type};
use terrace_llvm::types::FunctionType as LLVMFunctionType;
use terrace_rewrite::greedy::drop_passed;
use terrace_support::small_vec::SmallVec;

/// The arguments of a block that nothing uses.
fn unused(body: &Body, block: Block) -> SmallVec<[usize; 4]> {
    let args = body.args(block).iter().enumerate();
    args.filter(|&(_, &arg)| body.has_no_uses(arg)).map(|(i, _)| i).collect()
}

/// The arguments of a function that nothing uses, as in declarations, or whose place an earlier one can take.
fn removable(body: &Body, op: Op) -> SmallVec<[(usize, Option<Value>); 4]> {
    if !body.def(op).has(Trait::FunctionOpInterface) {
        return SmallVec::new();
    }
    let inner = body.nested_body(op);
    let Some((inner, entry)) = inner.and_then(|inner| Some((inner, inner.root_block()?))) else {
        let ty = function_type(body, op);
        let n = ty.map_or(0, |ty| parameters(body.ctx(), ty).len());
        return (0..n).map(|i| (i, None)).collect();
    };
    let args = inner.args(entry);
    let earlier = |i: usize| args[..i].iter().copied().find(|&arg| inner.ty(arg) == inner.ty(args[i]));
    let removable = |i: usize| inner.has_no_uses(args[i]) || earlier(i).is_some();
    (0..args.len()).filter(|&i| removable(i)).map(|i| (i, earlier(i))).collect()
}

/// The number of arguments that a function can do without.
pub fn of_function(body: &Body, op: Op) -> usize {
    removable(body, op).len()
}

/// Removes an argument of a function, and the operands that direct calls pass to it.
pub fn remove(body: &mut Body, op: Op, i: usize) {
    let (Some(&(index, other)), Some(name)) = (removable(body, op).get(i), symbol_name(body, op)) else {
        return;
    };
    let inner = body.region_body_mut(op);
    if let Some(entry) = inner.root_block() {
        if let (Some(arg), Some(other)) = (inner.arg(entry, index), other) {
            inner.replace_all_uses(arg, other);
        }
        inner.erase_arg(entry, index);
    }
    let ctx = body.ctx().clone();
    let Some(ty) = function_type(body, op).and_then(|ty| without_parameter(&ctx, ty, index)) else { return };
    body.set_attr(op, "function_type", Some(TypeAttr::get(&ctx, ty)));
    if let Some(attrs) = body.attr(op, "arg_attrs").and_then(|attr| attr.as_array(&ctx)) {
        let attrs = without(attrs, index);
        body.set_attr(op, "arg_attrs", (!attrs.is_empty()).then(|| ArrayAttr::get(&ctx, &attrs)));
    }
    each_body(body, &mut |body| {
        for call in body.ops_where(|op| body.def(op).hooks.call.is_some()) {
            let Some(parts) = body.def(call).hooks.call.map(|parts| parts(body, call)) else { continue };
            let is_called = parts.callee.and_then(|callee| callee.as_str(&ctx)) == Some(name);
            if is_called && parts.args.0 + index < parts.args.1 {
                remove_operand(body, call, parts.args.0 + index);
            }
        }
    });
}

fn without<T: Copy>(all: &[T], index: usize) -> SmallVec<[T; 4]> {
    all.iter().enumerate().filter(|&(i, _)| i != index).map(|(_, &one)| one).collect()
}

fn function_type(body: &Body, op: Op) -> Option<Type> {
    body.attr(op, "function_type")?.as_type(body.ctx())
}

fn parameters(ctx: &Context, ty: Type) -> &[Type] {
    let inputs = ty.as_::<FunctionType>(ctx).map(|ty| ty.inputs);
    inputs.or_else(|| Some(ty.as_::<LLVMFunctionType>(ctx)?.params)).unwrap_or_default()
}

/// The type of a function without a parameter.
fn without_parameter(ctx: &Context, ty: Type, index: usize) -> Option<Type> {
    if let Some(ty) = ty.as_::<FunctionType>(ctx) {
        return Some(FunctionType::get(ctx, &without(ty.inputs, index), ty.results));
    }
    let ty = ty.as_::<LLVMFunctionType>(ctx)?;
    Some(LLVMFunctionType::get(ctx, ty.result, &without(ty.params, index), ty.varargs))
}

/// The block that a terminator ends, unless it is the first one of its region.
fn later_block(body: &Body, op: Op) -> Option<Block> {
    let block = body.block_of(op).filter(|_| body.def(op).has(Trait::Terminator))?;
    (!body.is_entry_block(block)).then_some(block)
}

/// The number of arguments that the block of a terminator has in vain.
pub fn of_blocks(body: &Body, op: Op) -> usize {
    later_block(body, op).map_or(0, |block| unused(body, block).len())
}

/// Removes an argument of a block, and what branches pass to it.
pub fn remove_from_block(body: &mut Body, op: Op, i: usize) {
    let Some(block) = later_block(body, op) else { return };
    if let Some(&index) = unused(body, block).get(i) {
        drop_passed(body, block, index);
        body.erase_arg(block, index);
    }
}
