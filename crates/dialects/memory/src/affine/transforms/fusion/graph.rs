//! The dependences between the operations of a block (`MemRefDependenceGraph`).

use super::producer::is_affine_access;
use super::table::Table;
use crate::affine::analysis::access::{Access, accessed, nesting_depth};
use crate::affine::analysis::dependence::has_dependence;
use crate::affine::{For, Load, Store, VectorLoad, VectorStore};
use crate::alias::view_base;
use crate::prelude::*;

/// The number of a node.
pub(super) type Id = u32;

/// An operation of the block and the accesses of memory in it.
pub(super) struct Node {
    pub(super) op: Op,
    /// Affine loads.
    pub(super) loads: Vec<Access>,
    /// Affine stores.
    pub(super) stores: Vec<Access>,
    /// Other operations that access memory.
    others: Vec<Other>,
    /// Whether an operation has effects on more than its operands, or unknown ones, such as a call. What unregistered operations do
    /// is not taken into account, as in upstream.
    pub(super) has_unknown_effects: bool,
}

/// The memrefs on which an operation that is no affine access has effects.
struct Other {
    read: SmallVec<[Value; 4]>,
    written: SmallVec<[Value; 4]>,
    freed: SmallVec<[Value; 4]>,
}

/// A dependence of one node on another one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    /// The other node.
    pub(super) id: Id,
    /// The memref that both access, or the value that one node uses of the other one.
    pub(super) value: Value,
}

/// The nodes of a block and their dependences.
#[derive(Default)]
pub(super) struct Graph {
    nodes: Vec<Option<Node>>,
    /// The nodes of operations.
    ids: FxHashMap<Op, Id>,
    /// The numbers of the nodes in upstream's order.
    table: Table,
    out_edges: Vec<Vec<Edge>>,
    in_edges: Vec<Vec<Edge>>,
    /// The memrefs of edges, in order of the first one, with the number of edges.
    n_edges: Vec<(Value, usize)>,
}

/// Whether an operation is an affine load.
fn is_load(b: &Body, op: Op) -> bool {
    b.is::<Load>(op) || b.is::<VectorLoad>(op)
}

/// Whether an operation is an affine store.
fn is_store(b: &Body, op: Op) -> bool {
    b.is::<Store>(op) || b.is::<VectorStore>(op)
}

fn is_memref(b: &Body, value: Value) -> bool {
    b.ty(value).is::<MemRefType>(b.ctx())
}

impl Node {
    /// The node of an operation and those inside it.
    pub(super) fn new(b: &Body, op: Op) -> Self {
        let (loads, stores, others) = Default::default();
        let mut node = Self { op, loads, stores, others, has_unknown_effects: false };
        node.collect(b);
        node
    }

    /// Finds the accesses anew.
    pub(super) fn collect(&mut self, b: &Body) {
        let (mut loads, mut stores, mut others) = (Vec::new(), Vec::new(), Vec::new());
        let mut has_unknown_effects = false;
        b.walk_from(self.op, &mut |op| {
            if is_load(b, op) {
                loads.extend(Access::of(b, op));
            } else if is_store(b, op) {
                stores.extend(Access::of(b, op));
            } else if effects_of(b, op).is_some() || !b.def(op).has(Trait::RecursiveMemoryEffects) {
                let on = |effect: Effects| -> SmallVec<[Value; 4]> {
                    accessed(b, op, effect).into_iter().filter(|&value| is_memref(b, value)).collect()
                };
                let other =
                    Other { read: on(Effects::READ), written: on(Effects::WRITE), freed: on(Effects::FREE) };
                let is_empty = other.read.is_empty() && other.written.is_empty() && other.freed.is_empty();
                let is_known = match effects_of(b, op) {
                    Some(effects) => !is_empty || !effects.any(Effects::READ.and(Effects::WRITE)),
                    None => is_affine_access(b, op) || !b.def(op).registered,
                };
                has_unknown_effects |= !is_known;
                if !is_empty {
                    others.push(other);
                }
            }
        });
        (self.loads, self.stores, self.others) = (loads, stores, others);
        self.has_unknown_effects = has_unknown_effects;
    }

    /// The affine accesses.
    pub(super) fn accesses(&self) -> Vec<Access> {
        self.loads.iter().chain(&self.stores).cloned().collect()
    }

