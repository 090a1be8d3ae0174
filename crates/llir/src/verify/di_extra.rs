//! Checks of single nodes: files, macros, and numeric types.

use super::di_operand::{is, kind, kinds, may_be, may_be_type, tuple};
use super::first_violation;
use crate::context::Context;
use crate::debug::DiKind;
use crate::metadata::{Md, MdView, NodeView};

/// Whether a list contains macros only.
pub(super) fn are_macros(cx: &Context, list: Md) -> bool {
    let is_macro = |md| is(cx, md, kinds(&[DiKind::DIMacro, DiKind::DIMacroFile]));
    tuple(cx, list).is_none_or(|mut list| list.all(is_macro))
}

pub(super) fn file_or_macro(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    let text = |name: &str| match cx.md_view(node.md(name)) {
        MdView::String(text) => text,
        _ => b"",
    };
    match node.kind() {
        DiKind::DIFile => {
            let checksum = text("checksum");
            let length = match node.number("checksumkind") {
                0 => return None,
                1 => 32,
                2 => 40,
                3 => 64,
                _ => return Some("invalid checksum kind"),
            };
            first_violation(&[
                (checksum.len() == length, "invalid checksum length"),
                (checksum.iter().all(u8::is_ascii_hexdigit), "invalid checksum"),
            ])
        }
        DiKind::DIMacro => first_violation(&[
            (matches!(node.number("type"), 1 | 2), "invalid macinfo type"),
            (!text("name").is_empty(), "anonymous macro"),
        ]),
        _ => first_violation(&[
            (may_be(cx, node.md("file"), kinds(&[DiKind::DIFile])), "invalid file"),
            (may_be(cx, node.md("nodes"), kinds(&[DiKind::Tuple])), "invalid macro list"),
            (are_macros(cx, node.md("nodes")), "invalid macro ref"),
        ]),
    }
}

pub(super) fn number_type(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    if node.kind() == DiKind::DISubrangeType {
        let bound = |name: &str, derived: bool| {
            let md = node.md(name);
            md.is_null()
                || matches!(cx.md_view(md), MdView::Value(_))
                || match kind(cx, md) {
                    Some(DiKind::DIExpression | DiKind::DILocalVariable | DiKind::DIGlobalVariable) => true,
                    Some(DiKind::DIDerivedType) => derived,
                    _ => false,
                }
        };
        return first_violation(&[
            (may_be_type(cx, node.md("baseType")), "BaseType must be a type"),
            (
                bound("lowerBound", true),
                "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
            ),
            (
                bound("upperBound", true),
                "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
            ),
            (bound("stride", false), "Stride must be signed constant or DIVariable or DIExpression"),
            (bound("bias", false), "Bias must be signed constant or DIVariable or DIExpression"),
        ]);
    }
    let (kind, zero) = (node.number("kind"), |name: &str| node.number(name) == 0);
    first_violation(&[
        (matches!(node.number("tag"), 0x24 | 0x3b | 0x12), "invalid tag"),
        (matches!(node.number("encoding"), 0x0d | 0x0e), "invalid encoding"),
        (kind <= 2, "invalid kind"),
        (kind != 2 || zero("factor"), "factor should be 0 for rationals"),
        (
            kind == 2 || zero("numerator") && zero("denominator"),
            "numerator and denominator should be 0 for non-rationals",
        ),
    ])
}
