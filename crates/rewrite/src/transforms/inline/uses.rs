//! Uses of functions by symbol references, which decide whether a function is dead (upstream's `CGUseList`).

use super::graph::{CallGraph, Node, Path};
use crate::references::references;
use terrace_ir::symbols::{Visibility, symbol_name, symbol_visibility};
use terrace_ir::{Body, Op, Region};
use terrace_support::{FxHashMap, FxHashSet};

/// The uses of functions that may be erased.
pub(super) struct Uses {
    /// How many uses each function has that may be erased when it has none.
    discardable: FxHashMap<usize, usize>,
    /// By function, the uses inside it.
    inner: Vec<FxHashMap<usize, usize>>,
    /// By function, the functions that its own attributes name.
    own: Vec<FxHashSet<usize>>,
}

/// The body at a path.
pub(super) fn body_at<'a>(root: &'a Body, path: &[Op]) -> &'a Body {
    path.iter().fold(root, |body, &op| body.region_body(op))
}

impl Uses {
    /// Counts the uses in a symbol table, of which `root` is the nested body. `all_visible` says whether nothing outside
    /// of it can name its symbols.
    pub fn new(graph: &CallGraph, root: &Body, all_visible: bool) -> Self {
        let mut uses = Self {
            discardable: FxHashMap::default(),
            inner: vec![FxHashMap::default(); graph.nodes.len()],
            own: vec![FxHashSet::default(); graph.nodes.len()],
        };
        for (node, Node { path, .. }) in graph.nodes.iter().enumerate() {
            let Some((&op, table)) = path.split_last() else { continue };
            let body = body_at(root, table);
            let visibility = symbol_visibility(body, op);
            if graph.is_table(table)
                && body.parent_op(op).is_none()
                && symbol_name(body, op).is_some()
                && (visibility == Visibility::Private || all_visible || is_hidden(root, table))
                && visibility != Visibility::Public
            {
                uses.discardable.insert(node, 0);
            }
        }
        if uses.discardable.is_empty() {
            return uses;
        }
        let mut live: FxHashSet<usize> = FxHashSet::default();
        for table in graph.tables() {
            let body = body_at(root, table);
            let mut path = table.clone();
            for op in body.blocks(Region::from_index(0)).flat_map(|block| body.ops(block)) {
                path.push(op);
                let is_node = graph.node_at(&path).is_some();
                path.pop();
                if !is_node {
                    references(body, op, &mut |reference, _| {
                        live.extend(graph.resolve(body, reference, &path))
                    });
                }
            }
        }
        uses.discardable.retain(|node, _| !live.contains(node));
        for node in 0..graph.nodes.len() {
            uses.recompute(graph, root, node);
        }
        uses
    }

    /// Counts the uses in a function again.
    pub fn recompute(&mut self, graph: &CallGraph, root: &Body, node: usize) {
        if self.discardable.is_empty() {
            return;
        }
        self.drop_uses_of(node);
        let path = &graph.nodes[node].path;
        let Some((&op, table)) = path.split_last() else { return };
        let body = body_at(root, table);
        let (mut inner, mut own) = (FxHashMap::default(), FxHashSet::default());
        references(body, op, &mut |reference, is_own| {
            let Some(used) = graph.resolve(body, reference, table) else { return };
            let Some(count) = self.discardable.get_mut(&used) else { return };
            if !is_own {
                *inner.entry(used).or_insert(0) += 1;
            } else if !own.insert(used) {
                return;
            }
            *count += 1;
        });
        (self.inner[node], self.own[node]) = (inner, own);
    }

    fn drop_uses_of(&mut self, node: usize) {
        for used in core::mem::take(&mut self.own[node]) {
            self.drop_uses(used, 1);
        }
        for (used, n) in core::mem::take(&mut self.inner[node]) {
            self.drop_uses(used, n);
        }
    }

    fn drop_uses(&mut self, used: usize, n: usize) {
        if let Some(count) = self.discardable.get_mut(&used) {
            *count = count.saturating_sub(n);
        }
    }

    /// Forgets the uses in a call of a function that is about to be erased.
    pub fn drop_call(&mut self, graph: &CallGraph, body: &Body, call: Op, path: &Path, node: usize) {
        if self.discardable.is_empty() {
            return;
        }
        references(body, call, &mut |reference, _| {
            if let Some(used) = graph.resolve(body, reference, path)
                && let Some(n) = self.inner[node].get_mut(&used)
                && *n > 0
            {
                *n -= 1;
                self.drop_uses(used, 1);
            }
        });
    }

    /// Adds the uses in a function to its caller, into which it was cloned.
    pub fn merge(&mut self, callee: usize, caller: usize) {
        for (used, n) in self.inner[callee].clone() {
            *self.inner[caller].entry(used).or_insert(0) += n;
            if let Some(count) = self.discardable.get_mut(&used) {
                *count += n;
            }
        }
    }

    /// Forgets a function that is erased, and its uses.
    pub fn erase(&mut self, graph: &CallGraph, node: usize) {
        let path = &graph.nodes[node].path;
        for inner in 0..graph.nodes.len() {
            if graph.nodes[node].has_children && inner != node && graph.nodes[inner].path.starts_with(path) {
                self.drop_uses_of(inner);
                self.discardable.remove(&inner);
            }
        }
        self.drop_uses_of(node);
        self.discardable.remove(&node);
    }

    /// Whether a function has no uses and may be erased.
    pub fn is_dead(&self, node: usize) -> bool {
        self.discardable.get(&node) == Some(&0)
    }

    /// Whether a function has one use and may be erased with it.
    pub fn has_one_use(&self, node: usize) -> bool {
        self.discardable.get(&node) == Some(&1)
    }
}

/// Whether a symbol table on a path is hidden from outside: it is private, or no symbol.
fn is_hidden(root: &Body, path: &[Op]) -> bool {
    let mut body = root;
    path.iter().any(|&op| {
        let hidden = symbol_name(body, op).is_none() || symbol_visibility(body, op) == Visibility::Private;
        body = body.region_body(op);
        hidden
    })
}
