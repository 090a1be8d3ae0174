//! The parser of compiled formats.

use super::flat::{Action, When};
use super::{Arg, Instr, Program, TypeRef};
use crate::asm::Delimiter;
use crate::asm::parse::{AsmParser, OpParser, Types, Unresolved};
use crate::attrs::{Attr, DenseArrayAttr, StringAttr, TypeAttr};
use crate::body::Region;
use crate::decl::constraint::FUNCTION_CLASS;
use crate::decl::relation::{TypeGroup, TypeRelation};
use crate::decl::{
    Arity, AttrSyntax, EnumDef, EnumForm, Field, InferArgs, KnownTypes, OpDef, ResultField, ResultType,
    Trait, TypeClass,
};
use crate::types::Type;
use crate::{Reported, Result};
use terrace_support::small_vec::SmallVec;
use terrace_support::words::ascii_str;

/// Parses the operation by its format.
pub fn parse_format(p: &mut OpParser<'_, '_>) -> Result {
    let def = p.def();
    let Some(program) = def.program() else {
        return Err(p.op_error("has an ill-formed assembly format"));
    };
    run(p, &program.actions)?;
    finish(p, program)
}

/// Interprets actions.
fn run(p: &mut OpParser<'_, '_>, mut actions: &'static [Action]) -> Result {
    while let Some((action, rest)) = actions.split_first() {
        actions = rest;
        let skip = match action.when {
            When::Next if !at_step(p, &action.instr) => action.skip.into(),
            When::Present if attempt(p, &action.instr, action.anchor)? => 0,
            When::Present => action.skip.into(),
            When::Always | When::Next => perform(p, &action.instr, actions)?,
        };
        if skip != 0 {
            actions = actions.get(skip..).unwrap_or(&[]);
        }
    }
    Ok(())
}

/// Parses one step and returns the number of actions behind it to skip.
#[inline(always)]
fn perform(p: &mut OpParser<'_, '_>, instr: &'static Instr, behind: &'static [Action]) -> Result<usize> {
    match *instr {
        Instr::Byte(byte) => {
            if p.peek() != byte {
                return Err(p.wrong_token(format!("expected '{}'", byte as char)));
            }
            p.bump(1);
        }
        Instr::Literal(text) => {
            if !p.at_literal(text) {
                return Err(p.wrong_token(format!("expected '{text}'")));
            }
            p.bump(text.len());
        }
        Instr::Word(text) => p.expect_keyword(text, "")?,
        Instr::Operand(group, Arity::One) => {
            let name = p.operand()?;
            p.parts.operands.push(usize::from(group), name);
        }
        Instr::Operand(group, arity) => {
            operands(p, usize::from(group), arity)?;
        }
        Instr::Type(of, Arity::One, class) => single_type(p, of, class)?,
        Instr::Type(of, arity, class) => {
            types(p, of, arity, class)?;
        }
        Instr::AttrDict { keyword, properties } => {
            if properties && p.peek() == b'<' {
                p.strict_properties()?;
            }
            match keyword {
                false => p.optional_attr_dict()?,
                true => p.optional_attr_dict_with_keyword()?,
            }
        }
        Instr::Attr(slot) => {
            attribute(p, usize::from(slot), is_optional(p.def(), slot))?;
        }
        Instr::QualifiedAttr(slot) => {
            qualified_attribute(p, usize::from(slot), is_optional(p.def(), slot))?;
        }
        Instr::Unit(slot) => p.state.set_slot(usize::from(slot), Attr::UNIT),
        Instr::Succ(_, false) => {
            let block = p.successor()?;
            p.state.succs.push(block);
        }
        Instr::Succ(_, true) => {
            if p.at(b'^') {
                p.successors()?;
            }
        }
        Instr::Operands => {
            all_names(p)?;
        }
        Instr::Functional(inputs, results) => functional(p, inputs, results)?,
        Instr::Region(_, variadic) => regions(p, variadic)?,
        Instr::EmptyRegion => {
            p.add_empty_region();
        }
        Instr::Custom { index, args } => custom(p, index, args)?,
        Instr::Skip(n) => return Ok(n.into()),
        Instr::OiList(lens) => return oilist(p, lens, behind),
        // Actions have no blanks, and groups are jumps.
        Instr::Blank | Instr::Newline | Instr::Optional { .. } => {}
    }
    Ok(0)
}

