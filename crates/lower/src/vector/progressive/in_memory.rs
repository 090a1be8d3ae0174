//! Large contractions, reductions, transpositions and reshapes as loops over memory, in complete lowerings: unrolled, they
//! would be thousands of operations.

use super::combine::{Products, combine, combiner};
use super::contract::{Contraction, outer::promote};
use super::masking::Root;
use super::{product, zero};
use crate::vector_transforms::for_loop;
use terrace_dialects::arith::{self, CmpIPredicate};
use terrace_dialects::index_list::integers_of;
use terrace_dialects::{memref, vector};
use terrace_ir::affine::AffineMap;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr};
use terrace_ir::types::{MemRefType, VectorType};
use terrace_ir::{Attr, Builder, Context, Type, Value};
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;
use terrace_support::small_vec::SmallVec;

/// The patterns, to be tried before those that unroll.
pub(super) static PATTERNS: &[Pattern] = rewrites![
    vector::Contract => contract,
    vector::MultiReduction => multi_reduction,
    vector::ShapeCast => shape_cast,
    vector::Transpose => transpose,
];

/// The most steps that are unrolled.
const MAX_STEPS: i64 = 1 << 11;
/// The most products of a contraction that is unrolled, into products of rows where possible.
const MAX_PRODUCTS: i64 = 1 << 16;

type Dims = SmallVec<[usize; 4]>;
type Indices = SmallVec<[Value; 4]>;

/// Whether vectors of these elements have the layout of arrays in memory.
fn has_array_layout(ctx: &Context, elem: Type) -> bool {
    let is_number = elem.is_index() || elem.is_int(ctx) || elem.is_float(ctx);
    is_number && matches!(elem.bit_width(ctx).unwrap_or(64), 8 | 16 | 32 | 64)
}

/// The type of a vector of fixed length whose elements memory can hold one by one.
fn addressable<'c>(ctx: &'c Context, ty: Type) -> Option<VectorType<'c>> {
    let vector = ty.as_::<VectorType>(ctx)?;
    (!vector.any_scalable() && has_array_layout(ctx, vector.elem)).then_some(vector)
}

fn is_addressable(ctx: &Context, ty: Type) -> bool {
    addressable(ctx, ty).is_some() || has_array_layout(ctx, ty)
}

/// A vector or number in memory.
struct Buffer {
    memref: Value,
    ty: Type,
}

impl Buffer {
    /// A buffer of the function for a value of this type.
    fn new(rw: &mut Rewriter<'_>, ty: Type) -> Option<Self> {
        let ctx = &rw.ctx().clone();
        let (shape, elem) = match ty.as_::<VectorType>(ctx) {
            Some(vector) => (vector.shape.to_vec(), vector.elem),
            None => (Vec::new(), ty),
        };
        let scope = rw.root_regions().next().and_then(|region| rw.entry_block(region))?;
        let point = rw.insert_point();
        rw.set_start(scope);
        let memref = memref::Alloca::new(rw, MemRefType::get(ctx, &shape, elem, None, None), &[], &[]);
        rw.set_insert_point(point);
        Some(Self { memref, ty })
    }

    /// Stores a value in a buffer of the function.
    fn of(rw: &mut Rewriter<'_>, value: Value) -> Option<Self> {
        let ctx = &rw.ctx().clone();
        let buffer = Self::new(rw, rw.ty(value))?;
        match buffer.ty.as_::<VectorType>(ctx) {
            Some(vector) => {
                let (map, in_bounds, indices) = whole(rw, vector.shape.len());
                let memref = buffer.memref;
                vector::TransferWrite::build(rw, None, map, in_bounds, value, memref, &indices, None);
            }
            None => {
                memref::Store::build(rw, value, buffer.memref, &[]);
            }
        }
        Some(buffer)
    }

    /// Stores a mask, with a byte for each bit.
    fn of_mask(rw: &mut Rewriter<'_>, mask: Value) -> Option<Self> {
        let ctx = &rw.ctx().clone();
        let shape = rw.ty(mask).as_::<VectorType>(ctx)?.shape;
        let bytes = arith::ExtUI::new(rw, VectorType::fixed(ctx, shape, Type::I8), mask);
        Self::of(rw, bytes)
    }

