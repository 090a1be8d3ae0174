//! The errors of the parser, in the form in which LLVM's tools print them.

/// An error in the text of a module.
///
/// [`Display`](core::fmt::Display) writes what `llvm-as` prints after its own name:
///
/// ```text
/// a.ll:2:7: error: expected type
///   ret voi
///       ^
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The name of the input, as passed to [`parse`](crate::parse()).
    pub name: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// LLVM's message.
    pub message: String,
    /// The text of the line.
    pub text: String,
}

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{}:{}:{}: error: {}", self.name, self.line, self.column, self.message)?;
        // Tab stops are at multiples of eight columns.
        let (mut shown, mut caret) = (String::new(), None);
        for (at, c) in self.text.char_indices() {
            if at + 1 >= self.column as usize && caret.is_none() {
                caret = Some(shown.chars().count());
            }
            match c {
                '\t' => {
                    let width = 8 - shown.chars().count() % 8;
                    shown.extend(core::iter::repeat_n(' ', width));
                }
                c => shown.push(c),
            }
        }
        let caret = caret.unwrap_or(shown.chars().count());
        write!(f, "{shown}\n{:caret$}^", "")
    }
}

impl std::error::Error for ParseError {}

/// A message and the offset in the text at which it applies.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) at: u32,
    pub(super) message: String,
}

/// The result of a rule of the grammar. Boxed, so that results stay small.
pub(super) type Parse<T> = Result<T, Box<Failure>>;

/// An error at an offset in the text.
#[cold]
pub(super) fn fail<T>(at: u32, message: impl Into<String>) -> Parse<T> {
    Err(Box::new(Failure { at, message: message.into() }))
}

impl Failure {
    /// The error of the lexer, if there is one: it takes precedence.
    pub(super) fn after_lexer(self, error: Option<(u32, &'static str)>) -> Failure {
        match error {
            Some((at, message)) => Failure { at, message: message.into() },
            None => self,
        }
    }

    /// The error with the line that it applies to.
    pub(super) fn locate(self, name: &str, text: &[u8]) -> ParseError {
        let at = (self.at as usize).min(text.len());
        let before = &text[..at];
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let end = text[start..].iter().position(is_end).map_or(text.len(), |len| start + len);
        ParseError {
            name: name.into(),
            line: before.iter().filter(|&&byte| byte == b'\n').count() as u32 + 1,
            column: (at - start) as u32 + 1,
            message: self.message,
            text: String::from_utf8_lossy(&text[start..end.max(start)]).into_owned(),
        }
    }
}
