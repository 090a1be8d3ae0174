//! Operations on tensors that have no form on buffers become others that have one.
//!
//! `linalg.softmax` becomes structured operations; what moves elements (`linalg.pack`, `linalg.unpack`, `tensor.gather`,
//! `tensor.bitcast`) a `tensor.generate` that computes where each element comes from, `tensor.scatter` a nest of loops. The
//! operations of Winograd convolutions are in [`winograd`](super::winograd). Upstream offers these decompositions to the
//! transform dialect only. Copies are made where bufferization cannot make them itself: of buffers that others may change,
//! and of tensors that calls take without a rank.

use crate::prelude::*;
use terrace_base::arith::CmpIPredicate;
use terrace_base::{func, math, ub};
use terrace_linalg::linalg;
use terrace_memory::bufferization::{AllocTensor, MaterializeInDestination, ToTensor};
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::{Index, Indices, divide, integers_of, mixed};
use terrace_memory::{scf, tensor};

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    linalg::Pack => pack,
    linalg::Softmax => softmax,
    linalg::Unpack => unpack,
    ToTensor => unrestricted,
    tensor::Bitcast => bitcast,
    tensor::Cast => unranked_argument,
    tensor::Gather => gather,
    tensor::Scatter => scatter,
    ub::Poison => poison,
];

/// A tensor that is poison may have any contents, and any extents where its type says none.
fn poison(op: ub::Poison, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    let shape: SmallVec<[i64; 4]> = ty.as_::<RankedTensorType>(rw.ctx())?.shape.into();
    let dynamic = shape.iter().filter(|&&extent| extent == DYNAMIC);
    let zeros: SmallVec<[Value; 4]> = dynamic.map(|_| arith::Constant::index(rw, 0)).collect();
    Some(tensor::Empty::new(rw, ty, &zeros))
}

/// A tensor of a buffer that others may change has the contents that the buffer has now.
fn unrestricted(op: ToTensor, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    if op.restrict(rw).is_some() || !ty.is::<RankedTensorType>(rw.ctx()) {
        return None;
    }
    let buffer = op.buffer(rw);
    let contents = ToTensor::with(ty, buffer).restrict(true).result(rw);
    Some(AllocTensor::new(rw, ty, &[], Some(contents), None))
}

/// A callee may write to an argument without a rank, whose buffer can only be copied while it has one.
fn unranked_argument(op: tensor::Cast, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest) = (op.source(rw), op.dest(rw));
    let (from, to) = (rw.ty(source), rw.ty(dest));
    let is_ranked = |ty: Type| ty.is::<RankedTensorType>(rw.ctx());
    if !is_ranked(from) || is_ranked(to) {
        return None;
    }
    let calls: Vec<_> = rw.uses(dest).filter(|of| rw.is::<func::Call>(of.owner)).collect();
    // A tensor that only this call gets, and as often as it is computed, can be computed elsewhere instead.
    let has_one_use = |value| rw.uses(value).take(2).count() == 1;
    let is_beside = |call: Op| {
        let is_here = |op| rw.block_of(op) == rw.block_of(call) && !rw.is::<arith::Constant>(op);
        is_here(op.0) && rw.def_op(source).is_some_and(is_here)
    };
    if has_one_use(source) && has_one_use(dest) && calls.iter().all(|of| is_beside(of.owner)) {
        return None;
    }
    for of in &calls {
        rw.set_before(of.owner);
        let copy = AllocTensor::new(rw, from, &[], Some(source), None);
        let argument = tensor::Cast::new(rw, to, copy);
        rw.replace_operand(of.owner, of.index as usize, argument);
    }
    (!calls.is_empty()).then_some(())
}

/// Builds a tensor of these extents whose elements `element` computes from their indices.
fn generate(
    rw: &mut Rewriter<'_>,
    ty: Type,
    extents: &[Index],
    element: impl FnOnce(&mut Rewriter<'_>, &[Value]) -> Value,
) -> Value {
    let dynamic: SmallVec<[Value; 4]> = extents
        .iter()
        .filter_map(|&extent| if let Index::Dynamic(value) = extent { Some(value) } else { None })
        .collect();
    let new = tensor::Generate::build(rw, ty, &dynamic);
    let point = rw.insert_point();
    let block = rw.add_block(new.0, 0, &vec![Type::INDEX; extents.len()]);
    let indices = rw.args(block).to_vec();
    rw.set_end(block);
    let value = element(rw, &indices);
    tensor::Yield::build(rw, value);
    rw.set_insert_point(point);
    new.result(rw)
}

fn bitcast(op: tensor::Bitcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, ty) = (op.source(rw), rw.ty(op.dest(rw)));
    ty.as_::<RankedTensorType>(rw.ctx())?;
    let elem = ty.element_or_self(rw.ctx());
    let extents = extents(rw, source);
    Some(generate(rw, ty, &extents, |rw, at| {
        let value = tensor::Extract::new(rw, source, at);
        arith::Bitcast::new(rw, elem, value)
    }))
}

