//! Parsers and printers of attributes with parameters.

use super::types::parse_u32;
use crate::prelude::*;
use crate::spirv::attr_enums::{Capability, DeviceType, Extension, Vendor};
use crate::spirv::attrs::{InterfaceVarAbiAttr, ResourceLimitsAttr, TargetEnvAttr, VerCapExtAttr};
use crate::spirv::enums::{ClientAPI, StorageClass, Version};
use terrace_ir::decl::enums::EnumForm;
use terrace_ir::decl::{EnumDef, KindDef};

/// An attribute whose parameters are written `name = value`. Each is stored as an attribute.
pub struct Struct {
    /// Upstream's name of the attribute in messages.
    pub name: &'static str,
    /// The parameters.
    pub fields: &'static [Field],
}

/// A parameter.
pub struct Field {
    name: &'static str,
    ty: FieldType,
    required: bool,
    /// The numbers of the default value, if there is one.
    default: &'static [i32],
}

impl Field {
    /// A parameter that is always written.
    pub const fn required(name: &'static str, ty: FieldType) -> Self {
        Self { name, ty, required: true, default: &[] }
    }
    /// A parameter that may be left out.
    pub const fn optional(name: &'static str, ty: FieldType) -> Self {
        Self { name, ty, required: false, default: &[] }
    }
    /// A parameter that is left out where it has this value.
    pub const fn with_default(name: &'static str, ty: FieldType, default: &'static [i32]) -> Self {
        Self { name, ty, required: false, default }
    }

    fn is_default(&self, ctx: &Context, value: Attr) -> bool {
        let int = |attr: Attr| attr.as_i64(ctx).map(|n| n as i32);
        match (self.default, value.as_array(ctx)) {
            ([], _) => false,
            (&[default], None) => int(value) == Some(default),
            (default, Some(values)) => {
                let is_i32 = |attr: &Attr| attr.as_::<IntegerAttr>(ctx).is_some_and(|n| n.ty == Type::I32);
                values.iter().all(is_i32) && values.iter().filter_map(|&v| int(v)).eq(default.iter().copied())
            }
            _ => false,
        }
    }
}

/// The type of a parameter.
pub enum FieldType {
    /// An `i32`, with its C++ type.
    Int { ty: &'static str, unsigned: bool },
    /// An `i32`; what is none is left to the caller.
    OptionalInt,
    /// An array.
    Array,
    /// `[1, 2]` of `i32`.
    I32s,
    /// A type.
    Type,
    /// `true` or `false`.
    Bool,
    /// A string.
    String,
    /// A keyword of an enum.
    Case { def: &'static EnumDef, ty: &'static str },
    /// `<keyword>`, or an attribute of the enum.
    Enum { def: &'static EnumDef, ty: &'static str },
}

impl FieldType {
    fn cpp(&self) -> &'static str {
        match self {
            FieldType::Int { ty, .. } | FieldType::Case { ty, .. } | FieldType::Enum { ty, .. } => ty,
            FieldType::OptionalInt => "std::optional<int>",
            FieldType::Array => "ArrayAttr",
            FieldType::I32s => "DenseI32ArrayAttr",
            FieldType::Type => "mlir::Type",
            FieldType::Bool => "bool",
            FieldType::String => "StringAttr",
        }
    }
}

fn kind_of(p: &mut AsmParser<'_>, holds: impl Fn(&Context, Attr) -> bool) -> Result<Attr> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if holds(p.ctx, attr) { Ok(attr) } else { Err(p.custom_error(at, "invalid kind of attribute specified")) }
}

fn parse_int(p: &mut AsmParser<'_>) -> Result<Attr> {
    let bits = parse_u32(p)?;
    Ok(IntegerAttr::of_i64(p.ctx, Type::I32, i64::from(bits as i32)))
}

/// The value of a parameter; `None` where an optional number is missing.
fn parse_value(p: &mut AsmParser<'_>, ty: &FieldType) -> Result<Option<Attr>> {
    let ctx = p.ctx;
    Ok(Some(match *ty {
        FieldType::Int { .. } => parse_int(p)?,
        FieldType::OptionalInt if p.at_integer() || p.at(b'-') => parse_int(p)?,
        FieldType::OptionalInt => return Ok(None),
        FieldType::Array => kind_of(p, |ctx, attr| attr.is::<ArrayAttr>(ctx))?,
        FieldType::I32s => {
            p.expect(b'[', "expected '['")?;
            let mut values = Vec::new();
            if !p.eat(b']') {
                loop {
                    values.push(parse_u32(p)? as i32);
                    if !p.eat(b',') {
                        break;
                    }
                }
                p.expect(b']', "expected ']'")?;
            }
            DenseArrayAttr::of_i32s(ctx, &values)
        }
        FieldType::Type => TypeAttr::get(ctx, p.parse_type()?),
        FieldType::Bool => Attr::bool(p.parse_bool()?),
        FieldType::String => kind_of(p, |ctx, attr| attr.is::<StringAttr>(ctx))?,
        FieldType::Case { def, .. } => {
            let at = p.offset();
            let keyword = p.any_keyword()?;
            let Some(value) = def.value_of(keyword) else {
                let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
                let message =
                    format!("expected one of [{}] for {}, got: {keyword}", cases.join(", "), def.summary);
                return Err(p.custom_error(at, message));
            };
            def.attr(ctx, value)
        }
        FieldType::Enum { def, .. } => match def.form {
            EnumForm::Dialect { kind, .. } if !p.at(b'#') => p.parse_attr_of_kind(kind, None)?,
            _ => kind_of(p, |ctx, attr| def.value(ctx, attr).is_some())?,
        },
    }))
}

