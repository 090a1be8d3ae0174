//! Bufferizes the functions of a module, callees before callers.

use super::analysis::{Decisions, Inputs, Known};
use super::functions::{self, Functions, has_tensor_signature, with_body};
use super::globals::Globals;
use super::rewrite::{self, Bufferizing};
use super::{Heuristic, LayoutOption, Setup, annotate, copies, decide, fuzz, top_level};
use crate::bufferization::{ToBuffer, bufferless, signature};
use crate::prelude::*;
use crate::{memref, ml_program};
use terrace_base::func;
use terrace_ir::symbols::symbol_name;

/// The attributes that say how a function is bufferized.
const ATTRS: &[&str] = &["bufferization.buffer_layout", "bufferization.writable"];

pub(super) fn bufferize(setup: &Setup, pass: &mut PassContext<'_>) -> Result {
    let Some(mut module) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let result = bufferize_module(setup, &mut module);
    pass.body.put_nested(pass.op, module);
    result
}

/// Shows the decisions about a module by attributes.
pub(super) fn annotate(setup: &Setup, pass: &mut PassContext<'_>, with_aliases: bool) -> Result {
    let Some(mut module) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let mut order = order(setup, &module);
    let mut functions = Functions::of(&module);
    let result = analyze(setup, &mut module, &order, &mut functions).map(|decided| {
        // Upstream goes through a module without function boundaries as through one body.
        if !setup.options.function_boundaries && setup.options.heuristic == Heuristic::BottomUp {
            order.reverse();
        }
        let mut annotations = annotate::Annotations { setup, with_aliases, n_conflicts: 0, n_read_only: 0 };
        for (op, is_circular) in order {
            functions.enter(setup, &module, op);
            annotations.function(&mut functions, &mut module, op, is_circular, decided.get(&op));
        }
    });
    pass.body.put_nested(pass.op, module);
    result
}

fn bufferize_module(setup: &Setup, module: &mut Body) -> Result {
    let order = order(setup, module);
    refuse_bufferless(setup, module, &order)?;
    let mut functions = Functions::of(module);
    let decided = match setup.options.copy_before_write {
        true => FxHashMap::default(),
        false => analyze(setup, module, &order, &mut functions)?,
    };
    for &(op, _) in &order {
        functions.enter(setup, module, op);
        let decisions = decided.get(&op);
        with_body(module, op, |module, body| copies::insert(setup, &functions, module, op, body, decisions))
            .transpose()?;
    }
    let mut globals = Globals::default();
    for &(op, _) in &order {
        functions.enter(setup, module, op);
        let is_function = module.is::<func::Func>(op) && setup.is_allowed(module, op);
        let bufferized = with_body(module, op, |module, body| {
            let mut rw = Bufferizing::new(setup, &functions, &mut globals, module, op, body);
            rewrite::bufferize(&mut rw, |rw| if is_function { function_signature(rw) } else { Ok(()) })?;
            if is_function && setup.options.boundary == LayoutOption::Infer {
                fold_casts(module, op, body);
            }
            Ok(())
        });
        match bufferized {
            Some(result) => result?,
            None if is_function => declaration(setup, module, op),
            None => {}
        }
    }
    top_level::bufferize(setup, module, &mut functions, &mut globals)?;
    super::models::ml_program::bufferize_globals(setup, module)?;
    if setup.options.function_boundaries {
        for &(op, _) in &order {
            remove_attributes(module, op);
        }
    }
    Ok(())
}

/// Verifies that the tensors of operations that become others on buffers can become buffers.
fn refuse_bufferless(setup: &Setup, module: &Body, order: &[(Op, bool)]) -> Result {
    let is_symbol =
        |b: &Body, op| core::ptr::eq(b, module) && (b.is::<func::Func>(op) || b.is::<ml_program::Global>(op));
    bufferless::refuse(module, order.iter().map(|&(op, _)| op), &|b, op| {
        setup.model(b, op).is_some() || is_symbol(b, op) && setup.is_allowed(b, op)
    })
}

