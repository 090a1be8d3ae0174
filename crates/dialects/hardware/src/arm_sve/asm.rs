//! Names of results.

use terrace_rewrite::prelude::*;

/// `%resultV1, %resultV2` and so on.
pub(super) fn zip_names(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    const NAMES: [&[u8]; 4] = [b"resultV1", b"resultV2", b"resultV3", b"resultV4"];
    for (result, text) in b.results(op).iter().zip(NAMES) {
        name(result, text);
    }
}
