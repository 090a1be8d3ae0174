//! Constants, and values with parts.

use crate::prelude::*;
use crate::spirv::types::ArrayType;
use crate::spirv::verify::composite::element_type;
use crate::spirv::{CompositeExtract, CompositeInsert, Constant};
use terrace_ir::types::{RankedTensorType, UnrankedTensorType};

/// `%composite[0 : i32] : type`
pub fn parse_extract(p: &mut OpParser<'_, '_>) -> Result {
    let composite = p.operand()?;
    let at = p.offset();
    let indices = p.parse_attr(None)?;
    p.state.set_slot(CompositeExtract::SLOTS.indices, indices);
    let ty = p.parse_colon_type()?;
    p.add_operand(&composite, ty)?;
    let part = element_type(p.ctx, ty, indices).map_err(|message| p.custom_error(at, message))?;
    p.state.results.push(part);
    Ok(())
}

pub fn print_extract(p: &mut OpPrinter<'_>, op: CompositeExtract) {
    let b = p.body();
    p.byte(b' ');
    p.operand(op.composite(b));
    if let Some(indices) = op.indices(b) {
        p.attr(indices);
    }
    p.text(" : ");
    p.value_type(Some(op.composite(b)));
}

/// `%object, %composite[0 : i32] : type into type`
pub fn parse_insert(p: &mut OpParser<'_, '_>) -> Result {
    let at = p.offset();
    let operands = p.operand_list(Delimiter::None)?;
    let indices = p.parse_attr(None)?;
    let object_ty = p.parse_colon_type()?;
    p.expect_keyword("into", "")?;
    let ty = p.parse_type()?;
    let [object, composite] = &operands[..] else {
        return Err(p.custom_error(at, "expected 2 operands"));
    };
    p.state.set_slot(CompositeInsert::SLOTS.indices, indices);
    p.add_operand(object, object_ty)?;
    p.add_operand(composite, ty)?;
    p.state.results.push(ty);
    Ok(())
}

pub fn print_insert(p: &mut OpPrinter<'_>, op: CompositeInsert) {
    let b = p.body();
    p.byte(b' ');
    p.operands(b.operands(op.0));
    if let Some(indices) = op.indices(b) {
        p.attr(indices);
    }
    p.text(" : ");
    p.value_type(Some(op.object(b)));
    p.text(" into ");
    p.value_type(Some(op.composite(b)));
}

fn is_tensor(ctx: &Context, ty: Type) -> bool {
    ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx)
}

/// `value`, and its type if the attribute has none or that of a tensor.
pub fn parse_constant(p: &mut OpParser<'_, '_>) -> Result {
    let value = p.parse_attr(None)?;
    p.state.set_slot(Constant::SLOTS.value, value);
    let ty = value.ty(p.ctx).filter(|&ty| ty != Type::NONE && !is_tensor(p.ctx, ty));
    let ty = match ty {
        Some(ty) => ty,
        None => p.parse_colon_type()?,
    };
    p.state.results.push(ty);
    Ok(())
}

pub fn print_constant(p: &mut OpPrinter<'_>, op: Constant) {
    let b = p.body();
    p.byte(b' ');
    if let Some(value) = op.value(b) {
        p.attr(value);
    }
    let result = b.results(op.0).first();
    if result.is_some_and(|result| b.ty(result).is::<ArrayType>(p.ctx())) {
        p.text(" : ");
        p.value_type(result);
    }
}

/// `%true`, `%cst4_i32`, `%cst_vec_2xf32`
pub fn constant_name(b: &Body, op: Constant, name: &mut dyn FnMut(Value, &[u8])) {
    let ctx = b.ctx();
    let Some(result) = b.results(op.0).first() else { return };
    let ty = b.ty(result);
    let text = |ty| terrace_ir::asm::print::type_to_string(ctx, ty);
    let is_number = |ty: Type| ty.is_int(ctx) || ty.is_float(ctx);
    let mut out = "cst".to_owned();
    if let Some(int) = op.value(b).and_then(|value| value.as_::<IntegerAttr>(ctx))
        && let Some((width, sign)) = ty.as_int(ctx)
    {
        if width == 1 {
            return name(result, if int.to_u64() == Some(0) { b"false" } else { b"true" });
        }
        let mut digits = Vec::new();
        int.value(ctx).write_decimal(&mut digits, sign != terrace_ir::types::Signedness::Unsigned);
        out.push_str(&String::from_utf8_lossy(&digits));
    }
    if is_number(ty) {
        out.push('_');
        out.push_str(&text(ty));
    } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
        out.push_str(&format!("_vec_{}", vector.shape.first().copied().unwrap_or(1)));
        if is_number(vector.elem) {
            out.push_str(&format!("x{}", text(vector.elem)));
        }
    }
    name(result, out.as_bytes());
}
