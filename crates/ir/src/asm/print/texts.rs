//! Texts of operations, by shape.
//!
//! What an operation without regions prints follows from its shape and the names of its operands and successors: a format
//! and a `print` hook read nothing else. So the text is printed once for each shape, and copied with other names for
//! further operations of the shape. Debug builds print it each time and compare.

use super::kind::Kind;
use super::op::OpPrinter;
use super::printer::Short;
use crate::body::{Block, Body, Op, Value};
use crate::shapes::{ByShape, NO_SHAPE, ShapeTable};
use core::ops::Range;

/// Longer texts are not kept: copying them takes most of the time.
const MAX_TEXT: usize = 1 << 10;
/// All texts are dropped when they have more pieces together: 2 MB.
const MAX_PIECES: usize = 1 << 16;
/// An operation with more operands or successors is not kept.
const MAX_NAMES: usize = 32;

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
    /// The first piece of each shape's text, for each default dialect, since names are printed without it.
    first: Vec<(&'static str, ByShape<u32>)>,
    /// The position in `first` of the default dialect here.
    here: usize,
    /// The pieces of all texts.
    pieces: Vec<Piece>,
    /// The shapes of operations whose bodies were edited since the verifier left numbers in them.
    shapes: Option<ShapeTable>,
    /// Whether the text that is being printed may be kept.
    noting: bool,
    /// The names in it and their positions in the output.
    names: Vec<(Range<usize>, Name)>,
}

impl Texts {
    /// No texts, at a place with this default dialect.
    pub fn new(default_dialect: &'static str) -> Box<Self> {
        let first = vec![(default_dialect, ByShape::new())];
        Box::new(Self { first, here: 0, pieces: Vec::new(), shapes: None, noting: false, names: Vec::new() })
    }

    /// Goes on at a place with another default dialect.
    pub fn enter(&mut self, default_dialect: &'static str) {
        let known = self.first.iter().position(|&(dialect, _)| dialect == default_dialect);
        self.here = known.unwrap_or_else(|| {
            self.first.push((default_dialect, ByShape::new()));
            self.first.len() - 1
        });
    }

    /// The first piece of a shape's text.
    #[inline]
    fn get(&self, number: u32) -> Option<u32> {
        self.first[self.here].1.get(number)
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
    /// Prints an operation from the end of its results up to its location.
    #[inline]
    pub(super) fn op_text(&mut self, op: Op) {
        let number = self.shape(op);
        match self.texts.as_ref().and_then(|texts| texts.get(number)) {
            Some(text) => self.kept_text(op, text),
            None => self.new_text(op, number),
        }
    }

    fn kept_text(&mut self, op: Op, text: u32) {
        let start = self.asm.out.len();
        self.copy_text(op, text);
        if cfg!(debug_assertions) {
            let end = self.asm.out.len();
            self.whole_text(op);
            let (copy, text) = self.asm.out[start..].split_at(end - start);
            let name = self.body.def(op).name;
            debug_assert!(copy == text, "the text of '{name}' is not a function of the shape");
            self.asm.out.truncate(end);
        }
    }

    /// Prints an operation from the end of its results up to its location.
    fn whole_text(&mut self, op: Op) {
        if self.body.n_results(op) != 0 {
            self.asm.text(" = ");
        }
        self.custom_or_generic(op);
    }

    /// Prints the text that starts with piece number `at`, with the names of an operation.
    #[inline]
    fn copy_text(&mut self, op: Op, at: u32) {
        let Some(pieces) = self.texts.as_ref().and_then(|texts| texts.pieces.get(at as usize..)) else {
            return;
        };
        let (body, out) = (self.body, &mut self.asm.out);
        let operands = body.operands(op);
        for &Piece { ref text, gap } in pieces {
            text.push(out);
            match gap {
                Gap::None => {}
                Gap::Operand(i) => {
                    if let Some(value) = operands.get(usize::from(i)) {
                        self.names.push_value(&self.current, value, true, out);
                    }
                }
                Gap::Successor(i) => self.current.push_block(body.succ(op, usize::from(i)), out),
                Gap::LineBreak(indent) => {
                    out.push(b'\n');
                    out.resize(out.len() + self.indent + usize::from(indent), b' ');
                }
                Gap::End => return,
            }
        }
    }

    /// Prints an operation of a shape without a kept text, and keeps its text.
    #[inline(never)]
    fn new_text(&mut self, op: Op, mut number: u32) {
        let Some(texts) = self.texts.as_mut().filter(|_| self.body.n_regions(op) == 0) else {
            return self.whole_text(op);
        };
        if number == NO_SHAPE {
            let shapes = texts.shapes.get_or_insert_default();
            let n_slots = Kind::of(self.body.def(op)).n_slots;
            number = shapes.number(self.body, op, n_slots, &self.asm.ctx.shapes);
            if let Some(text) = texts.get(number) {
                return self.kept_text(op, text);
            }
        }
        let start = self.asm.out.len();
        texts.noting = number != NO_SHAPE;
        texts.names.clear();
        self.whole_text(op);
        let Some(texts) = self.texts.as_mut().filter(|texts| texts.noting) else { return };
        texts.noting = false;
        let first = texts.pieces.len();
        if texts.keep(self.body, op, &self.asm.out, start, self.indent).is_none() {
            texts.pieces.truncate(first);
        } else if first > MAX_PIECES {
            texts.pieces.clear();
            texts.first.iter_mut().for_each(|(_, first)| *first = ByShape::new());
        } else {
            texts.first[texts.here].1.set(number, first as u32);
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
