//! Buffers: memrefs with the number of their bytes, beyond which accesses have no effect.

use super::*;
use crate::common::memory::{base_pointer, ranked};

/// The address space of buffer resources.
const RESOURCE: u32 = 8;
/// The address space of buffer resources with an offset.
const FAT_POINTER: u32 = 7;
/// The most bits that an instruction moves.
const MAX_BITS: i64 = 128;

/// The size of the elements of a memref in bytes.
fn element_bytes(rw: &Lowering, elem: Type) -> Rewrite<i64> {
    match bits(rw, elem) {
        Some(bits) if bits != 0 && bits % 8 == 0 => Ok(bits / 8),
        _ => Err("the elements of the memref are not of whole bytes".into()),
    }
}

fn bits(rw: &Lowering, ty: Type) -> Option<i64> {
    if ty.is_index() { Some(64) } else { ty.bit_width(rw.context()).map(i64::from) }
}

/// The number of bytes from the first element of a memref to behind its last one.
fn n_records(
    rw: &mut Lowering,
    memref: &MemRefType<'_>,
    descriptor: Value,
    strides: &[i64],
    bytes: i64,
) -> Value {
    let mut max = if memref.shape.is_empty() { 1 } else { 0 };
    if !memref.shape.contains(&DYNAMIC) && !strides.contains(&DYNAMIC) {
        for (&extent, &stride) in memref.shape.iter().zip(strides) {
            max = extent.wrapping_mul(stride).max(max);
        }
        return i64(rw, max.wrapping_mul(bytes));
    }
    let descriptor = MemRefDescriptor(descriptor);
    let mut max: Option<Value> = None;
    for dim in 0..memref.shape.len() {
        let (size, stride) = (descriptor.size(rw, dim), descriptor.stride(rw, dim));
        let end = llvm::Mul::new(rw, size, stride);
        max = Some(match max {
            Some(max) => llvm::UMax::new(rw, max, end),
            None => end,
        });
    }
    let Some(max) = max else { return i64(rw, bytes) };
    let max = match rw.ty(max).bit_width(rw.context()) {
        Some(..64) => llvm::ZExt::new(rw, Type::I64, max),
        _ => max,
    };
    let bytes = i64(rw, bytes);
    llvm::Mul::new(rw, max, bytes)
}

/// A buffer resource; its stride enables the swizzling of caches.
fn resource(
    rw: &mut Lowering,
    base: Value,
    n_records: Value,
    is_checked: bool,
    swizzle: Option<Value>,
    space: u32,
) -> Value {
    /// The data format, which must not be zero.
    const FORMAT: i64 = 7 << 12 | 4 << 15;
    const SWIZZLE: i64 = 1 << 14;
    let chipset = chipset(rw);
    let stride = match swizzle.filter(|_| chipset.major == 9 && chipset >= GFX942) {
        Some(stride) => {
            let stride = llvm::ZExt::new(rw, Type::I16, stride);
            let bit = llvm::Constant::int(rw, Type::I16, SWIZZLE);
            llvm::Or::with(stride, bit).is_disjoint(true).result(rw)
        }
        None => llvm::Constant::int(rw, Type::I16, 0),
    };
    // Later generations choose here which accesses are out of bounds: 3 compares the offset, 2 none.
    let flags = match chipset.major {
        ..10 => FORMAT,
        _ => FORMAT | 1 << 24 | if is_checked { 3 } else { 2 } << 28,
    };
    let flags = i32(rw, flags);
    let pointer = rw.ptr_type(space);
    rocdl::MakeBufferRsrc::new(rw, pointer, base, stride, n_records, flags)
}

/// The strides of a memref; an error if its layout has none.
fn strides(rw: &Lowering, op: Op, memref: &MemRefType<'_>) -> Rewrite<SmallVec<[i64; 4]>> {
    match strides_and_offset(rw.context(), *memref) {
        Some((strides, _)) => Ok(strides),
        None => fail(rw, op, "Can't lower non-stride-offset memrefs"),
    }
}

