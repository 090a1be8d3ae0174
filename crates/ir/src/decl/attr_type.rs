//! The types of inherent attributes: how a slot is read, written, checked and spelled.

use super::enums::EnumDef;
use super::shape::AttrForm;
use crate::attrs::{
    ArrayAttr, Attr, DenseArrayAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr,
    TypeAttr,
};
use crate::context::{Context, Str};
use crate::types::Type;

/// How an attribute is written in an operation's custom form (`$name` in a format).
#[derive(Clone, Copy)]
pub enum AttrSyntax {
    /// As any attribute, with its type.
    Any,
    /// A symbol reference.
    Symbol,
    /// Without its type, which is always this one.
    Typed(Type),
    /// An enum's keyword.
    Enum(&'static EnumDef),
    /// Present or not.
    Unit,
    /// A symbol name `@x`, stored as a string.
    SymbolName,
    /// A string without type.
    Str,
    /// A type.
    Type,
    /// An array of `i8`, `i16`, `i32`, `i64`, `f32`, `f64` or `i1` in brackets, without the element type.
    DenseArray(Type),
    /// An attribute of one kind that writes only its parameters, without `#dialect.mnemonic`.
    Kind(&'static super::KindDef),
}

/// The type of an inherent attribute in a declaration.
pub trait AttrType {
    /// What accessors return and builders take.
    type View: Copy;
    /// What messages say: `failed to satisfy constraint: <summary>`.
    const SUMMARY: &'static str;
    /// The spelling in custom forms.
    const SYNTAX: AttrSyntax;
    /// Whether a default stays unwritten in generic form (`DefaultValuedOptionalAttr`).
    const SILENT_DEFAULT: bool = false;
    /// How other attributes become the value, when it is a property of no attribute class.
    const PROPERTY: Option<&'static Property> = None;
    /// How much of the attribute is part of an operation's shape. What is right about a symbol's name depends on the
    /// symbol table, which no shape has.
    const FORM: AttrForm = match Self::SYNTAX {
        AttrSyntax::Symbol | AttrSyntax::SymbolName => AttrForm::Opaque,
        _ => AttrForm::Whole,
    };
    /// Whether the attribute is of the class (in upstream's C++) that the constraint is on; what is not is no
    /// property at all.
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        match Self::SYNTAX {
            // A `BoolAttr` is a class of its own, an integer attribute that must be of `i1` is not.
            AttrSyntax::Typed(Type::I1) if !Self::SUMMARY.starts_with("1-bit") => {
                Self::decode(ctx, attr).is_some()
            }
            AttrSyntax::Typed(ty) if ty.is_float(ctx) => attr.is::<FloatAttr>(ctx),
            AttrSyntax::Typed(_) => attr.is::<IntegerAttr>(ctx),
            AttrSyntax::Type => attr.is::<TypeAttr>(ctx),
            AttrSyntax::Str | AttrSyntax::SymbolName => attr.is::<StringAttr>(ctx),
            // Arrays with a constraint on the elements are arrays first.
            AttrSyntax::Any if attr.is::<ArrayAttr>(ctx) => {
                Self::decode(ctx, attr).is_some() || Self::decode(ctx, ArrayAttr::get(ctx, &[])).is_some()
            }
            _ => Self::decode(ctx, attr).is_some(),
        }
    }
    /// Reads the attribute; `None` when it does not satisfy the constraint.
    fn decode(ctx: &Context, attr: Attr) -> Option<Self::View>;
    /// Makes the attribute.
    fn encode(ctx: &Context, view: Self::View) -> Attr;
}

/// `true` or `false`, whose default is not written in generic form.
pub struct SilentBool;

impl AttrType for SilentBool {
    type View = bool;
    const SUMMARY: &'static str = Bool::SUMMARY;
    const SYNTAX: AttrSyntax = Bool::SYNTAX;
    const SILENT_DEFAULT: bool = true;
    fn decode(ctx: &Context, attr: Attr) -> Option<bool> {
        Bool::decode(ctx, attr)
    }
    fn encode(ctx: &Context, view: bool) -> Attr {
        Bool::encode(ctx, view)
    }
}

/// A value that is stored in an attribute, but is no attribute to upstream: its property accepts several kinds.
pub struct Property {
    /// What is said of other attributes: `expected <accepts>`.
    pub accepts: &'static str,
    /// The attribute that is stored for one of an accepted kind.
    pub convert: fn(&Context, Attr) -> Option<Attr>,
}

/// Declares [`AttrType`]s by a pair of functions; `form` gives another [`AttrType::FORM`] than the syntax does.
#[macro_export]
macro_rules! attr_types {
    ($($(#[doc = $doc:literal])* $Name:ident => $View:ty, $summary:expr, $syntax:expr, $(form $form:ident,)? |$ctx:ident, $attr:ident| $dec:expr, |$ctx2:ident, $v:ident| $enc:expr;)*) => {$(
        $(#[doc = $doc])*
        pub struct $Name;
        impl $crate::decl::AttrType for $Name {
            type View = $View;
            const SUMMARY: &'static str = $summary;
            const SYNTAX: $crate::decl::AttrSyntax = $syntax;
            $(const FORM: $crate::decl::AttrForm = $crate::decl::AttrForm::$form;)?
            #[inline]
            fn decode($ctx: &$crate::Context, $attr: $crate::Attr) -> Option<$View> { $dec }
            #[inline]
            #[allow(unused_variables)]
            fn encode($ctx2: &$crate::Context, $v: $View) -> $crate::Attr { $enc }
        }
    )*};
}

fn int_of(ctx: &Context, attr: Attr, ty: Type) -> Option<i64> {
    attr.as_::<IntegerAttr>(ctx).filter(|int| int.ty == ty).and_then(|int| int.to_i64(ctx))
}

attr_types! {
    /// Any attribute.
    AnyAttr => Attr, "any attribute", AttrSyntax::Any, |_ctx, attr| Some(attr), |ctx, v| v;
    /// The value of a constant: any attribute. Whether a number may be the value depends on its type alone.
    ConstantValue => Attr, "any attribute", AttrSyntax::Any, form NumberType, |_ctx, attr| Some(attr), |ctx, v| v;
    /// `unit`: the view is whether it is present.
    Unit => bool, "unit attribute", AttrSyntax::Unit, |_ctx, attr| (attr == Attr::UNIT).then_some(true), |ctx, v| Attr::UNIT;
    /// `true` or `false`.
    Bool => bool, "bool attribute", AttrSyntax::Typed(Type::I1), |ctx, attr| attr.as_bool(ctx), |ctx, v| Attr::bool(v);
    /// A 32-bit signless integer.
    I32Attr => i64, "32-bit signless integer attribute", AttrSyntax::Typed(Type::I32), |ctx, attr| int_of(ctx, attr, Type::I32), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// A 64-bit signless integer.
    I64Attr => i64, "64-bit signless integer attribute", AttrSyntax::Typed(Type::I64), |ctx, attr| int_of(ctx, attr, Type::I64), |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
    /// An `index` integer.
    IndexAttr => i64, "index attribute", AttrSyntax::Typed(Type::INDEX), |ctx, attr| int_of(ctx, attr, Type::INDEX), |ctx, v| IntegerAttr::of_i64(ctx, Type::INDEX, v);
    /// An integer of any type.
    AnyIntegerAttr => Attr, "arbitrary integer attribute", AttrSyntax::Any, |ctx, attr| attr.is::<IntegerAttr>(ctx).then_some(attr), |ctx, v| v;
    /// A float of any format.
    AnyFloatAttr => Attr, "arbitrary float attribute", AttrSyntax::Any, |ctx, attr| attr.is::<FloatAttr>(ctx).then_some(attr), |ctx, v| v;
    /// A string.
    StrAttr => Str, "string attribute", AttrSyntax::Str, |ctx, attr| attr.as_::<StringAttr>(ctx).map(|s| s.value), |ctx, v| StringAttr::get(ctx, v, None);
    /// The name of a symbol, written `@name`.
    SymbolNameAttr => Str, "string attribute", AttrSyntax::SymbolName, |ctx, attr| attr.as_::<StringAttr>(ctx).map(|s| s.value), |ctx, v| StringAttr::get(ctx, v, None);
    /// A type.
    TypeAttrOf => Type, "any type attribute", AttrSyntax::Type, |ctx, attr| attr.as_::<TypeAttr>(ctx).map(|t| t.ty), |ctx, v| TypeAttr::get(ctx, v);
    /// A reference to a symbol, nested or not.
    SymbolRef => Attr, "symbol reference attribute", AttrSyntax::Symbol, |ctx, attr| attr.is::<SymbolRefAttr>(ctx).then_some(attr), |ctx, v| v;
    /// A reference to a symbol of the enclosing table; the view is the name.
    FlatSymbolRef => Str, "flat symbol reference attribute", AttrSyntax::Symbol, |ctx, attr| attr.as_::<SymbolRefAttr>(ctx).filter(|r| r.nested.is_empty()).map(|r| r.root), |ctx, v| SymbolRefAttr::flat(ctx, v);
    /// An array.
    ArrayAttrOf => Attr, "array attribute", AttrSyntax::Any, |ctx, attr| attr.is::<ArrayAttr>(ctx).then_some(attr), |ctx, v| v;
    /// An array of dictionaries.
    DictArrayAttr => Attr, "Array of dictionary attributes", AttrSyntax::Any, |ctx, attr| attr.as_array(ctx).is_some_and(|a| a.iter().all(|e| e.is::<DictionaryAttr>(ctx))).then_some(attr), |ctx, v| v;
    /// A dictionary.
    DictAttr => Attr, "dictionary of named attribute values", AttrSyntax::Any, |ctx, attr| attr.is::<DictionaryAttr>(ctx).then_some(attr), |ctx, v| v;
    /// `array<i32: ...>`
    DenseI32Array => Attr, "i32 dense array attribute", AttrSyntax::DenseArray(Type::I32), |ctx, attr| attr.as_::<DenseArrayAttr>(ctx).filter(|a| a.elem == Type::I32).map(|_| attr), |ctx, v| v;
    /// `array<i64: ...>`
    DenseI64Array => Attr, "i64 dense array attribute", AttrSyntax::DenseArray(Type::I64), |ctx, attr| attr.as_::<DenseArrayAttr>(ctx).filter(|a| a.elem == Type::I64).map(|_| attr), |ctx, v| v;
}
