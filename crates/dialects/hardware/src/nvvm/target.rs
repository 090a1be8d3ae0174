//! `#nvvm.target`: the processor that a module is compiled for.

use super::attrs::TargetAttr;
use crate::target::{Target, TargetText};
use terrace_ir::diag::Message;
use terrace_rewrite::prelude::*;

const TEXT: TargetText<3> = TargetText {
    kind: "NVVM_TargetAttr",
    strings: [("triple", "nvptx64-nvidia-cuda"), ("chip", "sm_50"), ("features", "")],
    link: "link",
    namespace: "",
    has_verifies: true,
};

fn parameters(target: &TargetAttr<'_>) -> Target<3> {
    let TargetAttr { o, triple, chip, features, flags, link, verify_target, .. } = *target;
    Target { level: o, strings: [triple, chip, features], flags, link, verifies: verify_target }
}

pub(super) fn verify(ctx: &Context, attr: Attr) -> core::result::Result<(), Message> {
    attr.as_::<TargetAttr>(ctx).map_or(Ok(()), |target| TEXT.check(ctx, &parameters(&target)))
}

pub(super) fn parse(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let Target { level, strings: [triple, chip, features], flags, link, verifies } = TEXT.parse(p)?;
    Ok(TargetAttr::unchecked(p.ctx, level, triple, chip, features, flags, link, verifies))
}

pub(super) fn print(p: &mut AsmPrinter<'_>, attr: Attr) {
    if let Some(target) = attr.as_::<TargetAttr>(p.ctx()) {
        TEXT.print(p, &parameters(&target));
    }
}
