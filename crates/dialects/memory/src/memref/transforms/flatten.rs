//! `flatten-memref`: accesses of memrefs with several dimensions become accesses of one.

use super::casts::reinterpret_cast;
use super::metadata;
use super::sources::memref_of;
use crate::affine::Max;
use crate::affine::compose::{Operands, apply_symbols, compose};
use crate::index_list::{Index, Indices, divide};
use crate::memref::{is_identity, strides_and_offset};
use crate::prelude::*;
use crate::{memref, vector};

passes! {
    /// Flatten a multiple dimensional memref to 1-dimensional.
    FlattenMemRef("FlattenMemrefsPass") = "flatten-memref" on(Anchor::Any) => flatten_memref;
}

fn flatten_memref(_: &FlattenMemRef, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    memref::Load => access,
    memref::Store => access,
    memref::Alloc => allocation,
    memref::Alloca => allocation,
    vector::Load => vector_access,
    vector::Store => vector_access,
    vector::TransferRead => transfer,
    vector::TransferWrite => transfer,
    vector::MaskedLoad => vector_access,
    vector::MaskedStore => vector_access,
];

/// Offset, sizes and strides of a memref.
struct Parts {
    offset: Index,
    sizes: Indices,
    strides: Indices,
}

/// A memref as one of one dimension, and the position of an element in it.
struct Flat {
    ty: Type,
    offset: Index,
    size: Index,
    index: Index,
}

/// The type of a memref with several dimensions and a strided layout.
fn flattened_type<'c>(rw: &'c Rewriter<'_>, memref: Value) -> Option<MemRefType<'c>> {
    let ty = rw.ty(memref).as_::<MemRefType>(rw.ctx())?;
    let is_strided =
        ty.layout.is_none_or(|layout| layout.is::<StridedLayoutAttr>(rw.ctx()) || is_identity(rw.ctx(), ty));
    (ty.shape.len() > 1 && is_strided).then_some(ty)
}

/// Offset, sizes and strides: integers where the type has them, else values that are read from the memref.
fn parts_of(rw: &mut Rewriter<'_>, memref: Value) -> Option<Parts> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(memref).as_::<MemRefType>(&ctx)?;
    let (strides, offset) = strides_and_offset(&ctx, ty)?;
    let rank = ty.shape.len();
    let found = metadata::extract(rw, memref)?;
    let results: SmallVec<[Value; 8]> = rw.results(found.0).iter().collect();
    let index = |number: i64, at: usize| Some(Index::of(number, *results.get(at)?));
    let list = |numbers: &[i64], start: usize| -> Option<Indices> {
        numbers.iter().enumerate().map(|(i, &number)| index(number, start + i)).collect()
    };
    Some(Parts { offset: index(offset, 1)?, sizes: list(ty.shape, 2)?, strides: list(&strides, 2 + rank)? })
}

/// The flat form of a memref, at an element.
fn flat(rw: &mut Rewriter<'_>, memref: Value, parts: &Parts, indices: &[Index]) -> Option<Flat> {
    let ctx = rw.ctx().clone();
    let sym = |n: usize| AffineExpr::sym(&ctx, n as u32);
    let constant = |value| AffineExpr::constant(&ctx, value);
    let mut sum = constant(0);
    let mut operands = Indices::new();
    for (i, (&index, &stride)) in indices.iter().zip(&parts.strides).enumerate() {
        let product = AffineExpr::binary(&ctx, AffineOp::Mul, sym(2 * i), sym(2 * i + 1));
        sum = AffineExpr::binary(&ctx, AffineOp::Add, sum, product);
        operands.extend([index, stride]);
    }
    let index = apply_symbols(rw, sum, &operands);
    let mut values = Operands::new();
    let mut expr = |index: Index| match index {
        Index::Static(number) => constant(number),
        Index::Dynamic(value) => {
            values.push(value);
            sym(values.len() - 1)
        }
    };
    let ends: SmallVec<[AffineExpr; 4]> = parts
        .strides
        .iter()
        .zip(&parts.sizes)
        .map(|(&stride, &size)| AffineExpr::binary(&ctx, AffineOp::Mul, expr(stride), expr(size)))
        .collect();
    let numbers: Option<SmallVec<[i64; 4]>> = ends.iter().map(|end| end.as_const(&ctx)).collect();
    let size = match numbers {
        Some(numbers) => Index::Static(numbers.into_iter().max()?),
        None => {
            let mut map = AffineMap::new(0, values.len() as u32, &ends);
            compose(rw, &mut map, &mut values);
            Index::Dynamic(Max::new(rw, Type::INDEX, map.attr(&ctx), &values))
        }
    };
    let memref = rw.ty(memref).as_::<MemRefType>(&ctx)?;
    let layout = StridedLayoutAttr::get(&ctx, parts.offset.integer(), &[1]);
    let ty = MemRefType::get(&ctx, &[size.integer()], memref.elem, Some(layout), memref.memory_space);
    Some(Flat { ty, offset: parts.offset, size, index })
}

/// The number of elements from the first one of a memref to its last one, and the position of an element among them
/// (`getLinearizedMemRefOffsetAndSize`).
pub fn linearized(rw: &mut Rewriter<'_>, memref: Value, indices: &[Value]) -> Option<(Index, Index)> {
    let parts = parts_of(rw, memref)?;
    let indices: Indices = indices.iter().copied().map(Index::Dynamic).collect();
    let flat = flat(rw, memref, &parts, &indices)?;
    Some((flat.size, flat.index))
}

