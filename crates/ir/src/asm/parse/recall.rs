//! What pieces of the text were found to stand for lately.
//!
//! The same types, positions and constants are written again and again. A piece whose meaning does not depend on
//! where it is (one that ends with the bracket that it starts with, and what may follow that) is kept by its
//! bytes, and when they come again it is known without reading tokens.

use super::core::AsmParser;

/// What a remembered piece stands for: as many words as anything takes.
pub type Recalled = [u32; 4];

/// What sort of thing a piece is read as; the same bytes may be read in several ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum RecallKind {
    /// A type.
    Type,
    /// A position in an aggregate and the aggregate's type.
    Position,
    /// The types of an operation, from the colon on.
    Types,
}

/// Places for pieces that begin alike.
const WAYS: usize = 8;
/// How many beginnings there are places for.
const SETS: usize = 64;
/// Longer pieces are not remembered.
const LONGEST: u32 = 512;
/// How many bytes a piece is looked for by.
const KEY: usize = 16;

#[derive(Clone, Copy)]
struct Piece {
    start: u32,
    len: u32,
    kind: RecallKind,
    /// A word that is the same when the piece is read the same way.
    how: u32,
    words: Recalled,
}

/// Remembered pieces.
#[derive(Default)]
pub(crate) struct Pieces {
    sets: Vec<[Piece; WAYS]>,
    /// Where in each set the next one goes.
    next: Vec<u8>,
}

#[inline]
fn set_of(text: &[u8], at: usize) -> Option<usize> {
    let bytes = text.get(at..)?.first_chunk::<KEY>()?;
    let (a, b) = bytes.split_at(KEY / 2);
    let word = |bytes: &[u8]| bytes.first_chunk::<8>().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let mix = word(a).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ word(b).rotate_left(29);
    Some((mix.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize % SETS)
}

/// Whether a piece of this length ends there: what ends with a word could go on.
#[inline]
fn ends(text: &[u8], len: usize) -> bool {
    matches!(text.get(len - 1), Some(b'>' | b']' | b')'))
        || matches!(text.get(len), None | Some(b' ' | b'\n' | b'\t' | b'\r'))
}

impl AsmParser<'_> {
    /// What the text from the current token on stands for, if it was remembered; then the parser moves behind it.
    ///
    /// `key` is how many bytes behind the token's start texts begin to differ, and `how` what was given to
    /// [`AsmParser::remember`].
    #[inline]
    pub fn recall(&mut self, kind: RecallKind, key: u32, how: u32) -> Option<Recalled> {
        let (words, end) = self.recall_at(kind, self.tok.start, key, how)?;
        self.reset_to(end);
        Some(words)
    }

    /// The same for the text from `start` on, and where the piece ends.
    #[inline]
    pub(super) fn recall_at(
        &self,
        kind: RecallKind,
        start: u32,
        key: u32,
        how: u32,
    ) -> Option<(Recalled, u32)> {
        let text = self.lexer.text();
        let set = self.pieces.sets.get(set_of(text, (start + key) as usize)?)?;
        let rest = text.get(start as usize..)?;
        let found = set.iter().find(|piece| {
            let known = text.get(piece.start as usize..(piece.start + piece.len) as usize).unwrap_or(&[]);
            piece.kind == kind
                && piece.how == how
                && !known.is_empty()
                && rest.starts_with(known)
                && ends(rest, known.len())
        })?;
        Some((found.words, start + found.len))
    }

    /// Remembers what the text from `start` to the last token that was consumed stands for.
    pub fn remember(&mut self, kind: RecallKind, start: u32, key: u32, how: u32, words: Recalled) {
        self.remember_piece(kind, (start, self.tok.start), key, how, words);
    }

    /// The same for the text between two offsets.
    #[inline(never)]
    pub(super) fn remember_piece(
        &mut self,
        kind: RecallKind,
        (start, end): (u32, u32),
        key: u32,
        how: u32,
        words: Recalled,
    ) {
        let mut piece = self.source(start, end);
        while let [rest @ .., b' ' | b'\n' | b'\t' | b'\r'] = piece {
            piece = rest;
        }
        // With a string or a comment in it, a piece may mean something else at another place.
        let plain = memchr::memchr3(b'"', b'/', 0, piece).is_none();
        if !plain || piece.is_empty() || piece.len() as u32 > LONGEST {
            return;
        }
        let piece = Piece { start, len: piece.len() as u32, kind, how, words };
        let Some(set) = set_of(self.lexer.text(), (start + key) as usize) else { return };
        if self.pieces.sets.is_empty() {
            let none = Piece { start: 0, len: 0, kind, how: 0, words: [0; 4] };
            self.pieces.sets.resize(SETS, [none; WAYS]);
            self.pieces.next.resize(SETS, 0);
        }
        let next = &mut self.pieces.next[set];
        self.pieces.sets[set][*next as usize % WAYS] = piece;
        *next = next.wrapping_add(1);
    }
}
