//! The discardable attributes of the dialect.

use crate::prelude::*;
use crate::spirv::attrs::{EntryPointAbiAttr, InterfaceVarAbiAttr, TargetEnvAttr};
use crate::spirv::enums::Decoration;

/// Verifies `spirv.entry_point_abi` and `spirv.target_env`; there are no others.
pub fn op(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    let message = match name {
        "spirv.entry_point_abi" if !attr.is::<EntryPointAbiAttr>(ctx) => {
            format!("'{name}' attribute must be an entry point ABI attribute")
        }
        "spirv.target_env" if !attr.is::<TargetEnvAttr>(ctx) => {
            format!("'{name}' must be a spirv::TargetEnvAttr")
        }
        "spirv.entry_point_abi" | "spirv.target_env" => return Ok(()),
        _ => format!("found unsupported '{name}' attribute on operation"),
    };
    Err(op.error(message).emit())
}

/// Verifies `spirv.interface_var_abi` and `spirv.decoration` of an argument; there are no others.
pub fn argument(op: OpShape<'_>, _: usize, at: usize, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    let message = match name {
        "spirv.interface_var_abi" => match attr.as_::<InterfaceVarAbiAttr>(ctx) {
            None => format!("'{name}' must be a spirv::InterfaceVarABIAttr"),
            Some(abi) if abi.class.is_some() && !is_number(op, at) => format!(
                "'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
            ),
            Some(_) => return Ok(()),
        },
        "spirv.decoration" if Decoration::decode(ctx, attr).is_none() => {
            format!("'{name}' must be a spirv::DecorationAttr")
        }
        "spirv.decoration" => return Ok(()),
        _ => format!("found unsupported '{name}' attribute on region argument"),
    };
    Err(ctx.error(op.loc(), message).emit())
}

/// Whether an argument of a function is a number.
fn is_number(op: OpShape<'_>, at: usize) -> bool {
    let ctx = op.ctx();
    let ty = op.attr("function_type").and_then(|attr| attr.as_type(ctx)?.as_::<FunctionType>(ctx));
    let ty = ty.and_then(|ty| ty.inputs.get(at).copied());
    ty.is_none_or(|ty| ty.is_int(ctx) || ty.is_index() || ty.is_float(ctx))
}

/// Results have no attributes of the dialect.
pub fn result(op: OpShape<'_>, _: usize, _: &str, _: Attr) -> Result {
    Err(op
        .error(
            "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type",
        )
        .emit())
}
