//! Lowering of allocations and deallocations.

use super::unranked;
use crate::common::extents::Layout;
use crate::common::memory::{address_space, fresh_descriptor, size_in_bytes};
use crate::prelude::*;
use std::collections::HashSet;
use terrace_llvm::{Add, Sub, URem};
use terrace_memory::memref::is_identity;

/// The type of a memref. Refuses layouts other than the identity, which must be normalized first, unless any layout is
/// supported.
pub(super) fn with_layout<'s, const ANY_LAYOUT: bool>(
    rw: &Lowering<'_, 's>,
    memref: Type,
) -> Rewrite<MemRefType<'s>> {
    let memref = memref.as_::<MemRefType>(rw.context()).ok_or("the memref is unranked")?;
    if !ANY_LAYOUT && !is_identity(rw.context(), memref) {
        return Err("the layout is not the identity; 'normalize-memrefs' makes it so".into());
    }
    Ok(memref)
}

/// Allocates memory of the identity layout, or of any strided layout.
pub(super) fn alloc<const ANY_LAYOUT: bool>(op: memref::Alloc, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, result) = (rw.context(), rw.ty(rw.result(op.0, 0)));
    let memref = with_layout::<ANY_LAYOUT>(rw, result)?;
    let args = rw.adaptor(op);
    let layout = Layout::of(rw, &memref, args.symbol_operands)?;
    let descriptor = rw.convert(result)?;
    let elem = rw.convert(memref.elem)?;
    let space = address_space(rw.converter, memref.memory_space)?;
    let options = crate::common::types::options(rw.converter);
    let (index, pointer) = (index_type(rw.converter), llvm::ptr(ctx));
    let strategy = strategy(ctx, options, &memref, elem, op.alignment(rw));
    let (name, n_params) = match (matches!(strategy, Strategy::AlignedAlloc(_)), options.generic_functions) {
        (false, false) => ("malloc", 1),
        (false, true) => ("_mlir_memref_to_llvm_alloc", 1),
        (true, false) => ("aligned_alloc", 2),
        (true, true) => ("_mlir_memref_to_llvm_aligned_alloc", 2),
    };
    let ty = runtime::function(rw, pointer, &[index; 2][..n_params]);
    let function = (ctx.intern(name), ty);
    runtime::check(rw, function.0, function.1)?;
    let elem_bytes = type_bytes(ctx, memref.elem, options.index_width);
    if options.aligned_alloc && elem_bytes.is_none() {
        return Err("the size of an element is not known".into());
    }
    let extents = layout.extents(rw, &memref, args.dynamic_sizes)?;
    let size = size_in_bytes(rw, elem, GepIndex::Value(extents.count));
    let (allocated, aligned) = match strategy {
        Strategy::AlignedAlloc(alignment) => {
            // For an unknown element size, one byte: the size is then rounded up to the alignment at run time.
            let elem_bytes = elem_bytes.unwrap_or(1);
            aligned_alloc(rw, function, &memref, elem_bytes, size, alignment, space)?
        }
        Strategy::Malloc => {
            let pointer = malloc(rw, function, size, space)?;
            (pointer, pointer)
        }
        Strategy::Padded(alignment) => padded_malloc(rw, function, elem, size, alignment, space)?,
    };
    Ok(fresh_descriptor(rw, descriptor, allocated, aligned, &extents))
}

/// Casts a pointer of address space 0 to another address space.
fn cast_address_space(rw: &mut Lowering, pointer: Value, space: u32) -> Value {
    if space == 0 {
        return pointer;
    }
    let ty = llvm::PointerType::get(rw.context(), space);
    llvm::AddrSpaceCast::new(rw, ty, pointer)
}

/// Allocation function, and alignment of its result.
enum Strategy {
    /// `malloc`.
    Malloc,
    /// `malloc` with padding; the result is rounded up to the alignment, or to the size of an element.
    Padded(Option<i64>),
    /// `aligned_alloc` with the alignment, or the size of an element.
    AlignedAlloc(Option<i64>),
}

