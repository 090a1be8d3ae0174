//! The call graph: the functions inside a symbol table, and who calls whom (upstream's `CallGraph`).

use crate::analysis::Analysis;
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::body::OpRef;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Op, Region, Str};
use terrace_support::FxHashMap;

/// The isolated operations from the symbol table, itself excluded, to an operation.
pub(super) type Path = Vec<Op>;

/// A function with a body.
pub(super) struct Node {
    /// The function.
    pub path: Path,
    /// Functions that are called or inside this one, each once.
    pub edges: Vec<usize>,
    /// Whether it has functions inside.
    pub has_children: bool,
}

/// The functions of a symbol table and those inside it.
#[derive(Default)]
pub(super) struct CallGraph {
    pub nodes: Vec<Node>,
    by_path: FxHashMap<Path, usize>,
    /// The functions that no other one has inside.
    roots: Vec<usize>,
    /// The symbols of each symbol table, by its path.
    tables: FxHashMap<Path, FxHashMap<Str, Op>>,
}

impl Analysis for CallGraph {
    fn of(op: OpRef<'_>) -> Self {
        Self::new(op.body().region_body(op.op))
    }
}

/// The operations of a body in preorder, without those in nested bodies.
fn preorder(body: &Body) -> Vec<Op> {
    let mut ops = Vec::with_capacity(body.op_bound());
    body.walk(|op| ops.push(op));
    ops
}

impl CallGraph {
    /// The call graph of a symbol table, of which this is the nested body.
    fn new(body: &Body) -> Self {
        let mut graph = Self::default();
        graph.add_table(body, &[]);
        graph.add_nodes(body, &mut Vec::new(), None);
        graph.add_edges(body, &mut Vec::new(), None);
        graph
    }

    fn add_table(&mut self, body: &Body, path: &[Op]) {
        let mut names = FxHashMap::default();
        for block in body.blocks(Region::from_index(0)) {
            for op in body.ops(block) {
                if let Some(name) = symbol_name(body, op) {
                    names.entry(name).or_insert(op);
                }
            }
        }
        self.tables.insert(path.to_vec(), names);
    }

    fn add_nodes(&mut self, body: &Body, path: &mut Path, parent: Option<usize>) {
        for op in body.nested_ops() {
            let Some(nested) = body.nested_body(op) else { continue };
            // Declarations, and globals without initializers.
            if nested.block_bound() == 0 {
                continue;
            }
            path.push(op);
            let mut node = parent;
            if body.def(op).has(Trait::SymbolTable) {
                self.add_table(nested, path);
            }
            if body.def(op).has(Trait::FunctionOpInterface) && has_body(nested) {
                node = Some(self.nodes.len());
                match parent {
                    Some(parent) => {
                        self.nodes[parent].has_children = true;
                        let child = self.nodes.len();
                        self.nodes[parent].edges.push(child);
                    }
                    None => self.roots.push(self.nodes.len()),
                }
                self.by_path.insert(path.clone(), self.nodes.len());
                self.nodes.push(Node { path: path.clone(), edges: Vec::new(), has_children: false });
            }
            self.add_nodes(nested, path, node);
            path.pop();
        }
    }

    fn add_edges(&mut self, body: &Body, path: &mut Path, node: Option<usize>) {
        for op in preorder(body) {
            if body.def(op).has(Trait::CallOpInterface)
                && let Some(node) = node
                && let Some(callee) = self.callee(body, op, path)
                && !self.nodes[node].edges.contains(&callee)
            {
                self.nodes[node].edges.push(callee);
            }
            if let Some(nested) = body.nested_body(op).filter(|nested| nested.block_bound() != 0) {
                path.push(op);
                let inner = self.by_path.get(path).copied().or(node);
                self.add_edges(nested, path, inner);
                path.pop();
            }
        }
    }

    /// The function with a body that a call names, which is in the body at a path.
    pub fn callee(&self, body: &Body, call: Op, path: &[Op]) -> Option<usize> {
        let parts = body.def(call).hooks.call?(body, call);
        self.resolve(body, parts.callee?, path)
    }

    /// The function that a reference in the body at a path names.
    pub fn resolve(&self, body: &Body, reference: Attr, path: &[Op]) -> Option<usize> {
        let reference = reference.as_::<SymbolRefAttr>(body.ctx())?;
        // The nearest symbol table is the last one on the path.
        let depth = (0..=path.len()).rev().find(|&n| self.tables.contains_key(&path[..n]))?;
        let mut at = path[..depth].to_vec();
        at.push(*self.tables.get(&at)?.get(&reference.root)?);
        for name in reference.nested.iter() {
            let op = *self.tables.get(&at)?.get(name)?;
            at.push(op);
        }
        self.by_path.get(&at).copied()
    }

    /// The function at a path, if it has a body.
    pub fn node_at(&self, path: &[Op]) -> Option<usize> {
        self.by_path.get(path).copied()
    }

    /// Whether the operation at a path, or the root for an empty one, is a symbol table.
    pub fn is_table(&self, path: &[Op]) -> bool {
        self.tables.contains_key(path)
    }

    /// The paths of the symbol tables.
    pub fn tables(&self) -> impl Iterator<Item = &Path> {
        self.tables.keys()
    }

    /// The strongly connected components, callees before callers, in the order of LLVM's `scc_iterator`.
    pub fn components(&self) -> Vec<Vec<usize>> {
        let root = self.nodes.len();
        let edges = |node: usize| if node == root { &self.roots } else { &self.nodes[node].edges };
        let mut number = vec![0usize; root + 1];
        let mut next_number = 1;
        number[root] = next_number;
        let mut members = vec![root];
        // A node, its next edge and the least number that it reaches.
        let mut path: Vec<(usize, usize, usize)> = vec![(root, 0, next_number)];
        let mut components = Vec::new();
        while let Some(top) = path.last_mut() {
            let (node, edge, least) = *top;
            if let Some(&child) = edges(node).get(edge) {
                top.1 += 1;
                if number[child] == 0 {
                    next_number += 1;
                    number[child] = next_number;
                    members.push(child);
                    path.push((child, 0, next_number));
                } else {
                    top.2 = least.min(number[child]);
                }
                continue;
            }
            path.pop();
            if let Some(around) = path.last_mut() {
                around.2 = around.2.min(least);
            }
            if least != number[node] {
                continue;
            }
            let mut component = Vec::new();
            while let Some(member) = members.pop() {
                number[member] = usize::MAX;
                component.push(member);
                if member == node {
                    break;
                }
            }
            component.retain(|&member| member != root);
            components.push(component);
        }
        components
    }
}

/// Whether the first region of an isolated operation, of which this is the body, has a block.
fn has_body(nested: &Body) -> bool {
    nested.root_regions().next().is_some_and(|region| nested.entry_block(region).is_some())
}
