//! Conversion of operations that move elements: broadcasts, extractions, insertions, shuffles and casts.

use crate::common::memory::ranked;
use crate::common::types::descriptor_type;
use crate::prelude::*;
use terrace_llvm::{ExtractValue, InsertValue, ShuffleVector};
use terrace_memory::memref::is_identity;

/// Operations that become one operation; vectors of several dimensions were unrolled before.
pub(super) static RULES: &[Pattern] = {
    use llvm::{Bitcast, FMulAdd, StepVector, VScale, VectorExtract, VectorInsert};
    use vector::{BitCast, FMA, ScalableExtract, ScalableInsert, Step, VectorScale};
    patterns![converted:
        "shape::bitcast": BitCast(x) -> r if one_row(r) => Bitcast(x);
        "shape::fma": FMA(a, b, c) -> r if float_row(r) => FMulAdd(a, b, c);
        "shape::scalable_extract": ScalableExtract[pos: p](x) => VectorExtract[pos: p](x);
        "shape::scalable_insert": ScalableInsert[pos: p](x, into) => VectorInsert[pos: p](into, x);
        "shape::step": Step() -> r if is_scalable(r) => StepVector();
        "shape::vscale": VectorScale() => VScale();
    ]
};

/// `llvm.intr.fma`, which rounds once: `llvm.intr.fmuladd` of upstream's pass may round twice.
pub(super) static EXACT: &[Pattern] = {
    use llvm::FMA as FusedMulAdd;
    use vector::FMA;
    patterns![converted: "shape::exact_fma": FMA(a, b, c) -> r if float_row(r) => FusedMulAdd(a, b, c);]
};

/// Refuses vectors of several dimensions.
fn one_row(rw: &mut Lowering, vector: Value) -> Rewrite<Type> {
    one_dimension(rw, rw.ty(vector))
}

/// Refuses vectors of several dimensions, and elements without arithmetic in LLVM.
fn float_row(rw: &mut Lowering, vector: Value) -> Rewrite {
    let (row, ctx) = (one_row(rw, vector)?, rw.context());
    match row.element_or_self(ctx) == rw.ty(vector).element_or_self(ctx) {
        true => Ok(()),
        false => Err("a float type has no arithmetic in LLVM".into()),
    }
}

/// Refuses vectors whose length is constant.
fn is_scalable(rw: &mut Lowering, vector: Value) -> Rewrite {
    match vector_type(rw.context(), rw.ty(vector))?.scalable.contains(&1) {
        true => Ok(()),
        false => Err("the length is constant".into()),
    }
}

/// A broadcast of a scalar inserts it into one vector, shuffles this vector, and inserts it into all rows.
pub(super) fn broadcast(op: vector::Broadcast, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.vector(rw));
    if rw.ty(op.source(rw)).is::<VectorType>(ctx) {
        return Err("a vector is broadcast".into());
    }
    let value = rw.adaptor(op).source;
    let converted = rw.convert(ty)?;
    let width = |row: Type| -> Rewrite<usize> {
        let n = vector_type(ctx, row)?.shape.first().copied().unwrap_or(1);
        usize::try_from(n).map_err(|_| "the vector is too long".into())
    };
    if converted.is::<VectorType>(ctx) {
        let is_single = ty.as_::<VectorType>(ctx).is_some_and(|v| v.shape.is_empty());
        return Ok(splat(rw, converted, value, width(converted)?, is_single));
    }
    let mut splat = None;
    let all = unrolled(rw, converted, &[], &mut |rw, row, _| {
        if let Some(splat) = splat {
            return Ok(splat);
        }
        let zeros = vec![0; width(row)?];
        let (_, one) = single(rw, row, value);
        Ok(*splat.insert(ShuffleVector::masked(rw, one, one, &zeros)))
    })?;
    Ok(all)
}

