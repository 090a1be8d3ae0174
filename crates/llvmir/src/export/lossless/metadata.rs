//! Metadata of attributes. Numbered nodes are created before everything else and get their contents when all symbols are
//! known, so they may refer to each other in cycles.

use crate::export::constant::const_value;
use crate::export::state::{ModuleState, Outcome};
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr};
use terrace_ir::{Attr, Loc, Result};
use terrace_llir as llir;
use terrace_llir::debug::DiKind;
use terrace_llir::generic::Field;
use terrace_llir::{Md, MdKind, Value};
use terrace_llvm::{
    DiNodeAttr, FuncMetadataAttr, MdConstAttr, MdGlobalValueAttr, MdNodeAttr, MdNullAttr, MdRefAttr,
    MdStringAttr, MetadataNode, NamedMetadata,
};
use terrace_support::FxHashMap;

/// Creates the numbered nodes without contents.
pub(crate) fn create_nodes(state: &ModuleState<'_>) -> Result<FxHashMap<u32, Md>> {
    let (b, ctx) = (state.body(), state.ctx);
    let mut nodes = FxHashMap::default();
    for op in state.ops().filter(|&op| b.is::<MetadataNode>(op)) {
        let id = b.slot(op, MetadataNode::SLOTS.id).and_then(|attr| attr.as_i64(ctx));
        let Some(id) = id.and_then(|id| u32::try_from(id).ok()) else {
            return Err(state.error(b.loc(op), "the number of a metadata node does not fit 32 bits"));
        };
        let node = state.module.cx.md_mutable(b.slot(op, MetadataNode::SLOTS.is_distinct).is_some());
        if nodes.insert(id, node).is_some() {
            return Err(state.error(b.loc(op), format!("there are several metadata nodes {id}")));
        }
    }
    Ok(nodes)
}

/// Sets the contents of the numbered nodes.
pub(crate) fn define_nodes(state: &ModuleState<'_>) -> Result {
    let (b, ctx) = (state.body(), state.ctx);
    let cx = &state.module.cx;
    for op in state.ops().filter(|&op| b.is::<MetadataNode>(op)) {
        let loc = b.loc(op);
        let id = b.slot(op, MetadataNode::SLOTS.id).and_then(|attr| attr.as_i64(ctx)).unwrap_or(0);
        let Some(&node) = state.numbered.get(&(id as u32)) else { continue };
        let distinct = b.slot(op, MetadataNode::SLOTS.is_distinct).is_some();
        let contents = b.slot(op, MetadataNode::SLOTS.node).unwrap_or(Attr::UNIT);
        if let Some(tuple) = contents.as_::<MdNodeAttr>(ctx) {
            let operands = list(state, loc, tuple.operands)?;
            cx.md_define_tuple(node, distinct, &operands);
        } else if let Some(special) = contents.as_::<DiNodeAttr>(ctx) {
            define_special(state, loc, node, distinct, &special)?;
        } else {
            return Err(state.error(loc, "expected '#llvm.md_node' or '#llvm.di_node' as a metadata node"));
        }
    }
    Ok(())
}

fn list(state: &ModuleState<'_>, loc: Loc, attrs: &[Attr]) -> Result<Vec<Md>> {
    attrs.iter().map(|&attr| metadata(state, loc, attr)).collect()
}

fn define_special(
    state: &ModuleState<'_>,
    loc: Loc,
    node: Md,
    distinct: bool,
    special: &DiNodeAttr<'_>,
) -> Result {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    let name = ctx.bytes(special.kind);
    let fields = special.fields.as_::<DictionaryAttr>(ctx);
    let find = |name: &str| fields.as_ref()?.entries.get(ctx.find_str(name.as_bytes())?);
    match DiKind::from_name(name) {
        Some(DiKind::GenericDINode) => {
            let operands = find("operands").and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
            let operands = list(state, loc, operands)?;
            let tag = find("tag").and_then(|attr| attr.as_i64(ctx)).unwrap_or(0);
            cx.md_define_generic(node, distinct, tag as u32, &operands);
            Ok(())
        }
        Some(kind) if kind.def().is_some() => {
            let mut failed = None;
            cx.md_define(node, distinct, kind, &mut |name| {
                let attr = find(name)?;
                if let Some(number) = attr.as_::<IntegerAttr>(ctx) {
                    return Some(Field::Number(number.to_i64(ctx).unwrap_or(0) as u64));
                }
                match metadata(state, loc, attr) {
                    Ok(md) => Some(Field::Md(md)),
                    Err(reported) => {
                        failed = Some(reported);
                        None
                    }
                }
            });
            failed.map_or(Ok(()), Err)
        }
        _ => {
            let name = String::from_utf8_lossy(name);
            Err(state.error(loc, format!("LLVM has no metadata nodes '{name}' with fields")))
        }
    }
}

