//! The names that conversions are written with: those of all dialects and patterns, and helpers for the LLVM dialect.

pub(crate) use crate::common::builders::{UnrankedMemRefDescriptor, part};
pub(crate) use crate::common::descriptor::MemRefDescriptor;
pub(crate) use crate::common::number::index_constant;
pub(crate) use crate::common::options::options;
pub(crate) use crate::common::patterns::ConvertOpToLLVMPattern;
pub(crate) use crate::common::prelude::*;
pub(crate) use crate::common::runtime;
pub(crate) use crate::common::table::{elementwise, one_to_one, unrolled};
pub(crate) use crate::common::target::{llvm_conversion, llvm_converter};
pub(crate) use crate::common::types::{LowerToLLVMOptions, index_type};
