//! Lowering of globals.

use super::alloc::with_layout;
use crate::common::extents::Layout;
use crate::common::memory::{address_space, fresh_descriptor, size_in_bytes};
use crate::prelude::*;
use terrace_base::arith::fold::elements::{Dense, dense_of_bytes};
use terrace_base::layout::Strides;
use terrace_memory::memref::is_identity;

/// Where the elements of a global with a layout are.
struct Places {
    shape: SmallVec<[i64; 4]>,
    strides: Strides,
    offset: i64,
    /// How many elements the memory has, with gaps.
    count: usize,
}

impl Places {
    /// `None` for the identity.
    fn of(ctx: &Context, memref: &MemRefType<'_>) -> Rewrite<Option<Self>> {
        /// The most elements, with gaps, of a global.
        const MAX_COUNT: i64 = 1 << 28;
        if is_identity(ctx, *memref) {
            return Ok(None);
        }
        let (strides, offset) = strides_and_offset(ctx, *memref).ok_or(crate::common::types::NOT_STRIDED)?;
        let is_known = |&entry: &i64| entry != DYNAMIC && entry >= 0;
        if !memref.shape.iter().chain(&strides).chain([&offset]).all(is_known) {
            return Err("the layout of the global is dynamic or goes backwards".into());
        }
        let mut last = Some(offset);
        for (&extent, &stride) in memref.shape.iter().zip(&strides) {
            let reach = (extent - 1).max(0).checked_mul(stride);
            last = last.zip(reach).and_then(|(last, reach)| last.checked_add(reach));
        }
        let count = last.filter(|&last| last < MAX_COUNT).ok_or("the global is too large")? + 1;
        let count = usize::try_from(count).map_err(|_| "the global is too large")?;
        Ok(Some(Self { shape: memref.shape.into(), strides, offset, count }))
    }

    /// The initial value of the memory, with zeros in the gaps.
    fn spread(&self, ctx: &Context, value: Attr) -> Rewrite<Attr> {
        let dense =
            Dense::of(ctx, value).ok_or("the initial value of a global with a layout is not dense")?;
        let ty = RankedTensorType::get(ctx, &[self.count as i64], dense.ty.element_or_self(ctx), None);
        let bytes = dense.layout.bytes;
        let size = self.count.checked_mul(bytes).ok_or("the global is too large")?;
        let mut data = vec![0; size];
        let n = self.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent));
        for i in 0..n.ok_or("the global is too large")? {
            let (mut rest, mut at) = (i, self.offset);
            for (&extent, &stride) in self.shape.iter().zip(&self.strides).rev() {
                at += rest % extent * stride;
                rest /= extent;
            }
            let start = at as usize * bytes;
            if let Some(place) = data.get_mut(start..start + bytes) {
                let element = dense.bytes(i as usize);
                if element.len() == bytes {
                    place.copy_from_slice(element);
                }
            }
        }
        Ok(dense_of_bytes(ctx, ty, &dense.layout, &data))
    }
}

/// Type of a global's memory: nested arrays, one for each dimension, or an array of all elements and gaps.
fn memory_type(ctx: &Context, memref: &MemRefType<'_>, elem: Type) -> Rewrite<Type> {
    if let Some(places) = Places::of(ctx, memref)? {
        return Ok(llvm::ArrayType::get(ctx, elem, places.count as u64));
    }
    let mut ty = elem;
    for &extent in memref.shape.iter().rev() {
        let extent = u64::try_from(extent).map_err(|_| "the shape of a global is dynamic")?;
        ty = llvm::ArrayType::get(ctx, ty, extent);
    }
    Ok(ty)
}

/// Value of a global of rank 0: the element, or the two parts of a complex number.
fn scalar_value(ctx: &Context, attr: Attr) -> Rewrite<Attr> {
    let elem = |ty: Type| ty.as_shaped(ctx).map_or(ty, |shaped| shaped.elem);
    if let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) {
        return Ok(scalar(ctx, elem(dense.ty), dense.data).unwrap_or(attr));
    }
    let Some(resource) = attr.as_::<DenseResourceElementsAttr>(ctx) else { return Ok(attr) };
    let blob = ctx.with_resources(ctx.intern("builtin"), |all| all.get(resource.key).cloned());
    let blob = blob.ok_or("the resource of the initial value does not exist")?;
    let value = scalar(ctx, elem(resource.ty), &blob.data);
    value.ok_or_else(|| "the resource of the initial value does not have the size of the element type".into())
}

