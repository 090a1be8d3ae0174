//! Verification of discardable attributes `llvm.name` on operations, arguments and results.

use super::layout;
use crate::types::{FunctionType as LlvmFunctionType, PointerType, VoidType, is_compatible_type};
use terrace_ir::attrs::{IntegerAttr, TypeAttr};
use terrace_ir::body::OpRef;
use terrace_ir::decl::OpShape;
use terrace_ir::types::FunctionType;
use terrace_ir::{Attr, Result, Type};

/// The kind of attribute that a parameter attribute must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Unit,
    Type,
    Int,
}

/// The types of arguments that can have a parameter attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Any,
    Pointer,
    Integer,
}

/// The parameter attributes that are verified; others are allowed everywhere.
const PARAMETER_ATTRS: &[(&str, Holds, On)] = &[
    ("align", Holds::Int, On::Pointer),
    ("byval", Holds::Type, On::Pointer),
    ("byref", Holds::Type, On::Pointer),
    ("noundef", Holds::Unit, On::Any),
    ("dereferenceable", Holds::Int, On::Pointer),
    ("dereferenceable_or_null", Holds::Int, On::Pointer),
    ("elementtype", Holds::Type, On::Pointer),
    ("inalloca", Holds::Type, On::Pointer),
    ("inreg", Holds::Unit, On::Any),
    ("nest", Holds::Unit, On::Pointer),
    ("noalias", Holds::Unit, On::Pointer),
    ("nocapture", Holds::Unit, On::Pointer),
    ("nofree", Holds::Unit, On::Pointer),
    ("nonnull", Holds::Unit, On::Pointer),
    ("preallocated", Holds::Type, On::Pointer),
    ("readonly", Holds::Unit, On::Pointer),
    ("readnone", Holds::Unit, On::Pointer),
    ("returned", Holds::Unit, On::Any),
    ("signext", Holds::Unit, On::Integer),
    ("alignstack", Holds::Int, On::Any),
    ("sret", Holds::Type, On::Pointer),
    ("writeonly", Holds::Unit, On::Pointer),
    ("zeroext", Holds::Unit, On::Integer),
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
        Holds::Unit => (attr == Attr::UNIT, "a unit"),
        Holds::Type => (attr.is::<TypeAttr>(ctx), "a type"),
        Holds::Int => (attr.is::<IntegerAttr>(ctx), "an integer"),
    };
    if !fits {
        return super::fail_plainly(op, format!("\"{name}\" should be {what} attribute"));
    }
    // A type that is not converted to LLVM yet is not verified.
    if on == On::Any || !is_compatible_type(ctx, ty) {
        return Ok(());
    }
    let (fits, what) = match on {
        On::Pointer => (ty.is::<PointerType>(ctx), "pointer"),
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
