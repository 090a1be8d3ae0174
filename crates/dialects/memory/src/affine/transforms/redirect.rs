//! Accesses of a memref become accesses of a buffer that has some of its elements.

use crate::affine::compose::{Operands, canonicalize, compose_applies};
use crate::affine::{Apply, Load, Prefetch, Store, VectorLoad, VectorStore};
use crate::prelude::*;
use terrace_ir::affine::simplify_map;

/// A buffer with the elements of a memref from `starts` on, in terms of the symbols.
pub(super) struct Buffer<'a> {
    pub(super) value: Value,
    pub(super) symbols: &'a [Value],
    pub(super) starts: &'a [AffineExpr],
}

/// The slot of an access's map, and the number of operands in front of the subscripts, if it can be redirected.
fn layout(b: &Body, op: Op) -> Option<(usize, usize)> {
    Some(if b.is::<Load>(op) {
        (Load::SLOTS.map, 1)
    } else if b.is::<VectorLoad>(op) {
        (VectorLoad::SLOTS.map, 1)
    } else if b.is::<Prefetch>(op) {
        (Prefetch::SLOTS.map, 1)
    } else if b.is::<Store>(op) {
        (Store::SLOTS.map, 2)
    } else if b.is::<VectorStore>(op) {
        (VectorStore::SLOTS.map, 2)
    } else {
        return None;
    })
}

/// Whether an operation accesses elements of its memref only.
pub(super) fn can_redirect(b: &Body, op: Op) -> bool {
    layout(b, op).is_some()
}

impl Buffer<'_> {
    /// Lets a load, store or prefetch access the buffer.
    pub(super) fn redirect(&self, b: &mut Body, op: Op) {
        let ctx = b.ctx().clone();
        let Some((slot, n_kept)) = layout(b, op) else { return };
        let Some(map) = b.slot(op, slot).and_then(|map| AffineMap::of(&ctx, map)) else { return };
        let old: Operands = b.operands(op).iter().skip(n_kept).collect();
        let loc = b.loc(op);
        let mut builder = Builder::before(b, op);
        builder.set_loc(loc);
        let mut applies: Vec<Value> = Vec::new();
        let mut apply = |builder: &mut Builder<'_>, map: AffineMap, operands: &[Value]| {
            let value = Apply::new(builder, Type::INDEX, map.attr(&ctx), operands);
            applies.push(value);
            value
        };
        let subscripts: Operands = if map == AffineMap::identity(&ctx, map.n_dims) {
            old
        } else {
            let single =
                |&expr: &AffineExpr| AffineMap { results: SmallVec::from_slice(&[expr]), ..map.clone() };
            map.results.iter().map(|expr| apply(&mut builder, single(expr), &old)).collect()
        };
        let n_symbols = self.symbols.len() as u32;
        let n_inputs = n_symbols + subscripts.len() as u32;
        let remap: SmallVec<[AffineExpr; 4]> = (n_symbols..)
            .zip(self.starts)
            .map(|(n, &start)| {
                let start = AffineExpr::neg(&ctx, start);
                AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::dim(&ctx, n), start)
            })
            .collect();
        let remap = AffineMap { n_dims: n_inputs, n_syms: 0, results: remap };
        let mut operands: Operands = self.symbols.iter().copied().chain(subscripts).collect();
        if remap != AffineMap::identity(&ctx, n_inputs) {
            let single = |&expr: &AffineExpr| AffineMap::new(n_inputs, 0, &[expr]);
            operands =
                remap.results.iter().map(|expr| apply(&mut builder, single(expr), &operands)).collect();
        }
        let mut map = AffineMap::identity(&ctx, operands.len() as u32);
        compose_applies(b, &mut map, &mut operands);
        map = simplify_map(&ctx, &map);
        canonicalize(b, &mut map, &mut operands);
        let kept = b.operands(op).iter().take(n_kept - 1);
        let operands: Operands = kept.chain([self.value]).chain(operands).collect();
        b.set_operands(op, &operands);
        b.set_slot(op, slot, Some(map.attr(&ctx)));
        erase_unused(b, &applies);
    }
}

/// Erases the operations that define values without uses.
pub(super) fn erase_unused(b: &mut Body, values: &[Value]) {
    for &value in values {
        if let Some(op) = b.def_op(value).filter(|_| b.has_no_uses(value)) {
            b.erase(op);
        }
    }
}
