//! Formats MLIR text.
//!
//! The tokens and comments of a text stay as they are, and only the blanks and line breaks between them change, so the text
//! means the same afterwards. Operations are not parsed: text of unknown dialects is formatted, too. `docs/fmt.md` has the
//! rules.
//!
//! A text is cut at lines `// -----` into chunks ([`format()`]). A chunk is a list of tokens with the brackets matched
//! (`token`); a walk over it says where operations, blocks and regions start (`layout`) and so which lines are broken and
//! indented, and `spacing` decides about blanks within a line. `lines` finds the lines that comments count.

mod edit;
mod layout;
mod lines;
mod spacing;
mod token;

pub use edit::{Edit, apply};

/// The marker between the chunks of a file, each a module of its own.
const MARKER: &[u8] = b"// -----";

/// The changes that format a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Formatted {
    /// The blanks to replace, in the order of the text.
    pub edits: Vec<Edit>,
    /// The chunks that stay as they are, with the reason: they have a bracket without its counterpart, a character that
    /// starts no token, or a carriage return without a line feed.
    pub problems: Vec<Problem>,
}

/// The reason for which a chunk is not formatted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The offset of the token.
    pub offset: usize,
    /// The reason.
    pub message: String,
}

/// Formats a text.
///
/// ```
/// let text = b"func.func @f( %a : i32 )->i32 {  // One operation a line.\n%b = arith.addi %a,%a:i32  return %b : i32 }";
/// let new = "func.func @f(%a: i32) -> i32 {  // One operation a line.\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
/// assert_eq!(String::from_utf8(terrace_fmt::format(text)).unwrap(), new);
/// ```
pub fn format(text: &[u8]) -> Vec<u8> {
    apply(text, &edits(text).edits)
}

/// The edits that format a text of less than four gigabytes; a longer one has a problem instead.
pub fn edits(text: &[u8]) -> Formatted {
    if u32::try_from(text.len()).is_err() {
        let message = "the text has four gigabytes or more".to_owned();
        return Formatted { edits: Vec::new(), problems: vec![Problem { offset: 0, message }] };
    }
    let mut formatter = layout::Formatter::new(text);
    let mut start = 0;
    for at in markers(text) {
        formatter.chunk(start, at);
        start = at;
    }
    formatter.chunk(start, text.len());
    formatter.finish()
}

/// The offsets of the markers between chunks. With other text on its line a marker is a comment like others.
fn markers(text: &[u8]) -> impl Iterator<Item = usize> {
    let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r');
    memchr::memmem::find_iter(text, MARKER).filter(move |&at| {
        let before = text[..at].iter().rev().find(|byte| !is_blank(byte));
        let behind = text[at + MARKER.len()..].iter().find(|byte| !is_blank(byte));
        before.is_none_or(|&byte| byte == b'\n') && behind.is_none_or(|&byte| byte == b'\n')
    })
}
