//! The lowering of one shard.

use super::sweep::Swept;
use super::{REQUESTS, module_of, module_with, needs_module, write};
use crate::compile::CompileOptions;
use crate::pipeline::Input;
use crate::reduce::is_definition;
use terrace_ir::attrs::{ArrayAttr, StringAttr};
use terrace_ir::body::clone::Mapping;
use terrace_ir::decl::Trait;
use terrace_ir::diag::capture;
use terrace_ir::symbols::symbol_name;
use terrace_ir::verify::verify;
use terrace_ir::{Attr, Body, Op, Result, Root, Str};
use terrace_rewrite::convert::SymbolRequest;
use terrace_support::FxHashMap;

impl CompileOptions {
    /// Lowers a shard. Returns its functions, in the llvm dialect, and the functions that their lowering has declared.
    ///
    /// # Errors
    /// When the shard is not valid, or something in it has no lowering, or one that needs the whole module.
    pub fn lower_shard(&self, input: &Input<'_>) -> Result<Vec<u8>> {
        let mut root = input.read()?;
        let module = module_of(input.ctx, &root)?;
        let swept = self.sweep_module(&mut root, module)?;
        // What is wrong is reported below.
        let (part, _) = capture(|| part(swept, module));
        if let Some(part) = part {
            return write(&part, module);
        }
        // The lowering of the shard as a whole reports what is wrong.
        let mut root = input.read()?;
        self.lower(&mut root)?;
        let why =
            "the lowering of some function adds more to it than declarations of functions, or needs others";
        Err(needs_module(input.ctx, root.body.loc(module), why))
    }
}

/// Lowers the bodies of a shard; `None` if they need the whole module, or have errors.
fn part(swept: Swept, module: Op) -> Option<Root> {
    let Swept { mut lowered, mut passes, functions, bodies } = swept;
    let targets: Vec<Op> = functions.iter().map(|&(op, _)| op).collect();
    let places = passes.places(&lowered, &targets);
    passes.run(&mut lowered, targets.iter().copied().zip(bodies).collect(), &places)?;
    verify(&lowered).ok()?;
    let mut requests: Vec<SymbolRequest> = passes.requests().collect();
    let inner = lowered.body.region_body_mut(module);
    let bodies: Vec<Box<Body>> = targets.iter().filter_map(|&op| inner.take_nested_as_is(op)).collect();
    let names: FxHashMap<Op, Str> = functions.into_iter().collect();
    let added = passes.finish(&mut lowered)?;

    // The first request for a symbol adds it, at the start of the module.
    requests.sort_by_key(|request| request.order);
    let mut first: FxHashMap<Str, ()> = added.iter().map(|&name| (name, ())).collect();
    requests.retain(|request| first.remove(&request.symbol).is_some());
    if !requests.iter().rev().map(|request| request.symbol).eq(added.iter().copied()) {
        return None;
    }
    let ctx = lowered.body.ctx().clone();
    let inner = lowered.body.region_body(module);
    let symbols: FxHashMap<Str, Op> =
        super::top_level(inner).into_iter().filter_map(|op| Some((symbol_name(inner, op)?, op))).collect();
    // One that a request adds again for each shard would be there several times.
    let is_declaration = |name: &Str| {
        let is_function =
            |&op: &Op| inner.def(op).has(Trait::FunctionOpInterface) && !is_definition(inner, op);
        symbols.get(name).is_some_and(is_function)
    };
    if !added.iter().all(is_declaration) {
        return None;
    }
    let mut part = module_with(&lowered, module, |body| {
        let add = |body: &mut Body, op: Op| {
            let new = body.clone_op_of(inner, op, &mut Mapping::default());
            if let Some(block) = body.root_block() {
                body.append(new, block);
            }
            new
        };
        added.iter().filter_map(|name| symbols.get(name)).for_each(|&op| _ = add(body, op));
        for (op, own) in targets.into_iter().zip(bodies) {
            let new = add(body, op);
            body.put_nested_as_is(new, own);
        }
    });
    let text = |name: Str| StringAttr::of(&ctx, &ctx.str(name));
    let row = |request: &SymbolRequest| -> Option<Attr> {
        let (step, pass) = request.order;
        let row = [
            StringAttr::of(&ctx, &format!("{step} {pass}")),
            text(*names.get(&request.by)?),
            text(request.symbol),
        ];
        Some(ArrayAttr::get(&ctx, &row))
    };
    let rows: Vec<Attr> = requests.iter().map(row).collect::<Option<_>>()?;
    if !rows.is_empty() {
        part.body.set_discardable(module, ctx.intern(REQUESTS), Some(ArrayAttr::get(&ctx, &rows)));
    }
    Some(part)
}
