//! The text of attributes: one parser and one printer for all `<a = 1, b = 2>`, and the few other shapes.

use crate::attrs::*;
use crate::enums::ModFlagBehavior;
use smallvec::SmallVec;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::{AsmParser, AsmPrinter, Delimiter};
use terrace_ir::attrs::{IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr};
use terrace_ir::context::words;
use terrace_ir::decl::{EnumDef, KindDef};
use terrace_ir::params::{Param, Reader, Words};
use terrace_ir::{Attr, Context, Reported, Result, Str, Type};
use terrace_num::ApInt;

/// What upstream's messages call a kind: `LLVM_MemoryEffectsAttr`.
fn cpp_name(kind: &KindDef) -> String {
    let plain =
        kind.name.starts_with("loop_") || matches!(kind.name, "cgprofile_entry" | "profile_summary_detailed");
    let mut name = String::from(if plain { "" } else { "LLVM_" });
    for part in kind.name.split('_') {
        let (first, rest) = part.split_at(part.len().min(1));
        match part {
            "tbaa" => name.push_str("TBAA"),
            "licm" => name.push_str("LICM"),
            _ => {
                name.push_str(&first.to_ascii_uppercase());
                name.push_str(rest);
            }
        }
    }
    name + "Attr"
}

fn cpp_type(syntax: FieldSyntax) -> String {
    match syntax {
        FieldSyntax::Kind(kind) => cpp_name(kind).trim_start_matches("LLVM_").to_owned(),
        FieldSyntax::Any => "Attribute".to_owned(),
        FieldSyntax::Str => "StringAttr".to_owned(),
        FieldSyntax::U32 => "unsigned".to_owned(),
        FieldSyntax::U64 => "uint64_t".to_owned(),
        FieldSyntax::I64 => "int64_t".to_owned(),
        FieldSyntax::Bool => "bool".to_owned(),
        FieldSyntax::Enum(def) => def.name.to_owned(),
        FieldSyntax::Kinds(kind) | FieldSyntax::BracedKinds(kind) => {
            format!("::llvm::ArrayRef<{}>", cpp_name(kind).trim_start_matches("LLVM_"))
        }
    }
}

#[cold]
fn failed_parameter(p: &AsmParser<'_>, kind: &KindDef, name: &str, ty: &str) -> Reported {
    p.error(format!("failed to parse {} parameter '{name}' which is to be a `{ty}`", cpp_name(kind)))
}

