//! Parsers and printers of memory, address, aggregate and vector operations.

use super::flags::parse_gep_flags;
use crate::build::DYNAMIC_INDEX;
use crate::enums::GepNoWrapFlags;
use crate::infer::{NoElement, element_at, shuffle_type};
use crate::types::is_compatible_type;
use crate::{Alloca, ExtractValue, GepIndex, GetElementPtr, InsertValue, ShuffleVector};
use terrace_ir::asm::Unresolved;
use terrace_ir::asm::parse::Types;
use terrace_ir::decl::constraint::VECTOR_CLASS;
use terrace_rewrite::prelude::*;

/// `[inalloca] %n x type {...} : (n) -> ptr`
pub(crate) fn parse_alloca(p: &mut OpParser<'_, '_>) -> Result {
    if p.eat_keyword("inalloca") {
        p.state.set_slot(Alloca::SLOTS.inalloca, Attr::UNIT);
    }
    let size = p.operand()?;
    let at = p.offset();
    if !p.eat_keyword("x") {
        return Err(p.custom_error(at, "expected 'x'"));
    }
    let elem = p.parse_type()?;
    let mut attrs = p.form_attrs(false)?;
    p.expect(b':', "expected ':'")?;
    let at = p.offset();
    let (mut inputs, mut results) = (Types::new(), Types::new());
    p.parse_function_types(&mut inputs, &mut results)?;
    let ctx = p.ctx;
    if let Some(at) = attrs.iter().position(|&(name, _)| ctx.bytes(name) == b"alignment") {
        let Some(int) = attrs[at].1.as_::<IntegerAttr>(ctx) else {
            return Err(p.custom_error(p.name_offset, "expected integer alignment"));
        };
        if int.value(ctx).is_zero() {
            attrs.remove(at);
        }
    }
    let (&[input], &[result]) = (&inputs[..], &results[..]) else {
        return Err(p.custom_error(at, "expected trailing function type with one argument and one result"));
    };
    let elem = TypeAttr::get(ctx, elem);
    p.state.set_slot(Alloca::SLOTS.elem_type, elem);
    p.add_form_attrs(&attrs, &[]);
    p.add_operand(&size, input)?;
    p.state.results.push(result);
    Ok(())
}

pub(crate) fn print_alloca(p: &mut OpPrinter<'_>, alloca: Alloca) {
    let body = p.body();
    let ctx = p.ctx();
    if body.slot(alloca.0, Alloca::SLOTS.inalloca).is_some() {
        p.text(" inalloca");
    }
    p.byte(b' ');
    p.operand(alloca.array_size(body));
    p.text(" x ");
    if let Some(elem) = body.slot(alloca.0, Alloca::SLOTS.elem_type).and_then(|attr| attr.as_type(ctx)) {
        p.ty(elem);
    }
    let is_zero = alloca.alignment(body) == Some(0);
    p.optional_attr_dict(
        alloca.0,
        &["elem_type", "inalloca", if is_zero { "alignment" } else { "elem_type" }],
    );
    p.text(" : ");
    p.functional_type(alloca.0);
}