    /// The value that the buffer holds.
    fn value(&self, rw: &mut Rewriter<'_>) -> Option<Value> {
        let ctx = &rw.ctx().clone();
        let Some(vector) = self.ty.as_::<VectorType>(ctx) else {
            return Some(memref::Load::new(rw, self.memref, &[]));
        };
        let padding = arith::Constant::new(rw, zero(ctx, vector.elem)?);
        let (map, in_bounds, indices) = whole(rw, vector.shape.len());
        Some(vector::TransferRead::new(rw, self.ty, map, in_bounds, self.memref, &indices, padding, None))
    }

    fn load(&self, b: &mut Builder<'_>, dims: &[usize], at: &[Value]) -> Value {
        memref::Load::at(b, self.memref, &select(dims, at))
    }

    fn store(&self, b: &mut Builder<'_>, value: Value, dims: &[usize], at: &[Value]) {
        memref::Store::at(b, value, self.memref, &select(dims, at));
    }

    /// Whether a byte of a mask is set.
    fn is_set(&self, b: &mut Builder<'_>, at: &[Value]) -> Value {
        let byte = memref::Load::at(b, self.memref, at);
        let zero = arith::Constant::int(b, Type::I8, 0);
        arith::CmpI::new(b, CmpIPredicate::Ne, byte, zero)
    }
}

/// Map, bounds and indices of a transfer of everything.
fn whole(rw: &mut Rewriter<'_>, rank: usize) -> (Attr, Attr, Indices) {
    let ctx = &rw.ctx().clone();
    let map = AffineMap::identity(ctx, rank as u32).attr(ctx);
    let in_bounds = ArrayAttr::get(ctx, &vec![Attr::bool(true); rank]);
    let indices = (0..rank).map(|_| arith::Constant::index(rw, 0)).collect();
    (map, in_bounds, indices)
}

/// The indices of some dimensions.
fn select(dims: &[usize], at: &[Value]) -> Indices {
    dims.iter().filter_map(|&dim| at.get(dim).copied()).collect()
}

/// Nested loops over all positions within extents.
fn for_each<'b>(
    rw: &mut Rewriter<'b>,
    extents: &[i64],
    at: &mut Vec<Value>,
    body: &mut dyn FnMut(&mut Rewriter<'b>, &[Value]),
) {
    let Some((&extent, inner)) = extents.split_first() else { return body(rw, at) };
    let bounds =
        (arith::Constant::index(rw, 0), arith::Constant::index(rw, extent), arith::Constant::index(rw, 1));
    for_loop(rw, bounds, None, |rw, iv, _| {
        at.push(iv);
        for_each(rw, inner, at, body);
        at.pop();
        None
    });
}

fn contract(op: vector::Contract, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let root = Root::enter(rw, op.0)?;
    let contraction = Contraction::of(rw, op, root.mask)?;
    let extents = contraction.iteration_space(rw).filter(|extents| product(extents) > MAX_PRODUCTS)?;
    let elem = contraction.elem(ctx);
    let values = [contraction.lhs, contraction.rhs, contraction.acc];
    let products = Products::of(contraction.kind, elem.is_float(ctx))?;
    if !values.iter().all(|&value| is_addressable(ctx, rw.ty(value))) {
        return None;
    }
    let [lhs, rhs, acc] = values;
    let (lhs, rhs, acc) = (Buffer::of(rw, lhs)?, Buffer::of(rw, rhs)?, Buffer::of(rw, acc)?);
    let mask = match root.mask {
        Some(mask) => Some(Buffer::of_mask(rw, mask)?),
        None => None,
    };
    let [lhs_dims, rhs_dims, acc_dims] = &contraction.maps;
    for_each(rw, &extents, &mut Vec::new(), &mut |rw, at| {
        let (left, right) = (lhs.load(rw, lhs_dims, at), rhs.load(rw, rhs_dims, at));
        let (left, right) = (promote(rw, left, elem), promote(rw, right, elem));
        let before = acc.load(rw, acc_dims, at);
        let mask = mask.as_ref().map(|mask| mask.is_set(rw, at));
        let after = products.create(rw, (left, right), Some(before), mask);
        acc.store(rw, after, acc_dims, at);
    });
    let value = acc.value(rw)?;
    rw.replace(root.op, &[value]);
    Some(())
}

