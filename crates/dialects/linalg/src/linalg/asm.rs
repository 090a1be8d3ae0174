//! Parsers and printers of structured operations, of `linalg.yield`, and the names of arguments.
//!
//! The parsers of named operations build the payload when the types of the elements are known.

pub(super) mod generic;
pub(super) mod shaping;

use super::attrs::{AffineMapArrayAttr, ElementwiseKind, TypeFn};
use super::payload;
use super::structured::{MEMOIZED_MAPS, Named, Payload, element_type, named_of};
use super::{Contract, Elementwise, Matmul, Yield};
use crate::prelude::*;
use terrace_ir::asm::format::print_attr_as;
use terrace_ir::asm::parse::NamedAttrs;
use terrace_memory::dims::shape_of;

type Types = SmallVec<[Type; 4]>;

/// The parts of all structured operations: attributes, inputs and outputs.
pub(super) struct Parts {
    /// The offset of the first dictionary, or where it would be.
    offset: u32,
    inputs: Types,
    outputs: Types,
}

impl Parts {
    /// Parses `<{properties}> {attributes} ins(%a : type) outs(%b : type)`, all of it optional.
    ///
    /// `attrs` are attributes that were parsed before; `is_sized` says whether the operation records how many operands are
    /// inputs.
    fn parse(p: &mut OpParser<'_, '_>, mut attrs: NamedAttrs, is_sized: bool) -> Result<Self> {
        let has_properties = p.optional_properties()?;
        let offset = p.offset();
        attrs.extend(p.form_attrs(false)?);
        let inputs = operands(p, "ins")?;
        let outputs = operands(p, "outs")?;
        let (inputs, outputs) = (inputs.resolve(p)?, outputs.resolve(p)?);
        if !has_properties {
            p.check_attrs(&attrs, offset)?;
        }
        let sizes = p.def().operand_segments_slot();
        p.add_form_attrs(&attrs, sizes.as_slice());
        if is_sized {
            let ctx = p.ctx;
            p.state.set_segments(ctx, &[inputs.len(), outputs.len()], &[]);
        }
        Ok(Self { offset, inputs, outputs })
    }

    /// The types of the payload's arguments.
    fn arguments(&self, ctx: &Context) -> Types {
        self.inputs.iter().chain(&self.outputs).map(|&ty| element_type(ctx, ty)).collect()
    }
}

/// Names and types of operands.
struct Operands {
    offset: u32,
    names: SmallVec<[Unresolved; 4]>,
    types: Types,
}

impl Operands {
    fn resolve(self, p: &mut OpParser<'_, '_>) -> Result<Types> {
        p.add_operands(&self.names, &self.types, self.offset)?;
        Ok(self.types)
    }
}

/// Parses `word(%a, %b : types)`, if the word is there.
fn operands(p: &mut OpParser<'_, '_>, word: &str) -> Result<Operands> {
    let mut operands = Operands { offset: p.offset(), names: SmallVec::new(), types: Types::new() };
    if p.eat_keyword(word) {
        p.expect(b'(', "expected '('")?;
        operands.offset = p.offset();
        operands.names = p.operand_list(Delimiter::None)?;
        operands.types = p.parse_colon_type_list()?.into_iter().collect();
        p.expect(b')', "expected ')'")?;
    }
    Ok(operands)
}

/// Parses `indexing_maps = [..]`, if it is there.
fn optional_maps(p: &mut OpParser<'_, '_>) -> Result<Option<Attr>> {
    if !p.eat_keyword("indexing_maps") {
        return Ok(None);
    }
    p.expect(b'=', "expected '='")?;
    let is_contract = core::ptr::eq(p.def(), Contract::DEF);
    // Upstream parses the maps of the other operations one by one.
    if !is_contract && !core::ptr::eq(p.def(), Matmul::DEF) {
        return map_list(p).map(Some);
    }
    let offset = p.offset();
    let maps = p.parse_attr(None)?;
    if !maps.is::<ArrayAttr>(p.ctx) {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    }
    if AffineMapArrayAttr::decode(p.ctx, maps).is_some() {
        return Ok(Some(maps));
    }
    let reported = p.custom_error(p.offset(), "element of indexing_maps array is not an affine_map");
    if is_contract {
        p.custom_error(p.offset(), NO_MAPS);
    }
    Err(reported)
}

