//! How kinds of types and attributes are declared: one static row per kind.

use crate::Context;
use crate::asm::{AsmParser, AsmPrinter};
use crate::body::OpRef;
use crate::diag::Message;
use crate::store::KindDef;
use crate::{Attr, Loc, Reported, Result, Type};

hooks! {
    /// The behaviour of a type kind: plain functions, absent where the kind has none.
    pub struct TypeHooks {
        /// Parses the text after the mnemonic (`<...>` included).
        parse: fn(&mut AsmParser<'_>) -> Result<Type>,
        /// Prints the text after the mnemonic.
        print: fn(&mut AsmPrinter<'_>, Type),
        /// The name for an alias (`!tuple`), if the type is printed as an alias.
        alias: fn(&Context, Type) -> Option<&'static str>,
        /// The name for an alias (`!struct`), if types of this kind with long texts are printed as aliases
        /// (`PrintOptions::type_aliases`).
        long_alias: fn(&Context, Type) -> Option<&'static str>,
        /// Whether the type may be the element type of a vector; not if absent.
        vector_element: fn(&Context, Type) -> bool,
        /// Whether the type may be the element type of a memref; not if absent.
        memref_element: fn(&Context, Type) -> bool,
        /// Whether the parameters are right; else why not. The constructors of the kind call it.
        verify: fn(&Context, Type) -> core::result::Result<(), Message>,
    }
}

hooks! {
    /// The behaviour of an attribute kind: plain functions, absent where the kind has none.
    pub struct AttrHooks {
        /// Parses the text after the mnemonic (`<...>` included); the type is that of the context, if it is known.
        parse: fn(&mut AsmParser<'_>, Option<Type>) -> Result<Attr>,
        /// Prints the text after the mnemonic.
        print: fn(&mut AsmPrinter<'_>, Attr),
        /// The type of an attribute that has one (`TypedAttr`): printed after it.
        ty: fn(&Context, Attr) -> Option<Type>,
        /// The name for an alias (`#map`, `#loc`), if attributes of this kind are printed as aliases.
        alias: fn(&Context, Attr) -> Option<&'static str>,
        /// It prints the types and attributes in it, by their aliases, in the order of its parameters, and no others.
        parts_in_order: (),
        /// Whether the parameters are right; else why not. The constructors of the kind call it.
        verify: fn(&Context, Attr) -> core::result::Result<(), Message>,
        /// Whether it may be the encoding of a tensor of this shape (empty if unranked) and element type; else why not. If
        /// absent, it may (`VerifiableTensorEncoding`).
        verify_encoding: fn(&Context, Attr, &[i64], Type) -> core::result::Result<(), Message>,
        /// For a target of compilation: whether the module that it is attached to can be compiled for it
        /// (`TargetAttrVerifyInterface`).
        verify_target: fn(OpRef<'_>, Attr) -> Result,
        /// For an attribute of a loop: what it says about the devices that run the loop.
        device_mapping: DeviceMapping,
        /// The enum whose value is the only parameter, for `#dialect.name<keyword>` attributes.
        enum_def: &'static super::EnumDef,
        /// The names of such an attribute in upstream's messages.
        enum_names: super::enums::EnumNames,
    }
}

/// The meaning of an attribute for the devices that run a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceMapping {
    /// The devices of one dimension of the loop (`DeviceMappingAttrInterface`).
    Dimension,
    /// Which devices take part (`DeviceMaskingAttrInterface`).
    Mask,
}

/// Declares kinds of types: a static row, a typed view and a constructor for each.
///
/// ```text
/// types! { "mine", TYPES;
///     /// A box of one element.
///     BoxType = "box" { elem: Type } (parse: parse_box, print: print_box)
/// }
/// ```
/// yields `BoxType<'c> { elem }`, `BoxType::get(ctx, elem) -> Type`, and lists the row in `TYPES`, for the
/// [`DialectDef`](crate::decl::DialectDef). `ty.as_::<BoxType>(ctx)` gives the view of a type of this kind. The hooks in
/// parentheses are fields of [`TypeHooks`](crate::decl::TypeHooks), which has their signatures: `parse` and `print` handle
/// the text after the mnemonic. Parameters are [`Param`](crate::params::Param)s: numbers, types, attributes, strings, lists.
///
/// With the hook `verify`, which gets the type and says what is wrong with its parameters, there are two constructors:
/// `get_checked(ctx, loc, ..)` reports an error at a location, as a parser does; `get`, for parameters that are known to be
/// right, reports it without location and returns the type `none` (the attribute `unit`).
///
/// ```
/// use terrace_ir::diag::{Message, capture};
/// use terrace_ir::{Context, Loc, Type, types};
///
/// types! { "mine", TYPES;
///     /// A list of a known length.
///     ListType = "list" { len: u32, elem: Type } (verify: verify_list)
/// }
///
/// fn verify_list(ctx: &Context, ty: Type) -> Result<(), Message> {
///     match ty.as_::<ListType>(ctx) {
///         Some(list) if list.len == 0 => Err("a list has at least one element".into()),
///         _ => Ok(()),
///     }
/// }
///
/// let ctx = Context::new();
/// assert!(ListType::get(&ctx, 3, Type::I32).is::<ListType>(&ctx));
/// let (list, diagnostics) = capture(|| ListType::get_checked(&ctx, Loc::UNKNOWN, 0, Type::I32));
/// assert!(list.is_err());
/// assert_eq!(diagnostics[0].message, "invalid parameters of '!mine.list': a list has at least one element");
/// ```
#[macro_export]
macro_rules! types {
    ($d:literal, $list:ident; $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal
        { $($(#[doc = $pd:literal])* $p:ident : $pt:ty),* $(,)? } $(( $($h:ident : $hf:expr),* $(,)? ))? )*) => {
        $( $crate::kind_row!(Type, TypeKind, type_of_words, &$crate::decl::TypeHooks { $($($h: Some($hf),)*)? ..$crate::decl::TypeHooks::NONE }, $d, [$($doc)*] $Name $mnem [$([$($pd)*] $p : $pt,)*]);
        $crate::checked_kind!(Type, TypeKind, '!', NONE, $Name [$($p : $pt,)*], $crate::decl::TypeHooks { $($($h: Some($hf),)*)? ..$crate::decl::TypeHooks::NONE }.verify); )*
        /// Every type kind of this dialect.
        pub static $list: &[&$crate::decl::KindDef] = &[$( <$Name<'static> as $crate::types::TypeKind<'static>>::DEF ),*];
    };
}

/// Declares kinds of attributes; see [`types!`](crate::types!).
#[macro_export]
macro_rules! attrs {
    ($d:literal, $list:ident; $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal
        { $($(#[doc = $pd:literal])* $p:ident : $pt:ty),* $(,)? } $(( $($h:ident : $hf:expr),* $(,)? ))? )*) => {
        $( $crate::kind_row!(Attr, AttrKind, attr_of_words, &$crate::decl::AttrHooks { $($($h: Some($hf),)*)? ..$crate::decl::AttrHooks::NONE }, $d, [$($doc)*] $Name $mnem [$([$($pd)*] $p : $pt,)*]);
        $crate::checked_kind!(Attr, AttrKind, '#', UNIT, $Name [$($p : $pt,)*], $crate::decl::AttrHooks { $($($h: Some($hf),)*)? ..$crate::decl::AttrHooks::NONE }.verify); )*
        /// Every attribute kind of this dialect.
        pub static $list: &[&$crate::decl::KindDef] = &[$( <$Name<'static> as $crate::attrs::AttrKind<'static>>::DEF ),*];
    };
}

/// The constructors of a kind, which call its hook `verify`.
#[doc(hidden)]
#[macro_export]
macro_rules! checked_kind {
    ($Id:ident, $Kind:ident, $sigil:literal, $PLACEHOLDER:ident, $Name:ident [$($p:ident : $pt:ty,)*], $verify:expr) => {
        impl $Name<'_> {
            /// Makes one with these parameters, which must be right.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            #[allow(clippy::too_many_arguments)]
            pub fn get(ctx: &$crate::Context, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::$Id {
                Self::get_checked(ctx, $crate::Loc::UNKNOWN, $( $p ),*).unwrap_or($crate::$Id::$PLACEHOLDER)
            }

            /// Makes one with the parameters of this view, which must be right. With Rust's struct update syntax it changes
            /// some of another one: `Self { part: new, ..view }.intern(ctx)`.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn intern(self, ctx: &$crate::Context) -> $crate::$Id {
                Self::get(ctx, $( self.$p ),*)
            }

            /// Makes one with these parameters, or reports at a location what is wrong with them.
            ///
            /// # Errors
            /// If the kind's hook `verify` finds parameters that are not right.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            #[allow(clippy::too_many_arguments, clippy::needless_update)]
            pub fn get_checked(ctx: &$crate::Context, loc: $crate::Loc, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::Result<$crate::$Id> {
                let made = Self::unchecked(ctx, $( $p ),*);
                match const { $verify } {
                    Some(verify) => {
                        let kind = <Self as $crate::store::$Kind<'_>>::DEF;
                        $crate::decl::kind::checked(ctx, loc, ($sigil, kind), verify, made)
                    }
                    None => Ok(made),
                }
            }
        }
    };
}

/// A type or attribute, if its parameters are right; an error otherwise. Its text begins with `sigil`.
#[doc(hidden)]
pub fn checked<T: Copy>(
    ctx: &Context,
    loc: Loc,
    (sigil, kind): (char, &KindDef),
    verify: fn(&Context, T) -> core::result::Result<(), Message>,
    made: T,
) -> Result<T> {
    verify(ctx, made).map_err(|message| invalid(ctx, loc, sigil, kind, &message))?;
    Ok(made)
}

#[cold]
fn invalid(ctx: &Context, loc: Loc, sigil: char, kind: &KindDef, message: &Message) -> Reported {
    let KindDef { dialect, name, .. } = kind;
    ctx.error(loc, format!("invalid parameters of '{sigil}{dialect}.{name}': {message}")).emit()
}
