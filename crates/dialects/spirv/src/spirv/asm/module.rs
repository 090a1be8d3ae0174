//! Modules and what is in them.

use super::enums::{parse_keyword, parse_string, print_string};
use crate::prelude::*;
use crate::spirv::attrs::VerCapExtAttr;
use crate::spirv::enums::{AddressingModel, ExecutionMode, ExecutionModel, FunctionControl, MemoryModel};
use crate::spirv::{EntryPoint, ExecutionModeOp, Func, Module};
use terrace_base::function::{dict_array, parse_function_attributes, parse_signature};

/// A reference to a symbol that is not nested.
pub fn parse_symbol(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let at = p.offset();
    let symbol = p.parse_attr(None)?;
    match symbol.as_::<SymbolRefAttr>(p.ctx).is_some_and(|symbol| symbol.nested.is_empty()) {
        true => Ok(symbol),
        false => Err(p.custom_error(at, "invalid kind of attribute specified")),
    }
}

/// `"GLCompute" @main, @input`
pub fn parse_entry_point(p: &mut OpParser<'_, '_>) -> Result {
    let model = parse_string(p, ExecutionModel::ENUM, "execution_model")?;
    p.state.set_slot(EntryPoint::SLOTS.execution_model, ExecutionModel::ENUM.attr(p.ctx, model));
    let function = parse_symbol(p)?;
    p.state.set_slot(EntryPoint::SLOTS.r#fn, function);
    let mut interface = Vec::new();
    while p.eat(b',') {
        interface.push(parse_symbol(p)?);
    }
    p.state.set_slot(EntryPoint::SLOTS.interface, ArrayAttr::get(p.ctx, &interface));
    Ok(())
}

pub fn print_entry_point(p: &mut OpPrinter<'_>, op: EntryPoint) {
    let (b, ctx) = (p.body(), p.ctx());
    p.byte(b' ');
    print_string(p, ExecutionModel::ENUM, op.execution_model(b).map_or(0, |model| model as u64));
    p.byte(b' ');
    if let Some(function) = op.r#fn(b) {
        p.symbol_name(function);
    }
    for &variable in op.interface(b).and_then(|interface| interface.as_array(ctx)).unwrap_or(&[]) {
        p.text(", ");
        p.attr(variable);
    }
}

/// `@main "LocalSize", 32, 1, 1`
pub fn parse_execution_mode(p: &mut OpParser<'_, '_>) -> Result {
    let function = parse_symbol(p)?;
    p.state.set_slot(ExecutionModeOp::SLOTS.r#fn, function);
    let mode = parse_string(p, ExecutionMode::ENUM, "execution_mode")?;
    p.state.set_slot(ExecutionModeOp::SLOTS.execution_mode, ExecutionMode::ENUM.attr(p.ctx, mode));
    let mut values = Vec::new();
    while p.eat(b',') {
        let at = p.offset();
        let value = p.parse_attr(Some(Type::I32))?;
        let Some(value) = value.as_i64(p.ctx).filter(|_| value.is::<IntegerAttr>(p.ctx)) else {
            return Err(p.custom_error(at, "invalid kind of attribute specified"));
        };
        values.push(IntegerAttr::of_i64(p.ctx, Type::I32, i64::from(value as i32)));
    }
    p.state.set_slot(ExecutionModeOp::SLOTS.values, ArrayAttr::get(p.ctx, &values));
    Ok(())
}

pub fn print_execution_mode(p: &mut OpPrinter<'_>, op: ExecutionModeOp) {
    let (b, ctx) = (p.body(), p.ctx());
    p.byte(b' ');
    if let Some(function) = op.r#fn(b) {
        p.symbol_name(function);
    }
    p.byte(b' ');
    print_string(p, ExecutionMode::ENUM, op.execution_mode(b).map_or(0, |mode| mode as u64));
    for value in op.values(b).and_then(|values| values.as_array(ctx)).unwrap_or(&[]) {
        p.text(", ");
        p.integer(value.as_i64(ctx).unwrap_or(0));
    }
}

