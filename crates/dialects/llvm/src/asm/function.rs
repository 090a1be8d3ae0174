//! Parser and printer of `llvm.func`.

use super::keywords::{parse_into, print_keyword};
use crate::Func;
use crate::attrs::VScaleRangeAttr;
use crate::enums::{CConv, Linkage, UnnamedAddr, Visibility};
use crate::types::{FunctionType, VoidType, is_compatible_type, void};
use terrace_ir::asm::function::{dict_array, parse_signature};
use terrace_ir::asm::parse::Types;
use terrace_rewrite::prelude::*;

/// Parses an optional `comdat(@table::@selector)`.
pub(crate) fn parse_comdat(p: &mut OpParser<'_, '_>, slot: usize) -> Result {
    if !p.eat_keyword("comdat") {
        return Ok(());
    }
    p.expect(b'(', "expected '('")?;
    let at = p.offset();
    let comdat = p.parse_attr(None)?;
    if !comdat.is::<SymbolRefAttr>(p.ctx) {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    p.expect(b')', "expected ')'")?;
    p.state.set_slot(slot, comdat);
    Ok(())
}

pub(crate) fn print_comdat(p: &mut OpPrinter<'_>, comdat: Option<Attr>) {
    if let Some(comdat) = comdat {
        p.text(" comdat(");
        p.attr(comdat);
        p.byte(b')');
    }
}

/// `[linkage] [visibility] [unnamed_addr] [cconv] @name(...) [-> type] [vscale_range(a, b)] [comdat(...)]
/// [attributes {...}] [{...}]`
pub(crate) fn parse_func(p: &mut OpParser<'_, '_>) -> Result {
    parse_into(p, Linkage::ENUM, Func::SLOTS.linkage, None);
    parse_into(p, Visibility::ENUM, Func::SLOTS.visibility, None);
    // Upstream's parser sets `unnamed_addr` even when the keyword is missing; its builders do not.
    parse_into(p, UnnamedAddr::ENUM, Func::SLOTS.unnamed_addr, Some(UnnamedAddr::None as u64));
    parse_into(p, CConv::ENUM, Func::SLOTS.cconv, None);
    let at = p.offset();
    let name = p.symbol_name()?;
    let signature = parse_signature(p, true)?;
    p.state.set_slot(Func::SLOTS.sym_name, StringAttr::get(p.ctx, name, None));
    let variadic = signature.variadic;
    let inputs: Types = signature.args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let ty = TypeAttr::get(p.ctx, function_type(p, at, &inputs, &signature.results, variadic)?);
    p.state.set_slot(Func::SLOTS.function_type, ty);
    if p.eat_keyword("vscale_range") {
        p.expect(b'(', "expected '('")?;
        let min = p.parse_integer()?;
        p.expect(b',', "expected ','")?;
        let max = p.parse_integer()?;
        p.expect(b')', "expected ')'")?;
        let [min, max] = [min, max].map(|bound| IntegerAttr::of_i64(p.ctx, Type::I32, bound));
        p.state.set_slot(Func::SLOTS.vscale_range, VScaleRangeAttr::get(p.ctx, min, max));
    }
    parse_comdat(p, Func::SLOTS.comdat)?;
    let attrs = p.form_attrs(true)?;
    if let Some(attrs) = dict_array(p.ctx, signature.args.iter().map(|arg| arg.attrs)) {
        p.state.set_slot(Func::SLOTS.arg_attrs, attrs);
    }
    if let Some(attrs) = dict_array(p.ctx, signature.result_attrs.iter().copied()) {
        p.state.set_slot(Func::SLOTS.res_attrs, attrs);
    }
    p.add_form_attrs(&attrs, &[Func::SLOTS.linkage, Func::SLOTS.visibility, Func::SLOTS.cconv]);
    if !p.at(b'{') {
        p.add_empty_region();
        return Ok(());
    }
    let args = if signature.is_named() { &signature.args[..] } else { &[] };
    if p.defer_body(args) {
        return Ok(());
    }
    p.region(args).map(|_| ())
}

fn function_type(
    p: &OpParser<'_, '_>,
    at: u32,
    args: &[Type],
    results: &[Type],
    variadic: bool,
) -> Result<Type> {
    let ctx = p.ctx;
    if results.len() > 1 {
        return Err(
            p.custom_error(at, "failed to construct function type: expected zero or one function result")
        );
    }
    if args.iter().any(|&ty| !is_compatible_type(ctx, ty)) {
        return Err(p.custom_error(
            at,
            "failed to construct function type: expected LLVM type for function arguments",
        ));
    }
    let result = results.first().copied().unwrap_or_else(|| void(ctx));
    if !is_compatible_type(ctx, result) {
        // Upstream's message has no blank here.
        let message = format!(
            "failed to construct function type: expected LLVM type for function results{}",
            quoted_type(ctx, result)
        );
        return Err(p.custom_error(at, message));
    }
    Ok(FunctionType::get(ctx, result, args, variadic))
}

pub(crate) fn print_func(p: &mut OpPrinter<'_>, op: Op) {
    let body = p.body();
    let ctx = p.ctx();
    let func = Func::wrap(op);
    p.byte(b' ');
    print_keyword(p, Linkage::ENUM, body.slot(op, Func::SLOTS.linkage), Some(Linkage::External as u64));
    print_keyword(p, Visibility::ENUM, body.slot(op, Func::SLOTS.visibility), None);
    print_keyword(p, UnnamedAddr::ENUM, body.slot(op, Func::SLOTS.unnamed_addr), None);
    print_keyword(p, CConv::ENUM, body.slot(op, Func::SLOTS.cconv), Some(CConv::C as u64));
    if let Some(name) = func.sym_name(body) {
        p.symbol_name(name);
    }
    let Some(ty) = func.signature(ctx, body) else { return };
    let results: SmallVec<[Type; 1]> =
        core::iter::once(ty.result).filter(|result| !result.is::<VoidType>(ctx)).collect();
    let (arg_attrs, res_attrs) = (body.slot(op, Func::SLOTS.arg_attrs), body.slot(op, Func::SLOTS.res_attrs));
    p.function_signature(op, ty.params, arg_attrs, ty.varargs, &results, res_attrs);
    if let Some(range) = func.vscale_range(body).and_then(|attr| attr.as_::<VScaleRangeAttr>(ctx)) {
        p.text(" vscale_range(");
        p.attr_without_type(range.min_range);
        p.text(", ");
        p.attr_without_type(range.max_range);
        p.byte(b')');
    }
    print_comdat(p, body.slot(op, Func::SLOTS.comdat));
    p.optional_attr_dict_with_keyword(
        op,
        &[
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "CConv",
            "visibility_",
            "comdat",
            "unnamed_addr",
            "vscale_range",
        ],
    );
    p.function_body(op);
}