fn strategy(
    ctx: &Context,
    options: LowerToLLVMOptions,
    memref: &MemRefType<'_>,
    elem: Type,
    alignment: Option<i64>,
) -> Strategy {
    /// The least alignment that `malloc` guarantees.
    const MALLOC_ALIGNMENT: i64 = 8;
    let plain = memref.elem.is_index() || memref.elem.is_int(ctx) || memref.elem.is_float(ctx);
    if options.aligned_alloc {
        return Strategy::AlignedAlloc(alignment);
    }
    if plain && alignment.is_none() {
        return Strategy::Malloc;
    }
    if !options.aligned_results {
        return Strategy::Padded(alignment);
    }
    match alignment.unwrap_or_else(|| natural_alignment(ctx, elem)) {
        ..=MALLOC_ALIGNMENT => Strategy::Malloc,
        alignment => Strategy::AlignedAlloc(Some(alignment)),
    }
}

/// The greatest alignment that LLVM assumes for a type in memory, by the default data layout.
fn natural_alignment(ctx: &Context, ty: Type) -> i64 {
    const POINTER: i64 = 8;
    // Types are shared, and named ones may contain themselves: visit each once.
    let (mut types, mut seen, mut most) = (vec![ty], HashSet::from([ty]), 1);
    while let Some(ty) = types.pop() {
        let parts = match ty.as_::<llvm::types::ArrayType>(ctx) {
            Some(array) => SmallVec::from_elem(array.elem, 1),
            None => llvm::StructType::body(ctx, ty)
                .map_or_else(SmallVec::<[Type; 4]>::new, |body| SmallVec::from_slice(body.elems)),
        };
        if !parts.is_empty() {
            types.extend(parts.into_iter().filter(|&part| seen.insert(part)));
            continue;
        }
        let (elem, count) = match ty.as_::<VectorType>(ctx) {
            Some(vector) => (vector.elem, vector.shape.first().copied().unwrap_or(1)),
            None => (ty, 1),
        };
        let bytes = elem.bit_width(ctx).and_then(|bits| i64::from(bits.div_ceil(8)).checked_mul(count));
        let alignment = bytes.and_then(|bytes| u32::try_from(bytes).ok()?.checked_next_power_of_two());
        most = most.max(alignment.map_or(POINTER, i64::from));
    }
    most
}

/// Calls `malloc`.
fn malloc(rw: &mut Lowering, (name, ty): (Str, Type), bytes: Value, space: u32) -> Rewrite<Value> {
    let pointer = runtime::call(rw, name, ty, &[bytes]).ok_or("no memory")?;
    Ok(cast_address_space(rw, pointer, space))
}

/// The next multiple of `to`.
fn round_up(rw: &mut Lowering, value: Value, to: Value) -> Value {
    let one = rw.index_constant(1);
    emit!(rw, rw.ty(value); above = Add(value, Sub(to, one)); Sub(above, URem(above, to)))
}

/// Calls `malloc` with padding, and rounds the pointer up.
fn padded_malloc(
    rw: &mut Lowering,
    function: (Str, Type),
    elem: Type,
    size: Value,
    alignment: Option<i64>,
    space: u32,
) -> Rewrite<(Value, Value)> {
    let index = index_type(rw.converter);
    let alignment = match alignment {
        Some(alignment) => rw.index_constant(alignment),
        // As in upstream, aggregates are aligned to their own size.
        None => size_in_bytes(rw, elem, GepIndex::Const(1)),
    };
    let bytes = llvm::Add::new(rw, size, alignment);
    let allocated = malloc(rw, function, bytes, space)?;
    let address = llvm::PtrToInt::new(rw, index, allocated);
    let rounded = round_up(rw, address, alignment);
    let ty = rw.ty(allocated);
    let aligned = llvm::IntToPtr::new(rw, ty, rounded);
    Ok((allocated, aligned))
}

