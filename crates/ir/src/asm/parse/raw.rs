//! Reading bytes without tokens: for texts of a fixed shape that there are many of, locations and attributes of debug
//! information above all.
//!
//! Nothing is reported and nothing is moved: when the text is not of the expected shape the reader is dropped, and
//! tokens are read from the start. So every form need not be known here, only the usual ones.

use super::core::AsmParser;
use crate::attrs::{Attr, DistinctAttr};

/// A place in the text.
#[derive(Clone, Copy)]
pub struct Raw<'p> {
    text: &'p [u8],
    at: usize,
}

#[inline]
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

impl<'p> Raw<'p> {
    #[inline]
    pub(super) fn new(text: &'p [u8], at: u32) -> Self {
        Self { text, at: at as usize }
    }

    /// The offset of the next byte.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.at as u32
    }

    /// The next byte behind blanks; zero at the end.
    #[inline]
    pub fn peek(&mut self) -> u8 {
        let mut at = self.at;
        loop {
            match self.text.get(at) {
                Some(b' ' | b'\n' | b'\t' | b'\r') => at += 1,
                next => {
                    self.at = at;
                    return next.copied().unwrap_or(0);
                }
            }
        }
    }

    /// Moves behind this byte, if it is the next one behind blanks.
    #[inline]
    pub fn eat(&mut self, byte: u8) -> bool {
        if self.peek() != byte {
            return false;
        }
        self.at += 1;
        true
    }

    /// A bare word, which starts with a letter.
    #[inline]
    pub fn word(&mut self) -> Option<&'p str> {
        let first = self.peek();
        if !(first.is_ascii_alphabetic() || first == b'_') {
            return None;
        }
        let rest = self.text.get(self.at..)?;
        let len = rest.iter().position(|&byte| !is_word(byte)).unwrap_or(rest.len());
        self.at += len;
        core::str::from_utf8(&rest[..len]).ok()
    }

    /// A decimal number that fits in a word of 64 bits, and is not the start of something else.
    #[inline]
    pub fn number(&mut self) -> Option<u64> {
        if !self.peek().is_ascii_digit() {
            return None;
        }
        let rest = self.text.get(self.at..)?;
        let mut value = 0u64;
        let mut len = 0;
        while let Some(digit @ b'0'..=b'9') = rest.get(len) {
            value = value.checked_mul(10)?.checked_add(u64::from(digit - b'0'))?;
            len += 1;
        }
        self.at += len;
        let more = rest.get(len).is_some_and(|&byte| is_word(byte));
        (!more).then_some(value)
    }

    /// What stands between the quotes of a string without escapes.
    #[inline]
    pub fn string(&mut self) -> Option<&'p [u8]> {
        if !self.eat(b'"') {
            return None;
        }
        let rest = self.text.get(self.at..)?;
        let len = rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n'))?;
        self.at += len + 1;
        (rest[len] == b'"').then(|| &rest[..len])
    }

    /// The name of an alias `#name`.
    #[inline]
    pub fn alias(&mut self) -> Option<&'p [u8]> {
        if !self.eat(b'#') {
            return None;
        }
        let rest = self.text.get(self.at..)?;
        let of_name = |byte: u8| is_word(byte) && byte != b'.';
        let len = rest.iter().position(|&byte| !of_name(byte)).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(len);
        self.at += len;
        // With a digit first, only digits are the name; with a point or a bracket it is none.
        let ends = !matches!(rest.first(), Some(b'.' | b'-' | b'<'));
        let plain = name.first().is_some_and(|byte| !byte.is_ascii_digit());
        (ends && plain).then_some(name)
    }
}

impl<'p> AsmParser<'p> {
    /// The attribute of an alias that comes next in `raw`, if it is defined.
    #[inline]
    pub fn raw_alias(&self, raw: &mut Raw<'p>) -> Option<Attr> {
        let name = raw.alias()?;
        self.attr_aliases.get(name).copied()
    }

    /// The attribute `distinct[n]<>` that comes next in `raw`.
    pub fn raw_distinct(&mut self, raw: &mut Raw<'p>) -> Option<Attr> {
        let good = raw.word() == Some("distinct") && raw.eat(b'[');
        let number = if good { raw.number()? } else { return None };
        if !(raw.eat(b']') && raw.eat(b'<') && raw.eat(b'>')) {
            return None;
        }
        if let Some(&known) = self.distincts.get(&number) {
            let value = known.as_::<DistinctAttr>(self.ctx)?.value;
            return (value == Attr::UNIT).then_some(known);
        }
        let attr = DistinctAttr::get(self.ctx, self.ctx.next_distinct(), Attr::UNIT);
        self.distincts.insert(number, attr);
        Some(attr)
    }

    /// A reader from `at` on.
    #[inline]
    pub(super) fn raw_at(&self, at: u32) -> Raw<'p> {
        Raw::new(self.lexer.text(), at)
    }
}
