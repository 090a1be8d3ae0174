//! Text of single entities, for messages.

use super::Printer;
use super::slots::{Numbering, Slots};
use crate::debug::DebugRecord;
use crate::metadata::{Md, MdView};
use crate::module::Module;
use crate::value::{Func, Inst, Value, ValueKind};

/// Text without the line feeds around it.
fn text(out: &[u8]) -> String {
    String::from_utf8_lossy(out).trim_matches('\n').to_owned()
}

/// An instruction as LLVM prints it in messages: indented, without line feed. Empty if the function has no body.
pub fn instruction_text(module: &Module, func: Func, inst: Inst) -> String {
    let func = module.func(func);
    let Some(body) = &func.body else { return String::new() };
    let mut slots = Slots::default();
    let mut numbering = Numbering::new(module, &mut slots);
    numbering.globals();
    numbering.declarations();
    numbering.function_metadata(func);
    let mut printer = Printer::new(module, &slots);
    printer.locals.number(body);
    printer.inst(body, inst, body.inst(inst), func);
    text(&printer.out)
}

/// A debug record as LLVM prints it in messages. Empty if the function has no body.
pub fn record_text(module: &Module, func: Func, record: &DebugRecord) -> String {
    let func = module.func(func);
    let Some(body) = &func.body else { return String::new() };
    let mut slots = Slots::default();
    let mut numbering = Numbering::new(module, &mut slots);
    numbering.globals();
    numbering.declarations();
    numbering.function_metadata(func);
    let mut printer = Printer::new(module, &slots);
    printer.locals.number(body);
    printer.debug_record(body, record);
    text(&printer.out).trim().to_owned()
}

/// Slots of everything in the module.
fn all_slots(module: &Module) -> Slots {
    let mut slots = Slots::default();
    let mut numbering = Numbering::new(module, &mut slots);
    numbering.globals();
    numbering.declarations();
    module.functions().iter().for_each(|func| numbering.function_metadata(func));
    slots
}

/// Metadata as LLVM prints it in messages: a node with its number and contents.
pub fn metadata_text(module: &Module, md: Md) -> String {
    let slots = all_slots(module);
    let mut printer = Printer::new(module, &slots);
    match module.cx.md_view(md) {
        MdView::Node(_) => printer.numbered_node(md),
        _ => printer.md_operand(md),
    }
    text(&printer.out)
}

/// A global variable, function, alias or ifunc as LLVM prints it in messages.
pub fn global_text(module: &Module, value: Value) -> String {
    let slots = all_slots(module);
    let mut printer = Printer::new(module, &slots);
    match value.kind() {
        ValueKind::Global(id) => printer.global(id),
        ValueKind::Func(id) => printer.function(id),
        ValueKind::Alias(id) => printer.alias(id),
        ValueKind::IFunc(id) => printer.ifunc(id),
        _ => printer.typed(value),
    }
    text(&printer.out)
}

/// A constant with its type.
pub fn constant_text(module: &Module, value: Value) -> String {
    let slots = all_slots(module);
    let mut printer = Printer::new(module, &slots);
    printer.typed(value);
    text(&printer.out)
}
