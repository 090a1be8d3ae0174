//! The store: interners of types, attributes, strings and affine expressions, locations, and what these refer to.
//!
//! Its files know nothing of operations, text or diagnostics. Reading order: [`ids`] (handles), [`params`] (the words of a
//! record), [`kind`] (kinds of types and attributes), [`Store`] (records by handle), `small` (attributes by number),
//! [`mod@types`], [`mod@attrs`], [`affine`], [`loc`], [`resources`].

pub mod affine;
pub mod attrs;
pub mod ids;
mod interners;
pub mod kind;
pub mod loc;
pub mod params;
mod places;
pub mod resources;
mod small;
mod source;
pub mod types;

pub use ids::{AffineExpr, Attr, Str, Type};
pub use interners::{Store, StoreHold};
pub use kind::{AttrKind, KindDef, TypeKind};

use attrs::{DenseArrayAttr, IntegerAttr, TypeAttr};
use small::SmallKinds;

ids::fixed! {
    /// Interns the strings with fixed handles; the first strings of every store.
    Str, |store|
    EMPTY = 0, "The empty string.", store.intern("");
    SYM_NAME = 1, "`sym_name`", store.intern("sym_name");
    SYM_VISIBILITY = 2, "`sym_visibility`", store.intern("sym_visibility");
}

impl Store {
    /// A store with the strings, types and attributes that have fixed handles.
    pub(crate) fn new() -> Self {
        let store = Self::empty(SmallKinds::new(IntegerAttr::DEF, DenseArrayAttr::DEF, TypeAttr::DEF));
        intern_fixed(&store);
        types::intern_fixed(&store);
        attrs::intern_fixed(&store);
        store.reserve_small_attrs();
        store
    }
}