pub(super) fn cast(op: FatRawBufferCast, rw: &mut Lowering) -> Rewrite<Value> {
    let memref = ranked(rw, op.source(rw))?;
    let bytes = element_bytes(rw, memref.elem)?;
    let strides = strides(rw, op.0, &memref)?;
    let ty = rw.convert(rw.ty(op.result(rw)))?;
    let (is_checked, resets) = (op.bounds_check(rw) != Some(false), op.reset_offset(rw) == Some(true));
    let args = rw.adaptor(op);
    let n_records = match args.valid_bytes {
        Some(n) => n,
        None => n_records(rw, &memref, args.source, &strides, bytes),
    };
    let descriptor = MemRefDescriptor(args.source);
    let base = if resets { base_pointer(rw, &memref, args.source)?.0 } else { descriptor.aligned(rw) };
    let offset = if resets {
        let index = index_type(rw.converter);
        index_constant(rw, index, 0)
    } else {
        descriptor.offset(rw)
    };
    let has_sizes = !memref.shape.is_empty();
    let arrays = has_sizes.then(|| [3, 4].map(|at| part(rw, args.source, at)));
    let pointer = resource(rw, base, n_records, is_checked, args.cache_swizzle_stride, FAT_POINTER);
    let mut result = MemRefDescriptor::poison(rw, ty);
    result.set_allocated(rw, pointer);
    result.set_aligned(rw, pointer);
    result.set_offset(rw, offset);
    let mut result = result.0;
    for (at, array) in (3..).zip(arrays.into_iter().flatten()) {
        result = llvm::InsertValue::at(rw, result, array, &[at]);
    }
    Ok(result)
}

/// Makes patterns for accesses, with the number of values that they take to memory.
macro_rules! accesses {
    ($($Op:ident $n_values:literal => $To:ident),* $(,)?) => { patterns![$(
        $Op => |op: $Op, rw: &mut Lowering| access(op.0, rw, $n_values, rocdl::$To::DEF)
    ),*] };
}

pub(super) static ACCESSES: &[Pattern] = accesses![
    RawBufferLoad 0 => RawPtrBufferLoad,
    RawBufferStore 1 => RawPtrBufferStore,
    RawBufferAtomicFadd 1 => RawPtrBufferAtomicFadd,
    RawBufferAtomicFmax 1 => RawPtrBufferAtomicFmax,
    RawBufferAtomicSmax 1 => RawPtrBufferAtomicSmax,
    RawBufferAtomicUmin 1 => RawPtrBufferAtomicUmin,
    RawBufferAtomicCmpswap 2 => RawPtrBufferAtomicCmpSwap,
];

/// The type that the instruction moves for values of a type: words instead of small elements, and integers instead of floats
/// that are compared.
fn moved_type(rw: &mut Lowering, op: Op, original: Type, n_values: usize, to: &OpDef) -> Rewrite<Type> {
    let ctx = rw.context();
    let converted = rw.convert(original)?;
    if !original.is::<VectorType>(ctx) {
        return Ok(match original.bit_width(ctx).filter(|_| n_values == 2 && original.is_float(ctx)) {
            Some(width) => Type::int(ctx, width),
            None => converted,
        });
    }
    let (n, elem) = vector(rw, original)?;
    let width = bits(rw, elem).ok_or("the elements have no width in bits")?;
    let total = n.saturating_mul(width);
    if total > MAX_BITS {
        return fail(
            rw,
            op,
            format_args!(
                "Total width of loads or stores must be no more than {MAX_BITS} bits, but we call for {total} bits. This should've been caught in validation"
            ),
        );
    }
    let is_pair_of_halves = n == 2 && core::ptr::eq(to, rocdl::RawPtrBufferAtomicFadd::DEF);
    let words = match total {
        _ if is_pair_of_halves || width >= 32 => converted,
        ..=32 => Type::int(ctx, total as u32),
        _ if total % 32 != 0 => {
            return fail(
                rw,
                op,
                "Load or store of more than 32-bits that doesn't fit into words. Can't happen\n",
            );
        }
        _ => VectorType::fixed(ctx, &[total / 32], Type::I32),
    };
    // The instructions have no vectors of one element.
    Ok(match words.as_::<VectorType>(ctx) {
        Some(VectorType { shape: &[1], elem, .. }) => elem,
        _ => words,
    })
}

