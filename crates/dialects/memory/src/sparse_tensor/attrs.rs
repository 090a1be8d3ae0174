//! The attributes of `sparse_tensor`.

use super::{asm, verify};
use crate::prelude::*;

attrs! { "sparse_tensor", ATTRS;
    /// The part of a dimension that a tensor has: `#sparse_tensor<slice(0, 4, ?)>`. Numbers that are only known at run
    /// time are [`DYNAMIC`](terrace_ir::types::DYNAMIC).
    SliceAttr = "slice" {
        /// The first coordinate.
        offset: i64,
        /// How many coordinates.
        size: i64,
        /// The distance of coordinates that follow each other.
        stride: i64,
    } (parse: asm::parse_slice, print: asm::print_slice, verify: verify::slice)

    /// How the elements of a sparse tensor are stored:
    ///
    /// ```mlir
    /// #csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
    /// ```
    ///
    /// The map from dimensions to levels may be followed by the levels' inverse in the text (`{l0} (d0 = l0) -> (l0 = d0 :
    /// dense)`), which follows from it and is not printed.
    EncodingAttr = "encoding" {
        /// A [`LevelType`](super::LevelType) for each level, as bits.
        levels: [i64],
        /// The number of dimensions of the map.
        n_dims: u32,
        /// The number of symbols of the map.
        n_syms: u32,
        /// The coordinate of each level, from the coordinates of the tensor's dimensions.
        dim_to_lvl: [AffineExpr],
        /// The width of positions in storage in bits; zero for that of `index`.
        pos_width: u32,
        /// The width of coordinates in storage in bits; zero for that of `index`.
        crd_width: u32,
        /// The value of all elements that are stored, if they are equal.
        explicit_val: Option<Attr>,
        /// The value of elements that are not stored, if it is stated: zero.
        implicit_val: Option<Attr>,
        /// A [`SliceAttr`] for each dimension, or none.
        dim_slices: [Attr],
    } (
        parse: asm::parse_encoding,
        print: asm::print_encoding,
        alias: |_, _| Some("sparse"),
        verify: |ctx, attr| verify::encoding(ctx, attr, None),
        verify_encoding: verify::tensor
    )
}

impl EncodingAttr<'_> {
    /// The map from dimensions to levels.
    pub fn map(&self) -> AffineMap {
        AffineMap::new(self.n_dims, self.n_syms, self.dim_to_lvl)
    }
}

/// The sparse encoding of a tensor type, if it has one.
pub fn encoding(ctx: &Context, ty: Type) -> Option<Attr> {
    ty.as_::<RankedTensorType>(ctx)?.encoding.filter(|encoding| encoding.is::<EncodingAttr>(ctx))
}
