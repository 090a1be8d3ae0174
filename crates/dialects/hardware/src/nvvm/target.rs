//! `#nvvm.target`: the processor that a module is compiled for.

use super::attrs::{TargetAttr, parse_parameters};
use terrace_ir::diag::Message;
use terrace_rewrite::prelude::*;

const DEFAULT_LEVEL: i64 = 2;
const DEFAULT_TRIPLE: &str = "nvptx64-nvidia-cuda";
const DEFAULT_CHIP: &str = "sm_50";

/// The parameters with their C++ types.
const PARAMS: [(&str, &str); 7] = [
    ("O", "int"),
    ("triple", "::llvm::StringRef"),
    ("chip", "::llvm::StringRef"),
    ("features", "::llvm::StringRef"),
    ("flags", "DictionaryAttr"),
    ("link", "ArrayAttr"),
    ("verifyTarget", "bool"),
];

/// What is wrong with a target.
fn mistake(ctx: &Context, target: &TargetAttr<'_>) -> Option<&'static str> {
    let is_empty = |text| ctx.bytes(text).is_empty();
    let links_strings = |link: Attr| {
        link.as_array(ctx).is_some_and(|files| files.iter().all(|file| file.is::<StringAttr>(ctx)))
    };
    if !(0..=3).contains(&target.o) {
        Some("The optimization level must be a number between 0 and 3.")
    } else if is_empty(target.triple) {
        Some("The target triple cannot be empty.")
    } else if is_empty(target.chip) {
        Some("The target chip cannot be empty.")
    } else if !target.link.is_none_or(links_strings) {
        Some("All the elements in the `link` array must be strings.")
    } else {
        None
    }
}

pub(super) fn verify(ctx: &Context, attr: Attr) -> core::result::Result<(), Message> {
    let mistake = attr.as_::<TargetAttr>(ctx).and_then(|target| mistake(ctx, &target));
    mistake.map_or(Ok(()), |mistake| Err(mistake.into()))
}

impl TargetAttr<'static> {
    /// The target that `#nvvm.target` without parameters is.
    pub fn default(ctx: &Context) -> Attr {
        let [triple, chip, features] = [DEFAULT_TRIPLE, DEFAULT_CHIP, ""].map(|text| ctx.intern(text));
        Self::get(ctx, DEFAULT_LEVEL, triple, chip, features, None, None, true)
    }
}

fn parse_str(p: &mut AsmParser<'_>) -> Result<Str> {
    let value = p.string()?;
    Ok(p.ctx.str_id(&value))
}

/// An attribute of a class.
fn parse_class(p: &mut AsmParser<'_>, is: fn(&Context, Attr) -> bool) -> Result<Option<Attr>> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    if !is(p.ctx, attr) {
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    }
    Ok(Some(attr))
}

fn parse_bool(p: &mut AsmParser<'_>) -> Result<bool> {
    if p.eat_keyword("true") {
        return Ok(true);
    }
    if p.eat_keyword("false") {
        return Ok(false);
    }
    let at = p.offset();
    match p.parse_big_integer()?.to_i128() {
        Some(0) => Ok(false),
        Some(1) => Ok(true),
        _ => Err(p.custom_error(at, "integer value too large")),
    }
}

/// `<O = 3, chip = "sm_90a", ..>`, or nothing.
pub(super) fn parse(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let ctx = p.ctx;
    let attr = TargetAttr::default(ctx);
    let Some(mut target) = attr.as_::<TargetAttr>(ctx) else { return Ok(attr) };
    let at = p.offset();
    if !p.eat(b'<') {
        return Ok(attr);
    }
    parse_parameters(p, "NVVM_TargetAttr", &PARAMS, true, &mut |p, i| {
        match i {
            0 => target.o = p.parse_integer_as::<i32>()?.into(),
            1 => target.triple = parse_str(p)?,
            2 => target.chip = parse_str(p)?,
            3 => target.features = parse_str(p)?,
            4 => target.flags = parse_class(p, |ctx, attr| attr.is::<DictionaryAttr>(ctx))?,
            5 => target.link = parse_class(p, |ctx, attr| attr.is::<ArrayAttr>(ctx))?,
            _ => target.verify_target = parse_bool(p)?,
        }
        Ok(())
    })?;
    match mistake(ctx, &target) {
        Some(mistake) => Err(p.error_at(at, mistake)),
        None => Ok(target.intern(ctx)),
    }
}

pub(super) fn print(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(target) = attr.as_::<TargetAttr>(ctx) else { return };
    if attr == TargetAttr::default(ctx) {
        return;
    }
    let mut separator = "<";
    let mut name = |p: &mut AsmPrinter<'_>, name: &str| {
        p.text(core::mem::replace(&mut separator, ", "));
        p.text(name);
        p.text(" = ");
    };
    if target.o != DEFAULT_LEVEL {
        name(p, "O");
        p.integer(target.o);
    }
    let texts = [
        ("triple", target.triple, DEFAULT_TRIPLE),
        ("chip", target.chip, DEFAULT_CHIP),
        ("features", target.features, ""),
    ];
    for (parameter, value, default) in texts {
        let bytes = ctx.bytes(value);
        if bytes != default.as_bytes() {
            name(p, parameter);
            p.string(bytes);
        }
    }
    for (parameter, value) in [("flags", target.flags), ("link", target.link)] {
        if let Some(value) = value {
            name(p, parameter);
            p.attr(value);
        }
    }
    if !target.verify_target {
        name(p, "verifyTarget");
        p.text("false");
    }
    p.byte(b'>');
}