/// An attribute of one kind: with `#llvm.name`, by an alias, or only what follows the name.
fn parse_of_kind(p: &mut AsmParser<'_>, kind: &'static KindDef) -> Result<Attr> {
    if p.kind() != Tok::HashId {
        return p.nested(|p| p.parse_attr_of_kind(kind, None));
    }
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if p.ctx.attr_code(attr) != kind.code() {
        return Err(p.error_at(at, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

fn parse_bool(p: &mut AsmParser<'_>) -> Result<bool> {
    if p.consume_keyword("true") {
        return Ok(true);
    }
    if p.consume_keyword("false") {
        return Ok(false);
    }
    p.parse_integer_as::<u8>().map(|value| value != 0)
}

fn parse_str(p: &mut AsmParser<'_>) -> Result<Str> {
    let value = p.string()?;
    Ok(p.ctx.str_id(&value))
}

fn parse_value(p: &mut AsmParser<'_>, syntax: FieldSyntax, out: &mut Words) -> Result {
    match syntax {
        FieldSyntax::Kind(kind) => out.push(parse_of_kind(p, kind)?.raw()),
        FieldSyntax::Any => out.push(p.parse_attr(None)?.raw()),
        FieldSyntax::Str => out.push(parse_str(p)?.raw()),
        FieldSyntax::U32 => out.push(p.parse_integer_as::<u32>()?),
        FieldSyntax::U64 => u64::encode(p.parse_integer_as::<u64>()?, out),
        FieldSyntax::I64 => i64::encode(p.parse_integer()?, out),
        FieldSyntax::Bool => out.push(u32::from(parse_bool(p)?)),
        FieldSyntax::Enum(def) => out.push(p.parse_enum_keywords(def)? as u32),
        FieldSyntax::Kinds(kind) => {
            let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
            loop {
                elems.push(parse_of_kind(p, kind)?);
                // A comma before a word is not the list's: the next parameter follows it.
                let comma = p.offset();
                if !p.consume_if(Tok::Comma) {
                    break;
                }
                if p.kind() == Tok::BareId {
                    p.reset_to(comma);
                    break;
                }
            }
            <[Attr]>::encode(&elems, out);
        }
        FieldSyntax::BracedKinds(kind) => {
            let mut elems: SmallVec<[Attr; 8]> = SmallVec::new();
            p.comma_separated(Delimiter::Braces, "", &mut |p| {
                elems.push(parse_of_kind(p, kind)?);
                Ok(())
            })?;
            <[Attr]>::encode(&elems, out);
        }
    }
    Ok(())
}

/// The words of a parameter that is left out.
fn absent(syntax: FieldSyntax) -> &'static [u32] {
    match syntax {
        FieldSyntax::U64 | FieldSyntax::I64 => &[0, 0],
        _ => &[0],
    }
}

/// `<a = 1, b = 2>`, in any order; optional ones may be missing.
pub(crate) fn parse_struct<T: StructAttr>(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let fields = T::FIELDS;
    p.expect(Tok::Less, "expected '<'")?;
    let mut values: SmallVec<[Option<Words>; 8]> = fields.iter().map(|_| None).collect();
    let all_required = fields.iter().all(|field| !field.optional);
    let mut n = 0;
    if all_required || p.kind() == Tok::BareId {
        loop {
            let Some(name) = p.optional_any_keyword() else {
                let _ = p.error("expected valid keyword");
                return Err(p.error("expected a parameter name in struct"));
            };
            p.expect(Tok::Equal, "expected '='")?;
            let at = fields.iter().position(|field| field.name == name).filter(|&at| values[at].is_none());
            let Some(at) = at else {
                return Err(p.error(format!("duplicate or unknown struct parameter name: {name}")));
            };
            let syntax = fields[at].syntax;
            let mut out = words();
            if parse_value(p, syntax, &mut out).is_err() {
                return Err(failed_parameter(p, T::ROW, name, &cpp_type(syntax)));
            }
            values[at] = Some(out);
            n += 1;
            if all_required {
                if n == fields.len() {
                    break;
                }
                p.expect(Tok::Comma, "expected ','")?;
            } else if !p.consume_if(Tok::Comma) {
                break;
            }
        }
    }
    let mut record = words();
    for (field, value) in fields.iter().zip(&values) {
        match value {
            Some(value) => record.extend_from_slice(value),
            None if field.optional => record.extend_from_slice(absent(field.syntax)),
            None => {
                return Err(p.error(format!("struct is missing required parameter: {}", field.name)));
            }
        }
    }
    p.expect(Tok::Greater, "expected '>'")?;
    Ok(p.ctx.attr_of_words(T::ROW.code(), &record))
}

/// Prints `name = value`, unless the value may be left out; `first` says whether nothing was printed yet.
fn print_field(p: &mut AsmPrinter<'_>, field: &AttrFieldDef, r: &mut Reader<'_>, first: &mut bool) {
    let mut name = |p: &mut AsmPrinter<'_>| {
        if !core::mem::take(first) {
            p.text(", ");
        }
        p.text(field.name);
        p.text(" = ");
    };
    match field.syntax {
        FieldSyntax::Kind(kind) => {
            if let Some(attr) = Option::<Attr>::decode(r) {
                name(p);
                p.stripped_attr(kind, attr);
            }
        }
        FieldSyntax::Any => {
            if let Some(attr) = Option::<Attr>::decode(r) {
                name(p);
                p.attr(attr);
            }
        }
        FieldSyntax::Str => {
            if let Some(value) = Option::<Str>::decode(r) {
                name(p);
                let bytes = p.ctx().bytes(value);
                p.string(bytes);
            }
        }
        FieldSyntax::U32 => {
            let value = u32::decode(r);
            if value != 0 || !field.optional {
                name(p);
                p.unsigned(u64::from(value));
            }
        }
        FieldSyntax::U64 => {
            let value = u64::decode(r);
            if value != 0 || !field.optional {
                name(p);
                p.unsigned(value);
            }
        }
        FieldSyntax::I64 => {
            let value = i64::decode(r);
            if value != 0 || !field.optional {
                name(p);
                p.integer(value);
            }
        }
        FieldSyntax::Bool => {
            let value = bool::decode(r);
            if value || !field.optional {
                name(p);
                p.text(if value { "true" } else { "false" });
            }
        }
        FieldSyntax::Enum(def) => {
            let value = u64::from(u32::decode(r));
            if value != 0 || !field.optional {
                name(p);
                print_enum(p, def, value);
            }
        }
        FieldSyntax::Kinds(kind) => {
            let elems = <[Attr]>::decode(r);
            if !elems.is_empty() || !field.optional {
                name(p);
                p.list(elems, |p, &elem| p.stripped_attr(kind, elem));
            }
        }
        FieldSyntax::BracedKinds(kind) => {
            let elems = <[Attr]>::decode(r);
            name(p);
            p.byte(b'{');
            p.list(elems, |p, &elem| p.stripped_attr(kind, elem));
            p.byte(b'}');
        }
    }
}

fn print_enum(p: &mut AsmPrinter<'_>, def: &EnumDef, value: u64) {
    let mut text = Vec::new();
    def.write(value, &mut text);
    p.bytes(&text);
}

pub(crate) fn print_struct<T: StructAttr>(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let (_, record) = ctx.attr_words(attr);
    let mut r = Reader::new(ctx, record);
    p.byte(b'<');
    let mut first = true;
    for field in T::FIELDS {
        print_field(p, field, &mut r, &mut first);
    }
    p.byte(b'>');
}

/// The name that an attribute's alias starts with: its mnemonic, for the kinds that get one.
pub(crate) fn alias(ctx: &Context, attr: Attr) -> Option<String> {
    let name = attr.def(ctx)?.name;
    let has_alias = name.starts_with("loop_")
        || name.starts_with("alias_scope")
        || matches!(name, "access_group" | "tbaa_root" | "tbaa_tag" | "tbaa_type_desc")
        || (name.starts_with("di_")
            && !matches!(name, "di_annotation" | "di_expression" | "di_expression_elem" | "di_subrange"));
    has_alias.then(|| name.to_owned())
}

// The other shapes.

fn open(p: &mut AsmParser<'_>) -> Result {
    p.expect(Tok::Less, "expected '<'")
}

fn close(p: &mut AsmParser<'_>) -> Result {
    p.expect(Tok::Greater, "expected '>'")
}

fn comma(p: &mut AsmParser<'_>) -> Result {
    p.expect(Tok::Comma, "expected ','")
}

/// A string attribute without type.
fn parse_string_attr(p: &mut AsmParser<'_>) -> Result<Attr> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if attr.is::<StringAttr>(p.ctx) {
        Ok(attr)
    } else {
        Err(p.error_at(at, "invalid kind of attribute specified"))
    }
}

/// `<3>`
pub(crate) fn parse_address_space(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let Ok(space) = p.parse_integer_as::<u32>() else {
        return Err(p.error(
            "failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`",
        ));
    };
    close(p)?;
    Ok(AddressSpaceAttr::get(p.ctx, space))
}

pub(crate) fn print_address_space(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(space) = attr.as_::<AddressSpaceAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(u64::from(space.address_space));
    p.byte(b'>');
}

/// `<["+a", "-b"]>`
pub(crate) fn parse_target_features(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let start = p.offset();
    open(p)?;
    let mut features: SmallVec<[Attr; 8]> = SmallVec::new();
    p.expect(Tok::LSquare, "expected '['")?;
    if !p.consume_if(Tok::RSquare) {
        loop {
            let Ok(feature) = parse_string_attr(p) else {
                return Err(p.error(
                    "failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`",
                ));
            };
            features.push(feature);
            if !p.consume_if(Tok::Comma) {
                break;
            }
        }
        p.expect(Tok::RSquare, "expected ']'")?;
    }
    close(p)?;
    for feature in &features {
        let text = feature.as_bytes(p.ctx).unwrap_or(b"");
        if !matches!(text.first(), Some(b'+' | b'-')) {
            return Err(p.error_at(start, "target features must start with '+' or '-'"));
        }
        if text.contains(&b',') {
            return Err(p.error_at(start, "target features can not contain ','"));
        }
    }
    Ok(TargetFeaturesAttr::get(p.ctx, &features))
}

pub(crate) fn print_target_features(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(features) = attr.as_::<TargetFeaturesAttr>(p.ctx()) else { return };
    p.text("<[");
    p.list(features.features, |p, &feature| p.attr(feature));
    p.text("]>");
}

/// `<i32, 0, 12>`
pub(crate) fn parse_constant_range(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let start = p.offset();
    open(p)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some(width) = ty.signless_width(p.ctx) else {
        return Err(p.error_at(at, "expected integer type"));
    };
    let mut bounds = [Attr::UNIT; 2];
    for bound in &mut bounds {
        comma(p)?;
        let at = p.offset();
        let value: ApInt = p.parse_big_integer()?;
        if !value.fits_signed(width) && !value.fits_unsigned(width) {
            return Err(p.error_at(at, format!("integer value too large for i{width}")));
        }
        *bound = IntegerAttr::of(p.ctx, ty, &value.sext_or_trunc(width));
    }
    close(p)?;
    let [lower, upper] = bounds;
    if lower == upper {
        let is_end = lower.as_::<IntegerAttr>(p.ctx).is_some_and(|int| {
            let value = int.value(p.ctx);
            value.is_zero() || value.is_all_ones()
        });
        if !is_end {
            return Err(p.error_at(
                start,
                "lower and upper bounds must differ unless they are both the minimum or maximum value",
            ));
        }
    }
    Ok(ConstantRangeAttr::get(p.ctx, lower, upper))
}

pub(crate) fn print_constant_range(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(range) = attr.as_::<ConstantRangeAttr>(ctx) else { return };
    let ty = range.lower.as_::<IntegerAttr>(ctx).map_or(Type::NONE, |int| int.ty);
    p.byte(b'<');
    p.ty(ty);
    for bound in [range.lower, range.upper] {
        p.text(", ");
        p.attr_without_type(bound);
    }
    p.byte(b'>');
}

/// `<id = "name">`, or nothing.
pub(crate) fn parse_tbaa_root(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let mut id = None;
    if p.consume_if(Tok::Less) {
        p.expect_keyword("id", "")?;
        p.expect(Tok::Equal, "expected '='")?;
        id = Some(parse_str(p)?);
        close(p)?;
    }
    Ok(TbaaRootAttr::get(p.ctx, id))
}

pub(crate) fn print_tbaa_root(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    if let Some(id) = attr.as_::<TbaaRootAttr>(ctx).and_then(|root| root.id) {
        p.text("<id = ");
        p.string(ctx.bytes(id));
        p.byte(b'>');
    }
}

/// `<type, 4>`
pub(crate) fn parse_tbaa_member(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let type_desc = p.parse_attr(None)?;
    if !type_desc.is::<TbaaRootAttr>(p.ctx) && !type_desc.is::<TbaaTypeDescAttr>(p.ctx) {
        return Err(p.error_at(at, "invalid kind of attribute specified"));
    }
    comma(p)?;
    let offset = p.parse_integer()?;
    close(p)?;
    Ok(TbaaMemberAttr::get(p.ctx, type_desc, offset))
}

pub(crate) fn print_tbaa_member(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(member) = attr.as_::<TbaaMemberAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.attr(member.type_desc);
    p.text(", ");
    p.integer(member.offset);
    p.byte(b'>');
}

/// `<"prefix":"suffix">`
pub(crate) fn parse_mmra_tag(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let prefix = parse_str(p)?;
    p.expect(Tok::Colon, "expected ':'")?;
    let suffix = parse_str(p)?;
    close(p)?;
    Ok(MmraTagAttr::get(p.ctx, prefix, suffix))
}

pub(crate) fn print_mmra_tag(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(tag) = attr.as_::<MmraTagAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(tag.prefix));
    p.byte(b':');
    p.string(ctx.bytes(tag.suffix));
    p.byte(b'>');
}

