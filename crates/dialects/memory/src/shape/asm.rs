//! Parsers and printers of `shape` that formats do not cover.

use super::{
    Assuming, ConstShape, ConstSize, FunctionLibrary, Reduce, ShapeType, SizeType, ValueShapeType,
    WitnessType, extents_of, index_elements,
};
use crate::prelude::*;
use terrace_ir::decl::KnownTypes;

/// Types that formats do not write.
macro_rules! only_types {
    ($($(#[doc = $doc:literal])* $name:ident = $Type:ident;)*) => { $(
        $(#[doc = $doc])*
        pub(super) fn $name(ctx: &Context, _: &KnownTypes<'_>, _: &str) -> Option<Type> {
            Some($Type::get(ctx))
        }
    )* };
}
only_types! {
    witness = WitnessType;
    shape = ShapeType;
    value_shape = ValueShapeType;
    size = SizeType;
}

/// A constant size is called by its number.
pub(super) fn name_by_size(b: &Body, op: ConstSize, name: &mut dyn FnMut(Value, &[u8])) {
    if let Some(value) = op.value(b) {
        name(op.result(b), format!("c{value}").as_bytes());
    }
}

/// `{attributes} [1, 2] : type`
pub(super) fn parse_const_shape(p: &mut OpParser<'_, '_>) -> Result {
    p.optional_attr_dict()?;
    let offset = p.offset();
    let ctx = p.ctx;
    let list = p.parse_attr(None)?;
    let number = |&extent: &Attr| extent.as_::<IntegerAttr>(ctx)?.value(ctx).to_i64();
    let extents: Option<SmallVec<[i64; 6]>> =
        list.as_array(ctx).and_then(|list| list.iter().map(number).collect());
    let Some(extents) = extents else { return Err(p.custom_error(offset, "expected a list of integers")) };
    p.state.set_slot(ConstShape::SLOTS.shape, index_elements(ctx, &extents));
    let ty = p.parse_colon_type()?;
    p.state.results.push(ty);
    Ok(())
}

/// Prints what [`parse_const_shape`] parses.
pub(super) fn print_const_shape(p: &mut OpPrinter<'_>, op: ConstShape) {
    let b = p.body();
    p.byte(b' ');
    p.optional_attr_dict(op.0, &["shape"]);
    p.byte(b'[');
    let extents = op.shape(b).and_then(|shape| extents_of(p.ctx(), shape));
    p.list(extents.iter().flatten(), |p, &extent| p.integer(extent));
    p.text("] : ");
    p.value_type(Some(op.result(b)));
}

/// `%witness [-> types] { ... } {attributes}`
pub(super) fn parse_assuming(p: &mut OpParser<'_, '_>) -> Result {
    let witness = p.operand()?;
    p.add_operand(&witness, WitnessType::get(p.ctx))?;
    p.optional_result_types()?;
    p.region_with_terminator()?;
    p.optional_attr_dict()
}

/// Prints what [`parse_assuming`] parses.
pub(super) fn print_assuming(p: &mut OpPrinter<'_>, op: Assuming) {
    let b = p.body();
    let results = op.results(b);
    p.byte(b' ');
    p.operand(op.witness(b));
    if !results.is_empty() {
        p.text(" -> (");
        p.list(b.types(results), |p, ty| p.ty(ty));
        p.byte(b')');
    }
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint { terminators: !results.is_empty(), ..RegionPrint::NO_ARGS });
    p.optional_attr_dict(op.0, &[]);
}

/// `(%shape, %inits) : type [-> types] { ... } {attributes}`
pub(super) fn parse_reduce(p: &mut OpParser<'_, '_>) -> Result {
    let offset = p.offset();
    let operands = p.operand_list(Delimiter::Paren)?;
    let ty = p.parse_colon_type()?;
    p.optional_result_types()?;
    let Some((shape, inits)) = operands.split_first() else {
        return Err(p.custom_error(offset, "expected a shape"));
    };
    let types = p.state.results.clone();
    p.add_operand(shape, ty)?;
    p.add_operands(inits, &types, p.name_offset)?;
    p.region(&[])?;
    p.optional_attr_dict()
}

/// Prints what [`parse_reduce`] parses.
pub(super) fn print_reduce(p: &mut OpPrinter<'_>, op: Reduce) {
    let b = p.body();
    p.byte(b'(');
    // Without initial values upstream prints a comma that it does not read.
    p.operands(b.operands(op.0));
    p.text(") : ");
    p.value_type(Some(op.shape(b)));
    if !op.result(b).is_empty() {
        p.arrow_type_list(op.result(b));
    }
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint::ALL);
    p.optional_attr_dict(op.0, &[]);
}

/// `@name [attributes {...}] { ... } mapping {...}`
pub(super) fn parse_function_library(p: &mut OpParser<'_, '_>) -> Result {
    let name = p.symbol_name()?;
    p.state.set_slot(FunctionLibrary::SLOTS.sym_name, StringAttr::get(p.ctx, name, None));
    p.form_attr_dict(true, &[])?;
    p.region(&[])?;
    p.expect_keyword("mapping", "")?;
    let mapping = p.parse_attr(Some(Type::NONE))?;
    p.state.set_slot(FunctionLibrary::SLOTS.mapping, mapping);
    Ok(())
}

/// Prints what [`parse_function_library`] parses.
pub(super) fn print_function_library(p: &mut OpPrinter<'_>, op: FunctionLibrary) {
    let b = p.body();
    p.byte(b' ');
    if let Some(name) = op.sym_name(b) {
        p.symbol_name(name);
    }
    p.optional_attr_dict_with_keyword(op.0, &["sym_name", "mapping"]);
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint { terminators: false, ..RegionPrint::NO_ARGS });
    p.text(" mapping ");
    if let Some(mapping) = op.mapping(b) {
        p.attr_without_type(mapping);
    }
}
