//! Parsers and printers of debug information: DWARF keywords, sets of flags, files and expressions.

use super::attrs::{close, failed_parameter, open, parse_string, parse_unsigned};
use crate::attrs::DwarfKind;
use crate::debug::*;
use terrace_ir::AttrKind;
use terrace_ir::decl::EnumDef;
use terrace_rewrite::prelude::*;
use terrace_support::dwarf;

/// Number of `DW_OP_LLVM_convert`, whose second argument is an encoding keyword.
const CONVERT: u32 = 0x1001;

impl DwarfKind {
    /// Keywords of this kind and their numbers.
    pub fn table(self) -> &'static dwarf::Table {
        match self {
            DwarfKind::Tag => &dwarf::TAGS,
            DwarfKind::Encoding => &dwarf::ENCODINGS,
            DwarfKind::Language => &dwarf::LANGUAGES,
            DwarfKind::CallingConvention => &dwarf::CALLING_CONVENTIONS,
            DwarfKind::Operation => &dwarf::OPERATIONS,
        }
    }

    fn description(self) -> &'static str {
        match self {
            DwarfKind::Tag => "tag",
            DwarfKind::Encoding => "encoding",
            DwarfKind::Language => "language",
            DwarfKind::CallingConvention => "calling convention",
            DwarfKind::Operation => "operation encoding",
        }
    }
}

/// Bits of the keywords in `text`, which are separated by `|`; `None` if one is unknown.
fn flags_of(def: &EnumDef, text: &[u8]) -> Option<u32> {
    let bits = text.split(|&byte| byte == b'|').try_fold(0, |all, word| {
        // The keyword is looked up as written first: blanks around it are rare.
        let trimmed = || def.value_of(core::str::from_utf8(word).ok()?.trim());
        Some(all | def.value_of_bytes(word).or_else(trimmed)?)
    });
    bits.map(|bits| bits as u32)
}

/// Number of a DWARF keyword; `None` if it is unknown. Zero is valid only for tags.
fn dwarf_of(kind: DwarfKind, name: &str) -> Option<u32> {
    kind.table().value(name).filter(|&value| value != 0 || kind == DwarfKind::Tag)
}

/// `DW_...`
pub(crate) fn parse_dwarf(p: &mut AsmParser<'_>, kind: DwarfKind) -> Result<u32> {
    let at = p.offset();
    let name = p.any_keyword()?;
    match dwarf_of(kind, name) {
        Some(value) => Ok(value),
        None => {
            Err(p.error_at(at, format!("invalid debug info debug info {} name: {name}", kind.description())))
        }
    }
}

/// Parses one keyword, or a quoted list of keywords separated by `|`.
pub(crate) fn parse_flags(p: &mut AsmParser<'_>, def: &'static EnumDef) -> Result<u32> {
    let at = p.offset();
    let text = match p.eat_word() {
        [] => p.optional_string(),
        word => Some(word.into()),
    };
    let Some(text) = text else {
        return Err(p.error_at(at, format!("expected keyword for {}", def.summary)));
    };
    match flags_of(def, &text) {
        Some(value) => Ok(value),
        None => {
            let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
            let (cases, text) = (cases.join(", "), String::from_utf8_lossy(&text));
            Err(p.error_at(at, format!("expected one of [{cases}] for {}, got: {text}", def.summary)))
        }
    }
}

/// Prints the keywords of a set of flags, in quotes unless one keyword has this value.
pub(crate) fn print_flags(p: &mut AsmPrinter<'_>, def: &EnumDef, value: u32) {
    let value = u64::from(value);
    let quoted = def.keyword_of(value).is_none();
    if quoted {
        p.byte(b'"');
    }
    if value == 0 {
        p.text(def.keyword_of(0).unwrap_or(""));
    }
    let mut left = value;
    let mut first = true;
    let mut put = |p: &mut AsmPrinter<'_>, keyword: &str| {
        if !core::mem::take(&mut first) {
            p.byte(b'|');
        }
        p.text(keyword);
    };
    // Accessibility in `DIFlags` is a number in the two lowest bits; all other keywords have one bit each.
    if def.value_of("Public").is_some() && left & 3 != 0 {
        let name = def.cases.iter().rev().find(|&&(_, bits)| bits == left & 3);
        put(p, name.map_or("", |&(name, _)| name));
        left &= !3;
    }
    for &(keyword, bits) in def.cases {
        if bits.count_ones() == 1 && left & bits == bits {
            put(p, keyword);
        }
    }
    if quoted {
        p.byte(b'"');
    }
}