/// Parses `[map, map]`.
fn map_list(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let (ctx, name) = (p.ctx, p.def().name);
    let mut maps: SmallVec<[Attr; 4]> = SmallVec::new();
    p.comma_separated(Delimiter::Square, "", &mut |asm| {
        let map = asm.parse_attr(None)?;
        if !map.is::<AffineMapAttr>(ctx) {
            return Err(asm.error(format!("custom op '{name}' expected affine map attribute")));
        }
        maps.push(map);
        Ok(())
    })?;
    Ok(ArrayAttr::get(ctx, &maps))
}

const NO_MAPS: &str = "expected 'indexing_maps' attribute";

/// `[indexing_maps = [..]] <{..}> {..} ins(..) outs(..) {..} [-> types]`
pub(super) fn parse_named(p: &mut OpParser<'_, '_>) -> Result {
    let (ctx, def) = (p.ctx, p.def());
    let named = named_of(def);
    if let Some(slot) = def.slot_of("indexing_maps") {
        match optional_maps(p)? {
            Some(maps) => p.state.set_slot(slot, maps),
            None => match named {
                Some(named) => p.state.set_slot(slot, default_maps(ctx, named)),
                None => return Err(p.custom_error(p.offset(), NO_MAPS)),
            },
        }
    }
    let (payload, n_operands) =
        named.map_or((Payload::MulAdd, 3), |named| (named.payload, named.n_operands()));
    let cast = def.slot_of("cast");
    parse_rest(p, payload, n_operands, cast)
}

/// The maps of an operation without strides and dilations.
pub(super) fn default_maps(ctx: &Context, named: &Named) -> Attr {
    let maps: SmallVec<[Attr; 4]> = named.default_maps(ctx).iter().map(|map| map.attr(ctx)).collect();
    ArrayAttr::get(ctx, &maps)
}

/// Parses what follows the maps, and builds the payload. `cast` is the slot of the conversion.
fn parse_rest(p: &mut OpParser<'_, '_>, payload: Payload, n_operands: usize, cast: Option<usize>) -> Result {
    let parts = Parts::parse(p, NamedAttrs::new(), true)?;
    p.form_attr_dict(false, p.def().operand_segments_slot().as_slice())?;
    p.optional_result_types()?;
    let args = parts.arguments(p.ctx);
    if args.len() != n_operands {
        let message = format!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {n_operands} args, got {}",
            args.len()
        );
        return Err(p.custom_error(p.offset(), message));
    }
    let cast = cast.and_then(|slot| p.state.slot(slot)).and_then(|attr| TypeFn::decode(p.ctx, attr));
    let region = p.add_empty_region();
    let body = p.region_body();
    let block = body.append_block(region, &args);
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(block));
    let mut builder = Builder::at_end(body, block, Loc::UNKNOWN);
    payload::build(&mut builder, payload, &args, cast.unwrap_or(TypeFn::Signed))
        .map_err(|message| p.custom_error(parts.offset, message))
}

/// Prints what [`parse_named`] reads.
pub(super) fn print_named(p: &mut OpPrinter<'_>, op: Op) {
    let (b, ctx) = (p.body(), p.body().ctx());
    if let Some(maps) = b.def(op).slot_of("indexing_maps").and_then(|slot| b.slot(op, slot)) {
        let default = named_of(b.def(op)).map(|named| default_maps(ctx, named));
        if default != Some(maps) {
            print_maps(p, maps);
        }
    }
    print_rest(p, op);
}

fn print_maps(p: &mut OpPrinter<'_>, maps: Attr) {
    p.text(" indexing_maps = ");
    p.attr(maps);
}

fn print_rest(p: &mut OpPrinter<'_>, op: Op) {
    p.optional_attr_dict(op, &["indexing_maps", "kind", MEMOIZED_MAPS]);
    print_operands(p, op);
    print_results(p, op);
}

/// Prints ` ins(%a : type) outs(%b : type)`.
fn print_operands(p: &mut OpPrinter<'_>, op: Op) {
    let b = p.body();
    let (first, end) = b.init_range(op);
    let operands = b.operands(op);
    for (word, values) in [(" ins(", operands.slice(0, first)), (" outs(", operands.slice(first, end))] {
        if !values.is_empty() {
            p.text(word);
            p.operands(values);
            p.text(" : ");
            p.value_types(values);
            p.text(")");
        }
    }
}

fn print_results(p: &mut OpPrinter<'_>, op: Op) {
    let results = p.body().results(op);
    if !results.is_empty() {
        p.arrow_type_list(results);
    }
}

