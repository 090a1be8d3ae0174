//! `scf-for-loop-peeling`: the last, partial iteration of a loop, or the first one, gets a loop of its own.

use super::each::Operands;
use crate::affine::analysis::extremum::Constraints;
use crate::affine::analysis::value_bounds::{Comparison, holds};
use crate::affine::compose::{apply_or_fold, compose};
use crate::affine::scope::Scope;
use crate::affine::{Apply, Max, Min};
use crate::prelude::*;
use crate::scf::For;
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Peel `for` loops at their upper bounds.
    ForLoopPeeling("SCFForLoopPeeling") = "scf-for-loop-peeling" on(Anchor::Any) {
        /// Peel the first iteration out of the loop.
        peel_front: bool = false,
        /// Do not peel loops inside of the last, partial iteration of another already peeled loop.
        skip_partial: bool = true,
    } => for_loop_peeling;
}

fn for_loop_peeling(o: &ForLoopPeeling, pass: &mut PassContext<'_>) -> Result {
    let patterns = patterns(o.peel_front, o.skip_partial);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.edit_bodies(&mut drop_marks)?;
    pass.finish(changed)
}

/// Marks loops that are peeled already.
const PEELED: &str = "__peeled_loop__";
/// Marks loops of one partial iteration.
const PARTIAL: &str = "__partial_iteration__";

/// Parameters of the patterns.
const FRONT: u32 = 1;
const SKIP_PARTIAL: u32 = 2;

static PATTERNS: &[greedy::Pattern] = rewrites![For => peel];

/// The patterns of the pass.
pub(super) fn patterns(front: bool, skip_partial: bool) -> Patterns<greedy::Pattern> {
    let parameter = (u32::from(front) * FRONT) | (u32::from(skip_partial) * SKIP_PARTIAL);
    Patterns::new().add(PATTERNS).with_parameter(parameter)
}

/// Removes the marks of peeled loops.
pub(super) fn drop_marks(b: &mut Body) {
    for op in b.ops_where(|op| b.attr(op, PEELED).is_some() || b.attr(op, PARTIAL).is_some()) {
        b.set_attr(op, PEELED, None);
        b.set_attr(op, PARTIAL, None);
    }
}

fn peel(op: For, rw: &mut Rewriter<'_>) -> Option<()> {
    if op.unsigned_cmp(rw).is_some() || rw.attr(op.0, PEELED).is_some() {
        return None;
    }
    let peeled = if rw.parameter() & FRONT != 0 {
        peel_first(op, rw)?
    } else {
        if rw.parameter() & SKIP_PARTIAL != 0 && is_in_partial_iteration(rw, op.0) {
            return None;
        }
        peel_last(op, rw)?
    };
    for (op, name) in [(peeled.0, PEELED), (peeled.0, PARTIAL), (op.0, PEELED)] {
        rw.set_attr(op, name, Some(Attr::UNIT));
        rw.modified(op);
    }
    Some(())
}

fn is_in_partial_iteration(b: &Body, op: Op) -> bool {
    let mut at = b.parent_op(op);
    while let Some(around) = at {
        if b.is::<For>(around) && b.attr(around, PARTIAL).is_some() {
            return true;
        }
        at = b.parent_op(around);
    }
    false
}

/// Constant bounds and step.
fn numbers(b: &Body, op: For) -> [Option<i64>; 3] {
    [op.lower_bound(b), op.upper_bound(b), op.step(b)].map(|value| integer_of(b, value))
}

/// Whether the lower bound is certainly not above the upper one, or certainly below it.
fn is_ordered(b: &Body, op: For, strictly: bool) -> bool {
    let (lower, upper) = (op.lower_bound(b), op.upper_bound(b));
    if b.ty(lower) != Type::INDEX {
        let [lower, upper, _] = numbers(b, op);
        return lower
            .zip(upper)
            .is_some_and(|(lower, upper)| lower.saturating_add(i64::from(strictly)) <= upper);
    }
    let ctx = b.ctx();
    let map = |n| AffineMap::new(2, 0, &[AffineExpr::dim(ctx, n)]);
    let comparison = if strictly { Comparison::Less } else { Comparison::NotGreater };
    holds(b, &map(0), &map(1), &[lower, upper], comparison)
}

