//! Loops that store elements are put into those that load them.

use super::super::redirect::can_redirect;
use super::Fusion;
use super::check::Check;
use super::graph::{Id, Node};
use super::insert::fuse;
use super::legality::{Strategy, keeps_dominance, slices};
use super::order::sink_sequential_loops;
use super::private::privatize;
use super::slice::{Slice, common_nest, loops_around};
use crate::affine::analysis::access::Access;
use crate::affine::analysis::region::element_bytes;
use crate::affine::{DmaStart, DmaWait, For};
use crate::bufferization::transforms::allocations::ancestor_in;
use crate::prelude::*;
use core::ops::ControlFlow;

impl Fusion<'_> {
    /// Puts loops into those that load what they store, if not more than `max_users` nodes depend on them by a memref.
    pub(super) fn fuse_producers(&mut self, max_users: usize) {
        for id in self.worklist() {
            self.fuse_producers_into(id, max_users);
        }
    }

    fn fuse_producers_into(&mut self, target: Id, max_users: usize) {
        let Some(op) = self.graph.loop_of(self.b, target).filter(|op| self.b.n_results(op.0) == 0) else {
            return;
        };
        let op = sink_sequential_loops(self.b, op);
        self.b.renumber_all();
        self.graph.replace_op(target, op);
        loop {
            let mut changed = false;
            for source in self.producers(target).into_iter().rev() {
                match self.fuse_producer(source, target, max_users) {
                    Some(ControlFlow::Continue(())) => changed = true,
                    Some(ControlFlow::Break(())) => return,
                    None => {}
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// The loops that store what a node loads, in order of their numbers.
    fn producers(&self, target: Id) -> Vec<Id> {
        let Some(node) = self.graph.node(target) else { return Vec::new() };
        let edges = self.graph.in_edges(target).iter();
        let stores = |id: &Id| {
            let source = self.graph.node(*id);
            let is_loop = self.graph.loop_of(self.b, *id).is_some();
            is_loop && source.is_some_and(|source| !passed(source, node).is_empty())
        };
        let mut ids: Vec<Id> = edges.map(|edge| edge.id).filter(stores).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// Puts a slice of a loop into another one, if that is legal and pays off. `Break` if no others are to be put into it.
    fn fuse_producer(&mut self, source: Id, target: Id, max_users: usize) -> Option<ControlFlow<()>> {
        let (source_op, target_op) =
            (self.graph.loop_of(self.b, source)?, self.graph.loop_of(self.b, target)?);
        if self.b.n_results(source_op.0) != 0 || self.has_other_conflict(source, target) {
            return None;
        }
        let (source_node, target_node) = (self.graph.node(source)?, self.graph.node(target)?);
        let memrefs = passed(source_node, target_node);
        if memrefs.iter().any(|&memref| self.graph.n_out_edges(source, memref) > max_users) {
            return None;
        }
        let b = &*self.b;
        let stored = source_node.stores.iter().map(|access| access.memref);
        let escaping: Vec<Value> = stored.filter(|&memref| escapes(b, memref, self.block)).collect();
        let point = self.graph.insertion_point(b, source, target)?;
        let n_around = loops_around(b, target_op.0)?.len();
        let accesses = target_node.loads.iter().chain(&target_node.stores);
        let ops = accesses.filter(|access| memrefs.contains(&access.memref)).map(|access| access.op);
        let n_depths = common_nest(b, ops)?.len().checked_sub(n_around)?;
        let slices = slices(b, source_op, target_op, n_depths, Strategy::Producer)?;
        let mut stores = source_node.stores.iter().filter(|access| memrefs.contains(&access.memref));
        let store = stores.next().filter(|_| stores.next().is_none());
        let ControlFlow::Continue(depth) = self.depth(store, source_op, target_op, &slices)? else {
            return Some(ControlFlow::Break(()));
        };
        let slice = slices.into_iter().nth(depth - 1)??;
        let is_removed = self.can_remove(source, target_op, &slice, point, &escaping);
        let check = Check {
            b: self.b,
            slice: &slice,
            source: &source_node.accesses(),
            target: &target_node.accesses(),
            is_removed,
        };
        let is_private = |memref: &Value| {
            self.can_be_private(*memref, &escaping, source, target, is_removed) && check.stores_all(*memref)
        };
        let private: Vec<Value> = memrefs.into_iter().filter(is_private).collect();
        let is_certain = |&&memref: &&Value| certainly_has_buffer(self.b, memref, source_node, target_node);
        let certain: Vec<Value> = private.iter().filter(is_certain).copied().collect();
        if !check.keeps_order(&certain) || !keeps_dominance(b, source_op, target_op, point) {
            return None;
        }
        let block = self.b.entry_block(slice.target.body(self.b))?;
        fuse(self.b, source_op, &slice, false);
        self.move_before(target_op, point);
        let buffers = self.make_private(target_op, &private, depth, block);
        let private: Vec<Value> = buffers.iter().map(|&(memref, _)| memref).collect();
        self.graph.move_edges(self.b, source, target, &private, is_removed);
        for (_, buffer) in buffers {
            if let Some(def) = self.b.def_op(buffer) {
                let id = self.graph.add_node(self.b, def);
                self.graph.add_edge(self.b, id, target, buffer);
            }
        }
        if let Some(node) = self.graph.node_mut(target) {
            node.collect(self.b);
        }
        if is_removed {
            self.b.erase(source_op.0);
            self.graph.remove_node(source);
        }
        Some(ControlFlow::Continue(()))
    }

    /// Replaces memrefs in a loop by buffers, as far as their extents are known; returns both.
    fn make_private(
        &mut self,
        op: For,
        memrefs: &[Value],
        depth: usize,
        block: Block,
    ) -> Vec<(Value, Value)> {
        let (b, fast) = (&*self.b, self.fast_memory());
        let accesses = Access::inside(b, op.0);
        let mut buffers = Vec::new();
        for &memref in memrefs {
            let is_own = |access: &&Access| access.is_store() && access.memref == memref;
            let own: Vec<Access> = accesses.iter().filter(is_own).cloned().collect();
            let buffer = privatize(self.b, op, &own, depth, block, fast);
            buffers.extend(buffer.map(|buffer| (memref, buffer)));
        }
        self.b.renumber_all();
        buffers
    }

    /// Whether a loop is not needed any more when a slice of it is in another one.
    fn can_remove(&self, source: Id, target: For, slice: &Slice, point: Op, escaping: &[Value]) -> bool {
        let b = &*self.b;
        let mut has_dependents = false;
        for edge in self.graph.out_edges(source) {
            let Some(node) = self.graph.node(edge.id).filter(|node| node.op != target.0) else { continue };
            if point != node.op && !b.is_before(point, node.op) {
                return false;
            }
            has_dependents = true;
        }
        !has_dependents && escaping.is_empty()
            || slice.is_maximal(b) == Some(true) && slice.covers(b) == Some(true)
    }

    /// Whether a buffer can replace a memref where a loop hands over elements to another one.
    fn can_be_private(
        &self,
        memref: Value,
        escaping: &[Value],
        source: Id,
        target: Id,
        is_removed: bool,
    ) -> bool {
        let is_stored_later = || self.graph.node(target).is_some_and(|node| node.stores_to(memref));
        if escaping.contains(&memref) && (is_removed || is_stored_later()) {
            return false;
        }
        let ty = self.b.ty(memref).as_::<MemRefType>(self.b.ctx());
        if ty.is_none_or(|ty| element_bytes(self.b.ctx(), ty.elem).is_none()) {
            return false;
        }
        if self.graph.has_writer_before(source, memref) || self.graph.n_out_edges(target, memref) > 0 {
            return false;
        }
        let mut edges = self.graph.out_edges(source).iter();
        !is_removed || !edges.any(|edge| edge.value == memref && edge.id != target)
    }
}

/// The memrefs that one node stores to and another one loads from.
fn passed(source: &Node, target: &Node) -> Vec<Value> {
    let mut memrefs: Vec<Value> = Vec::new();
    for load in &target.loads {
        let is_stored = source.stores.iter().any(|store| store.memref == load.memref);
        if is_stored && !memrefs.contains(&load.memref) {
            memrefs.push(load.memref);
        }
    }
    memrefs
}

/// Whether a buffer is certainly made for a memref, if it may be: its extents are known, and so is that all stores access the same
/// elements, before the loops are fused.
fn certainly_has_buffer(b: &Body, memref: Value, source: &Node, target: &Node) -> bool {
    let ty = b.ty(memref).as_::<MemRefType>(b.ctx());
    let stores: Vec<&Access> = source.stores.iter().filter(|store| store.memref == memref).collect();
    ty.is_some_and(|ty| !ty.shape.contains(&DYNAMIC))
        && !target.stores_to(memref)
        && stores.windows(2).all(|pair| pair[0].equals(b, pair[1]))
        && b.users(memref).all(|user| can_redirect(b, user))
}

/// Whether operations that are no affine accesses in a block, or operations that are not in its region, may use a memref, or the
/// memref may be that of others.
pub(super) fn escapes(b: &Body, memref: Value, block: Block) -> bool {
    let Some(def) = b.def_op(memref) else { return true };
    if effects_of(b, def) != Some(Effects::ALLOC) {
        return true;
    }
    let Some(region) = b.region_of(block) else { return true };
    b.users(memref).any(|user| {
        if !b.is_inside_region(user, region) {
            return true;
        }
        ancestor_in(b, block, user).is_some() && !is_affine_access(b, user)
    })
}

/// Whether an operation accesses elements of its memref operands only.
pub(super) fn is_affine_access(b: &Body, op: Op) -> bool {
    can_redirect(b, op) || b.is::<DmaStart>(op) || b.is::<DmaWait>(op)
}