/// `<name = value, ...>`, in any order.
pub fn parse(p: &mut AsmParser<'_>, kind: &'static KindDef, def: &'static Struct) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let mut words: SmallVec<[u32; 10]> = SmallVec::from_elem(0, def.fields.len());
    let mut seen: SmallVec<[bool; 10]> = SmallVec::from_elem(false, def.fields.len());
    let all_required = def.fields.iter().all(|field| field.required);
    for n in 0..def.fields.len() {
        if all_required {
            if n != 0 {
                p.expect(b',', "expected ','")?;
            }
        } else if n == 0 {
            if p.at(b'>') {
                break;
            }
        } else if !p.eat(b',') {
            break;
        }
        let name = match all_required {
            true => p.any_keyword().ok(),
            false => p.optional_any_keyword(),
        };
        let Some(name) = name else {
            return Err(p.custom_error(p.offset(), "expected a parameter name in struct"));
        };
        p.expect(b'=', "expected '='")?;
        let field = def.fields.iter().position(|field| field.name == name).filter(|&at| !seen[at]);
        let Some(at) = field else {
            let message = format!("duplicate or unknown struct parameter name: {name}");
            return Err(p.custom_error(p.offset(), message));
        };
        seen[at] = true;
        let field = &def.fields[at];
        let value = parse_value(p, &field.ty).map_err(|_| {
            let ty = field.ty.cpp();
            let message = format!("failed to parse {} parameter '{name}' which is to be a `{ty}`", def.name);
            p.custom_error(p.offset(), message)
        })?;
        let value = value.filter(|&value| !field.is_default(p.ctx, value));
        words[at] = value.map_or(0, |value| value.raw());
    }
    p.expect(b'>', "expected '>'")?;
    Ok(p.ctx.attr_of_words(kind.code(), &words))
}

/// Prints what [`parse`] parses.
pub fn print(p: &mut AsmPrinter<'_>, attr: Attr, def: &'static Struct) {
    let (_, words) = p.ctx().attr_words(attr);
    let values =
        def.fields.iter().zip(words).filter_map(|(field, &word)| Some((field, Attr::from_raw(word)?)));
    p.byte(b'<');
    p.list(values, |p, (field, value)| {
        p.text(field.name);
        p.text(" = ");
        let ctx = p.ctx();
        match field.ty {
            FieldType::Int { unsigned: true, .. } => {
                p.unsigned(u64::from(value.as_i64(ctx).unwrap_or(0) as u32));
            }
            FieldType::Int { .. } | FieldType::OptionalInt | FieldType::Bool => p.attr_without_type(value),
            FieldType::I32s => {
                p.byte(b'[');
                if let Some(array) = value.as_::<DenseArrayAttr>(ctx) {
                    p.dense_array_values(&array);
                }
                p.byte(b']');
            }
            FieldType::Case { def, .. } => p.enum_value(def, def.value(ctx, value).unwrap_or(0)),
            FieldType::Enum { def, .. } => match def.form {
                EnumForm::Dialect { kind, .. } => p.stripped_attr(kind, value),
                EnumForm::Integer(_) => p.attr(value),
            },
            FieldType::Array | FieldType::String | FieldType::Type => p.attr(value),
        }
    });
    p.byte(b'>');
}

/// A keyword; `what` is the end of the message about others.
fn parse_keyword(p: &mut AsmParser<'_>, def: &EnumDef, what: &str) -> Result<u64> {
    let at = p.offset();
    let text = p.any_keyword()?;
    def.value_of(text).ok_or_else(|| p.custom_error(at, format!("unknown {what}: {text}")))
}

/// `[A, B]`
fn parse_keywords(p: &mut AsmParser<'_>, def: &EnumDef, what: &str) -> Result<Vec<i64>> {
    let mut values = Vec::new();
    p.expect(b'[', "expected '['")?;
    if p.eat(b']') {
        return Ok(values);
    }
    loop {
        values.push(parse_keyword(p, def, what)? as i64);
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b']', "expected ']'")?;
    Ok(values)
}

