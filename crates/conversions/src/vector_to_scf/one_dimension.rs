//! Transfers of one dimension as loops over their elements, where `convert-vector-to-llvm` has no lowering: elements that
//! are not consecutive, and broadcasts.

use super::transfer::{Access, Transfer, extract_at, guarded};
use crate::common::vectors::{extract, for_loop};
use crate::prelude::*;
use terrace_memory::vector::{Broadcast, Insert, TransferRead, TransferWrite, VectorScale};

pub(super) static PATTERNS: &[greedy::Pattern] =
    rewrites![TransferRead => transfer, TransferWrite => transfer];

/// Transfers of vectors without dimensions, which have one element, with a mask or where the elements of the memory do not
/// follow each other. Upstream has no lowering of them.
pub(super) static ELEMENTS: &[greedy::Pattern] = rewrites![TransferRead => element, TransferWrite => element];

/// Whether elements that follow each other in the last dimension follow each other in memory.
fn is_contiguous(ctx: &Context, ty: MemRefType<'_>) -> bool {
    strides_and_offset(ctx, ty).is_some_and(|(strides, _)| strides.last().is_none_or(|&stride| stride == 1))
}

fn transfer(op: impl OpKind, rw: &mut Rewriter) -> Option<SmallVec<[Value; 8]>> {
    let (op, ctx) = (op.op(), &rw.ctx().clone());
    let transfer = Transfer::of(rw, op)?;
    let memref = rw.ty(transfer.base).as_::<MemRefType>(ctx)?;
    let vector = transfer.vector(ctx)?;
    if vector.shape.len() != 1 || transfer.indices.is_empty() && transfer.outer_dim(ctx).is_some() {
        return None;
    }
    if transfer.map.is_minor_identity(ctx) && is_contiguous(ctx, memref) {
        return None;
    }
    // A memref of vectors has elements of another type than the loop would insert.
    if memref.elem != vector.elem {
        return None;
    }
    let lower = arith::Constant::index(rw, 0);
    let mut upper = arith::Constant::index(rw, vector.shape[0]);
    if vector.any_scalable() {
        let vscale = VectorScale::new(rw, Type::INDEX);
        upper = arith::MulI::new(rw, upper, vscale);
    }
    let step = arith::Constant::index(rw, 1);
    let state = match transfer.access {
        Access::Read { padding } => Some(Broadcast::new(rw, transfer.ty, padding)),
        Access::Write { .. } => None,
    };
    let dim = transfer.outer_dim(ctx);
    let nest = for_loop(rw, (lower, upper, step), state, |rw, iv, state| {
        let indices = transfer.row_indices(rw, iv);
        let ty = state.map(|_| transfer.ty);
        let inside = |rw: &mut Rewriter| match transfer.access {
            Access::Read { .. } => {
                let element = memref::Load::at(rw, transfer.base, &indices);
                let position = DenseArrayAttr::of_i64s(ctx, &[DYNAMIC]);
                Some(Insert::new(rw, position, element, state?, &[iv]))
            }
            Access::Write { value } => {
                let element = extract_at(rw, value, vector.elem, iv);
                memref::Store::at(rw, element, transfer.base, &indices);
                None
            }
        };
        guarded(rw, &transfer, (iv, dim), ty, inside, |_| state)
    });
    Some(rw.results(nest).to_vec())
}

/// Transfers the element: with a mask, if its only bit is set.
fn element(op: impl OpKind, rw: &mut Rewriter) -> Option<()> {
    let (op, ctx) = (op.op(), &rw.ctx().clone());
    let transfer = Transfer::of(rw, op)?;
    let memref = rw.ty(transfer.base).as_::<MemRefType>(ctx)?;
    let vector = transfer.vector(ctx)?;
    if !vector.shape.is_empty() || memref.elem != vector.elem {
        return None;
    }
    let Some(mask) = transfer.mask else {
        if is_contiguous(ctx, memref) {
            return None;
        }
        match transfer_element(rw, &transfer) {
            Some(value) => {
                let value = Broadcast::new(rw, transfer.ty, value);
                rw.replace(op, &[value]);
            }
            None => rw.erase(op),
        }
        return Some(());
    };
    let rank = transfer.mask_rank(rw)?;
    let first: &[i64] = if rank == 0 { &[] } else { &[0] };
    let is_selected = extract(rw, mask, first);
    let is_read = matches!(transfer.access, Access::Read { .. });
    let types: &[Type] = if is_read { &[vector.elem] } else { &[] };
    let check = scf::If::build(rw, types, is_selected);
    let point = rw.insert_point();
    let then = rw.add_block(check.0, 0, &[]);
    rw.set_end(then);
    let value = transfer_element(rw, &transfer);
    scf::Yield::build(rw, value.as_slice());
    match transfer.access {
        Access::Read { padding } => {
            let otherwise = rw.add_block(check.0, 1, &[]);
            rw.set_end(otherwise);
            scf::Yield::build(rw, &[padding]);
            rw.set_insert_point(point);
            let value = rw.result(check.0, 0);
            let value = Broadcast::new(rw, transfer.ty, value);
            rw.replace(op, &[value]);
        }
        Access::Write { .. } => {
            rw.set_insert_point(point);
            rw.erase(op);
        }
    }
    Some(())
}

/// Loads the element and returns it, or stores it.
fn transfer_element(rw: &mut Rewriter, transfer: &Transfer) -> Option<Value> {
    match transfer.access {
        Access::Read { .. } => Some(memref::Load::at(rw, transfer.base, &transfer.indices)),
        Access::Write { value } => {
            let value = extract(rw, value, &[]);
            memref::Store::at(rw, value, transfer.base, &transfer.indices);
            None
        }
    }
}
