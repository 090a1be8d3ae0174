//! Merges reshapes with structured operations: an operation on collapsed dimensions becomes one with more loops.

use super::has_one_user;
use super::moves::move_definitions;
use crate::linalg::structured::{
    Iterators, Maps, has_pure_tensor_semantics, indexing_maps, is_projected_permutation, is_structured,
    iterators, loop_sources, payload_block, shape_of,
};
use crate::linalg::{Copy, Fill, Index as LoopIndex, Transpose, build};
use crate::prelude::*;
use terrace_base::layout::times;
use terrace_memory::affine::compose;
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::reassociation::{Groups, entries, groups_of};
use terrace_memory::reify::extents_of;
use terrace_memory::tensor::{CollapseShape, ExpandShape};

/// An operation that uses a collapsed tensor is one on the dimensions before
/// (`FoldWithProducerReshapeOpByExpansion`).
pub(super) fn of_consumer(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    for operand in 0..rw.init_range(op).0 {
        let value = rw.operand(op, operand);
        let Some(collapse) = rw.def_as::<CollapseShape>(value).filter(|_| has_one_user(rw, value)) else {
            continue;
        };
        let (source, groups) = (collapse.src(rw), groups_of(rw, collapse.0)?);
        let shape = shape_of(rw.ctx(), rw.ty(source)).to_vec();
        let Some(expansion) = Expansion::of(rw, op, operand, &groups, &shape) else { continue };
        let (loc, collapse_loc) = (rw.loc(), rw.body().loc(collapse.0));
        rw.set_loc(collapse_loc);
        let shape = extents_of(rw, source)?;
        rw.set_loc(loc);
        let values = expansion.build(rw, &shape, Some(source))?;
        rw.replace(op, &values);
        return Some(());
    }
    None
}

/// An operation whose result is expanded is one on the dimensions behind (`FoldReshapeWithGenericOpByExpansion`).
pub(super) fn of_producer(reshape: ExpandShape, rw: &mut Rewriter<'_>) -> Option<()> {
    let value = reshape.src(rw);
    let ValueDef::Result(op, number) = rw.value_def(value) else { return None };
    if !is_structured(rw.def(op)) || !has_one_user(rw, value) {
        return None;
    }
    let operand = rw.init_range(op).0 + number as usize;
    let shape = reshape.mixed_output_shape(rw);
    let integers: Vec<i64> = shape.iter().map(|extent| extent.integer()).collect();
    let groups = groups_of(rw, reshape.0)?;
    let expansion = Expansion::of(rw, op, operand, &groups, &integers)?;
    if expansion.types.get(operand) != Some(&rw.ty(reshape.result(rw))) {
        return None;
    }
    let sizes = reshape.output_shape(rw).to_vec();
    move_definitions(rw, &sizes, op)?;
    let (point, loc) = (rw.insert_point(), rw.loc());
    let op_loc = rw.body().loc(op);
    rw.set_before(op);
    rw.set_loc(op_loc);
    let values = expansion.build(rw, &shape, None)?;
    rw.set_insert_point(point);
    rw.set_loc(loc);
    let new = *values.get(number as usize)?;
    let expanded = rw.def_as::<CollapseShape>(new).map_or(new, |collapse| collapse.src(rw));
    rw.replace(reshape.0, &[expanded]);
    rw.replace(op, &values);
    Some(())
}

/// How the loops of an operation are expanded.
struct Expansion {
    op: Op,
    /// The number of the operand that is reshaped.
    operand: usize,
    maps: Maps,
    /// For each loop the first of its new loops, and how many these are.
    loops: Vec<core::ops::Range<usize>>,
    /// For each loop the dimensions of the reshaped operand that are its new loops; `None` if it stays as it is.
    dims: Vec<Option<SmallVec<[i64; 4]>>>,
    /// The new types of all operands.
    types: Vec<Type>,
}

