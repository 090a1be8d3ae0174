//! The extent of a body: the brace that closes the one at its start, found without parsing what is between them.
//!
//! Only strings and comments contain braces that are not tokens, so the extent of a valid body is exact.

use crate::asm::cursor::string_end;
use memchr::{memchr, memrchr};
use terrace_support::words::{BLOCK, find_any};

/// The position of the brace that closes `text[open]`; `None` without one, and after an ill-formed string.
pub fn closing_brace(text: &[u8], open: usize) -> Option<usize> {
    scan(text, open, 0).ok()
}

/// Whether each brace of a text has its counterpart.
pub(super) fn is_balanced(text: &[u8]) -> bool {
    scan(text, 0, 1) == Err(Some(1))
}

/// The end of the body at `text[open]`, of an operation that starts at `start`, in a text that lacks braces or has too many:
/// lines that are indented no more than the operation's are not in the body.
pub(super) fn end_by_layout(text: &[u8], start: usize, open: usize) -> usize {
    let line = memrchr(b'\n', &text[..start]).map_or(0, |at| at + 1);
    let blanks = |line: &[u8]| line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let indentation = blanks(&text[line..start]);
    let mut at = open + 1;
    while let Some(next) = memchr(b'\n', &text[at..]).map(|by| at + by + 1) {
        at = next;
        let n = blanks(&text[at..]);
        match text.get(at + n) {
            Some(b'}') if n <= indentation => return at + n + 1,
            Some(b'\n' | b'\r' | b'/' | b'^') | None => {}
            Some(_) if n <= indentation => return at,
            Some(_) => {}
        }
    }
    text.len()
}

/// The position of the brace that closes `depth` open ones. The error is how many are open at the end of the text, or
/// nothing after an ill-formed string.
fn scan(text: &[u8], start: usize, mut depth: usize) -> Result<usize, Option<usize>> {
    let mut at = start;
    'blocks: loop {
        let rest = text.get(at..).filter(|rest| !rest.is_empty()).ok_or(Some(depth))?;
        let mut hits = find_any(rest, *b"{}\"/");
        while hits != 0 {
            let hit = at + hits.trailing_zeros() as usize;
            hits &= hits - 1;
            match text[hit] {
                b'{' => depth += 1,
                b'}' if depth == 1 => return Ok(hit),
                b'}' => depth = depth.saturating_sub(1),
                b'"' => {
                    at = string_end(text, hit + 1).map_err(|_| None)?;
                    continue 'blocks;
                }
                _ if text.get(hit + 1) == Some(&b'/') => {
                    at = hit + memchr(b'\n', &text[hit..]).ok_or(Some(depth))?;
                    continue 'blocks;
                }
                _ => {}
            }
        }
        at += BLOCK;
    }
}

#[cfg(test)]
mod tests {
    use super::{closing_brace, end_by_layout, is_balanced};

    /// The text up to the brace that closes its first one.
    fn extent(text: &str) -> Option<&str> {
        let open = text.find('{').unwrap();
        closing_brace(text.as_bytes(), open).map(|close| &text[..=close])
    }

    #[test]
    fn braces_in_strings_and_comments_do_not_count() {
        for (text, rest) in [
            ("{}", "}"),
            ("f {a {b} {{c}} d}", "} {"),
            ("{ // }\n}", "//"),
            ("{ \"}\" }", " \"{\""),
            ("{ \"\\\"}\\\\\" \"//\" }", "}"),
            ("{ /}", "}"),
            ("{ // \" }\n / \"// }\" // {\n @\"}\" }", "\n}"),
            ("{ / \"}/\" // }}\n{ / } }", ""),
            ("{// a // }\n}", ""),
        ] {
            assert_eq!(extent(&format!("{text}{rest}")), Some(text));
        }
    }

    #[test]
    fn unclosed_bodies_have_no_extent() {
        for text in ["{", "{ \"}", "{ \"}\\", "{ \"}\\\"", "{ // }", "{ {}", "{ /", "{ //", "{ \"a\" {} /"] {
            assert_eq!(extent(text), None, "{text}");
        }
    }

    #[test]
    fn braces_are_balanced_outside_of_strings_and_comments() {
        for text in ["", "{}", "{ \"{\" } // {", "{}\n{{}}"] {
            assert!(is_balanced(text.as_bytes()), "{text}");
        }
        for text in ["{", "}", "}{", "{ \"} }", "{{}"] {
            assert!(!is_balanced(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn layout_ends_bodies() {
        for (text, rest) in [
            ("f {\n  a {\n  b\n}", "\ng {\n}"),
            ("f {\n  a {\n  b\n", "g {\n}"),
            ("f {\n  }\n  b\n^bb:\n// c\n\n}", "\n"),
            ("f {\n  a", ""),
        ] {
            let whole = format!("{text}{rest}");
            let end = end_by_layout(whole.as_bytes(), 0, whole.find('{').unwrap());
            assert_eq!(&whole[..end], text);
        }
    }
}
