//! Text of metadata: attachments, named metadata and the numbered nodes at the end.

use super::Printer;
use super::text::*;
use crate::debug::DiKind;
use crate::metadata::{Md, MdKind, MdView};

/// Texts `!7` of nodes that were written lately, at places by their indices: scopes, files and types are written again
/// and again, and a location at each instruction that has it.
pub(super) struct NodeTexts([(Md, u64); N_TEXTS]);

/// How many texts are kept.
const N_TEXTS: usize = 64;

impl Default for NodeTexts {
    fn default() -> Self {
        Self([(Md::NULL, u64::from_le_bytes(*b"null\0\0\0\0")); N_TEXTS])
    }
}

impl NodeTexts {
    #[inline]
    fn get(&self, md: Md) -> Option<u64> {
        let (known, text) = self.0[md.index() as usize % N_TEXTS];
        (known == md).then_some(text)
    }

    fn set(&mut self, md: Md, text: u64) {
        self.0[md.index() as usize % N_TEXTS] = (md, text);
    }
}

impl Printer<'_> {
    /// `, !kind !7`.
    pub(crate) fn attachment(&mut self, kind: MdKind, node: Md, separator: &str) {
        let cx = self.cx;
        self.str(separator);
        self.byte(b'!');
        cx.push_md_kind_name(kind, &mut |name| push_metadata_name(&mut self.out, name));
        self.byte(b' ');
        self.md_operand(node);
    }

    /// Metadata where it is referred to: nodes by number, the rest in place.
    #[inline]
    pub(crate) fn md_operand(&mut self, md: Md) {
        match self.node_texts.get(md) {
            Some(text) => push_bytes(&mut self.out, text),
            None => self.other_md_operand(md),
        }
    }

    #[inline(never)]
    fn other_md_operand(&mut self, md: Md) {
        let cx = self.cx;
        if let Some(slot) = self.slots.md(md) {
            let Some(text) = short_after(b'!', slot) else {
                return push_number_after(&mut self.out, b'!', slot);
            };
            self.node_texts.set(md, text);
            return push_bytes(&mut self.out, text);
        }
        match cx.md_view(md) {
            MdView::Null => self.str("null"),
            MdView::String(text) => self.quoted("!", text),
            MdView::Value(value) => self.typed(value),
            MdView::Node(node) if node.kind() == DiKind::DIExpression => self.expression(&node),
            MdView::Node(_) => self.str("<badref>"),
        }
    }

    /// Named metadata, then every numbered node.
    pub(crate) fn all_metadata(&mut self) {
        let (m, cx) = (self.m, self.cx);
        if !m.named_metadata.is_empty() {
            self.byte(b'\n');
        }
        for named in &m.named_metadata {
            self.byte(b'!');
            push_metadata_name(&mut self.out, &named.name);
            self.str(" = !{");
            for (i, &node) in named.operands.iter().enumerate() {
                if i != 0 {
                    self.str(", ");
                }
                self.md_operand(node);
            }
            self.str("}\n");
        }
        let order = &self.slots.md_order;
        if !order.is_empty() {
            self.byte(b'\n');
        }
        for (slot, &md) in order.iter().enumerate() {
            push_number_after(&mut self.out, b'!', slot as u32);
            self.str(" = ");
            let Some(node) = cx.md_node_view(md) else { continue };
            if node.distinct {
                self.str("distinct ");
            }
            if node.kind() != DiKind::Tuple {
                self.special_node(&node);
                self.byte(b'\n');
                self.flush();
                continue;
            }
            self.str("!{");
            for (i, operand) in node.iter().enumerate() {
                if i != 0 {
                    self.str(", ");
                }
                self.md_operand(operand);
            }
            self.str("}\n");
        }
    }
}
