//! Pointers, loads and stores.

use super::enums::{parse_string, print_string};
use crate::prelude::*;
use crate::spirv::enums::{MemoryAccess, StorageClass};
use crate::spirv::types::PointerType;
use crate::spirv::{AddressOf, GlobalVariable, Load, Store, Variable};

/// `["Aligned", 4]`, or nothing. The slots are those of the access and of the alignment.
fn parse_access(p: &mut OpParser<'_, '_>, access: usize, alignment: usize) -> Result {
    if !p.eat(b'[') {
        return Ok(());
    }
    let value = parse_string(p, MemoryAccess::ENUM, "memory_access")?;
    p.state.set_slot(access, MemoryAccess::ENUM.attr(p.ctx, value));
    if value & MemoryAccess::ALIGNED.0 != 0 {
        p.expect(b',', "expected ','")?;
        let value = p.parse_attr(Some(Type::I32))?;
        p.state.set_slot(alignment, value);
    }
    p.expect(b']', "expected ']'")
}

/// Prints what [`parse_access`] parses, and returns whether that includes the alignment.
fn print_access(p: &mut OpPrinter<'_>, access: Option<MemoryAccess>, alignment: Option<i64>) -> bool {
    let Some(access) = access else { return false };
    p.text(" [");
    print_string(p, MemoryAccess::ENUM, access.0);
    let alignment = alignment.filter(|_| access.0 & MemoryAccess::ALIGNED.0 != 0);
    if let Some(alignment) = alignment {
        p.text(", ");
        p.integer(alignment);
    }
    p.byte(b']');
    alignment.is_some()
}

fn print_class(p: &mut OpPrinter<'_>, pointer: Value) {
    let class = p.body().ty(pointer).as_::<PointerType>(p.ctx()).map_or(0, |pointer| pointer.class);
    p.byte(b' ');
    print_string(p, StorageClass::ENUM, u64::from(class));
    p.byte(b' ');
}

/// `"Function" %p ["Volatile"] {..} : f32`
pub fn parse_load(p: &mut OpParser<'_, '_>) -> Result {
    let class = parse_string(p, StorageClass::ENUM, "storage_class")?;
    let pointer = p.operand()?;
    parse_access(p, Load::SLOTS.memory_access, Load::SLOTS.alignment)?;
    p.optional_attr_dict()?;
    let ty = p.parse_colon_type()?;
    p.add_operand(&pointer, PointerType::get(p.ctx, ty, class as u32))?;
    p.state.results.push(ty);
    Ok(())
}

pub fn print_load(p: &mut OpPrinter<'_>, op: Load) {
    let b = p.body();
    print_class(p, op.ptr(b));
    p.operand(op.ptr(b));
    let aligned = print_access(p, op.memory_access(b), op.alignment(b));
    print_rest(p, op.0, aligned);
    p.text(" : ");
    p.value_type(b.results(op.0).first());
}

/// Prints the attributes that are not printed elsewhere.
fn print_rest(p: &mut OpPrinter<'_>, op: Op, aligned: bool) {
    match aligned {
        true => p.optional_attr_dict(op, &["memory_access", "alignment", "storage_class"]),
        false => p.optional_attr_dict(op, &["memory_access", "storage_class"]),
    }
}

/// `"Function" %p, %x ["Volatile"] : f32`
pub fn parse_store(p: &mut OpParser<'_, '_>) -> Result {
    let class = parse_string(p, StorageClass::ENUM, "storage_class")?;
    let at = p.offset();
    let operands = p.operand_list(Delimiter::None)?;
    let [pointer, value] = &operands[..] else {
        return Err(p.custom_error(at, "expected 2 operands"));
    };
    parse_access(p, Store::SLOTS.memory_access, Store::SLOTS.alignment)?;
    let ty = p.parse_colon_type()?;
    p.add_operand(pointer, PointerType::get(p.ctx, ty, class as u32))?;
    p.add_operand(value, ty)
}

pub fn print_store(p: &mut OpPrinter<'_>, op: Store) {
    let b = p.body();
    print_class(p, op.ptr(b));
    p.operands(b.operands(op.0));
    let aligned = print_access(p, op.memory_access(b), op.alignment(b));
    p.text(" : ");
    p.value_type(Some(op.value(b)));
    print_rest(p, op.0, aligned);
}