/// Parses the first step of an optional group, if the text has it.
fn attempt(p: &mut OpParser<'_, '_>, instr: &'static Instr, anchor: Option<Arg>) -> Result<bool> {
    match *instr {
        Instr::Operand(group, arity) => operands(p, usize::from(group), arity),
        Instr::Operands => all_names(p),
        Instr::Attr(slot) => attribute(p, usize::from(slot), true),
        Instr::QualifiedAttr(slot) => qualified_attribute(p, usize::from(slot), true),
        Instr::Type(of, arity, class) => types(p, of, arity, class),
        Instr::Custom { index, args } => {
            let before = p.offset();
            custom(p, index, args)?;
            let anchored = match anchor {
                Some(Arg::Attr(slot)) => p.state.slot(slot).is_some(),
                Some(Arg::Operand(i)) => p.parts.operands.first(i).is_some(),
                _ => false,
            };
            Ok(p.offset() != before || anchored)
        }
        _ => Ok(true),
    }
}

/// Parses a custom directive.
fn custom(p: &mut OpParser<'_, '_>, index: u8, args: &'static [Arg]) -> Result {
    let Some(directive) = p.def().custom.get(usize::from(index)) else { return Ok(()) };
    let offset = p.offset();
    for arg in args {
        if let Arg::Operand(i) = arg {
            p.parts.starts.push((*i as u8, offset));
        }
    }
    (directive.parse)(p, args)
}

/// Whether a format accepts the absence of an attribute of any kind (`OptionalAttr`).
fn is_optional(def: &OpDef, slot: u8) -> bool {
    let field = def.attrs.get(usize::from(slot));
    field.is_some_and(|field| {
        !field.required && field.default.is_none() && matches!(field.syntax, AttrSyntax::Any)
    })
}

/// Parses one region, or a comma-separated list.
fn regions(p: &mut OpParser<'_, '_>, variadic: bool) -> Result {
    while !variadic || p.at(b'{') {
        let region = p.region(&[])?;
        complete_region(p, region);
        if !variadic || !p.eat(b',') {
            break;
        }
    }
    Ok(())
}

/// Parses clauses in any order and returns the number of their actions.
fn oilist(p: &mut OpParser<'_, '_>, lens: &[u16], actions: &'static [Action]) -> Result<usize> {
    let mut seen = 0u64;
    loop {
        let mut start = 0;
        let found = lens.iter().enumerate().find_map(|(i, &len)| {
            let clause = actions.get(start..start + usize::from(len))?;
            start += clause.len();
            let first = clause.first().filter(|first| first.when == When::Always)?;
            at_step(p, &first.instr).then_some((i, &first.instr, clause))
        });
        let Some((i, first, clause)) = found else { return Ok(start) };
        if seen & (1 << i) != 0
            && let Instr::Word(text) | Instr::Literal(text) = first
        {
            let message =
                format!("`{text}` clause can appear at most once in the expansion of the oilist directive");
            return Err(p.custom_error(p.name_offset, message));
        }
        seen |= 1 << i;
        run(p, clause)?;
    }
}

/// Whether a step comes next that starts with a byte or a word of its own.
#[inline]
fn at_step(p: &OpParser<'_, '_>, instr: &Instr) -> bool {
    match instr {
        Instr::Byte(byte) => p.peek() == *byte,
        // Most optional groups are absent: compares the first byte before the rest.
        Instr::Word(text) => text.as_bytes().first() == Some(&p.peek()) && p.at_keyword(text),
        Instr::Literal(text) => p.at_literal(text),
        Instr::Region(..) => p.at(b'{'),
        Instr::Succ(..) => p.at(b'^'),
        _ => false,
    }
}

/// Adds the block and the terminator that the text of a region omits.
fn complete_region(p: &mut OpParser<'_, '_>, region: Region) {
    if p.def().has(Trait::ImplicitTerminator) {
        p.ensure_terminator(region);
    } else if p.def().has(Trait::SingleBlock) {
        let body = p.region_body();
        if body.entry_block(region).is_none() {
            body.append_block(region, &[]);
        }
    }
}

