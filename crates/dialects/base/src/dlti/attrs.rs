//! Attributes of `dlti`: entries, and specifications that are lists of entries.

use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "dlti", ATTRS;
    /// `#dlti.dl_entry<i32, dense<32> : vector<2xi64>>`: a key, a type or a name, with its value.
    DataLayoutEntryAttr = "dl_entry" { ty: Option<Type>, name: Option<Str>, value: Attr } (parse: parse_entry, print: print_entry)
    /// `#dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">`
    DataLayoutSpecAttr = "dl_spec" {
        /// [`DataLayoutEntryAttr`]s.
        entries: [Attr],
    } (parse: parse_spec, print: print_entries)
    /// `#dlti.map<"a" = 1 : i32>`: any values by key.
    MapAttr = "map" {
        /// [`DataLayoutEntryAttr`]s.
        entries: [Attr],
    } (parse: parse_map, print: print_entries)
    /// `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<...>>`: the devices of a system.
    TargetSystemSpecAttr = "target_system_spec" {
        /// [`DataLayoutEntryAttr`]s.
        entries: [Attr],
    } (parse: parse_system, print: print_entries)
    /// `#dlti.target_device_spec<"L1" = 4096 : ui32>`: properties of a device.
    TargetDeviceSpecAttr = "target_device_spec" {
        /// [`DataLayoutEntryAttr`]s.
        entries: [Attr],
    } (parse: parse_device, print: print_entries)
    /// `#dlti.function_pointer_alignment<64, function_dependent = false>`
    FunctionPointerAlignmentAttr = "function_pointer_alignment" { alignment: u64, function_dependent: bool }
        (parse: parse_function_alignment, print: print_function_alignment)
}

type Entries = SmallVec<[Attr; 8]>;

/// The entries of a specification or map of any kind.
pub(crate) fn entries_of(ctx: &Context, attr: Attr) -> Option<&[Attr]> {
    attr.as_::<DataLayoutSpecAttr>(ctx)
        .map(|spec| spec.entries)
        .or_else(|| attr.as_::<MapAttr>(ctx).map(|map| map.entries))
        .or_else(|| attr.as_::<TargetSystemSpecAttr>(ctx).map(|spec| spec.entries))
        .or_else(|| attr.as_::<TargetDeviceSpecAttr>(ctx).map(|spec| spec.entries))
}

/// Parses an optional string literal.
fn parse_name(p: &mut AsmParser<'_>) -> Option<Str> {
    let text = p.optional_string()?;
    Some(p.ctx.str_id(&text))
}

/// `<key, value>`
fn parse_entry(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let (ty, name) = match parse_name(p) {
        Some(name) => (None, Some(name)),
        None if starts_type(p) => (Some(p.parse_type()?), None),
        None => return Err(p.error("expected a type or a quoted string")),
    };
    p.expect(b',', "expected ','")?;
    let value = p.parse_attr(None)?;
    p.expect(b'>', "expected '>'")?;
    Ok(DataLayoutEntryAttr::get(p.ctx, ty, name, value))
}

/// Whether the next token can start a type.
fn starts_type(p: &AsmParser<'_>) -> bool {
    matches!(p.peek(), b'!' | b'(') || p.at_int_type() || is_type_word(p.word())
}

fn is_type_word(word: &[u8]) -> bool {
    const WORDS: [&[u8]; 12] = [
        b"index", b"none", b"bf16", b"f16", b"f32", b"f64", b"f80", b"f128", b"tf32", b"memref", b"vector",
        b"tensor",
    ];
    WORDS.contains(&word) || word == b"complex" || word == b"tuple" || word.starts_with(b"f8E")
}

fn print_entry(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(entry) = attr.as_::<DataLayoutEntryAttr>(p.ctx()) else { return };
    p.byte(b'<');
    print_key(p, &entry);
    p.text(", ");
    p.attr(entry.value);
    p.byte(b'>');
}

fn print_key(p: &mut AsmPrinter<'_>, entry: &DataLayoutEntryAttr<'_>) {
    let ctx = p.ctx();
    match (entry.ty, entry.name) {
        (Some(ty), _) => p.ty(ty),
        (None, Some(name)) => p.string(ctx.bytes(name)),
        (None, None) => {}
    }
}

/// Parses `key = value`, or an entry attribute.
fn parse_pair(p: &mut AsmParser<'_>, types: bool) -> Result<Attr> {
    let (ty, name) = match parse_name(p) {
        Some(name) => (None, Some(name)),
        None if types && starts_type(p) => match p.parse_type() {
            Ok(ty) => (Some(ty), None),
            Err(_) => return Err(p.error("error while parsing type DLTI key")),
        },
        None => {
            let at = p.offset();
            let entry = p.parse_attr(None)?;
            if !entry.is::<DataLayoutEntryAttr>(p.ctx) {
                return Err(p.error_at(at, "invalid kind of attribute specified"));
            }
            return Ok(entry);
        }
    };
    p.expect(b'=', "expected '='")?;
    let value = p.parse_attr(None)?;
    Ok(DataLayoutEntryAttr::get(p.ctx, ty, name, value))
}

