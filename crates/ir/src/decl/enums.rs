//! Enumerations in attributes: keyword tables shared by parser, printer and verifier.

use crate::attrs::{Attr, IntegerAttr};
use crate::context::Context;
use crate::store::KindDef;
use crate::types::Type;
use terrace_support::words;

/// The attribute that stores an enum.
#[derive(Clone, Copy)]
pub enum EnumForm {
    /// A signless integer attribute of this width.
    Integer(u32),
    /// A dialect attribute of its own: `#dialect.mnemonic<keyword>`, written `<keyword>` in an operation's format,
    /// when `angle`; else `#dialect<mnemonic keyword>` and ` keyword`, whose space is part of it.
    Dialect {
        /// The kind, whose only parameter is the value.
        kind: &'static KindDef,
        /// Whether angle brackets belong to the value's own syntax.
        angle: bool,
    },
}

/// The names of an enum's attribute in upstream's messages.
#[derive(Clone, Copy)]
pub struct EnumNames {
    /// The attribute's definition.
    pub attr: &'static str,
    /// The parameter.
    pub param: &'static str,
    /// The parameter's C++ type.
    pub ty: &'static str,
    /// Whether upstream parses the keyword as a field of that type (`FieldParser`), with messages that name the type;
    /// otherwise an enum's own parser does, with messages that give the summary.
    pub is_field: bool,
}

/// The declaration of an enum.
pub struct EnumDef {
    /// The enum's name.
    pub name: &'static str,
    /// How it is stored.
    pub form: EnumForm,
    /// For a set of bits, the separator of printed keywords (`", "` or `"|"`); `None` for a plain enum.
    pub separator: Option<&'static str>,
    /// Keywords and values in order of declaration. For bit sets, the group keywords come last.
    pub cases: &'static [(&'static str, u64)],
    /// The verifier's summary of the attribute.
    pub summary: &'static str,
}

impl EnumDef {
    /// The value of a keyword.
    pub fn value_of(&self, keyword: &str) -> Option<u64> {
        self.value_of_bytes(keyword.as_bytes())
    }

    /// The value of a keyword in a text that may not be UTF-8.
    pub fn value_of_bytes(&self, keyword: &[u8]) -> Option<u64> {
        self.cases.iter().find(|(k, _)| words::eq(k.as_bytes(), keyword)).map(|&(_, v)| v)
    }

    /// The keyword of a value.
    pub fn keyword_of(&self, value: u64) -> Option<&'static str> {
        self.cases.iter().find(|&&(_, v)| v == value).map(|&(k, _)| k)
    }

    /// The attribute of a value.
    pub fn attr(&self, ctx: &Context, value: u64) -> Attr {
        match self.form {
            EnumForm::Integer(width) => IntegerAttr::of_u64(ctx, Type::int(ctx, width), value),
            EnumForm::Dialect { kind, .. } => {
                ctx.attr_of_words(kind.code(), &[value as u32, (value >> 32) as u32])
            }
        }
    }

    /// The names of the attribute of a dialect enum in upstream's messages.
    pub fn upstream_names(&self, kind: &KindDef) -> EnumNames {
        let unnamed = EnumNames { attr: self.name, param: "value", ty: self.name, is_field: false };
        kind.attr_hooks().enum_names.unwrap_or(unnamed)
    }

    /// The C++ type that upstream's message about an unknown keyword names; `None` for enums whose message gives
    /// the summary.
    pub fn cpp_type(&self) -> Option<&'static str> {
        let EnumForm::Dialect { kind, .. } = self.form else { return None };
        kind.attr_hooks().enum_names.filter(|names| names.is_field).map(|names| names.ty)
    }

    /// The value in an attribute; `None` if the attribute is of another kind or the value is no case.
    #[inline]
    pub fn value(&self, ctx: &Context, attr: Attr) -> Option<u64> {
        let value = match self.form {
            EnumForm::Integer(width) => {
                let int = attr.as_::<IntegerAttr>(ctx)?;
                if int.ty.signless_width(ctx) != Some(width) {
                    return None;
                }
                int.to_u64()?
            }
            EnumForm::Dialect { kind, .. } => {
                let (code, words) = ctx.attr_words(attr);
                if code != kind.code() {
                    return None;
                }
                let &[low, high] = words else { return None };
                low as u64 | (high as u64) << 32
            }
        };
        let is_valid = match self.separator {
            None => self.keyword_of(value).is_some(),
            Some(_) => value & !self.cases.iter().fold(0, |all, &(_, v)| all | v) == 0,
        };
        is_valid.then_some(value)
    }

    /// Appends the keywords of a value: one keyword, or a bit set's in order of declaration.
    ///
    /// A bit set that equals a case (single bit, group or none) prints as that keyword; otherwise groups
    /// that are wholly contained are printed for their bits, as upstream's stringifier does.
    pub fn write(&self, value: u64, out: &mut Vec<u8>) {
        if let Some(keyword) = self.keyword_of(value) {
            out.extend_from_slice(keyword.as_bytes());
            return;
        }
        let Some(separator) = self.separator else { return };
        let mut left = value;
        let mut keywords: Vec<&str> = Vec::new();
        // Groups replace their bits and come first.
        for &(keyword, v) in self.cases.iter().filter(|(_, v)| v.count_ones() > 1) {
            if left & v == v {
                left &= !v;
                keywords.push(keyword);
            }
        }
        let single_bits = self.cases.iter().filter(|(_, v)| v.count_ones() == 1 && left & v == *v);
        keywords.extend(single_bits.map(|&(keyword, _)| keyword));
        out.extend_from_slice(keywords.join(separator).as_bytes());
    }
}

