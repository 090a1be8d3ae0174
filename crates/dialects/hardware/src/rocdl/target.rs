//! `#rocdl.target`: the GPU that a module is compiled for.

use crate::nvvm::parse_parameters;
use terrace_ir::diag::Message;
use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "rocdl", ATTRS;
    /// `#rocdl.target<chip = "gfx942", flags = {fast}>`: the GPU that a `gpu.module` is compiled for, and how.
    TargetAttr = "target" {
        /// The level of optimization, from 0 to 3.
        opt_level: i64,
        /// LLVM's target triple.
        triple: Str,
        /// The chip, such as `gfx90a`.
        chip: Str,
        /// Features of the chip in LLVM's notation, such as `+sramecc,-xnack`.
        features: Str,
        /// The version of the ABI.
        abi: Str,
        /// Unit attributes: `daz`, `fast`, `finite_only`, `unsafe_math`, `unsafe_sqrt`, `wave64`, `no_wave64`.
        flags: Option<Attr>,
        /// Paths of bitcode to link.
        link: Option<Attr>,
    } (parse: parse, print: print, verify: verify)
}

/// The level of optimization without `O`.
const OPT_LEVEL: i64 = 2;

/// The parameters with their C++ types.
const PARAMETERS: [(&str, &str); 7] = [
    ("O", "int"),
    ("triple", "::llvm::StringRef"),
    ("chip", "::llvm::StringRef"),
    ("features", "::llvm::StringRef"),
    ("abi", "::llvm::StringRef"),
    ("flags", "DictionaryAttr"),
    ("link", "ArrayAttr"),
];

/// The string parameters in order, with their defaults.
const STRINGS: [(&str, &str); 4] =
    [("triple", "amdgcn-amd-amdhsa"), ("chip", "gfx900"), ("features", ""), ("abi", "600")];

fn verify(ctx: &Context, attr: Attr) -> core::result::Result<(), Message> {
    let Some(target) = attr.as_::<TargetAttr>(ctx) else { return Ok(()) };
    if !(0..=3).contains(&target.opt_level) {
        return Err("The optimization level must be a number between 0 and 3.".into());
    }
    if ctx.bytes(target.triple).is_empty() {
        return Err("The target triple cannot be empty.".into());
    }
    if ctx.bytes(target.chip).is_empty() {
        return Err("The target chip cannot be empty.".into());
    }
    let files = target.link.and_then(|link| link.as_array(ctx)).unwrap_or(&[]);
    if !files.iter().all(|file| file.is::<StringAttr>(ctx)) {
        return Err("All the elements in the `link` array must be strings.".into());
    }
    Ok(())
}

/// Parses an attribute of a class.
fn parse_of(p: &mut AsmParser<'_>, is: fn(&Context, Attr) -> bool) -> Result<Option<Attr>> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    match is(p.ctx, attr) {
        true => Ok(Some(attr)),
        false => Err(p.custom_error(at, "invalid kind of attribute specified")),
    }
}

/// `<O = 3, chip = "gfx90a", ..>` in any order, or nothing.
fn parse(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let start = p.offset();
    let ctx = p.ctx;
    let mut strings = STRINGS.map(|(_, default)| ctx.str_id(default.as_bytes()));
    let (mut opt_level, mut flags, mut link) = (OPT_LEVEL, None, None);
    if p.eat(b'<') {
        parse_parameters(p, "ROCDL_TargetAttr", &PARAMETERS, true, &mut |p, i| {
            match PARAMETERS[i].0 {
                "O" => opt_level = p.parse_integer_as::<i32>()?.into(),
                "flags" => flags = parse_of(p, |ctx, attr| attr.is::<DictionaryAttr>(ctx))?,
                "link" => link = parse_of(p, |ctx, attr| attr.is::<ArrayAttr>(ctx))?,
                // The strings follow the level.
                _ => strings[i - 1] = ctx.str_id(&p.string()?),
            }
            Ok(())
        })?;
    }
    let [triple, chip, features, abi] = strings;
    let attr = TargetAttr::unchecked(ctx, opt_level, triple, chip, features, abi, flags, link);
    match verify(ctx, attr) {
        Ok(()) => Ok(attr),
        Err(message) => Err(p.error_at(start, message.to_string())),
    }
}

fn print(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(target) = attr.as_::<TargetAttr>(ctx) else { return };
    let mut separator = "<";
    let mut name = |p: &mut AsmPrinter<'_>, name: &str| {
        p.text(core::mem::replace(&mut separator, ", "));
        p.text(name);
        p.text(" = ");
    };
    if target.opt_level != OPT_LEVEL {
        name(p, "O");
        p.integer(target.opt_level);
    }
    for ((key, default), value) in
        STRINGS.into_iter().zip([target.triple, target.chip, target.features, target.abi])
    {
        if ctx.bytes(value) != default.as_bytes() {
            name(p, key);
            p.string(ctx.bytes(value));
        }
    }
    for (key, value) in [("flags", target.flags), ("link", target.link)] {
        if let Some(value) = value {
            name(p, key);
            p.attr(value);
        }
    }
    if separator == ", " {
        p.byte(b'>');
    }
}