/// Parses an operand group and returns whether it has a name.
fn operands(p: &mut OpParser<'_, '_>, group: usize, arity: Arity) -> Result<bool> {
    if arity != Arity::One && !p.at(b'%') {
        if arity == Arity::Variadic {
            let offset = p.offset();
            p.parts.starts.push((group as u8, offset));
        }
        return Ok(false);
    }
    if arity == Arity::Optional && is_next_result(p) {
        return Ok(false);
    }
    loop {
        let name = p.operand()?;
        p.parts.operands.push(group, name);
        if arity != Arity::Variadic || !p.eat(b',') {
            return Ok(true);
        }
    }
}

/// Parses the names of all operands and returns whether there is one.
fn all_names(p: &mut OpParser<'_, '_>) -> Result<bool> {
    p.parts.all_operands = true;
    let names = p.operand_list(Delimiter::None)?;
    names.iter().for_each(|&name| p.parts.operands.push(0, name));
    Ok(!names.is_empty())
}

/// Whether the name at the cursor is that of the next operation's result, behind an operation without its optional operand.
fn is_next_result(p: &OpParser<'_, '_>) -> bool {
    let mut ahead = p.cursor;
    while ahead.peek() == b'%' {
        ahead.bump(ahead.name().len());
        if ahead.at(b'=') || ahead.eat(b':') && ahead.number().is_some() {
            return true;
        }
        if !ahead.eat(b',') {
            break;
        }
    }
    false
}

/// Parses the type of a group of one value.
#[inline]
fn single_type(p: &mut OpParser<'_, '_>, of: TypeRef, class: Option<&'static TypeClass>) -> Result {
    let offset = p.offset();
    let stripped = class.and_then(|class| class.stripped?.type_hooks().parse);
    let ty = match stripped {
        Some(parse) if !p.at(b'!') => parse(p)?,
        _ => p.parse_type()?,
    };
    if let Some(class) = class {
        p.check_class(ty, class, offset)?;
    }
    p.parts.push_type(of, ty);
    Ok(())
}

/// Parses the types of a group and returns whether there is one.
fn types(
    p: &mut OpParser<'_, '_>,
    of: TypeRef,
    arity: Arity,
    class: Option<&'static TypeClass>,
) -> Result<bool> {
    p.parts.mark_list(of);
    match arity {
        Arity::One => single_type(p, of, class)?,
        Arity::Optional => match p.parse_optional_type()? {
            Some(ty) => p.parts.push_type(of, ty),
            None => return Ok(false),
        },
        // The printer omits the types of an empty variadic group of results of fixed type, so the operation ends here.
        Arity::Variadic if has_fixed_type(p.def(), of) && p.at_end_of_op() => return Ok(false),
        Arity::Variadic => loop {
            let ty = p.parse_type()?;
            p.parts.push_type(of, ty);
            if !p.eat(b',') {
                break;
            }
        },
    }
    Ok(true)
}

fn has_fixed_type(def: &OpDef, of: TypeRef) -> bool {
    matches!(of, TypeRef::Result(i) if def.results[i].constraint.is_implied())
}

fn functional(p: &mut OpParser<'_, '_>, inputs: TypeRef, results: TypeRef) -> Result {
    let offset = p.offset();
    let (mut input_types, mut result_types) = (Types::new(), Types::new());
    if let Some(ty) = p.parse_function_types(&mut input_types, &mut result_types)? {
        p.check_class(ty, &FUNCTION_CLASS, offset)?;
    }
    for (of, types) in [(inputs, &input_types), (results, &result_types)] {
        p.parts.mark_list(of);
        types.iter().for_each(|&ty| p.parts.push_type(of, ty));
    }
    Ok(())
}