/// `@f(%x: f32) -> f32 "None" [attributes {..}] [{ ... }]`
pub fn parse_func(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let name = p.symbol_name()?;
    p.set_attr("sym_name", StringAttr::get(ctx, name, None));
    let signature = parse_signature(p, false)?;
    let inputs: SmallVec<[Type; 4]> = signature.args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let ty = FunctionType::get(ctx, &inputs, &signature.results);
    p.state.set_slot(Func::SLOTS.function_type, TypeAttr::get(ctx, ty));
    let control = parse_string(p, FunctionControl::ENUM, "function_control")?;
    p.state.set_slot(Func::SLOTS.function_control, FunctionControl::ENUM.attr(ctx, control));
    parse_function_attributes(p, &[])?;
    if let Some(attrs) = dict_array(ctx, signature.args.iter().map(|arg| arg.attrs)) {
        p.state.set_slot(Func::SLOTS.arg_attrs, attrs);
    }
    if let Some(attrs) = dict_array(ctx, signature.result_attrs.iter().copied()) {
        p.state.set_slot(Func::SLOTS.res_attrs, attrs);
    }
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

pub fn print_func(p: &mut OpPrinter<'_>, op: Func) {
    let (b, ctx) = (p.body(), p.ctx());
    p.byte(b' ');
    if let Some(name) = op.sym_name(b) {
        p.symbol_name(name);
    }
    let ty = op.function_type(b).and_then(|ty| ty.as_::<FunctionType>(ctx));
    let (inputs, results) = ty.map_or((&[][..], &[][..]), |ty| (ty.inputs, ty.results));
    p.function_signature(op.0, inputs, op.arg_attrs(b), false, results, op.res_attrs(b));
    p.byte(b' ');
    print_string(p, FunctionControl::ENUM, op.function_control(b).map_or(0, |control| control.0));
    let elided = ["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"];
    p.optional_attr_dict_with_keyword(op.0, &elided);
    p.function_body(op.0);
}

/// `@name Logical GLSL450 requires #spirv.vce<...> [attributes {..}] { ... }`
pub fn parse_module(p: &mut OpParser<'_, '_>) -> Result {
    if let Some(name) = p.optional_symbol_name() {
        p.state.set_slot(Module::SLOTS.sym_name, StringAttr::get(p.ctx, name, None));
    }
    let addressing = parse_keyword(p, AddressingModel::ENUM, "addressing_model")?;
    p.state.set_slot(Module::SLOTS.addressing_model, AddressingModel::ENUM.attr(p.ctx, addressing));
    let memory = parse_keyword(p, MemoryModel::ENUM, "memory_model")?;
    p.state.set_slot(Module::SLOTS.memory_model, MemoryModel::ENUM.attr(p.ctx, memory));
    if p.eat_keyword("requires") {
        let at = p.offset();
        let vce = p.parse_attr(None)?;
        if !vce.is::<VerCapExtAttr>(p.ctx) {
            return Err(p.custom_error(at, "invalid kind of attribute specified"));
        }
        p.state.set_slot(Module::SLOTS.vce_triple, vce);
    }
    p.optional_attr_dict_with_keyword()?;
    let region = p.region(&[])?;
    let body = p.region_body();
    if body.entry_block(region).is_none() {
        body.append_block(region, &[]);
    }
    Ok(())
}

pub fn print_module(p: &mut OpPrinter<'_>, op: Module) {
    let b = p.body();
    if let Some(name) = op.sym_name(b) {
        p.byte(b' ');
        p.symbol_name(name);
    }
    p.byte(b' ');
    p.enum_value(AddressingModel::ENUM, op.addressing_model(b).map_or(0, |model| model as u64));
    p.byte(b' ');
    p.enum_value(MemoryModel::ENUM, op.memory_model(b).map_or(0, |model| model as u64));
    if let Some(vce) = op.vce_triple(b) {
        p.text(" requires ");
        p.attr(vce);
    }
    p.optional_attr_dict_with_keyword(op.0, &["addressing_model", "memory_model", "sym_name", "vce_triple"]);
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint::ALL);
}
