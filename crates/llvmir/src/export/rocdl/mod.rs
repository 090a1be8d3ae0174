//! Translation of the rocdl dialect (LLVM's "User Guide for AMDGPU Backend").

mod attributes;
mod intrinsics;
mod ops;

pub(crate) use attributes::Rocdl;
pub(crate) use intrinsics::INTRINSICS;
pub(crate) use ops::SPECIAL;
