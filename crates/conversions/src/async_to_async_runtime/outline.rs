//! `async-to-async-runtime`: tasks become coroutines.

use super::bodies::{self, Coroutines};
use super::coroutine::{Coroutine, presplit};
use super::lower::{GROUPS, InCoroutine, WAITS, converter, is_in_coroutine};
use crate::prelude::*;
use crate::scf_to_cf;
use std::sync::Arc;
use terrace_base::{builtin, func};
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_memory::r#async::transforms::clone_constants_inside;
use terrace_memory::r#async::{
    AddToGroup, Await, AwaitAll, CoroSave, CreateGroup, Execute, RuntimeResume, Yield,
};

passes! {
    /// Lower all high level async operations (e.g. async.execute) to the explicit async.runtime and async.coro operations.
    ///
    /// What a task takes from outside becomes an argument of its function, except constants. Structured control flow with waits
    /// becomes blocks.
    AsyncToAsyncRuntime("AsyncToAsyncRuntimePass") = "async-to-async-runtime" on(Anchor::Op("builtin.module"))
        => async_to_async_runtime;
}

fn async_to_async_runtime(_: &AsyncToAsyncRuntime, pass: &mut PassContext<'_>) -> Result {
    bodies::run(pass, &mut outline_tasks, convert)
}

/// Makes functions of the tasks of a module at its end.
fn outline_tasks(module: &mut Body) -> Coroutines {
    let mut outlining = Outlining { names: FxHashSet::default(), counter: 0, outlined: Vec::new() };
    module.walk(|op| outlining.names.extend(symbol_name(module, op)));
    outlining.in_body(module);
    let (mut coroutines, block) = (Coroutines::default(), module.root_block());
    for Outlined { name, function, body, coroutine } in outlining.outlined {
        let function = module.create(function);
        if let Some(block) = block {
            module.append(function, block);
        }
        coroutines.insert(name, (body, coroutine));
    }
    coroutines
}

/// Lowers the operations of a coroutine, or those outside of coroutines.
fn convert(body: &mut Body, op: Op, coroutine: InCoroutine, threads: usize) -> Result {
    let is_illegal = [CreateGroup::DEF, AddToGroup::DEF, Execute::DEF, Await::DEF, AwaitAll::DEF, Yield::DEF];
    let target = ConversionTarget::new()
        .dialect("async", Legality::Legal)
        .dialect("func", Legality::Legal)
        .dialect("scf", Legality::Dynamic(has_no_wait))
        .op(cf::Assert::DEF, Legality::Dynamic(|_, _, converter| !is_in_coroutine(converter)))
        .op(arith::XOrI::DEF, Legality::Legal)
        .op(arith::Constant::DEF, Legality::Legal)
        .op(cf::Br::DEF, Legality::Legal)
        .op(cf::CondBr::DEF, Legality::Legal);
    let target = is_illegal.into_iter().fold(target, |target, def| target.op(def, Legality::Illegal));
    let patterns = Patterns::new().add(scf_to_cf::PATTERNS).add(GROUPS).add(WAITS);
    let converter = converter(body.ctx(), coroutine);
    Conversion::partial(target, patterns, converter).run(body, op, threads)
}

/// Whether structured control flow stays: outside of coroutines, and where nothing in it is of `async`.
fn has_no_wait(b: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    let mut is_async = false;
    if is_in_coroutine(converter) {
        b.walk_from(op, &mut |inner| is_async |= b.def(inner).dialect == "async");
    }
    !is_async
}

/// A task that became a function.
struct Outlined {
    name: Str,
    function: OpState,
    body: Box<Body>,
    coroutine: Arc<Coroutine>,
}

struct Outlining {
    names: FxHashSet<Str>,
    counter: u32,
    outlined: Vec<Outlined>,
}

impl Outlining {
    /// Outlines the tasks of a body and of those nested in it, but for modules.
    fn in_body(&mut self, body: &mut Body) {
        for op in body.nested_ops() {
            if !body.is::<builtin::Module>(op) {
                self.in_body(body.region_body_mut(op));
            }
        }
        for task in postorder(body, &body.ops_where(|op| body.is::<Execute>(op))) {
            self.outline(body, Execute::wrap(task));
        }
    }

    /// Moves a task to a function, which is called in its place.
    fn outline(&mut self, b: &mut Body, task: Execute) -> Option<()> {
        let (ctx, loc) = (b.ctx().clone(), b.loc(task.0));
        clone_constants_inside(b, task.0);
        let (tokens, operands) = (task.dependencies(b).to_vec(), task.body_operands(b).to_vec());
        let mut inputs: Vec<Value> = Vec::new();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let all = tokens.iter().chain(&operands).copied().chain(captures(b, task.0));
        inputs.extend(all.filter(|&value| seen.insert(value)));
        let input_types: Vec<Type> = inputs.iter().map(|&value| b.ty(value)).collect();
        let result_types: Vec<Type> = b.types(b.results(task.0)).collect();

        let mut body = Body::new(&ctx, 1);
        let region = body.root_regions().next()?;
        let entry = body.append_block(region, &[]);
        let args: Vec<Value> = body.add_args_at(entry, &input_types, loc).iter().collect();
        let mut map = Mapping::default();
        map.values.extend(inputs.iter().copied().zip(args));
        let rw = &mut Builder::at_end(&mut body, entry, loc);
        for &token in &tokens {
            Await::of(rw, map.value(token));
        }
        for (&operand, &inner) in operands.iter().zip(b.entry_args(task.body_region(b))) {
            let arg = map.value(operand);
            map.values.insert(inner, Await::of(rw, arg).unwrap_or(arg));
        }
        body.clone_blocks_of((b, task.body_region(b)), (region, None), &mut map, &mut |loc| loc);
        if let Some(copy) = body.next_block(entry) {
            body.append_ops_of(copy, entry);
            body.erase_block(copy);
        }
        // The task starts on a thread of the runtime.
        let (coroutine, entry) = Coroutine::create(&mut body, &result_types, loc)?;
        let start = body.next_block(entry)?;
        if let Some(branch) = body.last_op(entry) {
            body.erase(branch);
        }
        let rw = &mut Builder::at_end(&mut body, entry, loc);
        let state = CoroSave::new(rw, coroutine.handle);
        RuntimeResume::build(rw, coroutine.handle);
        coroutine.suspend(rw, state, start);

        let name = unique_name(&ctx, ctx.intern("async_execute_fn"), &mut self.counter, |name| {
            self.names.contains(&name)
        });
        self.names.insert(name);
        let ty = FunctionType::get(&ctx, &input_types, &result_types);
        let mut function = func::Func::private(&ctx, name, ty, loc);
        function.dict = Some(DictionaryAttr::of(&ctx, &[(ctx.intern("passthrough"), presplit(&ctx, None))]));
        function.nested = Some(Box::new(Body::new(&ctx, 1)));
        self.outlined.push(Outlined { name, function, body: Box::new(body), coroutine });

        let call = func::Call::build(&mut Builder::before(b, task.0), &result_types, name, &inputs);
        let results: Vec<Value> = b.results(call.0).iter().collect();
        b.replace(task.0, &results);
        Some(())
    }
}
