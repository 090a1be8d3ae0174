//! Texts of operations, by shape.
//!
//! What an operation without regions prints follows from its shape and the names of its operands and successors: a format
//! and a `print` hook read nothing else. So the text is printed once for each shape, and copied with other names for
//! further operations of the shape. Debug builds print it each time and compare.

use super::op::OpPrinter;
use super::printer::Short;
use crate::body::{Block, Body, CODE_MASK, HAS_DICT, Op, Value};
use crate::shape_cache::ShapeCache;
use core::ops::Range;

/// How many texts are kept at most.
const TEXTS: usize = 8192;
/// Longer texts are not kept: copying them takes most of the time.
const MAX_TEXT: usize = 1 << 10;
/// All texts are dropped when they have more pieces together: 2 MB.
const MAX_PIECES: usize = 1 << 16;
/// An operation with more operands or successors is not kept.
const MAX_NAMES: usize = 32;

/// Set in the key of a shape beside its op code if the name is printed with the dialect.
const PREFIXED: u32 = 1 << 31;
const _: () = assert!(PREFIXED & (CODE_MASK | HAS_DICT) == 0);

/// A name in a text, which differs between operations of one shape.
#[derive(Clone, Copy)]
pub(super) enum Name {
    Value(Value),
    Block(Block),
    /// A line break and so many blanks.
    LineBreak(usize),
}

/// The kind of name that follows a piece of text.
#[derive(Clone, Copy)]
enum Gap {
    /// The end of the text.
    End,
    /// Another piece.
    None,
    Operand(u8),
    Successor(u8),
    /// A line break, and so many more blanks than before the operation.
    LineBreak(u8),
}

/// How many bytes a piece has at most. They are copied without a loop.
const PIECE: usize = 29;

#[derive(Clone, Copy)]
struct Piece {
    text: Short<PIECE>,
    gap: Gap,
}
const _: () = assert!(size_of::<Piece>() == 32);

/// Texts of shapes.
pub(super) struct Texts {
    /// The first piece of each shape's text.
    shapes: ShapeCache<TEXTS>,
    /// The pieces of all texts.
    pieces: Vec<Piece>,
    /// Whether the text that is being printed may be kept.
    noting: bool,
    /// The names in it and their positions in the output.
    names: Vec<(Range<usize>, Name)>,
}

impl Texts {
    pub fn new() -> Self {
        Self { shapes: ShapeCache::new(), pieces: Vec::new(), noting: false, names: Vec::new() }
    }

    /// Divides the text of an operation, which starts at `start`, at the names in it. `None` if it cannot be kept.
    fn keep(&mut self, body: &Body, op: Op, out: &[u8], start: usize, indent: usize) -> Option<()> {
        let (operands, succs) = (body.operands(op), body.succs(op));
        if out.len() - start > MAX_TEXT || operands.len().max(succs.len()) > MAX_NAMES {
            return None;
        }
        let mut at = start;
        for (range, name) in &self.names {
            let gap = match *name {
                Name::Value(value) => Gap::Operand(only_position(operands.iter(), value)?),
                Name::Block(block) => Gap::Successor(only_position(succs.clone(), block)?),
                Name::LineBreak(blanks) => Gap::LineBreak(blanks.checked_sub(indent)?.try_into().ok()?),
            };
            push_pieces(&mut self.pieces, &out[at..range.start], gap);
            at = range.end;
        }
        push_pieces(&mut self.pieces, &out[at..], Gap::End);
        Some(())
    }
}

fn push_pieces(pieces: &mut Vec<Piece>, mut text: &[u8], gap: Gap) {
    while text.len() > PIECE {
        let (piece, rest) = text.split_at(PIECE);
        pieces.push(Piece { text: Short::new(piece), gap: Gap::None });
        text = rest;
    }
    pieces.push(Piece { text: Short::new(text), gap });
}

impl OpPrinter<'_> {
    /// Prints an operation from its name up to its location.
    pub(super) fn op_text(&mut self, op: Op) {
        if !self.find_shape(op) {
            return self.custom_or_generic(op);
        }
        let Some(text) = self.texts.as_mut().and_then(|texts| texts.shapes.get()) else {
            return self.new_text(op);
        };
        let start = self.asm.out.len();
        self.copy_text(op, text);
        if cfg!(debug_assertions) {
            let end = self.asm.out.len();
            self.custom_or_generic(op);
            let (copy, text) = self.asm.out[start..].split_at(end - start);
            let name = self.body.def(op).name;
            debug_assert!(copy == text, "the text of '{name}' is not a function of the shape");
            self.asm.out.truncate(end);
        }
    }

    /// Makes the key of an operation's shape. Returns false if its text is not kept.
    #[inline]
    fn find_shape(&mut self, op: Op) -> bool {
        let (body, kind) = (self.body, self.kind(op));
        let Some(texts) = self.texts.as_mut().filter(|_| body.n_regions(op) == 0) else { return false };
        let prefixed = if kind.def.dialect == self.default_dialect { 0 } else { PREFIXED };
        texts.shapes.set_key(body, op, prefixed, kind.n_slots);
        true
    }

    /// Prints the text that starts with piece number `at`, with the names of an operation.
    fn copy_text(&mut self, op: Op, mut at: u32) {
        let body = self.body;
        while let Some(Piece { text, gap }) =
            self.texts.as_ref().and_then(|texts| texts.pieces.get(at as usize))
        {
            text.push(&mut self.asm.out);
            at += 1;
            match *gap {
                Gap::None => {}
                Gap::Operand(i) => {
                    if let Some(value) = body.operands(op).get(usize::from(i)) {
                        self.value_inline(value, true);
                    }
                }
                Gap::Successor(i) => self.block_name(body.succ(op, usize::from(i))),
                Gap::LineBreak(indent) => self.line_break(self.indent + usize::from(indent)),
                Gap::End => return,
            }
        }
    }

    /// Prints the first operation of a shape and keeps the text.
    #[inline(never)]
    fn new_text(&mut self, op: Op) {
        let start = self.asm.out.len();
        if let Some(texts) = &mut self.texts {
            texts.noting = true;
            texts.names.clear();
        }
        self.custom_or_generic(op);
        let Some(texts) = &mut self.texts else { return };
        texts.noting = false;
        let first = texts.pieces.len();
        let is_kept = texts.keep(self.body, op, &self.asm.out, start, self.indent).is_some()
            && texts.shapes.insert(first as u32);
        if !is_kept {
            texts.pieces.truncate(first);
        } else if first > MAX_PIECES {
            **texts = Texts::new();
        }
    }

    /// Notes a name that was printed from `start` on.
    #[inline]
    pub(super) fn note_name(&mut self, start: usize, name: Name) {
        if let Some(texts) = &mut self.texts
            && texts.noting
        {
            texts.names.push((start..self.asm.out.len(), name));
        }
    }
}

/// The position of an item. `None` if it occurs twice, since it differs in other operations which one is printed.
fn only_position<T: PartialEq>(mut items: impl Iterator<Item = T>, item: T) -> Option<u8> {
    let at = items.position(|other| other == item)?;
    items.all(|other| other != item).then_some(at as u8)
}
