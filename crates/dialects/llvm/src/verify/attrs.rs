//! Verification of discardable attributes `llvm.name` on operations, arguments and results.

use super::layout;
use crate::types::{FunctionType as LlvmFunctionType, PointerType, VoidType, is_compatible_type};
use terrace_rewrite::prelude::*;

/// The kind of attribute that a parameter attribute must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ParamValue {
    Unit,
    Type,
    Int,
}

/// The types of arguments that can have a parameter attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ParamType {
    Any,
    Pointer,
    Integer,
}

/// The parameter attributes that are verified; others are allowed everywhere.
const PARAMETER_ATTRS: &[(&str, ParamValue, ParamType)] = &[
    ("align", ParamValue::Int, ParamType::Pointer),
    ("byval", ParamValue::Type, ParamType::Pointer),
    ("byref", ParamValue::Type, ParamType::Pointer),
    ("noundef", ParamValue::Unit, ParamType::Any),
    ("dereferenceable", ParamValue::Int, ParamType::Pointer),
    ("dereferenceable_or_null", ParamValue::Int, ParamType::Pointer),
    ("elementtype", ParamValue::Type, ParamType::Pointer),
    ("inalloca", ParamValue::Type, ParamType::Pointer),
    ("inreg", ParamValue::Unit, ParamType::Any),
    ("nest", ParamValue::Unit, ParamType::Pointer),
    ("noalias", ParamValue::Unit, ParamType::Pointer),
    ("nocapture", ParamValue::Unit, ParamType::Pointer),
    ("nofree", ParamValue::Unit, ParamType::Pointer),
    ("nonnull", ParamValue::Unit, ParamType::Pointer),
    ("preallocated", ParamValue::Type, ParamType::Pointer),
    ("readonly", ParamValue::Unit, ParamType::Pointer),
    ("readnone", ParamValue::Unit, ParamType::Pointer),
    ("returned", ParamValue::Unit, ParamType::Any),
    ("signext", ParamValue::Unit, ParamType::Integer),
    ("alignstack", ParamValue::Int, ParamType::Any),
    ("sret", ParamValue::Type, ParamType::Pointer),
    ("writeonly", ParamValue::Unit, ParamType::Pointer),
    ("zeroext", ParamValue::Unit, ParamType::Integer),
];

/// Parameter attributes that results cannot have.
const NOT_ON_RESULTS: &[&str] = &[
    "allocalign",
    "allocptr",
    "byval",
    "byref",
    "inalloca",
    "nest",
    "nocapture",
    "nofree",
    "preallocated",
    "readnone",
    "readonly",
    "returned",
    "alignstack",
    "sret",
    "writeonly",
];

fn parameter_attr(op: OpShape<'_>, ty: Type, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    let short = name.strip_prefix("llvm.").unwrap_or(name);
    let Some(&(_, holds, on)) = PARAMETER_ATTRS.iter().find(|(known, ..)| *known == short) else {
        return Ok(());
    };
    let (fits, what) = match holds {
        ParamValue::Unit => (attr == Attr::UNIT, "a unit"),
        ParamValue::Type => (attr.is::<TypeAttr>(ctx), "a type"),
        ParamValue::Int => (attr.is::<IntegerAttr>(ctx), "an integer"),
    };
    if !fits {
        return super::fail_plainly(op, format!("\"{name}\" should be {what} attribute"));
    }
    // A type that is not converted to LLVM yet is not verified.
    if on == ParamType::Any || !is_compatible_type(ctx, ty) {
        return Ok(());
    }
    let (fits, what) = match on {
        ParamType::Pointer => (ty.is::<PointerType>(ctx), "pointer"),
        _ => (ty.is_int(ctx), "integer"),
    };
    if !fits {
        return super::fail_plainly(op, format!("\"{name}\" attribute attached to non-{what} LLVM type"));
    }
    Ok(())
}

/// Type of argument or result `i` of a function-like operation.
fn signature_type(op: OpShape<'_>, i: usize, of_args: bool) -> Option<Type> {
    let ctx = op.ctx();
    let ty = op.attr("function_type")?.as_type(ctx)?;
    if let Some(function) = ty.as_::<FunctionType>(ctx) {
        return if of_args { function.inputs } else { function.results }.get(i).copied();
    }
    let function = ty.as_::<LlvmFunctionType>(ctx)?;
    if of_args { function.params.get(i).copied() } else { (i == 0).then_some(function.result) }
}

/// Verifies an attribute of argument `i` of a function.
pub(crate) fn arg_attr(op: OpShape<'_>, _: usize, i: usize, name: &str, attr: Attr) -> Result {
    match signature_type(op, i, true) {
        Some(ty) => parameter_attr(op, ty, name, attr),
        None => Ok(()),
    }
}

/// Verifies an attribute of result `i` of a function.
pub(crate) fn result_attr(op: OpShape<'_>, i: usize, name: &str, attr: Attr) -> Result {
    let Some(ty) = signature_type(op, i, false) else { return Ok(()) };
    if ty.is::<VoidType>(op.ctx()) {
        return super::fail_plainly(op, "cannot attach result attributes to functions with a void return");
    }
    if NOT_ON_RESULTS.contains(&name.strip_prefix("llvm.").unwrap_or(name)) {
        return super::fail_plainly(op, format!("\"{name}\" is not a valid result attribute"));
    }
    parameter_attr(op, ty, name, attr)
}

/// Verifies an attribute of an operation: `llvm.data_layout` must be a valid data layout string.
pub(crate) fn op_attr(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    if name != "llvm.data_layout" {
        return Ok(());
    }
    let Some(text) = attr.as_bytes(op.ctx()) else {
        return op.fail("expected 'llvm.data_layout' to be a string attributes");
    };
    match layout::check(text) {
        Ok(()) => Ok(()),
        // Upstream's message ends with a line break.
        Err(message) => op.fail(format_args!("invalid data layout descriptor: {message}\n")),
    }
}
