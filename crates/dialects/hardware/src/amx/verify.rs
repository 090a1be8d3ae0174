//! Verifiers of `amx`.

use super::{TileLoad, TileMulF, TileMulI, TileStore, TileType, TileZero};
use terrace_base::layout::strides_and_offset;
use terrace_rewrite::prelude::*;

/// Verifies that a tile fits a register: 16 rows of 64 bytes, in groups of four.
fn register(op: OpShape<'_>, ty: Type) -> Result {
    const MAX_ROWS: i64 = 16;
    const MAX_BYTES: u32 = 64;
    let Some(TileType { shape: &[rows, columns], elem, .. }) = ty.as_::<TileType>(op.ctx()) else {
        return Ok(());
    };
    let bits = elem.bit_width(op.ctx()).unwrap_or(8);
    // The width is computed in 32 bits upstream, and printed so.
    let bytes = (columns.wrapping_mul(i64::from(bits)) as u32) >> 3;
    if rows > MAX_ROWS {
        return op.fail(format_args!("bad row height: {rows}"));
    }
    if bytes > MAX_BYTES || !bytes.is_multiple_of(4) {
        return op.fail(format_args!("bad column width: {bytes}"));
    }
    Ok(())
}

/// Verifies a transfer between a tile and a memref. Without an explicit stride the memref's rows must be contiguous.
fn transfer(op: OpShape<'_>, tile: Type, memref: Type, n_indices: usize, has_stride: bool) -> Result {
    let Some(memref) = memref.as_::<MemRefType>(op.ctx()) else { return Ok(()) };
    let rank = memref.shape.len();
    if n_indices != rank {
        return op.fail(format_args!("requires {rank} indices"));
    }
    register(op, tile)?;
    if has_stride {
        return Ok(());
    }
    if rank < 2 {
        return op.fail("requires at least 2D memref");
    }
    let strides = strides_and_offset(op.ctx(), memref);
    if strides.is_none_or(|(strides, _)| strides.last() != Some(&1)) {
        return op.fail("requires memref with unit innermost stride");
    }
    Ok(())
}

/// Verifies that the extents of a product agree; the inner one is counted in groups of `group` elements.
fn product(op: OpShape<'_>, [lhs, rhs, acc]: [Type; 3], group: i64) -> Result {
    let shape = |ty: Type| match ty.as_::<TileType>(op.ctx()) {
        Some(TileType { shape: &[rows, columns], .. }) => Some((rows, columns)),
        _ => None,
    };
    let (Some(lhs), Some(rhs), Some((m, n))) = (shape(lhs), shape(rhs), shape(acc)) else { return Ok(()) };
    let k = lhs.1 / group;
    if lhs.0 != m || rhs.0 != k || rhs.1 / group != n {
        return op.fail(format_args!("bad mult shape: {m} x {n} x {k}"));
    }
    Ok(())
}

pub(super) fn tile_zero(zero: Shape<'_, TileZero>) -> Result {
    register(*zero, zero.res())
}

pub(super) fn tile_load(load: Shape<'_, TileLoad>) -> Result {
    transfer(*load, load.res(), load.base(), load.indices().len(), load.stride().is_some())
}

pub(super) fn tile_store(store: Shape<'_, TileStore>) -> Result {
    transfer(*store, store.val(), store.base(), store.indices().len(), store.stride().is_some())
}

pub(super) fn tile_mulf(mul: Shape<'_, TileMulF>) -> Result {
    let (lhs, rhs, acc) = (mul.lhs(), mul.rhs(), mul.acc());
    for tile in [lhs, rhs, acc] {
        register(*mul, tile)?;
    }
    product(*mul, [lhs, rhs, acc], 2)?;
    let elem = |ty: Type| ty.as_::<TileType>(mul.ctx()).map(|tile| tile.elem);
    if elem(lhs) != elem(rhs) {
        return mul.fail("unsupported type combination");
    }
    Ok(())
}

pub(super) fn tile_muli(mul: Shape<'_, TileMulI>) -> Result {
    let tiles = [mul.lhs(), mul.rhs(), mul.acc()];
    for tile in tiles {
        register(*mul, tile)?;
    }
    product(*mul, tiles, 4)
}
