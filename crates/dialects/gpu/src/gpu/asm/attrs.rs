//! Parsers and printers of the attributes of `gpu`.

use crate::gpu::attrs::*;
use crate::prelude::*;
use terrace_ir::attrs::AttrKind;
use terrace_ir::decl::EnumDef;
use terrace_ir::diag::Message;

/// Reports that a parameter of an attribute is missing or wrong.
fn wrong_parameter(p: &AsmParser<'_>, attr: &str, name: &str, ty: &str) -> Reported {
    p.custom_error(p.offset(), format!("failed to parse {attr} parameter '{name}' which is to be a `{ty}`"))
}

/// Parses a parameter that is an attribute for which a condition holds.
fn parameter(
    p: &mut AsmParser<'_>,
    [attr, name, ty]: [&str; 3],
    holds: impl Fn(&Context, Attr) -> bool,
) -> Result<Attr> {
    let at = p.offset();
    let parsed = p.parse_attr(None).map_err(|_| wrong_parameter(p, attr, name, ty))?;
    if holds(p.ctx, parsed) {
        return Ok(parsed);
    }
    p.custom_error(at, "invalid kind of attribute specified");
    Err(wrong_parameter(p, attr, name, ty))
}

/// Parses a parameter that is a keyword of an enum.
fn parse_case(p: &mut AsmParser<'_>, def: &'static EnumDef, [attr, name, ty]: [&str; 3]) -> Result<u64> {
    let at = p.offset();
    let keyword = match p.eat_word() {
        [] => p.optional_string(),
        word => Some(word.into()),
    };
    let value = keyword.as_ref().and_then(|keyword| def.value_of_bytes(keyword));
    if let Some(value) = value {
        return Ok(value);
    }
    if keyword.is_some() {
        let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
        p.custom_error(at, format!("expected {ty} to be one of: {}", cases.join(", ")));
    } else {
        p.custom_error(p.offset(), "expected valid keyword or string");
    }
    Err(wrong_parameter(p, attr, name, ty))
}

/// Reports what is wrong with an attribute that starts at `at`, behind its mnemonic.
fn checked(
    p: &AsmParser<'_>,
    at: u32,
    attr: Attr,
    verify: fn(&Context, Attr) -> core::result::Result<(), Message>,
) -> Result<Attr> {
    verify(p.ctx, attr).map_err(|message| p.custom_error(at, message))?;
    Ok(attr)
}

fn open(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'<', "expected '<'")
}

fn close(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'>', "expected '>'")
}

/// `<x>`
pub fn parse_mapping<K: AttrKind<'static>>(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let names = K::DEF.attr_hooks().enum_names;
    let names = names.map_or([""; 3], |names| [names.attr, names.param, names.ty]);
    open(p)?;
    let id = parse_case(p, MappingId::ENUM, names)?;
    close(p)?;
    Ok(p.ctx.attr_of_words(K::DEF.code(), &[id as u32, (id >> 32) as u32]))
}

pub fn print_mapping(p: &mut AsmPrinter<'_>, attr: Attr) {
    let (_, words) = p.ctx().attr_words(attr);
    let id = words.first().map_or(0, |&word| u64::from(word));
    p.byte(b'<');
    p.enum_value(MappingId::ENUM, id);
    p.byte(b'>');
}

/// `<31>`
pub fn parse_mask(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    open(p)?;
    let at = p.offset();
    let mask = p
        .parse_big_integer()
        .ok()
        .map(|mask| if mask.is_negative() { mask.to_i64().map(|mask| mask as u64) } else { mask.to_u64() });
    let mask = match mask {
        Some(Some(mask)) => mask,
        Some(None) => {
            p.custom_error(at, "integer value too large");
            return Err(wrong_parameter(p, "GPUMappingMaskAttr", "mask", "uint64_t"));
        }
        None => return Err(wrong_parameter(p, "GPUMappingMaskAttr", "mask", "uint64_t")),
    };
    close(p)?;
    Ok(MappingMaskAttr::get(p.ctx, mask))
}

pub fn print_mask(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(mask) = attr.as_::<MappingMaskAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(mask.mask);
    p.byte(b'>');
}

/// `<global>`
pub fn parse_memory_space(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let names = ["GPUMemorySpaceMappingAttr", "address_space", "::mlir::gpu::AddressSpace"];
    open(p)?;
    let space = parse_case(p, AddressSpace::ENUM, names)?;
    close(p)?;
    Ok(MemorySpaceMappingAttr::get(p.ctx, space))
}

pub fn print_memory_space(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(mapping) = attr.as_::<MemorySpaceMappingAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.enum_value(AddressSpace::ENUM, mapping.space);
    p.byte(b'>');
}

