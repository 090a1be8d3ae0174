//! Parsers and printers of multiplications: operands in groups, with one type for each of `A`, `B` and `C`.

use super::{MMATypes, Mma, MmaBlockScale, MmaSp, MmaSpBlockScale};
use terrace_ir::asm::format::print_attr_as;
use terrace_llvm::types::StructType;
use terrace_rewrite::prelude::*;

/// The element type in PTX that operands or an accumulator of a type have; `None` if there are several.
pub(super) fn inferred_element(ctx: &Context, mut ty: Type, is_accumulator: bool) -> Option<MMATypes> {
    /// Structs that contain themselves have no first element that is no struct.
    const MAX_DEPTH: usize = 64;
    for _ in 0..MAX_DEPTH {
        match StructType::body(ctx, ty) {
            Some(body) => ty = *body.elems.first()?,
            None => break,
        }
    }
    match ty {
        Type::F64 => Some(MMATypes::F64),
        Type::F16 => Some(MMATypes::F16),
        Type::F32 if is_accumulator => Some(MMATypes::F32),
        Type::F32 => Some(MMATypes::Tf32),
        _ if ty == VectorType::fixed(ctx, &[2], Type::F16) => Some(MMATypes::F16),
        _ if ty.is_int(ctx) => is_accumulator.then_some(MMATypes::S32),
        _ => None,
    }
}

type Types = SmallVec<[Type; 4]>;
type Names = SmallVec<[Unresolved; 4]>;

/// Parses `name[%a, %b]`.
fn group(p: &mut OpParser<'_, '_>, name: &str) -> Result<Names> {
    p.expect_keyword(name, "")?;
    p.operand_list(Delimiter::OptionalSquare)
}

fn groups<const N: usize>(p: &mut OpParser<'_, '_>, names: [&str; N]) -> Result<[Names; N]> {
    let mut groups = [const { Names::new() }; N];
    for (names, name) in groups.iter_mut().zip(names) {
        *names = group(p, name)?;
    }
    Ok(groups)
}

/// The positions of the attributes that say the element types of `A` and `B`.
type ElementSlots = [usize; 2];

/// Parses `(type, type, type)`, one type for each of `A`, `B` and `C`. Upstream's parser of `mma.sync` accepts fewer.
fn operand_types(p: &mut OpParser<'_, '_>, least: usize) -> Result<Types> {
    p.expect(b':', "expected ':'")?;
    p.expect(b'(', "expected '('")?;
    let mut types = Types::new();
    p.parse_type_list_no_parens(&mut types)?;
    p.expect(b')', "expected ')'")?;
    if (least..=3).contains(&types.len()) {
        return Ok(types);
    }
    let message = format!("expected one type for each operand segment but got {} types", types.len());
    Err(p.custom_error(p.name_offset, message))
}

/// Adds operands of `A`, `B` and `C`.
fn add_operands(p: &mut OpParser<'_, '_>, groups: &[Names], types: &[Type]) -> Result {
    groups.iter().zip(types).try_for_each(|(names, &ty)| p.add_operands_of(names, ty))
}

/// Sets the element types of `A` and `B` that the text does not give. Upstream infers those of `mma.sync` as if the operands
/// were accumulators.
fn infer_elements(
    p: &mut OpParser<'_, '_>,
    slots: ElementSlots,
    types: &[Type],
    as_accumulator: bool,
    required: bool,
) -> Result {
    for (i, slot) in slots.into_iter().enumerate() {
        if p.state.slot(slot).is_some() {
            continue;
        }
        match types.get(i).and_then(|&ty| inferred_element(p.ctx, ty, as_accumulator)) {
            Some(element) => p.state.set_slot(slot, MMATypes::encode(p.ctx, element)),
            None if required => {
                let name = p.def().slot_name(slot);
                let message = format!("attribute {name} is not provided explicitly and cannot be inferred");
                return Err(p.custom_error(p.name_offset, message));
            }
            None => {}
        }
    }
    Ok(())
}

