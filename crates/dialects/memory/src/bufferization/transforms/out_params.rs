//! `buffer-results-to-out-params`: functions write their results to buffers of the caller.

use crate::bufferization::signature;
use crate::memref::{self, is_identity, strides_and_offset};
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::types::DYNAMIC;

passes! {
    /// Converts memref-typed function results to out-params.
    BufferResultsToOutParams("BufferResultsToOutParamsPass") = "buffer-results-to-out-params"
        on(Anchor::Op("builtin.module")) {
        /// Add the attribute 'bufferize.result' to all output parameters.
        add_result_attr: bool = false,
        /// Hoist dynamic allocations to call sites.
        hoist_dynamic_allocs: bool = false,
        /// Hoist static allocations to call sites.
        hoist_static_allocs: bool = false,
        /// Modify function signatures of public functions.
        modify_public_functions: bool = false,
    } => buffer_results_to_out_params;
}

/// The facts about a function that its callers need.
struct Changed {
    /// Whether each result became an argument.
    is_out: Vec<bool>,
    /// For each of these the arguments that are its dynamic extents, if the caller allocates it.
    sizes: Vec<Option<Vec<usize>>>,
    /// The argument that each result was.
    arguments: Vec<Option<usize>>,
}

fn buffer_results_to_out_params(o: &BufferResultsToOutParams, pass: &mut PassContext<'_>) -> Result {
    let op = pass.op;
    let Some(mut module) = pass.body.take_nested(op) else { return Ok(()) };
    let result = in_module(o, &mut module);
    pass.body.put_nested(op, module);
    result
}

fn in_module(o: &BufferResultsToOutParams, module: &mut Body) -> Result {
    let functions = signature::functions(module);
    let mut changed: FxHashMap<Str, Changed> = FxHashMap::default();
    for (op, name) in signature::changeable(module, &functions, o.modify_public_functions) {
        let function = func::Func(op);
        let ctx = module.ctx().clone();
        let types = function.signature(&ctx, module).map_or(&[][..], |ty| ty.results);
        let mut is_out = Vec::with_capacity(types.len());
        for ty in types {
            let ty = ty.as_::<MemRefType>(&ctx);
            if ty.is_some_and(|ty| !is_identity(&ctx, ty) && !is_dynamic(&ctx, ty)) {
                let message = "cannot create out param for result with unsupported layout";
                return Err(Scope { body: module, parent: None }.at(op).error(message).emit());
            }
            is_out.push(ty.is_some());
        }
        if !is_out.contains(&true) {
            continue;
        }
        signature::change(module, function, &is_out, true);
        if o.add_result_attr {
            add_result_attr(module, function, is_out.iter().filter(|&&is_out| is_out).count());
        }
        let loc = module.loc(op);
        let outs: Vec<Type> = types.iter().zip(&is_out).filter(|(_, out)| **out).map(|(&ty, _)| ty).collect();
        let body = module.region_body_mut(op);
        let arguments = signature::returned_arguments(body);
        let sizes = write_to_args(o, body, &is_out, &outs, loc);
        changed.insert(name, Changed { is_out, sizes, arguments });
    }
    for op in functions.into_iter().filter(|_| !changed.is_empty()) {
        let Some(mut body) = module.take_nested(op) else { continue };
        let mut failed = None;
        for (call, changed) in signature::calls(&body, &changed) {
            if !pass_buffers(&mut body, call, changed) {
                failed = Some(call);
                break;
            }
        }
        if let Some(call) = failed {
            let outer = Scope { body: module, parent: None };
            let scope = Scope { body: &body, parent: Some((&outer, op)) };
            let message = "cannot create out param for dynamically shaped result";
            let reported = scope.at(call).error(message).emit();
            module.put_nested(op, body);
            return Err(reported);
        }
        module.put_nested(op, body);
    }
    Ok(())
}

/// Whether the offset and all strides of a type are only known at run time.
fn is_dynamic(ctx: &Context, ty: MemRefType<'_>) -> bool {
    strides_and_offset(ctx, ty)
        .is_some_and(|(strides, offset)| offset == DYNAMIC && strides.iter().all(|&stride| stride == DYNAMIC))
}

/// Marks the last `n` arguments as results.
fn add_result_attr(module: &mut Body, function: func::Func, n: usize) {
    let ctx = module.ctx().clone();
    let n_args = function.signature(&ctx, module).map_or(0, |ty| ty.inputs.len());
    let mut dicts = signature::dictionaries(&ctx, function.arg_attrs(module), n_args);
    let name = ctx.intern("bufferize.result");
    for dict in dicts.iter_mut().rev().take(n) {
        let entries = dict.as_::<DictionaryAttr>(&ctx).map(|dict| dict.entries.iter().collect::<Vec<_>>());
        let mut entries = entries.unwrap_or_default();
        entries.push((name, Attr::UNIT));
        *dict = DictionaryAttr::of(&ctx, &entries);
    }
    module.set_slot(function.0, func::Func::SLOTS.arg_attrs, signature::array_of(&ctx, &dicts));
}

