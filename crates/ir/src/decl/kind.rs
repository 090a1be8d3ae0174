//! How kinds of types and attributes are declared: one static row per kind.

use crate::Context;
use crate::asm::{AsmParser, AsmPrinter};
use crate::diag::Message;
use crate::params::ParamDef;
use crate::{Attr, Loc, Reported, Result, Type};
use parking_lot::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::chunked::StaticTable;

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
        /// Whether the parameters are right; else why not. The constructors of the kind call it.
        verify: fn(&Context, Attr) -> core::result::Result<(), Message>,
    }
}

/// The declaration of a kind of type or attribute. Its address is its identity.
pub struct KindDef {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The mnemonic after `!dialect.` or `#dialect.`.
    pub name: &'static str,
    /// Documentation.
    pub doc: &'static str,
    /// The parameters, in the order of the words of a record.
    pub params: &'static [ParamDef],
    /// Hooks, when this is a type.
    pub type_hooks: TypeHooks,
    /// Hooks, when this is an attribute.
    pub attr_hooks: AttrHooks,
    /// The enum whose value is the only parameter, for `#dialect.name<keyword>` attributes.
    pub enum_def: Option<&'static super::EnumDef>,
    /// The names of such an attribute in upstream's messages.
    pub enum_names: Option<super::enums::EnumNames>,
    /// The process-wide code plus one; zero until registered.
    pub code: AtomicU32,
}

static KINDS: StaticTable<KindDef> = StaticTable::new();
static REGISTER: Mutex<()> = Mutex::new(());

impl KindDef {
    /// The process-wide code of this kind: the tag of its records.
    #[inline]
    pub fn code(&'static self) -> u32 {
        match self.code.load(Ordering::Acquire) {
            0 => self.register(),
            code => code - 1,
        }
    }

    /// Gives the kind its code, once per process.
    #[cold]
    pub fn register(&'static self) -> u32 {
        let _guard = REGISTER.lock();
        match self.code.load(Ordering::Acquire) {
            0 => {
                let code = KINDS.push(self);
                self.code.store(code + 1, Ordering::Release);
                code
            }
            code => code - 1,
        }
    }

    /// The kind of a record's tag.
    #[inline]
    pub fn of_code(code: u32) -> Option<&'static KindDef> {
        KINDS.get(code)
    }
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
        $( $crate::kind_row!(Type, TypeKind, type_hooks, TypeHooks, checked_type, NONE, type_of_words, $d, [$($doc)*] $Name $mnem [$([$($pd)*] $p : $pt,)*] [$($($h : $hf,)*)?]); )*
        /// Every type kind of this dialect.
        pub static $list: &[&$crate::decl::KindDef] = &[$( <$Name<'static> as $crate::types::TypeKind<'static>>::DEF ),*];
    };
}