/// Where the elements of a tensor are when it is packed to tiles.
struct Tiles {
    /// For each dimension: its position among the outer dimensions, and its tile with the position of the tile's
    /// dimension.
    dims: SmallVec<[(usize, Option<(Index, usize)>); 4]>,
}

impl Tiles {
    fn of(
        ctx: &Context,
        rank: usize,
        [permutation, positions]: [Option<Attr>; 2],
        tiles: &[Index],
    ) -> Option<Self> {
        let mut dims: SmallVec<[_; 4]> = (0..rank).map(|dim| (dim, None)).collect();
        for (at, dim) in integers_of(ctx, permutation).into_iter().enumerate() {
            dims.get_mut(usize::try_from(dim).ok()?)?.0 = at;
        }
        for (at, (dim, &tile)) in integers_of(ctx, positions).into_iter().zip(tiles).enumerate() {
            dims.get_mut(usize::try_from(dim).ok()?)?.1 = Some((tile, rank + at));
        }
        Some(Self { dims })
    }

    /// The indices of an element that is at `at` among the tiles.
    fn unpacked(&self, rw: &mut Rewriter<'_>, at: &[Value]) -> SmallVec<[Value; 4]> {
        let index = |&(outer, tile): &(usize, Option<(Index, usize)>)| match tile {
            Some((tile, inner)) => {
                let tile = tile.value(rw);
                let start = arith::MulI::new(rw, at[outer], tile);
                arith::AddI::new(rw, start, at[inner])
            }
            None => at[outer],
        };
        self.dims.iter().map(index).collect()
    }

    /// The indices among the tiles of an element that is at `at`.
    fn packed(&self, rw: &mut Rewriter<'_>, at: &[Value]) -> SmallVec<[Value; 8]> {
        let n_tiles = self.dims.iter().filter(|(_, tile)| tile.is_some()).count();
        let mut indices: SmallVec<[Value; 8]> = SmallVec::new();
        indices.extend(at.iter().copied().chain(at.iter().copied().take(n_tiles)));
        for (&(outer, tile), &index) in self.dims.iter().zip(at) {
            indices[outer] = index;
            if let Some((tile, inner)) = tile {
                let tile = tile.value(rw);
                indices[outer] = arith::DivUI::new(rw, index, tile);
                indices[inner] = arith::RemUI::new(rw, index, tile);
            }
        }
        indices
    }

    fn is_tiled(&self, dim: usize) -> bool {
        self.dims[dim].1.is_some()
    }
}

fn pack(op: linalg::Pack, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, dest, ty) = (op.source(rw), op.dest(rw), rw.ty(op.result(rw)));
    let ctx = rw.ctx().clone();
    let rank = shape_of(&ctx, rw.ty(source)).len();
    let tiles = mixed(&integers_of(&ctx, op.static_inner_tiles(rw)), op.inner_tiles(rw));
    let tiles = Tiles::of(&ctx, rank, [op.outer_dims_perm(rw), op.inner_dims_pos(rw)], &tiles)?;
    let padding = op.padding_value(rw);
    let packed = extents(rw, dest);
    let unpacked = extents(rw, source);
    Some(generate(rw, ty, &packed, |rw, at| {
        let at = tiles.unpacked(rw, at);
        let Some(padding) = padding else { return tensor::Extract::new(rw, source, &at) };
        let mut is_inside = arith::Constant::bool(rw, true);
        for dim in (0..rank).filter(|&dim| tiles.is_tiled(dim)) {
            let extent = unpacked[dim].value(rw);
            let is_below = arith::CmpI::new(rw, CmpIPredicate::Ult, at[dim], extent);
            is_inside = arith::AndI::new(rw, is_inside, is_below);
        }
        let elem = rw.ty(padding);
        let choice = scf::If::build(rw, &[elem], is_inside);
        let point = rw.insert_point();
        for i in 0..2 {
            let block = rw.add_block(choice.0, i, &[]);
            rw.set_end(block);
            let value = if i == 0 { tensor::Extract::new(rw, source, &at) } else { padding };
            scf::Yield::build(rw, &[value]);
        }
        rw.set_insert_point(point);
        rw.result(choice.0, 0)
    }))
}

