//! Properties of a node's operands: their kinds, and the contents of tuples.

use crate::context::Context;
use crate::debug::{DISubprogram, DiKind};
use crate::metadata::{Md, MdView, NodeView};

/// `DISPFlagDefinition`.
const DEFINITION: u64 = 1 << 3;

/// A set of kinds of nodes, one bit per kind.
pub(super) type Kinds = u64;

/// The set with these kinds.
pub(super) const fn kinds(list: &[DiKind]) -> Kinds {
    let (mut set, mut i) = (0, 0);
    while i < list.len() {
        set |= 1 << list[i] as u32;
        i += 1;
    }
    set
}

pub(super) const fn has(set: Kinds, kind: DiKind) -> bool {
    set >> kind as u32 & 1 != 0
}

pub(super) const TYPES: Kinds = kinds(&[
    DiKind::DIBasicType,
    DiKind::DIStringType,
    DiKind::DIDerivedType,
    DiKind::DICompositeType,
    DiKind::DISubroutineType,
    DiKind::DIFixedPointType,
    DiKind::DISubrangeType,
]);
pub(super) const LOCAL_SCOPES: Kinds =
    kinds(&[DiKind::DISubprogram, DiKind::DILexicalBlock, DiKind::DILexicalBlockFile]);
pub(super) const OTHER_SCOPES: Kinds = kinds(&[
    DiKind::DIFile,
    DiKind::DICompileUnit,
    DiKind::DINamespace,
    DiKind::DICommonBlock,
    DiKind::DIModule,
]);
const NO_NODES: Kinds =
    kinds(&[DiKind::Tuple, DiKind::DIExpression, DiKind::DILocation, DiKind::DIGlobalVariableExpression]);

#[inline]
pub(super) fn kind(cx: &Context, md: Md) -> Option<DiKind> {
    cx.md_node_kind(md)
}

/// Whether metadata is null or a list whose elements are all nodes of one of these kinds; the first message is about the
/// list, the second about its elements.
pub(super) fn list_problem(
    cx: &Context,
    list: Md,
    elements: Kinds,
    messages: [&'static str; 2],
) -> Option<&'static str> {
    if list.is_null() {
        return None;
    }
    let Some(mut list) = tuple(cx, list) else { return Some(messages[0]) };
    (!list.all(|element| is(cx, element, elements))).then_some(messages[1])
}

/// Whether metadata is a number, a variable or an expression, as bounds and sizes are. Null is none.
pub(super) fn is_number_or_variable(cx: &Context, md: Md) -> bool {
    const VARIABLES: Kinds =
        kinds(&[DiKind::DILocalVariable, DiKind::DIGlobalVariable, DiKind::DIExpression]);
    matches!(cx.md_view(md), MdView::Value(value) if value.ty().is_int() || cx.as_expr(value).is_some())
        || is(cx, md, VARIABLES)
}

/// Whether metadata is null or a node of one of these kinds.
pub(super) fn may_be(cx: &Context, md: Md, kinds: Kinds) -> bool {
    md.is_null() || is(cx, md, kinds)
}

pub(super) fn is(cx: &Context, md: Md, kinds: Kinds) -> bool {
    kind(cx, md).is_some_and(|kind| has(kinds, kind))
}

pub(super) fn may_be_type(cx: &Context, md: Md) -> bool {
    may_be(cx, md, TYPES)
}

pub(super) fn may_be_scope(cx: &Context, md: Md) -> bool {
    may_be(cx, md, TYPES | LOCAL_SCOPES | OTHER_SCOPES)
}

pub(super) fn may_be_node(cx: &Context, md: Md) -> bool {
    md.is_null() || kind(cx, md).is_some_and(|kind| !has(NO_NODES, kind))
}

/// The node of a metadata id. Not inlined, since most callers are rare.
#[inline(never)]
pub(super) fn node(cx: &Context, md: Md) -> Option<NodeView<'_>> {
    cx.md_node_view(md)
}

/// The operands of a tuple; `None` for other metadata.
pub(super) fn tuple<'a>(cx: &'a Context, md: Md) -> Option<impl Iterator<Item = Md> + 'a> {
    let node = node(cx, md).filter(|node| node.kind() == DiKind::Tuple)?;
    Some(node.iter().collect::<Vec<_>>().into_iter())
}

/// Whether a node is the definition of a function.
pub(super) fn is_definition(node: &NodeView<'_>) -> bool {
    node.fields::<DISubprogram>().is_some_and(|function| u64::from(function.sp_flags) & DEFINITION != 0)
}
