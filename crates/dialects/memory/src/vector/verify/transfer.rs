//! Verifiers of transfers.

use super::super::attrs::bools;
use super::super::{TransferRead, TransferWrite, transfer_mask};
use super::shape::element_bits;
use super::vector_of;
use crate::prelude::*;
use terrace_ir::asm::attr_to_string;
use terrace_ir::asm::parse::is_vector_element;

/// Whether a map gives its last dimensions in order.
pub(in crate::vector) fn is_minor_identity(ctx: &Context, map: Attr) -> bool {
    let Some(map) = map.as_::<AffineMapAttr>(ctx) else { return false };
    let Some(lead) = (map.n_dims as usize).checked_sub(map.results.len()) else { return false };
    let is_dim = |(i, &expr): (usize, &AffineExpr)| expr.node(ctx) == AffineNode::Dim((lead + i) as u32);
    map.n_syms == 0 && map.results.iter().enumerate().all(is_dim)
}

/// A transfer of either direction.
struct Transfer {
    base: Type,
    vector: Type,
    mask: Option<Type>,
    n_indices: usize,
    map: Option<Attr>,
    in_bounds: Option<Attr>,
}

/// Verifies types, the permutation map and the padding.
pub(in crate::vector) fn transfer_read(op: OpRef<'_>) -> Result {
    let (shape, ctx) = (op.shape(), op.ctx());
    let Some(read) = shape.as_::<TransferRead>() else { return Ok(()) };
    let transfer = Transfer {
        base: read.base(),
        vector: read.vector(),
        mask: read.mask(),
        n_indices: read.indices().len(),
        map: read.permutation_map(),
        in_bounds: read.in_bounds(),
    };
    let Some(map) = transfer.verify(op)? else { return Ok(()) };
    let padding = read.padding();
    let elem = transfer.base.element_or_self(ctx);
    if vector_of(shape, elem).is_some() {
        if padding != elem {
            return op.fail("requires source element type and padding type to match.");
        }
    } else {
        if !is_vector_element(ctx, padding) {
            return op.fail("requires valid padding vector elemental type");
        }
        if padding != elem {
            return op.fail("requires formal padding and source of the same elemental type");
        }
    }
    permutation(op, map)
}

/// Verifies types and the permutation map.
pub(in crate::vector) fn transfer_write(op: OpRef<'_>) -> Result {
    let (shape, ctx) = (op.shape(), op.ctx());
    let Some(write) = shape.as_::<TransferWrite>() else { return Ok(()) };
    let transfer = Transfer {
        base: write.base(),
        vector: write.value_to_store(),
        mask: write.mask(),
        n_indices: write.indices().len(),
        map: write.permutation_map(),
        in_bounds: write.in_bounds(),
    };
    let (n_indices, rank) = (transfer.n_indices, transfer.rank(ctx));
    if n_indices != rank {
        return op.fail(format_args!("requires {rank} indices"));
    }
    let is_broadcast = |map: AffineMapAttr<'_>| {
        map.results.iter().any(|expr| matches!(expr.node(ctx), AffineNode::Const(0)))
    };
    if transfer.map.and_then(|map| map.as_::<AffineMapAttr>(ctx)).is_some_and(is_broadcast) {
        return op.fail("should not have broadcast dimensions");
    }
    let Some(map) = transfer.verify(op)? else { return Ok(()) };
    permutation(op, map)
}

/// Verifies that each result of a map is another dimension, or zero.
fn permutation(op: OpRef<'_>, map: AffineMapAttr<'_>) -> Result {
    let mut seen = vec![false; map.n_dims as usize];
    for expr in map.results {
        match expr.node(op.ctx()) {
            AffineNode::Const(0) => {}
            AffineNode::Dim(dim) => {
                let Some(seen) = seen.get_mut(dim as usize) else { continue };
                if core::mem::replace(seen, true) {
                    return op.fail(
                        "requires a permutation_map that is a permutation (found one dim used more than once)",
                    );
                }
            }
            _ => {
                return op.fail(
                    "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                     result)",
                );
            }
        }
    }
    Ok(())
}

impl Transfer {
    /// The rank of the memory; zero if it is unranked.
    fn rank(&self, ctx: &Context) -> usize {
        self.base.as_shaped(ctx).and_then(|shaped| shaped.shape).map_or(0, <[i64]>::len)
    }

    /// Verifies the rules of both directions, up to those of the map's results. Returns the map.
    fn verify<'a>(&self, op: OpRef<'a>) -> Result<Option<AffineMapAttr<'a>>> {
        let (shape, ctx) = (op.shape(), op.ctx());
        let Some(map) = self.map.and_then(|map| map.as_::<AffineMapAttr>(ctx)) else { return Ok(None) };
        let Some(ty) = vector_of(shape, self.vector) else { return Ok(None) };
        let rank = self.rank(ctx);
        if self.n_indices != rank {
            return op.fail(format_args!("requires {rank} indices"));
        }
        if !self.base.is::<MemRefType>(ctx) && !self.base.is::<RankedTensorType>(ctx) {
            return op.fail("requires source to be a memref or ranked tensor type");
        }
        let elem = self.base.element_or_self(ctx);
        let width = |extents: &[i64], elem: Type| {
            let last = extents.last().copied().unwrap_or(1).max(1) as u64;
            element_bits(op, elem).map_or(0, |bits| bits.saturating_mul(last))
        };
        let to = width(ty.shape, ty.elem);
        let result_rank = match vector_of(shape, elem) {
            Some(inner) => {
                let from = width(inner.shape, inner.elem);
                if from == 0 || to % from != 0 {
                    return op.fail(
                        "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of \
                         the minor 1-D vector of the source",
                    );
                }
                let Some(outer) = ty.shape.len().checked_sub(inner.shape.len()) else {
                    return op.fail("requires source vector element and vector result ranks to match.");
                };
                outer
            }
            None => {
                let from = element_bits(op, elem).unwrap_or(0);
                if from == 0 || to % from != 0 {
                    return op.fail(
                        "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of \
                         the source element type",
                    );
                }
                ty.shape.len()
            }
        };
        if result_rank != ty.shape.len() && self.mask.is_some() {
            return op.fail("does not support masks with vector element type");
        }
        if map.results.len() != result_rank {
            return op
                .fail("requires a permutation_map with result dims of the same rank as the vector type");
        }
        if map.n_syms != 0 {
            return op.fail("requires permutation_map without symbols");
        }
        if map.n_dims as usize != rank {
            return op.fail("requires a permutation_map with input dims of the same rank as the source type");
        }
        self.mask_type(op)?;
        let in_bounds = bools(ctx, self.in_bounds).len();
        if in_bounds != map.results.len() {
            let map = self.map.map_or_else(String::new, |map| attr_to_string(ctx, map));
            return op.fail(format_args!(
                "expects the in_bounds attr of same rank as permutation_map results: {map} vs inBounds of size: \
                 {in_bounds}"
            ));
        }
        Ok(Some(map))
    }

    /// Verifies the type of the mask.
    fn mask_type(&self, op: OpRef<'_>) -> Result {
        let (Some(mask), Some(map)) = (self.mask, self.map) else { return Ok(()) };
        match transfer_mask(op.ctx(), self.vector, map) {
            Some(want) if want != mask => op.fail(format_args!(
                "inferred mask type ({}) and mask operand type ({}) don't match",
                quoted_type(op.ctx(), want),
                quoted_type(op.ctx(), mask)
            )),
            _ => Ok(()),
        }
    }
}
