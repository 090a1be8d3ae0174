//! Checks of single nodes: files, macros, and numeric types.

use super::di_operand::{
    Kinds, TYPES, is, is_definition, is_number_or_variable, kind, kinds, list_problem, may_be, may_be_type,
    node, tuple,
};
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

/// Whether this can be the extra data of a member.
pub(super) fn is_member_data(cx: &Context, data: Md) -> bool {
    let is_value = |md| matches!(cx.md_view(md), MdView::Value(_));
    match cx.md_view(data) {
        MdView::Null | MdView::Value(_) | MdView::String(_) => true,
        MdView::Node(node) => match node.kind() {
            DiKind::DIObjCProperty => true,
            DiKind::Tuple => node.len() == 1 && node.iter().all(is_value),
            _ => false,
        },
    }
}

/// The problem of a list of template parameters.
pub(super) fn template_params(cx: &Context, list: Md) -> Option<&'static str> {
    const PARAMETERS: Kinds = kinds(&[DiKind::DITemplateTypeParameter, DiKind::DITemplateValueParameter]);
    list_problem(cx, list, PARAMETERS, ["invalid template params", "invalid template parameter"])
}

/// The problem of the lists of a compile unit.
pub(super) fn unit_lists(cx: &Context, unit: &NodeView<'_>) -> Option<&'static str> {
    let lists: [(&str, Kinds, [&'static str; 2]); 4] = [
        ("enums", kinds(&[DiKind::DICompositeType]), ["invalid enum list", "invalid enum type"]),
        (
            "retainedTypes",
            TYPES | kinds(&[DiKind::DISubprogram]),
            ["invalid retained type list", "invalid retained type"],
        ),
        (
            "globals",
            kinds(&[DiKind::DIGlobalVariableExpression]),
            ["invalid global variable list", "invalid global variable ref"],
        ),
        (
            "imports",
            kinds(&[DiKind::DIImportedEntity]),
            ["invalid imported entity list", "invalid imported entity ref"],
        ),
    ];
    let problem = lists
        .iter()
        .find_map(|&(name, elements, messages)| list_problem(cx, unit.md(name), elements, messages));
    let all = |name: &str, holds: &dyn Fn(&NodeView<'_>) -> bool| {
        tuple(cx, unit.md(name)).is_none_or(|mut list| list.all(|md| node(cx, md).is_some_and(|n| holds(&n))))
    };
    problem.or_else(|| {
        first_violation(&[
            // `DW_TAG_enumeration_type`.
            (all("enums", &|ty| ty.number("tag") == 0x04), "invalid enum type"),
            (all("retainedTypes", &|node| !is_definition(node)), "invalid retained type"),
        ])
    })
}

/// The problem of the bounds of a range.
pub(super) fn bounds(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    let is_valid = |name: &str| {
        let md = node.md(name);
        // Bounds that are known at run time only are no numbers.
        let is_number = matches!(cx.md_view(md), MdView::Value(_));
        md.is_null()
            || is_number_or_variable(cx, md) && !(is_number && node.kind() == DiKind::DIGenericSubrange)
    };
    let too_low = match cx.md_view(node.md("count")) {
        MdView::Value(count) => cx.as_i64(count).is_some_and(|count| count < -1),
        _ => false,
    };
    first_violation(&[
        (is_valid("count"), "Count must be signed constant or DIVariable or DIExpression"),
        (!too_low, "invalid subrange count"),
        (is_valid("lowerBound"), "LowerBound must be signed constant or DIVariable or DIExpression"),
        (is_valid("upperBound"), "UpperBound must be signed constant or DIVariable or DIExpression"),
        (is_valid("stride"), "Stride must be signed constant or DIVariable or DIExpression"),
    ])
}

/// The message about basic types, whose sizes cannot be computed.
pub(super) const CONSTANT_SIZE: &str = "SizeInBits must be a constant";

/// The rule about sizes of derived and composite types.
pub(super) fn size(cx: &Context, node: &NodeView<'_>) -> (bool, &'static str) {
    let size = node.md("size");
    let is_valid = size.is_null() || is_number_or_variable(cx, size);
    (is_valid, "SizeInBits must be a constant or DIVariable or DIExpression")
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
            (node.md("size").is_null(), CONSTANT_SIZE),
        ]);
    }
    let (kind, zero) = (node.number("kind"), |name: &str| node.number(name) == 0);
    first_violation(&[
        (matches!(node.number("tag"), 0x24 | 0x3b | 0x12), "invalid tag"),
        (node.md("size").is_null(), CONSTANT_SIZE),
        (matches!(node.number("encoding"), 0x0d | 0x0e), "invalid encoding"),
        (kind <= 2, "invalid kind"),
        (kind != 2 || zero("factor"), "factor should be 0 for rationals"),
        (
            kind == 2 || zero("numerator") && zero("denominator"),
            "numerator and denominator should be 0 for non-rationals",
        ),
    ])
}
