//! Winograd convolutions F(m x m, r x r): each transformation multiplies tiles by a matrix from the left, and by its transpose
//! from the right.

use super::decompose::{combined, filled};
use crate::prelude::*;
use terrace_ir::elements::{Element, Layout, dense_of_bytes};
use terrace_linalg::linalg::{
    WinogradFilterTransform, WinogradFmr, WinogradInputTransform, WinogradOutputTransform,
};
use terrace_memory::dims::extents;
use terrace_memory::index_list::Index;

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    WinogradFilterTransform => filter,
    WinogradInputTransform => input,
    WinogradOutputTransform => output,
];

/// A matrix of fractions with one denominator.
struct Matrix {
    rows: &'static [&'static [i8]],
    denominator: i8,
}

/// The matrices of a convolution. They are upstream's, except that the one of the output has its factor.
struct Matrices {
    filter: Matrix,
    input: Matrix,
    output: Matrix,
}

static F23: Matrices = Matrices {
    filter: Matrix { rows: &[&[-2, 0, 0], &[1, -1, 1], &[1, 1, 1], &[0, 0, 2]], denominator: 2 },
    input: Matrix { rows: &[&[-1, 0, 1, 0], &[0, -1, 1, 0], &[0, 1, 1, 0], &[0, -1, 0, 1]], denominator: 1 },
    output: Matrix { rows: &[&[1, 1, 1, 0], &[0, -1, 1, 1]], denominator: 1 },
};

static F43: Matrices = Matrices {
    filter: Matrix {
        rows: &[&[12, 0, 0], &[-4, 4, -4], &[-4, -4, -4], &[1, -2, 4], &[1, 2, 4], &[0, 0, 12]],
        denominator: 12,
    },
    input: Matrix {
        rows: &[
            &[4, 0, -5, 0, 1, 0],
            &[0, 4, -4, -1, 1, 0],
            &[0, -4, -4, 1, 1, 0],
            &[0, 4, -2, -4, 2, 0],
            &[0, -4, -2, 4, 2, 0],
            &[0, 4, 0, -5, 0, 1],
        ],
        denominator: 16,
    },
    output: Matrix {
        rows: &[&[4, 8, 8, 4, 4, 0], &[0, -8, 8, -8, 8, 0], &[0, 8, 8, 16, 16, 0], &[0, -8, 8, -32, 32, 16]],
        denominator: 1,
    },
};

static F25: Matrices = Matrices {
    filter: Matrix {
        rows: &[
            &[60, 0, 0, 0, 0],
            &[10, -10, 10, -10, 10],
            &[-10, -10, -10, -10, -10],
            &[-16, 8, -4, 2, -1],
            &[1, 2, 4, 8, 16],
            &[0, 0, 0, 0, 60],
        ],
        denominator: 60,
    },
    input: Matrix {
        rows: &[
            &[2, 3, -4, -3, 2, 0],
            &[0, 2, 1, -5, 2, 0],
            &[0, -2, -5, -1, 2, 0],
            &[0, 4, -2, -4, 2, 0],
            &[0, -2, -4, 2, 4, 0],
            &[0, 2, 3, -4, -3, 2],
        ],
        denominator: 16,
    },
    output: Matrix { rows: &[&[8, 16, 16, 32, 16, 0], &[0, -16, 16, -16, 32, 8]], denominator: 1 },
};

/// The matrix for a dimension that has no tiles.
static IDENTITY: Matrix = Matrix { rows: &[&[1]], denominator: 1 };

fn matrices(fmr: WinogradFmr) -> (&'static Matrices, i64) {
    match fmr {
        WinogradFmr::F23 => (&F23, 2),
        WinogradFmr::F43 => (&F43, 4),
        WinogradFmr::F25 => (&F25, 2),
    }
}

