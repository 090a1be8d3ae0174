//! The enums of `vector`, and constraints on its inherent attributes.

use crate::prelude::*;
use terrace_base::constraints::array_of;

enums! { "vector", ATTRS;
    /// How elements are combined by reductions and contractions (`#vector.kind`).
    enum CombiningKind: attr("kind", angle) "Kind of combining function for contractions and reductions"
        upstream("Vector_CombiningKindAttr", "value", "::mlir::vector::CombiningKind", field) {
        /// The sum.
        Add = 0 "add",
        /// The product.
        Mul = 1 "mul",
        /// The smallest unsigned integer.
        MinUI = 2 "minui",
        /// The smallest signed integer.
        MinSI = 3 "minsi",
        /// The smallest float, the other one if one is NaN.
        MinNumF = 4 "minnumf",
        /// The greatest unsigned integer.
        MaxUI = 5 "maxui",
        /// The greatest signed integer.
        MaxSI = 6 "maxsi",
        /// The greatest float, the other one if one is NaN.
        MaxNumF = 7 "maxnumf",
        /// Bitwise and.
        And = 8 "and",
        /// Bitwise or.
        Or = 9 "or",
        /// Bitwise exclusive or.
        Xor = 10 "xor",
        /// The greatest float, NaN if one is.
        MaximumF = 12 "maximumf",
        /// The smallest float, NaN if one is.
        MinimumF = 11 "minimumf",
    }
    /// An iterator of a contraction (`#vector.iterator_type`).
    enum IteratorType: attr("iterator_type", angle) "Iterator type"
        upstream("Vector_IteratorTypeEnum", "value", "::mlir::vector::IteratorType", field) {
        /// A dimension of the result.
        Parallel = 0 "parallel",
        /// A dimension that is summed over.
        Reduction = 1 "reduction",
    }
    /// The text that `vector.print` prints after its operand, or instead of one (`#vector.punctuation`).
    enum PrintPunctuation: attr("punctuation", angle) "Punctuation for separating vectors or vector elements"
        upstream("Vector_PrintPunctuation", "value", "::mlir::vector::PrintPunctuation", field) {
        /// Nothing.
        NoPunctuation = 0 "no_punctuation",
        /// A line break.
        NewLine = 1 "newline",
        /// `, `
        Comma = 2 "comma",
        /// `( `
        Open = 3 "open",
        /// ` )`
        Close = 4 "close",
    }
}

impl CombiningKind {
    /// Whether elements of this type can be combined.
    pub fn takes(self, ctx: &Context, elem: Type) -> bool {
        use CombiningKind::*;
        match self {
            Add | Mul => elem.is_int(ctx) || elem.is_index() || elem.is_float(ctx),
            MinUI | MinSI | MaxUI | MaxSI | And | Or | Xor => elem.is_int(ctx) || elem.is_index(),
            MinNumF | MaxNumF | MinimumF | MaximumF => elem.is_float(ctx),
        }
    }
}

attr_types! {
    /// The iterators of a contraction.
    IteratorTypeArray => Attr, "Iterator type should be an enum.", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| IteratorType::decode(ctx, elem).is_some()), |ctx, v| v;
    /// Booleans.
    BoolArrayAttr => Attr, "1-bit boolean array attribute", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| elem.as_bool(ctx).is_some()), |ctx, v| v;
    /// A string, which may have a type.
    TypedStringAttr => Attr, "An Attribute containing a string", AttrSyntax::Any,
        |ctx, attr| attr.is::<StringAttr>(ctx).then_some(attr), |ctx, v| v;
}

/// The integers of an array of `i64`.
pub(super) fn integers(ctx: &Context, attr: Option<Attr>) -> Vec<i64> {
    let elems = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    elems.iter().filter_map(|elem| elem.as_i64(ctx)).collect()
}

/// The booleans of a [`BoolArrayAttr`].
pub(super) fn bools(ctx: &Context, attr: Option<Attr>) -> Vec<bool> {
    let elems = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    elems.iter().filter_map(|elem| elem.as_bool(ctx)).collect()
}

/// The iterators of an [`IteratorTypeArray`].
pub(super) fn iterators(ctx: &Context, attr: Option<Attr>) -> Vec<IteratorType> {
    let elems = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    elems.iter().filter_map(|&elem| IteratorType::decode(ctx, elem)).collect()
}

/// An array of booleans.
pub(crate) fn bool_array(ctx: &Context, values: impl Iterator<Item = bool>) -> Attr {
    let elems: Vec<Attr> = values.map(Attr::bool).collect();
    ArrayAttr::get(ctx, &elems)
}

/// An array of `i64`s.
pub(super) fn int_array(ctx: &Context, values: &[i64]) -> Attr {
    let elems: Vec<Attr> = values.iter().map(|&value| IntegerAttr::of_i64(ctx, Type::I64, value)).collect();
    ArrayAttr::get(ctx, &elems)
}
