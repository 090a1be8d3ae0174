//! The `dlti` dialect: data layout and target information, as attributes.
//!
//! It has no operations. `dlti.dl_spec` on a module has the sizes and alignments of types; [`layout`] queries it.
//! Upstream's reference: MLIR "'dlti' Dialect" and "Data Layout Modeling".

use terrace_rewrite::prelude::*;

mod attrs;
mod combine;
pub mod layout;
mod verify;

pub use attrs::{
    ATTRS, DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr, MapAttr,
    TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
pub use combine::combined;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "dlti",
    ops: &[],
    types: &[],
    attrs: ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(verify::op_attr),
        data_layout: Some(layout::entries_of),
        ..DialectHooks::NONE
    },
};
