//! Parsers and printers of `call`, `call_intrinsic`, `invoke` and `landingpad`.

use super::bundles::{self, Bundles};
use super::keywords::{parse_into, print_keyword};
use crate::enums::{CConv, TailCallKind};
use crate::types::{ArrayType, VoidType};
use crate::{Call, CallIntrinsic, Invoke, Landingpad};
use terrace_ir::asm::Unresolved;
use terrace_ir::asm::function::dict_array;
use terrace_rewrite::prelude::*;

/// A parsed list of types with the attribute dictionary of each.
#[derive(Default)]
struct TypesAndAttrs {
    types: SmallVec<[Type; 4]>,
    attrs: SmallVec<[Option<Attr>; 4]>,
}

impl TypesAndAttrs {
    /// `type {attrs}, type` up to `)`, which is consumed.
    fn parse(p: &mut OpParser<'_, '_>) -> Result<Self> {
        let mut list = Self::default();
        if p.eat(b')') {
            return Ok(list);
        }
        loop {
            list.types.push(p.parse_type()?);
            let attrs = if p.at(b'{') { Some(p.parse_dict_attr()?) } else { None };
            list.attrs.push(attrs.filter(|&attrs| attrs != Attr::EMPTY_DICT));
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
        Ok(list)
    }

    fn dicts(&self, p: &OpParser<'_, '_>) -> Option<Attr> {
        dict_array(p.ctx, self.attrs.iter().copied())
    }
}

/// Parses `(types) -> types`, with optional attributes after each type.
fn parse_signature(p: &mut OpParser<'_, '_>) -> Result<(TypesAndAttrs, TypesAndAttrs)> {
    p.expect(b'(', "expected '('")?;
    let args = TypesAndAttrs::parse(p)?;
    p.expect_str("->", "expected '->'")?;
    if p.eat(b'(') {
        return Ok((args, TypesAndAttrs::parse(p)?));
    }
    let mut results = TypesAndAttrs::default();
    results.types.push(p.parse_type()?);
    results.attrs.push(None);
    Ok((args, results))
}

fn print_signature(
    p: &mut OpPrinter<'_>,
    args: Values<'_>,
    arg_attrs: Option<Attr>,
    results: &[Type],
    res_attrs: Option<Attr>,
) {
    let ctx = p.ctx();
    let dicts = arg_attrs.and_then(|attrs| attrs.as_array(ctx)).unwrap_or(&[]);
    p.byte(b'(');
    for i in 0..args.len() {
        if i != 0 {
            p.text(", ");
        }
        p.value_type(args.get(i));
        if let Some(&dict) = dicts.get(i) {
            p.optional_dict(dict);
        }
    }
    p.text(") -> ");
    p.function_results(results, res_attrs);
}

/// Slots of the attributes that `call` and `invoke` share.
struct CallSlots {
    callee: usize,
    var_callee_type: usize,
    op_bundle_sizes: usize,
    op_bundle_tags: usize,
    arg_attrs: usize,
    res_attrs: usize,
}

const CALL: CallSlots = CallSlots {
    callee: Call::SLOTS.callee,
    var_callee_type: Call::SLOTS.var_callee_type,
    op_bundle_sizes: Call::SLOTS.op_bundle_sizes,
    op_bundle_tags: Call::SLOTS.op_bundle_tags,
    arg_attrs: Call::SLOTS.arg_attrs,
    res_attrs: Call::SLOTS.res_attrs,
};

const INVOKE: CallSlots = CallSlots {
    callee: Invoke::SLOTS.callee,
    var_callee_type: Invoke::SLOTS.var_callee_type,
    op_bundle_sizes: Invoke::SLOTS.op_bundle_sizes,
    op_bundle_tags: Invoke::SLOTS.op_bundle_tags,
    arg_attrs: Invoke::SLOTS.arg_attrs,
    res_attrs: Invoke::SLOTS.res_attrs,
};

/// Parses `@callee(%a)` or `%pointer(%a)`. Returns the operands, the pointer first, and whether the call is direct.
fn parse_callee<'p>(
    p: &mut OpParser<'_, 'p>,
    slots: &CallSlots,
) -> Result<(SmallVec<[Unresolved; 4]>, bool)> {
    let pointer = p.optional_operand()?;
    if pointer.is_none() {
        let at = p.offset();
        let callee = p.parse_attr(None)?;
        if !callee.is::<SymbolRefAttr>(p.ctx) {
            return Err(p.custom_error(at, "invalid kind of attribute specified"));
        }
        p.state.set_slot(slots.callee, callee);
    }
    let mut names = p.operand_list(Delimiter::Paren)?;
    if let Some(pointer) = pointer {
        names.insert(0, pointer);
    }
    Ok((names, pointer.is_none()))
}