/// Parses an attribute in the syntax of its declaration; `false` when it is optional and absent.
pub(super) fn attribute(p: &mut OpParser<'_, '_>, slot: usize, optional: bool) -> Result<bool> {
    let def = p.def();
    let Some(field) = def.attrs.get(slot) else { return Ok(false) };
    let ctx = p.ctx;
    let attr = match field.syntax {
        AttrSyntax::Unit => Attr::UNIT,
        AttrSyntax::Enum(def) => match enum_value(p, def, field.name, optional)? {
            Some(attr) => attr,
            None => return Ok(false),
        },
        AttrSyntax::SymbolName => {
            if optional && !p.at(b'@') {
                return Ok(false);
            }
            StringAttr::get(ctx, p.symbol_name()?, None)
        }
        AttrSyntax::Type => {
            if optional && !p.at_type() {
                return Ok(false);
            }
            TypeAttr::get(ctx, p.parse_type()?)
        }
        AttrSyntax::DenseArray(elem) => {
            if optional && !p.at(b'[') {
                return Ok(false);
            }
            dense_array(p, elem)?
        }
        // The attribute has its dialect's prefix, or is an alias.
        AttrSyntax::Kind(kind) if p.at(b'#') => {
            let offset = p.offset();
            let attr = p.parse_attr(None)?;
            if ctx.attr_code(attr) != kind.code() {
                return Err(p.custom_error(offset, "invalid kind of attribute specified"));
            }
            attr
        }
        AttrSyntax::Kind(kind) => match kind.attr_hooks().parse {
            Some(parse) if !optional || p.at(b'<') => parse(p, None)?,
            _ => return Ok(false),
        },
        AttrSyntax::Any | AttrSyntax::Typed(_) | AttrSyntax::Str | AttrSyntax::Symbol => {
            if optional && matches!(field.syntax, AttrSyntax::Str) && !p.at(b'"') {
                return Ok(false);
            }
            return qualified_attribute(p, slot, optional);
        }
    };
    p.state.set_slot(slot, attr);
    Ok(true)
}

/// Parses an attribute in full; `false` when it is optional and absent.
fn qualified_attribute(p: &mut OpParser<'_, '_>, slot: usize, optional: bool) -> Result<bool> {
    let def = p.def();
    let Some(field) = def.attrs.get(slot) else { return Ok(false) };
    let ty = match field.syntax {
        AttrSyntax::Typed(ty) => Some(ty),
        AttrSyntax::Str | AttrSyntax::Symbol => Some(Type::NONE),
        _ => None,
    };
    let offset = p.offset();
    // The verifier reports a qualified attribute of another class.
    let checked = !matches!(field.syntax, AttrSyntax::Enum(_) | AttrSyntax::Kind(_));
    let attr = if optional {
        // A location is the operation's.
        if !checked && p.at_keyword("loc") {
            return Ok(false);
        }
        match p.parse_optional_attr(ty)? {
            Some(attr) => attr,
            None => return Ok(false),
        }
    } else {
        p.parse_attr(ty)?
    };
    if checked && !(field.is_class)(p.ctx, attr) {
        if optional {
            p.seek(offset);
            return Ok(false);
        }
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    }
    p.state.set_slot(slot, attr);
    Ok(true)
}

pub(super) fn enum_value(
    p: &mut OpParser<'_, '_>,
    def: &'static EnumDef,
    name: &str,
    optional: bool,
) -> Result<Option<Attr>> {
    let ctx = p.ctx;
    if let EnumForm::Dialect { kind, .. } = def.form
        && p.at(b'#')
    {
        // The attribute has its dialect's prefix, or is an alias.
        let offset = p.offset();
        let attr = p.parse_attr(None)?;
        if ctx.attr_code(attr) != kind.code() {
            return Err(p.custom_error(offset, "invalid kind of attribute specified"));
        }
        return Ok(Some(attr));
    }
    if let EnumForm::Dialect { kind, angle: true } = def.form {
        if optional && !p.at(b'<') {
            return Ok(None);
        }
        let value = p.parse_enum_in_angles(kind, def)?;
        return Ok(Some(def.attr(ctx, value)));
    }
    if optional {
        // A word that is no case of the enum is left for the next instruction.
        let is_case = match p.word() {
            [] => p.at(b'"'),
            word => ascii_str(word).is_some_and(|word| def.value_of(word).is_some()),
        };
        if !is_case {
            return Ok(None);
        }
    }
    let value = p.parse_enum_keyword(def, name)?;
    Ok(Some(def.attr(ctx, value)))
}

