//! The canonicalization patterns of `index`. Upstream has them as functions, so they have no names.

use super::*;
use terrace_ir::Body;
use terrace_ir::decl::{Fold, FoldResult};
use terrace_ir::folding::constant_of;
use terrace_ir::rewriter::{Pattern, Rewriter};
use terrace_ir::{OpState, Value, rewrites};

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[Pattern] = rewrites![
    Add => combine_constants,
    And => combine_constants,
    Cmp => compare_difference,
    MaxS => combine_constants,
    MaxU => combine_constants,
    MinS => combine_constants,
    MinU => combine_constants,
    Mul => combine_constants,
    Or => combine_constants,
    XOr => combine_constants,
];

/// `(x op c0) op c1` is `x op (c1 op c0)`, if `c1 op c0` folds. Operations of constants that do not fold would be regrouped
/// forever.
fn combine_constants<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let (lhs, c1) = (rw.operand(op, 0), rw.operand(op, 1));
    let inner = rw.def_op(lhs).filter(|&inner| rw.is::<K>(inner) && inner != op)?;
    let x = rw.operand(inner, 0);
    let constants = [constant_of(rw, c1), constant_of(rw, rw.operand(inner, 1))];
    if constants.contains(&None) {
        return None;
    }
    let Fold::Results(results) = (K::DEF.hooks.fold?)(rw.body(), op, &constants) else { return None };
    let Some(&FoldResult::Attr(constant)) = results.first() else { return None };
    let constant = materialize_constant(rw, constant, Type::INDEX)?;
    let mut state = OpState::new(K::DEF, rw.loc());
    state.operands.extend([x, rw.result(constant, 0)]);
    state.results.push(Type::INDEX);
    let new = rw.create(state);
    let value = rw.result(new, 0);
    rw.replace(op, &[value]);
    Some(())
}

/// A difference is zero if its operands are equal. Which one is greater does not follow from its sign, because it wraps.
fn compare_difference(op: Cmp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (lhs, rhs, predicate) = (op.lhs(rw), op.rhs(rw), op.pred(rw)?);
    if !matches!(predicate, IndexCmpPredicate::Eq | IndexCmpPredicate::Ne) {
        return None;
    }
    let is_zero =
        |b: &Body, value: Value| constant_of(b, value).and_then(|attr| attr.as_i64(b.ctx())) == Some(0);
    let difference = |b: &Body, value: Value| b.def_op(value).and_then(|op| b.as_::<Sub>(op));
    let (x, y) = if let Some(sub) = difference(rw, lhs).filter(|_| is_zero(rw, rhs)) {
        (sub.lhs(rw), sub.rhs(rw))
    } else {
        let sub = difference(rw, rhs).filter(|_| is_zero(rw, lhs))?;
        (sub.rhs(rw), sub.lhs(rw))
    };
    let value = Cmp::new(rw, predicate, x, y);
    rw.replace(op.0, &[value]);
    Some(())
}