/// Decides about the bodies of the operations in `order`, and notes what callers have to know.
pub(super) fn analyze(
    setup: &Setup,
    module: &mut Body,
    order: &[(Op, bool)],
    functions: &mut Functions,
) -> Result<FxHashMap<Op, Decisions>> {
    for &(op, _) in order {
        if module.is_nested(op) {
            module.region_body_mut(op).renumber_all();
        }
    }
    let module = &*module;
    let mut decided: FxHashMap<Op, Decisions> = FxHashMap::default();
    let mut result = Ok(());
    let fuzzed = (setup.options.heuristic == Heuristic::Fuzzer).then(|| fuzz::orders(setup, module, order));
    let analyzed = order.iter().filter(|&&(op, _)| !is_filtered(setup, module, op));
    for &(op, is_circular) in analyzed {
        functions.enter(setup, module, op);
        let Some(body) = module.nested_body(op).filter(|body| signature::has_block(body)) else {
            functions.note(module, op);
            continue;
        };
        let outer = Scope { body: module, parent: None };
        let scope = Scope { body, parent: Some((&outer, op)) };
        let order = fuzzed.as_ref().and_then(|orders| orders.get(&op)).map(Vec::as_slice);
        let (decisions, checked) = decide::decide(setup, functions, scope, order)?;
        result = result.and(checked);
        // Functions that do not depend on each other report all their errors.
        if setup.options.function_boundaries {
            result?;
        }
        if setup.options.function_boundaries && !is_circular {
            let known = Known::default();
            let a = Inputs { b: body, setup, functions, known: &known }.with(Some(&decisions));
            let facts = functions::facts_of(module, op, Some(&a));
            functions.set(module, op, facts);
        }
        decided.insert(op, decisions);
    }
    result.map(|()| decided)
}

/// Whether options leave a function out of the analysis.
fn is_filtered(setup: &Setup, module: &Body, op: Op) -> bool {
    let name = symbol_name(module, op).map(|name| module.ctx().bytes(name));
    setup.options.unanalyzed.iter().any(|unanalyzed| name == Some(unanalyzed.as_bytes()))
}

/// The operations of the module with bodies, callees before their callers, and whether they call each other in a circle.
pub(super) fn order(setup: &Setup, module: &Body) -> Vec<(Op, bool)> {
    let block = module.root_block();
    let ops: Vec<Op> = block.into_iter().flat_map(|block| module.ops(block)).collect();
    let is_body = |&op: &Op| module.is_nested(op) || module.is::<func::Func>(op);
    if !setup.options.function_boundaries {
        return ops.into_iter().filter(is_body).map(|op| (op, false)).collect();
    }
    let functions: Vec<Op> = ops.iter().copied().filter(|&op| module.is::<func::Func>(op)).collect();
    let by_name: FxHashMap<Str, Op> =
        functions.iter().filter_map(|&op| Some((symbol_name(module, op)?, op))).collect();
    let mut callers: FxHashMap<Op, Vec<Op>> = FxHashMap::default();
    let mut n_callees: FxHashMap<Op, usize> = FxHashMap::default();
    for &caller in &functions {
        let Some(body) = module.nested_body(caller) else { continue };
        body.walk(|op| {
            let Some(call) = body.as_::<func::Call>(op) else { return };
            let callee = call.callee(body).and_then(|name| by_name.get(&name)).copied();
            let Some(callee) = callee.filter(|&callee| has_tensor_signature(module, callee)) else { return };
            let callers = callers.entry(callee).or_default();
            if callers.last() != Some(&caller) {
                callers.push(caller);
                *n_callees.entry(caller).or_default() += 1;
            }
        });
    }
    let mut order = Vec::new();
    // The last one is taken first.
    let mut ready: Vec<Op> =
        functions.iter().rev().copied().filter(|op| !n_callees.contains_key(op)).collect();
    while let Some(op) = ready.pop() {
        order.push((op, false));
        for &caller in callers.get(&op).map_or(&[][..], Vec::as_slice) {
            if let Some(n) = n_callees.get_mut(&caller) {
                *n -= 1;
                if *n == 0 {
                    ready.push(caller);
                }
            }
        }
    }
    let known: FxHashSet<Op> = order.iter().map(|&(op, _)| op).collect();
    order.extend(functions.into_iter().filter(|op| !known.contains(op)).map(|op| (op, true)));
    order
}

/// The type of a function on buffers.
fn function_type(setup: &Setup, module: &Body, function: func::Func) -> Type {
    let ctx = module.ctx();
    let inputs: Vec<Type> = functions::inputs(module, function)
        .iter()
        .enumerate()
        .map(|(i, &ty)| if ty.is_tensor(ctx) { setup.argument_type(module, function, i, ty) } else { ty })
        .collect();
    let results: Vec<Type> = functions::results(module, function)
        .iter()
        .map(|&ty| if ty.is_tensor(ctx) { setup.boundary_type(ctx, ty) } else { ty })
        .collect();
    FunctionType::get(ctx, &inputs, &results)
}