/// A poison vector, and one with a value as its first element.
fn single(rw: &mut Lowering, row: Type, value: Value) -> (Value, Value) {
    let start = llvm::Poison::new(rw, row);
    let zero = llvm::Constant::int(rw, Type::I32, 0);
    (start, llvm::InsertElement::new(rw, start, value, zero))
}

/// A vector with equal elements; one element needs no shuffle.
pub(super) fn splat(rw: &mut Lowering, row: Type, value: Value, width: usize, is_single: bool) -> Value {
    let (start, one) = single(rw, row, value);
    match is_single || width == 1 {
        true => one,
        false => ShuffleVector::masked(rw, one, start, &vec![0; width]),
    }
}

/// A position of an element or row: the constant part, which selects a row, and the index of an element in the row.
struct Position {
    rows: SmallVec<[i64; 4]>,
    elem: Option<Elem>,
}

/// The index of an element in a one-dimensional vector.
enum Elem {
    Static(i64),
    Dynamic(Value),
}

impl Position {
    /// Divides a position. A position in `rank` dimensions selects an element, a shorter one a row.
    fn of(integers: &[i64], dynamic: &[Value], rank: usize) -> Rewrite<Self> {
        let mut dynamic = dynamic.iter().copied();
        let selects_element = integers.len() == rank;
        let n_rows = if selects_element { rank.saturating_sub(1) } else { integers.len() };
        let (rows, rest) = integers.split_at_checked(n_rows).ok_or("the position is too short")?;
        if rows.contains(&DYNAMIC) {
            return Err("LLVM has no dynamic index of an array".into());
        }
        if rows.iter().any(|&at| at < 0) {
            return Err("the position is poison".into());
        }
        let elem = match rest.first() {
            Some(&DYNAMIC) => Some(Elem::Dynamic(dynamic.next().ok_or("an index is missing")?)),
            Some(&at) => Some(Elem::Static(at)),
            None => selects_element.then_some(Elem::Static(0)),
        };
        Ok(Self { rows: rows.into(), elem })
    }
}

impl Elem {
    fn value(self, rw: &mut Lowering) -> Value {
        match self {
            Elem::Static(at) => llvm::Constant::int(rw, Type::I64, at),
            Elem::Dynamic(at) => at,
        }
    }
}

pub(super) fn extract(op: vector::Extract, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let source = vector_type(ctx, rw.ty(op.source(rw)))?;
    let integers = integers_of(ctx, op.static_position(rw));
    let args = rw.adaptor(op);
    let is_vector = rw.ty(op.result(rw)).is::<VectorType>(ctx);
    if integers.is_empty() && is_vector {
        return Ok(args.source);
    }
    let position = Position::of(&integers, args.dynamic_position, source.shape.len())?;
    let vector_ty = match is_vector && position.elem.is_some() {
        true => Some(rw.convert(rw.ty(op.result(rw)))?),
        false => None,
    };
    let mut value = args.source;
    if !position.rows.is_empty() {
        value = ExtractValue::at(rw, value, &position.rows);
    }
    if let Some(elem) = position.elem {
        let elem = elem.value(rw);
        value = llvm::ExtractElement::new(rw, value, elem);
    }
    // The result may be a vector of the element.
    if let Some(ty) = vector_ty {
        let poison = llvm::Poison::new(rw, ty);
        let first = llvm::Constant::int(rw, Type::I64, 0);
        value = llvm::InsertElement::new(rw, poison, value, first);
    }
    Ok(value)
}

pub(super) fn insert(op: vector::Insert, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let dest = vector_type(ctx, rw.ty(op.dest(rw)))?;
    let integers = integers_of(ctx, op.static_position(rw));
    let args = rw.adaptor(op);
    let is_vector = rw.ty(op.value_to_store(rw)).is::<VectorType>(ctx);
    if integers.is_empty() && is_vector {
        return Ok(args.value_to_store);
    }
    if is_vector && integers.len() == dest.shape.len() {
        return Err("the position selects an element".into());
    }
    let position = Position::of(&integers, args.dynamic_position, dest.shape.len())?;
    let mut value = args.value_to_store;
    if let Some(elem) = position.elem {
        let row = match position.rows.is_empty() {
            true => args.dest,
            false => ExtractValue::at(rw, args.dest, &position.rows),
        };
        let elem = elem.value(rw);
        value = llvm::InsertElement::new(rw, row, value, elem);
    }
    if !position.rows.is_empty() {
        value = InsertValue::at(rw, args.dest, value, &position.rows);
    }
    Ok(value)
}