/// Declares kinds of attributes; see [`types!`](crate::types!).
#[macro_export]
macro_rules! attrs {
    ($d:literal, $list:ident; $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal
        { $($(#[doc = $pd:literal])* $p:ident : $pt:ty),* $(,)? } $(( $($h:ident : $hf:expr),* $(,)? ))? )*) => {
        $( $crate::kind_row!(Attr, AttrKind, attr_hooks, AttrHooks, checked_attr, UNIT, attr_of_words, $d, [$($doc)*] $Name $mnem [$([$($pd)*] $p : $pt,)*] [$($($h : $hf,)*)?]); )*
        /// Every attribute kind of this dialect.
        pub static $list: &[&$crate::decl::KindDef] = &[$( <$Name<'static> as $crate::attrs::AttrKind<'static>>::DEF ),*];
    };
}

/// The shared expansion of [`types!`](crate::types!) and [`attrs!`](crate::attrs!).
#[doc(hidden)]
#[macro_export]
macro_rules! kind_row {
    ($Id:ident, $Kind:ident, $hooks:ident, $Hooks:ident, $Checked:ident, $PLACEHOLDER:ident, $intern:ident, $d:literal, [$($doc:literal)*] $Name:ident $mnem:literal
     [$([$($pd:literal)*] $p:ident : $pt:ty,)*] [$($h:ident : $hf:expr,)*]) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy)]
        pub struct $Name<'c> {
            $( $(#[doc = $pd])* #[doc = concat!("`", stringify!($p), "`")] pub $p: <$pt as $crate::params::Param>::View<'c>, )*
            #[doc(hidden)]
            pub marker: core::marker::PhantomData<&'c ()>,
        }

        const _: () = {
            #[allow(clippy::needless_update)]
            const HOOKS: $crate::decl::$Hooks = $crate::decl::$Hooks { $($h: Some($hf),)* ..$crate::decl::$Hooks::NONE };

            static ROW: $crate::decl::KindDef = $crate::decl::KindDef {
                dialect: $d,
                name: $mnem,
                doc: concat!($($doc, "\n"),*),
                params: &[$( $crate::params::ParamDef { name: stringify!($p), kind: <$pt as $crate::params::Param>::KIND } ),*],
                $hooks: HOOKS,
                code: core::sync::atomic::AtomicU32::new(0),
                ..$crate::decl::KindDef::EMPTY
            };

            impl<'c> $crate::$Kind<'c> for $Name<'c> {
                const DEF: &'static $crate::decl::KindDef = &ROW;
                #[inline]
                #[allow(unused_variables)]
                fn decode(r: &mut $crate::params::Reader<'c>) -> Self {
                    Self { $( $p: <$pt as $crate::params::Param>::decode(r), )* marker: core::marker::PhantomData }
                }
            }

            impl<'c> $Name<'c> {
                /// Makes one with these parameters, which must be right.
                #[inline]
                #[cfg_attr(debug_assertions, track_caller)]
                #[allow(unused_mut, clippy::too_many_arguments)]
                pub fn get(ctx: &$crate::Context, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::$Id {
                    let mut words = $crate::params::Words::new();
                    $( <$pt as $crate::params::Param>::encode($p, &mut words); )*
                    let made = ctx.$intern(ROW.code(), &words);
                    match HOOKS.verify {
                        Some(verify) => $crate::decl::kind::$Checked(ctx, $crate::Loc::UNKNOWN, &ROW, verify, made)
                            .unwrap_or($crate::$Id::$PLACEHOLDER),
                        None => made,
                    }
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
                #[allow(unused_mut, clippy::too_many_arguments)]
                pub fn get_checked(ctx: &$crate::Context, loc: $crate::Loc, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::Result<$crate::$Id> {
                    let mut words = $crate::params::Words::new();
                    $( <$pt as $crate::params::Param>::encode($p, &mut words); )*
                    let made = ctx.$intern(ROW.code(), &words);
                    match HOOKS.verify {
                        Some(verify) => $crate::decl::kind::$Checked(ctx, loc, &ROW, verify, made),
                        None => Ok(made),
                    }
                }
            }
        };
    };
}

/// The type, if its parameters are right; an error otherwise.
#[doc(hidden)]
pub fn checked_type(
    ctx: &Context,
    loc: Loc,
    kind: &KindDef,
    verify: fn(&Context, Type) -> core::result::Result<(), Message>,
    ty: Type,
) -> Result<Type> {
    verify(ctx, ty).map_err(|message| invalid(ctx, loc, '!', kind, &message))?;
    Ok(ty)
}

/// The attribute, if its parameters are right; an error otherwise.
#[doc(hidden)]
pub fn checked_attr(
    ctx: &Context,
    loc: Loc,
    kind: &KindDef,
    verify: fn(&Context, Attr) -> core::result::Result<(), Message>,
    attr: Attr,
) -> Result<Attr> {
    verify(ctx, attr).map_err(|message| invalid(ctx, loc, '#', kind, &message))?;
    Ok(attr)
}

#[cold]
fn invalid(ctx: &Context, loc: Loc, sigil: char, kind: &KindDef, message: &Message) -> Reported {
    let KindDef { dialect, name, .. } = kind;
    ctx.error(loc, format!("invalid parameters of '{sigil}{dialect}.{name}': {message}")).emit()
}

impl KindDef {
    /// An empty row, for struct update in the declaring macros.
    #[doc(hidden)]
    pub const EMPTY: Self = Self {
        dialect: "",
        name: "",
        doc: "",
        params: &[],
        type_hooks: TypeHooks::NONE,
        attr_hooks: AttrHooks::NONE,
        enum_def: None,
        enum_names: None,
        code: AtomicU32::new(0),
    };
}
