//! The tokens of a chunk, its comments, and the counterparts of brackets.

use crate::Problem;
use terrace_ir::asm::cursor::Cursor;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A word: a keyword, an operation, a builtin type.
    Word,
    /// A number without its sign.
    Number,
    /// A string with its quotes.
    String,
    /// `%name`
    Value,
    /// `^name`
    Block,
    /// `!name` with the `<...>` that follows.
    Type,
    /// `#name` with the `<...>` that follows.
    Attr,
    /// `@name`
    Symbol,
    /// `->`
    Arrow,
    /// A bracket that opens; `{-#` counts as `{`.
    Open(u8),
    /// A bracket that closes.
    Close(u8),
    /// Other punctuation, by its first byte. `<` and `>` without a counterpart are operators.
    Mark(u8),
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub start: u32,
    pub end: u32,
    /// The line breaks between what stands before it, a comment perhaps, and it.
    pub breaks: u32,
    /// The index of the other bracket, or [`NONE`].
    pub partner: u32,
    pub kind: Kind,
}

/// A comment without trailing blanks.
#[derive(Clone, Copy, Debug)]
pub struct Comment {
    pub start: u32,
    pub end: u32,
    /// The line breaks in front of it.
    pub breaks: u32,
    /// The index of the token behind it.
    pub before: u32,
}

/// No token.
pub const NONE: u32 = u32::MAX;

/// The tokens of a chunk.
#[derive(Default)]
pub struct Tokens {
    pub tokens: Vec<Token>,
    pub comments: Vec<Comment>,
    /// The line breaks at the end.
    pub breaks: u32,
}

impl Tokens {
    /// The tokens of the part of a text between two offsets.
    pub fn read(&mut self, text: &[u8], start: usize) -> Result<(), Problem> {
        self.tokens.clear();
        self.comments.clear();
        let mut open: Vec<u32> = Vec::new();
        let mut at = start;
        loop {
            let (next, breaks) = skip_blanks(text, at)?;
            at = next;
            let Some(&byte) = text.get(at) else {
                self.breaks = breaks;
                break;
            };
            if byte == b'/' && text.get(at + 1) == Some(&b'/') {
                let rest = &text[at..];
                let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
                let end = at + rest[..length].trim_ascii_end().len();
                let before = self.tokens.len() as u32;
                self.comments.push(Comment { start: at as u32, end: end as u32, breaks, before });
                at += length;
                continue;
            }
            let (kind, end) = token(text, at)?;
            self.tokens.push(Token { start: at as u32, end: end as u32, breaks, partner: NONE, kind });
            self.match_bracket(&mut open)?;
            at = end;
        }
        let unclosed = open.into_iter().find(|&at| self.tokens[at as usize].kind != Kind::Open(b'<'));
        match unclosed {
            Some(at) => {
                let token = self.tokens[at as usize];
                let message = format!("'{}' is not closed", spelling(text, token));
                Err(Problem { offset: token.start as usize, message })
            }
            None => {
                self.make_operators();
                Ok(())
            }
        }
    }

    /// Matches the last token with an open bracket, or opens one.
    fn match_bracket(&mut self, open: &mut Vec<u32>) -> Result<(), Problem> {
        let last = self.tokens.len() - 1;
        let close = match self.tokens[last].kind {
            Kind::Open(_) => {
                open.push(last as u32);
                return Ok(());
            }
            Kind::Close(close) => close,
            _ => return Ok(()),
        };
        let kind = |at: u32| self.tokens[at as usize].kind;
        let length = |at: u32| self.tokens[at as usize].end - self.tokens[at as usize].start;
        let opening = match close {
            b'>' => b'<',
            b')' => b'(',
            b']' => b'[',
            _ => b'{',
        };
        if opening != b'<' {
            while open.last().is_some_and(|&at| kind(at) == Kind::Open(b'<')) {
                open.pop();
            }
        }
        match open.last() {
            // `{-#` and `#-}` belong together.
            Some(&at) if kind(at) == Kind::Open(opening) && length(at) == length(last as u32) => {
                open.pop();
                self.tokens[last].partner = at;
                self.tokens[at as usize].partner = last as u32;
                Ok(())
            }
            _ if opening == b'<' => Ok(()),
            _ => {
                let offset = self.tokens[last].start as usize;
                let message = format!("no '{}' is open at this '{}'", opening as char, close as char);
                Err(Problem { offset, message })
            }
        }
    }

