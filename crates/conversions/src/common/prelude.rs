//! The names of other crates that conversions are written with: those of all dialects and patterns.

pub(crate) use terrace_base::arith::CmpIPredicate;
pub(crate) use terrace_base::arith::build::{float_attr, int_attr};
pub(crate) use terrace_base::builtin::UnrealizedConversionCast;
pub(crate) use terrace_base::{arith, cf, complex, func, math, ub};
pub(crate) use terrace_ir::diag::Message;
pub(crate) use terrace_llvm::{self as llvm, GepIndex, GepNoWrapFlags};
pub(crate) use terrace_memory::index_list::integers_of;
pub(crate) use terrace_memory::memref::strides_and_offset;
pub(crate) use terrace_memory::vector::limits::{MAX_ELEMENTS, MAX_UNROLL, is_unrollable, product};
pub(crate) use terrace_memory::vector::positions::positions;
pub(crate) use terrace_memory::vector::{CombiningKind, uniform_mask};
pub(crate) use terrace_memory::{affine, memref, scf, vector};
pub(crate) use terrace_rewrite::convert::{ModuleEdit, Request, Rule, Signature};
pub(crate) use terrace_rewrite::prelude::*;