    /// The memrefs that are accessed, in order.
    pub(super) fn memrefs(&self) -> impl Iterator<Item = Value> + '_ {
        let others = self.others.iter();
        let affine = self.loads.iter().chain(&self.stores).map(|access| access.memref);
        affine.chain(
            others.flat_map(|other| other.read.iter().chain(&other.written).chain(&other.freed).copied()),
        )
    }

    /// The number of affine loads of a memref.
    pub(super) fn n_loads(&self, memref: Value) -> usize {
        self.loads.iter().filter(|access| access.memref == memref).count()
    }

    /// Whether a memref is written.
    pub(super) fn stores_to(&self, memref: Value) -> bool {
        self.stores.iter().any(|access| access.memref == memref)
            || self.others.iter().any(|other| other.written.contains(&memref))
    }

    fn changes(&self, memref: Value) -> bool {
        self.stores_to(memref) || self.others.iter().any(|other| other.freed.contains(&memref))
    }

    /// Whether an operation that is no affine access reads, writes or frees a memref.
    fn has_other_access(&self, memref: Value) -> bool {
        self.others.iter().any(|other| {
            [&other.read, &other.written, &other.freed].into_iter().any(|list| list.contains(&memref))
        })
    }

    /// Whether the order of two operations matters, as both access the same memory and one changes it.
    pub(super) fn conflicts(&self, b: &Body, other: &Self) -> bool {
        self.has_unknown_effects && other.has_unknown_effects
            || self.memrefs().any(|memref| {
                let base = view_base(b, memref);
                let changes = self.changes(memref);
                other.memrefs().any(|own| view_base(b, own) == base && (changes || other.changes(own)))
            })
    }

    /// The memrefs that are loaded and stored.
    pub(super) fn updated(&self) -> impl Iterator<Item = Value> + '_ {
        self.stores.iter().map(|access| access.memref).filter(|&memref| self.n_loads(memref) > 0)
    }
}

impl Graph {
    /// The graph of a block. `None` if an operation with regions is not known.
    pub(super) fn of(b: &Body, block: Block) -> Option<Self> {
        let mut graph = Self::default();
        let mut accesses: Vec<(Value, Vec<Id>)> = Vec::new();
        let mut places: FxHashMap<Value, usize> = FxHashMap::default();
        for op in b.ops(block) {
            let is_used = b.results(op).iter().any(|result| !b.has_no_uses(result));
            let is_branch = b.def(op).has(Trait::RegionBranchOpInterface);
            let has_regions = b.n_regions(op) != 0;
            let has_node = b.is::<For>(op)
                || is_load(b, op)
                || is_store(b, op)
                || is_used
                || !is_memory_effect_free(b, op) && (!has_regions || is_branch);
            if !has_node {
                if has_regions && !is_branch {
                    return None;
                }
                continue;
            }
            let id = graph.add_node(b, op);
            for memref in graph.node(id)?.memrefs() {
                let place = *places.entry(memref).or_insert_with(|| {
                    accesses.push((memref, Vec::new()));
                    accesses.len() - 1
                });
                if accesses[place].1.last() != Some(&id) {
                    accesses[place].1.push(id);
                }
            }
        }
        graph.add_uses(b, block);
        graph.add_dependences(b, &accesses);
        graph.add_view_dependences(b, &accesses);
        Some(graph)
    }

    /// Adds edges from operations to the loops that use their results.
    fn add_uses(&mut self, b: &Body, block: Block) {
        let ids: Vec<Id> = self.ids().collect();
        for id in ids {
            let Some(node) = self.node(id).filter(|node| node.stores.is_empty()) else { continue };
            let mut edges: Vec<(Id, Value)> = Vec::new();
            for value in b.results(node.op) {
                for user in b.users(value) {
                    let around = b.ancestors(user).find(|&op| b.block_of(op) == Some(block));
                    let user = around.filter(|&op| b.is::<For>(op)).and_then(|op| self.id_of(op));
                    edges.extend(user.map(|user| (user, value)));
                }
            }
            edges.into_iter().for_each(|(user, value)| self.add_edge(b, id, user, value));
        }
    }

    /// Adds edges between nodes that access a memref, if one of them writes or frees it.
    fn add_dependences(&mut self, b: &Body, accesses: &[(Value, Vec<Id>)]) {
        for (memref, ids) in accesses {
            for (i, &from) in ids.iter().enumerate() {
                for &to in &ids[i + 1..] {
                    let (Some(source), Some(target)) = (self.node(from), self.node(to)) else { continue };
                    if (source.changes(*memref) || target.changes(*memref))
                        && may_depend(b, source, target, *memref)
                    {
                        self.add_edge(b, from, to, *memref);
                    }
                }
            }
        }
    }

    /// Adds edges between nodes that access memory by different memrefs, which are views of one: upstream takes these for
    /// different memory.
    fn add_view_dependences(&mut self, b: &Body, accesses: &[(Value, Vec<Id>)]) {
        let bases: Vec<Value> = accesses.iter().map(|(memref, _)| view_base(b, *memref)).collect();
        for (i, (memref, ids)) in accesses.iter().enumerate() {
            for (base, (other, other_ids)) in bases.iter().zip(accesses).skip(i + 1) {
                if bases[i] != *base {
                    continue;
                }
                for &one in ids {
                    for &two in other_ids.iter().filter(|&&two| two != one) {
                        let (from, to) = if one < two { (one, two) } else { (two, one) };
                        let changes =
                            |id: Id, memref: Value| self.node(id).is_some_and(|node| node.changes(memref));
                        if changes(one, *memref) || changes(two, *other) {
                            let value = if one < two { *memref } else { *other };
                            self.add_edge(b, from, to, value);
                        }
                    }
                }
            }
        }
    }

