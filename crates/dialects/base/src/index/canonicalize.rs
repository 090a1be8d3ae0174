//! The canonicalization patterns of `index`. Upstream has them as functions, so they have no names.

use super::IndexCmpPredicate::{Eq, Ne};
use super::*;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["";
    Add => fn(combine_constants);
    And => fn(combine_constants);
    // A difference is zero if its operands are equal. Which one is greater does not follow from its sign, because it wraps.
    Cmp[pred: p](Sub(x, y), [0]) if (matches!(p, Eq | Ne)) => Cmp[pred: p](x, y);
    Cmp[pred: p]([0], Sub(x, y)) if (matches!(p, Eq | Ne)) => Cmp[pred: p](y, x);
    MaxS => fn(combine_constants);
    MaxU => fn(combine_constants);
    MinS => fn(combine_constants);
    MinU => fn(combine_constants);
    Mul => fn(combine_constants);
    Or => fn(combine_constants);
    XOr => fn(combine_constants);
];

/// `(x op c0) op c1` is `x op (c1 op c0)`, if `c1 op c0` folds. Operations of constants that do not fold would be regrouped
/// forever.
fn combine_constants<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
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
    Some(rw.result(new, 0))
}
