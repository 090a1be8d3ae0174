//! Tokens of MLIR text: kinds and byte ranges, produced on demand, nothing copied.
//!
//! Syntax: MLIR language reference, "Notation" and "Common syntax".

use terrace_support::words::word_prefix;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Tok {
    /// End of the text.
    Eof,
    /// A lexical error, reported when it is met by the parser (see [`Lexer::error`]).
    Error,
    /// `foo`, `foo.bar`; keywords too.
    BareId,
    /// `i32`, `si8`, `ui16`; digits may be out of range.
    IntType,
    /// `@foo`, `@"foo bar"`.
    AtId,
    /// `#foo`
    HashId,
    /// `%foo`, `%0` (without `#1`)
    PercentId,
    /// `^bb0`
    CaretId,
    /// `!foo`
    ExclaimId,
    /// `42`, `0x2A`
    Integer,
    /// `1.5e3`
    Float,
    /// `"text"`
    String,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `<`
    Less,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `[`
    LSquare,
    /// `]`
    RSquare,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Star,
    /// `?`
    Question,
    /// `|`
    VerticalBar,
    /// `/`
    Slash,
    /// `...`
    Ellipsis,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

impl Tok {
    /// The byte that a token of this kind is, whatever comes after it.
    pub fn byte(self) -> Option<u8> {
        SINGLE.iter().position(|&tok| tok == self && tok != Tok::Error).and_then(|at| u8::try_from(at).ok())
    }
}

/// A token: a kind and the bytes `start..end` of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind.
    pub kind: Tok,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset past the last byte.
    pub end: u32,
}

impl Token {
    /// The token of a name behind a sigil.
    #[inline]
    pub(crate) fn of_name(kind: Tok, name: core::ops::Range<usize>) -> Self {
        Self { kind, start: name.start as u32 - 1, end: name.end as u32 }
    }

    /// Where the name is behind a sigil.
    #[inline]
    pub(crate) fn name_range(self) -> core::ops::Range<usize> {
        self.start as usize + 1..self.end as usize
    }
}

/// Cuts a text into tokens.
pub struct Lexer<'p> {
    text: &'p [u8],
    pos: usize,
    /// The message of the last [`Tok::Error`] and the offset it points at.
    pub error: (u32, &'static str),
}

const SPACE: u8 = 1;
const DIGIT: u8 = 2;
const LETTER: u8 = 4;
/// `_ $ .`: what a bare identifier may hold besides letters and digits.
const BARE: u8 = 8;
/// `_ $ . -`: what a prefixed identifier may hold besides letters and digits.
const PUNCT: u8 = 16;
const HEX: u8 = 32;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut b = 0;
    while b < 256 {
        let c = b as u8;
        let mut class = 0;
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r') {
            class |= SPACE;
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

/// The tokens that are one byte, whatever comes after it.
static SINGLE: [Tok; 256] = {
    let mut table = [Tok::Error; 256];
    let singles = [
        (b':', Tok::Colon),
        (b',', Tok::Comma),
        (b'=', Tok::Equal),
        (b'(', Tok::LParen),
        (b')', Tok::RParen),
        (b'}', Tok::RBrace),
        (b'[', Tok::LSquare),
        (b']', Tok::RSquare),
        (b'<', Tok::Less),
        (b'>', Tok::Greater),
        (b'+', Tok::Plus),
        (b'*', Tok::Star),
        (b'?', Tok::Question),
        (b'|', Tok::VerticalBar),
    ];
    let mut i = 0;
    while i < singles.len() {
        table[singles[i].0 as usize] = singles[i].1;
        i += 1;
    }
    table
};

#[inline]
const fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The end of the bytes of a class from `pos` on. This is the innermost loop of everything: eight bytes are looked at
/// with one check of bounds.
#[inline(always)]
fn end_of(text: &[u8], mut pos: usize, class: u8) -> usize {
    while let Some(bytes) = text.get(pos..).and_then(|rest| rest.first_chunk::<8>()) {
        for (i, &byte) in bytes.iter().enumerate() {
            if !is(byte, class) {
                return pos + i;
            }
        }
        pos += 8;
    }
    while text.get(pos).is_some_and(|&byte| is(byte, class)) {
        pos += 1;
    }
    pos
}

/// The end of the bare identifier that starts at `at`.
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

/// Whether a byte may be in a bare identifier.
#[inline]
pub(crate) const fn is_bare(byte: u8) -> bool {
    is(byte, LETTER | DIGIT | BARE)
}

/// The end of the name whose prefix is before `at`; `at` when there is none.
#[inline(always)]
pub(crate) fn name_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(&first) if is(first, LETTER | PUNCT) => end_of(text, at + 1, LETTER | DIGIT | PUNCT),
        Some(&first) if is(first, DIGIT) => end_of(text, at + 1, DIGIT),
        _ => at,
    }
}