/// Vectors of one type and one dimension are shuffled by one operation; others element by element or row by row.
pub(super) fn shuffle(op: vector::Shuffle, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (first, second) = (rw.ty(op.v1(rw)), rw.ty(op.v2(rw)));
    let shape = vector_type(ctx, first)?.shape;
    let mask = integers_of(ctx, op.mask(rw));
    let ty = rw.convert(rw.ty(op.vector(rw)))?;
    let args = rw.adaptor(op);
    if first == second && shape.len() <= 1 {
        let mask: Vec<i32> = mask.iter().map(|&at| at as i32).collect();
        return Ok(ShuffleVector::masked(rw, args.v1, args.v2, &mask));
    }
    if !is_unrollable(&[mask.len() as i64]) {
        return Err("the vector has too many rows".into());
    }
    let n = shape.first().copied().unwrap_or(1);
    let mut all = llvm::Poison::new(rw, ty);
    for (to, &from) in (0i64..).zip(&mask) {
        let (source, at) = if from < n { (args.v1, from) } else { (args.v2, from - n) };
        if shape.len() > 1 {
            // A row that is poison stays poison.
            if at >= 0 {
                let row = ExtractValue::at(rw, source, &[at]);
                all = InsertValue::at(rw, all, row, &[to]);
            }
            continue;
        }
        let at = rw.index_constant(at);
        let elem = llvm::ExtractElement::new(rw, source, at);
        let to = rw.index_constant(to);
        all = llvm::InsertElement::new(rw, all, elem, to);
    }
    Ok(all)
}

/// The converted type of a vector of at most one dimension.
pub(super) fn one_dimension(rw: &mut Lowering, ty: Type) -> Rewrite<Type> {
    let converted = rw.convert(ty)?;
    if !converted.is::<VectorType>(rw.context()) {
        return Err("the vector has several dimensions".into());
    }
    Ok(converted)
}

/// Scalable vectors have an intrinsic, others are shuffled.
pub(super) fn interleave(op: vector::Interleave, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = one_dimension(rw, rw.ty(op.result(rw)))?;
    let vector = vector_type(rw.context(), ty)?;
    let args = rw.adaptor(op);
    let value = if vector.scalable.contains(&1) {
        llvm::VectorInterleave2::new(rw, ty, args.lhs, args.rhs)
    } else {
        let n = vector.shape.first().map_or(0, |&n| n / 2);
        let n = i32::try_from(n).map_err(|_| "the vector is too long")?;
        let mask: Vec<i32> = (0..n).flat_map(|i| [i, n + i]).collect();
        ShuffleVector::masked(rw, args.lhs, args.rhs, &mask)
    };
    Ok(value)
}

/// Scalable vectors have an intrinsic, others are shuffled.
pub(super) fn deinterleave(op: vector::Deinterleave, rw: &mut Lowering) -> Rewrite<[Value; 2]> {
    let ctx = rw.context();
    let (ty, from) = (rw.ty(op.res1(rw)), rw.ty(op.source(rw)));
    let (ty, from) = (one_dimension(rw, ty)?, one_dimension(rw, from)?);
    let vector = vector_type(ctx, ty)?;
    let source = rw.adaptor(op).source;
    if vector.scalable.contains(&1) {
        let both = llvm::StructType::literal(ctx, &[ty, ty], false);
        let both = llvm::VectorDeinterleave2::new(rw, both, source);
        let even = ExtractValue::at(rw, both, &[0]);
        let odd = ExtractValue::at(rw, both, &[1]);
        return Ok([even, odd]);
    }
    let n = vector.shape.first().map_or(0, |&n| n);
    let n = i32::try_from(n).map_err(|_| "the vector is too long")?;
    let poison = llvm::Poison::new(rw, from);
    let mask = |first: i32| -> Vec<i32> { (0..n).map(|i| 2 * i + first).collect() };
    let even = ShuffleVector::masked(rw, source, poison, &mask(0));
    let odd = ShuffleVector::masked(rw, source, poison, &mask(1));
    Ok([even, odd])
}