/// Reports a parameter of a `struct` that is unknown or comes twice.
fn wrong_name(p: &AsmParser<'_>, name: &str) -> Reported {
    p.custom_error(p.offset(), format!("duplicate or unknown struct parameter name: {name}"))
}

/// `name =`
fn struct_name<'p>(p: &mut AsmParser<'p>) -> Result<&'p str> {
    let Some(name) = p.optional_any_keyword() else {
        return Err(p.custom_error(p.offset(), "expected a parameter name in struct"));
    };
    p.expect(b'=', "expected '='")?;
    Ok(name)
}

/// `<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>`, in any order.
pub fn parse_loop_dim_map(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    const ATTR: &str = "ParallelLoopDimMappingAttr";
    open(p)?;
    let (mut processor, mut map, mut bound) = (None, None, None);
    for i in 0..3 {
        if i != 0 {
            p.expect(b',', "expected ','")?;
        }
        match struct_name(p)? {
            "processor" if processor.is_none() => {
                processor =
                    Some(parse_case(p, Processor::ENUM, [ATTR, "processor", "::mlir::gpu::Processor"])?);
            }
            name @ "map" if map.is_none() => {
                map = Some(p.parse_affine_map().map_err(|_| wrong_parameter(p, ATTR, name, "AffineMap"))?);
            }
            name @ "bound" if bound.is_none() => {
                bound = Some(p.parse_affine_map().map_err(|_| wrong_parameter(p, ATTR, name, "AffineMap"))?);
            }
            name => return Err(wrong_name(p, name)),
        }
    }
    close(p)?;
    let (Some(processor), Some(map), Some(bound)) = (processor, map, bound) else {
        return Err(p.custom_error(p.offset(), "a parameter is missing"));
    };
    Ok(ParallelLoopDimMappingAttr::get(p.ctx, processor, map, bound))
}

pub fn print_loop_dim_map(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(mapping) = attr.as_::<ParallelLoopDimMappingAttr>(p.ctx()) else { return };
    p.text("<processor = ");
    p.enum_value(Processor::ENUM, mapping.processor);
    p.text(", map = ");
    p.affine_map(mapping.map);
    p.text(", bound = ");
    p.affine_map(mapping.bound);
    p.byte(b'>');
}

/// `<"name", (i32) -> (), arg_attrs = [{}], metadata = {}>`
pub fn parse_kernel_metadata(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    const ATTR: &str = "GPU_KernelMetadataAttr";
    let at = p.offset();
    open(p)?;
    let name = parameter(p, [ATTR, "name", "StringAttr"], |ctx, attr| attr.is::<StringAttr>(ctx))?;
    p.expect(b',', "expected ','")?;
    let ty = p.parse_type().map_err(|_| wrong_parameter(p, ATTR, "function_type", "Type"))?;
    let (mut arg_attrs, mut metadata) = (None, None);
    if p.eat(b',') && !p.at(b'>') {
        loop {
            match struct_name(p)? {
                name @ "arg_attrs" if arg_attrs.is_none() => {
                    let names = [ATTR, name, "ArrayAttr"];
                    arg_attrs = Some(parameter(p, names, |ctx, attr| attr.is::<ArrayAttr>(ctx))?);
                }
                name @ "metadata" if metadata.is_none() => {
                    let names = [ATTR, name, "DictionaryAttr"];
                    metadata = Some(parameter(p, names, |ctx, attr| attr.is::<DictionaryAttr>(ctx))?);
                }
                name => return Err(wrong_name(p, name)),
            }
            if !p.eat(b',') {
                break;
            }
        }
    }
    close(p)?;
    let name = name.as_str(p.ctx).unwrap_or(Str::EMPTY);
    let attr = KernelMetadataAttr::unchecked(p.ctx, name, ty, arg_attrs, metadata);
    checked(p, at, attr, verify_kernel_metadata)
}

pub fn print_kernel_metadata(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(kernel) = attr.as_::<KernelMetadataAttr>(ctx) else { return };
    p.byte(b'<');
    p.string(ctx.bytes(kernel.name));
    p.text(", ");
    p.ty(kernel.function_type);
    for (name, value) in [(", arg_attrs = ", kernel.arg_attrs), (", metadata = ", kernel.metadata)] {
        if let Some(value) = value {
            p.text(name);
            p.attr(value);
        }
    }
    p.byte(b'>');
}

/// Parses an attribute of a kind: with or without `#dialect.mnemonic`.
fn attr_of_kind<K: AttrKind<'static>>(p: &mut AsmParser<'_>, names: [&str; 3]) -> Result<Attr> {
    if p.at(b'#') {
        let code = K::DEF.code();
        return parameter(p, names, |ctx, attr| ctx.attr_code(attr) == code);
    }
    let [attr, name, ty] = names;
    p.parse_attr_of_kind(K::DEF, None).map_err(|_| wrong_parameter(p, attr, name, ty))
}

