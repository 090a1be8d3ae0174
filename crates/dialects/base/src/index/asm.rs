//! Result names, and the type relation of casts.

use super::{BoolConstant, Constant};
use terrace_rewrite::prelude::*;

/// `%idx42`
pub(super) fn constant_name(b: &Body, op: Constant, name: &mut dyn FnMut(Value, &[u8])) {
    if let Some(value) = op.value(b) {
        name(op.result(b), format!("idx{value}").as_bytes());
    }
}

/// `%true`, `%false`
pub(super) fn bool_constant_name(b: &Body, op: BoolConstant, name: &mut dyn FnMut(Value, &[u8])) {
    if let Some(value) = op.value(b) {
        name(op.result(b), if value { b"true" } else { b"false" });
    }
}

/// Whether exactly one type of a cast is `index`.
pub(super) fn casts(_: &Context, from: &[Type], to: &[Type]) -> bool {
    let (&[from], &[to]) = (from, to) else { return false };
    from.is_index() != to.is_index()
}