/// Parses an optional `vararg(type)`.
fn parse_vararg(p: &mut OpParser<'_, '_>, slots: &CallSlots) -> Result {
    if !p.eat_keyword("vararg") {
        return Ok(());
    }
    p.expect(b'(', "expected '('")?;
    let at = p.offset();
    let ty = p.parse_attr(None)?;
    if !ty.is::<TypeAttr>(p.ctx) {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    p.expect(b')', "expected ')'")?;
    p.state.set_slot(slots.var_callee_type, ty);
    Ok(())
}

fn set_bundles(p: &mut OpParser<'_, '_>, bundles: &Bundles, sizes: usize, tags: usize) {
    p.state.set_slot(sizes, bundles.sizes);
    if let Some(attr) = bundles.tags {
        p.state.set_slot(tags, attr);
    }
}

/// Parses `: pointer type, (types) -> type`, and adds the operands and the result.
fn parse_call_type<'p>(
    p: &mut OpParser<'_, 'p>,
    names: &[Unresolved],
    is_direct: bool,
    slots: &CallSlots,
) -> Result {
    let at = p.offset();
    p.expect(b':', "expected ':'")?;
    let mut types: SmallVec<[Type; 8]> = SmallVec::new();
    if !is_direct {
        types.push(p.parse_type()?);
        if !p.eat(b',') {
            return Err(p.custom_error(at, "expected indirect call to have 2 trailing types"));
        }
    }
    let Ok((args, results)) = parse_signature(p) else {
        let message = if is_direct {
            "expected direct call to have 1 trailing types"
        } else {
            "expected trailing function type"
        };
        return Err(p.custom_error(at, message));
    };
    if results.types.len() > 1 {
        return Err(p.custom_error(at, "expected function with 0 or 1 result"));
    }
    if results.types.first().is_some_and(|ty| ty.is::<VoidType>(p.ctx)) {
        return Err(p.custom_error(at, "expected a non-void result type"));
    }
    types.extend_from_slice(&args.types);
    p.add_operands(names, &types, p.name_offset)?;
    p.state.results.extend_from_slice(&results.types);
    for (slot, dicts) in [(slots.arg_attrs, args.dicts(p)), (slots.res_attrs, results.dicts(p))] {
        if let Some(dicts) = dicts {
            p.state.set_slot(slot, dicts);
        }
    }
    Ok(())
}

/// `[cconv] [tail] callee(operands) [vararg(type)] [bundles] {...} : type`
pub(crate) fn parse_call(p: &mut OpParser<'_, '_>) -> Result {
    parse_into(p, CConv::ENUM, Call::SLOTS.cconv, None);
    parse_into(p, TailCallKind::ENUM, Call::SLOTS.tail_call_kind, None);
    let (names, is_direct) = parse_callee(p, &CALL)?;
    parse_vararg(p, &CALL)?;
    let bundles = Bundles::parse(p)?;
    set_bundles(p, &bundles, CALL.op_bundle_sizes, CALL.op_bundle_tags);
    p.form_attr_dict(false, &[Call::SLOTS.cconv, Call::SLOTS.tail_call_kind])?;
    parse_call_type(p, &names, is_direct, &CALL)?;
    let n_bundled = bundles.add_operands(p)?;
    let ctx = p.ctx;
    p.state.set_segments(ctx, &[names.len(), n_bundled], &[]);
    Ok(())
}

/// Prints the callee and its arguments. Returns the arguments and whether the call is direct.
fn print_callee<'b>(p: &mut OpPrinter<'b>, op: Op, slots: &CallSlots) -> (Values<'b>, bool) {
    let body = p.body();
    let operands = body.operand_group(op, 0);
    let callee = body.slot(op, slots.callee);
    let args = match callee {
        Some(callee) => {
            p.attr(callee);
            operands
        }
        None => {
            match operands.get(0) {
                Some(pointer) => p.operand(pointer),
                None => p.text("<<NULL VALUE>>"),
            }
            operands.slice(1.min(operands.len()), operands.len())
        }
    };
    p.operand_list(*b"()", args);
    (args, callee.is_some())
}

fn print_vararg(p: &mut OpPrinter<'_>, op: Op, slots: &CallSlots) {
    if let Some(ty) = p.body().slot(op, slots.var_callee_type) {
        p.text(" vararg(");
        p.attr(ty);
        p.byte(b')');
    }
}

