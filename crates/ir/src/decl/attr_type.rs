//! The types of inherent attributes: how a slot is read, written, checked and spelled.

use super::enums::EnumDef;
use crate::attrs::{
    ArrayAttr, Attr, DenseArrayAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr,
    TypeAttr,
};
use crate::body::OpState;
use crate::context::{Context, Str};
use crate::options::MlirVersion;
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
    /// The type that accessors return and builders take.
    type View: Copy;
    /// The summary in messages: `failed to satisfy constraint: <summary>`.
    const SUMMARY: &'static str;
    /// The spelling in custom forms.
    const SYNTAX: AttrSyntax;
    /// Whether the generic form leaves out the default (`DefaultValuedOptionalAttr`).
    const SILENT_DEFAULT: bool = false;
    /// The conversion from other attributes, if upstream's property has no attribute class.
    const PROPERTY: Option<&'static Property> = None;
    /// The attribute that later versions of MLIR have instead, if that is another one.
    const NEWER: Option<&'static Newer> = None;
    /// Whether the attribute is of the class (in upstream's C++) that the constraint applies to. Upstream rejects other
    /// attributes when it sets the property.
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        match Self::SYNTAX {
            // Upstream has a class `BoolAttr`, but none for other integer attributes of type `i1`.
            AttrSyntax::Typed(Type::I1) if !Self::SUMMARY.starts_with("1-bit") => {
                Self::decode(ctx, attr).is_some()
            }
            AttrSyntax::Typed(ty) if ty.is_float(ctx) => attr.is::<FloatAttr>(ctx),
            AttrSyntax::Typed(_) => attr.is::<IntegerAttr>(ctx),
            AttrSyntax::Type => attr.is::<TypeAttr>(ctx),
            AttrSyntax::Str | AttrSyntax::SymbolName => attr.is::<StringAttr>(ctx),
            // The class of an array with a constraint on its elements is that of all arrays.
            AttrSyntax::Any if attr.is::<ArrayAttr>(ctx) => {
                Self::decode(ctx, attr).is_some() || Self::decode(ctx, ArrayAttr::get(ctx, &[])).is_some()
            }
            _ => Self::decode(ctx, attr).is_some(),
        }
    }
    /// Whether there is an attribute for a view: none for a `unit` that is `false`.
    #[inline]
    fn is_present(_: Self::View) -> bool {
        true
    }
    /// Reads the attribute; `None` when it does not satisfy the constraint.
    fn decode(ctx: &Context, attr: Attr) -> Option<Self::View>;
    /// Makes the attribute.
    fn encode(ctx: &Context, view: Self::View) -> Attr;
}

/// A property that is stored as an attribute here, but not upstream, and is set from attributes of several kinds.
pub struct Property {
    /// The accepted kinds, for the message about others: `expected <accepts>`.
    pub accepts: &'static str,
    /// The attribute to store for one of an accepted kind.
    pub convert: fn(&Context, Attr) -> Option<Attr>,
    /// How bytecode has it.
    pub encoding: PropertyEncoding,
}

/// The attribute that later versions of MLIR have instead of an inherent one.
pub struct Newer {
    /// The first of these versions.
    pub since: MlirVersion,
    /// Its attribute for one of MLIR 22.
    pub from_22: fn(&Context, Attr) -> Attr,
    /// The attribute of MLIR 22 for one of it; `None` for others.
    pub to_22: fn(&Context, Attr) -> Option<Attr>,
}

/// How bytecode has a property that is no attribute upstream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyEncoding {
    /// The number of an integer attribute.
    VarInt,
    /// One byte: whether it is set.
    Bool,
}

/// Declares [`AttrType`]s by a pair of functions; `newer` is for [`AttrType::NEWER`], `silent` is for [`AttrType::SILENT_DEFAULT`], `class` for
/// [`AttrType::is_class`], `present` for [`AttrType::is_present`].
#[macro_export]
macro_rules! attr_types {
    ($($(#[doc = $doc:literal])* $Name:ident => $View:ty, $summary:expr, $syntax:expr, $(newer $newer:expr,)? $(silent $silent:literal,)? $(class $class:expr,)? $(present $present:expr,)? |$ctx:ident, $attr:ident| $dec:expr, |$ctx2:ident, $v:ident| $enc:expr;)*) => {$(
        $(#[doc = $doc])*
        pub struct $Name;
        impl $crate::decl::AttrType for $Name {
            type View = $View;
            const SUMMARY: &'static str = $summary;
            const SYNTAX: $crate::decl::AttrSyntax = $syntax;
            $(const NEWER: Option<&'static $crate::decl::attr_type::Newer> = Some($newer);)?
            $(const SILENT_DEFAULT: bool = $silent;)?
            $(fn is_class(ctx: &$crate::Context, attr: $crate::Attr) -> bool { $class(ctx, attr) })?
            $(#[inline] fn is_present(view: $View) -> bool { $present(view) })?
            #[inline]
            fn decode($ctx: &$crate::Context, $attr: $crate::Attr) -> Option<$View> { $dec }
            #[inline]
            #[allow(unused_variables)]
            fn encode($ctx2: &$crate::Context, $v: $View) -> $crate::Attr { $enc }
        }
    )*};
}

/// The value of an integer attribute of this type.
pub fn int_of(ctx: &Context, attr: Attr, ty: Type) -> Option<i64> {
    attr.as_::<IntegerAttr>(ctx).filter(|int| int.ty == ty).and_then(|int| int.to_i64(ctx))
}

attr_types! {
    /// Any attribute.
    AnyAttr => Attr, "any attribute", AttrSyntax::Any, |_ctx, attr| Some(attr), |ctx, v| v;
    /// `unit`: the view is whether it is present.
    Unit => bool, "unit attribute", AttrSyntax::Unit, present |view| view, |_ctx, attr| (attr == Attr::UNIT).then_some(true), |ctx, v| Attr::UNIT;
    /// `true` or `false`.
    Bool => bool, "bool attribute", AttrSyntax::Typed(Type::I1), |ctx, attr| attr.as_bool(ctx), |ctx, v| Attr::bool(v);
    /// `true` or `false`, whose default the generic form leaves out.
    SilentBool => bool, "bool attribute", AttrSyntax::Typed(Type::I1), silent true, |ctx, attr| attr.as_bool(ctx), |ctx, v| Attr::bool(v);
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

/// A slot of an operation's inherent attribute with the attribute's type.
pub struct TypedSlot<T> {
    slot: usize,
    ty: core::marker::PhantomData<fn() -> T>,
}

impl<T: AttrType> TypedSlot<T> {
    /// The slot with this number.
    pub const fn new(slot: usize) -> Self {
        Self { slot, ty: core::marker::PhantomData }
    }

    /// Sets the attribute of a new operation.
    #[inline]
    pub fn set(self, state: &mut OpState, ctx: &Context, value: T::View) {
        if T::is_present(value) {
            state.set_slot(self.slot, T::encode(ctx, value));
        }
    }
}