impl<'p> Lexer<'p> {
    /// A lexer at the start of `text`, which is shorter than four gigabytes.
    pub fn new(text: &'p [u8]) -> Self {
        Self { text, pos: 0, error: (0, "") }
    }

    /// The text.
    #[inline]
    pub fn text(&self) -> &'p [u8] {
        self.text
    }

    /// Continues at a byte offset.
    pub fn seek(&mut self, pos: u32) {
        self.pos = pos as usize;
    }

    #[inline]
    fn peek(&self) -> u8 {
        self.text.get(self.pos).copied().unwrap_or(0)
    }

    #[inline]
    fn skip(&mut self, class: u8) {
        self.pos = end_of(self.text, self.pos, class);
    }

    fn fail(&mut self, at: usize, message: &'static str) -> Tok {
        self.error = (at as u32, message);
        Tok::Error
    }

    /// The next token.
    #[inline]
    pub fn next_token(&mut self) -> Token {
        let mut start = self.pos;
        // One blank is the most usual, or a line break and some.
        while self.text.get(start).is_some_and(|&byte| is(byte, SPACE)) {
            start += 1;
        }
        let Some(&byte) = self.text.get(start) else {
            self.pos = start;
            return Token { kind: Tok::Eof, start: start as u32, end: start as u32 };
        };
        // Half of the tokens are one byte that says it all.
        let kind = SINGLE[byte as usize];
        if kind != Tok::Error {
            self.pos = start + 1;
            return Token { kind, start: start as u32, end: start as u32 + 1 };
        }
        let (kind, place) = self.long_token(start, byte);
        Token { kind, start: place as u32, end: (place >> 32) as u32 }
    }

    /// The token that starts at `start` with this byte: names and words, and leaves the others to
    /// [`Lexer::other_token`]. Its start and end are one word, so that all of it is returned in registers: a token that
    /// was just written to memory is waited for when it is copied.
    #[inline(never)]
    fn long_token(&mut self, start: usize, byte: u8) -> (Tok, u64) {
        let place = |start: u32, end: u32| u64::from(start) | u64::from(end) << 32;
        let (end, kind) = match byte {
            b'%' => (name_end(self.text, start + 1), Tok::PercentId),
            b'^' => (name_end(self.text, start + 1), Tok::CaretId),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let end = bare_end(self.text, start);
                match byte {
                    b'i' | b's' | b'u' => (end, identifier(&self.text[start..end])),
                    _ => (end, Tok::BareId),
                }
            }
            _ => (start + 1, Tok::Error),
        };
        if end == start + 1 && matches!(kind, Tok::PercentId | Tok::CaretId | Tok::Error) {
            self.pos = start;
            let Token { kind, start, end } = self.other_token();
            return (kind, place(start, end));
        }
        self.pos = end;
        (kind, place(start as u32, end as u32))
    }

    /// The next token, whatever it is.
    fn other_token(&mut self) -> Token {
        loop {
            self.skip(SPACE);
            let start = self.pos;
            let Some(&byte) = self.text.get(start) else {
                return Token { kind: Tok::Eof, start: start as u32, end: start as u32 };
            };
            self.pos += 1;
            let kind = match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                    self.skip(LETTER | DIGIT | BARE);
                    match byte {
                        b'i' | b's' | b'u' => identifier(&self.text[start..self.pos]),
                        _ => Tok::BareId,
                    }
                }
                b'%' => self.prefixed(start, Tok::PercentId, "invalid SSA name"),
                b'^' => self.prefixed(start, Tok::CaretId, "invalid block name"),
                b'#' if self.text[self.pos..].starts_with(b"-}") => {
                    self.pos += 2;
                    Tok::MetadataEnd
                }
                b'#' => self.prefixed(start, Tok::HashId, "invalid attribute name"),
                b'!' => self.prefixed(start, Tok::ExclaimId, "invalid type identifier"),
                b'@' => self.symbol(start),
                b'0'..=b'9' => self.number(start),
                b'"' => self.string(),
                b'{' if self.text[self.pos..].starts_with(b"-#") => {
                    self.pos += 2;
                    Tok::MetadataBegin
                }
                b'{' => Tok::LBrace,
                b'-' if self.peek() == b'>' => {
                    self.pos += 1;
                    Tok::Arrow
                }
                b'-' => Tok::Minus,
                b'/' if self.peek() == b'/' => {
                    let rest = &self.text[self.pos..];
                    self.pos += memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
                    continue;
                }
                b'/' => Tok::Slash,
                b'.' if self.text[self.pos..].starts_with(b"..") => {
                    self.pos += 2;
                    Tok::Ellipsis
                }
                b'.' => self.fail(start + 1, "expected three consecutive dots for an ellipsis"),
                // A nul byte inside the text is white space, as upstream has it.
                0 => continue,
                _ if SINGLE[byte as usize] != Tok::Error => SINGLE[byte as usize],
                _ => self.fail(start, "unexpected character"),
            };
            return Token { kind, start: start as u32, end: self.pos as u32 };
        }
    }

    /// After the prefix: digits, or a letter or punctuation and any of those and digits.
    fn prefixed(&mut self, start: usize, kind: Tok, message: &'static str) -> Tok {
        let first = self.peek();
        if is(first, LETTER | PUNCT) {
            self.skip(LETTER | DIGIT | PUNCT);
            kind
        } else if is(first, DIGIT) {
            self.skip(DIGIT);
            kind
        } else {
            self.fail(start, message)
        }
    }

    fn symbol(&mut self, start: usize) -> Tok {
        match self.peek() {
            b'"' => {
                self.pos += 1;
                match self.string() {
                    Tok::Error => Tok::Error,
                    _ => Tok::AtId,
                }
            }
            byte if is(byte, LETTER) || byte == b'_' => {
                self.skip(LETTER | DIGIT | BARE);
                Tok::AtId
            }
            _ => self.fail(start + 1, "@ identifier expected to start with letter or '_'"),
        }
    }

    fn number(&mut self, start: usize) -> Tok {
        if self.text[start] == b'0'
            && self.peek() == b'x'
            && self.text.get(self.pos + 1).is_some_and(|&b| is(b, HEX))
        {
            self.pos += 2;
            self.skip(HEX);
            return Tok::Integer;
        }
        self.skip(DIGIT);
        if self.peek() != b'.' {
            return Tok::Integer;
        }
        self.pos += 1;
        self.skip(DIGIT);
        if matches!(self.peek(), b'e' | b'E') {
            let next = self.text.get(self.pos + 1).copied().unwrap_or(0);
            let after = self.text.get(self.pos + 2).copied().unwrap_or(0);
            if is(next, DIGIT) || (matches!(next, b'-' | b'+') && is(after, DIGIT)) {
                self.pos += 2;
                self.skip(DIGIT);
            }
        }
        Tok::Float
    }

    /// After the opening quote.
    fn string(&mut self) -> Tok {
        loop {
            let rest = &self.text[self.pos.min(self.text.len())..];
            let Some(at) = memchr::memchr3(b'"', b'\\', b'\n', rest) else {
                self.pos = self.text.len();
                return self.fail(self.pos, "expected '\"' in string literal");
            };
            self.pos += at + 1;
            match rest[at] {
                b'"' => return Tok::String,
                b'\n' => return self.fail(self.pos - 1, "expected '\"' in string literal"),
                _ => {
                    let next = self.peek();
                    let after = self.text.get(self.pos + 1).copied().unwrap_or(0);
                    if matches!(next, b'"' | b'\\' | b'n' | b't') {
                        self.pos += 1;
                    } else if is(next, HEX) && is(after, HEX) {
                        self.pos += 2;
                    } else {
                        return self.fail(self.pos - 1, "unknown escape in string literal");
                    }
                }
            }
        }
    }
}

/// A bare identifier, or an integer type.
#[inline]
pub(crate) fn identifier(text: &[u8]) -> Tok {
    let digits = match text {
        [b'i', rest @ ..] => rest,
        [b's' | b'u', b'i', rest @ ..] => rest,
        _ => return Tok::BareId,
    };
    if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) { Tok::IntType } else { Tok::BareId }
}

/// The bytes that a string literal (with its quotes) stands for.
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
        rest = match rest[at + 1..] {
            [b'n', ..] => {
                out.push(b'\n');
                &rest[at + 2..]
            }
            [b't', ..] => {
                out.push(b'\t');
                &rest[at + 2..]
            }
            [c @ (b'"' | b'\\'), ..] => {
                out.push(c);
                &rest[at + 2..]
            }
            [high, low, ..] => {
                out.push(hex(high).unwrap_or(0) << 4 | hex(low).unwrap_or(0));
                &rest[at + 3..]
            }
            _ => &[],
        };
    }
    out.extend_from_slice(rest);
    out.into()
}
