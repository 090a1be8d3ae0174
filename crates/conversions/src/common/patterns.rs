//! Helpers of patterns that create LLVM operations.

use crate::common::descriptor::MemRefDescriptor;
use crate::common::prelude::*;
use crate::common::{extents, number, runtime, table, types};
use terrace_memory::memref::is_identity;
use terrace_rewrite::convert::{AttrTranslation, OneToOne};

/// Helpers of patterns, as methods of [`Lowering`].
pub trait ConvertOpToLLVMPattern {
    /// The integer type that `index` is converted to.
    fn index_type(&self) -> Type;
    /// A pointer type in an address space.
    fn ptr_type(&self, address_space: u32) -> Type;
    /// Creates a constant of the converted index type.
    fn index_constant(&mut self, value: i64) -> Value;
    /// Computes the address of an element of a ranked memref, and returns it with the element's converted type.
    /// `descriptor` and `indices` are converted values (`getStridedElementPtr`).
    ///
    /// # Errors
    /// If the layout is not strided or the number of indices is not the rank; then nothing is built.
    fn strided_element_ptr(
        &mut self,
        memref: &MemRefType<'_>,
        descriptor: Value,
        indices: &[Value],
    ) -> Rewrite<(Value, Type)>;
    /// Computes the size in bytes of a converted type, as a value of the converted index type (`getSizeInBytes`).
    fn size_in_bytes(&mut self, ty: Type) -> Value;
    /// Creates a row-major descriptor for a memref of type `ty` with operands for its dynamic sizes
    /// (`getMemRefDescriptorSizes`, `createMemRefDescriptor`). `memory` gets the number of elements, which is also
    /// returned, and returns the allocated and the aligned pointer.
    ///
    /// # Errors
    /// If the type has no descriptor or the sizes do not match it; then nothing is built.
    fn create_memref_descriptor(
        &mut self,
        ty: Type,
        dynamic_sizes: &[Value],
        memory: &mut dyn FnMut(&mut Self, Value) -> (Value, Value),
    ) -> Rewrite<MemRefDescriptor>;
    /// Calls a function, and declares it in the module if it is missing (`lookupOrCreateFn`). Returns its result, if it
    /// has one.
    ///
    /// # Errors
    /// If the module has a symbol of that name with another type, which is reported there; then nothing is built.
    fn call_function(&mut self, name: &str, result: Option<Type>, args: &[Value]) -> Rewrite<Option<Value>>;
}

impl ConvertOpToLLVMPattern for Lowering<'_, '_> {
    fn index_type(&self) -> Type {
        types::index_type(self.converter)
    }

    fn ptr_type(&self, address_space: u32) -> Type {
        llvm::PointerType::get(self.context(), address_space)
    }

    fn index_constant(&mut self, value: i64) -> Value {
        let index = self.index_type();
        number::index_constant(self, index, value)
    }

    fn strided_element_ptr(
        &mut self,
        memref: &MemRefType<'_>,
        descriptor: Value,
        indices: &[Value],
    ) -> Rewrite<(Value, Type)> {
        super::memory::element_pointer(self, memref, descriptor, indices, true)
    }

    fn size_in_bytes(&mut self, ty: Type) -> Value {
        super::memory::size_in_bytes(self, ty, GepIndex::Const(1))
    }

    fn create_memref_descriptor(
        &mut self,
        ty: Type,
        dynamic_sizes: &[Value],
        memory: &mut dyn FnMut(&mut Self, Value) -> (Value, Value),
    ) -> Rewrite<MemRefDescriptor> {
        let memref = ty.as_::<MemRefType>(self.context()).ok_or("the memref is unranked")?;
        if !is_identity(self.context(), memref) {
            return Err("the layout is not the identity".into());
        }
        let descriptor = self.convert(ty)?;
        let extents = extents::extents(self, &memref, dynamic_sizes)?;
        let (allocated, aligned) = memory(self, extents.count);
        Ok(MemRefDescriptor(super::memory::fresh_descriptor(self, descriptor, allocated, aligned, &extents)))
    }

    fn call_function(&mut self, name: &str, result: Option<Type>, args: &[Value]) -> Rewrite<Option<Value>> {
        let ctx = self.context();
        let params: terrace_support::small_vec::SmallVec<[Type; 8]> =
            args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = runtime::function(self, result.unwrap_or_else(|| llvm::void(ctx)), &params);
        let name = ctx.intern(name);
        runtime::check(self, name, ty)?;
        Ok(runtime::call(self, name, ty, args))
    }
}

/// Helpers of patterns for vector operations. In the LLVM dialect, vectors of several dimensions are arrays of
/// one-dimensional vectors; operations on them are unrolled.
pub trait VectorConvertOpToLLVMPattern {
    /// Replaces an operation with one result by one of kind `to`, with the attributes that `attrs` translates.
    /// Vectors of several dimensions are unrolled, discardable attributes are kept.
    ///
    /// # Errors
    /// If a type has no conversion.
    fn one_to_one(&mut self, op: Op, to: &'static OpDef, attrs: &'static [AttrTranslation]) -> Rewrite;
    /// Builds a value of the converted type `ty`, by one call of `make`, or one for each one-dimensional vector in the
    /// arrays `args`.
    ///
    /// # Errors
    /// If the shapes of the arrays differ, or `make` fails.
    fn unroll(
        &mut self,
        ty: Type,
        args: &[Value],
        make: &mut dyn FnMut(&mut Lowering, Type, &[Value]) -> Rewrite<Value>,
    ) -> Rewrite<Value>;
}

impl VectorConvertOpToLLVMPattern for Lowering<'_, '_> {
    fn one_to_one(&mut self, op: Op, to: &'static OpDef, attrs: &'static [AttrTranslation]) -> Rewrite {
        table::apply(self, op, &OneToOne { to, attrs, keeps_discardable: true })
    }

    fn unroll(
        &mut self,
        ty: Type,
        args: &[Value],
        make: &mut dyn FnMut(&mut Lowering, Type, &[Value]) -> Rewrite<Value>,
    ) -> Rewrite<Value> {
        table::unrolled(self, ty, args, make)
    }
}
