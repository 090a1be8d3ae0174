//! Enum keywords in front of symbol names: linkage, visibility, calling convention.

use terrace_ir::decl::EnumDef;
use terrace_rewrite::prelude::*;

/// Consumes the next keyword if it is one of the enum's, and returns its value.
#[inline]
pub(crate) fn optional_keyword(p: &mut OpParser<'_, '_>, def: &EnumDef) -> Option<u64> {
    if !p.at_word() {
        return None;
    }
    let word = p.word();
    let value = def.value_of_bytes(word)?;
    p.bump(word.len());
    Some(value)
}

/// Parses an optional keyword into a slot; `default` is used when the keyword is missing.
pub(crate) fn parse_into(p: &mut OpParser<'_, '_>, def: &EnumDef, slot: usize, default: Option<u64>) {
    let value = optional_keyword(p, def).or(default);
    if let Some(value) = value {
        let attr = def.attr(p.ctx, value);
        p.state.set_slot(slot, attr);
    }
}

/// Prints an enum attribute's keyword and a blank, unless it is absent, `elided`, or has no keyword.
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
