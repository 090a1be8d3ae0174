//! Text of single entities, for messages.

use super::Printer;
use super::slots::{Numbering, Slots};
use crate::body::Body;
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
    in_function(module, func, |printer, body| printer.inst(body, inst, body.inst(inst), module.func(func)))
}

/// A value of a function with its type, as LLVM prints it in messages. Empty if the function has no body.
pub fn local_text(module: &Module, func: Func, value: Value) -> String {
    in_function(module, func, |printer, body| {
        printer.ty(value.ty());
        printer.byte(b' ');
        printer.operand(body, value);
    })
}

/// A debug record as LLVM prints it in messages. Empty if the function has no body.
pub fn record_text(module: &Module, func: Func, record: &DebugRecord) -> String {
    in_function(module, func, |printer, body| printer.debug_record(body, record)).trim().to_owned()
}

/// The call of an intrinsic that older versions of LLVM have for the debug record of a variable, as a line of its function.
pub fn record_call_text(module: &Module, func: Func, record: &DebugRecord) -> String {
    in_function(module, func, |printer, body| printer.debug_record_call(body, record))
}

/// The text that `print` makes of a function; empty if it has no body.
fn in_function(module: &Module, func: Func, print: impl FnOnce(&mut Printer<'_>, &Body)) -> String {
    let func = module.func(func);
    let Some(body) = &func.body else { return String::new() };
    let mut slots = Slots::default();
    let mut numbering = Numbering::new(module, &mut slots);
    numbering.globals();
    numbering.names();
    numbering.declarations(&[]);
    numbering.function(func);
    let mut printer = Printer::new(module, &slots);
    printer.locals.number(body);
    print(&mut printer, body);
    text(&printer.out)
}

/// Slots of everything in the module.
fn all_slots(module: &Module) -> Slots {
    let mut slots = Slots::default();
    let mut numbering = Numbering::new(module, &mut slots);
    numbering.globals();
    numbering.names();
    numbering.declarations(&[]);
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