/// `<[#gpu.kernel_metadata<...>, ...]>`
pub fn parse_kernel_table(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    const NAMES: [&str; 3] = ["GPU_KernelTableAttr", "kernel_table", "::llvm::ArrayRef<KernelMetadataAttr>"];
    let at = p.offset();
    open(p)?;
    let mut kernels = Vec::new();
    if p.eat(b'[') {
        loop {
            kernels.push(attr_of_kind::<KernelMetadataAttr<'static>>(p, NAMES)?);
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b']', "expected ']'")?;
    }
    close(p)?;
    let ctx = p.ctx;
    kernels.sort_by_key(|kernel| kernel.as_::<KernelMetadataAttr>(ctx).map(|kernel| ctx.bytes(kernel.name)));
    checked(p, at, KernelTableAttr::unchecked(ctx, &kernels), verify_kernel_table)
}

pub fn print_kernel_table(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(table) = attr.as_::<KernelTableAttr>(p.ctx()) else { return };
    p.byte(b'<');
    if !table.kernels.is_empty() {
        p.byte(b'[');
        p.list(table.kernels, |p, &kernel| p.attr(kernel));
        p.byte(b']');
    }
    p.byte(b'>');
}

/// `<#nvvm.target, properties = {...}, kernels = <...>, assembly = "...">`
pub fn parse_object(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    const ATTR: &str = "GPU_ObjectAttr";
    let at = p.offset();
    open(p)?;
    let target = parameter(p, [ATTR, "target", "Attribute"], |_, _| true)?;
    p.expect(b',', "expected ','")?;
    let (mut properties, mut kernels) = (None, None);
    if p.eat_keyword("properties") {
        p.expect(b'=', "expected '='")?;
        let names = [ATTR, "properties", "DictionaryAttr"];
        properties = Some(parameter(p, names, |ctx, attr| attr.is::<DictionaryAttr>(ctx))?);
        p.expect(b',', "expected ','")?;
    }
    if p.eat_keyword("kernels") {
        p.expect(b'=', "expected '='")?;
        kernels = Some(attr_of_kind::<KernelTableAttr<'static>>(p, [ATTR, "kernels", "KernelTableAttr"])?);
        p.expect(b',', "expected ','")?;
    }
    let keyword_at = p.offset();
    let format = match p.optional_any_keyword() {
        None => CompilationTarget::Fatbin as u64,
        Some(keyword) => {
            let Some(format) = CompilationTarget::ENUM.value_of(keyword) else {
                return Err(p.custom_error(keyword_at, "expected keyword for GPU object format"));
            };
            p.expect(b'=', "expected '='")
                .map_err(|_| p.custom_error(keyword_at, "expected an equal sign"))?;
            format
        }
    };
    let object = parameter(p, [ATTR, "object", "StringAttr"], |ctx, attr| attr.is::<StringAttr>(ctx))?;
    close(p)?;
    let object = object.as_str(p.ctx).unwrap_or(Str::EMPTY);
    let attr = ObjectAttr::unchecked(p.ctx, target, format, object, properties, kernels);
    checked(p, at, attr, verify_object)
}

pub fn print_object(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(object) = attr.as_::<ObjectAttr>(ctx) else { return };
    p.byte(b'<');
    p.attr(object.target);
    p.text(", ");
    if let Some(properties) = object.properties {
        p.text("properties = ");
        p.attr(properties);
        p.text(", ");
    }
    if let Some(kernels) = object.kernels {
        p.text("kernels = ");
        p.stripped_attr(KernelTableAttr::DEF, kernels);
        p.text(", ");
    }
    if object.format != CompilationTarget::Fatbin as u64 {
        p.enum_value(CompilationTarget::ENUM, object.format);
        p.text(" = ");
    }
    p.string(ctx.bytes(object.object));
    p.byte(b'>');
}

/// `<1>`, or nothing.
pub fn parse_select_object(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let at = p.offset();
    let mut target = None;
    if p.eat(b'<') {
        target = Some(parameter(p, ["GPU_SelectObjectAttr", "target", "Attribute"], |_, _| true)?);
        close(p)?;
    }
    checked(p, at, SelectObjectAttr::unchecked(p.ctx, target), verify_select_object)
}

pub fn print_select_object(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(target) = attr.as_::<SelectObjectAttr>(p.ctx()).and_then(|select| select.target) else { return };
    p.byte(b'<');
    p.attr(target);
    p.byte(b'>');
}