/// Adds arguments for buffers to a function, and writes to them what it returned. An allocation that is returned is
/// replaced by the argument where options say so. Returns the arguments that are the dynamic extents of those.
fn write_to_args(
    o: &BufferResultsToOutParams,
    b: &mut Body,
    is_out: &[bool],
    types: &[Type],
    loc: Loc,
) -> Vec<Option<Vec<usize>>> {
    let Some(entry) = b.root_block() else {
        return Vec::new();
    };
    let n_args = b.args(entry).len();
    let args: Vec<Value> = b.add_args_at(entry, types, loc).iter().collect();
    let mut sizes = vec![None; args.len()];
    let ends = signature::returns(b);
    let outs: Vec<usize> = is_out.iter().enumerate().filter(|(_, out)| **out).map(|(i, _)| i).collect();
    let is_hoistable: Vec<bool> = outs.iter().map(|&i| are_one_buffer(b, &ends, i)).collect();
    // The extents of the allocations that became arguments.
    let mut hoisted: FxHashMap<Value, Vec<usize>> = FxHashMap::default();
    for end in ends {
        for (((&i, &arg), sizes), &is_hoistable) in outs.iter().zip(&args).zip(&mut sizes).zip(&is_hoistable)
        {
            let value = b.operand(end, i);
            let alloc = b.def_as::<memref::Alloc>(value).filter(|_| b.ty(value) == b.ty(arg));
            let is_static =
                b.ty(value).as_::<MemRefType>(b.ctx()).is_some_and(|ty| !ty.shape.contains(&DYNAMIC));
            let extents = alloc.and_then(|alloc| extents(b, alloc, &b.args(entry)[..n_args]));
            let is_hoisted = if is_static { o.hoist_static_allocs } else { o.hoist_dynamic_allocs };
            match (alloc, extents) {
                (Some(alloc), Some(extents)) if is_hoisted && is_hoistable => {
                    b.replace_all_uses(value, arg);
                    b.erase(alloc.0);
                    hoisted.insert(arg, extents.clone());
                    *sizes = Some(extents);
                }
                _ => {
                    // The value may be that of another result, which is an argument by now.
                    if let Some(extents) = hoisted.get(&value).filter(|_| is_hoistable) {
                        *sizes = Some(extents.clone());
                    }
                    let mut builder = Builder::before(b, end);
                    memref::Copy::build(&mut builder, value, arg);
                }
            }
        }
        b.erase_operands(end, |i| is_out.get(i).copied().unwrap_or(false));
    }
    sizes
}

/// Whether the caller can make one buffer of the allocations that are a function's result number `i`: it is the same one at each
/// return, or each is made in the block that returns it, and they are equally large.
fn are_one_buffer(b: &Body, ends: &[Op], i: usize) -> bool {
    let values: Vec<(Op, Value)> =
        ends.iter().filter_map(|&end| Some((end, b.operands(end).get(i)?))).collect();
    let Some(&(_, first)) = values.first() else { return false };
    let alloc = |value: Value| b.def_as::<memref::Alloc>(value);
    let size = |value: Value| alloc(value).map(|alloc| b.operands(alloc.0).to_vec());
    let is_static = b.ty(first).as_::<MemRefType>(b.ctx()).is_some_and(|ty| !ty.shape.contains(&DYNAMIC));
    values.iter().all(|&(_, value)| value == first)
        || values.iter().all(|&(end, value)| {
            let is_local = b.def_block(value) == b.block_of(end);
            if is_static {
                is_local || alloc(value).is_none()
            } else {
                is_local && size(value) == size(first)
            }
        })
}

/// The arguments that are the dynamic extents of an allocation; `None` if one is not an argument.
fn extents(b: &Body, alloc: memref::Alloc, args: &[Value]) -> Option<Vec<usize>> {
    let sizes = alloc.dynamic_sizes(b).iter().chain(alloc.symbol_operands(b));
    sizes.map(|size| args.iter().position(|&arg| arg == size)).collect()
}

/// Passes new buffers to a call in place of its results. Returns false if it is not known how large they have to be.
fn pass_buffers(b: &mut Body, call: Op, changed: &Changed) -> bool {
    let ctx = b.ctx().clone();
    let results: Vec<Value> = b.results(call).iter().collect();
    let mut state = OpState::like(b, call);
    state.operands.extend(b.operands(call));
    state.results.clear();
    let mut builder = Builder::before(b, call);
    let mut values: Vec<Option<Value>> = Vec::with_capacity(results.len());
    let mut sizes = changed.sizes.iter();
    for (i, (&result, &is_out)) in results.iter().zip(&changed.is_out).enumerate() {
        let ty = builder.ty(result);
        let Some(memref) = ty.as_::<MemRefType>(&ctx).filter(|_| is_out) else {
            state.results.push(ty);
            values.push(None);
            continue;
        };
        let sizes: Vec<Value> = match sizes.next() {
            Some(Some(sizes)) => sizes.iter().map(|&i| builder.operand(call, i)).collect(),
            _ if memref.shape.contains(&DYNAMIC) => return false,
            _ => Vec::new(),
        };
        let plain = MemRefType::get(&ctx, memref.shape, memref.elem, None, memref.memory_space);
        let mut buffer = memref::Alloc::new(&mut builder, plain, &sizes, &[]);
        if !is_identity(&ctx, memref) {
            buffer = memref::Cast::new(&mut builder, ty, buffer);
        }
        state.operands.push(buffer);
        // Memory that the caller has passed itself is not replaced by a copy of it: both may be written to.
        let argument = changed.arguments.get(i).copied().flatten();
        let own = argument.and_then(|at| builder.operands(call).get(at));
        let fits = |own: &Value| memref::cast_compatible(&ctx, builder.ty(*own), ty);
        values.push(Some(match own.filter(fits) {
            None => buffer,
            Some(own) if builder.ty(own) == ty => own,
            Some(own) => memref::Cast::new(&mut builder, ty, own),
        }));
    }
    let new = builder.create(state);
    let mut kept = builder.results(new).iter();
    let values: Vec<Value> = values.into_iter().filter_map(|value| value.or_else(|| kept.next())).collect();
    b.replace(call, &values);
    true
}