/// Parses `<key = value, ...>`. Errors about the whole list are reported at the mnemonic, as in upstream.
fn parse_list(p: &mut AsmParser<'_>, kind: &KindDef, types: bool, may_be_empty: bool) -> Result<Entries> {
    let end = p.offset();
    let start = mnemonic_start(p, kind, end);
    let mut entries = Entries::new();
    if !p.at(b'<') {
        if may_be_empty {
            return Ok(entries);
        }
        let _ = p.wrong_token("expected '<'");
        return Err(p.error_at(start, "no DLTI entries provided"));
    }
    p.eat(b'<');
    if !p.eat(b'>') {
        p.comma_list(&mut |p: &mut AsmParser<'_>| {
            entries.push(parse_pair(p, types)?);
            Ok(())
        })?;
        p.expect(b'>', "expected '>'")?;
    }
    if entries.is_empty() && !may_be_empty {
        return Err(p.error_at(start, "no DLTI entries provided"));
    }
    let ctx = p.ctx;
    let mut seen: terrace_support::FxHashSet<(Option<Type>, Option<Str>)> = Default::default();
    for entry in entries.iter().filter_map(|entry| entry.as_::<DataLayoutEntryAttr>(ctx)) {
        if entry.name.is_some_and(|name| ctx.bytes(name).is_empty()) {
            return Err(p.error_at(start, "empty string as DLTI key is not allowed"));
        }
        // `parse_system` reports repeated devices, together with their kinds.
        if !core::ptr::eq(kind, TargetSystemSpecAttr::DEF) && !seen.insert((entry.ty, entry.name)) {
            let key = match (entry.ty, entry.name) {
                (Some(ty), _) => terrace_ir::asm::type_to_string(ctx, ty),
                (None, name) => format!("\"{}\"", name.map_or_else(Default::default, |name| ctx.str(name))),
            };
            return Err(p.error_at(start, format!("repeated DLTI key: {key}")));
        }
    }
    Ok(entries)
}

/// Offset of the mnemonic that ends at or before `end`.
fn mnemonic_start(p: &AsmParser<'_>, kind: &KindDef, end: u32) -> u32 {
    let text = p.source(0, end);
    let trimmed = text.trim_ascii_end();
    match trimmed.ends_with(kind.name.as_bytes()) {
        true => (trimmed.len() - kind.name.len()) as u32,
        false => end,
    }
}

fn parse_spec(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let entries = parse_list(p, DataLayoutSpecAttr::DEF, true, true)?;
    Ok(DataLayoutSpecAttr::get(p.ctx, &entries))
}

fn parse_map(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let entries = parse_list(p, MapAttr::DEF, true, true)?;
    Ok(MapAttr::get(p.ctx, &entries))
}

fn parse_system(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let start = mnemonic_start(p, TargetSystemSpecAttr::DEF, p.offset());
    let entries = parse_list(p, TargetSystemSpecAttr::DEF, false, false)?;
    let mut seen: terrace_support::FxHashSet<Option<Str>> = Default::default();
    for entry in entries.iter().filter_map(|entry| entry.as_::<DataLayoutEntryAttr>(p.ctx)) {
        let key = || entry.name.map_or_else(Default::default, |name| p.ctx.str(name));
        if !entry.value.is::<TargetDeviceSpecAttr>(p.ctx) {
            let message = format!("value associated with key \"{}\" is not a DLTI device spec", key());
            return Err(p.error_at(start, message));
        }
        if !seen.insert(entry.name) {
            let message = format!("repeated device ID in dlti.target_system_spec: \"{}\"", key());
            return Err(p.error_at(start, message));
        }
    }
    Ok(TargetSystemSpecAttr::get(p.ctx, &entries))
}

fn parse_device(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let entries = parse_list(p, TargetDeviceSpecAttr::DEF, false, false)?;
    Ok(TargetDeviceSpecAttr::get(p.ctx, &entries))
}

fn print_entries(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let entries = entries_of(ctx, attr).unwrap_or(&[]);
    p.byte(b'<');
    p.list(entries.iter().filter_map(|entry| entry.as_::<DataLayoutEntryAttr>(ctx)), |p, entry| {
        print_key(p, &entry);
        p.text(" = ");
        p.attr(entry.value);
    });
    p.byte(b'>');
}

/// `<64, function_dependent = false>`
fn parse_function_alignment(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let failed = |p: &AsmParser<'_>, name: &str, ty: &str| {
        let attr = "DLTI_FunctionPointerAlignmentAttr";
        p.error(format!("failed to parse {attr} parameter '{name}' which is to be a `{ty}`"))
    };
    p.expect(b'<', "expected '<'")?;
    let Ok(alignment) = p.parse_integer_as::<u64>() else { return Err(failed(p, "alignment", "uint64_t")) };
    p.expect(b',', "expected ','")?;
    p.expect_keyword("function_dependent", "")?;
    p.expect(b'=', "expected '='")?;
    let function_dependent = if p.eat_keyword("true") {
        true
    } else if p.eat_keyword("false") {
        false
    } else {
        let at = p.offset();
        match p.parse_integer() {
            Ok(value @ (0 | 1)) => value == 1,
            Ok(_) => {
                let _ = p.error_at(at, "integer value too large");
                return Err(failed(p, "function_dependent", "bool"));
            }
            Err(_) => return Err(failed(p, "function_dependent", "bool")),
        }
    };
    p.expect(b'>', "expected '>'")?;
    Ok(FunctionPointerAlignmentAttr::get(p.ctx, alignment, function_dependent))
}

fn print_function_alignment(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(alignment) = attr.as_::<FunctionPointerAlignmentAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(alignment.alignment);
    p.text(", function_dependent = ");
    p.text(if alignment.function_dependent { "true" } else { "false" });
    p.byte(b'>');
}

/// Text of a string attribute.
pub(crate) fn text_of(ctx: &Context, attr: Attr) -> Option<&[u8]> {
    attr.as_::<StringAttr>(ctx).map(|string| ctx.bytes(string.value))
}
