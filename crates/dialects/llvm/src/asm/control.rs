//! Parsers and printers of `switch` and `indirectbr`: lists of blocks with operands.

use super::types::{parse_ptr, print_ptr};
use crate::branch::segment;
use crate::constraints::POINTER_CLASS;
use crate::types::PointerType;
use crate::{IndirectBr, Switch};
use terrace_ir::asm::Unresolved;
use terrace_ir::decl::constraint::INTEGER_CLASS;
use terrace_rewrite::prelude::*;

/// Parsed operands of several successors; `sizes` has the number for each one (`case_operand_segments`).
#[derive(Default)]
struct Operands {
    names: SmallVec<[Unresolved; 8]>,
    types: SmallVec<[Type; 8]>,
    sizes: SmallVec<[i32; 8]>,
}

impl<'p> Operands {
    /// `(%a, %b : i32, i64)`, or nothing.
    fn parse(&mut self, p: &mut OpParser<'_, 'p>) -> Result {
        let before = self.names.len();
        if p.eat(b'(') {
            self.names.extend(p.operand_list(Delimiter::None)?);
            self.types.extend(p.parse_colon_type_list()?);
            p.expect(b')', "expected ')'")?;
        }
        self.sizes.push((self.names.len() - before) as i32);
        Ok(())
    }

    fn add(&self, p: &mut OpParser<'_, 'p>) -> Result {
        let at = self.names.first().map_or(p.offset(), |name| name.offset());
        p.add_operands(&self.names, &self.types, at)
    }
}

/// Builds `dense<...> : vector<NxiW>`.
pub(crate) fn dense_ints(ctx: &Context, elem: Type, values: &[ApInt]) -> Attr {
    let size = elem.bit_width(ctx).unwrap_or(64).div_ceil(8).max(1) as usize;
    let ty = VectorType::fixed(ctx, &[values.len() as i64], elem);
    let bytes = |value: &ApInt| {
        let mut bytes: SmallVec<[u8; 16]> = value.words().iter().flat_map(|w| w.to_le_bytes()).collect();
        bytes.resize(size, 0);
        bytes
    };
    if let [first, rest @ ..] = values
        && rest.iter().all(|value| value == first)
    {
        return DenseElementsAttr::get(ctx, ty, true, &bytes(first));
    }
    let data: Vec<u8> = values.iter().flat_map(bytes).collect();
    DenseElementsAttr::get(ctx, ty, false, &data)
}

/// Element `i` of an integer elements attribute, extended or truncated to `width` bits.
pub(crate) fn dense_int(dense: &DenseElementsAttr<'_>, width: u32, i: usize) -> ApInt {
    let size = width.div_ceil(8).max(1) as usize;
    let at = if dense.splat { 0 } else { i * size };
    let bytes = dense.data.get(at..at + size).unwrap_or(&[]);
    ApInt::from_le_bytes(width, bytes)
}

const SWITCH_ATTRS: [KeywordAttr; 1] = [KeywordAttr::in_parentheses("weights", Switch::SLOTS.branch_weights)];

/// `%v : type, ^default(...) [ value: ^block(...), ... ] {...}`
pub(crate) fn parse_switch(p: &mut OpParser<'_, '_>) -> Result {
    let value = p.operand()?;
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type_of(&INTEGER_CLASS)?;
    p.expect(b',', "expected ','")?;
    let default = p.successor()?;
    p.state.succs.push(default);
    let mut defaults = Operands::default();
    defaults.parse(p)?;
    p.expect(b'[', "expected '['")?;
    let mut cases = Operands::default();
    let mut values: Vec<ApInt> = Vec::new();
    let width = ty.bit_width(p.ctx).unwrap_or(64);
    if !p.eat(b']') {
        loop {
            let at = p.offset();
            let case = p.parse_big_integer()?;
            if !case.fits_signed(width.max(64)) {
                return Err(p.custom_error(at, "integer value too large"));
            }
            values.push(case.sext_or_trunc(width));
            p.expect(b':', "expected ':'")?;
            let block = p.successor()?;
            p.state.succs.push(block);
            cases.parse(p)?;
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b']', "expected ']'")?;
    }
    p.optional_keyword_attrs(SWITCH_ATTRS)?;
    p.checked_attr_dict()?;
    let ctx = p.ctx;
    if !values.is_empty() {
        p.state.set_slot(Switch::SLOTS.case_values, dense_ints(ctx, ty, &values));
    }
    p.state.set_slot(Switch::SLOTS.case_operand_segments, DenseArrayAttr::of_i32s(ctx, &cases.sizes));
    p.add_operand(&value, ty)?;
    defaults.add(p)?;
    cases.add(p)?;
    p.state.set_segments(ctx, &[1, defaults.names.len(), cases.names.len()], &[]);
    Ok(())
}

