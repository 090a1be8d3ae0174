//! Contractions with a scalable number of columns: each register holds parts of two rows by two columns.

use super::factors::{Factors, Product};
use crate::common::vectors::*;
use crate::prelude::*;
use crate::vector_to_llvm::progressive::contract::contraction::Contraction;
use terrace_hardware::arm_sve;

/// The types of a contraction.
struct Types {
    /// A register of factors.
    factor: Type,
    /// A register of sums.
    sum: Type,
    /// A row of the result.
    row: Type,
    /// Two rows, joined.
    pair: Type,
    /// A row of pairs of sums, as integers of 64 bits.
    row_of_pairs: Type,
    /// Two such rows, joined.
    pair_of_pairs: Type,
}

pub(super) fn contract<const BF16: bool>(op: vector::Contract, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let contraction = Contraction::of(rw, op, None)?;
    if contraction.is_reduction.as_slice() != [false, false, true]
        || !contraction.has_layout(&[0, 2], &[1, 2], &[0, 1])
    {
        return None;
    }
    let factors = Factors::of::<BF16>(op, rw, &contraction)?;
    let (elem, sum_elem) = factors.product.elems();
    let row_len = factors.product.row_len();
    let vector = |value| rw.ty(value).as_::<VectorType>(ctx);
    let (lhs, rhs) = (vector(factors.lhs.value)?, vector(factors.rhs.value)?);
    let (&[m, k], &[n, _]) = (lhs.shape, rhs.shape) else { return None };
    if lhs.elem != elem || rhs.elem != elem || k != row_len || m % 2 != 0 || n % 2 != 0 {
        return None;
    }
    if lhs.any_scalable() || !is_scalable(&rhs, 0) || is_scalable(&rhs, 1) {
        return None;
    }
    let n_registers = (m / 2).checked_mul(n / 2)?;
    let flat_len = n.checked_mul(row_len)?;
    if !fits(rw, n_registers.checked_mul(16)?) {
        return None;
    }
    let scalable = |n: i64, elem| VectorType::get(ctx, &[n], elem, &[1]);
    let types = Types {
        factor: scalable(2 * row_len, elem),
        sum: scalable(4, sum_elem),
        row: scalable(n, sum_elem),
        pair: scalable(2 * n, sum_elem),
        row_of_pairs: scalable(n / 2, Type::I64),
        pair_of_pairs: scalable(n, Type::I64),
    };

    let rows: Vec<Value> =
        (0..m).step_by(2).map(|row| repeat_rows(rw, ctx, &types, factors.lhs.value, row, row_len)).collect();
    let flat = vector::ShapeCast::new(rw, scalable(flat_len, elem), factors.rhs.value);
    let columns = registers(rw, types.factor, flat, n / 2, 2 * row_len);
    let mut sums = Vec::new();
    for row in (0..m).step_by(2) {
        let joined = join(rw, &types, &factors, contraction.acc, row);
        sums.push(registers(rw, types.sum, joined, n / 2, 4));
    }
    let mut products = Vec::new();
    for (&lhs, sums) in rows.iter().zip(&sums) {
        for (&rhs, &sum) in columns.iter().zip(sums) {
            products.push(multiply(rw, &factors, sum, lhs, rhs));
        }
    }
    let mut all = poison(rw, contraction.ty);
    let per_row = columns.len().max(1);
    for (row, products) in (0..m).step_by(2).zip(products.chunks(per_row)) {
        let mut joined = poison(rw, types.pair);
        for (offset, &product) in (0..).step_by(4).zip(products) {
            joined = vector::ScalableInsert::new(rw, offset, product, joined);
        }
        let (first, second) = split(rw, &types, &factors, joined);
        all = insert(rw, first, all, &[row]);
        all = insert(rw, second, all, &[row + 1]);
    }
    Some(all)
}

/// Two rows of the left factor, in each group of 128 bits of a register.
fn repeat_rows(b: &mut Builder, ctx: &Context, types: &Types, lhs: Value, row: i64, row_len: i64) -> Value {
    let first = extract(b, lhs, &[row]);
    let second = extract(b, lhs, &[row + 1]);
    let order: Vec<i64> = (0..2 * row_len).collect();
    let both = vector::Shuffle::new(b, DenseArrayAttr::of_i64s(ctx, &order), first, second);
    let empty = poison(b, types.factor);
    let register = vector::ScalableInsert::new(b, 0i64, both, empty);
    arm_sve::DupQLane::new(b, 0i64, register)
}

/// The registers that a flat vector consists of.
fn registers(b: &mut Builder, ty: Type, flat: Value, n: i64, len: i64) -> Vec<Value> {
    (0..n).map(|at| vector::ScalableExtract::new(b, ty, at * len, flat)).collect()
}

/// Two rows of the accumulator in the order of the instruction: rows of two columns in turns, or single elements in turns
/// if the product is transposed.
fn join(b: &mut Builder, types: &Types, factors: &Factors, acc: Value, row: i64) -> Value {
    let mut first = extract(b, acc, &[row]);
    let mut second = extract(b, acc, &[row + 1]);
    if factors.is_reversed {
        return vector::Interleave::new(b, types.pair, first, second);
    }
    first = vector::BitCast::new(b, types.row_of_pairs, first);
    second = vector::BitCast::new(b, types.row_of_pairs, second);
    let joined = vector::Interleave::new(b, types.pair_of_pairs, first, second);
    vector::BitCast::new(b, types.pair, joined)
}

/// The inverse of [`join`].
fn split(b: &mut Builder, types: &Types, factors: &Factors, joined: Value) -> (Value, Value) {
    if factors.is_reversed {
        let rows = vector::Deinterleave::build(b, types.row, types.row, joined);
        return (rows.res1(b), rows.res2(b));
    }
    let joined = vector::BitCast::new(b, types.pair_of_pairs, joined);
    let rows = vector::Deinterleave::build(b, types.row_of_pairs, types.row_of_pairs, joined);
    let (first, second) = (rows.res1(b), rows.res2(b));
    (vector::BitCast::new(b, types.row, first), vector::BitCast::new(b, types.row, second))
}

fn multiply(b: &mut Builder, factors: &Factors, acc: Value, lhs: Value, rhs: Value) -> Value {
    let (lhs, rhs) = factors.ordered(lhs, rhs);
    match factors.product {
        Product::Signed => arm_sve::Smmla::new(b, acc, lhs, rhs),
        Product::Unsigned => arm_sve::Ummla::new(b, acc, lhs, rhs),
        Product::Mixed => arm_sve::Usmmla::new(b, acc, lhs, rhs),
        Product::BFloat => arm_sve::Bfmmla::new(b, acc, lhs, rhs),
    }
}
