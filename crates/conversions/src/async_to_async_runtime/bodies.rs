//! The bodies of coroutines, which are converted after all others: each by the conversion that knows its blocks.

use super::coroutine::Coroutine;
use super::lower::InCoroutine;
use crate::prelude::*;
use std::sync::Arc;
use terrace_base::builtin;
use terrace_ir::symbols::symbol_name;

/// The coroutines of a module by name. Their operations have no body until it is restored.
pub(super) type Coroutines = FxHashMap<Str, (Box<Body>, Arc<Coroutine>)>;

/// A conversion of the operations of a coroutine, or of those outside of coroutines.
pub(super) type Convert = fn(&mut Body, Op, InCoroutine, usize) -> Result;

/// The coroutines of a module and of the modules inside, in the order in which [`each_module`] finds the modules.
#[derive(Default)]
pub(super) struct Bodies {
    modules: Vec<Coroutines>,
}

/// Runs a pass: `make` makes coroutines in a module, then `convert` converts everything else, then the coroutines.
pub(super) fn run(
    pass: &mut PassContext<'_>,
    make: &mut dyn FnMut(&mut Body) -> Coroutines,
    convert: Convert,
) -> Result {
    let threads = pass.threads;
    let Some(module) = pass.op_body() else { return Ok(()) };
    let mut bodies = Bodies::default();
    each_module(module, &mut |module| {
        bodies.modules.push(make(module));
        Ok(())
    })?;
    convert(pass.body, pass.op, None, threads)?;
    let Some(module) = pass.op_body() else { return Ok(()) };
    let mut modules = bodies.modules.into_iter();
    each_module(module, &mut |module| {
        let mut coroutines = modules.next().unwrap_or_default();
        let functions: Vec<Op> = if coroutines.is_empty() { Vec::new() } else { module.nested_ops() };
        for function in functions {
            let name = symbol_name(module, function);
            if let Some((body, coroutine)) = name.and_then(|name| coroutines.remove(&name)) {
                module.put_nested(function, body);
                convert(module, function, Some(coroutine), threads)?;
            }
        }
        Ok(())
    })
}

/// Calls back with a module's body, after those of the modules inside.
fn each_module(module: &mut Body, edit: &mut dyn FnMut(&mut Body) -> Result) -> Result {
    inner_modules(module, edit)?;
    edit(module)
}

fn inner_modules(body: &mut Body, edit: &mut dyn FnMut(&mut Body) -> Result) -> Result {
    for op in body.nested_ops() {
        let is_module = body.is::<builtin::Module>(op);
        let inner = body.region_body_mut(op);
        match is_module {
            true => each_module(inner, edit)?,
            false if inner.has_nested() => inner_modules(inner, edit)?,
            false => {}
        }
    }
    Ok(())
}
