//! Text of metadata: attachments, named metadata and the numbered nodes at the end.

use super::Printer;
use super::text::*;
use crate::debug::DiKind;
use crate::metadata::{Md, MdKind, MdView};

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

    /// Metadata as an operand: nodes by number, other metadata inline.
    #[inline]
    pub(crate) fn md_operand(&mut self, md: Md) {
        let cx = self.cx;
        if let Some(slot) = self.slots.md(md) {
            self.byte(b'!');
            return push_u64(&mut self.out, slot.into());
        }
        match cx.md_view(md) {
            _ if self.is_full() => {}
            MdView::Null => self.str("null"),
            MdView::String(text) => self.quoted("!", text),
            MdView::Value(value) => self.typed(self.m.typed_address(value)),
            MdView::Node(node) if node.kind() == DiKind::DIExpression => self.expression(&node),
            MdView::Node(_) => self.str("<badref>"),
        }
    }

    /// Named metadata, followed by all numbered nodes.
    pub(crate) fn all_metadata(&mut self) {
        let m = self.m;
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
        for &md in order {
            self.numbered_node(md);
            self.byte(b'\n');
            self.flush();
        }
    }

    /// `!7 = !{...}`
    pub(crate) fn numbered_node(&mut self, md: Md) {
        let Some(node) = self.cx.md_node_view(md) else { return };
        if let Some(slot) = self.slots.md(md) {
            self.byte(b'!');
            push_u64(&mut self.out, slot.into());
            self.str(" = ");
        }
        if node.distinct {
            self.str("distinct ");
        }
        if node.kind() != DiKind::Tuple {
            return self.special_node(&node);
        }
        self.str("!{");
        for (i, operand) in node.iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.md_operand(operand);
        }
        self.byte(b'}');
    }
}
