//! A cursor over the text of LLVM IR.
//!
//! The cursor rests on the first byte of a token, or on the end of the text. Frequent tokens (punctuation, keywords,
//! names, numbers) are recognized by their bytes; [`Lexer::token`] says what any token is. All methods that advance
//! consume the blanks and comments behind the token, too.

use super::token::{Tok, Token};
use crate::types::Type;
use std::borrow::Cow;
use terrace_support::words::{BLOCK, blank_prefix, eq, find_any, number_at_start};

/// A position in a text.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    pub(super) src: &'a [u8],
    /// The offset of the current token.
    pub(super) pos: usize,
    /// The offset and message of the last error of the lexer in front of the current token.
    error: Option<(u32, &'static str)>,
}

const SPACE: u8 = 1;
pub(super) const LABEL: u8 = 2;
pub(super) const WORD: u8 = 4;
pub(super) const DIGIT: u8 = 8;
pub(super) const HEX: u8 = 16;
/// Starts a name after a sigil.
pub(super) const NAME: u8 = 32;
/// Starts a blank or a comment.
const TRIVIA: u8 = 64;
/// Is in a label, or ends one.
const LABEL_END: u8 = 128;

static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        let mut class = 0;
        if matches!(byte, 0 | b' ' | b'\t' | b'\n' | b'\r') {
            class |= SPACE | TRIVIA;
        }
        if matches!(byte, b';' | b'/') {
            class |= TRIVIA;
        }
        if byte == b':' {
            class |= LABEL_END;
        }
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_') {
            class |= LABEL | LABEL_END;
            if !byte.is_ascii_digit() {
                class |= NAME;
            }
        }
        if byte.is_ascii_alphanumeric() || byte == b'_' {
            class |= WORD;
        }
        if byte.is_ascii_digit() {
            class |= DIGIT;
        }
        if byte.is_ascii_hexdigit() {
            class |= HEX;
        }
        table[i] = class;
        i += 1;
    }
    table
};

/// Whether a byte is in a class.
#[inline(always)]
pub(super) fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

impl<'a> Lexer<'a> {
    /// A lexer at the first token.
    pub(super) fn new(src: &'a [u8]) -> Self {
        let mut lexer = Lexer { src, pos: 0, error: None };
        lexer.seek(0);
        lexer
    }

    /// The byte at an offset; zero behind the end.
    #[inline(always)]
    pub(super) fn byte(&self, at: usize) -> u8 {
        self.src.get(at).copied().unwrap_or(0)
    }

    /// The first byte of the token; zero at the end of the text.
    #[inline(always)]
    pub(super) fn peek(&self) -> u8 {
        self.byte(self.pos)
    }

    /// Whether the cursor is at the end of the text.
    #[inline]
    pub(super) fn at_end(&self) -> bool {
        self.pos >= self.src.len()
    }

    /// Continues at the first token at or behind an offset.
    #[inline(always)]
    pub(super) fn seek(&mut self, pos: usize) {
        // Most tokens have one blank or none behind them.
        self.pos = pos + usize::from(self.byte(pos) == b' ');
        if is(self.peek(), TRIVIA) {
            self.long_trivia();
        }
    }

    /// Skips any number of blanks and comments. A comment without an end is a token, which is an error.
    #[inline(never)]
    fn long_trivia(&mut self) {
        loop {
            match self.peek() {
                // Indentations and the blanks in front of comments are long.
                b' ' | b'\n' => {
                    self.pos += 1 + self.src[self.pos + 1..].first_chunk().map_or(0, blank_prefix)
                }
                b';' => self.pos = line_end(self.src, self.pos),
                b'/' => match comment_end(self.src, self.pos) {
                    Some(end) => self.pos = end,
                    None => return,
                },
                byte if is(byte, SPACE) && !self.at_end() => self.pos += 1,
                _ => return,
            }
        }
    }

    /// Whether the token is this punctuation of one byte. `!` and `#` may start other tokens.
    #[inline(always)]
    pub(super) fn at(&self, byte: u8) -> bool {
        self.peek() == byte
            && match byte {
                b'!' => !self.at_metadata_name(),
                b'#' => !is(self.byte(self.pos + 1), DIGIT),
                _ => true,
            }
    }