fn print_bundles(p: &mut OpPrinter<'_>, op: Op, group: usize, sizes: usize, tags: usize) {
    let body = p.body();
    let sizes = body.slot(op, sizes);
    if bundles::is_present(p.ctx(), sizes) {
        p.byte(b' ');
        bundles::print(p, body.operand_group(op, group), sizes, body.slot(op, tags));
    }
}

fn print_call_type(p: &mut OpPrinter<'_>, op: Op, args: Values<'_>, is_direct: bool, slots: &CallSlots) {
    let body = p.body();
    p.text(" : ");
    if !is_direct {
        p.value_type(body.operands(op).get(0));
        p.text(", ");
    }
    let results: SmallVec<[Type; 1]> = body.types(body.results(op)).collect();
    print_signature(p, args, body.slot(op, slots.arg_attrs), &results, body.slot(op, slots.res_attrs));
}

const ELIDED: [&str; 8] = [
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

pub(crate) fn print_call(p: &mut OpPrinter<'_>, op: Call) {
    let body = p.body();
    p.byte(b' ');
    print_keyword(p, CConv::ENUM, body.slot(op.0, Call::SLOTS.cconv), Some(CConv::C as u64));
    let tail = body.slot(op.0, Call::SLOTS.tail_call_kind);
    print_keyword(p, TailCallKind::ENUM, tail, Some(TailCallKind::None as u64));
    let (args, is_direct) = print_callee(p, op.0, &CALL);
    print_vararg(p, op.0, &CALL);
    print_bundles(p, op.0, 1, CALL.op_bundle_sizes, CALL.op_bundle_tags);
    p.optional_attr_dict(op.0, &ELIDED);
    print_call_type(p, op.0, args, is_direct, &CALL);
}

/// `[cconv] callee(operands) to ^normal unwind ^unwind [vararg(type)] [bundles] {...} : type`
pub(crate) fn parse_invoke(p: &mut OpParser<'_, '_>) -> Result {
    parse_into(p, CConv::ENUM, Invoke::SLOTS.cconv, None);
    let (names, is_direct) = parse_callee(p, &INVOKE)?;
    // Successor operands come after the callee's, whose types follow later in the text: keep them until then.
    p.expect_keyword("to", "")?;
    let normal = Destination::parse(p)?;
    p.expect_keyword("unwind", "")?;
    let unwind = Destination::parse(p)?;
    parse_vararg(p, &INVOKE)?;
    let bundles = Bundles::parse(p)?;
    set_bundles(p, &bundles, INVOKE.op_bundle_sizes, INVOKE.op_bundle_tags);
    p.form_attr_dict(false, &[Invoke::SLOTS.cconv])?;
    parse_call_type(p, &names, is_direct, &INVOKE)?;
    normal.add_operands(p)?;
    unwind.add_operands(p)?;
    let n_bundled = bundles.add_operands(p)?;
    let ctx = p.ctx;
    p.state.set_segments(ctx, &[names.len(), normal.names.len(), unwind.names.len(), n_bundled], &[]);
    Ok(())
}

/// A parsed successor; its operands are added after the callee's.
struct Destination {
    names: SmallVec<[Unresolved; 4]>,
    types: SmallVec<[Type; 4]>,
    at: u32,
}

impl<'p> Destination {
    /// `^block` or `^block(%a : i32)`
    fn parse(p: &mut OpParser<'_, 'p>) -> Result<Self> {
        let block = p.successor()?;
        p.state.succs.push(block);
        let at = p.offset();
        let mut destination = Self { names: SmallVec::new(), types: SmallVec::new(), at };
        if p.eat(b'(') {
            destination.names = p.operand_list(Delimiter::None)?;
            destination.types = p.parse_colon_type_list()?;
            p.expect(b')', "expected ')'")?;
        }
        Ok(destination)
    }

    fn add_operands(&self, p: &mut OpParser<'_, 'p>) -> Result {
        p.add_operands(&self.names, &self.types, self.at)
    }
}

