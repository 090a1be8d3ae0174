//! Parsers and printers of attributes: the printer of all [`StructAttr`]s (`<a = 1, b = 2>`), then the kinds with a
//! syntax of their own.

use crate::attrs::*;
use crate::enums::{Comdat, ModFlagBehavior};
use terrace_ir::AttrKind;
use terrace_ir::decl::EnumDef;
use terrace_ir::params::{Param, Reader};
use terrace_rewrite::prelude::*;

/// Name of a kind in upstream's error messages: `LLVM_MemoryEffectsAttr`.
fn cpp_name(kind: &KindDef) -> String {
    match kind.name {
        "cgprofile_entry" => return "ModuleFlagCGProfileEntryAttr".to_owned(),
        "profile_summary" => return "ModuleFlagProfileSummaryAttr".to_owned(),
        "profile_summary_detailed" => return "ModuleFlagProfileSummaryDetailedAttr".to_owned(),
        "tbaa_type_desc" => return "LLVM_TBAATypeDescriptorAttr".to_owned(),
        "vscale_range" => return "LLVM_VScaleRangeAttr".to_owned(),
        "blocktag" => return "LLVM_BlockTagAttr".to_owned(),
        "blockaddress" => return "LLVM_BlockAddressAttr".to_owned(),
        "dso_local_equivalent" => return "LLVM_DSOLocalEquivalentAttr".to_owned(),
        "mlir.workgroup_attribution" => return "WorkgroupAttributionAttr".to_owned(),
        "mlir.module_flag" => return "ModuleFlagAttr".to_owned(),
        _ => {}
    }
    let plain = kind.name.starts_with("loop_");
    let mut name = String::from(if plain { "" } else { "LLVM_" });
    for part in kind.name.split('_') {
        let (first, rest) = part.split_at(part.len().min(1));
        match part {
            "tbaa" => name.push_str("TBAA"),
            "mmra" => name.push_str("MMRA"),
            "licm" => name.push_str("LICM"),
            "di" => name.push_str("DI"),
            _ => {
                name.push_str(&first.to_ascii_uppercase());
                name.push_str(rest);
            }
        }
    }
    name + "Attr"
}

/// C++ type of a parameter in upstream's error messages.
pub(super) fn cpp_type(syntax: FieldSyntax) -> String {
    match syntax {
        FieldSyntax::Kind(kind) => cpp_name(kind).trim_start_matches("LLVM_").to_owned(),
        FieldSyntax::Any => "Attribute".to_owned(),
        FieldSyntax::Str => "StringAttr".to_owned(),
        FieldSyntax::StrRef => "::llvm::StringRef".to_owned(),
        FieldSyntax::Checked(class) => class.cpp.to_owned(),
        FieldSyntax::Classes(class) => format!("::llvm::ArrayRef<{}>", class.cpp),
        FieldSyntax::U32 | FieldSyntax::Dwarf(_) => "unsigned".to_owned(),
        FieldSyntax::Sized32 => "uint32_t".to_owned(),
        FieldSyntax::OptU32 => "std::optional<unsigned>".to_owned(),
        FieldSyntax::OptU64 => "std::optional<uint64_t>".to_owned(),
        FieldSyntax::U64 => "uint64_t".to_owned(),
        FieldSyntax::I64 => "int64_t".to_owned(),
        FieldSyntax::Bool => "bool".to_owned(),
        FieldSyntax::Enum(def) | FieldSyntax::Flags(def) => def.name.to_owned(),
        FieldSyntax::Kinds(kind) | FieldSyntax::BracedKinds(kind) => {
            format!("::llvm::ArrayRef<{}>", cpp_name(kind).trim_start_matches("LLVM_"))
        }
    }
}

#[cold]
pub(crate) fn failed_parameter(p: &AsmParser<'_>, kind: &KindDef, name: &str, ty: &str) -> Reported {
    let mut attr = cpp_name(kind);
    if matches!(kind.name, "di_global_variable" | "di_lexical_block_file") {
        attr.truncate(attr.len() - "Attr".len());
    }
    p.custom_error(p.offset(), format!("failed to parse {attr} parameter '{name}' which is to be a `{ty}`"))
}

