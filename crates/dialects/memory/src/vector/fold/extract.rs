//! Folders of extraction and insertion.

use super::super::attrs::integers;
use super::super::constraints::vector;
use super::super::{
    Broadcast, Extract, ExtractStridedSlice, FromElements, Insert, InsertStridedSlice, ShapeCast, Shuffle,
    Transpose, verify,
};
use super::{constant, reshaped_splat, result_type, with_leading_ones};
use crate::index_list;
use crate::index_list::Index;
use crate::prelude::*;
use terrace_base::arith::fold::elements::{Dense, dense_of_bytes};
use terrace_base::ub::{PoisonAttr, is_poison};

/// The number of elements of a constant that is changed although others use it, too.
const MAX_CONSTANT: usize = 256;

/// Replaces positions that are constant operands by integers. `first` is the number of the first such operand.
fn make_static(b: &mut Body, op: Op, slot: usize, first: usize, constants: &[Option<Attr>]) -> bool {
    let ctx = b.ctx();
    let mut positions = verify::integers(ctx, b.slot(op, slot));
    let mut operands: Vec<Value> = b.operands(op).iter().take(first).collect();
    let shape = vector(ctx, b.ty(b.operand(op, first - 1))).map_or(&[][..], |ty| ty.shape);
    let mut dynamic = b.operands(op).iter().zip(constants).skip(first);
    let mut changed = false;
    for (position, &size) in positions.iter_mut().zip(shape).filter(|(position, _)| **position == DYNAMIC) {
        let Some((value, constant)) = dynamic.next() else { return false };
        match constant.and_then(|attr| attr.as_i64(ctx)) {
            Some(index) if (-1..size).contains(&index) => {
                *position = index;
                changed = true;
            }
            _ => operands.push(value),
        }
    }
    if changed {
        let positions = DenseArrayAttr::of_i64s(ctx, &positions);
        b.set_operands(op, &operands);
        b.set_slot(op, slot, Some(positions));
    }
    changed
}

/// The first element of a row-major part, and the number of elements in it.
pub(in crate::vector) fn range_of(shape: &[i64], positions: &[i64]) -> (usize, usize) {
    let n = shape.get(positions.len()..).unwrap_or(&[]).iter().fold(1usize, |n, &size| n * size as usize);
    let start = positions.iter().zip(shape).fold(0usize, |at, (&p, &size)| at * size as usize + p as usize);
    (start * n, n)
}

/// Folds extractions from values whose elements are known.
pub(in crate::vector) fn extract(b: &mut Body, op: Extract, constants: &[Option<Attr>]) -> Fold {
    let (extract, ty) = (op, result_type(b, op.0));
    let source = extract.source(b);
    let positions = verify::integers(b.ctx(), extract.static_position(b));
    if positions.is_empty() && b.ty(source) == ty {
        return Fold::value(source);
    }
    let slot = Extract::SLOTS.static_position;
    if positions.contains(&-1) {
        return Fold::attr(PoisonAttr::get(b.ctx()));
    }
    if let Some(attr) = constant(constants, 0)
        && let Some(folded) = extract_constant(b.ctx(), attr, b.ty(source), ty, &positions)
    {
        return Fold::attr(folded);
    }
    if positions.contains(&DYNAMIC) && make_static(b, op.0, slot, 1, constants) {
        return Fold::InPlace;
    }
    if is_poison_of_shuffle(b, source, &positions) {
        return Fold::attr(PoisonAttr::get(b.ctx()));
    }
    let mut at = source;
    let mut positions = index_list::mixed(&positions, extract.dynamic_position(b)).to_vec();
    let mut cycle = CycleDetector::new(at);
    while let Some(next) = look_through(b, at, &mut positions, ty) {
        at = next;
        if cycle.closes(at) {
            return Fold::None;
        }
        if positions.is_empty() && b.ty(at) == ty {
            return Fold::value(at);
        }
        if vector(b.ctx(), b.ty(at)).is_none() {
            return Fold::None;
        }
    }
    if at == source {
        return Fold::None;
    }
    let (mut integers, mut operands) = (Vec::new(), vec![at]);
    for position in positions {
        integers.push(match position {
            Index::Static(position) => position,
            Index::Dynamic(value) => {
                operands.push(value);
                DYNAMIC
            }
        });
    }
    let integers = DenseArrayAttr::of_i64s(b.ctx(), &integers);
    b.set_operands(op.0, &operands);
    b.set_slot(op.0, slot, Some(integers));
    Fold::InPlace
}

