//! Result names, and the type relation of casts.

use super::{BoolConstant, Constant};
use terrace_ir::{Body, Context, Op, OpKind, Type, Value};

/// `%idx42`
pub(super) fn constant_name(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    if let Some(value) = Constant::wrap(op).value(b) {
        name(b.result(op, 0), format!("idx{value}").as_bytes());
    }
}

/// `%true`, `%false`
pub(super) fn bool_constant_name(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    if let Some(value) = BoolConstant::wrap(op).value(b) {
        name(b.result(op, 0), if value { b"true" } else { b"false" });
    }
}

/// Whether exactly one type of a cast is `index`.
pub(super) fn casts(_: &Context, from: &[Type], to: &[Type]) -> bool {
    let (&[from], &[to]) = (from, to) else { return false };
    from.is_index() != to.is_index()
}
