//! Names of results.

use crate::x86vector::Vp2Intersect;
use terrace_rewrite::prelude::*;

/// `%k1, %k2`
pub(super) fn vp2intersect_names(b: &Body, op: Vp2Intersect, name: &mut dyn FnMut(Value, &[u8])) {
    name(op.k1(b), b"k1");
    name(op.k2(b), b"k2");
}
