//! `#rocdl.target`: the GPU that a module is compiled for.

use crate::target::{Target, TargetText};
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

const TEXT: TargetText<4> = TargetText {
    kind: "ROCDL_TargetAttr",
    strings: [("triple", "amdgcn-amd-amdhsa"), ("chip", "gfx900"), ("features", ""), ("abi", "600")],
    link: "link",
    namespace: "",
    has_verifies: false,
};

fn parameters(target: &TargetAttr<'_>) -> Target<4> {
    let TargetAttr { opt_level, triple, chip, features, abi, flags, link, .. } = *target;
    Target { level: opt_level, strings: [triple, chip, features, abi], flags, link, verifies: true }
}

fn verify(ctx: &Context, attr: Attr) -> core::result::Result<(), Message> {
    attr.as_::<TargetAttr>(ctx).map_or(Ok(()), |target| TEXT.check(ctx, &parameters(&target)))
}

fn parse(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let Target { level, strings: [triple, chip, features, abi], flags, link, .. } = TEXT.parse(p)?;
    Ok(TargetAttr::unchecked(p.ctx, level, triple, chip, features, abi, flags, link))
}

fn print(p: &mut AsmPrinter<'_>, attr: Attr) {
    if let Some(target) = attr.as_::<TargetAttr>(p.ctx()) {
        TEXT.print(p, &parameters(&target));
    }
}
