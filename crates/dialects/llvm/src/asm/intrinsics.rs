//! `intr.assume` with its operand bundles, and `intr.ubsantrap`.

use super::bundles::{self, Bundles};
use crate::types::TokenType;
use crate::{Assume, UBSanTrap};
use terrace_ir::decl::KnownTypes;
use terrace_rewrite::prelude::*;

/// Type of the operand `save` of `coro.suspend`, which the format leaves out: always a token.
pub(crate) fn complete_suspend(ctx: &Context, _: &KnownTypes<'_>, operand: &str) -> Option<Type> {
    (operand == "save").then(|| TokenType::get(ctx))
}

/// `%c [bundles] : i1 {...}`
pub(crate) fn parse_assume(p: &mut OpParser<'_, '_>) -> Result {
    let condition = p.operand()?;
    let bundles = Bundles::parse(p)?;
    p.state.set_slot(Assume::SLOTS.op_bundle_sizes, bundles.sizes);
    if let Some(tags) = bundles.tags {
        p.state.set_slot(Assume::SLOTS.op_bundle_tags, tags);
    }
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type_of(&terrace_ir::decl::constraint::INTEGER_CLASS)?;
    p.checked_attr_dict()?;
    p.add_operand(&condition, ty)?;
    bundles.add_operands(p).map(|_| ())
}

pub(crate) fn print_assume(p: &mut OpPrinter<'_>, op: Assume) {
    let body = p.body();
    let operands = body.operands(op.0);
    p.byte(b' ');
    p.operands(operands.slice(0, 1.min(operands.len())));
    let sizes = body.slot(op.0, Assume::SLOTS.op_bundle_sizes);
    let tags = body.slot(op.0, Assume::SLOTS.op_bundle_tags);
    let present = bundles::is_present(p.ctx(), sizes);
    // As upstream: an empty list of tags is a blank.
    if present || tags.is_some() {
        p.byte(b' ');
    }
    if present {
        let bundled = operands.slice(1.min(operands.len()), operands.len());
        bundles::print(p, bundled, sizes, tags);
    }
    p.text(" : ");
    p.value_type(operands.get(0));
    p.optional_attr_dict(op.0, &["op_bundle_sizes", "op_bundle_tags"]);
}

const UBSANTRAP_ATTRS: [KeywordAttr; 1] =
    [KeywordAttr::assigned("failureKind", UBSanTrap::SLOTS.failure_kind)];

/// `<{failureKind = 1 : i8}> {...}`, since MLIR 24 `failureKind = 1 {...}`
pub(crate) fn parse_ubsantrap(p: &mut OpParser<'_, '_>) -> Result {
    p.optional_keyword_attrs(UBSANTRAP_ATTRS)?;
    if p.state.slot(UBSanTrap::SLOTS.failure_kind).is_none() {
        p.prop_dict()?;
    }
    p.checked_attr_dict()
}

pub(crate) fn print_ubsantrap(p: &mut OpPrinter<'_>, op: UBSanTrap) {
    if p.is_strict() {
        return p.keyword_attrs(op.0, UBSANTRAP_ATTRS);
    }
    let kind: Option<Attr> = p.body().slot(op.0, UBSanTrap::SLOTS.failure_kind);
    if let Some(kind) = kind {
        p.text(" <{");
        p.named_attr(b"failureKind", kind);
        p.text("}>");
    }
    p.optional_attr_dict(op.0, &["failureKind"]);
}