/// Parses an attribute of one kind: `#llvm.name<...>`, an alias, or only the text after the name.
pub(super) fn parse_of_kind(p: &mut AsmParser<'_>, kind: &'static KindDef) -> Result<Attr> {
    if !p.at(b'#') {
        return p.nested(|p| p.parse_attr_of_kind(kind, None));
    }
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if p.ctx.attr_code(attr) != kind.code() {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

/// Parses any attribute that `class` accepts.
pub(super) fn parse_class(p: &mut AsmParser<'_>, class: &AttrClass) -> Result<Attr> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if !(class.is)(p.ctx, attr) {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

/// Parses an integer of `width` bits. A negative one is read as two's complement, as upstream does.
pub(crate) fn parse_unsigned(p: &mut AsmParser<'_>, width: u32) -> Result<u64> {
    let at = p.offset();
    let value = match p.eat_int::<u64>() {
        Some(value) => Some(i128::from(value)),
        None => p.parse_big_integer()?.to_i128(),
    };
    match value {
        Some(value) if value >> width == 0 => Ok(value as u64),
        Some(value) if value < 0 && value >> (width - 1) == -1 => {
            Ok(value as u64 & (u64::MAX >> (64 - width)))
        }
        _ => Err(p.error_at(at, "integer value too large")),
    }
}

pub(crate) fn parse_str(p: &mut AsmParser<'_>) -> Result<Str> {
    let value = p.string()?;
    Ok(p.ctx.str_id(&value))
}

/// Prints `name = value` unless the optional value is absent; `first` is true until a field is printed.
fn print_field(p: &mut AsmPrinter<'_>, field: &AttrFieldDef, r: &mut Reader<'_>, first: &mut bool) {
    let mut name = |p: &mut AsmPrinter<'_>| {
        if !core::mem::take(first) {
            p.text(", ");
        }
        p.text(field.name);
        p.text(" = ");
    };
    let is_written = field.optional.is_none_or(|since| p.options().version < since);
    match field.syntax {
        FieldSyntax::Kind(kind) => {
            if let Some(attr) = Option::<Attr>::decode(r) {
                name(p);
                p.stripped_attr(kind, attr);
            }
        }
        FieldSyntax::Any | FieldSyntax::Checked(_) => {
            if let Some(attr) = Option::<Attr>::decode(r) {
                name(p);
                p.attr(attr);
            }
        }
        FieldSyntax::Str | FieldSyntax::StrRef => {
            if let Some(value) = Option::<Str>::decode(r) {
                name(p);
                let bytes = p.ctx().bytes(value);
                p.string(bytes);
            }
        }
        FieldSyntax::Dwarf(kind) => {
            let value = u32::decode(r);
            if value != 0 || is_written {
                name(p);
                p.text(kind.table().name(value).unwrap_or(""));
            }
        }
        FieldSyntax::Flags(def) => {
            let value = u32::decode(r);
            if value != 0 || is_written {
                name(p);
                super::debug::print_flags(p, def, value);
            }
        }
        FieldSyntax::OptU32 | FieldSyntax::OptU64 => {
            if let Some(value) = opt_number(<[u8]>::decode(r)) {
                name(p);
                p.unsigned(value);
            }
        }
        FieldSyntax::Classes(_) => {
            let elems = <[Attr]>::decode(r);
            if !elems.is_empty() || is_written {
                name(p);
                p.list(elems, |p, &elem| p.attr(elem));
            }
        }
        FieldSyntax::U32 | FieldSyntax::Sized32 => {
            let value = u32::decode(r);
            if value != 0 || is_written {
                name(p);
                p.unsigned(u64::from(value));
            }
        }
        FieldSyntax::U64 => {
            let value = u64::decode(r);
            if value != 0 || is_written {
                name(p);
                p.unsigned(value);
            }
        }
        FieldSyntax::I64 => {
            let value = i64::decode(r);
            if value != 0 || is_written {
                name(p);
                p.integer(value);
            }
        }
        FieldSyntax::Bool => {
            let value = bool::decode(r);
            if value || is_written {
                name(p);
                p.text(if value { "true" } else { "false" });
            }
        }
        FieldSyntax::Enum(def) => {
            let value = u64::from(u32::decode(r));
            if value != 0 || is_written {
                name(p);
                print_enum(p, def, value);
            }
        }
        FieldSyntax::Kinds(kind) => {
            let elems = <[Attr]>::decode(r);
            if !elems.is_empty() || is_written {
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
    print_fields(p, attr, T::FIELDS);
}

fn print_fields(p: &mut AsmPrinter<'_>, attr: Attr, fields: &[AttrFieldDef]) {
    let ctx = p.ctx();
    let (_, record) = ctx.attr_words(attr);
    let mut r = Reader::new(record);
    p.byte(b'<');
    let mut first = true;
    for field in fields {
        print_field(p, field, &mut r, &mut first);
    }
    p.byte(b'>');
}

/// Prefix of an attribute's alias: its mnemonic, for the kinds to which upstream gives aliases.
pub(crate) fn alias(ctx: &Context, attr: Attr) -> Option<&'static str> {
    let name = attr.def(ctx)?.name;
    let has_alias = name.starts_with("loop_")
        || name.starts_with("alias_scope")
        || matches!(name, "access_group" | "mmra_tag" | "tbaa_root" | "tbaa_tag" | "tbaa_type_desc")
        || (name.starts_with("di_")
            && !matches!(
                name,
                "di_annotation"
                    | "di_expression"
                    | "di_expression_elem"
                    | "di_subrange"
                    | "di_generic_subrange"
            ));
    has_alias.then_some(name)
}

// Kinds with a syntax of their own.

/// `any`
pub(crate) fn parse_comdat(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    match p.parse_enum_keywords(Comdat::ENUM) {
        Ok(value) => Ok(ComdatAttr::get(p.ctx, value as u32)),
        Err(_) => {
            Err(p.error("failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`"))
        }
    }
}

pub(crate) fn print_comdat(p: &mut AsmPrinter<'_>, attr: Attr) {
    if let Some(comdat) = attr.as_::<ComdatAttr>(p.ctx()) {
        p.byte(b' ');
        print_enum(p, Comdat::ENUM, u64::from(comdat.comdat));
    }
}

pub(crate) fn open(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'<', "expected '<'")
}

pub(crate) fn close(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'>', "expected '>'")
}

pub(crate) fn comma(p: &mut AsmParser<'_>) -> Result {
    p.expect(b',', "expected ','")
}

/// Parses a string attribute and returns its text.
pub(crate) fn parse_string(p: &mut AsmParser<'_>) -> Result<Str> {
    let at = p.offset();
    if let Some(text) = p.optional_string() {
        if p.eat(b':') {
            p.parse_type()?;
        }
        return Ok(p.ctx.str_id(&text));
    }
    match p.parse_attr(None)?.as_::<StringAttr>(p.ctx) {
        Some(string) => Ok(string.value),
        None => Err(p.custom_error(at, "invalid kind of attribute specified")),
    }
}

/// Parses a string attribute.
fn parse_string_attr(p: &mut AsmParser<'_>) -> Result<Attr> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if attr.is::<StringAttr>(p.ctx) {
        Ok(attr)
    } else {
        Err(p.custom_error(at, "invalid kind of attribute specified"))
    }
}

/// `<3>`
pub(crate) fn parse_address_space(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let Ok(space) = parse_unsigned(p, 32) else {
        return Err(p.error(
            "failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`",
        ));
    };
    close(p)?;
    Ok(AddressSpaceAttr::get(p.ctx, space as u32))
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
    p.expect(b'[', "expected '['")?;
    if !p.eat(b']') {
        loop {
            let Ok(feature) = parse_string_attr(p) else {
                return Err(p.error(
                    "failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`",
                ));
            };
            features.push(feature);
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b']', "expected ']'")?;
    }
    close(p)?;
    for feature in &features {
        let text = feature.as_bytes(p.ctx).unwrap_or(b"");
        if text.is_empty() {
            return Err(p.error_at(start, "target features can not be null or empty"));
        }
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

/// `<i32, 0, 12>`; bounds are truncated to the type's width.
pub(crate) fn parse_constant_range(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some(width) = ty.signless_width(p.ctx) else {
        let found = terrace_ir::asm::quoted_type(p.ctx, ty);
        let message = format!("invalid kind of type specified: expected builtin.integer, but found {found}");
        return Err(p.custom_error(at, message));
    };
    let mut bounds = [Attr::UNIT; 2];
    for bound in &mut bounds {
        comma(p)?;
        let value: ApInt = p.parse_big_integer()?;
        *bound = IntegerAttr::of(p.ctx, ty, &value.sext_or_trunc(width));
    }
    close(p)?;
    let [lower, upper] = bounds;
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
    if p.eat(b'<') {
        if p.eat_keyword("id") {
            p.expect(b'=', "expected '='")?;
            let Ok(name) = parse_string(p) else {
                return Err(failed_parameter(p, TbaaRootAttr::DEF, "id", "StringAttr"));
            };
            id = Some(name);
        }
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
    let Ok(type_desc) = p.parse_attr(None) else {
        return Err(failed_parameter(p, TbaaMemberAttr::DEF, "typeDesc", "TBAANodeAttr"));
    };
    if !type_desc.is::<TbaaRootAttr>(p.ctx) && !type_desc.is::<TbaaTypeDescAttr>(p.ctx) {
        let _ = p.custom_error(at, "invalid kind of attribute specified");
        return Err(failed_parameter(p, TbaaMemberAttr::DEF, "typeDesc", "TBAANodeAttr"));
    }
    comma(p)?;
    let Ok(offset) = p.parse_integer() else {
        return Err(failed_parameter(p, TbaaMemberAttr::DEF, "offset", "int64_t"));
    };
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
    let part = |p: &mut AsmParser<'_>, name: &str| {
        parse_str(p).map_err(|_| failed_parameter(p, MmraTagAttr::DEF, name, "::llvm::StringRef"))
    };
    let prefix = part(p, "prefix")?;
    p.expect(b':', "expected ':'")?;
    let suffix = part(p, "suffix")?;
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
    let start = p.offset();
    open(p)?;
    let Ok(behavior) = p.parse_enum_keywords(ModFlagBehavior::ENUM) else {
        return Err(p.error(
            "failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`",
        ));
    };
    comma(p)?;
    let Ok(key) = parse_string(p) else {
        return Err(p.error("failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`"));
    };
    comma(p)?;
    let Ok(value) = p.parse_attr(None) else {
        return Err(p.error("failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`"));
    };
    close(p)?;
    let ctx = p.ctx;
    let message = match ctx.bytes(key) {
        b"CG Profile" => {
            let entries = value.as_array(ctx);
            (!entries.is_some_and(|e| e.iter().all(|e| e.is::<CgProfileEntryAttr>(ctx))))
                .then(|| "'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned())
        }
        b"ProfileSummary" => (!value.is::<ProfileSummaryAttr>(ctx))
            .then(|| "'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned()),
        other => (!value.is::<IntegerAttr>(ctx) && !value.is::<StringAttr>(ctx)).then(|| {
            let key = String::from_utf8_lossy(other);
            format!("only integer and string values are currently supported for unknown key '\"{key}\"'")
        }),
    };
    if let Some(message) = message {
        return Err(p.error_at(start, message));
    }
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
    open(p)?;
    let parsed = p.comma_list(&mut |p: &mut AsmParser<'_>| {
        libs.push(parse_string_attr(p)?);
        Ok(())
    });
    if parsed.is_err() {
        return Err(failed_parameter(p, DependentLibrariesAttr::DEF, "libs", "::llvm::ArrayRef<StringAttr>"));
    }
    close(p)?;
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
    let Ok(sym) = p.parse_attr(None) else {
        return Err(failed_parameter(p, DsoLocalEquivalentAttr::DEF, "sym", "FlatSymbolRefAttr"));
    };
    if !sym.as_::<SymbolRefAttr>(p.ctx).is_some_and(|sym| sym.nested.is_empty()) {
        let _ = p.custom_error(at, "invalid kind of attribute specified");
        return Err(failed_parameter(p, DsoLocalEquivalentAttr::DEF, "sym", "FlatSymbolRefAttr"));
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
    let Ok(num_elements) = p.parse_attr(None) else {
        return Err(failed_parameter(p, WorkgroupAttributionAttr::DEF, "num_elements", "IntegerAttr"));
    };
    if !num_elements.is::<IntegerAttr>(p.ctx) {
        let _ = p.custom_error(at, "invalid kind of attribute specified");
        return Err(failed_parameter(p, WorkgroupAttributionAttr::DEF, "num_elements", "IntegerAttr"));
    }
    comma(p)?;
    let at = p.offset();
    let Ok(element_type) = p.parse_attr(None) else {
        return Err(failed_parameter(p, WorkgroupAttributionAttr::DEF, "element_type", "TypeAttr"));
    };
    if !element_type.is::<TypeAttr>(p.ctx) {
        let _ = p.custom_error(at, "invalid kind of attribute specified");
        return Err(failed_parameter(p, WorkgroupAttributionAttr::DEF, "element_type", "TypeAttr"));
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
