//! The parser of all [`StructAttr`]s: `<a = 1, b = 2>`.

use super::attrs::{
    cpp_type, failed_parameter, parse_class, parse_of_kind, parse_str, parse_string, parse_unsigned,
};
use crate::attrs::*;
use terrace_ir::params::{Param, Words};
use terrace_rewrite::prelude::*;
use terrace_support::words;

fn parse_value(p: &mut AsmParser<'_>, syntax: FieldSyntax, out: &mut Words) -> Result {
    match syntax {
        FieldSyntax::Kind(kind) => out.push(parse_of_kind(p, kind)?.raw()),
        FieldSyntax::Any => out.push(p.parse_attr(None)?.raw()),
        FieldSyntax::Str => out.push(parse_string(p)?.raw()),
        FieldSyntax::StrRef => out.push(parse_str(p)?.raw()),
        FieldSyntax::Checked(class) => out.push(parse_class(p, class)?.raw()),
        FieldSyntax::Dwarf(kind) => out.push(super::debug::parse_dwarf(p, kind)?),
        FieldSyntax::Flags(def) => out.push(super::debug::parse_flags(p, def)?),
        FieldSyntax::U32 | FieldSyntax::Sized32 => out.push(parse_unsigned(p, 32)? as u32),
        FieldSyntax::OptU32 | FieldSyntax::OptU64 => {
            let wide = matches!(syntax, FieldSyntax::OptU64);
            if p.at(b'-') || p.at_integer() {
                let value = parse_unsigned(p, if wide { 64 } else { 32 })?;
                <[u8]>::encode(&value.to_le_bytes(), out);
            } else {
                <[u8]>::encode(&[], out);
            }
        }
        FieldSyntax::U64 => u64::encode(parse_unsigned(p, 64)?, out),
        FieldSyntax::I64 => i64::encode(p.parse_integer()?, out),
        FieldSyntax::Bool => out.push(u32::from(p.parse_bool()?)),
        FieldSyntax::Enum(def) => out.push(p.parse_enum_keywords(def)? as u32),
        FieldSyntax::Kinds(_) | FieldSyntax::Classes(_) => {
            let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
            loop {
                elems.push(match syntax {
                    FieldSyntax::Kinds(kind) => parse_of_kind(p, kind)?,
                    FieldSyntax::Classes(class) => parse_class(p, class)?,
                    _ => break,
                });
                // A comma before a word ends the list: it separates this parameter from the next one.
                let comma = p.offset();
                if !p.eat(b',') {
                    break;
                }
                if p.at_plain_word() {
                    p.seek(comma);
                    break;
                }
            }
            <[Attr]>::encode(&elems, out);
        }
        FieldSyntax::BracedKinds(kind) => {
            let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
            p.expect(b'{', "expected '{'")?;
            p.comma_list(&mut |p: &mut AsmParser<'_>| {
                elems.push(parse_of_kind(p, kind)?);
                Ok(())
            })?;
            p.expect(b'}', "expected '}'")?;
            <[Attr]>::encode(&elems, out);
        }
    }
    Ok(())
}

/// Encoding of an omitted optional parameter.
fn absent_words(syntax: FieldSyntax) -> &'static [u32] {
    match syntax {
        FieldSyntax::U64 | FieldSyntax::I64 => &[0, 0],
        _ => &[0],
    }
}

fn check_scope_id(p: &AsmParser<'_>, at: u32, id: Attr) -> Result {
    if id.is::<StringAttr>(p.ctx) || id.is::<DistinctAttr>(p.ctx) {
        return Ok(());
    }
    Err(p.error_at(at, "id of an alias scope must be a StringAttr or a DistrinctAttr"))
}

/// The set of parameters that may not be omitted.
const fn required(fields: &[AttrFieldDef]) -> u64 {
    let (mut set, mut at) = (0, fields.len());
    while at != 0 {
        at -= 1;
        set = set << 1 | fields[at].required as u64;
    }
    set
}

/// Parses `<a = 1, b = 2>`, in any order; optional parameters may be missing.
pub(crate) fn parse_struct<T: StructAttr>(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    parse_fields(p, T::ROW, T::FIELDS, const { required(T::FIELDS) })
}

