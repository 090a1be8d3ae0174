//! `linalg-block-pack-matmul`: products of matrices become products of matrices of tiles.

use crate::linalg::contraction::{loops, maps_of_contraction};
use crate::linalg::structured::{
    Iterators, Maps, indexing_maps, iterators, loop_sources, named_of, payload_block,
};
use crate::linalg::{BatchMatmul, Generic, IteratorType, Matmul, Pack, Unpack};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::affine::compose::apply;
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::tensor::Empty;
use terrace_rewrite::greedy::{Patterns, apply_patterns_with_facts};

passes! {
    /// Convert linalg matmul ops to block layout and back.
    ///
    /// The inputs and the output are packed into tiles, which are multiplied, and the result is unpacked.
    BlockPackMatmul("LinalgBlockPackMatmul") = "linalg-block-pack-matmul" on(Anchor::Any) {
        /// Allow packing padding
        allow_padding: bool = true,
        /// Block factors (mb, nb, kb) for relayout
        block_factors: Vec<i64> = Vec::new(),
        /// Transpose LHS inner block layout [mb][kb] -> [kb][mb]
        lhs_transpose_inner_blocks: bool = false,
        /// Transpose LHS outer block layout [MB][KB] -> [KB][MB]
        lhs_transpose_outer_blocks: bool = false,
        /// Permutation of matmul (M, N, K) dimensions order
        mnk_order: Vec<i64> = Vec::new(),
        /// Next multiples of the packing sizes
        mnk_padded_multiples: Vec<i64> = Vec::new(),
        /// Transpose RHS inner block layout [kb][nb] -> [nb][kb]
        rhs_transpose_inner_blocks: bool = true,
        /// Transpose RHS outer block layout [KB][NB] -> [NB][KB]
        rhs_transpose_outer_blocks: bool = true,
    } => block_pack_matmul;
}

fn block_pack_matmul(o: &BlockPackMatmul, pass: &mut PassContext<'_>) -> Result {
    let fail = |message: &str| Err(pass.ctx().error(pass.body.loc(pass.op), message).emit());
    // Without factors, or with another number of them, nothing is packed.
    let &[m, n, k] = &o.block_factors[..] else { return pass.finish(false) };
    let order = match o.mnk_order[..] {
        [] => Some([0, 1, 2]),
        [m, n, k] => Some([m, n, k]).filter(|order| (0..3).all(|i| order.contains(&i))),
        _ => None,
    };
    let multiples = match o.mnk_padded_multiples[..] {
        [] => Some([0; 3]),
        [m, n, k] => Some([m, n, k]).filter(|multiples| multiples.iter().all(|&multiple| multiple >= 0)),
        _ => None,
    };
    if [m, n, k].iter().any(|&factor| factor <= 0) {
        return fail("expected 'block-factors' to be positive");
    }
    let Some(order) = order else { return fail("expected 'mnk-order' to be a permutation of 0, 1, 2") };
    let Some(multiples) = multiples else {
        return fail("expected 'mnk-padded-multiples' to be three numbers that are not negative");
    };
    let mut options = Options {
        factors: [m, n, k],
        order: order.map(|i| i as usize),
        multiples,
        allow_padding: o.allow_padding,
        is_transposed: [
            [o.lhs_transpose_outer_blocks, o.lhs_transpose_inner_blocks],
            [o.rhs_transpose_outer_blocks, o.rhs_transpose_inner_blocks],
        ],
    };
    let patterns = Patterns::new().add(PATTERNS);
    let mut changed = false;
    pass.edit_bodies(&mut |b| changed |= apply_patterns_with_facts(b, &patterns, None, &mut options))?;
    pass.finish(changed)
}

static PATTERNS: &[Pattern] = rewrites![
    Generic => pack_generic,
    Matmul => pack,
    BatchMatmul => pack_batch,
];