/// Parses `[1, 2]`, an array whose element type is fixed by the declaration.
pub fn dense_array(p: &mut OpParser<'_, '_>, elem: Type) -> Result<Attr> {
    let ctx = p.ctx;
    let width = elem.bit_width(ctx).unwrap_or(64).div_ceil(8) as usize;
    let mut data: SmallVec<[u8; 64]> = SmallVec::new();
    let mut n = 0u32;
    p.expect(b'[', "expected '['")?;
    if p.eat(b']') {
        return Ok(DenseArrayAttr::get(ctx, elem, 0, &[]));
    }
    let elements = p.comma_list(&mut |asm: &mut AsmParser<'_>| {
        let offset = asm.offset();
        if elem == Type::I1 {
            let value = match asm.optional_any_keyword() {
                Some("true") => 1,
                Some("false") => 0,
                _ => return Err(asm.custom_error(offset, "expected 'true' or 'false'")),
            };
            data.push(value);
        } else if let Some(format) = elem.as_float(ctx) {
            let bits = asm.parse_float(format)?.to_bits().to_le_bytes();
            data.extend_from_slice(bits.get(..width).unwrap_or(&bits));
        } else {
            let value = asm.parse_integer()?.to_le_bytes();
            let (low, high) = value.split_at(width.min(8));
            let sign = if low.last().is_some_and(|&byte| byte & 0x80 != 0) { 0xff } else { 0 };
            if high.iter().any(|&byte| byte != sign) {
                return Err(asm.custom_error(offset, "integer value too large"));
            }
            data.extend_from_slice(low);
        }
        n += 1;
        Ok(())
    });
    // MLIR also reports a missing bracket after the error of an element.
    let closed = p.expect(b']', "expected ']'");
    elements?;
    closed?;
    Ok(DenseArrayAttr::get(ctx, elem, n, &data))
}

/// Resolves operands and result types from the text and the declaration.
fn finish(p: &mut OpParser<'_, '_>, program: &'static Program) -> Result {
    let def = p.def();
    let first = p.parts.result_types.all().first().or(p.parts.operand_types.all().first()).map(|item| item.1);
    // The common case: single operands and results, and one type in the text.
    if let (true, Some(ty)) = (program.uniform, first) {
        for &(_, name) in p.parts.operands.all() {
            p.state.operands.push(p.parser.resolve(&name, ty)?);
        }
        def.results.iter().for_each(|_| p.state.results.push(ty));
        return Ok(());
    }
    let common = if def.has(Trait::SameOperandsAndResultType) { first } else { None };
    if program.infers {
        check_inference_source(p)?;
    }
    if p.parts.all_operands || p.parts.all_operand_types {
        all_operands(p, common)?;
    } else {
        operands_by_group(p, program, common)?;
    }
    results(p, common)
}

/// Checks written types from which others are inferred, before operands are resolved.
fn check_inference_source(p: &OpParser<'_, '_>) -> Result {
    let (def, parts) = (p.def(), &p.parts);
    let has_result = |i: usize| parts.all_result_types || parts.result_types.first(i).is_some();
    for relation in def.relations {
        let Some(TypeRelation::Match { from, to, .. }) = relation.types else { continue };
        let is_written = match *to {
            TypeGroup::Operand(i) => parts.all_operand_types || parts.operand_types.first(i).is_some(),
            TypeGroup::Result(i) => has_result(i),
        };
        let (name, constraint, ty) = match *from {
            TypeGroup::Operand(i) => {
                (def.operands[i].name, def.operands[i].constraint, parts.operand_types.first(i))
            }
            TypeGroup::Result(i) => {
                (def.results[i].name, def.results[i].constraint, parts.result_types.first(i))
            }
        };
        if let Some(ty) = ty
            && !is_written
            && !constraint.pred.holds(p.ctx, ty)
        {
            return Err(wrong_type(p, name, constraint.summary, ty));
        }
    }
    let infers = |(i, f): (usize, &ResultField)| {
        f.ty == ResultType::Infer && !has_result(i) && !f.constraint.is_implied()
    };
    if def.hooks.infer.is_some()
        && !parts.all_operand_types
        && def.results.iter().enumerate().any(infers)
        && let Some(&(group, ty)) = parts.operand_types.all().last()
        && let Some(field) = def.operands.get(usize::from(group))
        && field.arity == Arity::One
        && !field.constraint.pred.holds(p.ctx, ty)
    {
        return Err(wrong_type(p, field.name, field.constraint.summary, ty));
    }
    Ok(())
}

