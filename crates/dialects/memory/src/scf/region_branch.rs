//! Canonicalization patterns of operations with control flow between their regions (`RegionBranchOpInterface`): values that
//! are passed along this control flow are replaced where they are known, merged where they are equal, and no longer
//! passed where they are not used.
//!
//! An *input* is a block argument or a result that receives passed values.

use crate::prelude::*;

/// An operand that is passed, and one of the inputs that receive it.
struct Passed {
    owner: Op,
    index: usize,
    input: Value,
}

/// Everything that is passed along the control flow of an operation.
struct Flow {
    passed: SmallVec<[Passed; 8]>,
    /// The inputs, in the order in which they first receive an operand.
    inputs: SmallVec<[Value; 8]>,
    /// The numbers of the inputs.
    number: FxHashMap<Value, usize>,
}

impl Flow {
    fn of(b: &Body, op: Op) -> Option<Self> {
        let edges = b.def(op).hooks.region_edges?;
        let mut flow =
            Self { passed: SmallVec::new(), inputs: SmallVec::new(), number: FxHashMap::default() };
        let mut points: SmallVec<[RegionPoint; 4]> = SmallVec::from_slice(&[RegionPoint::Parent]);
        for block in b.regions(op).into_iter().flat_map(|region| b.blocks(region)) {
            let is_exit = |&last: &Op| {
                let def = b.def(last);
                def.has(Trait::RegionBranchTerminatorOpInterface) || def.has(Trait::ReturnLike)
            };
            points.extend(b.last_op(block).filter(is_exit).map(RegionPoint::Terminator));
        }
        for point in points {
            let owner = match point {
                RegionPoint::Parent => op,
                RegionPoint::Terminator(end) => end,
            };
            edges(b, op, point, &mut |edge| {
                // The passed operands are the last ones.
                let start = b.n_operands(owner).saturating_sub(edge.operands.len());
                for (i, input) in edge.inputs.iter().enumerate().take(edge.operands.len()) {
                    flow.number.entry(input).or_insert_with(|| {
                        flow.inputs.push(input);
                        flow.inputs.len() - 1
                    });
                    flow.passed.push(Passed { owner, index: start + i, input });
                }
            });
        }
        Some(flow)
    }
}

/// The values that can reach an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reaching {
    None,
    One(Value),
    Many,
}

impl Reaching {
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, reaching) | (reaching, Self::None) => reaching,
            (Self::One(a), Self::One(b)) if a == b => self,
            _ => Self::Many,
        }
    }
}

/// The values other than inputs that reach each input, directly or through other inputs.
fn reaching_values(b: &Body, flow: &Flow) -> SmallVec<[Reaching; 8]> {
    let mut reaching: SmallVec<[Reaching; 8]> = SmallVec::from_elem(Reaching::None, flow.inputs.len());
    // The inputs that an input is passed to.
    let mut receivers: SmallVec<[SmallVec<[usize; 2]>; 8]> =
        SmallVec::from_elem(SmallVec::new(), flow.inputs.len());
    for passed in &flow.passed {
        let to = flow.number[&passed.input];
        let value = b.operand(passed.owner, passed.index);
        match flow.number.get(&value) {
            Some(&from) => receivers[from].push(to),
            None => reaching[to] = reaching[to].join(Reaching::One(value)),
        }
    }
    let mut pending: SmallVec<[usize; 8]> = (0..reaching.len()).collect();
    while let Some(from) = pending.pop() {
        for &to in &receivers[from] {
            let joined = reaching[to].join(reaching[from]);
            if joined != reaching[to] {
                reaching[to] = joined;
                pending.push(to);
            }
        }
    }
    reaching
}

/// Whether `value`, which reaches `input`, may be used in its place.
fn is_defined_before(b: &Body, op: Op, value: Value, input: Value) -> bool {
    if b.def_region(value).and_then(|region| b.region_parent(region)) != Some(op) {
        return true;
    }
    match (b.value_def(value), b.value_def(input)) {
        (ValueDef::Arg(of, _), ValueDef::Arg(block, _)) => of == block,
        _ => false,
    }
}

/// Replaces inputs that only one value reaches by this value.
pub(crate) fn make_inputs_dead<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let flow = Flow::of(rw, op)?;
    let mut changed = false;
    for (&input, reaching) in flow.inputs.iter().zip(reaching_values(rw, &flow)) {
        if let Reaching::One(value) = reaching
            && !rw.has_no_uses(input)
            && is_defined_before(rw, op, value, input)
        {
            rw.replace_uses(input, value);
            changed = true;
        }
    }
    changed.then_some(())
}

