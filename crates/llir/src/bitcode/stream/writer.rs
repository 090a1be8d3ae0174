//! Writing blocks and records.

use super::*;

/// A bit stream under construction.
#[derive(Debug)]
pub(in super::super) struct BitWriter {
    out: Vec<u8>,
    /// Bits that are not in `out` yet, and their number.
    bits: u64,
    n_bits: u32,
    /// The width of abbreviation ids.
    width: u32,
    /// Of each open block the width outside, and the place of its length.
    blocks: Vec<(u32, usize)>,
}

impl BitWriter {
    /// A stream that continues these bytes, whose number is a multiple of 4.
    pub(in super::super) fn new(out: Vec<u8>) -> Self {
        Self { out, bits: 0, n_bits: 0, width: 2, blocks: Vec::new() }
    }

    /// The bytes.
    pub(in super::super) fn finish(mut self) -> Vec<u8> {
        self.align();
        self.out
    }

    /// A field of at most 32 bits.
    #[inline]
    pub(in super::super) fn fixed(&mut self, number: u64, width: u32) {
        debug_assert!(width <= 32 && number >> width == 0);
        self.bits |= number << self.n_bits;
        self.n_bits += width;
        if self.n_bits >= 32 {
            self.out.extend_from_slice(&(self.bits as u32).to_le_bytes());
            self.bits >>= 32;
            self.n_bits -= 32;
        }
    }

    /// A number in chunks of `width` bits.
    #[inline]
    pub(in super::super) fn vbr(&mut self, mut number: u64, width: u32) {
        let more = 1u64 << (width - 1);
        while number >= more {
            self.fixed(number & (more - 1) | more, width);
            number >>= width - 1;
        }
        self.fixed(number, width);
    }

    /// Zeros up to a multiple of 32 bits.
    fn align(&mut self) {
        if self.n_bits != 0 {
            self.fixed(0, 32 - self.n_bits);
        }
    }

    /// Starts a block with abbreviation ids of `width` bits.
    pub(in super::super) fn enter(&mut self, id: u32, width: u32) {
        self.fixed(ENTER_SUBBLOCK, self.width);
        self.vbr(id.into(), 8);
        self.vbr(width.into(), 4);
        self.align();
        self.blocks.push((self.width, self.out.len()));
        self.fixed(0, 32);
        self.width = width;
    }

    /// Ends the block.
    pub(in super::super) fn end(&mut self) {
        self.fixed(END_BLOCK, self.width);
        self.align();
        if let Some((width, place)) = self.blocks.pop() {
            self.width = width;
            let n_words = (self.out.len() - place - 4) / 4;
            if let Some(length) = self.out.get_mut(place..place + 4) {
                length.copy_from_slice(&(n_words as u32).to_le_bytes());
            }
        }
    }

    /// Defines an abbreviation. Its id is the number of definitions before it plus [`FIRST_ABBREV`].
    pub(in super::super) fn define(&mut self, operands: &[Operand]) {
        self.fixed(DEFINE_ABBREV, self.width);
        self.vbr(operands.len() as u64, 5);
        for operand in operands {
            let (kind, width) = match *operand {
                Operand::Literal(number) => {
                    self.fixed(1, 1);
                    self.vbr(number, 8);
                    continue;
                }
                Operand::Fixed(width) => (1, Some(width)),
                Operand::Vbr(width) => (2, Some(width)),
                Operand::Array => (3, None),
                Operand::Char6 => (4, None),
                Operand::Blob => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(kind, 3);
            if let Some(width) = width {
                self.vbr(width.into(), 5);
            }
        }
    }

    /// A record without abbreviation.
    pub(in super::super) fn record(&mut self, code: u32, ops: &[u64]) {
        self.fixed(UNABBREV_RECORD, self.width);
        self.vbr(code.into(), 6);
        self.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
    }

    /// A record whose operands are characters.
    pub(in super::super) fn text(&mut self, code: u32, head: &[u64], text: &[u8]) {
        self.fixed(UNABBREV_RECORD, self.width);
        self.vbr(code.into(), 6);
        self.vbr((head.len() + text.len()) as u64, 6);
        for &op in head {
            self.vbr(op, 6);
        }
        for &byte in text {
            self.vbr(byte.into(), 6);
        }
    }

    /// A record by an abbreviation `[code, head..., blob]` with this id, where `head` has the encodings.
    pub(in super::super) fn blob(&mut self, id: u64, head: &[(u64, Operand)], bytes: &[u8]) {
        self.fixed(id, self.width);
        for &(number, operand) in head {
            self.operand(number, operand);
        }
        self.vbr(bytes.len() as u64, 6);
        self.align();
        self.out.extend_from_slice(bytes);
        // The stream goes on at a multiple of 32 bits.
        self.out.resize(self.out.len().next_multiple_of(4), 0);
    }

    /// Bytes as the array of an abbreviation, in elements of eight bits.
    pub(in super::super) fn array(&mut self, bytes: &[u8]) {
        self.vbr(bytes.len() as u64, 6);
        for &byte in bytes {
            self.fixed(byte.into(), 8);
        }
    }

    /// The id of an abbreviation, before its operands.
    pub(in super::super) fn abbrev(&mut self, id: u64) {
        self.fixed(id, self.width);
    }

    /// An operand in the encoding of an abbreviation.
    #[inline]
    pub(in super::super) fn operand(&mut self, number: u64, operand: Operand) {
        match operand {
            Operand::Fixed(width) => self.fixed(number, width.into()),
            Operand::Vbr(width) => self.vbr(number, width.into()),
            Operand::Char6 => {
                let at = CHAR6.iter().position(|&char| u64::from(char) == number).unwrap_or(0);
                self.fixed(at as u64, 6);
            }
            Operand::Literal(_) | Operand::Array | Operand::Blob => {}
        }
    }
}