/// An access of a buffer; the first `n_values` operands are values that it takes to memory.
fn access(op: Op, rw: &mut Lowering, n_values: usize, to: &'static OpDef) -> Rewrite {
    let ctx = rw.context();
    let memref = ranked(rw, rw.operand(op, n_values))?;
    if chipset(rw).major < 9 {
        return fail(rw, op, "raw buffer ops require GCN or higher");
    }
    let original = if n_values == 0 { rw.result(op, 0) } else { rw.operand(op, 0) };
    let original = rw.ty(original);
    let wanted = rw.convert(original)?;
    let moved = moved_type(rw, op, original, n_values, to)?;
    let bytes = element_bytes(rw, memref.elem)?;
    let strides = strides(rw, op, &memref)?;
    let is_checked =
        rw.slot_or_default(op, RawBufferLoad::SLOTS.bounds_check).and_then(|attr| attr.as_bool(ctx));
    let index_offset = rw.slot(op, RawBufferLoad::SLOTS.index_offset).and_then(|attr| attr.as_i64(ctx));
    let args = rw.converted_operands();
    let group = |rw: &Lowering, group| {
        let (start, end) = rw.operand_group_range(op, group);
        args.get(start..end).unwrap_or_default()
    };
    let (indices, sgpr_offset) = (group(rw, n_values + 1), group(rw, n_values + 2));
    let (values, descriptor) = (args.get(..n_values).unwrap_or_default(), args[n_values]);

    let bytes_value = i32(rw, bytes);
    let mut operands: SmallVec<[Value; 6]> = SmallVec::new();
    for &value in values {
        operands.push(super::cast(rw, moved, value));
    }
    let (base, _) = base_pointer(rw, &memref, descriptor)?;
    let n_records = n_records(rw, &memref, descriptor, &strides, bytes);
    operands.push(resource(rw, base, n_records, is_checked != Some(false), None, RESOURCE));
    let mut offset = linear_index(rw, descriptor, indices, &strides);
    if let Some(further) = index_offset.filter(|&further| further != 0) {
        let further = i32(rw, further);
        offset = llvm::Add::new(rw, offset, further);
    }
    operands.push(llvm::Mul::new(rw, offset, bytes_value));
    let scalar_offset = match sgpr_offset {
        &[offset] => offset,
        _ => i32(rw, 0),
    };
    operands.push(llvm::Mul::new(rw, scalar_offset, bytes_value));
    // No bits of cache policies.
    operands.push(i32(rw, 0));
    let results: &[Type] = if rw.n_results(op) == 0 { &[] } else { &[moved] };
    match create(rw, to, results, &operands, &[]) {
        Some(result) => {
            let result = super::cast(rw, wanted, result);
            rw.replace(op, &[result])
        }
        None => rw.erase(op),
    }
}

/// The number of an element.
fn linear_index(rw: &mut Lowering, descriptor: Value, indices: &[Value], strides: &[i64]) -> Value {
    let mut sum: Option<Value> = None;
    for (dim, (&index, &stride)) in indices.iter().zip(strides).enumerate() {
        let mut term = index;
        if stride != 1 {
            let stride = match stride {
                DYNAMIC => {
                    let stride = MemRefDescriptor(descriptor).stride(rw, dim);
                    if rw.ty(stride) == Type::I32 { stride } else { llvm::Trunc::new(rw, Type::I32, stride) }
                }
                stride => i32(rw, stride),
            };
            term = llvm::Mul::new(rw, term, stride);
        }
        sum = Some(match sum {
            Some(sum) => llvm::Add::new(rw, sum, term),
            None => term,
        });
    }
    sum.unwrap_or_else(|| i32(rw, 0))
}
