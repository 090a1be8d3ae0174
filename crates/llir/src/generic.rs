//! Metadata nodes of every kind as lists of named fields, and other contents of a module without their own types: for
//! translators that keep everything without knowing each kind of node.

use crate::constant::{ConstExpr, ExprOp};
use crate::context::Context;
use crate::debug::{DiKind, DiSize, present};
use crate::inst::Flags;
use crate::metadata::{Md, NodeView};
use crate::types::Type;
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

/// The value of a field of a metadata node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Metadata.
    Md(Md),
    /// A number or flag.
    Number(u64),
    /// A number that may be absent, and is not.
    Present(u32),
}

impl NodeView<'_> {
    /// The fields that are neither null, zero nor absent, in order of the text; none for kinds without fields.
    pub fn named_fields(&self) -> impl Iterator<Item = (&'static str, Field)> + '_ {
        let fields = self.kind().def().map_or(&[][..], |def| def.fields);
        let mut at = 0;
        fields.iter().filter_map(move |field| {
            let word = |i: usize| self.words().get(i).copied().unwrap_or(0);
            let (low, high, third) = (word(at), word(at + 1), word(at + 2));
            at += field.size.words();
            let wide = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
            let value = match field.size {
                DiSize::Md if low != 0 => Field::Md(Md::from_word(low)),
                DiSize::Word if low != 0 => Field::Number(low.into()),
                DiSize::Wide if (low, high) != (0, 0) => Field::Number(wide(low, high)),
                DiSize::Extent if low != 0 => Field::Md(Md::from_word(low)),
                DiSize::Extent if (high, third) != (0, 0) => Field::Number(wide(high, third)),
                DiSize::Optional if low != 0 => Field::Present(high),
                _ => return None,
            };
            Some((field.name, value))
        })
    }

    /// The tag of a `GenericDINode`.
    pub fn generic_tag(&self) -> u32 {
        if self.kind() == DiKind::GenericDINode { self.words().first().copied().unwrap_or(0) } else { 0 }
    }
}

impl DiKind {
    /// The name after `!`; empty for a tuple.
    pub fn name(self) -> &'static str {
        match self {
            DiKind::Tuple => "",
            DiKind::DIExpression => "DIExpression",
            DiKind::DIArgList => "DIArgList",
            DiKind::GenericDINode => "GenericDINode",
            kind => kind.def().map_or("", |def| def.name),
        }
    }
}

impl Context {
    /// Sets the operands of a node that was made by [`Context::md_mutable`].
    pub fn md_define_tuple(&self, node: Md, distinct: bool, operands: &[Md]) {
        let words: SmallVec<[u32; 16]> = operands.iter().map(|md| md.word()).collect();
        self.md_finish(node, distinct, DiKind::Tuple, &words);
    }

    /// Sets the fields of a node of a kind that has fields; `field` gives the value of a name.
    pub fn md_define(
        &self,
        node: Md,
        distinct: bool,
        kind: DiKind,
        field: &mut dyn FnMut(&str) -> Option<Field>,
    ) {
        let mut words: SmallVec<[u32; 32]> = SmallVec::new();
        for def in kind.def().map_or(&[][..], |def| def.fields) {
            let value = field(def.name);
            match (def.size, value) {
                (DiSize::Md, Some(Field::Md(md))) => words.push(md.word()),
                (DiSize::Word, Some(Field::Number(number))) => words.push(number as u32),
                (DiSize::Wide, Some(Field::Number(number))) => {
                    words.extend([number as u32, (number >> 32) as u32]);
                }
                (DiSize::Extent, Some(Field::Md(md))) => words.extend([md.word(), 0, 0]),
                (DiSize::Extent, Some(Field::Number(number))) => {
                    words.extend([0, number as u32, (number >> 32) as u32]);
                }
                (DiSize::Optional, Some(Field::Number(number))) => words.extend([1, number as u32]),
                (DiSize::Optional, Some(Field::Present(number))) => words.extend([1, number]),
                (size, _) => words.extend(core::iter::repeat_n(0, size.words())),
            }
        }
        self.md_finish(node, distinct, kind, present(&words));
    }

    /// Makes a node a `GenericDINode`; the first operand is its header.
    pub fn md_define_generic(&self, node: Md, distinct: bool, tag: u32, operands: &[Md]) {
        let mut words: SmallVec<[u32; 16]> = terrace_support::smallvec![tag];
        words.extend(operands.iter().map(|md| md.word()));
        self.md_finish(node, distinct, DiKind::GenericDINode, &words);
    }

    /// The name of a kind of attachment.
    pub fn md_kind_name(&self, kind: crate::metadata::MdKind) -> Vec<u8> {
        let mut name = Vec::new();
        self.push_md_kind_name(kind, &mut |text| name.extend_from_slice(text));
        name
    }

    /// A constant expression as it is, without folding. The operands must have the types that the operation takes.
    pub fn const_expr(
        &self,
        op: ExprOp,
        ty: Type,
        flags: Flags,
        source: Type,
        operands: &[Value],
        in_range: Option<(i64, i64)>,
    ) -> Value {
        self.expr(op, ty, flags, source, operands, in_range)
    }
}

impl ExprOp {
    /// The operation with this name.
    pub fn from_name(name: &[u8]) -> Option<ExprOp> {
        ExprOp::ALL.into_iter().find(|op| op.name().as_bytes() == name)
    }
}

impl ConstExpr<'_> {
    /// Whether the source type is part of the expression.
    pub fn has_source(&self) -> bool {
        self.op == ExprOp::GetElementPtr
    }
}

impl crate::body::Body {
    /// Replaces operands of instructions and values of debug records.
    pub fn map_operands(&mut self, mut f: impl FnMut(Value) -> Value) {
        for operand in &mut self.operands {
            *operand = f(*operand);
        }
        for (_, record) in &mut self.records {
            record.value = f(record.value);
            if let Some(store) = &mut record.assignment {
                store.address = f(store.address);
            }
        }
    }
}