/// The metadata of an attribute.
pub(crate) fn metadata(state: &ModuleState<'_>, loc: Loc, attr: Attr) -> Result<Md> {
    let (ctx, cx) = (state.ctx, &state.module.cx);
    if attr == Attr::UNIT {
        return Ok(Md::NULL);
    }
    if let Some(reference) = attr.as_::<MdRefAttr>(ctx) {
        return match state.numbered.get(&reference.id) {
            Some(&node) => Ok(node),
            None => Err(state.error(loc, format!("the module has no metadata node {}", reference.id))),
        };
    }
    if let Some(string) = attr.as_::<MdStringAttr>(ctx) {
        return Ok(cx.md_string(ctx.bytes(string.text)));
    }
    if let Some(node) = attr.as_::<MdNodeAttr>(ctx) {
        return Ok(cx.md_node(&list(state, loc, node.operands)?));
    }
    if let Some(constant) = attr.as_::<MdConstAttr>(ctx) {
        return Ok(cx.md_value(const_value(state, loc, constant.value)?));
    }
    if let Some(value) = attr.as_::<MdGlobalValueAttr>(ctx) {
        return Ok(cx.md_value(const_value(state, loc, value.symbol)?));
    }
    if let Some(null) = attr.as_::<MdNullAttr>(ctx) {
        return Ok(cx.md_value(Value::zero(llir::Type::ptr(null.address_space))));
    }
    if let Some(special) = attr.as_::<DiNodeAttr>(ctx) {
        if ctx.bytes(special.kind) == b"DIExpression" {
            let fields = special.fields.as_::<DictionaryAttr>(ctx);
            let elements = fields.and_then(|fields| fields.entries.get(ctx.find_str(b"elements")?));
            let elements = elements.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
            let elements: Vec<u64> =
                elements.iter().flat_map(|array| array.i64s()).map(|element| element as u64).collect();
            return Ok(cx.di_expression(&elements));
        }
        let node = cx.md_mutable(false);
        define_special(state, loc, node, false, &special)?;
        return Ok(node);
    }
    let text = terrace_ir::asm::attr_to_string(ctx, attr);
    Err(state.error(loc, format!("{text} is no metadata")))
}

/// The attachments of an array of pairs of kind and metadata.
pub(crate) fn attachments(state: &ModuleState<'_>, loc: Loc, attr: Attr) -> Result<Vec<(MdKind, Md)>> {
    let ctx = state.ctx;
    let mut all = Vec::new();
    for &entry in attr.as_array(ctx).unwrap_or(&[]) {
        let (kind, node) = if let Some(&[kind, node]) = entry.as_array(ctx)
            && let Some(kind) = kind.as_bytes(ctx)
        {
            (kind, node)
        } else if let Some(metadata) = entry.as_::<FuncMetadataAttr>(ctx) {
            (ctx.bytes(metadata.kind), metadata.node)
        } else {
            return Err(state.error(loc, "expected pairs of kind and metadata as attached metadata"));
        };
        all.push((state.module.cx.md_kind(kind), metadata(state, loc, node)?));
    }
    Ok(all)
}

/// Adds all named metadata to the module.
pub(crate) fn named(state: &mut ModuleState<'_>) -> Outcome {
    let (b, ctx) = (state.body(), state.ctx);
    for op in state.ops() {
        if !b.is::<NamedMetadata>(op) {
            continue;
        }
        let name =
            b.slot(op, NamedMetadata::SLOTS.metadata_name).and_then(|attr| attr.as_bytes(ctx)).unwrap_or(b"");
        let nodes = b.slot(op, NamedMetadata::SLOTS.nodes).and_then(|attr| attr.as_::<ArrayAttr>(ctx));
        let operands = list(state, b.loc(op), nodes.as_ref().map_or(&[], |nodes| nodes.elems))?;
        let named = llir::module::NamedMd { name: name.into(), operands };
        state.module.named_metadata.push(named);
    }
    Ok(())
}
