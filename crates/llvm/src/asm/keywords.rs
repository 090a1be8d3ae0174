//! Enum keywords that stand alone in front of names: linkage, visibility, calling convention.

use terrace_ir::Attr;
use terrace_ir::asm::{OpParser, OpPrinter};
use terrace_ir::decl::EnumDef;

/// The value of the keyword that comes next, if it is one of the enum's.
#[inline]
pub(crate) fn optional_keyword(p: &mut OpParser<'_, '_>, def: &EnumDef) -> Option<u64> {
    let word = p.word();
    let &(word, value) = def.cases.iter().find(|(case, _)| !word.is_empty() && case.as_bytes() == word)?;
    p.eat_keyword(word);
    Some(value)
}

/// Reads a keyword into a slot; without one the slot says `default`, if that is given.
pub(crate) fn parse_into(p: &mut OpParser<'_, '_>, def: &EnumDef, slot: usize, default: Option<u64>) {
    let value = optional_keyword(p, def).or(default);
    if let Some(value) = value {
        let attr = p.known_enum_attr(def, value);
        p.state.set_slot(slot, attr);
    }
}

/// Prints the keyword of an attribute and a blank, unless it is absent, `elided`, or has no keyword.
pub(crate) fn print_keyword(p: &mut OpPrinter<'_>, def: &EnumDef, attr: Option<Attr>, elided: Option<u64>) {
    let Some(value) = attr.and_then(|attr| def.value(p.ctx(), attr)) else { return };
    if Some(value) == elided {
        return;
    }
    let keyword = def.keyword_of(value).unwrap_or("");
    if !keyword.is_empty() {
        p.text(keyword);
        p.byte(b' ');
    }
}
