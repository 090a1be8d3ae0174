//! LLVM IR as a library, with nothing of MLIR in it.
//!
#![doc = include_str!("../README.md")]

pub mod attrs;
pub mod body;
pub mod builder;
mod builder_eh;
pub mod constant;
pub mod context;
pub mod debug;
pub mod fold;
pub mod inst;
pub mod intrinsics;
pub mod layout;
pub mod metadata;
pub mod module;
pub mod print;
mod signatures;
pub mod types;
pub mod value;
pub mod verify;

pub use attrs::{Attr, AttrKind, AttrList, AttrSet, MemoryEffects, ModRef};
pub use body::Body;
pub use builder::Builder;
pub use context::{Context, SyncScope};
pub use fold::Folder;
pub use inst::{
    Access, Align, Bundle, CallInfo, Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, TailKind,
};
pub use layout::DataLayout;
pub use metadata::{Md, MdKind};
pub use module::{CallConv, InlineAsm, Linkage, Module, ThreadLocal, UnnamedAddr, Visibility};
pub use print::{Flush, print_module, print_module_streaming, print_module_to};
pub use types::{FloatKind, Type, TypeView};
pub use value::{Block, Func, Global, Inst, Value, ValueKind};
pub use verify::{BodyChecker, Problem, verify_body, verify_declarations, verify_module};
