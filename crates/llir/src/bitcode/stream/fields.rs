//! Fields of any width at any bit of a file.

use super::super::error::{Read, fail};

/// A position in bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits<'a> {
    data: &'a [u8],
    at: usize,
    /// The number of bits.
    end: usize,
}

impl<'a> Bits<'a> {
    /// The bits of a file, of less than 2^60 bytes.
    pub(super) fn new(data: &'a [u8]) -> Self {
        Self { data, at: 0, end: data.len() * 8 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn end(&self) -> usize {
        self.end
    }

    pub(super) fn seek(&mut self, at: usize) {
        self.at = at.min(self.end);
    }

    pub(super) fn left(&self) -> usize {
        self.end - self.at
    }

    /// At least 57 bits from the position on; zeros follow the end.
    #[inline(always)]
    fn window(&self) -> u64 {
        let byte = self.at / 8;
        let word = match self.data.get(byte..byte + 8) {
            Some(bytes) => bytes.try_into().map_or(0, u64::from_le_bytes),
            None => self.last_window(byte),
        };
        word >> (self.at % 8)
    }

    #[cold]
    fn last_window(&self, byte: usize) -> u64 {
        let bytes = self.data.get(byte..).unwrap_or(&[]);
        bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
    }

    #[inline(always)]
    fn advance(&mut self, n: usize) -> Read<()> {
        let at = self.at + n;
        if at > self.end {
            return fail("the file ends in the middle of a record");
        }
        self.at = at;
        Ok(())
    }

    /// A field of at most 64 bits.
    #[inline(always)]
    pub(super) fn fixed(&mut self, width: u8) -> Read<u64> {
        if width > 56 {
            let low = self.fixed(32)?;
            return Ok(self.fixed(width - 32)? << 32 | low);
        }
        let field = self.window() & !(u64::MAX << width);
        self.advance(width.into())?;
        Ok(field)
    }

    /// A number in chunks of `width` bits, at least 2, whose top bits say whether another one follows.
    #[inline(always)]
    pub(super) fn vbr(&mut self, width: u8) -> Read<u64> {
        let window = self.window();
        let more = 1u64 << (width - 1);
        if width <= 32 && window & more == 0 {
            self.advance(width.into())?;
            return Ok(window & (more - 1));
        }
        self.long_vbr(width)
    }

    fn long_vbr(&mut self, width: u8) -> Read<u64> {
        let more = 1u64 << (width - 1);
        let (mut number, mut shift) = (0, 0u32);
        loop {
            let chunk = self.fixed(width)?;
            let value = chunk & (more - 1);
            if shift < 64 {
                number |= value << shift;
            } else if value != 0 {
                return fail("a number has more than 64 bits");
            }
            if chunk & more == 0 {
                return Ok(number);
            }
            shift = shift.saturating_add(u32::from(width) - 1);
        }
    }

    /// Skips to a multiple of 32 bits.
    pub(super) fn align(&mut self) -> Read<()> {
        self.advance(self.at.next_multiple_of(32) - self.at)
    }

    /// Bytes at a multiple of 8 bits.
    pub(super) fn bytes(&mut self, n: usize) -> Read<&'a [u8]> {
        let start = self.at / 8;
        match n.checked_mul(8).filter(|&bits| bits <= self.left()) {
            Some(bits) => {
                self.at += bits;
                Ok(self.data.get(start..start + n).unwrap_or(&[]))
            }
            None => fail("the file ends in the middle of a record"),
        }
    }
}