/// The operation or block that has a value, and the value's number there.
fn owner_and_number(b: &Body, value: Value) -> (Result<Op, Block>, u32) {
    match b.value_def(value) {
        ValueDef::Arg(block, i) => (Err(block), i),
        ValueDef::Result(op, i) => (Ok(op), i),
    }
}

/// Replaces inputs that always receive the values of another input of the operation or block by that input.
pub(crate) fn merge_duplicate_inputs<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let flow = Flow::of(rw, op.op())?;
    // A loop that carries one value has two inputs, an argument and a result.
    let owner = |input: &Value| owner_and_number(rw, *input).0;
    if flow.inputs.len() < 2 || matches!(&flow.inputs[..], [a, b] if owner(a) != owner(b)) {
        return None;
    }
    let mut operands: SmallVec<[SmallVec<[(Op, usize); 2]>; 4]> =
        SmallVec::from_elem(SmallVec::new(), flow.inputs.len());
    for passed in &flow.passed {
        operands[flow.number[&passed.input]].push((passed.owner, passed.index));
    }
    let mut order: SmallVec<[usize; 8]> = (0..flow.inputs.len()).collect();
    order.sort_by_key(|&i| owner_and_number(rw, flow.inputs[i]).1);
    let mut first: FxHashMap<_, Value> = FxHashMap::default();
    let mut changed = false;
    for i in order {
        let input = flow.inputs[i];
        let values: SmallVec<[(Op, Value); 2]> =
            operands[i].iter().map(|&(owner, index)| (owner, rw.operand(owner, index))).collect();
        match first.entry((owner_and_number(rw, input).0, values)) {
            std::collections::hash_map::Entry::Vacant(entry) => _ = entry.insert(input),
            std::collections::hash_map::Entry::Occupied(entry) if !rw.has_no_uses(input) => {
                rw.replace_uses(input, *entry.get());
                changed = true;
            }
            std::collections::hash_map::Entry::Occupied(_) => {}
        }
    }
    changed.then_some(())
}

/// The inputs that must be removed together because they receive the same operand: sets with a representative.
struct Tied(SmallVec<[usize; 8]>);

impl Tied {
    fn of(flow: &Flow) -> Self {
        let mut tied = Self((0..flow.inputs.len()).collect());
        let mut first: FxHashMap<(Op, usize), usize> = FxHashMap::default();
        for passed in &flow.passed {
            let input = flow.number[&passed.input];
            let other = *first.entry((passed.owner, passed.index)).or_insert(input);
            let (a, b) = (tied.representative(input), tied.representative(other));
            tied.0[a] = b;
        }
        tied
    }

    fn representative(&mut self, i: usize) -> usize {
        let mut at = i;
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }
}

/// Removes inputs without uses, and the operands that are passed to them.
pub(crate) fn remove_dead_inputs<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let flow = Flow::of(rw, op)?;
    if !flow.inputs.iter().any(|&input| rw.has_no_uses(input)) {
        return None;
    }
    let mut tied = Tied::of(&flow);
    let mut is_live: SmallVec<[bool; 8]> = SmallVec::from_elem(false, flow.inputs.len());
    for (i, &input) in flow.inputs.iter().enumerate() {
        let set = tied.representative(i);
        is_live[set] |= !rw.has_no_uses(input);
    }
    let dead: FxHashSet<Value> = (0..flow.inputs.len())
        .filter(|&i| !is_live[tied.representative(i)])
        .map(|i| flow.inputs[i])
        .collect();
    if dead.is_empty() {
        return None;
    }
    let mut owners: Vec<Op> = Vec::new();
    let mut removed: FxHashMap<Op, FxHashSet<usize>> = FxHashMap::default();
    for passed in flow.passed.iter().filter(|passed| dead.contains(&passed.input)) {
        let indices = removed.entry(passed.owner).or_insert_with(|| {
            owners.push(passed.owner);
            FxHashSet::default()
        });
        indices.insert(passed.index);
    }
    for owner in owners {
        let indices = &removed[&owner];
        rw.erase_operands(owner, |i| indices.contains(&i));
        rw.modified(owner);
    }
    for region in rw.regions(op) {
        let Some(block) = rw.entry_block(region) else { continue };
        let n = rw.args(block).len();
        for i in (0..n).rev() {
            if rw.arg(block, i).is_some_and(|arg| dead.contains(&arg)) {
                rw.erase_arg(block, i);
            }
        }
        if rw.args(block).len() != n {
            rw.modified(op);
        }
    }
    let is_dead: SmallVec<[bool; 8]> = rw.results(op).iter().map(|result| dead.contains(&result)).collect();
    if is_dead.contains(&true) {
        rw.erase_results(op, |i| is_dead[i]);
    }
    Some(())
}
