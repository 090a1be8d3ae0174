//! Transpositions: element by element, by shuffles, or by `llvm.intr.matrix.transpose`.

use crate::common::vectors::*;
use crate::prelude::*;

/// `vector-transpose-lowering` as a parameter of patterns.
pub(super) const ELEMENTWISE: u8 = 0;
pub(super) const LLVM_INTRINSIC: u8 = 1;
pub(super) const SHUFFLE_1D: u8 = 2;
pub(super) const SHUFFLE_16X16: u8 = 3;
/// Also permutes rows of scalable vectors, which upstream leaves, in complete lowerings.
pub(super) const SCALABLE_ROWS: u8 = 4;

/// The two extents of a transposition of a matrix, in which other extents are one.
fn matrix(from: &VectorType<'_>, permutation: &[i64]) -> Option<(i64, i64)> {
    let mut wide = (0..from.shape.len()).filter(|&dim| from.shape[dim] > 1);
    let (Some(first), Some(second), None) = (wide.next(), wide.next(), wide.next()) else { return None };
    let at = |dim: usize| permutation.iter().position(|&other| other == dim as i64);
    (at(second)? < at(first)?).then_some((from.shape[first], from.shape[second]))
}

/// Moves each part that is not transposed itself: elements, or vectors of the trailing dimensions that stay in place.
pub(super) fn transpose<const LOWERING: u8>(op: vector::Transpose, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let permutation = integers_of(ctx, op.permutation(rw));
    let source = op.vector(rw);
    let from = vector_of(ctx, rw, source)?;
    let ty = rw.ty(op.result(rw));
    if !from.any_scalable() && LOWERING == LLVM_INTRINSIC && permutation.as_slice() == [1, 0] {
        return intrinsic(op, rw);
    }
    if permutation.as_slice() == [1, 0] && (0..2).any(|dim| from.shape[dim] == 1 && !is_scalable(&from, dim))
    {
        return Some(vector::ShapeCast::new(rw, ty, source));
    }
    if from.any_scalable() && LOWERING != SCALABLE_ROWS || permutation.len() != from.shape.len() {
        return None;
    }
    if (LOWERING == SHUFFLE_1D || LOWERING == SHUFFLE_16X16)
        && let Some((m, n)) = matrix(&from, &permutation)
    {
        return shuffled::<LOWERING>(op, rw, m, n);
    }
    let kept = (0..permutation.len()).rev().take_while(|&at| permutation[at] == at as i64).count();
    let moved = permutation.len() - kept;
    if (0..moved).any(|dim| is_scalable(&from, dim)) {
        return None;
    }
    let all_positions = unrolled_positions(rw, &from.shape[..moved])?;
    let mut all = poison(rw, ty);
    for at in all_positions {
        let to: Option<SmallVec<[i64; 4]>> =
            permutation[..moved].iter().map(|&dim| at.get(usize::try_from(dim).ok()?).copied()).collect();
        let part = extract(rw, source, &at);
        all = insert(rw, part, all, &to?);
    }
    Some(all)
}

fn flat<'c>(ctx: &'c Context, ty: &VectorType<'c>) -> Option<terrace_ir::Type> {
    let n = ty.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    Some(VectorType::fixed(ctx, &[n], ty.elem))
}

fn intrinsic(op: vector::Transpose, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = ty.as_::<VectorType>(ctx)?;
    let flat = flat(ctx, &to)?;
    let [rows, columns] = *to.shape else { return None };
    if i32::try_from(rows).is_err() || i32::try_from(columns).is_err() {
        return None;
    }
    let source = op.vector(rw);
    let source = vector::ShapeCast::new(rw, flat, source);
    let value = llvm::MatrixTranspose::new(rw, flat, rows, columns, source);
    Some(vector::ShapeCast::new(rw, ty, value))
}

fn shuffle(b: &mut Builder, first: Value, second: Value, mask: &[i64]) -> Value {
    let mask = DenseArrayAttr::of_i64s(b.ctx(), mask);
    vector::Shuffle::new(b, mask, first, second)
}

/// Transposes a matrix of `m` rows and `n` columns.
fn shuffled<const LOWERING: u8>(op: vector::Transpose, rw: &mut Rewriter, m: i64, n: i64) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let source = op.vector(rw);
    let from = vector_of(ctx, rw, source)?;
    let flat = flat(ctx, &from)?;
    if !fits(rw, m.checked_mul(n)?) {
        return None;
    }
    let source = vector::ShapeCast::new(rw, flat, source);
    let value = match LOWERING == SHUFFLE_16X16 && (m, n) == (16, 16) {
        true => {
            let source = vector::ShapeCast::new(rw, VectorType::fixed(ctx, &[m, n], from.elem), source);
            shuffle_16x16(rw, source)
        }
        false => {
            let mask: Vec<i64> = (0..n).flat_map(|column| (0..m).map(move |row| row * n + column)).collect();
            shuffle(rw, source, source, &mask)
        }
    };
    Some(vector::ShapeCast::new(rw, ty, value))
}

/// Transposes a 16x16 matrix in four rounds of shuffles of two rows: of elements, pairs and quadruples inside lanes of four
/// elements, as AVX-512 has instructions for.
fn shuffle_16x16(b: &mut Builder, source: Value) -> Value {
    let lanes = |within: [i64; 4]| -> Vec<i64> {
        (0..16).step_by(4).flat_map(|lane| within.map(|at| lane + at)).collect()
    };
    let select = |first: i64| -> Vec<i64> {
        [first, first + 8, first + 16, first + 24].into_iter().flat_map(|lane| lane..lane + 4).collect()
    };
    let ty = b.ty(source);
    let mut rows: Vec<Value> = (0..16).map(|at| extract(b, source, &[at])).collect();
    let elements = [lanes([0, 16, 1, 17]), lanes([2, 18, 3, 19])];
    let pairs = [lanes([0, 1, 16, 17]), lanes([2, 3, 18, 19])];
    let quadruples = [select(0), select(4)];
    // Neighbours, in place.
    let mut next = Vec::with_capacity(16);
    for pair in rows.chunks(2) {
        for mask in &elements {
            next.push(shuffle(b, pair[0], pair[1], mask));
        }
    }
    rows = core::mem::take(&mut next);
    for group in rows.chunks(4) {
        for at in 0..2 {
            for mask in &pairs {
                next.push(shuffle(b, group[at], group[at + 2], mask));
            }
        }
    }
    for distance in [4, 8] {
        rows = core::mem::take(&mut next);
        for group in rows.chunks(2 * distance) {
            for mask in &quadruples {
                for at in 0..distance {
                    next.push(shuffle(b, group[at], group[at + distance], mask));
                }
            }
        }
    }
    let mut all = poison(b, ty);
    for (at, &row) in (0i64..).zip(&next) {
        all = insert(b, row, all, &[at]);
    }
    all
}
