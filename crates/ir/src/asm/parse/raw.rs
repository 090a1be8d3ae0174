//! Reading bytes without tokens: for texts of a fixed shape that there are many of, locations and attributes of debug
//! information above all.
//!
//! Nothing is reported and nothing is moved: when the text is not of the expected shape the reader is dropped, and
//! tokens are read from the start. So every form need not be known here, only the usual ones.

use super::core::{AsmParser, N_STRS};
use super::names::Name;
use super::recall::RecallKind;
use crate::asm::lex::{bare_end, is_bare, name_end};
use crate::attrs::{Attr, DistinctAttr};
use crate::context::Str;
use crate::types::Type;
use core::ops::Range;
use terrace_support::words::{is_same, number_at_start};

/// A place in the text.
#[derive(Clone, Copy)]
pub struct Raw<'p> {
    text: &'p [u8],
    at: usize,
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
        while let Some(&next) = self.text.get(self.at) {
            if next > b' ' || !matches!(next, b' ' | b'\n' | b'\t' | b'\r') {
                return next;
            }
            self.at += 1;
        }
        0
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

    /// Moves behind `,` and blanks around it, if that is the next byte behind blanks. Mostly one blank follows.
    #[inline(always)]
    pub fn eat_comma(&mut self) -> bool {
        if self.text.get(self.at..).and_then(|rest| rest.first_chunk()) == Some(b", ") {
            self.at += 2;
            return true;
        }
        self.eat(b',')
    }

    /// Moves behind this bare word and `=`, if they are the next ones behind blanks; `usual` is how they are mostly
    /// spelled.
    #[inline(always)]
    pub fn eat_setting(&mut self, usual: &'static str, word: &'static str) -> bool {
        // Mostly another word comes, and its first byte says so.
        if word.as_bytes().first() != Some(&self.peek()) {
            return false;
        }
        self.eat_here(usual.as_bytes(), |_| true) || self.eat_other_setting(word)
    }

    /// The same in another spelling.
    #[cold]
    fn eat_other_setting(&mut self, word: &'static str) -> bool {
        let mut other = *self;
        let found = other.eat_word(word) && other.eat(b'=');
        if found {
            *self = other;
        }
        found
    }

    /// Moves behind this bare word, if it is the next one behind blanks.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        // Mostly another word comes, and its first byte says so.
        word.as_bytes().first() == Some(&self.peek())
            && self.eat_here(word.as_bytes(), |next| !next.is_some_and(is_bare))
    }

    /// Moves behind a string of these bytes, among which no quote is, if it is the next one behind blanks.
    #[inline]
    pub(super) fn eat_string(&mut self, text: &[u8]) -> bool {
        if self.peek() != b'"' {
            return false;
        }
        let mut string = Self { at: self.at + 1, ..*self };
        let found = string.eat_here(text, |next| next == Some(b'"'));
        if found {
            self.at = string.at + 1;
        }
        found
    }

    /// Moves behind these bytes, if they are the next ones and what follows is right.
    #[inline(always)]
    fn eat_here(&mut self, bytes: &[u8], follows: impl FnOnce(Option<u8>) -> bool) -> bool {
        let end = self.at + bytes.len();
        let found = self.text.get(self.at..end).is_some_and(|here| is_same(here, bytes))
            && follows(self.text.get(end).copied());
        if found {
            self.at = end;
        }
        found
    }

    /// Continues at an offset.
    #[inline]
    pub(super) fn seek(&mut self, at: u32) {
        self.at = at as usize;
    }

    /// Moves behind this byte, if it is the next one and no blank is before it.
    #[inline]
    pub(super) fn eat_next(&mut self, byte: u8) -> bool {
        let found = self.text.get(self.at) == Some(&byte);
        self.at += found as usize;
        found
    }

    /// Whether this byte is the next one and no blank is before it.
    #[inline]
    pub(super) fn is_next(&self, byte: u8) -> bool {
        self.text.get(self.at) == Some(&byte)
    }

    /// `#name`, also of a dialect.
    #[inline]
    pub(super) fn attr_name(&mut self) -> Option<&'p [u8]> {
        if self.peek() != b'#' {
            return None;
        }
        let start = self.at;
        self.at = name_end(self.text, start + 1);
        let name = self.text.get(start..self.at)?;
        name.get(1).is_some_and(|byte| !byte.is_ascii_digit()).then_some(name)
    }

    /// Moves behind this name of an attribute, if it is the next one behind blanks and a body follows.
    #[inline]
    pub(super) fn eat_attr_name(&mut self, name: &[u8]) -> bool {
        self.peek();
        self.eat_here(name, |next| next == Some(b'<'))
    }

    /// Whether the next byte, blanks included, is a digit.
    #[inline]
    pub(super) fn at_digit(&self) -> bool {
        self.text.get(self.at).is_some_and(u8::is_ascii_digit)
    }

    /// A bare word, which starts with a letter.
    #[inline]
    pub fn word(&mut self) -> Option<&'p str> {
        core::str::from_utf8(self.word_bytes()?).ok()
    }

    /// A bare word, which starts with a letter: its bytes.
    #[inline]
    pub fn word_bytes(&mut self) -> Option<&'p [u8]> {
        let first = self.peek();
        if !(first.is_ascii_alphabetic() || first == b'_') {
            return None;
        }
        let start = self.at;
        self.at = bare_end(self.text, start);
        self.text.get(start..self.at)
    }

    /// The name of a value.
    #[inline]
    pub(super) fn value_name(&mut self) -> Option<Name> {
        if self.peek() != b'%' {
            return None;
        }
        let name = Name::at(self.text, self.at)?;
        self.at = name.end as usize;
        Some(name)
    }

    /// The name of a block: where it starts and ends.
    #[inline]
    pub(super) fn block_name(&mut self) -> Option<(u32, u32)> {
        if self.peek() != b'^' {
            return None;
        }
        let start = self.at;
        let end = name_end(self.text, start + 1);
        self.at = end;
        (end != start + 1).then_some((start as u32, end as u32))
    }

    /// A decimal number that fits in a word of 64 bits, and is not the start of something else.
    #[inline]
    pub fn number(&mut self) -> Option<u64> {
        self.peek();
        let rest = self.text.get(self.at..)?;
        if let Some(bytes) = rest.first_chunk()
            && let (len @ 1..8, value) = number_at_start(bytes)
        {
            self.at += len;
            return (!is_bare(bytes[len])).then_some(value.into());
        }
        let (len, value) = other_number(rest)?;
        self.at += len;
        let more = rest.get(len).is_some_and(|&byte| is_bare(byte));
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

    /// The name of an alias `#name`, or of a dialect's attribute without what follows: where it is.
    #[inline]
    pub(super) fn alias(&mut self) -> Option<Range<usize>> {
        if self.peek() != b'#' {
            return None;
        }
        let start = self.at + 1;
        let mut end = bare_end(self.text, start);
        // Other bytes of names are left to those who know them.
        if self.text.get(end) == Some(&b'-') {
            end = name_end(self.text, start);
        }
        self.at = end;
        let good = end != start && !self.text[start].is_ascii_digit() && !self.is_next(b'<');
        good.then_some(start..end)
    }
}

