//! A cursor over the bytes of MLIR text.
//!
//! The cursor always rests on the first byte of a token, or on the end of the text: every primitive consumes its
//! token and the blanks and comments behind it. There is no token object. A checkpoint is [`Cursor::offset`], and
//! [`Cursor::seek`] goes back to it. Primitives return `false` or `None` when another token comes next;
//! [`Cursor::lexical_error`] says what is wrong with a token when an error is reported.
//!
//! Syntax: MLIR language reference, "Notation" and "Common syntax".

use terrace_support::words::{self, blank_prefix, word_prefix};

/// A position in a text.
#[derive(Clone, Copy)]
pub struct Cursor<'p> {
    text: &'p [u8],
    pos: usize,
}

/// The text of a number.
#[derive(Clone, Copy)]
pub struct NumberText<'p> {
    /// The bytes, without a sign.
    pub text: &'p [u8],
    /// Whether the number has a decimal point.
    pub is_float: bool,
}

impl NumberText<'_> {
    /// The value of an integer of up to 64 bits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        if self.is_float { None } else { parse_u64(self.text) }
    }
}

/// The value of a decimal or `0x` literal of up to 64 bits.
#[inline]
pub(crate) fn parse_u64(text: &[u8]) -> Option<u64> {
    if let [b'0', b'x', digits @ ..] = text {
        return digits.iter().try_fold(0u64, |value, &d| {
            let digit = (d as char).to_digit(16)?;
            (value >> 60 == 0).then_some(value << 4 | u64::from(digit))
        });
    }
    // Nineteen digits always fit.
    if text.len() <= 19 {
        return Some(text.iter().fold(0, |value, d| value * 10 + u64::from(d.wrapping_sub(b'0'))));
    }
    text.iter().try_fold(0u64, |value, d| value.checked_mul(10)?.checked_add(u64::from(d.wrapping_sub(b'0'))))
}

const TRIVIA: u8 = 1;
const DIGIT: u8 = 2;
const LETTER: u8 = 4;
/// `_ $ .`, the punctuation of bare words.
const BARE: u8 = 8;
/// `_ $ . -`, the punctuation of names after a sigil.
const PUNCT: u8 = 16;
const HEX: u8 = 32;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut b = 0;
    while b < 256 {
        let c = b as u8;
        let mut class = 0;
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r' | b'/' | 0) {
            class |= TRIVIA;
        }
        if c.is_ascii_digit() {
            class |= DIGIT;
        }
        if c.is_ascii_alphabetic() {
            class |= LETTER;
        }
        if matches!(c, b'_' | b'$' | b'.') {
            class |= BARE;
        }
        if matches!(c, b'_' | b'$' | b'.' | b'-') {
            class |= PUNCT;
        }
        if c.is_ascii_hexdigit() {
            class |= HEX;
        }
        table[b] = class;
        b += 1;
    }
    table
};

#[inline(always)]
const fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The end of the longest run of bytes of a class that starts at `pos`.
#[inline(always)]
fn end_of(text: &[u8], mut pos: usize, class: u8) -> usize {
    while text.get(pos).is_some_and(|&byte| is(byte, class)) {
        pos += 1;
    }
    pos
}

/// The end of the bare word, or the rest of one, that starts at `at`.
#[inline]
pub(crate) fn bare_end(text: &[u8], mut at: usize) -> usize {
    while let Some(bytes) = text.get(at..).and_then(|rest| rest.first_chunk::<16>()) {
        let n = word_prefix(bytes);
        at += n;
        if n < 16 {
            return at;
        }
    }
    end_of(text, at, LETTER | DIGIT | BARE)
}

/// Whether a byte may be in a bare word.
#[inline]
pub(crate) const fn is_bare(byte: u8) -> bool {
    is(byte, LETTER | DIGIT | BARE)
}

/// Whether a byte may be in a name after a sigil.
#[inline(always)]
pub const fn is_name(byte: u8) -> bool {
    is(byte, LETTER | DIGIT | PUNCT)
}

