//! The builtin type kinds.

use super::{Signedness, Type};
use crate::affine;
use crate::asm::parse::is_vector_element;
use crate::asm::quoted_type;
use crate::attrs::{AffineMapAttr, Attr};
use crate::context::{Context, Str};
use crate::diag::Message;

crate::types! { "builtin", BUILTIN_TYPES;
    /// `none`: a type with one value.
    NoneType = "none" {}
    /// `index`: an integer of the target's address width.
    IndexType = "index" {}
    /// `iN`, `siN`, `uiN`: an integer of 0 to 16777215 bits.
    IntegerType = "integer" { width: u32, signedness: u32 }
    /// A floating-point type, by format.
    FloatType = "float" { format: u32 }
    /// `complex<T>`.
    ComplexType = "complex" { elem: Type } (verify: verify_complex)
    /// `tuple<T...>`.
    TupleType = "tuple" { elems: [Type] } (alias: tuple_alias)
    /// `vector<2x[4]xf32>`: extents above zero.
    VectorType = "vector" {
        shape: [i64], elem: Type,
        /// One byte for each dimension, non-zero when scalable; empty when none is.
        scalable: [u8],
    } (verify: verify_vector)
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

/// Tuples of more elements than this are printed as aliases.
const MAX_PLAIN_TUPLE: usize = 16;

fn tuple_alias(ctx: &Context, ty: Type) -> Option<&'static str> {
    ty.as_::<TupleType>(ctx).filter(|tuple| tuple.elems.len() > MAX_PLAIN_TUPLE).map(|_| "tuple")
}

fn verify_complex(ctx: &Context, ty: Type) -> Result<(), Message> {
    match ty.as_::<ComplexType>(ctx) {
        Some(complex) if complex.elem.is_int(ctx) || complex.elem.is_float(ctx) => Ok(()),
        _ => Err("invalid element type for complex".into()),
    }
}

fn verify_vector(ctx: &Context, ty: Type) -> Result<(), Message> {
    let Some(vector) = ty.as_::<VectorType>(ctx) else { return Ok(()) };
    if vector.shape.iter().any(|&extent| extent <= 0) {
        return Err("vector types must have positive constant sizes".into());
    }
    match is_vector_element(ctx, vector.elem) {
        true => Ok(()),
        false => {
            Err(format!("{} cannot be the element type of a vector", quoted_type(ctx, vector.elem)).into())
        }
    }
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
    /// The fixed-length vector type.
    pub fn fixed(ctx: &Context, shape: &[i64], elem: Type) -> Type {
        VectorType::get(ctx, shape, elem, &[])
    }
}

impl MemRefType<'_> {
    /// The layout, unless it is an identity map, which the printer leaves out. (One with symbols is an identity map here,
    /// but makes another type.)
    pub fn written_layout(&self, ctx: &Context) -> Option<Attr> {
        self.layout.filter(|layout| {
            layout
                .as_::<AffineMapAttr>(ctx)
                .is_none_or(|map| !affine::is_identity(ctx, map.n_dims, map.results))
        })
    }
}