fn parse_text(p: &mut AsmParser<'_>, name: &str) -> Result<Str> {
    parse_string(p).map_err(|_| failed_parameter(p, DIFileAttr::DEF, name, "StringAttr"))
}

/// `<"name" in "directory">`
pub(crate) fn parse_file(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let name = parse_text(p, "name")?;
    p.expect_keyword("in", "")?;
    let directory = parse_text(p, "directory")?;
    close(p)?;
    Ok(DIFileAttr::get(p.ctx, name, directory))
}

pub(crate) fn print_file(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(file) = attr.as_::<DIFileAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(file.name));
    p.text(" in ");
    p.string(ctx.bytes(file.directory));
    p.byte(b'>');
}

fn parse_argument(p: &mut AsmParser<'_>) -> Result<i64> {
    parse_unsigned(p, 64).map(|value| value as i64).map_err(|_| p.error("expected integer operand"))
}

/// `DW_OP_name(1, 2)`
pub(crate) fn parse_elem(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let Ok(opcode) = parse_dwarf(p, DwarfKind::Operation) else {
        return Err(failed_parameter(p, DIExpressionElemAttr::DEF, "opcode", "unsigned"));
    };
    let mut args: SmallVec<[i64; 4]> = SmallVec::new();
    if p.eat(b'(') {
        loop {
            if opcode == CONVERT && args.len() == 1 {
                let Some(name) = p.optional_any_keyword() else {
                    return Err(p.error("expected encoding keyword"));
                };
                match dwarf::ENCODINGS.value(name) {
                    Some(value) => args.push(i64::from(value)),
                    None => return Err(p.error(format!("encountered unknown attribute encoding \"{name}\""))),
                }
            } else {
                args.push(parse_argument(p)?);
            }
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    Ok(DIExpressionElemAttr::get(p.ctx, opcode, &args))
}

pub(crate) fn print_elem(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(elem) = attr.as_::<DIExpressionElemAttr>(p.ctx()) else { return };
    p.text(dwarf::OPERATIONS.name(elem.opcode).unwrap_or(""));
    if elem.arguments.is_empty() {
        return;
    }
    p.byte(b'(');
    for (i, &value) in elem.arguments.iter().enumerate() {
        if i != 0 {
            p.text(", ");
        }
        let encoding = u32::try_from(value).ok().and_then(|value| dwarf::ENCODINGS.name(value));
        match encoding {
            Some(name) if elem.opcode == CONVERT && i == 1 => p.text(name),
            _ => p.unsigned(value as u64),
        }
    }
    p.byte(b')');
}

/// `<[op, op]>`, `<>`
pub(crate) fn parse_expression(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let mut ops: SmallVec<[Attr; 8]> = SmallVec::new();
    if p.eat(b'[') {
        let parsed = p.comma_separated(Delimiter::None, "", &mut |p| {
            if !p.at(b'#') {
                ops.push(parse_elem(p, None)?);
                return Ok(());
            }
            let at = p.offset();
            let attr = p.parse_attr(None)?;
            if !attr.is::<DIExpressionElemAttr>(p.ctx) {
                return Err(p.custom_error(at, "invalid kind of attribute specified"));
            }
            ops.push(attr);
            Ok(())
        });
        if parsed.is_err() {
            let what = "::llvm::ArrayRef<DIExpressionElemAttr>";
            return Err(failed_parameter(p, DIExpressionAttr::DEF, "operations", what));
        }
        p.expect(b']', "expected ']'")?;
    }
    close(p)?;
    Ok(DIExpressionAttr::get(p.ctx, &ops))
}

pub(crate) fn print_expression(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(expr) = attr.as_::<DIExpressionAttr>(p.ctx()) else { return };
    p.byte(b'<');
    if !expr.operations.is_empty() {
        p.byte(b'[');
        p.list(expr.operations, |p, &elem| print_elem(p, elem));
        p.byte(b']');
    }
    p.byte(b'>');
}
