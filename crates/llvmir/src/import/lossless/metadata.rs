//! Metadata as attributes. Strings, constants and uniqued tuples of them are written where they are used; all other
//! nodes are operations at the end of the module, with a number.

use crate::import::Import;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr};
use terrace_ir::{Attr, Builder, OpKind, OpState, Str, Type};
use terrace_llir as llir;
use terrace_llir::debug::DiKind;
use terrace_llir::generic::Field;
use terrace_llir::metadata::{MdView, NodeView};
use terrace_llir::{Md, MdKind, Value, ValueKind};
use terrace_llvm::{
    DiNodeAttr, MdConstAttr, MdGlobalValueAttr, MdNodeAttr, MdNullAttr, MdRefAttr, MdStringAttr,
    MetadataNode, NamedMetadata,
};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Metadata that was translated.
#[derive(Default)]
pub(crate) struct Metadata {
    attrs: FxHashMap<Md, Attr>,
    /// Nodes by number.
    nodes: Vec<Md>,
}

impl<'a> Import<'a> {
    /// Metadata as an attribute.
    pub fn md_attr(&mut self, md: Md) -> Attr {
        if let Some(&known) = self.state.metadata.attrs.get(&md) {
            return known;
        }
        let ctx = self.ctx;
        let attr = match self.cx.md_view(md) {
            MdView::Null => return Attr::UNIT,
            MdView::String(text) => MdStringAttr::get(ctx, ctx.str_id(text)),
            MdView::Value(value) => self.md_of_value(value),
            MdView::Node(node) if self.is_inline(&node) => self.node_attr(&node),
            MdView::Node(_) => {
                self.state.metadata.nodes.push(md);
                MdRefAttr::get(ctx, self.state.metadata.nodes.len() as u32 - 1)
            }
        };
        self.state.metadata.attrs.insert(md, attr);
        attr
    }

    /// Whether the attribute of metadata needs no operation beside it.
    pub fn is_inline_md(&self, md: Md) -> bool {
        match self.cx.md_view(md) {
            MdView::Null => false,
            MdView::String(_) => true,
            MdView::Value(value) => value.is_const(),
            MdView::Node(node) => self.is_inline(&node),
        }
    }

    /// Whether a node is written where it is used: it has no nodes as operands.
    fn is_inline(&self, node: &NodeView<'_>) -> bool {
        match node.kind() {
            DiKind::DIExpression => !node.distinct,
            DiKind::Tuple => {
                !node.distinct
                    && node.iter().all(|operand| !matches!(self.cx.md_view(operand), MdView::Node(_)))
            }
            _ => false,
        }
    }

    fn md_of_value(&mut self, value: Value) -> Attr {
        let ctx = self.ctx;
        if value.is_global() {
            return MdGlobalValueAttr::get(ctx, SymbolRefAttr::flat(ctx, self.symbol_name(value)));
        }
        if value.kind() == ValueKind::Zero
            && let Some(space) = value.ty().address_space()
            && value.ty().is_ptr()
        {
            return MdNullAttr::get(ctx, space);
        }
        MdConstAttr::get(ctx, self.const_attr(value))
    }

    /// The contents of a node.
    fn node_attr(&mut self, node: &NodeView<'a>) -> Attr {
        let ctx = self.ctx;
        let mut entries: SmallVec<[(Str, Attr); 16]> = SmallVec::new();
        let number = |number: u64| IntegerAttr::of_i64(ctx, Type::I64, number as i64);
        match node.kind() {
            DiKind::Tuple => {
                let operands: SmallVec<[Attr; 16]> =
                    node.iter().map(|operand| self.md_attr(operand)).collect();
                return MdNodeAttr::get(ctx, &operands);
            }
            DiKind::DIExpression => {
                let elements: SmallVec<[i64; 8]> = node.elements().map(|element| element as i64).collect();
                if !elements.is_empty() {
                    entries.push((ctx.intern("elements"), DenseArrayAttr::of_i64s(ctx, &elements)));
                }
            }
            DiKind::GenericDINode => {
                let operands: SmallVec<[Attr; 16]> =
                    node.iter().map(|operand| self.md_attr(operand)).collect();
                entries.push((ctx.intern("operands"), ArrayAttr::get(ctx, &operands)));
                entries.push((ctx.intern("tag"), number(node.generic_tag().into())));
            }
            _ => {
                for (name, field) in node.named_fields() {
                    let attr = match field {
                        Field::Md(md) => self.md_attr(md),
                        Field::Number(value) => number(value),
                        Field::Present(value) => number(value.into()),
                    };
                    entries.push((ctx.intern(name), attr));
                }
            }
        }
        DiNodeAttr::get(ctx, ctx.intern(node.kind().name()), DictionaryAttr::of(ctx, &entries))
    }

    /// Attachments as an array of pairs of kind and metadata; `None` if there are none.
    pub fn attachments_attr(&mut self, attachments: impl Iterator<Item = (MdKind, Md)>) -> Option<Attr> {
        let ctx = self.ctx;
        let pairs: SmallVec<[Attr; 4]> = attachments
            .map(|(kind, md)| {
                let name = StringAttr::get(ctx, ctx.str_id(&self.cx.md_kind_name(kind)), None);
                let md = self.md_attr(md);
                ArrayAttr::get(ctx, &[name, md])
            })
            .collect();
        (!pairs.is_empty()).then(|| ArrayAttr::get(ctx, &pairs))
    }

    /// Creates the operations of named metadata, and then those of all numbered nodes.
    pub fn metadata_ops(&mut self, b: &mut Builder<'_>) {
        let ctx = self.ctx;
        for named in &self.m.named_metadata {
            let nodes: Vec<Attr> = named.operands.iter().map(|&node| self.md_attr(node)).collect();
            let mut state = OpState::new(NamedMetadata::DEF, self.loc);
            let name = StringAttr::get(ctx, ctx.str_id(&named.name), None);
            state.set_slot(NamedMetadata::SLOTS.metadata_name, name);
            state.set_slot(NamedMetadata::SLOTS.nodes, ArrayAttr::get(ctx, &nodes));
            b.create(state);
        }
        let mut next = 0;
        while let Some(&md) = self.state.metadata.nodes.get(next) {
            if let llir::metadata::MdView::Node(node) = self.cx.md_view(md) {
                let mut state = OpState::new(MetadataNode::DEF, self.loc);
                state.set_slot(MetadataNode::SLOTS.id, IntegerAttr::of_i64(ctx, Type::I64, next as i64));
                if node.distinct {
                    state.set_slot(MetadataNode::SLOTS.is_distinct, Attr::UNIT);
                }
                let contents = self.node_attr(&node);
                state.set_slot(MetadataNode::SLOTS.node, contents);
                b.create(state);
            }
            next += 1;
        }
    }
}