/// Whether a value is a shuffle whose mask has poison at the position.
fn is_poison_of_shuffle(b: &Body, value: Value, positions: &[i64]) -> bool {
    let (Some(shuffle), &[position]) = (b.def_as::<Shuffle>(value), positions) else { return false };
    let mask = verify::integers(b.ctx(), shuffle.mask(b));
    let is_1d = vector(b.ctx(), b.ty(shuffle.v1(b))).is_some_and(|ty| ty.shape.len() == 1);
    is_1d && usize::try_from(position).ok().and_then(|position| mask.get(position)) == Some(&-1)
}

/// The part of a constant at a position. Dynamic positions do not matter in a splat.
fn extract_constant(ctx: &Context, attr: Attr, from: Type, ty: Type, positions: &[i64]) -> Option<Attr> {
    if vector(ctx, ty).is_some()
        && let Some(splat) = reshaped_splat(ctx, attr, ty)
    {
        return Some(splat);
    }
    if is_poison(ctx, attr) {
        return Some(attr);
    }
    let dense = Dense::of(ctx, attr)?;
    if dense.splat {
        return Some(dense.attr(ctx, 0));
    }
    if positions.contains(&DYNAMIC) {
        return None;
    }
    let (start, n) = range_of(vector(ctx, from)?.shape, positions);
    if vector(ctx, ty).is_none() {
        return Some(dense.attr(ctx, start));
    }
    let data: Vec<u8> = (start..start + n).flat_map(|i| dense.bytes(i)).copied().collect();
    Some(dense_of_bytes(ctx, ty, &dense.layout, &data))
}

/// The positions as integers, if all are.
fn all_static(positions: &[Index]) -> Option<Vec<i64>> {
    let integer = |position: &Index| match position {
        Index::Static(position) => Some(*position),
        Index::Dynamic(_) => None,
    };
    positions.iter().map(integer).collect()
}

fn indices(positions: impl IntoIterator<Item = i64>) -> Vec<Index> {
    positions.into_iter().map(Index::Static).collect()
}