/// Calls `aligned_alloc`, whose size must be a multiple of the alignment.
fn aligned_alloc(
    rw: &mut Lowering,
    (name, ty): (Str, Type),
    memref: &MemRefType<'_>,
    elem_bytes: u64,
    size: Value,
    alignment: Option<i64>,
    space: u32,
) -> Rewrite<(Value, Value)> {
    /// The least alignment that `aligned_alloc` guarantees.
    const MIN_ALIGNMENT: u64 = 16;
    let alignment = alignment.unwrap_or_else(|| elem_bytes.next_power_of_two().max(MIN_ALIGNMENT) as i64);
    let align_value = rw.index_constant(alignment);
    // The product of the static sizes divides the size, whatever the dynamic sizes are.
    let dense = is_identity(rw.context(), *memref);
    let known = memref.shape.iter().filter(|&&extent| extent != DYNAMIC && dense);
    let divisor = known.fold(elem_bytes as i64, |n, &extent| n.wrapping_mul(extent));
    let mut bytes = size;
    if divisor.checked_rem(alignment) != Some(0) {
        bytes = round_up(rw, size, align_value);
    }
    let pointer = runtime::call(rw, name, ty, &[align_value, bytes]).ok_or("no memory")?;
    let pointer = cast_address_space(rw, pointer, space);
    Ok((pointer, pointer))
}

/// Size in bytes of a type by the default data layout, whose pointers and indices have 8 bytes. Indices in descriptors
/// have `index_width` bits.
fn type_bytes(ctx: &Context, ty: Type, index_width: u32) -> Option<u64> {
    const WORD: u64 = 8;
    if ty.is_index() {
        return Some(WORD);
    }
    if ty.is_int(ctx) || ty.is_float(ctx) {
        return Some(ty.bit_width(ctx)?.div_ceil(8) as u64);
    }
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        // The last dimension is rounded up to a power of two.
        let mut n = type_bytes(ctx, vector.elem, index_width)?;
        for (i, &extent) in vector.shape.iter().enumerate() {
            let extent = u64::try_from(extent).ok()?;
            let last = i + 1 == vector.shape.len();
            n = n.checked_mul(if last { extent.checked_next_power_of_two()? } else { extent })?;
        }
        return Some(n);
    }
    if let Some(complex) = ty.as_::<ComplexType>(ctx) {
        let part = type_bytes(ctx, complex.elem, index_width)?;
        return part.checked_next_power_of_two()?.checked_add(part);
    }
    let index = index_width.div_ceil(8) as u64;
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        return Some(2 * WORD + index + 2 * index * memref.shape.len() as u64);
    }
    ty.is::<UnrankedMemRefType>(ctx).then_some(WORD + index)
}

/// Allocates memory of the identity layout, or of any strided layout.
pub(super) fn alloca<const ANY_LAYOUT: bool>(op: memref::Alloca, rw: &mut Lowering) -> Rewrite<Value> {
    let (ctx, result) = (rw.context(), rw.ty(rw.result(op.0, 0)));
    let memref = with_layout::<ANY_LAYOUT>(rw, result)?;
    let args = rw.adaptor(op);
    let layout = Layout::of(rw, &memref, args.symbol_operands)?;
    let descriptor = rw.convert(result)?;
    let elem = rw.convert(memref.elem)?;
    let space = address_space(rw.converter, memref.memory_space)?;
    let extents = layout.extents(rw, &memref, args.dynamic_sizes)?;
    let pointer = llvm::PointerType::get(ctx, space);
    let alignment = op.alignment(rw);
    let memory = llvm::Alloca::with(pointer, elem, extents.count).alignment(alignment).result(rw);
    Ok(fresh_descriptor(rw, descriptor, memory, memory, &extents))
}

pub(super) fn dealloc(op: memref::Dealloc, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let memref = rw.ty(op.memref(rw));
    let name = if crate::common::types::options(rw.converter).generic_functions {
        "_mlir_memref_to_llvm_free"
    } else {
        "free"
    };
    let name = ctx.intern(name);
    // The verifier requires a pointer in address space 0, so one of another address space is an error.
    let ty = runtime::function(rw, llvm::void(ctx), &[llvm::ptr(ctx)]);
    runtime::check(rw, name, ty)?;
    let descriptor = rw.adaptor(op).memref;
    let pointer = match memref.as_::<UnrankedMemRefType>(ctx) {
        None => MemRefDescriptor(descriptor).allocated(rw),
        Some(memref) => {
            let pointer = unranked::pointer_type(rw, memref.memory_space)?;
            let memory = UnrankedMemRefDescriptor::of(descriptor).mem_ref_desc_ptr(rw);
            UnrankedMemRefDescriptor::allocated_ptr(rw, memory, pointer)
        }
    };
    runtime::call(rw, name, ty, &[pointer]);
    rw.erase(op.0)
}
