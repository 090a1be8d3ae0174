//! The `ml_program` dialect: functions and globals of machine learning programs.
//!
//! Upstream's reference: MLIR "'ml_program' Dialect".

use crate::prelude::*;

mod access;
mod asm;
mod attrs;
mod ops;
pub mod transforms;
mod verify;

pub use access::Accesses;
pub use attrs::{ExternAttr, TokenType};
pub use ops::{
    Func, Global, GlobalLoad, GlobalLoadConst, GlobalLoadGraph, GlobalStore, GlobalStoreGraph, OPS, Output,
    Return, Subgraph, Token,
};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "ml_program",
    ops: OPS,
    types: attrs::TYPES,
    attrs: attrs::ATTRS,
    hooks: DialectHooks { inlining: Some(&InlinerHooks::NONE), ..DialectHooks::NONE },
};
