//! Contractions of fixed vectors, in tiles of two rows by two columns.

use super::factors::{Factor, Factors, Product};
use crate::common::vectors::*;
use crate::prelude::*;
use crate::vector_to_llvm::progressive::contract::contraction::{Contraction, transpose};
use crate::vector_to_llvm::progressive::slice::{extract_slice, insert_slice};
use terrace_hardware::arm_neon;

/// One row may be multiplied by a matrix; the instruction then gets a second row of zeros.
pub(super) fn contract<const BF16: bool>(op: vector::Contract, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let contraction = Contraction::of(rw, op, None)?;
    // The iterators of the rows of the left factor (none if it is a vector) and of the right one, and the contracted one.
    let (m, n, k) = match (contraction.is_reduction.as_slice(), contraction.maps[0].as_slice()) {
        ([false, true], &[1]) => (None, 0, 1),
        ([false, false, true], &[m, 2]) if m < 2 => (Some(m), 1 - m, 2),
        _ => return None,
    };
    let lhs_dims: SmallVec<[usize; 4]> = m.into_iter().chain([k]).collect();
    let acc_dims: SmallVec<[usize; 4]> = m.into_iter().chain([n]).collect();
    if !contraction.has_layout(&lhs_dims, &[n, k], &acc_dims) || contraction.is_scalable(ctx, rw) {
        return None;
    }
    let factors = Factors::of::<BF16>(op, rw, &contraction)?;
    let ((n_rows, depth), (n_columns, _)) = (rows(rw, factors.lhs)?, rows(rw, factors.rhs)?);
    let row_len = factors.product.row_len();
    if n_rows != 1 && n_rows % 2 != 0 || n_columns % 2 != 0 || depth % row_len != 0 {
        return None;
    }
    let tile_rows = n_rows.min(2);
    let n_tiles = (n_rows / tile_rows).checked_mul(n_columns / 2)?.checked_mul(depth / row_len)?;
    if !fits(rw, n_tiles.checked_mul(16)?) {
        return None;
    }
    let result = contraction.ty.as_::<VectorType>(ctx)?;
    let start = zero(ctx, contraction.ty)?;
    let (elem, sum_elem) = factors.product.elems();
    let lhs_factor = extend(rw, factors.lhs, elem);
    let rhs_factor = extend(rw, factors.rhs, elem);

    // The number of tiles along each iterator, and the extent of each.
    let (mut tiles, mut sizes) = ([1; 3], [1; 3]);
    let mut set = |dim: usize, bound, size| (tiles[dim], sizes[dim]) = (bound / size, size);
    if let Some(m) = m {
        set(m, n_rows, tile_rows);
    }
    set(n, n_columns, 2);
    set(k, depth, row_len);

    let of = |values: &[i64; 3], dims: &[usize]| -> SmallVec<[i64; 4]> {
        dims.iter().map(|&dim| values[dim]).collect()
    };
    let (factor_type, sum_type) =
        (VectorType::fixed(ctx, &[2, row_len], elem), VectorType::fixed(ctx, &[2, 2], sum_elem));
    let (flat_factor, flat_sum) =
        (VectorType::fixed(ctx, &[2 * row_len], elem), VectorType::fixed(ctx, &[4], sum_elem));
    let mut all = arith::Constant::new(rw, start);
    let mut sum = None;
    for tile in vector::positions::positions(&tiles) {
        let at: [i64; 3] = core::array::from_fn(|dim| tile[dim] * sizes[dim]);
        let mut lhs = extract_slice(rw, lhs_factor, &of(&at, &lhs_dims), &of(&sizes, &lhs_dims))?;
        let rhs = extract_slice(rw, rhs_factor, &of(&at, &[n, k]), &of(&sizes, &[n, k]))?;
        if n_rows == 1 {
            lhs = pad(rw, lhs, factor_type)?;
        }
        // The first tile of a row and column starts with the accumulator, the next ones with the sum so far.
        let mut start = None;
        if at[k] == 0 {
            let mut tile = extract_slice(rw, contraction.acc, &of(&at, &acc_dims), &of(&sizes, &acc_dims))?;
            if n_rows == 1 {
                tile = pad(rw, tile, sum_type)?;
            }
            if factors.is_reversed {
                tile = transpose(rw, tile, &[1, 0])?;
            }
            start = Some(tile);
        }
        let lhs = vector::ShapeCast::new(rw, flat_factor, lhs);
        let rhs = vector::ShapeCast::new(rw, flat_factor, rhs);
        let acc = match start {
            Some(tile) => vector::ShapeCast::new(rw, flat_sum, tile),
            None => sum?,
        };
        let product = multiply(rw, &factors, acc, lhs, rhs);
        sum = Some(product);
        let mut tile = vector::ShapeCast::new(rw, sum_type, product);
        if factors.is_reversed {
            tile = transpose(rw, tile, &[1, 0])?;
        }
        let mut rank = result.shape.len();
        if n_rows == 1 {
            tile = extract(rw, tile, &[0]);
            rank = 1;
        }
        all = insert_slice(rw, tile, all, &of(&at, &acc_dims), rank);
    }
    Some(all)
}

/// The numbers of rows and of their elements.
fn rows(b: &Builder, factor: Factor) -> Option<(i64, i64)> {
    match *b.ty(factor.value).as_::<VectorType>(b.ctx())?.shape {
        [n, len] => Some((n, len)),
        [len] => Some((1, len)),
        _ => None,
    }
}

/// Extends a factor of fewer than eight bits.
fn extend(b: &mut Builder, factor: Factor, elem: Type) -> Value {
    let Factor { value, is_signed } = factor;
    let ctx = &b.ctx().clone();
    let Some(ty) = b.ty(value).as_::<VectorType>(ctx).filter(|ty| ty.elem != elem) else { return value };
    let ty = VectorType::fixed(ctx, ty.shape, elem);
    if is_signed { arith::ExtSI::new(b, ty, value) } else { arith::ExtUI::new(b, ty, value) }
}

/// A row with a row of zeros below it.
fn pad(b: &mut Builder, row: Value, ty: Type) -> Option<Value> {
    let ctx = &b.ctx().clone();
    let rank = b.ty(row).as_::<VectorType>(ctx)?.shape.len();
    let zero = zero(ctx, ty)?;
    let zeros = arith::Constant::new(b, zero);
    Some(insert_slice(b, row, zeros, &[0, 0], rank))
}

fn multiply(b: &mut Builder, factors: &Factors, acc: Value, lhs: Value, rhs: Value) -> Value {
    let (lhs, rhs) = factors.ordered(lhs, rhs);
    match factors.product {
        Product::Signed => arm_neon::Smmla::new(b, acc, lhs, rhs),
        Product::Unsigned => arm_neon::Ummla::new(b, acc, lhs, rhs),
        Product::Mixed => arm_neon::Usmmla::new(b, acc, lhs, rhs),
        Product::BFloat => arm_neon::Bfmmla::new(b, acc, lhs, rhs),
    }
}