/// The options, for each of the loops m, n and k.
#[derive(Clone)]
struct Options {
    factors: [i64; 3],
    /// The places that the loops get among the last three.
    order: [usize; 3],
    /// Tiles are the extents, rounded up to multiples of these; zero stands for the factor.
    multiples: [i64; 3],
    allow_padding: bool,
    /// Whether outer and inner blocks of each input are transposed.
    is_transposed: [[bool; 2]; 2],
}

/// Packs a plain product of matrices, of which one may be transposed.
fn pack_generic(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let maps = maps_of_contraction(rw, op.0)?;
    let map = |dims: [u32; 2]| AffineMap::new(3, 0, &dims.map(|dim| AffineExpr::dim(&ctx, dim)));
    let [lhs, rhs, out] = &maps[..] else { return None };
    let is_plain = *out == map([0, 1])
        && match *rhs == map([2, 1]) {
            true => *lhs == map([0, 2]) || *lhs == map([2, 0]),
            false => *lhs == map([0, 2]) && *rhs == map([1, 2]),
        };
    if is_plain { pack(op, rw) } else { None }
}

/// Packs products of batches of matrices of which none is transposed.
fn pack_batch(op: BatchMatmul, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_plain = named_of(BatchMatmul::DEF)?.default_maps(rw.ctx()) == indexing_maps(rw, op.0);
    if is_plain { pack(op, rw) } else { None }
}

/// An operand of the packed operation: the dimensions that are tiled, the sizes of the tiles, and the order of the outer
/// dimensions if it is given.
struct Packed {
    dims: SmallVec<[usize; 2]>,
    tiles: Indices,
    outer: Option<SmallVec<[usize; 4]>>,
}