fn unpack(op: linalg::Unpack, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, dest, ty) = (op.source(rw), op.dest(rw), rw.ty(op.result(rw)));
    let ctx = rw.ctx().clone();
    let rank = shape_of(&ctx, ty).len();
    let tiles = mixed(&integers_of(&ctx, op.static_inner_tiles(rw)), op.inner_tiles(rw));
    let tiles = Tiles::of(&ctx, rank, [op.outer_dims_perm(rw), op.inner_dims_pos(rw)], &tiles)?;
    let extents = extents(rw, dest);
    Some(generate(rw, ty, &extents, |rw, at| {
        let at = tiles.packed(rw, at);
        tensor::Extract::new(rw, source, &at)
    }))
}

/// The slices of a tensor that a tensor of coordinates chooses.
struct Slices {
    indices: Value,
    n_batch: usize,
    /// For each dimension of the tensor that is sliced: the coordinate that chooses its index, or the dimension of the
    /// slices.
    dims: SmallVec<[Chosen; 4]>,
}

enum Chosen {
    By(i64),
    All(usize),
}

impl Slices {
    /// The slices of a tensor; `rank` is that of the tensor that has all of them.
    fn of(rw: &Rewriter<'_>, sliced: Value, indices: Value, dims: Option<Attr>, rank: usize) -> Option<Self> {
        let ctx = rw.ctx();
        let chosen = integers_of(ctx, dims);
        let n_dims = shape_of(ctx, rw.ty(sliced)).len();
        let n_batch = shape_of(ctx, rw.ty(indices)).len().checked_sub(1)?;
        // Slices have an extent of one in the dimensions that are chosen, or lack them.
        let has_all = rank == n_batch + n_dims;
        let mut next = n_batch;
        let dims = (0..n_dims).map(|dim| {
            let by = chosen.iter().position(|&chosen| chosen == dim as i64);
            let at = next;
            next += usize::from(has_all || by.is_none());
            by.map_or(Chosen::All(at), |by| Chosen::By(by as i64))
        });
        let dims = dims.collect();
        (next == rank).then_some(Self { indices, n_batch, dims })
    }

    /// The indices in the sliced tensor of the element at `at` in all slices.
    fn locate(&self, rw: &mut Rewriter<'_>, at: &[Value]) -> SmallVec<[Value; 4]> {
        let index = |chosen: &Chosen| match *chosen {
            Chosen::All(dim) => at[dim],
            Chosen::By(coordinate) => {
                let mut of_coordinate: SmallVec<[Value; 4]> = at[..self.n_batch].into();
                of_coordinate.push(arith::Constant::index(rw, coordinate));
                let index = tensor::Extract::new(rw, self.indices, &of_coordinate);
                match rw.ty(index) == Type::INDEX {
                    true => index,
                    false => arith::IndexCast::new(rw, Type::INDEX, index),
                }
            }
        };
        self.dims.iter().map(index).collect()
    }
}

fn gather(op: tensor::Gather, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let (indices, dims) = (op.indices(rw), op.gather_dims(rw));
    let shape: SmallVec<[i64; 4]> = shape_of(rw.ctx(), ty).into();
    let slices = Slices::of(rw, source, indices, dims, shape.len())?;
    let mut all: Indices = extents(rw, indices);
    all.truncate(slices.n_batch);
    let of_slices = extents(rw, source);
    for (extent, chosen) in of_slices.into_iter().zip(&slices.dims) {
        match *chosen {
            Chosen::All(_) => all.push(extent),
            Chosen::By(_) if shape.len() == slices.n_batch + slices.dims.len() => all.push(Index::Static(1)),
            Chosen::By(_) => {}
        }
    }
    // The result may have fewer static extents than follow from the operands.
    for (extent, &in_type) in all.iter_mut().zip(&shape) {
        *extent = match in_type {
            DYNAMIC => Index::Dynamic(extent.value(rw)),
            _ => Index::Static(in_type),
        };
    }
    Some(generate(rw, ty, &all, |rw, at| {
        let at = slices.locate(rw, at);
        tensor::Extract::new(rw, source, &at)
    }))
}

