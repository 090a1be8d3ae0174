//! Lowering of views, metadata and hints.

use super::access::base_pointer;
use super::unranked::{self, memory_of, pointer_type};
use super::{access, ranked};
use crate::prelude::*;
use terrace_ir::affine::is_identity;

/// The allocated and the aligned pointer of a ranked or unranked memref.
pub(super) fn pointers(rw: &mut Lowering, ty: Type, descriptor: Value) -> Rewrite<(Value, Value)> {
    let ctx = rw.context();
    if ty.is::<MemRefType>(ctx) {
        let descriptor = MemRefDescriptor(descriptor);
        let allocated = descriptor.allocated(rw);
        return Ok((allocated, descriptor.aligned(rw)));
    }
    let pointer = pointer_type(ctx, unranked::unranked(ctx, ty)?.memory_space)?;
    let memory = memory_of(rw, descriptor);
    Ok(unranked::pointers(rw, memory, pointer))
}

pub(super) fn pointer_as_index(
    op: memref::ExtractAlignedPointerAsIndex,
    rw: &mut Lowering,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.source(rw));
    let index = index_type(rw.converter);
    let descriptor = rw.adaptor(op).source;
    let pointer = match ty.as_::<UnrankedMemRefType>(ctx) {
        None => MemRefDescriptor(descriptor).aligned(rw),
        Some(memref) => {
            // As in upstream, a memory space without address space is read as the default one.
            let pointer = pointer_type(ctx, memref.memory_space).unwrap_or_else(|_| llvm::ptr(ctx));
            let memory = memory_of(rw, descriptor);
            let at = unranked::field(rw, memory, pointer, 1);
            llvm::Load::new(rw, pointer, at)
        }
    };
    Ok(llvm::PtrToInt::new(rw, index, pointer))
}

/// A memref of rank 0 at the start of the buffer, and the descriptor's offset, sizes and strides.
pub(super) fn strided_metadata(op: memref::ExtractStridedMetadata, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let rank = ranked(ctx, rw.ty(op.source(rw)))?.shape.len();
    let buffer = rw.ty(rw.result(op.0, 0));
    let buffer = rw.convert(buffer)?;
    let index = index_type(rw.converter);
    let source = MemRefDescriptor(rw.adaptor(op).source);
    let (allocated, aligned) = (source.allocated(rw), source.aligned(rw));
    let mut base = MemRefDescriptor::poison(rw, buffer);
    base.set_allocated(rw, allocated);
    base.set_aligned(rw, aligned);
    let zero = index_constant(rw, index, 0);
    base.set_offset(rw, zero);
    let mut values: SmallVec<[Value; 8]> = SmallVec::from_slice(&[base.0, source.offset(rw)]);
    for dim in 0..rank {
        values.push(source.size(rw, dim));
    }
    for dim in 0..rank {
        values.push(source.stride(rw, dim));
    }
    rw.replace(op.0, &values)
}

/// A list of constants and operands.
struct Mixed<'a> {
    statics: &'a [i64],
    dynamic: &'a [Value],
    index: Type,
}

impl Mixed<'_> {
    /// Element `i`: a constant, or the next of the remaining operands.
    fn next(&mut self, rw: &mut Lowering, i: usize) -> Rewrite<Value> {
        match self.statics.get(i) {
            Some(&DYNAMIC) => {
                let (&first, rest) = self.dynamic.split_first().ok_or("a number is missing")?;
                self.dynamic = rest;
                Ok(first)
            }
            Some(&value) => Ok(index_constant(rw, self.index, value)),
            None => Err("a number is missing".into()),
        }
    }
}

/// The integers of an attribute, of which `n` must be dynamic.
pub(super) fn statics(rw: &Lowering, attr: Option<Attr>, n: usize) -> Rewrite<SmallVec<[i64; 4]>> {
    let ctx = rw.context();
    let attr = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx)).ok_or("the numbers are missing")?;
    let numbers: SmallVec<[i64; 4]> = attr.i64s().collect();
    if numbers.iter().filter(|&&number| number == DYNAMIC).count() != n {
        return Err("the number of operands is not that of the dynamic numbers".into());
    }
    Ok(numbers)
}

