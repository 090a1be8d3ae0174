//! Text of the attributes of metadata and of constant expressions.

use super::attrs::{close, comma, open, parse_str, parse_unsigned};
use crate::metadata::*;
use terrace_rewrite::prelude::*;

/// `<"text">`
pub(crate) fn parse_string(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let text = parse_str(p)?;
    close(p)?;
    Ok(MdStringAttr::get(p.ctx, text))
}

pub(crate) fn print_string(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(string) = attr.as_::<MdStringAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(string.text));
    p.byte(b'>');
}

/// `<7 : i32>`
pub(crate) fn parse_const_md(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let value = p.parse_attr(None)?;
    close(p)?;
    Ok(MdConstAttr::get(p.ctx, value))
}

pub(crate) fn print_const_md(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(constant) = attr.as_::<MdConstAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.attr(constant.value);
    p.byte(b'>');
}

/// `<@g>`
pub(crate) fn parse_global_value(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let symbol = p.parse_attr(None)?;
    if symbol.as_::<SymbolRefAttr>(p.ctx).is_none_or(|symbol| !symbol.nested.is_empty()) {
        return Err(p.error_at(at, "expected a flat symbol reference"));
    }
    close(p)?;
    Ok(MdGlobalValueAttr::get(p.ctx, symbol))
}

pub(crate) fn print_global_value(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(value) = attr.as_::<MdGlobalValueAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.attr(value.symbol);
    p.byte(b'>');
}

/// `<>`, `<1>`
pub(crate) fn parse_null(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let space = if p.at(b'>') { 0 } else { parse_unsigned(p, 32)? };
    close(p)?;
    Ok(MdNullAttr::get(p.ctx, space as u32))
}

pub(crate) fn print_null(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(null) = attr.as_::<MdNullAttr>(p.ctx()) else { return };
    p.byte(b'<');
    if null.address_space != 0 {
        p.unsigned(u64::from(null.address_space));
    }
    p.byte(b'>');
}

/// `<a, b>`
pub(crate) fn parse_node(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let mut operands: SmallVec<[Attr; 8]> = SmallVec::new();
    if !p.eat(b'>') {
        loop {
            operands.push(p.parse_attr(None)?);
            if !p.eat(b',') {
                break;
            }
        }
        close(p)?;
    }
    Ok(MdNodeAttr::get(p.ctx, &operands))
}

pub(crate) fn print_node(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(node) = attr.as_::<MdNodeAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.list(node.operands, |p, &operand| p.attr(operand));
    p.byte(b'>');
}

/// `<7>`
pub(crate) fn parse_ref(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let id = parse_unsigned(p, 32)?;
    close(p)?;
    Ok(MdRefAttr::get(p.ctx, id as u32))
}

pub(crate) fn print_ref(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(reference) = attr.as_::<MdRefAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(u64::from(reference.id));
    p.byte(b'>');
}

/// `<"DIFile", {...}>`
pub(crate) fn parse_di_node(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let kind = parse_str(p)?;
    comma(p)?;
    let fields = p.parse_attr(None)?;
    if !fields.is::<DictionaryAttr>(p.ctx) {
        return Err(p.error_at(at, "expected the name of a node and a dictionary of its fields"));
    }
    close(p)?;
    Ok(DiNodeAttr::get(p.ctx, kind, fields))
}

pub(crate) fn print_di_node(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(node) = attr.as_::<DiNodeAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(node.kind));
    p.text(", ");
    p.attr(node.fields);
    p.byte(b'>');
}

/// `<"type", #llvm.md_node<...>>`
pub(crate) fn parse_func_metadata(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let kind = parse_str(p)?;
    comma(p)?;
    let node = p.parse_attr(None)?;
    close(p)?;
    Ok(FuncMetadataAttr::get(p.ctx, kind, node))
}

pub(crate) fn print_func_metadata(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(metadata) = attr.as_::<FuncMetadataAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(metadata.kind));
    p.text(", ");
    p.attr(metadata.node);
    p.byte(b'>');
}

/// `<"no_cfi", !llvm.ptr, [@f]>`, with a dictionary at the end if there are options.
pub(crate) fn parse_const(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let op = parse_str(p)?;
    comma(p)?;
    let ty = p.parse_type()?;
    comma(p)?;
    let at = p.offset();
    let operands = p.parse_attr(None)?;
    if !operands.is::<ArrayAttr>(p.ctx) {
        return Err(p.error_at(at, "expected an array of operands"));
    }
    let mut options = Attr::EMPTY_DICT;
    if p.eat(b',') {
        options = p.parse_dict_attr()?;
    }
    close(p)?;
    Ok(ConstAttr::get(p.ctx, op, ty, operands, options))
}

pub(crate) fn print_const(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(constant) = attr.as_::<ConstAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(constant.op));
    p.text(", ");
    p.ty(constant.ty);
    p.text(", ");
    p.attr(constant.operands);
    if constant.options != Attr::EMPTY_DICT {
        p.text(", ");
        p.attr(constant.options);
    }
    p.byte(b'>');
}
