//! Memref descriptors: the values that memrefs are converted to.
//!
//! A ranked memref is a struct of the allocated pointer, the aligned pointer, the offset, and for a rank above zero an
//! array of sizes and an array of strides, in elements. An unranked memref is a struct of its rank and a pointer to a
//! ranked descriptor. Upstream's reference: MLIR "LLVM IR Target", "Ranked MemRef Types".

use crate::common::builders::UnrankedMemRefDescriptor;
use crate::common::number::Number;
use crate::common::prelude::*;
use crate::common::types::{bare_pointer, descriptor_type};
use terrace_llvm::InsertValue;

/// Field numbers.
const ALLOCATED: i64 = 0;
const ALIGNED: i64 = 1;
const OFFSET: i64 = 2;
const SIZES: i64 = 3;
const STRIDES: i64 = 4;

/// A ranked memref's descriptor under construction or in use.
#[derive(Clone, Copy)]
pub struct MemRefDescriptor(pub Value);

impl MemRefDescriptor {
    /// A poison descriptor.
    pub fn poison(b: &mut Builder, ty: Type) -> Self {
        Self(llvm::Poison::new(b, ty))
    }

    fn get(self, b: &mut Builder, position: &[i64]) -> Value {
        llvm::ExtractValue::at(b, self.0, position)
    }

    fn set(&mut self, b: &mut Builder, position: &[i64], value: Value) {
        self.0 = InsertValue::at(b, self.0, value, position);
    }

    /// Inserts an offset, size or stride; a constant has the type of the offset.
    fn set_number(&mut self, b: &mut Builder, position: &[i64], number: impl Into<Number>) {
        let fields = b.ty(self.0).as_::<llvm::StructType>(b.ctx()).map_or(&[][..], |ty| ty.elems);
        let index = fields.get(OFFSET as usize).copied().unwrap_or(Type::I64);
        let value = number.into().value(b, index);
        self.set(b, position, value);
    }

    /// The allocated pointer, which is freed.
    pub fn allocated(self, b: &mut Builder) -> Value {
        self.get(b, &[ALLOCATED])
    }

    /// The aligned pointer, from which accesses are computed.
    pub fn aligned(self, b: &mut Builder) -> Value {
        self.get(b, &[ALIGNED])
    }

    /// The offset of the first element.
    pub fn offset(self, b: &mut Builder) -> Value {
        self.get(b, &[OFFSET])
    }

    /// The size of a dimension.
    pub fn size(self, b: &mut Builder, dim: usize) -> Value {
        self.get(b, &[SIZES, dim as i64])
    }

    /// All sizes, as an array.
    pub fn sizes(self, b: &mut Builder) -> Value {
        self.get(b, &[SIZES])
    }

    /// The stride of a dimension.
    pub fn stride(self, b: &mut Builder, dim: usize) -> Value {
        self.get(b, &[STRIDES, dim as i64])
    }

    /// Inserts the allocated pointer.
    pub fn set_allocated(&mut self, b: &mut Builder, value: Value) {
        self.set(b, &[ALLOCATED], value);
    }

    /// Inserts the aligned pointer.
    pub fn set_aligned(&mut self, b: &mut Builder, value: Value) {
        self.set(b, &[ALIGNED], value);
    }

    /// Inserts the offset: a value, or an `i64` of which a constant is made.
    pub fn set_offset(&mut self, b: &mut Builder, value: impl Into<Number>) {
        self.set_number(b, &[OFFSET], value);
    }

    /// Inserts the size of a dimension: a value, or an `i64` of which a constant is made.
    pub fn set_size(&mut self, b: &mut Builder, dim: usize, value: impl Into<Number>) {
        self.set_number(b, &[SIZES, dim as i64], value);
    }

    /// Inserts the stride of a dimension: a value, or an `i64` of which a constant is made.
    pub fn set_stride(&mut self, b: &mut Builder, dim: usize, value: impl Into<Number>) {
        self.set_number(b, &[STRIDES, dim as i64], value);
    }

