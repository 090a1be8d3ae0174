//! Names of results.

use terrace_ir::{Body, Op, Value};

/// `%k1, %k2`
pub(super) fn vp2intersect_names(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    name(b.result(op, 0), b"k1");
    name(b.result(op, 1), b"k2");
}
