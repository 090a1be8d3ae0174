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

macro_rules! fixed {
    ($Id:ident: $($NAME:ident = $i:literal, $doc:literal;)*) => {
        impl $Id {
            $( #[doc = $doc] pub const $NAME: $Id = $Id::from_index($i); )*
        }
    };
}

fixed! { Str:
    EMPTY = 0, "The empty string.";
    SYM_NAME = 1, "`sym_name`";
    SYM_VISIBILITY = 2, "`sym_visibility`";
}

fixed! { Attr:
    UNIT = 0, "`unit`";
    FALSE = 1, "`false`";
    TRUE = 2, "`true`";
    UNKNOWN_LOC = 3, "`loc(unknown)`";
    EMPTY_DICT = 4, "`{}`";
}

fixed! { Type:
    NONE = 0, "`none`";
    INDEX = 1, "`index`";
    I1 = 2, "`i1`";
    I8 = 3, "`i8`";
    I16 = 4, "`i16`";
    I32 = 5, "`i32`";
    I64 = 6, "`i64`";
    F16 = 7, "`f16`";
    BF16 = 8, "`bf16`";
    F32 = 9, "`f32`";
    F64 = 10, "`f64`";
    F80 = 11, "`f80`";
    F128 = 12, "`f128`";
}

impl Type {
    /// The number of types with fixed handles, which are the first types of every context.
    pub(crate) const N_FIXED: usize = Type::F128.index() + 1;
}
