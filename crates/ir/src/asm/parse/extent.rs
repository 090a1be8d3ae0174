//! The extent of a body: the brace that closes the one at its start, found without parsing what is between them.
//!
//! Only strings and comments contain braces that are not tokens, so the extent of a valid body is exact.

use crate::asm::cursor::string_end;
use memchr::memchr;
use terrace_support::words::{BLOCK, find_any};

/// The position of the brace that closes `text[open]`; `None` without one, and after an ill-formed string.
pub(super) fn closing_brace(text: &[u8], open: usize) -> Option<usize> {
    let (mut depth, mut at) = (0usize, open);
    'blocks: loop {
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let mut hits = find_any(rest, *b"{}\"/");
        while hits != 0 {
            let hit = at + hits.trailing_zeros() as usize;
            hits &= hits - 1;
            match text[hit] {
                b'{' => depth += 1,
                b'}' if depth == 1 => return Some(hit),
                b'}' => depth = depth.saturating_sub(1),
                b'"' => {
                    at = string_end(text, hit + 1).ok()?;
                    continue 'blocks;
                }
                _ if text.get(hit + 1) == Some(&b'/') => {
                    at = hit + memchr(b'\n', &text[hit..])?;
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
    use super::closing_brace;

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
}
