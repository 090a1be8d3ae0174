//! What the operations of `builtin` require beyond constraints and traits.

use terrace_ir::Result;
use terrace_ir::body::OpRef;
use terrace_ir::decl::OpShape;

/// A module's discardable attributes belong to dialects.
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

/// A cast gives something.
pub(super) fn cast(op: OpShape<'_>) -> Result {
    match op.results().len() {
        0 => op.fail("expected at least one result for cast operation"),
        _ => Ok(()),
    }
}
