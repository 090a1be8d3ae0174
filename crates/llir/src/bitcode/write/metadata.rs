//! Blocks of metadata.

use super::super::codes::{
    ENUMERATOR_UNSIGNED, ENUMERATOR_WIDE, EXPRESSION_VERSION, block, metadata as code,
};
use super::super::md_table::{self, Form, POINTER_AUTH, VERSIONED_LANGUAGE, word_of};
use super::super::stream::{BitWriter, Operand, encode_signed};
use super::abbrev;
use super::module::Writer;
use super::nodes;
use crate::debug::{DiKind, DiSize};
use crate::metadata::{Md, MdKind, MdView, NodeView};
use crate::value::{Global, IFunc, Value};

impl Writer<'_> {
    /// The names of kinds of attachments.
    pub(super) fn metadata_kinds(&mut self) {
        self.w.enter(block::METADATA_KIND, 3);
        let custom = self.cx.custom_md_kinds();
        let fixed = MdKind::FIXED.iter().map(|name| name.as_bytes());
        for (at, name) in fixed.chain(custom.iter().map(|name| &**name)).enumerate() {
            self.w.text(code::KIND, &[at as u64], name);
        }
        self.w.end();
    }

    /// All metadata of the module.
    pub(super) fn module_metadata(&mut self) {
        if self.nodes.len() == 0 && self.m.named_metadata.is_empty() {
            return;
        }
        self.w.enter(block::METADATA, 4);
        self.strings();
        for at in 0..self.nodes.values.len() {
            self.value_metadata(self.nodes.values[at]);
        }
        let mut ops = Vec::new();
        for at in 0..self.nodes.nodes.len() {
            if let MdView::Node(view) = self.cx.md_view(self.nodes.nodes[at]) {
                self.node_record(&view, &mut ops);
            }
        }
        for named in &self.m.named_metadata {
            self.w.text(code::NAME, &[], &named.name);
            let ops: Vec<u64> = named.operands.iter().map(|&node| self.node(node)).collect();
            self.w.record(code::NAMED_NODE, &ops);
        }
        self.global_attachments();
        self.w.end();
    }

    fn strings(&mut self) {
        if self.nodes.strings.is_empty() {
            return;
        }
        let head = [Operand::Vbr(6), Operand::Vbr(6)];
        self.w.define(&[Operand::Literal(code::STRINGS.into()), head[0], head[1], Operand::Blob]);
        // The lengths of the strings are a stream of their own, in front of the characters.
        let mut lengths = BitWriter::new(Vec::new());
        let texts = self.nodes.strings.iter().filter_map(|&md| self.cx.md_text(md));
        texts.clone().for_each(|text| lengths.vbr(text.len() as u64, 6));
        let mut blob = lengths.finish();
        let start = blob.len() as u64;
        texts.for_each(|text| blob.extend_from_slice(text));
        let count = self.nodes.strings.len() as u64;
        self.w.blob(abbrev::BLOB, &[(count, head[0]), (start, head[1])], &blob);
    }

    pub(super) fn value_metadata(&mut self, value: Value) {
        let ops = [self.types.get(value.ty()), self.value(value)];
        self.w.record(code::VALUE, &ops);
    }

    fn node_record(&mut self, view: &NodeView<'_>, ops: &mut Vec<u64>) {
        let distinct = u64::from(view.distinct);
        let words = view.words();
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let wide = |at: usize| u64::from(word(at)) | u64::from(word(at + 1)) << 32;
        ops.clear();
        match view.kind() {
            DiKind::Tuple => {
                ops.extend(view.iter().map(|md| self.nodes.get(md)));
                let code = if view.distinct { code::DISTINCT_NODE } else { code::NODE };
                self.w.record(code, ops);
            }
            DiKind::DIExpression => {
                ops.push(EXPRESSION_VERSION << 1 | distinct);
                ops.extend(view.elements());
                self.w.record(code::EXPRESSION, ops);
            }
            DiKind::GenericDINode => {
                ops.extend([distinct, u64::from(word(0)), 0]);
                ops.extend(view.iter().map(|md| self.nodes.get(md)));
                self.w.record(code::GENERIC_DEBUG, ops);
            }
            DiKind::DIEnumerator => {
                let name = self.nodes.get(view.md("name"));
                let (number, is_unsigned) = (view.number("value"), view.number("isUnsigned"));
                let head = ENUMERATOR_WIDE | (is_unsigned * ENUMERATOR_UNSIGNED) | distinct;
                ops.extend([head, 64, name, encode_signed(number as i64)]);
                self.w.record(code::ENUMERATOR, ops);
            }
            kind => {
                let Some(row) = md_table::by_kind(kind) else { return };
                let has_nodes = nodes::has_computed_extent(view);
                let mut head = row.bits | distinct;
                if row.flag.0 != 0 && word(row.flag.1) != 0 {
                    head |= row.flag.0;
                }
                if has_nodes {
                    head |= row.extents;
                }
                ops.push(head);
                for field in &row.fields {
                    let at = field.word;
                    ops.push(match field.form {
                        Form::Md => self.nodes.get(Md::from_word(word(at))),
                        Form::Extent if has_nodes && word(at) != 0 => self.nodes.get(Md::from_word(word(at))),
                        Form::Extent if has_nodes => self.nodes.get(nodes::extent(self.cx, wide(at + 1))),
                        Form::Extent => wide(at + 1),
                        Form::Number if field.size == DiSize::Wide => wide(at),
                        Form::Number if field.size == DiSize::Optional => word(at + 1).into(),
                        Form::Number => word(at).into(),
                        Form::PlusOne if word(at) == 0 => 0,
                        Form::PlusOne => u64::from(word(at + 1)) + 1,
                        Form::OrMax if word(at) == 0 && kind == DiKind::DILabel => u64::MAX,
                        Form::OrMax if word(at) == 0 => u32::MAX.into(),
                        Form::OrMax => word(at + 1).into(),
                        Form::Fixed(number) => number,
                    });
                }
                special_operands(kind, view, ops);
                self.w.record(row.code, ops);
            }
        }
    }

    /// Attachments of global variables, ifuncs and declarations of functions.
    fn global_attachments(&mut self) {
        let m = self.m;
        for (at, global) in m.globals().iter().enumerate() {
            self.global_attachment(m.global_value(Global::from_index(at)), global.metadata.iter().copied());
        }
        for (at, func) in m.functions().iter().enumerate() {
            if func.body.is_none() {
                self.global_attachment(m.func_value(crate::value::Func::from_index(at)), func.metadata());
            }
        }
        for (at, ifunc) in m.ifuncs().iter().enumerate() {
            self.global_attachment(m.ifunc_value(IFunc::from_index(at)), ifunc.metadata.iter().copied());
        }
    }

    fn global_attachment(&mut self, value: Value, attachments: impl Iterator<Item = (MdKind, Md)>) {
        let mut ops = vec![self.value(value)];
        for (kind, node) in attachments {
            ops.extend([u64::from(kind.0), self.node(node)]);
        }
        if ops.len() > 1 {
            self.w.record(code::GLOBAL_DECL_ATTACHMENT, &ops);
        }
    }
}

/// Operands that a record has in another form than the node has fields.
fn special_operands(kind: DiKind, view: &NodeView<'_>, ops: &mut Vec<u64>) {
    let word = |name: &str| view.words().get(word_of(kind, name)).copied().unwrap_or(0);
    match kind {
        // The scope of a location is never missing, so that its number is not one more.
        DiKind::DILocation => ops[3] = ops[3].wrapping_sub(1),
        DiKind::DICompileUnit => {
            let name = word("sourceLanguageName");
            if name != 0 {
                ops[1] = u64::from(name) | VERSIONED_LANGUAGE;
            }
            ops[super::super::md_table::SPLIT_INLINING_OPERAND] = u64::from(word("splitDebugInlining") == 0);
        }
        DiKind::DIDerivedType => {
            let bits =
                POINTER_AUTH.iter().map(|&(name, shift, mask)| (u64::from(word(name)) & mask) << shift);
            ops.push(bits.sum());
        }
        DiKind::DIFixedPointType => {
            for name in ["numerator", "denominator"] {
                let number = view.number(name);
                ops.extend([1 << 32 | 64, encode_signed(number as i64)]);
            }
        }
        _ => {}
    }
}