#[cold]
fn wrong_type(p: &OpParser<'_, '_>, name: &str, summary: &str, found: Type) -> Reported {
    let found = crate::asm::quoted_type(p.ctx, found);
    p.custom_error(p.name_offset, format!("'{name}' must be {summary}, but got {found}"))
}

/// Resolves operands when the text has them, or their types, as one list.
fn all_operands(p: &mut OpParser<'_, '_>, common: Option<Type>) -> Result {
    let def = p.def();
    let names: SmallVec<[Unresolved; 6]> = p.parts.operands.all().iter().map(|item| item.1).collect();
    let offset = match names.first() {
        Some(first) if p.parts.all_operands || def.operands.len() == 1 => first.offset(),
        None => p.parts.start_of(0, p.name_offset),
        _ => p.name_offset,
    };
    if !p.parts.all_operands {
        set_operand_segments(p);
    }
    let types: SmallVec<[Type; 6]> = p.parts.operand_types.all().iter().map(|item| item.1).collect();
    if p.parts.all_operand_types || def.operands.is_empty() {
        return p.add_operands(&names, &types, offset);
    }
    let single = def.operands.iter().all(|field| field.arity == Arity::One);
    if single && names.len() != def.operands.len() {
        let (n_names, n_types) = (names.len(), def.operands.len());
        let message =
            format!("number of operands and types do not match: got {n_names} operands and {n_types} types");
        return Err(p.custom_error(offset, message));
    }
    for (i, name) in names.iter().enumerate() {
        let ty = match def.operands.get(i).filter(|_| single) {
            Some(field) => p.parts.operand_types.first(i).or_else(|| inferred_type(p, field, common)),
            None => types.get(i).copied().or(common),
        };
        let Some(ty) = ty.or(types.first().copied()) else {
            return Err(p.error("cannot infer the type of an operand"));
        };
        p.add_operand(name, ty)?;
    }
    Ok(())
}

/// Resolves operands group by group.
fn operands_by_group(p: &mut OpParser<'_, '_>, program: &'static Program, common: Option<Type>) -> Result {
    let (mut name, mut ty) = (0, 0);
    for (i, field) in p.def().operands.iter().enumerate() {
        let (names, types) = (p.parts.operands.range(i, name), p.parts.operand_types.range(i, ty));
        (name, ty) = (names.end, types.end);
        if types.is_empty() {
            if names.is_empty() && field.arity != Arity::One {
                continue;
            }
            let Some(ty) = inferred_type(p, field, common) else {
                return Err(unknown_operand_type(p, program, i));
            };
            for (_, name) in &p.parts.operands.all()[names] {
                p.state.operands.push(p.parser.resolve(name, ty)?);
            }
        } else if names.len() == types.len() {
            let types = &p.parts.operand_types.all()[types];
            for ((_, name), &(_, ty)) in p.parts.operands.all()[names].iter().zip(types) {
                p.state.operands.push(p.parser.resolve(name, ty)?);
            }
        } else {
            return Err(count_mismatch(p, i));
        }
    }
    set_operand_segments(p);
    Ok(())
}

/// The type of an operand group without types in the text.
fn inferred_type(p: &OpParser<'_, '_>, field: &Field, common: Option<Type>) -> Option<Type> {
    field.constraint.implied(p.ctx).or(common).or_else(|| completed_type(p, field.name)).or_else(|| {
        let first = p.parts.operand_types.all().first();
        first.filter(|_| p.def().has(Trait::SameTypeOperands)).map(|item| item.1)
    })
}

/// Sets the attribute of operand segment sizes, if the operation has it.
#[inline]
fn set_operand_segments(p: &mut OpParser<'_, '_>) {
    let (ctx, def) = (p.ctx, p.def());
    if def.has(Trait::AttrSizedOperandSegments) {
        let sizes: SmallVec<[usize; 8]> = p.parts.operands.sizes(def.operands.len()).collect();
        p.state.set_segments(ctx, &sizes, &[]);
    }
}

#[cold]
fn count_mismatch(p: &OpParser<'_, '_>, group: usize) -> Reported {
    let (n_names, n_types) = (p.parts.operands.group(group).len(), p.parts.operand_types.group(group).len());
    let offset = p.parts.start_of(group, p.name_offset);
    let message =
        format!("number of operands and types do not match: got {n_names} operands and {n_types} types");
    p.custom_error(offset, message)
}

