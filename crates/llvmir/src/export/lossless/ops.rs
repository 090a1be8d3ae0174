//! Operations that MLIR 22 lacks.

use crate::export::control::as_bundles;
use crate::export::enums::{calling_convention, ordering, rmw_op};
use crate::export::lossless::metadata::metadata;
use crate::export::state::FunctionTranslation;
use terrace_ir::{Attr, Op, Result, Values};
use terrace_llir as llir;
use terrace_llir::debug::{Assignment, DebugRecord, RecordKind};
use terrace_llir::{Access, CallInfo, Flags, Md, Opcode, Value};
use terrace_llvm as l;
use terrace_support::small_vec::SmallVec;

pub(crate) fn ptr_to_addr(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    tx.cast(op, Opcode::PtrToAddr, Flags::NONE)
}

/// An instruction whose types its operation does not allow.
pub(crate) fn instruction(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::Instruction as I;
    let opcode = tx.b.slot(op, I::SLOTS.opcode).and_then(|attr| attr.as_bytes(tx.ctx)).unwrap_or(b"");
    let (n_operands, n_results) = match opcode {
        b"bitcast" | b"load" | b"alloca" => (1, 1),
        b"store" => (2, 0),
        b"atomicrmw" => (2, 1),
        _ => return tx.at(op).fail("has an unknown opcode"),
    };
    if (tx.b.operands(op).len(), tx.b.n_results(op)) != (n_operands, n_results) {
        return tx.at(op).fail("has a wrong number of operands or results");
    }
    if opcode == b"bitcast" {
        return tx.cast(op, Opcode::BitCast, Flags::NONE);
    }
    if opcode == b"alloca" {
        let Some(elem) = I(op).elem_type(tx.b) else { return tx.at(op).fail("has no type to allocate") };
        let elem = tx.ty(op, elem)?;
        let space = tx.result_type(op)?.address_space().unwrap_or(0);
        let align = tx.align(op, I::SLOTS.alignment)?;
        let flags = if tx.has(op, I::SLOTS.inalloca) { Flags::INALLOCA } else { Flags::NONE };
        let count = tx.operand(op, 0);
        return Ok(tx.ll.alloca(elem, Some(count), space, align, flags));
    }
    let scope = tx.sync_scope(op, I::SLOTS.syncscope);
    let order = ordering(I(op).ordering(tx.b));
    let access = Access::atomic(tx.align(op, I::SLOTS.alignment)?, order, scope);
    let flags = if tx.has(op, I::SLOTS.volatile) { Flags::VOLATILE } else { Flags::NONE };
    let first = tx.operand(op, 0);
    Ok(match opcode {
        b"load" => {
            let ty = tx.result_type(op)?;
            tx.ll.load(ty, first, access, flags)
        }
        b"store" => {
            let ptr = tx.operand(op, 1);
            let inst = tx.ll.store(first, ptr, access, flags);
            tx.ll.body.result(inst)
        }
        _ => {
            let value = tx.operand(op, 1);
            tx.ll.atomic_rmw(rmw_op(I(op).bin_op(tx.b)), first, value, access, flags)
        }
    })
}

/// A value as metadata: `"value"` stands for the operand, `"list"` for all operands, and a number for a definition that does
/// not dominate the record; an array is a list of these.
fn location(tx: &FunctionTranslation<'_, '_>, op: Op, attr: Attr, values: Values<'_>) -> Result<Value> {
    if let Some(id) = attr.as_i64(tx.ctx) {
        return Ok(tx.numbered(id as u32));
    }
    if let Some(parts) = attr.as_array(tx.ctx) {
        let mut operands = values.iter();
        let list: SmallVec<[Value; 4]> = parts
            .iter()
            .map(|part| match part.as_i64(tx.ctx) {
                Some(id) => tx.numbered(id as u32),
                None => operands.next().map_or(Value::NONE, |value| tx.value(value)),
            })
            .collect();
        return Ok(tx.state.module.cx.di_arg_list(&list));
    }
    match attr.as_bytes(tx.ctx) {
        Some(b"value") => Ok(values.first().map_or(Value::NONE, |value| tx.value(value))),
        Some(b"list") => Ok(tx.state.module.cx.di_arg_list(&tx.values(values))),
        _ => metadata(tx.state, tx.b.loc(op), attr).map(Value::metadata),
    }
}

pub(crate) fn metadata_as_value(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let attr = tx.b.slot(op, l::MetadataAsValue::SLOTS.metadata).unwrap_or(Attr::UNIT);
    let value = location(tx, op, attr, tx.b.operands(op))?;
    Ok(match value.kind() {
        llir::ValueKind::Metadata(_) | llir::ValueKind::None => value,
        _ => Value::metadata(tx.state.module.cx.md_value(value)),
    })
}

