//! `inline`: replaces calls by the bodies of their callees, callees before callers.
//!
//! The functions of each strongly connected component of the call graph are simplified and inlined into each other until
//! nothing changes. A private function whose last call is inlined is erased.

mod graph;
mod uses;

use super::canonicalize::Canonicalize;
use crate::inlining::inline_call;
use crate::manager::{run_inside, with_scope};
use crate::pass::{Anchor, PassContext, PipelineText};
use crate::passes;
use crate::pipeline::Pipeline;
use graph::{CallGraph, Path};
use std::sync::Arc;
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::{Visibility, symbol_name, symbol_visibility};
use terrace_ir::{Block, Body, Op, Region, Result, Scope};
use terrace_support::FxHashSet;
use uses::{Uses, body_at};

passes! {
    /// Inline function calls.
    Inline("Inliner") = "inline" on(Anchor::Any) {
        /// The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList
        default_pipeline: PipelineText = PipelineText::of(&[Canonicalize::DEF]),
        /// Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)
        op_pipelines: Vec<Pipeline> = Vec::new(),
        /// Maximum number of iterations when inlining within an SCC
        max_iterations: u32 = 4,
        /// If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it
        inlining_threshold: u32 = u32::MAX,
    } => inline;
}

/// Runs the pass.
fn inline(options: &Inline, pass: &mut PassContext<'_>) -> Result {
    let op = pass.op;
    if !pass.body.def(op).has(Trait::SymbolTable) {
        let scope = Scope { body: pass.body, parent: pass.outer };
        let message = " was scheduled to run under the inliner, but does not define a symbol table";
        return scope.at(op).fail(message);
    }
    let graph = pass.analysis::<CallGraph>();
    let root = pass.body.region_body(op);
    let is_hidden = pass.outer.is_none()
        || symbol_name(pass.body, op).is_none()
        || symbol_visibility(pass.body, op) == Visibility::Private;
    let uses = Uses::new(&graph, root, is_hidden);
    let mut inliner = Inliner { options, graph, uses, dead: Vec::new(), changed: false };
    for component in inliner.graph.components() {
        inliner.component(pass, component)?;
    }
    for &node in &inliner.dead {
        let path = &inliner.graph.nodes[node].path;
        let Some((&function, table)) = path.split_last() else { continue };
        body_at_mut(pass, table).erase(function);
    }
    pass.finish(inliner.changed || !inliner.dead.is_empty())
}

fn body_at_mut<'a>(pass: &'a mut PassContext<'_>, path: &[Op]) -> &'a mut Body {
    path.iter().fold(pass.body.region_body_mut(pass.op), |body, &op| body.region_body_mut(op))
}

/// A call of a function with a body.
struct Call {
    /// The body that it is in.
    path: Path,
    op: Op,
    caller: usize,
    callee: usize,
    /// The inlined call that it came from, in the history.
    origin: Option<usize>,
}

struct Inliner<'a> {
    options: &'a Inline,
    graph: Arc<CallGraph>,
    uses: Uses,
    dead: Vec<usize>,
    /// Whether a function was simplified or a call inlined.
    changed: bool,
}