/// `<error, "key", value>`
pub(crate) fn parse_module_flag(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let Ok(behavior) = p.parse_enum_keywords(ModFlagBehavior::ENUM) else {
        return Err(p.error(
            "failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`",
        ));
    };
    comma(p)?;
    let Ok(key) = parse_str(p) else {
        return Err(p.error("failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`"));
    };
    comma(p)?;
    let value = p.parse_attr(None)?;
    close(p)?;
    Ok(ModuleFlagAttr::get(p.ctx, behavior as u32, key, value))
}

pub(crate) fn print_module_flag(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(flag) = attr.as_::<ModuleFlagAttr>(ctx) else { return };
    p.byte(b'<');
    print_enum(p, ModFlagBehavior::ENUM, u64::from(flag.behavior));
    p.text(", ");
    p.string(ctx.bytes(flag.key));
    p.text(", ");
    p.attr(flag.value);
    p.byte(b'>');
}

/// `<"m", "c">`
pub(crate) fn parse_dependent_libraries(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let mut libs: SmallVec<[Attr; 8]> = SmallVec::new();
    p.comma_separated(Delimiter::LessGreater, "", &mut |p| {
        libs.push(parse_string_attr(p)?);
        Ok(())
    })?;
    Ok(DependentLibrariesAttr::get(p.ctx, &libs))
}