    /// Makes angle brackets without a counterpart operators.
    fn make_operators(&mut self) {
        for token in self.tokens.iter_mut().filter(|token| token.partner == NONE) {
            if let Kind::Open(byte) | Kind::Close(byte) = token.kind {
                token.kind = Kind::Mark(byte);
            }
        }
    }
}

fn spelling(text: &[u8], token: Token) -> String {
    String::from_utf8_lossy(&text[token.start as usize..token.end as usize]).into_owned()
}

/// The offset behind blanks, and the line breaks in them. A carriage return alone ends a comment, but no line that a check
/// counts, so such text is not formatted.
fn skip_blanks(text: &[u8], mut at: usize) -> Result<(usize, u32), Problem> {
    let mut breaks = 0;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => breaks += 1,
            b'\r' if text.get(at + 1) != Some(&b'\n') => {
                let message = "a carriage return has no line feed".to_owned();
                return Err(Problem { offset: at, message });
            }
            b' ' | b'\t' | b'\r' | 0 => {}
            _ => break,
        }
        at += 1;
    }
    Ok((at, breaks))
}

/// The kind and the end of the token at an offset.
fn token(text: &[u8], at: usize) -> Result<(Kind, usize), Problem> {
    let cursor = Cursor::at_offset(text, at as u32);
    let end = cursor.token_end() as usize;
    let byte = text[at];
    if end == at {
        let (offset, message) = cursor.lexical_error().unwrap_or((at as u32, "unexpected character"));
        return Err(Problem { offset: offset as usize, message: message.to_owned() });
    }
    let kind = match byte {
        b'%' => Kind::Value,
        b'^' => Kind::Block,
        b'@' => Kind::Symbol,
        b'"' => Kind::String,
        b'0'..=b'9' => Kind::Number,
        b'-' if end == at + 2 => Kind::Arrow,
        b'#' if end == at + 3 && text[at..end] == *b"#-}" => Kind::Close(b'}'),
        b'!' | b'#' => {
            let kind = if byte == b'!' { Kind::Type } else { Kind::Attr };
            // Without a blank in front of it, `<` opens the data of a dialect, which may be opaque.
            return Ok((kind, if text.get(end) == Some(&b'<') { data_end(text, end)? } else { end }));
        }
        // `<=` and `>=`
        b'<' | b'>' if text.get(end) == Some(&b'=') => Kind::Mark(byte),
        b'(' | b'[' | b'{' | b'<' => Kind::Open(byte),
        b')' | b']' | b'}' | b'>' => Kind::Close(byte),
        b'_' | b'a'..=b'z' | b'A'..=b'Z' => Kind::Word,
        _ => Kind::Mark(byte),
    };
    Ok((kind, end))
}

/// The end of the data of a type or attribute whose `<` is at an offset. Like MLIR's, it looks at brackets and strings only.
fn data_end(text: &[u8], start: usize) -> Result<usize, Problem> {
    let problem = |offset: usize, message: &str| Problem { offset, message: message.to_owned() };
    let mut open = Vec::new();
    let mut at = start;
    while let Some(&byte) = text.get(at) {
        at += 1;
        match byte {
            b'<' | b'[' | b'(' | b'{' => open.push(byte),
            b'-' if text.get(at) == Some(&b'>') => at += 1,
            b'"' => at = token(text, at - 1)?.1,
            b'>' | b']' | b')' | b'}' => {
                let opening = if byte == b')' { b'(' } else { byte - 2 };
                if open.pop() != Some(opening) {
                    return Err(problem(
                        at - 1,
                        &format!("the bracket that '{}' closes is not open", byte as char),
                    ));
                }
                if open.is_empty() {
                    return Ok(at);
                }
            }
            0 => break,
            _ => {}
        }
    }
    Err(problem(start, "'<' is not closed"))
}
