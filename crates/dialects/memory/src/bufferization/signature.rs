//! Signatures of functions whose results change, and what depends on them.

use crate::memref;
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::symbols::{Visibility, symbol_name, symbol_visibility};

/// The functions of a module.
pub(super) fn functions(module: &Body) -> Vec<Op> {
    let block = module.root_block();
    let ops = block.into_iter().flat_map(|block| module.ops(block));
    ops.filter(|&op| module.is::<func::Func>(op)).collect()
}

/// The functions with bodies whose types may change, by name: those that are private, or all, unless operations other than
/// calls use them.
pub(super) fn changeable(module: &Body, functions: &[Op], with_public: bool) -> Vec<(Op, Str)> {
    let mut as_values = FxHashSet::default();
    for body in functions.iter().filter_map(|&op| module.nested_body(op)) {
        body.walk(|op| {
            as_values.extend(body.as_::<func::Constant>(op).and_then(|constant| constant.value(body)))
        });
    }
    let is_visible = |op: Op| with_public || matches!(symbol_visibility(module, op), Visibility::Private);
    let name = |&op: &Op| {
        let name = symbol_name(module, op)?;
        let can_change =
            !func::Func(op).is_declaration(module) && is_visible(op) && !as_values.contains(&name);
        can_change.then_some((op, name))
    };
    functions.iter().filter_map(name).collect()
}

/// Whether a body has a block.
pub(super) fn has_block(b: &Body) -> bool {
    b.root_regions().any(|region| b.entry_block(region).is_some())
}

/// The operations that return from a function.
pub(super) fn returns(b: &Body) -> Vec<Op> {
    let blocks = b.root_regions().flat_map(|region| b.blocks(region));
    blocks.filter_map(|block| b.last_op(block)).filter(|&end| b.is::<func::Return>(end)).collect()
}

/// The argument that each result of a function is, but for casts; `None` for others.
pub(super) fn returned_arguments(b: &Body) -> Vec<Option<usize>> {
    let ends = returns(b);
    let (Some(region), Some(&first)) = (b.root_regions().next(), ends.first()) else { return Vec::new() };
    let args = b.entry_args(region);
    let argument = |end: Op, i: usize| {
        let value = memref::skip_casts(b, b.operands(end).get(i)?);
        args.iter().position(|&arg| arg == value)
    };
    let same =
        |i: usize| argument(first, i).filter(|&at| ends.iter().all(|&end| argument(end, i) == Some(at)));
    (0..b.n_operands(first)).map(same).collect()
}

/// The calls in a body of functions for which `of` has something, in order.
pub(super) fn calls<'a, T>(b: &Body, of: &'a FxHashMap<Str, T>) -> Vec<(Op, &'a T)> {
    let mut calls = Vec::new();
    b.walk(|op| {
        let callee = b.as_::<func::Call>(op).and_then(|call| call.callee(b));
        calls.extend(callee.and_then(|callee| of.get(&callee)).map(|what| (op, what)));
    });
    calls
}

/// The dictionaries of attributes of `n` arguments or results.
pub(super) fn dictionaries(ctx: &Context, attr: Option<Attr>, n: usize) -> Vec<Attr> {
    let dicts = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    (0..n).map(|i| dicts.get(i).copied().unwrap_or(Attr::EMPTY_DICT)).collect()
}

/// The attribute of these dictionaries; none if all are empty.
pub(super) fn array_of(ctx: &Context, dicts: &[Attr]) -> Option<Attr> {
    dicts.iter().any(|&dict| dict != Attr::EMPTY_DICT).then(|| ArrayAttr::get(ctx, dicts))
}

/// Removes results from the type of a function and adds arguments of these types behind the others; the attributes of
/// results go to the arguments that they become.
pub(super) fn change(module: &mut Body, function: func::Func, is_removed: &[bool], become_args: bool) {
    let ctx = module.ctx().clone();
    let Some(ty) = function.signature(&ctx, module) else { return };
    let is_removed = |i: usize| is_removed.get(i).copied().unwrap_or(false);
    let removed: Vec<usize> = (0..ty.results.len()).filter(|&i| is_removed(i)).collect();
    let kept: Vec<usize> = (0..ty.results.len()).filter(|&i| !is_removed(i)).collect();
    let results: Vec<Type> = kept.iter().map(|&i| ty.results[i]).collect();
    let added = removed.iter().filter(|_| become_args).map(|&i| ty.results[i]);
    let inputs: Vec<Type> = ty.inputs.iter().copied().chain(added).collect();
    let n_old = ty.inputs.len();
    let new = TypeAttr::get(&ctx, FunctionType::get(&ctx, &inputs, &results));
    let result_attrs = dictionaries(&ctx, function.res_attrs(module), ty.results.len());
    let mut arg_attrs = dictionaries(&ctx, function.arg_attrs(module), n_old);
    if become_args {
        arg_attrs.extend(removed.iter().map(|&i| result_attrs[i]));
    }
    let kept_attrs: Vec<Attr> = kept.iter().map(|&i| result_attrs[i]).collect();
    module.set_slot(function.0, func::Func::SLOTS.function_type, Some(new));
    module.set_slot(function.0, func::Func::SLOTS.arg_attrs, array_of(&ctx, &arg_attrs));
    module.set_slot(function.0, func::Func::SLOTS.res_attrs, array_of(&ctx, &kept_attrs));
}
