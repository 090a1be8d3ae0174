//! The `spirv` dialect: SPIR-V, the language of shaders and kernels of Vulkan and OpenCL.
//!
//! Upstream's reference: MLIR "SPIR-V Dialect". It has the operations that `convert-spirv-to-llvm` takes.

mod asm;
mod attr_enums;
mod attrs;
mod branch;
mod canonicalize;
mod capabilities;
mod enums;
mod fold;
mod inline;
mod ops;
mod types;
mod verify;

pub use attr_enums::*;
pub use attrs::{
    CacheControlLoadIntelAttr, CacheControlStoreIntelAttr, CoopMatrixPropertiesKhrAttr,
    CoopMatrixPropertiesNvAttr, EntryPointAbiAttr, InterfaceVarAbiAttr, LinkageAttributesAttr,
    ResourceLimitsAttr, TargetEnvAttr, VerCapExtAttr,
};
pub use enums::*;
// The prelude has another `Scope`.
pub use enums::Scope;
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
        materialize_constant: Some(materialize_constant),
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&inline::INLINER),
        unknown_type: Some(|name| format!("unknown SPIR-V type: {name}")),
        undeclared: Some(
            "Terrace has the operations of 'spirv' that MLIR's convert-spirv-to-llvm takes; convert others before",
        ),
        ..DialectHooks::NONE
    },
};

/// Creates a `spirv.Constant` of a number, a vector or an array.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let ctx = b.ctx();
    let is_own = ty.def(ctx).is_some_and(|def| def.dialect == "spirv");
    let is_constant = match is_own {
        true => ty.is::<ArrayType>(ctx),
        false => {
            let elem = ty.element_or_self(ctx);
            elem.is_int(ctx) || elem.is_float(ctx)
        }
    };
    is_constant.then(|| Constant::build(b, ty, value).0)
}