    /// Skips the token if it is this punctuation of one byte.
    #[inline(always)]
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.at(byte);
        if found {
            self.seek(self.pos + 1);
        }
        found
    }

    /// Whether the token is `!name`.
    #[inline(always)]
    pub(super) fn at_metadata_name(&self) -> bool {
        let next = self.byte(self.pos + 1);
        self.peek() == b'!' && (is(next, NAME) || next == b'\\')
    }

    /// Whether the token is a name or number behind a sigil: `%` or `@`.
    #[inline(always)]
    fn at_name(&self, sigil: u8) -> bool {
        let next = self.byte(self.pos + 1);
        self.peek() == sigil && (is(next, LABEL) || next == b'"' && self.kind() != Tok::Error)
    }

    /// Whether the token is `%name` or `%12`.
    #[inline(always)]
    pub(super) fn at_local(&self) -> bool {
        self.at_name(b'%')
    }

    /// Whether the token is `@name` or `@12`.
    #[inline(always)]
    pub(super) fn at_global(&self) -> bool {
        self.at_name(b'@')
    }

    /// Whether the token is `...`.
    #[inline]
    pub(super) fn at_ellipsis(&self) -> bool {
        self.peek() == b'.' && self.kind() == Tok::DotDotDot
    }

    /// Skips the token if it is `...`.
    #[inline]
    pub(super) fn eat_ellipsis(&mut self) -> bool {
        let found = self.at_ellipsis();
        if found {
            self.seek(self.pos + 3);
        }
        found
    }

    /// Whether the token starts with a letter, as keywords do.
    #[inline(always)]
    pub(super) fn at_letter(&self) -> bool {
        let byte = self.peek();
        byte.is_ascii_alphabetic() || byte == b'_'
    }

    /// Whether the token is this keyword, which does not look like an integer or an integer type.
    #[inline(always)]
    pub(super) fn at_word(&self, word: &[u8]) -> bool {
        let is_next = |next: u8| !is(next, LABEL_END) || !is(next, WORD) && self.word() == word;
        self.src.get(self.pos..).and_then(|rest| rest.get(..word.len())) == Some(word)
            && is_next(self.byte(self.pos + word.len()))
    }

    /// Skips the token if it is this keyword.
    #[inline(always)]
    pub(super) fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.at_word(word);
        if found {
            self.seek(self.pos + word.len());
        }
        found
    }

    /// The keyword at the cursor; empty for other tokens.
    #[inline]
    pub(super) fn word(&self) -> &'a [u8] {
        let rest = self.src.get(self.pos..).unwrap_or(&[]);
        let len = rest.iter().position(|&byte| !is(byte, WORD)).unwrap_or(rest.len());
        let word = &rest[..len];
        match word {
            [] | [b'0'..=b'9', ..] => &[],
            _ if is(self.byte(self.pos + len), LABEL_END) => self.slow_word(),
            // `i32`, `u0x1` and `cc10` are other tokens or several.
            [b'i', b'0'..=b'9', ..] => &[],
            [_, b'0'..=b'9', ..] | [b'c', b'c', _, ..] => self.slow_word(),
            word => word,
        }
    }

    #[cold]
    fn slow_word(&self) -> &'a [u8] {
        let token = self.token();
        if token.kind == Tok::Word { token.text } else { &[] }
    }

    /// Whether the token is this name, which starts with a letter, and a colon.
    #[inline(always)]
    pub(super) fn at_label(&self, name: &str) -> bool {
        let end = self.pos + name.len();
        self.byte(end) == b':' && self.src.get(self.pos..end).is_some_and(|text| eq(text, name.as_bytes()))
    }

    /// The number of up to seven digits at an offset, and the offset behind it.
    #[inline(always)]
    pub(super) fn small_number(&self, from: usize) -> Option<(u32, usize)> {
        let (n, number) = number_at_start(self.src.get(from..)?.first_chunk()?);
        (1..8).contains(&n).then_some((number, from + n))
    }

    /// The number of a token `%12`, `@12` or `#12` of up to seven digits, and the offset behind it.
    #[inline(always)]
    pub(super) fn small_id(&self) -> Option<(u32, usize)> {
        self.small_number(self.pos + 1)
    }

    /// The number of a token `%12`, `@12` or `#12`, and the offset behind it. `None` for other tokens.
    #[inline]
    pub(super) fn id(&mut self) -> Option<(u32, usize)> {
        let id = self.small_id();
        if id.is_some() || !is(self.byte(self.pos + 1), DIGIT) {
            return id;
        }
        let token = self.token();
        self.note(&token);
        let is_id = matches!(token.kind, Tok::LocalId | Tok::GlobalId | Tok::AttrGroup | Tok::Summary);
        is_id.then_some((token.num as u32, token.end))
    }

    /// The width of an integer type, and the offset behind it.
    #[inline(always)]
    pub(super) fn int_type(&self) -> Option<(u32, usize)> {
        let from = self.pos + 1;
        if self.peek() != b'i' || !is(self.byte(from), DIGIT) {
            return None;
        }
        match self.small_number(from) {
            Some((width, end))
                if (1..=Type::MAX_INT_BITS).contains(&width) && !is(self.byte(end), LABEL_END) =>
            {
                Some((width, end))
            }
            _ => self.long_int_type(),
        }
    }

    #[inline(never)]
    fn long_int_type(&self) -> Option<(u32, usize)> {
        let token = self.token();
        (token.kind == Tok::IntType).then_some((token.num as u32, token.end))
    }

    /// The value of a decimal integer without a sign of up to seven digits, and the offset behind it.
    #[inline(always)]
    pub(super) fn small_unsigned(&self) -> Option<(u32, usize)> {
        // A label, a fraction or a number with other digits may follow.
        self.small_number(self.pos).filter(|&(_, end)| !is(self.byte(end), LABEL_END))
    }

    /// The contents of a token `%name` or `@name`, and the offset behind it.
    #[inline(always)]
    pub(super) fn name(&self) -> (Cow<'a, [u8]>, usize) {
        let from = self.pos + 1;
        let is_bare = is(self.byte(from), NAME);
        let token = if is_bare { self.bare_name(Tok::Local, from) } else { self.token() };
        (token.contents(), token.end)
    }

    /// Skips the token.
    pub(super) fn next(&mut self) {
        let token = self.token();
        self.skip(&token);
    }

    /// Skips the token, which is this one.
    pub(super) fn skip(&mut self, token: &Token<'a>) {
        self.note(token);
        self.seek(token.end);
    }

    fn note(&mut self, token: &Token<'a>) {
        if let Some(message) = token.fault {
            self.error = Some((self.pos as u32, message));
        }
    }

    /// The last error of the lexer up to the current token, which takes precedence over those of the parser, and its
    /// offset.
    pub(super) fn lexical_error(&self) -> Option<(u32, &'static str)> {
        match self.token().fault {
            Some(message) => Some((self.pos as u32, message)),
            None => self.error,
        }
    }

    /// The kind of the token.
    pub(super) fn kind(&self) -> Tok {
        self.token().kind
    }

    /// The end of the characters from `from` on that are in a class.
    #[inline]
    pub(super) fn run(&self, from: usize, class: u8) -> usize {
        let mut end = from;
        while is(self.byte(end), class) {
            end += 1;
        }
        end
    }
}

/// The position of the first byte that is one of `wanted`.
pub(super) fn find<const N: usize>(text: &[u8], wanted: [u8; N]) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        let found = find_any(&text[at..], wanted);
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize);
        }
        at += BLOCK;
    }
    None
}

/// The offset of the end of the line that has this offset.
#[inline(never)]
pub(super) fn line_end(src: &[u8], at: usize) -> usize {
    let rest = &src[at..];
    at + find(rest, [b'\n', b'\r']).unwrap_or(rest.len())
}

/// The offset behind the comment `/* … */` that starts at an offset. `None` if there is none, or it has no end.
#[cold]
pub(super) fn comment_end(src: &[u8], at: usize) -> Option<usize> {
    let body = src[at..].strip_prefix(b"/*")?;
    Some(at + 2 + body.windows(2).position(|pair| pair == b"*/")? + 2)
}
