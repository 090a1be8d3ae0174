//! A contraction: its operands, maps and iterators.

use crate::prelude::*;
use terrace_memory::vector::IteratorType;

/// The iterators that the dimensions of an operand belong to.
pub(crate) type Dims = SmallVec<[usize; 4]>;

/// A contraction.
pub(crate) struct Contraction {
    pub lhs: Value,
    pub rhs: Value,
    pub acc: Value,
    pub ty: Type,
    pub maps: [Dims; 3],
    pub is_reduction: SmallVec<[bool; 4]>,
    pub kind: CombiningKind,
    pub mask: Option<Value>,
}

impl Contraction {
    pub(crate) fn of(b: &Body, op: vector::Contract, mask: Option<Value>) -> Option<Self> {
        let ctx = b.ctx();
        let dims = |map: &Attr| {
            let map = AffineMap::of(ctx, *map)?;
            let dim = |expr: &AffineExpr| match expr.node(ctx) {
                AffineNode::Dim(dim) => usize::try_from(dim).ok(),
                _ => None,
            };
            map.results.iter().map(dim).collect::<Option<Dims>>()
        };
        let maps = op.indexing_maps(b)?.as_array(ctx)?;
        let [lhs, rhs, acc] = maps else { return None };
        let is_reduction = |&iter: &Attr| Some(IteratorType::decode(ctx, iter)? == IteratorType::Reduction);
        Some(Self {
            lhs: op.lhs(b),
            rhs: op.rhs(b),
            acc: op.acc(b),
            ty: b.ty(op.result(b)),
            maps: [dims(lhs)?, dims(rhs)?, dims(acc)?],
            is_reduction: op
                .iterator_types(b)?
                .as_array(ctx)?
                .iter()
                .map(is_reduction)
                .collect::<Option<_>>()?,
            kind: op.kind(b).unwrap_or(CombiningKind::Add),
            mask,
        })
    }

    /// The extents of the iterators.
    pub(crate) fn iteration_space(&self, b: &Body) -> Option<Vec<i64>> {
        let ctx = b.ctx();
        let extent = |iterator: usize| {
            [self.lhs, self.rhs].iter().zip(&self.maps).find_map(|(&side, map)| {
                let dim = map.iter().position(|&dim| dim == iterator)?;
                b.ty(side).as_::<VectorType>(ctx)?.shape.get(dim).copied()
            })
        };
        (0..self.is_reduction.len()).map(extent).collect()
    }

    /// Whether the maps are these.
    pub(crate) fn has_layout(&self, lhs: &[usize], rhs: &[usize], acc: &[usize]) -> bool {
        self.maps[0].as_slice() == lhs && self.maps[1].as_slice() == rhs && self.maps[2].as_slice() == acc
    }

    pub(crate) fn lhs_type<'c>(&self, ctx: &'c Context, b: &Builder) -> Option<VectorType<'c>> {
        b.ty(self.lhs).as_::<VectorType>(ctx)
    }

    pub(crate) fn rhs_type<'c>(&self, ctx: &'c Context, b: &Builder) -> Option<VectorType<'c>> {
        b.ty(self.rhs).as_::<VectorType>(ctx)
    }

    /// The type of elements of the result.
    pub(crate) fn elem(&self, ctx: &Context) -> Type {
        self.ty.element_or_self(ctx)
    }

    pub(super) fn is_scalable(&self, ctx: &Context, b: &Builder) -> bool {
        let is_scalable = |ty: Type| ty.as_::<VectorType>(ctx).is_some_and(|ty| ty.any_scalable());
        is_scalable(self.ty) || is_scalable(b.ty(self.lhs)) || is_scalable(b.ty(self.rhs))
    }

    pub(super) fn is_uniform(&self, ctx: &Context, b: &Builder) -> bool {
        let elem = self.elem(ctx);
        [self.lhs, self.rhs].iter().all(|&value| b.ty(value).element_or_self(ctx) == elem)
    }
}

/// The attribute for the dimensions of an operand.
pub(crate) fn map_attr(ctx: &Context, n_dims: usize, dims: &[usize]) -> Attr {
    let results: SmallVec<[AffineExpr; 4]> =
        dims.iter().map(|&dim| AffineExpr::dim(ctx, dim as u32)).collect();
    AffineMap::new(n_dims as u32, 0, &results).attr(ctx)
}

/// The attribute for the iterators of a contraction.
pub(crate) fn iterators_attr(ctx: &Context, is_reduction: &[bool]) -> Attr {
    let iterator = |&is_reduction: &bool| {
        let kind = if is_reduction { IteratorType::Reduction } else { IteratorType::Parallel };
        IteratorType::encode(ctx, kind)
    };
    let all: SmallVec<[Attr; 4]> = is_reduction.iter().map(iterator).collect();
    ArrayAttr::get(ctx, &all)
}

/// The transposed vector.
pub(crate) fn transpose(b: &mut Builder, value: Value, permutation: &[i64]) -> Option<Value> {
    let dims = permutation.iter().map(|&dim| usize::try_from(dim).ok()).collect::<Option<Dims>>()?;
    crate::common::vectors::transpose(b, value, &dims)
}

/// The sum of two values of integer or float elements.
pub(super) fn add(b: &mut Builder, lhs: Value, rhs: Value, is_float: bool) -> Value {
    if is_float { arith::AddF::new(b, lhs, rhs) } else { arith::AddI::new(b, lhs, rhs) }
}

/// How many products of rows a contraction has, if the longest rows are multiplied as a whole.
pub(crate) fn contraction_steps(b: &Body, op: vector::Contract) -> Option<i64> {
    let extents = Contraction::of(b, op, None)?.iteration_space(b)?;
    Some(product(&extents) / extents.iter().copied().max().unwrap_or(1).max(1))
}