/// An alias that was named, sigil and the byte behind it included.
#[derive(Clone, Copy)]
pub(super) struct LastAlias {
    text: u128,
    /// Which bits are those of the text.
    mask: u128,
    /// How many bytes the name has, with its sigil.
    len: u32,
    attr: Attr,
}

impl LastAlias {
    /// No text is this one.
    pub const NONE: LastAlias = LastAlias { text: 1, mask: 0, len: 0, attr: Attr::UNIT };
}

/// How many places of `AsmParser::raw_alias_at` there are.
pub(super) const N_PLACES: usize = 32;

impl<'p> AsmParser<'p> {
    /// The attribute of an alias that comes next in `raw`, if it is defined.
    #[inline(never)]
    pub fn raw_alias(&mut self, raw: &mut Raw<'p>) -> Option<Attr> {
        let name = self.raw_name(raw)?;
        self.known_attr(name)
    }

    /// The same where the last one is likely to come again; the number says where that is, from 0 to 31.
    #[inline(always)]
    pub fn raw_alias_at(&mut self, raw: &mut Raw<'p>, place: usize) -> Option<Attr> {
        let Some(&bytes) = raw.text.get(raw.at..).and_then(|rest| rest.first_chunk()) else {
            return self.raw_alias(raw);
        };
        let bytes = u128::from_le_bytes(bytes);
        let last = &self.alias_places[place % N_PLACES];
        if bytes & last.mask == last.text {
            raw.at += last.len as usize;
            return Some(last.attr);
        }
        let start = raw.at;
        let attr = self.raw_alias(raw)?;
        // With the byte behind it, which ends it.
        let len = raw.at - start;
        if len < 16 {
            let mask = u128::MAX >> (120 - 8 * len);
            self.alias_places[place % N_PLACES] =
                LastAlias { text: bytes & mask, mask, len: len as u32, attr };
        }
        Some(attr)
    }

    /// The string that comes next in `raw`.
    #[inline]
    pub fn raw_str(&mut self, raw: &mut Raw<'p>) -> Option<Str> {
        let text = raw.string()?;
        // The same few names come in every function.
        let [first, last] = [text.first(), text.last()].map(|byte| byte.map_or(0, |&byte| byte.into()));
        let place: usize = text.len() << 4 ^ last << 2 ^ first;
        let known = &mut self.strs[place % N_STRS];
        let id = if is_same(known.0, text) { known.1 } else { self.ctx.str_id(text) };
        // The newest place of the same text: older ones are not to be looked at again.
        *known = (text, id);
        Some(id)
    }

