//! Control flow.

use super::enums::parse_keyword;
use crate::prelude::*;
use crate::spirv::enums::{LoopControl, SelectionControl};
use crate::spirv::{BranchConditional, Loop, Selection};
use terrace_ir::decl::EnumDef;

/// `%c [5, 10], ^then(%x : f32), ^else`
pub fn parse_branch(p: &mut OpParser<'_, '_>) -> Result {
    let condition = p.operand()?;
    p.add_operand(&condition, Type::I1)?;
    if p.eat(b'[') {
        let yes = parse_weight(p)?;
        p.expect(b',', "expected ','")?;
        let no = parse_weight(p)?;
        p.expect(b']', "expected ']'")?;
        p.state.set_slot(BranchConditional::SLOTS.branch_weights, ArrayAttr::get(p.ctx, &[yes, no]));
    }
    let mut sizes = [1, 0, 0];
    for size in &mut sizes[1..] {
        p.expect(b',', "expected ','")?;
        let (block, n) = p.successor_and_args()?;
        p.state.succs.push(block);
        *size = n;
    }
    p.state.set_segments(p.ctx, &sizes, &[]);
    Ok(())
}

fn parse_weight(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let at = p.offset();
    let weight = p.parse_attr(Some(Type::I32))?;
    match weight.is::<IntegerAttr>(p.ctx) {
        true => Ok(weight),
        false => Err(p.custom_error(at, "invalid kind of attribute specified")),
    }
}

pub fn print_branch(p: &mut OpPrinter<'_>, op: BranchConditional) {
    let (b, ctx) = (p.body(), p.ctx());
    p.byte(b' ');
    p.operand(op.condition(b));
    if let Some(weights) = op.branch_weights(b).and_then(|weights| weights.as_array(ctx)) {
        p.text(" [");
        p.list(weights, |p, weight| p.integer(weight.as_i64(ctx).unwrap_or(0)));
        p.byte(b']');
    }
    p.text(", ");
    p.successor_and_args(op.true_target(b), op.true_target_operands(b));
    p.text(", ");
    p.successor_and_args(op.false_target(b), op.false_target_operands(b));
}

/// `control(Unroll) -> f32 { ... }`
fn parse_region(p: &mut OpParser<'_, '_>, def: &EnumDef, slot: usize, name: &str) -> Result {
    let mut control = 0;
    if p.eat_keyword("control") {
        p.expect(b'(', "expected '('")?;
        control = parse_keyword(p, def, name)?;
        p.expect(b')', "expected ')'")?;
    }
    p.state.set_slot(slot, def.attr(p.ctx, control));
    if p.eat_str("->") {
        loop {
            let ty = p.parse_type()?;
            p.state.results.push(ty);
            if !p.eat(b',') {
                break;
            }
        }
    }
    p.region(&[]).map(|_| ())
}

fn print_region(p: &mut OpPrinter<'_>, op: Op, def: &EnumDef, control: u64) {
    let b = p.body();
    if control != 0 {
        p.text(" control(");
        p.enum_value(def, control);
        p.byte(b')');
    }
    if !b.results(op).is_empty() {
        p.text(" -> ");
        p.value_types(b.results(op));
    }
    p.byte(b' ');
    p.region(op, 0, RegionPrint::NO_ARGS);
}

pub fn parse_loop(p: &mut OpParser<'_, '_>) -> Result {
    parse_region(p, LoopControl::ENUM, Loop::SLOTS.loop_control, "loop_control")
}

pub fn print_loop(p: &mut OpPrinter<'_>, op: Loop) {
    let control = op.loop_control(p.body()).map_or(0, |control| control.0);
    print_region(p, op.0, LoopControl::ENUM, control);
}

pub fn parse_selection(p: &mut OpParser<'_, '_>) -> Result {
    parse_region(p, SelectionControl::ENUM, Selection::SLOTS.selection_control, "selection_control")
}

pub fn print_selection(p: &mut OpPrinter<'_>, op: Selection) {
    let control = op.selection_control(p.body()).map_or(0, |control| control.0);
    print_region(p, op.0, SelectionControl::ENUM, control);
}
