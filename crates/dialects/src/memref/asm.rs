//! The text of `memref` operations beyond their formats, and the names of their results.

use terrace_ir::asm::format::Arg;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::{OpParser, OpPrinter, quoted_type};
use terrace_ir::attrs::{
    DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, SparseElementsAttr, TypeAttr,
};
use terrace_ir::types::{MemRefType, RankedTensorType};
use terrace_ir::{Attr, Body, Context, Op, Result, Type, Value};

macro_rules! names {
    ($($f:ident = $name:literal;)*) => {$(
        #[doc = concat!("`%", $name, "`")]
        pub(super) fn $f(b: &Body, op: Op, name: &mut dyn FnMut(Value, &str)) {
            name(b.result(op, 0), $name);
        }
    )*};
}

names! {
    alloc_name = "alloc";
    alloca_name = "alloca";
    cast_name = "cast";
    dim_name = "dim";
}

/// The tensor type with a memref's extents and elements: that of a global's initial value.
pub(super) fn tensor_type(ctx: &Context, ty: MemRefType<'_>) -> Type {
    RankedTensorType::get(ctx, ty.shape, ty.elem, None)
}

/// Whether an attribute is a list of elements, with its type.
pub(super) fn elements_type(ctx: &Context, attr: Attr) -> Option<Type> {
    attr.as_::<DenseElementsAttr>(ctx)
        .map(|dense| dense.ty)
        .or_else(|| attr.as_::<DenseStringElementsAttr>(ctx).map(|dense| dense.ty))
        .or_else(|| attr.as_::<DenseResourceElementsAttr>(ctx).map(|dense| dense.ty))
        .or_else(|| attr.as_::<SparseElementsAttr>(ctx).map(|sparse| sparse.ty))
}

/// `type [= (uninitialized | elements)]`
pub(super) fn parse_type_and_initial_value(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[type_arg, value_arg] = args else { return Ok(()) };
    let ctx = p.ctx;
    let ty = p.parse_type()?;
    let Some(memref) = ty.as_::<MemRefType>(ctx).filter(|memref| super::layout::n_dynamic(memref.shape) == 0)
    else {
        let message = format!("type should be static shaped memref, but got {}", quoted_type(ctx, ty));
        return Err(p.custom_error(p.name_offset, message));
    };
    p.set_arg_attr(type_arg, TypeAttr::get(ctx, ty));
    if !p.consume_if(Tok::Equal) {
        return Ok(());
    }
    if p.consume_keyword("uninitialized") {
        p.set_arg_attr(value_arg, Attr::UNIT);
        return Ok(());
    }
    let value = p.parse_attr(Some(tensor_type(ctx, memref)))?;
    if elements_type(ctx, value).is_none() {
        return Err(p.custom_error(p.name_offset, "initial value should be a unit or elements attribute"));
    }
    p.set_arg_attr(value_arg, value);
    Ok(())
}

/// Prints what [`parse_type_and_initial_value`] parses.
pub(super) fn print_type_and_initial_value(_: &mut OpPrinter<'_>, _: Op, _: &[Arg]) {}

/// An attribute as text, for messages.
pub(super) fn attr_text(_: &Context, _: Attr) -> String {
    String::new()
}
