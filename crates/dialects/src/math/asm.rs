//! Result names.

use terrace_ir::{Body, Op, Value};

/// `%sin, %cos`
pub(super) fn sincos_names(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    name(b.result(op, 0), b"sin");
    name(b.result(op, 1), b"cos");
}
