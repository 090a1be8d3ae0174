//! `scf-for-loop-canonicalization`: operations in loops, simplified by the bounds and carried values of the loops.

use super::peel::replace_extremum;
use crate::affine::analysis::extremum::Constraints;
use crate::affine::{Max, Min};
use crate::index_list::Index;
use crate::memref::Dim;
use crate::prelude::*;
use crate::scf::{For, Forall, Parallel};
use crate::tensor::{Dim as TensorDim, InsertSlice};

passes! {
    /// Canonicalize operations within scf.for loop bodies.
    ForLoopCanonicalization("SCFForLoopCanonicalization") = "scf-for-loop-canonicalization" on(Anchor::Any)
        => for_loop_canonicalization;
}

fn for_loop_canonicalization(_: &ForLoopCanonicalization, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    Min => extremum,
    Max => extremum,
    TensorDim => dim_of_argument,
    Dim => dim_of_argument,
    TensorDim => dim_of_result,
    Dim => dim_of_result,
];

/// Replaces a minimum or maximum that the bounds of induction variables decide.
fn extremum<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut constraints = Constraints::new();
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    for operand in rw.operands(op.op()) {
        if let Some([lower, upper, step]) = range_of(rw, operand)
            && seen.insert(operand)
        {
            constraints.add_loop(rw, operand, lower, upper, step)?;
        }
    }
    replace_extremum(rw, op.op(), constraints)
}

/// The bounds and the step of the loop that a value is the induction variable of.
fn range_of(b: &Body, value: Value) -> Option<[Index; 3]> {
    let ValueDef::Arg(block, i) = b.value_def(value) else { return None };
    let op = b.region_parent(b.region_of(block)?)?;
    let i = i as usize;
    if let Some(op) = b.as_::<For>(op) {
        return (i == 0).then(|| [op.lower_bound(b), op.upper_bound(b), op.step(b)].map(Index::Dynamic));
    }
    if let Some(op) = b.as_::<Parallel>(op) {
        let pick = |list: terrace_ir::Values<'_>| list.get(i).map(Index::Dynamic);
        return Some([pick(op.lower_bound(b))?, pick(op.upper_bound(b))?, pick(op.step(b))?]);
    }
    let [lower, upper, step] = b.as_::<Forall>(op)?.mixed_bounds(b);
    Some([*lower.get(i)?, *upper.get(i)?, *step.get(i)?])
}

/// Whether a carried value has the shape of its initial value in each iteration.
fn keeps_shape(b: &Body, op: For, i: usize) -> bool {
    let (mut op, mut i) = (op, i);
    // Loops whose result another loop carries on.
    let mut outer: Vec<(For, usize)> = vec![(op, i)];
    let mut cycle = CycleDetector::new(b.result(op.0, i));
    loop {
        let Some(block) = b.entry_block(op.body(b)) else { return false };
        let Some(mut value) = b.last_op(block).and_then(|end| b.operands(end).get(i)) else { return false };
        loop {
            if cycle.closes(value) {
                return false;
            }
            let Some(&(around, at)) = outer.last() else { return true };
            let arg = b.entry_block(around.body(b)).and_then(|block| b.arg(block, at + 1));
            if arg == Some(value) {
                // The loop keeps the shape, so its result has that of its initial value.
                outer.pop();
                match around.init_args(b).get(at).filter(|_| !outer.is_empty()) {
                    Some(init) => value = init,
                    None => return outer.is_empty(),
                }
                continue;
            }
            let ValueDef::Result(def, n) = b.value_def(value) else { return false };
            if let Some(insert) = b.as_::<InsertSlice>(def) {
                value = insert.dest(b);
                continue;
            }
            let Some(inner) = b.as_::<For>(def) else { return false };
            (op, i) = (inner, n as usize);
            outer.push((op, i));
            break;
        }
    }
}

/// An extent of a carried value is that of its initial value.
fn dim_of_argument<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let ValueDef::Arg(block, i) = rw.value_def(rw.operand(op.op(), 0)) else { return None };
    let around = rw.region_parent(rw.region_of(block)?)?;
    let around = rw.as_::<For>(around)?;
    let i = (i as usize).checked_sub(1)?;
    take_initial(op.op(), rw, around, i)
}

/// An extent of a loop's result is that of its initial value.
fn dim_of_result<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let ValueDef::Result(def, i) = rw.value_def(rw.operand(op.op(), 0)) else { return None };
    let def = rw.as_::<For>(def)?;
    take_initial(op.op(), rw, def, i as usize)
}

fn take_initial(op: Op, rw: &mut Rewriter<'_>, around: For, i: usize) -> Option<()> {
    if !keeps_shape(rw, around, i) {
        return None;
    }
    let init = around.init_args(rw).get(i)?;
    rw.replace_operand(op, 0, init);
    Some(())
}