#[cold]
fn unknown_operand_type(p: &OpParser<'_, '_>, program: &'static Program, group: usize) -> Reported {
    // The format has types of the group, but the text has none.
    if p.parts.operands.first(group).is_some() && program.typed_operands & (1 << group) != 0 {
        return count_mismatch(p, group);
    }
    // The result type that determines it violates its own constraint.
    let def = p.def();
    if let Some(&(i, ty)) = p.parts.result_types.all().first()
        && let Some(result) = def.results.get(usize::from(i))
        && !result.constraint.pred.holds(p.ctx, ty)
    {
        return wrong_type(p, result.name, result.constraint.summary, ty);
    }
    let name = def.operands[group].name;
    p.error_at(p.parts.start_of(group, p.name_offset), format!("cannot infer the type of operand '{name}'"))
}

/// The first type in the text for an operand or result group.
fn written_type(p: &OpParser<'_, '_>, name: &str) -> Option<Type> {
    let def = p.def();
    if let Some(i) = def.operands.iter().position(|f| f.name == name) {
        return p.parts.operand_types.first(i);
    }
    let i = def.results.iter().position(|f| f.name == name)?;
    p.parts.result_types.first(i)
}

/// The type of a group that the declaration's hook infers from other types and attributes.
fn completed_type(p: &OpParser<'_, '_>, name: &str) -> Option<Type> {
    let def = p.def();
    let complete = def.complete_type?;
    let type_of = |name: &str| written_type(p, name);
    let attr_of = |name: &str| def.slot_of(name).and_then(|slot| p.state.slot(slot));
    complete(p.ctx, &KnownTypes { of: &type_of, attr: &attr_of }, name)
}

/// Determines the types of the results.
fn results(p: &mut OpParser<'_, '_>, common: Option<Type>) -> Result {
    let def = p.def();
    if p.parts.all_result_types {
        p.state.results.extend(p.parts.result_types.all().iter().map(|item| item.1));
        return Ok(());
    }
    let mut at = 0;
    for (i, field) in def.results.iter().enumerate() {
        let written = p.parts.result_types.range(i, at);
        at = written.end;
        if !written.is_empty() || (field.arity != Arity::One && field.ty != ResultType::Infer) {
            p.parts.result_types.all()[written].iter().for_each(|item| p.state.results.push(item.1));
            continue;
        }
        let ty = match (field.ty, field.constraint.implied(p.ctx)) {
            (_, Some(ty)) if field.arity == Arity::One => Some(ty),
            (ResultType::Same(name), _) => operand_type(p, name),
            (ResultType::Infer, _) => return infer_results(p),
            (ResultType::Free, _) => None,
        };
        let Some(ty) = ty.or(common).or_else(|| completed_type(p, field.name)) else {
            return Err(inference_error(p));
        };
        p.state.results.push(ty);
    }
    if let Some(slot) = def.result_segments_slot() {
        let sizes: SmallVec<[i32; 8]> =
            p.parts.result_types.sizes(def.results.len()).map(|n| n as i32).collect();
        p.state.set_slot(slot, DenseArrayAttr::of_i32s(p.ctx, &sizes));
    }
    Ok(())
}

/// The type of the first operand of a group.
fn operand_type(p: &mut OpParser<'_, '_>, name: &str) -> Option<Type> {
    let at = p.def().operands.iter().position(|f| f.name == name)?;
    if let Some(ty) = p.parts.operand_types.first(at) {
        return Some(ty);
    }
    let first: usize = p.parts.operands.sizes(at).sum();
    let value = *p.state.operands.get(first)?;
    Some(p.ty(value))
}

fn infer_results(p: &mut OpParser<'_, '_>) -> Result {
    let def = p.def();
    let Some(infer) = def.hooks.infer else { return Err(p.op_error("cannot infer its result types")) };
    let body = p.parser.body_ref();
    let args = InferArgs { body, def, operands: &p.state.operands, slots: &p.state.slots };
    let Some(types) = infer(&args) else { return Err(inference_error(p)) };
    p.state.results.clear();
    p.state.results.extend(types);
    Ok(())
}

#[cold]
fn inference_error(p: &OpParser<'_, '_>) -> Reported {
    p.error_at(p.name_offset, format!("'{}' op failed to infer returned types", p.def().name))
}
