//! Custom parsers and printers: the syntax that the declarative formats of the tables do not cover.

pub(crate) mod arith;
pub(crate) mod attrs;
pub(crate) mod bundles;
pub(crate) mod call;
pub(crate) mod control;
pub(crate) mod debug;
pub(crate) mod flags;
pub(crate) mod function;
pub(crate) mod global;
pub(crate) mod intrinsics;
pub(crate) mod keywords;
pub(crate) mod memory;
pub(crate) mod metadata;
pub(crate) mod parameters;
pub(crate) mod types;
