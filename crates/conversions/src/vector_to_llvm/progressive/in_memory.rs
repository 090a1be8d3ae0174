//! Large operations as loops over memory, in complete lowerings: unrolled, they would be thousands of operations.

use super::combine::{Products, combine, combiner};
use super::contract::outer::promote;
use super::masking::Root;
use super::slice::integers;
use crate::common::vectors::*;
use crate::prelude::*;
use crate::vector_to_llvm::progressive::contract::contraction::Contraction;
use crate::vector_to_llvm::unrolling::{broadcast_steps, cast_steps, slice_steps, transpose_steps};

/// The patterns, to be tried before those that unroll.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    vector::BitCast => bitcast,
    vector::Broadcast => broadcast,
    vector::Contract => contract,
    vector::Deinterleave => deinterleave,
    vector::ExtractStridedSlice => extract_slice,
    vector::FMA => fma,
    vector::InsertStridedSlice => insert_slice,
    vector::Interleave => interleave,
    vector::MultiReduction => multi_reduction,
    vector::OuterProduct => outer_product,
    vector::ShapeCast => shape_cast,
    vector::Transpose => transpose,
];

/// The most steps that are unrolled.
const MAX_STEPS: i64 = 1 << 11;
/// The most elements of all shuffles of a reshape that is unrolled.
const MAX_SHUFFLED: i64 = 1 << 20;
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
    fn new(rw: &mut Rewriter, ty: Type) -> Option<Self> {
        let ctx = &rw.ctx().clone();
        let (shape, elem) = match ty.as_::<VectorType>(ctx) {
            Some(vector) => (vector.shape.to_vec(), vector.elem),
            None => (Vec::new(), ty),
        };
        let scope = rw.root_block()?;
        let point = rw.insert_point();
        rw.set_start(scope);
        let memref = memref::Alloca::new(rw, MemRefType::get(ctx, &shape, elem, None, None), &[], &[]);
        rw.set_insert_point(point);
        Some(Self { memref, ty })
    }

    /// Stores a value in a buffer of the function.
    fn of(rw: &mut Rewriter, value: Value) -> Option<Self> {
        let buffer = Self::new(rw, rw.ty(value))?;
        match buffer.ty.as_::<VectorType>(rw.ctx()) {
            Some(vector) => buffer.store_part(rw, value, &vec![0; vector.shape.len()]),
            None => {
                memref::Store::build(rw, value, buffer.memref, &[]);
            }
        }
        Some(buffer)
    }

    /// Stores a mask, if there is one, with a byte for each bit.
    fn of_mask(rw: &mut Rewriter, mask: Option<Value>) -> Option<Option<Self>> {
        let Some(mask) = mask else { return Some(None) };
        let ctx = &rw.ctx().clone();
        let shape = rw.ty(mask).as_::<VectorType>(ctx)?.shape;
        let bytes = arith::ExtUI::new(rw, VectorType::fixed(ctx, shape, Type::I8), mask);
        Self::of(rw, bytes).map(Some)
    }

    /// The value that the buffer holds.
    fn value(&self, rw: &mut Rewriter) -> Option<Value> {
        match self.ty.as_::<VectorType>(rw.ctx()) {
            Some(vector) => self.part(rw, self.ty, &vec![0; vector.shape.len()]),
            None => Some(memref::Load::new(rw, self.memref, &[])),
        }
    }

    /// The vector of this type at these offsets.
    fn part(&self, rw: &mut Rewriter, ty: Type, offsets: &[i64]) -> Option<Value> {
        let elem = ty.element_or_self(rw.ctx());
        let padding = zeros(rw, elem)?;
        let (map, in_bounds, indices) = position(rw, offsets);
        Some(vector::TransferRead::new(rw, ty, map, in_bounds, self.memref, &indices, padding, None))
    }

    /// Stores a vector at these offsets.
    fn store_part(&self, rw: &mut Rewriter, value: Value, offsets: &[i64]) {
        let (map, in_bounds, indices) = position(rw, offsets);
        vector::TransferWrite::build(rw, None, map, in_bounds, value, self.memref, &indices, None);
    }

    fn load(&self, b: &mut Builder, dims: &[usize], at: &[Value]) -> Value {
        memref::Load::at(b, self.memref, &select(dims, at))
    }

    fn store(&self, b: &mut Builder, value: Value, dims: &[usize], at: &[Value]) {
        memref::Store::at(b, value, self.memref, &select(dims, at));
    }

    /// The place of a row, and its type.
    fn place_of_row(&self, b: &mut Builder, at: &[Value]) -> Option<(Indices, Type)> {
        let ctx = &b.ctx().clone();
        let vector = self.ty.as_::<VectorType>(ctx)?;
        let mut indices = Indices::from_slice(at);
        indices.push(arith::Constant::index(b, 0));
        Some((indices, inner_type(ctx, &vector, at.len(), vector.elem)))
    }

    fn row(&self, b: &mut Builder, at: &[Value]) -> Option<Value> {
        let (indices, ty) = self.place_of_row(b, at)?;
        Some(vector::Load::new(b, ty, self.memref, &indices))
    }

    fn store_row(&self, b: &mut Builder, row: Value, at: &[Value]) {
        if let Some((indices, _)) = self.place_of_row(b, at) {
            vector::Store::build(b, row, self.memref, &indices);
        }
    }

    /// Whether a byte of a mask is set.
    fn is_set(&self, b: &mut Builder, at: &[Value]) -> Value {
        let byte = memref::Load::at(b, self.memref, at);
        let zero = arith::Constant::int(b, Type::I8, 0);
        arith::CmpI::new(b, CmpIPredicate::Ne, byte, zero)
    }
}

