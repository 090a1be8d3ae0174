//! Lowering of `memref.reshape`, whose extents are in memory.

use super::unranked::{self, pointer_type};
use super::view;
use crate::common::field;
use crate::common::memory::{base_pointer, gep, ranked};
use crate::prelude::*;
use terrace_llvm::ICmpPredicate;

/// Sizes that are loaded become sizes of the descriptor by casts, as in upstream, where casts are legal.
pub(super) fn with_casts(op: memref::Reshape, rw: &mut Lowering) -> Rewrite<Value> {
    reshape(op, rw, cast)
}

/// Leaves sizes that are loaded: as in upstream, their casts are not legal.
pub(super) fn without_casts(op: memref::Reshape, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.ty(rw.result(op.0, 0)).as_::<MemRefType>(rw.context());
    if ty.is_some_and(|memref| memref.shape.contains(&DYNAMIC)) {
        return Err("sizes are loaded; 'finalize-memref-to-llvm' converts the operation".into());
    }
    reshape(op, rw, cast)
}

/// Sign-extends or truncates sizes that are no indices.
pub(super) fn complete(op: memref::Reshape, rw: &mut Lowering) -> Rewrite<Value> {
    reshape(op, rw, |rw, index, value| match rw.ty(value).is_index() {
        true => cast(rw, index, value),
        false => resize(rw, index, value),
    })
}

/// Converts a value to the LLVM index type.
type ToIndex = fn(&mut Lowering, Type, Value) -> Value;

fn reshape(op: memref::Reshape, rw: &mut Lowering, to_index: ToIndex) -> Rewrite<Value> {
    let ty = rw.ty(rw.result(op.0, 0));
    match ty.as_::<MemRefType>(rw.context()) {
        Some(memref) => to_ranked(op, rw, ty, &memref, to_index),
        None => to_unranked(op, rw, ty),
    }
}

/// Loads dynamic sizes, and computes strides as their products.
fn to_ranked(
    op: memref::Reshape,
    rw: &mut Lowering,
    ty: Type,
    memref: &MemRefType<'_>,
    to_index: ToIndex,
) -> Rewrite<Value> {
    let result = rw.convert(ty)?;
    let (strides, offset) = strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    if offset == DYNAMIC {
        return Err("the offset of the result is dynamic".into());
    }
    let index = index_type(rw.converter);
    let source_type = rw.ty(op.source(rw));
    let (source, shape) = (rw.adaptor(op).source, op.shape(rw));
    let mut new = MemRefDescriptor::poison(rw, result);
    let pointers = view::pointers(rw, source_type, source)?;
    new.set_base(rw, pointers, offset);
    let mut running: Option<Value> = None;
    for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate().rev() {
        let stride = match (stride, running) {
            (DYNAMIC, Some(running)) => running,
            (DYNAMIC, None) => rw.index_constant(1),
            (stride, _) => rw.index_constant(stride),
        };
        let size = match size {
            DYNAMIC => {
                let at = rw.index_constant(dim as i64);
                let size = memref::Load::at(rw, shape, &[at]);
                to_index(rw, index, size)
            }
            size => rw.index_constant(size),
        };
        new.set_dim(rw, dim, size, stride);
        running = Some(llvm::Mul::new(rw, stride, size));
    }
    Ok(new.0)
}

/// An unrealized cast to the LLVM index type.
fn cast(rw: &mut Lowering, index: Type, value: Value) -> Value {
    let cast = UnrealizedConversionCast::build(rw, &[index], &[value]);
    rw.result(cast.0, 0)
}

/// Sign-extends or truncates an integer to the width of an index.
fn resize(rw: &mut Lowering, index: Type, value: Value) -> Value {
    let ctx = rw.context();
    let (from, to) = (rw.ty(value).bit_width(ctx), index.bit_width(ctx));
    match from.cmp(&to) {
        core::cmp::Ordering::Less => llvm::SExt::new(rw, index, value),
        core::cmp::Ordering::Equal => value,
        core::cmp::Ordering::Greater => llvm::Trunc::new(rw, index, value),
    }
}