    /// Inserts the allocated and the aligned pointer, and the offset.
    pub(crate) fn set_base(
        &mut self,
        b: &mut Builder,
        (allocated, aligned): (Value, Value),
        offset: impl Into<Number>,
    ) {
        self.set_allocated(b, allocated);
        self.set_aligned(b, aligned);
        self.set_offset(b, offset);
    }

    /// Inserts the allocated and the aligned pointer of another descriptor.
    pub(crate) fn set_pointers_of(&mut self, b: &mut Builder, other: Self) {
        let allocated = other.allocated(b);
        self.set_allocated(b, allocated);
        let aligned = other.aligned(b);
        self.set_aligned(b, aligned);
    }

    /// Inserts the size and the stride of a dimension.
    pub(crate) fn set_dim(
        &mut self,
        b: &mut Builder,
        dim: usize,
        size: impl Into<Number>,
        stride: impl Into<Number>,
    ) {
        self.set_size(b, dim, size);
        self.set_stride(b, dim, stride);
    }

    /// Appends the fields as calls pass them: pointers, offset, sizes, strides.
    pub fn unpack(self, b: &mut Builder, rank: usize, out: &mut SmallVec<[Value; 8]>) {
        out.push(self.allocated(b));
        out.push(self.aligned(b));
        out.push(self.offset(b));
        out.extend((0..rank).map(|dim| self.size(b, dim)));
        out.extend((0..rank).map(|dim| self.stride(b, dim)));
    }

    /// Creates a descriptor from the values of [`MemRefDescriptor::unpack`].
    pub fn pack(b: &mut Builder, ty: Type, rank: usize, parts: &[Value]) -> Option<Self> {
        let &[allocated, aligned, offset, ref dims @ ..] = parts else { return None };
        let (sizes, strides) = dims.split_at_checked(rank)?;
        let mut descriptor = Self::poison(b, ty);
        descriptor.set_base(b, (allocated, aligned), offset);
        for (dim, (&size, &stride)) in sizes.iter().zip(strides).enumerate() {
            descriptor.set_dim(b, dim, size, stride);
        }
        Some(descriptor)
    }

    /// Creates a descriptor with static shape and layout for a pointer.
    pub fn of_pointer(
        b: &mut Builder,
        c: &mut TypeConverter,
        ty: Type,
        memref: &MemRefType<'_>,
        pointer: Value,
    ) -> Option<Self> {
        let ty = descriptor_type(c, ty, memref)?;
        let (strides, offset) = strides_and_offset(&b.ctx().clone(), *memref)?;
        if memref.shape.contains(&DYNAMIC) || strides.contains(&DYNAMIC) || offset == DYNAMIC {
            return None;
        }
        let mut descriptor = Self::poison(b, ty);
        descriptor.set_base(b, (pointer, pointer), offset);
        for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate() {
            descriptor.set_dim(b, dim, size, stride);
        }
        Some(descriptor)
    }
}

/// Combines the values of a split function argument.
pub fn pack_argument(
    b: &mut Builder,
    converter: &mut TypeConverter,
    parts: &[Value],
    from: Type,
    to: Type,
) -> Option<Value> {
    let ctx = b.ctx().clone();
    if let Some(memref) = from.as_::<MemRefType>(&ctx) {
        if let &[pointer] = parts {
            debug_assert!(bare_pointer(converter, from, &memref).is_some());
            return MemRefDescriptor::of_pointer(b, converter, from, &memref, pointer).map(|d| d.0);
        }
        return MemRefDescriptor::pack(b, to, memref.shape.len(), parts).map(|d| d.0);
    }
    if from.is::<UnrankedMemRefType>(&ctx) {
        let &[rank, pointer] = parts else { return None };
        return Some(UnrankedMemRefDescriptor::pack(b, to, rank, pointer).value());
    }
    None
}
