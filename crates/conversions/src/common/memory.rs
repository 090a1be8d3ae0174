//! Addresses of elements, sizes of memory, and descriptors of memory.

use crate::common::descriptor::MemRefDescriptor;
use crate::common::extents::Extents;
use crate::common::number::{Number, index_constant};
use crate::common::prelude::*;
use crate::common::types::{self, index_type};
use terrace_base::layout::is_identity;
use terrace_llvm::IntegerOverflowFlags;

/// The pointer to element zero: the aligned pointer plus the offset. Also returns the converted element type.
pub(crate) fn base_pointer(
    rw: &mut Lowering,
    memref: &MemRefType<'_>,
    descriptor: Value,
) -> Rewrite<(Value, Type)> {
    let (_, offset) = strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    let elem = rw.convert(memref.elem)?;
    let descriptor = MemRefDescriptor(descriptor);
    let index = index_type(rw.converter);
    let mut base = descriptor.aligned(rw);
    if offset != 0 {
        let offset =
            if offset == DYNAMIC { descriptor.offset(rw) } else { index_constant(rw, index, offset) };
        base = gep(rw, elem, base, offset);
    }
    Ok((base, elem))
}

/// The pointer to an element: the base plus strides times indices. `no_wrap` sets flags which assert that the element
/// is inside the buffer.
pub(crate) fn element_pointer(
    rw: &mut Lowering,
    memref: &MemRefType<'_>,
    descriptor: Value,
    indices: &[Value],
    no_wrap: bool,
) -> Rewrite<(Value, Type)> {
    let (strides, _) = strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    if indices.len() != strides.len() {
        return Err("the number of indices is not the rank".into());
    }
    let (base, elem) = base_pointer(rw, memref, descriptor)?;
    let (flags, gep_flags) = match no_wrap {
        false => (None, GepNoWrapFlags::NONE),
        true if types::options(rw.converter).negative_strides
            && may_be_negative(rw.context(), memref, &strides) =>
        {
            (Some(IntegerOverflowFlags::NSW), GepNoWrapFlags::INBOUNDS)
        }
        true => {
            let flags = IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW;
            (Some(flags), GepNoWrapFlags::INBOUNDS | GepNoWrapFlags::NUW)
        }
    };
    let index = index_type(rw.converter);
    let mut sum: Option<Value> = None;
    for (dim, (&at, &stride)) in indices.iter().zip(&strides).enumerate() {
        let mut term = at;
        if stride != 1 {
            let stride = match stride {
                DYNAMIC => MemRefDescriptor(descriptor).stride(rw, dim),
                stride => index_constant(rw, index, stride),
            };
            term = llvm::Mul::with(at, stride).overflow_flags(flags).result(rw);
        }
        sum = Some(match sum {
            None => term,
            Some(sum) => llvm::Add::with(sum, term).overflow_flags(flags).result(rw),
        });
    }
    let Some(sum) = sum else { return Ok((base, elem)) };
    let pointer = rw.ty(base);
    let path = [GepIndex::Value(sum)];
    Ok((llvm::GetElementPtr::create(rw, pointer, elem, base, &path, gep_flags), elem))
}

/// Whether a stride may be negative. Those of row-major memory are products of extents.
fn may_be_negative(ctx: &Context, memref: &MemRefType<'_>, strides: &[i64]) -> bool {
    let is_row_major = is_identity(ctx, *memref);
    strides.iter().any(|&stride| if stride == DYNAMIC { !is_row_major } else { stride < 0 })
}

/// The address of an element of type `elem` behind a pointer.
pub(crate) fn gep(b: &mut Builder, elem: Type, base: Value, index: Value) -> Value {
    let pointer = b.ty(base);
    llvm::GetElementPtr::create(b, pointer, elem, base, &[GepIndex::Value(index)], GepNoWrapFlags::NONE)
}

/// The size in bytes of `count` elements: the address of the element past the last, from null.
pub(crate) fn size_in_bytes(rw: &mut Lowering, elem: Type, count: GepIndex) -> Value {
    let pointer = llvm::ptr(rw.context());
    let index = index_type(rw.converter);
    let null = llvm::Zero::new(rw, pointer);
    let end = llvm::GetElementPtr::create(rw, pointer, elem, null, &[count], GepNoWrapFlags::NONE);
    llvm::PtrToInt::new(rw, index, end)
}

/// Creates a descriptor of new memory.
pub(crate) fn fresh_descriptor(
    rw: &mut Lowering,
    ty: Type,
    allocated: Value,
    aligned: Value,
    extents: &Extents,
) -> Value {
    let mut descriptor = MemRefDescriptor::poison(rw, ty);
    descriptor.set_base(rw, (allocated, aligned), extents.offset.map_or(Number::Known(0), Number::Value));
    for (dim, &size) in extents.sizes.iter().enumerate() {
        descriptor.set_size(rw, dim, size);
    }
    for (dim, &stride) in extents.strides.iter().enumerate() {
        descriptor.set_stride(rw, dim, stride);
    }
    descriptor.0
}

/// The type of a ranked memref; fails for other types.
pub(crate) fn ranked<'s>(rw: &Lowering<'_, 's>, memref: Value) -> Rewrite<MemRefType<'s>> {
    rw.ty(memref).as_::<MemRefType>(rw.context()).ok_or_else(|| "the memref is unranked".into())
}

/// The number of an address space.
pub(crate) fn address_space(converter: &TypeConverter, space: Option<Attr>) -> Rewrite<u32> {
    types::address_space(converter, space).ok_or_else(|| "the memory space is no number".into())
}