/// Declares enums that appear in attributes.
///
/// ```text
/// enums! { "arith", ENUM_ATTRS;
///     /// Stored as an `i64` attribute.
///     enum CmpIPredicate: int(64) "allowed 64-bit ..." { Eq = 0 "eq", Ne = 1 "ne" }
///     /// Stored as `#arith.fastmath<...>`, written `<fast>` in formats.
///     bits FastMathFlags: attr("fastmath", angle) ", " "..." { NONE = 0 "none", REASSOC = 1 "reassoc" }
/// }
/// ```
/// An `enum` becomes a Rust enum, `bits` a struct of constants; both are [`AttrType`](crate::decl::AttrType)s
/// that decode to themselves. `of "..."` after the summary is the verifier's summary of an operation's attribute, if it is
/// another one; `upstream("attribute", "parameter", "C++ type")`, with `field` for an enum that upstream parses as a field,
/// are the names in upstream's messages ([`EnumNames`](crate::decl::enums::EnumNames)). The list contains the attribute
/// kinds of the enums.
#[macro_export]
macro_rules! enums {
    ($d:literal, $list:ident; $($rest:tt)*) => {
        $crate::enums!(@go $d $list [] $($rest)*);
    };
    (@go $d:literal $list:ident [$($Kind:ident)*]) => {
        /// Attribute kinds that hold an enum of this dialect.
        pub static $list: &[&$crate::decl::KindDef] = &[$( $Kind::KIND ),*];
    };
    // The texts are the separator, for `bits`, and the summary.
    (@go $d:literal $list:ident [$($Kind:ident)*] $(#[doc = $doc:literal])* $class:ident $Name:ident : int($w:literal) $($text:literal)+
        { $($(#[doc = $cdoc:literal])* $Case:ident = $val:literal $kw:literal),* $(,)? } $($rest:tt)*) => {
        $crate::enums!(@$class [$($doc)*] $Name [$crate::decl::EnumForm::Integer($w)] [$($text)+] $($([$cdoc])* $Case = $val $kw),*);
        $crate::enums!(@go $d $list [$($Kind)*] $($rest)*);
    };
    (@go $d:literal $list:ident [$($Kind:ident)*] $(#[doc = $doc:literal])* $class:ident $Name:ident : attr($mnem:literal, $style:ident) $($text:literal)+ $(of $what:literal)? $(upstream $names:tt)?
        { $($(#[doc = $cdoc:literal])* $Case:ident = $val:literal $kw:literal),* $(,)? } $($rest:tt)*) => {
        $crate::enums!(@$class [$($doc)*] $Name [$crate::decl::EnumForm::Dialect { kind: $Name::KIND, angle: $crate::enums!(@angle $style) }] [$($text)+ $($what)?] $($([$cdoc])* $Case = $val $kw),*);
        $crate::enums!(@kind $d $Name $mnem [$($names)?]);
        $crate::enums!(@go $d $list [$($Kind)* $Name] $($rest)*);
    };
    (@upstream) => { None };
    (@upstream ($attr:literal, $param:literal, $ty:literal)) => {
        Some($crate::decl::enums::EnumNames { attr: $attr, param: $param, ty: $ty, is_field: false })
    };
    (@upstream ($attr:literal, $param:literal, $ty:literal, field)) => {
        Some($crate::decl::enums::EnumNames { attr: $attr, param: $param, ty: $ty, is_field: true })
    };
    (@angle angle) => { true };
    (@what $summary:literal) => { $summary };
    (@what $summary:literal $what:literal) => { $what };
    (@angle bare) => { false };
    (@kind $d:literal $Name:ident $mnem:literal [$($names:tt)?]) => {
        impl $Name {
            /// The attribute kind that holds the value.
            pub const KIND: &'static $crate::decl::KindDef = {
                static ROW: $crate::decl::KindDef = $crate::decl::KindDef {
                    dialect: $d,
                    name: $mnem,
                    doc: "",
                    params: &[$crate::params::ParamDef { name: "value", kind: $crate::params::ParamKind::U64 }],
                    hooks: &$crate::decl::AttrHooks {
                        enum_def: Some($Name::ENUM),
                        enum_names: $crate::enums!(@upstream $($names)?),
                        ..$crate::decl::AttrHooks::NONE
                    },
                    code: core::sync::atomic::AtomicU32::new(0),
                };
                &ROW
            };
        }
    };
    (@enum [$($doc:literal)*] $Name:ident [$form:expr] [$summary:literal $($what:literal)?] $($([$cdoc:literal])* $Case:ident = $val:literal $kw:literal),*) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u64)]
        pub enum $Name { $($(#[doc = $cdoc])* #[doc = concat!("`", $kw, "`")] $Case = $val),* }
        #[allow(dead_code)]
        impl $Name {
            /// The declaration.
            pub const ENUM: &'static $crate::decl::EnumDef = {
                static E: $crate::decl::EnumDef = $crate::decl::EnumDef {
                    name: stringify!($Name), form: $form, separator: None, cases: &[$(($kw, $val)),*], summary: $summary,
                };
                &E
            };
            /// The case of this value.
            #[inline]
            pub const fn from_value(value: u64) -> Option<Self> {
                match value { $($val => Some(Self::$Case),)* _ => None }
            }
            /// The keyword.
            pub fn keyword(self) -> &'static str { Self::ENUM.keyword_of(self as u64).unwrap_or("") }
        }
        impl $crate::decl::AttrType for $Name {
            type View = $Name;
            const SUMMARY: &'static str = $crate::enums!(@what $summary $($what)?);
            const SYNTAX: $crate::decl::AttrSyntax = $crate::decl::AttrSyntax::Enum($Name::ENUM);
            #[inline]
            fn decode(ctx: &$crate::Context, attr: $crate::Attr) -> Option<$Name> { Self::ENUM.value(ctx, attr).and_then(Self::from_value) }
            #[inline]
            fn encode(ctx: &$crate::Context, view: $Name) -> $crate::Attr { Self::ENUM.attr(ctx, view as u64) }
        }
    };
    (@bits [$($doc:literal)*] $Name:ident [$form:expr] [$sep:literal $summary:literal] $($([$cdoc:literal])* $Case:ident = $val:literal $kw:literal),*) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $Name(pub u64);
        #[allow(dead_code)]
        impl $Name {
            $($(#[doc = $cdoc])* #[doc = concat!("`", $kw, "`")] pub const $Case: $Name = $Name($val);)*
            /// The declaration.
            pub const ENUM: &'static $crate::decl::EnumDef = {
                static E: $crate::decl::EnumDef = $crate::decl::EnumDef {
                    name: stringify!($Name), form: $form, separator: Some($sep), cases: &[$(($kw, $val)),*], summary: $summary,
                };
                &E
            };
            /// Whether all bits of `other` are set.
            #[inline]
            pub const fn has(self, other: Self) -> bool { self.0 & other.0 == other.0 }
        }
        impl core::ops::BitOr for $Name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
        }
        impl core::ops::BitAnd for $Name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self { Self(self.0 & other.0) }
        }
        impl $crate::rules::FlagType for $Name {}
        impl $crate::decl::AttrType for $Name {
            type View = $Name;
            const SUMMARY: &'static str = $summary;
            const SYNTAX: $crate::decl::AttrSyntax = $crate::decl::AttrSyntax::Enum($Name::ENUM);
            #[inline]
            fn decode(ctx: &$crate::Context, attr: $crate::Attr) -> Option<$Name> { Self::ENUM.value(ctx, attr).map($Name) }
            #[inline]
            fn encode(ctx: &$crate::Context, view: $Name) -> $crate::Attr { Self::ENUM.attr(ctx, view.0) }
        }
    };
}