/// The end of the name whose sigil is before `at`; `at` when there is none.
#[inline]
pub(crate) fn name_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(&first) if is(first, DIGIT) => end_of(text, at + 1, DIGIT),
        Some(&first) if is(first, LETTER | PUNCT) => {
            let mut end = bare_end(text, at);
            while text.get(end) == Some(&b'-') {
                end = bare_end(text, end + 1);
            }
            end
        }
        _ => at,
    }
}

/// Whether a bare word is an integer type: `i32`, `si8`, `ui16`.
#[inline]
pub(crate) fn is_int_type(word: &[u8]) -> bool {
    let digits = match word {
        [b'i', rest @ ..] | [b's' | b'u', b'i', rest @ ..] => rest,
        _ => return false,
    };
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// The offset and the message of a lexical error.
type LexicalError = (u32, &'static str);

impl<'p> Cursor<'p> {
    /// A cursor at the first token of `text`, which is shorter than four gigabytes.
    pub fn new(text: &'p [u8]) -> Self {
        let mut cursor = Self { text, pos: 0 };
        cursor.trivia();
        cursor
    }

    /// A cursor at a byte offset, where a token starts.
    pub fn at_offset(text: &'p [u8], offset: u32) -> Self {
        Self { text, pos: offset as usize }
    }

    /// The whole text.
    #[inline]
    pub fn text(&self) -> &'p [u8] {
        self.text
    }

    /// The offset of the next token.
    #[inline(always)]
    pub fn offset(&self) -> u32 {
        self.pos as u32
    }

    /// Continues at the first token at or after a byte offset.
    #[inline]
    pub fn seek(&mut self, offset: u32) {
        self.pos = offset as usize;
        self.trivia();
    }

    /// The bytes `start..end`; none when the range is not inside the text.
    #[inline]
    pub fn source(&self, start: u32, end: u32) -> &'p [u8] {
        self.text.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// The next byte; zero at the end of the text.
    #[inline(always)]
    pub fn peek(&self) -> u8 {
        self.peek_ahead(0)
    }

    /// The byte `n` bytes after the next one; zero past the end of the text.
    #[inline(always)]
    pub fn peek_ahead(&self, n: usize) -> u8 {
        self.text.get(self.pos + n).copied().unwrap_or(0)
    }

    /// Whether the cursor is at the end of the text.
    #[inline]
    pub fn at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    /// Skips blanks and comments. Most tokens have one blank or none after them.
    #[inline(always)]
    fn trivia(&mut self) {
        if self.peek() == b' ' {
            self.pos += 1;
        }
        if is(self.peek(), TRIVIA) {
            self.long_trivia();
        }
    }

    /// Skips any number of blanks and comments. A zero byte inside the text is a blank, as in MLIR.
    fn long_trivia(&mut self) {
        while let Some(&byte) = self.text.get(self.pos) {
            match byte {
                // An indentation follows most line ends.
                b'\n' => self.pos += 1 + self.text[self.pos + 1..].first_chunk().map_or(0, blank_prefix),
                b' ' | b'\t' | b'\r' | 0 => self.pos += 1,
                b'/' if self.peek_ahead(1) == b'/' => {
                    let rest = &self.text[self.pos..];
                    self.pos += memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// Whether the next token is this punctuation, or starts with this sigil. `->`, `{-#` and `#-}` are tokens of their
    /// own.
    #[inline(always)]
    pub fn at(&self, byte: u8) -> bool {
        self.peek() == byte
            && match byte {
                b'-' => self.peek_ahead(1) != b'>',
                b'{' => self.peek_ahead(1) != b'-' || self.peek_ahead(2) != b'#',
                b'#' => self.peek_ahead(1) != b'-' || self.peek_ahead(2) != b'}',
                _ => true,
            }
    }

    /// Consumes this punctuation, if it is the next token.
    #[inline(always)]
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.at(byte);
        if found {
            self.bump(1);
        }
        found
    }

    /// Whether punctuation of several bytes comes next: `->`, `...`.
    #[inline(always)]
    pub fn at_str(&self, text: &str) -> bool {
        let next = self.text.get(self.pos..self.pos + text.len());
        next.is_some_and(|next| words::eq(next, text.as_bytes()))
    }

    /// Consumes punctuation of several bytes, if it comes next.
    #[inline(always)]
    pub fn eat_str(&mut self, text: &str) -> bool {
        let found = self.at_str(text);
        if found {
            self.bump(text.len());
        }
        found
    }

    /// Skips `n` bytes, and the blanks and comments after them.
    #[inline(always)]
    pub fn bump(&mut self, n: usize) {
        self.pos += n;
        self.trivia();
    }

    /// Whether a bare word comes next.
    #[inline(always)]
    pub fn at_word(&self) -> bool {
        let byte = self.peek();
        is(byte, LETTER) || byte == b'_'
    }

    /// The next bare word, which is not consumed; empty when there is none.
    #[inline]
    pub fn word(&self) -> &'p [u8] {
        if self.at_word() { &self.text[self.pos..bare_end(self.text, self.pos)] } else { &[] }
    }

    /// Whether this bare word comes next.
    #[inline(always)]
    pub fn at_keyword(&self, word: &str) -> bool {
        self.at_str(word) && !is_bare(self.peek_ahead(word.len()))
    }

    /// Consumes this bare word, if it comes next.
    #[inline(always)]
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        let found = self.at_keyword(word);
        if found {
            self.bump(word.len());
        }
        found
    }

    /// Consumes the next bare word; empty when there is none.
    #[inline]
    pub fn eat_word(&mut self) -> &'p [u8] {
        let word = self.word();
        if !word.is_empty() {
            self.bump(word.len());
        }
        word
    }

    /// The next name with its sigil (`%a`, `^bb0`, `#map`, `!t`), which is not consumed; empty when it is ill-formed.
    #[inline]
    pub fn name(&self) -> &'p [u8] {
        let end = name_end(self.text, self.pos + 1);
        if end == self.pos + 1 { &[] } else { &self.text[self.pos..end] }
    }

    /// The next number, without a sign, which is not consumed.
    #[inline]
    pub fn number(&self) -> Option<NumberText<'p>> {
        let (end, is_float) = self.number_end()?;
        Some(NumberText { text: &self.text[self.pos..end], is_float })
    }

    #[inline]
    fn number_end(&self) -> Option<(usize, bool)> {
        if !is(self.peek(), DIGIT) {
            return None;
        }
        if self.peek() == b'0' && self.peek_ahead(1) == b'x' && is(self.peek_ahead(2), HEX) {
            return Some((end_of(self.text, self.pos + 2, HEX), false));
        }
        let mut end = end_of(self.text, self.pos, DIGIT);
        if self.text.get(end) != Some(&b'.') {
            return Some((end, false));
        }
        end = end_of(self.text, end + 1, DIGIT);
        if let Some(b'e' | b'E') = self.text.get(end) {
            let sign = usize::from(matches!(self.text.get(end + 1), Some(b'-' | b'+')));
            if self.text.get(end + 1 + sign).is_some_and(|&byte| is(byte, DIGIT)) {
                end = end_of(self.text, end + 1 + sign, DIGIT);
            }
        }
        Some((end, true))
    }

    /// The next string literal with its quotes, which is not consumed; `None` when there is none, or it is ill-formed.
    #[inline]
    pub fn string(&self) -> Option<&'p [u8]> {
        if self.peek() != b'"' {
            return None;
        }
        let end = string_end(self.text, self.pos + 1).ok()?;
        Some(&self.text[self.pos..end])
    }

    /// The next symbol name with its `@`, which is not consumed; `None` when there is none, or it is ill-formed.
    #[inline]
    pub fn symbol(&self) -> Option<&'p [u8]> {
        if self.peek() != b'@' {
            return None;
        }
        let end = match self.peek_ahead(1) {
            b'"' => string_end(self.text, self.pos + 2).ok()?,
            byte if is(byte, LETTER) || byte == b'_' => bare_end(self.text, self.pos + 1),
            _ => return None,
        };
        Some(&self.text[self.pos..end])
    }

    /// The end of the next token; the cursor's own offset at the end of the text and at a lexical error.
    #[cold]
    pub fn token_end(&self) -> u32 {
        let end = match self.peek() {
            _ if self.at_end() || self.lexical_error().is_some() => self.pos,
            b'%' | b'^' | b'!' => name_end(self.text, self.pos + 1),
            b'#' if self.at(b'#') => name_end(self.text, self.pos + 1),
            b'@' => self.pos + self.symbol().map_or(0, <[u8]>::len),
            b'"' => self.pos + self.string().map_or(0, <[u8]>::len),
            b'0'..=b'9' => self.number_end().map_or(self.pos, |(end, _)| end),
            b'-' if !self.at(b'-') => self.pos + 2,
            b'#' | b'{' if !self.at(self.peek()) => self.pos + 3,
            b'.' => self.pos + 3,
            _ if self.at_word() => bare_end(self.text, self.pos),
            _ => self.pos + 1,
        };
        end as u32
    }

    /// Skips the next token, or a byte that starts none.
    pub fn skip_token(&mut self) {
        self.seek(self.token_end().max(self.offset() + 1));
    }

    /// The offset and MLIR's message of the lexical error in the next token, if it is ill-formed.
    #[cold]
    pub fn lexical_error(&self) -> Option<LexicalError> {
        if self.at_end() {
            return None;
        }
        let (start, offset) = (self.pos, self.offset());
        let name = |message| self.name().is_empty().then_some((offset, message));
        match self.peek() {
            b'%' => name("invalid SSA name"),
            b'^' => name("invalid block name"),
            b'!' => name("invalid type identifier"),
            b'#' if self.at(b'#') => name("invalid attribute name"),
            b'@' if self.peek_ahead(1) == b'"' => string_end(self.text, start + 2).err(),
            b'@' if self.symbol().is_none() => {
                Some((offset + 1, "@ identifier expected to start with letter or '_'"))
            }
            b'"' => string_end(self.text, start + 1).err(),
            b'.' if !self.at_str("...") => {
                Some((offset + 1, "expected three consecutive dots for an ellipsis"))
            }
            b'#' | b'@' | b'.' | b'_' => None,
            b':' | b',' | b'=' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' => None,
            b'+' | b'-' | b'*' | b'?' | b'|' | b'/' => None,
            byte if is(byte, LETTER | DIGIT) => None,
            _ => Some((offset, "unexpected character")),
        }
    }
}