/// The value that the element or vector at `positions` of `value` comes from, whose positions replace them. `ty` is the
/// type of what is extracted.
fn look_through(b: &Body, value: Value, positions: &mut Vec<Index>, ty: Type) -> Option<Value> {
    let ctx = b.ctx();
    let shape = vector(ctx, b.ty(value))?.shape;
    if let Some(broadcast) = b.def_as::<Broadcast>(value) {
        return look_through_broadcast(b, broadcast.source(b), shape, positions, ty);
    }
    if let Some(source) = with_leading_ones(b, value) {
        return look_through_broadcast(b, source, shape, positions, ty);
    }
    let known = all_static(positions)?;
    if b.def_as::<Insert>(value).is_some() || b.def_as::<Transpose>(value).is_some() {
        let (end, at_end) = look_through_chain(b, value, &known)?;
        *positions = indices(at_end);
        return Some(end);
    }
    if let Some(inner) = b.def_as::<Extract>(value) {
        let outer = verify::integers(ctx, inner.static_position(b));
        if outer.iter().any(|&position| position == DYNAMIC || position == -1) {
            return None;
        }
        *positions = indices(outer.into_iter().chain(known));
        return Some(inner.source(b));
    }
    if let Some(cast) = b.def_as::<ShapeCast>(value) {
        let from = vector(ctx, b.ty(cast.source(b)))?;
        let kept = shape.get(known.len()..)?;
        let lead = from.shape.len().checked_sub(kept.len())?;
        let to = vector(ctx, b.ty(value))?;
        let is_fixed = |ty: &VectorType<'_>, n: usize| (0..n).all(|dim| !ty.is_scalable(dim));
        if !is_fixed(&from, lead) || !is_fixed(&to, known.len()) || from.shape.get(lead..) != Some(kept) {
            return None;
        }
        let mut rest = known.iter().zip(shape).fold(0i64, |at, (&position, &size)| at * size + position);
        let mut source = vec![0; lead];
        for (position, &size) in source.iter_mut().zip(from.shape).rev() {
            *position = rest % size;
            rest /= size;
        }
        *positions = indices(source);
        return Some(cast.source(b));
    }
    if let Some(elements) = b.def_as::<FromElements>(value).filter(|_| known.len() == shape.len()) {
        let (i, _) = range_of(shape, &known);
        positions.clear();
        return elements.elements(b).get(i);
    }
    if let Some(slice) = b.def_as::<ExtractStridedSlice>(value) {
        let (offsets, sizes) = (integers(ctx, slice.offsets(b)), integers(ctx, slice.sizes(b)));
        let from = vector(ctx, b.ty(slice.source(b)))?.shape;
        let is_whole = |dim: usize| offsets[dim] == 0 && sizes.get(dim) == from.get(dim);
        if !(known.len()..offsets.len()).all(is_whole) {
            return None;
        }
        let mut offsets = offsets.into_iter();
        *positions = indices(known.into_iter().map(|position| position + offsets.next().unwrap_or(0)));
        return Some(slice.source(b));
    }
    if let Some(shuffle) = b.def_as::<Shuffle>(value) {
        let operands = [shuffle.v1(b), shuffle.v2(b)];
        let &[n] = vector(ctx, b.ty(operands[0]))?.shape else { return None };
        let &[position] = known.as_slice() else { return None };
        let at = *verify::integers(ctx, shuffle.mask(b)).get(usize::try_from(position).ok()?)?;
        if at < 0 {
            return None;
        }
        *positions = indices([if at < n { at } else { at - n }]);
        return Some(operands[usize::from(at >= n)]);
    }
    let mut slice = b.def_as::<InsertStridedSlice>(value)?;
    let mut cycle = CycleDetector::new(value);
    loop {
        let (source, offsets) = (slice.value_to_store(b), integers(ctx, slice.offsets(b)));
        let sizes = vector(ctx, b.ty(source))?.shape;
        let lead = shape.len().checked_sub(sizes.len())?;
        // Along leading dimensions a slice has one position.
        let sizes_of_known = core::iter::repeat_n(1, lead).chain(sizes.iter().copied());
        let relative: Vec<i64> =
            known.iter().zip(&offsets).map(|(position, offset)| position - offset).collect();
        if relative.iter().zip(sizes_of_known).all(|(position, size)| (0..size).contains(position)) {
            // The extracted part must be within the slice, so dimensions that are kept are in it as a whole.
            let inner = relative.get(lead..)?;
            if sizes.get(inner.len()..) != shape.get(known.len()..) {
                return None;
            }
            *positions = indices(inner.iter().copied());
            return Some(source);
        }
        let dest = slice.dest(b);
        slice = b.def_as::<InsertStridedSlice>(dest).filter(|_| !cycle.closes(dest))?;
    }
}

/// [`look_through`] of insertions and transpositions: up to the end of their chain, or not at all. An insertion at the positions
/// ends the chain at the inserted value.
fn look_through_chain(b: &Body, value: Value, positions: &[i64]) -> Option<(Value, Vec<i64>)> {
    let ctx = b.ctx();
    let rank = vector(ctx, b.ty(value))?.shape.len();
    // Dimensions that are kept have numbers below zero.
    let kept = (positions.len()..rank).map(|dim| -1 - dim as i64);
    let mut dims: Vec<i64> = positions.iter().copied().chain(kept).collect();
    let mut at = value;
    let mut cycle = CycleDetector::new(at);
    loop {
        at = if let Some(transpose) = b.def_as::<Transpose>(at) {
            let mut source = vec![0; rank];
            for (&dim, to) in dims.iter().zip(verify::integers(ctx, transpose.permutation(b))) {
                *source.get_mut(usize::try_from(to).ok()?)? = dim;
            }
            dims = source;
            transpose.vector(b)
        } else if let Some(insert) = b.def_as::<Insert>(at) {
            let into = verify::integers(ctx, insert.static_position(b));
            let pairs = || into.iter().zip(&dims).map(|(&a, &dim)| (a >= 0 && dim >= 0).then_some(a == dim));
            if pairs().any(|equal| equal == Some(false)) {
                insert.dest(b)
            } else if pairs().any(|equal| equal.is_none()) {
                return None;
            } else {
                dims.drain(..into.len());
                at = insert.value_to_store(b);
                break;
            }
        } else {
            break;
        };
        if cycle.closes(at) {
            return None;
        }
    }
    // The dimensions that are kept must be the last ones, in their order.
    let n = dims.iter().take_while(|&&dim| dim >= 0).count();
    let is_in_order = dims[n..].iter().all(|&dim| dim < 0) && dims[n..].is_sorted_by(|a, b| a > b);
    dims.truncate(n);
    is_in_order.then_some((at, dims))
}