pub(crate) fn print_dependent_libraries(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(libs) = attr.as_::<DependentLibrariesAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.list(libs.libs, |p, &lib| p.attr(lib));
    p.byte(b'>');
}

/// ` @f`
pub(crate) fn parse_dso_local_equivalent(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let at = p.offset();
    let sym = p.parse_attr(None)?;
    if !sym.as_::<SymbolRefAttr>(p.ctx).is_some_and(|sym| sym.nested.is_empty()) {
        return Err(p.error_at(at, "invalid kind of attribute specified"));
    }
    Ok(DsoLocalEquivalentAttr::get(p.ctx, sym))
}

pub(crate) fn print_dso_local_equivalent(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(equivalent) = attr.as_::<DsoLocalEquivalentAttr>(p.ctx()) else { return };
    p.byte(b' ');
    p.attr(equivalent.sym);
}

/// `<16 : i64, f32>`
pub(crate) fn parse_workgroup(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let num_elements = p.parse_attr(None)?;
    if !num_elements.is::<IntegerAttr>(p.ctx) {
        return Err(p.error_at(at, "invalid kind of attribute specified"));
    }
    comma(p)?;
    let at = p.offset();
    let element_type = p.parse_attr(None)?;
    if !element_type.is::<TypeAttr>(p.ctx) {
        return Err(p.error_at(at, "invalid kind of attribute specified"));
    }
    close(p)?;
    Ok(WorkgroupAttributionAttr::get(p.ctx, num_elements, element_type))
}

pub(crate) fn print_workgroup(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(attribution) = attr.as_::<WorkgroupAttributionAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.attr(attribution.num_elements);
    p.text(", ");
    p.attr(attribution.element_type);
    p.byte(b'>');
}
