//! Loops that load the same elements, and do not depend on each other, are fused.

use super::Fusion;
use super::check::Check;
use super::graph::{Edge, Id, Node};
use super::insert::fuse;
use super::legality::{Strategy, keeps_dominance, slices};
use super::slice::loops_around;
use crate::affine::analysis::access::Access;
use crate::bufferization::transforms::allocations::ancestor_in;
use crate::prelude::*;
use core::ops::ControlFlow;

impl Fusion<'_> {
    /// Fuses loops with those that load what they load.
    pub(super) fn fuse_siblings(&mut self) {
        for id in self.worklist() {
            if self.graph.loop_of(self.b, id).is_none() {
                continue;
            }
            let mut visited: FxHashSet<Id> = FxHashSet::default();
            while let Some((sibling, memref)) = self.find_sibling(id, &visited) {
                visited.insert(sibling);
                if let Some(ControlFlow::Break(())) = self.fuse_sibling(sibling, id, memref) {
                    break;
                }
            }
        }
    }

    /// A loop that loads elements of a memref that a node loads, too: first of arguments of the block, then of what a node stores or
    /// defines on which both depend.
    fn find_sibling(&self, target: Id, visited: &FxHashSet<Id>) -> Option<(Id, Value)> {
        let (b, graph) = (&*self.b, &self.graph);
        let node = graph.node(target)?;
        for &memref in b.args(self.block) {
            for user in b.users(memref) {
                if Access::of(b, user).is_none_or(|access| access.is_store() || access.memref != memref) {
                    continue;
                }
                let around = ancestor_in(b, self.block, user);
                let Some(sibling) = around.and_then(|op| graph.id_of(op)) else { continue };
                if sibling != target
                    && !visited.contains(&sibling)
                    && node.n_loads(memref) > 0
                    && self.is_sibling(sibling, target, memref)
                {
                    return Some((sibling, memref));
                }
            }
        }
        let is_memref = |edge: &&Edge| b.ty(edge.value).is::<MemRefType>(b.ctx());
        let is_load = |edge: &&Edge| {
            let is_source = |node: &Node| node.stores_to(edge.value) || b.def_op(edge.value) == Some(node.op);
            node.n_loads(edge.value) > 0 && graph.node(edge.id).is_some_and(is_source)
        };
        for input in graph.in_edges(target).iter().filter(is_memref).filter(is_load) {
            let found = graph.out_edges(input.id).iter().find(|edge| {
                edge.value == input.value
                    && edge.id != target
                    && !visited.contains(&edge.id)
                    && self.is_sibling(edge.id, target, edge.value)
            });
            if let Some(edge) = found {
                return Some((edge.id, edge.value));
            }
        }
        None
    }

    /// Whether a loop that loads from a memref may be fused with another one as far as the graph tells.
    fn is_sibling(&self, sibling: Id, target: Id, memref: Value) -> bool {
        let graph = &self.graph;
        let Some(node) = graph.node(sibling) else { return false };
        let Some(first) = node.stores.first().map(|store| store.memref) else {
            return self.is_independent(sibling, target, memref);
        };
        node.stores.iter().all(|store| store.memref == first)
            && self.is_independent(sibling, target, memref)
            && !node.updated().any(|memref| graph.has_writer_before(sibling, memref))
    }

    fn is_independent(&self, sibling: Id, target: Id, memref: Value) -> bool {
        let graph = &self.graph;
        graph.loop_of(self.b, sibling).is_some()
            && graph.node(sibling).is_some_and(|node| node.n_loads(memref) == 1)
            && !graph.has_path(sibling, target)
            && !graph.has_path(target, sibling)
    }

    /// Puts a loop into another one, if that is legal and pays off. `Break` if no others are to be put into it.
    fn fuse_sibling(&mut self, sibling: Id, target: Id, memref: Value) -> Option<ControlFlow<()>> {
        let (source_op, target_op) =
            (self.graph.loop_of(self.b, sibling)?, self.graph.loop_of(self.b, target)?);
        let b = &*self.b;
        let point = match b.is_before(source_op.0, target_op.0) {
            true => self.graph.insertion_point(b, sibling, target)?,
            false => self.graph.insertion_point(b, target, sibling)?,
        };
        if b.results(source_op.0).iter().any(|result| !b.has_no_uses(result)) {
            return None;
        }
        let load = self.graph.node(sibling)?.loads.iter().find(|access| access.memref == memref)?;
        let first = self.graph.node(target)?.loads.iter().find(|access| access.memref == memref)?;
        let n_around = loops_around(b, target_op.0)?.len();
        let n_depths = loops_around(b, first.op)?.len().checked_sub(n_around)?;
        let slices = slices(b, source_op, target_op, n_depths, Strategy::Sibling(memref))?;
        let ControlFlow::Continue(depth) = self.depth(Some(load), source_op, target_op, &slices)? else {
            return Some(ControlFlow::Break(()));
        };
        let slice = slices.into_iter().nth(depth - 1)??;
        let (source_node, target_node) = (self.graph.node(sibling)?, self.graph.node(target)?);
        let check = Check {
            b: self.b,
            slice: &slice,
            source: &source_node.accesses(),
            target: &target_node.accesses(),
            is_removed: true,
        };
        // The loop is removed.
        if slice.is_maximal(self.b) != Some(true)
            || slice.covers(self.b) != Some(true)
            || self.has_other_conflict(sibling, target)
            || !check.keeps_order(&[])
            || !keeps_dominance(self.b, source_op, target_op, point)
        {
            return None;
        }
        let old = slice.target;
        let new = fuse(self.b, source_op, &slice, depth == n_depths)?;
        // A loop that carries further values is another one.
        let target_op = if target_op.0 == old.0 { new } else { target_op };
        let point = if point == old.0 { new.0 } else { point };
        self.move_before(target_op, point);
        self.graph.take_edges(self.b, sibling, target);
        self.graph.replace_op(target, target_op);
        if let Some(node) = self.graph.node_mut(target) {
            node.collect(self.b);
        }
        self.graph.remove_node(sibling);
        self.b.erase(source_op.0);
        Some(ControlFlow::Continue(()))
    }
}
