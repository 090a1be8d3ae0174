//! Lowering of views, metadata and hints.

use super::unranked::{self, pointer_type};
use crate::common::memory::{base_pointer, ranked};
use crate::common::number::mixed;
use crate::prelude::*;
use terrace_ir::affine::is_identity;

/// The allocated and the aligned pointer of a ranked or unranked memref.
pub(super) fn pointers(rw: &mut Lowering, ty: Type, descriptor: Value) -> Rewrite<(Value, Value)> {
    let ctx = rw.context();
    if ty.is::<MemRefType>(ctx) {
        let descriptor = MemRefDescriptor(descriptor);
        return Ok((descriptor.allocated(rw), descriptor.aligned(rw)));
    }
    let pointer = pointer_type(rw, unranked::unranked(ctx, ty)?.memory_space)?;
    let memory = UnrankedMemRefDescriptor::of(descriptor).mem_ref_desc_ptr(rw);
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
            let pointer = pointer_type(rw, memref.memory_space).unwrap_or_else(|_| llvm::ptr(ctx));
            let memory = UnrankedMemRefDescriptor::of(descriptor).mem_ref_desc_ptr(rw);
            UnrankedMemRefDescriptor::aligned_ptr(rw, memory, pointer)
        }
    };
    Ok(llvm::PtrToInt::new(rw, index, pointer))
}

/// A memref of rank 0 at the start of the buffer, and the descriptor's offset, sizes and strides.
pub(super) fn strided_metadata(
    op: memref::ExtractStridedMetadata,
    rw: &mut Lowering,
) -> Rewrite<SmallVec<[Value; 8]>> {
    let rank = ranked(rw, op.source(rw))?.shape.len();
    let buffer = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let source = MemRefDescriptor(rw.adaptor(op).source);
    let pointers = (source.allocated(rw), source.aligned(rw));
    let mut base = MemRefDescriptor::poison(rw, buffer);
    base.set_base(rw, pointers, 0);
    let mut values: SmallVec<[Value; 8]> = SmallVec::from_slice(&[base.0, source.offset(rw)]);
    values.extend((0..rank).map(|dim| source.size(rw, dim)));
    values.extend((0..rank).map(|dim| source.stride(rw, dim)));
    Ok(values)
}

pub(super) fn reinterpret_cast(op: memref::ReinterpretCast, rw: &mut Lowering) -> Rewrite<Value> {
    let result = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let args = rw.adaptor(op);
    let offsets = mixed(rw, op.static_offsets(rw), args.offsets)?;
    let sizes = mixed(rw, op.static_sizes(rw), args.sizes)?;
    let strides = mixed(rw, op.static_strides(rw), args.strides)?;
    let &[offset] = &offsets[..] else { return Err("the numbers do not fit the rank".into()) };
    if strides.len() != sizes.len() {
        return Err("the numbers do not fit the rank".into());
    }
    let source_type = rw.ty(op.source(rw));
    let mut new = MemRefDescriptor::poison(rw, result);
    let pointers = pointers(rw, source_type, args.source)?;
    new.set_base(rw, pointers, offset);
    for (dim, (size, stride)) in sizes.into_iter().zip(strides).enumerate() {
        new.set_dim(rw, dim, size, stride);
    }
    Ok(new.0)
}

/// A range of a buffer of bytes.
pub(super) fn view(op: memref::View, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.ty(rw.result(op.0, 0));
    let (memref, bytes) = (ranked(rw, rw.result(op.0, 0))?, ranked(rw, op.source(rw))?);
    let result = rw.convert(ty)?;
    let byte = rw.convert(bytes.elem)?;
    let (strides, offset) = strides_and_offset(rw.context(), memref).ok_or("the layout is not strided")?;
    if offset == DYNAMIC {
        return Err("the offset of the result is dynamic".into());
    }
    let args = rw.adaptor(op);
    let source = MemRefDescriptor(args.source);
    if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != args.sizes.len() {
        return Err("the number of sizes is not that of the dynamic dimensions".into());
    }
    let mut new = MemRefDescriptor::poison(rw, result);
    let allocated = source.allocated(rw);
    new.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    let aligned = crate::common::memory::gep(rw, byte, aligned, args.byte_shift);
    new.set_aligned(rw, aligned);
    new.set_offset(rw, offset);
    let mut dynamic = args.sizes.iter().rev();
    let mut inner: Option<(Value, Value)> = None;
    for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate().rev() {
        let size = match size {
            DYNAMIC => *dynamic.next().ok_or("a size is missing")?,
            size => rw.index_constant(size),
        };
        new.set_size(rw, dim, size);
        let stride = match (stride, inner) {
            (DYNAMIC, Some((stride, size))) => llvm::Mul::new(rw, stride, size),
            (DYNAMIC, None) => rw.index_constant(1),
            (stride, _) => rw.index_constant(stride),
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
    let rank = ranked(rw, op.input(rw))?.shape.len();
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
    let result = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let mut new = MemRefDescriptor::poison(rw, result);
    new.set_pointers_of(rw, source);
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
    let memref = ranked(rw, op.memref(rw))?;
    let alignment = op.alignment(rw).ok_or("the alignment is missing")?;
    let descriptor = rw.adaptor(op).memref;
    let (pointer, _) = base_pointer(rw, &memref, descriptor)?;
    let truth = truth(rw);
    let alignment = rw.index_constant(alignment);
    assume(rw, truth, "align", &[pointer, alignment]);
    Ok(descriptor)
}

/// Asserts for each pair of buffers that they do not overlap.
pub(super) fn distinct_objects(op: memref::DistinctObjects, rw: &mut Lowering) -> Rewrite {
    let values = rw.adaptor(op).operands;
    if values.len() < 2 {
        return rw.replace(op.0, values);
    }
    let memrefs = rw.operands(op.0).to_vec();
    for &memref in &memrefs {
        strides_and_offset(rw.context(), ranked(rw, memref)?).ok_or("the layout is not strided")?;
    }
    let mut pointers: SmallVec<[Value; 4]> = SmallVec::new();
    for (&memref, &value) in memrefs.iter().zip(values) {
        pointers.push(base_pointer(rw, &ranked(rw, memref)?, value)?.0);
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
    let memref = ranked(rw, op.memref(rw))?;
    let args = rw.adaptor(op);
    let write = op.is_write(rw) == Some(true);
    let data = op.is_data_cache(rw) == Some(true);
    let hint = op.locality_hint(rw).ok_or("the locality is missing")?;
    let (pointer, _) = crate::common::memory::element_pointer(rw, &memref, args.memref, args.indices, false)?;
    llvm::Prefetch::build(rw, write as i64, hint, data as i64, pointer);
    rw.erase(op.0)
}
