//! The lowering of one shard.

use super::sweep::SkeletonAndBodies;
use super::{REQUESTS, module_of, module_with, needs_module, top_level, write};
use crate::compile::CompileOptions;
use crate::pipeline::Input;
use crate::reduce::is_definition;
use terrace_ir::attrs::{ArrayAttr, StringAttr};
use terrace_ir::body::clone::Mapping;
use terrace_ir::decl::Trait;
use terrace_ir::diag::capture;
use terrace_ir::verify::verify;
use terrace_ir::{Attr, Body, Op, Reported, Result, Root, Str};
use terrace_rewrite::convert::SymbolRequest;
use terrace_support::{FxHashMap, FxHashSet};

impl CompileOptions {
    /// Lowers a shard. Returns its functions, in the llvm dialect, and the functions that their lowering has declared.
    ///
    /// # Errors
    /// When the shard is not valid, or something in it has no lowering, or one that needs the whole module.
    pub fn lower_shard(&self, input: &Input<'_>) -> Result<Vec<u8>> {
        let mut root = input.read()?;
        let module = module_of(input.ctx, &root)?;
        let swept = self.sweep_module(&mut root, module)?;
        match lower(swept, module).and_then(|lowered| lowered.into_part(module)) {
            Some(part) => write(&part, module),
            None => Err(self.report_unfit(input, module)),
        }
    }

    /// Reports why a shard has no part: its lowering as a whole says what is wrong, if it is not that it is a shard.
    pub(super) fn report_unfit(&self, input: &Input<'_>, module: Op) -> Reported {
        let whole = input.read().and_then(|mut root| self.lower(&mut root).map(|_| root));
        let why =
            "the lowering of some function adds more to it than declarations of functions, or needs others";
        match whole {
            Ok(root) => needs_module(input.ctx, root.body.loc(module), why),
            Err(reported) => reported,
        }
    }
}

/// A lowered shard.
pub struct Lowered {
    root: Root,
    /// Its functions, and their bodies, which are taken out.
    functions: Vec<(Op, Str)>,
    #[allow(clippy::vec_box, reason = "bodies are boxed as they are handed around")]
    bodies: Vec<Box<Body>>,
    /// The declarations that the lowering has added at the start, in order.
    added: Vec<Str>,
    /// The requests that added them: the last one is the first that was carried out.
    requests: Vec<SymbolRequest>,
}

/// Lowers the bodies of a shard; `None` if they need the whole module, or have errors, which are not reported.
pub fn lower(swept: SkeletonAndBodies, module: Op) -> Option<Lowered> {
    capture(|| lower_bodies(swept, module)).0
}

fn lower_bodies(swept: SkeletonAndBodies, module: Op) -> Option<Lowered> {
    let SkeletonAndBodies { lowered: mut root, mut passes, functions, bodies } = swept;
    let targets: Vec<Op> = functions.iter().map(|&(op, _)| op).collect();
    let n_before = top_level(root.body.region_body(module)).len();
    let places = passes.places(&root, &targets);
    passes.run(&mut root, targets.iter().copied().zip(bodies).collect(), &places)?;
    verify(&root).ok()?;
    let mut requests: Vec<SymbolRequest> = passes.requests().collect();
    let inner = root.body.region_body_mut(module);
    let bodies: Vec<Box<Body>> = targets.iter().filter_map(|&op| inner.take_nested_as_is(op)).collect();
    let added = passes.finish(&mut root)?;

    // The first request for a symbol adds it, at the start of the module.
    requests.sort_by_key(|request| request.order);
    let mut left: FxHashSet<Str> = added.iter().copied().collect();
    requests.retain(|request| left.remove(&request.symbol));
    let is_in_order = requests.iter().rev().map(|request| request.symbol).eq(added.iter().copied());

    // What is no declaration would be there once for each shard.
    let inner = root.body.region_body(module);
    let ops = top_level(inner);
    let is_declaration =
        |&op: &Op| inner.def(op).has(Trait::FunctionOpInterface) && !is_definition(inner, op);
    let is_fit = ops.len() == n_before + added.len() && ops.iter().take(added.len()).all(is_declaration);
    (is_in_order && is_fit).then_some(Lowered { root, functions, bodies, added, requests })
}

impl Lowered {
    /// The whole shard.
    pub fn into_whole(mut self, module: Op) -> Root {
        let inner = self.root.body.region_body_mut(module);
        for ((op, _), body) in self.functions.into_iter().zip(self.bodies) {
            inner.put_nested_as_is(op, body);
        }
        self.root
    }

    /// Its functions and declarations, as [`CompileOptions::join`] takes them.
    fn into_part(self, module: Op) -> Option<Root> {
        let Self { root, functions, bodies, added, requests } = self;
        let ctx = root.body.ctx().clone();
        let inner = root.body.region_body(module);
        let mut part = module_with(&root, module, |body| {
            let add = |body: &mut Body, op: Op| {
                let new = body.clone_op_of(inner, op, &mut Mapping::default());
                if let Some(block) = body.root_block() {
                    body.append(new, block);
                }
                new
            };
            top_level(inner).into_iter().take(added.len()).for_each(|op| _ = add(body, op));
            for (&(op, _), own) in functions.iter().zip(bodies) {
                let new = add(body, op);
                body.put_nested_as_is(new, own);
            }
        });
        let names: FxHashMap<Op, Str> = functions.into_iter().collect();
        let row = |request: &SymbolRequest| -> Option<Attr> {
            let (step, pass) = request.order;
            let by = StringAttr::get(&ctx, *names.get(&request.by)?, None);
            let order = StringAttr::of(&ctx, &format!("{step} {pass}"));
            Some(ArrayAttr::get(&ctx, &[order, by, StringAttr::get(&ctx, request.symbol, None)]))
        };
        let rows: Vec<Attr> = requests.iter().map(row).collect::<Option<_>>()?;
        if !rows.is_empty() {
            part.body.set_discardable(module, ctx.intern(REQUESTS), Some(ArrayAttr::get(&ctx, &rows)));
        }
        Some(part)
    }
}