/// `bind(0, 1)`, `built_in("Position")` or nothing, and further attributes.
fn parse_decorations(p: &mut OpParser<'_, '_>) -> Result {
    if p.eat_keyword("bind") {
        p.expect(b'(', "expected '('")?;
        let set = p.parse_attr(Some(Type::I32))?;
        p.set_attr("descriptor_set", set);
        p.expect(b',', "expected ','")?;
        let binding = p.parse_attr(Some(Type::I32))?;
        p.set_attr("binding", binding);
        p.expect(b')', "expected ')'")?;
    } else if p.eat_keyword("built_in") {
        p.expect(b'(', "expected '('")?;
        let at = p.offset();
        let name = p.parse_attr(None)?;
        if !name.is::<StringAttr>(p.ctx) {
            return Err(p.custom_error(at, "invalid kind of attribute specified"));
        }
        p.set_attr("built_in", name);
        p.expect(b')', "expected ')'")?;
    }
    p.optional_attr_dict()
}

/// Prints what [`parse_decorations`] parses, without the attributes that are `printed` elsewhere.
fn print_decorations(p: &mut OpPrinter<'_>, op: Op, printed: &[&str]) {
    let (b, ctx) = (p.body(), p.ctx());
    let mut elided: SmallVec<[&str; 8]> = SmallVec::from_slice(printed);
    let int = |name| b.attr(op, name).and_then(|attr| attr.as_i64(ctx));
    if let (Some(set), Some(binding)) = (int("descriptor_set"), int("binding")) {
        p.text(" bind(");
        p.integer(set);
        p.text(", ");
        p.integer(binding);
        p.byte(b')');
        elided.extend_from_slice(&["descriptor_set", "binding"]);
    }
    if let Some(name) = b.attr(op, "built_in").and_then(|attr| attr.as_::<StringAttr>(ctx)) {
        p.text(" built_in(\"");
        p.bytes(ctx.bytes(name.value));
        p.text("\")");
        elided.push("built_in");
    }
    p.optional_attr_dict(op, &elided);
}

/// `init(%x) {..} : !spirv.ptr<f32, Function>`
pub fn parse_variable(p: &mut OpParser<'_, '_>) -> Result {
    let mut initializer = None;
    if p.eat_keyword("init") {
        p.expect(b'(', "expected '('")?;
        initializer = Some(p.operand()?);
        p.expect(b')', "expected ')'")?;
    }
    parse_decorations(p)?;
    p.expect(b':', "expected ':'")?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx;
    let Some(pointer) = ty.as_::<PointerType>(ctx) else {
        return Err(p.custom_error(at, "expected spirv.ptr type"));
    };
    p.state.results.push(ty);
    if let Some(initializer) = initializer {
        p.add_operand(&initializer, pointer.pointee)?;
    }
    let class = StorageClass::ENUM.attr(ctx, u64::from(pointer.class));
    p.state.set_slot(Variable::SLOTS.storage_class, class);
    Ok(())
}

pub fn print_variable(p: &mut OpPrinter<'_>, op: Variable) {
    let b = p.body();
    if let Some(initializer) = op.initializer(b) {
        p.text(" init(");
        p.operand(initializer);
        p.byte(b')');
    }
    print_decorations(p, op.0, &["storage_class"]);
    p.text(" : ");
    p.value_type(b.results(op.0).first());
}

/// `@g initializer(@c) bind(0, 1) {..} : !spirv.ptr<f32, Uniform>`
pub fn parse_global(p: &mut OpParser<'_, '_>) -> Result {
    let name = p.symbol_name()?;
    p.set_attr("sym_name", StringAttr::get(p.ctx, name, None));
    if p.eat_keyword("initializer") {
        p.expect(b'(', "expected '('")?;
        let symbol = super::module::parse_symbol(p)?;
        p.state.set_slot(GlobalVariable::SLOTS.initializer, symbol);
        p.expect(b')', "expected ')'")?;
    }
    parse_decorations(p)?;
    let at = p.offset();
    let ty = p.parse_colon_type()?;
    if !ty.is::<PointerType>(p.ctx) {
        return Err(p.custom_error(at, "expected spirv.ptr type"));
    }
    p.state.set_slot(GlobalVariable::SLOTS.r#type, TypeAttr::get(p.ctx, ty));
    Ok(())
}

pub fn print_global(p: &mut OpPrinter<'_>, op: GlobalVariable) {
    let b = p.body();
    p.byte(b' ');
    if let Some(name) = op.sym_name(b) {
        p.symbol_name(name);
    }
    if let Some(initializer) = op.initializer(b) {
        p.text(" initializer(");
        p.symbol_name(initializer);
        p.byte(b')');
    }
    print_decorations(p, op.0, &["storage_class", "sym_name", "initializer", "type"]);
    p.text(" : ");
    if let Some(ty) = op.r#type(b) {
        p.ty(ty);
    }
}

/// The name of the variable.
pub fn address_name(b: &Body, op: AddressOf, name: &mut dyn FnMut(Value, &[u8])) {
    let (Some(result), Some(variable)) = (b.results(op.0).first(), op.variable(b)) else { return };
    name(result, format!("{}_addr", b.ctx().str(variable)).as_bytes());
}