impl Inliner<'_> {
    /// Simplifies the functions of a component and inlines calls in them until nothing changes.
    fn component(&mut self, pass: &mut PassContext<'_>, mut nodes: Vec<usize>) -> Result {
        let mut round = 0;
        loop {
            self.simplify(pass, &nodes)?;
            if !self.inline_calls(pass, &mut nodes) {
                return Ok(());
            }
            self.changed = true;
            round += 1;
            if round >= self.options.max_iterations {
                return Ok(());
            }
        }
    }

    fn simplify(&mut self, pass: &mut PassContext<'_>, nodes: &[usize]) -> Result {
        for &node in nodes {
            if self.graph.nodes[node].has_children {
                continue;
            }
            let path = &self.graph.nodes[node].path;
            let Some((&op, table)) = path.split_last() else { continue };
            let name = body_at(pass.body.region_body(pass.op), table).def(op).name;
            let own = self.options.op_pipelines.iter().rev().find(|pipeline| pipeline.anchor_name() == name);
            let pipeline = own.unwrap_or(&self.options.default_pipeline.pipeline);
            if pipeline.steps.is_empty() {
                continue;
            }
            self.changed |= run_inside(pass, path, pipeline, name)?;
        }
        for &node in nodes {
            if !self.graph.nodes[node].has_children {
                self.uses.recompute(&self.graph, pass.body.region_body(pass.op), node);
            }
        }
        Ok(())
    }

    /// Inlines calls in the functions of a component; returns whether there were any.
    fn inline_calls(&mut self, pass: &mut PassContext<'_>, nodes: &mut Vec<usize>) -> bool {
        let mut dead: FxHashSet<usize> = FxHashSet::default();
        let mut dead_in_order: Vec<usize> = Vec::new();
        let mut calls: Vec<Call> = Vec::new();
        let root = pass.body.region_body(pass.op);
        for &node in nodes.iter() {
            if self.uses.is_dead(node) {
                if dead.insert(node) {
                    dead_in_order.push(node);
                }
                continue;
            }
            let path = self.graph.nodes[node].path.clone();
            let body = body_at(root, &path);
            let blocks: Vec<Block> = body.blocks(Region::from_index(0)).collect();
            self.collect(body, &blocks, path, node, None, &mut calls);
        }
        // The callee of each inlined call, and the inlined call that it came from.
        let mut history: Vec<(usize, Option<usize>)> = Vec::new();
        let mut next = 0;
        let mut changed = false;
        while let Some(call) = calls.get(next) {
            next += 1;
            let (callee, caller, origin, op) = (call.callee, call.caller, call.origin, call.op);
            if dead.contains(&caller) || includes(&history, callee, origin) {
                continue;
            }
            let path = call.path.clone();
            if !self.is_worthwhile(pass, callee, caller, &path, op) {
                continue;
            }
            let erases = self.uses.has_one_use(callee);
            let mut new_calls = Vec::new();
            if !self.inline(pass, op, &path, (callee, caller), Some(history.len()), &mut new_calls) {
                continue;
            }
            changed = true;
            calls.extend(new_calls);
            history.push((callee, origin));
            let body = body_at(pass.body.region_body(pass.op), &path);
            self.uses.drop_call(&self.graph, body, op, &path, caller);
            self.uses.merge(callee, caller);
            body_at_mut(pass, &path).erase(op);
            if erases {
                self.uses.erase(&self.graph, callee);
                if dead.insert(callee) {
                    dead_in_order.push(callee);
                }
            }
        }
        nodes.retain(|node| !dead.contains(node));
        self.dead.extend(dead_in_order);
        changed
    }

    /// Collects the direct calls in blocks of a body and in those inside them, except in other functions.
    fn collect(
        &self,
        body: &Body,
        blocks: &[Block],
        path: Path,
        caller: usize,
        origin: Option<usize>,
        calls: &mut Vec<Call>,
    ) {
        let mut pending: Vec<(&Body, Path, Block)> =
            blocks.iter().map(|&block| (body, path.clone(), block)).collect();
        while let Some((body, path, block)) = pending.pop() {
            for op in body.ops(block) {
                if body.def(op).has(Trait::CallOpInterface) {
                    let is_flat = body.def(op).hooks.call.and_then(|call| call(body, op).callee).is_some_and(
                        |callee| callee.as_::<SymbolRefAttr>(body.ctx()).is_some_and(|r| r.nested.is_empty()),
                    );
                    if let Some(callee) = self.graph.callee(body, op, &path).filter(|_| is_flat) {
                        calls.push(Call { path: path.clone(), op, caller, callee, origin });
                    }
                    continue;
                }
                if body.n_regions(op) == 0 {
                    continue;
                }
                let mut inner_path = path.clone();
                if body.is_nested(op) {
                    inner_path.push(op);
                    if self.graph.node_at(&inner_path).is_some() {
                        continue;
                    }
                }
                let inner = body.region_body(op);
                for region in body.regions(op) {
                    pending.extend(inner.blocks(region).map(|block| (inner, inner_path.clone(), block)));
                }
            }
        }
    }

    /// Whether a call should be inlined.
    fn is_worthwhile(
        &self,
        pass: &PassContext<'_>,
        callee: usize,
        caller: usize,
        path: &Path,
        call: Op,
    ) -> bool {
        let root = pass.body.region_body(pass.op);
        let node = &self.graph.nodes[callee];
        let body = body_at(root, path);
        if body.def(call).has(Trait::Terminator)
            || node.edges.contains(&callee)
            || node.edges.contains(&caller)
            || path.starts_with(&node.path)
        {
            return false;
        }
        let (Some((&function, table)), Some((&owner, outer))) = (node.path.split_last(), path.split_last())
        else {
            return false;
        };
        let parent = match body.parent_op(call) {
            Some(parent) => body.def(parent),
            None => body_at(root, outer).def(owner),
        };
        let callee_body = body_at(root, &node.path);
        let one_block = callee_body.has_one_block(Region::from_index(0));
        let is_same_kind = core::ptr::eq(body_at(root, table).def(function), parent);
        if !one_block && !is_same_kind && parent.has(Trait::SingleBlock) {
            return false;
        }
        match self.options.inlining_threshold {
            0 => false,
            u32::MAX => true,
            threshold => {
                let caller_size = n_ops(body_at(root, &self.graph.nodes[caller].path));
                caller_size == 0 || n_ops(callee_body) * 100 / caller_size <= u64::from(threshold)
            }
        }
    }

    /// Inlines a call and collects those in the new blocks.
    fn inline(
        &self,
        pass: &mut PassContext<'_>,
        call: Op,
        path: &Path,
        (callee, caller): (usize, usize),
        origin: Option<usize>,
        calls: &mut Vec<Call>,
    ) -> bool {
        let Some((&owner, outer)) = path.split_last() else { return false };
        let around = body_at_mut(pass, outer);
        let Some(mut body) = around.take_nested_as_is(owner) else { return false };
        let mut done = None;
        let scope = Scope { body: pass.body, parent: pass.outer };
        let callee = &self.graph.nodes[callee].path;
        with_scope(&scope, pass.op, path, &mut |inner, owner| {
            let owner = inner.at(owner);
            with_scope(&scope, pass.op, callee, &mut |inner, function| {
                done = inline_call(owner, &mut body, call, inner.at(function), &mut |body, blocks| {
                    self.collect(body, blocks, path.clone(), caller, origin, calls);
                });
            });
        });
        body_at_mut(pass, outer).put_nested_as_is(owner, body);
        done.is_some()
    }
}

/// Whether a callee is among the inlined calls that led to one.
fn includes(history: &[(usize, Option<usize>)], callee: usize, mut origin: Option<usize>) -> bool {
    while let Some(at) = origin {
        let (inlined, before) = history[at];
        if inlined == callee {
            return true;
        }
        origin = before;
    }
    false
}

/// The number of operations in a body and in those inside it.
fn n_ops(body: &Body) -> u64 {
    let mut n = 0;
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        body.walk(|op| {
            n += 1;
            pending.extend(body.nested_body(op));
        });
    }
    n
}
