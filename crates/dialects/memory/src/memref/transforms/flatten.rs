//! `flatten-memref`: accesses of memrefs with several dimensions become accesses of one.

use super::{metadata, reinterpret_cast};
use crate::affine::Max;
use crate::affine::compose::{Operands, apply_symbols, compose};
use crate::index_list::Index;
use crate::memref::{self, is_identity, strides_and_offset};
use crate::vector;
use terrace_base::arith;
use terrace_rewrite::greedy::Pattern;
use terrace_rewrite::greedy::run_patterns;
use terrace_rewrite::prelude::*;

passes! {
    /// Flatten a multiple dimensional memref to 1-dimensional.
    FlattenMemRef("FlattenMemrefsPass") = "flatten-memref" on(Anchor::Any) => flatten_memref;
}

fn flatten_memref(_: &FlattenMemRef, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

pub(super) static PATTERNS: &[Pattern] = rewrites![
    memref::Load => load,
    memref::Store => store,
    memref::Alloc => allocation,
    memref::Alloca => allocation,
    vector::Load => vector_load,
    vector::Store => vector_store,
    vector::TransferRead => transfer_read,
    vector::TransferWrite => transfer_write,
    vector::MaskedLoad => masked_load,
    vector::MaskedStore => masked_store,
];

type Indices = SmallVec<[Index; 4]>;

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
    let index = |number: i64, at: usize| match number {
        DYNAMIC => results.get(at).map(|&value| Index::Dynamic(value)),
        number => Some(Index::Static(number)),
    };
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
    let number = |index| match index {
        Index::Static(number) => number,
        Index::Dynamic(_) => DYNAMIC,
    };
    let memref = rw.ty(memref).as_::<MemRefType>(&ctx)?;
    let layout = StridedLayoutAttr::get(&ctx, number(parts.offset), &[1]);
    let ty = MemRefType::get(&ctx, &[number(size)], memref.elem, Some(layout), memref.memory_space);
    Some(Flat { ty, offset: parts.offset, size, index })
}

/// Replaces an access by one of the flat memref: operand number `at` is the memref, `n` indices follow it.
fn access(rw: &mut Rewriter<'_>, op: Op, at: usize, n: usize) -> Option<()> {
    let memref = rw.operand(op, at);
    flattened_type(rw, memref)?;
    let parts = parts_of(rw, memref)?;
    let indices: Indices = rw.operands(op).slice(at + 1, at + 1 + n).iter().map(Index::Dynamic).collect();
    let flat = flat(rw, memref, &parts, &indices)?;
    let cast = reinterpret_cast(rw, flat.ty, memref, flat.offset, &[flat.size], &[Index::Static(1)]);
    let index = super::value_of(rw, flat.index);
    let mut state = OpState::new(rw.def(op), rw.loc());
    state.operands.extend(rw.operands(op).slice(0, at));
    state.operands.extend([cast, index]);
    state.operands.extend(rw.operands(op).slice(at + 1 + n, rw.n_operands(op)));
    state.results.extend(rw.types(rw.results(op)));
    state.slots.extend(rw.slots(op).to_words());
    state.dict = rw.dict(op);
    let new = rw.create(state);
    if rw.is::<vector::TransferRead>(op) || rw.is::<vector::TransferWrite>(op) {
        set_flat_transfer(rw, new);
    }
    let results = rw.results(new).to_vec();
    rw.replace(op, &results);
    Some(())
}

fn load(op: memref::Load, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    access(rw, op.0, 0, n)
}

fn store(op: memref::Store, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    access(rw, op.0, 1, n)
}

/// Whether a vector has one row at most: rows that follow each other do not in memory.
fn has_one_row(rw: &Rewriter<'_>, vector: Value) -> bool {
    rw.ty(vector).as_::<VectorType>(rw.ctx()).is_none_or(|ty| ty.shape.len() <= 1)
}

fn vector_load(op: vector::Load, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    if has_one_row(rw, op.result(rw)) { access(rw, op.0, 0, n) } else { None }
}

fn vector_store(op: vector::Store, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    if has_one_row(rw, rw.operand(op.0, 0)) { access(rw, op.0, 1, n) } else { None }
}

fn masked_load(op: vector::MaskedLoad, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    if has_one_row(rw, op.result(rw)) { access(rw, op.0, 0, n) } else { None }
}

fn masked_store(op: vector::MaskedStore, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    if has_one_row(rw, op.value_to_store(rw)) { access(rw, op.0, 0, n) } else { None }
}

fn transfer_read(op: vector::TransferRead, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    let is_plain = op.mask(rw).is_none() && is_plain_transfer(rw, op.0, op.base(rw), op.vector(rw));
    if is_plain { access(rw, op.0, 0, n) } else { None }
}

fn transfer_write(op: vector::TransferWrite, rw: &mut Rewriter<'_>) -> Option<()> {
    let n = op.indices(rw).len();
    let vector = rw.operand(op.0, 0);
    let is_plain = op.mask(rw).is_none() && is_plain_transfer(rw, op.0, op.base(rw), vector);
    if is_plain { access(rw, op.0, 1, n) } else { None }
}

/// Whether a transfer moves neighbouring elements within bounds.
fn is_plain_transfer(rw: &Rewriter<'_>, op: Op, base: Value, vector: Value) -> bool {
    let ctx = rw.ctx();
    let Some(memref) = rw.ty(base).as_::<MemRefType>(ctx) else { return false };
    let Some(map) = rw.attr(op, "permutation_map").and_then(|map| AffineMap::of(ctx, map)) else {
        return false;
    };
    let first = (map.n_dims as usize).saturating_sub(map.results.len());
    let is_minor =
        map.results.iter().enumerate().all(|(i, &expr)| expr == AffineExpr::dim(ctx, (first + i) as u32));
    let bounds = rw.attr(op, "in_bounds").and_then(|list| list.as_array(ctx)).unwrap_or(&[]);
    let has_unit_stride =
        strides_and_offset(ctx, memref).is_some_and(|(strides, _)| strides.last() == Some(&1));
    is_minor && has_one_row(rw, vector) && has_unit_stride && bounds.iter().all(|&attr| attr == Attr::TRUE)
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
fn allocation<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
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
    let size: SmallVec<[Value; 4]> = match flat.size {
        Index::Dynamic(size) => SmallVec::from_slice(&[size]),
        Index::Static(_) => SmallVec::new(),
    };
    let mut state = OpState::new(K::DEF, rw.loc());
    state.operands.extend(size.iter().copied());
    state.results.push(flat.ty);
    state.slots.extend(rw.slots(op).to_words());
    state.dict = rw.dict(op);
    state.set_segments(&ctx, &[size.len(), 0], &[1]);
    let new = rw.create(state);
    let new = rw.result(new, 0);
    let cast = reinterpret_cast(rw, ty, new, parts.offset, &parts.sizes, &parts.strides);
    rw.replace(op, &[cast]);
    Some(())
}

fn product(rw: &mut Rewriter<'_>, first: Index, second: Index) -> Option<Index> {
    if let (Index::Static(first), Index::Static(second)) = (first, second) {
        return first.checked_mul(second).map(Index::Static);
    }
    if first == Index::Static(1) {
        return Some(second);
    }
    let (first, second) = (super::value_of(rw, first), super::value_of(rw, second));
    Some(Index::Dynamic(arith::MulI::new(rw, first, second)))
}
