//! Enums that operations write as keywords or strings.

use crate::prelude::*;
use terrace_ir::decl::EnumDef;

/// The value of a keyword, or of keywords that are separated by `|`, if the enum is one of bits.
fn value_of(def: &EnumDef, text: &[u8]) -> Option<u64> {
    let bits = |word: &[u8]| def.value_of_bytes(word.trim_ascii()).filter(|&bits| bits != 0);
    match def.value_of_bytes(text) {
        None if def.separator.is_some() => {
            text.split(|&byte| byte == b'|').try_fold(0, |all, word| Some(all | bits(word)?))
        }
        value => value,
    }
}

/// `"keyword"`; `name` is that of the attribute in messages.
pub fn parse_string(p: &mut OpParser<'_, '_>, def: &EnumDef, name: &str) -> Result<u64> {
    let at = p.offset();
    let attr = p.parse_attr(Some(Type::NONE))?;
    let Some(text) = attr.as_::<StringAttr>(p.ctx).map(|text| p.ctx.bytes(text.value)) else {
        return Err(p.custom_error(at, format!("expected {name} attribute specified as string")));
    };
    value_of(def, text).ok_or_else(|| {
        let attr = terrace_ir::asm::print::attr_to_string(p.ctx, attr);
        p.custom_error(at, format!("invalid {name} attribute specification: {attr}"))
    })
}

/// `keyword`
pub fn parse_keyword(p: &mut OpParser<'_, '_>, def: &EnumDef, name: &str) -> Result<u64> {
    let at = p.offset();
    let keyword = p.any_keyword()?;
    value_of(def, keyword.as_bytes())
        .ok_or_else(|| p.custom_error(at, format!("invalid {name} attribute specification: {keyword}")))
}

/// Prints what [`parse_string`] parses.
pub fn print_string(p: &mut OpPrinter<'_>, def: &EnumDef, value: u64) {
    p.byte(b'"');
    p.enum_value(def, value);
    p.byte(b'"');
}
