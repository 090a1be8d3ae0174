//! The extent of a body: the brace that closes the one at its start, found without parsing what is between them.
//!
//! Braces in strings and comments do not count. Nothing else in MLIR hides a brace, so the extent of a valid body is
//! exact.

use memchr::{memchr, memchr2, memchr3};

/// Finds the extents of bodies in the order of the text.
#[derive(Default)]
pub(super) struct Extents {
    /// The first slash that was not passed yet, the end of the text if there is none. Slashes are rare: their search runs
    /// ahead of the other one, over all bodies, so that each byte is read twice.
    slash: usize,
}

impl Extents {
    /// The position of the brace that closes `text[open]`; `None` when nothing does.
    pub fn closing_brace(&mut self, text: &[u8], open: usize) -> Option<usize> {
        let (mut depth, mut at) = (0usize, open);
        loop {
            let hit = at + memchr3(b'{', b'}', b'"', text.get(at..)?)?;
            let slash = self.slash_from(text, at);
            if slash < hit {
                // There is no quote between two hits, so the slash is not part of a string.
                at = match text.get(slash + 1) {
                    Some(b'/') => slash + memchr(b'\n', &text[slash..])?,
                    _ => slash + 1,
                };
                continue;
            }
            at = hit + 1;
            match text[hit] {
                b'{' => depth += 1,
                b'}' if depth == 1 => return Some(hit),
                b'}' => depth -= 1,
                _ => at = string_end(text, at)?,
            }
        }
    }

    /// The first slash from `at` on.
    #[inline]
    fn slash_from(&mut self, text: &[u8], at: usize) -> usize {
        if self.slash < at || at == 0 {
            self.slash = memchr(b'/', &text[at..]).map_or(text.len(), |found| at + found);
        }
        self.slash
    }
}

/// The position after the quote that ends the string whose contents start at `at`.
fn string_end(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr2(b'"', b'\\', text.get(at..)?)?;
        match text[at] {
            b'"' => return Some(at + 1),
            _ => at += 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Extents;

    /// The text up to the brace that closes its first one.
    fn extent(text: &str) -> Option<&str> {
        let open = text.find('{').unwrap();
        Extents::default().closing_brace(text.as_bytes(), open).map(|close| &text[..=close])
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