    /// The numbers of the nodes in upstream's order.
    pub(super) fn ids(&self) -> impl Iterator<Item = Id> + '_ {
        self.table.iter()
    }

    pub(super) fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(id as usize)?.as_ref()
    }

    pub(super) fn node_mut(&mut self, id: Id) -> Option<&mut Node> {
        self.nodes.get_mut(id as usize)?.as_mut()
    }

    /// The operation of a node, if it is an affine loop.
    pub(super) fn loop_of(&self, b: &Body, id: Id) -> Option<For> {
        b.as_::<For>(self.node(id)?.op)
    }

    /// The node of an operation.
    pub(super) fn id_of(&self, op: Op) -> Option<Id> {
        self.ids.get(&op).copied()
    }

    /// Lets a node be that of another loop.
    pub(super) fn replace_op(&mut self, id: Id, op: For) {
        if let Some(node) = self.nodes.get_mut(id as usize).and_then(Option::as_mut) {
            self.ids.remove(&core::mem::replace(&mut node.op, op.0));
            self.ids.insert(op.0, id);
        }
    }

    /// Adds the node of an operation.
    pub(super) fn add_node(&mut self, b: &Body, op: Op) -> Id {
        let id = self.nodes.len() as Id;
        self.nodes.push(Some(Node::new(b, op)));
        self.ids.insert(op, id);
        self.table.insert(id);
        self.out_edges.push(Vec::new());
        self.in_edges.push(Vec::new());
        id
    }

    /// Removes a node and its edges.
    pub(super) fn remove_node(&mut self, id: Id) {
        for edge in self.in_edges(id).to_vec() {
            self.remove_edge(edge.id, id, edge.value);
        }
        for edge in self.out_edges(id).to_vec() {
            self.remove_edge(id, edge.id, edge.value);
        }
        self.table.remove(id);
        if let Some(node) = self.nodes[id as usize].take() {
            self.ids.remove(&node.op);
        }
    }

    /// The dependences of other nodes on this one.
    pub(super) fn out_edges(&self, id: Id) -> &[Edge] {
        self.out_edges.get(id as usize).map_or(&[], Vec::as_slice)
    }

    /// The dependences of this node on others.
    pub(super) fn in_edges(&self, id: Id) -> &[Edge] {
        self.in_edges.get(id as usize).map_or(&[], Vec::as_slice)
    }

    /// The number of edges from a node for a memref.
    pub(super) fn n_out_edges(&self, id: Id, memref: Value) -> usize {
        self.out_edges(id).iter().filter(|edge| edge.value == memref).count()
    }

    /// Whether an edge to a node is for a memref that the other node writes.
    pub(super) fn has_writer_before(&self, id: Id, memref: Value) -> bool {
        let mut edges = self.in_edges(id).iter().filter(|edge| edge.value == memref);
        edges.any(|edge| self.node(edge.id).is_some_and(|node| node.stores_to(memref)))
    }

    /// Adds an edge, if there is none for this value yet.
    pub(super) fn add_edge(&mut self, b: &Body, from: Id, to: Id, value: Value) {
        let edge = Edge { id: to, value };
        if self.out_edges(from).contains(&edge) {
            return;
        }
        self.out_edges[from as usize].push(edge);
        self.in_edges[to as usize].push(Edge { id: from, value });
        if is_memref(b, value) {
            match self.n_edges.iter_mut().find(|(memref, _)| *memref == value) {
                Some((_, n)) => *n += 1,
                None => self.n_edges.push((value, 1)),
            }
        }
    }

    fn remove_edge(&mut self, from: Id, to: Id, value: Value) {
        let remove = |edges: &mut Vec<Edge>, edge: Edge| {
            if let Some(at) = edges.iter().position(|other| *other == edge) {
                edges.remove(at);
            }
        };
        remove(&mut self.out_edges[from as usize], Edge { id: to, value });
        remove(&mut self.in_edges[to as usize], Edge { id: from, value });
        if let Some((_, n)) = self.n_edges.iter_mut().find(|(memref, _)| *memref == value) {
            *n = n.saturating_sub(1);
        }
    }

    /// The memrefs of edges that there are no more.
    pub(super) fn without_edges(&self) -> impl Iterator<Item = Value> + '_ {
        self.n_edges.iter().filter(|(_, n)| *n == 0).map(|&(memref, _)| memref)
    }

    /// Whether a node depends on another one, also by way of others.
    pub(super) fn has_path(&self, from: Id, to: Id) -> bool {
        let mut seen: FxHashSet<Id> = FxHashSet::default();
        let mut pending = vec![from];
        while let Some(id) = pending.pop() {
            if id == to {
                return true;
            }
            if seen.insert(id) {
                pending.extend(self.out_edges(id).iter().map(|edge| edge.id));
            }
        }
        false
    }

    /// The operation in front of which a fused loop nest can be: the second node's or, if operations between both depend on
    /// the first one, the first of these. `None` if there is no such place.
    pub(super) fn insertion_point(&self, b: &Body, first: Id, second: Id) -> Option<Op> {
        let (from, to) = (self.node(first)?.op, self.node(second)?.op);
        let is_value = |edge: &&Edge| !is_memref(b, edge.value);
        if self.in_edges(second).iter().filter(is_value).any(|edge| self.has_path(first, edge.id)) {
            return None;
        }
        let ops = |edges: &[Edge], but: Id| -> FxHashSet<Op> {
            let others = edges.iter().filter(|edge| edge.id != but);
            others.filter_map(|edge| self.node(edge.id)).map(|node| node.op).collect()
        };
        let (after, before) = (ops(self.out_edges(first), second), ops(self.in_edges(second), first));
        let mut point = None;
        let mut next = b.next_op(from);
        while let Some(op) = next.filter(|&op| op != to) {
            if point.is_none() && after.contains(&op) {
                point = Some(op);
            }
            if point.is_some() && before.contains(&op) {
                return None;
            }
            next = b.next_op(op);
        }
        Some(point.unwrap_or(to))
    }

    /// Lets the edges of a node be those of the node into which a slice of it was fused. `private` are the memrefs that were
    /// replaced there.
    pub(super) fn move_edges(&mut self, b: &Body, from: Id, to: Id, private: &[Value], is_removed: bool) {
        for edge in self.in_edges(from).to_vec() {
            if !private.contains(&edge.value) {
                self.add_edge(b, edge.id, to, edge.value);
            }
        }
        for edge in self.out_edges(from).to_vec() {
            if edge.id == to {
                self.remove_edge(from, to, edge.value);
            } else if is_removed {
                self.add_edge(b, to, edge.id, edge.value);
                self.remove_edge(from, edge.id, edge.value);
            }
        }
        for edge in self.in_edges(to).to_vec() {
            if private.contains(&edge.value) {
                self.remove_edge(edge.id, to, edge.value);
            }
        }
    }

    /// Lets all edges of a node be those of the node into which it was fused.
    pub(super) fn take_edges(&mut self, b: &Body, from: Id, to: Id) {
        for edge in self.in_edges(from).to_vec() {
            self.add_edge(b, edge.id, to, edge.value);
            self.remove_edge(edge.id, from, edge.value);
        }
        for edge in self.out_edges(from).to_vec() {
            self.add_edge(b, to, edge.id, edge.value);
            self.remove_edge(from, edge.id, edge.value);
        }
    }

    /// Whether an operation of one of the nodes that is no affine access has effects on memory of the other one, so that the order
    /// of iterations is not known to be free. Upstream does not take these into account.
    pub(super) fn has_other_conflict(&self, b: &Body, first: Id, second: Id) -> bool {
        let (Some(first), Some(second)) = (self.node(first), self.node(second)) else { return true };
        let conflicts = |one: &Node, two: &Node| {
            one.memrefs().filter(|&memref| one.has_other_access(memref)).any(|memref| {
                let base = view_base(b, memref);
                two.memrefs()
                    .any(|other| view_base(b, other) == base && (one.changes(memref) || two.changes(other)))
            })
        };
        conflicts(first, second) || conflicts(second, first)
    }
}

/// Whether the iterations of two loops may depend on each other by a memref. Other operations do.
fn may_depend(b: &Body, from: &Node, to: &Node, memref: Value) -> bool {
    if !b.is::<For>(from.op) || !b.is::<For>(to.op) {
        return true;
    }
    let changes_otherwise =
        |one: &Node, two: &Node| one.has_other_access(memref) && (one.changes(memref) || two.changes(memref));
    if changes_otherwise(from, to) || changes_otherwise(to, from) {
        return true;
    }
    let depth = nesting_depth(b, from.op) + 1;
    let accesses = |node: &'_ Node| -> Vec<Access> {
        let all = node.stores.iter().chain(&node.loads);
        all.filter(|access| access.memref == memref).cloned().collect()
    };
    let targets = accesses(to);
    accesses(from)
        .iter()
        .any(|source| targets.iter().any(|target| has_dependence(b, source, target, depth) != Some(false)))
}