fn set_segments<const N: usize>(p: &mut OpParser<'_, '_>, groups: &[Names], single: [usize; N]) {
    let sizes: SmallVec<[usize; 16]> = groups.iter().map(|names| names.len()).chain(single).collect();
    let ctx = p.ctx;
    p.state.set_segments(ctx, &sizes, &[]);
}

fn result_type(p: &mut OpParser<'_, '_>) -> Result {
    p.expect_str("->", "expected '->'")?;
    let ty = p.parse_type()?;
    p.state.results.push(ty);
    Ok(())
}

/// `A[..] B[..] C[..] {..} : (a, b, c) -> struct`
pub(super) fn parse_mma_sync(p: &mut OpParser<'_, '_>) -> Result {
    let names = groups(p, ["A", "B", "C"])?;
    attributes(p)?;
    let types = operand_types(p, 1)?;
    add_operands(p, &names, &types)?;
    result_type(p)?;
    let slots = [Mma::SLOTS.multiplicand_a_ptx_type, Mma::SLOTS.multiplicand_b_ptx_type];
    infer_elements(p, slots, &types, true, true)?;
    set_segments(p, &names, []);
    Ok(())
}

/// `A[..] B[..] C[..] sparseMetadata[%m] selector[%s] {..} : (a, b, c) -> struct`
pub(super) fn parse_mma_sp_sync(p: &mut OpParser<'_, '_>) -> Result {
    let names = groups(p, ["A", "B", "C"])?;
    let single = groups(p, ["sparseMetadata", "selector"])?;
    attributes(p)?;
    let types = operand_types(p, 3)?;
    add_operands(p, &names, &types)?;
    result_type(p)?;
    single.iter().try_for_each(|names| p.add_operands_of(names, Type::I32))?;
    let slots = [MmaSp::SLOTS.multiplicand_a_ptx_type, MmaSp::SLOTS.multiplicand_b_ptx_type];
    infer_elements(p, slots, &types, false, true)?;
    set_segments(p, &names, [1; 2]);
    Ok(())
}

/// Parses `{..} : (a, b, c) -> struct` and adds all operands. `sparse` and `scales` are the groups after `C`.
fn block_scale(
    p: &mut OpParser<'_, '_>,
    names: &[Names; 3],
    sparse: &[Names],
    scales: &[Names; 2],
    slots: ElementSlots,
) -> Result {
    attributes(p)?;
    p.expect(b':', "expected ':'")?;
    p.expect(b'(', "expected '('")?;
    let mut types = Types::new();
    p.parse_type_list_no_parens(&mut types)?;
    if types.len() != 3 {
        return Err(p.custom_error(p.offset(), "expected exactly 3 types"));
    }
    p.expect(b')', "expected ')'")?;
    let mut results = Types::new();
    p.parse_arrow_type_list(&mut results)?;
    add_operands(p, names, &types)?;
    sparse.iter().try_for_each(|names| p.add_operands_of(names, Type::I32))?;
    let at = p.name_offset;
    scales.iter().try_for_each(|names| p.add_operands(names, &[Type::I32, Type::I16, Type::I16], at))?;
    infer_elements(p, slots, &types, false, false)?;
    p.state.results.extend(results);
    Ok(())
}

/// `A[..] B[..] C[..] scaleA[%data, %byte, %thread] scaleB[..] {..} : (a, b, c) -> struct`
pub(super) fn parse_mma_block_scale(p: &mut OpParser<'_, '_>) -> Result {
    let names = groups(p, ["A", "B", "C"])?;
    let scales = groups(p, ["scaleA", "scaleB"])?;
    let slots = [MmaBlockScale::SLOTS.multiplicand_a_ptx_type, MmaBlockScale::SLOTS.multiplicand_b_ptx_type];
    block_scale(p, &names, &[], &scales, slots)?;
    set_segments(p, &names, [1; 6]);
    Ok(())
}

