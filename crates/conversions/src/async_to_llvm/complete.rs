//! The part of a complete lowering that works on modules.

use super::AsyncToLlvm;
use crate::async_to_async_runtime::{AsyncFuncToAsyncRuntime, AsyncToAsyncRuntime};
use crate::prelude::*;
use crate::to_llvm::{default_options, module_options};
use terrace_base::builtin::Module;
use terrace_memory::r#async::transforms::{RefCounting, RefCountingOpt};
use terrace_memory::r#async::{AddToGroup, Await, AwaitAll, Call, CreateGroup, Execute, Func};
use terrace_rewrite::manager::run_pipeline;
use terrace_rewrite::pipeline::Pipeline;

/// Lowers the operations of `async` in a module and in the modules inside. References are counted unless the module is on
/// the level of the runtime already. Returns whether there was anything to lower.
pub fn lower_module(body: &mut Body, op: Op, threads: usize) -> Result<bool> {
    let Some(mut module) = body.take_nested_as_is(op) else { return Ok(false) };
    let (mut changed, mut result) = (false, Ok(()));
    for inner in module.nested_ops().into_iter().filter(|&op| module.is::<Module>(op)).collect::<Vec<_>>() {
        match lower_module(&mut module, inner, threads) {
            Ok(inner_changed) => changed |= inner_changed,
            Err(reported) => result = Err(reported),
        }
    }
    let is_concerned = module.has_op_code(&|code| OpDef::of_code(code).dialect == "async");
    let high_level =
        [AddToGroup::DEF, Await::DEF, AwaitAll::DEF, Call::DEF, CreateGroup::DEF, Execute::DEF, Func::DEF];
    let is_high_level = module.has_op_code(&|code| high_level.iter().any(|high| high.code() == code));
    match changed {
        true => body.put_nested(op, module),
        false => body.put_nested_as_is(op, module),
    }
    result?;
    if !is_concerned {
        return Ok(changed);
    }
    let index_width = module_options(body, op, default_options()).index_width;
    if index_width != 64 {
        let message = format!(
            "has operations of 'async', whose runtime takes an index of 64 bits, not of {index_width}"
        );
        return Err(Scope { body, parent: None }.at(op).op_error(message).emit());
    }
    let to_runtime =
        [AsyncFuncToAsyncRuntime::DEF, AsyncToAsyncRuntime::DEF, RefCounting::DEF, RefCountingOpt::DEF];
    let to_runtime = to_runtime.into_iter().filter(|_| is_high_level);
    let passes = to_runtime.chain([AsyncToLlvm::DEF]).map(|pass| pass.instance());
    run_pipeline(&mut PassContext::new(body, op, threads), &Pipeline::of("builtin.module", passes))?;
    Ok(true)
}