/// The record of an attribute under construction.
struct Record {
    fields: &'static [AttrFieldDef],
    words: Words,
    /// Where the first parameters start. Those that are not in the text are absent.
    starts: SmallVec<[usize; 24]>,
}

impl Record {
    /// Appends absent parameters up to number `n`.
    fn skip_to(&mut self, n: usize) {
        while let at = self.starts.len()
            && at < n
        {
            self.starts.push(self.words.len());
            absent_words(self.fields[at].syntax).iter().for_each(|&word| self.words.push(word));
        }
    }

    /// Whether the attribute refers to one around it. All parameters are there.
    fn is_self(&self) -> bool {
        let at = self.fields.iter().position(|field| field.name == "isRecSelf");
        at.is_some_and(|at| self.words[self.starts[at]] != 0)
    }

    /// Parses the value of parameter number `at`.
    fn parse(&mut self, p: &mut AsmParser<'_>, at: usize) -> Result {
        let syntax = self.fields[at].syntax;
        self.skip_to(at);
        if at == self.starts.len() {
            self.starts.push(self.words.len());
            return parse_value(p, syntax, &mut self.words);
        }
        let end = self.starts.get(at + 1).map_or(self.words.len(), |&next| next);
        let behind = Words::from_slice(&self.words[end..]);
        self.words.truncate(self.starts[at]);
        parse_value(p, syntax, &mut self.words)?;
        let new_end = self.words.len();
        self.starts[at + 1..].iter_mut().for_each(|start| *start = *start - end + new_end);
        self.words.extend_from_slice(&behind);
        Ok(())
    }
}

fn parse_fields(
    p: &mut AsmParser<'_>,
    row: &'static KindDef,
    fields: &'static [AttrFieldDef],
    required: u64,
) -> Result<Attr> {
    let start = p.offset();
    p.expect(b'<', "expected '<'")?;
    let mut record = Record { fields, words: Words::new(), starts: SmallVec::new() };
    let all_required = required.count_ones() as usize == fields.len();
    let mut given = 0u64;
    if required != 0 || p.at_word() {
        loop {
            let name = p.eat_word();
            if name.is_empty() {
                let _ = p.custom_error(p.offset(), "expected valid keyword");
                return Err(p.custom_error(p.offset(), "expected a parameter name in struct"));
            }
            p.expect(b'=', "expected '='")?;
            // Printed parameters are in order, so the search starts at the next one.
            let (before, behind) = fields.split_at(record.starts.len());
            let is_named = |field: &AttrFieldDef| words::eq(field.name.as_bytes(), name);
            let at = match behind.iter().position(is_named) {
                Some(at) => Some(before.len() + at),
                None => before.iter().position(is_named),
            };
            let Some(at) = at.filter(|&at| given >> at & 1 == 0) else {
                let name = String::from_utf8_lossy(name);
                let message = format!("duplicate or unknown struct parameter name: {name}");
                return Err(p.custom_error(p.offset(), message));
            };
            if record.parse(p, at).is_err() {
                return Err(failed_parameter(p, row, fields[at].name, &cpp_type(fields[at].syntax)));
            }
            given |= 1 << at;
            if all_required {
                if given == required {
                    break;
                }
                p.expect(b',', "expected ','")?;
            } else if !p.eat(b',') {
                break;
            }
        }
    }
    record.skip_to(fields.len());
    let required = if record.is_self() { 0 } else { required };
    if let Some(missing) = fields.get((required & !given).trailing_zeros() as usize) {
        let message = format!("struct is missing required parameter: {}", missing.name);
        return Err(p.custom_error(p.offset(), message));
    }
    p.expect(b'>', "expected '>'")?;
    let attr = p.ctx.attr_of_words(row.code(), &record.words);
    if core::ptr::eq(row, AliasScopeAttr::ROW)
        && let Some(scope) = attr.as_::<AliasScopeAttr>(p.ctx)
    {
        check_scope_id(p, start, scope.id)?;
    }
    Ok(attr)
}
