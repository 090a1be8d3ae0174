//! The handles of the store, and those with fixed values.

use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::id;

id! {
    /// An interned byte string: a name, a symbol, the value of a string attribute.
    pub struct Str
}

id! {
    /// An attribute of some [`Context`](crate::Context); equal attributes are equal handles.
    pub struct Attr
}

id! {
    /// An affine expression; equal (simplified) expressions are equal handles.
    pub struct AffineExpr
}

impl AffineExpr {
    /// Set in the word of a leaf, which has no index.
    pub(super) const LEAF: u32 = 1 << 31;

    /// The expression with an index among those that are interned.
    pub(super) fn interned(index: u32) -> Self {
        assert!(index < Self::LEAF - 1, "id space exhausted");
        Self::from_index(index as usize)
    }
}

/// The bits of a type's word that are its index. With debug assertions, the others tell contexts apart.
const INDEX_BITS: u32 = if cfg!(debug_assertions) { (1 << 26) - 1 } else { u32::MAX };

id! {
    /// A type of some [`Context`](crate::Context); equal types are equal handles.
    ///
    /// With debug assertions, a type that is used with another context than its own panics.
    pub struct Type; tagged INDEX_BITS
}

/// The tag of the types of a new context; zero without debug assertions. One in 63 contexts has the same.
pub(super) fn new_tag() -> u32 {
    static CONTEXTS: AtomicU32 = AtomicU32::new(0);
    match INDEX_BITS {
        u32::MAX => 0,
        mask => (CONTEXTS.fetch_add(1, Ordering::Relaxed) % (u32::MAX / (mask + 1)) + 1) * (mask + 1),
    }
}

/// Declares the handles that every store has in the same place: a constant for each, and what makes it.
macro_rules! fixed {
    ($(#[doc = $fn_doc:literal])* $Id:ident, |$store:ident| $($NAME:ident = $i:literal, $doc:literal, $make:expr;)*) => {
        impl $Id {
            $( #[doc = $doc] pub const $NAME: $Id = $Id::from_index($i); )*
        }

        $(#[doc = $fn_doc])*
        pub(super) fn intern_fixed($store: &$crate::store::Store) {
            $( let made: $Id = $make; debug_assert_eq!(made, $Id::$NAME); )*
        }
    };
}
pub(super) use fixed;
