//! Tokens of LLVM IR (LangRef, "Identifiers").

use super::numbers;
use std::borrow::Cow;
use terrace_support::small_vec::SmallVec;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    Eof,
    /// No token of the language.
    Error,
    /// Punctuation of one byte: `,`.
    Punct(u8),
    DotDotDot,
    /// A keyword.
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

/// A token.
pub(super) struct Token<'a> {
    pub(super) kind: Tok,
    /// The offset behind the token.
    pub(super) end: usize,
    /// The contents: without sigil, quotes and colon.
    pub(super) text: &'a [u8],
    pub(super) num: u64,
    /// Whether the contents have escapes.
    pub(super) escaped: bool,
    /// The reason why the token is wrong. A number that is too large is a token all the same.
    pub(super) fault: Option<&'static str>,
}

impl<'a> Token<'a> {
    #[inline]
    pub(super) fn new(kind: Tok, end: usize) -> Self {
        Token { kind, end, text: &[], num: 0, escaped: false, fault: None }
    }

    pub(super) fn fault(message: &'static str, end: usize) -> Self {
        Token { fault: Some(message), ..Token::new(Tok::Error, end) }
    }

    /// The contents without escapes.
    pub(super) fn contents(&self) -> Cow<'a, [u8]> {
        if self.escaped { Cow::Owned(unescape(self.text)) } else { Cow::Borrowed(self.text) }
    }

    /// Whether the token is this name and a colon.
    pub(super) fn is_label(&self, name: &[u8]) -> bool {
        self.kind == Tok::Label && self.text == name
    }

    /// Whether the token is an integer without a sign: `12` or `u0x12`.
    pub(super) fn is_unsigned(&self) -> bool {
        match self.kind {
            Tok::Int => self.text.first() != Some(&b'-'),
            Tok::HexInt => self.text.first() == Some(&b'u'),
            _ => false,
        }
    }

    /// The value of an integer without a sign; `None` if it exceeds 64 bits.
    pub(super) fn unsigned(&self) -> Option<u64> {
        if self.kind == Tok::Int {
            return numbers::decimal_u64(self.text);
        }
        match numbers::hex_limbs(self.text.get(3..)?, false, 1)[..] {
            [low, ref high @ ..] if high.iter().all(|&limb| limb == 0) => Some(low),
            _ => None,
        }
    }

    /// Limbs of an integer, sign-extended to at least `n` limbs.
    pub(super) fn limbs(&self, n: usize) -> SmallVec<[u64; 4]> {
        match self.text {
            [sign @ (b'u' | b's'), b'0', b'x', digits @ ..] => numbers::hex_limbs(digits, *sign == b's', n),
            decimal => numbers::decimal_limbs(decimal, n),
        }
    }

    /// Refuses NUL in the contents of a string that is a name.
    pub(super) fn named(self, kind: Tok) -> Self {
        if self.contents().contains(&0) {
            Token::fault(NUL_IN_NAME, self.end)
        } else {
            Token { kind, ..self }
        }
    }
}

const NUL_IN_NAME: &str = "NUL character is not allowed in names";

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
