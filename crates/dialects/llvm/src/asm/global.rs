//! Parsers and printers of `llvm.mlir.global` and `llvm.mlir.alias`, and of the linkage of `llvm.mlir.ifunc`.

use super::function::{parse_comdat, print_comdat};
use super::keywords::{optional_keyword, parse_into, print_keyword};
use crate::enums::{Linkage, UnnamedAddr, Visibility};
use crate::types::ArrayType;
use crate::{Alias, Global};
use terrace_ir::asm::RegionPrint;
use terrace_ir::asm::format::Arg;
use terrace_rewrite::prelude::*;

/// Parses `[linkage] [visibility] [thread_local] [unnamed_addr]` into these slots.
fn parse_common(p: &mut OpParser<'_, '_>, [linkage, visibility, thread_local, unnamed_addr]: [usize; 4]) {
    parse_into(p, Linkage::ENUM, linkage, Some(Linkage::External as u64));
    parse_into(p, Visibility::ENUM, visibility, None);
    if p.eat_keyword("thread_local") {
        p.state.set_slot(thread_local, Attr::UNIT);
    }
    parse_into(p, UnnamedAddr::ENUM, unnamed_addr, Some(UnnamedAddr::None as u64));
}

fn print_common(
    p: &mut OpPrinter<'_>,
    op: Op,
    [linkage, visibility, thread_local, unnamed_addr]: [usize; 4],
) {
    let body = p.body();
    p.byte(b' ');
    print_keyword(p, Linkage::ENUM, body.slot(op, linkage), None);
    print_keyword(p, Visibility::ENUM, body.slot(op, visibility), None);
    if body.slot(op, thread_local).is_some() {
        p.text("thread_local ");
    }
    print_keyword(p, UnnamedAddr::ENUM, body.slot(op, unnamed_addr), None);
}

const GLOBAL: [usize; 4] =
    [Global::SLOTS.linkage, Global::SLOTS.visibility, Global::SLOTS.thread_local, Global::SLOTS.unnamed_addr];
const ALIAS: [usize; 4] =
    [Alias::SLOTS.linkage, Alias::SLOTS.visibility, Alias::SLOTS.thread_local, Alias::SLOTS.unnamed_addr];

/// Parses an optional `: type`.
fn parse_optional_type(p: &mut OpParser<'_, '_>) -> Result<Option<Type>> {
    if !p.at(b':') {
        return Ok(None);
    }
    let types = p.parse_colon_type_list()?;
    match types[..] {
        [ty] => Ok(Some(ty)),
        _ => Err(p.custom_error(p.name_offset, "expected zero or one type")),
    }
}

/// `... [constant] @name([value]) [comdat(...)] {...} [: type] [{...}]`
pub(crate) fn parse_global(p: &mut OpParser<'_, '_>) -> Result {
    parse_common(p, GLOBAL);
    if p.eat_keyword("constant") {
        p.state.set_slot(Global::SLOTS.constant, Attr::UNIT);
    }
    let name = p.symbol_name()?;
    p.state.set_slot(Global::SLOTS.sym_name, StringAttr::get(p.ctx, name, None));
    p.expect(b'(', "expected '('")?;
    let mut value = None;
    if !p.eat(b')') {
        let attr = p.parse_attr(None)?;
        p.state.set_slot(Global::SLOTS.value, attr);
        value = Some(attr);
        p.expect(b')', "expected ')'")?;
    }
    parse_comdat(p, Global::SLOTS.comdat)?;
    p.form_attr_dict(false, &[Global::SLOTS.visibility])?;
    let ty = match parse_optional_type(p)? {
        Some(ty) => {
            if p.optional_region(&[])?.is_none() {
                p.add_empty_region();
            }
            ty
        }
        None => {
            let Some(string) = value.and_then(|value| value.as_bytes(p.ctx)) else {
                return Err(p.custom_error(p.name_offset, "type can only be omitted for string globals"));
            };
            p.add_empty_region();
            ArrayType::get(p.ctx, Type::I8, string.len() as u64)
        }
    };
    p.state.set_slot(Global::SLOTS.global_type, TypeAttr::get(p.ctx, ty));
    Ok(())
}

