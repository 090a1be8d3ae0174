//! A section as bytes, and the errors about them.

use crate::format::{PADDING, Section};
use std::sync::Arc;
use terrace_ir::loc::SourceFile;
use terrace_ir::{Context, Loc, Reported, Result};

/// A file that is read.
pub struct File<'a> {
    pub ctx: &'a Context,
    pub file: &'a Arc<SourceFile>,
    /// The location of errors: upstream's readers know no place in the file.
    pub loc: Loc,
}

/// Bytes of a file that are read from front to back.
#[derive(Clone)]
pub struct Bytes<'a> {
    pub file: &'a File<'a>,
    /// The bytes of the file up to the end of the section.
    bytes: &'a [u8],
    at: usize,
    section: &'static str,
}

impl<'a> Bytes<'a> {
    /// The whole file.
    pub fn of(file: &'a File<'a>, bytes: &'a [u8], at: usize) -> Self {
        Self { file, bytes, at, section: "" }
    }

    /// Reports an error, with the place in the file.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Reported {
        let place = match self.section {
            "" => format!("at byte {}", self.at),
            section => format!("at byte {}, in section {section}", self.at),
        };
        self.file.ctx.error(self.file.loc, message).note(self.file.loc, place).emit()
    }

    /// The offset in the file.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// How many bytes are left.
    pub fn remaining(&self) -> usize {
        self.bytes.len() - self.at
    }

    pub fn is_empty(&self) -> bool {
        self.remaining() == 0
    }

    /// The bytes from `start` to `end`, offsets in the file, on their own.
    pub fn part(&self, start: usize, end: usize) -> Self {
        Self { bytes: self.bytes.get(..end).unwrap_or(self.bytes), at: start.min(end), ..self.clone() }
    }

    /// The next so many bytes on their own.
    pub fn prefix(&mut self, n: u64) -> Result<Self> {
        let start = self.at;
        self.take(n)?;
        Ok(self.part(start, self.at))
    }

    /// All that is left.
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    pub fn byte(&mut self) -> Result<u8> {
        match self.bytes.get(self.at) {
            Some(&byte) => {
                self.at += 1;
                Ok(byte)
            }
            None => Err(self.error("attempting to parse a byte at the end of the bytecode")),
        }
    }

    /// So many bytes.
    pub fn take(&mut self, n: u64) -> Result<&'a [u8]> {
        let n = usize::try_from(n).ok().filter(|&n| n <= self.remaining()).ok_or_else(|| {
            self.error(format!("attempting to parse {n} bytes when only {} remain", self.remaining()))
        })?;
        let bytes = &self.bytes[self.at..self.at + n];
        self.at += n;
        Ok(bytes)
    }

    /// A number.
    #[inline]
    pub fn varint(&mut self) -> Result<u64> {
        let first = self.byte()?;
        if first & 1 != 0 {
            return Ok(u64::from(first >> 1));
        }
        self.long_varint(first)
    }

    #[inline]
    fn long_varint(&mut self, first: u8) -> Result<u64> {
        let n_more = first.trailing_zeros().min(8);
        // Most numbers are not at the end of the file, and all their bytes are loaded at once.
        let word = match self.bytes[self.at..].first_chunk() {
            Some(&word) if first != 0 => word,
            _ => return self.last_varint(first, n_more),
        };
        self.at += n_more as usize;
        let high = u64::from_le_bytes(word) & ((1 << (8 * n_more)) - 1);
        Ok((high << 8 | u64::from(first)) >> (n_more + 1))
    }

    /// A number that takes nine bytes, or is among the last eight bytes.
    #[cold]
    fn last_varint(&mut self, first: u8, n_more: u32) -> Result<u64> {
        let more = self.take(u64::from(n_more))?;
        let high = more.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        if first == 0 {
            return Ok(high);
        }
        Ok((high << 8 | u64::from(first)) >> (n_more + 1))
    }

    /// A number and a flag.
    pub fn flagged(&mut self) -> Result<(u64, bool)> {
        let both = self.varint()?;
        Ok((both >> 1, both & 1 != 0))
    }

    /// A number of things that take at least one byte each.
    pub fn count(&mut self) -> Result<usize> {
        let n = self.varint()?;
        self.checked_count(n)
    }

    /// Checks a number of things that take at least one byte each.
    pub fn checked_count(&self, n: u64) -> Result<usize> {
        match usize::try_from(n) {
            Ok(n) if n <= self.remaining() => Ok(n),
            _ => Err(self.error(format!("expected {n} entries, but only {} bytes remain", self.remaining()))),
        }
    }

    /// An index into a table of `len` entries.
    pub fn index(&mut self, len: usize, what: &str) -> Result<usize> {
        let index = self.varint()?;
        self.checked_index(index, len, what)
    }

    /// Checks an index into a table of `len` entries.
    pub fn checked_index(&self, index: u64, len: usize, what: &str) -> Result<usize> {
        match usize::try_from(index) {
            Ok(at) if at < len => Ok(at),
            _ => Err(self.error(format!("invalid {what} index: {index}"))),
        }
    }

    /// Bytes up to a zero, which is consumed.
    pub fn zero_terminated(&mut self) -> Result<&'a [u8]> {
        let rest = self.rest();
        let Some(n) = rest.iter().position(|&byte| byte == 0) else {
            return Err(self.error("malformed null-terminated string, no null character found"));
        };
        self.at += n + 1;
        Ok(&rest[..n])
    }

    /// Skips the bytes that fill up to a multiple of `align`.
    pub fn align_to(&mut self, align: u64) -> Result {
        if !align.is_power_of_two() {
            return Err(self.error("expected alignment to be a power-of-two"));
        }
        while self.at as u64 & (align - 1) != 0 {
            let byte = self.byte()?;
            if byte != PADDING {
                return Err(self.error(format!("expected alignment byte (0xCB), but got: '0x{byte:x}'")));
            }
        }
        Ok(())
    }

    /// A section: its kind and its contents.
    pub fn section(&mut self) -> Result<(Section, Bytes<'a>)> {
        let id = self.byte()?;
        let n = self.varint()?;
        let number = id & 0x7F;
        let Some(section) = Section::of(number) else {
            return Err(self.error(format!("invalid section ID: {number}")));
        };
        if id & 0x80 != 0 {
            let align = self.varint()?;
            self.align_to(align)?;
        }
        Ok((section, Self { section: section.name(), ..self.prefix(n)? }))
    }
}
