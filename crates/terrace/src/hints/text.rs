//! Names and words in a text that may not parse.

/// Whether a byte can be in a name.
pub fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-')
}

/// The name with its mark at the start of a text.
pub fn name_at(text: &[u8], mark: u8) -> Option<&str> {
    let rest = text.strip_prefix(&[mark])?;
    let n = rest.iter().take_while(|&&byte| is_name(byte)).count();
    core::str::from_utf8(&text[..=n]).ok().filter(|name| name.len() > 1)
}

/// The names with a mark in a text.
pub fn names(text: &[u8], mark: u8) -> impl Iterator<Item = &str> {
    memchr::memchr_iter(mark, text).filter_map(move |at| name_at(&text[at..], mark))
}

/// The symbol that an operation's text names first.
pub fn symbol_at(text: &[u8]) -> Option<&str> {
    names(text, b'@').next()
}

/// The last string in a text, without its quotes.
pub fn string_before(text: &[u8]) -> Option<&str> {
    let end = memchr::memrchr(b'"', text)?;
    let start = memchr::memrchr(b'"', &text[..end])?;
    core::str::from_utf8(&text[start + 1..end]).ok()
}

/// The offset of the first token at or behind `at`.
pub fn token_at(text: &[u8], mut at: usize) -> usize {
    loop {
        at += text[at.min(text.len())..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if !text[at.min(text.len())..].starts_with(b"//") {
            return at;
        }
        at = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
    }
}

/// The word at the start of a text: letters, digits, dots and underscores, with a letter first.
pub fn word_at(text: &[u8]) -> Option<&str> {
    if !text.first()?.is_ascii_alphabetic() {
        return None;
    }
    let n = text.iter().take_while(|&&byte| is_name(byte) && byte != b'-').count();
    core::str::from_utf8(&text[..n]).ok()
}

/// Whether a text has the word `name` with `next` behind it.
pub fn mentions(text: &[u8], name: &[u8], next: u8) -> bool {
    memchr::memmem::find_iter(text, name).any(|at| {
        text.get(at + name.len()) == Some(&next)
            && (at == 0 || !is_name(text[at - 1]) && text[at - 1] != b'%')
    })
}
