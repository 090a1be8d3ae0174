//! `linalg-generalize-named-ops`: structured operations become `linalg.generic`.

use crate::linalg::structured::{indexing_maps, is_structured, iterators, payload_block};
use crate::linalg::{Generic, build};
use crate::prelude::*;
use terrace_rewrite::greedy::Patterns;

passes! {
    /// Convert named ops into generic ops.
    GeneralizeNamedOps("LinalgGeneralizeNamedOpsPass") = "linalg-generalize-named-ops" on(Anchor::Any) => generalize_named_ops;
}

fn generalize_named_ops(_: &GeneralizeNamedOps, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, Patterns::new().add_any(generalize))
}

/// Replaces an operation by a `linalg.generic` with its maps, its iterators and its region.
pub(super) fn generalize(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    if rw.is::<Generic>(op) || !is_structured(rw.def(op)) {
        return None;
    }
    payload_block(rw, op)?;
    let (maps, iterators) = (indexing_maps(rw, op), iterators(rw, op));
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let (first, end) = rw.init_range(op);
    let operands = rw.operands(op).to_vec();
    let new = build::generic(rw, &types, &maps, &iterators, &operands[..first], &operands[first..end]);
    let (from, to) = (rw.region(op, 0), new.region(rw));
    rw.inline_region_before(from, to, None);
    let results = rw.results(new.0).to_vec();
    rw.replace(op, &results);
    Some(())
}
