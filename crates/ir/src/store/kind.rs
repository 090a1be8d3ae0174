//! Kinds of types and attributes: one static row for each.

use super::params::{ParamDef, Reader};
use core::any::Any;
use parking_lot::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::chunked::StaticTable;

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
    /// The behaviour: [`TypeHooks`](crate::decl::TypeHooks) or [`AttrHooks`](crate::decl::AttrHooks), which know of text
    /// and diagnostics. `()` for builtin's kinds, whose hooks are beside those types.
    pub hooks: &'static (dyn Any + Send + Sync),
    /// The process-wide code plus one; zero until registered.
    pub code: AtomicU32,
}

/// A typed view of one kind of type, made by [`types!`](crate::types!).
pub trait TypeKind<'c>: Copy {
    /// The declaration.
    const DEF: &'static KindDef;
    /// Reads the parameters.
    fn decode(r: &mut Reader<'c>) -> Self;
}

/// A typed view of one kind of attribute, made by [`attrs!`](crate::attrs!).
pub trait AttrKind<'c>: Copy {
    /// The declaration.
    const DEF: &'static KindDef;
    /// Reads the parameters.
    fn decode(r: &mut Reader<'c>) -> Self;
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

/// Declares a kind: its view and its static row, with the constructor `unchecked`.
#[doc(hidden)]
#[macro_export]
macro_rules! kind_row {
    ($Id:ident, $Kind:ident, $intern:ident, $hooks:expr, $d:literal, [$($doc:literal)*] $Name:ident $mnem:literal
     [$([$($pd:literal)*] $p:ident : $pt:ty,)*]) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy)]
        pub struct $Name<'c> {
            $( $(#[doc = $pd])* #[doc = concat!("`", stringify!($p), "`")] pub $p: <$pt as $crate::params::Param>::View<'c>, )*
            #[doc(hidden)]
            pub marker: core::marker::PhantomData<&'c ()>,
        }

        const _: () = {
            static ROW: $crate::store::KindDef = $crate::store::KindDef {
                dialect: $d,
                name: $mnem,
                doc: concat!($($doc, "\n"),*),
                params: &[$( $crate::params::ParamDef { name: stringify!($p), kind: <$pt as $crate::params::Param>::KIND } ),*],
                hooks: $hooks,
                code: core::sync::atomic::AtomicU32::new(0),
            };

            impl<'c> $crate::store::$Kind<'c> for $Name<'c> {
                const DEF: &'static $crate::store::KindDef = &ROW;
                #[inline]
                #[allow(unused_variables)]
                fn decode(r: &mut $crate::params::Reader<'c>) -> Self {
                    Self { $( $p: <$pt as $crate::params::Param>::decode(r), )* marker: core::marker::PhantomData }
                }
            }

            impl<'c> $Name<'c> {
                #[doc(hidden)]
                #[inline]
                #[cfg_attr(debug_assertions, track_caller)]
                #[allow(unused_mut, clippy::too_many_arguments)]
                pub fn unchecked(store: &$crate::store::Store, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::$Id {
                    let mut words = $crate::params::Words::new();
                    $( <$pt as $crate::params::Param>::encode($p, &mut words); )*
                    store.$intern(ROW.code(), &words)
                }
            }
        };
    };
}

/// Declares builtin's kinds. Those that are `checked` get their constructors from `decl/builtin.rs`.
macro_rules! builtin_kinds {
    ($Id:ident, $Kind:ident, $intern:ident, $(#[doc = $list_doc:literal])* $list:ident; $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal
        { $($(#[doc = $pd:literal])* $p:ident : $pt:ty),* $(,)? } $(($checked:ident))? )*) => {
        $( $crate::kind_row!($Id, $Kind, $intern, &(), "builtin", [$($doc)*] $Name $mnem [$([$($pd)*] $p : $pt,)*]);
        $crate::store::kind::builtin_kinds!(@get $($checked)? $Name -> $Id [$($p : $pt,)*]); )*
        $(#[doc = $list_doc])*
        pub static $list: &[&$crate::store::KindDef] = &[$( <$Name<'static> as $crate::store::$Kind<'static>>::DEF ),*];
    };
    (@get checked $($row:tt)*) => {};
    (@get $Name:ident -> $Id:ident [$($p:ident : $pt:ty,)*]) => {
        impl $Name<'_> {
            /// Makes one with these parameters.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            #[allow(clippy::too_many_arguments)]
            pub fn get(ctx: &$crate::store::Store, $( $p: <$pt as $crate::params::Param>::View<'_> ),*) -> $crate::$Id {
                Self::unchecked(ctx, $( $p ),*)
            }

            /// Makes one with the parameters of this view. With Rust's struct update syntax it changes some of another one:
            /// `Self { part: new, ..view }.intern(ctx)`.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn intern(self, ctx: &$crate::store::Store) -> $crate::$Id {
                Self::get(ctx, $( self.$p ),*)
            }
        }
    };
}
pub(super) use builtin_kinds;