/// `[flags] %base[indices] {...} : (types) -> type, elem`
pub(crate) fn parse_gep(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    if let Some(flags) = parse_gep_flags(p)? {
        let flags = GepNoWrapFlags::ENUM.attr(ctx, flags);
        p.state.set_slot(GetElementPtr::SLOTS.no_wrap_flags, flags);
    }
    let mut names: SmallVec<[Unresolved; 4]> = SmallVec::new();
    names.push(p.operand()?);
    p.expect(b'[', "expected '['")?;
    let mut raw: SmallVec<[i32; 4]> = SmallVec::new();
    // `[]` is printed for no indices.
    while !p.at(b']') {
        let at = p.offset();
        match p.parse_optional_integer()? {
            Some(index) => match i32::try_from(index) {
                Ok(index) => raw.push(index),
                Err(_) => return Err(p.custom_error(at, "integer value too large")),
            },
            None => {
                names.push(p.operand()?);
                raw.push(DYNAMIC_INDEX);
            }
        }
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b']', "expected ']'")?;
    p.checked_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let at = p.offset();
    let (mut inputs, mut results) = (Types::new(), Types::new());
    if let Some(ty) = p.parse_function_types(&mut inputs, &mut results)? {
        let message = format!(
            "invalid kind of type specified: expected builtin.function, but found {}",
            quoted_type(ctx, ty)
        );
        return Err(p.custom_error(at, message));
    }
    p.expect(b',', "expected ','")?;
    let elem = match p.peek() {
        b'!' | b'(' => TypeAttr::get(ctx, p.parse_type()?),
        _ if p.at_int_type() => TypeAttr::get(ctx, p.parse_type()?),
        // Upstream parses any attribute here, with the type `none`, and then requires a type attribute.
        _ => {
            let at = p.offset();
            let attr = p.parse_attr(Some(Type::NONE))?;
            if attr.as_type(ctx).is_none() {
                return Err(p.custom_error(at, "invalid kind of attribute specified"));
            }
            attr
        }
    };
    let indices = DenseArrayAttr::of_i32s(ctx, &raw);
    p.state.set_slot(GetElementPtr::SLOTS.raw_constant_indices, indices);
    p.state.set_slot(GetElementPtr::SLOTS.elem_type, elem);
    p.state.results.extend_from_slice(&results);
    if names.len() != inputs.len() {
        let message = format!(
            "number of operands and types do not match: got {} operands and {} types",
            names.len(),
            inputs.len()
        );
        return Err(p.custom_error(p.name_offset, message));
    }
    names.iter().zip(inputs).try_for_each(|(name, ty)| p.add_operand(name, ty))
}

pub(crate) fn print_gep(p: &mut OpPrinter<'_>, gep: GetElementPtr) {
    let body = p.body();
    let flags = gep.no_wrap_flags(body).unwrap_or(GepNoWrapFlags::NONE);
    p.byte(b' ');
    if flags != GepNoWrapFlags::NONE {
        p.enum_value(GepNoWrapFlags::ENUM, flags.0);
        p.byte(b' ');
    }
    if let Some(base) = body.operands(gep.0).get(0) {
        p.operand(base);
    }
    p.byte(b'[');
    for (i, index) in gep.indices(body).into_iter().enumerate() {
        if i != 0 {
            p.text(", ");
        }
        match index {
            GepIndex::Const(index) => p.integer(i64::from(index)),
            GepIndex::Value(value) => p.operand(value),
        }
    }
    p.byte(b']');
    p.discardable_attr_dict(gep.0);
    p.text(" : ");
    p.functional_type(gep.0);
    p.text(", ");
    if let Some(elem) = gep.elem_type(body) {
        p.ty(elem);
    }
}

/// `[1, 0]`
fn parse_position(p: &mut OpParser<'_, '_>, elem: Type) -> Result<Attr> {
    terrace_ir::asm::format::dense_array(p, elem)
}

fn print_position(p: &mut OpPrinter<'_>, position: Option<Attr>) {
    let Some(position) = position else { return p.text("[]") };
    p.byte(b'[');
    if let Some(position) = position.as_::<DenseArrayAttr>(p.ctx()) {
        p.dense_array_values(&position);
    }
    p.byte(b']');
}

/// Type at a position of an aggregate; the error texts are those of upstream's parser.
fn position_type(p: &OpParser<'_, '_>, at: u32, container: Type, position: Attr) -> Result<Type> {
    let ctx = p.ctx;
    if !is_compatible_type(ctx, container) {
        let message = format!("expected LLVM IR Dialect type, got {}", quoted_type(ctx, container));
        return Err(p.custom_error(at, message));
    }
    element_at(ctx, container, position).map_err(|error| {
        let message = match error {
            NoElement::NotAggregate(ty) => {
                format!("expected LLVM IR structure/array type, got: {}", quoted_type(ctx, ty))
            }
            NoElement::ArrayIndex(index) | NoElement::StructIndex(index) => {
                format!("position out of bounds: {index}")
            }
            NoElement::NotPosition => "expected an array of integers as the position".to_owned(),
        };
        p.custom_error(at, message)
    })
}