impl Matrix {
    /// The matrix as a constant tensor of floats.
    fn build(&self, rw: &mut Rewriter<'_>, elem: Type) -> Option<Value> {
        let ctx = rw.ctx().clone();
        let layout = Layout::of(&ctx, elem)?;
        let format = layout.format?;
        let mut data = Vec::new();
        for &n in self.rows.iter().copied().flatten() {
            let [n, denominator] = [n, self.denominator]
                .map(|n| ApFloat::from_f64(format, n.into(), Rounding::NearestTiesToEven));
            n.div(denominator).write(&layout, &mut data);
        }
        let shape = [self.rows.len(), self.rows[0].len()].map(|extent| extent as i64);
        let ty = RankedTensorType::get(&ctx, &shape, elem, None);
        Some(arith::Constant::new(rw, dense_of_bytes(&ctx, ty, &layout, &data)))
    }
}

/// Multiplies a matrix by a tensor, and adds the product to `output`. `maps` are those of the matrix, of the tensor and of the
/// output; the last loop is the one of the sum.
fn product(
    rw: &mut Rewriter<'_>,
    matrix: &Matrix,
    tensor: Value,
    output: Value,
    maps: [AffineMap; 3],
) -> Option<Value> {
    let elem = rw.ty(tensor).element_or_self(rw.ctx());
    let matrix = matrix.build(rw, elem)?;
    let last = maps[0].n_dims as usize - 1;
    Some(combined(rw, &[matrix, tensor], output, &maps, &[last], |b, args| {
        let product = arith::MulF::new(b, args[0], args[1]);
        arith::AddF::new(b, product, args[2])
    }))
}

/// A tensor of zeros.
fn zeros(rw: &mut Rewriter<'_>, elem: Type, extents: &[Index]) -> Value {
    let zero = arith::Constant::float(rw, elem, 0.0);
    filled(rw, elem, extents, zero)
}

/// A map from `n` loops to sums of loops, each multiplied by a factor.
fn map(ctx: &Context, n: u32, results: &[&[(i64, u32)]]) -> AffineMap {
    let term = |&(factor, dim): &(i64, u32)| {
        let factor = AffineExpr::constant(ctx, factor);
        AffineExpr::binary(ctx, AffineOp::Mul, AffineExpr::dim(ctx, dim), factor)
    };
    let add = |a, b| AffineExpr::binary(ctx, AffineOp::Add, a, b);
    let sum = |terms: &&[(i64, u32)]| terms.iter().map(term).reduce(add);
    AffineMap { n_dims: n, n_syms: 0, results: results.iter().filter_map(sum).collect() }
}

/// From features, height, width and channels to tiles, channels and features.
fn filter(op: WinogradFilterTransform, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (filter, output) = (op.filter(rw), op.output(rw));
    let elem = rw.ty(filter).element_or_self(&ctx);
    elem.as_float(&ctx)?;
    let (matrices, _) = matrices(op.fmr(rw)?);
    let (from, to) = (extents(rw, filter), extents(rw, output));
    let [rows, columns] = [to[0], to[1]].map(|extent| matrix_of(extent, &matrices.filter));
    // Loops: row of the tile, column, channel, feature, and the row of the filter.
    let half = zeros(rw, elem, &[to[0], from[2], from[3], from[0]]);
    let maps = [
        AffineMap::of_dims(&ctx, 5, [0, 4]),
        AffineMap::of_dims(&ctx, 5, [3, 4, 1, 2]),
        AffineMap::of_dims(&ctx, 5, [0, 1, 2, 3]),
    ];
    let half = product(rw, rows, filter, half, maps)?;
    let whole = zeros(rw, elem, &to);
    let maps = [
        AffineMap::of_dims(&ctx, 5, [1, 4]),
        AffineMap::of_dims(&ctx, 5, [0, 4, 2, 3]),
        AffineMap::of_dims(&ctx, 5, [0, 1, 2, 3]),
    ];
    product(rw, columns, half, whole, maps)
}

