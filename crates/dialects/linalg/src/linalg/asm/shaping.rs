//! Parsers and printers of `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`, whose result types
//! are those of their outputs.

use super::{Parts, name_arguments, print_operands};
use crate::linalg::structured::{MEMOIZED_MAPS, payload_block};
use crate::linalg::{Broadcast, Map, Reduce, Transpose, Yield};
use crate::prelude::*;
use terrace_base::arith::FastMathFlags;
use terrace_ir::asm::attributes_of;
use terrace_ir::asm::parse::NamedAttrs;

/// The operation of a payload, written in front of the operands: `{ name {attributes} }`.
struct Short {
    def: &'static OpDef,
    attrs: Attr,
}

fn optional_short(p: &mut OpParser<'_, '_>) -> Result<Option<Short>> {
    if !p.eat(b'{') {
        return Ok(None);
    }
    let name = p.optional_any_keyword().ok_or_else(|| p.error("expected bare identifier or keyword"))?;
    // Names without dialect are those of none.
    let name = if name.contains('.') { name.to_owned() } else { format!(".{name}") };
    let attrs = p.form_attrs(false)?;
    p.expect(b'}', "expected '}'")?;
    let def = p.ctx.op(name.as_bytes()).unwrap_or_else(|| OpDef::unregistered(&name));
    Ok(Some(Short { def, attrs: DictionaryAttr::of(p.ctx, &attrs) }))
}

impl Short {
    /// Builds the payload: the operation on the arguments of the inputs, behind that of the output if `init_first`.
    fn build(self, p: &mut OpParser<'_, '_>, args: &[Type], init_first: bool) {
        let (ctx, loc) = (p.ctx, p.state.loc);
        let region = p.add_empty_region();
        let body = p.region_body();
        let block = body.append_block(region, args);
        let Some((&last, others)) = body.args(block).split_last() else { return };
        let mut state = OpState::new(self.def, loc);
        state.operands.extend(init_first.then_some(last));
        state.operands.extend(others.iter().copied());
        state.results.push(body.ty(last));
        state.set_attrs(ctx, Some(self.attrs), |_| false);
        let op = body.create(state);
        body.append(op, block);
        let result = body.result(op, 0);
        Yield::build(&mut Builder::at_end(body, block, loc), &[result]);
    }
}

/// Parses operands, the attribute of this name if there is one, and other attributes; adds the result types.
fn destination_style(p: &mut OpParser<'_, '_>, attr: Option<(&str, usize)>) -> Result<Parts> {
    let parts = Parts::parse(p, NamedAttrs::new(), false)?;
    let ctx = p.ctx;
    p.state.results.extend(parts.outputs.iter().copied().filter(|ty| ty.is::<RankedTensorType>(ctx)));
    if let Some((name, slot)) = attr {
        if !p.eat_keyword(name) {
            return Err(p.custom_error(p.offset(), format!("expected '{name}'")));
        }
        p.expect(b'=', "expected '='")?;
        let mut values: SmallVec<[i64; 8]> = SmallVec::new();
        p.comma_separated(Delimiter::Square, "", &mut |asm| {
            values.push(asm.parse_integer()?);
            Ok(())
        })?;
        p.state.set_slot(slot, DenseArrayAttr::of_i64s(ctx, &values));
    }
    p.form_attr_dict(false, &[])?;
    Ok(parts)
}

fn parse_with_payload(p: &mut OpParser<'_, '_>, attr: Option<(&str, usize)>, init_first: bool) -> Result {
    let short = optional_short(p)?;
    let parts = destination_style(p, attr)?;
    if let Some(short) = short {
        let args: SmallVec<[Type; 4]> =
            parts.inputs.iter().chain(&parts.outputs).map(|ty| ty.element_or_self(p.ctx)).collect();
        short.build(p, &args, init_first);
        return Ok(());
    }
    let args = p.argument_list(Delimiter::Paren, true, true)?;
    p.region(&args)?;
    Ok(())
}

/// `[{ op }] ins(..) outs(..) {..} [(%in: type, ..) { region }]`
pub(in crate::linalg) fn parse_map(p: &mut OpParser<'_, '_>) -> Result {
    parse_with_payload(p, None, false)
}

/// `[{ op }] ins(..) outs(..) dimensions = [..] {..} [(%in: type, ..) { region }]`
pub(in crate::linalg) fn parse_reduce(p: &mut OpParser<'_, '_>) -> Result {
    parse_with_payload(p, Some(("dimensions", Reduce::SLOTS.dimensions)), true)
}

/// `ins(..) outs(..) permutation = [..] {..}`
pub(in crate::linalg) fn parse_transpose(p: &mut OpParser<'_, '_>) -> Result {
    let parts = destination_style(p, Some(("permutation", Transpose::SLOTS.permutation)))?;
    copy_payload(p, &parts);
    Ok(())
}

