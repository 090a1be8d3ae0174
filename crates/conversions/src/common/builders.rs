//! Builders of struct values, field by field.

use crate::common::prelude::*;

/// A value of LLVM struct type that is decomposed or built.
///
/// Setting a field creates a new value, which replaces the one in the builder.
#[derive(Clone, Copy)]
pub struct StructBuilder(pub Value);

impl StructBuilder {
    /// A poison struct.
    pub fn poison(b: &mut Builder, ty: Type) -> Self {
        Self(llvm::Poison::new(b, ty))
    }

    /// Extracts a field, or a field of a nested struct.
    pub fn extract(self, b: &mut Builder, position: &[i64]) -> Value {
        llvm::ExtractValue::at(b, self.0, position)
    }

    /// Inserts a field.
    pub fn set(&mut self, b: &mut Builder, position: &[i64], value: Value) {
        self.0 = llvm::InsertValue::at(b, self.0, value, position);
    }

    /// The current value.
    pub fn value(self) -> Value {
        self.0
    }
}

/// A field of a struct value.
pub(crate) fn part(b: &mut Builder, whole: Value, i: i64) -> Value {
    llvm::ExtractValue::at(b, whole, &[i])
}

/// Declares a struct value with two fields, each with the names of the functions that extract and insert it.
macro_rules! pair {
    ($(#[$doc:meta])* $Name:ident { $($(#[$of:meta])* $get:ident $set:ident = $at:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $Name(pub StructBuilder);

        impl $Name {
            /// A poison value of the converted type.
            pub fn poison(b: &mut Builder, ty: Type) -> Self {
                Self(StructBuilder::poison(b, ty))
            }

            /// Wraps a value.
            pub fn of(value: Value) -> Self {
                Self(StructBuilder(value))
            }

            /// The current value.
            pub fn value(self) -> Value {
                self.0.0
            }
            $(
                /// Extracts
                $(#[$of])*
                pub fn $get(self, b: &mut Builder) -> Value {
                    self.0.extract(b, &[$at])
                }

                /// Inserts
                $(#[$of])*
                pub fn $set(&mut self, b: &mut Builder, value: Value) {
                    self.0.set(b, &[$at], value);
                }
            )*
        }
    };
}

pair! {
    /// A complex number: the struct of its parts.
    ComplexBuilder {
        /// the real part.
        real set_real = 0,
        /// the imaginary part.
        imaginary set_imaginary = 1,
    }
}

pair! {
    /// An unranked memref: the rank, and a pointer to a ranked descriptor in memory.
    ///
    /// The rank is unknown, so the descriptor behind the pointer is accessed field by field, with the pointer type of the
    /// memory space ([`LLVMTypes::ptr_type`](super::LLVMTypes::ptr_type)).
    UnrankedMemRefDescriptor {
        /// the rank.
        rank set_rank = 0,
        /// the pointer to the ranked descriptor.
        mem_ref_desc_ptr set_mem_ref_desc_ptr = 1,
    }
}

impl UnrankedMemRefDescriptor {
    /// Creates a descriptor from a rank and a pointer.
    pub fn pack(b: &mut Builder, ty: Type, rank: Value, memory: Value) -> Self {
        let mut it = Self::poison(b, ty);
        it.set_rank(b, rank);
        it.set_mem_ref_desc_ptr(b, memory);
        it
    }

    /// Appends rank and pointer, as calls pass them.
    pub fn unpack(self, b: &mut Builder, out: &mut SmallVec<[Value; 8]>) {
        out.push(self.rank(b));
        out.push(self.mem_ref_desc_ptr(b));
    }

    /// Loads the allocated pointer of the ranked descriptor at `memory`, whose pointers have type `pointer`.
    pub fn allocated_ptr(b: &mut Builder, memory: Value, pointer: Type) -> Value {
        llvm::Load::new(b, pointer, memory)
    }

    /// Loads the aligned pointer.
    pub fn aligned_ptr(b: &mut Builder, memory: Value, pointer: Type) -> Value {
        let at = field(b, memory, pointer, 1);
        llvm::Load::new(b, pointer, at)
    }

    /// Loads the offset, of the converted index type `index`.
    pub fn offset(b: &mut Builder, memory: Value, pointer: Type, index: Type) -> Value {
        let at = field(b, memory, pointer, 2);
        llvm::Load::new(b, index, at)
    }

    /// The address of the sizes.
    pub fn size_base_ptr(b: &mut Builder, memory: Value, pointer: Type, index: Type) -> Value {
        let at = field(b, memory, pointer, 2);
        element(b, at, index, GepIndex::Const(1))
    }

    /// The address of the strides, which follow `rank` sizes.
    pub fn stride_base_ptr(b: &mut Builder, sizes: Value, index: Type, rank: Value) -> Value {
        element(b, sizes, index, GepIndex::Value(rank))
    }

    /// Loads the size or stride at a dynamic position.
    pub fn number_at(b: &mut Builder, base: Value, index: Type, at: Value) -> Value {
        let at = element(b, base, index, GepIndex::Value(at));
        llvm::Load::new(b, index, at)
    }

    /// Stores the size or stride at a dynamic position.
    pub fn set_number_at(b: &mut Builder, base: Value, index: Type, at: Value, value: Value) {
        let at = element(b, base, index, GepIndex::Value(at));
        llvm::Store::build(b, value, at);
    }
}

/// The address of field `i` of a descriptor in memory, if all fields before it are pointers of type `pointer`.
pub(crate) fn field(b: &mut Builder, memory: Value, pointer: Type, i: i32) -> Value {
    element(b, memory, pointer, GepIndex::Const(i))
}

fn element(b: &mut Builder, base: Value, elem: Type, at: GepIndex) -> Value {
    let ty = b.ty(base);
    llvm::GetElementPtr::create(b, ty, elem, base, &[at], GepNoWrapFlags::NONE)
}
