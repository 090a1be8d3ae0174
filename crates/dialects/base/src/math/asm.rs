//! Result names.

use crate::math::SinCos;
use terrace_rewrite::prelude::*;

/// `%sin, %cos`
pub(super) fn sincos_names(b: &Body, op: SinCos, name: &mut dyn FnMut(Value, &[u8])) {
    name(op.sin(b), b"sin");
    name(op.cos(b), b"cos");
}
