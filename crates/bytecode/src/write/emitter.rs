//! Bytes under construction.

use crate::format::{PADDING, Section};

/// Appends numbers, bytes and sections.
#[derive(Default)]
pub struct Emitter {
    pub bytes: Vec<u8>,
    /// The greatest alignment that something inside needs.
    align: usize,
}

impl Emitter {
    pub fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// A number in as few bytes as it needs: the zeros at the low end of the first one tell how many follow.
    #[inline]
    pub fn varint(&mut self, value: u64) {
        // Most numbers are small, and arrays of a known size are copied without a call.
        match value {
            0..0x80 => self.byte((value << 1 | 1) as u8),
            0x80..0x4000 => self.bytes.extend_from_slice(&((value << 2 | 2) as u16).to_le_bytes()),
            _ => self.long_varint(value),
        }
    }

    fn long_varint(&mut self, value: u64) {
        let n_bits = u64::BITS - value.leading_zeros();
        let n_bytes = n_bits.div_ceil(7) as usize;
        if n_bytes > 8 {
            self.byte(0);
            self.bytes.extend_from_slice(&value.to_le_bytes());
            return;
        }
        let prefixed = (value << 1 | 1) << (n_bytes - 1);
        let len = self.bytes.len() + n_bytes;
        self.bytes.extend_from_slice(&prefixed.to_le_bytes());
        self.bytes.truncate(len);
    }

    /// A number and a flag.
    pub fn flagged(&mut self, value: u64, flag: bool) {
        self.varint(value << 1 | u64::from(flag));
    }

    /// Bytes with their number in front.
    pub fn blob(&mut self, bytes: &[u8]) {
        self.varint(bytes.len() as u64);
        self.bytes.extend_from_slice(bytes);
    }

    /// Bytes with alignment and number in front, at a place that has the alignment.
    pub fn aligned_blob(&mut self, bytes: &[u8], align: u32) {
        self.varint(u64::from(align));
        self.varint(bytes.len() as u64);
        self.align_to(align as usize);
        self.bytes.extend_from_slice(bytes);
    }

    /// Fills up to a multiple of `align`, a power of two.
    fn align_to(&mut self, align: usize) {
        if align < 2 {
            return;
        }
        self.bytes.resize(self.bytes.len().next_multiple_of(align), PADDING);
        self.align = self.align.max(align);
    }

    /// A section with these contents.
    pub fn section(&mut self, section: Section, contents: &Emitter) {
        let start = self.bytes.len();
        self.byte(section as u8);
        self.varint(contents.bytes.len() as u64);
        if contents.align > 1 {
            if self.bytes.len().is_multiple_of(contents.align) {
                self.align = self.align.max(contents.align);
            } else {
                self.varint(contents.align as u64);
                self.align_to(contents.align);
                self.bytes[start] |= 0x80;
            }
        }
        self.bytes.extend_from_slice(&contents.bytes);
    }
}
