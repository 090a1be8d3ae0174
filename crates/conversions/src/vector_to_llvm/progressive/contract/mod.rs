//! Contractions as outer products, dot products, products by element, or a product of matrices; otherwise as contractions
//! of fewer dimensions.

pub(super) mod arm;
mod dot;
mod elementwise;
mod matmul;
pub(in crate::vector_to_llvm::progressive) mod outer;
pub(super) mod unroll;

use super::masking::Root;
use super::*;
use terrace_memory::vector::IteratorType;

/// `vector-contract-lowering` as a parameter of patterns.
pub(super) const DOT: u8 = 0;
pub(super) const LLVM_INTRINSIC: u8 = 1;
pub(super) const OUTER_PRODUCT: u8 = 2;
pub(super) const PARALLEL_ARITH: u8 = 3;
/// Combinations and mixed element types that upstream leaves, for complete lowerings.
pub(super) const ANY: u8 = 4;

/// The iterators that the dimensions of an operand belong to.
pub(super) type Dims = SmallVec<[usize; 4]>;

/// A contraction.
pub(super) struct Contraction {
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
    pub(super) fn of(b: &Body, op: vector::Contract, mask: Option<Value>) -> Option<Self> {
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
    pub(super) fn iteration_space(&self, b: &Body) -> Option<Vec<i64>> {
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
    pub(super) fn has_layout(&self, lhs: &[usize], rhs: &[usize], acc: &[usize]) -> bool {
        self.maps[0].as_slice() == lhs && self.maps[1].as_slice() == rhs && self.maps[2].as_slice() == acc
    }

    pub(super) fn lhs_type<'c>(&self, ctx: &'c Context, b: &Builder) -> Option<VectorType<'c>> {
        b.ty(self.lhs).as_::<VectorType>(ctx)
    }

    pub(super) fn rhs_type<'c>(&self, ctx: &'c Context, b: &Builder) -> Option<VectorType<'c>> {
        b.ty(self.rhs).as_::<VectorType>(ctx)
    }

    /// The type of elements of the result.
    pub(super) fn elem(&self, ctx: &Context) -> Type {
        self.ty.element_or_self(ctx)
    }

    fn is_scalable(&self, ctx: &Context, b: &Builder) -> bool {
        let is_scalable = |ty: Type| ty.as_::<VectorType>(ctx).is_some_and(|ty| ty.any_scalable());
        is_scalable(self.ty) || is_scalable(b.ty(self.lhs)) || is_scalable(b.ty(self.rhs))
    }

    fn is_uniform(&self, ctx: &Context, b: &Builder) -> bool {
        let elem = self.elem(ctx);
        [self.lhs, self.rhs].iter().all(|&value| b.ty(value).element_or_self(ctx) == elem)
    }
}

/// The attribute for the dimensions of an operand.
pub(super) fn map_attr(ctx: &Context, n_dims: usize, dims: &[usize]) -> Attr {
    let results: SmallVec<[AffineExpr; 4]> =
        dims.iter().map(|&dim| AffineExpr::dim(ctx, dim as u32)).collect();
    AffineMap::new(n_dims as u32, 0, &results).attr(ctx)
}

/// The attribute for the iterators of a contraction.
pub(super) fn iterators_attr(ctx: &Context, is_reduction: &[bool]) -> Attr {
    let iterator = |&is_reduction: &bool| {
        let kind = if is_reduction { IteratorType::Reduction } else { IteratorType::Parallel };
        IteratorType::encode(ctx, kind)
    };
    let all: SmallVec<[Attr; 4]> = is_reduction.iter().map(iterator).collect();
    ArrayAttr::get(ctx, &all)
}

/// The transposed vector.
pub(super) fn transpose(b: &mut Builder, value: Value, permutation: &[i64]) -> Option<Value> {
    let dims = permutation.iter().map(|&dim| usize::try_from(dim).ok()).collect::<Option<Dims>>()?;
    crate::vector_to_scf::permutation::transpose(b, value, &dims)
}

/// The sum of two values of integer or float elements.
fn add(b: &mut Builder, lhs: Value, rhs: Value, is_float: bool) -> Value {
    if is_float { arith::AddF::new(b, lhs, rhs) } else { arith::AddI::new(b, lhs, rhs) }
}

/// Lowers a contraction; `LOWERING` is the option `vector-contract-lowering`.
pub(super) fn contract<const LOWERING: u8>(op: vector::Contract, rw: &mut Rewriter) -> Option<()> {
    let root = Root::enter(rw, op.0)?;
    let contraction = Contraction::of(rw, op, root.mask)?;
    let value = lower::<LOWERING>(&contraction, rw)?;
    root.replace(rw, value)
}

fn lower<const LOWERING: u8>(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = rw.ctx().clone();
    if LOWERING == LLVM_INTRINSIC
        && let Some(value) = matmul::lower(contraction, rw)
    {
        return Some(value);
    }
    // Others are lowered when their operands are promoted, or as outer products.
    let is_plain = contraction.kind == CombiningKind::Add && contraction.is_uniform(&ctx, rw);
    let lowered = match LOWERING {
        OUTER_PRODUCT => outer::lower(contraction, rw),
        DOT if is_plain => dot::lower(contraction, rw),
        PARALLEL_ARITH if is_plain => elementwise::lower(contraction, rw),
        _ => None,
    };
    match lowered {
        Some(value) => Some(value),
        // Each step creates slices of the operands.
        None if !contraction.iteration_space(rw).is_some_and(|extents| fits(rw, product(&extents))) => None,
        // Outer products are the only form with scalable rows.
        None if is_plain && LOWERING == DOT && contraction.is_scalable(&ctx, rw) => {
            outer::lower(contraction, rw).or_else(|| unroll::lower(contraction, rw))
        }
        None if is_plain || LOWERING == ANY => unroll::lower(contraction, rw),
        None => None,
    }
}
