//! Conversion of loads and stores of vectors.

use super::shape::{one_dimension, vector_type};
use crate::common::memory::{element_pointer, ranked};
use crate::prelude::*;

/// The preferred alignment of an LLVM type in LLVM's default data layout.
fn preferred_alignment(ctx: &Context, ty: Type) -> Option<u64> {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let bits = u64::from(bit_width(ctx, vector.elem)?);
        let n =
            vector.shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(u64::try_from(extent).ok()?))?;
        return match bits.checked_mul(n)? {
            64 => Some(8),
            128 => Some(16),
            bits => bits.div_ceil(8).max(1).checked_next_power_of_two(),
        };
    }
    if let Some(array) = ty.as_::<llvm::ArrayType>(ctx) {
        return preferred_alignment(ctx, array.elem);
    }
    if let Some(width) = ty.as_::<IntegerType>(ctx).map(|int| u64::from(int.width)) {
        return Some(width.div_ceil(8).max(1).next_power_of_two().min(8));
    }
    Some(u64::from(bit_width(ctx, ty)?).div_ceil(8).next_power_of_two())
}

fn bit_width(ctx: &Context, ty: Type) -> Option<u32> {
    if ty.is::<llvm::PointerType>(ctx) { Some(64) } else { ty.bit_width(ctx) }
}

/// The alignment of an access: that of the operation, or of the vector, or of the memref's elements.
fn alignment(
    rw: &mut Lowering,
    own: Option<i64>,
    vector: Type,
    memref: &MemRefType<'_>,
    of_vector: bool,
) -> Rewrite<i64> {
    if let Some(own) = own {
        return Ok(own);
    }
    let ty = rw.convert(if of_vector { vector } else { memref.elem })?;
    let alignment = preferred_alignment(rw.context(), ty).and_then(|n| i64::try_from(n).ok());
    alignment.ok_or_else(|| "the alignment is unknown".into())
}

/// The result type, alignment and address of an access to consecutive elements.
fn access(
    rw: &mut Lowering,
    ty: Type,
    base: Value,
    own: Option<i64>,
    (descriptor, indices): (Value, &[Value]),
    of_vector: bool,
) -> Rewrite<(Type, i64, Value)> {
    let memref = ranked(rw, base)?;
    let converted = one_dimension(rw, ty)?;
    let alignment = alignment(rw, own, ty, &memref, of_vector)?;
    let (pointer, _) = element_pointer(rw, &memref, descriptor, indices, false)?;
    Ok((converted, alignment, pointer))
}

pub(super) fn load<const OF_VECTOR: bool>(op: vector::Load, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.result(rw)), op.base(rw), op.alignment(rw));
    let (ty, alignment, pointer) = access(rw, ty, base, own, (args.base, args.indices), OF_VECTOR)?;
    let nontemporal = op.nontemporal(rw);
    Ok(llvm::Load::with(ty, pointer).alignment(alignment).nontemporal(nontemporal).result(rw))
}

pub(super) fn store<const OF_VECTOR: bool>(op: vector::Store, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.value_to_store(rw)), op.base(rw), op.alignment(rw));
    let (_, alignment, pointer) = access(rw, ty, base, own, (args.base, args.indices), OF_VECTOR)?;
    let nontemporal = op.nontemporal(rw);
    llvm::Store::with(args.value_to_store, pointer).alignment(alignment).nontemporal(nontemporal).build(rw);
    rw.erase(op.0)
}

pub(super) fn masked_load<const OF_VECTOR: bool>(
    op: vector::MaskedLoad,
    rw: &mut Lowering,
) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.result(rw)), op.base(rw), op.alignment(rw));
    let (ty, alignment, pointer) = access(rw, ty, base, own, (args.base, args.indices), OF_VECTOR)?;
    Ok(llvm::MaskedLoad::new(rw, ty, alignment, pointer, args.mask, Some(args.pass_thru)))
}

pub(super) fn masked_store<const OF_VECTOR: bool>(op: vector::MaskedStore, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.value_to_store(rw)), op.base(rw), op.alignment(rw));
    let (_, alignment, pointer) = access(rw, ty, base, own, (args.base, args.indices), OF_VECTOR)?;
    llvm::MaskedStore::build(rw, alignment, args.value_to_store, pointer, args.mask);
    rw.erase(op.0)
}