/// Which bytes of a row of a mask are set.
fn is_not_zero(b: &mut Builder, bytes: Value) -> Option<Value> {
    let zero = zeros(b, b.ty(bytes))?;
    Some(arith::CmpI::new(b, CmpIPredicate::Ne, bytes, zero))
}

/// Map, bounds and indices of a transfer at these offsets.
fn position(rw: &mut Rewriter, offsets: &[i64]) -> (Attr, Attr, Indices) {
    let ctx = &rw.ctx().clone();
    let rank = offsets.len();
    let map = AffineMap::identity(ctx, rank as u32).attr(ctx);
    let in_bounds = ArrayAttr::get(ctx, &vec![Attr::bool(true); rank]);
    let indices = offsets.iter().map(|&offset| arith::Constant::index(rw, offset)).collect();
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

fn contract(op: vector::Contract, rw: &mut Rewriter) -> Option<()> {
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
    let mask = Buffer::of_mask(rw, root.mask)?;
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
    root.replace(rw, value)
}

fn multi_reduction(op: vector::MultiReduction, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (source, acc, kind) = (op.source(rw), op.acc(rw), op.kind(rw)?);
    let from = addressable(ctx, rw.ty(source))?;
    let reduced = integers_of(ctx, op.reduction_dims(rw));
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
    let mask = Buffer::of_mask(rw, root.mask)?;
    for_each(rw, from.shape, &mut Vec::new(), &mut |rw, at| {
        let (value, before) = (source.load(rw, &all, at), acc.load(rw, &kept, at));
        let mask = mask.as_ref().map(|mask| mask.is_set(rw, at));
        let after = combine(rw, combiner, value, before, mask);
        acc.store(rw, after, &kept, at);
    });
    let value = acc.value(rw)?;
    root.replace(rw, value)
}

fn transpose(op: vector::Transpose, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.vector(rw), rw.ty(op.result(rw)));
    let (from, to) = (addressable(ctx, rw.ty(source))?, addressable(ctx, ty)?);
    let permutation = integers_of(ctx, op.permutation(rw));
    if transpose_steps(from.shape, &permutation) <= MAX_STEPS {
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
    result.value(rw)
}

/// Elements keep their order in memory.
fn shape_cast(op: vector::ShapeCast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let (from, to) = (addressable(ctx, rw.ty(source))?, addressable(ctx, ty)?);
    let (parts, shuffled) = cast_steps(from.shape, to.shape);
    if parts <= MAX_STEPS && shuffled <= MAX_SHUFFLED {
        return None;
    }
    let source = Buffer::of(rw, source)?;
    let memory = MemRefType::get(ctx, to.shape, to.elem, None, None);
    let strides = memref::layout::row_major_strides(to.shape);
    let [offset, sizes, strides] =
        [&[0][..], to.shape, &strides].map(|list| DenseArrayAttr::of_i64s(ctx, list));
    let memref =
        memref::ReinterpretCast::new(rw, memory, offset, sizes, strides, source.memref, &[], &[], &[]);
    Buffer { memref, ty }.value(rw)
}

/// The part of the source that begins at the offsets.
fn extract_slice(op: vector::ExtractStridedSlice, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let from = addressable(ctx, rw.ty(source))?;
    if slice_steps(rw, op)? <= MAX_STEPS {
        return None;
    }
    let mut offsets = integers(ctx, op.offsets(rw))?;
    offsets.resize(from.shape.len(), 0);
    let source = Buffer::of(rw, source)?;
    source.part(rw, ty, &offsets)
}

/// Replaces the part of the destination that begins at the offsets. Sources of fewer dimensions are inserted into a part.
fn insert_slice(op: vector::InsertStridedSlice, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (source, dest) = (op.value_to_store(rw), op.dest(rw));
    let (from, to) = (addressable(ctx, rw.ty(source))?, addressable(ctx, rw.ty(dest))?);
    if from.shape.len() != to.shape.len() || from.shape == to.shape || n_rows(from.shape) <= MAX_STEPS {
        return None;
    }
    let offsets = integers(ctx, op.offsets(rw))?;
    let dest = Buffer::of(rw, dest)?;
    dest.store_part(rw, source, &offsets);
    dest.value(rw)
}

fn n_rows(shape: &[i64]) -> i64 {
    shape.split_last().map_or(1, |(_, outer)| product(outer))
}

/// Lowers an operation on vectors of several dimensions row by row: `create` makes the rows of all results.
fn by_rows<'b>(
    rw: &mut Rewriter<'b>,
    op: Op,
    create: impl Fn(&mut Rewriter<'b>, Type, &[Value]) -> Vec<Value>,
) -> Option<Vec<Value>> {
    let ctx = &rw.ctx().clone();
    let to = addressable(ctx, rw.ty(rw.results(op).get(0)?))?;
    let operands = rw.operands(op).to_vec();
    let is_lowered = |&value: &Value| addressable(ctx, rw.ty(value)).is_some();
    if n_rows(to.shape) <= MAX_STEPS || !operands.iter().all(is_lowered) {
        return None;
    }
    let row = inner_type(ctx, &to, to.shape.len() - 1, to.elem);
    let sources: Vec<Buffer> = operands.iter().map(|&value| Buffer::of(rw, value)).collect::<Option<_>>()?;
    let types: SmallVec<[Type; 2]> = rw.types(rw.results(op)).collect();
    let results: Vec<Buffer> = types.iter().map(|&ty| Buffer::new(rw, ty)).collect::<Option<_>>()?;
    let (_, outer) = to.shape.split_last()?;
    for_each(rw, outer, &mut Vec::new(), &mut |rw, at| {
        let rows: SmallVec<[Value; 4]> = sources.iter().filter_map(|source| source.row(rw, at)).collect();
        for (result, row) in results.iter().zip(create(rw, row, &rows)) {
            result.store_row(rw, row, at);
        }
    });
    results.iter().map(|result| result.value(rw)).collect()
}

fn interleave(op: vector::Interleave, rw: &mut Rewriter) -> Option<Vec<Value>> {
    by_rows(rw, op.0, |rw, ty, rows| vec![vector::Interleave::new(rw, ty, rows[0], rows[1])])
}

fn deinterleave(op: vector::Deinterleave, rw: &mut Rewriter) -> Option<Vec<Value>> {
    by_rows(rw, op.0, |rw, ty, rows| {
        let parts = vector::Deinterleave::build(rw, ty, ty, rows[0]);
        vec![parts.res1(rw), parts.res2(rw)]
    })
}

fn bitcast(op: vector::BitCast, rw: &mut Rewriter) -> Option<Vec<Value>> {
    by_rows(rw, op.0, |rw, ty, rows| vec![vector::BitCast::new(rw, ty, rows[0])])
}

fn fma(op: vector::FMA, rw: &mut Rewriter) -> Option<Vec<Value>> {
    by_rows(rw, op.0, |rw, _, rows| vec![vector::FMA::new(rw, rows[0], rows[1], rows[2])])
}

/// Dimensions of extent one are stretched, leading ones are added.
fn broadcast(op: vector::Broadcast, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (source, ty) = (op.source(rw), rw.ty(op.vector(rw)));
    let to = addressable(ctx, ty)?;
    let from = match addressable(ctx, rw.ty(source)) {
        Some(from) => from.shape.to_vec(),
        None if rw.ty(source) == to.elem => Vec::new(),
        None => return None,
    };
    if broadcast_steps(&from, to.shape) <= MAX_STEPS {
        return None;
    }
    let n_added = to.shape.len().checked_sub(from.len())?;
    let all: Dims = (0..to.shape.len()).collect();
    let source = Buffer::of(rw, source)?;
    let result = Buffer::new(rw, ty)?;
    let first = arith::Constant::index(rw, 0);
    for_each(rw, to.shape, &mut Vec::new(), &mut |rw, at| {
        let index = |(&extent, &index): (&i64, &Value)| if extent == 1 { first } else { index };
        let indices: Indices = from.iter().zip(at.iter().skip(n_added)).map(index).collect();
        let value = memref::Load::at(rw, source.memref, &indices);
        result.store(rw, value, &all, at);
    });
    result.value(rw)
}

fn outer_product(op: vector::OuterProduct, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let to = addressable(ctx, ty).filter(|to| to.shape.len() == 2 && to.shape[0] > MAX_STEPS)?;
    let products = Products::of(op.kind(rw).unwrap_or(CombiningKind::Add), to.elem.is_float(ctx))?;
    let (lhs, rhs, acc) = (op.lhs(rw), op.rhs(rw), op.acc(rw));
    let root = Root::enter(rw, op.0)?;
    let (lhs, row) = (Buffer::of(rw, lhs)?, rw.ty(rhs));
    let mask = Buffer::of_mask(rw, root.mask)?;
    let result = match acc {
        Some(acc) => Buffer::of(rw, acc)?,
        None => Buffer::new(rw, ty)?,
    };
    for_each(rw, &to.shape[..1], &mut Vec::new(), &mut |rw, at| {
        let left = lhs.load(rw, &[0], at);
        let left = vector::Broadcast::new(rw, row, left);
        let before = if acc.is_some() { result.row(rw, at) } else { None };
        let mask = mask.as_ref().and_then(|mask| mask.row(rw, at)).and_then(|bytes| is_not_zero(rw, bytes));
        let after = products.create(rw, (left, rhs), before, mask);
        result.store_row(rw, after, at);
    });
    let value = result.value(rw)?;
    root.replace(rw, value)
}