/// The end of the string literal whose contents start at `at`.
#[inline]
pub(crate) fn string_end(text: &[u8], mut at: usize) -> Result<usize, LexicalError> {
    loop {
        let rest = text.get(at..).unwrap_or(&[]);
        let Some(found) = memchr::memchr3(b'"', b'\\', b'\n', rest) else {
            return Err((text.len() as u32, "expected '\"' in string literal"));
        };
        at += found + 1;
        match rest[found] {
            b'"' => return Ok(at),
            b'\n' => return Err((at as u32 - 1, "expected '\"' in string literal")),
            _ => match (text.get(at), text.get(at + 1)) {
                (Some(b'"' | b'\\' | b'n' | b't'), _) => at += 1,
                (Some(&high), Some(&low)) if is(high, HEX) && is(low, HEX) => at += 2,
                _ => return Err((at as u32 - 1, "unknown escape in string literal")),
            },
        }
    }
}

/// The value of a string literal, which is given with its quotes.
pub fn unescape(literal: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let inner = literal.get(1..literal.len().saturating_sub(1)).unwrap_or(&[]);
    if memchr::memchr(b'\\', inner).is_none() {
        return inner.into();
    }
    let mut out = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        out.extend_from_slice(&rest[..at]);
        let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
        let (byte, len) = match rest[at + 1..] {
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [c @ (b'"' | b'\\'), ..] => (c, 1),
            [high, low, ..] => (hex(high).unwrap_or(0) << 4 | hex(low).unwrap_or(0), 2),
            _ => return out.into(),
        };
        out.push(byte);
        rest = &rest[at + 1 + len..];
    }
    out.extend_from_slice(rest);
    out.into()
}