/// The type of the bounds, if a sum of them can be computed: `index`, or that of constants.
fn is_computable(b: &Body, op: For, values: &[Value]) -> bool {
    b.ty(op.lower_bound(b)) == Type::INDEX
        || values
            .iter()
            .all(|&value| constant_of(b, value).is_some_and(|attr| attr.as_i64(b.ctx()).is_some()))
}

/// Whether a value can be a dimension of a map, but no symbol.
fn is_only_dim(b: &Body, value: Value) -> bool {
    let scope = Scope::of(b);
    !scope.is_symbol(value) && scope.is_dim(value)
}

/// A bound computed by a map of symbols, in front of the loop. Values that cannot be symbols become dimensions.
fn split_bound(rw: &mut Rewriter<'_>, op: For, expr: AffineExpr, values: &[Value]) -> Value {
    let ctx = rw.ctx().clone();
    let (mut dims, mut symbols) = (Operands::new(), Operands::new());
    let mut leaf = |value: Value| match is_only_dim(rw, value) {
        true => {
            dims.push(value);
            AffineExpr::dim(&ctx, dims.len() as u32 - 1)
        }
        false => {
            symbols.push(value);
            AffineExpr::sym(&ctx, symbols.len() as u32 - 1)
        }
    };
    let leaves: Vec<AffineExpr> = values.iter().map(|&value| leaf(value)).collect();
    let map = AffineMap::new(0, values.len() as u32, &[expr]);
    let map = map.replace(&ctx, &[], &leaves, dims.len() as u32, symbols.len() as u32);
    dims.extend(symbols);
    let ty = rw.ty(op.lower_bound(rw));
    let bound = apply_or_fold(rw, &map, &dims);
    match rw.ty(bound) == ty {
        true => bound,
        false => match integer_of(rw, bound) {
            Some(number) => {
                if let Some(def) = rw.def_op(bound) {
                    rw.erase(def);
                }
                arith::Constant::int(rw, ty, number)
            }
            None => arith::IndexCast::new(rw, ty, bound),
        },
    }
}

/// Separates the first iteration; returns its loop.
fn peel_first(op: For, rw: &mut Rewriter<'_>) -> Option<For> {
    if let [Some(lower), Some(upper), Some(step)] = numbers(rw, op) {
        // At most one iteration.
        let distance = i128::from(upper) - i128::from(lower);
        if distance <= i128::from(step) {
            return None;
        }
    }
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    if !is_computable(rw, op, &[lower, step]) {
        return None;
    }
    let ctx = rw.ctx().clone();
    let sym = |n| AffineExpr::sym(&ctx, n);
    let has_iteration = is_ordered(rw, op, true);
    let sum = AffineExpr::binary(&ctx, AffineOp::Add, sym(0), sym(1));
    let bound = split_bound(rw, op, sum, &[lower, step]);
    // Upstream runs the first iteration of a loop without iterations.
    let end = match has_iteration {
        true => bound,
        false => arith::MinSI::new(rw, bound, upper),
    };
    let first = rw.clone_op(op.0, &mut Mapping::default());
    rw.set_operand(first, 1, end);
    let first = rw.as_::<For>(first)?;
    let results: Operands = rw.results(first.0).iter().collect();
    rw.set_operand(op.0, 0, bound);
    for (i, result) in results.into_iter().enumerate() {
        rw.set_operand(op.0, 3 + i, result);
    }
    Some(first)
}

fn values_are_applied(b: &Body, values: &[Value]) -> bool {
    values.iter().any(|&value| b.def_op(value).is_some_and(|def| b.is::<Apply>(def)))
}

