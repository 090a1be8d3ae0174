//! Tokens of MLIR text, with their places.

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A word: a keyword, an operation, a builtin type.
    Word,
    /// The digits of a number; a sign is a mark of its own.
    Number,
    /// A string with its quotes.
    String,
    /// `%name`
    Value,
    /// `@name`
    Symbol,
    /// `^name`
    Block,
    /// `!name`
    Type,
    /// `#name`
    Attr,
    /// `->`
    Arrow,
    /// Any other byte.
    Mark(u8),
    /// The end of the text.
    End,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// The kind.
    pub kind: Kind,
    /// The offset of the first byte.
    pub start: usize,
    /// The offset behind the last byte.
    pub end: usize,
    /// Whether no other token comes before it on its line.
    pub starts_line: bool,
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// The end of the string that starts at `at`.
pub fn string_end(text: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while let Some(&byte) = text.get(i) {
        match byte {
            b'\\' => i += 2,
            b'"' => return i + 1,
            b'\n' => return i,
            _ => i += 1,
        }
    }
    text.len()
}

/// The tokens of a text and an end token. Comments and blanks are no tokens.
pub fn tokens(text: &[u8]) -> Vec<Token> {
    let mut all = Vec::with_capacity(text.len() / 4);
    let (mut at, mut starts_line) = (0, true);
    while let Some(&byte) = text.get(at) {
        let next = text.get(at + 1).copied().unwrap_or(0);
        let words = |from: usize| from + text[from..].iter().take_while(|&&b| is_word(b)).count();
        let (kind, end) = match byte {
            b'\n' => {
                starts_line = true;
                at += 1;
                continue;
            }
            b' ' | b'\t' | b'\r' => {
                at += 1;
                continue;
            }
            b'/' if next == b'/' => {
                at += text[at..].iter().take_while(|&&b| b != b'\n').count();
                continue;
            }
            b'"' => (Kind::String, string_end(text, at)),
            b'-' if next == b'>' => (Kind::Arrow, at + 2),
            b'@' if next == b'"' => (Kind::Symbol, string_end(text, at + 1)),
            b'%' | b'@' | b'^' | b'!' | b'#' if is_word(next) || next == b'-' => {
                let mut end = at + 1;
                // Names of values, blocks and symbols may have dashes.
                while text
                    .get(end)
                    .is_some_and(|&b| is_word(b) || (b == b'-' && !matches!(byte, b'!' | b'#')))
                {
                    end += 1;
                }
                let kind = match byte {
                    b'%' => Kind::Value,
                    b'@' => Kind::Symbol,
                    b'^' => Kind::Block,
                    b'!' => Kind::Type,
                    _ => Kind::Attr,
                };
                (kind, end)
            }
            b'0'..=b'9'
                if byte == b'0' && next == b'x' && text.get(at + 2).is_some_and(u8::is_ascii_hexdigit) =>
            {
                (Kind::Number, words(at))
            }
            b'0'..=b'9' => {
                let mut end = at + text[at..].iter().take_while(|b| b.is_ascii_digit()).count();
                if text.get(end) == Some(&b'.') {
                    end += 1 + text[end + 1..].iter().take_while(|b| b.is_ascii_digit()).count();
                    if matches!(text.get(end), Some(b'e' | b'E')) {
                        let sign = usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
                        let digits = text[(end + 1 + sign).min(text.len())..]
                            .iter()
                            .take_while(|b| b.is_ascii_digit())
                            .count();
                        if digits > 0 {
                            end += 1 + sign + digits;
                        }
                    }
                }
                (Kind::Number, end)
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => (Kind::Word, words(at)),
            _ => (Kind::Mark(byte), at + 1),
        };
        all.push(Token { kind, start: at, end, starts_line });
        starts_line = false;
        at = end;
    }
    all.push(Token { kind: Kind::End, start: text.len(), end: text.len(), starts_line: true });
    all
}
