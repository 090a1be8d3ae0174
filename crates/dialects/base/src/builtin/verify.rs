//! Verifiers of `builtin` operations, beyond type constraints and traits.

use terrace_rewrite::prelude::*;

/// Verifies that the names of a module's discardable attributes have a dialect prefix.
pub(super) fn module(op: OpRef<'_>) -> Result {
    let ctx = op.ctx();
    for (name, _) in op.body().dict_entries(op.op).iter() {
        if !ctx.bytes(name).contains(&b'.') {
            return op.fail(format_args!(
                "can only contain attributes with dialect-prefixed names, found: '{}'",
                ctx.str(name)
            ));
        }
    }
    Ok(())
}

/// Verifies that a cast has a result.
pub(super) fn cast(op: OpShape<'_>) -> Result {
    match op.results().len() {
        0 => op.fail("expected at least one result for cast operation"),
        _ => Ok(()),
    }
}