fn pack<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let op = op.op();
    let o = rw.facts::<Options>()?.clone();
    let operands: SmallVec<[Value; 4]> = rw.operands(op).iter().collect();
    let types: SmallVec<[Type; 4]> = operands.iter().map(|&operand| rw.ty(operand)).collect();
    let (maps, kinds) = (indexing_maps(rw, op), iterators(rw, op));
    let n_loops = kinds.len();
    payload_block(rw, op)?;
    let first = n_loops.checked_sub(3)?;
    if operands.len() != 3 || types.iter().any(|ty| !ty.is::<RankedTensorType>(&ctx)) {
        return None;
    }
    let sources = loop_sources(&ctx, &maps, n_loops)?;
    let extent = |at: usize| {
        let &(operand, dim) = sources.get(at)?;
        shape_of(&ctx, *types.get(operand)?).get(dim).copied().filter(|&extent| extent != DYNAMIC)
    };
    let loops = loops(rw, op)?;
    let chosen = [loops.m.last()?, loops.n.last()?, loops.k.last()?].map(|&at| at as usize);
    let is_full = |(&at, &factor): (&usize, &i64)| extent(at).is_some_and(|extent| extent % factor == 0);
    if !o.allow_padding && !chosen.iter().zip(&o.factors).all(is_full) {
        return None;
    }
    // The loops m, n and k become the last three.
    let mut permutation: SmallVec<[usize; 8]> = (0..n_loops).filter(|at| !chosen.contains(at)).collect();
    permutation.resize(n_loops, 0);
    let (mut factors, mut multiples) = ([0; 3], [0; 3]);
    for (i, &place) in o.order.iter().enumerate() {
        permutation[first + place] = chosen[i];
        factors[place] = o.factors[i];
        multiples[place] = o.multiples[i];
    }
    let place = |at: usize| permutation.iter().position(|&other| other == at).unwrap_or(0) as u32;
    let dims: SmallVec<[AffineExpr; 8]> = (0..n_loops).map(|at| AffineExpr::dim(&ctx, place(at))).collect();
    let n_packed = n_loops as u32 + 3;
    let mut maps: Maps = maps.iter().map(|map| map.replace(&ctx, &dims, &[], n_packed, 0)).collect();
    let mut kinds: Iterators = permutation.iter().map(|&at| kinds[at]).collect();
    let inner: Iterators = kinds[first..].iter().copied().collect();
    kinds.extend(inner);
    // The dimension of each operand that each of the last three loops indexes.
    let tiled = |map: &AffineMap, at: usize| {
        let is =
            |expr: &AffineExpr| matches!(expr.node(&ctx), AffineNode::Dim(dim) if dim as usize == first + at);
        map.results.iter().position(is)
    };
    let tiled_dims: SmallVec<[[Option<usize>; 3]; 3]> =
        maps.iter().map(|map| core::array::from_fn(|at| tiled(map, at))).collect();
    for (map, tiled) in maps.iter_mut().zip(&tiled_dims) {
        let inner = (0..3).filter(|&at| tiled[at].is_some());
        map.results.extend(inner.map(|at| AffineExpr::dim(&ctx, (n_loops + at) as u32)));
    }
    if tiled_dims.iter().any(|tiled| tiled.iter().flatten().count() != 2) {
        return None;
    }
    let sizes = tile_sizes(rw, &operands, &sources, &permutation[first..], factors, multiples)?;
    let mut packed = Vec::with_capacity(3);
    for (i, tiled) in tiled_dims.iter().enumerate() {
        let mut operand = Packed { dims: SmallVec::new(), tiles: Indices::new(), outer: None };
        for (at, &dim) in tiled.iter().enumerate() {
            operand.dims.extend(dim);
            operand.tiles.extend(dim.map(|_| sizes[at]));
        }
        if let Some(&is_transposed) = o.is_transposed.get(i) {
            // Of the loops that index rows: m of the first input, k of the second.
            let row = first + o.order[if i == 0 { 0 } else { 2 }];
            transpose(&ctx, &mut maps[i], &mut operand, [row, row + 3], is_transposed);
        }
        packed.push(operand);
    }
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for (&value, operand) in operands.iter().zip(&packed) {
        values.push(build_pack(rw, value, operand)?);
    }
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(&ctx)).collect();
    let kinds: SmallVec<[Attr; 8]> = kinds.iter().map(|&kind| IteratorType::encode(&ctx, kind)).collect();
    let (maps, kinds) = (ArrayAttr::get(&ctx, &maps), ArrayAttr::get(&ctx, &kinds));
    let ty = rw.ty(values[2]);
    let generic = Generic::build(rw, &[ty], maps, kinds, &values[..2], &values[2..]);
    let (from, to) = (rw.region(op, 0), generic.region(rw));
    rw.inline_region_before(from, to, None);
    let product = rw.result(generic.0, 0);
    let unpacked = build_unpack(rw, product, operands[2], &packed[2]);
    rw.replace(op, &[unpacked]);
    Some(())
}

/// The sizes of the tiles of the loops `of`.
fn tile_sizes(
    rw: &mut Rewriter<'_>,
    operands: &[Value],
    sources: &[(usize, usize)],
    of: &[usize],
    factors: [i64; 3],
    multiples: [i64; 3],
) -> Option<[Index; 3]> {
    let mut sizes = factors.map(Index::Static);
    if multiples == [0; 3] {
        return Some(sizes);
    }
    let ctx = rw.ctx().clone();
    let all: SmallVec<[Indices; 4]> = operands.iter().map(|&operand| extents(rw, operand)).collect();
    let (dim, sym) = (AffineExpr::dim(&ctx, 0), AffineExpr::sym(&ctx, 0));
    let rounded = AffineExpr::binary(&ctx, AffineOp::CeilDiv, dim, sym);
    let rounded = AffineMap::new(1, 1, &[AffineExpr::binary(&ctx, AffineOp::Mul, rounded, sym)]);
    for (i, size) in sizes.iter_mut().enumerate().filter(|&(i, _)| multiples[i] != 0) {
        let &(operand, dim) = sources.get(*of.get(i)?)?;
        let extent = *all.get(operand)?.get(dim)?;
        *size = apply(rw, &rounded, &[extent, Index::Static(multiples[i])]);
    }
    // There are no tiles without elements.
    (!sizes.contains(&Index::Static(0))).then_some(sizes)
}