impl Expansion {
    /// The expansion of an operation one of whose operands has the dimensions `groups` of a tensor with the extents `shape`;
    /// `None` if the operation has no such form.
    fn of(b: &Body, op: Op, operand: usize, groups: &Groups, shape: &[i64]) -> Option<Self> {
        let ctx = b.ctx();
        let maps = indexing_maps(b, op);
        payload_block(b, op)?;
        let is_plain = |ty: Type| ty.as_::<RankedTensorType>(ctx).is_none_or(|ty| ty.encoding.is_none());
        if !has_pure_tensor_semantics(b, op)
            || !maps.iter().all(|map| is_projected_permutation(ctx, map))
            || !b.types(b.operands(op)).all(is_plain)
        {
            return None;
        }
        let map =
            maps.get(operand).filter(|map| !map.results.is_empty() && map.results.len() == groups.len())?;
        let n_loops = map.n_dims as usize;
        let mut dims: Vec<Option<SmallVec<[i64; 4]>>> = vec![None; n_loops];
        for (expr, group) in map.results.iter().zip(groups) {
            let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
            *dims.get_mut(dim as usize)? = Some(group.clone());
        }
        let sources = loop_sources(ctx, &maps, n_loops)?;
        let (mut loops, mut extents, mut n) = (Vec::new(), Vec::new(), 0);
        for (group, &(source, dim)) in dims.iter().zip(&sources) {
            let of_loop: SmallVec<[i64; 4]> = match group {
                Some(group) => entries(shape, group)?.into_iter().copied().collect(),
                None => {
                    let source = b.operands(op).get(source)?;
                    core::iter::once(*shape_of(ctx, b.ty(source)).get(dim)?).collect()
                }
            };
            loops.push(n..n + of_loop.len());
            n += of_loop.len();
            extents.push(of_loop);
        }
        let mut types = Vec::new();
        for (value, map) in b.operands(op).iter().zip(&maps) {
            types.push(expanded_type(ctx, b.ty(value), map, &extents)?);
        }
        Some(Self { op, operand, maps, loops, dims, types })
    }

