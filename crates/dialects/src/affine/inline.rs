//! How affine operations are inlined, and what is inlined into them.

use super::{For, If, Parallel};
use terrace_ir::body::OpRef;
use terrace_ir::decl::{OpDef, OpKind, Trait};
use terrace_ir::effects::{Effects, effects_of};
use terrace_ir::inlining::InlinerHooks;
use terrace_ir::{Body, Op};

pub(super) static INLINER: InlinerHooks =
    InlinerHooks { accepts_op: Some(accepts_op), receives: Some(receives), ..InlinerHooks::NONE };

/// The operands of affine operations must be dimensions and symbols of the region around them.
fn accepts_op(_: &Body, _: Op, parent: &'static OpDef) -> bool {
    let is = |def| core::ptr::eq(parent, def);
    parent.has(Trait::AffineScope) || is(For::DEF) || is(Parallel::DEF) || is(If::DEF)
}

/// Affine loops and conditionals receive a single block of operations without memory effects.
fn receives(callable: OpRef<'_>) -> bool {
    let body = callable.body().region_body(callable.op);
    let Some(region) = callable.body().regions(callable.op).first().copied() else { return false };
    body.has_one_block(region)
        && body
            .blocks(region)
            .flat_map(|block| body.ops(block))
            .all(|op| effects_of(body, op) == Some(Effects::NONE))
}