    /// The attribute `distinct[n]<>` that comes next in `raw`.
    pub fn raw_distinct(&mut self, raw: &mut Raw<'p>) -> Option<Attr> {
        let good = raw.eat_word("distinct") && raw.eat(b'[');
        let number = if good { raw.number()? } else { return None };
        if !(raw.eat(b']') && raw.eat(b'<') && raw.eat(b'>')) {
            return None;
        }
        if let Some(known) = self.distincts.get(number) {
            let value = known.as_::<DistinctAttr>(self.ctx)?.value;
            return (value == Attr::UNIT).then_some(known);
        }
        let attr = DistinctAttr::new(self.ctx, Attr::UNIT);
        self.distincts.insert(number, attr);
        Some(attr)
    }

    /// The type that comes next in `raw`, when it is a usual one or was met before.
    #[inline]
    pub(super) fn raw_type(&self, raw: &mut Raw<'p>) -> Option<Type> {
        raw.peek();
        match short_type(raw.text, raw.at) {
            Some(ty) => {
                raw.at += SHORT;
                Some(ty)
            }
            None => self.other_raw_type(raw),
        }
    }

    /// The same for a type of other than three letters.
    #[inline(never)]
    fn other_raw_type(&self, raw: &mut Raw<'p>) -> Option<Type> {
        if raw.peek() != b'!' {
            if let Some((ty, end)) = type_at(raw.text, raw.at) {
                raw.at = end;
                return Some(ty);
            }
            return self.raw_type_in_brackets(raw);
        }
        let end = bare_end(raw.text, raw.at + 1);
        if raw.text.get(end) == Some(&b'<') {
            let ([ty, ..], end) = self.recall_at(RecallKind::Type, raw.offset(), (end - raw.at) as u32, 0)?;
            raw.at = end as usize;
            return Type::from_raw(ty);
        }
        let ty = self.known_symbol(raw.text.get(raw.at..end)?)?;
        raw.at = end;
        Some(ty)
    }

    /// `vector<...>` and the like, if it was met before.
    fn raw_type_in_brackets(&self, raw: &mut Raw<'p>) -> Option<Type> {
        let end = self.simple_body_end(bare_end(raw.text, raw.at) as u32)?;
        let ty = *self.types.get(raw.text.get(raw.at..end as usize)?)?;
        raw.at = end as usize;
        Some(ty)
    }

    /// A reader from `at` on.
    #[inline]
    pub(super) fn raw_at(&self, at: u32) -> Raw<'p> {
        Raw::new(self.lexer.text(), at)
    }
}

/// The length and the value of a number that is long, or near the end of the text, or none.
#[cold]
fn other_number(text: &[u8]) -> Option<(usize, u64)> {
    let (mut len, mut value) = (0, 0u64);
    while let Some(digit @ b'0'..=b'9') = text.get(len) {
        value = value.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
        len += 1;
    }
    // So many digits always fit, and who writes more does not mind another look.
    (1..=19).contains(&len).then_some((len, value))
}

/// How many letters the words of [`short_type`] have, as most have that stand for types.
const SHORT: usize = 3;

/// The type that the word at `at` stands for, when it is a common one of three letters.
#[inline]
fn short_type(text: &[u8], at: usize) -> Option<Type> {
    const fn word(text: [u8; 3]) -> u32 {
        u32::from_le_bytes([text[0], text[1], text[2], 0])
    }
    const I32: u32 = word(*b"i32");
    const I64: u32 = word(*b"i64");
    const F32: u32 = word(*b"f32");
    const F64: u32 = word(*b"f64");
    let bytes = text.get(at..)?.first_chunk::<4>()?;
    if is_bare(bytes[SHORT]) {
        return None;
    }
    Some(match u32::from_le_bytes(*bytes) & 0xFF_FFFF {
        I32 => Type::I32,
        I64 => Type::I64,
        F32 => Type::F32,
        F64 => Type::F64,
        _ => return None,
    })
}

/// The type that the word at `at` stands for, when it is a common one, and where it ends.
#[inline]
fn type_at(text: &[u8], at: usize) -> Option<(Type, usize)> {
    let end = bare_end(text, at);
    let ty = match text.get(at..end)? {
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"index" => Type::INDEX,
        b"i1" => Type::I1,
        b"i8" => Type::I8,
        b"i16" => Type::I16,
        b"f32" => Type::F32,
        b"f64" => Type::F64,
        b"f16" => Type::F16,
        b"bf16" => Type::BF16,
        _ => return None,
    };
    Some((ty, end))
}