/// [`parse_mma_block_scale`], with `sparseMetadata[%m] selector[%s]` after `C`.
pub(super) fn parse_mma_sp_block_scale(p: &mut OpParser<'_, '_>) -> Result {
    let names = groups(p, ["A", "B", "C"])?;
    let sparse = groups(p, ["sparseMetadata", "selector"])?;
    let scales = groups(p, ["scaleA", "scaleB"])?;
    type Op = MmaSpBlockScale;
    let slots = [Op::SLOTS.multiplicand_a_ptx_type, Op::SLOTS.multiplicand_b_ptx_type];
    block_scale(p, &names, &sparse, &scales, slots)?;
    p.state.set_slot(Op::SLOTS.ordered_metadata, Attr::UNIT);
    set_segments(p, &names, [1; 8]);
    Ok(())
}

/// The lists of operands in the text: each with a name and the number of operand groups in it.
type Lists = &'static [(&'static str, usize)];

const DENSE: Lists = &[("A", 1), ("B", 1), ("C", 1)];
const SPARSE: Lists = &[("A", 1), ("B", 1), ("C", 1), ("sparseMetadata", 1), ("selector", 1)];
const DENSE_SCALED: Lists = &[("A", 1), ("B", 1), ("C", 1), ("scaleA", 3), ("scaleB", 3)];
const SPARSE_SCALED: Lists =
    &[("A", 1), ("B", 1), ("C", 1), ("sparseMetadata", 1), ("selector", 1), ("scaleA", 3), ("scaleB", 3)];

/// Prints a multiplication. `end` follows each list; the element types of `A` and `B` are left out if they follow from the
/// first operands of the groups `from`.
fn print(p: &mut OpPrinter<'_>, op: Op, lists: Lists, end: &str, from: [usize; 2]) {
    let (ctx, body) = (p.ctx(), p.body());
    let mut group = 0;
    for &(name, n) in lists {
        p.byte(b' ');
        p.text(name);
        p.byte(b'[');
        let values = (group..group + n).flat_map(|group| body.operand_group(op, group).iter());
        p.list(values, |p, value| p.operand(value));
        p.byte(b']');
        p.text(end);
        group += n;
    }
    let first = |group| body.operand_group(op, group).get(0);
    let is_implied =
        |group| first(group).is_some_and(|value| inferred_element(ctx, body.ty(value), false).is_some());
    let names = ["multiplicandAPtxType", "multiplicandBPtxType"].into_iter().zip(from);
    let implied: SmallVec<[&str; 2]> =
        names.filter(|&(_, group)| is_implied(group)).map(|(name, _)| name).collect();
    match p.is_strict() {
        true => print_attributes(p, op, &implied),
        false => p.optional_attr_dict(op, &implied),
    }
    p.text(" : (");
    p.list(0..3, |p, group| p.value_type(first(group)));
    p.text(") -> ");
    let results = body.results(op);
    p.value_types(results);
}

pub(super) fn print_mma_sync(p: &mut OpPrinter<'_>, mma: Mma) {
    // Upstream infers both types from the first operand of all.
    print(p, mma.0, DENSE, " ", [0, 0]);
}

pub(super) fn print_mma_sp_sync(p: &mut OpPrinter<'_>, mma: MmaSp) {
    print(p, mma.0, SPARSE, "", [0, 1]);
}

pub(super) fn print_mma_block_scale(p: &mut OpPrinter<'_>, mma: MmaBlockScale) {
    print(p, mma.0, DENSE_SCALED, "", [0, 1]);
}

pub(super) fn print_mma_sp_block_scale(p: &mut OpPrinter<'_>, mma: MmaSpBlockScale) {
    print(p, mma.0, SPARSE_SCALED, "", [0, 1]);
}

