//! Parsers and printers of `arith` that formats do not cover, type inference, and result names.

use super::{Constant, MulI};
use crate::arith::Select;
use crate::infer;
use terrace_rewrite::prelude::*;
use terrace_support::small_vec::smallvec;

/// `attr-dict value`
pub(super) fn parse_constant(p: &mut OpParser<'_, '_>) -> Result {
    p.checked_attr_dict()?;
    let offset = p.offset();
    let value = p.parse_attr(None)?;
    let Some(ty) = value.ty(p.ctx) else {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    };
    p.state.set_slot(Constant::SLOTS.value, value);
    p.state.results.push(ty);
    Ok(())
}

/// Prints what [`parse_constant`] parses.
pub(super) fn print_constant(p: &mut OpPrinter<'_>, op: Constant) {
    // The value is the only inherent attribute, so only discardable ones are printed.
    if p.body().dict(op.0).is_some() {
        p.optional_attr_dict(op.0, &["value"]);
    }
    if let Some(value) = p.body().slot(op.0, Constant::SLOTS.value) {
        p.text(" ");
        p.attr(value);
    }
}

/// `%condition, %true, %false attr-dict : [condition-type,] type`
pub(super) fn parse_select(p: &mut OpParser<'_, '_>) -> Result {
    let offset = p.offset();
    match p.peek() {
        b'%' => {}
        b'(' | b'[' => return Err(p.error("unexpected delimiter")),
        _ => return Err(p.wrong_token("expected operand")),
    }
    let condition = p.operand()?;
    let mut arms: SmallVec<[_; 4]> = SmallVec::new();
    while p.eat(b',') {
        arms.push(p.operand()?);
    }
    let &[yes, no] = &arms[..] else {
        return Err(p.custom_error(offset, "expected 3 operands"));
    };
    p.optional_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let mut ty = p.parse_type()?;
    let mut condition_ty = Type::I1;
    if p.eat(b',') {
        condition_ty = ty;
        ty = p.parse_type()?;
    }
    p.state.results.push(ty);
    p.add_operand(&condition, condition_ty)?;
    p.add_operand(&yes, ty)?;
    p.add_operand(&no, ty)
}

/// Prints what [`parse_select`] parses.
pub(super) fn print_select(p: &mut OpPrinter<'_>, op: Select) {
    let body = p.body();
    let operands = body.operands(op.0);
    p.text(" ");
    p.operands(operands);
    p.optional_attr_dict(op.0, &[]);
    p.text(" : ");
    if let Some(condition) = operands.first().map(|c| body.ty(c))
        && condition.as_shaped(p.ctx()).is_some()
    {
        p.ty(condition);
        p.text(", ");
    }
    p.value_type(body.results(op.0).first());
}

/// Infers the type of a constant from its value.
pub(super) fn infer_constant(args: &InferArgs<'_>) -> InferredTypes {
    args.slot(Constant::SLOTS.value)?.ty(args.ctx()).map(|ty| smallvec![ty])
}

/// Infers the operands' type for the sum, and `i1` of its shape for the carry.
pub(super) fn infer_extended(args: &InferArgs<'_>) -> InferredTypes {
    args.ty(0).map(|ty| smallvec![ty, infer::i1_same_shape(args.ctx(), ty)])
}

/// `%c42_i32`, `%c42` for `index`, `%true`, `%false`, else `%cst`.
pub(super) fn constant_name(b: &Body, op: Constant, name: &mut dyn FnMut(Value, &[u8])) {
    let ctx = b.ctx();
    let result = op.result(b);
    let value = b.slot(op.0, Constant::SLOTS.value).and_then(|value| value.as_::<IntegerAttr>(ctx));
    let Some(int) = value else { return name(result, b"cst") };
    let ty = b.ty(result);
    let width = ty.as_int(ctx).map(|(width, _)| width);
    if width == Some(1) {
        return name(result, if int.to_u64() == Some(0) { b"false" } else { b"true" });
    }
    let mut text: SmallVec<[u8; 40]> = SmallVec::from_slice(b"c");
    match int.to_i64(ctx) {
        Some(value) => text.extend_from_slice(itoa::Buffer::new().format(value).as_bytes()),
        None => text.extend_from_slice(int.value(ctx).to_decimal(true).as_bytes()),
    }
    if let Some(width) = width {
        text.extend_from_slice(b"_i");
        text.extend_from_slice(itoa::Buffer::new().format(width).as_bytes());
    }
    name(result, &text);
}

/// `%c4_vscale` for the product of `vector.vscale` and a constant.
pub(super) fn muli_name(b: &Body, op: MulI, name: &mut dyn FnMut(Value, &[u8])) {
    let (result, product) = (op.result(b), op);
    if !b.ty(result).is_index() {
        return;
    }
    let is_vscale = |value: Value| b.def_op(value).is_some_and(|def| b.def(def).name == "vector.vscale");
    let factor = match (product.lhs(b), product.rhs(b)) {
        (lhs, rhs) if is_vscale(lhs) => rhs,
        (lhs, rhs) if is_vscale(rhs) => lhs,
        _ => return,
    };
    let constant = constant_of(b, factor).and_then(|value| value.as_::<IntegerAttr>(b.ctx()));
    if let Some(value) = constant.and_then(|int| int.to_i64(b.ctx())) {
        name(result, format!("c{value}_vscale").as_bytes());
    }
}