/// A scalar of type `ty` from the bytes of an elements attribute; `None` if the number of bytes differs.
fn scalar(ctx: &Context, ty: Type, bytes: &[u8]) -> Option<Attr> {
    if let Some(complex) = ty.as_::<ComplexType>(ctx) {
        let (re, im) = bytes.split_at_checked(bytes.len() / 2)?;
        return Some(ArrayAttr::get(ctx, &[scalar(ctx, complex.elem, re)?, scalar(ctx, complex.elem, im)?]));
    }
    let width = ty.bit_width(ctx).unwrap_or(64);
    if bytes.len() != (width as usize).div_ceil(8).max(1) {
        return None;
    }
    let bits = ApInt::from_le_bytes(width, bytes);
    if let Some(format) = ty.as_float(ctx) {
        return Some(FloatAttr::of(ctx, ty, ApFloat::from_bits(format, bits.low_u128())));
    }
    Some(IntegerAttr::of(ctx, ty, &bits))
}

/// A global of the identity layout, or of any strided layout.
pub(super) fn global<const ANY_LAYOUT: bool>(op: memref::Global, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let ty = op.ty(rw).ok_or("the type is missing")?;
    let memref = with_layout::<ANY_LAYOUT>(rw, ty)?;
    let elem = rw.convert(memref.elem)?;
    let space = address_space(rw.converter, memref.memory_space)?;
    let memory = memory_type(ctx, &memref, elem)?;
    let name = op.sym_name(rw).ok_or("the name is missing")?;
    let visibility = op.sym_visibility(rw).map(|v| ctx.str(v).into_owned());
    let linkage = match visibility.as_deref() {
        Some("private" | "nested") => llvm::Linkage::Private,
        _ => llvm::Linkage::External,
    };
    let initial = rw.slot(op.0, memref::Global::SLOTS.initial_value);
    let uninitialized = initial == Some(Attr::UNIT);
    let value = match initial {
        Some(Attr::UNIT) | None => None,
        Some(value) => Some(match Places::of(ctx, &memref)? {
            Some(places) => places.spread(ctx, value)?,
            None if memref.shape.is_empty() => scalar_value(ctx, value)?,
            None => value,
        }),
    };
    let is_constant = op.constant(rw) == Some(true);
    let global = llvm::Global::create(rw, name, memory, is_constant, linkage, value);
    if space != 0 {
        let attr = IntegerAttr::of_i64(ctx, Type::I32, space as i64);
        rw.set_slot(global.op(), llvm::Global::SLOTS.addr_space, Some(attr));
    }
    let alignment = rw.slot(op.0, memref::Global::SLOTS.alignment);
    rw.set_slot(global.op(), llvm::Global::SLOTS.alignment, alignment);
    if uninitialized {
        let loc = rw.loc_of(op.0);
        let body = rw.region_body_mut(global.op());
        let Some(region) = body.root_regions().next() else { return Err("the global has no region".into()) };
        let block = body.append_block(region, &[]);
        let mut b = Builder::at_end(body, block, loc);
        let undef = llvm::Undef::new(&mut b, memory);
        llvm::Return::value(&mut b, undef);
    }
    rw.erase(op.0)
}

/// A descriptor of the global's address. The allocated pointer is a marker, since a global is never freed.
pub(super) fn get_global<const ANY_LAYOUT: bool>(op: memref::GetGlobal, rw: &mut Lowering) -> Rewrite<Value> {
    /// Prints as `deadbeef` in a debugger.
    const NEVER_FREED: i64 = 0xdead_beef;
    let ctx = rw.context();
    let result = rw.ty(rw.result(op.0, 0));
    let memref = with_layout::<ANY_LAYOUT>(rw, result)?;
    let descriptor = rw.convert(result)?;
    let elem = rw.convert(memref.elem)?;
    let space = address_space(rw.converter, memref.memory_space)?;
    let memory = memory_type(ctx, &memref, elem)?;
    let name = op.name(rw).ok_or("the name is missing")?;
    let extents = Layout::of(rw, &memref, &[])?.extents(rw, &memref, &[])?;
    size_in_bytes(rw, elem, GepIndex::Value(extents.count));
    let address = llvm::AddressOf::of(rw, name, space);
    let pointer = rw.ty(address);
    let rank = if is_identity(ctx, memref) { memref.shape.len() } else { 1 };
    let path: SmallVec<[GepIndex; 6]> = SmallVec::from_elem(GepIndex::Const(0), rank + 1);
    let first = llvm::GetElementPtr::create(rw, pointer, memory, address, &path, GepNoWrapFlags::NONE);
    // The width of pointers does not depend on that of indices.
    let width = crate::common::types::pointer_width_type(rw.converter, space);
    let marker = index_constant(rw, width, NEVER_FREED);
    let marker = llvm::IntToPtr::new(rw, pointer, marker);
    Ok(fresh_descriptor(rw, descriptor, marker, first, &extents))
}