fn set_function_type(module: &mut Body, function: func::Func, ty: Type) {
    let attr = TypeAttr::get(module.ctx(), ty);
    module.set_slot(function.0, func::Func::SLOTS.function_type, Some(attr));
}

/// Bufferizes a function without a body.
fn declaration(setup: &Setup, module: &mut Body, op: Op) {
    if let Some(function) = module.as_::<func::Func>(op) {
        let ty = function_type(setup, module, function);
        set_function_type(module, function, ty);
    }
}

/// Bufferizes the blocks, the returns and the type of a function.
fn function_signature(rw: &mut Bufferizing<'_>) -> Result {
    let Some(function) = rw.module.as_::<func::Func>(rw.function) else { return Ok(()) };
    if !has_tensor_signature(rw.module, rw.function) && !has_tensor_blocks(rw) {
        return Ok(());
    }
    let ty = function_type(rw.setup, rw.module, function);
    let blocks: Vec<Block> = rw.root_regions().flat_map(|region| rw.blocks(region)).collect();
    for block in blocks {
        rw.block_signature(block)?;
    }
    let results = ty.as_::<FunctionType>(rw.ctx()).map(|ty| ty.results.to_vec()).unwrap_or_default();
    for end in signature::returns(rw) {
        let loc = rw.body().loc(end);
        rw.set_before(end);
        rw.set_loc(loc);
        for (i, &ty) in results.iter().enumerate() {
            let value = rw.operand(end, i);
            if rw.ty(value).is_tensor(rw.ctx()) {
                let buffer = ToBuffer::new(rw, ty, value);
                rw.set_operand(end, i, buffer);
            }
        }
    }
    set_function_type(rw.module, function, ty);
    Ok(())
}

fn has_tensor_blocks(rw: &Bufferizing<'_>) -> bool {
    let b: &Body = rw;
    b.root_regions()
        .flat_map(|region| b.blocks(region))
        .any(|block| b.arg_types(block).any(|ty| ty.is_tensor(b.ctx())))
}

/// The memref that a value is a cast of, or the value.
fn uncast(b: &Body, value: Value) -> Value {
    b.def_as::<memref::Cast>(value).map_or(value, |cast| cast.source(b))
}

/// Returns buffers of the types that they have, where all returns agree.
fn fold_casts(module: &mut Body, op: Op, b: &mut Body) {
    let Some(function) = module.as_::<func::Func>(op) else { return };
    let returns = signature::returns(b);
    let mut results = functions::results(module, function).to_vec();
    for (i, result) in results.iter_mut().enumerate() {
        let mut types = returns.iter().map(|&end| b.ty(uncast(b, b.operand(end, i))));
        let Some(first) = types.next() else { continue };
        if types.all(|ty| ty == first) {
            *result = first;
        }
    }
    for &end in &returns {
        for (i, &ty) in results.iter().enumerate() {
            let value = b.operand(end, i);
            let source = uncast(b, value);
            if b.ty(value) != ty && b.ty(source) == ty {
                b.set_operand(end, i, source);
            }
        }
    }
    let ty = FunctionType::get(module.ctx(), functions::inputs(module, function), &results);
    set_function_type(module, function, ty);
}

/// Removes the attributes of arguments that say how they are bufferized.
fn remove_attributes(module: &mut Body, op: Op) {
    let ctx = module.ctx().clone();
    let Some(function) = module.as_::<func::Func>(op) else { return };
    let Some(dicts) = function.arg_attrs(module).and_then(|attrs| attrs.as_array(&ctx)) else { return };
    let keep = |dict: &Attr| {
        let Some(view) = dict.as_::<DictionaryAttr>(&ctx) else { return *dict };
        let is_kept = |(name, _): &(Str, Attr)| !ATTRS.iter().any(|attr| ctx.bytes(*name) == attr.as_bytes());
        let entries: Vec<(Str, Attr)> = view.entries.iter().filter(is_kept).collect();
        DictionaryAttr::of(&ctx, &entries)
    };
    let kept: Vec<Attr> = dicts.iter().map(keep).collect();
    let attr = signature::array_of(&ctx, &kept);
    module.set_slot(op, func::Func::SLOTS.arg_attrs, attr);
}