fn multi_reduction(op: vector::MultiReduction, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (source, acc, kind) = (op.source(rw), op.acc(rw), op.kind(rw)?);
    let from = addressable(ctx, rw.ty(source))?;
    let reduced = integers_of(ctx, rw.slot(op.0, vector::MultiReduction::SLOTS.reduction_dims));
    let kept: Dims = (0..from.shape.len()).filter(|&dim| !reduced.contains(&(dim as i64))).collect();
    let combiner = combiner(kind, from.elem.is_float(ctx))?;
    // Rows that are combined or reduced as a whole.
    let rows = from.shape.split_last().map_or(1, |(_, outer)| product(outer));
    if rows <= MAX_STEPS || reduced.is_empty() || !is_addressable(ctx, rw.ty(acc)) {
        return None;
    }
    let root = Root::enter(rw, op.0)?;
    let all: Dims = (0..from.shape.len()).collect();
    let (source, acc) = (Buffer::of(rw, source)?, Buffer::of(rw, acc)?);
    let mask = match root.mask {
        Some(mask) => Some(Buffer::of_mask(rw, mask)?),
        None => None,
    };
    for_each(rw, from.shape, &mut Vec::new(), &mut |rw, at| {
        let (value, before) = (source.load(rw, &all, at), acc.load(rw, &kept, at));
        let mask = mask.as_ref().map(|mask| mask.is_set(rw, at));
        let after = combine(rw, combiner, value, before, mask);
        acc.store(rw, after, &kept, at);
    });
    let value = acc.value(rw)?;
    rw.replace(root.op, &[value]);
    Some(())
}

fn transpose(op: vector::Transpose, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.vector(rw), rw.ty(op.result(rw)));
    let (from, to) = (addressable(ctx, rw.ty(source))?, addressable(ctx, ty)?);
    let permutation = integers_of(ctx, rw.slot(op.0, vector::Transpose::SLOTS.permutation));
    // Trailing dimensions that stay are moved together.
    let n = (0..permutation.len()).rev().find(|&dim| permutation[dim] != dim as i64)? + 1;
    if product(&from.shape[..n]) <= MAX_STEPS {
        return None;
    }
    let mut dims: Dims = SmallVec::from_elem(0, permutation.len());
    for (at, &dim) in permutation.iter().enumerate() {
        *dims.get_mut(usize::try_from(dim).ok()?)? = at;
    }
    let all: Dims = (0..permutation.len()).collect();
    let source = Buffer::of(rw, source)?;
    let result = Buffer::new(rw, ty)?;
    for_each(rw, to.shape, &mut Vec::new(), &mut |rw, at| {
        let value = source.load(rw, &dims, at);
        result.store(rw, value, &all, at);
    });
    let value = result.value(rw)?;
    rw.replace(op.0, &[value]);
    Some(())
}

/// Elements keep their order in memory.
fn shape_cast(op: vector::ShapeCast, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let (from, to) = (addressable(ctx, rw.ty(source))?, addressable(ctx, ty)?);
    let row = |shape: &[i64]| shape.last().copied().unwrap_or(1);
    // The parts that both shapes have as a whole.
    let (mut a, mut b) = (row(from.shape), row(to.shape));
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 || product(from.shape) / a <= MAX_STEPS {
        return None;
    }
    let source = Buffer::of(rw, source)?;
    let memory = MemRefType::get(ctx, to.shape, to.elem, None, None);
    let strides = memref::layout::row_major_strides(to.shape);
    let [offset, sizes, strides] =
        [&[0][..], to.shape, &strides].map(|list| DenseArrayAttr::of_i64s(ctx, list));
    let memref =
        memref::ReinterpretCast::new(rw, memory, offset, sizes, strides, source.memref, &[], &[], &[]);
    let value = Buffer { memref, ty }.value(rw)?;
    rw.replace(op.0, &[value]);
    Some(())
}
