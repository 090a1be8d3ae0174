//! `--split-input-file`: the parts of a text between markers.

/// The default marker between the parts of a file.
pub const MARKER: &str = "// -----";

/// The parts of a text and the near misses of the marker.
#[derive(Debug, PartialEq, Eq)]
pub struct Parts {
    /// The byte ranges of the parts.
    pub ranges: Vec<(u32, u32)>,
    /// The ends of texts that match the marker up to its last two characters.
    pub near_misses: Vec<u32>,
}

/// Splits a text at the marker, also inside lines and strings.
pub fn split(text: &[u8], marker: &str) -> Parts {
    let mut parts = Parts { ranges: Vec::new(), near_misses: Vec::new() };
    let marker = marker.as_bytes();
    // A text that matches the prefix and not the last two characters is a near miss.
    let (prefix, tail) = marker.split_at(marker.len().saturating_sub(2));
    if prefix.is_empty() {
        parts.ranges.push((0, text.len() as u32));
        return parts;
    }
    let mut start = 0;
    let mut from = 0;
    while let Some(at) = memchr::memmem::find(&text[from..], prefix) {
        let (at, end) = (from + at, from + at + prefix.len());
        let rest = &text[end..];
        let next = memchr::memmem::find(rest, prefix).unwrap_or(rest.len());
        if at == 0 {
            // Like upstream, a marker at the start keeps its last characters.
            start = end;
        } else if rest.starts_with(tail) && next > tail.len() {
            parts.ranges.push((start as u32, at as u32));
            start = end + tail.len();
        } else {
            parts.near_misses.push(end as u32);
        }
        from = end;
    }
    if start < text.len() {
        parts.ranges.push((start as u32, text.len() as u32));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        split(text.as_bytes(), MARKER).ranges.iter().map(|&(a, b)| &text[a as usize..b as usize]).collect()
    }

    #[test]
    fn markers_split_anywhere() {
        assert_eq!(parts("a\n// -----\nb\n"), ["a\n", "\nb\n"]);
        assert_eq!(parts("a // ----- b"), ["a ", " b"]);
        assert_eq!(parts("a\n// -----\n// -----\nb"), ["a\n", "\n", "\nb"]);
        assert_eq!(parts("abc"), ["abc"]);
        assert_eq!(parts("// -----\na"), ["--\na"]);
        assert_eq!(parts("a\n// -----"), ["a\n// -----"]);
        assert!(parts("").is_empty());
        let near = split(b"a\n// ---\nb", MARKER);
        assert_eq!((near.ranges.len(), near.near_misses), (1, vec![8]));
    }
}
