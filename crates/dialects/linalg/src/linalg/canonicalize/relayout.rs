//! The patterns of `linalg.pack` and `linalg.unpack` on tensors.

use crate::linalg::verify::relayout::Tiling;
use crate::linalg::{Pack, Unpack};
use crate::prelude::*;
use terrace_memory::dims::shape_of;
use terrace_memory::index_list::{Index, Indices, Integers, divide};
use terrace_memory::tensor::{Cast, ExtractSlice, destination, foldable_cast_source, ranked};

/// Operands by groups.
type Groups = SmallVec<[SmallVec<[Value; 4]>; 4]>;

/// Whether one operation moves elements back to where the other one took them from.
fn are_inverse(b: &Body, pack: Pack, unpack: Unpack) -> bool {
    let (one, other) = (Tiling::of_pack(b, pack), Tiling::of_unpack(b, unpack));
    let is_identity = |order: &Integers| order.iter().enumerate().all(|(i, &dim)| dim == i as i64);
    let (tiles, others) = (one.mixed_tiles(), other.mixed_tiles());
    let is_equal = |(one, other): (&Index, &Index)| {
        let constants = (one.constant_value(b), other.constant_value(b));
        one == other || matches!(constants, (Some(one), Some(other)) if one == other)
    };
    one.positions == other.positions
        && (one.permutation == other.permutation
            || is_identity(&one.permutation) && is_identity(&other.permutation))
        && tiles.len() == others.len()
        && tiles.iter().zip(&others).all(is_equal)
}

/// `PackOp::canonicalize`
pub(super) fn pack(op: Pack, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest) = (op.source(rw), op.dest(rw));
    if let Some(unpack) = rw.def_as::<Unpack>(source) {
        let unpacked = unpack.source(rw);
        if rw.ty(unpacked) == rw.ty(dest) && op.padding_value(rw).is_none() && are_inverse(rw, op, unpack) {
            rw.replace(op.0, &[unpacked]);
            return Some(());
        }
    }
    if op.padding_value(rw).is_some() && has_full_tiles(rw, op) {
        let mut groups = groups_of(rw, op.0);
        groups[2].clear();
        let new = with_groups(rw, op.0, &groups);
        let result = rw.result(new, 0);
        rw.replace(op.0, &[result]);
        return Some(());
    }
    let (unpacked, packed) = static_shapes(rw.ctx(), &Tiling::of_pack(rw, op))?;
    let ty = rw.ty(dest);
    let (source, dest) = (cast_to(rw, source, &unpacked)?, cast_to(rw, dest, &packed)?);
    let result = with_operands(rw, op.0, source, dest);
    let result = if rw.ty(result) == ty { result } else { Cast::new(rw, ty, result) };
    rw.replace(op.0, &[result]);
    Some(())
}

/// Whether tiles need no padding, as far as static extents show it.
fn has_full_tiles(b: &Body, op: Pack) -> bool {
    let tiling = Tiling::of_pack(b, op);
    tiling.has_static_extents(b.ctx()) && !tiling.tiles.contains(&DYNAMIC) && !tiling.needs_padding(b)
}

/// The shapes without and with tiles, where an extent of a dimension that has no tiles is that of the other one; `None` if both
/// say the same.
fn static_shapes(ctx: &Context, tiling: &Tiling<'_>) -> Option<(Integers, Integers)> {
    let (mut from, mut to): (Integers, Integers) =
        (shape_of(ctx, tiling.unpacked).into(), shape_of(ctx, tiling.packed).into());
    let mut changed = false;
    for dim in (0..from.len()).filter(|&dim| !tiling.positions.contains(&(dim as i64))) {
        let outer = tiling.outer_dim(dim)?;
        let [one, other] = [from[dim], *to.get(outer)?];
        if (one == DYNAMIC) != (other == DYNAMIC) {
            let extent = if one == DYNAMIC { other } else { one };
            (from[dim], to[outer], changed) = (extent, extent, true);
        }
    }
    changed.then_some((from, to))
}

/// A tensor in a type of this shape.
fn cast_to(rw: &mut Rewriter<'_>, value: Value, shape: &[i64]) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = ranked(&ctx, rw, value)?;
    if ty.shape == shape {
        return Some(value);
    }
    let ty = RankedTensorType::get(&ctx, shape, ty.elem, ty.encoding);
    Some(Cast::new(rw, ty, value))
}

/// `UnPackOp::canonicalize`
pub(super) fn unpack(op: Unpack, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest) = (op.source(rw), op.dest(rw));
    if let Some(pack) = rw.def_as::<Pack>(source) {
        let packed = pack.source(rw);
        if rw.ty(packed) != rw.ty(dest) || pack.padding_value(rw).is_some() || !are_inverse(rw, pack, op) {
            return None;
        }
        rw.replace(op.0, &[packed]);
        return Some(());
    }
    // What is in the output does not matter.
    if let Some(output) = destination(rw, dest).filter(|&output| output != dest) {
        rw.set_operand(op.0, 1, output);
        return Some(());
    }
    let result = rw.result(op.0, 0);
    let user = rw.users(result).next().filter(|_| rw.has_one_use(result));
    if let Some(slice) = user.and_then(|user| rw.as_::<ExtractSlice>(user))
        && unpacks_less(rw, op, slice)
    {
        let ty = rw.ty(slice.result(rw));
        let [offsets, sizes, strides] = slice.mixed_lists(rw);
        let dest = ExtractSlice::of_lists(rw, ty, dest, [&offsets, &sizes, &strides]);
        let new = with_operands(rw, op.0, source, dest);
        rw.replace(slice.0, &[new]);
        rw.erase(op.0);
        return Some(());
    }
    let (unpacked, packed) = static_shapes(rw.ctx(), &Tiling::of_unpack(rw, op))?;
    let (source, dest) = (cast_to(rw, source, &packed)?, cast_to(rw, dest, &unpacked)?);
    let new = with_operands(rw, op.0, source, dest);
    if let Some(op) = rw.def_op(new) {
        rw.set_dict(op, None);
    }
    let ty = rw.ty(result);
    let new = Cast::new(rw, ty, new);
    rw.replace(op.0, &[new]);
    Some(())
}

