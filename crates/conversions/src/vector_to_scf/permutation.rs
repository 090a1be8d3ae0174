//! Permutation maps of transfers: transfers become ones of the last dimensions in order, by transpositions and
//! broadcasts of vectors.

use super::transfer::{Access, Transfer, bools};
use crate::common::vectors::{flags, permuted_type, transpose, vector_type};
use crate::prelude::*;
use terrace_memory::vector::{Broadcast, TransferRead, TransferWrite};

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    TransferRead => permuted_read,
    TransferWrite => permuted_write,
    TransferRead => broadcast_read,
    TransferWrite => partial_write,
    TransferRead => unordered_masked_read,
];

type Dims = SmallVec<[usize; 4]>;

/// The position of each result of a map in the minor identity with broadcasts that the map is a permutation of.
/// Broadcasts take the positions that are left.
fn permutation(ctx: &Context, map: &AffineMap) -> Option<Dims> {
    let (n_results, n_dims) = (map.results.len(), map.n_dims as usize);
    let first = n_dims.saturating_sub(n_results);
    let leading = n_results.saturating_sub(n_dims);
    let mut taken = vec![false; n_results.max(n_dims)];
    let mut positions: SmallVec<[Option<usize>; 4]> = SmallVec::new();
    for expr in &map.results {
        positions.push(match expr.node(ctx) {
            AffineNode::Const(0) => None,
            AffineNode::Dim(dim) => {
                let position = (dim as usize).checked_sub(first)? + leading;
                *taken.get_mut(position)? = true;
                Some(position)
            }
            _ => return None,
        });
    }
    let mut free = taken.iter().enumerate().filter(|(_, taken)| !**taken).map(|(position, _)| position);
    positions.into_iter().map(|position| position.or_else(|| free.next())).collect()
}

/// The list with element `i` at `positions[i]`.
fn scatter<T: Copy>(list: &[T], positions: &[usize]) -> Option<SmallVec<[T; 4]>> {
    let mut moved: SmallVec<[T; 4]> = SmallVec::from_slice(list);
    for (&element, &position) in list.iter().zip(positions) {
        *moved.get_mut(position)? = element;
    }
    Some(moved)
}

/// Reads in the order of the dimensions in memory, and transposes the vector.
fn permuted_read(op: TransferRead, rw: &mut Rewriter) -> Option<()> {
    let transfer = Transfer::of(rw, op.0)?;
    let positions = permutation(rw.ctx(), &transfer.map)?;
    read_permuted(rw, &transfer, &positions)
}

/// Reads in the order of the dimensions in memory, which is that of the mask's dimensions, where the map leaves out
/// dimensions behind the first one that it has. Upstream applies such masks in the wrong order.
fn unordered_masked_read(op: TransferRead, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let transfer = Transfer::of(rw, op.0)?;
    if transfer.mask.is_none() || permutation(ctx, &transfer.map).is_some() {
        return None;
    }
    let dim_of = |at: usize| match transfer.map.results[at].node(ctx) {
        AffineNode::Dim(dim) => Some(dim),
        _ => None,
    };
    let places: Dims = (0..transfer.map.results.len()).filter(|&at| dim_of(at).is_some()).collect();
    let mut ordered = places.clone();
    ordered.sort_by_key(|&at| dim_of(at));
    let mut positions: Dims = (0..transfer.map.results.len()).collect();
    for (&from, &to) in ordered.iter().zip(&places) {
        positions[from] = to;
    }
    read_permuted(rw, &transfer, &positions)
}

/// Reads with dimension `i` of the vector at `positions[i]`, and transposes the vector.
fn read_permuted(rw: &mut Rewriter, transfer: &Transfer, positions: &[usize]) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let vector = transfer.vector(ctx)?;
    if positions.iter().enumerate().all(|(at, &position)| at == position) {
        return None;
    }
    let map = AffineMap::new(transfer.map.n_dims, 0, &scatter(&transfer.map.results, positions)?);
    let shape = scatter(vector.shape, positions)?;
    let scalable = scatter(&flags(&vector), positions)?;
    let in_bounds = scatter(&transfer.in_bounds, positions)?;
    let ty = vector_type(ctx, &shape, vector.elem, &scalable);
    let read = read_with(rw, transfer, ty, &map, &in_bounds)?;
    let value = transpose(rw, read, positions)?;
    rw.replace(transfer.op, &[value]);
    Some(())
}

/// Creates a read with another type, map and bounds.
fn read_with(
    b: &mut Builder,
    transfer: &Transfer,
    ty: Type,
    map: &AffineMap,
    in_bounds: &[bool],
) -> Option<Value> {
    let Access::Read { padding } = transfer.access else { return None };
    let ctx = &b.ctx().clone();
    let (map, in_bounds) = (map.attr(ctx), bools(ctx, in_bounds));
    let (base, mask) = (transfer.base, transfer.mask);
    Some(TransferRead::new(b, ty, map, in_bounds, base, &transfer.indices, padding, mask))
}

