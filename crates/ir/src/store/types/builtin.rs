//! The builtin type kinds.

use crate::store::ids::{Attr, Str, Type};
use crate::store::kind::builtin_kinds;

builtin_kinds! { Type, TypeKind, type_of_words,
    /// Every type kind of this dialect.
    BUILTIN_TYPES;
    /// `none`: a type with one value.
    NoneType = "none" {}
    /// `index`: an integer of the target's address width.
    IndexType = "index" {}
    /// `iN`, `siN`, `uiN`: an integer of 0 to 16777215 bits.
    IntegerType = "integer" { width: u32, signedness: u32 }
    /// A floating-point type, by format.
    FloatType = "float" { format: u32 }
    /// `complex<T>`.
    ComplexType = "complex" { elem: Type } (checked)
    /// `tuple<T...>`.
    TupleType = "tuple" { elems: [Type] }
    /// `vector<2x[4]xf32>`: extents above zero.
    VectorType = "vector" {
        shape: [i64], elem: Type,
        /// One byte for each dimension, non-zero when scalable; empty when none is.
        scalable: [u8],
    } (checked)
    /// `tensor<4x?xf32, encoding>`.
    RankedTensorType = "tensor" { shape: [i64], elem: Type, encoding: Option<Attr> }
    /// `tensor<*xf32>`.
    UnrankedTensorType = "unranked_tensor" { elem: Type }
    /// `memref<4x?xf32, layout, space>`.
    MemRefType = "memref" {
        shape: [i64], elem: Type,
        /// A `strided` or affine-map attribute; none for the identity.
        layout: Option<Attr>,
        memory_space: Option<Attr>,
    }
    /// `memref<*xf32, space>`.
    UnrankedMemRefType = "unranked_memref" { elem: Type, memory_space: Option<Attr> }
    /// `(inputs) -> results`.
    FunctionType = "function" { inputs: [Type], results: [Type] }
    /// A type of a dialect that is not registered: `!dialect.text` or `!dialect<"text">`.
    OpaqueType = "opaque" { dialect: Str, text: Str }
}

/// The signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Signedness {
    /// `iN`
    Signless = 0,
    /// `siN`
    Signed = 1,
    /// `uiN`
    Unsigned = 2,
}

impl IntegerType<'_> {
    /// The signedness.
    pub fn sign(&self) -> Signedness {
        match self.signedness {
            1 => Signedness::Signed,
            2 => Signedness::Unsigned,
            _ => Signedness::Signless,
        }
    }
}

impl VectorType<'_> {
    /// Whether dimension `dim` is scalable.
    pub fn is_scalable(&self, dim: usize) -> bool {
        self.scalable.get(dim).is_some_and(|&s| s != 0)
    }
    /// Whether any dimension is scalable.
    pub fn any_scalable(&self) -> bool {
        self.scalable.iter().any(|&s| s != 0)
    }
}
