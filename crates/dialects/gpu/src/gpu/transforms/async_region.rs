//! `gpu-async-region`: operations on devices run asynchronously, one after the other, until the host needs their effects.

use crate::gpu::tokens::{async_token, is_async_op, set_dependencies};
use crate::gpu::{AsyncTokenType, Launch, Wait};
use crate::prelude::*;

passes! {
    /// Make GPU ops async.
    ///
    /// Each operation gets the token of the one in front of it. The host waits in front of operations with effects, and at the
    /// end of blocks.
    AsyncRegion("GpuAsyncRegionPass") = "gpu-async-region" on(Anchor::Op("func.func")) => async_region;
}

fn async_region(_: &AsyncRegion, pass: &mut PassContext<'_>) -> Result {
    refuse_launches(Scope { body: pass.body, parent: pass.outer }.at(pass.op))?;
    pass.edit_bodies(&mut |b| {
        let regions: Vec<Region> = b.root_regions().collect();
        regions.into_iter().for_each(|region| in_region(b, region));
    })
}

/// Reports the first launch whose kernel is not outlined. Nesting is bounded by the parser.
fn refuse_launches(function: OpRef<'_>) -> Result {
    let Some(b) = function.body().nested_body(function.op) else { return Ok(()) };
    let scope = Scope { body: b, parent: Some((function.scope, function.op)) };
    let launches = b.ops_where(|op| b.is::<Launch>(op));
    if let Some(&launch) = postorder(b, &launches).first() {
        return Err(scope.at(launch).op_error("replace with gpu.launch_func first").emit());
    }
    b.nested_ops().into_iter().try_for_each(|op| refuse_launches(scope.at(op)))
}

/// Makes the operations of a region asynchronous, those in inner regions first. Nesting is bounded by the parser.
fn in_region(b: &mut Body, region: Region) {
    for block in b.blocks(region).collect::<Vec<_>>() {
        let ops: Vec<Op> = b.ops(block).collect();
        for &op in &ops {
            if !b.is_nested(op) {
                b.regions(op).into_iter().for_each(|region| in_region(b, region));
            }
        }
        let mut token = None;
        for op in ops {
            token = thread_token(b, op, token);
        }
    }
}

/// Makes an operation wait for a token. Returns the token of the operation; `None` if the host waits.
fn thread_token(b: &mut Body, op: Op, token: Option<Value>) -> Option<Value> {
    if let Some(wait) = b.as_::<Wait>(op) {
        if let Some(token) = token {
            add_dependency(b, op, token);
        }
        return wait.async_token(b);
    }
    if is_async_op(b.def(op)) {
        let mut builder = Builder::before(b, op);
        let ty = AsyncTokenType::get(builder.ctx());
        let token = token.or_else(|| Wait::new(&mut builder, Some(ty), &[]));
        token.into_iter().for_each(|token| add_dependency(b, op, token));
        return Some(async_token(b, op, ty));
    }
    let is_end = b.def(op).has(Trait::Terminator);
    if token.is_some() && (is_end || !is_memory_effect_free(b, op)) {
        let mut builder = Builder::before(b, op);
        Wait::build(&mut builder, None, token.as_slice());
        return None;
    }
    token
}

/// Adds a token to those that an operation waits for.
fn add_dependency(b: &mut Body, op: Op, token: Value) {
    let tokens = b.operand_group(op, 0).to_vec();
    if !tokens.contains(&token) {
        set_dependencies(b, op, &[&[token], &tokens[..]].concat());
    }
}
