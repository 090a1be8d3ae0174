//! `#xevm.target`: the GPU that a module is compiled for.

use crate::target::{Target, TargetText};
use terrace_ir::diag::Message;
use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "xevm", ATTRS;
    /// `#xevm.target<chip = "pvc">`: the GPU that a `gpu.module` is compiled for, and how.
    TargetAttr = "target" {
        /// The level of optimization, from 0 to 3.
        opt_level: i64,
        /// LLVM's target triple.
        triple: Str,
        /// The chip, such as `bmg`.
        chip: Str,
        /// A dictionary of flags for tools.
        flags: Option<Attr>,
        /// Paths of bitcode to link.
        link_files: Option<Attr>,
    } (parse: parse, print: print, verify: verify)
}

const TEXT: TargetText<2> = TargetText {
    kind: "XeVM_TargetAttr",
    strings: [("triple", "spirv64-unknown-unknown"), ("chip", "bmg")],
    link: "linkFiles",
    namespace: "::mlir::",
    has_verifies: false,
};

fn parameters(target: &TargetAttr<'_>) -> Target<2> {
    let TargetAttr { opt_level, triple, chip, flags, link_files, .. } = *target;
    Target { level: opt_level, strings: [triple, chip], flags, link: link_files, verifies: true }
}

fn verify(ctx: &Context, attr: Attr) -> core::result::Result<(), Message> {
    attr.as_::<TargetAttr>(ctx).map_or(Ok(()), |target| TEXT.check(ctx, &parameters(&target)))
}

fn parse(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let Target { level, strings: [triple, chip], flags, link, .. } = TEXT.parse(p)?;
    Ok(TargetAttr::unchecked(p.ctx, level, triple, chip, flags, link))
}

fn print(p: &mut AsmPrinter<'_>, attr: Attr) {
    if let Some(target) = attr.as_::<TargetAttr>(p.ctx()) {
        TEXT.print(p, &parameters(&target));
    }
}
