//! `async-func-to-async-runtime`: functions of `async` become coroutines of `func`.

use super::bodies::{self, Coroutines};
use super::coroutine::{Coroutine, presplit};
use super::lower::{CALLS, InCoroutine, WAITS, converter, is_in_coroutine, is_in_task};
use crate::prelude::*;
use std::sync::Arc;
use terrace_base::func;
use terrace_ir::symbols::symbol_name;
use terrace_memory::r#async::{Await, AwaitAll, Call, Func, Return, Yield};

passes! {
    /// Lower async.func operations to the explicit async.runtime and async.coro operations.
    ///
    /// A function runs in the thread of its caller until it waits. Its tasks stay.
    AsyncFuncToAsyncRuntime("AsyncFuncToAsyncRuntimePass") = "async-func-to-async-runtime" on(Anchor::Op("builtin.module"))
        => async_func_to_async_runtime;
}

fn async_func_to_async_runtime(_: &AsyncFuncToAsyncRuntime, pass: &mut PassContext<'_>) -> Result {
    bodies::run(pass, &mut replace_functions, convert)
}

/// Replaces the functions of a module.
fn replace_functions(module: &mut Body) -> Coroutines {
    let functions: Vec<Func> =
        module.nested_ops().into_iter().filter_map(|op| module.as_::<Func>(op)).collect();
    functions.into_iter().filter_map(|function| to_func(module, function)).collect()
}

/// Replaces a function by one of `func`. Returns its name and its body, which is a coroutine, unless it is a declaration.
fn to_func(b: &mut Body, function: Func) -> Option<(Str, (Box<Body>, Arc<Coroutine>))> {
    let (ctx, loc) = (b.ctx().clone(), b.loc(function.0));
    let results: Vec<Type> = function.signature(b).map_or_else(Vec::new, |ty| ty.results.to_vec());
    let mut body = b.take_nested(function.0).unwrap_or_else(|| Box::new(Body::new(&ctx, 1)));
    let coroutine = Coroutine::create(&mut body, &results, loc);
    let mut state = OpState::new(func::Func::DEF, loc);
    for (from, to) in [
        (Func::SLOTS.sym_name, func::Func::SLOTS.sym_name),
        (Func::SLOTS.function_type, func::Func::SLOTS.function_type),
        (Func::SLOTS.sym_visibility, func::Func::SLOTS.sym_visibility),
        (Func::SLOTS.arg_attrs, func::Func::SLOTS.arg_attrs),
        (Func::SLOTS.res_attrs, func::Func::SLOTS.res_attrs),
    ] {
        if let Some(attr) = b.slot(function.0, from) {
            state.set_slot(to, attr);
        }
    }
    state.nested = Some(Box::new(Body::new(&ctx, 1)));
    let new = Builder::before(b, function.0).create(state);
    if let Some(dict) = b.dict(function.0) {
        b.set_attrs(new, dict);
    }
    if coroutine.is_some() {
        let passthrough = presplit(&ctx, b.discardable(new, "passthrough"));
        b.set_discardable(new, ctx.intern("passthrough"), Some(passthrough));
    }
    b.erase(function.0);
    Some((symbol_name(b, new)?, (body, coroutine?.0)))
}

/// Lowers the operations of a coroutine, or those outside of coroutines.
fn convert(body: &mut Body, op: Op, coroutine: InCoroutine, threads: usize) -> Result {
    let target = ConversionTarget::new()
        .dialect("async", Legality::Legal)
        .dialect("func", Legality::Legal)
        .op(arith::XOrI::DEF, Legality::Legal)
        .op(arith::Constant::DEF, Legality::Legal)
        .op(cf::Br::DEF, Legality::Legal)
        .op(cf::CondBr::DEF, Legality::Legal)
        .op(Func::DEF, Legality::Illegal)
        .op(Call::DEF, Legality::Illegal)
        .op(Return::DEF, Legality::Illegal);
    let waits = [Await::DEF, AwaitAll::DEF, Yield::DEF, cf::Assert::DEF];
    let is_legal = Legality::Dynamic(|b, op, converter| !is_in_coroutine(converter) || is_in_task(b, op));
    let target = waits.into_iter().fold(target, |target, def| target.op(def, is_legal));
    let patterns = Patterns::new().add(CALLS).add(WAITS);
    let converter = converter(body.ctx(), coroutine);
    Conversion::partial(target, patterns, converter).run(body, op, threads)
}
