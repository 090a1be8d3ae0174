//! Verifiers of `affine.dma_start` and `affine.dma_wait`.

use crate::affine::scope::Scope;
use crate::affine::{Dma, DmaPart};
use crate::prelude::*;

/// Verifies that the maps are there. Upstream crashes without them.
fn maps(v: OpRef<'_>, names: &[&str]) -> Result {
    let b = v.body();
    for name in names {
        let Some(attr) = b.attr(v.op, name) else {
            return v.fail(format!("requires attribute '{name}'"));
        };
        if AffineMap::of(b.ctx(), attr).is_none() {
            return v.fail(format!("attribute '{name}' failed to satisfy constraint: AffineMap attribute"));
        }
    }
    Ok(())
}

/// Verifies that the operands at which the parts start are memrefs; `roles` are the parts' names.
fn memrefs(v: OpRef<'_>, names: &[&str], roles: &[&str]) -> Result {
    let b = v.body();
    let mut at = 0;
    for (name, role) in names.iter().zip(roles) {
        let Some(operand) = b.operands(v.op).get(at) else {
            return v.fail("incorrect number of operands");
        };
        if !b.ty(operand).is::<MemRefType>(b.ctx()) {
            return v.fail(format!("expected DMA {role} to be of memref type"));
        }
        let map = b.attr(v.op, name).and_then(|attr| AffineMap::of(b.ctx(), attr));
        at += 1 + map.map_or(0, |map| map.n_inputs());
    }
    Ok(())
}

/// Verifies the operands of a part's map. `prefix` is for messages.
fn indices(v: OpRef<'_>, part: &DmaPart, prefix: &str, op: &str) -> Result {
    let scope = Scope::around(v);
    for &index in &part.indices {
        if v.ty(index) != Type::INDEX {
            return v.fail(format!("{prefix}index to {op} must have 'index' type"));
        }
        if !scope.is_dim(index) {
            return v.fail(format!("{prefix}index must be a valid dimension or symbol identifier"));
        }
    }
    Ok(())
}

/// Verifies the numbers of elements and the stride. Upstream accepts any type.
fn sizes(v: OpRef<'_>, dma: &Dma, op: &str) -> Result {
    if dma.sizes.iter().any(|&size| v.ty(size) != Type::INDEX) {
        return v.fail(format!("sizes of {op} must have 'index' type"));
    }
    Ok(())
}

pub(in crate::affine) fn start(v: OpRef<'_>) -> Result {
    maps(v, &Dma::START_MAPS)?;
    memrefs(v, &Dma::START_MAPS, &["source", "destination", "tag"])?;
    let dma = Dma::of_start(v.body(), v.op).filter(|dma| matches!(dma.sizes.len(), 1 | 3));
    let Some(dma) = dma else { return v.fail("incorrect number of operands") };
    for (part, prefix) in dma.parts.iter().zip(["src ", "dst ", "tag "]) {
        indices(v, part, prefix, "dma_start")?;
    }
    sizes(v, &dma, "dma_start")
}

pub(in crate::affine) fn wait(v: OpRef<'_>) -> Result {
    maps(v, &Dma::WAIT_MAPS)?;
    memrefs(v, &Dma::WAIT_MAPS, &["tag"])?;
    let dma = Dma::of_wait(v.body(), v.op).filter(|dma| dma.sizes.len() == 1);
    let Some(dma) = dma else { return v.fail("incorrect number of operands") };
    for part in &dma.parts {
        indices(v, part, "", "dma_wait")?;
    }
    sizes(v, &dma, "dma_wait")
}
