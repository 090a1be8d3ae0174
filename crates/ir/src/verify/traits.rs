//! Traits and interfaces whose rules concern one operation.

use crate::Result;
use crate::body::OpRef;
use crate::decl::{OpDef, Trait};

/// Verifies that a terminator is the last operation of its block.
#[inline]
pub(super) fn terminator(at: OpRef<'_>) -> Result {
    if at.body().next_op(at.op).is_some() || at.body().block_of(at.op).is_none() {
        return at.fail("must be the last operation in the parent block");
    }
    Ok(())
}

/// Verifies traits about the blocks of regions.
pub(super) fn region_structure(at: OpRef<'_>, def: &'static OpDef) -> Result {
    // The order of upstream's rows that have both traits.
    let no_args = def.has(Trait::NoRegionArguments);
    if no_args && def.has(Trait::NoTerminator) {
        no_region_arguments(at)?;
    }
    if def.has(Trait::SingleBlock) {
        single_block(at, def)?;
    }
    if no_args && !def.has(Trait::NoTerminator) {
        no_region_arguments(at)?;
    }
    Ok(())
}

/// Verifies that the parent operation is one that the declaration allows.
pub(super) fn parent(at: OpRef<'_>, def: &OpDef) -> Result {
    if def.parents.is_empty() || at.parent().is_some_and(|parent| def.parents.contains(&parent.def().name)) {
        return Ok(());
    }
    let words = if def.parents.len() == 1 { "" } else { "to be one of " };
    at.fail(format_args!("expects parent op {words}'{}'", def.parents.join(", ")))
}

fn single_block(at: OpRef<'_>, def: &OpDef) -> Result {
    let body = at.body();
    let inner = body.region_body(at.op);
    for i in 0..body.n_regions(at.op) {
        let region = body.region(at.op, i);
        let Some(entry) = inner.entry_block(region) else { continue };
        if !inner.has_one_block(region) {
            return at.fail(format_args!("expects region #{i} to have 0 or 1 blocks"));
        }
        if !def.has(Trait::NoTerminator) && inner.first_op(entry).is_none() {
            return at.fail("expects a non-empty block");
        }
    }
    Ok(())
}

fn no_region_arguments(at: OpRef<'_>) -> Result {
    let body = at.body();
    let inner = body.region_body(at.op);
    let n = body.n_regions(at.op);
    for i in 0..n {
        let entry = inner.entry_block(body.region(at.op, i));
        if entry.is_some_and(|entry| !inner.args(entry).is_empty()) {
            return match n {
                1 => at.fail("region should have no arguments"),
                _ => at.fail(format_args!("region #{i} should have no arguments")),
            };
        }
    }
    Ok(())
}

/// Verifies that successors are blocks of the operation's own region.
pub(super) fn successors(at: OpRef<'_>) -> Result {
    let body = at.body();
    let region = body.block_of(at.op).and_then(|block| body.region_of(block));
    if body.succs(at.op).any(|to| body.region_of(to) != region) {
        return Err(at.error("reference to block defined in another region").emit());
    }
    Ok(())
}
