//! Whether two values may be of the same memory (`LocalAliasAnalysis`).

use crate::memref;
use crate::prelude::*;

/// How far definitions are followed.
const MAX_DEPTH: u32 = 10;

/// Whether two values share memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aliasing {
    /// They never do.
    No,
    /// They may.
    May,
    /// They are the same memory.
    Must,
}

/// Whether two values share memory.
pub fn aliasing(b: &Body, first: Value, second: Value) -> Aliasing {
    if first == second {
        return Aliasing::Must;
    }
    let (first, second) = (underlying(b, first), underlying(b, second));
    let pairs = first.iter().flat_map(|&first| second.iter().map(move |&second| (first, second)));
    let merge = |a, c| if a == c { a } else { Aliasing::May };
    pairs.map(|(first, second)| compare(b, first, second)).reduce(merge).unwrap_or(Aliasing::May)
}

/// Whether two values may share memory.
pub fn may_alias(b: &Body, first: Value, second: Value) -> bool {
    aliasing(b, first, second) != Aliasing::No
}

/// The value that another one is a view of, if it is one.
fn view_source(b: &Body, value: Value) -> Option<Value> {
    let ValueDef::Result(def, 0) = b.value_def(value) else { return None };
    b.operands(def).first().filter(|_| b.def(def).has(Trait::ViewLikeOpInterface))
}

/// The value that views are of, directly or through others.
pub(crate) fn view_base(b: &Body, value: Value) -> Value {
    value.follow(|value| view_source(b, value))
}

/// The values that a value can be a view of.
fn underlying(b: &Body, value: Value) -> SmallVec<[Value; 4]> {
    let mut search = Search { b, visited: FxHashSet::default(), found: SmallVec::new() };
    search.visit(value, MAX_DEPTH);
    search.found
}

struct Search<'a> {
    b: &'a Body,
    visited: FxHashSet<Value>,
    found: SmallVec<[Value; 4]>,
}

impl Search<'_> {
    fn visit(&mut self, value: Value, depth: u32) {
        if !self.visited.insert(value) {
            return;
        }
        let Some(depth) = depth.checked_sub(1) else { return self.found.push(value) };
        let b = self.b;
        match b.value_def(value) {
            ValueDef::Result(op, _) => {
                let def = b.def(op);
                if let Some(source) = view_source(b, value) {
                    self.visit(source, depth);
                } else if def.hooks.region_edges.is_some() {
                    self.visit_passed(op, RegionTarget::Parent, value, depth);
                } else {
                    self.found.push(value);
                }
            }
            ValueDef::Arg(block, i) if !b.is_entry_block(block) => {
                self.visit_branches(block, i, value, depth)
            }
            ValueDef::Arg(block, _) => {
                let region = b.region_of(block);
                let op = region.and_then(|region| b.region_parent(region));
                match op.zip(region).filter(|&(op, _)| b.def(op).hooks.region_edges.is_some()) {
                    Some((op, region)) => {
                        self.visit_passed(op, RegionTarget::Region(b.region_index(region)), value, depth);
                    }
                    None => self.found.push(value),
                }
            }
        }
    }

    /// Visits the operands that branches pass to an argument of a block.
    fn visit_branches(&mut self, block: Block, i: u32, arg: Value, depth: u32) {
        let b = self.b;
        for branch in b.block_uses(block) {
            let op = branch.owner;
            let passed = b.def(op).hooks.branch.and_then(|hook| hook(b, op, branch.index as usize));
            // The first arguments can be results of the branch.
            let operand = passed.and_then(|(start, end)| {
                let produced = b.args(block).len().checked_sub(end - start)?;
                let at = (i as usize).checked_sub(produced)?;
                b.operands(op).slice(start, end).get(at)
            });
            match operand {
                Some(operand) => self.visit(operand, depth),
                None => return self.found.push(arg),
            }
        }
    }

    /// Visits the operands that are passed to an input of an operation with control flow between its regions.
    fn visit_passed(&mut self, op: Op, target: RegionTarget, input: Value, depth: u32) {
        let b = self.b;
        let Some(edges) = b.def(op).hooks.region_edges else { return self.found.push(input) };
        let ends = b.regions(op).into_iter().flat_map(|region| b.blocks(region));
        let ends = ends.filter_map(|block| b.last_op(block)).map(RegionPoint::Terminator);
        let mut passed: SmallVec<[Option<Value>; 4]> = SmallVec::new();
        for point in core::iter::once(RegionPoint::Parent).chain(ends) {
            edges(b, op, point, &mut |edge| {
                if edge.to == target {
                    let at = edge.inputs.iter().position(|value| value == input);
                    passed.push(at.and_then(|at| edge.operands.get(at)));
                }
            });
        }
        for value in passed {
            match value {
                Some(value) => self.visit(value, depth),
                None => self.found.push(input),
            }
        }
    }
}

/// The operation that allocates a value.
fn allocation(b: &Body, value: Value) -> Option<Op> {
    let def = b.def_op(value)?;
    effects_of(b, def).is_some_and(|effects| effects.any(Effects::ALLOC)).then_some(def)
}

/// The operation at whose end an allocation ends; `None` for the operation that has the body.
fn scope_of(b: &Body, allocation: Op) -> Option<Op> {
    // Only memory on the stack ends with a scope inside the function.
    if !b.is::<memref::Alloca>(allocation) {
        return None;
    }
    let mut at = b.parent_op(allocation);
    while let Some(op) = at.filter(|&op| !b.def(op).has(Trait::AutomaticAllocationScope)) {
        at = b.parent_op(op);
    }
    at
}

/// The operation around the definition of a value; `None` for the operation that has the body.
fn parent_of(b: &Body, value: Value) -> Option<Op> {
    let region = b.def_block(value).and_then(|block| b.region_of(block));
    region.and_then(|region| b.region_parent(region))
}

/// Whether a value is defined before a scope is entered.
fn is_above(b: &Body, value: Value, scope: Option<Op>) -> bool {
    let parent = parent_of(b, value);
    if parent == scope {
        return matches!(b.value_def(value), ValueDef::Arg(block, _) if b.is_entry_block(block));
    }
    let mut at = scope;
    while let Some(op) = at {
        at = b.parent_op(op);
        if at == parent {
            return true;
        }
    }
    false
}

/// Compares two values that are no views.
fn compare(b: &Body, first: Value, second: Value) -> Aliasing {
    if first == second {
        return Aliasing::Must;
    }
    let is_distinct = b
        .def_op(first)
        .zip(b.def_op(second))
        .is_some_and(|(first, second)| first == second && b.is::<memref::DistinctObjects>(first));
    if is_distinct {
        return Aliasing::No;
    }
    let is_constant = |value| constant_of(b, value).is_some();
    let (allocation, other) = match (allocation(b, first), allocation(b, second)) {
        (Some(_), Some(_)) => return Aliasing::No,
        (None, None) => return Aliasing::May,
        (Some(allocation), None) => (allocation, second),
        (None, Some(allocation)) => (allocation, first),
    };
    let is_apart = is_constant(other) || is_above(b, other, scope_of(b, allocation));
    if is_apart { Aliasing::No } else { Aliasing::May }
}