    /// The new loops that are the results of a map.
    fn new_loops<'a>(
        &'a self,
        ctx: &'a Context,
        map: &'a AffineMap,
    ) -> impl Iterator<Item = core::ops::Range<usize>> + 'a {
        let loops = |expr: &AffineExpr| match expr.node(ctx) {
            AffineNode::Dim(dim) => self.loops.get(dim as usize).cloned(),
            _ => None,
        };
        map.results.iter().filter_map(loops)
    }

    /// The groups of dimensions of an expanded operand.
    fn groups(&self, ctx: &Context, map: &AffineMap) -> Groups {
        let mut n = 0;
        let group = |range: core::ops::Range<usize>| {
            let first = n;
            n += range.len() as i64;
            (first..n).collect()
        };
        self.new_loops(ctx, map).map(group).collect()
    }

    /// The map of an expanded operand.
    fn map(&self, ctx: &Context, map: &AffineMap) -> AffineMap {
        let results = self.new_loops(ctx, map).flatten().map(|at| AffineExpr::dim(ctx, at as u32));
        AffineMap {
            n_dims: self.loops.last().map_or(0, |last| last.end) as u32,
            n_syms: 0,
            results: results.collect(),
        }
    }

    /// Builds the expanded operation; `shape` has the extents of the reshaped operand, which `source` replaces if it is an
    /// input. Returns values for the results of the original.
    fn build(
        &self,
        rw: &mut Rewriter<'_>,
        shape: &[Index],
        source: Option<Value>,
    ) -> Option<SmallVec<[Value; 4]>> {
        let (ctx, op) = (rw.ctx().clone(), self.op);
        let (first, _) = rw.init_range(op);
        let extents = self.extents(rw, shape)?;
        let mut operands = Vec::new();
        for (i, map) in self.maps.iter().enumerate() {
            let (value, ty) = (rw.operand(op, i), *self.types.get(i)?);
            operands.push(match source.filter(|_| i == self.operand) {
                Some(source) => source,
                None if ty == rw.ty(value) => value,
                None => {
                    let sizes: Indices = self
                        .new_loops(&ctx, map)
                        .flatten()
                        .map(|at| extents.get(at).copied())
                        .collect::<Option<_>>()?;
                    ExpandShape::of_groups(rw, ty, &self.groups(&ctx, map), value, &sizes)
                }
            });
        }
        let types = self.types.get(first..)?;
        let new = self.build_op(rw, types, &operands, &extents)?;
        let mut values = SmallVec::new();
        for i in 0..rw.n_results(op) {
            let (value, ty) = (rw.result(new, i), rw.ty(rw.result(op, i)));
            values.push(if rw.ty(value) == ty {
                value
            } else {
                let groups = self.groups(&ctx, self.maps.get(first + i)?);
                let groups = terrace_memory::reassociation::groups_attr(&ctx, &groups);
                CollapseShape::new(rw, ty, groups, value)
            });
        }
        Some(values)
    }

    /// The extents of all new loops.
    fn extents(&self, rw: &mut Rewriter<'_>, shape: &[Index]) -> Option<Indices> {
        // All extents of all operands, as upstream builds them.
        let mut sizes: Vec<Indices> = Vec::new();
        for operand in rw.operands(self.op).to_vec() {
            sizes.push(extents_of(rw, operand).unwrap_or_default());
        }
        let sources = loop_sources(rw.ctx(), &self.maps, self.loops.len())?;
        let mut extents = Indices::new();
        for (dims, &(operand, dim)) in self.dims.iter().zip(&sources) {
            match dims {
                Some(dims) => extents.extend(entries(shape, dims)?.into_iter().copied()),
                None => extents.push(*sizes.get(operand)?.get(dim)?),
            }
        }
        Some(extents)
    }

    /// Builds the operation with more loops: a `linalg.generic` except for operations whose form does not depend on the
    /// number of loops.
    fn build_op(
        &self,
        rw: &mut Rewriter<'_>,
        types: &[Type],
        operands: &[Value],
        extents: &[Index],
    ) -> Option<Op> {
        let (ctx, op) = (rw.ctx().clone(), self.op);
        if rw.is::<Fill>(op) || rw.is::<Copy>(op) {
            return Some(build::clone_with(rw, op, types, operands));
        }
        if rw.is::<Transpose>(op) {
            let (input, output) = (*operands.first()?, *operands.get(1)?);
            // Dimension i of the result is dimension permutation[i] of the input.
            let of_input: Vec<usize> = self.new_loops(&ctx, self.maps.first()?).flatten().collect();
            let of_output = self.new_loops(&ctx, self.maps.get(1)?).flatten();
            let at = |dim: usize| of_input.iter().position(|&other| other == dim).map(|at| at as i64);
            let permutation: SmallVec<[i64; 8]> = of_output.map(at).collect::<Option<_>>()?;
            return Some(build::transpose(rw, input, output, &permutation));
        }
        let old = iterators(rw, op);
        let mut all = Iterators::new();
        for (&iterator, range) in old.iter().zip(&self.loops) {
            all.extend(range.clone().map(|_| iterator));
        }
        let maps: Maps = self.maps.iter().map(|map| self.map(&ctx, map)).collect();
        let (first, _) = rw.init_range(op);
        let (inputs, outputs) = operands.split_at_checked(first)?;
        let new = build::generic(rw, types, &maps, &all, inputs, outputs);
        let block = build::clone_payload(rw, op, new.0, Mapping::default())?;
        self.expand_indices(rw, block, extents)?;
        Some(new.0)
    }

    /// Computes the numbers of the iterations of the original loops.
    fn expand_indices(&self, rw: &mut Rewriter<'_>, block: Block, extents: &[Index]) -> Option<()> {
        let (point, loc) = (rw.insert_point(), rw.loc());
        let indices: Vec<LoopIndex> = rw.ops(block).filter_map(|op| rw.as_::<LoopIndex>(op)).collect();
        for index in indices {
            let dim = usize::try_from(index.dim(rw)?).ok()?;
            let range = self.loops.get(dim)?.clone();
            if range == (dim..dim + 1) {
                continue;
            }
            rw.set_after(index.0);
            rw.set_loc(loc);
            let inner: SmallVec<[Value; 4]> =
                range.clone().skip(1).map(|dim| LoopIndex::new(rw, dim as i64)).collect();
            let mut number = Index::Dynamic(LoopIndex::new(rw, range.start as i64));
            let map = {
                let ctx = rw.ctx();
                let [index, outer] = [0, 1].map(|dim| AffineExpr::dim(ctx, dim));
                let outer = AffineExpr::binary(ctx, AffineOp::Mul, outer, AffineExpr::sym(ctx, 0));
                AffineMap::new(2, 1, &[AffineExpr::binary(ctx, AffineOp::Add, index, outer)])
            };
            let index_loc = rw.body().loc(index.0);
            rw.set_loc(index_loc);
            for (dim, value) in range.skip(1).zip(inner) {
                number = compose::apply(rw, &map, &[Index::Dynamic(value), number, *extents.get(dim)?]);
            }
            let number = number.value(rw);
            rw.replace(index.0, &[number]);
        }
        rw.set_insert_point(point);
        rw.set_loc(loc);
        Some(())
    }
}

/// The type of an operand with the map `map` when loops have these extents; `None` if its own extents are other ones.
fn expanded_type(ctx: &Context, ty: Type, map: &AffineMap, extents: &[SmallVec<[i64; 4]>]) -> Option<Type> {
    let Some(tensor) = ty.as_::<RankedTensorType>(ctx) else { return Some(ty) };
    let mut shape: SmallVec<[i64; 8]> = SmallVec::new();
    let mut fits = true;
    for (expr, &extent) in map.results.iter().zip(tensor.shape) {
        let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
        let group = extents.get(dim as usize)?;
        let is_dynamic = group.contains(&DYNAMIC);
        fits &= extent == if is_dynamic { DYNAMIC } else { group.iter().copied().fold(1, times) };
        shape.extend_from_slice(group);
    }
    (fits || shape[..] == *tensor.shape).then(|| RankedTensorType::get(ctx, &shape, tensor.elem, None))
}