/// The matrix for a dimension whose tiles have this extent.
fn matrix_of(extent: Index, matrix: &'static Matrix) -> &'static Matrix {
    if extent == Index::Static(1) { &IDENTITY } else { matrix }
}

/// The matrix for a dimension whose tiles have this extent, and the distance of the tiles.
fn tiling(extent: Index, matrix: &'static Matrix, m: i64) -> (&'static Matrix, i64) {
    if extent == Index::Static(1) { (&IDENTITY, 1) } else { (matrix, m) }
}

/// From batch, height, width and channels to tiles, their numbers in both directions, batch and channels.
fn input(op: WinogradInputTransform, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (input, output) = (op.input(rw), op.output(rw));
    let elem = rw.ty(input).element_or_self(&ctx);
    elem.as_float(&ctx)?;
    let (matrices, m) = matrices(op.fmr(rw)?);
    let (from, to) = (extents(rw, input), extents(rw, output));
    let [(rows, down), (columns, across)] = [to[0], to[1]].map(|extent| tiling(extent, &matrices.input, m));
    // Loops: row of the tile, number of the tile, batch, column, channel, and the row of the input in the tile.
    let half = zeros(rw, elem, &[to[0], to[2], from[0], from[2], from[3]]);
    let row: &[(i64, u32)] = &[(down, 1), (1, 5)];
    let maps = [
        AffineMap::of_dims(&ctx, 6, [0, 5]),
        map(&ctx, 6, &[&[(1, 2)], row, &[(1, 3)], &[(1, 4)]]),
        AffineMap::of_dims(&ctx, 6, [0, 1, 2, 3, 4]),
    ];
    let half = product(rw, rows, input, half, maps)?;
    let whole = zeros(rw, elem, &to);
    let column: &[(i64, u32)] = &[(across, 3), (1, 6)];
    let maps = [
        AffineMap::of_dims(&ctx, 7, [1, 6]),
        map(&ctx, 7, &[&[(1, 0)], &[(1, 2)], &[(1, 4)], column, &[(1, 5)]]),
        AffineMap::of_dims(&ctx, 7, [0, 1, 2, 3, 4, 5]),
    ];
    product(rw, columns, half, whole, maps)
}

/// From tiles, their numbers in both directions, batch and features to batch, height, width and features. The result is added
/// to the output.
fn output(op: WinogradOutputTransform, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (tiles, output) = (op.value(rw), op.output(rw));
    let elem = rw.ty(tiles).element_or_self(&ctx);
    elem.as_float(&ctx)?;
    let (matrices, m) = matrices(op.fmr(rw)?);
    let from = extents(rw, tiles);
    let [(rows, down), (columns, across)] =
        [from[0], from[1]].map(|extent| tiling(extent, &matrices.output, m));
    // Loops: row in the tile, column of the product, the tile's numbers, batch, feature, and row of the product.
    let mut halves = from.clone();
    halves[0] = Index::Static(rows.rows.len() as i64);
    let half = zeros(rw, elem, &halves);
    let maps = [
        AffineMap::of_dims(&ctx, 7, [0, 6]),
        AffineMap::of_dims(&ctx, 7, [6, 1, 2, 3, 4, 5]),
        AffineMap::of_dims(&ctx, 7, [0, 1, 2, 3, 4, 5]),
    ];
    let half = product(rw, rows, tiles, half, maps)?;
    let (row, column): (&[(i64, u32)], &[(i64, u32)]) = (&[(down, 2), (1, 0)], &[(across, 3), (1, 1)]);
    let maps = [
        AffineMap::of_dims(&ctx, 7, [1, 6]),
        AffineMap::of_dims(&ctx, 7, [0, 6, 2, 3, 4, 5]),
        map(&ctx, 7, &[&[(1, 4)], row, column, &[(1, 5)]]),
    ];
    product(rw, columns, half, output, maps)
}
