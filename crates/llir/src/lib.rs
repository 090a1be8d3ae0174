//! LLVM IR as a library, independent of MLIR.
//!
//! A loop that adds up the numbers below `n`:
//!
//! ```
//! use terrace_llir::*;
//!
//! let mut m = Module::new("sum");
//! let i64 = Type::I64;
//! let fty = m.cx.function_type(i64, &[i64], false);
//! let func = m.add_function("sum", fty);
//! let mut body = m.new_body(func);
//! let mut b = Builder::new(&m, &mut body);
//! let [entry, head, exit] = core::array::from_fn(|_| b.append_block());
//! let (n, zero, one) = (b.arg(0), m.cx.int(i64, 0), m.cx.int(i64, 1));
//!
//! b.position_at_end(entry);
//! b.br(head);
//!
//! b.position_at_end(head);
//! let (i, sum) = (b.phi(i64), b.phi(i64));
//! let next_sum = b.add(sum, i, Flags::NONE);
//! let next = b.add(i, one, Flags::NUW);
//! let more = b.icmp(IntPredicate::Ult, next, n, Flags::NONE);
//! b.cond_br(more, head, exit);
//! for (phi, step) in [(i, next), (sum, next_sum)] {
//!     b.add_incoming(phi, zero, entry);
//!     b.add_incoming(phi, step, head);
//! }
//!
//! b.position_at_end(exit);
//! b.ret(Some(next_sum));
//! m.set_body(func, body);
//!
//! verify_module(&m).unwrap();
//! assert_eq!(m.to_string(), "\
//! ; ModuleID = 'sum'
//! source_filename = \"sum\"
//!
//! define i64 @sum(i64 %0) {
//!   br label %2
//!
//! 2:                                                ; preds = %2, %1
//!   %3 = phi i64 [ 0, %1 ], [ %6, %2 ]
//!   %4 = phi i64 [ 0, %1 ], [ %5, %2 ]
//!   %5 = add i64 %4, %3
//!   %6 = add nuw i64 %3, 1
//!   %7 = icmp ult i64 %6, %0
//!   br i1 %7, label %2, label %8
//!
//! 8:                                                ; preds = %2
//!   ret i64 %5
//! }
//! ");
//! ```
//!
#![doc = include_str!("../README.md")]

pub mod attrs;
pub mod bitcode;
pub mod body;
pub mod builder;
mod builder_eh;
pub mod constant;
pub mod context;
pub mod debug;
pub mod fold;
mod function;
pub mod generic;
mod inline_asm;
pub mod inst;
pub mod intrinsics;
pub mod layout;
pub mod link;
pub mod metadata;
pub mod module;
mod names;
mod operand_types;
pub mod parse;
pub mod print;
mod source_place;
mod strip;
pub mod target;
mod target_types;
pub mod types;
pub mod value;
pub mod verify;
mod version;

pub use attrs::{Attr, AttrKind, AttrList, AttrSet, MemoryEffects, ModRef};
pub use body::Body;
pub use builder::Builder;
pub use context::{Context, ContextHold, SyncScope};
pub use fold::Folder;
pub use inst::{
    Access, Align, Bundle, CallConv, CallInfo, Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp,
    TailKind,
};
pub use intrinsics::{Intrinsic, Overload, intrinsic_name};
pub use layout::DataLayout;
pub use link::{LinkError, Linked, link};
pub use metadata::{Md, MdKind};
pub use module::{InlineAsm, Linkage, Module, ThreadLocal, UnnamedAddr, Visibility};
pub use parse::{NeedsOrder, ParseError, StreamingParser, parse};
pub use print::{Flush, ModuleWriter, SpillFile, print_module, print_module_to};
pub use source_place::SourcePlace;
pub use types::{FloatKind, Type, TypeView};
pub use value::{Block, Func, Global, Inst, Value, ValueKind};
pub use verify::{
    AsmConstraint, BodyChecker, ILLEGAL_GLOBAL_TYPE, Immediate, Problem, VerifierCache, module_flag_problem,
    module_flags_problem, verify_body, verify_declarations, verify_module,
};
pub use version::{LlvmVersion, Unsupported};
