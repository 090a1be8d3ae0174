//! Whether two buffers are of the same allocation (`BufferOriginAnalysis`).

use super::allocations::has_effect;
use super::ownership::NEW;
use crate::alias::view_base;
use crate::memref;
use crate::prelude::*;

/// A buffer, and the allocations that it may be of.
pub(super) struct Buffer {
    /// The buffer that it is a view of.
    base: Value,
    origins: Origins,
}

impl Buffer {
    pub(super) fn of(b: &Body, value: Value) -> Self {
        let base = view_base(b, value);
        Self { base, origins: Origins::of(b, base) }
    }

    /// Whether two buffers are certainly of the same allocation, or certainly of different ones.
    pub(super) fn is_same_allocation(&self, other: &Self) -> Option<bool> {
        let (first, second) = (&self.origins, &other.origins);
        if self.base == other.base || first.ends.len() == 1 && first.ends == second.ends {
            return Some(true);
        }
        if first.ends.iter().any(|value| second.ends.contains(value)) {
            return None;
        }
        let is_apart = (first.all_new && second.all_new_or_args) || (second.all_new && first.all_new_or_args);
        is_apart.then_some(false)
    }

    /// Whether two buffers may be of the same allocation.
    pub(super) fn may_alias(&self, b: &Body, other: &Self) -> bool {
        self.is_same_allocation(other) != Some(false)
            && !is_new_beside_argument(b, self.base, other.base)
            && !is_new_beside_argument(b, other.base, self.base)
    }
}

/// Whether one value is a new buffer, and the other one an argument of a block around its allocation.
fn is_new_beside_argument(b: &Body, new: Value, arg: Value) -> bool {
    let ValueDef::Arg(block, _) = b.value_def(arg) else { return false };
    allocation(b, new).is_some_and(|def| super::allocations::ancestor_in(b, block, def).is_some())
}

fn allocation(b: &Body, value: Value) -> Option<Op> {
    b.def_op(value).filter(|&def| has_effect(b, def, Effects::ALLOC) || b.attr(def, NEW).is_some())
}

/// The values that a buffer originates from, as far as its flow is known.
struct Origins {
    ends: FxHashSet<Value>,
    /// Whether all of them are allocations.
    all_new: bool,
    /// Whether all of them are allocations or arguments of the function.
    all_new_or_args: bool,
}

impl Origins {
    fn of(b: &Body, value: Value) -> Self {
        let mut origins = Self { ends: FxHashSet::default(), all_new: true, all_new_or_args: true };
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            if !seen.insert(value) {
                continue;
            }
            let mut sources: SmallVec<[Value; 4]> = SmallVec::new();
            let is_end = sources_of(b, value, &mut sources);
            let ty = b.ty(value);
            if is_end && (ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx())) {
                origins.ends.insert(value);
                let is_new = allocation(b, value).is_some();
                origins.all_new &= is_new;
                origins.all_new_or_args &= is_new || is_function_argument(b, value);
            }
            stack.extend(sources);
        }
        origins
    }
}

fn is_function_argument(b: &Body, value: Value) -> bool {
    let ValueDef::Arg(block, _) = b.value_def(value) else { return false };
    b.is_entry_block(block) && b.region_of(block).is_some_and(|region| b.region_parent(region).is_none())
}

/// Collects the values that a value is a view of, or that reach it; returns whether it may be a buffer of its own.
fn sources_of(b: &Body, value: Value, sources: &mut SmallVec<[Value; 4]>) -> bool {
    match b.value_def(value) {
        ValueDef::Result(op, i) => {
            let def = b.def(op);
            if let Some(select) = b.as_::<arith::Select>(op) {
                sources.extend([select.true_value(b), select.false_value(b)]);
                return false;
            }
            if b.is::<memref::Realloc>(op) {
                sources.push(b.operand(op, 0));
                return true;
            }
            if def.has(Trait::ViewLikeOpInterface) {
                sources.extend(b.operands(op).first().filter(|_| i == 0));
                return false;
            }
            if def.hooks.branch.is_none() && def.hooks.region_edges.is_some() {
                passed_to(b, op, RegionTarget::Parent, value, sources);
                return false;
            }
            if def.has(Trait::CallOpInterface) && b.attr(op, NEW).is_none() {
                sources.extend(b.operands(op));
            }
            def.hooks.branch.is_none()
        }
        ValueDef::Arg(block, i) if !b.is_entry_block(block) => {
            branched_to(b, block, i as usize, sources);
            false
        }
        ValueDef::Arg(block, _) => {
            let region = b.region_of(block);
            let op = region.and_then(|region| b.region_parent(region));
            match op.zip(region).filter(|&(op, _)| b.def(op).hooks.region_edges.is_some()) {
                Some((op, region)) => {
                    passed_to(b, op, RegionTarget::Region(b.region_index(region)), value, sources);
                    false
                }
                None => true,
            }
        }
    }
}

/// Collects the operands that branches pass to an argument of a block.
fn branched_to(b: &Body, block: Block, i: usize, sources: &mut SmallVec<[Value; 4]>) {
    for branch in b.block_uses(block) {
        let op = branch.owner;
        let passed = b.def(op).hooks.branch.and_then(|hook| hook(b, op, branch.index as usize));
        let Some((start, end)) = passed else { continue };
        let produced = b.args(block).len().saturating_sub(end - start);
        sources.extend(i.checked_sub(produced).and_then(|at| b.operands(op).slice(start, end).get(at)));
    }
}

/// Collects the operands that are passed to an input of an operation with control flow between its regions.
fn passed_to(b: &Body, op: Op, target: RegionTarget, input: Value, sources: &mut SmallVec<[Value; 4]>) {
    let Some(edges) = b.def(op).hooks.region_edges else { return };
    let ends = b.regions(op).into_iter().flat_map(|region| b.blocks(region));
    let ends = ends.filter_map(|block| b.last_op(block)).map(RegionPoint::Terminator);
    for point in core::iter::once(RegionPoint::Parent).chain(ends) {
        edges(b, op, point, &mut |edge| {
            if edge.to == target {
                let at = edge.inputs.iter().position(|value| value == input);
                sources.extend(at.and_then(|at| edge.operands.get(at)));
            }
        });
    }
}
