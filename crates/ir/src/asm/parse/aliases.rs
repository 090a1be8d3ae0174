//! The aliases of a text, by name.

use super::names::{LOC_PREFIX, NameTable};
use crate::asm::Lengths;
use crate::attrs::Attr;
use crate::context::Context;
use crate::loc::Loc;
use crate::types::Type;
use core::num::NonZeroU32;

/// The value of an attribute alias: an attribute, or a location that becomes an attribute on demand.
#[derive(Clone, Copy)]
pub(super) struct AliasValue(
    /// [`Loc::word`], which is never zero.
    NonZeroU32,
);

impl AliasValue {
    pub fn of_attr(attr: Attr) -> Self {
        Self::of_loc(Loc::of_attr(attr))
    }

    pub fn of_loc(loc: Loc) -> Self {
        Self(NonZeroU32::new(loc.word()).unwrap_or(NonZeroU32::MIN))
    }

    #[inline]
    pub fn attr(self, ctx: &Context) -> Attr {
        self.as_loc().attr(ctx)
    }

    /// The value as a location, even if its attribute is no location.
    #[inline]
    pub fn as_loc(self) -> Loc {
        Loc::of_word(self.0.get())
    }
}

/// The values of attribute or type aliases by name, with the offsets of their definitions.
pub(super) type AliasTable<T> = NameTable<(T, u32)>;

/// The aliases of a text.
pub(super) struct Aliases {
    /// Attribute aliases, `#name`.
    pub attrs: AliasTable<AliasValue>,
    /// Type aliases, `!name`.
    pub types: AliasTable<Type>,
    /// Their lengths.
    pub lengths: Lengths,
}

impl Default for Aliases {
    fn default() -> Self {
        Self {
            attrs: AliasTable::new(LOC_PREFIX),
            types: AliasTable::new(LOC_PREFIX),
            lengths: Lengths::default(),
        }
    }
}