pub(super) fn from_elements(op: vector::FromElements, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = one_dimension(rw, rw.ty(op.dest(rw)))?;
    let (elements, index) = (rw.adaptor(op).elements, index_type(rw.converter));
    let mut all = llvm::Poison::new(rw, ty);
    for (at, &element) in (0i64..).zip(elements) {
        let at = llvm::Constant::int(rw, index, at);
        all = llvm::InsertElement::new(rw, all, element, at);
    }
    Ok(all)
}

/// Elements without uses are not extracted.
pub(super) fn to_elements(op: vector::ToElements, rw: &mut Lowering) -> Rewrite {
    let from = rw.ty(op.source(rw));
    one_dimension(rw, from)?;
    let (source, index) = (rw.adaptor(op).source, index_type(rw.converter));
    let elements: Vec<Option<Value>> = (0i64..)
        .zip(rw.results(op.0).to_vec())
        .map(|(at, element)| {
            rw.users(element).next()?;
            let at = llvm::Constant::int(rw, index, at);
            Some(llvm::ExtractElement::new(rw, source, at))
        })
        .collect();
    rw.replace_used(op.0, &elements);
    Ok(())
}

/// The strides of a memref whose elements are contiguous.
fn contiguous_strides(ctx: &Context, memref: MemRefType<'_>) -> Option<SmallVec<[i64; 4]>> {
    let (strides, _) = strides_and_offset(ctx, memref)?;
    if strides.last().is_some_and(|&stride| stride != 1) {
        return None;
    }
    let follows = |at: usize| {
        let (size, stride) = (memref.shape[at + 1], strides[at + 1]);
        size != DYNAMIC && stride != DYNAMIC && Some(strides[at]) == stride.checked_mul(size)
    };
    let is_contiguous = is_identity(ctx, memref) || (0..strides.len().saturating_sub(1)).all(follows);
    is_contiguous.then(|| strides.iter().copied().collect())
}

/// The descriptor gets the pointers of the source, and static sizes and strides.
pub(super) fn type_cast(op: vector::TypeCast, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.result(rw));
    let (from, to) = (ranked(rw, op.memref(rw))?, ranked(rw, op.result(rw))?);
    contiguous_strides(ctx, from).ok_or("the source is not contiguous")?;
    let strides = contiguous_strides(ctx, to).ok_or("the result is not contiguous")?;
    if strides.contains(&DYNAMIC) || to.shape.contains(&DYNAMIC) {
        return Err("the layout is dynamic".into());
    }
    let converted = descriptor_type(rw.converter, ty, &to).ok_or("a type has no conversion")?;
    let source = MemRefDescriptor(rw.adaptor(op).memref);
    let mut descriptor = MemRefDescriptor::poison(rw, converted);
    descriptor.set_pointers_of(rw, source);
    descriptor.set_offset(rw, 0);
    for (dim, (&size, &stride)) in to.shape.iter().zip(&strides).enumerate() {
        descriptor.set_dim(rw, dim, size, stride);
    }
    Ok(descriptor.0)
}

/// The type as a vector; fails for other types.
pub(super) fn vector_type(ctx: &Context, ty: Type) -> Rewrite<VectorType<'_>> {
    ty.as_::<VectorType>(ctx).ok_or_else(|| "the type is no vector".into())
}