/// The attributes of multiplications as MLIR 24 writes them: keyword, name and order.
const KEYWORDS: [(&str, &str); 11] = [
    ("shape", "shape"),
    ("b1_op", "b1Op"),
    ("int_overflow", "intOverflowBehavior"),
    ("layout_a", "layoutA"),
    ("layout_b", "layoutB"),
    ("multiplicand_a_ptx_type", "multiplicandAPtxType"),
    ("multiplicand_b_ptx_type", "multiplicandBPtxType"),
    ("ordered_metadata", "orderedMetadata"),
    ("scale_vec_size", "scaleVecSize"),
    ("block_scale_format", "blockScaleFormat"),
    ("kind", "kind"),
];

/// Parses attributes as MLIR 24 writes them, `shape = <..>, layout_a = row`, and the dictionary.
fn attributes(p: &mut OpParser<'_, '_>) -> Result {
    let def = p.def();
    while let Some((keyword, name)) = KEYWORDS.into_iter().find(|row| p.at_keyword(row.0)) {
        let Some(slot) = def.slot_of(name) else {
            return Err(p.custom_error(p.offset(), format!("has no attribute '{keyword}'")));
        };
        p.eat_keyword(keyword);
        match def.attrs.get(slot).map(|field| field.syntax) {
            Some(AttrSyntax::Unit) => p.state.set_slot(slot, Attr::UNIT),
            _ => {
                p.expect(b'=', "expected '='")?;
                keyword_attr(p, slot)?;
            }
        }
        p.eat(b',');
    }
    p.optional_attr_dict()
}

/// Prints what [`attributes`] reads, without the attributes of these names.
fn print_attributes(p: &mut OpPrinter<'_>, op: Op, implied: &[&str]) {
    let body = p.body();
    let def = body.def(op);
    let mut end = " ";
    for (keyword, name) in KEYWORDS {
        let Some(slot) = def.slot_of(name).filter(|_| !implied.contains(&name)) else { continue };
        let Some(attr) = body.slot(op, slot) else { continue };
        p.text(end);
        p.text(keyword);
        if attr != Attr::UNIT {
            p.text(" = ");
            print_keyword_attr(p, op, slot);
        }
        end = ", ";
    }
    p.discardable_attr_dict(op);
}

/// Parses the keyword of an enumeration's attribute, or an attribute as formats write it.
fn keyword_attr(p: &mut OpParser<'_, '_>, slot: usize) -> Result {
    let field = p.def().attrs.get(slot);
    if let Some(AttrSyntax::Enum(def)) = field.map(|field| field.syntax)
        && !p.at(b'<')
        && !p.at(b'#')
    {
        let Some(value) = def.value_of_bytes(p.word()) else {
            return Err(p.custom_error(p.offset(), format!("expected one of the words of '{}'", def.name)));
        };
        let word = p.word();
        p.bump(word.len());
        p.state.set_slot(slot, def.attr(p.ctx, value));
        return Ok(());
    }
    p.inherent_attr(slot)
}

fn print_keyword_attr(p: &mut OpPrinter<'_>, op: Op, slot: usize) {
    let (body, ctx) = (p.body(), p.ctx());
    let (Some(field), Some(attr)) = (body.def(op).attrs.get(slot), body.slot_or_default(op, slot)) else {
        return;
    };
    match field.syntax {
        AttrSyntax::Enum(def) => {
            let mut word = Vec::new();
            if let Some(value) = def.value(ctx, attr) {
                def.write(value, &mut word);
            }
            p.bytes(&word);
        }
        syntax => print_attr_as(p, syntax, attr),
    }
}

/// `custom<Keyword>($attr)`: an enumeration's keyword without brackets.
pub(super) fn parse_keyword(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    match args {
        [Arg::Attr(slot)] => keyword_attr(p, *slot),
        _ => Ok(()),
    }
}

pub(super) fn print_keyword(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    if let [Arg::Attr(slot)] = args {
        print_keyword_attr(p, op, *slot);
    }
}
