//! Affine maps and sets without `affine_map<...>` around them, as they were written until 2020.

use crate::token::string_end;

/// A map or set in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bare {
    /// The offset behind it.
    pub end: usize,
    /// Whether it is a set.
    pub is_set: bool,
}

/// Maps are shorter than this: the search for their end is bounded, so that the cost of all searches is linear.
const LONGEST: usize = 4096;

/// The end of the brackets that open at `at`, of any kind.
fn closing(text: &[u8], at: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut i = at;
    let text = &text[..text.len().min(at + LONGEST)];
    while let Some(&byte) = text.get(i) {
        match byte {
            b'"' => {
                i = string_end(text, i);
                continue;
            }
            b'(' | b'[' => depth += 1,
            b')' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(i + 1);
                }
            }
            b'{' | b'}' | b'%' | b'@' | b'!' | b'<' => return None,
            _ => {}
        }
        i += 1;
    }
    None
}

fn blank(text: &[u8], mut at: usize) -> usize {
    while text.get(at).is_some_and(u8::is_ascii_whitespace) {
        at += 1;
    }
    at
}

/// Whether a word is a builtin type rather than the name of a dimension.
fn is_type(word: &str) -> bool {
    let digits = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
    matches!(word, "index" | "none" | "bf16" | "tf32")
        || ["i", "si", "ui", "f"].iter().any(|p| word.strip_prefix(p).is_some_and(digits))
        || word.starts_with("f8")
}

/// Whether a text is a list of names, and how many there are.
fn names(text: &[u8]) -> Option<usize> {
    let text = core::str::from_utf8(text).ok()?.trim();
    if text.is_empty() {
        return Some(0);
    }
    let mut n = 0;
    for name in text.split(',').map(str::trim) {
        let word = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !word || name.as_bytes()[0].is_ascii_digit() || is_type(name) {
            return None;
        }
        n += 1;
    }
    Some(n)
}

/// The map `(d0)[s0] -> (d0 + s0)` or set `(d0) : (d0 >= 0)` that starts with the parenthesis at `at`.
pub fn bare(text: &[u8], at: usize) -> Option<Bare> {
    if text.get(at) != Some(&b'(') {
        return None;
    }
    let mut end = closing(text, at)?;
    let mut n = names(&text[at + 1..end - 1])?;
    let next = blank(text, end);
    if text.get(next) == Some(&b'[') {
        end = closing(text, next)?;
        n += names(&text[next + 1..end - 1])?;
    }
    let next = blank(text, end);
    let is_set = text.get(next) == Some(&b':');
    if !is_set && !text[next..].starts_with(b"->") {
        return None;
    }
    let open = blank(text, next + if is_set { 1 } else { 2 });
    if text.get(open) != Some(&b'(') {
        return None;
    }
    let end = closing(text, open)?;
    let results = core::str::from_utf8(&text[open + 1..end - 1]).ok()?.trim();
    // A function type without parameters looks like a map of numbers.
    let first = results.split(|c: char| !(c.is_alphanumeric() || c == '_')).find(|word| !word.is_empty());
    let is_map = if n == 0 { first.is_some_and(|word| word.as_bytes()[0].is_ascii_digit()) } else { true };
    (is_map && first.is_some_and(|word| !is_type(word))).then_some(Bare { end, is_set })
}

/// The layout `strided<...>` of a map `(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)`: one sum in which each dimension has one
/// factor, and whose symbols are numbered as those of `strided` are: the offset first, then the strides.
pub fn strided(map: &str) -> Option<String> {
    let (params, result) = map.split_once("->")?;
    let (dims, symbols) = match params.split_once('[') {
        Some((dims, symbols)) => (dims, symbols.trim().strip_suffix(']')?),
        None => (params, ""),
    };
    let list = |text: &str| -> Vec<String> {
        text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
    };
    let dims = list(dims.trim().strip_prefix('(')?.strip_suffix(')')?);
    let symbols = list(symbols);
    let sum = result.trim().strip_prefix('(')?.strip_suffix(')')?;
    if sum.contains(['(', ',', '-']) {
        return None;
    }
    let mut strides: Vec<Option<String>> = vec![None; dims.len()];
    let mut offset = "0".to_owned();
    for term in sum.split('+').map(str::trim) {
        let (dim, factor) = match term.split_once('*').map(|(a, b)| (a.trim(), b.trim())) {
            Some((a, b)) if dims.iter().any(|dim| dim == a) => (a, b),
            Some((a, b)) => (b, a),
            None => (term, "1"),
        };
        let is_known =
            |text: &str| text.parse::<u64>().is_ok() || symbols.iter().any(|symbol| symbol == text);
        match dims.iter().position(|name| name == dim) {
            Some(at) if is_known(factor) && strides[at].is_none() => strides[at] = Some(factor.to_owned()),
            None if offset == "0" && !term.contains('*') && is_known(term) => offset = term.to_owned(),
            _ => return None,
        }
    }
    let strides: Vec<String> = strides.into_iter().collect::<Option<_>>()?;
    let used = core::iter::once(&offset).chain(&strides).filter(|text| text.parse::<u64>().is_err());
    if !used.eq(symbols.iter()) {
        return None;
    }
    let show = |text: &String| if text.parse::<u64>().is_ok() { text.clone() } else { "?".to_owned() };
    let strides: Vec<String> = strides.iter().map(show).collect();
    let offset = match show(&offset).as_str() {
        "0" => String::new(),
        offset => format!(", offset: {offset}"),
    };
    Some(format!("strided<[{}]{offset}>", strides.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_and_function_types() {
        let is_map = |text: &str| bare(text.as_bytes(), 0).is_some_and(|map| map.end == text.len());
        for map in
            ["(d0) -> (d0)", "(i, j)[s0] -> (i + s0, j mod 4)", "() -> (0)", "(d0)[] : (d0 >= 0, -d0 == 0)"]
        {
            assert!(is_map(map), "{map}");
        }
        for ty in
            ["(i32) -> (i32)", "() -> ()", "() -> (f32)", "(index) -> ()", "(%a) -> (b)", "(a", "(!x) -> (y)"]
        {
            assert!(!is_map(ty), "{ty}");
        }
    }

    #[test]
    fn strided_layouts() {
        let cases = [
            ("(d0) -> (d0)", Some("strided<[1]>")),
            ("(i, j)[s0, s1] -> (i * s1 + s0 + j)", Some("strided<[?, 1], offset: ?>")),
            ("(i, j) -> (i * 8 + j * 2 + 3)", Some("strided<[8, 2], offset: 3>")),
            ("(i, j)[s0, s1] -> (i * s0 + s1 + j)", None),
            ("(i, j) -> (j, i)", None),
            ("(i) -> (i floordiv 2)", None),
        ];
        for (map, layout) in cases {
            assert_eq!(strided(map).as_deref(), layout, "{map}");
        }
    }
}