pub(super) fn reinterpret_cast(op: memref::ReinterpretCast, rw: &mut Lowering) -> Rewrite<Value> {
    use memref::ReinterpretCast as Cast;
    let ty = rw.ty(rw.result(op.0, 0));
    let result = rw.convert(ty)?;
    let index = index_type(rw.converter);
    let args = rw.adaptor(op);
    let groups = [args.offsets, args.sizes, args.strides];
    let slots = [Cast::SLOTS.static_offsets, Cast::SLOTS.static_sizes, Cast::SLOTS.static_strides];
    let mut lists: SmallVec<[SmallVec<[i64; 4]>; 3]> = SmallVec::new();
    for (slot, group) in slots.into_iter().zip(&groups) {
        lists.push(statics(rw, rw.slot(op.0, slot), group.len())?);
    }
    let rank = lists[1].len();
    if lists[0].len() != 1 || lists[2].len() != rank {
        return Err("the numbers do not fit the rank".into());
    }
    let source_type = rw.ty(op.source(rw));
    let mut new = MemRefDescriptor::poison(rw, result);
    let (allocated, aligned) = pointers(rw, source_type, args.source)?;
    new.set_allocated(rw, allocated);
    new.set_aligned(rw, aligned);
    let mut mixed: SmallVec<[Mixed<'_>; 3]> = SmallVec::new();
    for (statics, dynamic) in lists.iter().zip(&groups) {
        mixed.push(Mixed { statics, dynamic, index });
    }
    let offset = mixed[0].next(rw, 0)?;
    new.set_offset(rw, offset);
    for dim in 0..rank {
        let size = mixed[1].next(rw, dim)?;
        new.set_size(rw, dim, size);
        let stride = mixed[2].next(rw, dim)?;
        new.set_stride(rw, dim, stride);
    }
    Ok(new.0)
}

/// A range of a buffer of bytes.
pub(super) fn view(op: memref::View, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op.0, 0));
    let memref = ranked(ctx, ty)?;
    let bytes = ranked(ctx, rw.ty(op.source(rw)))?;
    let result = rw.convert(ty)?;
    let byte = rw.convert(bytes.elem)?;
    let (strides, offset) = strides_and_offset(ctx, memref).ok_or("the layout is not strided")?;
    if offset == DYNAMIC {
        return Err("the offset of the result is dynamic".into());
    }
    let index = index_type(rw.converter);
    let args = rw.adaptor(op);
    let source = MemRefDescriptor(args.source);
    if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != args.sizes.len() {
        return Err("the number of sizes is not that of the dynamic dimensions".into());
    }
    let mut new = MemRefDescriptor::poison(rw, result);
    let allocated = source.allocated(rw);
    new.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    let pointer = rw.ty(aligned);
    let aligned = access::gep(rw, pointer, byte, aligned, args.byte_shift, GepNoWrapFlags::NONE);
    new.set_aligned(rw, aligned);
    let offset = index_constant(rw, index, offset);
    new.set_offset(rw, offset);
    let mut dynamic = args.sizes.iter().rev();
    let mut inner: Option<(Value, Value)> = None;
    for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate().rev() {
        let size = match size {
            DYNAMIC => *dynamic.next().ok_or("a size is missing")?,
            size => index_constant(rw, index, size),
        };
        new.set_size(rw, dim, size);
        let stride = match (stride, inner) {
            (DYNAMIC, Some((stride, size))) => llvm::Mul::new(rw, stride, size),
            (DYNAMIC, None) => index_constant(rw, index, 1),
            (stride, _) => index_constant(rw, index, stride),
        };
        new.set_stride(rw, dim, stride);
        inner = Some((stride, size));
    }
    Ok(new.0)
}

