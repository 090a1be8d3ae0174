//! `gpu-launch-sink-index-computations`: cheap computations move into launches, which then need fewer arguments.

use crate::gpu::Launch;
use crate::prelude::*;
use terrace_memory::memref::Dim;

passes! {
    /// Sink index computations into gpu.launch body.
    LaunchSinkIndexComputations("GpuLaunchSinkIndexComputationsPass") = "gpu-launch-sink-index-computations"
        on(Anchor::Any) => sink_index_computations;
}

fn sink_index_computations(_: &LaunchSinkIndexComputations, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| {
        for op in postorder(b, &b.ops_where(|op| b.is::<Launch>(op))) {
            sink(b, Launch::wrap(op));
        }
    })
}

/// Whether an operation is cheap and has no effects: a constant, an extent, a selection or a comparison.
fn is_index_computation(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::ConstantLike)
        || b.is::<Dim>(op)
        || b.is::<arith::Select>(op)
        || b.is::<arith::CmpI>(op)
}

/// The operations that are sunk.
struct Sinking<'a> {
    body: &'a Body,
    /// The values that the launch takes from outside.
    captured: FxHashSet<Value>,
    /// The operations to sink, each behind those that it needs.
    ops: Vec<Op>,
    /// Whether an operation is sunk. It is not while its operands are looked at: values in unreachable blocks may follow from
    /// themselves.
    is_sunk: FxHashMap<Op, bool>,
}

impl Sinking<'_> {
    /// Sinks an operation and those that its operands need, if no further value has to come from outside.
    fn add(&mut self, root: Op) {
        // Each operation on the way with the number of its next operand.
        let mut path = vec![(root, 0)];
        while let Some(&mut (op, ref mut next)) = path.last_mut() {
            if *next == 0 && !self.is_sunk.contains_key(&op) {
                self.is_sunk.insert(op, false);
                if !is_index_computation(self.body, op) {
                    path.pop();
                    continue;
                }
            } else if *next == 0 {
                path.pop();
                continue;
            }
            self.advance(&mut path);
        }
    }

    /// Looks at the next operand of the last operation of the path.
    fn advance(&mut self, path: &mut Vec<(Op, usize)>) {
        let Some((op, next)) = path.last_mut() else { return };
        let operands = self.body.operands(*op);
        // The operand in front of this one was found to be available, or not.
        if *next > 0
            && let Some(value) = operands.get(*next - 1)
            && !self.is_available(value)
        {
            path.pop();
            return;
        }
        let Some(value) = operands.get(*next) else {
            self.is_sunk.insert(*op, true);
            self.ops.push(*op);
            path.pop();
            return;
        };
        *next += 1;
        if let Some(def) = self.body.def_op(value)
            && !self.is_sunk.contains_key(&def)
        {
            path.push((def, 0));
        }
    }

    /// Whether the launch has a value, or gets it from an operation that is sunk.
    fn is_available(&self, value: Value) -> bool {
        let def = self.body.def_op(value);
        self.captured.contains(&value) || def.is_some_and(|def| self.is_sunk.get(&def) == Some(&true))
    }
}

fn sink(b: &mut Body, launch: Launch) {
    let captured = captures(b, launch.0);
    let defs: Vec<Op> = captured.iter().filter_map(|&value| b.def_op(value)).collect();
    let mut sinking = Sinking {
        body: b,
        captured: captured.into_iter().collect(),
        ops: Vec::new(),
        is_sunk: FxHashMap::default(),
    };
    defs.into_iter().for_each(|op| sinking.add(op));
    let ops = sinking.ops;
    let Some(entry) = b.entry_block(launch.body(b)) else { return };
    let first = b.first_op(entry);
    let mut map = Mapping::default();
    for op in ops {
        let clone = b.clone_op(op, &mut map);
        match first {
            Some(first) => b.insert_before(clone, first),
            None => b.append(clone, entry),
        }
        for (from, to) in b.results(op).iter().zip(b.results(clone)) {
            b.replace_uses_if(from, to, |b, usage| b.ancestors(usage.owner).any(|op| op == launch.0));
        }
    }
}
