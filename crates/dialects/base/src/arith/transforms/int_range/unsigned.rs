//! Replaces signed operations on values that are not negative by unsigned ones.

use super::facts::{range_of, rewrite};
use crate::arith::{
    CeilDivSI, CeilDivUI, CmpI, CmpIPredicate, DivSI, DivUI, ExtSI, ExtUI, FloorDivSI, MaxSI, MaxUI, MinSI,
    MinUI, RemSI, RemUI,
};
use terrace_rewrite::greedy::walk_and_apply_patterns;
use terrace_rewrite::prelude::*;

passes! {
    /// Replace signed ops with unsigned ones where they are proven equivalent.
    UnsignedWhenEquivalent("ArithUnsignedWhenEquivalentPass") = "arith-unsigned-when-equivalent" on(Anchor::Any)
        => unsigned_when_equivalent;
}

fn unsigned_when_equivalent(_: &UnsignedWhenEquivalent, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    rewrite(pass, &[], false, |_, body, facts| walk_and_apply_patterns(body, &patterns, facts))
}

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    DivSI => to_unsigned::<_, DivUI>,
    CeilDivSI => to_unsigned::<_, CeilDivUI>,
    FloorDivSI => to_unsigned::<_, DivUI>,
    RemSI => to_unsigned::<_, RemUI>,
    MinSI => to_unsigned::<_, MinUI>,
    MaxSI => to_unsigned::<_, MaxUI>,
    ExtSI => to_unsigned::<_, ExtUI>,
    CmpI => compare_unsigned,
];

fn are_not_negative(rw: &mut Rewriter<'_>, values: &[Value]) -> bool {
    values.iter().all(|&value| range_of(rw, value).is_some_and(|range| range.is_non_negative()))
}

/// Replaces an operation whose operands and results are not negative.
fn to_unsigned<S: OpKind, U: OpKind>(op: S, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let op = op.op();
    let operands: SmallVec<[Value; 4]> = rw.operands(op).iter().collect();
    let results: SmallVec<[Value; 4]> = rw.results(op).iter().collect();
    if !are_not_negative(rw, &operands) || !are_not_negative(rw, &results) {
        return None;
    }
    let mut state = OpState::new(U::DEF, rw.body().loc(op));
    state.operands.extend(operands);
    state.results.extend(results.iter().map(|&value| rw.ty(value)));
    state.slots.extend(rw.slots(op).to_words());
    state.slots.resize(U::DEF.attrs.len(), 0);
    state.dict = rw.dict(op);
    let new = rw.create(state);
    Some(rw.results(new))
}

/// Replaces the predicate of a signed comparison.
fn compare_unsigned(op: CmpI, rw: &mut Rewriter<'_>) -> Option<Value> {
    let predicate = match op.predicate(rw)? {
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        _ => return None,
    };
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    are_not_negative(rw, &[lhs, rhs]).then(|| CmpI::new(rw, predicate, lhs, rhs))
}