/// The result of a copy of an operation with another source and output.
fn with_operands(rw: &mut Rewriter<'_>, op: Op, source: Value, dest: Value) -> Value {
    let mut groups = groups_of(rw, op);
    (groups[0], groups[1]) = (smallvec![source], smallvec![dest]);
    let new = with_groups(rw, op, &groups);
    rw.result(new, 0)
}

/// Whether a slice of an unpacked tensor only leaves elements of the last tiles out, so that it can be unpacked itself
/// (`canFoldSliceOp`).
fn unpacks_less(b: &Body, op: Unpack, slice: ExtractSlice) -> bool {
    let ctx = b.ctx();
    let tiling = Tiling::of_unpack(b, op);
    let (kept, packed) = (shape_of(ctx, b.ty(slice.result(b))), shape_of(ctx, tiling.packed));
    let [offsets, _, strides] = slice.mixed_lists(b);
    let are_all = |list: &Indices, n: i64| list.iter().all(|index| index.constant_value(b) == Some(n));
    if kept.len() != shape_of(ctx, tiling.unpacked).len() || !are_all(&offsets, 0) || !are_all(&strides, 1) {
        return false;
    }
    kept.iter().enumerate().all(|(dim, &kept)| {
        let extent = tiling.outer_dim(dim).and_then(|outer| packed.get(outer)).copied().unwrap_or(DYNAMIC);
        let tile = tiling.positions.iter().position(|&at| at == dim as i64);
        let tile = tile.map(|i| tiling.tiles.get(i).copied());
        match tile {
            _ if extent == DYNAMIC => false,
            None => extent == kept,
            Some(Some(tile)) if tile != DYNAMIC && kept != DYNAMIC => {
                extent.checked_mul(tile).is_some_and(|all| all - kept < tile)
            }
            Some(_) => false,
        }
    })
}

/// Operands that are casts to fewer static extents become their sources (`FoldTensorCastPackOp`).
pub(super) fn pack_of_cast(op: Pack, rw: &mut Rewriter<'_>) -> Option<Value> {
    let tiles = Tiling::of_pack(rw, op).mixed_tiles();
    fold_casts(rw, op.0, tiles, (1, Pack::SLOTS.static_inner_tiles))
}

/// [`pack_of_cast`] for `FoldTensorCastUnPackOp`.
pub(super) fn unpack_of_cast(op: Unpack, rw: &mut Rewriter<'_>) -> Option<Value> {
    let tiles = Tiling::of_unpack(rw, op).mixed_tiles();
    fold_casts(rw, op.0, tiles, (0, Unpack::SLOTS.static_inner_tiles))
}

/// Builds an operation with the sources of casts as operands; `packed` is the number of the operand that has the tiles, and
/// `slot` that of their sizes.
fn fold_casts(
    rw: &mut Rewriter<'_>,
    op: Op,
    tiles: Indices,
    (packed, slot): (usize, usize),
) -> Option<Value> {
    let mut operands = rw.operands(op).to_vec();
    let mut is_cast = false;
    for operand in &mut operands {
        if let Some(source) = foldable_cast_source(rw, *operand) {
            (*operand, is_cast) = (source, true);
        }
    }
    let ctx = rw.ctx().clone();
    let shape = shape_of(&ctx, rw.ty(operands[packed]));
    let in_type = &shape[shape.len().checked_sub(tiles.len()).filter(|_| is_cast)?..];
    // A tile whose size the type tells is no value.
    let size =
        |(&tile, &extent): (&Index, &i64)| if extent == DYNAMIC { tile } else { Index::Static(extent) };
    let (integers, sizes) = divide(&tiles.iter().zip(in_type).map(size).collect::<Indices>());
    let mut groups = groups_of(rw, op);
    let mut rest = &operands[..];
    for group in &mut groups {
        let (own, others) = rest.split_at(group.len());
        (*group, rest) = (own.into(), others);
    }
    *groups.last_mut()? = sizes;
    let new = with_groups(rw, op, &groups);
    let tiles = DenseArrayAttr::of_i64s(&ctx, &integers);
    rw.set_slot(new, slot, Some(tiles));
    let (ty, new) = (rw.ty(rw.result(op, 0)), rw.result(new, 0));
    Some(if rw.ty(new) == ty { new } else { Cast::new(rw, ty, new) })
}

/// The operands of an operation by groups: the source, the output, the padding if there may be some, and the sizes of tiles.
fn groups_of(b: &Body, op: Op) -> Groups {
    (0..b.def(op).operands.len()).map(|group| b.operand_group(op, group).iter().collect()).collect()
}

/// A copy of an operation with other operands, whose result has the type of the output.
fn with_groups(rw: &mut Rewriter<'_>, op: Op, groups: &[SmallVec<[Value; 4]>]) -> Op {
    let mut new = OpState::like(rw, op);
    let sizes: SmallVec<[usize; 4]> = groups.iter().map(|group| group.len()).collect();
    new.operands.extend(groups.iter().flatten().copied());
    new.set_segments(rw.ctx(), &sizes, &[1]);
    new.results = smallvec![rw.ty(new.operands[1])];
    rw.create(new)
}