/// The addresses of a gather or scatter: a vector of pointers.
fn addresses(
    rw: &mut Lowering,
    base: Value,
    (descriptor, offsets): (Value, &[Value]),
    indices: Value,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let memref = ranked(rw, base)?;
    let (strides, _) = strides_and_offset(ctx, memref).ok_or("the layout is not strided")?;
    if strides.last().is_some_and(|&stride| stride != 1) {
        return Err("the last dimension is not contiguous".into());
    }
    let lanes = vector_type(ctx, rw.ty(indices))?;
    let (pointer, elem) = element_pointer(rw, &memref, descriptor, offsets, false)?;
    let pointers = VectorType::get(ctx, lanes.shape, rw.ty(pointer), lanes.scalable);
    let index = [GepIndex::Value(indices)];
    Ok(llvm::GetElementPtr::create(rw, pointers, elem, pointer, &index, GepNoWrapFlags::NONE))
}

pub(super) fn gather<const OF_VECTOR: bool>(op: vector::Gather, rw: &mut Lowering) -> Rewrite<Value> {
    super::masked::check_unmasked(rw, op.0)?;
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.result(rw)), op.base(rw), op.alignment(rw));
    let converted = one_dimension(rw, ty)?;
    let memref = ranked(rw, base)?;
    let alignment = alignment(rw, own, ty, &memref, OF_VECTOR)?;
    let pointers = addresses(rw, base, (args.base, args.offsets), args.indices)?;
    Ok(llvm::MaskedGather::new(rw, converted, alignment, pointers, args.mask, &[args.pass_thru]))
}

pub(super) fn scatter<const OF_VECTOR: bool>(op: vector::Scatter, rw: &mut Lowering) -> Rewrite {
    super::masked::check_unmasked(rw, op.0)?;
    let args = rw.adaptor(op);
    let (ty, base, own) = (rw.ty(op.value_to_store(rw)), op.base(rw), op.alignment(rw));
    one_dimension(rw, ty)?;
    let memref = ranked(rw, base)?;
    let alignment = alignment(rw, own, ty, &memref, OF_VECTOR)?;
    let pointers = addresses(rw, base, (args.base, args.offsets), args.indices)?;
    llvm::MaskedScatter::build(rw, alignment, args.value_to_store, pointers, args.mask);
    rw.erase(op.0)
}

/// Argument attributes of an intrinsic with three arguments: the alignment of a pointer. An alignment of 1 says nothing.
fn argument_alignment(ctx: &Context, alignment: Option<i64>, pointer: usize) -> Option<Attr> {
    let alignment = IntegerAttr::of_i64(ctx, Type::I64, alignment.filter(|&alignment| alignment != 1)?);
    let args: SmallVec<[Attr; 4]> = (0..3)
        .map(|at| match at == pointer {
            true => DictionaryAttr::of(ctx, &[(ctx.intern("llvm.align"), alignment)]),
            false => Attr::EMPTY_DICT,
        })
        .collect();
    Some(ArrayAttr::get(ctx, &args))
}

pub(super) fn expand_load(op: vector::ExpandLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let ty = one_dimension(rw, rw.ty(op.result(rw)))?;
    let memref = ranked(rw, op.base(rw))?;
    let attrs = argument_alignment(rw.context(), op.alignment(rw), 0);
    let (pointer, _) = element_pointer(rw, &memref, args.base, args.indices, false)?;
    let load = llvm::MaskedExpandload::with(ty, pointer, args.mask, args.pass_thru);
    Ok(load.arg_attrs(attrs).result(rw))
}

pub(super) fn compress_store(op: vector::CompressStore, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let ty = rw.ty(op.value_to_store(rw));
    one_dimension(rw, ty)?;
    let memref = ranked(rw, op.base(rw))?;
    let attrs = argument_alignment(rw.context(), op.alignment(rw), 1);
    let (pointer, _) = element_pointer(rw, &memref, args.base, args.indices, false)?;
    llvm::MaskedCompressstore::with(args.value_to_store, pointer, args.mask).arg_attrs(attrs).build(rw);
    rw.erase(op.0)
}