pub(crate) fn print_switch(p: &mut OpPrinter<'_>, switch: Switch) {
    let body = p.body();
    let ctx = p.ctx();
    p.byte(b' ');
    p.operand(switch.value(body));
    p.text(" : ");
    p.value_type(Some(switch.value(body)));
    p.text(", ");
    p.successor_and_args(switch.default_destination(body), switch.default_operands(body));
    p.text(" [");
    p.newline();
    let values = switch.case_values(body).and_then(|attr| attr.as_::<DenseElementsAttr>(ctx));
    if let Some(values) = values {
        let width = values.ty.element_or_self(ctx).bit_width(ctx).unwrap_or(64);
        let operands = switch.case_operands(body);
        let sizes = body.slot(switch.0, Switch::SLOTS.case_operand_segments);
        for (i, block) in switch.case_destinations(body).enumerate() {
            if i != 0 {
                p.byte(b',');
                p.newline();
            }
            p.text("  ");
            let value = dense_int(&values, width, i);
            match value.to_i64() {
                Some(value) => p.integer(value),
                None => p.text(&value.to_decimal(true)),
            }
            p.text(": ");
            let args = segment(body, sizes, 0, operands.len(), i);
            p.successor_and_args(
                block,
                args.map_or(Values::EMPTY, |(start, end)| operands.slice(start, end)),
            );
        }
        p.newline();
    }
    p.byte(b']');
    if p.is_strict() {
        p.keyword_attrs(switch.0, SWITCH_ATTRS);
    } else {
        p.optional_attr_dict(switch.0, &["case_values", "case_operand_segments"]);
    }
}

/// Parses a pointer type, or only the part after its mnemonic.
fn parse_address_type(p: &mut OpParser<'_, '_>) -> Result<Type> {
    if p.at(b'!') { p.parse_type_of(&POINTER_CLASS) } else { parse_ptr(p) }
}

/// `%p : type, [^a(...), ^b] {...}`
pub(crate) fn parse_indirectbr(p: &mut OpParser<'_, '_>) -> Result {
    let addr = p.operand()?;
    p.expect(b':', "expected ':'")?;
    let ty = parse_address_type(p)?;
    p.expect(b',', "expected ','")?;
    p.expect(b'[', "expected '['")?;
    let mut operands = Operands::default();
    if !p.eat(b']') {
        loop {
            let block = p.successor()?;
            p.state.succs.push(block);
            operands.parse(p)?;
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b']', "expected ']'successor blocks")?;
    }
    p.checked_attr_dict()?;
    let sizes = DenseArrayAttr::of_i32s(p.ctx, &operands.sizes);
    p.state.set_slot(IndirectBr::SLOTS.indbr_operand_segments, sizes);
    p.add_operand(&addr, ty)?;
    operands.add(p)
}

pub(crate) fn print_indirectbr(p: &mut OpPrinter<'_>, branch: IndirectBr) {
    let body = p.body();
    p.byte(b' ');
    p.operand(branch.addr(body));
    p.text(" : ");
    let ty = body.ty(branch.addr(body));
    match ty.as_::<PointerType>(body.ctx()) {
        Some(ptr) if ptr.address_space != 0 => print_ptr(p, ptr),
        _ => p.ty(ty),
    }
    p.text(", [");
    let operands = branch.succ_operands(body);
    let sizes = body.slot(branch.0, IndirectBr::SLOTS.indbr_operand_segments);
    let n = body.n_succs(branch.0);
    for (i, block) in branch.successors(body).enumerate() {
        if i != 0 {
            p.byte(b',');
        }
        p.newline();
        let args = segment(body, sizes, 0, operands.len(), i);
        p.successor_and_args(block, args.map_or(Values::EMPTY, |(start, end)| operands.slice(start, end)));
    }
    if n != 0 {
        p.newline();
    }
    p.byte(b']');
    p.optional_attr_dict(branch.0, &["indbr_operand_segments"]);
}
