//! Tokens of LLVM IR (LangRef, "Identifiers"), with the rules and messages of LLVM's lexer.

use std::borrow::Cow;

/// The kind of a token. Its text and number are in the [`Lexer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    Eof,
    /// No token of the language.
    Error,
    Comma,
    Equal,
    Star,
    LParen,
    RParen,
    LBracket,
    RBracket,
    LBrace,
    RBrace,
    Less,
    Greater,
    Exclaim,
    Bar,
    Colon,
    Hash,
    DotDotDot,
    /// A keyword; `text` has it.
    Word,
    /// `name:`.
    Label,
    /// `12:`.
    LabelId,
    /// A decimal integer, possibly negative.
    Int,
    /// `u0x12` or `s0x12`.
    HexInt,
    /// `iN`; `num` is the width.
    IntType,
    /// A decimal number with a point.
    Float,
    /// `0x12`, `0xK12` and so on.
    HexFloat,
    /// `"text"`.
    Str,
    /// `%name`.
    Local,
    /// `%12`.
    LocalId,
    /// `@name`.
    Global,
    /// `@12`.
    GlobalId,
    /// `$name`.
    Comdat,
    /// `!name`.
    MdName,
    /// `#12`.
    AttrGroup,
    /// `^12`.
    Summary,
}

/// Splits a text into tokens; the current one is in the fields.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    pub(super) src: &'a [u8],
    /// The offset behind the current token.
    pub(super) pos: usize,
    pub(super) tok: Tok,
    /// The offset of the current token.
    pub(super) start: usize,
    /// The token's contents: without sigil, quotes and colon.
    pub(super) text: &'a [u8],
    pub(super) num: u64,
    /// Whether the contents have escapes.
    pub(super) escaped: bool,
    /// The last error of the lexer, which takes precedence over those of the parser, and its offset.
    pub(super) error: Option<(u32, &'static str)>,
    /// The offset behind the previous token.
    pub(super) prev_end: usize,
}

const SPACE: u8 = 1;
const LABEL: u8 = 2;
const WORD: u8 = 4;
const DIGIT: u8 = 8;
const HEX: u8 = 16;
/// Starts a name after a sigil.
const NAME: u8 = 32;

static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        let mut class = 0;
        if matches!(byte, 0 | b' ' | b'\t' | b'\n' | b'\r') {
            class |= SPACE;
        }
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_') {
            class |= LABEL;
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

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// Replaces `\xx` by the byte with these hexadecimal digits, and `\\` by a backslash.
pub(super) fn unescape(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
    let byte_of = |high, low| Some(digit(high)? << 4 | digit(low)?);
    let mut rest = text;
    while let [first, after @ ..] = rest {
        let (byte, length) = match *rest {
            [b'\\', b'\\', ..] => (b'\\', 2),
            [b'\\', high, low, ..] => byte_of(high, low).map_or((b'\\', 1), |byte| (byte, 3)),
            _ => (*first, 1),
        };
        out.push(byte);
        rest = &after[length - 1..];
    }
    out
}

const TOO_LARGE: &str = "invalid value number (too large)";
const END_IN_STRING: &str = "end of file in string constant";
const NUL_IN_NAME: &str = "NUL character is not allowed in names";

impl<'a> Lexer<'a> {
    /// A lexer before the first token.
    pub(super) fn new(src: &'a [u8]) -> Self {
        Lexer {
            src,
            pos: 0,
            tok: Tok::Eof,
            start: 0,
            text: &[],
            num: 0,
            escaped: false,
            error: None,
            prev_end: 0,
        }
    }

    /// The byte at an offset from the position; zero behind the end.
    #[inline]
    fn peek(&self, ahead: usize) -> u8 {
        self.src.get(self.pos + ahead).copied().unwrap_or(0)
    }