/// [`look_through`] of a broadcast of `source`.
fn look_through_broadcast(
    b: &Body,
    source: Value,
    shape: &[i64],
    positions: &mut Vec<Index>,
    ty: Type,
) -> Option<Value> {
    let ctx = b.ctx();
    if b.ty(source) == ty {
        positions.clear();
        return Some(source);
    }
    let from = vector(ctx, b.ty(source))?.shape;
    let lead = shape.len().checked_sub(from.len())?;
    // Dimensions that are kept must have the same extents.
    if positions.len() < lead || from.get(positions.len() - lead..) != shape.get(positions.len()..) {
        return None;
    }
    let stretched = |(&position, &size): (&Index, &i64)| if size == 1 { Index::Static(0) } else { position };
    *positions = positions[lead..].iter().zip(from).map(stretched).collect();
    Some(source)
}

/// Folds insertions that replace everything, or change constants.
pub(in crate::vector) fn insert(b: &mut Body, op: Insert, constants: &[Option<Attr>]) -> Fold {
    let (insert, ctx) = (op, b.ctx());
    let (value, dest) = (insert.value_to_store(b), insert.dest(b));
    let positions = verify::integers(ctx, insert.static_position(b));
    if positions.is_empty() && b.ty(value) == b.ty(dest) {
        return Fold::value(value);
    }
    if positions.contains(&-1) {
        return Fold::attr(PoisonAttr::get(ctx));
    }
    if let Some(inner) = b.def_as::<Insert>(dest)
        && inner.static_position(b) == insert.static_position(b)
        && inner.dynamic_position(b).iter().eq(insert.dynamic_position(b).iter())
    {
        let dest = inner.dest(b);
        b.set_operand(op.0, 1, dest);
        return Fold::InPlace;
    }
    if positions.contains(&DYNAMIC) {
        let changed = make_static(b, op.0, Insert::SLOTS.static_position, 2, constants);
        return if changed { Fold::InPlace } else { Fold::None };
    }
    let [Some(value), Some(into)] = [constant(constants, 0), constant(constants, 1)] else {
        return Fold::None;
    };
    let ty = b.ty(dest);
    let is_shared = !b.has_one_use(op.result(b));
    Fold::maybe_attr(insert_constant(ctx, value, into, ty, &positions, is_shared))
}

fn insert_constant(
    ctx: &Context,
    value: Attr,
    into: Attr,
    ty: Type,
    positions: &[i64],
    is_shared: bool,
) -> Option<Attr> {
    /// The number of bytes of a constant that is made from a splat.
    const MAX_SPLAT: usize = 1 << 20;
    let dense = Dense::of(ctx, into)?;
    let total = dense.len.checked_mul(dense.layout.bytes)?;
    if is_shared && dense.len > MAX_CONSTANT || dense.splat && total > MAX_SPLAT {
        return None;
    }
    let dest = vector(ctx, ty).filter(|ty| !ty.any_scalable())?;
    let (start, n) = range_of(dest.shape, positions);
    let scalar;
    let new = match Dense::of(ctx, value) {
        Some(new) => new,
        None => {
            let one = terrace_ir::types::VectorType::fixed(ctx, &[1], value.ty(ctx)?);
            scalar = terrace_base::arith::fold::elements::splat(ctx, one, value)?;
            Dense::of(ctx, scalar)?
        }
    };
    let bytes =
        |i: usize| if (start..start + n).contains(&i) { new.bytes(i - start) } else { dense.bytes(i) };
    let data: Vec<u8> = (0..dense.len).flat_map(bytes).copied().collect();
    Some(dense_of_bytes(ctx, ty, &dense.layout, &data))
}