/// `<v1.0, [Shader], [SPV_KHR_16bit_storage]>`
pub fn parse_vce(p: &mut AsmParser<'_>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let version = parse_keyword(p, Version::ENUM, "version")?;
    p.expect(b',', "expected ','")?;
    let capabilities = parse_keywords(p, Capability::ENUM, "capability")?;
    p.expect(b',', "expected ','")?;
    let extensions = parse_keywords(p, Extension::ENUM, "extension")?;
    p.expect(b'>', "expected '>'")?;
    Ok(VerCapExtAttr::get(p.ctx, version as u32, &capabilities, &extensions))
}

pub fn print_vce(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(vce) = attr.as_::<VerCapExtAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.enum_value(Version::ENUM, u64::from(vce.version));
    for (values, def) in [(vce.capabilities, Capability::ENUM), (vce.extensions, Extension::ENUM)] {
        p.text(", [");
        p.list(values, |p, &value| p.enum_value(def, value as u64));
        p.byte(b']');
    }
    p.byte(b'>');
}

/// `<(0, 1), StorageBuffer>`
pub fn parse_interface_var_abi(p: &mut AsmParser<'_>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    p.expect(b'(', "expected '('")?;
    let set = parse_number(p, "missing descriptor set")?;
    p.expect(b',', "expected ','")?;
    let binding = parse_number(p, "missing binding")?;
    p.expect(b')', "expected ')'")?;
    let mut class = None;
    if p.eat(b',') {
        let value = parse_keyword(p, StorageClass::ENUM, "storage class")?;
        class = Some(StorageClass::ENUM.attr(p.ctx, value));
    }
    p.expect(b'>', "expected '>'")?;
    Ok(InterfaceVarAbiAttr::get(p.ctx, set, binding, class))
}

/// A number, or the message that there is none.
fn parse_number(p: &mut AsmParser<'_>, missing: &str) -> Result<u32> {
    let at = p.offset();
    if !p.at_integer() && !p.at(b'-') {
        return Err(p.custom_error(at, missing));
    }
    parse_u32(p).map_err(|_| p.custom_error(at, missing))
}

pub fn print_interface_var_abi(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(abi) = attr.as_::<InterfaceVarAbiAttr>(ctx) else { return };
    p.text("<(");
    p.unsigned(u64::from(abi.descriptor_set));
    p.text(", ");
    p.unsigned(u64::from(abi.binding));
    p.byte(b')');
    if let Some(class) = abi.class.and_then(|class| StorageClass::ENUM.value(ctx, class)) {
        p.text(", ");
        p.enum_value(StorageClass::ENUM, class);
    }
    p.byte(b'>');
}

const UNKNOWN: u32 = u32::MAX;

fn value_of(def: &EnumDef, keyword: &str) -> u32 {
    def.value_of(keyword).map_or(UNKNOWN, |value| value as u32)
}

/// `<#spirv.vce<...>, api=Vulkan, NVIDIA:DiscreteGPU:1, #spirv.resource_limits<>>`
pub fn parse_target_env(p: &mut AsmParser<'_>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let vce = kind_of(p, |ctx, attr| attr.is::<VerCapExtAttr>(ctx))?;
    p.expect(b',', "expected ','")?;
    let mut api = value_of(ClientAPI::ENUM, "Unknown");
    let mut vendor = value_of(Vendor::ENUM, "Unknown");
    let mut device_type = value_of(DeviceType::ENUM, "Unknown");
    let mut device_id = UNKNOWN;
    if p.eat_keyword("api") {
        p.expect(b'=', "expected '='")?;
        api = parse_keyword(p, ClientAPI::ENUM, "client API")? as u32;
        p.expect(b',', "expected ','")?;
    }
    if p.at_plain_word() {
        vendor = parse_keyword(p, Vendor::ENUM, "vendor")? as u32;
        if p.eat(b':') {
            device_type = parse_keyword(p, DeviceType::ENUM, "device type")? as u32;
            if p.eat(b':') {
                device_id = parse_u32(p)?;
            }
        }
        p.expect(b',', "expected ','")?;
    }
    let limits = kind_of(p, |ctx, attr| attr.is::<ResourceLimitsAttr>(ctx))?;
    p.expect(b'>', "expected '>'")?;
    Ok(TargetEnvAttr::get(p.ctx, vce, api, vendor, device_type, device_id, limits))
}

pub fn print_target_env(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(env) = attr.as_::<TargetEnvAttr>(p.ctx()) else { return };
    p.byte(b'<');
    p.attr(env.vce);
    if env.api != value_of(ClientAPI::ENUM, "Unknown") {
        p.text(", api=");
        p.enum_value(ClientAPI::ENUM, u64::from(env.api));
    }
    if env.vendor != value_of(Vendor::ENUM, "Unknown") {
        p.text(", ");
        p.enum_value(Vendor::ENUM, u64::from(env.vendor));
        if env.device_type != value_of(DeviceType::ENUM, "Unknown") {
            p.byte(b':');
            p.enum_value(DeviceType::ENUM, u64::from(env.device_type));
            if env.device_id != UNKNOWN {
                p.byte(b':');
                p.unsigned(u64::from(env.device_id));
            }
        }
    }
    p.text(", ");
    p.attr(env.limits);
    p.byte(b'>');
}