/// `ins(..) outs(..) dimensions = [..] {..}`
pub(in crate::linalg) fn parse_broadcast(p: &mut OpParser<'_, '_>) -> Result {
    let parts = destination_style(p, Some(("dimensions", Broadcast::SLOTS.dimensions)))?;
    copy_payload(p, &parts);
    Ok(())
}

/// Builds the payload that yields its first argument. The arguments have the locations of the operands.
fn copy_payload(p: &mut OpParser<'_, '_>, parts: &Parts) {
    let (types, operands, loc) = (parts.arguments(p.ctx), p.state.operands.clone(), p.state.loc);
    let region = p.add_empty_region();
    let body = p.region_body();
    let block = body.append_block(region, &[]);
    let locs: SmallVec<[Loc; 4]> = operands.iter().map(|&operand| body.value_loc(operand)).collect();
    body.append_args(block, types.iter().copied().zip(locs));
    let first = body.arg(block, 0);
    Yield::build(&mut Builder::at_end(body, block, loc), first.as_slice());
}

/// The only operation of a payload besides the yield, if it can be written in front of the operands.
fn short_payload(b: &Body, op: Op, init_first: bool) -> Option<Op> {
    let block = payload_block(b, op)?;
    let payload = b.first_op(block)?;
    let end = b.next_op(payload)?;
    let (&last, others) = b.args(block).split_last()?;
    let order: SmallVec<[Value; 4]> =
        init_first.then_some(last).into_iter().chain(others.iter().copied()).collect();
    let result = b.results(payload).first()?;
    let is_plain = b.next_op(end).is_none()
        && b.is::<Yield>(end)
        && b.dict(end).is_none()
        && b.operands(end).to_vec()[..] == [result]
        && b.n_results(payload) == 1
        && b.n_regions(payload) == 0
        && b.n_succs(payload) == 0;
    (is_plain && !order.is_empty() && b.operands(payload).to_vec()[..] == order[..]).then_some(payload)
}

/// Prints ` { op {attributes} }`, without the flags of an operation that has none.
fn print_short(p: &mut OpPrinter<'_>, payload: Op) {
    let b = p.body();
    p.text(" { ");
    p.text(b.def(payload).name);
    let no_flags = FastMathFlags::encode(b.ctx(), FastMathFlags::NONE);
    let mut attrs = attributes_of(b, payload);
    if let Some(at) = attrs.iter().position(|&(_, attr)| attr == no_flags) {
        attrs.remove(at);
    }
    if !attrs.is_empty() {
        p.text(" {");
        p.list(attrs, |p, (name, attr)| p.named_attr(name, attr));
        p.text("}");
    }
    p.text(" }");
}

fn print_with_payload(p: &mut OpPrinter<'_>, op: Op, attr: Option<&str>, init_first: bool) {
    let b = p.body();
    let short = short_payload(b, op, init_first);
    if let Some(payload) = short {
        print_short(p, payload);
    }
    print_destination_style(p, op, attr);
    if short.is_some() {
        return;
    }
    p.increase_indent();
    p.newline();
    p.text("(");
    let n_args = b.entry_args(b.region(op, 0)).len();
    p.list(0..n_args, |p, i| p.entry_argument(op, 0, i, None, false));
    p.text(") ");
    p.region(op, 0, RegionPrint::NO_ARGS);
    p.decrease_indent();
}

/// Prints operands, the attribute in slot 0 under this name, and other attributes.
fn print_destination_style(p: &mut OpPrinter<'_>, op: Op, attr: Option<&str>) {
    print_operands(p, op);
    let b = p.body();
    if let (Some(name), Some(array)) =
        (attr, b.slot(op, 0).and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx())))
    {
        p.text(" ");
        p.text(name);
        p.text(" = [");
        p.dense_array_values(&array);
        p.text("] ");
    }
    p.optional_attr_dict(op, &[attr.unwrap_or_default(), MEMOIZED_MAPS]);
}

/// Prints what [`parse_map`] reads.
pub(in crate::linalg) fn print_map(p: &mut OpPrinter<'_>, op: Map) {
    print_with_payload(p, op.0, None, false);
}

/// Prints what [`parse_reduce`] reads.
pub(in crate::linalg) fn print_reduce(p: &mut OpPrinter<'_>, op: Reduce) {
    print_with_payload(p, op.0, Some("dimensions"), true);
}

/// Prints what [`parse_transpose`] reads.
pub(in crate::linalg) fn print_transpose(p: &mut OpPrinter<'_>, op: Transpose) {
    print_destination_style(p, op.0, Some("permutation"));
}

/// Prints what [`parse_broadcast`] reads.
pub(in crate::linalg) fn print_broadcast(p: &mut OpPrinter<'_>, op: Broadcast) {
    print_destination_style(p, op.0, Some("dimensions"));
}

/// Names the payload's arguments.
pub(in crate::linalg) fn arg_names(b: &Body, op: Op, set: &mut dyn FnMut(Value, &[u8])) {
    name_arguments(b, op, "init", set);
}
