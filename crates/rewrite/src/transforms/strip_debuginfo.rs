//! `strip-debuginfo`: removes locations.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::{Body, Loc, Op, Result};

passes! {
    /// Strip debug info from all operations.
    StripDebugInfo("StripDebugInfo") = "strip-debuginfo" on(Anchor::Any) => run;
}

fn run(_: &StripDebugInfo, pass: &mut PassContext<'_>) -> Result {
    strip_debuginfo(pass.body, pass.op);
    Ok(())
}

/// Sets the locations of an operation, and of all operations and arguments inside, to unknown.
pub fn strip_debuginfo(body: &mut Body, op: Op) {
    body.set_loc(op, Loc::UNKNOWN);
    if body.is_nested(op) {
        body.region_body_mut(op).map_locs(&mut |_| Loc::UNKNOWN);
        return;
    }
    let mut ops = Vec::new();
    body.walk_from(op, &mut |op| ops.push(op));
    for op in ops {
        body.set_loc(op, Loc::UNKNOWN);
        if body.is_nested(op) {
            body.region_body_mut(op).map_locs(&mut |_| Loc::UNKNOWN);
            continue;
        }
        for region in body.regions(op) {
            let args: Vec<_> = body.blocks(region).flat_map(|block| body.args(block).to_vec()).collect();
            for arg in args {
                body.set_arg_loc(arg, Loc::UNKNOWN);
            }
        }
    }
}