/// Transposes the vector to the order of the dimensions in memory.
fn permuted_write(op: TransferWrite, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let transfer = Transfer::of(rw, op.0)?;
    if transfer.map.results.is_empty() || transfer.map.is_minor_identity(ctx) {
        return None;
    }
    let positions = permutation(ctx, &transfer.map)?;
    let Access::Write { value } = transfer.access else { return None };
    let order: Dims = (0..positions.len()).collect();
    let order = scatter(&order, &positions)?;
    let in_bounds = bools(ctx, &scatter(&transfer.in_bounds, &positions)?);
    let value = transpose(rw, value, &order)?;
    let first = transfer.map.n_dims - positions.len() as u32;
    let results: SmallVec<[AffineExpr; 4]> =
        (first..transfer.map.n_dims).map(|dim| AffineExpr::dim(ctx, dim)).collect();
    let map = AffineMap::new(transfer.map.n_dims, 0, &results);
    replace_write(rw, &transfer, &map, in_bounds, value, transfer.mask);
    Some(())
}

fn replace_write(
    rw: &mut Rewriter,
    transfer: &Transfer,
    map: &AffineMap,
    in_bounds: terrace_ir::Attr,
    value: Value,
    mask: Option<Value>,
) {
    let ty = transfer.result_type(rw);
    let map = map.attr(rw.ctx());
    let new = TransferWrite::build(rw, ty, map, in_bounds, value, transfer.base, &transfer.indices, mask);
    let results = rw.results(new.0).to_vec();
    rw.replace(transfer.op, &results);
}

/// Reads without the leading dimensions that are broadcast.
fn broadcast_read(op: TransferRead, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let transfer = Transfer::of(rw, op.0)?;
    let vector = transfer.vector(ctx)?;
    let is_broadcast = |expr: &AffineExpr| expr.node(ctx) == AffineNode::Const(0);
    let n = transfer.map.results.iter().take_while(|expr| is_broadcast(expr)).count();
    let map = AffineMap::new(transfer.map.n_dims, 0, &transfer.map.results[n..]);
    let first = map.n_dims.checked_sub(map.results.len() as u32)?;
    let is_minor = (first..)
        .zip(&map.results)
        .all(|(dim, expr)| is_broadcast(expr) || expr.node(ctx) == AffineNode::Dim(dim));
    if n == 0 || !is_minor {
        return None;
    }
    let ty = vector_type(ctx, &vector.shape[n..], vector.elem, &flags(&vector)[n..]);
    let read = read_with(rw, &transfer, ty, &map, &transfer.in_bounds[n..])?;
    Some(Broadcast::new(rw, transfer.ty, read))
}

/// A vector with leading dimensions of extent 1.
fn extended(b: &mut Builder, vector: Value, n: usize) -> Option<Value> {
    let ctx = &b.ctx().clone();
    let ty = b.ty(vector).as_::<VectorType>(ctx)?;
    let shape: SmallVec<[i64; 4]> = core::iter::repeat_n(1, n).chain(ty.shape.iter().copied()).collect();
    let scalable: SmallVec<[u8; 4]> = core::iter::repeat_n(0, n).chain(flags(&ty)).collect();
    let ty = vector_type(ctx, &shape, ty.elem, &scalable);
    Some(Broadcast::new(b, ty, vector))
}

/// Adds dimensions of extent 1 for those in memory that the map leaves out behind the first one that it has.
fn partial_write(op: TransferWrite, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let transfer = Transfer::of(rw, op.0)?;
    if transfer.map.results.is_empty() || permutation(ctx, &transfer.map).is_some() {
        return None;
    }
    let Access::Write { value } = transfer.access else { return None };
    let mut is_used = vec![false; transfer.map.n_dims as usize];
    for expr in &transfer.map.results {
        let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
        *is_used.get_mut(dim as usize)? = true;
    }
    let first = is_used.iter().position(|&is_used| is_used)?;
    let missing: Dims = (first..is_used.len()).filter(|&dim| !is_used[dim]).collect();
    let value = extended(rw, value, missing.len())?;
    let mask = match transfer.mask {
        None => None,
        Some(mask) => {
            // Dimensions of masks are in the order of memory. Upstream puts the new ones last, which is the same where
            // the type is.
            let mask = extended(rw, mask, missing.len())?;
            let (mut added, mut own) = (0.., missing.len()..);
            let order: Option<Dims> = (first..is_used.len())
                .map(|dim| if is_used[dim] { own.next() } else { added.next() })
                .collect();
            let order = order?;
            let last: Dims = (missing.len()..order.len()).chain(0..missing.len()).collect();
            let eq = permuted_type(rw, mask, &last)? == permuted_type(rw, mask, &order)?;
            let order = if eq { last } else { order };
            Some(transpose(rw, mask, &order)?)
        }
    };
    let added = missing.iter().map(|&dim| AffineExpr::dim(ctx, dim as u32));
    let results: SmallVec<[AffineExpr; 4]> = added.chain(transfer.map.results.iter().copied()).collect();
    let map = AffineMap::new(transfer.map.n_dims, 0, &results);
    let in_bounds: SmallVec<[bool; 4]> =
        core::iter::repeat_n(true, missing.len()).chain(transfer.in_bounds.iter().copied()).collect();
    replace_write(rw, &transfer, &map, bools(ctx, &in_bounds), value, mask);
    Some(())
}
