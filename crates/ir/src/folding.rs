//! Folding: what an operation computes when operands are known.

use crate::attrs::Attr;
use crate::body::{Body, Op, Value};
pub use crate::decl::Fold;
use smallvec::SmallVec;

/// The fold hook of an operation kind.
pub type FoldHook = fn(&mut Body, Op, &[Option<Attr>]) -> Fold;

/// The value of the constant operation that defines `value`, if one does.
#[inline]
pub fn constant_of(body: &Body, value: Value) -> Option<Attr> {
    let op = body.def_op(value)?;
    let constant = body.def(op).hooks.constant?;
    constant(body, op)
}

/// Folds an operation by its hook, with the constants among its operands.
#[inline]
pub fn fold_op(body: &mut Body, op: Op, hook: FoldHook) -> Fold {
    let operands: SmallVec<[Option<Attr>; 4]> =
        body.operands(op).iter().map(|v| constant_of(body, v)).collect();
    hook(body, op, &operands)
}