pub(crate) fn print_global(p: &mut OpPrinter<'_>, global: Global) {
    let body = p.body();
    let ctx = p.ctx();
    print_common(p, global.0, GLOBAL);
    if body.slot(global.0, Global::SLOTS.constant).is_some() {
        p.text("constant ");
    }
    if let Some(name) = global.sym_name(body) {
        p.symbol_name(name);
    }
    p.byte(b'(');
    let value = body.slot(global.0, Global::SLOTS.value);
    if let Some(value) = value {
        p.attr(value);
    }
    p.byte(b')');
    print_comdat(p, body.slot(global.0, Global::SLOTS.comdat));
    print_global_attrs(p, global.0);
    // The type is omitted for a string: the parser infers it from the length.
    if value.is_some_and(|value| value.is::<StringAttr>(ctx)) {
        return;
    }
    p.text(" : ");
    if let Some(ty) = global.global_type(body) {
        p.ty(ty);
    }
    if global.initializer_block(body).is_some() {
        p.byte(b' ');
        p.region(global.0, 0, RegionPrint::NO_ARGS);
    }
}

/// Prints a global's attributes, `addr_space` even when it is zero.
fn print_global_attrs(p: &mut OpPrinter<'_>, op: Op) {
    const SLOTS: [usize; 6] = [
        Global::SLOTS.alignment,
        Global::SLOTS.dbg_exprs,
        Global::SLOTS.dso_local,
        Global::SLOTS.externally_initialized,
        Global::SLOTS.section,
        Global::SLOTS.target_specific_attrs,
    ];
    let body = p.body();
    let addr_space = Global::SLOTS.addr_space;
    let own = body.slots(op).taken().filter(|(slot, _)| SLOTS.contains(slot));
    let own = own.chain(Some(addr_space).zip(body.slot_or_default(op, addr_space)));
    let mut attrs: SmallVec<[(&[u8], Attr); 8]> =
        own.map(|(slot, attr)| (Global::DEF.slot_name(slot).as_bytes(), attr)).collect();
    attrs.extend(body.dict_entries(op).iter().map(|(name, attr)| (body.ctx().bytes(name), attr)));
    attrs.sort_by_key(|&(name, _)| name);
    p.text(" {");
    p.list(&attrs, |p, &(name, attr)| p.named_attr(name, attr));
    p.byte(b'}');
}

/// `... @name {...} : type {...}`
pub(crate) fn parse_alias(p: &mut OpParser<'_, '_>) -> Result {
    parse_common(p, ALIAS);
    let name = p.symbol_name()?;
    p.state.set_slot(Alias::SLOTS.sym_name, StringAttr::get(p.ctx, name, None));
    p.form_attr_dict(false, &[Alias::SLOTS.visibility])?;
    let ty = parse_optional_type(p)?;
    p.region(&[])?;
    let Some(ty) = ty else {
        return Err(p.custom_error(p.name_offset, "expected the type of the aliasee"));
    };
    p.state.set_slot(Alias::SLOTS.alias_type, TypeAttr::get(p.ctx, ty));
    Ok(())
}

pub(crate) fn print_alias(p: &mut OpPrinter<'_>, alias: Alias) {
    let body = p.body();
    print_common(p, alias.0, ALIAS);
    if let Some(name) = alias.sym_name(body) {
        p.symbol_name(name);
    }
    p.optional_attr_dict(
        alias.0,
        &["sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"],
    );
    p.text(" : ");
    if let Some(ty) = alias.alias_type(body) {
        p.ty(ty);
    }
    p.byte(b' ');
    p.region(alias.0, 0, RegionPrint::NO_ARGS);
}

/// Parses the linkage of an ifunc; the default is `external`.
pub(crate) fn parse_linkage(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let value = optional_keyword(p, Linkage::ENUM).unwrap_or(Linkage::External as u64);
    let attr = Linkage::ENUM.attr(p.ctx, value);
    if let &[arg] = args {
        p.set_arg_attr(arg, attr);
    }
    Ok(())
}

pub(crate) fn print_linkage(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[arg] = args else { return };
    let linkage = p.arg_attr(op, arg).and_then(|attr| Linkage::ENUM.value(p.ctx(), attr));
    p.text(linkage.and_then(|value| Linkage::ENUM.keyword_of(value)).unwrap_or("external"));
}
