//! Removes what is dead.

use super::find::{Dead, Function};
use super::signature;
use crate::ub;
use terrace_rewrite::dataflow::{Forest, OpId};
use terrace_rewrite::greedy::drop_passed;
use terrace_rewrite::prelude::*;

/// Removes everything; returns whether there was anything.
pub(super) fn remove(forest: &mut Forest, dead: Dead) -> bool {
    let Dead { ops, functions, mut args, operands } = dead;
    let changed = !(ops.is_empty() && functions.is_empty() && args.is_empty() && operands.is_empty());
    let mut poison = Poison::default();
    // Operands go first, so that values are unused when they are removed.
    for (op, i) in operands {
        let body = forest.body_mut(op.body);
        let value = body.operand(op.op, i);
        let made = poison.make(body, op, InsertPoint::Before(op.op), value);
        body.set_operand(op.op, i, made);
    }
    for function in &functions {
        for &call in &function.calls {
            signature::keep_operands(forest.body_mut(call.body), call.op, &function.args);
        }
        for end in returns(forest, function) {
            signature::keep_operands(forest.body_mut(end.body), end.op, &function.results);
        }
    }
    args.sort_unstable_by_key(|&(body, block, i)| (body, block, core::cmp::Reverse(i)));
    args.dedup();
    for &(id, block, i) in &args {
        drop_passed(forest.body_mut(id), block, i);
    }
    for op in &ops {
        let body = forest.body_mut(op.body);
        if body.def(op.op).has(Trait::Terminator) {
            // Control never reaches it.
            ub::Unreachable::build(&mut Builder::before(body, op.op));
        }
        body.drop_uses(op.op);
    }
    for (id, block, i) in args {
        let body = forest.body_mut(id);
        if let Some(arg) = body.arg(block, i) {
            poison.replace_rest(body, OpId { body: id, op: Op::from_index(0) }, arg);
            body.erase_arg(block, i);
        }
    }
    for function in &functions {
        remove_values(forest, function, &mut poison);
    }
    for &op in &ops {
        let body = forest.body_mut(op.body);
        for result in body.results(op.op).iter() {
            poison.replace_rest(body, op, result);
        }
    }
    for op in ops {
        forest.body_mut(op.body).erase(op.op);
    }
    poison.erase_unused(forest);
    changed
}

/// The terminators that return the results of a function.
fn returns(forest: &Forest, function: &Function) -> Vec<OpId> {
    let Some((id, entry)) = forest.entry_of(function.function) else { return Vec::new() };
    let body = forest.body(id);
    let ends = body.region_of(entry).into_iter().flat_map(|region| body.blocks(region));
    let ends = ends.filter_map(|block| body.last_op(block));
    let is_return =
        |&end: &Op| body.def(end).has(Trait::ReturnLike) && body.n_operands(end) == function.results.len();
    ends.filter(is_return).map(|op| OpId { body: id, op }).collect()
}

/// Removes arguments of a function and results of its calls, and changes its type.
fn remove_values(forest: &mut Forest, function: &Function, poison: &mut Poison) {
    let Some((id, entry)) = forest.entry_of(function.function) else { return };
    let body = forest.body_mut(id);
    for i in (0..function.args.len()).rev().filter(|&i| function.args[i]) {
        if let Some(arg) = body.arg(entry, i) {
            poison.replace_rest(body, OpId { body: id, op: Op::from_index(0) }, arg);
            body.erase_arg(entry, i);
        }
    }
    if function.results.contains(&true) {
        for &call in &function.calls {
            let body = forest.body_mut(call.body);
            for (i, result) in body.results(call.op).iter().enumerate() {
                if function.results.get(i) == Some(&true) {
                    poison.replace_rest(body, call, result);
                }
            }
            signature::keep_results(body, call.op, &function.results);
        }
    }
    let op = function.function;
    signature::shrink(forest.body_mut(op.body), op.op, &function.args, &function.results);
}

/// The poison that was made in place of dead values.
#[derive(Default)]
struct Poison(Vec<OpId>);

impl Poison {
    /// Makes poison in place of a value.
    fn make(&mut self, body: &mut Body, at: OpId, point: InsertPoint, value: Value) -> Value {
        let (ty, loc) = (body.ty(value), loc_of(body, value));
        let mut b = Builder::new(body);
        b.set_insert_point(point);
        b.set_loc(loc);
        let op = ub::Poison::build(&mut b, ty).op();
        self.0.push(OpId { op, ..at });
        body.result(op, 0)
    }

    /// Replaces the uses of a dead value that are left, which are in code that control never reaches.
    fn replace_rest(&mut self, body: &mut Body, at: OpId, value: Value) {
        while let Some(u) = body.uses(value).next() {
            let made = self.make(body, at, InsertPoint::Before(u.owner), value);
            body.set_operand(u.owner, u.index as usize, made);
        }
    }

    /// Erases what nothing uses.
    fn erase_unused(self, forest: &mut Forest) {
        for OpId { body, op } in self.0 {
            let body = forest.body_mut(body);
            if !body.is_erased(op) && body.is::<ub::Poison>(op) && body.has_no_uses(body.result(op, 0)) {
                body.erase(op);
            }
        }
    }
}

fn loc_of(body: &Body, value: Value) -> terrace_ir::Loc {
    match body.def_op(value) {
        Some(op) => body.loc(op),
        None => body.arg_loc(value),
    }
}