/// Separates the last iteration, if it may be partial; returns its loop.
fn peel_last(op: For, rw: &mut Rewriter<'_>) -> Option<For> {
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let [low, high, by] = numbers(rw, op);
    if by.is_some_and(|by| by <= 1) {
        return None;
    }
    if let (Some(low), Some(high), Some(by)) = (low, high, by)
        && (i128::from(high) - i128::from(low)) % i128::from(by) == 0
    {
        return None;
    }
    let ctx = rw.ctx().clone();
    let sym = |n| AffineExpr::sym(&ctx, n);
    let distance = AffineExpr::binary(&ctx, AffineOp::Add, sym(1), AffineExpr::neg(&ctx, sym(0)));
    let rest = AffineExpr::binary(&ctx, AffineOp::Mod, distance, sym(2));
    let mut operands = Operands::from_slice(&[lower, upper, step]);
    // Upstream simplifies the remainder only if a bound or the step is computed by a map.
    if values_are_applied(rw, &operands) {
        let mut map = AffineMap::new(0, 3, &[rest]);
        compose(rw, &mut map, &mut operands);
        if map.results.first().and_then(|expr| expr.as_const(&ctx)) == Some(0) {
            return None;
        }
    }
    let values = [lower, upper, step];
    // There is no remainder by a dimension.
    if is_only_dim(rw, step)
        || !is_computable(rw, op, &values)
        || (low.zip(high).is_some_and(|(low, high)| low > high))
    {
        return None;
    }
    let is_ordered = is_ordered(rw, op, false);
    let split = AffineExpr::binary(&ctx, AffineOp::Add, sym(1), AffineExpr::neg(&ctx, rest));
    let bound = split_bound(rw, op, split, &values);
    // Upstream runs an iteration of a loop without iterations: the remainder of a negative distance is positive.
    let start = match is_ordered {
        true => bound,
        false => arith::MaxSI::new(rw, bound, lower),
    };
    rw.set_after(op.0);
    let partial = rw.clone_op(op.0, &mut Mapping::default());
    rw.set_operand(partial, 0, start);
    let (old, new) = (rw.results(op.0), rw.results(partial));
    for (i, (old, new)) in old.iter().zip(new).enumerate() {
        rw.replace_uses(old, new);
        rw.set_operand(partial, 3 + i, old);
    }
    rw.set_operand(op.0, 1, bound);
    let partial = rw.as_::<For>(partial)?;
    simplify(rw, op, (upper, step), true);
    simplify(rw, partial, (upper, step), false);
    Some(partial)
}

/// Replaces minima and maxima in a peeled loop by what they are in whole iterations, or in the partial one.
fn simplify(rw: &mut Rewriter<'_>, op: For, (upper, step): (Value, Value), whole: bool) -> Option<()> {
    let variable = rw.arg(rw.entry_block(op.body(rw))?, 0)?;
    let mut found: Vec<Op> = Vec::new();
    rw.walk_from(op.0, &mut |inner| {
        if rw.is::<Min>(inner) || rw.is::<Max>(inner) {
            found.push(inner);
        }
    });
    let mut constraints = Constraints::new();
    let variable = constraints.add_dim(Some(variable));
    let [end, by] = [upper, step].map(|value| constraints.add_sym(Some(value)));
    for (var, value) in [(end, upper), (by, step)] {
        if let Some(number) = integer_of(rw, value) {
            constraints.set(var, number);
        }
    }
    match whole {
        // The distance to the end is at least the step.
        true => constraints.add_inequality(&[(variable, -1), (end, 1), (by, -1)], 0),
        false => constraints.add_inequality(&[(variable, 1), (end, -1), (by, 1)], -1),
    }
    for inner in found {
        replace_extremum(rw, inner, constraints.clone());
    }
    Some(())
}

/// Replaces an `affine.min` or `affine.max` by an `affine.apply`, if constraints decide its result.
pub(super) fn replace_extremum(rw: &mut Rewriter<'_>, op: Op, constraints: Constraints) -> Option<()> {
    let (map, operands) = constraints.result_of(rw, op)?;
    let (point, loc) = (rw.insert_point(), rw.loc());
    rw.set_before(op);
    let op_loc = rw.body().loc(op);
    rw.set_loc(op_loc);
    let attr = map.attr(rw.ctx());
    let value = Apply::new(rw, Type::INDEX, attr, &operands);
    rw.replace(op, &[value]);
    if point != terrace_ir::InsertPoint::Before(op) {
        rw.set_insert_point(point);
    }
    rw.set_loc(loc);
    Some(())
}
