//! `scf-for-loop-range-folding`: sums and products of an induction variable become its range.

use super::each::edit_each;
use crate::prelude::*;
use crate::scf::For;

passes! {
    /// Fold add/mul ops into loop range.
    ForLoopRangeFolding("SCFForLoopRangeFolding") = "scf-for-loop-range-folding" on(Anchor::Any)
        => for_loop_range_folding;
}

fn for_loop_range_folding(_: &ForLoopRangeFolding, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| edit_each(b, fold))
}

/// Folds operations into the range of a loop as long as the induction variable has one user, which is a sum or product with a
/// value from outside the loop.
pub(super) fn fold(b: &mut Body, op: For) {
    let Some(variable) = b.entry_block(op.body(b)).and_then(|block| b.arg(block, 0)) else { return };
    while b.has_one_use(variable) {
        let Some(user) = b.users(variable).next() else { return };
        let is_sum = b.is::<arith::AddI>(user);
        if !is_sum && !b.is::<arith::MulI>(user) {
            return;
        }
        let is_outside = |value: Value| value == variable || !b.is_defined_inside(value, op.0);
        if !b.operands(user).iter().all(is_outside) || !(is_sum || is_positive_factor(b, user, variable)) {
            return;
        }
        let (lower, upper, step) = (op.lower_bound(b), op.upper_bound(b), op.step(b));
        // The induction variable's user is computed once with each bound instead.
        let with = |b: &mut Body, bound: Value| {
            let mut map = Mapping::default();
            map.values.insert(variable, bound);
            let clone = b.clone_op(user, &mut map);
            b.insert_before(clone, op.0);
            b.result(clone, 0)
        };
        let lower = with(b, lower);
        b.set_operand(op.0, 0, lower);
        let upper = with(b, upper);
        b.set_operand(op.0, 1, upper);
        if !is_sum {
            let step = with(b, step);
            b.set_operand(op.0, 2, step);
        }
        let result = b.result(user, 0);
        b.replace_all_uses(result, variable);
        b.erase(user);
    }
}

/// Whether the other operand of a product is not known to be zero or negative: such a factor would stop the loop.
fn is_positive_factor(b: &Body, product: Op, variable: Value) -> bool {
    let factors = b.operands(product).iter().filter(|&factor| factor != variable);
    let number = |factor| integer_of(b, factor);
    factors.filter_map(number).all(|number| number > 0)
}