pub(crate) fn print_invoke(p: &mut OpPrinter<'_>, invoke: Invoke) {
    let body = p.body();
    p.byte(b' ');
    print_keyword(p, CConv::ENUM, body.slot(invoke.0, Invoke::SLOTS.cconv), Some(CConv::C as u64));
    let (args, is_direct) = print_callee(p, invoke.0, &INVOKE);
    p.text(" to ");
    p.successor_and_args(invoke.normal_dest(body), invoke.normal_dest_operands(body));
    p.text(" unwind ");
    p.successor_and_args(invoke.unwind_dest(body), invoke.unwind_dest_operands(body));
    print_vararg(p, invoke.0, &INVOKE);
    print_bundles(p, invoke.0, 3, INVOKE.op_bundle_sizes, INVOKE.op_bundle_tags);
    p.optional_attr_dict(invoke.0, &ELIDED);
    print_call_type(p, invoke.0, args, is_direct, &INVOKE);
}

/// `"llvm.name"(operands) [bundles] {...} : type`
pub(crate) fn parse_call_intrinsic(p: &mut OpParser<'_, '_>) -> Result {
    let at = p.offset();
    let name = p.parse_attr(Some(Type::NONE))?;
    if !name.is::<StringAttr>(p.ctx) {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    p.state.set_slot(CallIntrinsic::SLOTS.intrin, name);
    let names = p.operand_list(Delimiter::Paren)?;
    let bundles = Bundles::parse(p)?;
    set_bundles(p, &bundles, CallIntrinsic::SLOTS.op_bundle_sizes, CallIntrinsic::SLOTS.op_bundle_tags);
    p.form_attr_dict(false, &[])?;
    let at = p.offset();
    p.expect(b':', "expected ':'")?;
    let Ok((args, results)) = parse_signature(p) else {
        return Err(p.custom_error(at, "expected direct call to have 1 trailing types"));
    };
    if results.types.len() > 1 {
        return Err(p.custom_error(at, "expected function with 0 or 1 result"));
    }
    p.add_operands(&names, &args.types, p.name_offset)?;
    p.state.results.extend_from_slice(&results.types);
    let dicts =
        [(CallIntrinsic::SLOTS.arg_attrs, args.dicts(p)), (CallIntrinsic::SLOTS.res_attrs, results.dicts(p))];
    for (slot, dicts) in dicts {
        if let Some(dicts) = dicts {
            p.state.set_slot(slot, dicts);
        }
    }
    let n_bundled = bundles.add_operands(p)?;
    let ctx = p.ctx;
    p.state.set_segments(ctx, &[names.len(), n_bundled], &[]);
    Ok(())
}

pub(crate) fn print_call_intrinsic(p: &mut OpPrinter<'_>, op: CallIntrinsic) {
    let body = p.body();
    p.byte(b' ');
    if let Some(name) = body.slot(op.0, CallIntrinsic::SLOTS.intrin) {
        p.attr_without_type(name);
    }
    let args = op.args(body);
    p.operand_list(*b"()", args);
    let slots = CallIntrinsic::SLOTS;
    print_bundles(p, op.0, 1, slots.op_bundle_sizes, slots.op_bundle_tags);
    p.optional_attr_dict(op.0, &["intrin", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs"]);
    p.text(" : ");
    let results: SmallVec<[Type; 1]> = body.types(body.results(op.0)).collect();
    print_signature(p, args, body.slot(op.0, slots.arg_attrs), &results, body.slot(op.0, slots.res_attrs));
}

/// `[cleanup] (catch %a : type) (filter %b : type) : type`
pub(crate) fn parse_landingpad(p: &mut OpParser<'_, '_>) -> Result {
    if p.eat_keyword("cleanup") {
        p.state.set_slot(Landingpad::SLOTS.cleanup, Attr::UNIT);
    }
    while p.eat(b'(') {
        if !p.eat_keyword("filter") && !p.eat_keyword("catch") {
            break;
        }
        let name = p.operand()?;
        p.expect(b':', "expected ':'")?;
        let ty = p.parse_type()?;
        p.add_operand(&name, ty)?;
        p.expect(b')', "expected ')'")?;
    }
    p.form_attr_dict(false, &[])?;
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type()?;
    p.state.results.push(ty);
    Ok(())
}

pub(crate) fn print_landingpad(p: &mut OpPrinter<'_>, op: Landingpad) {
    let body = p.body();
    p.text(if body.slot(op.0, Landingpad::SLOTS.cleanup).is_some() { " cleanup " } else { " " });
    for value in body.operands(op.0).iter() {
        let is_filter = body.ty(value).is::<ArrayType>(p.ctx());
        p.text(if is_filter { "(filter " } else { "(catch " });
        p.operand(value);
        p.text(" : ");
        p.value_type(Some(value));
        p.text(") ");
    }
    p.optional_attr_dict(op.0, &["cleanup"]);
    p.text(": ");
    p.value_type(body.results(op.0).get(0));
}
