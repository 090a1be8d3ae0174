//! Constant folding and folding by traits.

use crate::attrs::Attr;
use crate::body::{Body, Op, Value};
use crate::builder::Builder;
pub use crate::decl::Fold;
use crate::decl::{FoldResult, OpDef, Trait, TraitSet};
use terrace_support::small_vec::SmallVec;

/// The constant that `value` has, if a constant operation defines it.
#[inline]
pub fn constant_of(body: &Body, value: Value) -> Option<Attr> {
    let op = body.def_op(value)?;
    let constant = body.def(op).hooks.constant?;
    constant(body, op)
}

/// The integer constant that a value is, if it fits into an `i64`.
pub fn integer_of(body: &Body, value: Value) -> Option<i64> {
    constant_of(body, value)?.as_i64(body.ctx())
}

/// The constant of type `i1` that a value is.
pub fn bool_of(body: &Body, value: Value) -> Option<bool> {
    constant_of(body, value)?.as_bool(body.ctx())
}

/// Folds an operation by its hook, else by its traits.
#[inline]
pub fn fold_op(body: &mut Body, op: Op) -> Fold {
    if !may_fold(body.def(op)) {
        return Fold::None;
    }
    let mut operands: SmallVec<[Option<Attr>; 4]> = SmallVec::new();
    for value in body.operands(op) {
        operands.push(constant_of(body, value));
    }
    fold_op_with(body, op, &operands)
}

/// Whether operations of a kind may fold, by a hook or by traits.
pub fn may_fold(def: &OpDef) -> bool {
    has_folder(def) || def.traits.any(FOLDING)
}

/// Whether a hook folds operations of a kind; constants fold to their value.
pub fn has_folder(def: &OpDef) -> bool {
    def.hooks.fold.is_some() || def.hooks.constant.is_some()
}

/// Folds an operation by these constants of its operands, which need not be constants in the IR.
#[inline]
pub fn fold_op_with(body: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let def = body.def(op);
    let found = match (def.hooks.fold, def.hooks.constant) {
        (Some(fold), _) => fold(body, op, constants),
        (None, Some(value)) => Fold::maybe_attr(value(body, op)),
        (None, None) => Fold::None,
    };
    if matches!(found, Fold::Results(_)) || !def.traits.any(FOLDING) {
        return found;
    }
    match fold_traits(body, op, constants) {
        Fold::None => found,
        by_trait => by_trait,
    }
}

/// Folds the operation that was just built and has this result: returns the value that takes its place, or the result
/// (upstream's `createOrFold`).
pub fn fold_created(b: &mut Builder<'_>, value: Value) -> Value {
    let Some(op) = b.def_op(value) else { return value };
    let (dialect, ty) = (b.def(op).dialect, b.ty(value));
    // Folding may first move a constant to the right. Folders that undo each other would never end.
    let mut n_folds = 0;
    let results = loop {
        n_folds += 1;
        if n_folds > MAX_FOLDS {
            return value;
        }
        let constants: SmallVec<[Option<Attr>; 4]> =
            b.operands(op).iter().map(|value| constant_of(b, value)).collect();
        match fold_op_with(b.body(), op, &constants) {
            Fold::Results(results) => break results,
            Fold::InPlace => {}
            Fold::None => return value,
        }
    };
    let new = match results.first() {
        Some(&FoldResult::Value(value)) => Some(value),
        Some(&FoldResult::Attr(attr)) => {
            let make = b.ctx().dialect(dialect).and_then(|dialect| dialect.hooks.materialize_constant);
            make.and_then(|make| make(b, attr, ty)).map(|constant| b.result(constant, 0))
        }
        None => None,
    };
    let Some(new) = new else { return value };
    b.erase(op);
    new
}

/// How often a new operation may be folded in place.
const MAX_FOLDS: u32 = 64;

const FOLDING: TraitSet =
    TraitSet::of(&[Trait::Commutative, Trait::Idempotent, Trait::Involution, Trait::CastOpInterface]);

/// Folds by traits: moves the constants of a commutative operation to the right; folds `f(x, x)` of an idempotent
/// operation, `f(f(x))` of an involution, and a cast to the types of its operands.
fn fold_traits(body: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let traits = body.def(op).traits;
    let operands = body.operands(op);
    if traits.has(Trait::Commutative) {
        let first = constants.iter().position(Option::is_some).unwrap_or(constants.len());
        if constants.iter().skip(first).any(Option::is_none) {
            let (mut sorted, mut last): (SmallVec<[Value; 4]>, SmallVec<[Value; 4]>) = Default::default();
            for (value, constant) in operands.iter().zip(constants) {
                if constant.is_none() { &mut sorted } else { &mut last }.push(value);
            }
            sorted.extend(last);
            body.set_operands(op, &sorted);
            return Fold::InPlace;
        }
    }
    let Some(first) = operands.get(0) else { return Fold::None };
    let n = operands.len();
    let inner = body.def_op(first).filter(|&inner| n == 1 && body.code(inner) == body.code(op));
    if traits.has(Trait::Idempotent) && (inner.is_some() || operands.get(1) == Some(first)) {
        return Fold::value(first);
    }
    if traits.has(Trait::Involution)
        && let Some(inner) = inner
    {
        return Fold::value(body.operand(inner, 0));
    }
    if traits.has(Trait::CastOpInterface) && body.types(operands).eq(body.types(body.results(op))) {
        return Fold::Results(operands.iter().map(FoldResult::Value).collect());
    }
    Fold::None
}