fn scatter(op: tensor::Scatter, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, dest) = (op.source(rw), op.dest(rw));
    let (indices, dims) = (op.indices(rw), op.scatter_dims(rw));
    let rank = shape_of(rw.ctx(), rw.ty(source)).len();
    let slices = Slices::of(rw, dest, indices, dims, rank)?;
    let ends = extents(rw, source);
    let point = rw.insert_point();
    let mut at: SmallVec<[Value; 4]> = SmallVec::new();
    let mut loops: SmallVec<[scf::For; 4]> = SmallVec::new();
    let mut now = dest;
    let (zero, one) = (arith::Constant::index(rw, 0), arith::Constant::index(rw, 1));
    for end in ends {
        let end = end.value(rw);
        let ty = rw.ty(now);
        let new = scf::For::build(rw, &[ty], zero, end, one, &[now]);
        let block = rw.add_block(new.0, 0, &[Type::INDEX, ty]);
        (at, now) = (at.iter().copied().chain([rw.args(block)[0]]).collect(), rw.args(block)[1]);
        rw.set_end(block);
        loops.push(new);
    }
    let value = tensor::Extract::new(rw, source, &at);
    let to = slices.locate(rw, &at);
    let mut result = tensor::Insert::new(rw, value, now, &to);
    while let Some(inner) = loops.pop() {
        scf::Yield::build(rw, &[result]);
        rw.set_after(inner.0);
        result = rw.result(inner.0, 0);
    }
    if at.is_empty() {
        rw.set_insert_point(point);
    }
    Some(result)
}

/// A softmax of floats: the exponentials of the distances to the largest element, divided by their sum.
fn softmax(op: linalg::Softmax, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let (mut input, output) = (op.input(rw), op.output(rw));
    let elem = rw.ty(input).element_or_self(&ctx);
    elem.as_float(&ctx)?;
    let shape: SmallVec<[i64; 4]> = shape_of(&ctx, rw.ty(input)).into();
    let reduced = usize::try_from(op.dimension(rw)?).ok()?;
    if rw.ty(input).is_memref(&ctx) {
        let ty = RankedTensorType::get(&ctx, &shape, elem, None);
        input = ToTensor::with(ty, input).restrict(true).result(rw);
    }
    let rank = shape.len();
    let line = AffineMap {
        n_dims: rank as u32,
        n_syms: 0,
        results: (0..rank)
            .filter(|&dim| dim != reduced)
            .map(|dim| AffineExpr::dim(&ctx, dim as u32))
            .collect(),
    };
    let element = AffineMap::identity(&ctx, rank as u32);
    let all = extents(rw, input);
    let lines: Indices =
        all.iter().enumerate().filter(|&(dim, _)| dim != reduced).map(|(_, &extent)| extent).collect();
    let maps = [element.clone(), line.clone()];
    // No element is below the first one of a line, so that it needs no neutral element; an empty line has no result.
    let lowest = arith::Constant::float(rw, elem, f64::NEG_INFINITY);
    let lowest = filled(rw, elem, &lines, lowest);
    let largest = combined(rw, &[input], lowest, &maps, &[reduced], |b, args| {
        arith::MaximumF::new(b, args[0], args[1])
    });
    let empty = empty(rw, elem, &all);
    let maps = [element.clone(), line, element];
    let powers = combined(rw, &[input, largest], empty, &maps, &[], |b, args| {
        let distance = arith::SubF::new(b, args[0], args[1]);
        math::Exp::new(b, distance)
    });
    let zero = arith::Constant::float(rw, elem, 0.0);
    let zero = filled(rw, elem, &lines, zero);
    let sum = combined(rw, &[powers], zero, &maps[..2], &[reduced], |b, args| {
        arith::AddF::new(b, args[0], args[1])
    });
    let into = if rw.ty(output).is_memref(&ctx) { empty } else { output };
    let result =
        combined(rw, &[powers, sum], into, &maps, &[], |b, args| arith::DivF::new(b, args[0], args[1]));
    match rw.n_results(op.0) {
        0 => {
            MaterializeInDestination::with(None, result, output).restrict(true).writable(true).build(rw);
            rw.erase(op.0);
        }
        _ => rw.replace(op.0, &[result]),
    }
    Some(())
}

/// A new tensor without contents.
fn empty(rw: &mut Rewriter<'_>, elem: Type, extents: &[Index]) -> Value {
    let (shape, dynamic) = divide(extents);
    let ty = RankedTensorType::get(rw.ctx(), &shape, elem, None);
    tensor::Empty::new(rw, ty, &dynamic)
}

/// A new tensor whose elements are all the same.
pub(super) fn filled(rw: &mut Rewriter<'_>, elem: Type, extents: &[Index], value: Value) -> Value {
    let empty = empty(rw, elem, extents);
    linalg::build::fill(rw, value, empty)
}

/// The result of a [`linalg::build::nest`] with one output.
pub(super) fn combined(
    rw: &mut Rewriter<'_>,
    inputs: &[Value],
    output: Value,
    maps: &[AffineMap],
    reduced: &[usize],
    payload: impl FnOnce(&mut Builder<'_>, &[Value]) -> Value,
) -> Value {
    let new = linalg::build::nest(rw, inputs, &[output], maps, reduced, |b, args| [payload(b, args)]);
    rw.result(new.0, 0)
}
