//! Checks of single debug information nodes, with the messages and in the order of LLVM's verifier.

use super::di_operand::*;
use super::first_violation;
use crate::context::Context;
use crate::debug::{DILocalVariable, DILocation, DISubprogram, DiKind};
use crate::metadata::{Md, MdView, NodeView};

/// `DW_TAG_array_type`.
const ARRAY: u64 = 0x01;
/// `DW_TAG_variant_part`.
const VARIANT_PART: u64 = 0x33;
/// `DIFlagStaticMember`.
const STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagVector`.
const VECTOR: u64 = 1 << 11;
/// `DIFlagReservedBit4`, once `DIFlagBlockByrefStruct`.
const BLOCK_BY_REF: u64 = 1 << 4;
/// `DIFlagAllCallsDescribed`.
const ALL_CALLS_DESCRIBED: u64 = 1 << 29;

/// Whether flags combine both kinds of reference, or passing by value and by reference.
fn conflicting_references(flags: u64) -> bool {
    let has_all = |bits: u64| flags & bits == bits;
    has_all(1 << 13 | 1 << 14) || has_all(1 << 22 | 1 << 23)
}

/// Whether this is a function declaration.
fn is_declaration_node(node: &NodeView<'_>) -> bool {
    node.kind() == DiKind::DISubprogram && !is_definition(node)
}

/// Whether a scope is a function declaration, which belongs to a type.
fn is_declaration(cx: &Context, scope: Md) -> bool {
    node(cx, scope).is_some_and(|node| is_declaration_node(&node))
}

fn is_empty_text(cx: &Context, md: Md) -> bool {
    match cx.md_view(md) {
        MdView::String(text) => text.is_empty(),
        _ => true,
    }
}

/// The problem of a single node.
pub(super) fn check_node(cx: &Context, own: Md, node: &NodeView<'_>) -> Option<&'static str> {
    // The most frequent kinds come first.
    if let Some(loc) = node.fields::<DILocation>() {
        return location(cx, &loc);
    }
    if let Some(variable) = node.fields::<DILocalVariable>() {
        return local_variable(cx, &variable);
    }
    check_rare_node(cx, own, node)
}

fn location(cx: &Context, loc: &DILocation) -> Option<&'static str> {
    let Some(scope) = node(cx, loc.scope).filter(|scope| has(LOCAL_SCOPES, scope.kind())) else {
        return Some("location requires a valid scope");
    };
    if is_declaration_node(&scope) {
        return Some("scope points into the type hierarchy");
    }
    let inlined_at = may_be(cx, loc.inlined_at, kinds(&[DiKind::DILocation]));
    (!inlined_at).then_some("inlined-at should be a location")
}

fn local_variable(cx: &Context, variable: &DILocalVariable) -> Option<&'static str> {
    let (scope, ty) = (kind(cx, variable.scope), kind(cx, variable.ty));
    let file = may_be(cx, variable.file, kinds(&[DiKind::DIFile]));
    let is = |kind: Option<DiKind>, set: Kinds| kind.is_some_and(|kind| has(set, kind));
    let is_local = is(scope, LOCAL_SCOPES);
    if !(is_local || variable.scope.is_null() || is(scope, TYPES | OTHER_SCOPES)) {
        Some("invalid scope")
    } else if !file {
        Some("invalid file")
    } else if !(variable.ty.is_null() || is(ty, TYPES)) {
        Some("invalid type ref")
    } else if !is_local {
        Some("local variable requires a valid scope")
    } else {
        (ty == Some(DiKind::DISubroutineType)).then_some("invalid type")
    }
}

fn check_rare_node(cx: &Context, own: Md, node: &NodeView<'_>) -> Option<&'static str> {
    const TAG: &str = "invalid tag";
    let get = |name: &str| node.md(name);
    let tag = || node.number("tag");
    let rules: &[(bool, &'static str)] = match node.kind() {
        DiKind::DIBasicType => &[
            (matches!(tag(), 0x24 | 0x3b | 0x12), TAG),
            (get("size").is_null(), super::di_extra::CONSTANT_SIZE),
        ],
        DiKind::DIStringType => &[(tag() == 0x12, TAG)],
        DiKind::DIFile | DiKind::DIMacro | DiKind::DIMacroFile => {
            return super::di_extra::file_or_macro(cx, node);
        }
        DiKind::DIFixedPointType | DiKind::DISubrangeType => return super::di_extra::number_type(cx, node),
        DiKind::DIAssignID => &[(node.distinct, "DIAssignID must be distinct")],
        DiKind::GenericDINode => &[(node.words().first().is_some_and(|&tag| tag != 0), TAG)],
        DiKind::DIDerivedType => return derived(cx, node),
        DiKind::DICompositeType => return composite(cx, node),
        DiKind::DISubroutineType => {
            let fits = tuple(cx, get("types")).is_none_or(|mut types| types.all(|ty| may_be_type(cx, ty)));
            &[
                (may_be(cx, get("types"), kinds(&[DiKind::Tuple])), "invalid composite elements"),
                (fits, "invalid subroutine type ref"),
                (!conflicting_references(node.number("flags")), "invalid reference flags"),
            ]
        }
        DiKind::DITemplateTypeParameter => &[(may_be_type(cx, get("type")), "invalid type ref")],
        DiKind::DITemplateValueParameter => {
            const TAGS: [u64; 3] = [0x30, 0x4106, 0x4107];
            &[(TAGS.contains(&node.number("tag")), TAG), (may_be_type(cx, get("type")), "invalid type ref")]
        }
        DiKind::DIObjCProperty => &[
            (may_be_type(cx, get("type")), "invalid type ref"),
            (may_be(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
        ],
        DiKind::DISubrange => {
            if !get("count").is_null() && !get("upperBound").is_null() {
                return Some("Subrange can have any one of count or upperBound");
            }
            return super::di_extra::bounds(cx, node);
        }
        DiKind::DIGenericSubrange => {
            let has_count_and_bound = !get("count").is_null() && !get("upperBound").is_null();
            let is_incomplete = first_violation(&[
                (!has_count_and_bound, "GenericSubrange can have any one of count or upperBound"),
                (!get("lowerBound").is_null(), "GenericSubrange must contain lowerBound"),
                (!get("stride").is_null(), "GenericSubrange must contain stride"),
            ]);
            return is_incomplete.or_else(|| super::di_extra::bounds(cx, node));
        }
        DiKind::DICompileUnit => {
            let name = self::node(cx, get("file")).map(|file| file.md("filename"));
            let problem = first_violation(&[
                (node.distinct, "compile units must be distinct"),
                (is(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
                (!name.is_none_or(|name| is_empty_text(cx, name)), "invalid filename"),
            ]);
            if let Some(message) = problem.or_else(|| super::di_extra::unit_lists(cx, node)) {
                return Some(message);
            }
            &[
                (may_be(cx, get("macros"), kinds(&[DiKind::Tuple])), "invalid macro list"),
                (super::di_extra::are_macros(cx, get("macros")), "invalid macro ref"),
            ]
        }
        DiKind::DISubprogram => return subprogram(cx, own, node),
        DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => {
            let column = node.number("line") == 0 && node.number("column") != 0;
            &[
                (is(cx, get("scope"), LOCAL_SCOPES), "invalid local scope"),
                (!is_declaration(cx, get("scope")), "scope points into the type hierarchy"),
                (!column, "cannot have column info without line info"),
            ]
        }
        DiKind::DINamespace => &[(may_be_scope(cx, get("scope")), "invalid scope ref")],
        DiKind::DICommonBlock => &[
            (may_be_scope(cx, get("scope")), "invalid scope ref"),
            (may_be(cx, get("declaration"), kinds(&[DiKind::DIGlobalVariable])), "invalid declaration"),
        ],
        DiKind::DIModule => &[(!is_empty_text(cx, get("name")), "anonymous module")],
        DiKind::DIGlobalVariable => {
            let defined = node.number("isDefinition") != 0;
            &[
                (may_be_scope(cx, get("scope")), "invalid scope"),
                (may_be(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
                (may_be_type(cx, get("type")), "invalid type ref"),
                (!defined || !get("type").is_null(), "missing global variable type"),
                (
                    may_be(cx, get("declaration"), kinds(&[DiKind::DIDerivedType])),
                    "invalid static data member declaration",
                ),
            ]
        }
        DiKind::DILabel => &[
            (may_be_scope(cx, get("scope")), "invalid scope"),
            (may_be(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
            (is(cx, get("scope"), LOCAL_SCOPES), "label requires a valid scope"),
        ],
        DiKind::DIGlobalVariableExpression => {
            &[(is(cx, get("var"), kinds(&[DiKind::DIGlobalVariable])), "missing variable")]
        }
        DiKind::DIImportedEntity => &[
            (matches!(tag(), 0x08 | 0x3a), TAG),
            (may_be_scope(cx, get("scope")), "invalid scope for imported entity"),
            (may_be_node(cx, get("entity")), "invalid imported entity"),
        ],
        DiKind::DIExpression => &[(is_valid_expression(node), "invalid expression")],
        _ => &[],
    };
    first_violation(rules)
}

fn derived(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    let get = |name: &str| node.md(name);
    let tag = node.number("tag");
    let is_valid_tag = match tag {
        0x34 => node.number("flags") & STATIC_MEMBER != 0,
        0x0d | 0x0f | 0x10 | 0x16 | 0x1c | 0x1f | 0x20 | 0x26 | 0x2a => true,
        0x35 | 0x37 | 0x42 | 0x43 | 0x47 | 0x4b | 0x4300 => true,
        _ => false,
    };
    let set_base = self::node(cx, get("baseType")).is_none_or(|base| {
        matches!(base.kind(), DiKind::DIBasicType | DiKind::DISubrangeType)
            || base.kind() == DiKind::DICompositeType && base.number("tag") == 4
    });
    let space = node.field("dwarfAddressSpace").first().is_some_and(|&given| given != 0);
    first_violation(&[
        (may_be(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
        (is_valid_tag, "invalid tag"),
        (tag != 0x1f || may_be_type(cx, get("extraData")), "invalid pointer to member type"),
        (tag != 0x43 || may_be(cx, get("extraData"), kinds(&[DiKind::Tuple])), "invalid template parameters"),
        (
            // Members, base classes and static members.
            !matches!(tag, 0x0d | 0x1c | 0x34) || super::di_extra::is_member_data(cx, get("extraData")),
            "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single \
             ConstantAsMetadata operand",
        ),
        (tag != 0x20 || set_base, "invalid set base type"),
        (may_be_scope(cx, get("scope")), "invalid scope"),
        (may_be_type(cx, get("baseType")), "invalid base type"),
        (
            !space || matches!(tag, 0x0f | 0x10 | 0x42),
            "DWARF address space only applies to pointer or reference types",
        ),
        super::di_extra::size(cx, node),
    ])
}

fn composite(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    let get = |name: &str| node.md(name);
    let (tag, flags) = (node.number("tag"), node.number("flags"));
    let is_valid_tag = matches!(tag, 0x01 | 0x02 | 0x04 | 0x13 | 0x17 | 0x19 | 0x2b | VARIANT_PART);
    let elements = get("elements");
    let only_subrange = || {
        let mut members = tuple(cx, elements)?;
        let first = members.next()?;
        Some(members.next().is_none() && kind(cx, first) == Some(DiKind::DISubrange))
    };
    let array = |name: &str| get(name).is_null() || tag == ARRAY;
    let problem = first_violation(&[
        (may_be(cx, get("file"), kinds(&[DiKind::DIFile])), "invalid file"),
        (is_valid_tag, "invalid tag"),
        (may_be_scope(cx, get("scope")), "invalid scope"),
        (may_be_type(cx, get("baseType")), "invalid base type"),
        (may_be(cx, elements, kinds(&[DiKind::Tuple])), "invalid composite elements"),
        (may_be_type(cx, get("vtableHolder")), "invalid vtable holder"),
        (!conflicting_references(flags), "invalid reference flags"),
        (flags & BLOCK_BY_REF == 0, "DIBlockByRefStruct on DICompositeType is no longer supported"),
        (
            tuple(cx, elements).is_none_or(|mut members| members.all(|member| !member.is_null())),
            "DISubprogram contains null entry in `elements` field",
        ),
        (
            flags & VECTOR == 0 || only_subrange().unwrap_or(false),
            "invalid vector, expected one element of type subrange",
        ),
    ]);
    problem.or_else(|| super::di_extra::template_params(cx, get("templateParams"))).or_else(|| {
        first_violation(&[
            (
                may_be(cx, get("discriminator"), kinds(&[DiKind::DIDerivedType]))
                    && (get("discriminator").is_null() || tag == VARIANT_PART),
                "discriminator can only appear on variant part",
            ),
            (array("dataLocation"), "dataLocation can only appear in array type"),
            (array("associated"), "associated can only appear in array type"),
            (array("allocated"), "allocated can only appear in array type"),
            (array("rank"), "rank can only appear in array type"),
            (tag != ARRAY || !get("baseType").is_null(), "array types must have a base type"),
            super::di_extra::size(cx, node),
        ])
    })
}

/// The subprogram that contains a local scope.
pub(super) fn enclosing_subprogram(cx: &Context, scope: Md) -> Option<Md> {
    let mut at = scope;
    // Bounds the walk, since the scopes of an invalid module may form a cycle.
    for _ in 0..10_000 {
        let node = node(cx, at)?;
        match node.kind() {
            DiKind::DISubprogram => return Some(at),
            DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => at = node.md("scope"),
            _ => return None,
        }
    }
    None
}

fn subprogram(cx: &Context, own: Md, node: &NodeView<'_>) -> Option<&'static str> {
    const RETAINED: Kinds = kinds(&[DiKind::DILocalVariable, DiKind::DILabel, DiKind::DIImportedEntity]);
    let function = node.fields::<DISubprogram>()?;
    let (file, declaration) = (function.file, function.declaration);
    let retained: Vec<Md> = tuple(cx, function.retained_nodes).into_iter().flatten().collect();
    let scopes = || retained.iter().filter_map(|&md| Some(self::node(cx, md)?.md("scope")));
    let (unit, flags) = (function.unit, u64::from(function.flags));
    let common = first_violation(&[
        (may_be_scope(cx, function.scope), "invalid scope"),
        (may_be(cx, file, kinds(&[DiKind::DIFile])), "invalid file"),
        (!file.is_null() || function.line == 0, "line specified with no file"),
        (may_be(cx, function.ty, kinds(&[DiKind::DISubroutineType])), "invalid subroutine type"),
        (may_be_type(cx, function.containing_type), "invalid containing type"),
    ])
    .or_else(|| super::di_extra::template_params(cx, function.template_params));
    let common = common.or_else(|| {
        first_violation(&[
            (declaration.is_null() || is_declaration(cx, declaration), "invalid subprogram declaration"),
            (may_be(cx, function.retained_nodes, kinds(&[DiKind::Tuple])), "invalid retained nodes list"),
            (retained.iter().all(|node| !node.is_null()), "nullptr in retained nodes"),
            (
                retained.iter().all(|&node| is(cx, node, RETAINED)),
                "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
            ),
            (
                scopes().all(|scope| is(cx, scope, LOCAL_SCOPES)),
                "invalid retained nodes, retained node is not local",
            ),
            (
                scopes().all(|scope| enclosing_subprogram(cx, scope) == Some(own)),
                "invalid retained nodes, retained node does not belong to subprogram",
            ),
            (!conflicting_references(flags), "invalid reference flags"),
        ])
    });
    if common.is_some() {
        return common;
    }
    let thrown = || {
        let messages = ["invalid thrown types list", "invalid thrown type"];
        list_problem(cx, function.thrown_types, TYPES, messages)
    };
    if is_definition(node) {
        return first_violation(&[
            (node.distinct, "subprogram definitions must be distinct"),
            (!unit.is_null(), "subprogram definitions must have a compile unit"),
            (is(cx, unit, kinds(&[DiKind::DICompileUnit])), "invalid unit type"),
        ])
        .or_else(thrown);
    }
    let own = first_violation(&[
        (unit.is_null(), "subprogram declarations must not have a compile unit"),
        (declaration.is_null(), "subprogram declaration must not have a declaration field"),
    ]);
    own.or_else(thrown).or_else(|| {
        first_violation(&[(
            flags & ALL_CALLS_DESCRIBED == 0,
            "DIFlagAllCallsDescribed must be attached to a definition",
        )])
    })
}

/// The number of elements of an operation of an expression.
pub(crate) fn expression_op_size(op: u64) -> usize {
    match op {
        0x70..=0x8f => 2,
        0x1000 | 0x1001 | 0x1006 | 0x1007 | 0x92 => 3,
        0x10 | 0x11 | 0x94 | 0x23 | 0x1002 | 0x1003 | 0x1005 | 0x90 => 2,
        _ => 1,
    }
}

/// Whether an expression's operations are known, complete and in valid positions.
pub(crate) fn is_valid_expression(node: &NodeView<'_>) -> bool {
    let elements: terrace_support::small_vec::SmallVec<[u64; 8]> = node.elements().collect();
    let mut at = 0;
    while let Some(&op) = elements.get(at) {
        let next = at + expression_op_size(op);
        if next > elements.len() {
            return false;
        }
        match op {
            // A register location, or a register-relative one: LLVM does not check further operations.
            0x50..=0x8f => return true,
            0x1000 => return next == elements.len(),
            0x9f => {
                if next != elements.len() && elements[next] != 0x1000 {
                    return false;
                }
            }
            0x16 if elements.len() == 1 => return false,
            0x1003 => {
                let first = at == 0 || at == 2 && elements[0] == 0x1005 && elements[1] == 0;
                return first && elements[at + 1] == 1;
            }
            0x1001 | 0x1002 | 0x1004..=0x1007 => {}
            0x06 | 0x10..=0x12 | 0x14 | 0x16..=0x27 | 0x29..=0x2e | 0x30 | 0x90 | 0x92 | 0x94 | 0x97 => {}
            _ => return false,
        }
        at = next;
    }
    true
}
