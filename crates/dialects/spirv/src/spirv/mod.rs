//! The `spirv` dialect: SPIR-V, the language of shaders and kernels of Vulkan and OpenCL.
//!
//! Upstream's reference: MLIR "SPIR-V Dialect". It has the operations that `convert-spirv-to-llvm` takes.

mod asm;
mod attrs;
mod branch;
mod enums;
mod keywords;
mod ops;
mod types;
mod verify;

pub use attrs::{
    CacheControlLoadIntelAttr, CacheControlStoreIntelAttr, CoopMatrixPropertiesKhrAttr,
    CoopMatrixPropertiesNvAttr, EntryPointAbiAttr, InterfaceVarAbiAttr, LinkageAttributesAttr,
    ResourceLimitsAttr, TargetEnvAttr, VerCapExtAttr,
};
pub use enums::*;
pub use keywords::*;
pub use ops::*;
pub use types::{
    ArrayType, CooperativeMatrixType, ImageType, MatrixType, PointerType, RuntimeArrayType, SampledImageType,
    StructType, TensorArmType,
};

use crate::prelude::*;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "spirv",
    ops: &OPS,
    types: types::TYPES,
    attrs: &attrs::ATTRS,
    hooks: DialectHooks {
        verify_op_attr: Some(verify::attribute::op),
        verify_arg_attr: Some(verify::attribute::argument),
        verify_result_attr: Some(verify::attribute::result),
        unknown_type: Some(|name| format!("unknown SPIR-V type: {name}")),
        undeclared: Some(
            "Terrace has the operations of 'spirv' that MLIR's convert-spirv-to-llvm takes; convert others before",
        ),
        ..DialectHooks::NONE
    },
};