/// Permutes sizes and strides.
pub(super) fn transpose(op: memref::Transpose, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let map = op.permutation(rw).and_then(|attr| attr.as_::<AffineMapAttr>(ctx));
    let map = map.ok_or("the permutation is missing")?;
    let rank = ranked(ctx, rw.ty(op.input(rw)))?.shape.len();
    let source = MemRefDescriptor(rw.adaptor(op).input);
    if is_identity(ctx, map.n_dims, map.results) {
        return Ok(source.0);
    }
    let mut order: SmallVec<[usize; 4]> = SmallVec::new();
    for result in map.results {
        match result.node(ctx) {
            AffineNode::Dim(dim) if (dim as usize) < rank => order.push(dim as usize),
            _ => return Err("the map is no permutation".into()),
        }
    }
    let ty = rw.ty(rw.result(op.0, 0));
    let result = rw.convert(ty)?;
    let mut new = MemRefDescriptor::poison(rw, result);
    let allocated = source.allocated(rw);
    new.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    new.set_aligned(rw, aligned);
    let offset = source.offset(rw);
    new.set_offset(rw, offset);
    for (to, from) in order.into_iter().enumerate() {
        let size = source.size(rw, from);
        new.set_size(rw, to, size);
        let stride = source.stride(rw, from);
        new.set_stride(rw, to, stride);
    }
    Ok(new.0)
}

/// Creates `llvm.intr.assume true ["tag"(operands)]`.
fn assume(rw: &mut Lowering, truth: Value, tag: &str, operands: &[Value]) {
    let ctx = rw.context();
    let sizes = DenseArrayAttr::of_i32s(ctx, &[operands.len() as i32]);
    let tags = ArrayAttr::get(ctx, &[StringAttr::of(ctx, tag)]);
    llvm::Assume::with(sizes, truth, operands).op_bundle_tags(tags).build(rw);
}

fn truth(rw: &mut Lowering) -> Value {
    llvm::Constant::new(rw, Type::I1, Attr::TRUE)
}

pub(super) fn assume_alignment(op: memref::AssumeAlignment, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let memref = ranked(ctx, rw.ty(op.memref(rw)))?;
    let alignment = rw.slot(op.0, memref::AssumeAlignment::SLOTS.alignment);
    let alignment = alignment.and_then(|attr| attr.as_i64(ctx)).ok_or("the alignment is missing")?;
    let index = index_type(rw.converter);
    let descriptor = rw.adaptor(op).memref;
    let (pointer, _) = base_pointer(rw, &memref, descriptor)?;
    let truth = truth(rw);
    let alignment = index_constant(rw, index, alignment);
    assume(rw, truth, "align", &[pointer, alignment]);
    Ok(descriptor)
}

/// Asserts for each pair of buffers that they do not overlap.
pub(super) fn distinct_objects(op: memref::DistinctObjects, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let types: SmallVec<[Type; 4]> = rw.types(rw.operands(op.0)).collect();
    let values = rw.adaptor(op).operands;
    if values.len() < 2 {
        return rw.replace(op.0, values);
    }
    let mut pointers: SmallVec<[Value; 4]> = SmallVec::new();
    for &ty in &types {
        strides_and_offset(ctx, ranked(ctx, ty)?).ok_or("the layout is not strided")?;
    }
    for (&ty, &value) in types.iter().zip(values) {
        pointers.push(base_pointer(rw, &ranked(ctx, ty)?, value)?.0);
    }
    let truth = truth(rw);
    for (i, &a) in pointers.iter().enumerate() {
        for &b in &pointers[i + 1..] {
            assume(rw, truth, "separate_storage", &[a, b]);
        }
    }
    rw.replace(op.0, values)
}

pub(super) fn prefetch(op: memref::Prefetch, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let memref = ranked(ctx, rw.ty(op.memref(rw)))?;
    let args = rw.adaptor(op);
    let write = op.is_write(rw) == Some(true);
    let data = op.is_data_cache(rw) == Some(true);
    let hint = rw.slot(op.0, memref::Prefetch::SLOTS.locality_hint).and_then(|attr| attr.as_i64(ctx));
    let hint = hint.ok_or("the locality is missing")?;
    let (pointer, _) = access::element_pointer(rw, &memref, args.memref, args.indices, false)?;
    llvm::Prefetch::build(rw, write as i64, hint, data as i64, pointer);
    rw.erase(op.0)
}
