//! Translation of the nvvm dialect (NVVM IR Specification; LLVM's "User Guide for NVPTX Back-end").

mod attributes;

pub(crate) use attributes::Nvvm;
