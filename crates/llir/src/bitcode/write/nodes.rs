//! Numbers of metadata: strings, then values, then nodes behind the uniqued nodes that they refer to.

use super::super::md_table::{self, Form};
use crate::context::Context;
use crate::debug::DiKind;
use crate::metadata::{Md, MdView, NodeView};
use crate::types::Type;
use crate::value::Value;

/// The metadata of a module.
#[derive(Default)]
pub(super) struct Nodes {
    pub(super) strings: Vec<Md>,
    pub(super) values: Vec<Value>,
    pub(super) nodes: Vec<Md>,
    /// The number of each, by index: the place in its list plus one until [`finish`](Self::finish).
    numbers: Vec<u32>,
    stack: Vec<(Md, usize)>,
}

impl Nodes {
    pub(super) fn new(cx: &Context) -> Self {
        Self { numbers: vec![0; cx.n_metadata()], ..Self::default() }
    }

    /// Adds metadata with everything that it refers to.
    pub(super) fn add(&mut self, cx: &Context, md: Md) {
        self.visit(cx, md);
        while let Some((node, at)) = self.stack.pop() {
            let MdView::Node(view) = cx.md_view(node) else { continue };
            if at < view.len() {
                self.stack.push((node, at + 1));
                self.visit(cx, view.operand(at));
                continue;
            }
            // Of a node with a computed size, other sizes are metadata, too.
            if has_computed_extent(&view) {
                for bits in extents(&view).filter_map(|words| number(&words)) {
                    self.visit(cx, extent(cx, bits));
                }
            }
            self.nodes.push(node);
            if let Some(number) = self.numbers.get_mut(node.index() as usize) {
                *number = self.nodes.len() as u32;
            }
        }
    }

    fn visit(&mut self, cx: &Context, md: Md) {
        let at = md.index() as usize;
        if !md.is_null() && at >= self.numbers.len() {
            self.numbers.resize(at + 1, 0);
        }
        let Some(number) = self.numbers.get_mut(md.index() as usize).filter(|number| **number == 0) else {
            return;
        };
        *number = match cx.md_view(md) {
            MdView::Null => return,
            MdView::String(_) => {
                self.strings.push(md);
                self.strings.len() as u32
            }
            MdView::Value(value) => {
                self.values.push(value);
                self.values.len() as u32
            }
            // Lists of arguments belong to functions.
            MdView::Node(view) if view.kind() == DiKind::DIArgList => return,
            MdView::Node(_) => {
                self.stack.push((md, 0));
                u32::MAX
            }
        };
    }

    /// Gives final numbers to all.
    pub(super) fn finish(&mut self, cx: &Context) {
        let (n_strings, n_values) = (self.strings.len() as u32, self.values.len() as u32);
        for (at, number) in self.numbers.iter_mut().enumerate().filter(|(_, number)| **number != 0) {
            *number += match cx.md_view(Md::from_index(at as u32)) {
                MdView::Value(_) => n_strings,
                MdView::Node(_) => n_strings + n_values,
                _ => 0,
            };
        }
    }

    /// The number of metadata plus one; 0 is none.
    #[inline]
    pub(super) fn get(&self, md: Md) -> u64 {
        self.numbers.get(md.index() as usize).copied().unwrap_or(0).into()
    }

    /// The number of strings, values and nodes.
    pub(super) fn len(&self) -> usize {
        self.strings.len() + self.values.len() + self.nodes.len()
    }
}

/// The words of sizes and offsets of a node.
fn extents<'a>(view: &'a NodeView<'_>) -> impl Iterator<Item = [u32; 3]> + 'a {
    let fields = md_table::by_kind(view.kind()).map_or(&[][..], |row| &row.fields);
    let word = |at: usize| view.words().get(at).copied().unwrap_or(0);
    let fields = fields.iter().filter(|field| field.form == Form::Extent);
    fields.map(move |field| core::array::from_fn(|at| word(field.word + at)))
}

/// The number that a size or offset is.
fn number(&[md, low, high]: &[u32; 3]) -> Option<u64> {
    (md == 0).then_some(u64::from(low) | u64::from(high) << 32)
}

/// Whether a size or offset of a node is a node.
pub(super) fn has_computed_extent(view: &NodeView<'_>) -> bool {
    extents(view).any(|[md, ..]| md != 0)
}

/// A number of bits as metadata; null for zero.
pub(super) fn extent(cx: &Context, bits: u64) -> Md {
    if bits == 0 { Md::NULL } else { cx.md_value(cx.int(Type::I64, bits as i64)) }
}
