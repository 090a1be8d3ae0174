//! The `xevm` dialect: operations of Intel's Xe GPUs on top of the llvm dialect, and how code for them is compiled.
//!
//! Operations become calls of OpenCL's functions and of those of Intel's extensions (`convert-xevm-to-llvm`). Upstream's
//! reference: MLIR "'xevm' Dialect".

use terrace_ir::decl::tables::{concat, count};
use terrace_rewrite::prelude::*;

mod asm;
mod attrs;
mod enums;
pub mod ops;
mod target;
pub mod types;
mod verify;

pub use attrs::*;
pub use enums::*;
pub use ops::*;
pub use target::TargetAttr;

/// The attribute of calls, loads and stores with the decorations of SPIR-V that say how caches are used.
pub const CACHE_CONTROL: &str = "xevm.DecorationCacheControl";

const ATTR_TABLES: &[&[&KindDef]] = &[STRUCT_ATTRS, ENUM_ATTRS, target::ATTRS];
static ATTRS: [&KindDef; count(ATTR_TABLES)] = concat(ATTR_TABLES);

const OP_TABLES: &[&[&OpDef]] = &[ID_OPS, MEMORY_OPS];
static OPS: [&OpDef; count(OP_TABLES)] = concat(OP_TABLES);

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "xevm", ops: &OPS, types: &[], attrs: &ATTRS, hooks: DialectHooks::NONE };
