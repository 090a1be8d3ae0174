//! The quick way to read `<a = 1, b = #alias>`: byte by byte, into one array. What is not of the usual forms is left
//! to [`parse_struct`](super::attrs::parse_struct).

use crate::attrs::{AliasScopeAttr, DwarfKind, FieldSyntax, StructAttr};
use terrace_ir::Attr;
use terrace_ir::asm::{AsmParser, Raw};
use terrace_ir::attrs::{DistinctAttr, StringAttr};
use terrace_ir::decl::EnumDef;

/// The most words of a record.
const MOST: usize = 32;

/// The bits of keywords with `|` between them.
pub(super) fn flags_of(def: &EnumDef, text: &[u8]) -> Option<u32> {
    let bits = text.split(|&byte| byte == b'|').try_fold(0, |all, word| {
        // Mostly there are no blanks around it.
        let trimmed = || def.value_of(core::str::from_utf8(word).ok()?.trim());
        Some(all | def.value_of_bytes(word).or_else(trimmed)?)
    });
    bits.map(|bits| bits as u32)
}

/// The number of a keyword of DWARF, unless it is no valid one.
pub(super) fn dwarf_of(kind: DwarfKind, name: &str) -> Option<u32> {
    kind.table().value(name).filter(|&value| value != 0 || kind == DwarfKind::Tag)
}

/// The value of a parameter, if it is written in a usual form.
#[inline(always)]
fn value<'p>(p: &mut AsmParser<'p>, raw: &mut Raw<'p>, syntax: FieldSyntax, place: usize) -> Option<u64> {
    let word = match syntax {
        FieldSyntax::Kind(kind) => {
            let attr = p.raw_alias_at(raw, place)?;
            return (p.ctx.attr_code(attr) == kind.code()).then_some(u64::from(attr.raw()));
        }
        FieldSyntax::Checked(class) => {
            let attr = if raw.peek() == b'#' { p.raw_alias_at(raw, place)? } else { p.raw_distinct(raw)? };
            return (class.is)(p.ctx, attr).then_some(u64::from(attr.raw()));
        }
        FieldSyntax::Any => p.raw_alias(raw)?.raw(),
        FieldSyntax::Str | FieldSyntax::StrRef => p.raw_str(raw)?.raw(),
        FieldSyntax::U32 | FieldSyntax::Sized32 => u32::try_from(raw.number()?).ok()?,
        FieldSyntax::U64 => return raw.number(),
        FieldSyntax::I64 => return raw.number().filter(|&value| value <= i64::MAX as u64),
        FieldSyntax::Bool => match raw.word()? {
            "true" => 1,
            "false" => 0,
            _ => return None,
        },
        FieldSyntax::Enum(def) => def.value_of(raw.word()?)? as u32,
        FieldSyntax::Dwarf(kind) => dwarf_of(kind, raw.word()?)?,
        FieldSyntax::Flags(def) if raw.peek() == b'"' => flags_of(def, raw.string()?)?,
        FieldSyntax::Flags(def) => flags_of(def, raw.word_bytes()?)?,
        FieldSyntax::Classes(_)
        | FieldSyntax::Kinds(_)
        | FieldSyntax::BracedKinds(_)
        | FieldSyntax::OptU32
        | FieldSyntax::OptU64 => return None,
    };
    Some(u64::from(word))
}

/// What was read of `<a = 1, b = 2>`.
struct Reading {
    words: [u32; MOST],
    n: usize,
    /// A parameter comes next.
    more: bool,
}

impl Reading {
    /// Reads a parameter of an attribute, if it is there. Parameters mostly come in order; in another one they are left to
    /// others.
    #[inline(always)]
    fn field<'p, T: StructAttr, const I: usize>(
        &mut self,
        p: &mut AsmParser<'p>,
        raw: &mut Raw<'p>,
    ) -> Option<()> {
        let field = const {
            assert!(T::FIELDS.len() <= MOST_FIELDS);
            if I < T::FIELDS.len() { Some(&T::FIELDS[I]) } else { None }
        };
        let Some(field) = field else { return Some(()) };
        let mut value = 0;
        if self.more && raw.eat_setting(field.setting, field.name) {
            value = self::value(p, raw, field.syntax, I)?;
            self.more = raw.eat_comma();
        } else if !field.optional {
            return None;
        }
        self.push(value as u32)?;
        if matches!(field.syntax, FieldSyntax::U64 | FieldSyntax::I64) {
            self.push((value >> 32) as u32)?;
        }
        Some(())
    }

    #[inline(always)]
    fn push(&mut self, word: u32) -> Option<()> {
        *self.words.get_mut(self.n)? = word;
        self.n += 1;
        Some(())
    }
}

/// The most parameters of an attribute.
const MOST_FIELDS: usize = 20;

/// `<a = 1, b = 2>` with parameters that are numbers, keywords, strings and aliases.
///
/// There is as much code as there are parameters: one loop for all of them takes twice as long.
pub(crate) fn quick_struct<'p, T: StructAttr>(p: &mut AsmParser<'p>, raw: &mut Raw<'p>) -> Option<Attr> {
    if !raw.eat(b'<') {
        return None;
    }
    let mut reading = Reading { words: [0; MOST], n: 0, more: true };
    macro_rules! fields {
        ($($i:literal)*) => { $( reading.field::<T, $i>(p, raw)?; )* };
    }
    fields!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);
    if reading.more || !raw.eat(b'>') {
        return None;
    }
    let attr = p.ctx.attr_of_words(T::ROW.code(), reading.words.get(..reading.n)?);
    if T::ROW.code() == AliasScopeAttr::ROW.code() {
        let id = attr.as_::<AliasScopeAttr>(p.ctx)?.id;
        if !id.is::<StringAttr>(p.ctx) && !id.is::<DistinctAttr>(p.ctx) {
            return None;
        }
    }
    Some(attr)
}