/// Replaces an access by one of the flat memref.
fn access<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let (op, at) = (op.op(), memref_of::<K>()?);
    let memref = rw.operand(op, at);
    let n = flattened_type(rw, memref)?.shape.len();
    let parts = parts_of(rw, memref)?;
    let indices: Indices = rw.operands(op).slice(at + 1, at + 1 + n).iter().map(Index::Dynamic).collect();
    let flat = flat(rw, memref, &parts, &indices)?;
    let cast = reinterpret_cast(rw, flat.ty, memref, flat.offset, &[flat.size], &[Index::Static(1)]);
    let index = flat.index.value(rw);
    let mut state = OpState::like(rw, op);
    state.operands.extend(rw.operands(op).slice(0, at));
    state.operands.extend([cast, index]);
    state.operands.extend(rw.operands(op).slice(at + 1 + n, rw.n_operands(op)));
    let new = rw.create(state);
    if rw.is::<vector::TransferRead>(op) || rw.is::<vector::TransferWrite>(op) {
        set_flat_transfer(rw, new);
    }
    Some(rw.results(new))
}

/// Replaces an access of vectors that have one row at most: rows that follow each other do not in memory.
fn vector_access<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let has_one_row = |value| rw.ty(value).as_::<VectorType>(rw.ctx()).is_none_or(|ty| ty.shape.len() <= 1);
    let mut values = rw.operands(op.op()).iter().chain(rw.results(op.op()).iter());
    if values.all(has_one_row) { access(op, rw) } else { None }
}

/// Replaces a transfer of neighbouring elements within bounds.
fn transfer<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Values<'static>> {
    let ctx = rw.ctx();
    let memref = rw.ty(rw.operand(op.op(), memref_of::<K>()?)).as_::<MemRefType>(ctx)?;
    let map = AffineMap::of(ctx, rw.attr(op.op(), "permutation_map")?)?;
    let first = (map.n_dims as usize).saturating_sub(map.results.len());
    let is_minor =
        map.results.iter().enumerate().all(|(i, &expr)| expr == AffineExpr::dim(ctx, (first + i) as u32));
    let bounds = rw.attr(op.op(), "in_bounds").and_then(|list| list.as_array(ctx)).unwrap_or(&[]);
    let has_unit_stride =
        strides_and_offset(ctx, memref).is_some_and(|(strides, _)| strides.last() == Some(&1));
    let has_mask = !rw.operand_group(op.op(), K::DEF.operands.len() - 1).is_empty();
    let is_plain = is_minor && has_unit_stride && !has_mask && bounds.iter().all(|&attr| attr == Attr::TRUE);
    if is_plain { vector_access(op, rw) } else { None }
}

/// The attributes of a transfer from or to a memref of one dimension.
fn set_flat_transfer(rw: &mut Rewriter<'_>, op: Op) {
    let ctx = rw.ctx().clone();
    let rank = rw
        .attr(op, "permutation_map")
        .and_then(|map| AffineMap::of(&ctx, map))
        .map_or(0, |map| map.results.len());
    let dims: SmallVec<[AffineExpr; 4]> = (0..rank.min(1)).map(|n| AffineExpr::dim(&ctx, n as u32)).collect();
    let map = AffineMap::new(1, 0, &dims).attr(&ctx);
    // As in upstream, it is no longer known that they stay within bounds.
    let bounds = ArrayAttr::get(&ctx, &vec![Attr::FALSE; dims.len()]);
    rw.set_attr(op, "permutation_map", Some(map));
    rw.set_attr(op, "in_bounds", Some(bounds));
    if let Some(slot) = rw.def(op).operand_segments_slot() {
        // Without a mask, there is one operand in each other group.
        let segments = DenseArrayAttr::of_i32s(&ctx, &[1, 1, 1, 0]);
        rw.set_slot(op, slot, Some(segments));
    }
}

/// Allocates a buffer of one dimension, and casts it.
fn allocation<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let op = op.op();
    let memref = rw.result(op, 0);
    let ctx = rw.ctx().clone();
    let ty = rw.ty(memref);
    let shape: SmallVec<[i64; 4]> = flattened_type(rw, memref)?.shape.into();
    if !is_identity(&ctx, ty.as_::<MemRefType>(&ctx)?) || !rw.operand_group(op, 1).is_empty() {
        return None;
    }
    let mut dynamic = rw.operand_group(op, 0).iter();
    let sizes: Indices = shape
        .iter()
        .map(|&extent| match extent {
            DYNAMIC => dynamic.next().map(Index::Dynamic),
            extent => Some(Index::Static(extent)),
        })
        .collect::<Option<_>>()?;
    // The distance of rows is the product of the extents behind.
    let mut strides = Indices::new();
    let mut stride = Index::Static(1);
    for &size in sizes.iter().rev() {
        strides.push(stride);
        stride = product(rw, stride, size)?;
    }
    strides.reverse();
    let parts = Parts { offset: Index::Static(0), sizes, strides };
    let zeros: Indices = parts.sizes.iter().map(|_| Index::Static(0)).collect();
    let flat = flat(rw, memref, &parts, &zeros)?;
    let (_, size) = divide(&[flat.size]);
    let mut state = OpState::like(rw, op);
    state.operands.extend(size.iter().copied());
    state.results[0] = flat.ty;
    state.set_segments(&ctx, &[size.len(), 0], &[1]);
    let new = rw.create(state);
    let new = rw.result(new, 0);
    Some(reinterpret_cast(rw, ty, new, parts.offset, &parts.sizes, &parts.strides))
}

fn product(rw: &mut Rewriter<'_>, first: Index, second: Index) -> Option<Index> {
    if let (Index::Static(first), Index::Static(second)) = (first, second) {
        return first.checked_mul(second).map(Index::Static);
    }
    if first == Index::Static(1) {
        return Some(second);
    }
    let (first, second) = (first.value(rw), second.value(rw));
    Some(Index::Dynamic(arith::MulI::new(rw, first, second)))
}
