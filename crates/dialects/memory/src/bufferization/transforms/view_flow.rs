//! Which values can be views of a buffer (`BufferViewFlowAnalysis`).

use crate::memref;
use crate::prelude::*;

/// The flow of buffers through views, branches and regions of a body.
#[derive(Default)]
pub(super) struct ViewFlow {
    /// The values that a value becomes.
    next: FxHashMap<Value, SmallVec<[Value; 4]>>,
}

impl ViewFlow {
    pub(super) fn of(b: &Body) -> Self {
        let mut flow = Self::default();
        b.walk(|op| flow.add_op(b, op));
        flow
    }

    fn add(&mut self, from: Value, to: Value) {
        self.next.entry(from).or_default().push(to);
    }

    fn add_op(&mut self, b: &Body, op: Op) {
        let def = b.def(op);
        if let Some(select) = b.as_::<arith::Select>(op) {
            let result = b.result(op, 0);
            self.add(select.true_value(b), result);
            self.add(select.false_value(b), result);
        } else if def.has(Trait::ViewLikeOpInterface) || b.is::<memref::Realloc>(op) {
            if b.n_operands(op) != 0 && b.n_results(op) != 0 {
                self.add(b.operand(op, 0), b.result(op, 0));
            }
        } else if let Some(branch) = def.hooks.branch {
            for (i, block) in b.succs(op).enumerate() {
                let Some((start, end)) = branch(b, op, i) else { continue };
                let args = b.args(block);
                let produced = args.len().saturating_sub(end - start);
                for (value, &arg) in b.operands(op).slice(start, end).iter().zip(&args[produced..]) {
                    self.add(value, arg);
                }
            }
        } else if def.hooks.region_edges.is_some() {
            let mut passed: SmallVec<[(Value, Value); 8]> = SmallVec::new();
            for_each_edge(b, op, &mut |_, edge| passed.extend(edge.operands.iter().zip(edge.inputs)));
            passed.into_iter().for_each(|(from, to)| self.add(from, to));
        } else if def.has(Trait::CallOpInterface) {
            for operand in b.operands(op) {
                b.results(op).iter().for_each(|result| self.add(operand, result));
            }
        }
    }

    /// A value and all that are views of it.
    pub(super) fn resolve(&self, value: Value) -> Vec<Value> {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        seen.insert(value);
        let mut found = vec![value];
        let mut at = 0;
        while let Some(&value) = found.get(at) {
            at += 1;
            for &next in self.next.get(&value).into_iter().flatten() {
                if seen.insert(next) {
                    found.push(next);
                }
            }
        }
        found
    }
}

/// Calls back with each edge of control flow between the regions of an operation, and the region that it leaves.
fn for_each_edge(b: &Body, op: Op, f: &mut dyn FnMut(Option<usize>, RegionEdge<'_>)) {
    let Some(edges) = b.def(op).hooks.region_edges else { return };
    edges(b, op, RegionPoint::Parent, &mut |edge| f(None, edge));
    for (i, region) in b.regions(op).into_iter().enumerate() {
        for end in b.blocks(region).filter_map(|block| b.last_op(block)) {
            edges(b, op, RegionPoint::Terminator(end), &mut |edge| f(Some(i), edge));
        }
    }
}

/// Whether control flow can enter a region of an operation again.
pub(super) fn has_cycle(b: &Body, op: Op) -> bool {
    let mut next: FxHashMap<usize, SmallVec<[usize; 4]>> = FxHashMap::default();
    for_each_edge(b, op, &mut |from, edge| {
        if let (Some(from), RegionTarget::Region(to)) = (from, edge.to) {
            next.entry(from).or_default().push(to);
        }
    });
    let n = b.n_regions(op);
    (0..n).any(|start| {
        let mut seen = vec![false; n];
        let mut stack = vec![start];
        while let Some(region) = stack.pop() {
            for &to in next.get(&region).into_iter().flatten() {
                if to == start {
                    return true;
                }
                if seen.get(to) == Some(&false) {
                    seen[to] = true;
                    stack.push(to);
                }
            }
        }
        false
    })
}
