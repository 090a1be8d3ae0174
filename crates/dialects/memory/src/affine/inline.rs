//! How affine operations are inlined, and what is inlined into them.

use super::canonicalize::map_and_operands;
use super::compose::{self, Operands};
use super::scope::Scope;
use super::{Apply, For, If, Load, Parallel, Store, VectorLoad, VectorStore};
use crate::memref;
use crate::prelude::*;

pub(super) static INLINER: InlinerHooks = InlinerHooks {
    accepts_op: Some(accepts_op),
    receives: Some(receives),
    received: Some(received),
    ..InlinerHooks::NONE
};

/// The operands of affine operations must be dimensions and symbols of the region around them.
fn accepts_op(_: &Body, _: Op, parent: &'static OpDef) -> bool {
    let is = |def| core::ptr::eq(parent, def);
    parent.has(Trait::AffineScope) || is(For::DEF) || is(Parallel::DEF) || is(If::DEF)
}

/// Affine loops and conditionals receive a single block of operations without memory effects, and of affine accesses whose
/// operands remain dimensions.
fn receives(b: &Body, call: Op, callable: OpRef<'_>) -> bool {
    let body = callable.body().region_body(callable.op);
    let Some(region) = callable.body().regions(callable.op).first().copied() else { return false };
    let (Some(entry), Some(parts)) = (body.entry_block(region), b.def(call).hooks.call) else { return false };
    let (first, end) = parts(b, call).args;
    let args = b.operands(call).slice(first, end);
    let scope = Scope::of(b);
    let remains_dim = |value: Value| match body.value_def(value) {
        ValueDef::Arg(block, n) if block == entry => {
            args.get(n as usize).is_some_and(|arg| scope.is_dim(arg))
        }
        ValueDef::Result(op, _) if body.block_of(op) == Some(entry) => {
            constant_of(body, value).is_some() || body.is::<memref::Dim>(op) || body.is::<Apply>(op)
        }
        _ => true,
    };
    body.has_one_block(region)
        && body.ops(entry).all(|op| match map_operands(body, op) {
            Some((_, operands)) => operands.into_iter().all(remains_dim),
            None => effects_of(body, op) == Some(Effects::NONE),
        })
}

/// The map and its operands of an `affine.apply` or an affine access.
fn map_operands(b: &Body, op: Op) -> Option<(AffineMap, Operands)> {
    let is_access =
        b.is::<Load>(op) || b.is::<Store>(op) || b.is::<VectorLoad>(op) || b.is::<VectorStore>(op);
    (is_access || b.is::<Apply>(op)).then(|| map_and_operands(b, op)).flatten()
}

/// Makes symbols dimensions where the call passed a dimension.
fn received(b: &mut Body, blocks: &[Block]) {
    let ops: Vec<Op> = blocks.iter().flat_map(|&block| b.ops(block)).collect();
    for op in ops {
        let Some((mut map, mut operands)) = map_operands(b, op) else { continue };
        let scope = Scope::of(b);
        if operands.iter().skip(map.n_dims as usize).all(|&value| scope.is_symbol(value)) {
            continue;
        }
        let n_kept = b.n_operands(op) - operands.len();
        compose::reclassify(b, &mut map, &mut operands);
        let attr = map.attr(b.ctx());
        let all: Operands = b.operands(op).iter().take(n_kept).chain(operands).collect();
        b.set_attr(op, "map", Some(attr));
        b.set_operands(op, &all);
    }
}