pub(crate) fn debug_record(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::DebugRecordOp as R;
    if !tx.state.lossless {
        return Ok(());
    }
    let (b, ctx) = (tx.b, tx.ctx);
    let kind = match b.slot(op, R::SLOTS.kind).and_then(|kind| kind.as_bytes(ctx)) {
        Some(b"value") => RecordKind::Value,
        Some(b"declare") => RecordKind::Declare,
        Some(b"label") => RecordKind::Label,
        Some(b"assign") => RecordKind::Assign,
        Some(b"declare_value") => RecordKind::DeclareValue,
        _ => return tx.at(op).fail("has a kind that LLVM does not have"),
    };
    let md = |tx: &FunctionTranslation<'_, '_>, slot: usize| -> Result<Md> {
        b.slot(op, slot).map_or(Ok(Md::NULL), |attr| metadata(tx.state, b.loc(op), attr))
    };
    let value = match kind {
        RecordKind::Label => Value::NONE,
        _ => location(tx, op, b.slot(op, R::SLOTS.location).unwrap_or(Attr::UNIT), R(op).values(b))?,
    };
    let assignment = match (kind, b.slot(op, R::SLOTS.address_location)) {
        (RecordKind::Assign, Some(address)) => Some(Box::new(Assignment {
            id: md(tx, R::SLOTS.assign_id)?,
            address: location(tx, op, address, R(op).address(b))?,
            expression: md(tx, R::SLOTS.address_expression)?,
        })),
        (RecordKind::Assign, None) => return tx.at(op).fail("needs the address of an assignment"),
        _ => None,
    };
    let loc = md(tx, R::SLOTS.debug_loc)?;
    if !tx.is_in_function(loc) {
        return Ok(());
    }
    let record = DebugRecord {
        kind,
        value,
        variable: md(tx, R::SLOTS.variable)?,
        expression: md(tx, R::SLOTS.expression)?,
        loc,
        assignment,
    };
    tx.ll.body.add_debug_record(record);
    Ok(())
}

pub(crate) fn inline_asm_value(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::InlineAsmValue as I;
    let b = tx.b;
    let text = |slot: usize| b.slot(op, slot).and_then(|attr| attr.as_bytes(b.ctx())).unwrap_or(b"");
    let Some(fn_ty) = I(op).asm_type(b) else { return tx.at(op).fail("needs a function type") };
    let fn_ty = tx.ty(op, fn_ty)?;
    Ok(tx.state.module.inline_asm(&llir::InlineAsm {
        fn_ty,
        template: text(I::SLOTS.asm_string),
        constraints: text(I::SLOTS.constraints),
        side_effect: b.slot(op, I::SLOTS.has_side_effects).is_some(),
        align_stack: b.slot(op, I::SLOTS.is_align_stack).is_some(),
        intel_dialect: I(op).asm_dialect(b) == Some(l::AsmDialect::Intel),
        can_unwind: b.slot(op, I::SLOTS.can_unwind).is_some(),
    }))
}

fn dests(tx: &FunctionTranslation<'_, '_>, op: Op) -> SmallVec<[llir::Block; 4]> {
    (0..tx.b.n_succs(op)).map(|i| tx.succ(op, i)).collect()
}

pub(crate) fn call_br(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::CallBr as C;
    let b = tx.b;
    let Some(fn_ty) = C(op).callee_type(b) else { return tx.at(op).fail("needs a function type") };
    let fn_ty = tx.ty(op, fn_ty)?;
    let operands = tx.values(C(op).callee_operands(b));
    let (Some((&callee, args)), dests) = (operands.split_first(), dests(tx, op)) else {
        return tx.at(op).fail("needs a callee");
    };
    let Some((&default, indirect)) = dests.split_first() else { return Ok(Value::NONE) };
    let slots = C::SLOTS;
    let bundles = tx.bundles(
        b.slot(op, slots.op_bundle_tags),
        b.slot(op, slots.op_bundle_sizes),
        C(op).op_bundle_operands(b),
    );
    let info = CallInfo::new(fn_ty).cc(calling_convention(C(op).cconv(b)));
    Ok(tx.ll.call_br(callee, args, default, indirect, info, &as_bundles(&bundles)))
}

/// The parent of a pad; the token `none` is a constant.
fn parent(tx: &FunctionTranslation<'_, '_>, op: Op) -> Option<Value> {
    Some(tx.operand(op, 0)).filter(|value| !value.is_none())
}

pub(crate) fn catch_switch(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let (dests, parent) = (dests(tx, op), parent(tx, op));
    let unwinds = tx.b.slot(op, l::CatchSwitch::SLOTS.unwinds).is_some();
    let (unwind, handlers) = match dests.split_first() {
        Some((&unwind, handlers)) if unwinds => (Some(unwind), handlers),
        _ => (None, &dests[..]),
    };
    Ok(tx.ll.catch_switch(parent, handlers, unwind))
}

pub(crate) fn catch_pad(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let operands = tx.values(tx.b.operands(op));
    let Some((&switch, args)) = operands.split_first() else { return Ok(Value::NONE) };
    Ok(tx.ll.catch_pad(switch, args))
}

pub(crate) fn cleanup_pad(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let operands = tx.values(tx.b.operands(op));
    Ok(tx.ll.cleanup_pad(parent(tx, op), operands.get(1..).unwrap_or(&[])))
}

pub(crate) fn catch_ret(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let (pad, dest) = (tx.operand(op, 0), tx.succ(op, 0));
    tx.ll.catch_ret(pad, dest);
    Ok(())
}

pub(crate) fn cleanup_ret(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let (pad, dests) = (tx.operand(op, 0), dests(tx, op));
    tx.ll.cleanup_ret(pad, dests.first().copied());
    Ok(())
}