/// Permutes the blocks and the elements in blocks of an input, so that they are transposed if they should be. `rows` are the
/// loops that index rows of blocks, and rows in blocks.
fn transpose(
    ctx: &Context,
    map: &mut AffineMap,
    operand: &mut Packed,
    rows: [usize; 2],
    is_transposed: [bool; 2],
) {
    let n = map.results.len();
    let is_swapped = |at: usize, part: usize| {
        let is_row = matches!(map.results[at].node(ctx), AffineNode::Dim(dim) if dim as usize == rows[part]);
        is_row == is_transposed[part]
    };
    let [outer, inner] = [is_swapped(n - 4, 0), is_swapped(n - 2, 1)];
    let mut dims: SmallVec<[usize; 4]> = (0..n - 2).collect();
    if outer {
        dims.swap(n - 4, n - 3);
        map.results.swap(n - 4, n - 3);
    }
    if inner {
        operand.dims.reverse();
        operand.tiles.reverse();
        map.results.swap(n - 2, n - 1);
    }
    operand.outer = Some(dims);
}

fn positions(ctx: &Context, dims: &[usize]) -> Attr {
    let dims: SmallVec<[i64; 4]> = dims.iter().map(|&dim| dim as i64).collect();
    DenseArrayAttr::of_i64s(ctx, &dims)
}

/// Packs an operand, with zeros where tiles are not full or may not be.
fn build_pack(rw: &mut Rewriter<'_>, value: Value, operand: &Packed) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(value);
    let elem = ty.element_or_self(&ctx);
    let shape: SmallVec<[i64; 4]> = shape_of(&ctx, ty).into();
    let is_full = |(&dim, tile): (&usize, &Index)| match (*tile, shape.get(dim)) {
        (Index::Static(tile), Some(&extent)) => extent % tile == 0,
        _ => false,
    };
    let is_known = !shape.contains(&DYNAMIC);
    let padding = match is_known && operand.dims.iter().zip(&operand.tiles).all(is_full) {
        true => None,
        false => Some(arith::fold::zero_of(&ctx, elem)?),
    };
    let padding = padding.map(|zero| arith::Constant::new(rw, zero));
    let mut sizes = extents(rw, value);
    let (dim, divisor) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1));
    let quotient = AffineMap::new(2, 0, &[AffineExpr::binary(&ctx, AffineOp::CeilDiv, dim, divisor)]);
    for (&dim, &tile) in operand.dims.iter().zip(&operand.tiles) {
        let size = sizes.get_mut(dim)?;
        *size = apply(rw, &quotient, &[*size, tile]);
    }
    let mut all: Indices = match &operand.outer {
        Some(order) => order.iter().filter_map(|&dim| sizes.get(dim).copied()).collect(),
        None => sizes,
    };
    all.extend(operand.tiles.iter().copied());
    let (shape, sizes) = divide(&all);
    let ty = RankedTensorType::get(&ctx, &shape, elem, None);
    let dest = Empty::new(rw, ty, &sizes);
    let (integers, tiles) = divide(&operand.tiles);
    let outer = operand.outer.as_ref().map(|order| positions(&ctx, order));
    let (dims, integers) = (positions(&ctx, &operand.dims), DenseArrayAttr::of_i64s(&ctx, &integers));
    Some(Pack::with(dims, integers, value, dest, padding, &tiles).outer_dims_perm(outer).result(rw))
}

/// Undoes the packing of an operand.
fn build_unpack(rw: &mut Rewriter<'_>, value: Value, dest: Value, operand: &Packed) -> Value {
    let ctx = rw.ctx().clone();
    let (integers, tiles) = divide(&operand.tiles);
    let (dims, integers) = (positions(&ctx, &operand.dims), DenseArrayAttr::of_i64s(&ctx, &integers));
    Unpack::with(dims, integers, value, dest, &tiles).result(rw)
}
