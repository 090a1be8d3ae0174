//! Verifiers of `rocdl`.

use terrace_rewrite::prelude::*;

/// Verifies that kernels are functions.
pub(super) fn op_attr(op: OpRef<'_>, name: &str, _: Attr) -> Result {
    if name == "rocdl.kernel" && !op.def().has(Trait::FunctionOpInterface) {
        return Err(op.error(format!("'\"{name}\"' attribute attached to unexpected op")).emit());
    }
    Ok(())
}
