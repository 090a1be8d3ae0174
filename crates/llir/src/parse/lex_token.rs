//! The token at the cursor, with the rules and messages of LLVM's lexer.

use super::lexer::{DIGIT, HEX, LABEL, Lexer, NAME, WORD, find, is};
use super::numbers;
use super::token::{Tok, Token};
use crate::types::Type;
use terrace_support::words::word_prefix;

const TOO_LARGE: &str = "invalid value number (too large)";
const END_IN_STRING: &str = "end of file in string constant";

impl<'a> Lexer<'a> {
    /// The token at the cursor.
    pub(super) fn token(&self) -> Token<'a> {
        let Some(&byte) = self.src.get(self.pos) else { return Token::new(Tok::Eof, self.pos) };
        let next = self.pos + 1;
        let kind = match byte {
            b',' | b'=' | b'*' | b'|' | b':' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' => {
                Tok::Punct(byte)
            }
            b'%' => return self.variable(Tok::Local, Tok::LocalId),
            b'@' => return self.variable(Tok::Global, Tok::GlobalId),
            b'!' => return self.exclaim(),
            b'#' if is(self.byte(next), DIGIT) => return self.number(Tok::AttrGroup, next),
            b'#' => Tok::Punct(byte),
            b'^' if is(self.byte(next), DIGIT) => return self.number(Tok::Summary, next),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => return self.word_token(byte),
            b'0'..=b'9' | b'-' => return self.digit_or_minus(byte),
            b'"' => return self.quote(),
            b'$' => return self.dollar(),
            b'+' => return self.plus(),
            b'/' if self.byte(next) == b'*' => return Token::fault("unterminated comment", self.src.len()),
            b'.' => match self.label_tail(next) {
                Some(label) => return label,
                None if self.byte(next) == b'.' && self.byte(next + 1) == b'.' => {
                    return Token::new(Tok::DotDotDot, next + 2);
                }
                None => Tok::Error,
            },
            _ => Tok::Error,
        };
        Token::new(kind, next)
    }

    /// The text from the position up to an offset as contents.
    fn text_to(&self, kind: Tok, end: usize) -> Token<'a> {
        Token { text: &self.src[self.pos..end], ..Token::new(kind, end) }
    }

    /// The label, if the characters from `from` on are the rest of one.
    fn label_tail(&self, from: usize) -> Option<Token<'a>> {
        let end = self.run(from, LABEL);
        (self.byte(end) == b':').then(|| Token { end: end + 1, ..self.text_to(Tok::Label, end) })
    }

    /// The digits from `from` on as a number.
    fn number(&self, kind: Tok, from: usize) -> Token<'a> {
        if let Some((number, end)) = self.small_number(from) {
            return Token { num: number.into(), ..Token::new(kind, end) };
        }
        let end = self.run(from, DIGIT);
        let num = numbers::decimal_u64(&self.src[from..end]);
        // LLVM reports the overflow only together with a later error.
        let fault = match num {
            None => Some("constant bigger than 64 bits detected"),
            Some(num) if num > u64::from(u32::MAX) => Some(TOO_LARGE),
            _ => None,
        };
        Token { num: num.unwrap_or(0) & u64::from(u32::MAX), fault, ..Token::new(kind, end) }
    }

    /// The string whose opening quote is in front of `from`. `None` if it has no end.
    fn string(&self, from: usize) -> Option<Token<'a>> {
        let rest = self.src.get(from..)?;
        let text = &rest[..find(rest, [b'"'])?];
        let end = from + text.len() + 1;
        Some(Token { text, escaped: text.contains(&b'\\'), ..Token::new(Tok::Str, end) })
    }

    /// A name without quotes from `from` on.
    #[inline]
    pub(super) fn bare_name(&self, kind: Tok, from: usize) -> Token<'a> {
        let mut end = from;
        while let Some(bytes) = self.src.get(end..).and_then(|rest| rest.first_chunk()) {
            let n = word_prefix(bytes);
            end += n;
            if n < bytes.len() {
                break;
            }
        }
        let end = self.run(end, LABEL);
        Token { text: &self.src[from..end], ..Token::new(kind, end) }
    }

    fn variable(&self, named: Tok, numbered: Tok) -> Token<'a> {
        let from = self.pos + 1;
        match self.byte(from) {
            byte if is(byte, DIGIT) => self.number(numbered, from),
            byte if is(byte, NAME) => self.bare_name(named, from),
            b'"' => match self.string(from + 1) {
                Some(string) => string.named(named),
                None => Token::fault(END_IN_STRING, self.src.len()),
            },
            _ => Token::new(Tok::Error, from),
        }
    }

    fn dollar(&self) -> Token<'a> {
        let from = self.pos + 1;
        if let Some(label) = self.label_tail(from) {
            return label;
        }
        match self.byte(from) {
            b'"' => match self.string(from + 1) {
                Some(string) => string.named(Tok::Comdat),
                None => Token::fault("end of file in COMDAT variable name", self.src.len()),
            },
            byte if is(byte, NAME) => self.bare_name(Tok::Comdat, from),
            _ => Token::new(Tok::Error, from),
        }
    }

    fn exclaim(&self) -> Token<'a> {
        let from = self.pos + 1;
        if !self.at_metadata_name() {
            return Token::new(Tok::Punct(b'!'), from);
        }
        let name = self.bare_name(Tok::MdName, from);
        if self.byte(name.end) != b'\\' {
            return name;
        }
        let mut end = name.end;
        while is(self.byte(end), LABEL) || self.byte(end) == b'\\' {
            end += 1;
        }
        Token { text: &self.src[from..end], escaped: true, ..Token::new(Tok::MdName, end) }
    }

    fn quote(&self) -> Token<'a> {
        match self.string(self.pos + 1) {
            None => Token::fault(END_IN_STRING, self.src.len()),
            Some(string) if self.byte(string.end) == b':' => {
                Token { end: string.end + 1, ..string }.named(Tok::Label)
            }
            Some(string) => string,
        }
    }

    fn word_token(&self, first: u8) -> Token<'a> {
        let from = self.pos + 1;
        if let Some(label) = self.label_tail(from) {
            return label;
        }
        if first == b'i' && is(self.byte(from), DIGIT) {
            let token = self.number(Tok::IntType, from);
            if token.fault.is_some() || token.num == 0 || token.num > Type::MAX_INT_BITS.into() {
                return Token::fault("bitwidth for integer type out of range", token.end);
            }
            return token;
        }
        let word = self.text_to(Tok::Word, self.run(from, WORD));
        if matches!(first, b'u' | b's') && word.text.get(1..3) == Some(b"0x") {
            let end = self.run(self.pos + 3, HEX);
            if end > self.pos + 3 {
                return self.text_to(Tok::HexInt, end);
            }
        }
        // `cc10` is `cc 10`.
        match word.text {
            [b'c', b'c', b'0'..=b'9', ..] => self.text_to(Tok::Word, self.pos + 2),
            _ => word,
        }
    }

    fn digit_or_minus(&self, first: u8) -> Token<'a> {
        let from = self.pos + 1;
        if first == b'-' && !is(self.byte(from), DIGIT) {
            return self.label_tail(from).unwrap_or(Token::new(Tok::Error, from));
        }
        let end = self.run(from, DIGIT);
        let next = self.byte(end);
        if first != b'-' && next == b':' {
            return Token { end: end + 1, ..self.number(Tok::LabelId, self.pos) };
        }
        if let Some(label) = self.label_tail(end) {
            return label;
        }
        if next == b'.' {
            return self.fraction(end);
        }
        if next == b'x' && first == b'0' && end == from {
            return self.hex();
        }
        self.text_to(Tok::Int, end)
    }

    /// A number with its digits and its exponent behind the point at `point`.
    fn fraction(&self, point: usize) -> Token<'a> {
        let mut end = self.run(point + 1, DIGIT);
        if matches!(self.byte(end), b'e' | b'E') {
            let signed = usize::from(matches!(self.byte(end + 1), b'-' | b'+'));
            if is(self.byte(end + 1 + signed), DIGIT) {
                end = self.run(end + 1 + signed, DIGIT);
            }
        }
        self.text_to(Tok::Float, end)
    }

    fn plus(&self) -> Token<'a> {
        let from = self.pos + 1;
        let end = self.run(from, DIGIT);
        if end == from || self.byte(end) != b'.' {
            return Token::new(Tok::Error, from);
        }
        self.fraction(end)
    }

    fn hex(&self) -> Token<'a> {
        let mut from = self.pos + 2;
        if matches!(self.byte(from), b'K' | b'L' | b'M' | b'H' | b'R') {
            from += 1;
        }
        let end = self.run(from, HEX);
        if end == from {
            return Token::new(Tok::Error, self.pos + 1);
        }
        let digits = &self.src[from..end];
        let kind = self.src[self.pos + 2];
        let limit = match kind {
            b'K' => 20,
            b'L' | b'M' => 32,
            _ => return self.narrow_hex(kind, digits, end),
        };
        let fault = (digits.len() > limit).then_some("constant bigger than 128 bits detected");
        Token { text: &self.src[self.pos + 2..end], fault, ..Token::new(Tok::HexFloat, end) }
    }

    /// The hexadecimal bits of a half, bfloat or double. LLVM notices an overflow only if a digit makes the number less.
    fn narrow_hex(&self, kind: u8, digits: &[u8], end: usize) -> Token<'a> {
        let (mut bits, mut fault) = (0u64, None);
        for digit in digits {
            let next = bits << 4 | numbers::hex(&[*digit]);
            if next < bits {
                fault = Some("constant bigger than 64 bits detected");
                bits = 0;
                break;
            }
            bits = next;
        }
        match kind {
            b'H' if bits > 0xffff => Token::fault("hexadecimal constant too large for half (16-bit)", end),
            b'R' if bits > 0xffff => Token::fault("hexadecimal constant too large for bfloat (16-bit)", end),
            _ => Token { text: &self.src[self.pos + 2..end], fault, ..Token::new(Tok::HexFloat, end) },
        }
    }
}
