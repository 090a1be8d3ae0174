//! The aliases of a text, by name.

use super::names::{LOC_PREFIX, Name, NameIndex};
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

/// The aliases of a text.
#[derive(Default)]
pub(super) struct Aliases {
    /// Attribute aliases, `#name`.
    pub attrs: AliasTable<AliasValue>,
    /// Type aliases, `!name`.
    pub types: AliasTable<Type>,
}

/// Values of attribute or type aliases by name.
pub(super) struct AliasTable<T> {
    index: NameIndex,
    /// Values, and the offsets of their definitions.
    entries: Vec<(T, u32)>,
}

impl<T> Default for AliasTable<T> {
    fn default() -> Self {
        Self { index: NameIndex::new(LOC_PREFIX), entries: Vec::new() }
    }
}

impl<T: Copy> AliasTable<T> {
    /// The value of a name, and the offset of its definition.
    #[inline]
    pub fn get(&self, text: &[u8], name: &Name) -> Option<(T, u32)> {
        let entry = self.index.get(name, text);
        self.entries.get((entry as usize).wrapping_sub(1)).copied()
    }

    /// Adds a name, which must be new.
    pub fn insert(&mut self, text: &[u8], name: Name, value: T) {
        self.index.put(&name, self.entries.len() as u32 + 1, text);
        self.entries.push((value, name.start));
    }
}
