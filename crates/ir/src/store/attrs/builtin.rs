//! The builtin attribute kinds, locations included.

use crate::store::ids::{AffineExpr, Attr, Str, Type};
use crate::store::kind::builtin_kinds;
use crate::store::params::EntriesParam;

builtin_kinds! { Attr, AttrKind, attr_of_words,
    /// Every attribute kind of this dialect.
    BUILTIN_ATTRS;
    /// `unit`: present or not.
    UnitAttr = "unit" {}
    /// `5 : i32`, `true`: an integer of an integer type or `index`.
    IntegerAttr = "integer" {
        ty: Type,
        /// The two's complement value as native 64-bit words, masked to the width.
        words: [u8],
    }
    /// `1.0 : f32`, by bit pattern.
    FloatAttr = "float" { ty: Type, low: u64, high: u64 }
    /// `"text"`, `"text" : type`.
    StringAttr = "string" { value: Str, ty: Option<Type> }
    /// `[a, b]`.
    ArrayAttr = "array" { elems: [Attr] }
    /// `{a = 1, b}`, sorted by name.
    DictionaryAttr = "dictionary" { entries: EntriesParam }
    /// A type as an attribute.
    TypeAttr = "type" { ty: Type }
    /// `@a::@b`.
    SymbolRefAttr = "symbol_ref" { root: Str, nested: [Str] }
    /// `affine_map<(d0)[s0] -> (d0 + s0)>`.
    AffineMapAttr = "affine_map" { n_dims: u32, n_syms: u32, results: [AffineExpr] }
    /// `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSetAttr = "integer_set" {
        n_dims: u32, n_syms: u32, constraints: [AffineExpr],
        /// One byte for each constraint, non-zero for `== 0`, else `>= 0`.
        equalities: [u8],
    }
    /// `dense<...> : type` of integers, `index`, floats or complex numbers.
    ///
    /// Element `i` takes `max(1, ceil(width / 8))` bytes little-endian (`index` 8, complex two parts);
    /// one element when `splat`.
    DenseElementsAttr = "dense" { ty: Type, splat: bool, data: [u8] }
    /// `dense<"...">` of strings or dialect types that hold strings; one element when `splat`.
    DenseStringElementsAttr = "dense_string" { ty: Type, splat: bool, strings: [Str] }
    /// `dense_resource<key> : type`; the data is in the context's `builtin` resources.
    DenseResourceElementsAttr = "dense_resource" { ty: Type, key: Str }
    /// `sparse<indices, values> : type`.
    SparseElementsAttr = "sparse" { ty: Type, indices: Attr, values: Attr }
    /// `array<i32: 1, 2>`; elements as in [`DenseElementsAttr`], `i1` one byte each.
    DenseArrayAttr = "dense_array" { elem: Type, len: u32, data: [u8] }
    /// `distinct[n]<attr>`: unequal to any other.
    DistinctAttr = "distinct" { id: u32, value: Attr }
    /// `strided<[4, 1], offset: ?>`.
    StridedLayoutAttr = "strided" { offset: i64, strides: [i64] }
    /// An attribute of a dialect that is not registered.
    OpaqueAttr = "opaque" { dialect: Str, text: Str, ty: Option<Type> }
    /// `loc(unknown)`.
    UnknownLoc = "unknown_loc" {}
    /// `loc("file":1:2 to 3:4)`; equal start and end are printed once. Columns count bytes from 1.
    FileLineColRange = "file_line_range" { file: Str, start_line: u32, start_col: u32, end_line: u32, end_col: u32 }
    /// `loc("name"(child))`.
    NameLoc = "name_loc" { name: Str, child: Attr }
    /// `loc(callsite(callee at caller))`.
    CallSiteLoc = "call_site_loc" { callee: Attr, caller: Attr }
    /// `loc(fused<metadata>[a, b])`.
    FusedLoc = "fused_loc" { locs: [Attr], metadata: Option<Attr> }
}