/// Parses `[position] {...} : type`, the end of `extractvalue` and `insertvalue`.
///
/// Returns the position, the aggregate's type and the element's type.
fn parse_element(p: &mut OpParser<'_, '_>) -> Result<(Attr, Type, Type)> {
    let position = parse_position(p, Type::I64)?;
    p.checked_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type()?;
    let elem = position_type(p, p.offset(), ty, position)?;
    Ok((position, ty, elem))
}

/// `%container[position] {...} : type`
pub(crate) fn parse_extractvalue(p: &mut OpParser<'_, '_>) -> Result {
    let container = p.operand()?;
    let (position, ty, elem) = parse_element(p)?;
    p.state.set_slot(ExtractValue::SLOTS.position, position);
    p.state.results.push(elem);
    p.add_operand(&container, ty)
}

pub(crate) fn print_extractvalue(p: &mut OpPrinter<'_>, op: ExtractValue) {
    let body = p.body();
    p.byte(b' ');
    p.operands(body.operands(op.0));
    print_position(p, body.slot(op.0, ExtractValue::SLOTS.position));
    p.optional_attr_dict(op.0, &["position"]);
    p.text(" : ");
    p.value_type(body.operands(op.0).get(0));
    // Upstream's format prints a blank for its type directive, which then prints nothing.
    p.byte(b' ');
}

/// `%value, %container[position] {...} : type`
pub(crate) fn parse_insertvalue(p: &mut OpParser<'_, '_>) -> Result {
    let value = p.operand()?;
    p.expect(b',', "expected ','")?;
    let container = p.operand()?;
    let (position, ty, elem) = parse_element(p)?;
    p.state.set_slot(InsertValue::SLOTS.position, position);
    p.state.results.push(ty);
    p.add_operand(&container, ty)?;
    p.add_operand(&value, elem)
}

pub(crate) fn print_insertvalue(p: &mut OpPrinter<'_>, insert: InsertValue) {
    let body = p.body();
    p.byte(b' ');
    p.operand(insert.value(body));
    p.text(", ");
    p.operand(insert.container(body));
    print_position(p, body.slot(insert.0, InsertValue::SLOTS.position));
    p.optional_attr_dict(insert.0, &["position"]);
    p.text(" : ");
    p.value_type(Some(insert.container(body)));
    p.byte(b' ');
}

/// `%a, %b [0, 1] {...} : type`
pub(crate) fn parse_shufflevector(p: &mut OpParser<'_, '_>) -> Result {
    let v1 = p.operand()?;
    p.expect(b',', "expected ','")?;
    let v2 = p.operand()?;
    let mask = parse_position(p, Type::I32)?;
    p.checked_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let at = p.offset();
    let ty = p.parse_type_of(&VECTOR_CLASS)?;
    let n = mask.as_::<DenseArrayAttr>(p.ctx).map_or(0, |mask| mask.len);
    if !crate::types::is_compatible_vector(p.ctx, ty) {
        return Err(p.custom_error(p.offset(), "expected an LLVM compatible vector type"));
    }
    if n == 0 {
        return Err(p.custom_error(at, "expected a mask with at least one element"));
    }
    p.state.set_slot(ShuffleVector::SLOTS.mask, mask);
    p.state.results.extend(shuffle_type(p.ctx, ty, n));
    p.add_operand(&v1, ty)?;
    p.add_operand(&v2, ty)
}

pub(crate) fn print_shufflevector(p: &mut OpPrinter<'_>, op: ShuffleVector) {
    let body = p.body();
    p.byte(b' ');
    p.operands(body.operands(op.0));
    p.byte(b' ');
    print_position(p, body.slot(op.0, ShuffleVector::SLOTS.mask));
    p.optional_attr_dict(op.0, &["mask"]);
    p.text(" : ");
    p.value_type(body.operands(op.0).get(0));
    p.byte(b' ');
}
