//! The canonicalization patterns of `index`. Upstream has them as functions, so they have no names.

use super::*;
use terrace_ir::Body;
use terrace_ir::decl::{Fold, FoldResult};
use terrace_ir::folding::{constant_of, fold_op};
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

/// `(x op c0) op c1` is `x op (c1 op c0)`.
fn combine_constants<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let (lhs, c1) = (rw.operand(op, 0), rw.operand(op, 1));
    let inner = rw.def_op(lhs).filter(|&inner| rw.is::<K>(inner) && inner != op)?;
    let (x, c0) = (rw.operand(inner, 0), rw.operand(inner, 1));
    constant_of(rw, c0)?;
    constant_of(rw, c1)?;
    let constant = binary::<K>(rw, c1, c0);
    let constant = folded(rw, constant);
    let value = binary::<K>(rw, x, constant);
    let value = rw.result(value, 0);
    rw.replace(op, &[value]);
    Some(())
}

fn binary<K: OpKind>(rw: &mut Rewriter<'_>, lhs: Value, rhs: Value) -> Op {
    let mut state = OpState::new(K::DEF, rw.loc());
    state.operands.extend([lhs, rhs]);
    state.results.push(Type::INDEX);
    rw.create(state)
}

/// The result of a new operation, or the constant that it folds to.
fn folded(rw: &mut Rewriter<'_>, op: Op) -> Value {
    let result = rw.result(op, 0);
    let Fold::Results(results) = fold_op(rw.body(), op) else { return result };
    let value = match results.first() {
        Some(FoldResult::Value(value)) => Some(*value),
        Some(FoldResult::Attr(attr)) => {
            materialize_constant(rw, *attr, Type::INDEX).map(|new| rw.result(new, 0))
        }
        None => None,
    };
    match value {
        Some(value) if value != result => {
            rw.erase(op);
            value
        }
        _ => result,
    }
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