/// `kind=#linalg.elementwise_kind<..>`, or `<..>` since MLIR 24, and `[indexing_maps = [..]] <{..}> {..} ins(..) outs(..) {..} [-> types]`
pub(super) fn parse_elementwise(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let attr = if p.at(b'<') {
        p.enum_attr(ElementwiseKind::ENUM)?
    } else {
        if !p.eat_keyword("kind") {
            return Err(p.custom_error(p.offset(), "expected 'kind'"));
        }
        p.expect(b'=', "expected '='")?;
        p.parse_attr(None)?
    };
    let Some(kind) = ElementwiseKind::decode(ctx, attr) else {
        return Err(p.custom_error(p.offset(), "expected ElementwiseKind attribute"));
    };
    p.state.set_slot(Elementwise::SLOTS.kind, attr);
    let maps = optional_maps(p)?;
    if let Some(maps) = maps {
        p.state.set_slot(Elementwise::SLOTS.indexing_maps, maps);
    }
    let n_operands = kind.arity() + 1;
    parse_rest(p, Payload::Elementwise(kind), n_operands, None)
        .inspect_err(|_| _ = p.custom_error(p.offset(), "unable to parse elemwise op"))?;
    if maps.is_none() {
        let output = p.state.operands.last().copied();
        let ty = output.map(|output| p.ty(output));
        let rank = ty.map_or(0, |ty| shape_of(ctx, ty).len());
        let identity = AffineMap::identity(ctx, rank as u32).attr(ctx);
        let maps = ArrayAttr::get(ctx, &SmallVec::<[Attr; 4]>::from_elem(identity, n_operands));
        p.state.set_slot(Elementwise::SLOTS.indexing_maps, maps);
    }
    Ok(())
}

/// Prints what [`parse_elementwise`] reads.
pub(super) fn print_elementwise(p: &mut OpPrinter<'_>, op: Elementwise) {
    let (b, ctx) = (p.body(), p.body().ctx());
    if let Some(kind) = b.slot(op.0, Elementwise::SLOTS.kind) {
        match p.is_strict() {
            true => {
                p.byte(b' ');
                print_attr_as(p, AttrSyntax::Enum(ElementwiseKind::ENUM), kind);
            }
            false => {
                p.text(" kind=");
                p.attr(kind);
            }
        }
    }
    if let Some(maps) = op.indexing_maps(b) {
        let rank = b.inits(op.0).first().map_or(0, |init| shape_of(ctx, b.ty(init)).len());
        let identity = AffineMap::identity(ctx, rank as u32).attr(ctx);
        let is_default =
            |maps: &[Attr]| maps.len() == b.n_operands(op.0) && maps.iter().all(|&map| map == identity);
        if !maps.as_array(ctx).is_some_and(is_default) {
            print_maps(p, maps);
        }
    }
    print_rest(p, op.0);
}

/// `[%a, %b] {attributes} [: types]`
pub(super) fn parse_yield(p: &mut OpParser<'_, '_>) -> Result {
    let offset = p.offset();
    let names = p.operand_list(Delimiter::None)?;
    p.form_attr_dict(false, &[])?;
    if names.is_empty() {
        return Ok(());
    }
    let types = p.parse_colon_type_list()?;
    p.add_operands(&names, &types, offset)
}

/// Prints what [`parse_yield`] reads.
pub(super) fn print_yield(p: &mut OpPrinter<'_>, op: Yield) {
    let values = op.values(p.body());
    if !values.is_empty() {
        p.text(" ");
        p.operands(values);
    }
    p.optional_attr_dict(op.0, &[]);
    if !values.is_empty() {
        p.text(" : ");
        p.value_types(values);
    }
}

/// The result of `linalg.index` is an `index`.
pub(super) fn infer_index(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::INDEX])
}

/// The effects of `linalg.softmax`: the output is read and written.
pub(super) fn softmax_effects(b: &Body, op: super::Softmax) -> Effects {
    let is_buffer = |value: Value| b.ty(value).is::<MemRefType>(b.ctx());
    let input = if is_buffer(op.input(b)) { Effects::READ } else { Effects::NONE };
    let output = if is_buffer(op.output(b)) { Effects::READ.and(Effects::WRITE) } else { Effects::NONE };
    input.and(output)
}

/// Names the arguments of the entry block: the last ones, as many as there are outputs, `last`, the others `%in`.
fn name_arguments(b: &Body, op: Op, last: &str, set: &mut dyn FnMut(Value, &[u8])) {
    let n_inputs = b.n_operands(op).saturating_sub(b.inits(op).len());
    for (i, &arg) in b.entry_args(b.region(op, 0)).iter().enumerate() {
        set(arg, if i < n_inputs { b"in" } else { last.as_bytes() });
    }
}