/// The rank is dynamic: a loop fills a descriptor on the stack.
fn to_unranked(op: memref::Reshape, rw: &mut Lowering, ty: Type) -> Rewrite<Value> {
    let ctx = rw.context();
    let loc = rw.loc();
    let result = rw.convert(ty)?;
    let pointer = pointer_type(rw, unranked::unranked(ctx, ty)?.memory_space)?;
    let shape_type = ranked(rw, op.shape(rw))?;
    let (shape_strides, _) = strides_and_offset(ctx, shape_type).ok_or("the layout is not strided")?;
    let &[shape_stride] = &shape_strides[..] else { return Err("the shape is no list".into()) };
    let shape_elem = rw.convert(shape_type.elem)?;
    let source_type = rw.ty(op.source(rw));
    let before = rw.block_of(op.0).ok_or("the operation is in no block")?;
    let region = rw.region_of(before).ok_or("the operation is in no region")?;
    let next = rw.next_op(op.0).ok_or("the operation ends its block")?;
    let index = index_type(rw.converter);
    let args = rw.adaptor(op);
    let (source, shape) = (args.source, MemRefDescriptor(args.shape));

    let rank = shape.size(rw, 0);
    let (new, memory, _) = unranked::allocate(rw, result, rank);
    let (allocated, aligned, offset) = if source_type.is::<MemRefType>(ctx) {
        let source = MemRefDescriptor(source);
        (source.allocated(rw), source.aligned(rw), source.offset(rw))
    } else {
        let from = UnrankedMemRefDescriptor::of(source).mem_ref_desc_ptr(rw);
        let (allocated, aligned) = unranked::pointers(rw, from, pointer);
        (allocated, aligned, UnrankedMemRefDescriptor::offset(rw, from, pointer, index))
    };
    llvm::Store::build(rw, allocated, memory);
    let at = field(rw, memory, pointer, 1);
    llvm::Store::build(rw, aligned, at);
    let at = field(rw, memory, pointer, 2);
    llvm::Store::build(rw, offset, at);

    let plain = llvm::ptr(ctx);
    let header = llvm::StructType::literal(ctx, &[pointer, pointer, index, index], false);
    let path = [GepIndex::Const(0), GepIndex::Const(3)];
    let sizes = llvm::GetElementPtr::create(rw, plain, header, memory, &path, GepNoWrapFlags::NONE);
    let strides = gep(rw, index, sizes, rank);
    let (extents, _) = base_pointer(rw, &shape_type, shape.0)?;
    let one = rw.index_constant(1);
    let last = llvm::Sub::new(rw, rank, one);

    // The loop's blocks and the rest of the block are appended to the region.
    let rest = rw.split_block(next);
    rw.detach_block(rest);
    let head = rw.append_block(region, &[index, index]);
    let body = rw.append_block(region, &[]);
    rw.insert_block(rest, region, None);
    for i in 0..2 {
        if let Some(arg) = rw.arg(head, i) {
            rw.set_arg_loc(arg, loc);
        }
    }
    let &[dim, stride] = rw.args(head) else { return Err("the loop has no arguments".into()) };
    rw.set_end(before);
    llvm::Br::to(rw, head, &[last, one]);
    rw.set_end(head);
    let zero = rw.index_constant(0);
    let more = llvm::ICmp::new(rw, ICmpPredicate::Sge, dim, zero);
    llvm::CondBr::to(rw, more, (body, &[]), (rest, &[]));
    rw.set_end(body);
    let shape_dim = match shape_stride {
        1 => dim,
        DYNAMIC => {
            let stride = shape.stride(rw, 0);
            llvm::Mul::new(rw, dim, stride)
        }
        stride => {
            let stride = rw.index_constant(stride);
            llvm::Mul::new(rw, dim, stride)
        }
    };
    let at = gep(rw, shape_elem, extents, shape_dim);
    let size = llvm::Load::new(rw, shape_elem, at);
    let size = resize(rw, index, size);
    let at = gep(rw, index, sizes, dim);
    llvm::Store::build(rw, size, at);
    let at = gep(rw, index, strides, dim);
    llvm::Store::build(rw, stride, at);
    let next_stride = llvm::Mul::new(rw, stride, size);
    let next_dim = llvm::Sub::new(rw, dim, one);
    llvm::Br::to(rw, head, &[next_dim, next_stride]);
    Ok(new)
}
