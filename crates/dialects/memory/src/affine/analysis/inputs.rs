//! The values that the bounds of loops depend on.

use super::access::{Access, ivs_of};
use crate::affine::compose::compose;
use crate::affine::loops::Bound;
use crate::affine::{For, Parallel};
use crate::prelude::*;

/// The inputs of the constraints that loops and accesses have, in upstream's order: when a bound names the variable of another
/// loop, the bounds of that loop are taken before the next operand.
pub struct Inputs<'a> {
    b: &'a Body,
    /// Induction variables.
    pub ivs: Vec<Value>,
    /// Values that no loop changes.
    pub symbols: Vec<Value>,
    /// The loops whose bounds were taken, each after the loops that its bounds name.
    pub loops: Vec<Op>,
}

impl<'a> Inputs<'a> {
    /// The inputs of the bounds of loops, whose induction variables come first.
    pub fn of_loops(b: &'a Body, nest: &[For]) -> Self {
        let ivs = nest.iter().filter_map(|op| op.induction_variable(b)).collect();
        let mut inputs = Self { b, ivs, symbols: Vec::new(), loops: Vec::new() };
        for op in nest {
            inputs.add_loop(op.0);
        }
        inputs
    }

    /// The inputs of an access, and of the bounds of the loops whose variables it names. `None` if it names some variables
    /// of a parallel loop alone: upstream finds no region then.
    pub fn of_access(b: &'a Body, access: &Access) -> Option<Self> {
        let n_dims = (access.map.n_dims as usize).min(access.operands.len());
        let (dims, syms) = access.operands.split_at(n_dims);
        let (ivs, symbols) = dims.iter().partition(|&&value| loop_of(b, value).is_some());
        let mut inputs = Self { b, ivs, symbols, loops: Vec::new() };
        inputs.symbols.extend(syms);
        for op in access.operands.iter().filter_map(|&value| loop_of(b, value)) {
            if ivs_of(b, op).iter().any(|iv| !inputs.ivs.contains(iv)) {
                return None;
            }
            inputs.add_loop(op);
        }
        Some(inputs)
    }

    fn add_loop(&mut self, op: Op) {
        let b = self.b;
        if self.loops.contains(&op) {
            return;
        }
        let bounds: [Option<Bound>; 2] = if let Some(op) = b.as_::<For>(op) {
            [op.lower_bound(b), op.upper_bound(b)]
        } else if let Some(op) = b.as_::<Parallel>(op) {
            [
                op.lower_map(b).map(|map| (map, op.lower_operands(b).to_vec())),
                op.upper_map(b).map(|map| (map, op.upper_operands(b).to_vec())),
            ]
        } else {
            return;
        };
        for (mut map, mut operands) in bounds.into_iter().flatten() {
            compose(b, &mut map, &mut operands);
            for value in operands {
                self.add(value);
            }
        }
        self.loops.push(op);
    }

    fn add(&mut self, value: Value) {
        if self.ivs.contains(&value) || self.symbols.contains(&value) {
            return;
        }
        match loop_of(self.b, value) {
            Some(op) => {
                self.ivs.extend(ivs_of(self.b, op));
                self.add_loop(op);
            }
            None => self.symbols.push(value),
        }
    }
}

/// The `affine.for` that a value is the induction variable of.
pub fn for_of(b: &Body, value: Value) -> Option<For> {
    b.as_::<For>(loop_of(b, value)?)
}

/// The affine loop that a value is an induction variable of.
pub fn loop_of(b: &Body, value: Value) -> Option<Op> {
    let op = b.region_parent(b.region_of(b.def_block(value)?)?)?;
    ivs_of(b, op).contains(&value).then_some(op)
}