    /// The contents of the token without escapes.
    pub(super) fn contents(&self) -> Cow<'a, [u8]> {
        if self.escaped { Cow::Owned(unescape(self.text)) } else { Cow::Borrowed(self.text) }
    }

    /// Continues at an offset.
    pub(super) fn seek(&mut self, pos: usize) {
        self.pos = pos;
        self.next();
    }

    /// Reads the next token.
    pub(super) fn next(&mut self) {
        self.prev_end = self.pos;
        loop {
            while self.pos < self.src.len() && is(self.src[self.pos], SPACE) {
                self.pos += 1;
            }
            match self.peek(0) {
                b';' => self.skip_line(),
                b'/' if self.peek(1) == b'*' => {
                    if !self.skip_comment() {
                        return;
                    }
                }
                _ => break,
            }
        }
        self.start = self.pos;
        let Some(&byte) = self.src.get(self.pos) else {
            self.tok = Tok::Eof;
            self.text = &[];
            return;
        };
        self.pos += 1;
        self.tok = match byte {
            b',' => Tok::Comma,
            b'=' => Tok::Equal,
            b'*' => Tok::Star,
            b'(' => Tok::LParen,
            b')' => Tok::RParen,
            b'[' => Tok::LBracket,
            b']' => Tok::RBracket,
            b'{' => Tok::LBrace,
            b'}' => Tok::RBrace,
            b'<' => Tok::Less,
            b'>' => Tok::Greater,
            b'|' => Tok::Bar,
            b':' => Tok::Colon,
            b'%' => self.variable(Tok::Local, Tok::LocalId),
            b'@' => self.variable(Tok::Global, Tok::GlobalId),
            b'!' => self.exclaim(),
            b'#' if is(self.peek(0), DIGIT) => self.number(Tok::AttrGroup),
            b'#' => Tok::Hash,
            b'^' if is(self.peek(0), DIGIT) => self.number(Tok::Summary),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(byte),
            b'0'..=b'9' | b'-' => self.digit_or_minus(byte),
            b'"' => self.quote(),
            b'$' => self.dollar(),
            b'+' => self.plus(),
            b'.' => match self.label_tail(self.pos) {
                Some(end) => self.label(end),
                None if self.peek(0) == b'.' && self.peek(1) == b'.' => {
                    self.pos += 2;
                    Tok::DotDotDot
                }
                None => Tok::Error,
            },
            _ => Tok::Error,
        };
    }

    fn skip_line(&mut self) {
        let rest = &self.src[self.pos..];
        self.pos += rest.iter().position(|&byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
    }

    /// Skips a comment between `/*` and `*/`. Returns `false`, with an error token, if it has no end.
    fn skip_comment(&mut self) -> bool {
        let start = self.pos;
        let body = &self.src[start + 2..];
        match body.windows(2).position(|pair| pair == b"*/") {
            Some(len) => {
                self.pos = start + 2 + len + 2;
                true
            }
            None => {
                self.start = start;
                self.pos = self.src.len();
                self.tok = self.fault("unterminated comment");
                false
            }
        }
    }

    fn fault(&mut self, message: &'static str) -> Tok {
        self.error = Some((self.start as u32, message));
        Tok::Error
    }

    /// The offset behind the colon, if the characters from `from` on are the rest of a label.
    fn label_tail(&self, from: usize) -> Option<usize> {
        let rest = self.src.get(from..)?;
        let len = rest.iter().position(|&byte| !is(byte, LABEL))?;
        (rest[len] == b':').then_some(from + len + 1)
    }

    /// A label that ends, with its colon, at `end`.
    fn label(&mut self, end: usize) -> Tok {
        self.text = &self.src[self.start..end - 1];
        self.escaped = false;
        self.pos = end;
        Tok::Label
    }

    /// The length of the characters from `from` on that are in a class.
    #[inline]
    fn run(&self, from: usize, class: u8) -> usize {
        let mut end = from;
        while let Some(&byte) = self.src.get(end)
            && is(byte, class)
        {
            end += 1;
        }
        end
    }

    /// The digits at the position as a number.
    fn number(&mut self, tok: Tok) -> Tok {
        let end = self.run(self.pos, DIGIT);
        let num = super::numbers::decimal_u64(&self.src[self.pos..end]);
        self.pos = end;
        // LLVM reports the overflow only together with a later error.
        match num {
            None => {
                self.fault("constant bigger than 64 bits detected");
            }
            Some(num) if num > u64::from(u32::MAX) => {
                self.fault(TOO_LARGE);
            }
            _ => {}
        }
        self.num = num.unwrap_or(0) & u64::from(u32::MAX);
        tok
    }

    /// The contents of a string whose opening quote is behind the position.
    fn string(&mut self) -> bool {
        let rest = &self.src[self.pos..];
        let Some(len) = rest.iter().position(|&byte| byte == b'"') else {
            self.pos = self.src.len();
            return false;
        };
        self.text = &rest[..len];
        self.escaped = self.text.contains(&b'\\');
        self.pos += len + 1;
        true
    }

    fn has_nul(&self) -> bool {
        self.text.contains(&0) || self.escaped && unescape(self.text).contains(&0)
    }

    fn variable(&mut self, named: Tok, numbered: Tok) -> Tok {
        let byte = self.peek(0);
        if is(byte, DIGIT) {
            return self.number(numbered);
        }
        if is(byte, NAME) {
            let end = self.run(self.pos, LABEL);
            self.text = &self.src[self.pos..end];
            self.escaped = false;
            self.pos = end;
            return named;
        }
        if byte != b'"' {
            return Tok::Error;
        }
        self.pos += 1;
        if !self.string() {
            return self.fault(END_IN_STRING);
        }
        if self.has_nul() {
            return self.fault(NUL_IN_NAME);
        }
        named
    }

    fn dollar(&mut self) -> Tok {
        if let Some(end) = self.label_tail(self.pos) {
            return self.label(end);
        }
        if self.peek(0) == b'"' {
            self.pos += 1;
            if !self.string() {
                return self.fault("end of file in COMDAT variable name");
            }
            if self.has_nul() {
                return self.fault(NUL_IN_NAME);
            }
            return Tok::Comdat;
        }
        if is(self.peek(0), NAME) {
            let end = self.run(self.pos, LABEL);
            self.text = &self.src[self.pos..end];
            self.escaped = false;
            self.pos = end;
            return Tok::Comdat;
        }
        Tok::Error
    }

    fn exclaim(&mut self) -> Tok {
        let byte = self.peek(0);
        if !is(byte, NAME) && byte != b'\\' {
            return Tok::Exclaim;
        }
        let mut end = self.pos + 1;
        while self.src.get(end).is_some_and(|&byte| is(byte, LABEL) || byte == b'\\') {
            end += 1;
        }
        self.text = &self.src[self.pos..end];
        self.escaped = self.text.contains(&b'\\');
        self.pos = end;
        Tok::MdName
    }

    fn quote(&mut self) -> Tok {
        if !self.string() {
            return self.fault(END_IN_STRING);
        }
        if self.peek(0) == b':' {
            self.pos += 1;
            if self.has_nul() {
                return self.fault(NUL_IN_NAME);
            }
            return Tok::Label;
        }
        Tok::Str
    }

    fn word(&mut self, first: u8) -> Tok {
        let end = self.run(self.pos, LABEL);
        if self.src.get(end) == Some(&b':') {
            return self.label(end + 1);
        }
        if first == b'i' {
            let digits = self.run(self.pos, DIGIT);
            if digits != self.pos {
                let before = self.error;
                self.number(Tok::IntType);
                let overflow = self.error != before;
                self.error = before;
                if overflow || self.num == 0 || self.num > u64::from(crate::types::Type::MAX_INT_BITS) {
                    return self.fault("bitwidth for integer type out of range");
                }
                return Tok::IntType;
            }
        }
        let mut word_end = self.run(self.pos, WORD);
        self.text = &self.src[self.start..word_end];
        self.escaped = false;
        if matches!(first, b'u' | b's')
            && self.text.get(1..3) == Some(b"0x")
            && let digits = self.run(self.start + 3, HEX)
            && digits > self.start + 3
        {
            word_end = digits;
            self.text = &self.src[self.start..word_end];
            self.pos = word_end;
            return Tok::HexInt;
        }
        // `cc10` is `cc 10`.
        if first == b'c'
            && self.text.get(1) == Some(&b'c')
            && self.text.get(2).is_some_and(u8::is_ascii_digit)
        {
            word_end = self.start + 2;
            self.text = &self.src[self.start..word_end];
        }
        self.pos = word_end;
        Tok::Word
    }

    fn digit_or_minus(&mut self, first: u8) -> Tok {
        if first == b'-' && !is(self.peek(0), DIGIT) {
            return match self.label_tail(self.pos) {
                Some(end) => self.label(end),
                None => Tok::Error,
            };
        }
        let end = self.run(self.pos, DIGIT);
        let next = self.src.get(end).copied().unwrap_or(0);
        if first != b'-' && next == b':' {
            self.pos = self.start;
            let tok = self.number(Tok::LabelId);
            self.pos = end + 1;
            return tok;
        }
        if is(next, LABEL)
            && let Some(tail) = self.label_tail(end)
        {
            return self.label(tail);
        }
        if first == b'-' && next == b':' {
            return self.label(end + 1);
        }
        self.pos = end;
        if next != b'.' {
            if self.src[self.start..].starts_with(b"0x") {
                return self.hex();
            }
            self.text = &self.src[self.start..end];
            return Tok::Int;
        }
        self.fraction()
    }

    /// The digits and the exponent after the point at the position.
    fn fraction(&mut self) -> Tok {
        let mut end = self.run(self.pos + 1, DIGIT);
        let byte = |at: usize| self.src.get(at).copied().unwrap_or(0);
        if matches!(byte(end), b'e' | b'E') {
            let signed = usize::from(matches!(byte(end + 1), b'-' | b'+'));
            if is(byte(end + 1 + signed), DIGIT) {
                end = self.run(end + 1 + signed, DIGIT);
            }
        }
        self.text = &self.src[self.start..end];
        self.pos = end;
        Tok::Float
    }

    fn plus(&mut self) -> Tok {
        let end = self.run(self.pos, DIGIT);
        if end == self.pos || self.src.get(end) != Some(&b'.') {
            return Tok::Error;
        }
        self.pos = end;
        self.fraction()
    }

    fn hex(&mut self) -> Tok {
        let mut from = self.start + 2;
        if matches!(self.src.get(from), Some(b'K' | b'L' | b'M' | b'H' | b'R')) {
            from += 1;
        }
        let end = self.run(from, HEX);
        if end == from {
            self.pos = self.start + 1;
            return Tok::Error;
        }
        self.text = &self.src[self.start + 2..end];
        self.pos = end;
        let digits = &self.src[from..end];
        let kind = self.src[self.start + 2];
        let limit = match kind {
            b'K' => 20,
            b'L' | b'M' => 32,
            _ => return self.narrow_hex(kind, digits),
        };
        if digits.len() > limit {
            self.fault("constant bigger than 128 bits detected");
        }
        Tok::HexFloat
    }

    /// The hexadecimal bits of a half, bfloat or double. LLVM notices an overflow only if a digit makes the number less.
    fn narrow_hex(&mut self, kind: u8, digits: &[u8]) -> Tok {
        let mut bits = 0u64;
        for digit in digits {
            let next = bits << 4 | super::numbers::hex(&[*digit]);
            if next < bits {
                self.fault("constant bigger than 64 bits detected");
                bits = 0;
                break;
            }
            bits = next;
        }
        match kind {
            b'H' if bits > 0xffff => self.fault("hexadecimal constant too large for half (16-bit)"),
            b'R' if bits > 0xffff => self.fault("hexadecimal constant too large for bfloat (16-bit)"),
            _ => Tok::HexFloat,
        }
    }
}
