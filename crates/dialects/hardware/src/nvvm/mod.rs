//! The `nvvm` dialect: operations of NVIDIA's PTX on top of the llvm dialect.
//!
//! Upstream's reference: MLIR "'nvvm' Dialect"; semantics: "PTX ISA" and LLVM "User Guide for NVPTX Back-end".

use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

mod asm;
mod attrs;
mod enums;
pub mod function;
mod ops;
pub mod ptx;
mod requirements;
mod target;
pub mod transforms;
pub mod types;
mod verify;
pub mod wmma;

pub use attrs::*;
pub use enums::*;
pub use ops::*;

const ATTR_TABLES: &[&[&KindDef]] = &[STRUCT_ATTRS, ENUM_ATTRS];
static ATTRS: [&KindDef; count(ATTR_TABLES)] = concat(ATTR_TABLES);

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "nvvm",
    ops: &OPS,
    types: &[],
    attrs: &ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(function::op_attr),
        verify_function_args: Some(function::args),
        allows_unknown_ops: true,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};
